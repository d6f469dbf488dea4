"""From opening the page to the first legal move, in both kinds of house: python3 run.py do python tools/first_move.py [--rounds N].

A fresh browser each time, phone size, on this machine: a server, once as it is and once as over slow 4G (150 ms, 1.6 Mbit/s); and with
--house the house without a server, which python3 run.py site has built, on the first and on the second visit.

Beside the time stand the processor time that the browser took for it, and how busy the machine was: the same sum is done before every
visit, and how long that took, divided by its processor time, is 1.0 on a quiet machine. What counts is the best of several rounds.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from cheeseboard.games import names
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.house import WebSpace
from tests.web.server import NO_LIMITS, Server

ROOT = Path(__file__).resolve().parents[1]
PHONE = {"width": 390, "height": 844}
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
CHOICE = ".board .legal, .cell.legal, .acts button.go"
HASTY = (
    "localStorage.setItem('cheeseboard-settings', JSON.stringify({language: 'en', steady: false}))"  # it taps at once
)
TICKS = os.sysconf("SC_CLK_TCK")
COUNT_FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const next = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


@dataclass(frozen=True, order=True)
class Visit:
    """How long it took, in seconds, and in seconds of the processor's; and how busy the machine was just before."""

    wall: float
    cpu: float
    busy: float

    def __str__(self) -> str:
        return f"{self.wall:.2f} s ({self.cpu:.2f} s CPU, busy {self.busy:.1f})"


def device(browser: Browser, workers: Literal["allow", "block"]) -> BrowserContext:
    context = browser.new_context(viewport=PHONE, locale="en-GB", service_workers=workers)  # type: ignore[arg-type]
    context.add_init_script(HASTY)
    return context


def busy() -> float:
    """How long a sum took, divided by its processor time."""
    wall, cpu = time.perf_counter(), time.process_time()
    sum(range(4_000_000))
    return (time.perf_counter() - wall) / (time.process_time() - cpu)


def browser_cpu() -> float:
    """Seconds that all processes of our browser have taken so far."""
    found: dict[int, tuple[int, str, float]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name, _, rest = (folder / "stat").read_text().partition("(")[2].rpartition(")")
        except OSError:
            continue  # it has just ended
        fields = rest.split()
        found[int(folder.name)] = int(fields[1]), name, (int(fields[11]) + int(fields[12])) / TICKS

    def is_ours(process: int) -> bool:
        return process == os.getpid() or (process in found and is_ours(found[process][0]))

    return sum(cpu for process, (_, name, cpu) in found.items() if "chrom" in name and is_ours(process))


def first_move(context: BrowserContext, url: str, game: str, *, is_slow: bool = False) -> tuple[Visit, Page]:
    """Two clicks from the first page, until something can be played."""
    page = context.new_page()
    if is_slow:
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW_4G)
    before, cpu, began = busy(), browser_cpu(), time.perf_counter()
    page.goto(url)
    page.locator(f'a.box[href$="/play/{game}"]').click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(CHOICE).first.wait_for()
    return Visit(time.perf_counter() - began, browser_cpu() - cpu, before), page


def frames(page: Page, seconds: float) -> list[float]:
    """Milliseconds between frames while somebody plays whatever is offered first."""
    page.evaluate(COUNT_FRAMES)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for choice in (".acts button.go", ".hand .legal", ".cell.legal", ".board .legal"):
            found = page.locator(choice)
            if found.count():
                found.first.click(force=True, timeout=2000)
                break
        page.wait_for_timeout(300)
    return sorted(page.evaluate("window.frames_"))


def visits(browser: Browser, asked: argparse.Namespace) -> None:
    """To the house without a server: for the first time, and once it is on the device."""
    with WebSpace(ROOT / "build", "/house/") as space:
        for game in asked.games:
            first, second = [], []
            for _ in range(asked.rounds):
                context = device(browser, "allow")
                visit, page = first_move(context, space.url, game)
                first.append(visit)
                page.evaluate("() => navigator.serviceWorker.ready.then(() => 1)")
                page.close()
                second.append(first_move(context, space.url, game)[0])
                context.close()
            print(f"{game}: first visit {min(first)}; second visit {min(second)}", flush=True)


def to_server(browser: Browser, asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), NO_LIMITS) as server:
        for game in asked.games:
            told = []
            for is_slow in (False, True):
                found = []
                for number in range(asked.rounds):
                    visit, page = first_move(device(browser, "block"), server.url, game, is_slow=is_slow)
                    found.append(visit)
                    if not is_slow and number == asked.rounds - 1:
                        gaps = frames(page, asked.seconds)
                    page.context.close()
                told.append(min(found))
            middle, late = (gaps[len(gaps) * share // 100] for share in (50, 95))
            print(
                f"{game}: {told[0]}; over slow 4G {told[1]}; frames p50 {middle:.1f} ms, p95 {late:.1f} ms of {len(gaps)}",
                flush=True,
            )


def arguments() -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("games", nargs="*", default=names(), help="of which games; all, if none is named")
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--seconds", type=float, default=8.0, help="of play, whose frames are counted (8)")
    asked.add_argument("--house", action="store_true", help="in the house without a server")
    return asked.parse_args()


def main() -> None:
    asked = arguments()
    visit: Callable[[Browser, argparse.Namespace], None] = visits if asked.house else to_server
    with sync_playwright() as play:
        visit(play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS), asked)
    print(f"best of {asked.rounds}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()

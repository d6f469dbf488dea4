"""From opening the page to the first legal move, and how smooth a table runs: python3 run.py do python tools/first_move.py [--rounds N].

A fresh browser each time, phone size, against a real server on this machine; once more as over slow 4G (150 ms, 1.6 Mbit/s).
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from cheeseboard.games import names
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.web.server import NO_LIMITS, Server

PHONE = {"width": 390, "height": 844}
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
CHOICE = ".board .legal, .cell.legal, .acts button.go"
COUNT_FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const next = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


def first_move(browser: Browser, url: str, game: str, *, is_slow: bool) -> tuple[float, Page]:
    """Two clicks from the first page; the seconds until something can be played."""
    page = browser.new_context(viewport=PHONE, locale="en-GB", service_workers="block").new_page()  # type: ignore[arg-type]
    if is_slow:
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW_4G)
    began = time.perf_counter()
    page.goto(url)
    page.locator(f'a.box[href="/play/{game}"]').click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(CHOICE).first.wait_for()
    return time.perf_counter() - began, page


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


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--seconds", type=float, default=8.0, help="of play, whose frames are counted (8)")
    words = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), NO_LIMITS) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for game in names():
            told = []
            for is_slow in (False, True):
                waits = []
                for _ in range(words.rounds):
                    wait, page = first_move(browser, server.url, game, is_slow=is_slow)
                    waits.append(wait)
                    if not is_slow and len(waits) == words.rounds:
                        found = frames(page, words.seconds)
                    page.context.close()
                told.append(f"{statistics.median(waits):.2f} s")
            middle, late = (found[len(found) * share // 100] for share in (50, 95))
            print(
                f"{game}: first legal move after {told[0]}, over slow 4G {told[1]}; "
                f"frames p50 {middle:.1f} ms, p95 {late:.1f} ms of {len(found)}; load {os.getloadavg()[0]:.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()

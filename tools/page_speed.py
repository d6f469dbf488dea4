"""What the page weighs and how it moves on a slow phone, as JSON, for ``cheeseboard bench --all``.

    python3 run.py do python tools/page_speed.py [--rounds N] [--game NAME]

A fresh browser context each time, phone size, a server of its own. ``kilobytes`` is the JavaScript and CSS that came over the network,
packed, until the first move of one game. With the processor four times slower: ``longest_task_ms`` is the longest task until then, and
``frame_p95_ms`` the 95th percentile between two frames while it is played. These are times on the wall; ``task_cpu_ms`` is four times
the processor time of the longest task, which says the same on a busy machine. ``lighthouse`` needs the command of that name, or
``npm ci --prefix tools/lighthouse``.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.web.server import NO_LIMITS, Server
from tools.first_move import CHOICE, device, first_move, frames

HERE = Path(__file__).resolve().parent
SLOWER = 4
TASKS = """
    window.tasks_ = [];
    new PerformanceObserver((list) => window.tasks_.push(...list.getEntries().map((one) => one.duration)))
        .observe({type: 'longtask', buffered: true});
"""
CODE = """performance.getEntriesByType('resource').filter((one) => /\\.(js|css)(\\?|$)/.test(one.name))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def weight(browser: Browser, url: str, game: str) -> float:
    _, page = first_move(device(browser, "block"), url, game)
    found = page.evaluate(CODE) / 1000
    page.context.close()
    return float(found)


def slow(browser: Browser, url: str, game: str) -> tuple[float, float]:
    """The longest task until the first move, and the frames of some seconds of play."""
    context = device(browser, "block")
    context.add_init_script(TASKS)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url)
    page.locator(f'a.box[href$="/play/{game}"]').click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(CHOICE).first.wait_for()
    longest = max([0.0, *page.evaluate("window.tasks_")])
    gaps = frames(page, 8.0)
    context.close()
    return float(longest), gaps[len(gaps) * 95 // 100]


def longest_task(browser: Browser, url: str, game: str) -> float:
    """Processor time of the longest task of a page until the first move, times SLOWER, in milliseconds."""
    context = device(browser, "block")
    page = context.new_page()
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    page.goto(url)
    page.locator(f'a.box[href$="/play/{game}"]').click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(CHOICE).first.wait_for()
    found = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return float(max(one["tdur"] for one in tasks_of_the_page(found))) / 1000 * SLOWER


def tasks_of_the_page(found: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What the main thread of the page's process does, task by task."""
    threads = {
        (one["pid"], one["tid"])
        for one in found
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    calls = Counter((one["pid"], one["tid"]) for one in found if one["name"] == "FunctionCall")
    page = max(threads, key=lambda thread: calls[thread])
    for one in found:
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) == page and "tdur" in one:
            yield one


def lighthouse(url: str) -> list[float]:
    command = shutil.which("lighthouse") or shutil.which("lighthouse", path=str(HERE / "lighthouse/node_modules/.bin"))
    if command is None:
        return []
    told = subprocess.run(
        [command, url, "--quiet", "--only-categories=performance", "--output=json", "--chrome-flags=" + " ".join(ARGUMENTS)],
        capture_output=True, text=True, check=False, env={**os.environ, "CHROME_PATH": CHROMIUM or ""},
    )  # fmt: skip
    return [100 * json.loads(told.stdout)["categories"]["performance"]["score"]] if told.returncode == 0 else []


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--game", default="alles-kaese")
    wanted = asked.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), NO_LIMITS) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        weights = [weight(browser, server.url, wanted.game)]
        slows = [slow(browser, server.url, wanted.game) for _ in range(wanted.rounds)]
        found = {
            "kilobytes": weights,
            "longest_task_ms": [longest for longest, _ in slows],
            "task_cpu_ms": [longest_task(browser, server.url, wanted.game) for _ in range(wanted.rounds)],
            "frame_p95_ms": [late for _, late in slows],
            "lighthouse": lighthouse(server.url),
        }
        browser.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()

"""The last line of a run: what was not run, and how to include it.

A test that could run says how when it is skipped: «there is no Chromium here: apt-get install chromium». What follows the
last colon is the way to include it. Where there is no colon there is no way, as for a lesson of a game that has none.
Thousands of cases are left out of a usual run (tests/long.py): they are counted here, not reported one by one.
"""

from collections import Counter
from typing import Any

import pytest

from tests.long import FULL, LATER

COUNT = "cheeseboard left out"  # what a worker tells the run that started it
LEFT = pytest.StashKey[int]()  # cases of this process


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    kept = [item for item in items if not is_for_later(item)]
    config.stash[LEFT] = len(items) - len(kept)
    items[:] = kept


def is_for_later(item: pytest.Item) -> bool:
    marks = [mark for name in ("skip", "skipif") for mark in item.iter_markers(name)]
    return any(LATER in (*mark.args, mark.kwargs.get("reason")) and mark.args[:1] != (False,) for mark in marks)


@pytest.hookimpl(trylast=True)  # when all workers have told
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker says what it has left out; all of them have left out the same. A run that left out everything is no failure."""
    left = session.config.stash.get(LEFT, 0)
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[COUNT] = left
    elif left and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    node.config.stash[LEFT] = getattr(node, "workeroutput", {}).get(COUNT, 0)


def way_in(report: pytest.TestReport | pytest.CollectReport) -> str | None:
    """How to include what was skipped, if it can be."""
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longreprtext
    said, colon, way = str(reason).removeprefix("Skipped: ").rpartition(": ")
    return way if said and colon else None


def left_out(reports: list[pytest.TestReport | pytest.CollectReport]) -> list[str]:
    """Tests, and whole files of them, by what includes them, most first."""
    found = Counter((way, report.when == "collect") for report in reports if (way := way_in(report)))
    return [
        f"{counted(number, 'file' if is_file else 'test')} ({way})" for (way, is_file), number in found.most_common()
    ]


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    later = terminalreporter.config.stash.get(LEFT, 0)
    cases = [f"{counted(later, 'test')} ({LATER.rpartition(': ')[2]})"] if later else []
    usual = [] if FULL else ["most repetitions (CHEESEBOARD_LONG=1)"]
    if said := left_out(terminalreporter.stats.get("skipped", [])) + cases + usual:
        terminalreporter.write_line(f"not run: {', '.join(said)}")

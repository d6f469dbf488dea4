"""The last line of a run: what was not run, and how to include it.

A test that could run says how when it is skipped: «there is no Chromium here: apt-get install chromium». What follows the
last colon is the way to include it. Where there is no colon there is no way, as for a lesson of a game that has none.
"""

from collections import Counter

import pytest

from tests.long import FULL


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
    usual = [] if FULL else ["most repetitions (CHEESEBOARD_LONG=1)"]
    if said := left_out(terminalreporter.stats.get("skipped", [])) + usual:
        terminalreporter.write_line(f"not run: {', '.join(said)}")

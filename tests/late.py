"""A second chance for tests that wait for other processes, and a report of every test that needed it.

Servers, databases, browsers and clocks may be late on a busy machine. A test that fails is run once more when all others have
ended, alone and in a process of its own. If it passes then, the run passes, but tells at its end what failed and how, and
writes that to build/flaky.txt. Tests of rules and words wait for nobody: they have one chance, and so has a test that hangs.
Where many fail, something is broken: none is run again.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import PurePath

import pytest

SURE = {"engine", "games", "table", "words", "every_game"}  # folders whose tests have no clock and no other process
HANGS = "from pytest-timeout"  # what it says of a test that it stopped
MANY = 15
FLAKY = "flaky"  # a report's outcome, beside pytest's own
IS_SECOND = os.environ.get("CHEESEBOARD_SECOND_CHANCE") == "1"
TITLE = pytest.StashKey[str]()  # how it went the second time
found: list[pytest.TestReport] = []  # what failed, and may be run again


@pytest.hookimpl(wrapper=True)  # before pytest counts
def pytest_runtest_logreport(report: pytest.TestReport) -> Iterator[None]:
    if report.failed and not IS_SECOND and not is_sure(report.nodeid) and HANGS not in report.longreprtext:
        report.outcome = FLAKY  # type: ignore[assignment] # pytest shows outcomes it does not know
    if str(report.outcome) == FLAKY:  # as a worker sends it
        found.append(report)
    return (yield)


def is_sure(nodeid: str) -> bool:
    return bool(SURE & set(PurePath(nodeid.partition("::")[0]).parts))


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, tuple[str, dict[str, bool]]] | None:
    return (FLAKY, "R", ("FLAKY", {"yellow": True})) if str(report.outcome) == FLAKY else None


@pytest.hookimpl(trylast=True)  # when all workers have ended
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Once more, alone: the run fails if that does."""
    if not found or hasattr(session.config, "workerinput"):
        return
    names = list(dict.fromkeys(report.nodeid for report in found))
    is_lost = len(names) > MANY or again(session.config, names) != pytest.ExitCode.OK
    session.config.stash[TITLE] = "failed" if is_lost else "failed, and passed when run again"
    if is_lost:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        for report in found:
            report.outcome = "failed"
        reporter = session.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:  # its last line shall say so
            reporter.stats["failed"] = [*reporter.stats.get("failed", []), *reporter.stats.pop(FLAKY, [])]
        return
    note = session.config.rootpath / "build" / "flaky.txt"
    note.parent.mkdir(exist_ok=True)
    with note.open("a", encoding="utf-8") as file:
        file.write(told())


def again(config: pytest.Config, names: list[str]) -> int:
    """A run of these tests alone, with the options of this one that name no other tests; its answer."""
    options = config.invocation_params.args
    plugins = [word for pair in pairwise(options) if pair[0] == "-p" for word in pair]
    command = [sys.executable, "-m", "pytest", "-q", *plugins, "--rootdir", str(config.rootpath), *names]
    writer = config.get_terminal_writer()
    writer.write(f"\nonce more, alone: {', '.join(names)}\n")
    writer.flush()
    environment = {**os.environ, "CHEESEBOARD_SECOND_CHANCE": "1"}
    return subprocess.run(command, cwd=config.rootpath, env=environment, check=False).returncode  # noqa: S603


def told() -> str:
    return "\n".join(f"{report.nodeid} ({report.when})\n{report.longreprtext}\n" for report in found)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What failed at first, with its traceback."""
    if found:
        terminalreporter.section(terminalreporter.config.stash[TITLE], yellow=True)
        terminalreporter.write(told())

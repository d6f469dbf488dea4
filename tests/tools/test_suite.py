"""The suite itself: tests of one process do not disturb each other, a test that fails once is not hushed up, one that hangs is
stopped, and the last line tells what was not run."""

import os
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path

import pytest

import cheeseboard
from tests.browser.conftest import CHROMIUM

ROOT = Path(__file__).resolve().parents[2]


def pytest_on(folder: Path, files: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """A run of pytest by itself, on these files."""
    (folder / "pytest.ini").write_text(
        f"[pytest]\npythonpath = {ROOT}\naddopts = --strict-markers -ra\nmarkers = seldom\n"
    )
    for name, text in files.items():
        (folder / name).write_text(text)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "xdist.plugin", *words, str(folder)]
    ours = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "", "CHEESEBOARD_SECOND_CHANCE": ""}
    environment = {**os.environ, **ours}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)  # noqa: S603


# One build


def build() -> str:
    return cheeseboard.__file__


def test_processes_that_tests_start_run_the_build_that_is_tested() -> None:
    """A tool that puts src/ on the path when a test imports it would make them run the sources, a hundred times slower."""
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(build) == build()


# A browser and asynchronous tests in one process

BROWSER = """
from tests.browser.conftest import browser, chromium

def test_a_page_opens(browser):
    browser.new_page().set_content("cheese")
"""
LOOP = """
import asyncio

def test_something_asynchronous():
    asyncio.run(asyncio.sleep(0))
"""


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here: apt-get install chromium")
def test_asynchronous_tests_may_follow_a_browser_in_the_same_process(tmp_path: Path) -> None:
    done = pytest_on(tmp_path, {"test_1.py": BROWSER, "test_2.py": LOOP, "test_3.py": BROWSER, "test_4.py": LOOP})
    assert "4 passed" in done.stdout, done.stdout


# A second chance

HOOKS = "from tests.late import *\n"
FAILS_ONCE = """
import pathlib, pytest
TRIED = pathlib.Path(__file__).with_suffix(".tried")

@pytest.fixture(scope="session")
def server():
    yield []
    if TRIED.read_text() == "I":
        raise OSError("and could not be stopped")

def test_it(server):
    assert server == []  # started anew, not as the first try left it
    server.append("used")
    tries = TRIED.read_text() if TRIED.exists() else ""
    TRIED.write_text(tries + "I")
    assert tries, "the mouse was late"
"""
PASSES = "def test_it():\n    pass\n"


@pytest.mark.parametrize("words", [(), ("-n", "2")])
def test_what_fails_once_passes_and_is_reported(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = pytest_on(tmp_path, {"conftest.py": HOOKS, "test_late.py": FAILS_ONCE, "test_other.py": PASSES}, *words)
    assert done.returncode == 0, done.stdout
    assert "1 passed, 2 flaky in " in done.stdout  # its call and its teardown
    assert "once more, alone: test_late.py::test_it" in done.stdout
    assert "failed, and passed when run again" in done.stdout
    assert "the mouse was late" in done.stdout
    noted = (tmp_path / "build" / "flaky.txt").read_text("utf-8")
    assert "test_late.py::test_it (call)" in noted
    assert "the mouse was late" in noted


def test_what_fails_twice_fails(tmp_path: Path) -> None:
    always = FAILS_ONCE.replace("assert tries,", "assert False,")
    done = pytest_on(tmp_path, {"conftest.py": HOOKS, "test_late.py": always})
    assert done.returncode == 1
    assert "1 failed" in done.stdout
    assert done.stdout.splitlines()[-1].strip("= ").startswith("2 failed in")  # call and teardown
    assert "failed, and passed" not in done.stdout
    assert (tmp_path / "test_late.tried").read_text() == "II"
    assert not (tmp_path / "build" / "flaky.txt").exists()


def test_where_many_fail_none_is_run_again(tmp_path: Path) -> None:
    broken = "import pytest\n\n@pytest.mark.parametrize('case', range(16))\ndef test_it(case):\n    assert case < 0\n"
    done = pytest_on(tmp_path, {"conftest.py": HOOKS, "test_broken.py": broken})
    assert done.returncode == 1
    assert "once more" not in done.stdout
    assert "assert 15 < 0" in done.stdout


def test_what_waits_for_nobody_has_one_chance(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    done = pytest_on(tmp_path, {"conftest.py": HOOKS, "games/test_sure.py": FAILS_ONCE})
    assert done.returncode == 1
    assert (tmp_path / "games" / "test_sure.tried").read_text() == "I"


HANGS = """
import time, pytest

def test_it():
    time.sleep(60)  # for ever
"""


def test_what_hangs_fails_with_its_stack_and_is_not_tried_again(tmp_path: Path) -> None:
    words = ("-p", "pytest_timeout", "--timeout", "1")
    done = pytest_on(tmp_path, {"conftest.py": HOOKS, "test_late.py": HANGS}, *words)
    assert done.returncode == 1
    assert "time.sleep(60)  # for ever" in done.stdout
    assert "1 failed in" in done.stdout


# The last line

LINE = "from tests.left_out import *\n"
SKIPPED = """
import pytest

@pytest.mark.parametrize("case", [1, 2])
def test_it(case):
    pytest.skip("there is no cheese here: apt-get install cheese")

def test_another():
    pytest.skip("it has none")
"""
FILE = "import pytest\npytest.skip('no mice: run.py mice', allow_module_level=True)\n"


@pytest.mark.parametrize("words", [(), ("-n", "2")])
def test_the_last_line_tells_what_was_not_run_and_how_to_include_it(tmp_path: Path, words: tuple[str, ...]) -> None:
    files = {"conftest.py": LINE, "test_skipped.py": SKIPPED, "test_file.py": FILE, "test_other.py": PASSES}
    done = pytest_on(tmp_path, files, *words)
    told = next(line for line in done.stdout.splitlines() if line.startswith("not run: "))
    assert told.startswith("not run: 2 tests (apt-get install cheese), 1 file (run.py mice)")
    assert "it has none" not in told


LATER = """
import pytest
from tests.long import LATER, cases

@pytest.mark.parametrize("case", cases([1, 2, 3, 4], [1], is_full=False))
def test_it(case):
    assert case == 1

@pytest.mark.skipif(True, reason=LATER)
def test_for_longer_runs():
    assert False

@pytest.mark.skipif(False, reason=LATER)
def test_for_all_runs():
    pass
"""


@pytest.mark.parametrize("words", [(), ("-n", "2")])
def test_cases_for_longer_runs_are_counted_and_not_listed(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = pytest_on(tmp_path, {"conftest.py": LINE, "test_later.py": LATER}, *words)
    assert "\nnot run: 4 tests (CHEESEBOARD_LONG=1)" in done.stdout
    assert "2 passed in" in done.stdout
    assert "SKIPPED" not in done.stdout


@pytest.mark.parametrize("words", [(), ("-n", "2")])
def test_a_run_with_nothing_but_such_cases_does_not_fail(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = pytest_on(tmp_path, {"conftest.py": LINE, "test_later.py": LATER}, "-k", "4", *words)
    assert done.returncode == 0, done.stdout
    assert "not run: 1 test (CHEESEBOARD_LONG=1)" in done.stdout

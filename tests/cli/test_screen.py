"""What somebody sees at a terminal: colour, pages, bars."""

import io
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from cheeseboard.lab import progress
from cheeseboard.lab.progress import ProgressBar, clock
from cheeseboard.table import record
from tests.table.test_record import finished

pytest.importorskip("pty", reason="needs a terminal of POSIX")

from tests.terminal.test_command import COLOUR, Terminal

PROGRAM = [sys.executable, "-m", "cheeseboard"]
BOLD = "\x1b[1m"


def seen(folder: Path, *words: str, before: str = "") -> str:
    """All that a command writes to a terminal; NO_COLOR is set, unless it is taken away before."""
    person = Terminal(["/bin/sh", "-c", f"{before} exec {shlex.join([*PROGRAM, *words])}"], folder)
    try:
        while person.process.poll() is None:
            person.read(0.1)
        person.read(0.1)
        return person.said
    finally:
        person.close()


COMMANDS = pytest.mark.parametrize("words", [["--help"], ["games"], ["dance"]], ids=" ".join)


@COMMANDS
def test_there_is_colour_at_a_terminal_unless_somebody_wants_none(words: list[str], tmp_path: Path) -> None:
    plain = seen(tmp_path, *words)
    coloured = seen(tmp_path, *words, before="unset NO_COLOR;")

    assert not COLOUR.findall(plain)
    assert COLOUR.findall(coloured) or BOLD in coloured
    assert bare(plain) == bare(coloured)


def bare(said: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", said)


def test_rules_are_laid_out_and_paged(tmp_path: Path) -> None:
    """The pager is the one that is asked for; what it gets is no Markdown."""
    said = seen(tmp_path, "rules", "cheese", "--lang", "de", before="PAGER='sed s/^/|/'; export PAGER;")

    assert "§1 Die Karten" in bare(said)
    assert "## §1" not in said
    assert "**§1.1**" not in said
    shown = [line for line in said.splitlines() if line.strip()]
    assert all(line.startswith("|") for line in shown)


@pytest.mark.skipif(shutil.which("less") is None, reason="less is not installed")
def test_less_shows_colour_and_no_codes(tmp_path: Path) -> None:
    less = "LESS=-FRX; PAGER=less; export LESS PAGER; stty rows 900;"
    plain, coloured = (seen(tmp_path, "rules", "cheese", before=f"{less} {no}") for no in ("", "unset NO_COLOR;"))

    assert not COLOUR.findall(plain)
    assert COLOUR.findall(coloured)
    assert "ESC" not in plain + coloured
    assert "§1 The cards" in bare(coloured)


# Bars


class Screen(io.StringIO):
    """What looks like a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the clock says, as long as somebody looks at it."""
    now = [0.0]
    monkeypatch.setattr("cheeseboard.lab.progress.time.perf_counter", lambda: now[0])
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "xterm")
    return now


def test_a_bar_says_how_much_time_is_left(times: list[float]) -> None:
    screen = Screen()
    with ProgressBar(1000, "games", screen) as bar:
        times[0] = 30.0
        bar(250)

    said = bare(screen.getvalue())
    assert "25%" in said
    assert "of 1,000 games, 1:30 left" in said


def test_what_is_quick_shows_no_bar(times: list[float]) -> None:
    screen = Screen()
    with ProgressBar(1000, "games", screen) as bar:
        times[0] = progress.PATIENCE / 2
        bar(1000)

    assert screen.getvalue() == ""


def test_nobody_sees_a_bar_in_a_file(times: list[float]) -> None:
    screen = io.StringIO()
    with ProgressBar(1000, "games", screen) as bar:
        times[0] = 30.0
        bar(250)

    assert screen.getvalue() == ""


@pytest.mark.parametrize(("seconds", "said"), [(0.4, "0:00"), (7, "0:07"), (750, "12:30"), (3900, "1:05:00")])
def test_time_is_told_as_on_a_clock(seconds: float, said: str) -> None:
    assert clock(seconds) == said


def test_a_review_shows_a_bar(tmp_path: Path) -> None:
    """It takes long, and those who wait see how long."""
    file = tmp_path / "game.json"
    file.write_text(record.write(record.record_of(finished("cheese-rescue", 2, 3))), "utf-8")
    person = Terminal([*PROGRAM, "review", str(file), "--tries", "400000"], tmp_path)
    try:
        person.wait_for(" left")
        assert re.search(r"of \d+ moves, [\d:]+ left", bare(person.said))
    finally:
        person.close()

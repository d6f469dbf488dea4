"""The real command, at a real (pseudo) terminal and through pipes."""

import fcntl
import os
import pty
import re
import select
import shlex
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

COMMAND = [
    sys.executable,
    "-m",
    "cheeseboard.cli",
    "play",
    "alles-kaese",
    "--seats",
    "2",
    "--bots",
    "random",
    "--seed",
    "3",
]
PATIENCE = 60  # seconds, on a busy machine


def environment(folder: Path, **more: str) -> dict[str, str]:
    wanted = {
        "XDG_DATA_HOME": str(folder),
        "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
        "PYTHONUTF8": "1",
        "NO_COLOR": "1",
    }
    paths = os.pathsep.join(path for path in sys.path if path)
    return {**os.environ, **wanted, "PYTHONPATH": paths, **more}


class Terminal:
    """Somebody at a terminal of 80 × 24 without colour."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(  # noqa: S603
            command, stdin=slave, stdout=slave, stderr=slave, env=environment(folder), start_new_session=True
        )
        os.close(slave)
        self.said = ""

    def press(self, key: str) -> None:
        os.write(self.master, key.encode())

    def read(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0 and select.select([self.master], [], [], left)[0]:
            try:
                self.said += os.read(self.master, 1 << 16).decode("utf-8", "replace")
            except OSError:  # it has ended
                return

    def wait_for(self, words: str, key: str = "") -> None:
        """Until it says so; meanwhile, press a key again and again."""
        until = time.monotonic() + PATIENCE
        while words not in self.said:
            assert time.monotonic() < until, self.said[-3000:]
            if key:
                self.press(key)
            self.read(0.1)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)


def test_a_whole_game_at_a_terminal(tmp_path: Path) -> None:
    person = Terminal(COMMAND, tmp_path)
    try:
        person.wait_for("Choose a card")
        person.press("?")
        person.wait_for("Every move is saved")
        person.press("\x1b")
        person.read(0.5)
        person.wait_for("The seed was", "1")
        person.press("q")
        person.wait_for("Saved to")
        person.read(1)
        assert person.process.wait(PATIENCE) == 0
    finally:
        person.close()
    assert [path.suffix for path in (tmp_path / "cheeseboard").iterdir()] == [".json"]


COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:[349][0-7]|10[0-7]|[34]8(?:;\d+)+)(?:;\d+)*m")


@pytest.mark.parametrize("words", [[], ["--plain", "--people", "2"]], ids=["on a screen", "line by line"])
def test_without_colour_no_colour_is_written(words: list[str], tmp_path: Path) -> None:
    """Neither on a whole screen nor line by line, where the curtain is wiped."""
    assert not coloured([*COMMAND, *words], tmp_path)


def test_with_colour_the_screen_is_coloured(tmp_path: Path) -> None:
    """So that the test above can fail."""
    command = [f"unset NO_COLOR; exec {shlex.join(COMMAND)}"]
    assert coloured(["/bin/sh", "-c", *command], tmp_path)


def coloured(command: list[str], folder: Path) -> list[str]:
    """All colours that are written while somebody plays a few moves and leaves."""
    person = Terminal(command, folder)
    try:
        person.wait_for("Luck is settled")
        for key in ("\r", "1\r", "?\r", "\x1b", "\r", "l\r", "\x1b"):
            person.press(key)
            person.read(0.3)
        person.wait_for("Saved to", "q\r")
        return COLOUR.findall(person.said)
    finally:
        person.close()


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603
        COMMAND,
        input="1\n" * 100,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert "The seed was" in done.stdout
    assert done.stdout.rstrip().endswith("Goodbye!")
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"], ["play", "--plain", "alles-kaese", "--seats", "2"]])
def test_textual_is_imported_only_for_the_screen(words: list[str], tmp_path: Path) -> None:
    program = f"import sys; from cheeseboard.cli import main\ntry: main({words})\nexcept SystemExit: pass\n"
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program + "print('textual' in sys.modules)"],
        input="", capture_output=True, text=True, env=environment(tmp_path), timeout=PATIENCE, check=True,
    )  # fmt: skip

    assert done.stdout.splitlines()[-1] == "False"

"""What we run on, and what the package costs there before a game begins."""

import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

import cheeseboard

COPIES: Final = 100_000

WEIGH: Final = """
import sys
from cheeseboard.games import find
from cheeseboard.lab.loops import halfway
from cheeseboard.lab.machine import resident
name, seats, steps, copies = sys.argv[1], *map(int, sys.argv[2:])
state = halfway(find(name).new(seats), steps)
kept = [None] * copies
before = resident()
for k in range(copies):
    kept[k] = state.clone()
print((resident() - before) / copies)
"""


def description() -> dict[str, str | int]:
    return {
        "build": "compiled" if cheeseboard.compiled else "interpreted",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": os.cpu_count() or 1,
    }


def _processor() -> str:
    """Its name, where the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"


def commit() -> str | None:
    """Of the sources that run here, with ``-dirty`` if they were changed since; None if git does not know them."""
    if _git("ls-files", ":/src/cheeseboard/lab/machine.py") is None:  # somebody else's project around us
        return None
    return _git("describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")


def release() -> str:
    """The version that runs here, and its commit where git knows it."""
    known = commit()
    return f"cheeseboard {cheeseboard.__version__}" + (f", commit {known}" if known else "")


def _git(*words: str) -> str | None:
    try:
        done = subprocess.run(  # noqa: S603 - our own words
            ["git", "-C", str(Path(__file__).resolve().parent), *words],  # noqa: S607 - wherever git is
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return None
    return done.stdout.strip() or None if done.returncode == 0 else None


def run_python(program: str, *words: object) -> str | None:
    """What a fresh Python prints; None if it fails."""
    command = [sys.executable, "-c", program, *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own program
    return done.stdout if done.returncode == 0 else None


def resident() -> int:
    """The bytes of memory this process holds now. (Where only the most it ever held is told: that.)"""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource  # noqa: PLC0415 - not on Windows

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


def bytes_per_state(name: str, seats: int, steps: float, copies: int = COPIES) -> float | None:
    """What a clone halfway through a game adds to a process; None where the system does not tell."""
    printed = run_python(WEIGH, name, seats, int(steps), copies)
    return None if printed is None else float(printed)


def start_milliseconds(program: str, pairs: int) -> float | None:
    """CPU time of a program beyond that of starting Python: median over pairs of fresh processes."""
    found = []
    for _ in range(pairs + 1):
        bare, full = _cpu_seconds("pass"), _cpu_seconds(program)
        if bare is None or full is None:
            return None
        found.append(1000 * (full - bare))
    return statistics.median(found[1:])  # the first one may have had to write bytecode


def _cpu_seconds(program: str) -> float | None:
    """What a process has used, starting Python included, when its program is done."""
    printed = run_python(f"{program}\nimport time\nprint(time.process_time())")
    return None if printed is None else float(printed)

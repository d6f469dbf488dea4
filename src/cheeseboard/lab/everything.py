"""All that is promised about speed, measured in one run, a line for each promise with how much it varied.

What needs a C compiler, NumPy, the sources or a browser says so where that is missing. The server is the command line's, in a process
of its own.
"""

import importlib.util
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from cheeseboard.games.box import Game
from cheeseboard.lab import limit, limit_many, machine
from cheeseboard.lab.bench import Unmeasured, heading
from cheeseboard.lab.contest import Rounds, rounds_of

ROUNDS: Final = 3  # of what is not measured in slices
CROWD: Final = ("--rooms", "100", "--seats", "4", "--game", "cheese")
PAGE: Final = Path("tools/page_speed.py")  # from the folder with the sources
BUILD: Final = Path("hatch_build.py")
PATIENCE: Final = 120.0  # seconds for a server to be ready
RATIO, NS, US, RATE, KB, SECONDS, MS, POINTS = "times", "ns", "µs", "/s", "KB", "s", "ms", "points"


@dataclass(frozen=True)
class PromiseSeen:
    """A promise and what was seen; or why nothing was."""

    topic: str
    what: str
    unit: str
    bound: str  # at least, at most
    promised: float
    seen: float | None = None  # the median
    low: float | None = None
    high: float | None = None
    rounds: int = 0
    missing: str = ""

    @property
    def is_met(self) -> bool | None:
        if self.seen is None:
            return None
        return self.seen <= self.promised if self.bound == "at most" else self.seen >= self.promised


@dataclass(frozen=True)
class Promise:
    """A promise that is still to be measured."""

    topic: str
    what: str
    unit: str
    bound: str
    promised: float

    def saw(self, found: Rounds, rounds: int) -> PromiseSeen:
        return PromiseSeen(**asdict(self), seen=found.median, low=found.low, high=found.high, rounds=rounds)

    def lacks(self, why: str) -> PromiseSeen:
        return PromiseSeen(**asdict(self), missing=why)


# The promises

MOVE: Final = Promise("server", "CPU of a durable move, four seats", US, "at most", 150)
FLAT_OUT: Final = Promise("server", "durable moves, flat out on one process", RATE, "at least", 6000)
CONNECTION: Final = Promise("server", "memory of a connection", KB, "at most", 15)
IDLE_ROOM: Final = Promise("server", "memory of an idle room", KB, "at most", 6)
READY: Final = Promise("start", "CPU until a server is ready", SECONDS, "at most", 0.6)
FIRST_BUILD: Final = Promise("start", "CPU of the first build of the rules and the page", SECONDS, "at most", 45)
PAGES: Final = {
    "kilobytes": Promise("page", "JavaScript and CSS for one game, compressed", KB, "at most", 120),
    "longest_task_ms": Promise(
        "page", "longest task until the first move, processor four times slower", MS, "at most", 50
    ),
    "task_cpu_ms": Promise(
        "page", "processor time of the longest task until the first move, times four", MS, "at most", 50
    ),
    "frame_p95_ms": Promise("page", "95th percentile between two frames, four times slower", MS, "at most", 20),
    "lighthouse": Promise("page", "Lighthouse's performance, phone", POINTS, "at least", 95),
}


def bench(tables: list[tuple[Game[Any], int]], seconds: float, in_json: bool) -> int:
    """Measure everything, and print. The exit code says whether all promises that could be measured were kept."""
    about, load = machine.description(), load_average()
    if not in_json:
        print(heading(about) + f"; load average {load:.1f}", flush=True)
    found = []
    for line in lines(tables, seconds):
        found.append(line)
        if not in_json:
            print(told(line), flush=True)
    if in_json:
        print(
            json.dumps({"machine": about, "load": load, "lines": [{**asdict(one), "met": one.is_met} for one in found]})
        )
    return int(any(one.is_met is False for one in found))


def load_average() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def lines(tables: list[tuple[Game[Any], int]], seconds: float) -> Iterator[PromiseSeen]:
    for game, seats in tables:
        yield from beside_c(game, seats, seconds)
    yield from served(seconds)
    yield ready()
    yield built()
    yield from paged()


# The games


def beside_c(game: Game[Any], seats: int, seconds: float) -> Iterator[PromiseSeen]:
    """Random games and many games at once, each beside the same in C."""
    few = game.seats[0]
    plain = Promise("games", f"{game.title}, {seats} players: random games / C -O3", RATIO, "at most", 1.35)
    many = Promise(
        "learning", f"{game.title}, {few} players: many at once / C -O3", RATIO, "at most", limit_many.PROMISED
    )
    if limit.compiler() is None:
        yield plain.lacks("no C compiler")
        yield many.lacks("no C compiler")
        return
    yield in_times(plain, limit.measure(game, seats, seconds, False))
    yield in_times(many, limit_many.measure(game, few, seconds))


def in_times(wanted: Promise, measured: limit.Limit | Unmeasured) -> PromiseSeen:
    if isinstance(measured, Unmeasured):
        return wanted.lacks(measured.reason)
    return wanted.saw(measured.times[limit.PLAIN], measured.rounds)


# The server


def served(seconds: float) -> Iterator[PromiseSeen]:
    """What a crowd costs that plays as fast as it can."""
    found = [json_of("load", *CROWD, "--seconds", str(seconds), "--json") for _ in range(ROUNDS)]
    keys = {
        "server_us": MOVE,
        "moves_per_second": FLAT_OUT,
        "connection_kb": CONNECTION,
        "idle_room_kb": IDLE_ROOM,
    }
    for key, wanted in keys.items():
        numbers = [one[key] for one in found if one is not None and one.get(key) is not None]
        yield wanted.saw(rounds_of(numbers), len(numbers)) if numbers else wanted.lacks("no server could be measured")


def json_of(*words: str) -> dict[str, Any] | None:
    """What a command of ours prints with --json."""
    told = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "cheeseboard", *words], capture_output=True, text=True, check=False
    )
    try:
        found: dict[str, Any] = json.loads(told.stdout)
    except ValueError:
        return None
    return found


def ready() -> PromiseSeen:
    """From the command until the server answers that it is ready, with all its processes."""
    if not Path("/proc/self/stat").exists():
        return READY.lacks("this system does not tell a process's CPU")
    found = [seconds for _ in range(ROUNDS + 1) if (seconds := one_start()) is not None]
    found = found[1:]  # the first one may have had to write bytecode
    return READY.saw(rounds_of(found), len(found)) if found else READY.lacks("no server could be started")


def one_start() -> float | None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        words = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/rooms.db"]
        with subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "cheeseboard", *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=usual,
        ) as process:
            try:
                return cpu_of(process.pid) if answers(f"http://127.0.0.1:{port}/readyz", process) else None
            finally:
                process.terminate()


def answers(address: str, process: "subprocess.Popen[bytes]") -> bool:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        try:
            with urllib.request.urlopen(address, timeout=5):  # noqa: S310 - our own server
                return True
        except (urllib.error.URLError, OSError):
            time.sleep(0.02)
    return False


def cpu_of(process: int) -> float:
    """Seconds of a process, its threads, and its children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


# What needs the sources


def built() -> PromiseSeen:
    """Rules and page from nothing, in a copy of the sources, with the tools that are here."""
    if not BUILD.is_file():
        return FIRST_BUILD.lacks("not in the folder with the sources")
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("hatchling") is None:
        return FIRST_BUILD.lacks("the developers' tools are not installed")
    import resource  # noqa: PLC0415 - not on Windows
    import shutil  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        unwanted = shutil.ignore_patterns(
            "build", ".venv", ".tools", ".git", "node_modules", "static", "__pycache__", "site"
        )
        shutil.copytree(Path.cwd(), copy, ignore=unwanted)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        told = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(Path(folder) / "wheel")],
            cwd=copy,
            env={**os.environ, "CHEESEBOARD_MUST_COMPILE": "1"},
            capture_output=True,
            check=False,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return (
        FIRST_BUILD.saw(Rounds(took, took, took), 1) if told.returncode == 0 else FIRST_BUILD.lacks("the build failed")
    )


def paged() -> Iterator[PromiseSeen]:
    """What a browser says of the page."""
    found: dict[str, list[float]] = {}
    why = "not in the folder with the sources"
    if PAGE.is_file():
        told = subprocess.run([sys.executable, str(PAGE)], capture_output=True, text=True, check=False)  # noqa: S603
        why = "no browser could measure it"
        if told.returncode == 0:
            found = json.loads(told.stdout)
    for key, wanted in PAGES.items():
        numbers = found.get(key, [])
        lacking = "npm ci --prefix tools/lighthouse installs it" if found and key == "lighthouse" else why
        yield wanted.saw(rounds_of(numbers), len(numbers)) if numbers else wanted.lacks(lacking)


# The report


def told(line: PromiseSeen) -> str:
    if line.seen is None or line.low is None or line.high is None:
        return f"        {line.topic}: {line.what}: not measured: {line.missing}"
    kept = "met   " if line.is_met else "MISSED"
    seen, low, high = (number(each) for each in (line.seen, line.low, line.high))
    noise = f"{low} to {high} in {line.rounds} rounds" if line.rounds > 1 else "one round"
    return f"{kept}  {line.topic}: {line.what}: {seen} {line.unit} ({noise}), promised {line.bound} {line.promised:g}"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"

"""How far the rules are from the limit: beside them play their twins, the same games written by hand in C.

A game's twin is ``twin.c`` in its folder. It is compiled here and now, and must first agree with the rules, move by move.
"""

import ctypes
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Tally, batch
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games.box import Game
from cheeseboard.lab import machine
from cheeseboard.lab.bench import Floor, Unmeasured, floor_line, heading
from cheeseboard.lab.contest import Contender, Loop, Rounds, Slice, contest
from cheeseboard.lab.proof import Standstill

OURS: Final = "ours"
PLAIN: Final = "C -O3"
V3: Final = "C -O3, x86-64-v3"
PROMISED: Final = {PLAIN: 1.35, V3: 1.7}  # at most so many times the twin's time
FLAGS: Final = {PLAIN: ("-O3",), V3: ("-O3", "-march=x86-64-v3")}
WALKED: Final = 100  # games compared move by move
COUNTED: Final = 1000  # and by their totals
GAMES: Final = (200, 1200)  # whose difference is counted in instructions
COUNT: Final = """
import sys
from cheeseboard.games import find
from cheeseboard.lab.limit import inside, load
name, seats, library, games = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
run = load(library).loop(find(name), seats) if library else inside(find(name), seats)
print(run(games).steps)
"""


@dataclass(frozen=True)
class Limit:
    """What was measured of one game beside its twin."""

    game: str
    seats: int
    rounds: int
    nanoseconds: dict[str, Rounds]  # of a decision, luck's moves included
    times: dict[str, Rounds]  # how many times as long as each twin the rules take
    instructions: dict[str, float]  # of a decision, where they can be counted
    floors: list[Floor]


class Twin:
    """A game's rules in C, loaded."""

    def __init__(self, library: Path) -> None:
        self.library = library
        whole, words = ctypes.c_int64, ctypes.POINTER(ctypes.c_int64)
        self.code = ctypes.CDLL(str(library))
        self.code.batch.argtypes, self.code.batch.restype = [whole, whole, whole, words], None
        self.code.trace.argtypes, self.code.trace.restype = [whole, whole, words, whole], whole

    def steps(self, seats: int, seed: int, longest: int) -> list[tuple[int, int, int]]:
        """One game: at each step who decides, by how many tickets, and the move."""
        words = (ctypes.c_int64 * (3 * longest))()
        done = self.code.trace(seats, seed, words, longest)
        return [(words[3 * k], words[3 * k + 1], words[3 * k + 2]) for k in range(done)]

    def loop(self, game: Game[Any], seats: int) -> Loop:
        """Its random games, as the engine numbers and counts them."""
        words = (ctypes.c_int64 * tally_size(seats, longest_of(game, seats)))()

        def run(games: int) -> Slice:
            before = words[2]
            self.code.batch(seats, games, words[0], words)
            return Slice(games, words[2] - before)

        return run

    def totals(self, seats: int, longest: int, games: int) -> list[int]:
        words = (ctypes.c_int64 * tally_size(seats, longest))()
        self.code.batch(seats, games, 0, words)
        return list(words)


def load(library: str) -> Twin:
    return Twin(Path(library))


def longest_of(game: Game[Any], seats: int) -> int:
    return game.longest(seats, game.settle({}))


def tally_size(seats: int, longest: int) -> int:
    return len(Tally(seats, longest).numbers())


def inside(game: Game[Any], seats: int) -> Loop:
    """The engine's own loop; decisions are what is counted."""
    start, tally = game.new(seats), Tally(seats, longest_of(game, seats))

    def run(games: int) -> Slice:
        before = tally.decisions
        return Slice(batch(start, tally, games, 0, tally.games, 1 << 62), tally.decisions - before)

    return run


# The compiler


def compiler() -> list[str] | None:
    """How the C compiler of this machine is called, if there is one."""
    words = shlex.split(os.environ.get("CC", "")) or [name for name in ("gcc", "cc", "clang") if shutil.which(name)][:1]
    return words if words and shutil.which(words[0]) else None


def builds() -> list[str]:
    """The ways to compile a twin that can run here."""
    if platform.machine() != "x86_64":
        return [PLAIN]
    try:
        flags = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return [PLAIN]
    return [PLAIN, V3] if " avx2 " in flags and " bmi2 " in flags else [PLAIN]


def compiled(game: Game[Any], build: str, folder: Path) -> Twin:
    """The twin of a game, made anew."""
    words = compiler()
    if words is None:
        raise Standstill("there is no C compiler here")
    target = folder / f"{game.name}-{builds().index(build)}.so"
    with as_file(files("cheeseboard.lab") / "twin.c") as frame, as_file(game.file("twin.c")) as rules:
        told = subprocess.run(  # noqa: S603 - our own files
            [*words, *FLAGS[build], "-fPIC", "-shared", f'-DTWIN="{rules}"', str(frame), "-o", str(target)],
            capture_output=True,
            text=True,
            check=False,
        )
    if told.returncode:
        raise Standstill(f"the twin could not be compiled: {told.stderr.strip().splitlines()[0]}")
    return Twin(target)


# The measurement


def bench(tables: list[tuple[Game[Any], int]], seconds: float, counts: bool, in_json: bool) -> int:
    """Measure games beside their twins, and print. The exit code says whether they could be measured."""
    about = machine.description()
    if not in_json:
        print(heading(about), flush=True)
    measured = []
    for game, seats in tables:
        measured.append(measure(game, seats, seconds, counts))
        if not in_json:
            print("", *lines(measured[-1]), sep="\n", flush=True)
    if in_json:
        print(json.dumps({"machine": about, "games": [asdict(one) for one in measured]}))
    return int(any(isinstance(one, Unmeasured) for one in measured))


def measure(game: Game[Any], seats: int, seconds: float, counts: bool) -> Limit | Unmeasured:
    """A game beside its twin; no figures if they do not play the same games."""
    if not game.file("twin.c").is_file():
        return Unmeasured(game.name, seats, "it has no twin in C")
    with tempfile.TemporaryDirectory() as folder:
        try:
            twins = {build: compiled(game, build, Path(folder)) for build in builds()}
            for twin in twins.values():
                check(game, seats, twin)
            return timed(game, seats, twins, seconds, counts)
        except Standstill as problem:
            return Unmeasured(game.name, seats, str(problem))


def check(game: Game[Any], seats: int, twin: Twin) -> None:
    """Rules and twin must play the same games: every move of some, and the totals of more."""
    start, longest = game.new(seats), longest_of(game, seats)
    for seed in range(WALKED):
        if twin.steps(seats, seed, longest) != steps_of(start, seed):
            raise Standstill(f"the twin plays another game than the rules, with seed {seed}")
    tally = Tally(seats, longest)
    batch(start, tally, COUNTED, 0, 0, 1 << 62)
    if twin.totals(seats, longest, COUNTED) != tally.numbers():
        raise Standstill("the twin counts other totals than the rules")


def steps_of(start: State, seed: int) -> list[tuple[int, int, int]]:
    state, dice, found = start.clone(), Dice(seed), []
    while state.turn != NOBODY:
        before, move = (int(state.turn), int(state.tickets)), int(state.pick(dice))
        found.append((*before, move))
        state.play(move)
    return found


def timed(game: Game[Any], seats: int, twins: dict[str, Twin], seconds: float, counts: bool) -> Limit:
    ours = Contender(OURS, inside(game, seats))
    theirs = [Contender(build, twin.loop(game, seats)) for build, twin in twins.items()]
    rounds = contest([ours, *theirs], seconds)
    times = {one.name: one.ratio(ours) for one in theirs}
    libraries = {OURS: "", **{build: str(twin.library) for build, twin in twins.items()}} if counts else {}
    counted = {name: instructions(game, seats, library) for name, library in libraries.items()}
    return Limit(
        game=game.name,
        seats=seats,
        rounds=rounds,
        nanoseconds={one.name: one.nanoseconds() for one in (ours, *theirs)},
        times=times,
        instructions={name: number for name, number in counted.items() if number is not None},
        floors=[
            Floor(f"times as long as {name}", "at most", PROMISED[name], ratio.median, ratio.median <= PROMISED[name])
            for name, ratio in times.items()
        ],
    )


# Instructions


def instructions(game: Game[Any], seats: int, library: str) -> float | None:
    """Of a decision, counted by valgrind; None without it. Two numbers of games: starting Python is the same for both."""
    if shutil.which("valgrind") is None:
        return None
    found = [executed(game.name, seats, library, games) for games in GAMES]
    if any(one is None for one in found):
        return None
    (few, decisions), (many, more) = [one for one in found if one is not None]
    return (many - few) / (more - decisions)


def executed(name: str, seats: int, library: str, games: int) -> tuple[int, int] | None:
    """The instructions of a process that plays so many games, and their decisions."""
    told = subprocess.run(  # noqa: S603 - our own program
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-c", COUNT, name, str(seats),  # noqa: S607
         library, str(games)],
        capture_output=True, text=True, check=False, env={**os.environ, "PYTHONHASHSEED": "0"},
    )  # fmt: skip
    counted = [line.split()[-1] for line in told.stderr.splitlines() if "Collected" in line]
    return (int(counted[0]), int(told.stdout)) if told.returncode == 0 and counted else None


# The report


def lines(measured: Limit | Unmeasured) -> Iterator[str]:
    if isinstance(measured, Unmeasured):
        yield f"{measured.game}, {measured.seats} players: no figures: {measured.reason}"
        return
    yield (
        f"{measured.game}, {measured.seats} players: rules and twin agree in every move of {WALKED} games and in the "
        f"totals of {COUNTED:,}; {measured.rounds} rounds"
    )
    yield from table(measured)


def table(measured: Limit) -> Iterator[str]:
    """Ours and the twins, a line each; then the promises."""
    yield f"  {'':<18} {'ns a decision':>14} {'ours / this':>12}" + ("  instructions" if measured.instructions else "")
    for name, took in measured.nanoseconds.items():
        ratio = f"{measured.times[name].median:>12.2f}" if name in measured.times else f"{'':>12}"
        counted = f"{measured.instructions[name]:>14.0f}" if name in measured.instructions else ""
        yield f"  {name:<18} {took.median:>14.1f} {ratio}{counted}"
    yield from (f"  {floor_line(floor)}" for floor in measured.floors)

"""How far many games at once are from the limit: beside them the same games in C, which show the same to whoever learns."""

import ctypes
import json
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from cheeseboard.engine.batch import Batch
from cheeseboard.games.box import Game
from cheeseboard.lab import machine
from cheeseboard.lab.bench import Floor, Unmeasured, heading
from cheeseboard.lab.contest import Contender, Loop, Slice, contest
from cheeseboard.lab.limit import OURS, PLAIN, Limit, Twin, builds, compiled, table
from cheeseboard.lab.proof import Standstill

MANY: Final = 4096  # games
FEW: Final = 64  # games that are compared byte by byte
STEPS: Final = 300  # of those
SEED: Final = 3
PROMISED: Final = 1.5  # at most so many times the time of C at -O3


class Shown:
    """Many games of a twin, and the arrays that they write to."""

    def __init__(self, twin: Twin, game: Game[Any], seats: int, games: int) -> None:
        words, mask_words = game.features(seats).words, (game.actions(seats) + 7) // 8
        byte, whole, pointer = ctypes.c_uint8, ctypes.c_int64, ctypes.c_void_p
        self.code, self.library = twin.code, twin.library
        self.arrays: list[Any] = [
            (byte * (8 * games * words))(),
            (byte * (8 * games * mask_words))(),
            (byte * games)(),
            (byte * games)(),
            (ctypes.c_double * (games * seats))(),
        ]
        self.moves = (ctypes.c_int16 * games)()
        self.code.many_begin.argtypes, self.code.many_begin.restype = [whole] * 5 + [pointer] * 5, pointer
        self.code.many_step.argtypes, self.code.many_step.restype = [pointer, pointer], whole
        self.code.many_moves.argtypes, self.code.many_moves.restype = [pointer, pointer], None
        self.code.many_end.argtypes, self.code.many_end.restype = [pointer], None
        self.many = self.code.many_begin(seats, games, SEED, words, mask_words, *self.arrays)

    def any_moves(self) -> bytes:
        self.code.many_moves(self.many, self.moves)
        return bytes(self.moves)

    def step(self) -> None:
        """Play the moves that ``any_moves`` found."""
        if not self.code.many_step(self.many, self.moves):
            raise Standstill("the twin finds its own move illegal")

    def seen(self) -> list[bytes]:
        return [bytes(array) for array in self.arrays]

    def close(self) -> None:
        self.code.many_end(self.many)


def batch_of(game: Game[Any], seats: int, games: int) -> Batch:
    return Batch(game.new(seats), game.features(seats), game.actions(seats), games, SEED, False)


def bench(tables: list[tuple[Game[Any], int]], seconds: float, in_json: bool) -> int:
    """Measure games beside their twins, and print. The exit code says whether they could be measured."""
    about = machine.description()
    if not in_json:
        print(heading(about) + f"; {MANY} games at once, a step is a decision, seen and with its mask", flush=True)
    measured = []
    for game, seats in tables:
        measured.append(measure(game, seats, seconds))
        if not in_json:
            print("", *lines(measured[-1]), sep="\n", flush=True)
    if in_json:
        print(json.dumps({"machine": about, "games": [asdict(one) for one in measured]}))
    return int(any(isinstance(one, Unmeasured) for one in measured))


def measure(game: Game[Any], seats: int, seconds: float) -> Limit | Unmeasured:
    """Many games beside the twin's; no figures if they do not show the same."""
    if not game.file("twin.c").is_file():
        return Unmeasured(game.name, seats, "it has no twin in C")
    with tempfile.TemporaryDirectory() as folder:
        try:
            twins = {build: compiled(game, build, Path(folder)) for build in builds()}
            for twin in twins.values():
                check(game, seats, twin)
            return timed(game, seats, twins, seconds)
        except Standstill as problem:
            return Unmeasured(game.name, seats, str(problem))


def check(game: Game[Any], seats: int, twin: Twin) -> None:
    """Both must show the same at every step of some games: observations, masks, turns, ends and rewards."""
    ours, theirs = batch_of(game, seats, FEW), Shown(twin, game, seats, FEW)
    try:
        for step in range(STEPS):
            shown: list[Any] = [ours.observations, ours.masks, ours.turns, ours.over, ours.rewards]
            if [bytes(memoryview(array)) for array in shown] != theirs.seen():
                raise Standstill(f"the twin shows something else than the rules, after {step} steps")
            moves = ours.any_moves()
            if moves != theirs.any_moves():
                raise Standstill(f"the twin plays other moves than the rules, after {step} steps")
            ours.step(moves)
            theirs.step()
    finally:
        theirs.close()


def timed(game: Game[Any], seats: int, twins: dict[str, Twin], seconds: float) -> Limit:
    shown = {build: Shown(twin, game, seats, MANY) for build, twin in twins.items()}
    ours = Contender(OURS, our_loop(batch_of(game, seats, MANY)))
    theirs = [Contender(build, their_loop(one)) for build, one in shown.items()]
    rounds = contest([ours, *theirs], seconds)
    for one in shown.values():
        one.close()
    times = {one.name: one.ratio(ours) for one in theirs}
    seen = times[PLAIN].median
    return Limit(
        game=game.name,
        seats=seats,
        rounds=rounds,
        nanoseconds={one.name: one.nanoseconds() for one in (ours, *theirs)},
        times=times,
        instructions={},
        floors=[Floor(f"times as long as {PLAIN}", "at most", PROMISED, seen, seen <= PROMISED, times[PLAIN])],
    )


def our_loop(games: Batch) -> Loop:
    def run(amount: int) -> Slice:
        before = games.decisions
        for _ in range(amount):
            games.step(games.any_moves())
        return Slice(amount, games.decisions - before)

    return run


def their_loop(games: Shown) -> Loop:
    def run(amount: int) -> Slice:
        for _ in range(amount):
            games.code.many_moves(games.many, games.moves)
            games.step()
        return Slice(amount, amount * MANY)

    return run


def lines(measured: Limit | Unmeasured) -> list[str]:
    if isinstance(measured, Unmeasured):
        return [f"{measured.game}, {measured.seats} players: no figures: {measured.reason}"]
    agreed = f"rules and twin show the same in {STEPS} steps of {FEW} games; {measured.rounds} rounds"
    return [f"{measured.game}, {measured.seats} players: {agreed}", *table(measured)]

"""Learn what comes true of the chances that are told: mice of all ages play each other, and what was promised is held against what came of it.

    python tools/learn_chances.py GAME SEATS GAMES [SEED]     write it into the game's experience.json

The same seed gives the same numbers. tests/bots/test_calibration.py asks at other games whether promises are kept.
"""

import json
import sys
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import exp, log
from operator import mul
from pathlib import Path
from typing import Any

from cheeseboard.bots.bots import choose
from cheeseboard.bots.experience import FILE, LOOKS, Look, Point
from cheeseboard.bots.review import chance
from cheeseboard.bots.thought import ELSEWHERE, Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import advance
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.engine.trial import Trial
from cheeseboard.games import find
from cheeseboard.games.box import Game

GAMES = Path(__file__).parents[1] / "src" / "cheeseboard" / "games"
FIRST = 1_000_000  # the first game that is learned from
EACH = 5  # positions of a game: more of them would say little more
WORLDS = 200  # in which each is played on
TABLE = ("pip", "mia", "otto", "clara")  # who sits there, by lot: promises must be kept among children too
QUICK = Budget(tries=100)
HARDLY = 1 / (2 * WORLDS)  # what never happened in so many worlds may happen nevertheless
STEPS = 100  # of Newton's; it takes fewer
CLOSE = 1e-6  # how small the last one is
LEAST = 0.05  # how steep each piece of a line must be
TRUST = 2.0  # in what was counted, as if so many games had shown it
FIRM = 1e9  # what is certain
MANY = 1000  # games: from so many on a line may bend more often


@dataclass(frozen=True)
class Said:
    """A promise, and what came of it."""

    game: int
    look: Look
    chance: float
    won: float


def main(name: str, seats: str, games: str, first: str = str(FIRST)) -> None:
    numbers = range(int(first), int(first) + int(games))
    said = [one for number in numbers for one in self_play(find(name), int(seats), number)]
    print(name, remember(name, int(seats), said))


def remember(name: str, seats: int, said: Sequence[Said]) -> dict[str, Any]:
    """Write it down, beside what is known of other numbers of players."""
    known = read(name)
    found: dict[str, Any] = {look: fit([one for one in said if one.look == look], seats) for look in LOOKS}
    known[str(seats)] = {"games": len({one.game for one in said}), "seed": said[0].game, **found}
    lines = [f"{json.dumps(players)}: {json.dumps(each)}" for players, each in sorted(known.items())]
    file_of(name).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    return {str(seats): known[str(seats)]}


def read(name: str) -> dict[str, Any]:
    """What is known so far."""
    return json.loads(file_of(name).read_text("utf-8")) if file_of(name).is_file() else {}


def file_of(name: str) -> Path:
    return GAMES / name.replace("-", "_") / FILE


def self_play(game: Game[Any], seats: int, number: int) -> list[Said]:
    """Some points of one game: what everybody could hope for, by what each knew, and what the move that was played promised."""
    state, luck, lot = game.new(seats), Dice(number), Dice(number + (1 << 31))
    mice = [TABLE[lot.below(len(TABLE))] for _ in range(seats)]
    choices: list[tuple[State, str]] = []
    advance(state, luck)
    while state.turn != NOBODY:
        move = choose(mice[state.turn], game, game.view(state, state.turn), 1000 * number + len(choices), QUICK)
        if state.count() > 1:
            choices.append((state.clone(), move))
        state.play(state.read(move))
        advance(state, luck)
    winners, dice = state.winners(), Dice(number + (1 << 30))
    shares = [(seat in winners) / max(1, len(winners)) for seat in range(seats)]
    some = [choices[dice.below(len(choices))] for _ in range(EACH if choices else 0)]
    return [
        Said(number, look, promised, shares[seat])
        for position, move in some
        for seat, look, promised in promises(game, position, move, number)
    ]


def promises(game: Game[Any], state: State, move: str, seed: int) -> Iterator[tuple[int, Look, float]]:
    """What is told to each seat, and of the move: as review and hint count it, before experience."""
    policy, turn = game.plans(int(state.seats))[0].policy, int(state.turn)
    for seat in range(state.seats):
        hope = chance(state, seat, seed, policy(), WORLDS)
        yield seat, "choosing" if seat == turn else "waiting", float(hope)
    trial = Trial(game.recall(game.view(state, turn)), turn, seed + ELSEWHERE, policy(), [state.read(move)])
    trial.run(WORLDS)
    yield turn, "moving", trial.mean(0)


def fit(said: Sequence[Said], seats: int) -> list[Point]:
    """The line that makes what came of it likeliest, as long as it rises everywhere; it bends where fifths of the positions end.

    After many games, where tenths do.
    """
    leads = sorted((lead_of(one.chance, seats), one.won) for one in said)
    parts = 10 if len({one.game for one in said}) >= MANY else 5
    bends = sorted({leads[len(leads) * part // parts][0] for part in range(1, parts)})
    flat: set[int] = set()
    true, rises = line_through(leads, bends, seats, flat)
    while min(rises) < LEAST:
        flat.add(rises.index(min(rises)))
        true, rises = line_through(leads, bends, seats, flat)
    counted = [bends[0] - 1, *bends, bends[-1] + 1]
    steps = [rise * (there - here) for rise, (here, there) in zip(rises, pairwise(counted), strict=True)]
    trues = accumulate(steps, initial=true - rises[0])
    return [(round(x, 4), round(y, 4)) for x, y in zip(counted, trues, strict=True)]


def lead_of(promised: float, seats: int) -> float:
    likely = min(1 - HARDLY, max(HARDLY, promised))
    return log(likely / (1 - likely) * (seats - 1))


def line_through(
    leads: Sequence[Point], bends: Sequence[float], seats: int, flat: Container[int]
) -> tuple[float, list[float]]:
    """What came true at its first bend, and how steep each of its pieces is, by Newton's steps. Without games it would be as counted.

    Some pieces are held as flat as they may be.
    """
    rows = [([1.0, *parts_of(lead, bends)], won) for lead, won in leads]
    pieces = range(len(bends) + 1)
    before = [bends[0], *(LEAST if piece in flat else 1.0 for piece in pieces)]
    trust, found = [0.0, *(FIRM if piece in flat else TRUST for piece in pieces)], before
    each = range(len(before))
    for _ in range(STEPS):
        up = [trust[i] * (before[i] - found[i]) for i in each]
        curve = [[trust[i] * (i == j) for j in each] for i in each]
        for row, won in rows:
            told = 1 / (1 + (seats - 1) * exp(-sum(map(mul, found, row))))
            for i in each:
                up[i] += row[i] * (won - told)
                for j in each:
                    curve[i][j] += row[i] * row[j] * told * (1 - told)
        step = solved(curve, up)
        size = max(map(abs, step))
        part = 1.0 / max(1.0, size)  # a large one might go too far, and the next one back and farther
        found = [value + part * more for value, more in zip(found, step, strict=True)]
        if size < CLOSE:
            break
    return found[0], [LEAST if piece in flat else found[1 + piece] for piece in pieces]


def parts_of(lead: float, bends: Sequence[float]) -> list[float]:
    """How far a lead has come on each piece: on the first it falls short of the bend, on the others it goes beyond."""
    beyond = [min(lead, there) - here for here, there in pairwise([*bends, max(lead, bends[-1])])]
    return [min(0.0, lead - bends[0]), *(max(0.0, part) for part in beyond)]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """By elimination, one unknown after the other: what adds up squares needs no choice of which."""
    (head, *rest), first = matrix[0], right[0]
    if not rest:
        return [first / head]
    smaller = [[cell - row[0] / head * above for cell, above in zip(row[1:], rest, strict=True)] for row in matrix[1:]]
    found = solved(smaller, [value - row[0] / head * first for row, value in zip(matrix[1:], right[1:], strict=True)])
    return [(first - sum(map(mul, rest, found))) / head, *found]


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Learn what comes true of the chances that are told: mice of all ages play each other, and what was promised is held against what came of it.

    python tools/learn_chances.py GAME SEATS GAMES [SEED]     write it into the game's experience.json

The same seed gives the same numbers. tests/bots/test_calibration.py asks at other games whether promises are kept.
"""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import exp, log
from operator import mul
from pathlib import Path
from typing import Any

from cheeseboard.bots.bots import choose
from cheeseboard.bots.calibration import FILE, VIEWPOINTS, Calibration, Point, Viewpoint, calibration_at
from cheeseboard.bots.review import chance
from cheeseboard.bots.thought import ELSEWHERE, Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import exact_share
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.engine.trial import Trial
from cheeseboard.games import find
from cheeseboard.games.box import Game

GAMES = Path(__file__).parents[1] / "src" / "cheeseboard" / "games"
FIRST = 1_000_000  # the first game that is learned from
CHOICES = 10  # one in so many is looked at, whatever comes of it: a long game has more of them
OTHERS = 40  # and one in so many of the moments in between, when luck or somebody without a choice moves
WORLDS = 200  # in which each is played on
TABLE = ("pip", "mia", "otto", "clara")  # who sits there, by lot: promises must be kept among children too
QUICK = Budget(tries=100)
HARDLY = 1 / (2 * WORLDS)  # what never happened in so many worlds may happen nevertheless
STEPS = 100  # of Newton's; it takes fewer
CLOSE = 1e-6  # how small the last one is
LEAST = 0.05  # how steep each piece of a line must be
TRUST = 2.0  # in what was counted, as if so many games had shown it
FAINT = 0.1  # where nothing was won, or nothing lost, how sure that is must end somewhere
FIRM = 1e9  # what is certain
ENOUGH = 200  # games that a kind of moment was seen in, for a line of its own
PAYS = 3.0  # how many times likelier what came of it must be by its own line than by the shared one, as a logarithm
PIECE = 500  # games for each piece of a line
PIECES = range(2, 11)  # of a line


@dataclass(frozen=True)
class Said:
    """A promise, and what came of it."""

    game: int
    viewpoint: Viewpoint
    moment: tuple[str, ...]
    chance: float
    won: float


def main(name: str, seats: str, games: str, first: str = str(FIRST)) -> None:
    numbers = range(int(first), int(first) + int(games))
    said = [one for number in numbers for one in self_play(find(name), int(seats), number)]
    remember(name, int(seats), numbers, said)


def remember(name: str, seats: int, numbers: range, said: Sequence[Said]) -> None:
    """Write it down, beside what is known of other numbers of players."""
    known = read(name)
    found: dict[str, Any] = {
        viewpoint: calibrations([one for one in said if one.viewpoint == viewpoint], seats) for viewpoint in VIEWPOINTS
    }
    known[str(seats)] = {"games": len(numbers), "seed": numbers.start, **found}
    file_of(name).write_text(written(dict(sorted(known.items()))) + "\n", "utf-8")
    print(
        name,
        seats,
        f"{len(said)} promises,",
        ", ".join(f"{viewpoint} {len(found[viewpoint])} lines" for viewpoint in VIEWPOINTS),
    )


def written(known: Mapping[str, Any], depth: int = 3) -> str:
    """JSON, with every line of chances on a line of its own."""
    if depth == 0 or not isinstance(known, dict):
        return json.dumps(known)
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {written(value, depth - 1)}" for key, value in known.items()) + "\n}"


def read(name: str) -> dict[str, Any]:
    """What is known so far."""
    return json.loads(file_of(name).read_text("utf-8")) if file_of(name).is_file() else {}


def file_of(name: str) -> Path:
    return GAMES / name.replace("-", "_") / FILE


def self_play(game: Game[Any], seats: int, number: int) -> list[Said]:
    """Some moments of a game, each as likely as the others: what everybody could hope for, by what each knew, and what the move that was played promised."""
    state, luck, lot = game.new(seats), Dice(number), Dice(number + (1 << 31))
    mice = [TABLE[lot.below(len(TABLE))] for _ in range(seats)]
    dice, some, choices = Dice(number + (1 << 30)), [], 0
    while state.turn != NOBODY:
        before, move = state.clone(), None
        has_choice = state.turn != LUCK and state.count() > 1
        if state.turn == LUCK:
            state.happen(state.pick(luck))
        else:
            move = choose(mice[state.turn], game, game.view(state, state.turn), 1000 * number + choices, QUICK)
            state.play(state.read(move))
        choices += has_choice
        if dice.below(CHOICES if has_choice else OTHERS) == 0:
            some.append((before, move if has_choice else None))
    winners = state.winners()
    shares = [float(exact_share(winners, seat)) for seat in range(seats)]
    return [
        Said(number, viewpoint, tuple(game.moment(game.view(position, seat))), promised, shares[seat])
        for position, move in some
        for seat, viewpoint, promised in promises(game, position, move, number)
    ]


def promises(game: Game[Any], state: State, move: str | None, seed: int) -> Iterator[tuple[int, Viewpoint, float]]:
    """What is told to each seat, and of the move, if it is a choice: as review and hint count it, before calibration."""
    policy, turn = game.plans(int(state.seats))[0].policy, int(state.turn)
    for seat in range(state.seats):
        hope = chance(state, seat, seed, policy(), WORLDS)
        yield seat, "choosing" if move and seat == turn else "waiting", float(hope)
    if move:
        trial = Trial(game.recall(game.view(state, turn)), turn, seed + ELSEWHERE, policy(), [state.read(move)])
        trial.run(WORLDS)
        yield turn, "moving", trial.mean(0)


def calibrations(said: Sequence[Said], seats: int) -> dict[str, Sequence[Point]]:
    """A line for all, and one for each kind of moment that was seen often enough and is told so much better by its own."""
    kinds: dict[tuple[str, ...], list[Said]] = defaultdict(list)
    for one in said:
        for words in range(1, len(one.moment) + 1):
            kinds[one.moment[:words]].append(one)
    found = {"": Calibration(seats, fit(said, seats))}
    for kind in sorted(kinds, key=lambda kind: (len(kind), kind)):
        if games_in(kinds[kind]) >= ENOUGH:
            own, shared = Calibration(seats, fit(kinds[kind], seats)), calibration_at(found, kind)
            if likelihood(own, kinds[kind]) - likelihood(shared, kinds[kind]) >= PAYS:
                found[" ".join(kind)] = own
    return {kind: found[kind].points for kind in sorted(found)}


def likelihood(calibration: Calibration, said: Sequence[Said]) -> float:
    """How well it tells what came of them, as a logarithm: positions of one game end together, so all of them count as one."""
    tolds = ((calibration(within(one.chance)), one.won) for one in said)
    return sum(won * log(told) + (1 - won) * log(1 - told) for told, won in tolds) * games_in(said) / len(said)


def games_in(said: Sequence[Said]) -> int:
    return len({one.game for one in said})


def fit(said: Sequence[Said], seats: int) -> list[Point]:
    """The line that makes what came of it likeliest, as long as it rises everywhere. Each of its pieces has as many positions."""
    leads = sorted(lead_of(one.chance, seats) for one in said)
    pieces = min(PIECES[-1], max(PIECES[0], games_in(said) // PIECE))
    bends = sorted({leads[len(leads) * piece // pieces] for piece in range(1, pieces)})
    counts, wins = Counter(leads), dict.fromkeys(leads, 0.0)
    for one in said:
        wins[lead_of(one.chance, seats)] += one.won
    flat: set[int] = set()
    true, rises = line_through(counts, wins, bends, seats, flat)
    while min(rises) < LEAST:
        flat.add(rises.index(min(rises)))
        true, rises = line_through(counts, wins, bends, seats, flat)
    counted = [bends[0] - 1, *bends, bends[-1] + 1]
    steps = [rise * (there - here) for rise, (here, there) in zip(rises, pairwise(counted), strict=True)]
    trues = accumulate(steps, initial=true - rises[0])
    return [(round(x, 4), round(y, 4)) for x, y in zip(counted, trues, strict=True)]


def lead_of(promised: float, seats: int) -> float:
    likely = within(promised)
    return log(likely / (1 - likely) * (seats - 1))


def within(promised: float) -> float:
    return min(1 - HARDLY, max(HARDLY, promised))


def line_through(
    counts: Mapping[float, int], wins: Mapping[float, float], bends: Sequence[float], seats: int, flat: Container[int]
) -> tuple[float, list[float]]:
    """What came true at its first bend, and how steep each of its pieces is, by Newton's steps. Without games it would be as counted.

    Given are how often each lead was there, and how much of that was won. Some pieces are held as flat as they may be.
    """
    rows = [([1.0, *parts_of(lead, bends)], count, wins[lead]) for lead, count in counts.items()]
    pieces = range(len(bends) + 1)
    before = [bends[0], *(LEAST if piece in flat else 1.0 for piece in pieces)]
    trust, found = [FAINT, *(FIRM if piece in flat else TRUST for piece in pieces)], before
    each = range(len(before))
    for _ in range(STEPS):
        up = [trust[i] * (before[i] - found[i]) for i in each]
        curve = [[trust[i] * (i == j) for j in each] for i in each]
        for row, count, won in rows:
            told = 1 / (1 + (seats - 1) * exp(-sum(map(mul, found, row))))
            for i in each:
                up[i] += row[i] * (won - count * told)
                for j in each:
                    curve[i][j] += count * row[i] * row[j] * told * (1 - told)
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

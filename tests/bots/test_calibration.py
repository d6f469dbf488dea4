"""What the mice think of their chances comes true: of moves that promise 30 %, three in ten win.

Clara plays against herself and says what the move that she plays is worth; then the game is played to its end. Positions of one game
end together, so games are what is counted. Without CHEESEBOARD_LONG=1, few are played, and only what is far off is found.
"""

import os
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

import pytest

import cheeseboard
from cheeseboard.bots.bots import think
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import advance
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find

LONG = os.environ.get("CHEESEBOARD_LONG") == "1"
POSITIONS = 5000 if LONG else 400
EACH = 5  # positions of a game: more of them would say little more
BOUND = 0.02  # how far off the deciles may be, in the mean
NOISE = 0.8  # of its standard error: how far off a mean is on average, if nothing is wrong


@dataclass(frozen=True)
class Said:
    """A promise, and what came of it."""

    game: int
    chance: float
    won: float


@dataclass(frozen=True)
class Decile:
    promised: float
    kept: float
    error: float  # the standard error of the difference
    weight: float  # its part of all positions

    @property
    def off(self) -> float:
        return abs(self.promised - self.kept)


def self_play(name: str, seats: int, number: int) -> list[Said]:
    """A few promises of one game, as far from each other as can be."""
    game = find(name)
    state, luck, said = game.new(seats), Dice(number), []
    advance(state, luck)
    while state.turn != NOBODY:
        seat = int(state.turn)
        thought = think("clara", game, game.view(state, seat), 1000 * number + len(said), Budget(by_clock=False))
        if thought.worths:
            said.append((seat, thought.worths[thought.move].chance))
        state.play(state.read(thought.move))
        advance(state, luck)
    winners = state.winners()
    some = said[:: max(1, len(said) // EACH)][:EACH]
    return [Said(number, chance, (seat in winners) / max(1, len(winners))) for seat, chance in some]


def deciles(said: Sequence[Said]) -> list[Decile]:
    """Positions by what was promised, a tenth of them in each."""
    ranked = sorted(said, key=lambda one: one.chance)
    cuts = [len(ranked) * tenth // 10 for tenth in range(11)]
    return [decile(ranked[low:high], len(ranked)) for low, high in pairwise(cuts)]


def decile(part: Sequence[Said], total: int) -> Decile:
    count = len(part)
    off = sum(one.won - one.chance for one in part) / count
    by_game: dict[int, float] = defaultdict(float)
    for one in part:
        by_game[one.game] += one.won - one.chance - off
    error = sqrt(sum(rest * rest for rest in by_game.values())) / count
    return Decile(sum(one.chance for one in part) / count, sum(one.won for one in part) / count, error, count / total)


def table(found: Sequence[Decile]) -> str:
    lines = [f"{100 * each.promised:5.1f} {100 * each.kept:5.1f} ± {100 * each.error:.1f}" for each in found]
    return "\n".join(["promised, kept (percent, with one standard error)", *lines])


@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
@pytest.mark.parametrize(
    ("name", "seats"), [("alles-kaese", 2), ("cheese-chase", 5), ("cheese-rescue", 2), ("go-da-cheese", 3)]
)
def test_promises_are_kept(name: str, seats: int) -> None:
    """In the mean over the deciles they are at most 2 % off, beside what chance makes of so few games."""
    said: list[Said] = []
    number = 0
    while len(said) < POSITIONS:
        said += self_play(name, seats, number)
        number += 1
    found = deciles(said)
    off = sum(each.weight * each.off for each in found)
    noise = NOISE * sum(each.weight * each.error for each in found)
    print(
        f"\n{name}, {seats} players, {len(said)} positions of {number} games: {100 * off:.1f} % off, chance alone {100 * noise:.1f} %"
    )
    print(table(found))

    assert off <= noise + BOUND


def test_somebody_who_promises_too_much_is_found_out() -> None:
    """Half of the games are won, whatever was promised."""
    dice = Dice(1)
    vain = [Said(game, 0.9 - dice.below(50) / 100, float(dice.below(2))) for game in range(POSITIONS)]
    found = deciles(vain)

    assert (
        sum(each.weight * each.off for each in found) > NOISE * sum(each.weight * each.error for each in found) + BOUND
    )

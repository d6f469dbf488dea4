"""Matches between bots: the same luck for everybody, a contender on every chair in turn.

    python3 run.py do python -m tests.bots.match otto random clara --games 400

prints how often the first bot wins against tables full of each other one, for every game and player count.
"""

import argparse
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from cheeseboard.bots.bots import BOTS, choose
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import advance
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.games.box import Game


@dataclass(frozen=True)
class Share:
    """Which part of the wins a bot has; win and loss vary together within a block, so blocks are what is counted."""

    blocks: list[float]

    @property
    def mean(self) -> float:
        return fmean(self.blocks)

    @property
    def margin(self) -> float:
        """Half of the 95 % interval, by Student's t: few blocks are trusted less."""
        return t(len(self.blocks) - 1) * stdev(self.blocks) / sqrt(len(self.blocks))

    @property
    def low(self) -> float:
        return self.mean - self.margin


def t(freedom: int) -> float:
    """The value passed once in twenty on either side, by Cornish and Fisher; good to 1 % from five degrees on."""
    z = 1.96
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def match(game: Game[Any], seats: int, contender: str, other: str, blocks: int, first: int = 0) -> Share:
    """The contender alone among copies of the other."""
    return Share([block(game, seats, contender, other, number) for number in range(first, first + blocks)])


def block(game: Game[Any], seats: int, contender: str, other: str, number: int) -> float:
    """One stream of luck for each chair the contender can sit on; the mean of what it won."""
    bots = [[contender if seat == me else other for seat in range(seats)] for me in range(seats)]
    return fmean(played(game, bots[me], number)[me] for me in range(seats))


def played(game: Game[Any], bots: list[str], number: int) -> list[float]:
    """One game; what each seat has of the win. Whoever shares it has a part, and nobody has a draw."""
    state, luck, minds = game.new(len(bots)), Dice(2 * number), Dice(2 * number + 1)
    advance(state, luck)
    while state.turn != NOBODY:
        bot = bots[state.turn]
        if bot == "random":  # the same as choosing by its view, only sooner
            state.happen(state.pick(minds))
        else:
            state.play(state.read(choose(bot, game, game.view(state, state.turn), minds.below(1 << 40))))
        advance(state, luck)
    winners = state.winners()
    return [(seat in winners) / max(1, len(winners)) for seat in range(len(bots))]


def main() -> None:
    """Print a table in Markdown."""
    reader = argparse.ArgumentParser(description="How often one bot wins against others.")
    reader.add_argument("bots", nargs="+", choices=BOTS, help="the contender, then its opponents")
    reader.add_argument("--games", type=int, default=400, help="in each match, rounded to whole blocks (400)")
    reader.add_argument("--game", choices=names(), action="append", help="only this one; may be given again")
    reader.add_argument("--first", type=int, default=0, help="the number of the first block: other luck (0)")
    args = reader.parse_args()
    contender, *others = args.bots
    print(f"| game | players | fair | {' | '.join(f'against {other}' for other in others)} | games |")
    print("|---" * (4 + len(others)) + "|")
    for game in [find(name) for name in args.game or names()]:
        for seats in game.seats:
            blocks = max(6, args.games // seats)
            shares = [match(game, seats, contender, other, blocks, args.first) for other in others]
            told = [f"{100 * share.mean:.1f} ± {100 * share.margin:.1f}" for share in shares]
            print(f"| {game.title} | {seats} | {100 / seats:.1f} | {' | '.join(told)} | {blocks * seats} |", flush=True)


if __name__ == "__main__":
    main()

"""The five games as benchmarks: the table of docs/research.md, counted anew.

python3 run.py do python tools/benchmarks.py [GAMES]
"""

import math
import sys
from statistics import fmean

from cheeseboard.bots.bots import choose
from cheeseboard.bots.review import review
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find, names

REVIEWED = 10  # games whose luck is measured


def played(name: str, seats: int, seed: int, bot: str) -> tuple[list[str], list[int], int]:
    """All moves of a game between copies of a bot, how many choices each decision had, and how many steps were luck's."""
    game, dice = find(name), Dice(seed)
    state = game.new(seats)
    moves: list[str] = []
    choices: list[int] = []
    luck = 0
    while state.turn != NOBODY:
        if state.turn == LUCK:
            move, luck = state.pick(dice), luck + 1
        else:
            choices.append(int(state.count()))
            move = state.read(
                choose(bot, game, game.view(state, state.turn), seed + len(moves), Budget(by_clock=False))
            )
        moves.append(state.write(move))
        state.happen(move)
    return moves, choices, luck


def row(name: str, games: int) -> str:
    """One line of the table."""
    game = find(name)
    seats = game.seats[0]
    found = [played(name, seats, 1000 + number, "otto") for number in range(games)]
    choices = [each for _, mine, _ in found for each in mine]
    real = [each for each in choices if each > 1]
    tree = fmean(sum(math.log10(each) for each in mine) for _, mine, _ in found)
    shares = [
        fmean(
            float(ledger.luck_share)
            for ledger in review(game, seats, game.settle({}), moves, tries=200, worlds=60).ledgers
        )
        for moves, _, _ in found[: min(REVIEWED, games)]
    ]
    cells = [
        game.title,
        f"{game.seats[0]} to {game.seats[-1]}",
        str(game.actions(seats)),
        str(len(game.features(seats).names())),
        f"{fmean(len(mine) for _, mine, _ in found):.0f}",
        f"{fmean(luck for _, _, luck in found):.0f}",
        f"{fmean(real):.1f}" if real else "1",
        f"10^{tree:.0f}",
        f"{100 * fmean(shares):.0f} %",
    ]
    return f"| {' | '.join(cells)} |"


def main(games: int) -> None:
    for name in names():
        print(row(name, games), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)

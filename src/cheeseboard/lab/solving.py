"""``cheeseboard lab solve``: a miniature of a game worked out, and what a perfect opponent wins there against each bot."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from cheeseboard.bots.makers import SeatedBot
from cheeseboard.bots.thought import Budget
from cheeseboard.games.box import Game, Miniature
from cheeseboard.lab.exact import (
    Behaviour,
    GameTree,
    InfoSet,
    Missing,
    best_response,
    equilibrium,
    grown,
    value,
    weights,
)
from cheeseboard.lab.players import maker_of
from cheeseboard.lab.progress import ProgressBar

POINTS: Final = 100  # a whole win
USUAL: Final = Budget(by_clock=False)  # the same answers on every machine


@dataclass(frozen=True)
class WonInMiniature:
    """What a perfect opponent on a seat wins against a bot on all others, as far as answers to so many questions tell."""

    bot: str
    seat: int
    least: float  # found with one half of the answers and counted with the other: on average no more than the truth
    most: float  # found and counted with all of them: on average no less


def miniature(game: Game[Any], name: str | None) -> tuple[str, Miniature]:
    """One of the game's miniatures with its name, by default the first."""
    there_are = game.lab.miniatures
    if not there_are:
        raise ValueError(f"{game.title} has no miniature that could be solved")
    name = next(iter(there_are)) if name is None else name
    if name not in there_are:
        raise ValueError(f"{game.title} has no miniature {name!r}; there are: {', '.join(there_are)}")
    return name, there_are[name]


def answers(tree: GameTree, game: Game[Any], bot: SeatedBot, seeds: Sequence[int], bar: ProgressBar) -> Behaviour:
    """How often a bot chooses each move in each information set, when it is asked with these seeds."""

    def asked(here: InfoSet) -> list[float]:
        view = game.view(here.example, here.seat)
        chosen = Counter(bot(game, view, seed) for seed in seeds)
        bar()
        return [chosen[here.example.write(move)] / len(seeds) for move in here.moves]

    return [asked(here) for here in tree.info_sets]


def won_against(tree: GameTree, game: Game[Any], name: str, asked: int, seed: int) -> list[WonInMiniature]:
    """What a perfect opponent wins on each seat against the bot of this name, which is asked so often everywhere."""
    bot, half = maker_of(name, USUAL)(), asked // 2
    with ProgressBar(2 * len(tree.info_sets), f"information sets, for {name}") as bar:
        halves = [answers(tree, game, bot, range(first, first + half), bar) for first in (seed, seed + half)]
    both = [[fmean(pair) for pair in zip(*sides, strict=True)] for sides in zip(*halves, strict=True)]
    return [
        WonInMiniature(
            name,
            seat,
            least=fmean(held_out(tree, found, counted, seat) for found, counted in (halves, halves[::-1])),
            most=best_response(tree, everywhere(tree, both), seat)[0],
        )
        for seat in range(tree.seats)
    ]


def everywhere(tree: GameTree, behaviour: Behaviour) -> list[list[float]]:
    """The strategies of seats that all play so."""
    return [weights(tree, seat, behaviour) for seat in range(tree.seats)]


def held_out(tree: GameTree, found: Behaviour, counted: Behaviour, seat: int) -> float:
    """What the best response to one behaviour wins against another."""
    strategies = everywhere(tree, counted)
    strategies[seat] = best_response(tree, everywhere(tree, found), seat)[1]
    return value(tree, strategies, seat)


# What is told


def points(reward: float) -> str:
    """A reward in points of a hundred, rounded to a hundredth."""
    return f"{round(POINTS * reward, 2) + 0:+.2f}"  # no minus before a zero


def report(game: Game[Any], name: str | None, bots: Sequence[str], asked: int, seed: int) -> Iterator[str]:
    """The miniature, counted and solved, and the bots in it, line by line."""
    name, table = miniature(game, name)
    options = ", ".join(f"{option}={chosen}" for option, chosen in table.options.items())
    yield f"{game.title}, {name}: {table.seats} players, {options}"
    tree = grown(game, table.seats, table.options)
    yield from counted(tree)
    if tree.seats == 2:
        yield valued(tree)
    else:
        yield f"with {tree.seats} players there is no one value"
    for bot in bots:
        for won in won_against(tree, game, bot, asked, seed):
            yield f"a perfect player {won.seat + 1} wins against {bot}: {points(won.least)} to {points(won.most)}"


def valued(tree: GameTree) -> str:
    """What best play is worth, or what is missing to work it out."""
    try:
        return f"value for player 1, in points above an even share: {points(equilibrium(tree)[0])}"
    except Missing as problem:
        return str(problem)


def counted(tree: GameTree) -> Iterator[str]:
    """How many histories and information sets there are, in all and for each number of steps."""
    yield f"histories: {sum(tree.histories):,}; after 0, 1, 2 … steps: {listed(tree.histories)}"
    yield (
        f"information sets: {sum(tree.known):,}, {len(tree.info_sets):,} of them with a choice; "
        f"after 0, 1, 2 … steps: {listed(tree.known)}"
    )


def listed(counts: Sequence[int]) -> str:
    return " ".join(map(str, counts))

"""Every game, player count and set of house rules; and random positions of them."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games import find, folders, names
from cheeseboard.games.box import Game
from tests.long import cases, often

JUDGED = os.environ.get(
    "CHEESEBOARD_JUDGED"
)  # tools/judge.py asks about one game, and need not wait for the tests of others
GAMES = [find(name) for name in names() if JUDGED in (None, name)]
OWN_GAMES = [find(name) for name in sorted(folders())]  # those that have tests of their own here


def reference(game: Game[Any]) -> Any:
    """The slow, obvious rules in the game's own tests. A game of another package is tried under the usual rules alone."""
    if game.name not in folders():
        return SimpleNamespace(VARIANTS=[{}])
    return import_module(f"tests.games.{game.name.replace('-', '_')}.reference")


def boxes(game: Game[Any]) -> list[dict[str, Any]]:
    """Other boxes that its tests try: apart from the house rules, so that golden traces stay what they are."""
    return getattr(reference(game), "BOXES", [])


def hidden(game: Game[Any]) -> ModuleType:
    """What a hidden thing is in a world, in the game's own tests."""
    return import_module(f"tests.games.{game.name.replace('-', '_')}.hidden")


@dataclass(frozen=True)
class Setting:
    """A game for so many players under some house rules."""

    game: Game[Any]
    seats: int
    options: dict[str, Any]

    def new(self) -> Any:
        return self.game.new(self.seats, self.options)

    def viewers(self) -> list[int]:
        """Every seat, and somebody who only watches."""
        return [*range(self.seats), NOBODY]

    def __str__(self) -> str:
        house = ",".join(f"{name}={value}" for name, value in self.options.items()).replace(" ", "")
        return f"{self.game.name}-{self.seats}{house and '-' + house}"


def settings_of(game: Game[Any]) -> Iterator[tuple[Setting, bool]]:
    """All settings of a game, and whether a usual run tries them: each number of players under the usual rules, each house rule
    and each other box for every third number, and the smallest of its miniatures."""
    for rule, options in enumerate([*reference(game).VARIANTS, *boxes(game)]):
        for place, seats in enumerate(game.seats):
            yield Setting(game, seats, options), not options or place % 3 == rule % min(3, len(game.seats))
    for place, small in enumerate(game.lab.miniatures.values()):
        yield Setting(game, small.seats, dict(small.options)), place == 0


FOUND = sorted(
    (found for game in GAMES for found in settings_of(game)), key=lambda found: (found[0].game.name, found[0].seats)
)
SETTINGS = [setting for setting, _ in FOUND]
USUAL_SETTINGS = [setting for setting, is_usual in FOUND if is_usual]


def every(settings: list[Setting]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("setting", cases(settings, USUAL_SETTINGS), ids=str)


EVERY_SETTING = every(SETTINGS)
EVERY_OWN_SETTING = every([each for each in SETTINGS if each.game.name in folders()])
EVERY_OWN_GAME = pytest.mark.parametrize("game", OWN_GAMES, ids=lambda game: game.name)
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def for_some_seeds(setting: Setting, check: Callable[[int], object], times: int = 1) -> None:
    """Try a check on games chosen by Hypothesis: more of them under the usual rules than under each house rule."""
    examples = (often(3, 6) if not setting.options else often(1, 3)) if cheeseboard.compiled else 1

    @settings(max_examples=times * examples)
    @given(seed=st.integers(0, 1 << 40))
    def tried(seed: int) -> None:
        check(seed)

    tried()


def played(setting: Setting, seed: int) -> tuple[Any, list[tuple[int, str]]]:
    """A finished random game, and all its moves as (turn, notation)."""
    state, dice = setting.new(), Dice(seed)
    moves = []
    while state.turn != NOBODY:
        move = state.pick(dice)
        moves.append((int(state.turn), state.write(move)))
        state.play(move)
    return state, moves


def positions(setting: Setting, seed: int, limit: int) -> Iterator[tuple[Any, int]]:
    """Some positions of one random game, the first and the last two among them, each with the move that follows.

    The move is -1 in the last one. The positions are copies: a test may do with them what it likes.
    """
    state, dice = setting.new(), Dice(seed)
    moves: list[int] = []
    while state.turn != NOBODY:
        moves.append(state.pick(dice))
        state.play(moves[-1])
    wanted = {0, len(moves) - 1, len(moves)} | {Dice(seed + k).below(len(moves)) for k in range(1, limit)}
    state = setting.new()
    for step, move in enumerate([*moves, -1]):
        if step in wanted:
            yield state.clone(), int(move)
        if move >= 0:
            state.play(move)


def worlds(state: State, seat: int, seed: int, number: int) -> list[Any]:
    """Other worlds that this seat cannot tell from this one."""
    dice = Dice(seed)
    return [state.imagine(seat, dice) for _ in range(number)]

"""A game's features say what its view says, number by number, and so nothing hidden."""

import ast
import re
import textwrap
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import cheeseboard
from cheeseboard.engine.features import Features, whose
from cheeseboard.engine.state import State
from tests.every_game.tables import (
    EVERY_GAME,
    EVERY_SETTING,
    GAMES,
    SETTINGS,
    Setting,
    for_some_seeds,
    positions,
    worlds,
)

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "features.md"


def written(features: Features, state: State, seat: int) -> bytes:
    """The numbers, with room before and after that must be left alone."""
    words = vec[i64]([7] * (features.words + 2))
    features.write(state, seat, words, 1)
    assert (words[0], words[features.words + 1]) == (7, 7)
    return bytes(memoryview(words))[8:-8]


def names(features: Features) -> list[str]:
    found = features.names()
    assert len(found) == 8 * features.words
    told = [name for name in found if name]
    assert len(told) == len(set(told))
    return found


def says_what_the_view_says(setting: Setting, seed: int, features: Any = None) -> None:
    """Every number is what its name says, worked out from the view once more."""
    slow = import_module(f"tests.games.{setting.game.name.replace('-', '_')}.numbers").numbers
    features = features or setting.game.features(setting.seats)
    named = names(features)
    for state, _ in positions(setting, seed, 12):
        for seat in range(setting.seats):
            who = {(seat + k) % setting.seats: name for k, name in enumerate(whose(setting.seats))}
            expected: Counter[str] = slow(setting.game.view(state, seat), who)
            found = written(features, state, seat)
            assert max(found) <= 127
            assert {n: v for n, v in zip(named, found, strict=True) if v} == {
                n: v for n, v in expected.items() if v and n in named
            }


def tells_nothing_hidden(setting: Setting, seed: int, features: Any = None) -> None:
    """Worlds that look alike to a seat are the same numbers, byte by byte."""
    features = features or setting.game.features(setting.seats)
    for state, _ in positions(setting, seed, 12):
        before = state.facts()
        for seat in range(setting.seats):
            expected = written(features, state, seat)
            for world in [*worlds(state, seat, seed, 3), setting.game.recall(setting.game.view(state, seat))]:
                assert written(features, world, seat) == expected
        assert state.facts() == before


@EVERY_SETTING
def test_the_numbers_say_what_the_view_says(setting: Setting) -> None:
    if setting.game.learning.features is None:
        pytest.skip("its numbers are the usual ones")
    for_some_seeds(setting, lambda seed: says_what_the_view_says(setting, seed))


@EVERY_SETTING
def test_the_numbers_tell_nothing_hidden(setting: Setting) -> None:
    for_some_seeds(setting, lambda seed: tells_nothing_hidden(setting, seed))


def mask(setting: Setting, state: State) -> list[int]:
    actions = setting.game.actions(setting.seats)
    length = (actions + 7) // 8
    words = vec[i64]([7] * (length + 2))
    state.mask(words, 1, length)
    assert (words[0], words[length + 1]) == (7, 7)
    found = bytes(memoryview(words))[8:-8]
    assert set(found) <= {0, 1}
    return [move for move, legal in enumerate(found) if legal]


@EVERY_SETTING
def test_the_mask_is_what_is_legal(setting: Setting) -> None:
    def check(seed: int) -> None:
        for state, _ in positions(setting, seed, 30):
            assert mask(setting, state) == state.moves()

    for_some_seeds(setting, check)


@pytest.mark.skipif(not cheeseboard.compiled, reason="takes more games than can be played uncompiled")
@EVERY_GAME
def test_every_number_is_used(game: Any) -> None:
    """In some game, under some house rule, each number that has a name is more than 0."""
    used: set[str] = set()
    seats = game.seats[0]
    for setting in [setting for setting in SETTINGS if setting.game is game and setting.seats == seats]:
        features = game.features(seats)
        named = names(features)
        for seed in range(60):
            for state, _ in positions(setting, seed, 60):
                for seat in range(seats):
                    used |= {name for name, value in zip(named, written(features, state, seat), strict=True) if value}
    seldom = re.compile("[abhi][0-9]:|[c-g][1289]:")  # the edge of a sheet
    assert {name for name in named if name and not seldom.match(name)} - used == set()


def with_fault(setting: Setting, fault: str) -> Any:
    true = setting.game.features(setting.seats)

    class Wrong:
        words, names = true.words, staticmethod(true.names)

        @staticmethod
        def write(state: Any, seat: int, into: Any, at: int) -> None:
            other = (seat + 1) % state.seats
            true.write(state, other if fault == "another's eyes" else seat, into, at)
            if fault == "a hidden card":
                into[at + true.words - 1] += state.hands[other] & 1
            elif fault == "a wrong count":
                into[at + 1] += 1

    return Wrong()


@pytest.mark.parametrize("fault", ["another's eyes", "a hidden card", "a wrong count"])
def test_a_fault_is_found(fault: str) -> None:
    setting = Setting(next(game for game in GAMES if game.name == "cheese-rescue"), 2, {})
    wrong = with_fault(setting, fault)
    with pytest.raises(AssertionError):
        says_what_the_view_says(setting, 1, wrong)
    if fault != "a wrong count":
        with pytest.raises(AssertionError):
            tells_nothing_hidden(setting, 1, wrong)


def page() -> str:
    """All numbers of all games, row by row."""
    lines = [
        "# What each number means",
        "",
        "The features of every game for its smallest number of players, in rows of eight.",
        "A number without a name is always 0.",
        "[Train and study players](train.md) says how to use them.",
        "`python3 run.py do python -m tests.rl.test_features` writes this page.",
    ]
    for game in GAMES:
        source = ROOT / "src" / "cheeseboard" / "games" / game.name.replace("-", "_") / "features.py"
        about = (ast.get_docstring(ast.parse(source.read_text("utf-8"))) or "").split("\n\n")
        features = game.features(game.seats[0])
        lines += ["", f"## {game.title}, {game.seats[0]} players: {8 * features.words} numbers", ""]
        lines += [textwrap.fill(" ".join(text.split()), 100) + "\n" for text in about[1:]]
        rows = [" · ".join(name or "unused" for name in row) for row in features.rows]
        lines += [textwrap.fill(f"- {8 * k}: {row}", 100, subsequent_indent="  ") for k, row in enumerate(rows)]
    return "\n".join(lines) + "\n"


def test_the_page_names_every_number() -> None:
    assert PAGE.read_text("utf-8") == page()


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

"""What may be hidden: exact for what a seat knows, and from nothing else than its view."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import cheeseboard
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Chance, Game
from tests.every_game.promises import plain
from tests.every_game.tables import (
    EVERY_GAME,
    EVERY_OWN_GAME,
    EVERY_OWN_SETTING,
    EVERY_SETTING,
    OWN_GAMES,
    Setting,
    for_some_seeds,
    hidden,
    positions,
    worlds,
)
from tests.long import often
from tests.statistics import deviation, quantile

WORLDS = often(300, 1000) if cheeseboard.compiled else 200
COMPARED = 10_000  # about so many counts are compared in one run of these tests
ONCE_IN = (
    100 * COMPARED
)  # a count fails that is off as seldom: a right one in one run out of a hundred, if seeds were new


def says_all_there_is(setting: Setting, seed: int) -> None:
    """The odds of each thing are exact, possible, and together one; nothing is told twice."""
    for state, _ in positions(setting, seed, often(3, 8)):
        for seat in setting.viewers():
            chances = setting.game.chances(setting.game.view(state, seat))
            names = [(chance.what, tuple(chance.facts.items())) for chance in chances]
            assert len(set(names)) == len(names)
            for chance in chances:
                assert all(type(share) is Fraction and share > 0 for share in chance.odds.values())
                assert sum(chance.odds.values()) == 1


def needs_the_view_alone(setting: Setting, seed: int) -> None:
    """The same after a journey through JSON, and in every world that looks the same; the view is left as it was."""
    view, chances = setting.game.view, setting.game.chances
    for state, _ in positions(setting, seed, often(2, 6)):
        for seat in setting.viewers():
            seen = plain(view(state, seat))
            told = chances(seen)
            assert seen == view(state, seat)
            for world in worlds(state, seat, seed, 2):
                assert chances(view(world, seat)) == told


def falls_as_imagined(setting: Setting, seed: int, limit: int = 3, number: int = WORLDS) -> int:
    """Each hidden thing is in imagined worlds what it may be, as often as it should; how many were compared."""
    lies: Callable[[Any, Chance, Dice], str] = hidden(setting.game).lies
    compared = 0
    for state, _ in positions(setting, seed, limit):
        for seat in {int(state.mover), int(Dice(seed).below(setting.seats)), NOBODY}:
            chances, dice = setting.game.chances(setting.game.view(state, seat)), Dice(seed)
            found: list[Counter[str]] = [Counter() for _ in chances]
            for _ in range(number):
                world = state.imagine(seat, dice)
                for chance, count in zip(chances, found, strict=True):
                    count[lies(world, chance, dice)] += 1
            compared += sum(map(as_likely_as_told, chances, found))
    return compared


def as_likely_as_told(chance: Chance, count: Counter[str]) -> bool:
    """Fails if not; whether there was anything to compare."""
    chi, freedom = deviation(chance.odds, count)
    assert freedom == 0 or chi < quantile(freedom, ONCE_IN), f"{chance}: {count}"
    return freedom > 0


@EVERY_SETTING
@pytest.mark.parametrize("promise", [says_all_there_is, needs_the_view_alone], ids=lambda promise: promise.__name__)
def test_chances(setting: Setting, promise: Callable[[Setting, int], None]) -> None:
    for_some_seeds(setting, lambda seed: promise(setting, seed))


@EVERY_OWN_SETTING
def test_chances_are_those_of_imagined_worlds(setting: Setting) -> None:
    assert falls_as_imagined(setting, 7) > 0


@EVERY_GAME
def test_a_watcher_and_every_seat_is_told_something(game: Game[Any]) -> None:
    """Whoever's turn it is, as long as anything is hidden."""
    setting = Setting(game, game.seats[0], {})
    state, _ = list(positions(setting, 5, 12))[4]
    for seat in setting.viewers():
        assert game.chances(game.view(state, seat))


# The checks can fail.


def exchanged(chance: Chance) -> Chance:
    """The likeliest and the unlikeliest change places."""
    odds = dict(chance.odds)
    low, high = min(odds, key=odds.__getitem__), max(odds, key=odds.__getitem__)
    return replace(chance, odds={**odds, low: odds[high], high: odds[low]})


def levelled(chance: Chance) -> Chance:
    """Everything that is possible is equally likely."""
    return replace(chance, odds=dict.fromkeys(chance.odds, Fraction(1, len(chance.odds))))


def narrowed(chance: Chance) -> Chance:
    """Something possible is left out, its share given to another."""
    odds = dict(chance.odds)
    if len(odds) > 1:
        share = odds.pop(min(odds, key=odds.__getitem__))
        odds[max(odds, key=odds.__getitem__)] += share
    return replace(chance, odds=odds)


@pytest.mark.parametrize("fault", [exchanged, levelled, narrowed], ids=lambda fault: fault.__name__)
@EVERY_OWN_GAME
def test_wrong_odds_are_noticed(game: Game[Any], fault: Callable[[Chance], Chance]) -> None:
    """They add up to one and need nothing but the view, and still do not pass."""

    def chances(view: Any) -> list[Chance]:
        return [fault(chance) for chance in game.chances(view)]

    faulty = Setting(replace(game, telling=replace(game.telling, chances=chances)), game.seats[-1], {})
    says_all_there_is(faulty, 7)
    with pytest.raises(AssertionError):
        falls_as_imagined(faulty, 7, 6, 400)


def test_odds_that_do_not_add_up_are_noticed() -> None:
    game = OWN_GAMES[0]

    def chances(view: Any) -> list[Chance]:
        return [
            replace(chance, odds={k: share * Fraction(9, 10) for k, share in chance.odds.items()})
            for chance in game.chances(view)
        ]

    with pytest.raises(AssertionError):
        says_all_there_is(Setting(replace(game, telling=replace(game.telling, chances=chances)), 2, {}), 7)


def test_odds_that_are_no_fractions_are_noticed() -> None:
    game = OWN_GAMES[0]

    def chances(view: Any) -> list[Any]:
        return [
            replace(chance, odds={k: float(share) for k, share in chance.odds.items()})  # type: ignore[misc]
            for chance in game.chances(view)
        ]

    with pytest.raises(AssertionError):
        says_all_there_is(Setting(replace(game, telling=replace(game.telling, chances=chances)), 2, {}), 7)

"""The promises can be broken: each check notices a fault planted in a sound game."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from tests.every_game import promises
from tests.every_game.tables import Setting

SOUND = Setting(find("alles-kaese"), 3, {})


def leaky_view(state: Any, seat: int) -> Any:
    """Tells everybody the fronts that anybody has seen."""
    return {**SOUND.game.view(state, seat), "fronts": int(state.traps)}


def curious_view(state: Any, seat: int) -> Any:
    """Shows a watcher the peeks of the last seat but one: what a negative index does."""
    view = dict(SOUND.game.view(state, seat))
    if seat == NOBODY:
        view["display"] = SOUND.game.view(state, state.seats + seat)["display"]
    return view


def forgetful_recall(view: Any) -> Any:
    """Rebuilds a position without what this seat has seen of the fronts."""
    display = [card and {**card, "front": None} for card in view["display"]]
    return SOUND.game.recall({**view, "display": display})


def breaks(promise: Callable[[Setting, int], Any], setting: Setting) -> bool:
    """Whether some game out of eight breaks the promise."""
    for seed in range(8):
        try:
            promise(setting, seed)
        except (AssertionError, KeyError, ValueError, OverflowError):
            return True
    return False


@pytest.mark.parametrize(
    ("promise", "view"),
    [
        (promises.shows_nothing_hidden, leaky_view),
        (promises.shows_nothing_hidden, curious_view),
        (promises.brings_the_same_news, leaky_view),
        (promises.can_be_recalled, leaky_view),
    ],
)
def test_a_faulty_view_is_noticed(promise: Callable[[Setting, int], Any], view: Any) -> None:
    faulty = replace(SOUND, game=replace(SOUND.game, view=view))

    assert not breaks(promise, SOUND)
    assert breaks(promise, faulty)


def test_a_faulty_recall_is_noticed() -> None:
    faulty = replace(SOUND, game=replace(SOUND.game, recall=forgetful_recall))

    assert not breaks(promises.can_be_recalled, SOUND)
    assert breaks(promises.can_be_recalled, faulty)


def test_a_game_longer_than_it_says_is_noticed() -> None:
    faulty = replace(SOUND, game=replace(SOUND.game, longest=lambda _seats, _options: 20))

    assert breaks(promises.ends_in_time, faulty)


def test_a_wrong_score_is_noticed() -> None:
    class Wrong:
        def scores(self) -> list[int]:
            return [1, 2, 3]

    with pytest.raises(AssertionError):
        promises.agrees_with_the_reference(SOUND, Wrong(), [])

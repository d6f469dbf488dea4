"""Every game keeps its promises, for every player count and house rule."""

from collections.abc import Callable

import pytest

from tests.every_game import promises
from tests.every_game.tables import EVERY_OWN_SETTING, EVERY_SETTING, Setting, for_some_seeds, played


@EVERY_SETTING
@pytest.mark.parametrize(
    "promise",
    [
        promises.ends_in_time,
        promises.offers_its_moves_in_one_voice,
        promises.refuses_and_changes_nothing,
        promises.copies_do_not_share,
        promises.shows_nothing_hidden,
        promises.imagines_from_what_was_seen,
        promises.brings_the_same_news,
        promises.hides_no_more_than_it_must,
        promises.can_be_recalled,
        promises.has_a_plain_view,
    ],
    ids=lambda promise: promise.__name__,
)
def test_every_game(setting: Setting, promise: Callable[[Setting, int], None]) -> None:
    for_some_seeds(setting, lambda seed: promise(setting, seed))


@EVERY_OWN_SETTING
def test_no_card_appears_or_gets_lost(setting: Setting) -> None:
    for_some_seeds(setting, lambda seed: promises.keeps_its_cards(setting, seed))


@EVERY_OWN_SETTING
def test_scores_agree_with_a_slow_and_obvious_reference(setting: Setting) -> None:
    for_some_seeds(setting, lambda seed: promises.agrees_with_the_reference(setting, *played(setting, seed)), 3)


@EVERY_SETTING
def test_the_same_moves_lead_to_the_same_position(setting: Setting) -> None:
    def replay(seed: int) -> None:
        state, moves = played(setting, seed)
        again = setting.new()
        for turn, notation in moves:
            assert again.turn == turn
            again.play(again.read(notation))
        assert again.facts() == state.facts()

    for_some_seeds(setting, replay)

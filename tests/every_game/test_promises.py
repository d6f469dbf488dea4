"""Every game keeps its promises, for every player count and house rule."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.every_game import promises
from tests.every_game.tables import EVERY_SETTING, Setting, played

seeds = st.integers(0, 1 << 40)


@EVERY_SETTING
@pytest.mark.parametrize(
    "promise",
    [
        promises.ends_in_time,
        promises.offers_its_moves_in_one_voice,
        promises.keeps_its_cards,
        promises.refuses_and_changes_nothing,
        promises.copies_do_not_share,
        promises.shows_nothing_hidden,
        promises.imagines_from_what_was_seen,
        promises.brings_the_same_news,
        promises.can_be_recalled,
        promises.has_a_plain_view,
    ],
    ids=lambda promise: promise.__name__,
)
@given(seed=seeds)
def test_every_game(setting: Setting, promise: object, seed: int) -> None:
    assert callable(promise)
    promise(setting, seed)


@EVERY_SETTING
@given(seed=seeds)
def test_scores_agree_with_a_slow_and_obvious_reference(setting: Setting, seed: int) -> None:
    promises.agrees_with_the_reference(setting, *played(setting, seed))


@EVERY_SETTING
@given(seed=seeds)
def test_the_same_moves_lead_to_the_same_position(setting: Setting, seed: int) -> None:
    state, moves = played(setting, seed)
    again = setting.new()
    for turn, notation in moves:
        assert again.turn == turn
        again.play(again.read(notation))
    assert again.facts() == state.facts()

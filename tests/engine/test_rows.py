"""Rows of numbers: what is written lies where it should, and nothing beside it changes."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.engine import rows
from cheeseboard.engine.state import NOBODY
from tests.every_game.tables import EVERY_SETTING, Setting, for_some_seeds, positions

BAG = int.from_bytes(bytes(range(1, 9)), "little")


def words(number: int) -> vec[i64]:
    return vec[i64]([int.from_bytes(bytes([99] * 8), "little") for _ in range(number)])


@pytest.mark.parametrize("number", range(17))
def test_a_bag_lies_over_eight_numbers(number: int) -> None:
    found = words(3)
    rows.put(found, number, BAG)
    expected = bytearray([99] * 24)
    expected[number : number + 8] = range(1, 9)
    assert bytes(memoryview(found)) == bytes(expected)


def test_some_words_are_cleared() -> None:
    found = words(4)
    rows.clear(found, 1, 2)
    assert bytes(memoryview(found)) == bytes([99] * 8 + [0] * 16 + [99] * 8)


def test_nothing_is_written_beyond_the_end() -> None:
    with pytest.raises(IndexError):
        rows.put(words(2), 16, BAG)
    with pytest.raises(IndexError):
        rows.clear(words(2), 1, 2)


@EVERY_SETTING
def test_a_position_can_become_another_one(setting: Setting) -> None:
    """It is then equal to a clone, and goes on by itself."""

    def check(seed: int) -> None:
        found = [state for state, _ in positions(setting, seed, 6)]
        for other in (found[0], found[-1]):
            before = other.facts()
            for state in [state.clone() for state in found]:
                if not state.become(other):
                    continue
                assert (state.facts(), state.turn, state.tickets) == (before, other.turn, other.tickets)
                while state.turn != NOBODY:
                    state.play(state.moves()[0])
                assert other.facts() == before

    for_some_seeds(setting, check)

"""Dice are fair, the same everywhere, and unrelated for neighbouring seeds."""

from collections import Counter
from itertools import pairwise

from cheeseboard.engine.dice import Dice
from tests.statistics import SAMPLES, assert_falls_as


def test_the_same_seed_shows_the_same_faces() -> None:
    """These numbers stand for every Python, platform and build."""
    dice = Dice(7)

    assert [dice.below(6) for _ in range(12)] == FIRST_ROLLS


FIRST_ROLLS = [3, 4, 1, 5, 4, 1, 2, 3, 5, 1, 3, 0]


def test_every_face_comes_equally_often() -> None:
    dice = Dice(1)

    assert_falls_as(dict.fromkeys(range(6), 1), Counter(dice.below(6) for _ in range(SAMPLES)))


def test_neighbouring_seeds_are_unrelated() -> None:
    """The first two rolls of a thousand games in a row: all 36 pairs equally often."""
    pairs: Counter[tuple[int, int]] = Counter()
    dice = Dice(0)
    for seed in range(SAMPLES):
        dice.seed(seed)
        pairs[dice.below(6), dice.below(6)] += 1

    assert_falls_as({(a, b): 1 for a in range(6) for b in range(6)}, pairs)


def test_first_rolls_of_neighbours_are_unrelated() -> None:
    rolls = [Dice(seed).below(6) for seed in range(SAMPLES + 1)]

    assert_falls_as({(a, b): 1 for a in range(6) for b in range(6)}, Counter(pairwise(rolls)))


def test_dice_that_are_split_go_their_own_way() -> None:
    dice = Dice(3)
    other = dice.split()
    pairs = Counter((dice.below(6), other.below(6)) for _ in range(SAMPLES))

    assert_falls_as({(a, b): 1 for a in range(6) for b in range(6)}, pairs)


def test_large_seeds_differ() -> None:
    words = {int(Dice(seed << shift).word) for seed in range(1, 50) for shift in (0, 20, 40, 56)}

    assert len(words) == 196

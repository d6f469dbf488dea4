"""The chances that are told come true: of positions that promise 30 %, three in ten are won.

Mice of all ages play each other, in other games than those that experience was learned from. At a few points everybody is asked what there
is to hope for, by what each knows, and what the move to be played promises. Positions of one game end together, so games are what is
counted. Without CHEESEBOARD_LONG=1 few are played, for a few numbers of players, and only what is far off is found.
"""

import os
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt

import pytest

import cheeseboard
from cheeseboard.bots.experience import LOOKS, Bend, bends_of, learned
from cheeseboard.engine.dice import Dice
from cheeseboard.games import find, names
from tools.learn_chances import Said, fit, read, self_play

LONG = os.environ.get("CHEESEBOARD_LONG") == "1"
FIRST = 2_000_000  # the first game that is asked about
MANY = {"cheese-chase": 1000}  # so many, for with two players 500 tell too little; elsewhere they do
ENOUGH = 500
NOISE = 0.8  # of its standard error: how far off a mean is on average, if nothing is wrong
WANTED = 0.02  # how far off the deciles may be in the mean, beside what chance makes of so few games
PATIENCE = 1 if LONG else 2  # times what chance makes of them: thirty games must not fail by bad luck
FEW = [("alles-kaese", 2), ("cheese-rescue", 2), ("cheese-chase", 5), ("go-da-cheese", 3)]
EXPERIENCED = [(name, seats) for name in names() for seats in sorted(learned(name))]


@dataclass(frozen=True)
class Decile:
    promised: float
    kept: float
    error: float  # the standard error of the difference
    weight: float  # its part of all positions

    @property
    def off(self) -> float:
        return abs(self.promised - self.kept)


def deciles(said: Sequence[Said]) -> list[Decile]:
    """Positions by what was promised, a tenth of them in each."""
    ranked = sorted(said, key=lambda one: one.chance)
    cuts = [len(ranked) * tenth // 10 for tenth in range(11)]
    return [decile(ranked[low:high], len(ranked)) for low, high in pairwise(cuts)]


def decile(part: Sequence[Said], total: int) -> Decile:
    count = len(part)
    off = sum(one.won - one.chance for one in part) / count
    by_game: dict[int, float] = defaultdict(float)
    for one in part:
        by_game[one.game] += one.won - one.chance - off
    error = sqrt(sum(rest * rest for rest in by_game.values())) / count
    return Decile(sum(one.chance for one in part) / count, sum(one.won for one in part) / count, error, count / total)


def how_far_off(found: Sequence[Decile]) -> tuple[float, float]:
    """In the mean over all positions; and how far chance alone would bring it."""
    noise = NOISE * sum(each.weight * each.error for each in found)
    return sum(each.weight * each.off for each in found), noise


def table(found: Sequence[Decile]) -> str:
    """What was promised, and what was kept with one standard error, in percent."""
    off, noise = how_far_off(found)
    tenths = ", ".join(f"{100 * each.promised:.0f} → {100 * each.kept:.0f} ± {100 * each.error:.0f}" for each in found)
    return f"{100 * off:.1f} | {100 * noise:.1f} | {tenths}"


@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
@pytest.mark.parametrize(("name", "seats"), EXPERIENCED if LONG else FEW, ids=str)
def test_promises_are_kept(name: str, seats: int) -> None:
    """In the mean over the deciles they are hardly off, whoever looks."""
    game = find(name)
    bends = bends_of(game, seats, {})
    games = MANY.get(name, ENOUGH) if LONG else 30
    said = [one for number in range(FIRST, FIRST + games) for one in self_play(game, seats, number)]
    for look in LOOKS:
        counted = [one for one in said if one.look == look]
        before, after = deciles(counted), deciles([replace(one, chance=bends[look](one.chance)) for one in counted])
        print(f"\n{name}, {seats} players, {look}, {len(counted)} positions: off | by chance | promised → kept")
        print(f"counted: {table(before)}\ntold:    {table(after)}")
        off, noise = how_far_off(after)

        assert off <= PATIENCE * noise + WANTED


def test_no_game_is_both_learned_from_and_asked() -> None:
    for name, seats in EXPERIENCED:
        known = read(name)[str(seats)]
        assert known["seed"] + known["games"] <= FIRST


def test_somebody_who_promises_too_much_is_found_out() -> None:
    """Half of the games are won, whatever was promised."""
    dice = Dice(1)
    vain = [Said(game, "moving", 0.9 - dice.below(50) / 100, float(dice.below(2))) for game in range(150)]
    off, noise = how_far_off(deciles(vain))

    assert off > noise + 2 * WANTED


def test_what_became_of_promises_is_learned() -> None:
    """Among three, somebody tells too little of what is won and lost: that is found, and taken back."""
    true, dice, said = Bend(3, [(-1, -0.5), (0, 0.3), (1, 2.3)]), Dice(2), []
    for game in range(10_000):
        promised = (5 + int(dice.below(91))) / 100
        said.append(Said(game, "choosing", promised, float(int(dice.below(1000)) < 1000 * true(promised))))
    found = Bend(3, fit(said, 3))

    assert [found(promised / 100) for promised in range(5, 96)] == pytest.approx(
        [true(promised / 100) for promised in range(5, 96)], abs=0.05
    )


def test_what_says_nothing_is_told_so_and_what_is_beside_it_is_not_touched() -> None:
    """Whether 35 or 60 % are promised, half is won; what promises less is lost, and what promises more is won."""
    dice, said = Dice(3), []
    for game in range(6000):
        promised = (5 + int(dice.below(91))) / 100
        true = 10 if promised < 0.35 else 50 if promised <= 0.6 else 90
        said.append(Said(game, "choosing", promised, float(int(dice.below(100)) < true)))
    found = Bend(2, fit(said, 2))

    assert [found(promised) for promised in (0.15, 0.25, 0.43, 0.5, 0.75, 0.85)] == pytest.approx(
        [0.1, 0.1, 0.5, 0.5, 0.9, 0.9], abs=0.07
    )
    assert found(0.43) < found(0.5) < found(0.43) + 0.03


@pytest.mark.parametrize(
    "bend", [Bend(2, [(-1, -1.2), (0, 0.3), (1, 3.2)]), Bend(5, [(-1, -1.3), (0.5, -0.4), (1, 0.1), (2, 0.2)])]
)
def test_what_is_better_stays_better_and_certain_stays_certain(bend: Bend) -> None:
    heard = [bend(percent / 100) for percent in range(101)]

    assert heard == sorted(set(heard))
    assert (heard[0], heard[-1]) == (0, 1)
    for chance in (0.1, 0.3, 0.6):
        assert bend.slope(chance) == pytest.approx((bend(chance + 1e-5) - bend(chance - 1e-5)) / 2e-5, rel=1e-3)


def test_all_that_was_learned_keeps_the_order() -> None:
    for name, seats in EXPERIENCED:
        for bend in learned(name)[seats].values():
            assert all(one[0] < then[0] and one[1] < then[1] for one, then in pairwise(bend.points))


def test_nobody_has_experience_with_other_house_rules_or_without_choices() -> None:
    rescue = find("cheese-rescue")

    assert set(bends_of(rescue, 2, {})) == set(LOOKS)
    assert bends_of(rescue, 2, {"komi": rescue.settle({})["komi"]}) == bends_of(rescue, 2, {})
    assert bends_of(rescue, 2, {"komi": 3}) == {}
    assert bends_of(find("cheese"), 2, {}) == {}

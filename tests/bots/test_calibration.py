"""The chances that are told come true: of positions that promise 30 %, three in ten are won.

Mice of all ages play each other, in other games than those that experience was learned from. At a few points everybody is asked what there
is to hope for, by what each knows, and what the move to be played promises. It must come true in the mean, in each tenth of what is
promised, and for each word that tells moments apart. Positions of one game end together, so games are what is counted. Without CHEESEBOARD_LONG=1 few are
played, for a few numbers of players, and only what is far off is found.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count, pairwise

import pytest

import cheeseboard
from cheeseboard.bots.calibration import (
    VIEWPOINTS,
    Calibration,
    Calibrations,
    Viewpoint,
    calibration_at,
    calibration_of,
    learned,
)
from cheeseboard.engine.dice import Dice
from cheeseboard.games import find, names
from tests.long import LONG, cases
from tests.statistics import WANTED, Decile, decile, deciles
from tools.learn_chances import Said, calibrations, fit, read, self_play

FIRST = 2_000_000  # the first game that is asked about
GAMES, POSITIONS = (500, 10_000) if LONG else (30, 100)  # at least, the latter for each way to look
NOISE = 0.8  # of its standard error: how far off a mean is on average, if nothing is wrong
PATIENCE = 1 if LONG else 2  # times what chance makes of the mean: thirty games must not fail by bad luck
ERRORS = 3 if LONG else 4  # standard errors of a tenth, or of a word of moments: there are hundreds of them
FEWEST = 30  # games with such a moment, for its error to be one
FEW = [("alles-kaese", 2), ("cheese-rescue", 2), ("cheese-chase", 5), ("go-da-cheese", 3)]
EXPERIENCED = [(name, seats) for name in names() for seats in sorted(learned(name))]


def how_far_off(found: Sequence[Decile]) -> tuple[float, float]:
    """In the mean over all positions; and how far chance alone would bring it."""
    noise = NOISE * sum(each.weight * each.error for each in found)
    return sum(each.weight * each.off for each in found), noise


def table(found: Sequence[Decile]) -> str:
    """What was promised, and what was kept with one standard error, in percent."""
    off, noise = how_far_off(found)
    tenths = ", ".join(map(str, found))
    return f"{100 * off:.1f} | {100 * noise:.1f} | {tenths}"


def moments(said: Sequence[Said]) -> dict[str, Decile]:
    """The same by each word that tells moments apart, if it was heard in games enough."""
    words = {word for one in said for word in one.moment}
    parts = {word: [one for one in said if word in one.moment] for word in sorted(words)}
    return {word: decile(part, len(said)) for word, part in parts.items() if len({one.game for one in part}) >= FEWEST}


def told(known: Mapping[Viewpoint, Calibrations], said: Sequence[Said], viewpoint: Viewpoint) -> list[Said]:
    """As a person hears it."""
    those = [one for one in said if one.viewpoint == viewpoint]
    return [replace(one, chance=calibration_at(known[viewpoint], one.moment)(one.chance)) for one in those]


@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
@pytest.mark.parametrize(("name", "seats"), cases(EXPERIENCED, FEW, is_full=LONG), ids=str)
def test_promises_are_kept(name: str, seats: int) -> None:
    """They are hardly off, whoever looks: in the mean over the tenths, in each tenth, for each word of their moments."""
    game, known, said, viewpoints = find(name), learned(name)[seats], list[Said](), Counter[Viewpoint]()
    for number in count(FIRST):
        more = self_play(game, seats, number)
        said += more
        viewpoints.update(one.viewpoint for one in more)
        if number + 1 >= FIRST + GAMES and all(viewpoints[viewpoint] >= POSITIONS for viewpoint in VIEWPOINTS):
            break
    for viewpoint in VIEWPOINTS:
        heard = told(known, said, viewpoint)
        before, after = deciles([one for one in said if one.viewpoint == viewpoint]), deciles(heard)
        print(f"\n{name}, {seats} players, {viewpoint}, {len(heard)} positions: off | by chance | promised → kept")
        print(f"counted: {table(before)}\ntold:    {table(after)}")
        off, noise = how_far_off(after)

        assert off <= PATIENCE * noise + WANTED
        assert not [each for each in after if each.is_off(ERRORS)]
        assert not {word: each for word, each in moments(heard).items() if each.is_off(ERRORS)}


def test_no_game_is_both_learned_from_and_asked() -> None:
    for name, seats in EXPERIENCED:
        known = read(name)[str(seats)]
        assert known["seed"] + known["games"] <= FIRST


def test_somebody_who_promises_too_much_is_found_out() -> None:
    """Half of the games are won, whatever was promised."""
    dice = Dice(1)
    vain = [Said(game, "moving", (), 0.9 - dice.below(50) / 100, float(dice.below(2))) for game in range(150)]
    off, noise = how_far_off(deciles(vain))

    assert off > noise + 2 * WANTED


def test_what_became_of_promises_is_learned() -> None:
    """Among three, somebody tells too little of what is won and lost: that is found, and taken back."""
    true, dice, said = Calibration(3, [(-1, -0.5), (0, 0.3), (1, 2.3)]), Dice(2), []
    for game in range(10_000):
        promised = (5 + int(dice.below(91))) / 100
        said.append(Said(game, "choosing", (), promised, float(int(dice.below(1000)) < 1000 * true(promised))))
    found = Calibration(3, fit(said, 3))

    assert [found(promised / 100) for promised in range(5, 96)] == pytest.approx(
        [true(promised / 100) for promised in range(5, 96)], abs=0.05
    )


def test_what_says_nothing_is_told_so_and_what_is_beside_it_is_not_touched() -> None:
    """Whether 35 or 60 % are promised, half is won; what promises less is lost, and what promises more is won."""
    dice, said = Dice(3), []
    for game in range(6000):
        promised = (5 + int(dice.below(91))) / 100
        true = 10 if promised < 0.35 else 50 if promised <= 0.6 else 90
        said.append(Said(game, "choosing", (), promised, float(int(dice.below(100)) < true)))
    found = Calibration(2, fit(said, 2))

    assert [found(promised) for promised in (0.15, 0.25, 0.43, 0.5, 0.75, 0.85)] == pytest.approx(
        [0.1, 0.1, 0.5, 0.5, 0.9, 0.9], abs=0.07
    )
    assert found(0.43) < found(0.5) < found(0.43) + 0.03


@pytest.mark.parametrize(
    "calibration",
    [Calibration(2, [(-1, -1.2), (0, 0.3), (1, 3.2)]), Calibration(5, [(-1, -1.3), (0.5, -0.4), (1, 0.1), (2, 0.2)])],
)
def test_what_is_better_stays_better_and_certain_stays_certain(calibration: Calibration) -> None:
    heard = [calibration(percent / 100) for percent in range(101)]

    assert heard == sorted(set(heard))
    assert (heard[0], heard[-1]) == (0, 1)
    for chance in (0.1, 0.3, 0.6):
        assert calibration.slope(chance) == pytest.approx(
            (calibration(chance + 1e-5) - calibration(chance - 1e-5)) / 2e-5, rel=1e-3
        )


def test_all_that_was_learned_keeps_the_order() -> None:
    for name, seats in EXPERIENCED:
        for each in learned(name)[seats].values():
            for calibration in each.values():
                assert all(one[0] < then[0] and one[1] < then[1] for one, then in pairwise(calibration.points))


def test_kinds_of_moments_are_told_apart_if_it_pays_and_they_were_seen_often_enough() -> None:
    """At dawn what is promised is won, at dusk it is lost, here as there; of noon, which comes rarely, nothing more is known than of all."""
    dice, said, wins = Dice(4), [], {"dawn": 80, "dusk": 20, "noon": 50}
    for game in range(3000):
        time, place = "noon" if game % 20 == 0 else ("dawn", "dusk")[game % 2], ("here", "there")[dice.below(2)]
        promised, won = (40 + int(dice.below(21))) / 100, int(dice.below(100)) < wins[time]
        said.append(Said(game, "choosing", (time, place), promised, float(won)))
    known = {kind: Calibration(2, points) for kind, points in calibrations(said, 2).items()}

    assert set(known) == {"", "dawn", "dusk"}
    assert calibration_at(known, ("dawn", "here")) is calibration_at(known, ("dawn", "nowhere")) is known["dawn"]
    assert calibration_at(known, ("noon", "here")) is known[""]
    for kind, calibration in known.items():
        assert calibration(0.5) == pytest.approx(wins[kind or "noon"] / 100, abs=0.07)


def test_what_tells_moments_apart_only_together_is_found() -> None:
    """At dawn one wins here and at dusk there: neither the time nor the place says anything alone."""
    dice, said = Dice(5), []
    for game in range(3000):
        time, place = ("dawn", "dusk")[dice.below(2)], ("here", "there")[dice.below(2)]
        won = int(dice.below(100)) < (80 if (time == "dawn") == (place == "here") else 20)
        said.append(Said(game, "choosing", (time, place), 0.5, float(won)))

    assert set(calibrations(said, 2)) == {"", "dawn here", "dawn there", "dusk here", "dusk there"}


def test_nobody_has_experience_with_other_house_rules_or_without_choices() -> None:
    rescue = find("cheese-rescue")
    usual, other = (rescue.view(rescue.new(2, options), 0) for options in ({}, {"komi": 3}))

    assert calibration_of(rescue, usual, "waiting") == learned("cheese-rescue")[2]["waiting"][""]
    assert calibration_of(rescue, other, "waiting") is None
    assert calibration_of(find("cheese"), find("cheese").view(find("cheese").new(2), 0), "waiting") is None


def test_a_moment_is_told_by_the_line_of_its_kind() -> None:
    """Of Cheese Chase, by what the seat knows: two who hold different cards hear different things of the same count."""
    chase, state = find("cheese-chase"), find("cheese-chase").new(5)
    for card in ("cat", "mouse", "1", "2", "3"):
        state.play(state.read(f"deal {card}"))
    cat, mouse = (calibration_of(chase, chase.view(state, seat), "waiting") for seat in (0, 1))
    lines_with_five = learned("cheese-chase")[5]["waiting"]

    assert cat is not None
    assert mouse is not None
    assert cat(0.2) != mouse(0.2)
    assert mouse is calibration_at(lines_with_five, chase.moment(chase.view(state, 1))) is not lines_with_five[""]

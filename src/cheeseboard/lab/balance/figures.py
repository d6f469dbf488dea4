"""Figures from rows. Each has an interval: where the true value lies in 95 of 100 such runs."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, variance
from typing import Final

from cheeseboard.lab.balance.rows import Gap, Look, Row, like
from cheeseboard.lab.figures import block_share, t95

STEP: Final = 1.5  # one step of skill: odds of 60 to 40, which are 70.4 Elo
MEANINGFUL: Final = 0.02  # what the best move must win more than the worst
ERRORS: Final = 2  # standard errors that must be passed, where a single game is judged
AHEAD: Final = 0.05  # by so much a leader must lead
BEHIND: Final = 0.4  # of a fair share at half-time (with two players: 20 %)
HOPELESS: Final = 0.02  # a chance that is none
SAME: Final = 20  # so many equal numbers, and no other, are taken for a rule of the game
SHIFT: Final = 0.10  # of somebody else's chance, that makes a king


@dataclass(frozen=True)
class Estimate:
    """A value, and where the true one lies in 95 of 100 such runs; how many games it comes from."""

    value: float
    low: float
    high: float
    games: int

    @property
    def is_constant(self) -> bool:
        return self.low == self.high

    def is_above(self, bound: float) -> bool:
        return self.low > bound

    def is_below(self, bound: float) -> bool:
        return self.high < bound


def share(parts: Sequence[float]) -> Estimate | None:
    """The mean of numbers from 0 to 1, one of each game or block."""
    if not parts:
        return None
    found = block_share(parts)
    return Estimate(found.share, found.low, found.high, len(parts))


def mean(values: Sequence[float], least: float = 0.0) -> Estimate | None:
    """The mean of numbers that have a least one, one of each game, with Student's interval.

    One imaginary game that is 1 off is mixed into their spread, so that a handful of equal games does not look like
    certainty. What was the same in twenty games or more has no interval.
    """
    if not values:
        return None
    middle, n = fmean(values), len(values)
    if n >= SAME and min(values) == max(values):
        return Estimate(values[0], values[0], values[0], n)
    half = t95(n - 1) * math.sqrt((variance(values) + 1 / n) / n) if n > 1 else math.inf
    return Estimate(middle, max(least, middle - half), middle + half, n)


def nine_of_ten(values: Sequence[float]) -> tuple[float, float]:
    """Between which two lie nine of ten: one of twenty is below, one above."""
    in_order = sorted(values)
    return in_order[len(values) // 20], in_order[-1 - len(values) // 20]


# Chairs and roles


def seat_share(rows: Sequence[Row], seat: int) -> Estimate | None:
    """What a chair wins; rows of one level among its like."""
    return share([row.share_of_win(seat) for row in rows])


def fair_share(rows: Sequence[Row]) -> float:
    """What each would win, if all chairs won alike: games that nobody wins are nobody's."""
    return fmean(bool(row.winners) for row in rows) / len(rows[0].table.bots)


def role_share(rows: Sequence[Row], role: str) -> Estimate | None:
    """What whoever was dealt a role wins."""
    return share([row.share_of_win(row.roles.index(role)) for row in rows if role in row.roles])


def role_names(rows: Sequence[Row]) -> list[str]:
    return sorted({role for row in rows for role in row.roles if role is not None})


# Skill


def lone_share(rows: Iterable[Row]) -> Estimate | None:
    """What the one who sits alone wins. Games of a block share their luck, so their mean counts."""
    blocks: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        assert row.table.lone is not None
        blocks[row.table.block].append(row.share_of_win(row.table.lone))
    return share([fmean(parts) for parts in blocks.values()])


def steps_between(rows: Sequence[Row]) -> Estimate | None:
    """How many steps of skill the one who sits alone is above the others, by Plackett's and Luce's odds."""
    won = lone_share(rows)
    if won is None:
        return None
    seats, decided = len(rows[0].table.bots), fmean(bool(row.winners) for row in rows)
    if decided == 0:
        return Estimate(0.0, -math.inf, math.inf, won.games)
    least = 0.5 / (len(rows) + 1)  # no finite number of games makes anybody infinitely better
    shown = min(max(won.value / decided, least), 1 - least)
    return Estimate(
        steps(shown, seats), steps(won.low / decided, seats), steps(won.high / decided, seats), won.games
    )  # fmt: skip


def steps(part: float, seats: int) -> float:
    """Of somebody who wins this part of all wins, against so many others less one."""
    if not 0 < part < 1:
        return -math.inf if part <= 0 else math.inf
    return math.log(part * (seats - 1) / (1 - part)) / math.log(STEP)


def elo(number_of_steps: float) -> float:
    return 400 * math.log10(STEP) * number_of_steps


def together(parts: Sequence[Estimate]) -> Estimate | None:
    """A sum of estimates that have nothing to do with each other: their errors partly cancel out."""
    if not parts:
        return None
    value = sum(part.value for part in parts)
    below = math.hypot(*(part.value - part.low for part in parts))
    above = math.hypot(*(part.high - part.value for part in parts))
    return Estimate(value, value - below, value + above, min(part.games for part in parts))


def step_rows(rows: Iterable[Row], weaker: str, stronger: str) -> list[Row]:
    return [row for row in rows if row.table.purpose == "step" and set(row.table.bots) == {weaker, stronger}]


def ladder(rows: Sequence[Row], bots: Sequence[str]) -> list[tuple[str, str, Estimate]]:
    """Weaker, stronger, and how many steps lie between them."""
    found = [
        (weaker, stronger, steps_between(step_rows(rows, weaker, stronger))) for weaker, stronger in pairwise(bots)
    ]
    return [(weaker, stronger, between) for weaker, stronger, between in found if between is not None]


def peek_rows(rows: Iterable[Row]) -> list[Row]:
    return [row for row in rows if row.table.purpose == "peek"]


# The course of a game


def length(rows: Sequence[Row]) -> Estimate | None:
    return mean([float(len(row.options)) for row in rows])


def branching(rows: Sequence[Row]) -> Estimate | None:
    """Moves to choose from at a decision: the mean of each game's mean."""
    return mean([fmean(row.options) for row in rows if row.options])


def density(rows: Sequence[Row]) -> Estimate | None:
    """Decisions with more than one move."""
    return share([fmean(count > 1 for count in row.options) for row in rows if row.options])


def ties(rows: Sequence[Row]) -> Estimate | None:
    return share([float(len(row.winners) > 1) for row in rows])


def undecided(rows: Sequence[Row]) -> Estimate | None:
    """Games that nobody wins."""
    return share([float(not row.winners) for row in rows])


# Games looked at again


def looks(rows: Iterable[Row]) -> list[tuple[Row, Look]]:
    return [(row, row.look) for row in rows if row.look is not None]


def over_looks(figure: Callable[[Row, Look], float | None], rows: Sequence[Row]) -> list[float]:
    found = [figure(row, look) for row, look in looks(rows)]
    return [value for value in found if value is not None]


def luck(rows: Sequence[Row]) -> Estimate | None:
    return share(over_looks(lambda _, look: look.luck, rows))


def meaningful(rows: Sequence[Row]) -> Estimate | None:
    """Choices whose best move wins clearly more than the worst."""
    return share(over_looks(lambda _, look: meaningful_in(look), rows))


def meaningful_in(look: Look) -> float | None:
    return fmean(map(matters, look.gaps)) if look.gaps else None


def matters(gap: Gap) -> bool:
    return gap.difference > MEANINGFUL and gap.difference > ERRORS * gap.error


def drama(rows: Sequence[Row]) -> Estimate | None:
    """How far the winner lay behind, in the mean over the whole game; 0 where it was not behind."""
    return share(over_looks(drama_in, rows))


def drama_in(row: Row, look: Look) -> float | None:
    if not row.winners or len(look.chances) < 2:
        return None
    return fmean(behind(chances, row.winners) for chances in look.chances[:-1])


def behind(chances: Sequence[float], winners: Sequence[int]) -> float:
    return max(chances) - max(chances[seat] for seat in winners)


def lead_changes(rows: Sequence[Row]) -> Estimate | None:
    return mean(over_looks(lambda _, look: float(changes_in(look)), rows))


def changes_in(look: Look) -> int:
    """How often the lead changed hands. Nobody has it until it is clear, and it must be clear who has it next."""
    leaders = [seat for chances in look.chances if (seat := leader(chances, look.worlds)) is not None]
    return sum(before != after for before, after in pairwise(leaders))


def leader(chances: Sequence[float], worlds: int) -> int | None:
    """Who is clearly ahead, by more than chance."""
    second, first = sorted(chances)[-2:]
    is_clear = first - second > max(AHEAD, ERRORS * shift_error(first, second, worlds))
    return chances.index(first) if is_clear else None


def comeback(rows: Sequence[Row]) -> Estimate | None:
    """What those win who were far behind at half-time."""
    return share(over_looks(comeback_in, rows))


def comeback_in(row: Row, look: Look) -> float | None:
    half_time = look.chances[(len(look.chances) - 1) // 2]
    far = [seat for seat, chance in enumerate(half_time) if chance < BEHIND / len(half_time)]
    return fmean(row.share_of_win(seat) for seat in far) if far else None


def kingmaking(rows: Sequence[Row]) -> Estimate | None:
    """Choices of somebody without hope that change clearly what another may hope for."""
    return share(over_looks(lambda _, look: kings_in(look), rows))


def kings_in(look: Look) -> float | None:
    """Between two players, whoever has no hope cannot choose who wins."""
    hopeless = [
        (seat, before, after)
        for seat, (before, after) in zip(look.movers, pairwise(look.chances), strict=True)
        if seat >= 0 and len(before) > 2 and before[seat] < HOPELESS
    ]
    return fmean(makes_a_king(*choice, look.worlds) for choice in hopeless) if hopeless else None


def makes_a_king(seat: int, before: Sequence[float], after: Sequence[float], worlds: int) -> bool:
    others = [pair for other, pair in enumerate(zip(before, after, strict=True)) if other != seat]
    return any(abs(new - old) > max(SHIFT, ERRORS * shift_error(old, new, worlds)) for old, new in others)


def shift_error(old: float, new: float, worlds: int) -> float:
    return math.sqrt((old * (1 - old) + new * (1 - new)) / worlds)


# Cards


@dataclass(frozen=True)
class Earned:
    """What a kind of card brought in the mean, and what it could have."""

    card: str
    points: Estimate
    most: int


def card_points(rows: Sequence[Row]) -> list[Earned]:
    """Of each kind of card that could bring points: the mean of each game's mean."""
    brought: dict[tuple[str, int], list[float]] = defaultdict(list)
    for row in rows:
        of_game: dict[tuple[str, int], list[float]] = defaultdict(list)
        for card, points, most in row.cards:
            of_game[card, most].append(points / most)
        for kind, parts in of_game.items():
            brought[kind].append(fmean(parts))
    found = [(card, most, share(parts)) for (card, most), parts in sorted(brought.items())]
    return [Earned(card, times(part, most), most) for card, most, part in found if part is not None]


def times(part: Estimate, most: int) -> Estimate:
    return Estimate(part.value * most, part.low * most, part.high * most, part.games)


def best_rows(rows: Sequence[Row], bots: Sequence[str]) -> list[Row]:
    """The games of the strongest level among its like."""
    return like(rows, bots[-1])

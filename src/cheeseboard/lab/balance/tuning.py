"""Which house rules make a figure what it should be? Successive halving: all variants play a few games with the same luck,
the better half plays twice as many, and so on. The last one then plays on luck that nobody has seen, so that having been
chosen does not flatter it.
"""

import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from html import escape
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from cheeseboard.lab.balance.comparing import finite
from cheeseboard.lab.balance.figures import Estimate
from cheeseboard.lab.balance.findings import Finding, Section, interval, people, written
from cheeseboard.lab.balance.measures import Measure
from cheeseboard.lab.balance.page import page
from cheeseboard.lab.balance.playing import BalanceOrder, played
from cheeseboard.lab.balance.report import lines_of, warn_if_not_drawable
from cheeseboard.lab.balance.rows import Row
from cheeseboard.lab.balance.sweeping import HOW_TO_PLAY, numbers
from cheeseboard.lab.balance.typed import as_typed, title
from cheeseboard.lab.balance.variants import Variant
from cheeseboard.lab.machine import release
from cheeseboard.lab.workers import Crew

FRESH: Final = 1 << 40  # the first block of luck that the search never comes to
DRAWS: Final = 1000  # runs imagined from the games of this one, to see how often another variant would have been best


@dataclass(frozen=True)
class Target:
    measure: Measure
    value: float

    def miss(self, values: Sequence[float]) -> float:
        return abs(fmean(values) - self.value)


@dataclass
class Tried:
    """A variant in the search. ``rounds`` is how many it took part in."""

    variant: Variant
    rows: list[Row] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    rounds: int = 0


@dataclass(frozen=True)
class Tuned:
    """What was tried, the best first, and how sure that is."""

    tried: list[Tried]
    chance: float  # that no other variant is better, of those tried
    fresh: list[Row]  # games of the best on luck of its own

    @property
    def best(self) -> Tried:
        return self.tried[0]


class Stopped(Exception):  # noqa: N818 - Ctrl-C
    """There is nothing to tell yet."""


# The search


def search(tried: Sequence[Variant], target: Target, crew: Crew) -> Tuned:
    """Rounds until two are left; then the better of them plays once more as much as it has, on fresh luck."""
    everybody = [Tried(variant) for variant in tried]
    left, games = everybody, tried[0].order.games
    while True:
        play_more(left, games - len(left[0].rows), target, crew)
        left = sorted(left, key=lambda one: target.miss(one.values))
        if len(left) <= 2:
            break
        left, games = left[: -(-len(left) // 2)], 2 * games
    best = left[0].variant.order
    (fresh,), is_complete = played([replace(best, first=FRESH, games=games)], crew)
    if not is_complete:
        raise Stopped
    in_order = sorted(everybody, key=lambda one: (-one.rounds, target.miss(one.values)))
    return Tuned(in_order, chance_of_best(in_order, target, best.seed), fresh)


def play_more(left: Sequence[Tried], games: int, target: Target, crew: Crew) -> None:
    """So many games more for each, with the same luck."""
    first = len(left[0].rows)
    rows, is_complete = played([replace(one.variant.order, first=first, games=games) for one in left], crew)
    if not is_complete:
        raise Stopped
    for one, new in zip(left, rows, strict=True):
        one.rows += new
        one.values = target.measure.values(one.rows)
        one.rounds += 1
        if not one.values:
            raise ValueError(f"target: no game of {one.variant.name} tells {target.measure.name}")


def chance_of_best(tried: Sequence[Tried], target: Target, seed: int) -> float:
    """How often the first is the best, in runs drawn from the games of this one (a bootstrap).

    A block of luck is drawn for all that have played it, so that what they have in common stays in common. Equals share.
    """
    draws, dice = max(len(one.rows) for one in tried), random.Random(seed)
    known = [[target.measure.of(row) for row in one.rows] for one in tried]
    won = 0.0
    for _ in range(DRAWS):
        blocks = dice.choices(range(draws), k=draws)
        misses = [missed(values, blocks, target) for values in known]
        least = min(misses)
        won += (misses[0] == least) / misses.count(least)
    return won / DRAWS


def missed(values: Sequence[float | None], blocks: Sequence[int], target: Target) -> float:
    drawn = [value for block in blocks if block < len(values) and (value := values[block]) is not None]
    return target.miss(drawn) if drawn else float("inf")


# Told


def tune(
    order: BalanceOrder,
    tried: Sequence[Variant],
    target: Target,
    typed: Sequence[str],
    crew: Crew,
    out: Path | None,
    server: str,
) -> bool:
    """Whether it came to an end: Ctrl-C before that finds nothing."""
    try:
        found = search(tried, target, crew)
    except Stopped:
        print("stopped: nothing was found yet")
        return False
    section = section_of(found, target, server)
    told = verdict(found, target)
    games = sum(len(one.rows) for one in found.tried) + len(found.fresh)
    about = f"{games:,} games of {len(tried)} variants; seed {order.seed}, {release()}"
    as_asked = as_typed("tune", order, typed)
    print("\n".join([f"{title(order)}: tuned", about, as_asked, *lines_of([section]), "", *told]))
    if out is not None:
        write(found, target, section, [about, as_asked, *told], out, f"{title(order)}: tuned")
        print(f"\nwritten: {out}")
    return True


def section_of(found: Tuned, target: Target, server: str) -> Section:
    """Every variant that was tried, the best first; on the axis of a single number, in its order."""
    tried = found.tried
    along = numbers([one.variant for one in tried])
    findings = tuple(finding(one, target, server) for one in tried)
    axis = ", ".join(found.best.variant.changed)
    name = f"What was tried: {target.measure.says}, among {people(found.best.variant.order.bots[0])}s"
    return Section(name, findings, "Who went on further played more games.", along, axis)


def finding(one: Tried, target: Target, server: str) -> Finding:
    estimate = target.measure.estimate(one.rows)
    assert estimate is not None
    says = f"{len(one.rows):,} games in {one.rounds} round{'s' if one.rounds > 1 else ''}: {aims(estimate, target)}"
    return Finding(one.variant.name, estimate, target.measure.unit, says, target.value, one.variant.link(server))


def aims(estimate: Estimate, target: Target) -> str:
    wanted = written(target.value, target.measure.unit)
    if estimate.is_above(target.value):
        return f"clearly more than {wanted}."
    if estimate.is_below(target.value):
        return f"clearly less than {wanted}."
    return f"{wanted} is possible."


def verdict(found: Tuned, target: Target) -> list[str]:
    """What was found, and how sure that is."""
    name, unit = found.best.variant.name, target.measure.unit
    fresh = target.measure.estimate(found.fresh)
    assert fresh is not None
    seen = Finding(name, fresh, unit, "")
    truth = f"{written(fresh.value, unit)} ({interval(seen)})"
    lines = [f"Best: {name}.", f"On fresh luck, {len(found.fresh):,} games: {truth}; {aims(fresh, target)}"]
    if len(found.tried) > 1:
        lines.append(f"The chance that none of the other {len(found.tried) - 1} is closer: {sure(found.chance)}.")
    return lines


def sure(chance: float) -> str:
    """A thousand draws show no more than so much."""
    if chance > 0.99:
        return "over 99 %"
    return "below 1 %" if chance < 0.01 else f"{100 * chance:.0f} %"


def write(found: Tuned, target: Target, section: Section, told: Sequence[str], out: Path, name: str) -> None:
    if out.suffix == ".json":
        out.write_text(json.dumps(as_data(found, target), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        return
    warn_if_not_drawable()
    about, as_asked, *verdict_lines = told
    lines = [escape(about), f"<code>{escape(as_asked)}</code>", *map(escape, verdict_lines), escape(HOW_TO_PLAY)]
    out.write_text(page(name, lines, [section]), encoding="utf-8")


def as_data(found: Tuned, target: Target) -> dict[str, Any]:
    def told(one: Tried) -> dict[str, Any]:
        estimate = target.measure.estimate(one.rows)
        assert estimate is not None
        return {"options": one.variant.changed, "rounds": one.rounds, **finite(asdict(estimate))}

    fresh = target.measure.estimate(found.fresh)
    assert fresh is not None
    return {
        "format": "cheeseboard tune 1",
        "target": {"measure": target.measure.name, "value": target.value},
        "best": found.best.variant.changed,
        "chance": found.chance,
        "fresh": finite(asdict(fresh)),
        "tried": [told(one) for one in found.tried],
    }

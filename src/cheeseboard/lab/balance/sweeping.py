"""What if a house rule were another? Every value is played with the same luck, and each becomes a dot with its interval."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import inf
from pathlib import Path

from cheeseboard.lab.balance import figures
from cheeseboard.lab.balance.figures import Estimate, nine_of_ten
from cheeseboard.lab.balance.findings import Finding, Section, people, percent
from cheeseboard.lab.balance.measures import Measure, measures
from cheeseboard.lab.balance.page import page
from cheeseboard.lab.balance.playing import BalanceOrder, played
from cheeseboard.lab.balance.report import how_many, lines_of, warn_if_not_drawable
from cheeseboard.lab.balance.rows import Row, like
from cheeseboard.lab.balance.typed import as_typed, title
from cheeseboard.lab.balance.variants import Variant
from cheeseboard.lab.machine import release
from cheeseboard.lab.workers import Crew


@dataclass(frozen=True)
class Swept:
    """A variant, and the games played under it. The same number of a game means the same luck under all."""

    variant: Variant
    rows: list[Row]


def what_if(
    order: BalanceOrder, tried: Sequence[Variant], typed: str, crew: Crew, out: Path | None, server: str
) -> bool:
    """Whether all games were played."""
    rows, is_complete = played([variant.order for variant in tried], crew)
    swept = [Swept(variant, games) for variant, games in zip(tried, rows, strict=True)]
    sections = list(sections_of(order, swept, server))
    under = "one variant" if len(tried) == 1 else f"{len(tried)} variants with the same luck"
    count = how_many(sum(map(len, rows)), sum(len(variant.order.tables) for variant in tried))
    games = f"{count} of {under}; seed {order.seed}, {release()}"
    typed = as_typed("what-if", order, [typed])
    print("\n".join([f"{title(order)}: what if?", games, typed, *lines_of(sections)]))
    if out is not None:
        warn_if_not_drawable()
        lines = [escape(games), f"<code>{escape(typed)}</code>", escape(HOW_TO_PLAY)]
        out.write_text(page(f"{title(order)}: what if?", lines, sections), encoding="utf-8")
        print(f"\nwritten: {out}")
    return is_complete


HOW_TO_PLAY = "The name of each variant is a link that opens it as a room, on a server that runs (cheeseboard serve)."


def sections_of(order: BalanceOrder, swept: Sequence[Swept], server: str) -> Iterator[Section]:
    """For each level and measure: every variant. What is the same everywhere is not worth a section."""
    for bot in order.bots:
        games = [Swept(each.variant, like(each.rows, bot)) for each in swept]
        for measure in measures(order.seats, figures.role_names(games[0].rows)):
            values = [value for each in games for value in measure.values(each.rows)]
            if len(set(values)) > 1:
                yield section(bot, measure, games, server)


def section(bot: str, measure: Measure, swept: Sequence[Swept], server: str) -> Section:
    usual = next((each for each in swept if each.variant.is_usual), swept[0])
    found = [(each, measure.estimate(each.rows)) for each in swept]
    findings = tuple(
        Finding(
            each.variant.name,
            estimate,
            measure.unit,
            " ".join(told(measure, each, usual)),
            measure.fair(each.rows),
            each.variant.link(server),
        )
        for each, estimate in found
        if estimate is not None
    )
    along = numbers([each.variant for each, estimate in found if estimate is not None])
    axis = ", ".join(usual.variant.changed)
    return Section(f"Among {people(bot)}s: {measure.says}", findings, warning(len(findings) - 1), along, axis)


def warning(comparisons: int) -> str:
    if comparisons < 2:
        return ""
    return f"Of {comparisons} comparisons about one in twenty seems to be more than chance by mere chance."


def numbers(tried: Sequence[Variant]) -> tuple[int, ...]:
    """Where variants of a single rule lie on an axis, if it is a number."""
    values = [list(variant.changed.values()) for variant in tried]
    if any(len(each) != 1 or type(each[0]) is not int for each in values):
        return ()
    return tuple(each[0] for each in values)


def told(measure: Measure, one: Swept, usual: Swept) -> Iterator[str]:
    """What there is to say of a variant's dot: compared with the usual rules, with what is fair, and how far games lie apart."""
    yield against(measure, one, usual)
    fair = measure.fair(one.rows)
    if fair is not None:
        yield f"Fair would be {percent(fair)}."
    if measure.unit == "number":
        early, late = nine_of_ten(measure.values(one.rows))
        yield f"Nine of ten games: {early:.0f} to {late:.0f}."


def against(measure: Measure, one: Swept, other: Swept) -> str:
    """How far it is from the usual rules (or from the first variant), game by game with the same luck."""
    if one is other:
        return "As usual." if one.variant.is_usual else "What the others are compared with."
    apart = difference(measure, one.rows, other.rows)
    if apart is None:
        return "There is nothing to compare with."
    much = points(abs(apart.value), measure)
    if not (apart.is_above(0) or apart.is_below(0)):
        return f"No difference from {other.variant.name} can be told from chance in {apart.games:,} games."
    return f"{much} {'more' if apart.value > 0 else 'less'} than with {other.variant.name}: more than chance."


def difference(measure: Measure, rows: Sequence[Row], others: Sequence[Row]) -> Estimate | None:
    """Of games with the same luck; those that do not tell are left out."""
    pairs = [(measure.of(row), measure.of(other)) for row, other in zip(rows, others, strict=False)]
    return figures.mean([a - b for a, b in pairs if a is not None and b is not None], least=-inf)


def points(value: float, measure: Measure) -> str:
    return percent(value).replace("%", "points") if measure.unit == "percent" else f"{value:.1f}"

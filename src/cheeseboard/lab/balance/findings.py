"""What the figures say, each in one sentence for a designer who is no statistician."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from cheeseboard.lab.balance import figures
from cheeseboard.lab.balance.figures import Estimate
from cheeseboard.lab.balance.playing import BalanceOrder, name_of
from cheeseboard.lab.balance.rows import Row, like

Unit = Literal["percent", "number", "steps", "points"]
Sentence = Callable[[Estimate], str]


@dataclass(frozen=True)
class Finding:
    """A figure with its name, and what it means. ``fair`` is what it is compared with, where there is such a thing: a fair share, no step, all its points."""

    name: str
    estimate: Estimate
    unit: Unit
    says: str
    fair: float | None = None
    link: str = ""  # opens the variant that it is about as a room


@dataclass(frozen=True)
class Section:
    title: str
    findings: tuple[Finding, ...]
    note: str = ""  # how it was counted
    along: tuple[int, ...] = ()  # where the findings of a sweep lie on its axis, if these are numbers
    axis: str = ""


def findings(order: BalanceOrder, rows: Sequence[Row]) -> list[Section]:
    """Everything that these rows can tell, in the order in which a designer asks."""
    best = figures.best_rows(rows, order.bots)
    found = [
        chairs(order, rows),
        roles(order, rows),
        skill(order, rows),
        luck_and_choice(best),
        course(best),
        tension(best),
        secrets(order, rows),
        cards(best),
    ]
    return [section for section in found if section.findings]


def people(bot: str) -> str:
    """``clara`` is a bot with a name; two of them are Claras."""
    return name_of(bot).capitalize()


# Chairs and roles


def chairs(order: BalanceOrder, rows: Sequence[Row]) -> Section:
    found = []
    for bot in order.bots:
        games = like(rows, bot)
        for seat in range(order.seats):
            won = figures.seat_share(games, seat)
            if won is not None:
                fair = figures.fair_share(games)
                says = f"Among {people(bot)}s chair {seat + 1} {against_fair(won, fair)}"
                found.append(Finding(f"chair {seat + 1}, {bot}", won, "percent", says, fair))
    note = f"Chair 1 begins. Of {len(found)} intervals about one in twenty misses the truth by mere chance."
    return Section("Does it matter where you sit?", tuple(found), note)


def against_fair(won: Estimate, fair: float) -> str:
    has = f"wins {percent(won.value)} where {percent(fair)} would be fair"
    if won.is_above(fair):
        return f"{has}: it is the better place to be."
    if won.is_below(fair):
        return f"{has}: it is the worse place to be."
    return f"{has}: no difference can be told from chance in {won.games:,} games."


def roles(order: BalanceOrder, rows: Sequence[Row]) -> Section:
    found = []
    for bot in order.bots:
        games = like(rows, bot)
        for role in figures.role_names(games):
            won = figures.role_share(games, role)
            if won is not None:
                fair = figures.fair_share(games)
                says = f"Among {people(bot)}s whoever is dealt the {role} {against_fair(won, fair)}"
                found.append(Finding(f"dealt the {role}, {bot}", won, "percent", says, fair))
    return Section("Does it matter what you are dealt?", tuple(found))


# Skill, luck, choices


def skill(order: BalanceOrder, rows: Sequence[Row]) -> Section:
    rungs = figures.ladder(rows, order.bots)
    found = [
        Finding(f"{stronger} above {weaker}", between, "steps", rung(weaker, stronger, between), 0.0)
        for weaker, stronger, between in rungs
    ]
    whole = figures.together([between for _, _, between in rungs])
    if whole is not None and len(rungs) > 1:
        found.append(Finding("the whole ladder", whole, "steps", ladder_says(order, whole), 0.0))
    note = (
        "One step: of two players the better one wins three games of five (70.4 Elo). "
        "The stronger one sat alone among copies of the weaker, on each chair in turn with the same luck."
    )
    return Section("How much is there to learn?", tuple(found), note)


def ladder_says(order: BalanceOrder, whole: Estimate) -> str:
    has = (
        f"From {people(order.bots[0])} to {people(order.best)} there are {whole.value:.1f} steps "
        f"({figures.elo(whole.value):.0f} Elo)"
    )
    return f"{has}: so much can be learned, at least." if whole.is_above(0) else f"{has}, which may be chance."


def rung(weaker: str, stronger: str, between: Estimate) -> str:
    if between.is_above(0):
        return f"{people(stronger)} plays better than {people(weaker)}: skill pays here."
    if between.is_below(0):
        return f"{people(stronger)} plays worse than {people(weaker)}: at this table thinking more does not pay."
    return f"Whether {people(stronger)} plays better than {people(weaker)} cannot be told from chance."


def luck_and_choice(rows: Sequence[Row]) -> Section:
    return Section(
        "Who decides: the cards or the players?",
        tuple(
            present(
                named("luck's share", figures.luck(rows), "percent", luck_says),
                named("meaningful choices", figures.meaningful(rows), "percent", meaning_says),
                named("decisions with a choice", figures.density(rows), "percent", density_says),
                named("moves to choose from", figures.branching(rows), "number", branching_says),
            )
        ),
        "Luck's share is of all that moved the chances of a player, by the ledger of each seat; a "
        "choice that everybody would make moves nothing. A choice is meaningful if its best move wins over two points more than its worst, and that is more than chance.",
    )


def luck_says(found: Estimate) -> str:
    return f"Of all that moves a player's chances {percent(found.value)} are cards and dice, the rest is what people choose."


def meaning_says(found: Estimate) -> str:
    return f"At {percent(found.value)} of the choices it clearly matters what one does."


def density_says(found: Estimate) -> str:
    return f"In {percent(found.value)} of their turns players have more than one move; otherwise they carry out the only one."


def branching_says(found: Estimate) -> str:
    return f"A player chooses among {found.value:.1f} moves in the mean."


# The course of a game


def course(rows: Sequence[Row]) -> Section:
    lengths = [len(row.options) for row in rows]
    return Section(
        "How does a game go?",
        tuple(
            present(
                named("length", figures.length(rows), "number", lambda found: length_says(found, lengths)),
                named("shared wins", figures.ties(rows), "percent", ties_say),
                named("won by nobody", figures.undecided(rows), "percent", undecided_says),
            )
        ),
        "Length counts decisions, also those with a single move.",
    )


def length_says(found: Estimate, lengths: Sequence[int]) -> str:
    if found.is_constant:
        return f"Every game took {found.value:.0f} decisions."
    early, late = figures.nine_of_ten(lengths)
    return f"A game takes {found.value:.1f} decisions in the mean, nine of ten between {early:.0f} and {late:.0f}."


def ties_say(found: Estimate) -> str:
    return f"{percent(found.value)} of the games end with several winners."


def undecided_says(found: Estimate) -> str:
    return f"{percent(found.value)} of the games nobody wins."


def tension(rows: Sequence[Row]) -> Section:
    return Section(
        "Is it exciting?",
        tuple(
            present(
                named("drama", figures.drama(rows), "percent", drama_says),
                named("changes of the lead", figures.lead_changes(rows), "number", lead_says),
                named("comebacks", figures.comeback(rows), "percent", comeback_says),
                named("kingmaking", figures.kingmaking(rows), "percent", kings_say),
            )
        ),
        "By a watcher's chances at every move. Whoever leads is five points ahead, and clearly; far behind is below two fifths of a fair "
        "share at half-time; without hope is below 2 %, and a king is made by 10 points or more.",
    )


def drama_says(found: Estimate) -> str:
    return f"In the mean over the game, whoever wins in the end is {100 * found.value:.1f} points behind the leader."


def lead_says(found: Estimate) -> str:
    return f"The lead changes hands {found.value:.1f} times a game."


def comeback_says(found: Estimate) -> str:
    return f"Who is far behind at half-time still wins {percent(found.value)} of the time."


def kings_say(found: Estimate) -> str:
    return f"{percent(found.value)} of the choices of players without hope decide over somebody else's chances."


# Secrets and cards


def secrets(order: BalanceOrder, rows: Sequence[Row]) -> Section:
    games = figures.peek_rows(rows)
    won, between = figures.lone_share(games), figures.steps_between(games)
    if won is None or between is None or order.planner is None:
        return Section("What are hidden cards worth?", ())
    fair, who = figures.fair_share(games), people(order.planner)
    note = f"The cheater is {who}'s own search on the true position: a yardstick of the lab, which plays nowhere else."
    return Section(
        "What are hidden cards worth?",
        (
            Finding("a cheater who sees all cards", won, "percent", cheater_says(won, fair, who), fair),
            Finding("in steps", between, "steps", worth_says(between), 0.0),
        ),
        note,
    )


def cheater_says(won: Estimate, fair: float, who: str) -> str:
    has = f"A {who} who sees all cards wins {percent(won.value)} among honest ones, where {percent(fair)} would be fair"
    if won.is_above(fair):
        return f"{has}: secrets matter, and so does finding them out."
    return f"{has}: no clear worth of seeing them was found."


def worth_says(between: Estimate) -> str:
    if between.is_above(0):
        return f"Seeing all cards is worth {between.value:.1f} steps of skill."
    return "What seeing all cards is worth cannot be told from chance."


def cards(rows: Sequence[Row]) -> Section:
    found = tuple(
        Finding(each.card, each.points, "points", earned_says(each), each.most) for each in figures.card_points(rows)
    )
    return Section("What did each card earn?", found, "Counted where it lay at the end of the game.")


def earned_says(found: figures.Earned) -> str:
    return f"{found.card}: brought its owner {found.points.value:.2f} of {found.most} point{'s' if found.most > 1 else ''} in the mean."


# Words for numbers


def named(name: str, found: Estimate | None, unit: Unit, says: Sentence) -> Finding | None:
    return None if found is None else Finding(name, found, unit, says(found))


def present(*found: Finding | None) -> Iterator[Finding]:
    return (each for each in found if each is not None)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def written(value: float, unit: Unit) -> str:
    return percent(value) if unit == "percent" else f"{value:.2f}"


def interval(finding: Finding) -> str:
    estimate = finding.estimate
    if math.isinf(estimate.low) and math.isinf(estimate.high):
        return "too few games to tell"
    if estimate.is_constant:
        return f"the same in all {estimate.games:,} games"
    low = "less" if math.isinf(estimate.low) else written(estimate.low, finding.unit)
    high = "more" if math.isinf(estimate.high) else written(estimate.high, finding.unit)
    return f"{low} to {high}"

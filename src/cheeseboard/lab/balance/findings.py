"""What the figures say, each in one sentence for a designer who is no statistician."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from cheeseboard.games import find
from cheeseboard.lab.balance import figures
from cheeseboard.lab.balance.figures import Estimate
from cheeseboard.lab.balance.playing import BalanceOrder, name_of
from cheeseboard.lab.balance.rows import Row, like
from cheeseboard.lab.balance.wording import Wording, wording
from cheeseboard.table.languages import ENGLISH
from cheeseboard.table.words import Words

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
    """Findings about one question, under one heading."""

    title: str
    findings: tuple[Finding, ...]
    note: str = ""  # how it was counted
    along: tuple[int, ...] = ()  # where the findings of a sweep lie on its axis, if these are numbers
    axis: str = ""


def findings(order: BalanceOrder, rows: Sequence[Row], words: Wording | None = None) -> list[Section]:
    """Everything that these rows can tell, in the order in which a designer asks."""
    words = words or wording()
    best = figures.best_rows(rows, order.bots)
    found = [
        chairs(order, rows, words),
        roles(order, rows, words),
        skill(order, rows, words),
        luck_and_choice(best, words),
        course(best, words),
        tension(best, words),
        secrets(order, rows, words),
        cards(order, best, words),
    ]
    return [section for section in found if section.findings]


def people(bot: str) -> str:
    """``clara`` is a bot with a name; two of them are Claras."""
    return name_of(bot).capitalize()


def section(words: Wording, name: str, *found: Finding | None, **facts: int | str) -> Section:
    """What there is of these findings, and how it was counted, if that has to be said."""
    key = f"section-{name}"
    note = words.say(key, "note", **facts) if words.has_part(key, "note") else ""
    return Section(words.say(key), tuple(each for each in found if each is not None), note)


# Chairs and roles


def chairs(order: BalanceOrder, rows: Sequence[Row], words: Wording) -> Section:
    found = []
    for bot in order.bots:
        games = like(rows, bot)
        for seat in range(order.seats):
            won = figures.seat_share(games, seat)
            if won is not None:
                fair = figures.fair_share(games)
                facts: dict[str, int | str] = {"who": people(bot), "chair": seat + 1, **against_fair(won, fair, words)}
                name = words.say("chair", chair=seat + 1, bot=bot)
                found.append(Finding(name, won, "percent", words.say("chair-says", **facts), fair))
    return section(words, "chairs", *found, intervals=len(found))


def against_fair(won: Estimate, fair: float, words: Wording) -> dict[str, int | str]:
    """What is won where how much would be fair, and whether the two can be told apart."""
    return {
        "won": words.percent(won.value),
        "fair": words.percent(fair),
        "is": compared(won, fair),
        "games": words.number(won.games),
    }


def compared(found: Estimate, bound: float = 0.0) -> str:
    return "better" if found.is_above(bound) else "worse" if found.is_below(bound) else "same"


def roles(order: BalanceOrder, rows: Sequence[Row], words: Wording) -> Section:
    found = []
    for bot in order.bots:
        games = like(rows, bot)
        for role in figures.role_names(games):
            won = figures.role_share(games, role)
            if won is not None:
                fair = figures.fair_share(games)
                facts: dict[str, int | str] = {"who": people(bot), "role": role, **against_fair(won, fair, words)}
                name = words.say("role", role=role, bot=bot)
                found.append(Finding(name, won, "percent", words.say("role-says", **facts), fair))
    return section(words, "roles", *found)


# Skill, luck, choices


def skill(order: BalanceOrder, rows: Sequence[Row], words: Wording) -> Section:
    rungs = figures.ladder(rows, order.bots)
    found = [rung(weaker, stronger, between, words) for weaker, stronger, between in rungs]
    whole = figures.together([between for _, _, between in rungs])
    if whole is not None and len(rungs) > 1:
        found.append(Finding(words.say("ladder"), whole, "steps", ladder_says(order, whole, words), 0.0))
    return section(words, "skill", *found)


def ladder_says(order: BalanceOrder, whole: Estimate, words: Wording) -> str:
    return words.say(
        "ladder-says",
        weaker=people(order.bots[0]),
        stronger=people(order.best),
        steps=words.number(whole.value, 1),
        elo=words.number(figures.elo(whole.value)),
        **{"is": compared(whole)},
    )


def rung(weaker: str, stronger: str, between: Estimate, words: Wording) -> Finding:
    name = words.say("rung", weaker=weaker, stronger=stronger)
    facts = {"weaker": people(weaker), "stronger": people(stronger), "is": compared(between)}
    return Finding(name, between, "steps", words.say("rung-says", **facts), 0.0)


def luck_and_choice(rows: Sequence[Row], words: Wording) -> Section:
    return section(
        words,
        "decides",
        of_all(words, "luck", figures.luck(rows)),
        of_all(words, "meaning", figures.meaningful(rows)),
        of_all(words, "density", figures.density(rows)),
        counted(words, "branching", figures.branching(rows)),
    )


# The course of a game


def course(rows: Sequence[Row], words: Wording) -> Section:
    lengths = [len(row.options) for row in rows]
    return section(
        words,
        "course",
        named(words, "length", figures.length(rows), "number", lambda found: length_says(found, lengths, words)),
        of_all(words, "ties", figures.ties(rows)),
        of_all(words, "nobody", figures.undecided(rows)),
    )


def length_says(found: Estimate, lengths: Sequence[int], words: Wording | None = None) -> str:
    words = words or wording()
    if found.is_constant:
        return words.say("length-constant", count=words.number(found.value))
    early, late = map(words.number, figures.nine_of_ten(lengths))
    return words.say("length-says", count=words.number(found.value, 1), early=early, late=late)


def tension(rows: Sequence[Row], words: Wording) -> Section:
    def drama_says(found: Estimate) -> str:
        return words.say("drama-says", points=words.number(100 * found.value, 1))

    return section(
        words,
        "tension",
        named(words, "drama", figures.drama(rows), "percent", drama_says),
        counted(words, "lead", figures.lead_changes(rows)),
        of_all(words, "comebacks", figures.comeback(rows)),
        of_all(words, "kings", figures.kingmaking(rows)),
    )


# Secrets and cards


def secrets(order: BalanceOrder, rows: Sequence[Row], words: Wording) -> Section:
    games = figures.peek_rows(rows)
    won, between = figures.lone_share(games), figures.steps_between(games)
    if won is None or between is None or order.planner is None:
        return Section(words.say("section-secrets"), ())
    fair, who = figures.fair_share(games), people(order.planner)
    worth = words.say("worth-says", steps=words.number(between.value, 1), **{"is": compared(between)})
    return section(
        words,
        "secrets",
        Finding(
            words.say("cheater"),
            won,
            "percent",
            words.say("cheater-says", who=who, **against_fair(won, fair, words)),
            fair,
        ),
        Finding(words.say("worth"), between, "steps", worth, 0.0),
        who=who,
    )


def cards(order: BalanceOrder, rows: Sequence[Row], words: Wording) -> Section:
    found = [
        Finding(named, each.points, "points", earned_says(named, each, words), each.most)
        for each in figures.card_points(rows)
        for named in [card_named(order.game, each.card, words.language)]
    ]
    return section(words, "cards", *found)


def card_named(game: str, card: str, language: str) -> str:
    """As the game's own words have it. English reports keep the name by which they are compared."""
    if language == ENGLISH:
        return card
    said, (number, _, of) = Words(find(game), language), card.partition(" ")
    return said.numbered(f"{of.rstrip('s')}s", int(number)) if number.isdecimal() else said.thing("kind", card)


def earned_says(named: str, found: figures.Earned, words: Wording) -> str:
    return words.say("card-says", card=named, points=words.number(found.points.value, 2), most=found.most)


# Words for numbers


def named(words: Wording, key: str, found: Estimate | None, unit: Unit, says: Sentence) -> Finding | None:
    return None if found is None else Finding(words.say(key), found, unit, says(found))


def of_all(words: Wording, key: str, found: Estimate | None) -> Finding | None:
    """A share, and its sentence."""
    return named(words, key, found, "percent", lambda each: words.say(f"{key}-says", share=words.percent(each.value)))


def counted(words: Wording, key: str, found: Estimate | None) -> Finding | None:
    """A number, and its sentence."""
    return named(words, key, found, "number", lambda each: words.say(f"{key}-says", count=words.number(each.value, 1)))


def percent(share: float) -> str:
    return wording().percent(share)


def written(value: float, unit: Unit, words: Wording | None = None) -> str:
    words = words or wording()
    return words.percent(value) if unit == "percent" else words.number(value, 2)


def interval(finding: Finding, words: Wording | None = None) -> str:
    words, estimate = words or wording(), finding.estimate
    if math.isinf(estimate.low) and math.isinf(estimate.high):
        return words.say("interval-unknown")
    if estimate.is_constant:
        return words.say("interval-constant", games=words.number(estimate.games))
    low, high = ends(estimate, finding.unit, words)
    return words.say("interval", low=low, high=high)


def ends(found: Estimate, unit: Unit, words: Wording) -> tuple[str, str]:
    """Of an interval, as they are written."""
    low = words.say("interval-less") if math.isinf(found.low) else written(found.low, unit, words)
    high = words.say("interval-more") if math.isinf(found.high) else written(found.high, unit, words)
    return low, high

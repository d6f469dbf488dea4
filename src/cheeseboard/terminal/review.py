"""A finished game looked at again, in words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from fractions import Fraction
from textwrap import wrap
from typing import Any, Final

import click

from cheeseboard.bots.fate import Decided
from cheeseboard.bots.review import Decision, Ledger, Review, review
from cheeseboard.table.record import Record, game_of, options_of
from cheeseboard.table.scribe import Event
from cheeseboard.table.words import Words

WIDTH: Final = 48  # characters of a curve
PAGE: Final = 78  # characters of a line
BARS: Final = " ▁▂▃▄▅▆▇█"
COLOURS: Final = {"??": "red", "?": "yellow"}  # of choices that cost most
PARTS: Final = ("own", "others", "luck")  # whose doing the result was


def reviewed(record: Record, tries: int, told: Callable[[int], None] = lambda _: None) -> Review:
    """A record looked at again; ``told`` hears of each move that has been."""
    seats, options = len(record["names"]), options_of(record)
    return review(game_of(record), seats, options, record["moves"], tries=tries, told=told)


def lines(record: Record, found: Review, language: str) -> Iterator[str]:
    """All that is to be said, one line after the other."""
    words, names = Words(game_of(record), language), record["names"]
    room = max(map(len, names))
    yield from help_used(words, record)
    yield words.say("review-chances")
    for name, curve in zip(names, found.curves, strict=True):
        yield f"  {name:{room}}  {sparkline(curve)}  {percent(curve[0])} → {percent(curve[-1])}"
    yield ""
    yield words.say("review-ledger")
    for name, ledger in zip(names, found.ledgers, strict=True):
        yield from wrap(account(words, name, ledger), PAGE, initial_indent="  ", subsequent_indent="  ")
    if found.choices:
        yield from wrap(words.say("review-points"), PAGE, initial_indent="  ", subsequent_indent="  ")
    yield ""
    yield from marked(words, names, found)
    if found.turning_point is not None:
        facts: dict[str, int | str] = {
            "number": found.turning_point + 1,
            "move": words.move(record["moves"][found.turning_point], names),
        }
        yield words.say("review-turning-point", facts)
    if found.decided is not None:
        yield words.say("decided", decided_facts(found.decided))


def help_used(words: Words, record: Record) -> Iterator[str]:
    """Who might use help in it, and who did; nothing, if that was as in a family."""
    if (written := record.get("help")) is None:
        return
    yield words.say("help-level-here", {"level": words.say(f"help-level-{written['level']}")})
    for use in written["used"]:
        event = Event(0, f"{use['what']}_asked", {"seat": use["seat"]})
        yield f"  {use['after']}. {words.event(event, record['names'])}"
    yield ""


def decided_facts(found: Decided) -> dict[str, int | str]:
    return {"turns": found.turns, "exact": "yes" if found.is_exact else "no"}


def sparkline(curve: Sequence[Fraction]) -> str:
    """A chance over time, in eighths; of a long game every so-manieth."""
    count = min(WIDTH, len(curve))
    places = [round(k * (len(curve) - 1) / max(1, count - 1)) for k in range(count)]
    return "".join(BARS[round(8 * curve[place])] for place in places)


def percent(share: Fraction) -> str:
    return f"{round(100 * share):3} %"


def account(words: Words, name: str, ledger: Ledger) -> str:
    """Where a result came from, in whole sentences: what the choices and luck brought or cost, and that adds up."""
    percents = ledger.percents()
    facts: dict[str, int | str] = {"name": name, "start": percents["start"], "end": percents["end"]}
    if ledger.luck_share == 1:
        return words.say("review-all-luck", facts)
    for part in PARTS:
        facts |= {part: abs(percents[part]), f"{part}-is": direction(percents[part])}
    return words.say("review-sum", facts | {"share": round(100 * ledger.luck_share)})


def direction(points: int) -> str:
    return "up" if points > 0 else "down" if points else "none"


def marked(words: Words, names: Sequence[str], found: Review) -> Iterator[str]:
    """The choices that cost more than chance explains, the dearest first."""
    dear = sorted((choice for choice in found.choices if choice.sign), key=lambda choice: -choice.cost)
    yield words.say("review-choices", {"count": len(found.choices), "marked": len(dear)})
    for choice in dear:
        yield click.style(f"  {mark(words, names, choice)}", fg=COLOURS.get(choice.sign))


def mark(words: Words, names: Sequence[str], choice: Decision) -> str:
    facts: dict[str, int | str] = {
        "number": choice.step + 1,
        "sign": choice.sign,
        "name": names[choice.seat],
        "move": words.move(choice.move, names),
        "best": words.move(choice.best, names),
        "cost": f"{100 * choice.cost:.0f}",
        "error": f"{100 * choice.error:.0f}",
    }
    return words.say("review-mark", facts)


# For machines


def as_json(record: Record, found: Review) -> dict[str, Any]:
    """The same as numbers: chances between 0 and 1, moves counted from 1, seats from 0."""
    turning = found.turning_point
    return {
        "game": record["game"],
        "names": record["names"],
        "winners": record["result"]["winners"] if record["result"] else [],
        "chances": [[float(chance) for chance in curve] for curve in found.curves],
        "ledgers": [ledger_facts(ledger) for ledger in found.ledgers],
        "decisions": [decision_facts(choice) for choice in found.choices],
        "turning_point": None if turning is None else turning + 1,
        "decided": None if found.decided is None else asdict(found.decided),
        "help": record.get("help", {"level": "family", "used": []}),
    }


def ledger_facts(ledger: Ledger) -> dict[str, float]:
    return {name: float(value) for name, value in asdict(ledger).items()} | {"luck_share": float(ledger.luck_share)}


def decision_facts(choice: Decision) -> dict[str, Any]:
    facts = asdict(choice)
    return {"number": facts.pop("step") + 1, **facts, "sign": choice.sign or None}

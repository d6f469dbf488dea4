"""A finished game looked at again, in words."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from cheeseboard.bots.fate import Decided
from cheeseboard.bots.review import Choice, Ledger, Review, review
from cheeseboard.table.record import Record, game_of
from cheeseboard.table.words import Words

WIDTH: Final = 48  # characters of a curve
BARS: Final = " ▁▂▃▄▅▆▇█"


def lines(record: Record, language: str, tries: int) -> Iterator[str]:
    """All that is to be said, one line after the other."""
    words, names = Words(game_of(record), language), record["names"]
    found = review(game_of(record), len(names), record["options"], record["moves"], tries=tries)
    room = max(map(len, names))
    yield words.say("review-chances")
    for name, curve in zip(names, found.curves, strict=True):
        yield f"  {name:{room}}  {sparkline(curve)}  {percent(curve[0])} → {percent(curve[-1])}"
    yield ""
    yield words.say("review-ledger")
    for name, ledger in zip(names, found.ledgers, strict=True):
        yield f"  {name:{room}}  {ledger_line(words, ledger)}"
    yield ""
    yield from marked(words, names, found)
    if found.turning_point is not None:
        facts: dict[str, int | str] = {"number": found.turning_point + 1, "move": record["moves"][found.turning_point]}
        yield words.say("review-turning-point", facts)
    if found.decided is not None:
        yield words.say("decided", decided_facts(found.decided))


def decided_facts(found: Decided) -> dict[str, int | str]:
    return {"turns": found.turns, "exact": "yes" if found.is_exact else "no"}


def sparkline(curve: Sequence[Fraction]) -> str:
    """A chance over time, in eighths; of a long game every so-manieth."""
    count = min(WIDTH, len(curve))
    places = [round(k * (len(curve) - 1) / max(1, count - 1)) for k in range(count)]
    return "".join(BARS[round(8 * curve[place])] for place in places)


def percent(share: Fraction) -> str:
    return f"{round(100 * share):3} %"


def signed(percents: int) -> str:
    return f"{percents:+} %".replace("-", "−")


def ledger_line(words: Words, ledger: Ledger) -> str:
    """Beginning, choices and luck, and what came of it: a sum that adds up."""
    percents = ledger.percents()
    facts: dict[str, int | str] = {name: signed(percents[name]) for name in ("own", "others", "luck")}
    facts |= {name: f"{percents[name]} %" for name in ("start", "end")}
    return words.say("review-sum", facts | {"share": percent(ledger.luck_share).strip()})


def marked(words: Words, names: Sequence[str], found: Review) -> Iterator[str]:
    """The choices that cost more than chance explains, the dearest first."""
    dear = sorted((choice for choice in found.choices if choice.sign), key=lambda choice: -choice.cost)
    yield words.say("review-choices", {"count": len(found.choices), "marked": len(dear)})
    for choice in dear:
        yield f"  {mark(words, names, choice)}"


def mark(words: Words, names: Sequence[str], choice: Choice) -> str:
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

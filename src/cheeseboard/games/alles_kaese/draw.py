"""Alles Käse! as text: six cards in a row with their holes up, the supply and the die beside them, then the players."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.alles_kaese.view import Card, View, places, traps_to_lose
from cheeseboard.games.text import WIDTH, Block, Say, beside, block, columns

CARD = 7  # letters from edge to edge
NOTHING = ("     ", "     ", "     ")
HIDDEN = ("     ", "  ?  ", "     ")
HOLES = (
    NOTHING,
    ("     ", "  o  ", "     "),
    ("o    ", "     ", "    o"),
    ("o    ", "  o  ", "    o"),
    ("o   o", "     ", "o   o"),
    ("o   o", "  o  ", "o   o"),
    ("o   o", "o   o", "o   o"),
)


def draw(seen: View, say: Say) -> str:
    """The table as the seat that has this view sees it."""
    lines = [*cards(seen, say), *players(seen, say), *out_of_the_game(seen, say), what_now(seen, say)]
    return "\n".join(line.rstrip() for line in lines)


# The cards: the place above each, the number of its holes in its lower edge, below what this seat knows of its front.


def cards(seen: View, say: Say) -> Iterator[str]:
    display = [place(seen, number, say) for number in places(seen)]
    aside = [supply(seen, say), *die(seen, say)]
    return beside([beside(display, "  "), *aside], "   ")


def place(seen: View, number: int, say: Say) -> Block:
    lies = seen["display"][number] if number < len(seen["display"]) else None
    head = f">{number + 1}<" if number in chosen_from(seen) else f"{number + 1}"
    if lies is None:
        return block([head, *[" " * CARD] * 6])
    return block([head, *card(HOLES[lies["holes"]], lies["holes"]), front(lies, say)])


def chosen_from(seen: View) -> Iterable[int]:
    """The places from which somebody chooses, or has just chosen."""
    if seen["choice"] is not None:
        return [int(seen["choice"].split()[1]) - 1]
    if seen["turn"] < 0:
        return []
    return fitting(seen) or places(seen)


def fitting(seen: View) -> list[int]:
    """The places whose cards have as many holes as the die shows."""
    return [number for number, lies in enumerate(seen["display"]) if lies is not None and lies["holes"] == seen["die"]]


def front(lies: Card, say: Say) -> str:
    if lies["front"] != "trap":
        return "?" if lies["front"] is None else say("cheese")
    trap = f"!{say('trap')}!"
    return trap if len(trap) <= CARD else trap[:-1]  # nothing is wider than the card above it


def supply(seen: View, say: Say) -> Block:
    left = say("cards", cards=seen["supply"])
    if seen["supply"] == 0:
        return block([say("supply"), *[""] * 5, left])
    top = card(HIDDEN, "?") if seen["top"] is None else card(HOLES[seen["top"]], seen["top"])
    return block([say("supply"), *(line + edge for line, edge in zip(top, ".|||'", strict=True)), left])


def die(seen: View, say: Say) -> Iterator[Block]:
    """The die: as it was rolled, or about to roll."""
    if seen["turn"] == NOBODY:
        return
    rolled = is_rolled(seen)
    pips = [line.replace("o", "*") for line in HOLES[seen["die"]]] if rolled else HIDDEN
    edge = f"+--{seen['die'] if rolled else '-'}--+"
    yield block([say("die"), "+-----+", *(f"|{line}|" for line in pips), edge, ""])


def is_rolled(seen: View) -> bool:
    return seen["turn"] >= 0 or seen["choice"] is not None or seen["gap"] >= 0


def card(inside: Iterable[str], holes: int | str) -> Block:
    return [".-----.", *(f"|{line}|" for line in inside), f"'--{holes}--'"]


# The players: their traps, of which the third one loses; the holes of their cheeses; where they have sniffed.


def players(seen: View, say: Say) -> Iterator[str]:
    heads = [say("traps"), say("cheeses"), say("holes"), say("sniffed")]
    rows = columns([heads, *(facts(seen, seat, say) for seat in range(seen["seats"]))])
    room = WIDTH - len(rows[0]) - 4
    names = ["", *(say.label(seat, room) for seat in range(seen["seats"]))]
    for pointer, who, row in zip(pointers(seen), columns([[each] for each in names]), rows, strict=True):
        yield f"{pointer} {who}  {row}"


def facts(seen: View, seat: int, say: Say) -> list[str]:
    pile = seen["kept"][seat]
    holes = str(seen["scores"][seat]).rjust(len(say("holes")))
    return [traps(pile, traps_to_lose(seen)), spaced(holes_of(pile, "cheese")), holes, sniffed(seen, seat, say)]


def traps(pile: list[Card], most: int) -> str:
    """One box for each trap that is too many: empty, or sprung, with the holes of its card."""
    sprung = [f"[!{holes}]" for holes in holes_of(pile, "trap")]
    return "".join([*sprung, *["[  ]"] * (most - len(sprung))])


def holes_of(pile: list[Card], front: str | None) -> str:
    return "".join(sorted(str(c["holes"]) for c in pile if c["front"] == front))


def spaced(holes: str) -> str:
    """A long row is set in groups."""
    return " ".join(holes) if len(holes) <= 6 else grouped(holes)


def grouped(holes: str) -> str:
    return " ".join("".join(same) for _, same in groupby(holes))


def sniffed(seen: View, seat: int, say: Say) -> str:
    found = [f"{place + 1}" for place, lies in enumerate(seen["display"]) if lies and seat in lies["seen_by"]]
    return say("places", places=" ".join(found)) if found else ""


def pointers(seen: View) -> Iterator[str]:
    """Whose turn it is; nobody's in the line of headings."""
    yield " "
    for seat in range(seen["seats"]):
        yield ">" if seat == seen["mover"] and seen["turn"] != NOBODY else " "


def out_of_the_game(seen: View, say: Say) -> Iterator[str]:
    """The holes of the cards that left the game; apart from them those whose front this seat has seen."""
    if seen["dropped"]:
        groups = [(front, grouped(holes_of(seen["dropped"], front))) for front in (None, "trap", "cheese")]
        told = [f"{say(front)} {holes}" if front else holes for front, holes in groups if holes]
        yield say("out", cards=", ".join(told))


# What happens now.


def what_now(seen: View, say: Say, mark: str = " > <") -> str:
    """A sentence; the mark is how this drawing shows which cards can be chosen."""
    if seen["turn"] == NOBODY:
        return over(seen, say)
    if seen["turn"] == LUCK:
        return about_to_happen(seen, say)
    die, who = seen["die"], say.who(seen["mover"])
    return say("matches", die=die, mark=mark, **who) if fitting(seen) else say("misses", die=die, **who)


def over(seen: View, say: Say) -> str:
    for seat, pile in enumerate(seen["kept"]):
        if len(holes_of(pile, "trap")) == traps_to_lose(seen):
            return say("caught", **say.who(seat))
    return say("over")


def about_to_happen(seen: View, say: Say) -> str:
    who = say.who(seen["mover"])
    if seen["choice"] is not None:
        verb, number = seen["choice"].split()
        return say("sniffs" if verb == "peek" else "takes", place=int(number), **who)
    if is_card_coming(seen):
        return say("next-card")
    return say("rolls", **who)


def is_card_coming(seen: View) -> bool:
    top_is_due = seen["options"]["top_shown"] and seen["top"] is None
    return seen["gap"] >= 0 or len(seen["display"]) < len(places(seen)) or top_is_due

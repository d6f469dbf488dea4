"""Go da Cheese! as text."""

from textwrap import wrap

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Say
from cheeseboard.games.go_da_cheese.view import Card, View

WIDTH = 78


def draw(seen: View, say: Say) -> str:  # noqa: ARG001
    """The table as the seat that has this view sees it."""
    rows: list[str] = []
    for place, mice in enumerate(seen["cheeses"]):
        head = f"cheese {place + 1:>2} for {mice} | "
        body = "  ".join(token(c) for c in seen["lines"][place]) or "-"
        rows += wrap(head + body, WIDTH, subsequent_indent=" " * 16 + "| ", break_on_hyphens=False)
    rows += legend(seen)
    rows += [player(seen, seat) for seat in range(seen["seats"])]
    if seen["hand"]:
        rows += wrap("your hand: " + ", ".join(seen["hand"]), WIDTH, break_on_hyphens=False)
    if seen["deck"]:
        rows += wrap("your deck: " + ", ".join(counted(seen["deck"])), WIDTH, break_on_hyphens=False)
    rows.append(now(seen))
    return "\n".join(rows)


def token(c: Card) -> str:
    """A card, its owner first: ?! is surely marked, brackets lie face down, what follows is where it went."""
    kind = c["kind"] or ("?" if c["step"] == 1 else "?!")
    if c["kind"] is not None and c["laid"] == "down" and not c["turned"]:
        kind = f"({kind})"
    return f"{c['seat'] + 1}:{kind}{went(c)}"


def went(c: Card) -> str:
    if c["pile"] is None:
        return ""
    return "=fed" if c["pile"] == c["seat"] and c["kind"] not in ("cat", "plain-cat") else f">{c['pile'] + 1}"


def legend(seen: View) -> list[str]:
    """What the signs mean that stand on the table."""
    cards = [c for line in seen["lines"] for c in line]
    signs = [
        (any(c["kind"] is None and c["step"] == 1 for c in cards), "? face down"),
        (any(c["kind"] is None and c["step"] > 1 for c in cards), "?! face down, so it is marked"),
        (any("(" in token(c) for c in cards), "(...) yours, face down"),
        (any("=" in token(c) for c in cards), "=fed got cheese"),
        (any(">" in token(c) for c in cards), ">2 taken by player 2"),
    ]
    shown = [text for there, text in signs if there]
    return wrap("signs: " + "; ".join(shown), WIDTH) if shown else []


def player(seen: View, seat: int) -> str:
    you = " (you)" if seat == seen["seat"] else ""
    cards = f"{seen['hands'][seat]} in hand, {seen['decks'][seat]} to draw"
    return f"player {seat + 1}{you}: {cards}, {seen['scores'][seat]} points"


def counted(cards: list[str]) -> list[str]:
    """Cards of a kind together: 3 mouse, 1 king."""
    return [f"{cards.count(kind)} {kind}" for kind in dict.fromkeys(cards)]


def now(seen: View) -> str:
    """Whose turn it is, and what goes on."""
    who = f"player {seen['mover'] + 1}"
    if seen["turn"] == NOBODY:
        return "the game is over"
    if len(seen["cheeses"]) < 2 * seen["seats"]:
        return "the cheeses are being laid out"
    if seen["to_draw"] > 0:
        return f"{who} draws, {seen['to_draw']} more to come"
    if len(seen["turns"]) == 9 * seen["seats"]:
        return f"all cards are laid: cheese {seen['resolved'] + 1} is being resolved"
    if seen["start"] is not None:
        return f"{who} lays three cards from cheese {seen['start']} on"
    return f"{who} draws or lays"

"""Go da Cheese! as text."""

from collections import Counter
from textwrap import wrap

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Say
from cheeseboard.games.go_da_cheese.view import Card, View

WIDTH = 78
NAME = 24  # the most letters of a name
PLAIN = {"marked-mouse": "mouse", "plain-cat": "cat"}  # what a card is, but for its mark
MARKED = ("marked-mouse", "cat")


def draw(seen: View, say: Say) -> str:
    """The table as the seat that has this view sees it: the cheeses with their lines, the players, what to do."""
    rows = [*lines(seen, say), *legend(seen, say), *players(seen, say), *mine(seen, say), now(seen, say)]
    return "\n".join(rows)


def lines(seen: View, say: Say) -> list[str]:
    """Each cheese and who waits there; the one where the next card goes, or that is being resolved, is marked."""
    heads = [say("cheese", cheese=place, mice=mice) for place, mice in enumerate(seen["cheeses"], 1)]
    width = max(map(len, heads), default=0)
    marks = [">" if place == busy(seen) else " " for place in range(len(heads))]
    rows = [
        row
        for mark, head, cards in zip(marks, heads, seen["lines"], strict=False)  # there may be fewer cheeses yet
        for row in line(f"{mark} {head:<{width}} | ", [token(say, c) for c in cards] or ["-"])
    ]
    return [f"  {say('lines')}", *rows]


def line(head: str, cards: list[str]) -> list[str]:
    """A cheese and its cards, in as many rows as needed."""
    body = "  ".join(cards)
    if len(head + body) <= WIDTH:
        return [head + body]
    first, *others = wrap(" ".join(cards), WIDTH - len(head), break_on_hyphens=False)
    return [head + first, *(f"{'| ':>{len(head)}}{other}" for other in others)]


def busy(seen: View) -> int | None:
    """The cheese where the next card goes, or that is being resolved."""
    if seen["turn"] == NOBODY:
        return None
    if is_laid(seen):
        return seen["resolved"]
    laid = sum(map(len, seen["lines"]))
    return None if seen["start"] is None else (seen["start"] - 1 + laid % 3) % len(seen["cheeses"])


def is_laid(seen: View) -> bool:
    """Whether all cards lie on the table."""
    return len(seen["turns"]) == 9 * seen["seats"]


def token(say: Say, c: Card) -> str:
    """A card, its owner first: brackets lie face down, ! is marked, what follows is where it went."""
    unknown = "?" if c["step"] == 1 else "?!"
    card = f"{letter(c['seat'])}:{face(say, c['kind']) if c['kind'] else unknown}"
    return f"({card})" if c["laid"] == "down" and not c["turned"] else card + went(c)


def letter(seat: int) -> str:
    return "ABCDE"[seat]


def face(say: Say, kind: str) -> str:
    return say("kind", kind=PLAIN.get(kind, kind)) + ("!" if kind in MARKED else "")


def went(c: Card) -> str:
    if c["pile"] is None:
        return ""
    return "+" if c["pile"] == c["seat"] and c["kind"] not in ("cat", "plain-cat") else f">{letter(c['pile'])}"


def legend(seen: View, say: Say) -> list[str]:
    """What the signs mean that can be seen."""
    cards = [c for cards in seen["lines"] for c in cards]
    faces = [*(token(say, c) for c in cards), *(face(say, kind) for kind in seen["hand"] + seen["deck"])]
    signs = [("down", "("), ("marked", "!"), ("fed", "+"), ("taken", ">")]
    said = [say(key) for key, sign in signs if any(sign in text for text in faces)]
    return ["  " + "   ".join(said)] if said else []


def players(seen: View, say: Say) -> list[str]:
    """Who has how many cards, or points in the end; side by side if they are many and there is room."""
    names = [label(seen, say, seat) for seat in range(seen["seats"])]
    width = max(map(len, names))
    texts = [f"{name:<{width}}  {holds(seen, say, seat)}" for seat, name in enumerate(names)]
    return beside(texts, max(map(len, texts)) + 3) if seen["seats"] > 3 else texts


def beside(texts: list[str], width: int) -> list[str]:
    """Texts in columns, as many as fit."""
    each = max(1, (WIDTH + 3) // width)
    rows = [texts[first : first + each] for first in range(0, len(texts), each)]
    return ["".join(text.ljust(width) for text in row).rstrip() for row in rows]


def label(seen: View, say: Say, seat: int) -> str:
    """Letter and name of a player; > has the turn."""
    mark = ">" if seat == seen["mover"] and phase(seen) in ("draw", "lay", "choose") else " "
    name = say("name", seat=seat)[:NAME].rstrip()
    return f"{mark} {letter(seat)}: {say('you', who=name) if seat == seen['seat'] else name}"


def holds(seen: View, say: Say, seat: int) -> str:
    if is_laid(seen):
        return say("points", points=seen["scores"][seat])
    return say("cards", hand=seen["hands"][seat], deck=seen["decks"][seat])


def mine(seen: View, say: Say) -> list[str]:
    """What only the reader knows: the cards in hand, and what is still in the deck."""
    hand = " ".join(f"[{face(say, kind)}]" for kind in seen["hand"])
    deck = ", ".join(face(say, kind) + (f" x{n}" if n > 1 else "") for kind, n in Counter(seen["deck"]).items())
    rows = [f"  {say(what)} {cards}" for what, cards in (("hand", hand), ("deck", deck)) if cards]
    together = " ".join(rows)
    return rows if seen["seats"] == 3 or len(together) > WIDTH or not rows else [together]


def now(seen: View, say: Say) -> str:
    """Whose turn it is, and what goes on."""
    who, me = say("name", seat=seen["mover"])[:NAME].rstrip(), "yes" if seen["mover"] == seen["seat"] else "no"
    card = sum(map(len, seen["lines"])) % 3 + 1
    return say("now", phase=phase(seen), who=who, me=me, cards=seen["to_draw"], card=card, cheese=(busy(seen) or 0) + 1)


def phase(seen: View) -> str:
    if seen["turn"] == NOBODY:
        return "over"
    if len(seen["cheeses"]) < 2 * seen["seats"]:
        return "cheeses"
    if seen["to_draw"] > 0:
        return "draw"
    if is_laid(seen):
        return "resolve"
    return "choose" if seen["start"] is None else "lay"

"""Go da Cheese! as text: for three players in words as long as they fit, otherwise in letters."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.go_da_cheese.view import Card, View
from cheeseboard.games.text import WIDTH, Say, columns

ROWS = 15  # the most lines, so that there is room for moves and prompts
SLOTS = (40, 20, 13)  # how wide a place is that a cheese takes, the roomiest first
KINDS = ("mouse", "fat-mouse", "king", "cat", "dog")
PLAIN = {"marked-mouse": "mouse", "plain-cat": "cat"}  # what a card is, but for its mark
MARKED = ("marked-mouse", "cat")


def draw(seen: View, say: Say) -> str:
    """The table as the seat that has this view sees it: the cheeses with their lines, the players, what to do."""
    rows = in_words(seen, say) if seen["seats"] == 3 else []
    for slot in SLOTS:
        if not 0 < len(rows) <= ROWS:
            rows = in_letters(seen, say, slot)
    return "\n".join(row.rstrip() for row in rows)


def in_words(seen: View, say: Say) -> list[str]:
    """One cheese below the other. A card is A:mouse."""
    hand = Hand(say, "kind", ":")
    heads = columns([[say("cheese", cheese=place, mice=mice)] for place, mice in enumerate(seen["cheeses"], 1)])
    rows = [row for line in lines(seen, hand, [f"{head} | " for head in heads]) for row in folded(line, "| ")]
    players = columns([[person(seen, say, seat, " "), holds(seen, say, seat)] for seat in range(seen["seats"])])
    return [f"  {say('lines')}", *rows, *flowing(signs(seen, hand)), *players, *mine(seen, hand), now(seen, say)]


def in_letters(seen: View, say: Say, slot: int) -> list[str]:
    """Cheeses stand beside each other where they can. A card is Am, and below stands what the letters mean."""
    hand = Hand(say, "letter", "")
    heads = [f"{place:>2}:{mice}  " for place, mice in enumerate(seen["cheeses"], 1)]
    kinds = [f"{say('letter', kind=kind)} {say('kind', kind=kind)}" for kind in KINDS]
    legend = [say("head"), *kinds, *signs(seen, hand), *([] if is_laid(seen) else [say("hand-deck")])]
    players = gridded([f"{person(seen, say, seat, '')} {counts(seen, say, seat)}" for seat in range(seen["seats"])])
    return [*packed(lines(seen, hand, heads), slot), *flowing(legend), *players, *mine(seen, hand), now(seen, say)]


# The cards


@dataclass(frozen=True)
class Hand:
    """How cards are written: which message is used for a kind, and what stands between owner and card."""

    say: Say
    message: str
    between: str

    def kind(self, kind: str) -> str:
        return self.say(self.message, kind=PLAIN.get(kind, kind)) + ("!" if kind in MARKED else "")

    def card(self, c: Card) -> str:
        """A card, its owner first: brackets lie face down, ! is marked, what follows is where it went."""
        unknown = "?" if c["step"] == 1 else "?!"
        card = f"{letter(c['seat'])}{self.between}{self.kind(c['kind']) if c['kind'] else unknown}"
        return f"({card})" if c["laid"] == "down" and not c["turned"] else card + went(c)

    def cards(self, kinds: Sequence[str]) -> str:
        """Cards that somebody holds, those of a kind together."""
        return ", ".join(self.kind(kind) + (f" x{n}" if n > 1 else "") for kind, n in Counter(kinds).items())


def letter(seat: int) -> str:
    return "ABCDE"[seat]


def went(c: Card) -> str:
    if c["pile"] is None:
        return ""
    return "+" if c["pile"] == c["seat"] and c["kind"] not in ("cat", "plain-cat") else f">{letter(c['pile'])}"


def signs(seen: View, hand: Hand) -> list[str]:
    """What the signs mean that can be seen."""
    cards = [hand.card(c) for line in seen["lines"] for c in line] + [hand.cards(seen["hand"] + seen["deck"])]
    meanings = [("down", "("), ("marked", "!"), ("fed", "+"), ("taken", ">")]
    return [hand.say(key) for key, sign in meanings if any(sign in text for text in cards)]


# The cheeses


def lines(seen: View, hand: Hand, heads: Sequence[str]) -> list[str]:
    """Each cheese and who waits there; the one where the next card goes, or that is being resolved, is marked."""
    marks = [">" if place == busy(seen) else " " for place in range(len(heads))]
    there = zip(marks, heads, seen["lines"], strict=False)  # there may be fewer cheeses yet
    return [f"{mark} {head}{' '.join(map(hand.card, cards)) or '-'}" for mark, head, cards in there]


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
    return not any(seen["hands"]) and max(seen["decks"]) < 3


def folded(line: str, after: str) -> list[str]:
    """A line that is too long goes on below, after this."""
    if len(line) <= WIDTH:
        return [line]
    indent = f"{after:>{line.index(after, 3) + len(after)}}"
    return wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False)


def packed(texts: Sequence[str], slot: int) -> list[str]:
    """Each text takes as many places as it needs; where no place is left in a line, the next one begins."""
    rows = [""]
    for text in texts:
        if rows[-1] and len(rows[-1] + text) > WIDTH:
            rows.append("")
        *above, last = folded(text, "  ")
        rows[-1:] = [*above, rows[-1] + last + " " * (slot - len(last) % slot)]
    return rows


def flowing(texts: Sequence[str]) -> list[str]:
    """Texts one after the other, in as few lines as they need."""
    rows: list[str] = []
    for text in texts:
        if rows and len(rows[-1]) + 3 + len(text) <= WIDTH:
            rows[-1] += f"   {text}"
        else:
            rows.append(f"  {text}")
    return rows


def gridded(texts: Sequence[str]) -> list[str]:
    """Texts in columns, in as few rows as they need."""
    for number in range(1, len(texts)):
        each = -(-len(texts) // number)
        cells = [*texts, *[""] * (-len(texts) % each)]
        rows = columns([cells[first : first + each] for first in range(0, len(cells), each)])
        if len(rows[0]) <= WIDTH:
            return rows
    return list(texts)


# The players


def person(seen: View, say: Say, seat: int, gap: str) -> str:
    """Letter and name of a player; > has the turn."""
    mark = ">" if seat == seen["mover"] and phase(seen) in ("draw", "lay", "choose") else " "
    return f"{mark}{gap}{letter(seat)}: {say.label(seat)}"


def holds(seen: View, say: Say, seat: int) -> str:
    if is_laid(seen):
        return say("points", points=seen["scores"][seat])
    return say("cards", hand=seen["hands"][seat], deck=seen["decks"][seat])


def counts(seen: View, say: Say, seat: int) -> str:
    """The same, shorter."""
    return holds(seen, say, seat) if is_laid(seen) else f"{seen['hands'][seat]}/{seen['decks'][seat]}"


def mine(seen: View, hand: Hand) -> list[str]:
    """What only one player knows: the cards in hand, and what is still in the deck."""
    who = hand.say.who(seen["seat"]) if seen["hand"] or seen["deck"] else {}
    held = [(what, cards) for what, cards in (("hand", seen["hand"]), ("deck", seen["deck"])) if cards]
    return flowing([f"{hand.say(what, **who)} {hand.cards(cards)}" for what, cards in held])


def now(seen: View, say: Say) -> str:
    """Whose turn it is, and what goes on."""
    card, cheese = sum(map(len, seen["lines"])) % 3 + 1, (busy(seen) or 0) + 1
    return say("now", phase=phase(seen), cards=seen["to_draw"], card=card, cheese=cheese, **say.who(seen["mover"]))


def phase(seen: View) -> str:
    if seen["turn"] == NOBODY:
        return "over"
    if len(seen["cheeses"]) < len(seen["lines"]):
        return "cheeses"
    if seen["to_draw"] > 0:
        return "draw"
    if is_laid(seen):
        return "resolve"
    return "choose" if seen["start"] is None else "lay"

"""Cheese Rescue as text."""

from collections import Counter

from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.cheese_rescue.view import Card, View
from cheeseboard.games.text import Say, columns

Cell = tuple[int, int]  # column and row, from 0


def draw(seen: View, say: Say) -> str:
    """The table as the seat that has this view sees it: the square, the players, the reader's hand, what to do."""
    gap = [""] if seen["seats"] < 4 else []  # a full table leaves no room for air
    return "\n".join(
        [*square(seen, say), *legend(seen, say), *gap, *players(seen, say), *hand(seen, say), now(seen, say)]
    )


def square(seen: View, say: Say) -> list[str]:
    """The cards, and a dot wherever one may be laid."""
    table, gone = {place(c["cell"]): c for c in seen["board"]}, hunted(seen)
    open_to = free(seen)
    columns, width = reach(seen, 0), widest(say) + 2
    lines = ["    " + " ".join(f"{chr(97 + column):^{width}}" for column in columns)]
    for row in reach(seen, 1):
        spots = [(column, row) for column in columns]
        cells = [card(say, table[at], width, at in gone) if at in table else "." * (at in open_to) for at in spots]
        lines.append(f"{row + 1:>3} " + " ".join(f"{cell:^{width}}" for cell in cells))
    return [line.rstrip() for line in lines]


def place(cell: str) -> Cell:
    return ord(cell[0]) - 97, int(cell[1:]) - 1


def widest(say: Say) -> int:
    return max(len(say("kind", kind=kind)) for kind in ("dog", "cat", "mouse", "start"))


def card(say: Say, c: Card, width: int, gone: bool) -> str:
    """Animals have corners, cheeses are round; - - would leave in the hunt."""
    face = say("kind", kind=c["kind"]) if c["owner"] is None else f"{letter(c['owner'])}{c['value']}"
    left, right = "--" if gone else "[]" if c["owner"] is None else "()"
    return f"{left}{face:^{width - 2}}{right}"


def letter(seat: int) -> str:
    return "ABCD"[seat]


def reach(seen: View, axis: int) -> range:
    """The columns (0) or rows (1) to show: those with cards, and the next on both sides while the square is open."""
    used = [place(c["cell"])[axis] for c in seen["board"]]
    if not used:  # three players begin on an empty table, in the middle
        return range(seen["side"] - 1, seen["side"])
    if seen["options"]["square"] == "centred" and seen["seats"] != 3:
        return range(seen["side"] // 2, seen["side"] // 2 + seen["side"])
    margin = 0 if max(used) - min(used) + 1 == seen["side"] else 1
    return range(min(used) - margin, max(used) + margin + 1)


def free(seen: View) -> set[Cell]:
    """Where the next card may go."""
    return {place(each["cell"]) for each in seen["free"]}


def hunted(seen: View) -> set[Cell]:
    """The cards that would leave if the hunt began now."""
    return {place(prey) for _, prey in seen["chases"]}


def legend(seen: View, say: Say) -> list[str]:
    over = "yes" if seen["turn"] == NOBODY else "no"
    return [f"    {say('gone', over=over)}"] if hunted(seen) else []


def players(seen: View, say: Say) -> list[str]:
    """The pile; and for each player what all may know of the hand, and the points that are safe."""
    rows = [["  " + say("pile", animals=seen["pile"]), *(say(what) for what in ("cheeses", "animals", "points"))]]
    for seat, cheeses in enumerate(seen["cheeses"]):
        animals = seen["hands"][seat] - len(cheeses)
        values = " ".join(map(str, cheeses)) or "-"
        rows.append([label(seen, say, seat), values, str(animals), points(seen, seat)])
    return [row.rstrip() for row in columns(rows)]


def points(seen: View, seat: int) -> str:
    """Those that are safe, and what is given to the second of two players."""
    halves = seen["options"]["komi"] if seat == seen["second"] and seen["seats"] == 2 else 0
    return str(seen["scores"][seat]) + (f" +{halves / 2:g}" if halves else "")


def label(seen: View, say: Say, seat: int) -> str:
    """Letter and name of a player; > has the turn."""
    mark = ">" if seat == seen["mover"] and seen["turn"] != NOBODY else " "
    return f"{mark} {letter(seat)}: {say.label(seat)}"


def hand(seen: View, say: Say) -> list[str]:
    """The reader's cards, those of a kind together."""
    cards = [f"{held(seen, say, kind)}{f' x{n}' if n > 1 else ''}" for kind, n in Counter(seen["hand"]).items()]
    return [f"  {say('hand', **say.who(seen['seat']))} {'  '.join(cards)}"] if cards else []


def held(seen: View, say: Say, kind: str) -> str:
    animal, _, value = kind.partition("-")
    return f"({letter(seen['seat'])}{value})" if value else f"[{say('kind', kind=animal)}]"


def now(seen: View, say: Say, mark: str = " (.)") -> str:
    """Whose turn it is, and what to do; the mark is how this drawing shows free cells."""
    phase = {LUCK: "draw", NOBODY: "over"}.get(seen["turn"], "swap" if can_swap(seen) else "lay")
    return say("now", phase=phase, mark=mark, **say.who(seen["mover"]))


def can_swap(seen: View) -> bool:
    """Whether the second of two may take over the first card."""
    return bool(seen["options"]["swap"] and seen["seats"] == 2 and seen["mover"] == 1 and len(seen["board"]) == 2)

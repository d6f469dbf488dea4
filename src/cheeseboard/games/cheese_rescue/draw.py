"""Cheese Rescue as text."""

from collections import Counter

from cheeseboard.games.box import Say
from cheeseboard.games.cheese_rescue.view import Card, View

WIDTH = 6  # of a cell


def draw(seen: View, say: Say) -> str:  # noqa: ARG001
    """The table as the seat that has this view sees it. Dots: cells that touch a card; A3: player 1's cheese worth 3."""
    cards = {place(c["cell"]): face(c) for c in seen["board"]}
    columns, rows = reach(seen, 0), reach(seen, 1)
    lines = ["    " + "".join(f"{chr(97 + column):^{WIDTH}}" for column in columns)]
    for row in rows:
        cells = [cards.get((column, row)) or ("." if touches(cards, column, row) else "") for column in columns]
        lines.append(f"{row + 1:>3} " + "".join(f"{cell:^{WIDTH}}" for cell in cells))
    lines = [line.rstrip() for line in lines] + ["", f"pile   {count(seen['pile'], 'animal')}"]
    lines += [player(seen, seat) for seat in range(seen["seats"])]
    if seen["seat"] >= 0:
        hand = Counter(seen["hand"])
        lines.append("hand   " + ", ".join(kind if n == 1 else f"{kind} x{n}" for kind, n in hand.items()))
    return "\n".join(lines)


def place(cell: str) -> tuple[int, int]:
    """A cell's column and row, from 0."""
    return ord(cell[0]) - 97, int(cell[1:]) - 1


def face(c: Card) -> str:
    return c["kind"] if c["owner"] is None else f"{letter(c['owner'])}{c['value']}"


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


def touches(cards: dict[tuple[int, int], str], column: int, row: int) -> bool:
    return not cards or any((column + right, row + down) in cards for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def player(seen: View, seat: int) -> str:
    cheeses = seen["cheeses"][seat]
    animals = seen["hands"][seat] - len(cheeses)
    mark = ">" if seat == seen["mover"] and seen["turn"] != -2 else " "
    return (
        f"{mark} player {seat + 1} ({letter(seat)}): cheeses {' '.join(map(str, cheeses)) or 'none'} "
        f"and {count(animals, 'animal')} in hand; {count(seen['scores'][seat], 'point')} safe"
    )


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"

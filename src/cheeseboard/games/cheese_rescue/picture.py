"""Cheese Rescue as a picture: the square, beside it who chases whom, below it the reader's hand."""

from collections import Counter
from typing import Final

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese_rescue.draw import Cell, free, hunted, now, place, points, reach
from cheeseboard.games.cheese_rescue.view import Card, View
from cheeseboard.games.picture import TALL, Area, Sheet
from cheeseboard.games.svg import seat_colour

SHAPES: Final = ("wheel", "wedge", "brick", "round")  # of the seats' cheeses
CHAIN: Final = ("dog", "cat", "mouse", "cheese-2")
GONE: Final = {"cat": "rescue-cat-scared", "mouse": "rescue-mouse-caught"}  # at the end, who was chased
PANEL: Final = 124  # the width of what stands beside the square
BIGGEST: Final = 84  # of a cell
HAND: Final = 72


def picture(seen: View, sheet: Sheet) -> None:
    """The table as the seat that has this view sees it."""
    sheet.places(lambda seat, at: holds(seen, sheet, seat, at))
    columns, rows = reach(seen, 0), reach(seen, 1)
    cell = min(BIGGEST, 560 / len(columns), 530 / len(rows))
    board = sheet.board(max(310, cell * len(rows) + 66))
    width, height = cell * len(columns), cell * len(rows)
    left = board.x + (board.width - PANEL - 20 - width) / 2
    square(seen, sheet, Area(left, board.y + 8 + (board.height - height) / 2, width, height), cell)
    beside(seen, sheet, Area(board.x + board.width - PANEL, board.y + (board.height - 274) / 2, PANEL, 274))
    sentence = sheet.won() if sheet.is_over else now(seen, sheet.say, mark="")
    hand(seen, sheet, sheet.tray(sentence, HAND if seen["hand"] else 0))


# The players: points that are safe, and what all may know of the hand.


def holds(seen: View, sheet: Sheet, seat: int, at: Area) -> None:
    sheet.seal(at.x + 9, at.y + 9, 19, "ui-check", "olive")
    x = sheet.run(at.x + 23, at.y + 15, points(seen, seat), 17, sheet.place_ink(seat), bold=True)
    cheeses = seen["cheeses"][seat]
    animals = seen["hands"][seat] - len(cheeses)
    if cheeses:
        sheet.art(f"rescue-{SHAPES[seat]}-1", x, at.y - 3, 24, seat_colour(seat))
        x = sheet.run(x + 25, at.y + 15, f"×{len(cheeses)}", 14, sheet.soft_ink(seat))
    if animals:
        sheet.art("card-back", x + 2, at.y - 1, 14, "seat-e", height=20)
        sheet.run(x + 20, at.y + 15, f"×{animals}", 14, sheet.soft_ink(seat))


# The square


def square(seen: View, sheet: Sheet, at: Area, cell: float) -> None:
    columns, rows = reach(seen, 0), reach(seen, 1)
    table, gone, open_to = {place(c["cell"]): c for c in seen["board"]}, hunted(seen), free(seen)
    frame(seen, sheet, at)
    for column in columns:
        x = at.x + (column - columns[0] + 0.5) * cell
        sheet.text(x, at.y - 8, chr(97 + column), 13, "board-text", "middle", bold=True)
    for row in rows:
        y = at.y + (row - rows[0]) * cell
        sheet.text(at.x - 13, y + cell / 2 + 5, str(row + 1), 13, "board-text", "middle", bold=True)
        for column in columns:
            spot: Cell = (column, row)
            inside = Area(at.x + (column - columns[0]) * cell + 3, y + 3, cell - 6, cell - 6)
            if spot in table:
                tile(sheet, table[spot], spot in gone, inside)
            elif spot in open_to and seen["turn"] != NOBODY:
                sheet.box(inside.x, inside.y, inside.width, inside.height, 8, "#ffffff20", "board-text", 2, "6 5")


def frame(seen: View, sheet: Sheet, at: Area) -> None:
    """The edges of the square, as far as they are settled."""
    wide, high = (is_settled(seen, axis) for axis in (0, 1))
    if wide:
        sides = "".join(f"M{x:g} {at.y:g}v{at.height:g}" for x in (at.x - 2, at.x + at.width + 2))
        sheet.path(sides, None, "board-edge", 4)
    if high:
        ends = "".join(f"M{at.x:g} {y:g}h{at.width:g}" for y in (at.y - 2, at.y + at.height + 2))
        sheet.path(ends, None, "board-edge", 4)


def is_settled(seen: View, axis: int) -> bool:
    """Whether nothing can be laid beyond: the cards are as wide as the square, or it lies where it must."""
    used = [place(c["cell"])[axis] for c in seen["board"]]
    is_centred = seen["options"]["square"] == "centred" and seen["seats"] != 3
    return bool(used) and (is_centred or max(used) - min(used) + 1 == seen["side"])


def tile(sheet: Sheet, c: Card, gone: bool, at: Area) -> None:
    """A card; a seal says whether a cheese would be safe if the hunt began now."""
    left = gone and sheet.is_over
    sheet.card(at.x, at.y, at.width, "rest" if left else "plain", at.height)
    size = at.width * 0.88
    name, tint = drawing(c, left)
    sheet.art(name, at.middle - size / 2, at.y + (at.height - size) / 2, size, tint, opacity=0.4 if left else 1)
    if left:
        sheet.veil(at.x, at.y, at.width, at.height)
    if gone and c["owner"] is not None and not left:
        sheet.box(at.x, at.y, at.width, at.height, at.width * 0.085, None, "tomato", 2.5)
    if c["owner"] is not None:
        sheet.text(at.x + 5, at.y + at.width * 0.27, str(c["value"]), at.width * 0.27, "card-text", display=True)
        badge = max(18, at.width * 0.3)
        sheet.badge(c["owner"], at.x + at.width - badge + 4, at.y - 4, badge)
        sign, colour = ("ui-cross", "tomato") if gone else ("ui-check", "olive")
        sheet.seal(at.x + at.width - 6, at.y + at.height - 6, max(17, at.width * 0.28), sign, colour)
    elif gone and not left:
        sheet.seal(at.x + at.width - 6, at.y + at.height - 6, max(15, at.width * 0.22), "ui-cross", "steel")


def drawing(c: Card, left: bool) -> tuple[str, str]:
    """What is printed on a card, and its colour."""
    if c["kind"] == "start":
        return "start-plate", ""
    if c["owner"] is not None:
        return f"rescue-{SHAPES[c['owner']]}-{c['value']}", seat_colour(c["owner"])
    return GONE.get(c["kind"], c["kind"]) if left else c["kind"], f"fur-{c['kind']}"


# Beside it


def beside(seen: View, sheet: Sheet, at: Area) -> None:
    """Who chases whom, from above, and the animals that are still to come."""
    sheet.shadow(at.x, at.y, at.width, 196)
    sheet.box(at.x, at.y, at.width, 196, 12, "card", "card-edge", 1.5)
    owner = max(0, seen["seat"])
    for number, kind in enumerate(CHAIN):
        y = at.y + 6 + 47 * number
        name = f"rescue-{SHAPES[owner]}-2" if number == 3 else kind
        sheet.art(name, at.middle - 20, y, 40, seat_colour(owner) if number == 3 else f"fur-{kind}")
        if number:
            sheet.path(f"M{at.middle - 36:g} {y - 4:g}l6 7l6 -7", None, "tomato", 3)
    x, y = at.middle - 38, at.y + 212
    if seen["pile"]:
        sheet.thickness(x, y, 40, seen["pile"])
        sheet.back(x, y, 40)
    else:
        sheet.gap(x, y, 40)
    sheet.text(x + 54, y + 20 * TALL + 9, str(seen["pile"]), 26, "board-text", display=True)


def hand(seen: View, sheet: Sheet, at: Area) -> None:
    """The reader's cards, those of a kind together."""
    x = at.x
    for kind, number in Counter(seen["hand"]).items():
        animal, _, value = kind.partition("-")
        sheet.card(x, at.y, HAND - 6, height=HAND - 6)
        name = f"rescue-{SHAPES[seen['seat']]}-{value}" if value else animal
        sheet.art(name, x + 5, at.y + 4, HAND - 16, seat_colour(seen["seat"]) if value else f"fur-{animal}")
        if value:
            sheet.text(x + 6, at.y + 20, value, 18, "card-text", display=True)
        if number > 1:
            sheet.count(x + HAND - 10, at.y + HAND - 14, number, 10)
        x += HAND + 8

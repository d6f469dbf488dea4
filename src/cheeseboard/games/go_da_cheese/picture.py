"""Go da Cheese! as a picture: the cheeses clockwise, each with its line, and below them the reader's hand."""

from collections import Counter
from math import pi, sin
from typing import Final

from cheeseboard.games.go_da_cheese.draw import MARKED, busy, holds, is_laid, now
from cheeseboard.games.go_da_cheese.view import Card, View
from cheeseboard.games.picture import CHALK, Area, Sheet
from cheeseboard.games.svg import seat_colour, spread

DRAWINGS: Final = {"marked-mouse": "mouse-marked", "fat-mouse": "mouse-fat", "king": "mouse-king", "plain-cat": "cat"}
CATS: Final = ("cat", "plain-cat")
ROWS: Final = {3: 84, 4: 76, 5: 68}  # the height of a row, with so many in a column
TWO_ROWS: Final = 92  # where a line takes two
LONG: Final = 5  # cards that stand in one row
BULGE: Final = 34  # how far the cheeses in the middle of a column stand out, so that two columns make a ring
MIDDLE: Final = 96
WHEEL: Final = 56  # of a cheese
LARGEST: Final = 48  # of a card in a line
APART: Final = 6
HAND: Final = 62
ROOMY: Final = 70  # as much room as drawings need beside words


def picture(seen: View, sheet: Sheet) -> None:
    """The table as the seat that has this view sees it."""
    sheet.places(lambda seat, at: place(seen, sheet, seat, at))
    half = seen["seats"]
    high = TWO_ROWS if max(map(len, seen["lines"])) > LONG else ROWS[half]
    board = sheet.board(high * half + 40)
    sheet.art("ui-again", board.middle - 30, board.y + board.height / 2 - 30, 60, ink="board-edge", opacity=0.7)
    rows = [row_of(cheese, half, high, board) for cheese in range(len(seen["cheeses"]))]
    size = min((token(cards_at(seen, cheese), at) for cheese, at in enumerate(rows)), default=LARGEST)
    for cheese, at in enumerate(rows):
        line(seen, sheet, cheese, at, size)
    tray(seen, sheet)


def row_of(cheese: int, half: int, high: float, board: Area) -> Area:
    """Where a cheese and its line are: clockwise, the first half on the right."""
    row = cheese if cheese < half else 2 * half - 1 - cheese
    out = MIDDLE / 2 + BULGE * (sin((row + 0.5) / half * pi) - sin(0.5 / half * pi))
    x = board.middle + out if cheese < half else board.x
    return Area(x, board.y + 2 + row * high, board.width / 2 - out, high)


def cards_at(seen: View, cheese: int) -> int:
    """Cards in a line, and the one that is about to come."""
    return len(seen["lines"][cheese]) + bool(step_at(seen, cheese))


def token(count: int, at: Area) -> float:
    """How large the cards of a line can be: in one row, or in two if they are larger so."""
    across = [(at.width - WHEEL - 22 + APART) / max(1, -(-count // rows)) - APART for rows in (1, 2)]
    return max(min(wide, at.height / rows - APART - 4, LARGEST) for rows, wide in enumerate(across, 1))


# The players


def place(seen: View, sheet: Sheet, seat: int, at: Area) -> None:
    """Cards in hand and deck; at the end the points, and what brought them."""
    if is_laid(seen):
        end = sheet.run(at.x, at.y + 15, holds(seen, sheet.say, seat), 14, sheet.soft_ink(seat)) + 4
        pile = [(drawing(c["kind"]), seat_colour(c["seat"])) for c in gained(seen, seat) if c["kind"]]
        if at.x + at.width - end > ROOMY:
            sheet.row(pile, end, at.y - 2, 22, at.x + at.width - end)
    elif at.width > ROOMY + 40:
        sheet.text(at.x, at.y + 15, holds(seen, sheet.say, seat), 14, sheet.soft_ink(seat), room=at.width)
    else:
        sheet.art("card-back", at.x, at.y, 14, seat_colour(seat), height=20)
        x = sheet.run(at.x + 18, at.y + 15, str(seen["hands"][seat]), 15, sheet.place_ink(seat), bold=True)
        sheet.run(x, at.y + 15, f"+ {seen['decks'][seat]}", 14, sheet.soft_ink(seat))


def gained(seen: View, seat: int) -> list[Card]:
    """The cards that a player has got: the own mice that were fed, and what was caught."""
    return [c for each in seen["lines"] for c in each if c["pile"] == seat]


# A cheese and its line


def line(seen: View, sheet: Sheet, cheese: int, at: Area, size: float) -> None:
    slot, on, right = step_at(seen, cheese), cheese == busy(seen), cheese < seen["seats"]
    if slot or (on and is_laid(seen)):
        edge, opacity = ("art-ink", 1.0) if on else (None, 0.5)
        sheet.box(at.x, at.y + 2, at.width, at.height - 4, 16, "card", edge, 2.5, opacity=opacity)
    x = at.x + 4 if right else at.x + at.width - WHEEL - 4
    wheel(sheet, cheese, seen["cheeses"][cheese], x, at.y + (at.height - WHEEL) / 2, WHEEL)
    spots = queue(cards_at(seen, cheese), at, right, size)
    for c, (x, y) in zip(seen["lines"][cheese], spots, strict=False):
        lies(sheet, c, x, y, size)
    if slot:
        free(sheet, slot, *spots[-1], size)


def queue(count: int, at: Area, right: bool, size: float) -> list[tuple[float, float]]:
    """Places for a line, which leads away from its cheese."""
    room = at.width - WHEEL - 22
    rows = 1 if count * (size + APART) <= room + APART + 1 else 2
    each, step = -(-count // rows), size + APART
    start = at.x + WHEEL + 14 if right else at.x + room + 8 - size
    top = at.y + (at.height - rows * step + APART) / 2 + 1
    return [
        (start + number % each * (step if right else -step), top + number // each * step) for number in range(count)
    ]


def step_at(seen: View, cheese: int) -> int:
    """Which of the three cards of the play being made will come here; 0 if none."""
    if seen["start"] is None or is_laid(seen):
        return 0
    step = (cheese - seen["start"] + 1) % len(seen["cheeses"]) + 1
    return step if sum(map(len, seen["lines"])) % 3 < step <= 3 else 0


def wheel(sheet: Sheet, cheese: int, mice: int, x: float, y: float, size: float) -> None:
    """A cheese: how many mice it feeds, and its number on a flag."""
    sheet.art("cheese-0", x, y, size)
    sheet.text(x + size / 2, y + size * 0.78, str(mice), size * 0.34, "art-ink", "middle", display=True)
    sheet.box(x - 2, y - 2, 22, 19, 4, "art-ink")
    sheet.text(x + 9, y + 12.5, str(cheese + 1), 13, "#fffaf0", "middle", bold=True)


def free(sheet: Sheet, step: int, x: float, y: float, size: float) -> None:
    sheet.box(x, y, size, size, size * 0.25, "art-paper", "tomato", 3, "6 5")
    sheet.text(x + size / 2, y + size * 0.68, str(step), size * 0.45, "art-ink", "middle", display=True)


def lies(sheet: Sheet, c: Card, x: float, y: float, size: float) -> None:
    """A card in a line: an animal, or a napkin in its owner's colours. Who laid it sees it through a porthole."""
    gone, up = c["pile"] is not None, c["laid"] == "up" or c["turned"]
    sheet.box(x, y + 2, size, size, size * 0.25, "#26304a", opacity=0.25)
    sheet.box(x, y, size, size, size * 0.25, "card" if up else seat_colour(c["seat"]), "art-ink", 2)
    if not up:
        napkin(sheet, c["seat"], x, y, size)
    if c["kind"] is not None:
        animal(sheet, c["kind"], c["seat"], up, x, y, size)
    if gone:
        sheet.box(x, y, size, size, size * 0.25, "board", opacity=0.55)
    if (up and c["kind"] in MARKED) or (not up and c["step"] > 1):
        seal = size * 0.38
        sheet.art("mark", x + size - seal + 2, y + size - seal + 3, seal)
    sheet.badge(c["seat"], x - 5, y - 6, max(15, size * 0.38))
    if c["pile"] is not None:
        sheet.badge(c["pile"], x + size - 12, y + size - 11, max(14, size * 0.34))


def napkin(sheet: Sheet, seat: int, x: float, y: float, size: float) -> None:
    """The gingham of a seat."""
    colour, opacity = ("#26304a", 0.12) if seat_colour(seat) == CHALK else ("#ffffff", 0.42)
    middles = [size / 6 * number for number in (1, 3, 5)]
    columns = "".join(f"M{x + at:.1f} {y + 2:.1f}v{size - 4:.1f}" for at in middles)
    rows = "".join(f"M{x + 2:.1f} {y + at:.1f}h{size - 4:.1f}" for at in middles)
    for stripes in (columns, rows):
        sheet.path(stripes, None, colour, size / 6, opacity=opacity)


def animal(sheet: Sheet, kind: str, seat: int, up: bool, x: float, y: float, size: float) -> None:
    inset = size * (0.07 if up else 0.17)
    if not up:
        sheet.disc(x + size / 2, y + size / 2, size * 0.39, "art-paper", "art-ink", 1.5)
    sheet.art(drawing(kind), x + inset, y + inset, size - 2 * inset, seat_colour(seat))


def drawing(kind: str) -> str:
    return DRAWINGS.get(kind, kind)


# What is the reader's own


def tray(seen: View, sheet: Sheet) -> None:
    """The hand as cards, and small what the deck still holds."""
    has = [each for each in (seen["hand"], seen["deck"]) if each]
    words = sheet.won() if sheet.is_over else now(seen, sheet.say)
    at = sheet.tray(words, (HAND + 6 if seen["hand"] else 0) + (30 if seen["deck"] else 0) if has else 0)
    y = at.y
    if seen["hand"]:
        for kind, x in zip(seen["hand"], row(len(seen["hand"]), HAND, at), strict=True):
            sheet.card(x, y, HAND, height=HAND)
            sheet.art(drawing(kind), x + 5, y + 4, HAND - 10, seat_colour(seen["seat"]))
            if kind in CATS and kind in MARKED:
                sheet.art("mark", x + HAND - 20, y + HAND - 19, 18)
        y += HAND + 10
    if seen["deck"]:
        deck(seen, sheet, Area(at.x, y, at.width, 24))


def row(count: int, size: float, at: Area) -> list[float]:
    step = spread(count, size, 8, at.width)
    return [at.x + number * step for number in range(count)]


def deck(seen: View, sheet: Sheet, at: Area) -> None:
    x = sheet.run(at.x, at.y + 17, sheet.say("deck", **sheet.say.who(seen["seat"])), 14, "text-soft") + 4
    for kind, number in Counter(seen["deck"]).items():
        sheet.art(drawing(kind), x, at.y - 1, 25, seat_colour(seen["seat"]))
        if kind in CATS and kind in MARKED:
            sheet.art("mark", x + 17, at.y + 14, 10)
        x = sheet.run(x + 27, at.y + 17, f"×{number}", 14, "text") + 8

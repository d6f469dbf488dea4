"""Cheese Chase as a picture: the cheeses, everybody's cards as far as the reader knows them, the turn and those before it."""

from typing import Final

from cheeseboard.games.cheese_chase.draw import ending, held, turns
from cheeseboard.games.cheese_chase.view import View
from cheeseboard.games.picture import TALL, Area, CardLook, Sheet
from cheeseboard.games.svg import width_of

WIDEST: Final = 84  # of a card
MANY: Final = 6  # players in one row
CELL: Final = 38  # of the list of cheeses
MET: Final = {"cat": "cat-pounce", "mouse": "mouse-caught"}  # how they look when they have met
LINE: Final = 22  # of the diary


def picture(seen: View, sheet: Sheet) -> None:
    """The table as the seat that has this view sees it."""
    rows = 1 if seen["seats"] <= MANY else 2
    each = -(-seen["seats"] // rows)
    block = 728 / each - 14
    card = min(WIDEST, (block - 6 * (seen["hand"] - 1)) / seen["hand"])
    high = 52 + card * TALL
    diary = turns(seen, sheet.say)
    below = max(LINE * len(diary) + 22 if len(diary) > 1 else 0, 124 if stage_of(seen) else 0)
    board = sheet.board(CELL + 58 + rows * (high + 20) + (below and below + 12))
    menu(seen, sheet, board)
    for seat in range(seen["seats"]):
        row = seat // each
        starts = Area(board.x, 0, board.width, 0).row(min(each, seen["seats"] - row * each), block, 14)
        at = Area(starts[seat % each], board.y + CELL + 34 + row * (high + 20), block, high)
        place(seen, sheet, seat, at, card)
    y = board.y + CELL + 34 + rows * (high + 20)
    if len(diary) > 1:
        story(sheet, diary, Area(board.x, y, 530 if stage_of(seen) else board.width, LINE * len(diary) + 22))
    stage(seen, sheet, Area(board.x + 540, y, 188, 124))
    sheet.tray(now(seen, sheet))


def now(seen: View, sheet: Sheet) -> str:
    if not sheet.is_over:
        return ending(seen, sheet.say)
    said = [sheet.say("ending", ending=seen["ending"].replace(" ", "-"))]
    said += [sheet.say("cat", seat=sheet.say.name(seen["cat"]))] if seen["cat"] is not None else []
    return " ".join([*said, sheet.won()])


# The cheeses of this game; those that were found are crossed out.


def menu(seen: View, sheet: Sheet, board: Area) -> None:
    numbers = range(1, seen["seats"] * seen["hand"] - 1)
    for number, x in zip(numbers, board.row(len(numbers), CELL, 8), strict=True):
        crossed = number in seen["crossed"]
        sheet.card(x, board.y, CELL, "rest" if crossed else "plain", CELL)
        ink = "card-soft" if crossed else "card-text"
        sheet.text(x + CELL / 2, board.y + 26, str(number), 20, ink, "middle", display=True)
        if crossed:
            sheet.path(f"M{x + 4:g} {board.y + 4:g}l{CELL - 8} {CELL - 8}", None, "tomato", 4)
            sheet.seal(x + CELL - 2, board.y + 2, 17, "ui-cross", "tomato")


# A player and the cards before them


def place(seen: View, sheet: Sheet, seat: int, at: Area, card: float) -> None:
    tag(sheet, seat, at)
    taken = held(seen)
    for number, x in enumerate(at.row(seen["hand"], card, 6)):
        if seat * seen["hand"] + number >= seen["dealt"]:
            sheet.gap(x, at.y + 46, card)
            continue
        is_held = taken[seat * seen["hand"] + number]
        slot(seen, sheet, seat, number, "picked" if is_held else "plain", Area(x, at.y + 46, card, card * TALL))


def tag(sheet: Sheet, seat: int, at: Area) -> None:
    """Who it is: yellow if it is their turn, or if they have won."""
    name = sheet.name(seat, at.width - 62, 14)
    width = min(at.width, max(110, width_of(name, 14) + 62))
    x = at.middle - width / 2
    sheet.label(seat, Area(x, at.y, width, 32), 12)
    sheet.face(seat, x + 3, at.y + 2, 28)
    sheet.badge(seat, x + 33, at.y + 6, 20)
    sheet.text(x + 56, at.y + 21, name, 14, sheet.place_ink(seat), bold=True, room=width - 62)


def slot(seen: View, sheet: Sheet, seat: int, number: int, look: CardLook, at: Area) -> None:
    """A card on its place: open for those who may see it, else a back, with what the reader remembers of it."""
    known = seen["known"][seat][number]
    is_open = seen["seat"] < 0 or sheet.is_over or (seen["hand"] == 1 and seat == seen["seat"])
    if known is not None and is_open:
        face(seen, sheet, known, look, at)
    else:
        hidden(sheet, seat, look, at)
        if known is not None:
            remembered(sheet, known, at)
    if seen["hand"] > 1:
        sheet.count(at.middle, at.y + at.height, number + 1, 8)


def hidden(sheet: Sheet, seat: int, look: CardLook, at: Area) -> None:
    if look == "picked":
        sheet.box(at.x - 4, at.y - 4, at.width + 8, at.height + 8, 10, "art-paper", "tomato", 4)
    sheet.back(at.x, at.y, at.width, seat)


def face(seen: View, sheet: Sheet, card: str, look: CardLook, at: Area, met: bool = False) -> None:
    sheet.card(at.x, at.y, at.width, look)
    drawing = MET.get(card, card) if met else art_of(card)
    sheet.art(drawing, at.x + 4, at.y + at.height * 0.24, at.width - 8, f"fur-{card}")
    if card.isdecimal():
        sheet.value(at.x, at.y, at.width, card)
        if int(card) in seen["crossed"]:
            sheet.seal(at.x + at.width - 4, at.y + 6, 18, "ui-cross", "tomato")


def art_of(card: str) -> str:
    return f"cheese-{min(int(card), 7)}" if card.isdecimal() else card


def remembered(sheet: Sheet, card: str, at: Area) -> None:
    """A strip across a back: what lies there, as far as the reader has seen."""
    y = at.y + at.height * 0.66
    sheet.box(at.x + 4, y, at.width - 8, at.height * 0.27, 5, "card", "art-ink", 1.5)
    size = at.height * 0.25
    if card.isdecimal():
        sheet.art(art_of(card), at.middle - size, y, size)
        sheet.text(at.middle + 3, y + size * 0.78, card, size * 0.72, "card-text", display=True)
    else:
        sheet.art(card, at.middle - size / 2, y, size, f"fur-{card}")


# This turn, and those before it


def stage_of(seen: View) -> list[tuple[str | None, int]]:
    """The cards in the middle of the table: those that were shown, else those in hand, each with whose place it had."""
    now = seen["now"]
    if now["shown"]:
        return [(card, -1) for card in now["shown"]]
    if seen["phase"] in ("deal", "see returned", "over") or now["owner"] is None:
        last = seen["turns"][-1]["shown"] if seen["turns"] else []
        return [(card, -1) for card in last]
    return [(now["own"], now["seat"]), (now["drawn"], now["owner"])]


def stage(seen: View, sheet: Sheet, at: Area) -> None:
    cards = stage_of(seen)
    if not cards:
        return
    shown = cards[0][1] < 0
    met = seen["ending"] == "caught"
    words = sheet.say("showed") if shown else sheet.say("drew")
    sheet.text(at.middle, at.y + 13, words, 14, "board-text", "middle", bold=True)
    width = 72.0
    for x, (card, seat) in zip(at.row(len(cards), width, 12), cards, strict=True):
        spot = Area(x, at.y + 20, width, width * TALL)
        if card is None:
            sheet.back(spot.x, spot.y, width, seat)
        else:
            face(seen, sheet, card, "plain", spot, met=met)


def story(sheet: Sheet, diary: list[list[str]], at: Area) -> None:
    """The last turns in columns."""
    sheet.shadow(at.x, at.y, at.width, at.height)
    sheet.box(at.x, at.y, at.width, at.height, 10, "card", "card-edge", 1.5)
    widths = [max(width_of(cell, 13) for cell in column) + 12 for column in zip(*diary, strict=True)]
    scale = min(1.35, (at.width - 24) / sum(widths))
    for number, row in enumerate(diary):
        x, y = at.x + 14, at.y + 24 + LINE * number
        for width, cell in zip(widths, row, strict=True):
            sheet.text(x, y, cell, 13, "card-soft" if number == 0 else "card-text", bold=number > 0, room=width * scale)
            x += width * scale
        if number:
            sheet.path(f"M{at.x + 12:g} {y - 16:g}h{at.width - 24:g}", None, "card-edge", 0.8)

"""Alles Käse! as a picture: supply, die and dropped cards, below them the six cards of the display."""

from typing import Final

from cheeseboard.engine.state import LUCK
from cheeseboard.games.alles_kaese.draw import chosen_from, is_rolled, out_of_the_game, what_now
from cheeseboard.games.alles_kaese.view import Card, View, places, traps_to_lose
from cheeseboard.games.picture import TALL, Area, CardLook, Sheet
from cheeseboard.games.svg import spread

CARD: Final = 106  # the width of a card on display
PILE: Final = 68
TILTS: Final = (-0.7, 0.5, -0.3, 0.8, -0.6, 0.4)  # degrees: cards that somebody has laid


def picture(seen: View, sheet: Sheet) -> None:
    """The table as the seat that has this view sees it."""
    sheet.places(lambda seat, at: plate(seen, sheet, seat, at))
    board = sheet.board(342)
    supply(seen, sheet, board.middle - 150, board.y + 6)
    die(seen, sheet, board.middle, board.y + 54)
    dropped(seen, sheet, board.middle + 150, board.y + 6)
    for place, x in zip(places(seen), board.row(len(places(seen)), CARD, 16), strict=True):
        display(seen, sheet, place, x, board.y + 132)
    gone = list(out_of_the_game(seen, sheet.say))
    sentence = what_now(seen, sheet.say, mark="") + (f" {sheet.won()}" if sheet.is_over else "")
    tray = sheet.tray(sentence, 20 * len(gone))
    for words in gone:
        sheet.text(tray.x, tray.y + 14, words, 14, "text-soft", room=tray.width)


# The players: the holes of their cheeses, their traps, and the cheeses themselves.


def plate(seen: View, sheet: Sheet, seat: int, at: Area) -> None:
    pile = seen["kept"][seat]
    traps = sum(card["front"] == "trap" for card in pile)
    cheeses = sorted((card for card in pile if card["front"] == "cheese"), key=lambda card: card["holes"])
    x = sheet.run(at.x, at.y + 15, str(seen["scores"][seat]), 17, sheet.place_ink(seat), bold=True) + 2
    most = traps_to_lose(seen)
    for box in range(most):
        sheet.art("pip-trap" if box < traps else "pip-empty", x + 21 * box, at.y, 20, ink=sheet.soft_ink(seat))
    x += 21 * most + 8
    if at.x + at.width - x > 24:
        sheet.row([(mini(card), "") for card in cheeses], x, at.y - 3, 24, at.x + at.width - x)


def mini(card: Card) -> str:
    return "pip-trap" if card["front"] == "trap" else f"cheese-{card['holes']}"


# Above the display: piles around their middle.


def supply(seen: View, sheet: Sheet, middle: float, y: float) -> None:
    x, left = middle - PILE / 2, seen["supply"]
    if not left:
        sheet.gap(x, y, PILE)
    elif seen["top"] is None:
        sheet.thickness(x, y, PILE, left)
        sheet.back(x, y, PILE)
    else:
        sheet.thickness(x, y, PILE, left)
        sheet.card(x, y, PILE)
        sheet.art(f"cheese-{seen['top']}", x + 5, y + 20, PILE - 10)
        sheet.value(x, y, PILE, seen["top"])
    sheet.count(x + PILE, y + PILE * TALL - 4, left)


def die(seen: View, sheet: Sheet, middle: float, y: float) -> None:
    """As it was rolled; pale while it is about to roll again."""
    if not seen["die"] or sheet.is_over:
        return
    with sheet.turned(-6, middle, y):
        sheet.art(f"die-{seen['die']}", middle - 44, y - 44, 88, opacity=1 if is_rolled(seen) else 0.35)


def dropped(seen: View, sheet: Sheet, middle: float, y: float) -> None:
    """The pile of what was pushed away; the tray tells which cards these are."""
    x, cards = middle - PILE / 2, seen["dropped"]
    if not cards:
        sheet.gap(x, y, PILE)
        return
    sheet.thickness(x, y, PILE, len(cards))
    sheet.back(x, y, PILE)
    sheet.count(x + PILE, y + PILE * TALL - 4, len(cards))


# The display


def display(seen: View, sheet: Sheet, place: int, x: float, y: float) -> None:
    lies = seen["display"][place] if place < len(seen["display"]) else None
    with sheet.turned(TILTS[place], x + CARD / 2, y + CARD * 0.7):
        if lies is None:
            sheet.gap(x, y, CARD)
        else:
            card(sheet, lies, look(seen, place), x, y)
    sheet.text(x + CARD / 2, y + CARD * TALL + 24, str(place + 1), 14, "board-text", "middle", bold=True)


def look(seen: View, place: int) -> CardLook:
    if place in chosen_from(seen):
        return "picked" if seen["turn"] == LUCK else "legal"
    return "plain" if seen["turn"] < 0 else "rest"


def card(sheet: Sheet, lies: Card, how: CardLook, x: float, y: float) -> None:
    sheet.card(x, y, CARD, how)
    sheet.art(f"cheese-{lies['holes']}", x + 6, y + 32, CARD - 12)
    sheet.value(x, y, CARD, lies["holes"])
    if how == "rest":
        sheet.veil(x, y, CARD, CARD * TALL)
    if lies["seen_by"] or lies["front"] is not None:
        note(sheet, lies, x + 6, y + CARD * TALL - 28, CARD - 12)


def note(sheet: Sheet, lies: Card, x: float, y: float, width: float) -> None:
    """Who has sniffed at a card, and what it is, if the reader knows."""
    sheet.box(x, y, width, 22, 5, "art-ink")
    sheet.art("ui-eye", x + 4, y + 3, 16, ink="#fffaf0")
    room = width - (50 if lies["front"] else 26)
    step = spread(len(lies["seen_by"]), 17, 1, room)
    for number, seat in enumerate(lies["seen_by"]):
        sheet.badge(seat, x + 23 + number * step, y + 2.5, 17)
    if lies["front"]:
        sheet.box(x + width - 24, y + 1.5, 22, 19, 4, "card")
        sheet.art(mini(lies), x + width - 22, y + 2, 18)

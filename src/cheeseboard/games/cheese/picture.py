"""Cheese as a picture: the hunted mouse, the pile and the stack that is flipped, below them who has how many cards."""

from typing import Final

from cheeseboard.games.cheese.draw import what_now
from cheeseboard.games.cheese.view import Stack, View
from cheeseboard.games.picture import TALL, Area, Sheet
from cheeseboard.games.svg import outline, seat_colour

CARD: Final = 118
NEWEST: Final = 5  # cards of the pile that can be seen
LEANS: Final = (-4, 3, -2, 5, -5)  # degrees: cards as somebody throws them


def picture(seen: View, sheet: Sheet) -> None:
    """The table as everybody sees it."""
    sheet.note(sheet.say("flips-so-far", flips=seen["flips"]).strip("()"))
    sheet.places(lambda seat, at: stack_of(seen, sheet, seat, at))
    board = sheet.board(350)
    y = board.y + 10
    mouse(seen, sheet, board.x + board.width * 0.19, y)
    pile(seen, sheet, board.middle, y)
    stack(seen, sheet, board.x + board.width * 0.81, y)
    race(seen, sheet, Area(board.x + 30, board.y + 272, board.width - 60, 36))
    sheet.tray(sheet.won() if sheet.is_over else now(seen, sheet))


def now(seen: View, sheet: Sheet) -> str:
    if seen["owner"] is None:
        return what_now(seen, sheet.say)
    tries = sheet.say("attempts", attempts=seen["attempts"])
    return f"{what_now(seen, sheet.say)} {sheet.say('tries')}: {tries}"


# The players


def stack_of(seen: View, sheet: Sheet, seat: int, at: Area) -> None:
    """How many cards can be flipped, what lies beside them, chips, and who somebody is in a hunt."""
    lies = seen["stacks"][seat]
    sheet.art("card-back", at.x, at.y - 1, 14, seat_colour(seat), height=20)
    x = sheet.run(at.x + 20, at.y + 15, str(height_of(lies)), 17, sheet.place_ink(seat), bold=True)
    if lies["loot"]:
        x = sheet.run(x, at.y + 15, f"+ {len(lies['loot'])}", 14, sheet.soft_ink(seat))
    if seen["options"]["chips"]:
        x = chips(sheet, x, at.y, lies["chips"])
    if seen["owner"] == seat:
        sheet.art("mouse", x + 3, at.y - 4, 26, seat_colour(seat))
    elif seen["owner"] is not None and seat == sheet.mover:
        sheet.art("cat", x + 3, at.y - 4, 26, "fur-cat")


def chips(sheet: Sheet, x: float, y: float, number: int) -> float:
    sheet.disc(x + 11, y + 9, 10, "cheese-light", "art-ink", 1.5, "2 2")
    sheet.text(x + 11, y + 13.5, str(number), 12, "art-ink", "middle", bold=True)
    return x + 24


def height_of(lies: Stack) -> int:
    return lies["unseen"] + len(lies["known"])


# The middle: whose mouse, the pile, whose stack


def mouse(seen: View, sheet: Sheet, middle: float, y: float) -> None:
    """The mouse that is hunted, in its owner's colour, and how many tries are left."""
    x, owner = middle - CARD / 2, seen["owner"]
    if owner is None or sheet.is_over:
        sheet.gap(x, y, CARD)
        sheet.art("mouse-hole", x + 16, y + 34, CARD - 32, opacity=0.7)
        return
    steps = max(
        next((int(kind[-1]) for kind in reversed(seen["pile"]) if kind.startswith("mouse")), 0), seen["attempts"]
    )
    sheet.card(x, y, CARD)
    sheet.art("mouse", x + 8, y + 28, CARD - 16, seat_colour(owner))
    sheet.value(x, y, CARD, steps)
    sheet.art(f"steps-{steps}", x + CARD - 42, y + 5, 36)
    who(sheet, owner, f"{sheet.say('mouse-of')} {sheet.say.name(owner)}", middle, y + CARD * TALL + 18)
    for number, at in enumerate(Area(x - 20, 0, CARD + 40, 0).row(steps, 30, 8)):
        attempt(sheet, at + 15, y + CARD * TALL + 68, number, steps - seen["attempts"])


def attempt(sheet: Sheet, x: float, y: float, number: int, used: int) -> None:
    """A try: crossed out by the cheese that came, the next one, or a later one."""
    edge, line, dash = ("art-ink", 2.5, "5 4") if number == used else ("card-edge", 1.5, "")
    sheet.disc(x, y, 15, "card", edge, line, dash)
    if number < used:
        sheet.art("ui-cross", x - 9, y - 9, 18, ink="tomato")
    else:
        sheet.text(x, y + 5.5, str(number + 1), 16, "card-text", "middle", display=True)


def pile(seen: View, sheet: Sheet, middle: float, y: float) -> None:
    """The newest cards as they lie, and what there is of each sort."""
    x, cards = middle - CARD / 2, seen["pile"]
    if not cards:
        sheet.gap(x, y, CARD)
        return
    first = max(0, len(cards) - NEWEST)
    for number, kind in enumerate(cards[first:], first):
        with sheet.turned(LEANS[number % len(LEANS)], middle, y + CARD * 0.7):
            face(sheet, kind, x, y)
    sheet.count(x + CARD, y + CARD * TALL, len(cards), 15)
    sorts(sheet, cards, middle, y + CARD * TALL + 20)


def face(sheet: Sheet, kind: str, x: float, y: float) -> None:
    animal, _, steps = kind.partition(" ")
    sheet.card(x, y, CARD)
    sheet.art("cheese-2" if animal == "cheese" else animal, x + 8, y + 30, CARD - 16, f"fur-{animal}")
    if steps:
        sheet.value(x, y, CARD, steps)
        sheet.art(f"steps-{steps}", x + CARD - 42, y + 5, 36)


def sorts(sheet: Sheet, cards: list[str], middle: float, y: float) -> None:
    counts = [
        ("cheese-2", "", sum(kind == "cheese" for kind in cards)),
        ("cat", "fur-cat", sum(kind == "cat" for kind in cards)),
        ("mouse", "fur-mouse", sum(kind.startswith("mouse") for kind in cards)),
    ]
    there = [each for each in counts if each[2]]
    for x, (name, tint, number) in zip(Area(middle - 90, 0, 180, 0).row(len(there), 48, 8), there, strict=True):
        sheet.art(name, x, y, 24, tint)
        sheet.text(x + 28, y + 18, str(number), 16, "board-text", bold=True)


def stack(seen: View, sheet: Sheet, middle: float, y: float) -> None:
    """The stack that is flipped from."""
    x, mover = middle - CARD / 2, sheet.mover if sheet.mover is not None else next(iter(sheet.winners), 0)
    height = height_of(seen["stacks"][mover])
    if height:
        sheet.thickness(x, y, CARD, height)
        sheet.back(x, y, CARD, mover)
    else:
        sheet.gap(x, y, CARD)
    sheet.count(x + CARD, y + CARD * TALL, height, 15)
    hunts = seen["owner"] is not None and not sheet.is_over
    role = f"{sheet.say('hunter')}: " if hunts else ""
    who(sheet, mover, role + sheet.say.name(mover), middle, y + CARD * TALL + 18)


def who(sheet: Sheet, seat: int, words: str, middle: float, y: float) -> None:
    sheet.slip(middle + 12, y, 180, words, 14)
    sheet.badge(seat, middle - 91, y + 2, 26)


# Who has how many


def race(seen: View, sheet: Sheet, at: Area) -> None:
    """All cards in one bar: those of each player in their colour, and those to be won."""
    cards = [height_of(lies) + len(lies["loot"]) for lies in seen["stacks"]]
    shares = [(seat_colour(seat), seat, number) for seat, number in enumerate(cards) if number]
    shares += [("card", -1, len(seen["pile"]))] if seen["pile"] else []
    least = 44.0
    each = (at.width - least * len(shares)) / max(1, sum(number for _, _, number in shares))
    edge = outline(at.x, at.y, at.width, at.height, 10)
    sheet.path(edge, "art-paper")
    x = at.x
    with sheet.clipped("race", edge):
        for colour, seat, number in shares:
            width = least + each * number
            sheet.box(x, at.y, width, at.height, 0, colour, "art-ink", 2.5)
            share(sheet, seat, number, x + width / 2, at.y + at.height / 2)
            x += width
    sheet.path(edge, None, "art-ink", 2.5)


def share(sheet: Sheet, seat: int, number: int, x: float, y: float) -> None:
    if seat >= 0:
        sheet.badge(seat, x - 21, y - 10, 20)
    else:
        sheet.art("card-back", x - 19, y - 11, 15, "seat-e", height=21)
    sheet.text(x + 2, y + 5.5, str(number), 15, "badge-ink", bold=True)

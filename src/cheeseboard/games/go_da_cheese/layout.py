"""The lines of a finished game of Go da Cheese!, as somebody types them in.

A line of text is a cheese, one after the other round the circle: how many mice it feeds, a colon, and who waits there,
nearest first: ``4: RN BC RD YC GN``. The first letter is the colour (R red, B blue, Y yellow, G green, X black; or the
number of the player), the second the animal: N mouse, M marked mouse, F fat mouse, K king, C cat, D dog, P plain cat.
A marked mouse may be written as a mouse: once it is turned up, its mark means nothing. Players have the colours in this
order, unless the first line says otherwise: ``colours: B X R``. Spaces and small letters do not matter. What follows
# is not read.
"""

import re
from collections import Counter
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from cheeseboard.engine.bits import held, one
from cheeseboard.games.box import Flaw, Stranger, WrongSize
from cheeseboard.games.go_da_cheese.position import (
    CAT,
    KINDS,
    MARKED_MOUSE,
    MOUSE,
    PLAIN_CAT,
    THREE,
)
from cheeseboard.games.go_da_cheese.rules import SMALLEST, Goda

COLOURS: Final = "RBYGX"
LETTERS: Final = "NMFKCDP"  # in the order of KINDS
CARD: Final = re.compile(r"\s*([A-Z1-5])\s*([A-Z])", re.IGNORECASE)


class Laid(NamedTuple):
    kind: int
    seat: int


class Line(NamedTuple):
    mice: int
    cards: list[Laid]


def layout(state: Goda, text: str, as_it_lies: bool) -> list[Flaw]:
    """Resolve these lines, cheese by cheese."""
    lines = read(state, text)
    check_cheeses(state, lines)
    check_cards(state, lines)
    missing = [*lines_missing(state, lines), *cards_missing(state, lines)]
    if not as_it_lies and missing:
        raise missing[0]
    if not missing:
        check_plays(state, lines)
    for cheese, line in enumerate(lines):
        resolve(state, cheese, line)
    state.laid_out = state.resolved = state.circle()
    state.end()
    return missing


# Reading


def read(state: Goda, text: str) -> list[Line]:
    rows = [row for line in text.splitlines() for row in line.partition("#")[0].split("/") if row.strip()]
    colours = COLOURS[: state.seats]
    if rows and (match := re.match(r"\s*colou?rs\s*[:=](.*)", rows[0], re.IGNORECASE)):
        colours = read_colours(match[1], state.seats)
        rows = rows[1:]
    if not rows:
        raise Flaw("empty")
    return [read_line(row, cheese, colours) for cheese, row in enumerate(rows, 1)]


def read_colours(text: str, seats: int) -> str:
    """A different colour for everybody."""
    found = re.sub(r"[\s,]", "", text).upper()
    if len(found) != seats or len(set(found)) != seats or not set(found) <= set(COLOURS):
        raise Stranger("colours", players=seats, text=text.strip(), possible=", ".join(COLOURS))
    return found


def read_line(row: str, cheese: int, colours: str) -> Line:
    head, colon, rest = row.partition(":")
    if not colon or not head.strip().isdecimal():
        raise Flaw("line", cheese=cheese, text=row.strip())
    cards: list[Laid] = []
    at = 0
    while rest[at:].strip(" .-"):
        match = CARD.match(rest, at)
        if match is None or match[2].upper() not in LETTERS:
            raise Flaw("unknown-card", cheese=cheese, place=len(cards) + 1, text=rest[at:].split()[0])
        cards.append(Laid(LETTERS.index(match[2].upper()), read_seat(match[1], cheese, len(cards) + 1, colours)))
        at = match.end()
    return Line(int(head), cards)


def read_seat(letter: str, cheese: int, place: int, colours: str) -> int:
    if letter.isdecimal() and int(letter) <= len(colours):
        return int(letter) - 1
    if letter.upper() not in colours:
        raise Stranger("nobodys-colour", cheese=cheese, place=place, text=letter.upper(), possible=", ".join(colours))
    return colours.index(letter.upper())


# What cannot be


def check_cheeses(state: Goda, lines: list[Line]) -> None:
    if len(lines) > state.circle():
        raise WrongSize("cheeses", cheeses=len(lines), circle=state.circle())
    there: Counter[int] = Counter()
    for cheese, line in enumerate(lines, 1):
        there[line.mice] += 1
        most = held(state.house.cheeses, line.mice - SMALLEST) if line.mice in range(2, 6) else 0
        if there[line.mice] > most:
            raise Flaw("too-many-such-cheeses", cheese=cheese, mice=line.mice, most=most)


def check_cards(state: Goda, lines: list[Line]) -> None:
    """No more of a kind than a player has. The first card too many is named."""
    plays = int(state.house.each) // 3
    there: Counter[Laid] = Counter()
    for cheese, line in enumerate(lines, 1):
        here: Counter[int] = Counter()
        for place, card in enumerate(line.cards, 1):
            there[card] += 1
            here[card.seat] += 1
            where: dict[str, int] = {"cheese": cheese, "place": place, "seat": card.seat}
            if is_too_many(state, there, card):
                raise Flaw("too-many-of-colour", **where, kind=KINDS[card.kind])
            if here[card.seat] > plays:
                raise Flaw("line-too-long", **where, most=plays)


def is_too_many(state: Goda, there: Counter[Laid], card: Laid) -> bool:
    """A plain mouse may be a marked one, and a cat a plain cat: together there are only so many."""
    deck, seat = state.house.deck, card.seat
    if card.kind in (MARKED_MOUSE, PLAIN_CAT) and there[card] > held(deck, card.kind):
        return True
    for kinds in ((MOUSE, MARKED_MOUSE), (CAT, PLAIN_CAT)):
        if card.kind in kinds:
            return sum(there[Laid(int(kind), seat)] for kind in kinds) > sum(held(deck, kind) for kind in kinds)
    return there[card] > held(deck, card.kind)


def lines_missing(state: Goda, lines: list[Line]) -> list[Flaw]:
    circle = state.circle()
    return [] if len(lines) == circle else [WrongSize("cheeses", cheeses=len(lines), circle=circle)]


def cards_missing(state: Goda, lines: list[Line]) -> list[Flaw]:
    laid = Counter(card.seat for line in lines for card in line.cards)
    short = [seat for seat in range(state.seats) if laid[seat] < state.house.each]
    return [Flaw("cards-missing", seat=seat, cards=laid[seat], all=int(state.house.each)) for seat in short]


def check_plays(state: Goda, lines: list[Line]) -> None:
    """Everybody laid as often, at three cheeses in a row."""
    possible = ways_to_lay(state.circle(), int(state.house.each) // 3)
    for seat in range(state.seats):
        if tuple(sum(card.seat == seat for card in line.cards) for line in lines) not in possible:
            raise Flaw("not-in-threes", seat=seat)


def ways_to_lay(circle: int, plays: int) -> set[tuple[int, ...]]:
    """How many cards of one player can lie at each cheese."""
    found = set()
    for starts in combinations_with_replacement(range(circle), plays):
        cards = [0] * circle
        for start in starts:
            for step in range(3):
                cards[(start + step) % circle] += 1
        found.add(tuple(cards))
    return found


# What happens


def resolve(state: Goda, cheese: int, line: Line) -> None:
    """A line lies alone on the table, each card as the first of a play; what it brings stays in the piles.

    Lines have nothing to do with each other, so it does not matter in which plays they were laid.
    """
    state.put_cheese(cheese, line.mice)
    state.box -= one(line.mice - SMALLEST)
    state.laid = 0
    for card in line.cards:
        state.put_play(state.laid // THREE, card.seat, cheese)
        state.put_card(cheese, card.kind, True)
        state.laid += THREE - 1
    state.resolve(cheese)
    state.clear_line(cheese)
    state.laid = 0

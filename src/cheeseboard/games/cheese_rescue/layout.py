"""The square of a finished game of Cheese Rescue, as somebody types it in.

One line (or what stands between two slashes) is a row. ``A3`` is a cheese worth 3 of player 1, ``B1`` one worth 1 of
player 2; D is a dog, C a cat, M a mouse, S the start card and . an empty cell. Spaces and small letters do not matter.
What follows # is not read. So the upper left cell is a1, whatever it was called while the square grew.
"""

import re
from collections import Counter
from typing import Final, NamedTuple

from cheeseboard.engine.bits import bit, held
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.box import Flaw, Stranger, WrongSize
from cheeseboard.games.cheese_rescue.rules import CHEESE, KINDS, WITHOUT_START_CARD, Rescue, new

PLAYERS: Final = "ABCD"
CARD: Final = re.compile(r"\s*(?:([A-Z])\s*(\d+)|([DCMS])|([.\-_]))", re.IGNORECASE)
ANIMALS: Final = "DCM"  # in the order of KINDS
START: Final = "start"


class Laid(NamedTuple):
    """A card and where it lies; rows and columns count from 1."""

    kind: str
    seat: int  # whose cheese it is
    row: int
    column: int


def layout(state: Rescue, text: str, as_it_lies: bool) -> list[Flaw]:
    """Lay these cards on an empty table and let the hunt begin."""
    rows = read(text, state.seats)
    cards = [card for row in rows for card in row if card is not None]
    check_size(rows, state.house.side, as_it_lies)
    check_cards(state, cards)
    missing = [*holes(rows, state), *start_missing(state, cards)]
    if not as_it_lies and missing:
        raise missing[0]
    if not missing:
        check_cheeses(state, cards)
    lay(state, cards)
    hunt(state, full=not missing)
    return missing[:1]


# Reading


def read(text: str, seats: int) -> list[list[Laid | None]]:
    """The rows; None is an empty cell."""
    lines = [line.partition("#")[0] for line in text.splitlines()]
    rows = [part for line in lines for part in line.split("/") if part.strip()]
    if not rows:
        raise Flaw("empty")
    return [read_row(row, number, seats) for number, row in enumerate(rows, 1)]


def read_row(text: str, row: int, seats: int) -> list[Laid | None]:
    found: list[Laid | None] = []
    at = 0
    while text[at:].strip():
        match = CARD.match(text, at)
        if match is None:
            raise Flaw("unknown", row=row, column=len(found) + 1, text=text[at:].split(maxsplit=1)[0])
        found.append(read_card(match, row, len(found) + 1, seats))
        at = match.end()
    return found


def read_card(match: re.Match[str], row: int, column: int, seats: int) -> Laid | None:
    owner, value, other, empty = match.groups()
    if empty:
        return None
    if owner is None:
        kind = START if other.upper() == "S" else KINDS[ANIMALS.index(other.upper())]
        return Laid(kind, 0, row, column)
    if owner.upper() not in PLAYERS[:seats]:
        raise Stranger("no-such-player", row=row, column=column, text=owner.upper(), players=", ".join(PLAYERS[:seats]))
    kind = f"cheese-{int(value)}"
    if kind not in KINDS:
        raise Flaw("no-such-cheese", row=row, column=column, value=int(value))
    return Laid(kind, PLAYERS.index(owner.upper()), row, column)


# What cannot be


def check_size(rows: list[list[Laid | None]], side: int, as_it_lies: bool) -> None:
    if len(rows) > side or (len(rows) < side and not as_it_lies):
        raise WrongSize("rows", rows=len(rows), side=side)
    for number, row in enumerate(rows, 1):
        if len(row) > side or (len(row) < side and not as_it_lies):
            raise WrongSize("columns", row=number, columns=len(row), side=side)


def check_cards(state: Rescue, cards: list[Laid]) -> None:
    """No more of a kind than there are. The first card too many is named."""
    there: Counter[tuple[str, int]] = Counter()
    for card in cards:
        if card.kind == START:
            check_start(state, card, bool(there[START, 0]))
        there[card.kind, card.seat] += 1
        if there[card.kind, card.seat] > most(state, card.kind):
            reason = "too-many-cheeses" if card.kind.startswith("cheese") else "too-many"
            place = {"row": card.row, "column": card.column}
            raise Flaw(reason, **place, kind=card.kind, seat=card.seat, most=most(state, card.kind))


def most(state: Rescue, kind: str) -> int:
    """How many of a kind there are in the game, or of a player's cheeses."""
    if kind == START:
        return 1
    number = KINDS.index(kind)
    return held(state.house.animals if number < CHEESE else state.house.cheeses, number)


def check_start(state: Rescue, card: Laid, again: bool) -> None:
    place = {"row": card.row, "column": card.column}
    if state.seats == WITHOUT_START_CARD:
        raise WrongSize("start-not-used", **place)
    if again:
        raise Flaw("two-starts", **place)
    middle = state.house.side // 2 + 1
    if state.house.centred and (card.row, card.column) != (middle, middle):
        raise Flaw("start-not-centred", **place, middle=middle)


def holes(rows: list[list[Laid | None]], state: Rescue) -> list[Flaw]:
    """The first empty cell of the square, if there is one."""
    side = state.house.side
    for row in range(side):
        for column in range(side):
            if row >= len(rows) or column >= len(rows[row]) or rows[row][column] is None:
                return [Flaw("hole", row=row + 1, column=column + 1)]
    return []


def start_missing(state: Rescue, cards: list[Laid]) -> list[Flaw]:
    there = state.seats == WITHOUT_START_CARD or any(card.kind == START for card in cards)
    return [] if there else [Flaw("no-start")]


def check_cheeses(state: Rescue, cards: list[Laid]) -> None:
    """Everybody lays twelve cards, so whoever has few animals must lay cheeses."""
    laid = Counter(card.seat for card in cards if card.kind.startswith("cheese"))
    for seat, least in enumerate(fewest_cheeses(state)):
        if laid[seat] < least:
            raise Flaw("too-few-cheeses", seat=seat, cheeses=laid[seat], least=least)


def fewest_cheeses(state: Rescue) -> list[int]:
    """How many cheeses everybody lays at least. Which place draws how often does not depend on what is played."""
    game = new(state.seats, state.house.options)
    animals, turns = [0] * state.seats, [0] * state.seats
    while game.turn != NOBODY:
        counted = animals if game.turn == LUCK else turns
        counted[game.mover] += 1
        game.happen(game.move(0))
    return [max(0, laid - drawn) for laid, drawn in zip(turns, animals, strict=True)]


# What happens


def lay(state: Rescue, cards: list[Laid]) -> None:
    """The square is settled, so the box begins and ends with it."""
    state.origin = 0
    state.width = state.height = state.house.side
    state.taken = 0
    for card in cards:
        cell = (card.row - 1) * 16 + card.column - 1
        if card.kind == START:
            state.taken |= bit(state.spot_at(cell))
        else:
            state.put(KINDS.index(card.kind), cell, card.seat)


def hunt(state: Rescue, *, full: bool) -> None:
    if full:
        state.finish()
        return
    state.turn, state.tickets = NOBODY, 0
    state.tell_the_hunt()
    state.tell_the_count()

"""What a seat may know of Cheese Rescue, and a position rebuilt from it.

Who laid an animal, and when, tells nothing about the cards that are still hidden (tests/games/cheese_rescue counts it
out), so the view is the table as it lies.
"""

from typing import Any, Final, TypedDict

from mypy_extensions import i64

from cheeseboard.engine.bits import bit, held, kinds, lowest, members, one, size
from cheeseboard.games.cheese_rescue.rules import (
    ANIMALS,
    CAT,
    CELLS,
    CHEESE,
    DOG,
    KINDS,
    MOUSE,
    OWNED,
    Rescue,
    new,
)

SORTS: Final = ("dog", "cat", "mouse", "cheese", "start")  # what tells most about a place comes first


class Card(TypedDict):
    cell: str  # "d4": the fourth column from the left, the fourth row from the top
    kind: str  # "dog", "cat", "mouse", "cheese-1", "cheese-2", "cheese-3" or "start"
    value: int  # of a cheese; otherwise 0
    owner: int | None  # whose cheese it is


class Free(TypedDict):
    """A cell where a card may be laid, and which place that is: the facts of the messages where-at and where-to."""

    cell: str
    where: str  # "above", "below", "left" or "right" of the only card beside it, "between" two, or in the "middle"
    near: str  # what lies there: "dog", "cat", "mouse", "cheese", "start" or "none"
    too: str  # the other of two: the "same" once more, or "none"


class View(TypedDict):
    seat: int
    seats: int
    options: dict[str, Any]
    turn: int
    mover: int  # also who draws
    side: int  # of the square
    grid: int  # cells have so many columns and rows
    board: list[Card]  # in the order of rows
    free: list[Free]  # where the next card may go
    chases: list[list[str]]  # the cells of who would chase and of who would leave, if the hunt began now
    hand: list[str]  # this seat's cards
    hands: list[int]  # how many cards each seat has
    cheeses: list[list[int]]  # the values of the cheeses each seat has in hand
    pile: int  # how many animals it has
    scores: list[int]  # if the game ended now
    second: int  # who has the second player's place; with two it can change hands (§10.6)


def view(state: Rescue, seat: int) -> View:
    """Everything this seat may know now."""
    board = [card(state, spot) for spot in members(state.taken)]
    return View(
        seat=seat,
        seats=state.seats,
        options=dict(state.house.options),
        turn=state.turn,
        mover=state.mover,
        side=state.house.side,
        grid=state.house.grid,
        board=board,
        free=free_cells(state, board),
        chases=chases(state),
        hand=names(state.hands[seat]) if seat >= 0 else [],
        hands=[size(hand) for hand in state.hands],
        cheeses=[[kind - CHEESE + 1 for kind in contents(hand & ~ANIMALS)] for hand in state.hands],
        pile=size(state.pile),
        scores=state.scores(),
        second=state.second,
    )


def card(state: Rescue, spot: int) -> Card:
    kind = state.kind_at(spot)
    owners = [owner for owner in range(state.seats) if state.boards[OWNED + owner] >> spot & 1]
    return Card(
        cell=CELLS[state.cell_at(spot)],
        kind=KINDS[kind] if kind < len(KINDS) else "start",
        value=len(owners) * (kind - CHEESE + 1),
        owner=owners[0] if owners else None,
    )


# Where a card may go, in words for those who see the table.


def free_cells(state: Rescue, board: list[Card]) -> list[Free]:
    sorts = sorts_on(board)
    return [place(sorts, CELLS[state.cell_at(spot)]) for spot in members(state.free)]


def sorts_on(board: list[Card]) -> dict[str, str]:
    """What lies on each cell; all cheeses are alike."""
    return {c["cell"]: "cheese" if c["owner"] is not None else c["kind"] for c in board}


def place(sorts: dict[str, str], cell: str) -> Free:
    """By what lies beside it; of several, by the two that tell most."""
    column, row = ord(cell[0]), int(cell[1:])
    sides = (
        ("below", f"{cell[0]}{row - 1}"),
        ("above", f"{cell[0]}{row + 1}"),
        ("right", f"{chr(column - 1)}{row}"),
        ("left", f"{chr(column + 1)}{row}"),
    )
    found = [(side, sorts[at]) for side, at in sides if at in sorts]
    if len(found) < 2:
        where, near = found[0] if found else ("middle", "none")
        return Free(cell=cell, where=where, near=near, too="none")
    first, other = sorted([SORTS.index(sort) for _, sort in found])[:2]
    too = "same" if first == other else SORTS[other]
    return Free(cell=cell, where="between", near=SORTS[first], too=too)


# Who would chase whom.


def chases(state: Rescue) -> list[list[str]]:
    """Dogs after cats; the cats that stay after mice; the mice that stay after cheeses."""
    cheeses: i64 = 0
    for seat in range(state.seats):
        cheeses |= state.boards[OWNED + seat]
    return [
        *chased(state, state.boards[DOG], state.boards[CAT]),
        *chased(state, state.cats_left(), state.boards[MOUSE]),
        *chased(state, state.mice_left(), cheeses),
    ]


def chased(state: Rescue, hunters: i64, prey: i64) -> list[list[str]]:
    return [
        [CELLS[state.cell_at(hunter)], CELLS[state.cell_at(spot)]]
        for hunter in members(hunters)
        for spot in members(state.near(bit(hunter)) & prey)
    ]


def contents(bag: int) -> list[int]:
    """The kinds in a bag, each as often as it is there."""
    return [kind for kind in range(len(KINDS)) for _ in range(held(bag, kind))]


def names(bag: int) -> list[str]:
    return [KINDS[kind] for kind in contents(bag)]


def recall(seen: View) -> Rescue:
    """A position that looks the same to this seat; what it has not seen is filled in, dogs first."""
    state = new(seen["seats"], seen["options"])
    lay_again(state, seen["board"])
    for seat, values in enumerate(seen["cheeses"]):
        state.hands[seat] = sum(one(CHEESE + value - 1) for value in values)
    if seen["seat"] >= 0:
        animals = sum(one(KINDS.index(kind)) for kind in seen["hand"]) & ANIMALS
        state.hands[seen["seat"]] += animals
        state.pile -= animals
    for seat, cards in enumerate(seen["hands"]):
        while size(state.hands[seat]) < cards:
            fill_in(state, seat)
    state.turn, state.mover, state.second = seen["turn"], seen["mover"], seen["second"]
    state.resume()
    return state


def lay_again(state: Rescue, board: list[Card]) -> None:
    """The cards on the table, each as soon as it touches one that lies there."""
    waiting = [c for c in board if c["kind"] != "start"]
    while waiting:
        later = [c for c in waiting if not laid(state, c)]
        if len(later) == len(waiting):
            raise ValueError(f"cards that do not fit: {', '.join(c['cell'] for c in later)}")
        waiting = later


def laid(state: Rescue, c: Card) -> bool:
    """Whether a card can lie where it does by now; then it does."""
    cell, kind = CELLS.index(c["cell"]), KINDS.index(c["kind"])
    if not state.is_free(cell):
        return False
    state.put(kind, cell, c["owner"] or 0)
    state.pile -= one(kind) & ANIMALS
    return True


def fill_in(state: Rescue, seat: int) -> None:
    """An animal that this seat may have."""
    animal = one(lowest(kinds(state.pile)))
    state.pile -= animal
    state.hands[seat] += animal

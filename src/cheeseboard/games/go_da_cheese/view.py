"""What a seat may know of Go da Cheese!, and a position rebuilt from it."""

from typing import Any, TypedDict

from mypy_extensions import i64, u8

from cheeseboard.engine.bits import bit, drawn, held, one, size
from cheeseboard.games.go_da_cheese.rules import (
    CHEESES,
    DECKS,
    FACES,
    HANDS,
    KINDS,
    MARKED,
    NOTHING,
    PILES,
    PLAYS,
    SMALLEST,
    TURNED,
    UP,
    Goda,
    new,
)


class Card(TypedDict):
    seat: int  # whose it is
    kind: str | None  # or nothing this seat has seen
    play: int  # with which play of the game it came, counted from 0
    step: int  # as its first, second or third card; if the kind is not known, 2 or 3 means that it is marked
    laid: str  # "up" or "down"
    turned: bool  # up, at the end
    pile: int | None  # the seat that took it, or whose mouse was fed


class View(TypedDict):
    seat: int
    seats: int
    options: dict[str, Any]
    turn: int
    mover: int
    turns: list[str]  # the finished turns of the game: "draw" or "lay"; seats take them in order
    to_draw: int  # cards that come into the mover's hand now
    start: int | None  # the cheese at which the play being made starts
    cheeses: list[int]  # how many mice each feeds
    lines: list[list[Card]]  # at each cheese, nearest first
    resolved: int  # cheeses, counted from the first
    hand: list[str]
    deck: list[str]  # what this seat may still draw
    hands: list[int]  # how many cards each seat has
    decks: list[int]
    piles: list[list[str]]
    scores: list[int]


def view(state: Goda, seat: int) -> View:
    """Everything this seat may know now."""
    sits = 0 <= seat < state.seats
    return View(
        seat=seat,
        seats=state.seats,
        options=dict(state.house.options),
        turn=state.turn,
        mover=state.mover,
        turns=["draw" if state.draws >> turn & 1 else "lay" for turn in range(state.turns)],
        to_draw=state.to_draw,
        start=None if state.start == NOTHING else state.start + 1,
        cheeses=[int(state.table[CHEESES + cheese]) for cheese in range(state.laid_out)],
        lines=[[card(state, seat, number) for number in state.line(cheese)] for cheese in range(state.circle())],
        resolved=state.resolved,
        hand=listed(state.bags[HANDS + seat]) if sits else [],
        deck=listed(state.bags[DECKS + seat]) if sits else [],
        hands=[size(state.bags[HANDS + other]) for other in range(state.seats)],
        decks=[size(state.bags[DECKS + other]) for other in range(state.seats)],
        piles=[listed(state.bags[PILES + other]) for other in range(state.seats)],
        scores=state.scores(),
    )


def card(state: Goda, seat: int, number: int) -> Card:
    owner, pile, face = state.owner(number), state.pile(number), int(state.table[FACES + number])
    return Card(
        seat=owner,
        kind=KINDS[state.kind(number)] if owner == seat or state.is_open(number) else None,
        play=number // 3,
        step=number % 3 + 1,
        laid="up" if face & UP else "down",
        turned=face & TURNED != 0,
        pile=None if pile == NOTHING else pile,
    )


def listed(bag: i64) -> list[str]:
    return [name for kind, name in enumerate(KINDS) for _ in range(held(bag, kind))]


def recall(seen: View) -> Goda:
    """A position that looks the same to this seat; what it has not seen is filled in, the commonest first."""
    state = new(seen["seats"], seen["options"])
    for mice in seen["cheeses"]:
        state.table[CHEESES + state.laid_out] = u8(mice)
        state.box -= one(mice - SMALLEST)
        state.laid_out += 1
    put_cards(state, seen)
    for seat in range(seen["seats"]):
        fill_in(state, seen, seat)
    state.mover, state.to_draw, state.resolved = seen["mover"], seen["to_draw"], seen["resolved"]
    state.turns = len(seen["turns"]) - sum(cards > 12 for cards in seen["decks"])
    state.draws = sum(bit(turn) for turn, what in enumerate(seen["turns"]) if what == "draw")
    if seen["start"] is not None:
        state.start = seen["start"] - 1
        state.table[PLAYS + state.laid // 3] = u8(16 * state.mover + state.start)
    state.resume()
    return state


def put_cards(state: Goda, seen: View) -> None:
    """Lay the cards this seat knows."""
    for cheese, line in enumerate(seen["lines"]):
        for c in line:
            state.laid += 1
            state.table[PLAYS + c["play"]] = u8(16 * c["seat"] + (cheese - c["step"] + 1) % state.circle())
            if c["kind"] is not None:
                put(state, c, KINDS.index(c["kind"]))


def put(state: Goda, c: Card, kind: int) -> None:
    face = kind | (UP if c["laid"] == "up" else 0) | (TURNED if c["turned"] else 0)
    number = 3 * c["play"] + c["step"] - 1
    state.table[FACES + number] = u8(face)
    state.bags[DECKS + c["seat"]] -= one(kind)
    if c["pile"] is not None:
        state.gain(c["pile"], number)


def fill_in(state: Goda, seen: View, seat: int) -> None:
    """The cards of one seat that are hidden: those that must be marked first, then the others, then its hand."""
    hidden = [c for line in seen["lines"] for c in line if c["seat"] == seat and c["kind"] is None]
    for c in sorted(hidden, key=lambda c: c["step"] == 1):
        pool = state.bags[DECKS + seat]
        put(state, c, drawn(pool if c["step"] == 1 else pool & MARKED, 0))
    for place in range(seen["hands"][seat]):
        own = seat == seen["seat"]
        kind = KINDS.index(seen["hand"][place]) if own else drawn(state.bags[DECKS + seat], 0)
        state.bags[DECKS + seat] -= one(kind)
        state.bags[HANDS + seat] += one(kind)

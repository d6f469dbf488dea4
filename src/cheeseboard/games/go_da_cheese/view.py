"""What a seat may know of Go da Cheese!, and a position rebuilt from it."""

from typing import Any, TypedDict

from mypy_extensions import i64

from cheeseboard.engine.bits import bit, held, nth_kind, one, size
from cheeseboard.games.go_da_cheese.position import (
    KINDS,
    MARKED,
    NONE,
    TURNED,
    UP,
)
from cheeseboard.games.go_da_cheese.rules import SMALLEST, Goda, new


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
        start=None if state.start == NONE else state.start + 1,
        cheeses=[state.mice_at(cheese) for cheese in range(state.laid_out)],
        lines=[[card(state, seat, laid) for laid in state.line(cheese)] for cheese in range(state.circle())],
        resolved=state.resolved,
        hand=listed(state.hand_of(seat)) if sits else [],
        deck=listed(state.deck_of(seat)) if sits else [],
        hands=[size(state.hand_of(other)) for other in range(state.seats)],
        decks=[size(state.deck_of(other)) for other in range(state.seats)],
        piles=[listed(state.pile_of(other)) for other in range(state.seats)],
        scores=state.scores(),
    )


def card(state: Goda, seat: int, laid: int) -> Card:
    """The so many-th card laid."""
    owner, pile, face = state.owner(laid), state.taker(laid), int(state.face(laid))
    return Card(
        seat=owner,
        kind=None if state.is_hidden(laid, seat) else KINDS[state.kind(laid)],
        play=laid // 3,
        step=laid % 3 + 1,
        laid="up" if face & UP else "down",
        turned=face & TURNED != 0,
        pile=None if pile == NONE else pile,
    )


def listed(bag: i64) -> list[str]:
    return [name for kind, name in enumerate(KINDS) for _ in range(held(bag, kind))]


def recall(seen: View) -> Goda:
    """A position that looks the same to this seat; what it has not seen is filled in, the commonest kinds first."""
    state = new(seen["seats"], seen["options"])
    for mice in seen["cheeses"]:
        state.put_cheese(state.laid_out, mice)
        state.box -= one(mice - SMALLEST)
        state.laid_out += 1
    laid = [(number(c), cheese, c) for cheese, line in enumerate(seen["lines"]) for c in line]
    for _, cheese, c in sorted(laid, key=lambda one_card: one_card[0]):
        put(state, cheese, c)
    for seat in range(seen["seats"]):
        fill_in(state, [c for _, _, c in laid if c["seat"] == seat and c["kind"] is None])
        deal(state, seat, seen["hand"] if seat == seen["seat"] else None, seen["hands"][seat])
    state.mover, state.to_draw, state.resolved = seen["mover"], seen["to_draw"], seen["resolved"]
    state.turns = len(seen["turns"]) - sum(cards > size(state.house.deck) - 3 for cards in seen["decks"])
    state.draws = sum(bit(turn) for turn, what in enumerate(seen["turns"]) if what == "draw")
    if seen["start"] is not None:
        state.start = seen["start"] - 1
        state.put_play(state.laid // 3, state.mover, state.start)
    state.resume()
    return state


def number(c: Card) -> int:
    """When it was laid: the how manieth of all cards."""
    return 3 * c["play"] + c["step"] - 1


def put(state: Goda, cheese: int, c: Card) -> None:
    """The next card on the table; one that is not known is a mouse for now."""
    kind = KINDS.index(c["kind"] or "mouse")
    state.put_play(c["play"], c["seat"], (cheese - c["step"] + 1) % state.circle())
    state.put_card(cheese, kind, c["laid"] == "up")
    if c["kind"] is not None:
        state.take_from_deck(c["seat"], kind)
    if c["turned"]:
        state.show(cheese, number(c))
    if c["pile"] is not None:
        state.gain(c["pile"], number(c))


def fill_in(state: Goda, hidden: list[Card]) -> None:
    """One seat's cards that are not known: first those that must be marked."""
    for c in sorted(hidden, key=lambda c: c["step"] == 1):
        pool = state.deck_of(c["seat"])
        kind = nth_kind(pool if c["step"] == 1 else pool & MARKED, 0)
        state.suppose(number(c), kind)
        state.take_from_deck(c["seat"], kind)


def deal(state: Goda, seat: int, hand: list[str] | None, cards: int) -> None:
    """A hand that is known, or any of so many cards."""
    for place in range(cards):
        kind = KINDS.index(hand[place]) if hand is not None else nth_kind(state.deck_of(seat), 0)
        state.deck_to_hand(seat, kind)

"""What a seat may know of Cheese Chase, and a position rebuilt from it.

A view is a diary: the cards dealt to this seat, and for each turn what was done in the open and what this seat saw.
"""

from typing import Any, TypedDict

from librt.vecs import append
from mypy_extensions import i16

from cheeseboard.engine.bits import bit, members
from cheeseboard.engine.dice import Dice
from cheeseboard.games.cheese_chase.belief import (
    NOT_YET,
    SECRET,
    STAYED,
    SWAPPED,
    Belief,
    Glimpse,
    first_layer,
    worked_out,
)
from cheeseboard.games.cheese_chase.position import (
    BOTH,
    CARDS,
    CAT,
    HUNTERS,
    MOUSE,
    NO_CARD,
    NO_SEAT,
    NOWHERE,
    PHASES,
    SEEING_RETURNED,
    card_at,
    laid,
)
from cheeseboard.games.cheese_chase.rules import ENDINGS, Chase, new


class Turn(TypedDict):
    seat: int  # whose turn
    place: int | None  # of the active player's card, in their row
    owner: int | None  # whose card was drawn
    owner_place: int | None
    own: str | None  # the two cards, as far as this seat saw them
    drawn: str | None
    shown: list[str]  # to everybody
    kept: str | None  # "own" or "drawn", if this seat knows


class View(TypedDict):
    seat: int
    seats: int
    options: dict[str, Any]
    turn: int
    mover: int
    phase: str  # what is to be done next
    hand: int  # cards each
    dealt: int  # cards so far
    mine: list[str]  # the cards dealt to this seat
    crossed: list[int]
    turns: list[Turn]
    now: Turn  # the turn that is going on
    known: list[list[str | None]]  # what this seat remembers to lie in each row, but for inferences
    ending: str  # how the game ended
    cat: int | None  # who had the cat then, if that came to light
    scores: list[int]


def view(state: Chase, seat: int) -> View:
    """Everything this seat may know now."""
    glimpses = state.glimpses(seat, 0)
    diary = [turn_of(state, number % state.seats, seen) for number, seen in enumerate(glimpses)]
    mine = state.dealt_to(seat)
    return View(
        seat=seat,
        seats=state.seats,
        options=dict(state.house.options),
        turn=state.turn,
        mover=state.mover,
        phase=PHASES[state.phase],
        hand=state.hand,
        dealt=state.next_place(),
        mine=[CARDS[card] for card in cards_of(mine, state.places()) if card != NO_CARD],
        crossed=members(state.crossed),
        turns=diary[:-1],
        now=diary[-1],
        known=remembered(state, mine, glimpses),
        ending=ENDINGS[state.ending],
        cat=None if state.cat_seat == NO_SEAT else state.cat_seat,
        scores=state.scores(),
    )


def cards_of(cards: int, places: int) -> list[int]:
    return [card_at(cards, place) for place in range(places)]


def turn_of(state: Chase, seat: int, seen: Glimpse) -> Turn:
    """What was seen of a turn, in words."""
    return Turn(
        seat=seat,
        place=None if seen.own == NOWHERE else state.in_row(seen.own),
        owner=None if seen.drawn == NOWHERE else state.owner(seen.drawn),
        owner_place=None if seen.drawn == NOWHERE else state.in_row(seen.drawn),
        own=None if seen.own_card == NO_CARD else CARDS[seen.own_card],
        drawn=None if seen.drawn_card == NO_CARD else CARDS[seen.drawn_card],
        shown=shown_words(seen),
        kept={STAYED: "own", SWAPPED: "drawn"}.get(seen.exchange),
    )


def shown_words(seen: Glimpse) -> list[str]:
    if seen.shown == NO_CARD:
        return []
    if seen.shown == CAT:
        return ["cat", "mouse"]
    return ["mouse", CARDS[seen.shown]] if seen.both else [CARDS[seen.shown]]


def remembered(state: Chase, mine: int, glimpses: list[Glimpse]) -> list[list[str | None]]:
    """Cards this seat saw and that nobody has had in hand since."""
    cards = cards_of(mine, state.places())
    for seen in glimpses:
        if seen.own_card != NO_CARD:
            cards[seen.own] = seen.own_card
        if seen.drawn_card != NO_CARD:
            cards[seen.drawn] = seen.drawn_card
        if seen.exchange == SECRET:
            cards[seen.own] = cards[seen.drawn] = NO_CARD
        elif seen.exchange == SWAPPED:
            cards[seen.own], cards[seen.drawn] = cards[seen.drawn], cards[seen.own]
    words = [CARDS[card] if card != NO_CARD else None for card in cards]
    return [words[row * state.hand : (row + 1) * state.hand] for row in range(state.seats)]


def recall(seen: View) -> Chase:
    """A position that looks the same to this seat: one of the pasts it must think possible."""
    state, _, belief = believed(seen)
    state.suppose(belief, Dice(0))
    state.offer()
    return state


def believed(seen: View) -> tuple[Chase, list[Glimpse], Belief]:
    """A table without its cards, what this seat saw of each turn, and all that it can work out."""
    state = new(seen["seats"], seen["options"])
    put_what_is_public(state, seen)
    glimpses = [glimpse_of(state, turn) for turn in [*seen["turns"], seen["now"]]]
    if seen["phase"] == PHASES[SEEING_RETURNED] and glimpses[-1].exchange == NOT_YET:
        glimpses[-1].exchange = SECRET
    weigh(state, glimpses)
    if state.cat_seat != NO_SEAT:
        glimpses[-1].cat_from = state.cat_seat * state.hand
        glimpses[-1].cat_below = glimpses[-1].cat_from + state.hand
    mine = 0
    for place, word in enumerate(seen["mine"]):
        mine |= laid(CARDS.index(word), seen["seat"] * state.hand + place)
    first = first_layer(state.places(), state.hand, mine)
    return state, glimpses, worked_out([first], glimpses, state.moment())


def put_what_is_public(state: Chase, seen: View) -> None:
    """Everything but the cards; in the pack some, as many as there are."""
    state.mover, state.phase = seen["mover"], PHASES.index(seen["phase"])
    state.pack = sum(bit(card) for card in members(state.all_cards())[seen["dealt"] :])
    state.crossed = sum(bit(cheese) for cheese in seen["crossed"])
    for turn in seen["turns"]:
        state.turns = append(state.turns, i16(word_of(state, turn)))
    state.now = word_of(state, seen["now"])
    state.ending = ENDINGS.index(seen["ending"])
    state.cat_seat = NO_SEAT if seen["cat"] is None else seen["cat"]
    state.won = sum(bit(seat) for seat, score in enumerate(seen["scores"]) if score)


def word_of(state: Chase, turn: Turn) -> int:
    """A turn as the rules keep it, but for a secret exchange."""
    seen = glimpse_of(state, turn)
    places = max(seen.own, 0) | (max(seen.drawn, 0) << 4)
    return places | (seen.shown << 8) | (BOTH * seen.both)


def glimpse_of(state: Chase, turn: Turn) -> Glimpse:
    """The way back from words."""
    seen = Glimpse()
    seen.own = place_at(state, turn["seat"], turn["place"])
    seen.drawn = place_at(state, turn["owner"], turn["owner_place"])
    seen.own_card = CARDS.index(turn["own"] or CARDS[NO_CARD])
    seen.drawn_card = CARDS.index(turn["drawn"] or CARDS[NO_CARD])
    if turn["shown"]:
        cards = sorted(CARDS.index(word) for word in turn["shown"])
        seen.shown = CAT if CAT in cards else cards[0]
        seen.both = MOUSE in cards and CAT not in cards
    if turn["kept"] is not None:
        seen.exchange = STAYED if turn["kept"] == "own" else SWAPPED
    return seen


def place_at(state: Chase, seat: int | None, place: int | None) -> int:
    return NOWHERE if seat is None or place is None else seat * state.hand + place - 1


def weigh(state: Chase, glimpses: list[Glimpse]) -> None:
    """What was kept in a finished turn and not seen is a secret; each show is as likely as the rules make it."""
    crossed = 0
    for seen in glimpses:
        if seen is not glimpses[-1] and seen.exchange == NOT_YET:
            seen.exchange = SECRET
        state.weigh(seen, crossed)
        if seen.both:
            crossed |= bit(seen.shown) & ~HUNTERS

"""What a seat may know of Alles Käse!, and a position rebuilt from it."""

from typing import Any, TypedDict

from mypy_extensions import i64, u8

from cheeseboard.engine.bits import bit, held, members, one, size
from cheeseboard.games.alles_kaese.rules import (
    DISPLAY,
    EACH,
    FACES,
    FRONTS,
    KEEP,
    NOTHING,
    PEEK,
    TRAPS_TO_LOSE,
    Kaese,
    new,
)


class Card(TypedDict):
    holes: int
    front: str | None  # "cheese", "trap", or nothing this seat has seen
    seen_by: list[int]  # who has peeked at it


class View(TypedDict):
    seat: int
    seats: int
    options: dict[str, Any]
    turn: int
    mover: int
    turns: int  # finished
    die: int
    choice: str | None  # the peek or keep that waits for its front
    gap: int  # where the next card goes, with a hidden supply; otherwise -1
    display: list[Card | None]  # nothing where a card was just taken
    top: int | None  # the holes of the supply's top card
    supply: int  # how many cards it has
    dropped: list[Card]
    kept: list[list[Card]]
    scores: list[int]


# What is in the box (§9.4 to §9.7).


def cards_with(seen: View, holes: int) -> int:
    """How many cards have so many holes."""
    each: list[int] = seen["options"].get("cards", EACH)
    return each[holes - 1]


def traps_with(seen: View, holes: int) -> int:
    """How many of them are traps."""
    traps: list[int] = seen["options"]["traps"]
    return traps[holes - 1]


def places(seen: View) -> range:
    return range(seen["options"].get("display", int(DISPLAY)))


def faces(seen: View) -> range:
    """What the die may show."""
    return range(1, seen["options"].get("faces", int(FACES)) + 1)


def traps_to_lose(seen: View) -> int:
    most: int = seen["options"].get("traps_to_lose", int(TRAPS_TO_LOSE))
    return most


def view(state: Kaese, seat: int) -> View:
    """Everything this seat may know now."""
    in_sight = state.top_in_sight()
    return View(
        seat=seat,
        seats=state.seats,
        options=dict(state.house.options),
        turn=state.turn,
        mover=state.mover,
        turns=state.turns,
        die=state.die,
        choice=None if state.choice == NOTHING else state.write(state.choice),
        gap=state.gap,
        display=[
            on_display(state, seat, state.display[place]) for place in range(min(state.house.display, state.cards))
        ],
        top=state.holes[state.cards - 1] if in_sight else None,
        supply=size(state.supply) + (1 if in_sight else 0),
        dropped=[card(state, seat, number) for number in members(state.dropped)],
        kept=[[card(state, seat, number) for number in members(state.kept[owner])] for owner in range(state.seats)],
        scores=state.scores(),
    )


def on_display(state: Kaese, seat: int, number: int) -> Card | None:
    taken = (state.open_cards() | state.dropped) >> number & 1
    return None if taken else card(state, seat, number)


def card(state: Kaese, seat: int, number: int) -> Card:
    may_know = (state.open_cards() | state.peeks_of(seat)) >> number & 1
    return Card(
        holes=state.holes[number],
        front=FRONTS[state.is_trap(number)] if may_know else None,
        seen_by=[other for other in range(state.seats) if state.peeks[other] >> number & 1],
    )


def recall(seen: View) -> Kaese:
    """A position that looks the same to this seat; what it has not seen is filled in, cheeses first."""
    state = new(seen["seats"], seen["options"])
    number = 0
    for owner, pile in enumerate(seen["kept"]):
        for c in pile:
            state.kept[owner] |= bit(number)
            number = put(state, number, c)
    for c in seen["dropped"]:
        state.dropped |= bit(number)
        number = put(state, number, c)
    for place, lies in enumerate(seen["display"]):
        if lies is not None:  # otherwise card 0, which is a taken one, stands for the gap
            state.display[place] = u8(number)
            number = put(state, number, lies)
    if seen["top"] is not None:
        number = put(state, number, Card(holes=seen["top"], front=None, seen_by=[]))
    state.cards = number
    fill_in(state)
    state.turn, state.mover, state.turns = seen["turn"], seen["mover"], seen["turns"]
    state.die, state.gap = seen["die"], seen["gap"]
    state.choice = NOTHING if seen["choice"] is None else choice_of(seen["choice"])
    state.resume()
    return state


def put(state: Kaese, number: int, c: Card) -> int:
    """A card on the table; the number of the next."""
    state.holes[number] = u8(c["holes"])
    state.supply -= one(c["holes"])
    for seat in c["seen_by"]:
        state.peeks[seat] |= bit(number)
    if c["front"] is not None:
        state.draw_front(number, c["front"] == "trap")
    return number + 1


def fill_in(state: Kaese) -> None:
    """Fronts that somebody else has seen."""
    looked = 0
    for seat in range(state.seats):
        looked |= state.peeks[seat]
    for number in members(looked & ~state.known):
        state.draw_front(number, held(state.hidden_cheeses, i64(state.holes[number])) == 0)


def choice_of(text: str) -> int:
    verb, place = text.split()
    return (PEEK if verb == "peek" else KEEP) + int(place) - 1

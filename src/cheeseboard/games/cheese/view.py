"""What a seat may know of Cheese, and the position rebuilt from it."""

from collections.abc import Iterable
from typing import Any, TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from cheeseboard.engine.bits import held, one, size
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese.rules import KINDS, NO_MARK, Cheese, Mark, new


class Stack(TypedDict):
    unseen: int  # cards that nobody has seen; they lie on top
    known: list[str]  # cards below them that have been won, from the top
    loot: list[str]  # won cards that lie beside the stack, if the house wants them there
    chips: int


class Marked(TypedDict):
    """A position that is remembered, to notice when it returns (§9)."""

    mover: int
    stacks: list[list[str]]
    chips: list[int]


class View(TypedDict):
    seat: int
    seats: int
    options: dict[str, Any]
    turn: int
    mover: int  # who flips
    flips: int  # so far
    owner: int | None  # whose mouse is hunted
    attempts: int  # that are left to hunt it
    pile: list[str]  # oldest first
    stacks: list[Stack]
    undrawn: dict[str, int]  # cards that nobody has seen, those set aside among them
    rounds: int  # piles won since every stack has been seen through
    mark: Marked | None
    scores: list[int]


def view(state: Cheese, seat: int) -> View:
    """Everything this seat may know now: in this game, what everybody may."""
    return View(
        seat=seat,
        seats=state.seats,
        options=dict(state.house.options),
        turn=state.turn,
        mover=state.mover,
        flips=state.flips,
        owner=None if state.owner == NOBODY else state.owner,
        attempts=state.attempts,
        pile=pile(state),
        stacks=[stack(state, owner) for owner in range(state.seats)],
        undrawn={kind: held(state.undrawn, number) for number, kind in enumerate(KINDS)},
        rounds=state.rounds,
        mark=None if state.mark is NO_MARK else marked(state),
        scores=state.scores(),
    )


def stack(state: Cheese, seat: int) -> Stack:
    won = named(state.known_of(seat))
    under = state.house.loot_under
    return Stack(
        unseen=held(state.unseen, seat),
        known=won if under else [],
        loot=[] if under else won,
        chips=held(state.chips, seat),
    )


def pile(state: Cheese) -> list[str]:
    """The pile, oldest first; it is kept as it will be taken."""
    cards = named(state.cards_of(state.last, size(state.pile)))
    return cards if state.house.oldest_first else cards[::-1]


def marked(state: Cheese) -> Marked:
    mark = state.mark
    row = named(mark.row)
    stacks = []
    for seat in range(state.seats):
        stacks.append(row[: held(mark.known, seat)])
        row = row[held(mark.known, seat) :]
    return Marked(mover=mark.mover, stacks=stacks, chips=[held(mark.chips, seat) for seat in range(state.seats)])


def named(kinds: Iterable[int]) -> list[str]:
    return [KINDS[kind] for kind in kinds]


def recall(seen: View) -> Cheese:
    """The same position: nothing is hidden that has been drawn."""
    state = new(seen["seats"], seen["options"])
    state.unseen = bag(stack["unseen"] for stack in seen["stacks"])
    for seat, stack in enumerate(seen["stacks"]):
        won = stack["known"] or stack["loot"]
        if won:
            lay(state, won if state.house.oldest_first else won[::-1])
            state.take_pile(seat)
    lay(state, seen["pile"])
    state.chips = bag(stack["chips"] for stack in seen["stacks"])
    state.turn, state.mover, state.flips = seen["turn"], seen["mover"], seen["flips"]
    state.owner = NOBODY if seen["owner"] is None else seen["owner"]
    state.attempts, state.rounds = seen["attempts"], seen["rounds"]
    if seen["mark"] is not None:
        state.remember(mark(seen["mark"]))
    state.resume()
    return state


def lay(state: Cheese, cards: list[str]) -> None:
    """Cards onto the pile, oldest first."""
    for kind in cards:
        state.lay(state.draw(i64(KINDS.index(kind))), i64(KINDS.index(kind)))


def mark(seen: Marked) -> Mark:
    row = vec[u8]([u8(KINDS.index(kind)) for cards in seen["stacks"] for kind in cards])
    return Mark(seen["mover"], bag(map(len, seen["stacks"])), bag(seen["chips"]), row)


def bag(counts: Iterable[int]) -> int:
    """So many of each."""
    return sum(one(i64(seat)) * count for seat, count in enumerate(counts))

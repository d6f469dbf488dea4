"""Rooms with a known past, and others with another past that somebody in them cannot tell from it."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.rooms import sealing
from cheeseboard.rooms.answers import help_for
from cheeseboard.rooms.deeds import Deed, Joined, Made, Moved, PlannedMatch, RoomChair, Sealed, Settings, Think
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import LiveRoom
from cheeseboard.rooms.names import NAMES, hashed
from cheeseboard.rooms.questions import (
    Asker,
    Bots,
    Found,
    Hears,
    HearsLab,
    Help,
    HelpWanted,
    LabShown,
    LabWanted,
    LinkWanted,
    ReviewShown,
    ReviewWanted,
)
from cheeseboard.rooms.store import Entry, nobody
from cheeseboard.table.luck import Draw, FairLuck
from cheeseboard.web.metrics import Metrics
from tests.every_game.tables import Setting

CODE = "mika-tolu"
QUIET = Settings(away=0, pace=3600.0)
SEED, NEXT = bytes(range(32)), bytes(range(32, 64))


def token(guest: int) -> str:
    return f"the-token-of-guest-{guest}"


# Pasts: all moves of a match, luck's too


def some_past(setting: Setting, dice: Dice) -> list[int]:
    """A match up to some point where a seat must decide, or its end."""
    state, moves, stops = setting.new(), [], []
    while state.turn != NOBODY:
        moves.append(int(state.pick(dice)))
        state.play(moves[-1])
        if state.turn != LUCK:
            stops.append(len(moves))
    return moves[: stops[dice.below(len(stops))]]


def twin(setting: Setting, past: Sequence[int], seat: int, dice: Dice) -> list[int] | None:
    """Another past that looks and sounds the same to a seat; None if none was found."""
    forks = [step for step, (state, move) in enumerate(steps(setting, past)) if alike(state, move, state, seat)[1:]]
    for _ in range(min(8, len(forks))):
        found = follow(setting, past, seat, forks.pop(dice.below(len(forks))), dice)
        if found is not None:
            return found
    return None


def steps(setting: Setting, past: Sequence[int]) -> list[tuple[Any, int]]:
    state, found = setting.new(), []
    for move in past:
        found.append((state.clone(), move))
        state.play(move)
    return found


def alike(state: State, move: int, other: State, seat: int) -> list[int]:
    """The moves in another world that look to this seat like this one; this one first, if it is there."""
    seen = state.seen(move, seat)
    found = [each for each in other.moves() if other.seen(each, seat) == seen]
    return sorted(found, key=lambda each: each != move)


def follow(setting: Setting, past: Sequence[int], seat: int, fork: int, dice: Dice) -> list[int] | None:
    """The same past as far as this seat can see, but different at one step."""
    other, found = setting.new(), []
    for step, (state, move) in enumerate(steps(setting, past)):
        choices = alike(state, move, other, seat)
        if step == fork:
            choices = choices[1:]
        if not choices or other.turn != state.turn:
            return None
        chosen = choices[0] if choices[0] == move else choices[dice.below(len(choices))]
        found.append(chosen)
        other.play(chosen)
    return found


def luck_of(setting: Setting, past: Sequence[int]) -> dict[int, int]:
    """What luck must bring, by the numbers of its moves."""
    return {number: move for number, (state, move) in enumerate(steps(setting, past)) if state.turn == LUCK}


# Rooms


class Known(FairLuck):
    """Luck that brings a known past. It has committed itself to the same seed in every world."""

    def __init__(self, past: dict[int, int], *sealed: Any) -> None:
        super().__init__(*sealed)
        self.past = past

    def draw(self, state: State, number: int) -> tuple[int, Draw]:
        if number not in self.past:
            return super().draw(state, number)
        return self.past[number], Draw(number, int(state.tickets), 0, 1)


class Kept:
    """A store in memory."""

    is_shared = False

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = list(entries)

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def ping(self) -> None: ...

    async def append(self, entry: Entry) -> bool:
        self.entries.append(entry)
        return True

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        return [entry for entry in self.entries if entry.room == room and entry.number > after]

    async def mark(self, room: str, deeds: int, bookmark: bytes) -> None: ...

    async def bookmark(self, room: str) -> bytes:  # noqa: ARG002
        return b""

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        return dict.fromkeys(rooms, len(self.entries))

    async def stay(self, process: str, seconds: float) -> bool:  # noqa: ARG002
        return True

    async def others(self, process: str) -> dict[str, int]:  # noqa: ARG002
        return {}

    async def go(self, process: str) -> None: ...

    async def lease(self, wanted: Collection[str], rooms: Collection[str], process: str) -> set[str]:  # noqa: ARG002
        return set(wanted)

    async def mark_present(self, here: Collection[tuple[str, int]], rooms: Collection[str], process: str) -> None: ...

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:  # noqa: ARG002
        return set()

    async def forget(self, before: float, is_used: Callable[[str], bool] = nobody) -> list[str]:  # noqa: ARG002
        return []


class NoBots:
    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think, who: Asker) -> str:  # noqa: ARG002
        raise AssertionError(game, view, bot, seed)

    async def help(self, wanted: HelpWanted, who: Asker) -> Help:  # noqa: ARG002
        return help_for(wanted, Budget(tries=12))

    def wake(self) -> None:
        pass

    async def read(self, wanted: LinkWanted, network: str) -> Found:  # noqa: ARG002
        raise AssertionError(wanted)

    async def review(self, wanted: ReviewWanted, network: str, told: Hears) -> ReviewShown:  # noqa: ARG002
        raise AssertionError(wanted)

    async def measure(self, wanted: LabWanted, network: str, told: HearsLab) -> LabShown:  # noqa: ARG002
        raise AssertionError(wanted)


async def a_room(
    setting: Setting,
    past: Sequence[int],
    monkeypatch: Any,
    kind: str = "guest",
    bots: Bots | None = None,
    settings: Settings = QUIET,
) -> tuple[Hall, LiveRoom]:
    """A room in a hall of its own in which all this has happened. Seats are guests'; or bots' (any, or that one), but for the first.

    Without bots that can be asked, time stands still.
    """
    begun = Sealed(setting.game.version, chairs(setting, kind), NEXT.hex())
    deeds: list[Deed] = [*arrivals(setting, kind, settings), begun]
    deeds += [Moved(int(state.turn), state.write(move)) for state, move in steps(setting, past) if state.turn != LUCK]
    luck = luck_of(setting, past)
    entries = [
        Entry(CODE, number, f"deed {number}", msgspec.json.encode(deed), 1000.0 + number)
        for number, deed in enumerate(deeds, 1)
    ]
    with monkeypatch.context() as patch:
        patch.setattr(sealing, "FairLuck", lambda *sealed: Known(luck, *sealed))
        clock = (lambda: 5000.0) if bots is None else None
        hall = Hall(Kept(entries), bots or NoBots(), counts=Metrics(), clock=clock, wall=lambda: 5000.0)
        return hall, await hall.enter(CODE)


def arrivals(setting: Setting, kind: str, settings: Settings) -> list[Deed]:
    plan = PlannedMatch(setting.game.name, setting.game.settle(setting.options), chairs(setting, kind))
    made = Made(plan, settings, hashed(token(0)), NAMES[0], SEED.hex())
    guests = setting.seats if kind == "guest" else 1
    return [made, *(Joined(hashed(token(guest)), NAMES[guest]) for guest in range(1, guests))]


def chairs(setting: Setting, kind: str) -> tuple[RoomChair, ...]:
    people = setting.seats if kind == "guest" else 1
    return tuple(
        RoomChair("guest", seat, "", NAMES[seat])
        if seat < people
        else RoomChair("bot", None, "random" if kind == "bot" else kind, NAMES[seat])
        for seat in range(setting.seats)
    )

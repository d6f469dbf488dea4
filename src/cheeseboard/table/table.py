"""A table: one game being played, who sits there, what was done and what everybody heard of it."""

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, TypedDict

from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove, State
from cheeseboard.games import find
from cheeseboard.table.luck import FairLuck
from cheeseboard.table.phrases import read_phrase
from cheeseboard.table.scribe import Event, scribe

EVERY: Final = 20  # moves between two hashes of the position

Kind = Literal["person", "bot", "device"]  # device: somebody at this very screen


@dataclass(frozen=True)
class Chair:
    """Who sits on a seat."""

    name: str
    kind: Kind = "person"
    bot: str = ""  # which one


class Refused(IllegalMove):
    """What was asked for is not possible, for a reason with a name; nothing has changed."""

    def __init__(self, reason: str, says: str, **facts: int | str) -> None:
        super().__init__(says)
        self.reason = reason  # the words for it are refused-<reason>
        self.facts = facts


@dataclass(frozen=True)
class Happening:
    """An event, and the version of the table it belongs to."""

    version: int
    event: Event


class Heard(TypedDict):
    """An event as somebody hears it."""

    version: int
    name: str
    facts: dict[str, int | bool | str]
    only: bool  # nobody else heard it


class Frame(TypedDict):
    """All that is sent to a seat, or to a watcher."""

    version: int  # moves must say which version they were chosen in
    seat: int
    names: list[str]
    turn: int
    turn_since: float
    events: list[Heard]
    view: Mapping[str, Any]
    moves: list[str]  # what this seat may play now


def hash_of(state: State) -> str:
    """A short word for a position."""
    return sha256(json.dumps(state.facts()).encode()).hexdigest()[:16]


class Table:
    """One game being played. Every change goes through play and undo."""

    def __init__(
        self,
        name: str,
        chairs: Sequence[Chair],
        options: Mapping[str, object] | None = None,
        luck: FairLuck | None = None,
        clock: Callable[[], float] = time.time,
        moves: Sequence[str] = (),  # of a game that is gone on with, luck's too
        given: Sequence[str] = (),  # moves of another game that is played on from here
    ) -> None:
        self.game = find(name)
        self.options = self.game.settle(options or {})
        self.chairs = list(chairs)
        self.luck = luck  # nobody's: then LUCK's moves are played like others, by whoever has the real die
        self.version = 0
        self.moves: list[str] = []  # all of them, luck's too
        self.movers: list[int] = []  # whose each was
        self.hashes: list[str] = []  # of the position after every 20 of them
        self.log: list[Happening] = []
        self._clock = clock
        self._scribe = scribe(self.game)
        self.state: State = self.game.new(len(self.chairs), self.options)
        self.turn_since = clock()
        for notation in given:
            self._happen(self.state.read(notation), notation)
        self.given = len(given)
        self._go_on()
        self._replay(moves)

    # Who plays.

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def over(self) -> bool:
        return self.state.turn == NOBODY

    def sit(self, seat: int, chair: Chair) -> None:
        """Somebody else takes a seat, at any time."""
        self._check_seat(seat)
        self.chairs[seat] = chair

    # What is played.

    def play(self, seat: int, notation: str, version: int) -> None:
        """Play a move and luck's answer; or refuse, and change nothing."""
        move = self.check(seat, notation, version)
        self.version += 1
        self._happen(move, notation)
        self._go_on()

    def check(self, seat: int, notation: str, version: int) -> int:
        """The move that is written so, if it can be played now; otherwise refuse."""
        if seat != LUCK:
            self._check_seat(seat)
        if self.over:
            raise Refused("over", "the game is over")
        if version != self.version:
            raise Refused("stale", f"chosen in version {version}; the table is in version {self.version}")
        if seat != self.turn:
            raise Refused("not-your-turn", f"it is the turn of {self._who(self.turn)}", turn=self.turn)
        try:
            return self.state.read(notation)
        except IllegalMove as refusal:
            is_luck = seat == LUCK  # what luck may do is nobody's to know
            says = f"{notation!r} is not possible now" if is_luck else str(refusal)
            raise Refused("not-legal", says, asked=notation) from None

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.chairs)):
            raise Refused("no-such-seat", f"there is no seat {seat}; there are 0 to {len(self.chairs) - 1}")

    def _who(self, turn: int) -> str:
        return "luck" if turn == LUCK else self.chairs[turn].name

    def _go_on(self) -> None:
        """Luck plays until somebody must decide."""
        while self.luck is not None and self.state.turn == LUCK:
            move = self.state.drawn(self.luck.ticket(len(self.moves), self.state.tickets))
            self._happen(move, self.state.write(move))

    def _replay(self, moves: Sequence[str]) -> None:
        """Play what was played before. Luck must bring what it brought then."""
        while len(self.moves) < len(moves) and self._began(moves):
            self.play(self.turn, moves[len(self.moves)], self.version)
        if not self._began(moves):
            raise ValueError("luck does not come out as it did when these moves were played")

    def _began(self, moves: Sequence[str]) -> bool:
        return not moves or self.moves == list(moves[: len(self.moves)])

    def _happen(self, move: int, notation: str) -> None:
        self.movers.append(int(self.state.turn))
        self.moves.append(notation)
        before = self.state.turn
        self.state.listen(self._scribe)
        try:
            self.state.play(move)
        finally:
            self.state.listen(self.game.tale())  # a story never outlives its table, nor a state its story
        if len(self.moves) % EVERY == 0:
            self.hashes.append(hash_of(self.state))
        self.log += [Happening(self.version, event) for event in self._scribe.events]
        self._scribe.events.clear()
        if self.state.turn != before:
            self.turn_since = self._clock()

    # Taking back.

    def undo(self, seat: int) -> None:
        """Take back this seat's last move, if nobody has learned anything since; against bots only, always."""
        kept = self.check_undo(seat)
        self.version += 1
        self._rewind(kept)
        self.log.append(Happening(self.version, Event("move_undone", {"seat": seat})))
        self.turn_since = self._clock()

    def check_undo(self, seat: int, version: int | None = None) -> int:
        """How many moves would be left, if this seat may take one back now; otherwise refuse."""
        self._check_seat(seat)
        if version is not None and version != self.version:
            raise Refused("stale", f"chosen in version {version}; the table is in version {self.version}")
        if seat not in self.movers[self.given :]:
            raise Refused("nothing-to-undo", "there is no move to take back")
        kept = self._undo_to(seat)
        if kept is None:
            raise Refused("no-undo", "that cannot be taken back: somebody has learned something new")
        return kept

    def _rewind(self, kept: int) -> None:
        """Back to the position after so many moves."""
        del self.moves[kept:], self.movers[kept:], self.hashes[kept // EVERY :]
        self.state = self.game.new(len(self.chairs), self.options)
        for notation in self.moves:
            self.state.play(self.state.read(notation))

    def can_undo(self, seat: int) -> bool:
        return self._undo_to(seat) is not None

    def _undo_to(self, seat: int) -> int | None:
        """How many moves would be left."""
        last = len(self.moves) - 1
        if all(chair.kind == "bot" or number == seat for number, chair in enumerate(self.chairs)):
            while last >= self.given and self.movers[last] != seat:
                last -= 1
            return last if last >= self.given else None
        is_mine = last >= self.given and self.movers[last] == seat
        return last if is_mine and not self._was_revealing(last) else None

    def _was_revealing(self, number: int) -> bool:
        return read_phrase(self.game, self.moves[number])[0] in self.game.reveals

    # What is seen.

    def frame(self, seat: int, since: int = -1) -> Frame:
        """All that a seat (or NOBODY, a watcher) is told; of what happened, only what is newer than a version."""
        if seat != NOBODY:
            self._check_seat(seat)
        return Frame(
            version=self.version,
            seat=seat,
            names=self.names,
            turn=self.turn,
            turn_since=self.turn_since,
            events=[
                Heard(
                    version=each.version,
                    name=each.event.name,
                    facts=dict(each.event.facts),
                    only=each.event.only is not None,
                )
                for each in self.log
                if each.version > since and each.event.is_heard_by(seat)
            ],
            view=self.game.view(self.state, seat),
            moves=self.possible() if seat == self.turn else [],
        )

    def possible(self) -> list[str]:
        """What whoever's turn it is may play."""
        return [self.state.write(move) for move in self.state.moves()]

"""A table: one game being played, who sits there, what was done and what everybody heard of it."""

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, Literal

from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove, State
from cheeseboard.games import find
from cheeseboard.table.luck import Draw, Luck, canonical, outcomes
from cheeseboard.table.phrases import read_phrase
from cheeseboard.table.scribe import Event, scribe

EVERY: Final = 20  # moves between two hashes of the position

Kind = Literal["person", "bot", "device"]  # device: somebody at this very screen
HelpLevel = Literal["family", "fair", "printed"]  # who may use help: see help.py
HelpKind = Literal["hint", "odds"]


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat."""

    name: str
    kind: Kind = "person"
    bot: str = ""  # which one
    face: str = ""  # a person's, where they have chosen one

    @property
    def played_by(self) -> str:
        """Which bot plays, "bot" if it has no name; nothing for a person."""
        return self.bot or self.kind if self.kind == "bot" else ""


class Refused(IllegalMove):
    """What was asked for is not possible, for a reason with a name; nothing has changed."""

    def __init__(self, reason: str, says: str, **facts: int | str) -> None:
        super().__init__(says)
        self.reason = reason  # the words for it are refused-<reason>
        self.facts = facts


def hash_of(state: State) -> str:
    """A short word for a position: whose turn it is, what may happen now and how likely, and the scores."""
    possible = [[notation, odds] for notation, odds, _ in outcomes(state)]
    return sha256(canonical([int(state.turn), possible, state.scores()])).hexdigest()[:16]


def first_hash_of(state: State) -> str:
    """The same in records 1: of all that is stored of a position."""
    return sha256(json.dumps(state.facts()).encode()).hexdigest()[:16]


class Table:
    """One game being played: who sits where, all moves, and the log of events. Every change goes through play and undo.

    With ``luck`` the table plays luck's moves itself; without, they are typed in like others.
    """

    def __init__(
        self,
        name: str,
        chairs: Sequence[Chair],
        options: Mapping[str, object] | None = None,
        luck: Luck | None = None,
        clock: Callable[[], float] = time.time,
        moves: Sequence[str] = (),  # of a game that is gone on with, luck's too
        given: Sequence[str] = (),  # moves of another game that is played on from here
        rules: int | None = None,  # their version, if it is not today's
    ) -> None:
        self.game = find(name)
        self.rules = self.game.version if rules is None else rules
        settled = self.game.settle(options or {}, self.rules)
        self.options = options if isinstance(options, dict) and options == settled else settled  # nobody changes them
        self.sat: list[tuple[int, int, Chair]] = []  # every change since: after so many moves, on which seat, who
        self.help: HelpLevel = "family"
        self.helped: list[
            tuple[int, int, HelpKind]
        ] = []  # of which all were told: after so many moves, which seat, what
        self.version = 0
        self.moves: list[str] = []  # all of them, luck's too
        self.movers: list[int] = []  # whose each was
        self.hashes: list[str] = []  # of the position after every 20 of them
        self.draws: list[Draw] = []  # luck's moves
        self._clock = clock
        self.log: list[Event] = []
        self._sought: tuple[State, int, str, int] | None = None  # the last move that was read: where, and which
        self.state: State = self.game.new(len(chairs), self.options)
        self.given = 0  # moves of another game that this one began with
        for notation in given:
            self.lay(notation)
        self.begin(luck, chairs)
        self._replay(moves)

    def lay(self, notation: str) -> None:
        """A move of another game that is played on from here, before anybody plays."""
        self._happen(self.state.read(notation), notation)
        self.given += 1

    def begin(self, luck: Luck | None, chairs: Sequence[Chair]) -> None:
        """Everybody sits down, luck is sealed, and plays until somebody must decide."""
        self.luck = luck  # nobody's: then LUCK's moves are played like others, by whoever has the real die
        self.chairs = list(chairs)
        self._people = sum(chair.kind != "bot" for chair in chairs)
        self.first = tuple(chairs)  # who sat there at the start, as it was sealed
        self.began = self.first  # the same, as they are called now
        self.turn_since = self._clock()
        if luck is not None:
            luck.seal(self.game.name, self.rules, self.options, self.names, [each.played_by for each in chairs])
        self._go_on()

    # Who plays.

    @property
    def names(self) -> list[str]:
        """What everybody is called, by seat."""
        return [chair.name for chair in self.chairs]

    @property
    def turn(self) -> int:
        """Who decides now: a seat, LUCK or NOBODY."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.turn == NOBODY

    def sit(self, seat: int, chair: Chair) -> None:
        """Put somebody else on a seat, at any time."""
        self._check_seat(seat)
        before = self.chairs[seat]
        if (chair.name, chair.played_by) != (before.name, before.played_by):
            self.sat.append((len(self.moves), seat, chair))
        self.chairs[seat] = chair
        self._people += (chair.kind != "bot") - (before.kind != "bot")

    def rename(self, seat: int, name: str) -> None:
        """Who sits here is called otherwise, and always was."""
        was = self.chairs[seat]
        now = replace(was, name=name)
        self.chairs[seat] = now
        self.began = tuple(now if place == seat and one == was else one for place, one in enumerate(self.began))
        self.sat = [(count, place, now if place == seat and one == was else one) for count, place, one in self.sat]

    # What is played.

    def play(self, seat: int, notation: str, version: int) -> None:
        """Play a move of a seat, chosen in this version, and luck's answer; or raise Refused and change nothing."""
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
            return self._read(notation)
        except IllegalMove as refusal:
            is_luck = seat == LUCK  # what luck may do is nobody's to know
            says = f"{notation!r} is not possible now" if is_luck else str(refusal)
            raise Refused("not-legal", says, asked=notation) from None

    def _read(self, notation: str) -> int:
        """The legal move that is written so. It is looked for once, though asked for when it is decided and when it is played."""
        asked = (self.state, self.version, notation)
        if self._sought is None or self._sought[:3] != asked:
            self._sought = (*asked, self.state.read(notation))
        return self._sought[3]

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.chairs)):
            raise Refused("no-such-seat", f"there is no seat {seat}; there are 0 to {len(self.chairs) - 1}")

    def _who(self, turn: int) -> str:
        return "luck" if turn == LUCK else self.chairs[turn].name

    def _go_on(self) -> None:
        """Luck plays until somebody must decide."""
        while self.luck is not None and self.state.turn == LUCK:
            move, draw = self.luck.draw(self.state, len(self.moves))
            self.draws.append(draw)
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
        before, told = self.state.turn, len(self.log)
        story = scribe(self.game)
        story.events, story.version = self.log, self.version
        self.state.listen(story)
        try:
            self.state.happen(move)
        finally:
            self.state.listen(self.game.tale())  # a story never outlives its table, nor a state its story
        self._place(self.log[told:])
        if len(self.moves) % EVERY == 0:
            self.hashes.append(hash_of(self.state))
        if self.state.turn != before:
            self.turn_since = self._clock()

    def note_help(self, seat: int, what: HelpKind) -> bool:
        """A seat has asked for help, and all are told; whether that is new. Asking on in the same position is the same help."""
        if self.has_helped(seat, what):
            return False
        self.helped.append((len(self.moves), seat, what))
        return True

    def has_helped(self, seat: int, what: HelpKind) -> bool:
        """Whether all know that this seat has asked for such help in this position."""
        return (len(self.moves), seat, what) in self.helped

    def _place(self, news: Sequence[Event]) -> None:
        """Events say which place was meant while it can still be seen: later, other cards lie beside it."""
        placed = [event for event in news if any(fact in event.facts for fact in self.game.places)]
        view = self.game.view(self.state, NOBODY) if placed else None
        for event in placed:
            event.facts.update(self.game.whereabouts(view, event.facts))

    # Taking back.

    def undo(self, seat: int) -> None:
        """Take back this seat's last move, if nobody has learned anything since; against bots only, always."""
        self.check_undo(seat)
        self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """Take back this seat's last move, once that has been allowed."""
        self.version += 1
        self._rewind(self._last_move(seat))
        self.log.append(Event(self.version, "move_undone", {"seat": seat}))
        self.turn_since = self._clock()

    def check_undo(self, seat: int, version: int | None = None) -> None:
        """Refuse, unless this seat may take a move back now."""
        self._check_seat(seat)
        if version is not None and version != self.version:
            raise Refused("stale", f"chosen in version {version}; the table is in version {self.version}")
        if self._last_move(seat) < 0:
            raise Refused("nothing-to-undo", "there is no move to take back")
        if not self.can_undo(seat):
            raise Refused("no-undo", "that cannot be taken back: somebody has learned something new")

    def _rewind(self, kept: int) -> None:
        """Back to the position after so many moves."""
        del self.moves[kept:], self.movers[kept:], self.hashes[kept // EVERY :]
        self.draws = [draw for draw in self.draws if draw.number < kept]
        if self.luck is not None:
            self.luck.rewound(self.draws)
        self.sat = [(min(count, kept), seat, chair) for count, seat, chair in self.sat]
        self.helped = [(min(count, kept), seat, what) for count, seat, what in self.helped]
        self.state = self.game.new(len(self.chairs), self.options)
        for notation in self.moves:
            self.state.happen(self.state.read(notation))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last move back: nobody has learned anything since, or only bots play with it.

        Where others play with the same luck and compare, only the first counts.
        """
        if self.movers and self.movers[-1] != seat and self._people > (self.chairs[seat].kind != "bot"):
            return False  # the usual case: somebody else has been here since, and it was not the last move of all
        last = self._last_move(seat)
        if last < 0:
            return False
        is_harmless = last == len(self.moves) - 1 and not self._was_revealing(last)
        is_compared = self.luck is not None and self.luck.is_public
        return is_harmless or not (is_compared or self._others_since(seat, last))

    def _last_move(self, seat: int) -> int:
        """The number of this seat's last move; -1 if there is none."""
        for number in range(len(self.moves) - 1, self.given - 1, -1):
            if self.movers[number] == seat:
                return number
        return -1

    def _others_since(self, seat: int, move: int) -> bool:
        """Whether anybody but who sits here now has been at the table since a move was made, wherever they are now."""
        me = self.chairs[seat]
        for place, chair in enumerate(self.chairs):  # whoever sits there now has been there since then
            if place != seat and chair.kind != "bot":
                return True
        return any(chair.kind != "bot" and (place != seat or chair != me) for place, chair in self._sitters(move))

    def _sitters(self, move: int) -> Iterator[tuple[int, Chair]]:
        """Who sat where when a move was made, and who has sat down since."""
        then = dict(enumerate(self.began))
        then.update((seat, chair) for count, seat, chair in self.sat if count <= move)
        yield from then.items()
        yield from ((seat, chair) for count, seat, chair in self.sat if count > move)

    def _was_revealing(self, number: int) -> bool:
        return read_phrase(self.game, self.moves[number])[0] in self.game.reveals

    # What is seen.

    def possible(self) -> list[str]:
        """The notations of all legal moves."""
        return [self.state.write(move) for move in self.state.moves()]

"""A room: people around a table. It is made of its deeds alone, so it is the same after a restart and in every process.

``decide`` turns what somebody wants into a deed, or refuses and changes nothing. ``fold`` makes a deed happen, once it is
written down. Neither waits for anything.
"""

import secrets
import weakref
import zlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec

from cheeseboard.bots.bots import BOTS
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.table.luck import FairLuck, commitment_to, fresh_seed
from cheeseboard.table.record import record_of, to_link
from cheeseboard.table.table import Chair as TableChair
from cheeseboard.table.table import Refused, Table
from cheeseboard.web import wire
from cheeseboard.web.deeds import (
    Begun,
    Chair,
    Changed,
    Closed,
    Deed,
    Hosted,
    Joined,
    Made,
    Moved,
    Plan,
    Planned,
    Removed,
    Replaced,
    Returned,
    Seated,
    Settings,
    StoodIn,
    Stuck,
    Undone,
    WordGiven,
)
from cheeseboard.web.names import NAMES, STICKERS, clean_name, hashed, new_name, unlike

Phase = Literal["lobby", "playing", "over", "closed"]

MOST_GUESTS: Final = 60
FINISHED: Final = 20  # matches, kept in sight
PACK: Final = 32  # events that are packed together
SLOWEST: Final = 7 * 24 * 3600  # of all settings in seconds


@dataclass(slots=True)
class Guest:
    """A device that has come in, and may come back with its token."""

    name: str
    token: str  # hashed; "" once removed


Said = tuple[int, int | None, bytes]  # in which version, to whom alone, what
read_pack = msgspec.msgpack.Decoder(list[Said]).decode


@dataclass(slots=True)
class Match:
    """A game in this room, with what everybody heard of it, ready to be sent; what is long past is packed away."""

    number: int
    table: Table
    heard: list[Said] = field(default_factory=list)
    packs: list[bytes] = field(default_factory=list)
    packed: int = -1  # the last version in there

    def listen(self) -> None:
        """Move what the table has told into its small form."""
        for each in self.table.log:
            event = each.event
            said = wire.Happening(each.version, event.name, dict(event.facts), event.only)
            self.heard.append((each.version, event.only, msgspec.json.encode(said)))
        self.table.log.clear()
        while len(self.heard) >= 2 * PACK:
            self.packs.append(zlib.compress(msgspec.msgpack.encode(self.heard[:PACK]), 1))
            self.packed = self.heard[PACK - 1][0]
            del self.heard[:PACK]

    def events(self, seat: int, since: int) -> list[msgspec.Raw]:
        """What a seat heard after a version."""
        heard = self.heard if since >= self.packed else [*self._unpacked(), *self.heard]
        first = len(heard)
        while first and heard[first - 1][0] > since:
            first -= 1
        return [msgspec.Raw(said) for _, only, said in heard[first:] if only is None or only == seat]

    def _unpacked(self) -> list[Said]:
        return [said for pack in self.packs for said in read_pack(zlib.decompress(pack))]


class Room:
    """A room as its deeds have made it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.phase: Phase = "lobby"
        self.game = ""
        self.options: dict[str, Any] = {}
        self.chairs: list[Chair] = []
        self.guests: list[Guest] = []
        self.host = 0
        self.settings = Settings()
        self.match: Match | None = None
        self.number = 0  # of the match that is on, or was
        self.next_seed = ""
        self.words: dict[int, str] = {}  # of guests, for the next match
        self.finished: list[wire.Finished] = []
        self.starting: tuple[str, ...] = ()  # moves of another match that the next goes on from
        self.now = 0.0  # when the last deed was done

    # Who is here.

    def guest_of(self, token: str) -> int | None:
        """Whose token that is."""
        want = hashed(token)
        for number, guest in enumerate(self.guests):
            if secrets.compare_digest(guest.token, want):
                return number
        return None

    def seats_of(self, guest: int | None) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if guest is not None and chair.guest == guest]

    def bot_of(self, seat: int) -> str | None:
        """Which bot plays a seat now, if none of the people does."""
        chair = self.chairs[seat]
        return None if chair.kind == "guest" and not chair.stand_in else self.bot_for(seat)

    def bot_for(self, seat: int) -> str:
        """Which bot plays a seat, or would if it had to."""
        return self.chairs[seat].bot or self.settings.bot

    @property
    def turn(self) -> int:
        return self.match.table.turn if self.match and self.phase == "playing" else NOBODY

    def taken_names(self) -> set[str]:
        return {guest.name for guest in self.guests} | {chair.name for chair in self.chairs}

    # What somebody wants.

    def decide(self, guest: int | None, said: wire.Command, gone: Collection[int] = ()) -> Deed:
        """What is done, if it can be; ``gone`` are guests who have been away for too long."""
        if self.phase == "closed":
            raise refused("closed")
        if guest is None or not self.guests[guest].token:
            raise refused("not-a-guest")
        match said:
            case wire.Move(match=match, version=version, seat=seat, move=move):
                self._check_turn(guest, match, seat).check(seat, move, version)
                return Moved(seat, move)
            case wire.Undo(match=match, version=version, seat=seat):
                if self.phase == "over":  # luck's seed has been told
                    raise refused("over")
                self._check_turn(guest, match, seat).check_undo(seat, version)
                return Undone(seat)
            case wire.Sit(seat=seat, name=name):
                return self._sit(guest, seat, name)
            case wire.Stand(seat=seat):
                if self._chair(seat).guest != guest:
                    raise refused("not-your-seat")
                return Seated(seat, Chair(name=self.chairs[seat].name))
            case wire.GiveWord(word=word):
                return WordGiven(guest, clean_name(word) or word.encode().hex())
            case wire.Stick(sticker=sticker):
                if sticker not in STICKERS:
                    raise refused("no-such-sticker")
                return Stuck(guest, sticker)
            case wire.Begin(match=match):
                return self._begin(guest, match)
            case wire.MakeHost(guest=heir) if heir == guest != self.host and self.seats_of(guest):
                if self.host not in gone:
                    raise refused("host-may-return")
                return Hosted(guest)
            case _:
                if guest != self.host:
                    raise refused("not-host")
                return self._decide_as_host(said)

    def _decide_as_host(self, said: wire.Command) -> Deed:
        match said:
            case wire.PlanMatch(game=game, options=options, chairs=chairs):
                if self.phase == "playing":
                    raise refused("match-running")
                return Planned(self.plan(game, options, chairs, self.host))
            case wire.Place(seat=seat, chair=wanted):
                self._chair(seat)
                return Seated(seat, self._chairs([wanted], self.host, self.taken_names() - {self.chairs[seat].name})[0])
            case wire.Set(settings=settings):
                return Changed(checked(settings))
            case wire.Remove(guest=guest):
                if guest == self.host:
                    raise refused("not-host")
                self._check_guest(guest)
                return Removed(guest)
            case wire.MakeHost(guest=guest):
                self._check_guest(guest)
                return Hosted(guest)
            case _:
                return Closed()

    def _check_turn(self, guest: int, match: int, seat: int) -> Table:
        """The table, if this guest may play there for this seat."""
        if self.match is None or self.phase == "lobby":
            raise refused("no-match")
        if match != self.number:
            raise refused("stale")
        chair = self._chair(seat)
        if chair.guest != guest:
            raise refused("not-your-seat")
        return self.match.table

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise refused("no-such-seat")
        return self.chairs[seat]

    def _check_guest(self, guest: int) -> None:
        if guest >= len(self.guests) or not self.guests[guest].token:
            raise refused("no-such-guest")

    def _sit(self, guest: int, seat: int, name: str | None) -> Deed:
        chair = self._chair(seat)
        if chair.kind != "open":
            raise refused("seat-taken")
        own, is_first = self.guests[guest].name, not self.seats_of(guest)
        taken = self._names_beside(seat) - ({own} if is_first else set())
        called = unlike(self.name_for(name, own if is_first else new_name(taken)), taken)
        return Seated(seat, Chair("guest", guest, "", called))

    def bot_move(self, match: int, seat: int, version: int, move: str) -> Moved:
        """A bot's move, or a move for somebody whose time is up."""
        if self.phase != "playing":
            raise refused("over")
        if match != self.number:
            raise refused("stale")
        self._table().check(seat, move, version)
        return Moved(seat, move, late=self.bot_of(seat) is None)

    def standing_in(self, guest: int) -> StoodIn:
        """A bot plays for somebody who has gone."""
        seats = tuple(seat for seat in self.seats_of(guest) if not self.chairs[seat].stand_in)
        if not seats:
            raise refused("not-your-seat")
        return StoodIn(seats)

    def replacing(self, seat: int, bot: str, by: str) -> Replaced:
        """Another bot for one that failed."""
        if self.bot_for(seat) != bot:
            raise refused("stale")
        return Replaced(seat, by)

    def name_for(self, name: str | None, default: str) -> str:
        """A name, if it may be had in this room."""
        wanted = clean_name(name or "")
        if not wanted:
            return default
        if wanted not in NAMES and not self.settings.own_names:
            raise refused("no-such-name")
        return wanted

    def _begin(self, guest: int, match: int) -> Deed:
        if match != self.number:
            raise refused("stale")
        if self.phase == "playing":
            raise refused("match-running")
        if guest != self.host and not (self.phase == "over" and self.seats_of(guest)):
            raise refused("not-host")
        return self.beginning()

    def beginning(self) -> Begun:
        """The next match: as planned, and if it is another one, the next seat begins."""
        chairs = self.chairs
        check_plan(self.game, self.options, len(chairs))  # it may have been planned under older rules
        if self.phase == "over" and self.settings.rotate:
            chairs = [*chairs[1:], chairs[0]]
        return Begun(find(self.game).version, tuple(chairs), fresh_seed().hex())

    def plan(self, game: str, options: dict[str, Any], wanted: Sequence[wire.WantedChair], guest: int) -> Plan:
        """A plan that can be played."""
        check_plan(game, options, len(wanted))
        return Plan(game, find(game).settle(options), tuple(self._chairs(wanted, guest, self._guest_names())))

    def _guest_names(self) -> set[str]:
        return {guest.name for guest in self.guests}

    def _names_beside(self, seat: int | None) -> set[str]:
        """What guests and all other chairs are called."""
        return self._guest_names() | {chair.name for number, chair in enumerate(self.chairs) if number != seat}

    def _chairs(self, wanted: Sequence[wire.WantedChair], me: int, taken: set[str]) -> list[Chair]:
        found: list[Chair] = []
        for one in wanted:
            kind, guest = ("guest", me) if one.kind == "me" else (one.kind, one.guest)
            name = self._chair_name(one, kind, guest, found, taken)
            if kind == "guest":
                if guest is None:
                    raise refused("no-such-guest")
                self._check_guest(guest)
                found.append(Chair("guest", guest, "", name))
            elif kind == "bot":
                found.append(Chair("bot", None, bot_named(one.bot or self.settings.bot), name))
            else:
                found.append(Chair("open", None, "", name))
            taken = taken | {name}
        return found

    def _chair_name(
        self, one: wire.WantedChair, kind: str, guest: int | None, found: Sequence[Chair], taken: set[str]
    ) -> str:
        own = kind == "guest" and guest is not None and guest < len(self.guests)
        is_first = own and all(chair.guest != guest for chair in found)
        default = self.guests[guest or 0].name if is_first else new_name(taken)
        return self.name_for(one.name, default)

    def joining(self, said: wire.NewGuest, token: str) -> Joined:
        """Somebody comes in."""
        if self.phase == "closed":
            raise refused("closed")
        if sum(bool(guest.token) for guest in self.guests) >= MOST_GUESTS:
            raise refused("full")
        seat = said.seat
        if seat is None and not said.watch:
            seat = next((number for number, chair in enumerate(self.chairs) if chair.kind == "open"), None)
        elif seat is not None and self._chair(seat).kind != "open":
            raise refused("seat-taken")
        own = self.chairs[seat].name if seat is not None else ""
        taken = self._names_beside(seat)
        default = own if own and own not in taken else new_name(taken | {own})
        return Joined(hashed(token), unlike(self.name_for(said.name, default), taken), seat)

    # What happens.

    def fold(self, deed: Deed, at: float) -> list[wire.Notice]:
        """A deed happens; what everybody is told of it."""
        self.now = at
        match deed:
            case Made():
                self._made(deed)
            case Joined(token=token, name=name, seat=seat):
                self.guests.append(Guest(name, token))
                if seat is not None:
                    self._seat(seat, Chair("guest", len(self.guests) - 1, "", name))
                return [notice("joined", name=name)]
            case Removed(guest=guest):
                self.guests[guest].token = ""
                for seat in self.seats_of(guest):
                    self._seat(seat, Chair(name=self.chairs[seat].name))
                return [notice("removed", name=self.guests[guest].name)]
            case Hosted(guest=guest):
                self.host = guest
                return [notice("host", name=self.guests[guest].name)]
            case Changed(settings=settings):
                self.settings = settings
            case Planned(plan=plan):
                self._planned(plan)
            case Seated(seat=seat, chair=chair):
                self._seat(seat, chair)
                return [notice(f"chair-{chair.kind}", seat=seat, name=chair.name)] if self.phase == "playing" else []
            case WordGiven(guest=guest, word=word):
                self.words[guest] = word
            case Begun():
                self._begun(deed)
                return [notice("begun", match=self.number)]
            case Moved() | Undone() if self.match is None:
                pass  # of a match under rules that are no more
            case Moved(seat=seat, move=move, late=late):
                table = self._table()
                table.play(seat, move, table.version)
                self._went_on()
                return [notice("time-up", seat=seat, name=self.chairs[seat].name)] if late else []
            case Undone(seat=seat):
                self._table().undo(seat)
                self._went_on()
            case StoodIn(seats=seats):
                for seat in seats:
                    self._seat(seat, msgspec.structs.replace(self.chairs[seat], stand_in=True))
                return [notice("stood-in", name=self.chairs[seat].name) for seat in seats]
            case Returned(guest=guest):
                return [self._return(seat) for seat in self.seats_of(guest) if self.chairs[seat].stand_in]
            case Replaced(seat=seat, bot=bot):
                self._seat(seat, msgspec.structs.replace(self.chairs[seat], bot=bot))
                return [notice("bot-replaced", name=self.chairs[seat].name)]
            case Stuck(guest=guest, sticker=sticker):
                return [notice("sticker", name=self.guests[guest].name, guest=guest, sticker=sticker)]
            case Closed():
                self.phase = "closed"
                return [notice("closed")]
        return []

    def _made(self, deed: Made) -> None:
        self.settings = deed.settings
        self.guests = [Guest(deed.name, deed.token)]
        self.next_seed = deed.seed
        self._planned(deed.plan)
        self.starting = deed.moves

    def _planned(self, plan: Plan) -> None:
        self.game, self.options, self.chairs = plan.game, plan.options, list(plan.chairs)
        self.phase, self.match, self.starting = "lobby", None, ()

    def _begun(self, deed: Begun) -> None:
        self.chairs = list(deed.chairs)
        if deed.rules != find(self.game).version:
            self.number += 1
            self.next_seed, self.words, self.starting, self.phase, self.match = deed.seed, {}, (), "lobby", None
            return
        words = [word for _, word in sorted(self.words.items())]
        luck = FairLuck(bytes.fromhex(self.next_seed), words)
        seated = [self._sitting(seat) for seat in range(len(self.chairs))]
        me = weakref.proxy(self)  # not in a circle: a room that is not needed is gone at once, see serve.py
        table = Table(self.game, seated, self.options, luck, clock=lambda: me.now, given=self.starting)
        self.number += 1
        self.match = Match(self.number, table)
        self.next_seed, self.words, self.starting, self.phase = deed.seed, {}, (), "playing"
        self._went_on()

    def _table(self) -> Table:
        assert self.match is not None
        return self.match.table

    def _went_on(self) -> None:
        assert self.match is not None
        self.match.listen()
        if self.match.table.over and self.phase == "playing":
            self.phase = "over"
            table = self.match.table
            link = to_link(record_of(table))
            done = wire.Finished(self.number, self.game, table.names, table.state.winners(), link)
            self.finished = [*self.finished, done][-FINISHED:]

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        if self.match is not None:
            self.match.table.sit(seat, self._sitting(seat))

    def _sitting(self, seat: int) -> TableChair:
        bot = self.bot_of(seat)
        return TableChair(self.chairs[seat].name, "person" if bot is None else "bot", bot or "")

    def _return(self, seat: int) -> wire.Notice:
        self._seat(seat, msgspec.structs.replace(self.chairs[seat], stand_in=False))
        return notice("returned", name=self.chairs[seat].name)

    # What is seen.

    def shown(self, here: set[int]) -> wire.RoomNow:
        """Everything but the cards, for everybody; ``here`` are the guests that are."""
        commitment = commitment_to(bytes.fromhex(self.next_seed))
        luck = self.match.table.luck if self.match else None
        return wire.RoomNow(
            code=self.code,
            phase=self.phase,
            match=self.number,
            game=self.game,
            options=self.options,
            chairs=[
                wire.ChairNow(
                    chair.kind, chair.name, chair.guest, self.bot_of(seat) or "", chair.stand_in, chair.guest in here
                )
                for seat, chair in enumerate(self.chairs)
            ],
            guests=[
                wire.GuestNow(number, guest.name, number in here, number == self.host)
                for number, guest in enumerate(self.guests)
                if guest.token
            ],
            settings=self.settings,
            commitment=luck.commitment if luck else commitment,
            next_commitment=commitment,
            words=len(self.words),
            finished=len(self.finished),
        )

    def frame(self, seat: int, since: int) -> wire.Frame | None:
        """All that a seat (or NOBODY, a watcher) may know of the match."""
        if self.match is None:
            return None
        table = self.match.table
        return wire.Frame(
            match=self.number,
            version=table.version,
            since=since,
            seat=seat,
            turn=table.turn,
            turn_since=table.turn_since,
            events=self.match.events(seat, since),
            view=msgspec.Raw(msgspec.json.encode(table.game.view(table.state, seat))),
            moves=table.possible() if seat == table.turn else [],
            undo=seat != NOBODY and table.can_undo(seat),
            over=self._over(),
        )

    def _over(self) -> wire.Over | None:
        if self.phase != "over":
            return None
        state, luck = self._table().state, self._table().luck
        assert luck is not None
        return wire.Over(state.scores(), state.winners(), luck.seed.hex(), self.finished[-1].link)


def refused(reason: str, **facts: int | str) -> Refused:
    return Refused(reason, reason, **facts)


def notice(said: str, **facts: int | str) -> wire.Notice:
    return wire.Notice(said, facts)


def check_plan(game: str, options: dict[str, Any], seats: int) -> None:
    """Whether the rules allow it."""
    if game not in names():
        raise refused("no-such-game")
    try:
        find(game).new(seats, options)
    except ValueError as problem:
        raise Refused("bad-plan", str(problem)) from None


def bot_named(name: str) -> str:
    if name not in BOTS:
        raise refused("no-such-bot")
    return name


def checked(settings: Settings) -> Settings:
    """Settings, if they make sense."""
    times = (settings.away, settings.clock, settings.pace)
    if any(not 0 <= each <= SLOWEST for each in times):
        raise refused("bad-settings")
    bot_named(settings.bot)
    return settings


def made(code: str, said: wire.NewRoom, token: str, moves: Sequence[str] = ()) -> Made:
    """A new room, if what is wanted can be played."""
    empty = Room(code)
    empty.settings = checked(said.settings)
    name = empty.name_for(said.name, new_name(()))
    empty.guests = [Guest(name, hashed(token))]
    plan = empty.plan(said.game, said.options, said.chairs, 0)
    return Made(plan, empty.settings, hashed(token), name, fresh_seed().hex(), tuple(moves))

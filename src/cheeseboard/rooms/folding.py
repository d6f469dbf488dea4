"""What deeds make of a room: the same after a restart and in every process, for it depends on nothing else.

``fold`` makes a deed happen, once it is written down. It refuses nothing and waits for nothing.
"""

import secrets
import weakref
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from cheeseboard.bots.bots import MICE
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import (
    Agreed,
    Begun,
    Changed,
    Closed,
    Contributed,
    CoveredAgain,
    Deal,
    Declined,
    Deed,
    Helped,
    Hosted,
    Joined,
    KeyRenewed,
    Made,
    Moved,
    Named,
    Opened,
    Planned,
    PlannedMatch,
    Removed,
    Replaced,
    Returned,
    Revealed,
    RoomChair,
    Sealed,
    Seated,
    Settings,
    StoodIn,
    Stuck,
    Undone,
    WantedAgain,
    Wished,
    WordGiven,
)
from cheeseboard.rooms.match import NULL, Match
from cheeseboard.rooms.names import hashed
from cheeseboard.rooms.outside import TurnNow
from cheeseboard.rooms.sealing import Sealing
from cheeseboard.table.daily import daily_seed
from cheeseboard.table.help import Eyes
from cheeseboard.table.links import same_seed, to_link
from cheeseboard.table.luck import (
    Contribution,
    FirstLuck,
    Luck,
    Seal,
    SharedLuck,
    answered,
    commitment_to,
)
from cheeseboard.table.record import record_of
from cheeseboard.table.table import Chair, HelpKind, Refused, Table
from cheeseboard.table.verdict import ties_of

encode = msgspec.json.Encoder().encode
RoomPhase = Literal["lobby", "playing", "over", "closed"]

FINISHED: Final = 20  # matches, kept in sight
HELPED: Final = 100  # times that somebody asked for help, kept in sight; the record has all of them
LOOK: Final = 6.0  # seconds that somebody may look at what must be put back …
EACH: Final = 3.0  # … and so many more for each card
FRAME: Final = (  # as msgspec writes a wire.Frame
    b'{"type":"frame","match":%d,"version":%d,"since":%d,"seat":%d,"turn":%d,"turn_since":%b,"events":[%b],"view":%b,'
    b'"moves":%b,"undo":%b,"over":%b,"earlier":%d,"glance":%b,"difference":%b,"check":%d}'
)
SLICE: Final = 20  # moves of another match that are played again without a pause


@dataclass(slots=True)
class RoomGuest:
    """A device that has come in, and may come back with its token."""

    name: str
    token: str  # hashed; "" once removed
    face: str = ""


class FoldedRoom:
    """A room as its deeds have made it, and how it is seen."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.phase: RoomPhase = "lobby"
        self.game = ""
        self.options: dict[str, Any] = {}
        self.chairs: list[RoomChair] = []
        self.guests: list[RoomGuest] = []
        self.host = 0
        self.settings = Settings()
        self.match: Match | None = None
        self.number = 0  # of the match that is on, or was
        self.next_seed = ""
        self.words: dict[int, str] = {}  # of guests, for the next match, before there were contributions
        self.commitments: dict[int, str] = {}  # of guests, to their contributions to the next match
        self.sealing: Sealing | None = None  # the match that is about to begin
        self.seal: wire.SealNow | None = None  # of the match that is on, or was
        self.finished: list[wire.Finished] = []
        self.starting: tuple[str, ...] = ()  # moves of another match that the next goes on from …
        self.laid: Match | None = None  # … and the table with these moves, once they have been played again
        self.deal: Deal | None = None  # whose luck the match shares that is on, or the first one will …
        self.answers: tuple[tuple[int, str], ...] = ()  # … and what luck said there
        self.now = 0.0  # when the last deed was done
        # Of the match that is on: whose cards each seat has, which seats each guest has sat on, who wants which seat,
        # and how many seconds somebody may be away before others may have their seat, as it was when the match began.
        self.owners: dict[int, int] = {}
        self.known: dict[int, tuple[int, ...]] = {}
        self.wishes: dict[int, Wished] = {}
        self.away = 0
        self.again: frozenset[int] = frozenset()  # guests who want another match, once one is over
        self._mover = (0, NOBODY)  # in which match, which seat is to move …
        self._turn_began = -1  # … and since which version of the table

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
        return bot_on(self.chairs[seat], self.settings.bot)

    def bot_for(self, seat: int) -> str:
        """Which bot plays a seat, or would if it had to."""
        return self.chairs[seat].bot or self.settings.bot

    @property
    def people(self) -> int:
        """How many seats people have, whether they are here or not."""
        return sum(chair.kind == "guest" for chair in self.chairs)

    @property
    def next_commitment(self) -> str:
        """The house's, to the luck of the next match that is not sealed yet."""
        return commitment_to(bytes.fromhex(self.next_seed))

    @property
    def awaited(self) -> set[int]:
        """Guests whose numbers the sealed match waits for."""
        waits = self.sealing.waits_for if self.sealing is not None else []
        return {guest for guest in waits if self.guests[guest].token}

    @property
    def turn(self) -> int:
        return self.match.table.turn if self.match and self.phase == "playing" else NOBODY

    @property
    def is_bots_turn(self) -> bool:
        return self.turn != NOBODY and self.bot_of(self.turn) is not None

    @property
    def turn_now(self) -> TurnNow | None:
        """The turn that is on, if it is a person's."""
        seat = self.turn
        if seat == NOBODY or self.bot_of(seat) is not None:
            return None
        chair = self.chairs[seat]
        assert chair.guest is not None
        return TurnNow(self.code, self.game, self.number, self._turn_began, seat, chair.name, chair.guest)

    def taken_names(self) -> set[str]:
        return {guest.name for guest in self.guests} | {chair.name for chair in self.chairs}

    def _is_takeover(self, guest: int, seat: int) -> bool:
        """Whether a guest would see cards that are not meant for them."""
        is_others = self.owners.get(seat, guest) != guest or self._knows_others(guest, seat)
        return is_others and self.chairs[seat].guest != guest and find(self.game).has_secrets

    def _knows_others(self, guest: int, seat: int) -> bool:
        return any(one != seat for one in self.known.get(guest, ()))

    # What happens.

    def fold(self, deed: Deed, at: float) -> list[wire.Notice]:
        """A deed happens; what everybody is told of it."""
        self.now = at
        match deed:
            case Moved() | Undone() | Helped() if self.match is None:
                pass  # of a match under rules that are no more
            case Moved(seat=seat, move=move, late=late):
                table = self._table()
                table.play(seat, move, table.version)
                self._went_on()
                return [notice("time-up", seat=seat, name=self.chairs[seat].name)] if late else []
            case Made():
                self._made(deed)
            case Joined(token=token, name=name, seat=seat, face=face):
                self.guests.append(RoomGuest(name, token, face))
                chair = RoomChair("guest", len(self.guests) - 1, "", name, face=face)
                taken = [] if seat is None else self._sit_down(seat, chair)
                return [notice("joined", name=name), *(one for one in taken if one.name == "took-over")]
            case Named(guest=guest, name=name, face=face):
                self._named(self.guests[guest], self.seats_of(guest), name, face)
            case KeyRenewed(guest=guest, token=token):
                self.guests[guest].token = token
            case Removed(guest=guest):
                self.guests[guest].token = ""
                self.again -= {guest}
                self._forget_wishes_of(guest)
                self._leave(guest)
                return [notice("removed", name=self.guests[guest].name)]
            case Hosted(guest=guest):
                self.host = guest
                return [notice("host", name=self.guests[guest].name)]
            case Changed(settings=settings):
                self.settings = settings
            case Planned(plan=plan):
                self._planned(plan)
            case Seated(seat=seat, chair=chair, by=by):
                is_given_up = chair.guest is None and by is not None and by == self.owners.get(seat)
                notices = self._sit_down(seat, chair)
                if is_given_up:
                    del self.owners[seat]
                return notices
            case Wished(seat=seat, chair=chair):
                self.wishes[seat] = deed
                return [notice("seat-wished", seat=seat, name=self._guest_name(chair), was=self.chairs[seat].name)]
            case Agreed(guest=guest, seat=seat):
                wish = self.wishes[seat]
                asks = tuple(one for one in wish.asks if one != guest)
                self.wishes[seat] = msgspec.structs.replace(wish, asks=asks)
                return [] if asks else self._sit_down(seat, wish.chair)
            case Declined(guest=guest, seat=seat):
                wish = self.wishes.pop(seat)
                is_mine = wish.chair.guest == guest
                return [] if is_mine else [notice("seat-declined", seat=seat, name=self.guests[guest].name)]
            case WordGiven(guest=guest, word=word):
                self.words[guest] = word
            case Begun():
                self._begun(deed)
                return [notice("begun", match=self.number)]
            case Contributed(guest=guest, commitment=commitment):
                self.commitments[guest] = commitment
            case Sealed():
                return self._sealed(deed)
            case Revealed(guest=guest, secret=secret, word=word) if self.sealing is not None:
                self.sealing.revealed(guest, secret, word)
                return self._opened(None) if self._is_ready(self.sealing) else []
            case Opened(value=value) if self.sealing is not None:
                return self._opened(value)
            case Undone(seat=seat):
                self._table().take_back(seat)
                self._went_on()
            case Helped(seat=seat, what=what):
                return [self._helped(seat, what)]
            case CoveredAgain(seat=seat, version=version) if self.match is not None:
                self.match.eyes.put_back(seat, version)
                self.match.views.pop(seat, None)
            case StoodIn(seats=seats):
                for seat in seats:
                    self._seat(seat, msgspec.structs.replace(self.chairs[seat], stand_in=True))
                return [notice("stood-in", name=self.chairs[seat].name) for seat in seats]
            case Returned(guest=guest):
                return [self._return(seat) for seat in self.seats_of(guest) if self.chairs[seat].stand_in]
            case Replaced(seat=seat, bot=bot, name=name):
                before = self.chairs[seat].name
                self._seat(seat, msgspec.structs.replace(self.chairs[seat], bot=bot, name=name or before))
                return [notice("bot-replaced", name=before, by=name or (bot.capitalize() if bot in MICE else bot))]
            case WantedAgain(guest=guest, yes=yes):
                self.again = self.again | {guest} if yes else self.again - {guest}
                name = self.guests[guest].name
                return [notice("again", name=name)] if yes else [notice("not-again", name=name)]
            case Stuck(guest=guest, sticker=sticker):
                return [notice("sticker", name=self.guests[guest].name, guest=guest, sticker=sticker)]
            case Closed():
                self.phase = "closed"
                return [notice("closed")]
        return []

    def _made(self, deed: Made) -> None:
        self.settings = deed.settings
        self.guests = [RoomGuest(deed.name, deed.token, deed.face)]
        self.next_seed = deed.seed
        self._planned(deed.plan)
        self.starting, self.deal, self.answers = deed.moves, deed.deal, deed.answers

    def _planned(self, plan: PlannedMatch) -> None:
        self.game, self.options, self.chairs = plan.game, plan.options, list(plan.chairs)
        self.phase, self.match, self.seal, self.wishes = "lobby", None, None, {}
        self.starting, self.laid, self.again = (), None, frozenset()
        self.deal, self.answers = None, ()

    def _named(self, guest: RoomGuest, seats: Sequence[int], name: str, face: str) -> None:
        """Of several people at one device only the first is called like it."""
        first = next((seat for seat in seats if self.chairs[seat].name == guest.name), None)
        guest.name, guest.face = name, face
        if first is not None:
            self._seat(first, msgspec.structs.replace(self.chairs[first], name=name, face=face))

    def laying(self, deed: Deed) -> Iterator[None]:
        """Before a match begins that goes on from another: play its moves again, with pauses for those who have something else to do."""
        if isinstance(deed, Begun | Sealed):
            yield from self._lay(deed.rules, len(deed.chairs))

    def _lay(self, rules: int, seats: int) -> Iterator[None]:
        if not find(self.game).plays(rules) or self.laid is not None:
            return
        me = weakref.proxy(self)  # not in a circle: a room that is not needed is gone at once, see serve.py
        nobody = [Chair("") for _ in range(seats)]
        table = Table(self.game, nobody, self.options, clock=lambda: me.now, rules=rules)
        laid = Match(self.number + 1, table, Eyes(table.game, self.settings.help))
        for number, notation in enumerate(self.starting, 1):
            laid.table.lay(notation)
            if number % SLICE == 0:
                laid.listen()
                yield
        self.laid = laid

    def _begun(self, deed: Begun) -> None:
        words = [word for _, word in sorted(self.words.items())]
        luck = FirstLuck(bytes.fromhex(self.next_seed), words)
        self.next_seed, self.words = deed.seed, {}
        self._start(deed.rules, deed.chairs, luck)

    def _sealed(self, deed: Sealed) -> list[wire.Notice]:
        """What is fixed from now on: who plays what, and whose numbers count."""
        if self.number > 0:
            self.deal, self.answers = None, ()
        shared = self._shared_luck(deed.rules)
        guests = [] if shared else sorted(guest for guest in self.commitments if self.guests[guest].token)
        contributions = [Contribution(self.guests[guest].name, self.commitments[guest]) for guest in guests]
        seated = [sitting(chair, self.settings.bot) for chair in deed.chairs]
        seal = Seal(
            commitment=shared.commitment if shared else self.next_commitment,
            contributions=tuple((each.by, each.commitment) for each in contributions),
            beacon=deed.beacon,
            game=self.game,
            version=deed.rules,
            options=self.options,
            names=tuple(chair.name for chair in seated),
            bots=tuple(chair.played_by for chair in seated),
        )
        self.sealing = Sealing(deed, self.next_seed, guests, contributions, seal, self.now, shared)
        self.next_seed, self.commitments, self.again = deed.seed, {}, frozenset()
        return self._opened(None) if self._is_ready(self.sealing) else []

    def _shared_luck(self, rules: int) -> SharedLuck | None:
        """Where the match shares its luck with others: that luck, which is no secret."""
        if self.deal is None:
            return None
        deal = self.deal
        seed = daily_seed(self.game, rules, deal.day, deal.release) if deal.day else same_seed(deal.of)
        return SharedLuck(seed, deal.written, answered(self.answers), (rules, self.options))

    @staticmethod
    def _is_ready(sealing: Sealing) -> bool:
        return not sealing.waits_for and sealing.deed.beacon is None

    def _opened(self, value: str | None) -> list[wire.Notice]:
        assert self.sealing is not None
        sealing, self.sealing = self.sealing, None
        luck = sealing.luck(value)
        self._start(sealing.deed.rules, sealing.deed.chairs, luck)
        assert luck.sealed in (None, sealing.seal)
        self.seal = sealing.shown()
        for guest in range(len(self.guests)):
            if not self.guests[guest].token:  # removed meanwhile
                self._leave(guest)
        return [notice("begun", match=self.number)]

    def _start(self, rules: int, chairs: Sequence[RoomChair], luck: Luck) -> None:
        """A match begins; unless its rules are no more."""
        self.chairs, self.seal = list(chairs), None
        deque(self._lay(rules, len(chairs)), maxlen=0)  # all of it, if nobody has done that before
        self.number += 1
        self.match, self.laid, self.starting = self.laid, None, ()
        if self.match is None:
            self.phase = "lobby"
            return
        self.phase = "playing"
        self.match.table.help = self.match.eyes.level = self.settings.help
        self.match.table.begin(luck, [self._sitting(seat) for seat in range(len(self.chairs))])
        self.owners, self.known, self.wishes, self.away = {}, {}, {}, self.settings.away
        for seat, chair in enumerate(self.chairs):
            self._own(seat, chair)
            if self.match.table.given:  # what was seen in another match was seen there
                self.match.listen()
                self.match.eyes.put_back(seat, self.match.table.version)
        self._went_on()

    def _table(self) -> Table:
        assert self.match is not None
        return self.match.table

    def _went_on(self) -> None:
        assert self.match is not None
        self.match.listen()
        if self._mover != (self.number, self.turn):
            self._mover, self._turn_began = (self.number, self.turn), self.match.table.version
        if self.match.table.over and self.phase == "playing":
            self.phase, self.wishes = "over", {}
            table = self.match.table
            link = to_link(record_of(table))
            done = wire.Finished(self.number, self.game, table.names, table.state.winners(), link)
            self.finished = [*self.finished, done][-FINISHED:]

    def _helped(self, seat: int, what: HelpKind) -> wire.Notice:
        """All are told who asks for help."""
        assert self.match is not None
        table, name = self.match.table, self.chairs[seat].name
        if table.note_help(seat, what):
            self.match.helped = [*self.match.helped, wire.HelpNow(table.version, seat, what)][-HELPED:]
        return (
            notice("hint-asked", seat=seat, name=name) if what == "hint" else notice("odds-asked", seat=seat, name=name)
        )

    def _sit_down(self, seat: int, chair: RoomChair) -> list[wire.Notice]:
        """Somebody else on a chair; what everybody is told of it, if a match is on."""
        was, guest = self.chairs[seat].name, chair.guest
        is_takeover = guest is not None and self._is_takeover(guest, seat)
        self._seat(seat, chair)
        if self.phase != "playing":
            return []
        if is_takeover:
            return [notice("took-over", seat=seat, name=self._guest_name(chair), was=was)]
        return [notice(f"chair-{chair.kind}", seat=seat, name=chair.name)]

    def _guest_name(self, chair: RoomChair) -> str:
        """The one they came in with, whatever the chair is called."""
        assert chair.guest is not None
        return self.guests[chair.guest].name

    def _seat(self, seat: int, chair: RoomChair) -> None:
        self.chairs[seat] = chair
        self.wishes.pop(seat, None)
        self._own(seat, chair)
        if self.match is not None:
            self.match.table.sit(seat, self._sitting(seat))

    def _leave(self, guest: int) -> None:
        """All chairs of a guest are open."""
        for seat in self.seats_of(guest):
            self._seat(seat, RoomChair(name=self.chairs[seat].name))

    def _own(self, seat: int, chair: RoomChair) -> None:
        if chair.guest is not None:
            self.owners[seat] = chair.guest
            known = self.known.get(chair.guest, ())
            self.known[chair.guest] = known if seat in known else (*known, seat)

    def _forget_wishes_of(self, guest: int) -> None:
        self.wishes = {
            seat: wish for seat, wish in self.wishes.items() if wish.chair.guest != guest and guest not in wish.asks
        }

    def _sitting(self, seat: int) -> Chair:
        return sitting(self.chairs[seat], self.settings.bot)

    def _return(self, seat: int) -> wire.Notice:
        self._seat(seat, msgspec.structs.replace(self.chairs[seat], stand_in=False))
        return notice("returned", name=self.chairs[seat].name)

    # What is seen.

    def shown(self, here: set[int]) -> wire.RoomNow:
        """Everything but the cards, for everybody; ``here`` are the guests that are."""
        table = self.match.table if self.match else None
        luck = table.luck if table else None
        return wire.RoomNow(
            code=self.code,
            phase=self.phase,
            match=self.number,
            game=self.game,
            options=self.options,
            chairs=[
                wire.ChairNow(
                    chair.kind,
                    chair.name,
                    chair.guest,
                    self.bot_of(seat) or "",
                    chair.stand_in,
                    chair.guest in here,
                    chair.face,
                )
                for seat, chair in enumerate(self.chairs)
            ],
            guests=[
                wire.GuestNow(number, guest.name, number in here, number == self.host, guest.face)
                for number, guest in enumerate(self.guests)
                if guest.token
            ],
            settings=self.settings,
            commitment=luck.commitment if luck else self.next_commitment,
            next_commitment=self.next_commitment,
            contributed=sorted(self.commitments),
            sealing=self.sealing is not None,
            seal=self.seal if self.sealing is None else self.sealing.shown(),
            finished=len(self.finished),
            wishes=[
                wire.SeatWish(seat, wish.chair.guest or 0, list(wish.asks))
                for seat, wish in sorted(self.wishes.items())
            ],
            help=table.help if table else self.settings.help,
            helped=self.match.helped if self.match else [],
            again=sorted(self.again),
            deal=self.deal,
        )

    def frame(self, seat: int, since: int, *, differences: bool = False) -> bytes:
        """A wire.Frame as JSON: all that a seat (or NOBODY, a watcher) may know of the match; of what happened, a page at most.

        With differences, of a long view only what has changed since then. It is put together of parts, most of which are the
        same for several seats.
        """
        assert self.match is not None
        match, table = self.match, self.match.table
        turn, looks = table.turn, match.eyes.looks(seat) if match.eyes.has_looks else ()
        since, events, earlier = match.told_since(seat, since)
        view, change, check = match.seen_since(seat, since) if differences else (match.written(seat), NULL, 0)
        return FRAME % (
            self.number,
            table.version,
            since,
            seat,
            turn,
            encode(table.turn_since),
            events,
            view,
            encode(table.possible()) if seat == turn else b"[]",
            b"true" if seat != NOBODY and table.can_undo(seat) else b"false",
            encode(self._over()) if self.phase == "over" else NULL,
            earlier,
            encode(glance_of(len(looks))) if looks else b"0.0",
            change,
            check,
        )

    def story(self, mid: str, seat: int, match: int, before: int) -> wire.StoryAnswer:
        """What a seat heard before one of its events: a page of it, the last."""
        if self.match is None:
            raise refused("no-match")
        if match != self.number:
            raise refused("stale")
        before = min(before, self.match.heard_by(seat))
        events = self.match.page(seat, before)
        told = [msgspec.Raw(each) for each in self.match.told(seat, events)]
        return wire.StoryAnswer(mid, match, seat, before - len(events), told)

    def _over(self) -> wire.Over:
        state, luck = self._table().state, self._table().luck
        assert luck is not None
        ties = ties_of(self._table().game, state)
        return wire.Over(state.scores(), state.winners(), luck.seed.hex(), self.finished[-1].link, ties)


def glance_of(cards: int) -> float:
    """How many seconds somebody may look at so many cards."""
    return LOOK + EACH * cards if cards else 0.0


def bot_on(chair: RoomChair, usual: str) -> str | None:
    """Which bot plays on a chair, if none of the people does."""
    return None if chair.kind == "guest" and not chair.stand_in else chair.bot or usual


def sitting(chair: RoomChair, usual: str) -> Chair:
    bot = bot_on(chair, usual)
    return Chair(chair.name, "person" if bot is None else "bot", bot or "", chair.face)


def refused(reason: str, **facts: int | str) -> Refused:
    return Refused(reason, reason, **facts)


def notice(name: str, /, **facts: int | str) -> wire.Notice:
    return wire.Notice(name, facts)

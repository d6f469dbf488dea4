"""A room: people around a table.

``decide`` turns what somebody wants into a deed, or refuses and changes nothing; so do the others for what happens without
anybody asking. Deeds happen by being folded (folding.py), once they are written down.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from cheeseboard.bots.bots import BOTS, MICE, goes_by, names_of
from cheeseboard.games import find, names
from cheeseboard.games.box import MOST_STEPS
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import (
    Agreed,
    Changed,
    Closed,
    Contributed,
    CoveredAgain,
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
)
from cheeseboard.rooms.folding import FoldedRoom, RoomGuest, refused
from cheeseboard.rooms.names import CHEESES, FACES, NAMES, STICKERS, first_free, hashed, new_name, unlike
from cheeseboard.table.luck import (
    contribution_to,
    fresh_seed,
)
from cheeseboard.table.table import HelpKind, Refused, Table
from cheeseboard.table.visible import hides, visible

MOST_GUESTS: Final = 60
SLOWEST: Final = 7 * 24 * 3600  # of all settings in seconds
MEANWHILE: Final = (wire.Reveal, wire.Remove, wire.MakeHost, wire.Stick, wire.Close)  # while a match is sealed


class Room(FoldedRoom):
    """A room in which somebody wants something."""

    def __init__(self, code: str, *, may_type: bool = True) -> None:
        super().__init__(code)
        self.may_type = may_type  # names of one's own, as far as whoever runs the server is concerned

    def decide(
        self,
        guest: int | None,
        request: wire.DeedRequest,
        gone: Collection[int] = (),
        absent: Collection[int] = (),
        beacon: tuple[str, int] | None = None,
    ) -> Deed:
        """What is done, if it can be.

        ``gone`` are guests who have been away for too long, ``absent`` for their seats; ``beacon`` names a coming round.
        """
        if self.phase == "closed":
            raise refused("closed")
        if guest is None or not self.guests[guest].token:
            raise refused("not-a-guest")
        if self.sealing is not None and not isinstance(request, MEANWHILE):
            raise refused("one-moment")
        match request:
            case wire.Move(match=match, version=version, seat=seat, move=move):
                self._check_turn(guest, match, seat).check(seat, move, version)
                return Moved(seat, move)
            case wire.Undo(match=match, version=version, seat=seat):
                if self.phase == "over":  # luck's seed has been told
                    raise refused("over")
                self._check_turn(guest, match, seat).check_undo(seat, version)
                return Undone(seat)
            case wire.PutBack(match=match, version=version, seat=seat):
                self._check_turn(guest, match, seat)
                return self.putting_back(match, seat, version)
            case wire.Sit(seat=seat):
                return self._seating(guest, seat, self._sit(guest, request), absent)
            case wire.Stand(seat=seat):
                return self._stand(guest, seat)
            case wire.BeCalled(name=name, face=face):
                return self._called(guest, name, face)
            case wire.Agree():
                return self._agree(guest, request)
            case wire.Contribute(to=to, commitment=commitment):
                if to != self.next_commitment:
                    raise refused("stale")
                return Contributed(guest, commitment)
            case wire.Reveal(seal=seal, secret=secret, word=word):
                return self._reveal(guest, seal, secret, word)
            case wire.Stick(sticker=sticker):
                if sticker not in STICKERS:
                    raise refused("no-such-sticker")
                return Stuck(guest, sticker)
            case wire.Begin(match=match):
                return self._begin(guest, match, beacon)
            case wire.Again(match=match, yes=yes):
                return self._again(guest, match, yes, gone, beacon)
            case wire.MakeHost(guest=heir) if heir == guest != self.host and self.seats_of(guest):
                if self.host not in gone:
                    raise refused("host-may-return")
                return Hosted(guest)
            case _:
                if guest != self.host:
                    raise refused("not-host")
                return self._decide_as_host(request, absent)

    def _decide_as_host(self, request: wire.DeedRequest, absent: Collection[int]) -> Deed:
        match request:
            case wire.PlanMatch(game=game, options=options, chairs=chairs):
                if self.phase == "playing":
                    raise refused("match-running")
                return Planned(self.plan(game, options, chairs, self.host))
            case wire.Place(seat=seat, chair=wanted):
                taken = self.taken_names() - {self._chair(seat).name}
                return self._seating(self.host, seat, self._chairs([wanted], self.host, taken)[0], absent)
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

    def _chair(self, seat: int) -> RoomChair:
        if not 0 <= seat < len(self.chairs):
            raise refused("no-such-seat")
        return self.chairs[seat]

    def _check_guest(self, guest: int) -> None:
        if guest >= len(self.guests) or not self.guests[guest].token:
            raise refused("no-such-guest")

    def _sit(self, guest: int, wanted: wire.Sit) -> RoomChair:
        seat = wanted.seat
        if self._chair(seat).kind != "open":
            raise refused("seat-taken")
        me, is_first = self.guests[guest], not self.seats_of(guest)
        taken = self._names_beside(seat) - ({me.name} if is_first else set())
        called = unlike(self.name_for(wanted.name, me.name if is_first else new_name(taken), taken), taken)
        return RoomChair("guest", guest, "", called, face=face_of(wanted.face or (me.face if is_first else "")))

    def _stand(self, guest: int, seat: int) -> Seated:
        """An open chair; once a match is on it keeps the name of whoever sat there."""
        chair = self._chair(seat)
        if chair.guest != guest:
            raise refused("not-your-seat")
        if self.phase == "playing":
            return Seated(seat, RoomChair(name=chair.name), guest)
        return Seated(seat, self._chairs([wire.WantedChair()], guest, self._names_beside(seat))[0], guest)

    def _called(self, guest: int, name: str, face: str) -> Named:
        if self.phase == "playing":
            raise refused("match-running")
        own = self.guests[guest].name
        taken = self.taken_names() - {own}
        return Named(guest, unlike(self.name_for(name, own, taken), taken), face_of(face))

    # Whose cards a seat has.

    def _seating(self, by: int, seat: int, chair: RoomChair, absent: Collection[int]) -> Deed:
        """Somebody on a chair: at once, or when all have agreed who must."""
        asks = self._asks(seat, chair.guest, {*absent, by})
        return Wished(seat, chair, tuple(sorted(asks))) if asks else Seated(seat, chair, by)

    def _asks(self, seat: int, guest: int | None, absent: Collection[int]) -> set[int]:
        """Who must agree before a guest sees a seat's cards: whose they are, and if they know others, everybody else."""
        if guest is None or self.phase != "playing" or not self._is_takeover(guest, seat):
            return set()
        asks = {self.owners.get(seat, guest)}
        if self._knows_others(guest, seat):
            asks |= {chair.guest for chair in self.chairs if chair.guest is not None}
        return {one for one in asks if one != guest and one not in absent and self.guests[one].token}

    def _agree(self, guest: int, request: wire.Agree) -> Deed:
        wish = self.wishes.get(request.seat)
        if wish is None or wish.chair.guest != request.guest:
            raise refused("nothing-asked")
        if guest in wish.asks:
            return Agreed(guest, request.seat) if request.yes else Declined(guest, request.seat)
        if guest not in (request.guest, self.host) or request.yes:
            raise refused("nothing-asked")
        return Declined(guest, request.seat)

    @property
    def absence(self) -> int:
        """For how many seconds somebody may be away before others may have their seat: as agreed, never less. 0: for ever."""
        return max(self.away, self.settings.away) if self.away and self.settings.away else 0

    def _reveal(self, guest: int, seal: str, secret: str, word: str) -> Deed:
        sealing = self.sealing
        if sealing is None or sealing.seal.digest != seal or guest not in sealing.waits_for:
            raise refused("stale")
        told = sealing.contributions[sealing.guests.index(guest)]
        if contribution_to(bytes.fromhex(secret), word) != told.commitment:
            raise refused("other-number")
        return Revealed(guest, secret, word)

    def opening(self, value: str | None = None) -> Opened:
        """The sealed match begins, with whatever was revealed."""
        if self.sealing is None:
            raise refused("stale")
        return Opened(value)

    def bot_move(self, match: int, seat: int, version: int, move: str, *, late: bool = False) -> Moved:
        """A bot's move, or a late one: for somebody whose time is up. Whoever sat down meanwhile plays themselves."""
        if self.phase != "playing":
            raise refused("over")
        if match != self.number or late != (self.bot_of(seat) is None):
            raise refused("stale")
        self._table().check(seat, move, version)
        return Moved(seat, move, late)

    def helping(self, match: int, seat: int, what: HelpKind) -> Helped:
        """A seat asks for help at a fair table, and all are told."""
        if match != self.number or self.phase != "playing":
            raise refused("stale")
        return Helped(seat, what)

    def putting_back(self, match: int, seat: int, version: int) -> CoveredAgain:
        """What a seat looked at, up to a version, lies face down again."""
        looks = self.match.eyes.looks(seat) if self.match is not None and match == self.number else ()
        if not any(look.version <= version for look in looks):
            raise refused("stale")
        return CoveredAgain(seat, version)

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
        chair = self.chairs[seat]
        if chair.kind != "bot" or not goes_by(bot, chair.name):
            return Replaced(seat, by)
        taken = self._names_beside(seat) | {chair.name}  # nobody plays under another's name
        return Replaced(seat, by, first_free(names_of(by), taken) if by in MICE else new_name(taken))

    def name_for(self, name: str | None, default: str, taken: Collection[str] = ()) -> str:
        """A name, if it may be had in this room. Nobody gets to look like somebody else by what cannot be seen."""
        if name is None:
            return default
        wanted = seen(name)
        if hides(name) and wanted in map(visible, taken):
            raise refused("invisible")
        is_allowed = wanted in NAMES or wanted in CHEESES or wanted in map(visible, self.taken_names())
        if not is_allowed and not (self.settings.own_names and self.may_type):
            raise refused("no-such-name")
        return wanted

    def _begin(self, guest: int, match: int, beacon: tuple[str, int] | None) -> Deed:
        self._check_between(match)
        if guest != self.host and not (self.phase == "over" and self.seats_of(guest)):
            raise refused("not-host")
        return self.beginning(beacon if self.settings.beacon else None)

    def _check_between(self, match: int) -> None:
        """Whether another match may begin after that one."""
        if match != self.number:
            raise refused("stale")
        if self.phase == "playing":
            raise refused("match-running")

    # Another match: it begins when all want it, so that nobody is pulled away from the last one.

    @property
    def undecided(self) -> set[int]:
        """Guests who sit here and have not said that they want another match."""
        return {chair.guest for chair in self.chairs if chair.guest is not None} - self.again

    def _again(
        self, guest: int, match: int, yes: bool, gone: Collection[int], beacon: tuple[str, int] | None
    ) -> WantedAgain | Sealed:
        self._check_between(match)
        if self.phase != "over":
            raise refused("no-match")
        if not self.seats_of(guest):
            raise refused("not-your-seat")
        if yes and not self.undecided - {guest, *gone}:
            return self.beginning(beacon if self.settings.beacon else None)
        return WantedAgain(guest, yes)

    @property
    def is_waiting(self) -> bool:
        """Whether somebody wants another match, and the others have not said so yet."""
        return self.phase == "over" and self.sealing is None and bool(self.again)

    def another(self, gone: Collection[int], beacon: tuple[str, int] | None) -> Sealed:
        """The match that all want who have not gone."""
        if not self.is_waiting or not self.undecided <= {*gone}:
            raise refused("stale")
        return self.beginning(beacon if self.settings.beacon else None)

    def beginning(self, beacon: tuple[str, int] | None = None) -> Sealed:
        """The next match: as planned, and if it is another one, the next seat begins."""
        chairs = self.chairs
        check_plan(self.game, self.options, len(chairs))  # it may have been planned under older rules
        if self.phase == "over" and self.settings.rotate:
            chairs = [*chairs[1:], chairs[0]]
        is_shared = self.deal is not None and self.number == 0
        return Sealed(find(self.game).version, tuple(chairs), fresh_seed().hex(), None if is_shared else beacon)

    def plan(self, game: str, options: dict[str, Any], wanted: Sequence[wire.WantedChair], guest: int) -> PlannedMatch:
        """A plan that can be played."""
        check_plan(game, options, len(wanted))
        return PlannedMatch(game, find(game).settle(options), tuple(self._chairs(wanted, guest, self._guest_names())))

    def _guest_names(self) -> set[str]:
        return {guest.name for guest in self.guests}

    def _names_beside(self, seat: int | None) -> set[str]:
        """What guests and all other chairs are called."""
        return self._guest_names() | {chair.name for number, chair in enumerate(self.chairs) if number != seat}

    def _chairs(self, wanted: Sequence[wire.WantedChair], me: int, taken: set[str]) -> list[RoomChair]:
        found: list[RoomChair] = []
        for one in wanted:
            kind, guest = ("guest", me) if one.kind == "me" else (one.kind, one.guest)
            name = self._chair_name(one, kind, guest, found, taken)
            if kind == "guest":
                if guest is None:
                    raise refused("no-such-guest")
                self._check_guest(guest)
                is_first = all(chair.guest != guest for chair in found)
                face = face_of(one.face or (self.guests[guest].face if is_first else ""))
                found.append(RoomChair("guest", guest, "", name, face=face))
            elif kind == "bot":
                found.append(RoomChair("bot", None, bot_named(one.bot or self.settings.bot), name))
            else:
                found.append(RoomChair("open", None, one.bot and bot_named(one.bot), name))
            taken = taken | {name}
        return found

    def _chair_name(
        self, one: wire.WantedChair, kind: str, guest: int | None, found: Sequence[RoomChair], taken: set[str]
    ) -> str:
        own = kind == "guest" and guest is not None and guest < len(self.guests)
        is_first = own and all(chair.guest != guest for chair in found)
        bot = one.bot or self.settings.bot
        if kind != "guest" and bot in MICE:
            return self.name_for(one.name, first_free(names_of(bot), taken), taken)
        default = self.guests[guest or 0].name if is_first else new_name(taken)
        return self.name_for(one.name, default, taken)

    def renewing(self, token: str, fresh: str) -> KeyRenewed:
        """Another token for whoever has this one."""
        if self.phase == "closed":
            raise refused("closed")
        guest = self.guest_of(token)
        if guest is None:
            raise refused("not-a-guest")
        return KeyRenewed(guest, hashed(fresh))

    def joining(self, wanted: wire.NewGuest, token: str, absent: Collection[int] = ()) -> Joined:
        """Somebody comes in. Whoever wants a seat with somebody's cards must ask for it from inside."""
        if self.phase == "closed":
            raise refused("closed")
        if self.sealing is not None:
            raise refused("one-moment")
        if sum(bool(guest.token) for guest in self.guests) >= MOST_GUESTS:
            raise refused("full")
        seat, me = wanted.seat, len(self.guests)
        free = [
            number
            for number, chair in enumerate(self.chairs)
            if chair.kind == "open" and not self._asks(number, me, absent)
        ]
        if seat is None and not wanted.watch:
            seat = next(iter(free), None)
        elif seat is not None and self._chair(seat) and seat not in free:
            raise refused("seat-taken")
        taken = self._names_beside(seat)
        name = unlike(self.name_for(wanted.name, new_name(taken), taken), taken)
        return Joined(hashed(token), name, seat, face_of(wanted.face))


def seen(text: str) -> str:
    """What can be seen of a name; refused if that is nothing."""
    found = visible(text)
    if not found:
        raise refused("invisible")
    return found


def face_of(wanted: str) -> str:
    """A face, if there is such a one."""
    if wanted and wanted not in FACES:
        raise refused("no-such-face")
    return wanted


def check_plan(game: str, options: dict[str, Any], seats: int) -> None:
    """Whether the rules allow it."""
    if game not in names():
        raise refused("no-such-game")
    try:
        find(game).new(seats, options)
    except ValueError as problem:
        raise Refused("bad-plan", str(problem)) from None
    steps = find(game).longest(seats, find(game).settle(options))
    if steps > MOST_STEPS:
        says = f"a match like this could take {steps} steps; here {MOST_STEPS} are the most"
        raise Refused("endless", says, steps=steps, most=MOST_STEPS)


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


def made(
    code: str,
    wanted: wire.NewRoom,
    token: str,
    moves: Sequence[str] = (),
    answers: Sequence[tuple[int, str]] = (),
    *,
    may_type: bool = True,
) -> Made:
    """A new room, if what is wanted can be played."""
    room = Room(code, may_type=may_type)
    room.settings = checked(wanted.settings)
    name, face = room.name_for(wanted.name, new_name(())), face_of(wanted.face)
    room.guests = [RoomGuest(name, hashed(token), face)]
    plan = room.plan(wanted.game, wanted.options, wanted.chairs, 0)
    return Made(
        plan, room.settings, hashed(token), name, fresh_seed().hex(), tuple(moves), face, wanted.deal, tuple(answers)
    )

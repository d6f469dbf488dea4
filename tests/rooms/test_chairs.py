"""Whose cards a seat has: in mid-match nobody sees others' cards unless those agree, or are away as was agreed."""

from typing import Any

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Settings, read_deed
from cheeseboard.rooms.room import Room, made
from cheeseboard.table.table import Refused
from tests.rooms.halls import BOT, ME, OPEN, House, Visitor, in_a_house, why

GUEST = wire.WantedChair("guest", 1)


async def two(house: House, *more: wire.WantedChair, **settings: Any) -> tuple[Visitor, Visitor]:
    """Host and guest in a match of Cheese Chase, each with a card that the other must not see."""
    host = await house.make(ME, OPEN, *more, game="cheese-chase", settings=Settings(pace=3600, **settings))
    guest = await house.join(host.code)
    await host.begin()
    guest.heard()
    host.heard()
    return host, guest


def seats(visitor: Visitor) -> list[int | None]:
    visitor.told()
    return [chair.guest for chair in visitor.room.chairs]


@in_a_house
async def test_the_host_does_not_get_a_guests_chair_unless_the_guest_agrees(house: House) -> None:
    host, guest = await two(house)
    names = [each.name for each in host.room.guests]
    await host.request(wire.Place, 1, ME)
    assert seats(host) == [0, 1]
    with pytest.raises(Exception, match="not-your-seat"):
        host.line.face(1)
    guest.told()
    assert guest.notices == [wire.Notice("seat-wished", {"seat": 1, "name": names[0], "was": names[1]})]
    assert guest.room.wishes == [wire.SeatWish(1, 0, [1])]
    assert await why(host.request(wire.Agree, 1, 0, yes=True)) == "nothing-asked"

    await guest.request(wire.Agree, 1, 0, yes=True)
    assert seats(guest) == [0, 0]
    assert guest.frame.seat == NOBODY
    assert guest.notices[-1] == wire.Notice("took-over", {"seat": 1, "name": names[0], "was": names[1]})
    assert guest.room.wishes == []


@in_a_house
async def test_who_does_not_agree_keeps_the_chair(house: House) -> None:
    host, guest = await two(house)
    await host.request(wire.Place, 1, ME)
    await guest.request(wire.Agree, 1, 0, yes=False)
    assert seats(host) == [0, 1]
    assert host.heard() == ["seat-wished", "seat-declined"]
    assert host.room.wishes == []
    assert await why(guest.request(wire.Agree, 1, 0, yes=True)) == "nothing-asked"


@in_a_house
async def test_a_wish_can_be_withdrawn_and_is_for_one_guest_alone(house: House) -> None:
    host, guest = await two(house)
    watcher = await house.join(host.code, watch=True)
    await host.request(wire.Place, 1, ME)
    await host.request(wire.Place, 1, wire.WantedChair("guest", 2))
    assert await why(guest.request(wire.Agree, 1, 0, yes=True)) == "nothing-asked", "that was another wish"
    await watcher.request(wire.Agree, 1, 2, yes=False)
    assert host.heard() == ["joined", "seat-wished", "seat-wished"]
    host.told()
    assert host.room.wishes == []


@pytest.mark.parametrize("way", ["open", "bot"])
def test_putting_the_guest_off_the_chair_first_is_no_way_round(way: str, tmp_path: Any) -> None:
    @in_a_house
    async def check(house: House) -> None:
        host, guest = await two(house)
        await host.request(wire.Place, 1, OPEN if way == "open" else BOT)
        assert seats(host) == [0, None]
        await host.request(*(wire.Sit, 1) if way == "open" else (wire.Place, 1, ME))
        assert seats(host) == [0, None]
        guest.told()
        assert guest.room.wishes == [wire.SeatWish(1, 0, [1])]
        await host.request(wire.Place, 1, GUEST)
        assert seats(host) == [0, 1], "it is the guest's own"
        assert host.room.wishes == []

    check(tmp_path)


@in_a_house
async def test_a_newcomer_does_not_get_the_cards_of_somebody_who_was_put_off_their_chair(house: House) -> None:
    host, guest = await two(house)
    await host.request(wire.Place, 1, OPEN)
    assert await why(house.join(host.code, seat=1)) == "seat-taken"
    friend = await house.join(host.code)
    assert friend.key is not None
    assert friend.key.seat is None
    await friend.request(wire.Sit, 1)
    guest.told()
    assert guest.room.wishes == [wire.SeatWish(1, 2, [1])]


@in_a_house
async def test_who_has_cards_does_not_get_a_warm_chairs_cards_too(house: House) -> None:
    """Unless all who play agree; a newcomer gets them, and everybody hears so."""
    host, guest = await two(house, OPEN, BOT)
    await guest.request(wire.Sit, 2)
    assert seats(guest) == [0, 1, None, None]
    host.told()
    assert host.room.wishes == [wire.SeatWish(2, 1, [0])]
    friend = await house.join(host.code)
    assert seats(friend) == [0, 1, 2, None]
    host.told()
    assert host.room.wishes == [], "the chair is taken"
    await guest.request(wire.Stand, 1)
    await guest.request(wire.Sit, 1)
    assert seats(guest) == [0, 1, 2, None], "their own again"
    await host.request(wire.Place, 3, GUEST)
    guest.told()
    assert guest.room.wishes == [wire.SeatWish(3, 1, [2])], "it is the host's own wish"
    await friend.request(wire.Agree, 3, 1, yes=True)
    assert seats(host) == [0, 1, 2, 1]
    assert "took-over" in friend.heard()


@in_a_house
async def test_the_host_gives_a_chair_of_their_own_to_whom_they_like(house: House) -> None:
    host = await house.make(ME, BOT, game="cheese-chase", begin=True, settings=Settings(pace=3600))
    friend = await house.join(host.code)
    host.heard()
    await host.request(wire.Place, 0, GUEST)
    assert seats(friend) == [1, None]
    assert host.heard() == ["took-over"]


@in_a_house
async def test_somebody_who_stands_up_gives_the_cards_away(house: House) -> None:
    host, guest = await two(house)
    await guest.request(wire.Stand, 1)
    await host.request(wire.Sit, 1)
    assert seats(host) == [0, 0]
    assert guest.heard() == ["chair-open", "took-over"]


@in_a_house
async def test_whoever_is_away_for_as_long_as_was_agreed_is_not_asked(house: House) -> None:
    host, guest = await two(house, away=60)
    guest.leave()
    await host.request(wire.Set, Settings(pace=3600, away=1))
    await house.later(59)
    await host.request(wire.Place, 1, ME)
    assert seats(host) == [0, 1], "it was agreed to wait for a minute"
    await house.later(1)
    await host.request(wire.Place, 1, ME)
    assert seats(host) == [0, 0]
    assert "took-over" in host.heard()


@in_a_house
async def test_where_nobody_is_ever_stood_in_for_absence_is_no_consent(house: House) -> None:
    host, guest = await two(house, away=0)
    guest.leave()
    await house.later(1_000_000)
    await host.request(wire.Place, 1, ME)
    assert seats(host) == [0, 1]


@in_a_house
async def test_alone_against_bots_any_chair_can_be_had(house: House) -> None:
    host = await house.make(ME, BOT, BOT, game="cheese-chase", begin=True, settings=Settings(pace=3600))
    await host.request(wire.Place, 2, ME)
    assert seats(host) == [0, None, 0]
    assert host.heard() == ["took-over"]


@in_a_house
async def test_wishes_end_with_the_match_the_guest_and_the_chair(house: House) -> None:
    host, guest = await two(house)
    await host.request(wire.Place, 1, ME)
    await host.request(wire.Place, 1, BOT)
    assert host.room.wishes == []
    await host.request(wire.Place, 1, ME)
    assert host.room.wishes == [wire.SeatWish(1, 0, [1])]
    await host.request(wire.Remove, 1)
    assert host.room.wishes == []
    assert guest.line.closing is not None
    await host.request(wire.Place, 1, ME)
    assert seats(host) == [0, 0], "whoever has been shown out cannot be asked"


@in_a_house
async def test_who_sat_where_stands_in_the_match(house: House) -> None:
    host, guest = await two(house)
    await host.request(wire.Place, 1, ME)
    await guest.request(wire.Agree, 1, 0, yes=True)
    match = house.hall.rooms[host.code].room.match
    assert match is not None
    ((count, seat, chair),) = match.table.sat
    assert (count, seat, chair.kind) == (len(match.table.moves), 1, "person")
    host.told()
    assert chair.name == host.room.chairs[1].name


def test_whoever_sits_down_while_a_bot_thinks_plays_themselves() -> None:
    room = Room("xaxa-xaxa")
    room.fold(made(room.code, wire.NewRoom("cheese-chase", [ME, OPEN]), "t" * 20), 1.0)
    room.fold(room.joining(wire.NewGuest(), "u" * 20), 2.0)
    room.fold(room.beginning(), 3.0)
    assert room.match is not None
    table, seat = room.match.table, room.turn
    guest = room.chairs[seat].guest
    room.fold(room.decide(guest, wire.Stand("1", seat)), 4.0)
    assert not room.bot_move(1, seat, table.version, table.possible()[0]).late
    room.fold(room.decide(guest, wire.Sit("2", seat)), 5.0)
    with pytest.raises(Refused, match="stale"):
        room.bot_move(1, seat, table.version, table.possible()[0])
    assert room.bot_move(1, seat, table.version, table.possible()[0], late=True).late


def test_old_deeds_fold_as_before() -> None:
    """A guest's chair given to the host unasked, and a reveal taken back once a bot sat on the other chair."""
    room = Room("xaxa-xaxa")
    room.fold(made(room.code, wire.NewRoom("cheese-chase", [ME, OPEN]), "t" * 20), 1.0)
    room.fold(room.joining(wire.NewGuest(), "u" * 20), 2.0)
    room.fold(room.beginning(), 3.0)
    assert room.match is not None
    table = room.match.table
    while 0 not in table.movers or table.can_undo(0):
        room.fold(room.bot_move(1, table.turn, table.version, table.possible()[0], late=True), 4.0)
    moves = len(table.moves)
    room.fold(read_deed(b'{"type":"seated","seat":1,"chair":{"kind":"bot","bot":"otto","name":"Otto"}}'), 5.0)
    assert not table.can_undo(0)
    room.fold(read_deed(b'{"type":"undone","seat":0}'), 6.0)
    assert len(table.moves) < moves
    room.fold(read_deed(b'{"type":"seated","seat":1,"chair":{"kind":"guest","guest":0,"name":"Brie"}}'), 7.0)
    assert room.seats_of(0) == [0, 1]

"""Deals in rooms: a match whose luck others have too, that of a day or that of another match."""

import msgspec

from cheeseboard import __version__
from cheeseboard.games import names
from cheeseboard.rooms import wire
from cheeseboard.rooms.api import Api
from cheeseboard.rooms.deeds import Deal
from cheeseboard.rooms.replays import Replay
from cheeseboard.table.daily import daily
from cheeseboard.table.fairness import flaw_in, verified
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from tests.rooms.halls import ME, QUICK, House, Visitor, in_a_house, play_out, why

DAY = "2026-11-18"
GAME = names()[0]
TODAYS = daily(GAME, DAY)
DEAL = Deal(day=DAY, release=TODAYS.release)


def chairs(*bots: str) -> list[wire.WantedChair]:
    return [ME if not bot else wire.WantedChair("bot", bot=bot) for bot in bots]


def room_for(bots: tuple[str, ...], deal: Deal, game: str = GAME) -> wire.NewRoom:
    return wire.NewRoom(game, chairs(*bots), settings=QUICK, begin=True, deal=deal)


async def visit(house: House, wanted: wire.NewRoom) -> Visitor:
    key = await Api(house.hall, 100).make_room(wanted, "")
    return await Visitor(house, key.room, key).come()


def link_of(visitor: Visitor) -> str:
    assert visitor.frame.over is not None
    return visitor.frame.over.link


async def replay_of(house: House, link: str) -> Replay:
    return msgspec.json.decode((await Api(house.hall, 100).see_replay(link, "")).body, type=Replay)


@in_a_house
async def test_the_deal_of_a_day_is_the_same_in_every_room(house: House) -> None:
    anna, ben = [await visit(house, room_for(TODAYS.bots, DEAL)) for _ in range(2)]

    assert anna.room.phase == "playing"
    assert anna.room.deal == DEAL
    assert anna.room.seal is not None
    assert anna.room.seal.contributions == []
    assert anna.frame.view == ben.frame.view
    await play_out(house, anna)
    record = from_link(link_of(anna))
    assert record["deal"] == {"day": DAY, "release": TODAYS.release}
    assert verified(write(record)).luck == "shared"
    assert flaw_in(record) == ""
    shown = await replay_of(house, link_of(anna))
    assert (shown.deal, shown.flaw, shown.is_sound) == (DEAL, "", True)


@in_a_house
async def test_a_device_may_give_a_number_and_it_makes_no_difference(house: House) -> None:
    wanted = msgspec.structs.replace(room_for(TODAYS.bots, DEAL), begin=False)
    visitor = await visit(house, wanted)
    await visitor.contribute()
    await visitor.begin()

    assert visitor.room.phase == "playing"
    assert visitor.room.seal is not None
    assert visitor.room.seal.contributions == []


@in_a_house
async def test_the_next_match_in_the_room_has_luck_of_its_own(house: House) -> None:
    visitor = await visit(house, room_for(TODAYS.bots, DEAL))
    await play_out(house, visitor)
    await visitor.request(wire.Again, visitor.room.match)
    await house.quiet()
    visitor.told()

    assert (visitor.room.match, visitor.room.deal) == (2, None)
    await play_out(house, visitor)
    assert "deal" not in from_link(link_of(visitor))


@in_a_house
async def test_a_deal_is_the_same_after_a_restart(house: House) -> None:
    visitor = await visit(house, room_for(TODAYS.bots, DEAL))
    before = visitor.frame.view
    house.hall.drop(house.hall.rooms[visitor.code])
    again = await Visitor(house, visitor.code, visitor.key).come()

    assert again.frame.view == before
    assert again.room.deal == DEAL


@in_a_house
async def test_a_deal_from_before_releases_counted_can_still_be_played(house: House) -> None:
    old = daily(GAME, DAY, release="")
    visitor = await visit(house, room_for(old.bots, Deal(day=DAY)))
    await play_out(house, visitor)
    record = from_link(link_of(visitor))

    assert record["deal"] == {"day": DAY}
    assert record["seed"] == old.luck().seed.hex() != TODAYS.luck().seed.hex()
    assert flaw_in(record) == ""


@in_a_house
async def test_any_finished_match_can_be_beaten_with_the_same_luck(house: House) -> None:
    first = await house.make(*chairs("", "otto", "mia"), game=GAME, begin=True)
    await play_out(house, first)
    link = link_of(first)
    second = await visit(house, room_for(("", "otto", "mia"), Deal(of=link)))
    await play_out(house, second)

    record = from_link(link_of(second))
    assert record["deal"] == {"of": link}
    assert verified(write(record)).luck == "shared"
    assert flaw_in(record) == ""
    third = await visit(house, room_for(("", "otto", "mia"), Deal(of=link_of(second))))
    assert third.room.deal == Deal(of=link)  # the same luck as all others who try to beat it


@in_a_house
async def test_other_mice_other_seats_or_no_deal_at_all_are_refused(house: House) -> None:
    bots = TODAYS.bots
    wrong = [
        room_for(("", *["random"] * (len(bots) - 1)), DEAL),
        room_for(("", "", *bots[2:]), DEAL),
        room_for(bots[:-1], DEAL),
        room_for(bots, Deal()),
        room_for(bots, Deal(day=DAY, of="x")),
        room_for(bots, Deal(release=TODAYS.release, of="x")),
    ]

    assert {await why(visit(house, each)) for each in wrong} == {"bad-plan"}
    assert await why(visit(house, room_for(bots, Deal(day="2026-02-30")))) == "not-found"
    assert await why(visit(house, room_for(bots, Deal(day=DAY, release="new!")))) == "not-found"
    assert await why(visit(house, room_for(bots, Deal(of="x")))) == "not-found"


@in_a_house
async def test_the_deals_of_a_day_are_told(house: House) -> None:
    deals = await Api(house.hall, 100).see_deals(DAY)

    assert [deal.game for deal in deals] == list(names())
    assert [tuple(deal.bots) for deal in deals] == [daily(name, DAY).bots for name in names()]
    assert {deal.release for deal in deals} == {__version__}
    assert await why(Api(house.hall, 100).see_deals("yesterday")) == "not-found"

"""Rooms as people use them: coming and going, chairs, bots, clocks, rematches, hosts."""

import asyncio
import secrets
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.rooms import room as rooms
from cheeseboard.rooms import wire
from cheeseboard.rooms.api import Api
from cheeseboard.rooms.deeds import Settings, read_deed
from cheeseboard.rooms.hall import UNDER_WAY
from cheeseboard.rooms.names import NAMES, STICKERS
from cheeseboard.rooms.questions import BotFailed
from cheeseboard.rooms.room import Room, made
from cheeseboard.rooms.store import Entry
from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from cheeseboard.table.table import Refused
from tests.rooms.halls import BOT, ME, OPEN, QUICK, House, Visitor, in_a_house, play_out, why
from tests.table.test_visible import HIDDEN, UNSEEN

# Coming in


@in_a_house
async def test_a_code_may_be_typed_badly(house: House) -> None:
    host = await house.make(ME, OPEN, OPEN, OPEN)
    for typed in (host.code.upper(), host.code.replace("-", ""), f" {host.code.replace('-', ' ')} ", host.code.title()):
        assert (await house.hall.join(typed, wire.NewGuest())).room == host.code
    assert await why(house.hall.join("xxxx-xxxx", wire.NewGuest())) == "no-such-room"
    assert not house.hall._loading


@in_a_house
async def test_names_are_from_the_list_unless_the_room_allows_others(house: House) -> None:
    host = await house.make(ME, OPEN, OPEN, OPEN)
    assert host.room.guests[0].name in NAMES
    assert await why(house.join(host.code, name="Anna")) == "no-such-name"
    free = next(name for name in NAMES if name not in {chair.name for chair in host.room.chairs})
    assert (await house.join(host.code, name=f" {free} ")).room.guests[1].name == free
    await host.request(wire.Set, Settings(own_names=True))
    assert (await house.join(host.code, name="An\u202ena \n Lu")).room.guests[2].name == "Anna Lu"
    assert (await house.join(host.code)).room.guests[3].name in NAMES
    host.told()
    assert len({guest.name for guest in host.room.guests}) == 4


@in_a_house
async def test_a_name_of_which_nothing_is_seen_is_refused_by_name(house: House) -> None:
    host = await house.make(ME, OPEN, OPEN, settings=Settings(own_names=True))
    for name in UNSEEN:
        unseen = wire.WantedChair("bot", bot="otto", name=name)
        assert await why(house.make(ME, OPEN, name=name)) == "invisible"
        assert await why(house.make(ME, unseen)) == "invisible"
        assert await why(house.join(host.code, name=name)) == "invisible"
        assert await why(host.request(wire.Sit, 1, name)) == "invisible"
        assert await why(host.request(wire.Place, 1, unseen)) == "invisible"
        assert await why(host.request(wire.PlanMatch, "alles-kaese", {}, [ME, unseen])) == "invisible"
    assert house.hall.rooms[host.code].number == 1  # nothing happened


@in_a_house
async def test_nobody_looks_like_somebody_else_by_what_cannot_be_seen(house: House) -> None:
    host = await house.make(ME, OPEN, OPEN, settings=Settings(own_names=True), name="Anna")
    for hidden in HIDDEN:
        for name in (f"Anna{hidden}", f"{hidden}Anna", f"An{hidden}na", f"Anna {hidden}"):
            assert await why(house.join(host.code, name=name)) == "invisible"
            assert await why(host.request(wire.Sit, 1, name)) == "invisible"
            chairs = [wire.WantedChair("guest", 0, name="Anna"), wire.WantedChair("open", name=name)]
            assert await why(host.request(wire.PlanMatch, "alles-kaese", {}, chairs)) == "invisible"
    assert (await house.join(host.code, name="Anna")).room.guests[1].name == "Anna 2"  # written plainly, and told apart
    assert (await house.join(host.code, name="B\u200ben")).room.guests[2].name == "Ben"  # who looks like nobody else


@in_a_house
async def test_whoever_comes_gets_the_first_open_chair_or_the_one_they_want(house: House) -> None:
    host = await house.make(OPEN, ME, BOT, OPEN)
    second = await house.join(host.code, seat=3)
    first = await house.join(host.code)
    late = await house.join(host.code)
    assert [each.key.seat for each in (first, second, late) if each.key] == [0, 3, None]
    assert await why(house.join(host.code, seat=3)) == "seat-taken"
    assert await why(house.join(host.code, seat=9)) == "no-such-seat"
    host.told()
    assert [chair.kind for chair in host.room.chairs] == ["guest", "guest", "bot", "guest"]
    assert host.heard() == ["joined"] * 3


@in_a_house
async def test_a_room_is_full_one_day(house: House) -> None:
    host = await house.make()
    for _ in range(rooms.MOST_GUESTS - 1):
        await house.hall.join(host.code, wire.NewGuest(watch=True))
    assert await why(house.join(host.code)) == "full"
    await host.request(wire.Remove, 7)
    assert await why(house.join(host.code)) == ""  # there is room for one again


# Several seats at one device, second screens, watchers


@in_a_house
async def test_at_one_device_only_the_seat_that_is_faced_is_shown(house: House) -> None:
    host = await house.make(ME, OPEN, ME, begin=True)
    other = await house.join(host.code)
    assert host.frame.seat == NOBODY
    for seat in (0, 2):
        host.face(seat)
        assert host.frame.seat == host.frame.turn == seat
        version = host.frame.version
        await host.play()
        while other.frame.turn == 1 or other.told():
            if other.frame.moves:
                await other.play()
        host.told()
        assert host.frame.version > version
        assert host.frame.seat == seat
    with pytest.raises(Refused, match="not-your-seat"):
        host.line.face(1)
    host.face(NOBODY)
    assert host.frame.seat == NOBODY
    assert not host.frame.moves
    assert await why(other.request(wire.Move, 1, other.frame.version, 0, "keep 1")) == "not-your-seat"


@in_a_house
async def test_after_a_rematch_a_shared_device_waits_behind_the_curtain(house: House) -> None:
    """Seat 0 is then another of its people: they must not see each other's cards."""
    host = await house.make(ME, ME, begin=True)
    while host.room.phase == "playing":
        host.face(max(0, host.frame.turn))
        if host.frame.moves:
            await host.play()
    host.face(0)
    await host.begin()
    assert (host.frame.match, host.frame.seat) == (2, NOBODY)


@in_a_house
async def test_frames_of_a_seat_go_to_its_guest_alone(house: House) -> None:
    host = await house.make(ME, OPEN, begin=True, game="cheese-chase")
    guest, watcher = await house.join(host.code), await house.watch(host.code)
    table_screen = await house.join(host.code, watch=True)
    everybody = [host, guest, watcher, table_screen]
    for one, seat in zip(everybody, (0, 1, NOBODY, NOBODY), strict=True):
        one.told()
        assert one.frame.seat == seat
        match = house.hall.rooms[host.code].room.match
        assert match is not None
        assert msgspec.json.decode(one.frame.view) == msgspec.to_builtins(
            match.table.game.view(match.table.state, seat)
        )
        assert all(not msgspec.json.decode(event)["only"] for event in one.frame.events) or seat >= 0


@in_a_house
async def test_a_watcher_sees_everything_public_and_touches_nothing(house: House) -> None:
    host = await house.make(ME, BOT, begin=True)
    watcher = await house.watch(host.code)
    assert watcher.frame.seat == NOBODY
    assert not watcher.frame.undo
    for wish in (wire.Stick("a", "hello"), wire.Sit("b", 1), wire.Begin("c", 1), wire.Close("d")):
        assert await why(watcher.say(wish)) == "not-a-guest"
    await host.play()
    await house.quiet()
    assert any(isinstance(told, wire.Frame) for told in watcher.told())


@in_a_house
async def test_a_table_in_the_middle_and_phones_in_pockets(house: House) -> None:
    """A host that sits nowhere is the table; it hosts all the same."""
    table = await house.make(OPEN, OPEN)
    phones = [await house.join(table.code) for _ in range(2)]
    await table.begin()
    assert table.frame.seat == NOBODY
    await play_out(house, *phones)
    table.told()
    assert table.frame.over is not None
    await table.begin()
    assert [phone.told() and phone.frame.seat for phone in phones] == [1, 0]  # the seats have moved on
    assert table.frame.seat == NOBODY


@in_a_house
async def test_whoever_looks_back_wakes_up_while_a_match_is_played(house: House) -> None:
    """Not with a room, nor with its first moves, when its bots wake up; but while it is played."""
    host = await house.make(ME, BOT)
    await host.begin()
    assert not house.bots.is_awake
    while host.frame.over is None and not house.bots.is_awake:
        await house.quiet()
        host.told()
        if host.frame.moves:
            await host.play()
    host.told()
    assert house.bots.is_awake == (host.frame.version >= UNDER_WAY)  # a match of luck may be over sooner


# Chairs


@in_a_house
async def test_the_host_changes_any_chair_at_any_time(house: House) -> None:
    """Where nobody has anything to hide; otherwise, see test_chairs.py."""
    host = await house.make(ME, OPEN, OPEN, game="cheese")
    guest = await house.join(host.code)
    assert await why(guest.request(wire.Place, 2, BOT)) == "not-host"
    for phase in ("lobby", "playing"):
        await host.request(wire.Place, 2, BOT)
        await host.request(wire.Place, 1, OPEN)
        assert [chair.kind for chair in host.room.chairs] == ["guest", "open", "bot"]
        await host.request(wire.Place, 1, wire.WantedChair("guest", 1))
        await host.request(wire.Place, 2, wire.WantedChair("guest", 1, name="Feta"))
        await host.request(wire.Place, 2, ME)
        assert [chair.guest for chair in host.room.chairs] == [0, 1, 0]
        assert host.room.phase == phase
        heard = ["chair-bot", "chair-open", "chair-guest", "chair-guest", "chair-guest"]
        assert guest.heard() == (heard if phase == "playing" else [])
        if phase == "lobby":
            await host.begin()
            guest.heard()
    for seat, chair, reason in [
        (5, BOT, "no-such-seat"),
        (1, wire.WantedChair("guest", 7), "no-such-guest"),
        (1, wire.WantedChair("guest"), "no-such-guest"),
        (1, wire.WantedChair("bot", bot="clever"), "no-such-bot"),
        (1, wire.WantedChair("bot", name="Anna"), "no-such-name"),
    ]:
        assert await why(host.request(wire.Place, seat, chair)) == reason


@in_a_house
async def test_an_open_chair_is_kept_warm_by_a_bot_and_can_be_taken(house: House) -> None:
    host = await house.make(OPEN, ME, begin=True)
    await house.quiet()
    assert house.bots.asked
    assert host.room.chairs[0].kind == "open"
    assert host.room.chairs[0].bot == "otto"
    guest = await house.join(host.code)
    assert guest.key is not None
    assert guest.key.seat == 0
    asked = len(house.bots.asked)
    await play_out(house, host, guest)
    assert len(house.bots.asked) == asked


@in_a_house
async def test_whoever_stands_up_leaves_a_chair_for_others(house: House) -> None:
    host = await house.make(ME, OPEN, begin=True)
    guest = await house.join(host.code)
    assert await why(host.request(wire.Stand, 1)) == "not-your-seat"
    assert await why(guest.request(wire.Sit, 0)) == "seat-taken"
    await guest.request(wire.Stand, 1)
    assert guest.frame.seat == NOBODY
    await host.request(wire.Sit, 1, "Gouda")
    assert [chair.guest for chair in host.room.chairs] == [0, 0]
    assert host.frame.seat == NOBODY  # two seats now: behind the curtain


# Leaving and coming back


@in_a_house
async def test_a_bot_plays_for_a_leaver_says_so_and_gives_the_chair_back(house: House) -> None:
    host = await house.make(ME, OPEN, begin=True, settings=Settings(pace=0, away=60))
    guest = await house.join(host.code)
    host.heard()
    guest.leave()
    while host.frame.moves or host.told():
        if host.frame.moves:
            await host.play()
    assert host.frame.turn == 1
    await house.later(59)
    assert not host.heard()
    await house.later(1)
    assert host.heard() == ["stood-in"]
    assert host.room.chairs[1].stand_in
    assert host.frame.turn == 0 or host.frame.over  # the bot has played
    await guest.come()
    await house.quiet()
    assert host.heard() == ["returned"]
    assert guest.frame.seat == 1
    asked = len(house.bots.asked)
    await play_out(house, host, guest)
    assert len(house.bots.asked) == asked


@in_a_house
async def test_nobody_is_replaced_where_bots_never_stand_in(house: House) -> None:
    host = await house.make(OPEN, ME, settings=Settings(pace=0, away=0))
    guest = await house.join(host.code)
    await host.begin()
    guest.leave()
    await house.later(1_000_000)
    assert host.heard() == ["joined", "begun"]
    assert not house.bots.asked


@in_a_house
async def test_a_maker_who_never_comes_is_played_for_too(house: House) -> None:
    key = await house.hall.make(wire.NewRoom("alles-kaese", [ME, OPEN], settings=QUICK, begin=True))
    guest = await house.join(key.room)
    await house.later(60)
    assert "stood-in" in guest.heard()


@in_a_house
async def test_nothing_goes_on_in_a_room_where_nobody_is(house: House) -> None:
    host = await house.make(ME, BOT, begin=True)
    await host.play()
    host.leave()
    await house.quiet()
    version = house.hall.rooms[host.code].version
    await house.later(1000)
    assert house.hall.rooms[host.code].version == version


@in_a_house
async def test_nobody_plays_for_whoever_comes_back_at_the_last_moment(house: House) -> None:
    """It was seen that they had gone, and before anybody could do anything about it they are here."""
    host = await house.make(OPEN, ME, settings=Settings(pace=0, away=60))
    guest = await house.join(host.code)
    await host.begin()
    live = house.hall.rooms[host.code]
    guest.leave()
    version = live.version
    house.now += 60
    house.hall.chores._start_chore(live)
    await guest.come()
    await house.quiet()
    assert guest.frame.turn == guest.frame.seat == 0
    assert live.version == version
    assert host.heard() == ["joined", "begun"]


@in_a_house
async def test_coming_back_while_the_bot_sits_down_gives_the_chair_back(house: House) -> None:
    host = await house.make(OPEN, ME, settings=QUICK)
    guest = await house.join(host.code)
    await host.begin()
    guest.leave()
    write_down, writing, go_on = house.hall.store.append, asyncio.Event(), asyncio.Event()

    async def slowly(entry: Entry) -> bool:
        writing.set()
        await go_on.wait()
        return await write_down(entry)

    house.hall.store.append = slowly  # type: ignore[method-assign]
    house.now += 60
    house.hall.tend(house.hall.rooms[host.code])
    await writing.wait()
    await guest.come()
    go_on.set()
    await house.quiet()
    assert [name for name in host.heard() if name in {"stood-in", "returned"}] == ["stood-in", "returned"]
    assert not host.room.chairs[0].stand_in


# Clocks


@in_a_house
async def test_when_time_is_up_a_bot_plays_and_says_so(house: House) -> None:
    host = await house.make(ME, OPEN, begin=True, settings=Settings(pace=0, clock=30))
    guest = await house.join(host.code)
    await house.later(29)
    assert host.heard() == ["joined"]
    assert host.frame.version == 0
    await house.later(1)
    late = host.heard()
    assert late
    assert set(late) == {"time-up"}
    assert host.room.chairs[0].kind == "guest"  # the chair is still theirs
    assert not host.room.chairs[0].stand_in
    guest.told()
    assert host.frame.turn == 1
    await guest.play()
    assert "time-up" not in host.heard()


@in_a_house
async def test_a_bot_that_fails_when_time_is_up_is_replaced_once(house: House) -> None:
    def fail(bot: str) -> str:
        if bot == "random":
            return "nonsense"
        raise BotFailed("it crashed")

    house.bots.plan = fail
    host = await house.make(ME, OPEN, begin=True, settings=Settings(pace=0, clock=30))
    await house.join(host.code)
    host.heard()
    await house.later(30)
    assert sorted(set(host.heard())) == ["bot-replaced", "time-up"]
    assert house.bots.asked[:8] == ["otto", "otto", "mia", "mia", "pip", "pip", "random", "random"]


# Matches


@in_a_house
async def test_a_rematch_may_be_begun_by_anybody_seated_and_the_next_seat_begins(house: House) -> None:
    host = await house.make(ME, OPEN, BOT, begin=True)
    guest, watcher = await house.join(host.code), await house.join(host.code, watch=True)
    assert await why(guest.request(wire.Begin, 1)) == "match-running"
    await play_out(house, host, guest)
    guest.told()
    assert await why(watcher.request(wire.Begin, 1)) == "not-host"
    await guest.request(wire.Begin, 1)
    assert await why(host.request(wire.Begin, 1)) == "stale"  # the second of two taps
    host.told()
    assert host.room.match == 2
    assert [chair.guest for chair in host.room.chairs] == [1, None, 0]
    assert host.frame.seat == 2
    assert host.frame.since == -1
    await play_out(house, host, guest)
    await host.request(wire.Set, Settings(pace=0, rotate=False))
    await host.begin()
    assert [chair.guest for chair in host.room.chairs] == [1, None, 0]


@in_a_house
async def test_game_options_and_seats_change_without_anybody_joining_again(house: House) -> None:
    host = await house.make(ME, OPEN, begin=True)
    guest = await house.join(host.code)
    plan: tuple[Any, ...] = ("cheese-chase", {}, [wire.WantedChair("guest", 1), BOT, ME])
    assert await why(host.request(wire.PlanMatch, *plan)) == "match-running"
    await play_out(house, host, guest)
    assert await why(guest.request(wire.PlanMatch, *plan)) == "not-host"
    for bad, reason in [
        (("chess", {}, [ME, ME]), "no-such-game"),
        (("cheese", {"luck": 9}, [ME, ME]), "bad-plan"),
        (("cheese", {}, [ME]), "bad-plan"),
    ]:
        assert await why(host.request(wire.PlanMatch, *bad)) == reason
    await host.request(wire.PlanMatch, *plan)
    assert host.room.phase == "lobby"
    assert await why(guest.request(wire.Begin, 1)) == "not-host"
    assert await why(host.request(wire.Move, 1, 0, 2, "keep 1")) == "no-match"
    await host.begin()
    assert (host.room.game, host.room.match, host.frame.seat) == ("cheese-chase", 2, 2)
    guest.told()
    assert guest.frame.seat == 0
    await play_out(house, host, guest)
    assert [done.game for done in await Api(house.hall, 10).see_matches(host.code)] == ["alles-kaese", "cheese-chase"]


@in_a_house
async def test_a_move_is_taken_back_over_the_wire(house: House) -> None:
    host = await house.make(ME, BOT, begin=True)
    await host.play()
    await house.quiet()
    host.told()
    before = host.frame
    assert before.undo
    done = await host.request(wire.Undo, 1, before.version, 0)
    assert done.version == before.version + 1
    assert msgspec.json.decode(host.frame.events[-1])["name"] == "move_undone"
    assert host.frame.moves
    assert await why(host.request(wire.Undo, 1, done.version, 0)) == "nothing-to-undo"
    assert await why(host.request(wire.Undo, 1, done.version, 1)) == "not-your-seat"
    assert await why(host.request(wire.Undo, 2, done.version, 0)) == "stale"
    await play_out(house, host)
    assert await why(host.request(wire.Undo, 1, host.frame.version, 0)) == "over"
    assert host.frame.over is not None
    assert "every draw follows from" in verify(write(from_link(host.frame.over.link)))


@in_a_house
async def test_a_match_is_played_on_from_any_step_of_another(house: House) -> None:
    host = await house.make(ME, BOT, begin=True, game="cheese-rescue")
    await play_out(house, host)
    assert host.frame.over is not None
    link, api = host.frame.over.link, Api(house.hall, 10)
    record = from_link(link)
    half = len(record["moves"]) // 2
    key = await api.make_room(wire.NewRoom("cheese-rescue", [BOT, ME], settings=QUICK, link=link, step=half), "")
    again = await Visitor(house, key.room, key).come()
    await house.quiet()
    match = house.hall.rooms[key.room].room.match
    assert match is not None
    assert match.table.moves[:half] == record["moves"][:half]
    await play_out(house, again)
    assert again.frame.over is not None
    other = from_link(again.frame.over.link)
    assert other["moves"] == match.table.moves
    assert other["result"] == {"scores": again.frame.over.scores, "winners": again.frame.over.winners}
    assert "cannot be checked" in verify(write(other))
    for wanted, reason in [
        (wire.NewRoom("cheese-rescue", [ME, BOT], link=link, step=len(record["moves"])), "over"),
        (wire.NewRoom("cheese-rescue", [ME, BOT, BOT], link=link, step=3), "bad-plan"),
        (wire.NewRoom("cheese", [ME, BOT], link=link, step=3), "bad-plan"),
        (wire.NewRoom("cheese-rescue", [ME, BOT], link="nonsense", step=3), "not-found"),
    ]:
        assert await why(api.make_room(wanted, "")) == reason


@in_a_house
async def test_another_plan_forgets_where_a_match_was_to_go_on_from(house: House) -> None:
    """The server may die between making a room and beginning its match."""
    host = await house.make(ME, BOT, begin=True)
    await play_out(house, host)
    assert host.frame.over is not None
    moves = tuple(from_link(host.frame.over.link)["moves"][:5])
    deed = rooms.made("xaxa-xaxa", wire.NewRoom("alles-kaese", [ME, BOT], settings=QUICK), "t" * 20, moves)
    room = rooms.Room("xaxa-xaxa")
    room.fold(deed, 1.0)
    room.fold(room.decide(0, wire.PlanMatch("a", "cheese", {}, [ME, BOT])), 2.0)
    room.fold(room.beginning(), 3.0)
    assert room.match is not None
    assert room.match.table.given == 0


# Hosts


@in_a_house
async def test_the_host_hands_over_removes_and_closes(house: House) -> None:
    host = await house.make(ME, OPEN, OPEN)
    guest, other = await house.join(host.code), await house.join(host.code)
    assert await why(guest.request(wire.Remove, 2)) == "not-host"
    await host.request(wire.MakeHost, 1)
    assert await why(host.request(wire.Remove, 2)) == "not-host"
    assert guest.heard()[-1] == "host"
    assert [each.host for each in guest.room.guests] == [False, True, False]
    assert await why(guest.request(wire.Remove, 1)) == "not-host"
    assert await why(guest.request(wire.Remove, 9)) == "no-such-guest"
    await guest.request(wire.Remove, 2)
    assert await why(guest.request(wire.MakeHost, 2)) == "no-such-guest"
    assert await why(other.request(wire.Sit, 2)) == "not-a-guest"
    assert await why(other.come()) == "not-a-guest"
    assert [chair.kind for chair in guest.room.chairs] == ["guest", "guest", "open"]
    await guest.request(wire.Close)
    assert await why(host.request(wire.Stick, "hello")) == "closed"
    assert await why(house.join(host.code)) == "closed"
    assert await why(host.come()) == "closed"


@in_a_house
async def test_somebody_seated_follows_a_host_who_has_gone_for_good(house: House) -> None:
    host = await house.make(ME, OPEN, settings=Settings(pace=0, away=90))
    guest, watcher = await house.join(host.code), await house.join(host.code, watch=True)
    await house.later(1000)
    assert await why(guest.request(wire.MakeHost, 1)) == "host-may-return"
    host.leave()
    await house.later(89)
    assert await why(guest.request(wire.MakeHost, 1)) == "host-may-return"
    await house.later(1)
    assert await why(watcher.request(wire.MakeHost, 2)) == "not-host"
    assert await why(guest.request(wire.MakeHost, 2)) == "not-host"  # only for oneself
    await guest.request(wire.MakeHost, 1)
    assert [each.host for each in guest.room.guests] == [False, True, False]
    await host.come()
    assert await why(host.request(wire.MakeHost, 0)) == "host-may-return"


@in_a_house
async def test_a_host_can_be_followed_where_bots_never_stand_in(house: House) -> None:
    host = await house.make(ME, OPEN, settings=Settings(away=0))
    guest = await house.join(host.code)
    host.leave()
    await house.later(59)
    assert await why(guest.request(wire.MakeHost, 1)) == "host-may-return"
    await house.later(1)
    await guest.request(wire.MakeHost, 1)


@in_a_house
async def test_settings_must_make_sense(house: House) -> None:
    host = await house.make()
    for settings, reason in [
        (Settings(away=-1), "bad-settings"),
        (Settings(clock=10**9), "bad-settings"),
        (Settings(pace=float("nan")), "bad-settings"),
        (Settings(bot="clever"), "no-such-bot"),
    ]:
        assert await why(host.request(wire.Set, settings)) == reason
        assert await why(house.make(settings=settings)) == reason
    assert host.room.settings == QUICK


@in_a_house
async def test_stickers_are_seen_by_all(house: House) -> None:
    host, watcher = await house.make(), None
    watcher = await house.watch(host.code)
    for sticker in STICKERS:
        await host.request(wire.Stick, sticker)
    watcher.told()
    name = host.room.guests[0].name
    assert [each.facts for each in watcher.notices] == [
        {"name": name, "guest": 0, "sticker": sticker} for sticker in STICKERS
    ]
    assert await why(host.request(wire.Stick, "rude")) == "no-such-sticker"


@in_a_house
async def test_the_same_id_counts_once(house: House) -> None:
    host = await house.make(ME, OPEN, begin=True)
    await house.join(host.code)
    move = wire.Move("again", 1, 0, 0, host.frame.moves[0])
    first = await host.say(move)
    number = house.hall.rooms[host.code].number
    assert await host.say(move) == first
    assert house.hall.rooms[host.code].number == number


# Restarts, days, ages


def test_a_match_goes_on_after_restarts_and_days(tmp_path: Path) -> None:
    async def days() -> None:
        key, other, now, seen = None, None, 1_000_000.0, None
        for _ in range(12):
            async with House(tmp_path, now) as house:
                if key is None:
                    host = await house.make(ME, OPEN, game="cheese-rescue", settings=Settings(pace=0, away=0))
                    guest = await house.join(host.code)
                    await host.begin()
                    key, other = host.key, guest.key
                else:
                    assert other is not None
                    host = await Visitor(house, key.room, key).come()
                    guest = await Visitor(house, other.room, other).come()
                    assert (host.frame.version, host.frame.view, host.frame.events) == seen
                for one in (host, guest) * 2:
                    one.told()
                    if one.frame.moves:
                        await one.play()
                host.told()
                whole = await Visitor(house, host.code, host.key).come()
                seen = (whole.frame.version, whole.frame.view, whole.frame.events)
                now = house.now + 3 * 24 * 3600
        assert seen is not None
        assert seen[0] > 20

    asyncio.run(days())


def test_old_rooms_are_thrown_away_and_young_ones_kept(tmp_path: Path) -> None:
    async def ages() -> None:
        day = 24 * 3600.0
        async with House(tmp_path, keep=60 * day) as house:
            old, young = await house.make(), await house.make()
            house.now += 59 * day
            await young.request(wire.Stick, "hello")
            old.leave()
            await house.hall.sweep.clean()
            assert set(house.hall.rooms) == {old.code, young.code}
            house.now += 2 * day
            await house.hall.sweep.clean()
            assert set(house.hall.rooms) == {young.code}
            assert await why(old.come()) == "no-such-room"
            young.leave()
            house.now += 59 * day
            await house.hall.sweep.clean()
            assert await why(young.come()) == "no-such-room"

    asyncio.run(ages())


def test_a_match_under_rules_that_are_no_more_ends_and_the_room_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> wire.Key:
        async with House(tmp_path) as house:
            host = await house.make(ME, BOT, begin=True)
            await host.play()
            await house.quiet()
            host.told()
            await host.request(wire.Undo, 1, host.frame.version, 0)
            assert host.key is not None
            return host.key

    async def after(key: wire.Key) -> None:
        async with House(tmp_path) as house:
            host = await Visitor(house, key.room, key).come()
            assert (host.room.phase, host.room.match) == ("lobby", 1)
            assert not hasattr(host, "frame")
            await host.begin()
            await play_out(house, host)
            assert host.room.match == 2

    key = asyncio.run(before())
    game = find("alles-kaese")
    newer = type(game)(**{**{name: getattr(game, name) for name in game.__dataclass_fields__}, "version": 99})
    monkeypatch.setattr("cheeseboard.games.alles_kaese.GAME", newer)
    asyncio.run(after(key))


def test_a_plan_that_newer_rules_do_not_know_is_refused_and_the_room_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with House(tmp_path) as house:
            host = await house.make(ME, BOT)
            game = find("alles-kaese")
            newer = type(game)(**{**{name: getattr(game, name) for name in game.__dataclass_fields__}, "options": ()})
            monkeypatch.setattr("cheeseboard.games.alles_kaese.GAME", newer)
            assert await why(host.request(wire.Begin, 0)) == "bad-plan"
            await host.request(wire.PlanMatch, "cheese", {}, [ME, BOT])
            await host.begin()
            assert host.room.phase == "playing"

    asyncio.run(whole())


def test_a_hall_forgets_empty_rooms_and_finds_them_again(tmp_path: Path) -> None:
    async def whole() -> None:
        async with House(tmp_path) as house:
            host = await house.make(ME, OPEN, begin=True)
            await host.play()
            frame = host.frame
            host.leave()
            house.hall.sweep.drop_idle(house.now + 61)
            assert not house.hall.rooms
            await host.come()
            assert host.frame.view == frame.view

    asyncio.run(whole())


# Bots that fail


def failing(house: House, times: dict[str, int], trouble: str) -> None:
    """Bots that fail so many times before they play as ever."""
    left = dict(times)

    def plan(bot: str) -> str:
        if not left.get(bot):
            return secrets.choice(next(iter(house.hall.rooms.values())).room._table().possible())
        left[bot] -= 1
        if trouble == "crash":
            raise BotFailed("it crashed")
        return "dance on the table"

    house.bots.plan = plan


@pytest.mark.parametrize("trouble", ["crash", "nonsense"])
@pytest.mark.parametrize(
    ("fails", "asked", "called"),
    [
        ({"gustav": 1}, ["gustav", "gustav"], ["Gustav"]),
        ({"gustav": 9}, ["gustav", "gustav", "clara"], ["Clara"]),
        ({"gustav": 9, "clara": 9}, ["gustav", "gustav", "clara", "clara", "otto"], ["Clara", "Otto"]),
    ],
)
def test_a_bot_that_fails_is_asked_again_and_then_the_next_best_plays_under_its_own_name(
    tmp_path: Path, trouble: str, fails: dict[str, int], asked: list[str], called: list[str]
) -> None:
    async def whole() -> None:
        async with house:
            host = await house.make(ME, wire.WantedChair("bot", bot="gustav"), begin=True)
            failing(house, fails, trouble)
            while host.frame.moves and not house.bots.asked:
                await host.play()
                await house.quiet()
            assert house.bots.asked[: len(asked)] == asked
            host.told()
            notices = [(each.facts["name"], each.facts["by"]) for each in host.notices if each.name == "bot-replaced"]
            names = ["Gustav", *called] if called != ["Gustav"] else called
            assert notices == list(pairwise(names))
            assert host.room.chairs[1].name == called[-1]
            assert host.room.chairs[1].bot == called[-1].lower()
            live = house.hall.rooms[host.code]
            assert live.room._table().chairs[1].name == called[-1], "also in the record"
            await play_out(house, host)
            assert "random" not in house.bots.asked

    house = House(tmp_path)
    asyncio.run(whole())


def test_the_last_resort_plays_under_a_name_of_its_own(tmp_path: Path) -> None:
    async def whole() -> None:
        async with house:
            host = await house.make(ME, wire.WantedChair("bot", bot="mia"), begin=True)
            failing(house, dict.fromkeys(("mia", "pip", "random"), 10**6), "crash")
            await play_out(house, host)
            assert host.room.chairs[1].bot == "random"
            assert host.room.chairs[1].name in NAMES

    house = House(tmp_path)
    asyncio.run(whole())


@in_a_house
async def test_a_bot_that_was_given_a_name_keeps_it_when_another_plays_on(house: House) -> None:
    clara = wire.WantedChair("bot", bot="clara", name="Gouda")
    host = await house.make(ME, clara, begin=True)
    failing(house, {"clara": 9}, "crash")
    await play_out(house, host)
    assert (host.room.chairs[1].name, host.room.chairs[1].bot) == ("Gouda", "otto")


def test_a_bot_that_was_replaced_by_an_older_server_is_called_as_it_was() -> None:
    room = Room("mika-tolu")
    chairs = [ME, wire.WantedChair("bot", bot="gustav")]
    room.fold(made(room.code, wire.NewRoom("cheese", chairs), "t" * 24), 1.0)
    room.fold(read_deed(b'{"type":"replaced","seat":1,"bot":"random"}'), 2.0)
    assert (room.chairs[1].name, room.chairs[1].bot) == ("Gustav", "random")


@in_a_house
async def test_nobody_is_called_like_somebody_else(house: House) -> None:
    host = await house.make(ME, OPEN, OPEN, name="Brie")
    two = await house.join(host.code, name="Brie")
    three = await house.join(host.code, name="Brie")
    for _ in range(len(NAMES)):  # more guests than names: some of those have a number, too
        await house.hall.join(host.code, wire.NewGuest(watch=True))
    host.told()
    called = [guest.name for guest in host.room.guests]
    assert called[:3] == ["Brie", "Brie 2", "Brie 3"]
    assert len(set(called)) == len(called) == len(NAMES) + 3
    assert [chair.name for chair in host.room.chairs] == called[:3]
    await three.request(wire.Stand, 2)
    await two.request(wire.Sit, 2, "Brie")
    await two.request(wire.Stand, 1)
    await three.request(wire.Sit, 1)
    host.told()
    first, second, third = (chair.name for chair in host.room.chairs)
    assert (first, second) == ("Brie", "Brie 3"), "three is called as before"
    assert third.startswith("Brie ")
    assert third not in called


@in_a_house
async def test_what_a_guest_did_counts_once_whatever_anybody_does_meanwhile(house: House) -> None:
    host = await house.make(ME, OPEN)
    guest = await house.join(host.code)
    done = await guest.say(wire.Stick("mine", "heart"))
    for _ in range(100):
        await host.request(wire.Stick, "wow")
    before = host.line.live.number
    assert await guest.say(wire.Stick("mine", "heart")) == done
    assert host.line.live.number == before
    for number in range(200):
        await guest.say(wire.Stick(str(number), "heart"))
    assert await guest.say(wire.Stick("mine", "heart")) == done
    assert host.line.live.number == before + 200

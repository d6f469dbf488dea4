"""Who people are: names and faces of their own; and another match, which begins when all of them want it."""

from pathlib import Path

import msgspec
import pytest

from cheeseboard.bots.bots import KIN
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Joined, Made, RoomChair, Settings, WantedAgain, read_deed
from cheeseboard.rooms.hall import PATIENCE
from cheeseboard.rooms.names import CHEESES, FACES, NAMES
from cheeseboard.rooms.replays import replay
from cheeseboard.table.links import from_link, to_link
from cheeseboard.table.record import read, write
from cheeseboard.web.serve import ServerSetup
from tests.rooms.halls import BOT, ME, OPEN, QUICK, House, Visitor, in_a_house, play_out, why

ART = Path(__file__).parents[2] / "src/cheeseboard/games/art"
ALL = "0.0.0.0"  # noqa: S104 - nothing listens here
TYPED = Settings(pace=0, own_names=True)


def test_every_face_is_drawn_and_every_name_is_plain() -> None:
    assert {f"face-{face}" for face in FACES} == {path.stem for path in ART.glob("face-*.svg")}
    cousins = [name for names in KIN.values() for name in names]
    assert len({*NAMES, *CHEESES, *cousins}) == len(NAMES) + len(CHEESES) + len(cousins)
    assert all(name.isascii() and name.isalpha() for name in (*NAMES, *cousins))
    assert all(names[0].lower() == bot and {name[0] for name in names} == {names[0][0]} for bot, names in KIN.items())


@in_a_house
async def test_a_name_and_a_face_are_those_that_were_chosen(house: House) -> None:
    second = wire.WantedChair("me", name="Momo", face="cap")
    host = await house.make(ME, second, OPEN, name="Lilo", face="bow")
    guest = await house.join(host.code, name="Nora", face="pot")
    host.told()
    assert [(chair.name, chair.face) for chair in host.room.chairs] == [
        ("Lilo", "bow"),
        ("Momo", "cap"),
        ("Nora", "pot"),
    ]
    assert [(one.name, one.face) for one in guest.room.guests] == [("Lilo", "bow"), ("Nora", "pot")]
    assert await why(house.join(host.code, face="beard")) == "no-such-face"


@in_a_house
async def test_nobody_is_called_a_cheese_that_nobody_chose(house: House) -> None:
    host = await house.make(ME, ME, OPEN, BOT)
    guest = await house.join(host.code)
    names = {chair.name for chair in host.room.chairs} | {one.name for one in guest.room.guests}
    assert not names & set(CHEESES)
    assert host.room.chairs[2].name == "Otto"  # who keeps it warm


@in_a_house
async def test_two_bots_of_a_kind_have_names_of_their_own(house: House) -> None:
    """Each begins with the letter of the mouse that it plays like. Nobody is called like a person."""
    kinds = ("pip", "mia", "otto", "clara", "gustav", "pip", "otto", "mia")
    mixed = [wire.WantedChair("bot", bot=bot) for bot in kinds]
    host = await house.make(ME, *mixed, name="Ole", settings=TYPED, game="cheese-chase")
    names = ["Ole", "Pip", "Mia", "Otto", "Clara", "Gustav", "Pina", "Olga", "Maja"]
    assert [chair.name for chair in host.room.chairs] == names


@in_a_house
async def test_a_guest_may_take_another_name_between_two_matches(house: House) -> None:
    host = await house.make(ME, wire.WantedChair("me", name="Momo"), name="Lilo", face="bow")
    await host.request(wire.BeCalled, "Nora", "pot")
    assert (host.room.chairs[0].name, host.room.chairs[0].face) == ("Nora", "pot")
    assert host.room.chairs[1].name != "Nora"
    assert host.room.guests[0].name == "Nora"
    assert await why(host.request(wire.BeCalled, "Zebedee", "pot")) == "no-such-name"
    await host.begin()
    assert await why(host.request(wire.BeCalled, "Lilo", "pot")) == "match-running"


@in_a_house
async def test_typed_names_need_the_room_and_whoever_runs_the_server(house: House) -> None:
    assert await why(house.make(ME, OPEN, name="Zebedee")) == "no-such-name"
    host = await house.make(ME, OPEN, name="Zebedee", settings=TYPED)
    house.hall.may_type = False
    assert await why(house.make(ME, OPEN, name="Zebedee", settings=TYPED)) == "no-such-name"
    assert host.room.chairs[0].name == "Zebedee"  # who was called so before


@pytest.mark.parametrize(
    ("setup", "may"),
    [
        (ServerSetup(), True),
        (ServerSetup(host=ALL, is_lan=True), True),
        (ServerSetup(host=ALL), False),
        (ServerSetup(allowed_hosts="cheese.example"), False),
        (ServerSetup(host=ALL, is_lan=True, allowed_hosts="attic.box"), False),
        (ServerSetup(allowed_hosts="cheese.example", names="typed"), True),
        (ServerSetup(names="list"), False),
    ],
)
def test_names_are_typed_at_home_and_from_the_list_among_strangers(setup: ServerSetup, may: bool) -> None:
    assert setup.may_type is may


@in_a_house
async def test_whoever_sits_here_keeps_name_and_face_when_another_game_is_planned(house: House) -> None:
    host = await house.make(ME, wire.WantedChair("bot", bot="pip"), name="Zebedee", face="wool", settings=TYPED)
    await host.request(wire.Set, QUICK)  # from now on names come from the list
    chairs = [
        wire.WantedChair("guest", 0, name="Zebedee", face="wool"),
        wire.WantedChair("bot", bot="pip", name="Pip"),
        wire.WantedChair("open", bot="mia"),
    ]
    await host.request(wire.PlanMatch, "alles-kaese", {}, chairs)
    assert [(chair.name, chair.face, chair.bot) for chair in host.room.chairs] == [
        ("Zebedee", "wool", ""),
        ("Pip", "", "pip"),
        ("Mia", "", "mia"),
    ]


@in_a_house
async def test_faces_travel_in_record_link_and_replay(house: House) -> None:
    host = await house.make(ME, BOT, name="Lilo", face="bow", game="cheese")
    await host.begin()
    await play_out(house, host)
    assert host.frame.over is not None
    record = from_link(host.frame.over.link)
    assert record["faces"] == ["bow", ""]
    assert read(write(record)) == record
    assert to_link(record) == host.frame.over.link
    seen = replay(host.frame.over.link)
    assert (seen.faces, seen.bots) == (["bow", ""], ["", "random"])


def test_deeds_without_faces_are_read_as_before() -> None:
    plan = {"game": "cheese", "options": {}, "chairs": [{"kind": "guest", "guest": 0, "name": "Brie"}]}
    made = {"type": "made", "plan": plan, "settings": {}, "token": "t", "name": "Brie", "seed": "11" * 32, "moves": []}
    old = read_deed(msgspec.json.encode(made))
    assert isinstance(old, Made)
    assert (old.face, old.plan.chairs[0]) == ("", RoomChair("guest", 0, "", "Brie"))
    assert read_deed(b'{"type":"joined","token":"t","name":"Brie","seat":1}') == Joined("t", "Brie", 1)


# Another match


async def after_a_match(house: House) -> tuple[Visitor, Visitor]:
    host = await house.make(ME, OPEN)
    guest = await house.join(host.code)
    await host.begin()
    await play_out(house, host, guest)
    return host, guest


@in_a_house
async def test_another_match_begins_when_all_want_it(house: House) -> None:
    host, guest = await after_a_match(house)
    await guest.request(wire.Again, 1)
    host.told()
    assert (host.room.match, host.room.again, host.heard()[-1]) == (1, [1], "again")
    await guest.request(wire.Again, 1, False)
    await host.request(wire.Again, 1)
    guest.told()
    assert (guest.room.match, guest.room.again) == (1, [0])
    await guest.request(wire.Again, 1)
    await house.later(4)
    guest.told()
    assert (guest.room.match, guest.room.phase, guest.room.again) == (2, "playing", [])


@in_a_house
async def test_another_match_waits_for_a_while_for_those_who_have_left(house: House) -> None:
    host, guest = await after_a_match(house)
    guest.leave()
    await host.request(wire.Again, 1)
    await house.later(PATIENCE - 1)
    host.told()
    assert host.room.match == 1
    await house.later(2)
    await house.later(4)
    host.told()
    assert host.room.match == 2


@in_a_house
async def test_when_somebody_stands_up_nobody_waits_for_them(house: House) -> None:
    host, guest = await after_a_match(house)
    await host.request(wire.Again, 1)
    await guest.request(wire.Stand, guest.frame.seat)
    await house.quiet()
    await house.later(4)
    host.told()
    assert host.room.match == 2


@in_a_house
async def test_the_host_goes_on_without_those_who_left(house: House) -> None:
    host, guest = await after_a_match(house)
    guest.leave()
    await host.begin()
    assert host.room.match == 2


@in_a_house
async def test_only_who_sits_here_is_asked_and_only_after_a_match(house: House) -> None:
    host = await house.make(ME, OPEN)
    assert await why(host.request(wire.Again, 0)) == "no-match"
    await host.begin()
    assert await why(host.request(wire.Again, 1)) == "match-running"
    await play_out(house, host)
    watcher = await house.join(host.code, watch=True)
    assert await why(watcher.request(wire.Again, 1)) == "not-your-seat"
    assert await why(host.request(wire.Again, 0)) == "stale"


def test_a_wish_for_another_match_is_written_down() -> None:
    assert read_deed(b'{"type":"again","guest":1}') == WantedAgain(1)

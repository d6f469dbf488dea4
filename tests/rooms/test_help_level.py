"""Who may use help is the table's choice: as in a family, openly at a fair table, or not at all, as printed."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.rooms import folding, wire
from cheeseboard.rooms.deeds import Settings
from cheeseboard.rooms.replays import replay
from cheeseboard.table.links import from_link, to_link
from cheeseboard.table.table import HelpLevel, Refused
from tests.rooms.halls import BOT, ME, OPEN, House, Visitor, frame_of, in_a_house, play_out, why

SLOW = 3600.0  # bots that never come to their move


async def two(
    house: House, help_: HelpLevel, *more: wire.WantedChair, game: str = "alles-kaese"
) -> tuple[Visitor, Visitor]:
    host = await house.make(ME, OPEN, *more, game=game, settings=Settings(pace=SLOW, help=help_))
    guest = await house.join(host.code)
    await host.begin()
    guest.heard()
    host.heard()
    return host, guest


async def ask(visitor: Visitor, what: Any = "hint", strength: Any = 1) -> wire.Message:
    try:
        return await visitor.house.hall.help(visitor.line, wire.Ask("a", what, strength=strength))
    finally:
        visitor.told()


def deeds(visitor: Visitor) -> int:
    return visitor.line.live.number


# Family


@in_a_house
async def test_as_in_a_family_nobody_hears_of_help(house: House) -> None:
    host, guest = await two(house, "family")
    before = deeds(host)
    assert isinstance(await ask(host), wire.HintAnswer)
    assert isinstance(await ask(guest, "odds"), wire.OddsAnswer)
    assert guest.heard() == host.heard() == []
    assert deeds(host) == before
    assert (host.room.help, host.room.helped) == ("family", [])


def test_a_room_that_says_nothing_of_help_is_a_family() -> None:
    old = b'{"away":60,"clock":0,"pace":0.6,"own_names":false,"rotate":true,"bot":"otto"}'
    assert msgspec.json.decode(old, type=Settings).help == "family"


# Fair


@in_a_house
async def test_at_a_fair_table_all_are_told_before_help_is_given(house: House) -> None:
    host, guest = await two(house, "fair")
    name = host.room.chairs[0].name
    assert isinstance(await ask(host), wire.HintAnswer)
    told = wire.Notice("hint-asked", {"seat": 0, "name": name})
    guest.told()
    assert told in guest.notices and told in host.notices
    assert isinstance(await ask(guest, "odds"), wire.OddsAnswer)
    assert host.heard() == ["hint-asked", "odds-asked"]
    assert [(use.seat, use.what) for use in host.room.helped] == [(0, "hint"), (1, "odds")]


@in_a_house
async def test_more_of_the_same_hint_is_the_same_help(house: House) -> None:
    host, guest = await two(house, "fair")
    for strength in (1, 2, 3):
        await ask(host, "hint", strength)
    assert guest.heard() == ["hint-asked"]
    await host.play()
    await guest.play()
    await ask(host, "hint")
    assert guest.heard() == ["hint-asked"]
    assert len(host.room.helped) == 2


@in_a_house
async def test_alone_against_bots_help_is_free_at_a_fair_table(house: House) -> None:
    host = await house.make(ME, BOT, settings=Settings(pace=SLOW, help="fair"), begin=True)
    await house.quiet()
    host.heard()
    before = deeds(host)
    assert isinstance(await ask(host, "odds"), wire.OddsAnswer)
    assert host.heard() == []
    assert deeds(host) == before


@in_a_house
async def test_people_at_one_device_are_several_people(house: House) -> None:
    host = await house.make(ME, ME, settings=Settings(pace=SLOW, help="fair"), begin=True)
    await house.quiet()
    host.face(0)
    assert isinstance(await ask(host), wire.HintAnswer)
    assert "hint-asked" in host.heard()


@in_a_house
async def test_who_watches_a_fair_table_gets_no_odds(house: House) -> None:
    host, _ = await two(house, "fair")
    watcher = await house.watch(host.code)
    before = deeds(host)
    assert await why(house.hall.help(watcher.line, wire.Ask("a", "odds"))) == "help-for-seats"
    assert deeds(host) == before


@in_a_house
async def test_what_is_refused_is_not_announced(house: House) -> None:
    host, guest = await two(house, "fair")
    assert await why(house.hall.help(guest.line, wire.Ask("a", "hint"))) == "not-your-turn"
    assert host.heard() == []


@in_a_house
async def test_the_record_and_its_link_name_the_level_and_every_use(house: House) -> None:
    host, guest = await two(house, "fair")
    await ask(host)
    await play_out(house, host, guest)
    assert host.frame.over is not None
    record = from_link(host.frame.over.link)
    assert record["help"]["level"] == "fair"
    assert [(use["seat"], use["what"]) for use in record["help"]["used"]] == [(0, "hint")]
    assert to_link(record) == host.frame.over.link
    shown = replay(host.frame.over.link)
    assert (shown.help, [(use.seat, use.what) for use in shown.helped]) == ("fair", [(0, "hint")])


@in_a_house
async def test_the_record_of_a_family_says_nothing_of_help(house: House) -> None:
    host, guest = await two(house, "family")
    await play_out(house, host, guest)
    assert host.frame.over is not None
    assert "help" not in from_link(host.frame.over.link)


# As printed


@pytest.mark.parametrize("what", ["hint", "odds"])
def test_as_printed_help_is_refused_by_name_and_changes_nothing(what: Any, tmp_path: Path) -> None:
    @in_a_house
    async def whole(house: House) -> None:
        host, guest = await two(house, "printed")
        watcher = await house.watch(host.code)
        before = deeds(host)
        for line in (host.line, *([watcher.line] if what == "odds" else [])):
            assert await why(house.hall.help(line, wire.Ask("a", what))) == "no-help"
        assert deeds(host) == before
        assert guest.heard() == []

    whole(tmp_path)


@in_a_house
async def test_the_level_of_a_match_is_the_one_it_began_with(house: House) -> None:
    host, _ = await two(house, "printed")
    await host.request(wire.Set, Settings(pace=SLOW, help="family"))
    assert (host.room.help, host.room.settings.help) == ("printed", "family")
    with pytest.raises(Refused, match="as printed"):
        await house.hall.help(host.line, wire.Ask("a", "odds"))


def peek(visitor: Visitor) -> str | None:
    return next((move for move in visitor.frame.moves if move.startswith("peek")), None)


def drop(visitor: Visitor) -> str:
    """So that nobody is caught before somebody peeks."""
    return next(move for move in visitor.frame.moves if move.startswith("drop"))


async def peeked(one: Visitor, other: Visitor) -> Visitor:
    """Play until somebody has peeked at a card, and a little longer; who it was."""
    for _ in range(60):
        for visitor in (one, other):
            visitor.told()
            if visitor.frame.moves:
                move = peek(visitor)
                await visitor.play(move or drop(visitor))
                if move:
                    return visitor
    pytest.fail("nobody ever had to peek")


def fronts(visitor: Visitor) -> list[str]:
    view = msgspec.json.decode(visitor.frame.view)
    return [card["front"] for card in [*view["display"], *view["dropped"]] if card and card["front"]]


def names(visitor: Visitor) -> list[str]:
    return [msgspec.json.decode(event)["name"] for event in visitor.frame.events]


def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Glances of a few thousandths of a second."""
    monkeypatch.setattr(folding, "LOOK", 0.01)
    monkeypatch.setattr(folding, "EACH", 0.0)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


@in_a_house
async def test_a_peek_is_seen_and_then_put_back(house: House) -> None:
    host, guest = await two(house, "printed")
    who = await peeked(host, guest)
    assert who.frame.glance > 0 and len(fronts(who)) == 1 and "front_seen" in names(who)
    frame = who.frame
    await who.request(wire.PutBack, frame.match, frame.version, frame.seat)
    assert (who.frame.version, who.frame.since) == (frame.version, -1)
    assert who.frame.glance == 0 and fronts(who) == [] and "front_seen" not in names(who)
    assert "card_peeked" in names(who)
    assert await why(who.request(wire.PutBack, frame.match, frame.version, frame.seat)) == "stale"


@in_a_house
async def test_nobody_puts_back_what_somebody_else_looks_at(house: House) -> None:
    host, guest = await two(house, "printed")
    who = await peeked(host, guest)
    frame, other = who.frame, guest if who is host else host
    assert await why(other.request(wire.PutBack, frame.match, frame.version, frame.seat)) == "not-your-seat"
    assert fronts(who) != []


def test_a_peek_is_put_back_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quickly(monkeypatch)

    @in_a_house
    async def whole(house: House) -> None:
        host, guest = await two(house, "printed")
        who = await peeked(host, guest)
        await until(lambda: (who.told(), not who.line.live.room.match.eyes.looks(who.frame.seat))[1])  # type: ignore[union-attr]
        who.told()
        assert fronts(who) == [] and "front_seen" not in names(who)

    whole(tmp_path)


@in_a_house
async def test_after_the_peek_no_byte_tells_what_it_was(house: House) -> None:
    """Whatever a client asks for: every byte is one that a watcher of the same match may have."""
    host, guest = await two(house, "printed")
    who = await peeked(host, guest)
    match, version, seat = who.frame.match, who.frame.version, who.frame.seat
    await who.request(wire.PutBack, match, version, seat)
    sent: list[bytes] = []
    for have in (-1, 0, version // 2, version - 1, version):
        who.leave()
        await who.come(match=match, have=have)
        sent += [msgspec.json.encode(who.frame)] if have < version else []
    sent.append(msgspec.json.encode(who.line.live.room.story("e", seat, match, 10_000)))
    watcher = await house.watch(host.code)
    public = frame_of(watcher.line.live.room, NOBODY)
    for message in sent:
        assert b"front_seen" not in message
    told, seen = msgspec.json.decode(who.frame.view), msgspec.json.decode(public.view)
    assert {**told, "seat": NOBODY} == seen


@in_a_house
async def test_cards_that_were_dealt_are_seen_once(house: House) -> None:
    host, _ = await two(house, "printed", game="cheese-chase")
    view = msgspec.json.decode(host.frame.view)
    assert all(view["known"][0]) and host.frame.glance > 0
    await host.request(wire.PutBack, 1, host.frame.version, 0)
    view = msgspec.json.decode(host.frame.view)
    assert view["known"] == [[None] * 4] * 2 and view["mine"] == []
    await host.play("look 1")
    view = msgspec.json.decode(host.frame.view)
    assert view["now"]["own"] and view["known"][0][0] == view["now"]["own"]
    assert view["known"][0][1:] == [None] * 3


@in_a_house
async def test_at_one_device_everybody_sees_what_was_dealt_when_they_first_look(house: House) -> None:
    host = await house.make(ME, ME, game="cheese-chase", settings=Settings(pace=SLOW, help="printed"), begin=True)
    await house.quiet()
    for seat in (0, 1):
        host.face(seat)
        assert all(msgspec.json.decode(host.frame.view)["known"][seat])
        await host.request(wire.PutBack, 1, host.frame.version, seat)
        host.face(NOBODY)
        host.face(seat)
        assert msgspec.json.decode(host.frame.view)["known"][seat] == [None] * 4


def test_what_was_put_back_stays_there_after_a_restart(tmp_path: Path) -> None:
    keys: list[Any] = []

    @in_a_house
    async def before(house: House) -> None:
        host, _ = await two(house, "printed", game="cheese-chase")
        await host.request(wire.PutBack, 1, host.frame.version, 0)
        keys.append((host.code, host.key))

    @in_a_house
    async def after(house: House) -> None:
        code, key = keys[0]
        host = await Visitor(house, code, key).come()
        assert msgspec.json.decode(host.frame.view)["known"][0] == [None] * 4
        assert "dealt_card_seen" not in names(host)

    before(tmp_path)
    after(tmp_path)


@in_a_house
async def test_bots_are_asked_with_all_they_have_seen(house: House) -> None:
    """They have no screen that could show it to them twice: what they forget, they forget by themselves."""
    views: list[dict[str, Any]] = []
    choose = house.bots.choose

    async def listening(game: str, view: bytes, *more: Any) -> str:
        views.append(msgspec.json.decode(view))
        return await choose(game, view, *more)

    house.bots.choose = listening  # type: ignore[method-assign, assignment]
    while not views:  # a match may be over before the bot's first turn
        host = await house.make(ME, BOT, game="cheese-chase", settings=Settings(pace=0, help="printed"), begin=True)
        await house.quiet()
        host.told()
        while host.room.phase == "playing" and not views:
            if host.frame.moves:
                await host.play()
            await house.quiet()
            host.told()
    assert all(views[0]["mine"])


@in_a_house
async def test_at_the_end_everything_is_told_again(house: House) -> None:
    host, guest = await two(house, "printed")
    who = await peeked(host, guest)
    await who.request(wire.PutBack, 1, who.frame.version, who.frame.seat)
    await play_out(house, host, guest)
    who.leave()
    await who.come()
    assert who.frame.over is not None and "front_seen" in names(who)

"""People who are not looking are told that it is their turn: once, sealed, soon, never in quiet hours, and nothing hidden."""

import asyncio
import hashlib
import hmac
import ipaddress
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.rooms import wire
from cheeseboard.rooms.api import MOST_OPEN, Api, GuestToken, OpenWanted, open_game
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.deeds import Deal, Settings
from cheeseboard.rooms.outside import TurnNow
from cheeseboard.web import nudges as nudging
from cheeseboard.web.api import HookWanted, NudgeWanted, ServerApi
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.nudges import BACKOFF, GRACE, TRIES, Nudges, hook_body, is_quiet, push_body
from cheeseboard.web.outbound import Forbidden, NotReached, Outbound, check_address
from cheeseboard.web.push import PADDED, PushTarget, sealed
from cheeseboard.web.sqlite import SQLite
from cheeseboard.web.subscriptions import Subscription
from tests.rooms.halls import BOT, ME, OPEN, House, Visitor, why
from tests.web.post_office import Browser, Letter, PostOffice, claims_of, raw

SLOWLY = Settings(pace=0, away=0)
SAME = Deal("2026-01-04")  # the same luck every time: in some others the match is over before a test is


class Diary:
    """A log that a test can read."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def warning(self, event: str, **facts: Any) -> None:
        self.lines.append(f"{event} {facts}")

    error = warning


class Nudged(House):
    """A house whose guests can be nudged, through one post office."""

    def __init__(self, folder: Path, office: PostOffice, **more: Any) -> None:
        super().__init__(folder)
        self.office = office
        store, self.metrics, self.diary = self.hall.store, Metrics(), Diary()
        assert isinstance(store, SQLite)
        self.nudges = Nudges(
            store, push=Outbound([office.origin]), hooks=Outbound([office.origin]), contact="mailto:cat@example.org"
        )
        self.hall.nudger, self.hall.counts, self.hall.log = self.nudges, self.metrics, self.diary
        self.api = ServerApi(self.hall, 1000, self.metrics, nudges=self.nudges, **more)

    async def told(self) -> list[Letter]:
        """Everything that is due is sent; what came since the last time."""
        await self.nudges.look()
        await self.nudges.settled()
        found, self.office.letters = self.office.letters, []
        return found

    async def subscribe(self, who: Visitor, **more: Any) -> Browser:
        browser = Browser(self.office)
        wanted = msgspec.convert(browser.wanted(who.key.token if who.key else "", **more), NudgeWanted)
        assert (await self.api.nudge(who.code, wanted)).nudge
        return browser


@asynccontextmanager
async def nudged(folder: Path, **more: Any) -> AsyncIterator[Nudged]:
    async with PostOffice() as office, Nudged(folder, office, **more) as house:
        await house.nudges.open(house.hall)
        yield house
        await house.nudges.close()


def in_a_nudged_house(test: Callable[[Nudged], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    async def whole(folder: Path) -> None:
        async with nudged(folder) as house:
            await test(house)

    def run(tmp_path: Path) -> None:
        asyncio.run(whole(tmp_path))

    return run


async def until(house: House, seat: int, *people: Visitor) -> None:
    """People play until it is the turn of a seat."""
    for _ in range(200):
        await house.quiet()
        for one in people:
            one.told()
        if people[0].frame.turn == seat:
            return
        for one in people:
            if one.frame.moves:
                await one.play()
                break
    raise AssertionError("it never was")


async def two(house: Nudged, **more: Any) -> tuple[Visitor, Visitor, Browser]:
    """The host is to move; the other one wants to be told, and has been away for a while."""
    host = await house.make(settings=SLOWLY, deal=SAME)
    guest = await house.join(host.code)
    await host.begin()
    await until(house, 1, host, guest)
    await until(house, 0, host, guest)
    browser = await house.subscribe(guest, **more)
    guest.leave()
    await house.later(GRACE)
    return host, guest, browser


# What is sealed, and for whom


def test_a_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    public = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    target = PushTarget("https://push.example.net/", public, "BTBZMqHH6r4Tts7J_aSIgg")
    number = int.from_bytes(raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own, salt = ec.derive_private_key(number, ec.SECP256R1()), raw("DGv6ra1nlYgDCS1FRnbzlw")
    body = sealed(b"When I grow up, I want to be a watermelon", target, own, salt, size=0)
    assert body == raw(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf"
        "1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@in_a_nudged_house
async def test_whoever_is_not_looking_is_told_once_in_their_language(house: Nudged) -> None:
    host, guest, browser = await two(house, language="de")
    assert await house.told() == []  # it is not their turn
    await until(house, 1, host)
    (letter,) = await house.told()
    assert letter.path.startswith(f"POST /push/{browser.endpoint.rpartition('/')[2]} ")
    title = house.hall.rooms[host.code].room.game
    told = browser.open(letter)
    assert told == {"room": host.code, "title": told["title"], "says": f"Du bist dran bei {told['title']}"}
    assert title == "alles-kaese" and told["title"] == "Alles Käse!"
    claims = claims_of(letter, (await house.api.see_offer()).key)
    now = house.hall.wall()
    assert claims == {"aud": house.office.origin, "exp": int(now) + 12 * 3600, "sub": "mailto:cat@example.org"}
    assert letter.headers["ttl"] == str(48 * 3600)
    for _ in range(3):  # and not again, however long it takes
        await house.later(3600)
        assert await house.told() == []
    assert 'cheeseboard_nudges_total{outcome="sent",way="push"} 1.0' in house.metrics.text().decode()
    assert guest.key is not None


@in_a_nudged_house
async def test_the_next_turn_is_told_again_and_replaces_what_was_not_seen(house: Nudged) -> None:
    host, guest, browser = await two(house)
    await until(house, 1, host)
    (first,) = await house.told()
    await guest.come()
    await until(house, 0, host, guest)
    guest.leave()
    await house.later(GRACE)
    await until(house, 1, host)
    (second,) = await house.told()
    assert browser.open(first) == browser.open(second)
    assert first.headers["topic"] == second.headers["topic"] and first.body != second.body


@in_a_nudged_house
async def test_all_messages_are_equally_long(house: Nudged) -> None:
    browser = Browser(house.office)
    target = PushTarget(browser.endpoint, *(browser.wanted("")[name] for name in ("p256dh", "auth")))
    sizes = {len(sealed(text, target)) for text in (b"", b"a" * (PADDED - 1))}
    assert len(sizes) == 1
    turn = TurnNow("mika-tolu", names()[0], 1, 1, 0, "Brie", 0)
    assert all(len(push_body(turn._replace(game=game), "fr")) < PADDED for game in names())


# When


@in_a_nudged_house
async def test_nobody_who_looks_is_told(house: Nudged) -> None:
    host, guest, _ = await two(house)
    await guest.come()
    await until(house, 1, host, guest)
    assert await house.told() == []
    await house.later(10 * GRACE)
    assert await house.told() == []


@in_a_nudged_house
async def test_whoever_leaves_without_playing_is_told_once_after_a_while(house: Nudged) -> None:
    """A phone that was put away keeps its line for a moment, and may not have seen what came."""
    host, guest, _ = await two(house)
    await guest.come()
    await until(house, 1, host, guest)
    guest.leave()
    await house.later(GRACE - 1)
    assert await house.told() == []
    await house.later(1)
    assert len(await house.told()) == 1
    await house.later(10 * GRACE)
    assert await house.told() == []


@in_a_nudged_house
async def test_a_move_that_is_taken_back_and_played_again_does_not_ring_at_once(house: Nudged) -> None:
    host, _, _ = await two(house)
    await until(house, 1, host)
    assert len(await house.told()) == 1
    live = house.hall.rooms[host.code]
    turn = live.room.turn_now
    assert turn is not None
    house.nudges.turned(host.code, turn._replace(version=turn.version + 2))
    assert await house.told() == []


@in_a_nudged_house
async def test_in_quiet_hours_nobody_is_told_and_afterwards_once(house: Nudged) -> None:
    """The house's clock begins on a Monday of 1970, at 13:46 in UTC and at 14:46 in Berlin."""
    host, _, _ = await two(house, quiet=[14, 16], zone="Europe/Berlin")
    await until(house, 1, host)
    assert await house.told() == []
    await house.later(3600)
    assert await house.told() == []
    await house.later(900)  # 16:02
    assert len(await house.told()) == 1


@in_a_nudged_house
async def test_what_was_played_in_quiet_hours_is_not_told_afterwards(house: Nudged) -> None:
    host, guest, _ = await two(house, quiet=[14, 16], zone="Europe/Berlin")
    await until(house, 1, host)
    assert await house.told() == []
    await guest.come()
    await until(house, 0, host, guest)
    await house.later(24 * 3600)
    assert await house.told() == []


@pytest.mark.parametrize(
    ("quiet", "hours"),
    [((21, 7), {21, 22, 23, *range(7)}), ((1, 3), {1, 2}), ((5, 5), set[int]()), ((0, 23), {*range(23)})],
)
def test_quiet_hours_may_go_over_midnight(quiet: tuple[int, int], hours: set[int]) -> None:
    device = Subscription("a-b", 0, "", "", "", "en", *quiet, "UTC")
    assert {hour for hour in range(24) if is_quiet(device, hour * 3600.0 + 1800)} == hours


@in_a_nudged_house
async def test_bots_play_on_without_anybody_until_somebody_is_to_be_told(house: Nudged) -> None:
    host = await house.make(ME, OPEN, BOT, settings=SLOWLY, deal=SAME)
    guest = await house.join(host.code)
    await host.begin()
    await until(house, 0, host, guest)
    await house.subscribe(host)
    live = house.hall.rooms[host.code]
    await until(house, 1, host, guest)
    host.leave()
    await house.later(GRACE)
    while live.room.turn == 1:
        guest.told()
        await guest.play()
    guest.leave()
    await house.quiet()
    assert live.room.turn == 0 and not live.lines
    assert len(await house.told()) == 1


# What may go wrong


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def go() -> None:
        async with nudged(tmp_path) as house:
            host, guest, _ = await two(house)
            house.office.answer(status)
            await until(house, 1, host)
            assert len(await house.told()) == 1
            assert guest.key is not None
            assert not (await house.api.see_nudges(host.code, GuestToken(guest.key.token))).nudge

    asyncio.run(go())


@in_a_nudged_house
async def test_a_service_that_is_busy_is_asked_again_later_and_later_but_not_for_ever(house: Nudged) -> None:
    host, _, _ = await two(house)
    house.office.answer(*[503] * 20)
    await until(house, 1, host)
    for number in range(TRIES):
        assert len(await house.told()) == 1
        await house.later(BACKOFF * 2**number - 1)
        assert await house.told() == []
        await house.later(1)
    assert await house.told() == []
    assert 'cheeseboard_nudges_total{outcome="gave-up",way="push"} 1.0' in house.metrics.text().decode()


@in_a_nudged_house
async def test_a_service_may_say_how_long_to_wait_and_what_is_played_meanwhile_is_not_told(house: Nudged) -> None:
    host, guest, _ = await two(house)
    house.office.answer(429, headers="Retry-After: 120\r\n")
    await until(house, 1, host)
    assert len(await house.told()) == 1
    await house.later(119)
    assert await house.told() == []
    await house.later(1)
    assert len(await house.told()) == 1
    await guest.come()
    await until(house, 0, host, guest)
    guest.leave()
    await house.later(GRACE)
    house.office.answer(503)
    await until(house, 1, host)
    assert len(await house.told()) == 1
    await guest.come()
    await until(house, 0, host, guest)
    await house.later(3600)
    assert await house.told() == []


@in_a_nudged_house
async def test_a_redirection_is_not_followed_and_nothing_secret_is_logged(house: Nudged) -> None:
    host, _, browser = await two(house)
    house.office.answer(302, headers=f"Location: {house.office.origin}/inside\r\n")
    await until(house, 1, host)
    assert [letter.path.split()[1] for letter in await house.told()] == [
        browser.endpoint.removeprefix(house.office.origin)
    ]
    await house.later(3600)
    assert await house.told() == []
    assert house.diary.lines == ["nudge refused {'way': 'push', 'status': 302}"]


@in_a_nudged_house
async def test_a_move_never_waits_for_a_nudge(house: Nudged) -> None:
    """The push service takes the message and says nothing: the match goes on, and the next turn is told all the same."""
    host, guest, _ = await two(house)
    house.office.answers.append(b"")
    await until(house, 1, host)
    await house.nudges.look()
    await asyncio.wait_for(house.office.came.wait(), 30)
    await guest.come()
    await until(house, 0, host, guest)
    assert host.frame.turn == 0


def test_a_turn_that_began_just_before_the_server_died_is_told_when_it_is_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with PostOffice() as office:
            async with Nudged(tmp_path, office) as first:
                await first.nudges.open(first.hall)
                host, _, _ = await two(first)
                for task in list(first.nudges._tasks):  # it dies: the move is on disk, and nobody looks any more
                    task.cancel()
                await until(first, 1, host)
            assert office.letters == []
            async with Nudged(tmp_path, office) as second:
                second.now = first.now
                await second.nudges.open(second.hall)
                while host.code not in second.hall.rooms:  # noqa: ASYNC110 - they are looked for meanwhile
                    await asyncio.sleep(0.01)
                await second.later(GRACE)
                assert len(await second.told()) == 1
                await second.nudges.close()
            async with Nudged(tmp_path, office) as third:  # and only once
                third.now = second.now
                await third.nudges.open(third.hall)
                while host.code not in third.hall.rooms:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                await third.later(GRACE)
                assert await third.told() == []
                await third.nudges.close()

    asyncio.run(go())


@pytest.mark.parametrize("in_order", [True, False])
def test_a_turn_is_told_at_most_once(tmp_path: Path, in_order: bool) -> None:
    """Claimed, and its service busy: a server that stops leaves it to the next one; if it dies, nobody tells it."""

    async def go() -> None:
        async with PostOffice() as office:
            async with Nudged(tmp_path, office) as first:
                await first.nudges.open(first.hall)
                host, _, _ = await two(first)
                office.answer(503)
                await until(first, 1, host)
                assert len(await first.told()) == 1
                if in_order:
                    await first.nudges.close()
                for task in list(first.nudges._tasks):
                    task.cancel()
            async with Nudged(tmp_path, office) as second:
                second.now = first.now
                await second.nudges.open(second.hall)
                while host.code not in second.hall.rooms:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                await second.later(GRACE)
                assert len(await second.told()) == in_order
                await second.nudges.close()

    asyncio.run(go())


# Who decides


@in_a_nudged_house
async def test_it_is_turned_off_at_once(house: Nudged) -> None:
    host, guest, _ = await two(house)
    assert guest.key is not None
    await until(house, 1, host)
    assert not (await house.api.stop_nudge(host.code, GuestToken(guest.key.token))).nudge
    assert await house.told() == []


@in_a_nudged_house
async def test_with_the_room_and_with_the_guest_all_is_forgotten(house: Nudged) -> None:
    host, guest, _ = await two(house)
    await house.subscribe(host)
    assert host.key is not None and guest.key is not None
    await host.request(wire.Remove, 1)
    assert await settled(house, "SELECT guest FROM subscription") == [(0,)]
    await house.api.hook(host.code, HookWanted(host.key.token, f"{house.office.origin}/hook"))
    await host.request(wire.Close)
    assert await settled(house, "SELECT room FROM subscription UNION SELECT room FROM webhook") == []
    assert await why(house.api.see_nudges(host.code, GuestToken(host.key.token))) == "closed"


async def settled(house: Nudged, text: str) -> list[tuple[Any, ...]]:
    """What the store has, once what was to be forgotten is."""
    await asyncio.gather(*(task for task in house.nudges._tasks if task.get_coro().__name__ == "_end"))  # type: ignore[union-attr]
    return await house.nudges.kept.tables.rows(text)


@in_a_nudged_house
async def test_with_an_old_room_all_goes(house: Nudged) -> None:
    host, _, _ = await two(house)
    host.leave()
    assert await house.hall.store.forget(house.hall.wall() + 1) == [host.code]
    assert await house.nudges.kept.rooms() == set()


@in_a_nudged_house
async def test_nobody_subscribes_for_somebody_else_or_to_nonsense(house: Nudged) -> None:
    host, _, _ = await two(house)
    assert host.key is not None
    browser = Browser(house.office)

    def wanted(**more: Any) -> NudgeWanted:
        token = host.key.token if host.key else ""
        return msgspec.convert({**browser.wanted(token), **more}, NudgeWanted)

    assert await why(house.api.nudge(host.code, wanted(token="x" * 24))) == "not-a-guest"
    assert await why(house.api.nudge("a-b", wanted())) == "no-such-room"
    assert await why(house.api.nudge(host.code, wanted(zone="Cheese/Moon"))) == "bad-address"
    assert await why(house.api.nudge(host.code, wanted(p256dh="A" * 87))) == "bad-address"
    assert await why(house.api.nudge(host.code, wanted(endpoint="http://127.0.0.1:9/push"))) == "bad-address"
    office = house.office
    office.server.close()
    await office.server.wait_closed()
    assert await why(house.api.nudge(host.code, wanted())) == "unreachable"  # the server says so, the page does, too


def test_without_its_extra_a_server_offers_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(nudging.__dict__, "found_crypto", lambda: None)

    async def go() -> None:
        async with nudged(tmp_path) as house:
            host = await house.make(settings=SLOWLY)
            assert host.key is not None
            assert (await house.api.see_offer()).key == ""
            wanted = msgspec.convert(Browser(house.office).wanted(host.key.token), NudgeWanted)
            assert await why(house.api.nudge(host.code, wanted)) == "no-nudges"

    asyncio.run(go())


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    async def keys() -> set[str]:
        found = set()
        for _ in range(2):
            async with nudged(tmp_path) as house:
                found.add((await house.api.see_offer()).key)
        return found

    (key,) = asyncio.run(keys())
    assert len(raw(key)) == 65


# Where nothing is sent


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x", "ftp://push.example.org/x", "https://127.0.0.1/x", "https://10.0.0.1/x", "https://192.168.1.5:8123/x",
        "https://169.254.169.254/latest", "https://[::1]/x", "https://[::ffff:127.0.0.1]/x", "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x", "https://[fd00::1]/x", "https://0.0.0.0/x", "https://100.64.0.1/x", "https://224.0.0.1/x",
        "https://me:secret@push.example.org/x", "https://push.example.org/x#y", "https:///x", "https://push.example.org:99999/x",
        "https://push.example.org/x y", "https://push.example.org/x\r\nhost: y", "https://push.example.org/" + "x" * 1024, "x",
    ],
)  # fmt: skip
def test_an_address_that_is_not_public_or_not_secure_is_refused(url: str) -> None:
    with pytest.raises(Forbidden):
        Outbound().check(url)


@pytest.mark.parametrize("answers", [["127.0.0.1"], ["93.184.216.34", "10.1.2.3"], ["fe80::1"], ["::ffff:192.168.0.1"]])
def test_a_name_that_leads_inside_is_refused(answers: list[str]) -> None:
    async def look_up(_: str, __: int) -> list[str]:
        await asyncio.sleep(0)
        return answers

    with pytest.raises(Forbidden):
        asyncio.run(Outbound(look_up=look_up).post("https://push.example.org/x", {}, b""))


def test_public_addresses_are_public() -> None:
    for each in ("93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"):
        check_address(ipaddress.ip_address(each))


@pytest.mark.parametrize(
    "answer", [b"", b"x" * 100_000, b"SSH-2.0-x\r\n\r\n", b"HTTP/1.1 abc\r\n\r\n", b"HTTP/1.1 200"]
)
def test_whatever_answers_little_is_read(answer: bytes) -> None:
    async def go() -> None:
        async with PostOffice(answers=[answer]) as office:
            with pytest.raises(NotReached):
                await Outbound([office.origin]).post(f"{office.origin}/x", {}, b"hello")

    asyncio.run(go())


def test_a_certificate_that_nobody_knows_is_refused() -> None:
    """Over TLS, also to an origin that is allowed: here one that speaks no TLS at all."""

    async def go() -> None:
        async with PostOffice() as office:
            secure = office.origin.replace("http:", "https:")
            with pytest.raises(NotReached):
                await Outbound([secure]).reach(f"{secure}/x")

    asyncio.run(go())


# Webhooks


@in_a_nudged_house
async def test_a_webhook_is_told_who_is_to_move_and_can_tell_who_sent_it(house: Nudged) -> None:
    host, guest, _ = await two(house)
    assert host.key is not None and guest.key is not None
    url = f"{house.office.origin}/api/webhook/cheese?x=1"
    assert await why(house.api.hook(host.code, HookWanted(guest.key.token, url))) == "not-host"
    assert await why(house.api.hook(host.code, HookWanted(host.key.token, "https://10.0.0.1/x"))) == "bad-address"
    made = await house.api.hook(host.code, HookWanted(host.key.token, url, "nl"))
    await house.api.stop_nudge(host.code, GuestToken(guest.key.token))
    await until(house, 1, host)
    (letter,) = await house.told()
    assert letter.path == "POST /api/webhook/cheese?x=1 HTTP/1.1"
    turn = house.hall.rooms[host.code].room.turn_now
    assert turn is not None
    name = host.room.chairs[1].name
    assert json.loads(letter.body) == {
        "id": f"{host.code} 1 {turn.version}", "room": host.code, "game": "Alles Käse!", "seat": 1, "name": name,
        "text": f"{name}: jij bent aan de beurt bij Alles Käse!",
    }  # fmt: skip
    fields = dict(each.split("=") for each in letter.headers["x-cheeseboard-signature"].split(","))
    signed = hmac.new(bytes.fromhex(made.secret), f"{fields['t']}.".encode() + letter.body, hashlib.sha256)
    assert hmac.compare_digest(fields["v1"], signed.hexdigest()) and int(fields["t"]) == int(house.now)
    await house.later(3600)
    assert await house.told() == []
    assert (await house.api.see_nudges(host.code, GuestToken(guest.key.token))).hook
    assert not (await house.api.stop_hook(host.code, GuestToken(host.key.token))).hook


@in_a_nudged_house
async def test_the_address_of_a_webhook_is_in_nothing_that_guests_see(house: Nudged) -> None:
    host, guest, _ = await two(house)
    assert host.key is not None
    made = await house.api.hook(host.code, HookWanted(host.key.token, f"{house.office.origin}/whisper"))
    await guest.come()
    await until(house, 1, host, guest)
    shown = house.hall.rooms[host.code].shown() + house.hall.rooms[host.code].frame(1, -1)
    assert b"whisper" not in shown and made.secret.encode() not in shown


def test_no_webhooks_unless_the_server_allows_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with nudged(tmp_path) as house:
            house.nudges.hooks = None
            host = await house.make(settings=SLOWLY)
            assert host.key is not None
            assert not (await house.api.see_offer()).hooks
            assert (
                await why(house.api.hook(host.code, HookWanted(host.key.token, "https://a.example/x"))) == "no-nudges"
            )

    asyncio.run(go())


def test_a_server_may_allow_some_origins_alone() -> None:
    out = Outbound(["http://homeassistant.local:8123"], is_public=False)
    assert out.check("http://HomeAssistant.local:8123/api/webhook/x") == "http://homeassistant.local:8123"
    for url in ("http://homeassistant.local/api", "https://example.org/x", "http://homeassistant.local:81230/x"):
        with pytest.raises(Forbidden):
            out.check(url)


# Nothing hidden


@pytest.mark.parametrize("game", names())
def test_whatever_is_hidden_the_same_is_told(tmp_path: Path, game: str) -> None:
    """Everything that nobody can see is dealt again: nudges and the list of open games have the same bytes."""

    async def go() -> None:
        async with House(tmp_path) as house:
            host = await house.make(*[ME] * find(game).seats[0], game=game, settings=SLOWLY, deal=SAME)
            await host.begin()
            room = house.hall.rooms[host.code].room
            for _ in range(12):
                host.told()
                host.face(room.turn)
                await host.play(host.frame.moves[len(host.frame.moves) // 2])
            assert room.match is not None
            table, turn = room.match.table, room.turn_now
            assert turn is not None

            def told() -> tuple[bytes, ...]:
                now = room.turn_now
                assert now is not None
                return push_body(now, "it"), hook_body(now, "it"), msgspec.json.encode(open_game(room, 0, house.now))

            before = told()
            for seed in range(20):
                table.state = table.state.clone()
                table.state.imagine(NOBODY, Dice(seed))
                assert told() == before

    asyncio.run(go())


# Open games


@in_a_nudged_house
async def test_a_device_sees_whose_turn_it_is_in_all_its_rooms(house: Nudged) -> None:
    host, guest, _ = await two(house)
    other = await house.make(settings=SLOWLY)
    assert host.key is not None and guest.key is not None and other.key is not None
    await house.later(3600)
    keys = [wire.RoomKey(each.room, each.token) for each in (guest.key, other.key, guest.key)]
    keys.append(wire.RoomKey("no-room", "x" * 24))
    assert await house.api.see_open(OpenWanted([wire.RoomKey(host.code, "x" * 24)]), "") == []
    playing, lobby = await house.api.see_open(OpenWanted(keys), "")
    assert (playing.room, playing.phase, playing.turn, playing.mine) == (host.code, "playing", 0, False)
    assert (playing.name, playing.with_whom) == (host.room.chairs[0].name, [host.room.chairs[0].name])
    assert playing.since >= 3600
    assert (lobby.room, lobby.phase, lobby.turn, lobby.mine) == (other.code, "lobby", NOBODY, False)
    await until(house, 1, host)
    (mine,) = await house.api.see_open(OpenWanted(keys[:1]), "")
    assert mine.mine and mine.since == 0.0


@in_a_nudged_house
async def test_nobody_learns_which_rooms_there_are_by_asking_for_many(house: Nudged) -> None:
    host, _, _ = await two(house)
    assert host.key is not None
    wrong = [wire.RoomKey(f"ba-b{letter}", "x" * 24) for letter in "aeiou"]
    right = wire.RoomKey(host.key.room, host.key.token)
    guesses = Buckets(0.0, 3.0)
    api = Api(house.hall, 1000, guesses)
    assert len(await api.see_open(OpenWanted([*wrong[:2], right]), "net")) == 1
    assert await api.see_open(OpenWanted([*wrong, right]), "net") == []
    assert len(await api.see_open(OpenWanted([*wrong, right]), "another")) == 0


def test_a_device_asks_about_so_many_rooms_at_a_time() -> None:
    keys = [{"room": "a-b", "token": "x" * 24}] * (MOST_OPEN + 1)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"keys": keys}, OpenWanted)

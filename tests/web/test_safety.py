"""What keeps a server safe: limits, headers, tokens, its log, and how it stops."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cheeseboard.rooms.deeds import Made, Sealed
from cheeseboard.rooms.wire import Key
from cheeseboard.web.app import SAFE
from cheeseboard.web.client import Guest
from cheeseboard.web.serve import ServerSetup
from tests.web.server import NO_LIMITS, Server
from tests.web.talk import Deaf, a_room, address, deeds, line

TWO = [{"kind": "me"}, {"kind": "open"}]


def joined(server: Server, key: dict[str, Any], **said: Any) -> dict[str, Any]:
    found: dict[str, Any] = server.post(f"/api/rooms/{key['room']}/guests", said)
    return found


# Who may speak


@pytest.mark.parametrize(
    ("origin", "may"),
    [(None, True), ("own", True), ("http://evil.example", False), ("null", False), ("", False), ("http://[", False)],
)
def test_only_our_own_page_may_open_a_line(server: Server, origin: str | None, may: bool) -> None:
    async def knock() -> int:
        header = server.url if origin == "own" else origin
        headers = {} if header is None else {"origin": header}
        try:
            async with connect(address(server), additional_headers=headers):
                return 101
        except InvalidStatus as refusal:
            return refusal.response.status_code

    assert asyncio.run(knock()) == (101 if may else 403)


def test_every_answer_has_the_headers(server: Server) -> None:
    key = a_room(server)
    room = f"/api/rooms/{key['room']}"
    asked = [
        *(("GET", path, None, 200) for path in ("/healthz", "/readyz", "/metrics", "/api/about", "/api/openapi.json", room)),
        *(("GET", path, None, 404) for path in ("/nothing", "/api/rooms/baba-baba", "/api/games/chess/rules", "/api/replays/x")),
        ("GET", "/api/games/cheese/rules?language=fr", None, 200),
        ("GET", "/api/games/cheese/rules?language=xx", None, 400),
        ("DELETE", room, None, 405),
        ("POST", "/api/rooms", b"{", 400),
        ("POST", "/api/rooms", b"x" * 100_000, 413),
        ("POST", f"{room}/guests", b'{"seat": 0}', 409),
        ("POST", f"{room}/guests", b'{"watch": true}', 201),
    ]  # fmt: skip
    for method, path, body, wanted in asked:
        status, answer, headers = server.ask(method, path, body)
        assert status == wanted, (method, path, answer)
        assert {name: headers.get(name) for name in SAFE} == SAFE, path
        assert "server" not in headers
        assert headers.get("cache-control") == ("no-store" if path.startswith("/api/rooms") else None)


def test_nobody_else_hears_of_it_unless_asked(server: Server) -> None:
    """It listens on 127.0.0.1 alone: another address of the same machine finds nothing."""
    assert ServerSetup().host == "127.0.0.1"

    async def knock(host: str) -> None:
        _, writer = await asyncio.open_connection(host, server.port)
        writer.close()
        await writer.wait_closed()

    asyncio.run(knock("127.0.0.1"))
    with pytest.raises(ConnectionRefusedError):
        asyncio.run(knock("127.0.0.2"))


# How much


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {**NO_LIMITS, "messages": 1, "burst": 10, "sockets": 4, "hello_seconds": 1}
    with Server(tmp_path_factory.mktemp("strict"), limits) as found:
        yield found


def test_a_message_that_is_too_long_ends_the_line_and_nothing_else(server: Server) -> None:
    async def shout() -> tuple[int | None, Any]:
        key = a_room(server)
        async with line(server, key) as talk, line(server, key) as other:
            await talk.say("x" * 16_385)
            return await talk.end(), await other.ask({"type": "ping", "id": "1"})

    assert asyncio.run(shout()) == (1009, {"type": "pong", "id": "1"})


def test_a_line_that_says_too_much_is_told_so_and_closed(strict: Server) -> None:
    async def chatter() -> tuple[int, Any, int | None]:
        async with line(strict, a_room(strict)) as talk:
            for number in range(20):
                await talk.say({"type": "ping", "id": str(number)})
            goodbye = await talk.hear_of("goodbye")
            return sum('"pong"' in text for text in talk.heard), goodbye, await talk.end()

    pongs, goodbye, code = asyncio.run(chatter())
    assert 10 <= pongs < 15
    assert (goodbye["reason"], code) == ("too-fast", 1013)
    assert goodbye["after"] >= 5


def test_wishes_are_counted_for_a_guest_on_all_lines_but_moves_are_not(tmp_path: Path) -> None:
    limits = {**NO_LIMITS, "wishes": 0.01, "wish_burst": 5}

    async def wish(modest: Server) -> list[str]:
        key, found = a_room(modest), []
        for number in range(8):
            async with line(modest, key) as talk:
                answer = await talk.ask({"type": "sticker", "id": str(number), "sticker": "heart"})
                found.append(answer.get("reason", answer["type"]))
        async with line(modest, key) as talk:
            answer = await talk.ask({"type": "move", "id": "m", "match": 0, "version": 0, "seat": 0, "move": "flip"})
            return [*found, answer["reason"]]

    with Server(tmp_path, limits) as modest:
        *wishes, move = asyncio.run(wish(modest))
    assert wishes == ["done"] * 5 + ["too-fast"] * 3
    assert move != "too-fast"


def test_an_address_has_so_many_lines_and_no_more(strict: Server) -> None:
    async def crowd() -> None:
        key = a_room(strict)
        async with line(strict, key) as one, line(strict, key), line(strict, key), line(strict, key):
            await one.hear_of("room")
            with pytest.raises(InvalidStatus):
                async with connect(address(strict)):
                    pass
        for _ in range(100):  # those places are free again
            if b"cheeseboard_sockets 0.0" in strict.get("/metrics")[1]:
                break
            await asyncio.sleep(0.05)
        async with line(strict, key) as again:
            await again.hear_of("room")

    asyncio.run(crowd())


def test_whoever_does_not_say_hello_must_go(strict: Server) -> None:
    async def wait() -> tuple[Any, int | None]:
        async with connect(address(strict)) as socket:
            return json.loads(await socket.recv()), await asyncio.wait_for(closed(socket), 5)

    async def closed(socket: Any) -> int | None:
        await socket.wait_closed()
        code: int | None = socket.close_code
        return code

    assert asyncio.run(wait()) == ({"type": "goodbye", "reason": "hello-first", "after": -1.0}, 1008)


@pytest.mark.parametrize("limit", ["request_burst", "room_burst", "join_burst"])
def test_an_address_may_ask_only_so_often(tmp_path: Path, limit: str) -> None:
    """Rooms made, codes tried, anything asked."""
    rates = {"request_burst": "requests", "room_burst": "rooms", "join_burst": "joins"}
    with Server(tmp_path, {**NO_LIMITS, limit: 5, rates[limit]: 0}) as server:
        if limit == "request_burst":
            answers = [server.get("/healthz") for _ in range(8)]
            good = 200
        elif limit == "room_burst":
            said = json.dumps({"game": "cheese", "chairs": [{"kind": "bot"}] * 2}).encode()
            answers = [server.ask("POST", "/api/rooms", said) for _ in range(8)]
            good = 201
        else:
            key = a_room(server)
            answers = [server.get(f"/api/rooms/{key['room']}") for _ in range(8)]
            good = 200
        wanted = 4 if limit == "request_burst" else 5  # one was needed to see that it is up
        assert [status for status, _, _ in answers] == [good] * wanted + [429] * (8 - wanted)
        assert json.loads(answers[-1][1])["reason"] == "too-fast"


def test_who_does_not_listen_delays_nobody_and_is_cut_off(tmp_path: Path) -> None:
    """Its room plays on at full speed; little waits for it, however much it asks for; in the end it is cut off."""

    async def play(guest: Guest) -> list[float]:
        times = []
        async for frame in guest.turns():
            began = time.monotonic()
            await guest.play(frame.moves[0], frame)
            times.append(time.monotonic() - began)
        return times

    async def party(deaf: Deaf, one: Guest, two: Guest) -> list[float]:
        async with one, two:
            times = await asyncio.wait_for(asyncio.gather(play(one), play(two)), 60)
            for _ in range(150):
                if deaf.is_cut_off():
                    return [*times[0], *times[1]]
                await asyncio.sleep(0.1)
        raise AssertionError("it still holds its line")

    with Server(tmp_path, {**NO_LIMITS, "slow_seconds": 2}) as server:
        key = a_room(server, "cheese", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
        one, two = Guest(server.url, Key(**key)), Guest(server.url, Key(**joined(server, key)))
        with Deaf(server, key) as deaf:
            before = server.memory()
            deaf.ask_for_much()
            assert server.memory() - before < 16_000
            assert max(asyncio.run(party(deaf, one, two))) < 1.0


# Secrets


def test_tokens_are_not_kept(server: Server) -> None:
    """Not in any file of the database, in no spelling; only their hashes are."""
    key = a_room(server, chairs=TWO)
    tokens = [key["token"], joined(server, key)["token"]]
    files = [path.read_bytes() for path in server.file.parent.glob("rooms.db*")]
    assert any(key["room"].encode() in data for data in files)
    for token in tokens:
        assert not any(token.encode() in data for data in files)


def test_the_database_is_for_its_owner_alone(server: Server) -> None:
    """It holds the seeds of matches that are being played."""
    a_room(server)
    assert len(list(server.file.parent.glob("rooms.db*"))) == 4
    for path in server.file.parent.glob("rooms.db*"):
        assert path.stat().st_mode & 0o077 == 0, path


def test_who_is_removed_is_cut_off_at_once(server: Server) -> None:
    async def party() -> None:
        key = a_room(server, chairs=TWO)
        unwanted = joined(server, key)
        async with line(server, key) as host, line(server, unwanted) as tab, line(server, unwanted) as other_tab:
            await tab.hear_of("frame", lambda frame: frame["seat"] == 1)
            await other_tab.hear_of("frame")
            assert (await host.ask({"type": "remove", "id": "1", "guest": unwanted["guest"]}))["type"] == "done"
            for each in (tab, other_tab):
                assert await each.hear_of("goodbye") == {"type": "goodbye", "reason": "removed", "after": -1.0}
                assert await each.end() == 1008
                since = [json.loads(text) for text in each.heard]
                assert all(said["seat"] in {1, -2} for said in since if said["type"] == "frame")
            async with line(server, unwanted) as back:
                assert (await back.hear_of("goodbye"))["reason"] == "not-a-guest"
            assert (await host.ask({"type": "ping", "id": "2"}))["type"] == "pong"

    asyncio.run(party())


def test_whoever_fears_for_their_token_is_given_another_and_the_old_one_is_worth_nothing(tmp_path: Path) -> None:
    async def party() -> None:
        key = a_room(server, chairs=TWO)
        stolen = joined(server, key)
        path, old = f"/api/rooms/{key['room']}", json.dumps({"token": stolen["token"]}).encode()
        async with line(server, key) as host, line(server, stolen) as thief:
            await thief.hear_of("frame", lambda frame: frame["seat"] == 1)
            fresh = server.post(f"{path}/key", {"token": stolen["token"]})
            assert fresh == {**stolen, "token": fresh["token"]}
            assert fresh["token"] != stolen["token"]
            assert await thief.hear_of("goodbye") == {"type": "goodbye", "reason": "not-a-guest", "after": -1.0}
            assert await thief.end() == 1008
            async with line(server, stolen) as back:
                assert (await back.hear_of("goodbye"))["reason"] == "not-a-guest"
            for way in ("key", "nudge/see"):
                assert json.loads(server.ask("POST", f"{path}/{way}", old)[1])["reason"] == "not-a-guest"
            opened = {"keys": [{"room": key["room"], "token": stolen["token"]}]}
            assert json.loads(server.ask("POST", "/api/open", json.dumps(opened).encode())[1]) == []
            assert (await host.ask({"type": "ping", "id": "2"}))["type"] == "pong"
        async with line(server, fresh) as owner:
            assert (await owner.hear_of("frame"))["seat"] == 1
        server.stop()
        server.start()
        async with line(server, fresh) as owner:
            assert (await owner.hear_of("frame"))["seat"] == 1

    with Server(tmp_path, NO_LIMITS) as server:
        asyncio.run(party())


def test_a_closed_room_sends_everybody_home(server: Server) -> None:
    async def party() -> None:
        key = a_room(server, chairs=TWO)
        guest = joined(server, key)
        watcher = {"room": key["room"], "token": None}
        async with line(server, key) as host, line(server, guest) as tab, line(server, watcher) as screen:
            for each in (host, tab, screen):
                await each.hear_of("frame")
            assert (await host.ask({"type": "close", "id": "1"}))["type"] == "done"
            for each in (host, tab, screen):
                assert (await each.hear_of("goodbye"))["reason"] == "closed"
                assert await each.end() == 1008
            async with line(server, guest) as back:
                assert (await back.hear_of("goodbye"))["reason"] == "closed"
        assert server.ask("POST", f"/api/rooms/{key['room']}/guests", b"{}")[0] == 410

    asyncio.run(party())


def test_the_log_names_nobody(tmp_path: Path) -> None:
    """After a lively evening with quarrels, errors and a broken disk: no name, code, seed or token, no values."""

    async def quarrel(server: Server, key: dict[str, Any], guest: dict[str, Any]) -> None:
        async with line(server, key) as host, line(server, guest) as other:
            await host.hear_of("frame")
            for said in (
                "{",
                '{"type":"move"}',
                b"\xff\xfe",
                "[" * 5000,
                "null",
                '{"type":"word","id":"a","word":"secret word"}',
            ):
                await other.say(said)
            for number, seat in enumerate((0, 1, 1, 7)):
                move = {
                    "type": "move",
                    "id": f"{number}",
                    "match": 1,
                    "version": 0,
                    "seat": seat,
                    "move": "secret move",
                }
                await other.ask(move)
            with closing(sqlite3.connect(server.file)) as base:  # the table is gone: every write fails
                base.execute("ALTER TABLE deed RENAME TO lost")
            assert (await other.ask({"type": "sticker", "id": "y", "sticker": "heart"}))["reason"] == "try-again"
            with closing(sqlite3.connect(server.file)) as base:
                base.execute("ALTER TABLE lost RENAME TO deed")
            assert (await other.ask({"type": "sticker", "id": "y", "sticker": "heart"}))["type"] == "done"

    with Server(tmp_path, NO_LIMITS) as server:
        key = a_room(server, chairs=TWO, name="Zebedee", settings={"own_names": True})
        guest = joined(server, key, name="Quirinius")
        asyncio.run(quarrel(server, key, guest))
        for path in (
            f"/api/rooms/{key['room']}?token={key['token']}",
            "/api/replays/secret",
            f"/api/rooms/{key['room']}/qr?base=x",
        ):
            server.get(path)
        server.stop()
        log = server.logged()
        made, begun = [deed for deed in deeds(server, key["room"]) if isinstance(deed, Made | Sealed)]
    assert isinstance(made, Made)
    assert "request failed" in log
    for line_of_log in log.splitlines():
        assert set(json.loads(line_of_log)) >= {"event", "level", "timestamp"}
    half = key["room"].partition("-")[0]
    secrets = [
        key["token"],
        guest["token"],
        made.seed,
        begun.seed,
        made.token,
        "Zebedee",
        "Quirinius",
        key["room"],
        half + "-",
    ]
    assert [secret for secret in [*secrets, "secret", "heart", "OperationalError:"] if secret in log] == []


# Stopping, copying, growing older


def test_a_graceful_stop_says_when_to_come_back_and_loses_nothing(tmp_path: Path) -> None:
    async def evening(server: Server) -> None:
        key = a_room(server, "cheese")  # a long game: it is not over before the sixth move
        async with Guest(server.url, Key(**key)) as guest, line(server, key) as tab:
            await tab.hear_of("frame")
            acknowledged = []
            async for frame in guest.turns():
                acknowledged.append(await guest.play(frame.moves[0], frame))
                if len(acknowledged) == 3:
                    await asyncio.to_thread(server.stop)
                    goodbye = await tab.hear_of("goodbye")
                    assert goodbye["reason"] == "restart"
                    assert 2.0 <= goodbye["after"] <= 4.0
                    assert await tab.end() == 1012
                    await asyncio.to_thread(server.start)
                if len(acknowledged) == 6:
                    break
            assert guest.connects == 2
            found = [entry.move for entry in deeds(server, key["room"]) if getattr(entry, "seat", None) == 0]
            assert len(found) == len(acknowledged)

    with Server(tmp_path, NO_LIMITS) as server:
        asyncio.run(evening(server))


def test_a_copy_made_while_it_runs_serves_the_same_rooms(tmp_path: Path) -> None:
    async def seen(server: Server, key: dict[str, Any]) -> Any:
        async with line(server, key) as talk:
            return await talk.hear_of("frame")

    other = tmp_path / "other"
    other.mkdir()
    with Server(tmp_path, NO_LIMITS) as server:
        key = a_room(server, "go-da-cheese", [*TWO, {"kind": "open"}], settings={"pace": 60.0})
        frame = asyncio.run(seen(server, key))
        copy = Server(other, NO_LIMITS)
        server.run("backup", str(copy.file), "--database", f"sqlite:///{server.file}")
        assert copy.file.stat().st_mode & 0o077 == 0
        with copy:
            found = asyncio.run(seen(copy, key))
            assert found.pop("turn_since") == pytest.approx(frame.pop("turn_since"), abs=2)
            assert found == frame
            other_room = a_room(copy)
            assert server.get(f"/api/rooms/{other_room['room']}")[0] == 404


def test_health(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert [server.get(path)[0] for path in ("/healthz", "/readyz")] == [200, 200]
        a_room(server)
        metrics = server.get("/metrics")[1].decode()
        assert "cheeseboard_rooms_made_total 1.0" in metrics
        assert 'cheeseboard_deeds_total{deed="sealed"} 1.0' in metrics

"""Whatever a client sends that is no text: it is refused by name, never with a crash, and nothing of it is in the log."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from cheeseboard.rooms import wire
from cheeseboard.web.client import Guest, RefusedByServer, new_id
from tests.table.forged import HALF, links
from tests.web.server import Server
from tests.web.talk import a_room, line

HALVES = (HALF, "\udfff", f"a{HALF}b", f"{HALF}{HALF}", "\udc00\ud83d")
RAW = (b"\xed\xa0\x80", b"\xff\xfe", b"\xc0\x80", b"\xf5\x80\x80\x80")
ODD: tuple[Any, ...] = (None, 5, 1.5, True, [], {}, ["a"], {"a": "b"})


def refused(server: Server, path: str, body: bytes | None = None) -> str:
    """The reason why a request is refused."""
    status, answer, _ = server.ask("GET" if body is None else "POST", path, body)
    assert 400 <= status < 500, (path, body, answer)
    reason: str = json.loads(answer)["reason"]
    return reason


@pytest.fixture(autouse=True)
def quiet(server: Server) -> Any:
    """Nothing here is worth a line in the log: no request failed."""
    before = server.logged()
    yield
    assert "failed" not in server.logged()[len(before) :]


def test_in_a_body(server: Server) -> None:
    room = a_room(server)["room"]
    made = {"game": "cheese", "chairs": [{"kind": "me"}, {"kind": "bot"}], "name": "Brie", "options": {}, "link": "x"}
    for key, value in made.items():
        for half in HALVES:
            bent: object = {half: half} if isinstance(value, dict) else [half] if isinstance(value, list) else half
            assert refused(server, "/api/rooms", json.dumps({**made, key: bent}).encode()) == "bad-message"
        for raw in RAW:
            text = json.dumps({**made, key: "HERE"}).encode().replace(b"HERE", raw)
            assert refused(server, "/api/rooms", text) == "bad-message"
        for odd in ODD[1:]:
            reason = refused(server, "/api/rooms", json.dumps({**made, key: odd}).encode())
            assert reason == "bad-message" or (type(odd) is type(value) and reason == "not-found")  # as the link is
    for text in (*(json.dumps({"name": half}).encode() for half in HALVES), *(b'{"name":"%s"}' % raw for raw in RAW)):
        assert refused(server, f"/api/rooms/{room}/guests", text) == "bad-message"


def test_in_a_path_or_behind_the_question_mark(server: Server) -> None:
    room = a_room(server)["room"]
    for raw in RAW:
        quoted = "".join(f"%{byte:02X}" for byte in raw)
        assert refused(server, f"/api/rooms/{quoted}") == "no-such-room"
        assert refused(server, f"/api/rooms/{quoted}/guests", b"{}") == "no-such-room"
        assert refused(server, f"/api/games/{quoted}/rules") == "no-such-game"
        assert refused(server, f"/api/replays/{quoted}") == "not-found"
        assert refused(server, f"/api/games/cheese/rules?language={quoted}") == "bad-message"
        assert refused(server, f"/api/rooms/{room}/qr?base={quoted}") == "bad-message"
        assert refused(server, f"/api/replays/{quoted}/steps?seat={quoted}") == "bad-message"
        assert refused(server, f"/{quoted}") == "not-found"


def test_in_a_link(server: Server) -> None:
    for what, text in links():
        for end in ("", "/steps", "/record", "/review"):
            status, answer, _ = server.get(f"/api/replays/{text}{end}")
            assert status in {200, 404, 422}, (what, end, answer)
        said = {"game": "alles-kaese", "chairs": [{"kind": "me"}, {"kind": "bot"}], "link": text}
        status, answer, _ = server.ask("POST", "/api/rooms", json.dumps(said).encode())
        assert status in {201, 400, 404, 413, 422}, (what, answer)


def test_on_a_socket(server: Server) -> None:
    key = a_room(server)
    wishes: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("contribute", "commitment", {"to": "0" * 64}),
        ("sit", "name", {"seat": 1}),
        ("sticker", "sticker", {}),
        ("move", "move", {"match": 1, "version": 0, "seat": 0}),
        ("plan", "game", {"options": {}, "chairs": [{}, {}]}),
        ("set", "settings", {}),
        ("ask", "language", {"what": "odds"}),
    )

    async def speak() -> None:
        for half in (*HALVES, *ODD[1:]):
            async with line(server, None, json.dumps({"type": "hello", "protocol": 1, "room": half})) as talk:
                assert (await talk.hear_of("goodbye"))["reason"] == "bad-message"
        async with line(server, key) as talk:
            for kind, field, more in wishes:
                for half in (*HALVES, *ODD[1:]):
                    said = {"type": kind, "id": "x", **more, field: {"bot": half} if kind == "set" else half}
                    await talk.say(json.dumps(said))
                    told = await talk.hear_of("refused")
                    assert (told["id"], told["reason"]) == ("x", "bad-message"), said
                for raw in RAW:
                    await talk.say(
                        json.dumps({"type": kind, "id": "x", **more, field: "HERE"}).encode().replace(b"HERE", raw)
                    )
                    assert (await talk.hear_of("refused"))["reason"] == "bad-message"

    asyncio.run(speak())


def test_a_guest_hears_of_every_message_that_could_not_be_read(server: Server) -> None:
    """Whoever asked for it waits for an answer, and for nothing else."""
    key = msgspec.convert(a_room(server), wire.Key)
    unreadable: list[Any] = [
        wire.Move(new_id(), 1, 0, 99, "flip"),
        wire.Move("an id with blanks", 1, 0, 0, "flip"),
        wire.Stick(new_id(), "x" * 1000),
        wire.Face(new_id(), 99),
    ]

    async def ask(guest: Guest, said: Any) -> str:
        with pytest.raises(RefusedByServer) as refusal:
            await asyncio.wait_for(guest.say(said), 10)
        return refusal.value.reason

    async def speak() -> None:
        async with Guest(server.url, key) as guest:
            await guest.until(lambda me: me.room is not None)
            assert [await ask(guest, said) for said in unreadable] == ["bad-message"] * 4
            much = wire.PlanMatch(new_id(), "cheese", {"cards": [1] * 10_000}, [])
            assert await ask(guest, much) == "too-long"
            assert guest.connects == 1
            assert (await guest.say(wire.Ping(new_id()))).match == 0

    asyncio.run(speak())


def test_the_id_of_a_message_is_found_in_it() -> None:
    assert wire.id_in(b'{"type":"nonsense","id":"x","more":[{"id":"y"}]}') == "x"
    assert wire.id_in('{"id":"x","type":') == wire.id_in(b"\xff") == wire.id_in('{"id":7}') == wire.id_in("[]") == ""
    assert wire.id_in(f'{{"id":"{"x" * 10_000}"}}') == ""
    assert wire.id_in("[" * 100_000) == wire.id_in('{"id":"x","more":' + "[" * 100_000) == ""

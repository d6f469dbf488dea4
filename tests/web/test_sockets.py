"""Rooms over real sockets, and bots that come from outside."""

import asyncio
import contextlib
import random
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Game
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Settings
from cheeseboard.table.fairness import verify
from cheeseboard.web.client import Guest, RefusedByServer, join, make, new_id, post, seat_bot
from tests.rooms.halls import BOT, ME, OPEN, QUICK
from tests.web.server import NO_LIMITS, Server

PATIENCE = 60.0


def first(_: Game[Any], view: dict[str, Any], moves: list[str]) -> str:
    assert view
    return moves[0]


async def play_all(*guests: Guest) -> None:
    """Everybody plays the first move that is offered, until the match is over."""

    async def one(guest: Guest) -> None:
        async for frame in guest.turns():
            await guest.try_to_play(frame.moves[0], frame)

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*map(one, guests))


def test_friends_find_each_other_play_and_keep_the_record(server: Server) -> None:
    async def evening() -> None:
        wanted = wire.NewRoom("cheese-rescue", [ME, OPEN, BOT], settings=QUICK)
        async with make(server.url, wanted) as host, join(server.url, host.code.upper().replace("-", "")) as guest:
            async with join(server.url, host.code, watch=True) as watcher:
                await host.begin()
                await play_all(host, guest)
                await watcher.until(lambda me: me.frame is not None and me.frame.over)
                assert watcher.frame is not None
                assert watcher.frame.seat == NOBODY
            assert host.frame is not None
            assert host.frame.over is not None
            status, record, headers = server.get(f"/api/replays/{host.frame.over.link}/record")
            assert (status, headers["content-type"]) == (200, "application/json")
            assert "every draw follows from" in verify(record.decode())
            await guest.begin()
            await host.until(lambda me: me.frame is not None and me.frame.match == 2)
            await play_all(host, guest)
            assert guest.room is not None
            assert guest.room.match == 2

    asyncio.run(evening())


def test_a_lines_address_names_its_room_for_balancers_and_the_server_goes_by_the_hello(server: Server) -> None:
    async def evening() -> None:
        async with make(server.url, wire.NewRoom("cheese", [ME, BOT], settings=QUICK, begin=True)) as host:
            await host.until(lambda me: me.frame)
            assert host.url.endswith(f"/ws?room={host.code}")
            for other in ("/ws", "/ws?room=", "/ws?room=no-such"):
                same = Guest(server.url, host.key)
                same.url = server.url.replace("http", "ws", 1) + other
                async with same:
                    await same.until(lambda me: me.frame)
                assert same.room is not None
                assert same.room.code == host.code

    asyncio.run(evening())


def test_several_people_at_one_device_pass_it_on(server: Server) -> None:
    async def evening() -> None:
        wanted = wire.NewRoom("cheese", [ME, ME, ME], settings=QUICK, begin=True)
        async with make(server.url, wanted) as host:
            seen = set()
            async with asyncio.timeout(PATIENCE):
                async for frame in host.turns():
                    seen.add(frame.seat)
                    await host.play(random.choice(frame.moves), frame)
            assert seen == {0, 1, 2}

    asyncio.run(evening())


def test_commands_are_answered_or_refused_by_name(server: Server) -> None:
    async def talk() -> None:
        async with make(server.url, wire.NewRoom("cheese", [ME, OPEN])) as host, join(server.url, host.code) as guest:
            for wish in (wire.Close(new_id()), wire.Set(new_id(), Settings())):
                with pytest.raises(RefusedByServer, match="not-host"):
                    await guest.say(wish)
            await host.say(wire.Ping(new_id()))
            await guest.say(wire.Stick(new_id(), "hello"))
            await host.until(lambda me: any(notice.name == "sticker" for notice in me.notices))
            await host.say(wire.Close(new_id()))
            await guest.until(lambda me: me.is_gone)
        with pytest.raises(RefusedByServer, match="closed"):
            async with join(server.url, host.code):
                pass

    asyncio.run(talk())


def test_a_guest_comes_back_after_the_server_was_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    async def evening(server: Server) -> None:
        wanted = wire.NewRoom("cheese-rescue", [ME, BOT], settings=QUICK, begin=True)
        async with make(server.url, wanted) as host:
            turns = 0
            async with asyncio.timeout(PATIENCE):
                async for frame in host.turns():
                    if turns == 3:
                        await asyncio.to_thread(server.kill)
                        await asyncio.to_thread(server.start)
                    await host.try_to_play(frame.moves[0], frame)
                    turns += 1
            assert host.connects == 2
            assert host.frame is not None
            assert host.frame.over is not None
            versions = [event["version"] for event in host.heard]
            assert versions == sorted(versions)

    with Server(tmp_path, NO_LIMITS) as server:
        asyncio.run(evening(server))


# Bots from outside


def test_a_bot_in_ten_lines_plays_matches_until_the_room_closes(server: Server) -> None:
    async def evening() -> None:
        async with make(server.url, wire.NewRoom("go-da-cheese", [ME, OPEN, OPEN], settings=QUICK)) as host:
            bots = [asyncio.create_task(seat_bot(server.url, host.code, first, name=name)) for name in ("Brie", "Feta")]
            await host.until(lambda me: me.room and all(chair.here for chair in me.room.chairs))
            for _ in range(2):
                await host.begin()
                await play_all(host)
            assert host.frame is not None
            assert host.frame.match == 2
            assert not any(bot.done() for bot in bots)
            await host.say(wire.Close(new_id()))
            async with asyncio.timeout(10):
                await asyncio.gather(*bots)

    asyncio.run(evening())


def test_the_ten_lines_in_the_document_run(server: Server) -> None:
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    (lines,) = [code for code in re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL) if "seat_bot" in code]
    assert len(lines.splitlines()) <= 10

    async def evening() -> None:
        async with make(server.url, wire.NewRoom("alles-kaese", [ME, OPEN], settings=QUICK)) as host:
            program = lines.replace("http://localhost:8000", server.url).replace("mika-tolu", host.code)
            bot = asyncio.create_task(asyncio.to_thread(exec, program, {}))
            await host.until(lambda me: me.room and me.room.chairs[1].here)
            await host.begin()
            await play_all(host)
            await host.say(wire.Close(new_id()))
            async with asyncio.timeout(10):
                await bot

    asyncio.run(evening())


@pytest.mark.parametrize("trouble", ["crash", "nonsense"])
def test_a_bot_from_outside_that_fails_stands_up_and_the_rooms_own_goes_on(server: Server, trouble: str) -> None:
    def choose(_: Game[Any], __: dict[str, Any], ___: list[str]) -> str:
        if trouble == "crash":
            raise ZeroDivisionError
        return "dance"

    async def evening() -> None:
        wanted = wire.NewRoom("alles-kaese", [OPEN, ME], settings=Settings(pace=0, bot="random"))
        async with make(server.url, wanted) as host:
            bot = asyncio.create_task(seat_bot(server.url, host.code, choose))
            await host.until(lambda me: me.room and me.room.chairs[0].here)
            await host.begin()
            with pytest.raises(ZeroDivisionError if trouble == "crash" else RefusedByServer):
                await bot
            await play_all(host)
            assert host.room is not None
            assert host.room.chairs[0].kind == "open"

    asyncio.run(evening())


MY_BOT = """
def choose(game, view, moves):
    state = game.recall(view)
    assert [state.write(move) for move in state.moves()] == moves
    return moves[-1]
"""


@contextlib.contextmanager
def ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Whatever goes wrong, nobody waits for it for ever."""
    try:
        yield
    finally:
        process.kill()


@pytest.mark.parametrize("which", ["--file", "--bot"])
def test_the_command_seats_a_bot_that_plays_a_whole_game(server: Server, tmp_path: Path, which: str) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(MY_BOT, "utf-8")

    async def evening() -> None:
        wanted = wire.NewRoom("cheese-chase", [ME, OPEN], settings=QUICK)
        async with make(server.url, wanted) as host:
            words = ("bot", server.url, "--room", host.code.upper(), "--seat", "2", "--name", "Gouda")
            more = ("--file", str(file)) if which == "--file" else ("--bot", "random")
            command = [sys.executable, "-m", "cheeseboard.cli", *words, *more]
            with subprocess.Popen(command, stderr=subprocess.PIPE) as bot, ended(bot):  # noqa: S603, ASYNC220
                async with asyncio.timeout(PATIENCE):
                    await host.until(lambda me: me.room and me.room.chairs[1].here)
                    await host.begin()
                    await play_all(host)
                    assert host.room is not None
                    assert host.room.chairs[1].name in {"Gouda", "Gouda 2"}  # the host may be called so
                    assert not host.room.chairs[1].stand_in
                    await host.say(wire.Close(new_id()))
                    _, said = await asyncio.to_thread(bot.communicate)
                assert (bot.returncode, said) == (0, b"")

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("ftp://x", "--room", "mika-tolu"), "is no server"),
        (("http://127.0.0.1:9", "--room", "mika-tolu"), "does not answer"),
        (("URL", "--room", "xxxx-xxxx"), "no-such-room"),
        (("URL", "--room", "xxxx-xxxx", "--file", "no.py"), "cannot be read"),
        (("URL", "--room", "xxxx-xxxx", "--file", __file__), "has no function choose"),
    ],
)
def test_the_command_says_what_is_wrong(
    server: Server, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    from cheeseboard.cli import main  # noqa: PLC0415

    assert main(["bot", *(server.url if word == "URL" else word for word in words)]) == 2
    assert says in capsys.readouterr().err


def test_half_an_answer_is_a_broken_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer_badly() -> None:
            with listening.accept()[0] as came:
                came.recv(65_536)
                came.sendall(b"HTTP/1.1 201 Created\r\nContent-Length: 74\r\n\r\n")

        with ThreadPoolExecutor(1) as pool:
            pool.submit(answer_badly)
            with pytest.raises(ConnectionError):
                post(f"http://127.0.0.1:{listening.getsockname()[1]}/api/rooms", {}, wire.Key)

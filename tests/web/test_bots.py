"""Bots in processes of their own: they play as they would here, and may crash, stall or be killed."""

import asyncio
import os
import signal
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cheeseboard.bots.bots import choose
from cheeseboard.bots.thought import USUAL, Budget
from cheeseboard.games import find, names
from cheeseboard.web import thinker, wire
from cheeseboard.web.bots import Thinker, Thinkers
from cheeseboard.web.deeds import Settings, Think
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.questions import BotFailed, Question
from cheeseboard.web.room import Room, made
from tests.web.halls import BOT, ME, House, play_out

VIEW = b'{"no": "view"}'


def room_of(game: str, seats: int) -> Room:
    room = Room("xaxa-xaxa")
    room.fold(made(room.code, wire.NewRoom(game, [ME] * seats), "t" * 20), 1.0)
    room.fold(room.beginning(), 2.0)
    return room


def pid_of(thinker: Thinker) -> int:
    assert thinker._process is not None
    return thinker._process.pid


async def with_thinkers(work: Any, patience: float = 30.0) -> None:
    thinkers = Thinkers(Metrics(), 1, patience)
    try:
        await work(thinkers)
    finally:
        await thinkers.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize("game", names())
def test_a_bot_elsewhere_fed_by_the_wire_plays_what_it_would_play_here(game: str) -> None:
    async def compare(thinkers: Thinkers) -> None:
        room = room_of(game, 3)
        assert room.match is not None
        table = room.match.table
        for seed in range(24):
            if table.over:
                break
            seat, bot = table.turn, "clara" if seed == 5 else ("otto", "random")[seed % 2]
            frame = wire.read_told(msgspec.json.encode(room.frame(seat, -1)))
            assert isinstance(frame, wire.Frame)
            elsewhere = await thinkers.choose(game, bytes(frame.view), bot, seed)
            assert elsewhere == choose(bot, table.game, table.game.view(table.state, seat), seed)
            assert elsewhere in frame.moves
            room.fold(room.bot_move(room.number, seat, table.version, elsewhere), 3.0)

    run(with_thinkers(compare))


def first_question() -> tuple[str, bytes, str, int]:
    room = room_of("alles-kaese", 2)
    frame = room.frame(0, -1)
    assert frame is not None
    return "alles-kaese", bytes(frame.view), "random", 7


def test_a_bot_that_is_killed_in_mid_thought_has_failed_and_the_next_one_answers() -> None:
    async def kill(thinkers: Thinkers) -> None:
        question = first_question()
        answer = await thinkers.choose(*question)
        pid = pid_of(thinkers.players._all[0])
        os.kill(pid, signal.SIGSTOP)  # it thinks, and thinks …
        thought = asyncio.create_task(thinkers.choose(*question))
        await asyncio.sleep(0.05)
        assert not thought.done()
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(BotFailed, match="crashed"):
            await thought
        assert await thinkers.choose(*question) == answer
        assert pid_of(thinkers.players._all[0]) != pid

    run(with_thinkers(kill))


def test_a_bot_that_stalls_is_stopped() -> None:
    async def stall(thinkers: Thinkers) -> None:
        question = first_question()
        await thinkers.choose(*question)
        pid = pid_of(thinkers.players._all[0])
        os.kill(pid, signal.SIGSTOP)
        thinkers.players.patience = 0.1
        with pytest.raises(BotFailed, match="TimeoutError"):
            await thinkers.choose(*question)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        thinkers.players.patience = 30.0
        assert await thinkers.choose(*question)

    run(with_thinkers(stall))


def test_waking_up_is_not_thinking() -> None:
    """A busy machine takes seconds to start a process; that is no reason to replace a bot."""

    async def wake(thinkers: Thinkers) -> None:
        assert await thinkers.choose(*first_question())

    run(with_thinkers(wake, patience=0.2))


def test_a_bot_that_crashes_says_where_but_never_what_it_saw(capfd: pytest.CaptureFixture[str]) -> None:
    async def crash(thinkers: Thinkers) -> None:
        with pytest.raises(BotFailed):
            await thinkers.choose("alles-kaese", b'{"secret": "cheese"}', "random", 1)
        assert await thinkers.choose(*first_question())

    run(with_thinkers(crash))
    said = capfd.readouterr().err
    assert "thinker crashed" in said
    assert "secret" not in said
    assert "Traceback" not in said


@pytest.mark.parametrize(("think", "times"), [("quick", 1 / 3), ("normal", 1.0), ("long", 2.0)])
def test_the_best_mouse_thinks_as_long_as_it_is_asked_to_and_the_others_as_ever(
    think: Think, times: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: dict[str, Budget] = {}
    monkeypatch.setattr(thinker, "choose", lambda bot, *_: budgets.setdefault(bot, _[-1]) and "flip")
    for bot in ("clara", "gustav"):
        assert thinker.move(Question("cheese", msgspec.Raw(b"{}"), bot, 1, think)) == "flip"
    assert budgets == {"clara": USUAL, "gustav": Budget(times=times)}
    plan = find("go-da-cheese").plans(3)[1]
    tries, until = budgets["gustav"].limit(plan)
    assert tries == plan.tries * times
    assert until - time.perf_counter() == pytest.approx(plan.seconds * times, abs=0.05)


def test_a_room_tells_its_bots_how_long_to_think(tmp_path: Path) -> None:
    async def begin() -> None:
        async with House(tmp_path) as house:
            await house.make(BOT, ME, begin=True, settings=Settings(pace=0, think="long"))
            await house.quiet()
            assert house.bots.think == {"long"}

    run(begin())


def test_a_room_whose_bots_are_killed_goes_on_and_is_told(tmp_path: Path) -> None:
    async def whole(thinkers: Thinkers) -> None:
        async with House(tmp_path) as house:
            house.hall.bots = thinkers
            clara = wire.WantedChair("bot", bot="clara")
            host = await house.make(ME, clara, BOT, begin=True)
            await house.quiet()
            thinking = asyncio.create_task(play_out(house, host))
            while "bot-replaced" not in [each.name for each in host.notices] and not thinking.done():
                for process in [each._process for each in thinkers.players._all if each._process]:
                    if process.returncode is None:
                        process.send_signal(signal.SIGKILL)
                await asyncio.sleep(0.05)
            await thinking
            assert "bot-replaced" in [each.name for each in host.notices]
            assert host.frame.over is not None

    run(with_thinkers(whole))

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

from cheeseboard.bots import hints
from cheeseboard.bots.bots import choose, takes
from cheeseboard.bots.thought import USUAL, Budget
from cheeseboard.games import find, names
from cheeseboard.rooms import answers, wire
from cheeseboard.rooms.deeds import Settings, Think
from cheeseboard.rooms.pauses import share_of
from cheeseboard.rooms.questions import Asker, BotFailed, HelpWanted, LinkWanted, MoveWanted
from cheeseboard.rooms.room import Room, made
from cheeseboard.web import bots as elsewhere
from cheeseboard.web.bots import BotProcess, BotProcesses, Haste, Turns
from cheeseboard.web.metrics import Metrics
from tests.rooms.halls import BOT, ME, House, frame_of, play_out

VIEW = b'{"no": "view"}'


def room_of(game: str, seats: int) -> Room:
    room = Room("xaxa-xaxa")
    room.fold(made(room.code, wire.NewRoom(game, [ME] * seats), "t" * 20), 1.0)
    room.fold(room.beginning(), 2.0)
    return room


def pid_of(process: BotProcess) -> int:
    assert process._process is not None
    return process._process.pid


async def with_bots(work: Any, patience: float = 30.0) -> None:
    bots = BotProcesses(Metrics(), 1, patience)
    try:
        await work(bots)
    finally:
        await bots.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize("game", names())
def test_a_bot_elsewhere_fed_by_the_wire_plays_what_it_would_play_here(game: str) -> None:
    async def compare(bots: BotProcesses) -> None:
        room = room_of(game, 3)
        assert room.match is not None
        table = room.match.table
        for seed in range(24):
            if table.over:
                break
            seat, bot = table.turn, "clara" if seed == 5 else ("otto", "random")[seed % 2]
            frame = frame_of(room, seat)
            elsewhere = await bots.choose(game, bytes(frame.view), bot, seed)
            assert elsewhere == choose(bot, table.game, table.game.view(table.state, seat), seed)
            assert elsewhere in frame.moves
            room.fold(room.bot_move(room.number, seat, table.version, elsewhere, late=room.bot_of(seat) is None), 3.0)

    run(with_bots(compare))


def first_question() -> tuple[str, bytes, str, int]:
    room = room_of("alles-kaese", 2)
    frame = frame_of(room, 0)
    return "alles-kaese", bytes(frame.view), "random", 7


def test_a_bot_that_is_killed_in_mid_thought_has_failed_and_the_next_one_answers() -> None:
    async def kill(bots: BotProcesses) -> None:
        question = first_question()
        answer = await bots.choose(*question)
        pid = pid_of(bots.quick._all[0])
        os.kill(pid, signal.SIGSTOP)  # it thinks, and thinks …
        thought = asyncio.create_task(bots.choose(*question))
        await asyncio.sleep(0.05)
        assert not thought.done()
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(BotFailed, match="crashed"):
            await thought
        assert await bots.choose(*question) == answer
        assert pid_of(bots.quick._all[0]) != pid

    run(with_bots(kill))


def test_a_bot_that_stalls_is_stopped() -> None:
    async def stall(bots: BotProcesses) -> None:
        question = first_question()
        await bots.choose(*question)
        pid = pid_of(bots.quick._all[0])
        os.kill(pid, signal.SIGSTOP)
        bots.quick.patience = 0.1
        with pytest.raises(BotFailed, match="TimeoutError"):
            await bots.choose(*question)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        bots.quick.patience = 30.0
        assert await bots.choose(*question)

    run(with_bots(stall))


def test_waking_up_is_not_thinking() -> None:
    """A busy machine takes seconds to start a process; that is no reason to replace a bot."""

    async def wake(bots: BotProcesses) -> None:
        assert await bots.choose(*first_question())

    run(with_bots(wake, patience=0.2))


def test_whoever_reads_links_can_be_woken_before_anybody_asks() -> None:
    async def wake(bots: BotProcesses) -> None:
        assert bots.readers._all == []
        bots.wake()
        bots.wake()
        (process,) = bots.readers._all
        await asyncio.wait_for(asyncio.shield(bots.readers._waking), 30)  # type: ignore[arg-type]
        awake = pid_of(process)
        assert (await bots.read(LinkWanted("broken", "replay"))).refused
        assert bots.readers._all == [process]
        assert pid_of(process) == awake

    run(with_bots(wake))


def test_a_server_that_closes_while_somebody_wakes_up_leaves_nobody_behind() -> None:
    async def close(bots: BotProcesses) -> None:
        bots.wake()
        await asyncio.sleep(0)
        await bots.close()
        (process,) = bots.readers._all
        assert process._process is None

    run(with_bots(close))


def test_a_bot_that_crashes_says_where_but_never_what_it_saw(capfd: pytest.CaptureFixture[str]) -> None:
    async def crash(bots: BotProcesses) -> None:
        with pytest.raises(BotFailed):
            await bots.choose("alles-kaese", b'{"secret": "cheese"}', "random", 1)
        assert await bots.choose(*first_question())

    run(with_bots(crash))
    said = capfd.readouterr().err
    assert "bot process crashed" in said
    assert "secret" not in said
    assert "Traceback" not in said


@pytest.mark.parametrize(("think", "times"), [("quick", 1 / 3), ("normal", 1.0), ("long", 2.0)])
def test_the_best_mouse_thinks_as_long_as_it_is_asked_to_and_the_others_as_ever(
    think: Think, times: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: dict[str, Budget] = {}
    monkeypatch.setattr(answers, "choose", lambda bot, *_: budgets.setdefault(bot, _[-1]) and "flip")
    for bot in ("clara", "gustav"):
        assert answers.move(MoveWanted("cheese", msgspec.Raw(b"{}"), bot, 1, think)) == "flip"
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
    async def whole(bots: BotProcesses) -> None:
        async with House(tmp_path) as house:
            house.hall.bots = bots
            clara = wire.WantedChair("bot", bot="clara")
            host = await house.make(ME, clara, BOT, begin=True)
            await house.quiet()
            thinking = asyncio.create_task(play_out(house, host))
            while "bot-replaced" not in [each.name for each in host.notices] and not thinking.done():
                for process in [each._process for each in bots.deep._all if each._process]:
                    if process.returncode is None:
                        process.send_signal(signal.SIGKILL)
                await asyncio.sleep(0.05)
            await thinking
            assert "bot-replaced" in [each.name for each in host.notices]
            assert host.frame.over is not None

    run(with_bots(whole))


# In a hurry


@pytest.mark.parametrize(
    ("work", "share"), [(0.0, 1.0), (1.0, 1.0), (1.01, 0.5), (2.0, 0.5), (9.0, 1 / 16), (50.0, 1 / 64), (1e6, 1 / 64)]
)
def test_the_more_there_is_to_do_the_smaller_is_everybodys_share(work: float, share: float) -> None:
    assert share_of(work, 1.0) == share


def test_where_many_wait_all_think_for_a_shorter_time(monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[float] = []
    really = BotProcess.ask

    async def ask(process: BotProcess, wanted: MoveWanted) -> bytes:
        shares.append(wanted.share)
        return await really(process, wanted)

    async def go(bots: BotProcesses) -> None:
        game, view, _, seed = first_question()
        await bots.choose(game, view, "clara", seed)
        monkeypatch.setattr(BotProcess, "ask", ask)
        monkeypatch.setattr(elsewhere, "RECENT", 0.0)
        bots.deep.haste._usual = {(game, 2, "clara", "normal"): elsewhere.HASTE}
        await asyncio.gather(*(bots.choose(game, view, "clara", seed) for _ in range(5)))
        assert shares == [1.0, 0.25, 0.25, 0.5, 1.0]
        assert bots.deep.haste.work == 0.0

    run(with_bots(go))


def test_how_long_thoughts_usually_take_follows_from_whole_ones() -> None:
    haste, kind = Haste(), ("cheese", 2, "gustav", "normal")
    haste.begin(kind)  # type: ignore[arg-type]
    assert haste.work == 0.0, "nothing is known yet"
    haste.took(kind, 2.0)  # type: ignore[arg-type]
    haste.begin(kind)  # type: ignore[arg-type]
    assert haste.work == 4.0
    haste.took(kind, 1.0)  # type: ignore[arg-type]
    assert 3.6 < haste.work < 4.0
    haste.end(kind)  # type: ignore[arg-type]
    haste.end(kind)  # type: ignore[arg-type]
    assert haste.work == 0.0


def test_a_bot_in_a_hurry_is_not_told_sooner_after_it_was_asked() -> None:
    async def go(bots: BotProcesses) -> None:
        game, view, _, seed = first_question()
        await bots.choose(game, view, "clara", seed)
        bots.deep.haste._usual = {(game, 2, "clara", "normal"): 100.0}
        began = time.perf_counter()
        await asyncio.gather(*(bots.choose(game, view, "clara", seed) for _ in range(3)))
        assert time.perf_counter() - began >= takes("clara", find(game), 2)

    run(with_bots(go))


def test_a_share_of_a_bots_and_of_a_hints_time(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []

    def choose(*told: Any) -> str:
        budgets.append(told[-1])
        return "flip"

    monkeypatch.setattr(answers, "choose", choose)
    for bot in ("clara", "gustav"):
        answers.move(MoveWanted("cheese", msgspec.Raw(b"{}"), bot, 1, "long", 0.25))
    assert budgets == [Budget(times=0.25), Budget(times=0.5)]
    game, view = find("go-da-cheese"), {"seats": 3}
    assert hints.usual(game, view, 0.25) == Budget(game.plans(3)[0].tries // 4, hints.SECONDS / 4)


def test_whoever_asks_for_more_of_a_hint_gets_more_of_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if there is more time to think by then. Only some are kept."""
    frame = frame_of(room_of("go-da-cheese", 3), 0)
    monkeypatch.setattr(answers, "KEPT", 1)
    monkeypatch.setattr(answers, "given", {})
    game, view = find("go-da-cheese"), bytes(frame.view)
    hint = answers.hint_from(game, view, None, 1 / 64)
    assert answers.hint_from(game, view, None, 1.0) is hint
    answers.hint_from(game, view + b" ", None, 1 / 64)
    assert len(answers.given) == 1
    assert answers.hint_from(game, view, None, 1.0) is not hint


# Turns


def queue_of(*who: Asker) -> tuple[Turns, dict[int, Asker]]:
    turns, waiters = Turns(), dict[int, Asker]()
    for each in who:
        waiter: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        turns.add(each, waiter)
        waiters[id(waiter)] = each
    return turns, waiters


def test_networks_take_turns_and_so_do_the_rooms_of_each() -> None:
    async def go() -> None:
        crowd = [Asker("crowd", f"room-{number % 3}") for number in range(9)]
        turns, waiters = queue_of(*crowd, Asker("anna", "home"), Asker("anna", "home"))
        order = []
        while (waiter := turns.next()) is not None:
            order.append(waiters[id(waiter)])
            waiter.cancel()
        assert [each.network for each in order[:4]] == ["crowd", "anna", "crowd", "anna"]
        rooms = [each.room for each in order if each.network == "crowd"]
        assert rooms == ["room-0", "room-1", "room-2"] * 3

    run(go())


def test_whoever_does_not_wait_any_longer_is_passed_over_and_no_process_is_lost() -> None:
    async def go(bots: BotProcesses) -> None:
        question = first_question()
        await bots.choose(*question)
        pid = pid_of(bots.quick._all[0])
        os.kill(pid, signal.SIGSTOP)
        asked = [asyncio.create_task(bots.choose(*question, who=Asker(f"n{number}"))) for number in range(4)]
        await asyncio.sleep(0.05)
        asked[1].cancel()
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGCONT)
        await asyncio.gather(asked[0], asked[2], asked[3])
        assert len(bots.quick._free) == len(bots.quick._all) == 1
        assert await bots.choose(*question)

    run(with_bots(go))


def test_a_quick_mouse_never_waits_for_gustav() -> None:
    """However many rooms of Gustavs there are: otto answers before the first of those that wait is asked."""

    async def go(bots: BotProcesses) -> None:
        game, view, _, seed = first_question()
        await bots.choose(game, view, "otto", seed)
        await bots.choose(game, view, "clara", seed)
        os.kill(pid_of(bots.deep._all[0]), signal.SIGSTOP)  # the longest thought there is
        gustavs = [
            asyncio.create_task(bots.choose(game, view, "gustav", seed, "long", Asker("crowd", f"room-{number}")))
            for number in range(30)
        ]
        hint = HelpWanted(game, msgspec.Raw(view), "hint", "en", ["Anna", "Ben"], 0)
        helps = asyncio.create_task(bots.help(hint, Asker("crowd", "room-1")))
        await asyncio.sleep(0.1)
        for bot in ("pip", "mia", "otto", "random"):
            assert await bots.choose(game, view, bot, seed)
        odds = HelpWanted(game, msgspec.Raw(view), "odds", "en", ["Anna", "Ben"], 0)
        assert (await bots.help(odds)).hidden
        assert (await helps).move, "nor does whoever asks for a hint"
        assert not any(each.done() for each in gustavs)
        for each in gustavs:
            each.cancel()
        await asyncio.gather(*gustavs, return_exceptions=True)

    run(with_bots(go))


def test_one_gustav_waits_for_one_of_a_crowd_and_not_for_all_of_them() -> None:
    async def go(bots: BotProcesses) -> None:
        game, view, _, seed = first_question()
        await bots.choose(game, view, "clara", seed)
        order: list[str] = []

        async def ask(who: Asker) -> None:
            await bots.choose(game, view, "clara", seed, "normal", who)
            order.append(who.network)

        crowd = [asyncio.create_task(ask(Asker("crowd", f"room-{number}"))) for number in range(6)]
        await asyncio.sleep(0)
        await ask(Asker("anna", "home"))
        assert order.index("anna") <= 2
        await asyncio.gather(*crowd)

    run(with_bots(go))


def test_a_room_asks_for_one_of_those_who_look(tmp_path: Path) -> None:
    async def begin() -> None:
        async with House(tmp_path) as house:
            host = await house.make(ME, BOT, begin=True)
            host.leave()
            await host.come(network="192.0.2.7")
            while not house.bots.asked:
                await host.play()
                await house.quiet()
            assert house.bots.askers == {Asker("192.0.2.7", host.code)}

    run(begin())

"""Clocks that jump, and pauses that tell nothing.

The time of day may be set while people play, and what happens in a room goes on all the same. How long a bot takes for a
move depends on what everybody knows. What is hidden is dealt again, as in test_leaks.py, and times are compared.
"""

import asyncio
import json
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cheeseboard.bots.bots import choose
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, State
from cheeseboard.games import find, names
from cheeseboard.games.box import Game
from cheeseboard.rooms import chores, sweep, wire
from cheeseboard.rooms.deeds import Settings, Think
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import LiveRoom
from cheeseboard.rooms.pauses import lead, moment, thinking
from cheeseboard.rooms.questions import NOBODY_ASKS, Asker, HelpWanted
from cheeseboard.web.bots import BotProcesses
from cheeseboard.web.metrics import Metrics
from tests.every_game.tables import GAMES, Setting
from tests.long import cases
from tests.rooms.halls import ME, OPEN, House, in_a_house, why
from tests.web import worlds
from tests.web.server import NO_LIMITS, Server
from tests.web.talk import a_room, line

DAY = 24 * 3600.0


# Bots' pauses

SAMPLES = 8
HAIR = 0.01  # seconds
QUICKLY = Settings(away=0, pace=0.0, think="quick")


class Slow(worlds.NoBots):
    """Bots that need as long as a test wants for a view."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def choose(
        self,
        game: str,
        view: bytes,
        bot: str,  # noqa: ARG002
        seed: int,
        think: Think = "normal",  # noqa: ARG002
        who: Asker = NOBODY_ASKS,  # noqa: ARG002
    ) -> str:
        await asyncio.sleep(self.seconds)
        return choose("random", find(game), msgspec.json.decode(view), seed)


def a_pair(game: str, seats: int, is_wanted: Callable[[State, State], bool]) -> tuple[Setting, list[int], list[int]]:
    """Two pasts that the person on seat 0 cannot tell apart, after which a bot must decide something."""
    box = next(each for each in GAMES if each.name == game)
    setting = Setting(box, seats, {})
    for number in range(2000):
        dice = Dice(number)
        past = worlds.some_past(setting, dice)
        here = after(setting, past)
        if here.turn <= 0 or (other := worlds.twin(setting, past, 0, dice)) is None:
            continue
        there = after(setting, other)
        if is_wanted(here, there):
            return setting, past, other
        if is_wanted(there, here):
            return setting, other, past
    raise AssertionError("there are no such worlds")


def after(setting: Setting, past: Sequence[int]) -> State:
    state: State = setting.new()
    for move in past:
        state.play(move)
    return state


async def answer_time(hall: Hall, live: LiveRoom) -> float:
    """Seconds from when the person comes in until they hear that Gustav has played."""
    played, version = asyncio.Event(), live.version
    began = time.perf_counter()
    line = await hall.connect(wire.Hello(wire.PROTOCOL, worlds.CODE, worlds.token(0)))
    line.on_news = lambda: played.set() if live.version != version else None
    async with asyncio.timeout(30):
        await played.wait()
    took = time.perf_counter() - began
    hall.is_closing = True  # one move is enough
    hall.tend(live)
    return took


def share_of_slower(ones: Sequence[float], others: Sequence[float]) -> float:
    """How often one of the others is slower than one of these: a half, if times tell nothing. A hair is a draw."""
    pairs = [0.5 if abs(other - one) < HAIR else float(other > one) for one in ones for other in others]
    return sum(pairs) / len(pairs)


def tells(ones: Sequence[float], others: Sequence[float]) -> bool:
    """Whether times tell the worlds apart; if they do not, in one of 5,000 runs."""
    return not 0.05 < share_of_slower(ones, others) < 0.95


WITH_SECRETS = [game.name for game in GAMES if game.has_secrets]


def compare(game: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether a pause tells a bot's cards, if with some it has to think and with others it has not."""
    setting, easy, hard = a_pair(game, 4, lambda here, there: here.facts() != there.facts())
    long = 0.9 * thinking(setting.game, 4, "gustav", "quick")

    async def both() -> bool:
        asked = [(easy, 0.0), (hard, long)] * SAMPLES
        found = [
            await worlds.a_room(setting, past, monkeypatch, "gustav", Slow(seconds), QUICKLY) for past, seconds in asked
        ]
        times = await asyncio.gather(*(answer_time(*each) for each in found))
        return tells(times[::2], times[1::2])

    return asyncio.run(both())


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_when_a_bot_plays_tells_nothing_about_its_cards(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not compare(game, monkeypatch)


def test_a_pause_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "moment", lambda _, now, __: now)
    assert compare("cheese-chase", monkeypatch)


def is_forced(here: State, there: State) -> bool:
    return bool(here.count() == 1 and there.count() > 1)


def test_gustav_takes_as_long_where_he_has_a_choice_as_where_he_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cheese Chase with six, and Gustav himself: it used to be 0.0 or 0.4 seconds, by whether he had the cat."""
    setting, forced, free = a_pair("cheese-chase", 6, is_forced)

    async def both() -> None:
        bots = BotProcesses(Metrics(), 1)
        times: dict[bool, list[float]] = {True: [], False: []}
        try:
            for number in range(2 * SAMPLES + 2):
                past = forced if number % 2 else free
                found = await worlds.a_room(setting, past, monkeypatch, "gustav", bots, QUICKLY)
                took = await answer_time(*found)
                if number > 1:  # it is awake by then
                    times[past is forced].append(took)
        finally:
            await bots.close()
        assert not tells(times[True], times[False]), times

    asyncio.run(both())


def test_an_answer_that_comes_late_comes_a_whole_step_late() -> None:
    assert moment(10.0, 9.0, 0.5) == moment(10.0, 10.0, 0.5) == 10.0
    assert moment(10.0, 10.1, 0.5) == moment(10.0, 10.4, 0.5) == 10.5
    assert moment(10.0, 11.2, 0.5) == 11.5
    assert moment(10.0, 10.3, 0.0) == 10.0, "where nobody has anything to hide, it is told at once"


@pytest.mark.parametrize("game", names())
def test_a_bot_is_never_asked_so_early_that_it_is_late(game: str) -> None:
    """Nobody waits for Gustav longer than for his longest thought, nor in an open game for anything."""
    box = find(game)
    for seats in box.seats:
        leads = [lead(box, seats, bot, "normal") for bot in ("otto", "clara", "gustav")]
        assert leads == sorted(leads)
        assert all(seconds <= 1.5 for seconds in leads)
        assert all(bool(seconds) == box.has_secrets for seconds in leads)
        assert lead(box, seats, "gustav", "long") >= lead(box, seats, "gustav", "quick")


def test_whoever_asks_for_help_does_not_wait_for_a_bot() -> None:
    """They would learn how long it thinks."""

    async def ask() -> None:
        bots = BotProcesses(Metrics(), 1)
        try:
            box = find("alles-kaese")
            view = msgspec.json.encode(box.view(after(Setting(box, 2, {}), first_steps(box)), 0))
            await bots.choose(box.name, view, "random", 1)
            process = bots.quick._all[0]._process
            assert process is not None
            process.send_signal(signal.SIGSTOP)
            thinking = asyncio.create_task(bots.choose(box.name, view, "random", 1))
            found = await bots.help(HelpWanted(box.name, msgspec.Raw(view), "odds", "en", ["A", "B"], 0))
            assert found.hidden
            assert not thinking.done()
            thinking.cancel()
        finally:
            await bots.close()

    asyncio.run(ask())


def first_steps(box: Game[Any]) -> list[int]:
    """Luck's, until somebody must decide."""
    state, moves, dice = box.new(2), [], Dice(1)
    while state.turn == LUCK:
        moves.append(int(state.pick(dice)))
        state.play(moves[-1])
    return moves


# A server whose clock is set while people play


@pytest.fixture
def wrong(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A real server, and a file that says by how many seconds its time of day is wrong."""
    file = tmp_path / "wrong"
    file.write_text("0", "utf-8")
    environment = {"WRONG_BY": str(file)}
    with Server(tmp_path, NO_LIMITS, ("-m", "tests.web.jumping"), environment) as server:
        yield server, file


@pytest.mark.parametrize("leap", cases([61 * DAY, -3600.0], [61 * DAY]))
def test_a_match_goes_on_while_the_clock_jumps_there_and_back(wrong: tuple[Server, Path], leap: float) -> None:
    server, file = wrong

    async def evening() -> None:
        key = a_room(server, "alles-kaese", settings={"pace": 0.3, "clock": 600})
        async with line(server, key) as talk:
            for number, wrong_by in enumerate([leap, 0.0]):
                frame = await talk.hear_of("frame", lambda frame: frame["moves"])
                file.write_text(str(wrong_by), "utf-8")
                await asyncio.sleep(3.0)  # the hall looks at its clock every second
                said = {key: frame[key] for key in ("match", "version", "seat")}
                answer = await talk.ask({"type": "move", "id": f"m{number}", "move": frame["moves"][0], **said})
                assert answer["type"] == "done"
            frame = await talk.hear_of("frame", lambda frame: frame["moves"] or frame["over"])
            now = next(json.loads(text)["now"] for text in talk.heard)
            assert abs(frame["turn_since"] - now) < 60, "what a client times turns by does not jump"
            names = [json.loads(text)["name"] for text in talk.heard if json.loads(text)["type"] == "notice"]
            assert "time-up" not in names

    asyncio.run(evening())
    leaps = [entry["seconds"] for entry in map(json.loads, server.logged().splitlines()) if "jumped" in entry["event"]]
    assert leaps == pytest.approx([leap, -leap], abs=2)


# In a hall


def test_a_room_with_somebody_in_it_is_never_too_old(tmp_path: Path) -> None:
    async def ages() -> None:
        async with House(tmp_path, keep=60 * DAY) as house:
            host, empty = await house.make(ME, OPEN, begin=True), await house.make()
            watched = await house.make()
            watched.leave()
            watcher = await house.watch(watched.code)
            empty.leave()
            house.now += 61 * DAY
            await house.hall.sweep.clean()
            assert set(house.hall.rooms) == {host.code, watched.code}
            await host.play()
            watcher.leave()
            house.now += 1
            await house.hall.sweep.clean()
            assert await why(watcher.come()) == "no-such-room"

    asyncio.run(ages())


def test_old_rooms_are_thrown_away_once_the_clock_has_been_calm_for_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ages() -> None:
        monkeypatch.setattr(sweep, "SWEEP", 0.02)
        monkeypatch.setattr(sweep, "GAP", 0.01)
        async with House(tmp_path, keep=60 * DAY) as house:
            host = await house.make()
            host.leave()

            async def is_there() -> bool:
                await asyncio.sleep(0.1)
                return bool(await house.hall.store.read(host.code))

            house.ahead = 61 * DAY
            assert await is_there(), "somebody has set the clock, maybe wrongly"
            house.now += 3500
            assert await is_there()
            house.ahead = 0.0
            assert await is_there()
            house.now += 3700
            assert await is_there(), "it was set right again"
            house.ahead = 61 * DAY
            assert await is_there()
            house.now += 3700
            for _ in range(100):  # a busy machine sweeps late
                if not await is_there():
                    return
            raise AssertionError("it is so late after all")

    asyncio.run(ages())


@in_a_house
async def test_turns_are_timed_by_a_clock_that_does_not_jump(house: House) -> None:
    host = await house.make(ME, OPEN, begin=True, settings=Settings(pace=0, clock=30, away=60))
    guest = await house.join(host.code)
    for house.ahead in (61 * DAY, -3600.0):
        await house.later(1)
        assert host.heard() in (["joined"], [])
    await house.later(28)
    assert set(host.heard()) == {"time-up"}
    guest.leave()
    host.told()
    assert not host.room.chairs[1].stand_in


def test_after_a_restart_a_turn_goes_on_being_timed(tmp_path: Path) -> None:
    """By the time of day: it is all that a server that was down has. In a past that is still to come, it began just now."""

    async def evenings() -> None:
        async with House(tmp_path) as house:
            host = await house.make(ME, OPEN, begin=True, settings=Settings(clock=100))
            began = house.now
        for later, since in [(40.0, began), (-500.0, began - 500.0)]:
            async with House(tmp_path, began + later) as house:
                assert host.key is not None
                line = await house.hall.connect(wire.Hello(wire.PROTOCOL, host.code, host.key.token))
                frame = next(told for told in map(wire.read_message, line.news()) if isinstance(told, wire.Frame))
                assert frame.turn_since == pytest.approx(since)

    asyncio.run(evenings())

"""What the dearest request costs others: it is bounded beforehand, done elsewhere or in slices, and nobody waits for it."""

import asyncio
import contextlib
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import msgspec
import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.games.box import MOST_STEPS, Number
from cheeseboard.rooms import live as lives
from cheeseboard.rooms import wire
from cheeseboard.rooms.api import Api
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import FRAMES, NOTES_BYTES, encode
from cheeseboard.rooms.replays import MOST_BYTES, ReplayStep, steps
from cheeseboard.rooms.timing import Slices
from cheeseboard.table.links import LONGEST_LINK, from_link, to_link
from cheeseboard.table.puzzle import puzzles_of
from cheeseboard.table.record import BadRecord, read, record_of, write
from cheeseboard.table.table import Chair, Refused, Table
from cheeseboard.web.api import ServerApi
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.sqlite import SQLite
from tests.long import LONG, cases, often, only_in_full
from tests.rooms.halls import BOT, ME, OPEN, QUICK, FakeBots, House, Visitor, why
from tests.web import worst
from tests.web.server import NO_LIMITS, Server
from tests.web.talk import Deaf, a_room, line

MOST_FRAME = 128 * 1024  # bytes
CROWD = 6  # clients that want the same kind of thing at once
WORSE = 10  # times as long as beside the cheapest request, at most


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


# Bounds that are known beforehand


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_played_by_its_usual_rules(game: str) -> None:
    for seats in find(game).seats:
        assert find(game).longest(seats, find(game).settle({})) <= MOST_STEPS


@pytest.mark.parametrize("game", names())
def test_whatever_the_house_rules_no_match_that_can_be_planned_is_longer(game: str, tmp_path: Path) -> None:
    """Each number as high as it goes: the match is short enough, or refused by name."""
    found = find(game)
    highest = {option.name: option.high for option in found.options if isinstance(option, Number)}

    async def plan() -> None:
        async with House(tmp_path) as house:
            chairs = [OPEN] * (found.seats[-1] - 1)
            reason = await why(house.make(ME, *chairs, game=game, options=highest))
            is_long = found.longest(found.seats[-1], found.settle(highest)) > MOST_STEPS
            assert reason == ("endless" if is_long else "")

    run(plan())


def test_a_match_that_may_go_on_for_too_long_is_refused_by_name_wherever_it_is_planned(tmp_path: Path) -> None:
    async def plan() -> None:
        async with House(tmp_path) as house:
            with pytest.raises(Refused) as refusal:
                await house.make(ME, OPEN, game="cheese", options=worst.BEYOND)
            assert refusal.value.reason == "endless"
            assert refusal.value.facts == {"steps": 200_001, "most": MOST_STEPS}
            host = await house.make(ME, OPEN)
            assert await why(host.request(wire.PlanMatch, "cheese", worst.BEYOND, [ME, OPEN])) == "endless"
            short = Table("cheese", [Chair("Anna"), Chair("Ben")], worst.BEYOND)
            for _ in range(40):
                short.play(short.turn, short.possible()[0], short.version)
            link = to_link(record_of(short))
            assert from_link(link)["moves"] == short.moves, "what is short can be read, whatever its rules"
            wanted = wire.NewRoom("cheese", [ME, OPEN], link=link, step=40)
            assert await why(Api(house.hall, 10).make_room(wanted, "")) == "endless"

    run(plan())


def test_a_link_or_a_record_with_too_many_moves_is_refused_before_one_of_them_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    link = worst.with_head(worst.longest_link(), options=worst.BEYOND, moves=200_001)
    assert len(link) < 300
    record = record_of(worst.longest())
    too_long = {**record, "moves": ["flip"] * (MOST_STEPS + 1)}
    monkeypatch.setattr(Table, "play", lambda *_: pytest.fail("it was played"))
    with pytest.raises(BadRecord, match="no more than 50000"):
        from_link(link)
    with pytest.raises(BadRecord, match="no more than 50000"):
        read(write(too_long))  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match="at most 60000 letters"):
        from_link("A" * (LONGEST_LINK + 1))


def test_the_longest_match_can_be_read_and_its_steps_come_in_bounded_answers() -> None:
    link = worst.longest_link()
    assert from_link(link)["moves"] == worst.longest().moves
    for first in (0, 40_000, MOST_STEPS - 100, 100):
        found = steps(link, None, first, 200)
        assert 1 <= len(found) <= 200
        assert sum(map(len, found)) < MOST_BYTES + 100_000
        decoded = [msgspec.json.decode(each, type=ReplayStep) for each in found]
        assert [step.step for step in decoded] == list(range(first, first + len(found)))


def test_a_replay_that_is_looked_at_out_of_order_is_the_same() -> None:
    table = Table("cheese-rescue", [Chair("Anna"), Chair("Ben")])
    while not table.over:
        table.play(table.turn, table.possible()[0], table.version)
    link = to_link(record_of(table))
    whole = steps(link, 0, 0, 200)
    assert len(whole) == len(table.moves) + 1
    for first in (20, 3, 3, 0, len(whole) - 1):
        assert steps(link, 0, first, 4) == whole[first : first + 4]
    assert steps(link, 0, len(whole), 4) == []


# What a client may choose


@pytest.mark.parametrize(
    "said",
    [
        {"type": "hello", "protocol": 1, "room": "mika-tolu", "have": -2},
        {"type": "hello", "protocol": 1, "room": "mika-tolu", "have": -(10**9)},
        {"type": "hello", "protocol": 1, "room": "mika-tolu", "have": 10**12},
        {"type": "hello", "protocol": 1, "room": "mika-tolu", "seat": -3},
        {"type": "hello", "protocol": 1, "room": "mika-tolu", "seat": 1 << 40},
        {"type": "hello", "protocol": 1 << 60, "room": "mika-tolu"},
        {"type": "face", "id": "a", "seat": -3},
        {"type": "face", "id": "a", "seat": 16},
        {"type": "earlier", "id": "a", "match": 1, "before": -1},
    ],
)
def test_numbers_that_no_client_needs_are_no_message(said: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        wire.read_request(json.dumps(said))


def test_a_match_can_be_continued_from_every_link_that_can_be_read() -> None:
    said = {"game": "cheese", "chairs": [{"kind": "me"}], "link": "A" * LONGEST_LINK}
    assert msgspec.convert(said, wire.NewRoom).link == said["link"]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**said, "link": "A" * (LONGEST_LINK + 1)}, wire.NewRoom)


def test_as_many_frames_as_clients_may_ask_for_are_not_all_kept(tmp_path: Path) -> None:
    async def ask() -> None:
        async with House(tmp_path) as house:
            host = await house.make(ME, ME, game="cheese", begin=True)
            host.face(0)
            for _ in range(3 * FRAMES):
                live = house.hall.rooms[host.code]
                seat = live.room.turn
                host.face(seat)
                await host.play()
            live = house.hall.rooms[host.code]
            for have in range(-1, live.version[1] + 1):
                watcher = await Visitor(house, host.code, None).come(match=1, have=have)
                watcher.leave()
            assert len(live._frames) <= FRAMES

    run(ask())


def test_whoever_asks_for_much_and_reads_nothing_is_dropped_before_it_fills_the_house(tmp_path: Path) -> None:
    async def ask() -> None:
        async with House(tmp_path) as house:
            host = await a_long_room(house)
            story = house.hall.rooms[host.code].room.story("m", NOBODY, 1, 10_000)
            for _ in range(60):
                host.line.tell(story)
            assert host.line.closing is not None and host.line.closing.reason == "too-slow"
            assert sum(map(len, host.line.notes)) <= NOTES_BYTES

    run(ask())


def test_whoever_pings_and_reads_nothing_is_cut_off(server: Server) -> None:
    """Answers to pings would wait in the server's memory, without end."""
    ping = b"\x89\xfd\0\0\0\0" + b"x" * 125
    with Deaf(server, a_room(server)) as deaf:
        deaf.socket.settimeout(60)
        with pytest.raises(OSError):  # noqa: PT011 - whichever
            deaf.socket.sendall(ping * 500_000)


def test_many_who_look_at_the_longest_match_and_read_nothing_cost_little(
    house: Server, long_room: dict[str, Any]
) -> None:
    with contextlib.ExitStack() as stack:
        before = house.memory()
        for _ in range(30):
            stack.enter_context(Deaf(house, long_room)).ask_for_much()
        assert house.memory() - before < 30 * 1024, "kilobytes: a megabyte for each"


def test_a_room_in_which_enough_has_happened_can_still_end_its_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fill() -> None:
        async with House(tmp_path) as house:
            host = await house.make(ME, BOT, begin=True)
            monkeypatch.setattr(lives, "DEEDS", 2)
            assert await why(host.request(wire.Stick, "wow")) == "room-full"
            assert await why(house.join(host.code)) == "room-full"
            while host.room.phase == "playing":
                await house.quiet()
                host.told()
                if host.frame.moves:
                    await host.play()
            assert await why(host.request(wire.Begin, 1)) == "room-full"
            await host.request(wire.Close)

    run(fill())


# In slices


async def a_long_room(house: House) -> Visitor:
    """A room that goes on shortly before the end of the longest match."""
    link, step = worst.longest_link(), len(worst.longest().moves) - 400
    wanted = wire.NewRoom("cheese", [ME, BOT], settings=QUICK, link=link, step=step)
    key = await Api(house.hall, 100).make_room(wanted, "")
    return await Visitor(house, key.room, key).come()


async def gaps(work: Callable[[], Coroutine[Any, Any, Any]]) -> tuple[float, float]:
    """The longest that the event loop was not there for others while it worked, and how long that took.

    Both in CPU time of the loop's thread: a busy machine that lets the thread wait is not the loop's doing.
    """
    seen: list[float] = []

    async def look() -> None:
        while True:
            seen.append(time.thread_time())
            await asyncio.sleep(0)

    watching = asyncio.create_task(look())
    await asyncio.sleep(0)
    began = time.thread_time()
    await work()
    took = time.thread_time() - began
    await asyncio.sleep(0)
    watching.cancel()
    return max(later - before for before, later in pairwise(seen)), took


def test_the_longest_room_is_made_and_found_again_in_slices(tmp_path: Path) -> None:
    """A link is read elsewhere; what is left to do here lets others through all the time."""
    link, most = worst.longest_link(), len(worst.longest().moves) - 400
    moves = tuple(worst.longest().moves[:most])

    async def make() -> None:
        async with House(tmp_path) as house:
            wanted = wire.NewRoom("cheese", [ME, BOT], worst.OPTIONS, settings=QUICK, link=link, step=most)
            longest_gap, took = await gaps(lambda: house.hall.make(wanted, moves))
            assert longest_gap < took / 10
            [code] = house.hall.rooms
            before = house.hall.rooms[code].room.frame(0, -1)
            house.hall.drop(house.hall.rooms[code])
            longest_gap, took = await gaps(lambda: house.hall.enter(code))
            assert longest_gap < took / 10
            assert house.hall.rooms[code].room.frame(0, -1) == before

    run(make())


@only_in_full
def test_much_long_work_at_once_is_no_worse_for_others_than_one() -> None:
    def work() -> Iterator[None]:
        for _ in range(200):
            until = time.thread_time() + 0.0005
            while time.thread_time() < until:
                pass
            yield

    async def measure(count: int) -> float:
        slices = Slices()

        async def all_of_it() -> None:
            await asyncio.gather(*(slices.do(work()) for _ in range(count)))

        return (await gaps(all_of_it))[0]

    async def compare() -> None:
        alone = together = 0.0
        for _ in range(3):  # a busy machine may have three tries
            alone, together = [min([await measure(count) for _ in range(3)]) for count in (1, 20)]
            if together < 5 * alone:
                return
        raise AssertionError(alone, together)

    run(compare())


def test_what_is_short_waits_for_no_long_work() -> None:
    async def go() -> None:
        slices = Slices()
        long = asyncio.create_task(slices.do(iter(lambda: None, 0)))  # without end
        await asyncio.sleep(0)
        assert slices._lock.locked()
        with pytest.raises(StopIteration):
            slices.do(iter(())).send(None)  # done at once
        long.cancel()

    run(go())


def test_a_frame_of_the_longest_match_is_short_for_everybody(tmp_path: Path) -> None:
    async def look() -> None:
        async with House(tmp_path) as house:
            host = await a_long_room(house)
            room = house.hall.rooms[host.code].room
            version = house.hall.rooms[host.code].version[1]
            for seat in (NOBODY, 0, 1):
                for since in (-1, 0, version // 2, version):
                    assert len(room.frame(seat, since)) < MOST_FRAME
            before = host.frame.earlier
            assert before > 40_000
            story = room.story("m", 0, 1, before // 2)
            assert len(story.events) == 200
            assert story.first == before // 2 - 200
            assert len(encode(story)) < MOST_FRAME

    run(look())


# Over the wire: the worst of every request and message, with others beside it


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("costs"), NO_LIMITS) as found:
        yield found


@pytest.fixture(scope="module")
def long_room(house: Server) -> dict[str, Any]:
    return make_long_room(house)


def make_long_room(house: Server) -> dict[str, Any]:
    step = len(worst.longest().moves) - 4000
    found: dict[str, Any] = house.post("/api/rooms", {**new_room(), "link": worst.longest_link(), "step": step})
    return found


def new_room() -> dict[str, Any]:
    return {"game": "cheese", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "settings": {"pace": 0.0}}


def dearest_answers() -> list[list[Any]]:
    """Wrong answers to the last puzzle of each game: the hardest one to prove."""
    last = [puzzles_of(name)[-1] for name in names() if puzzles_of(name)]
    return [
        ["GET", f"/api/games/{one.game}/puzzles/{one.number}/answer?move={quote(one.moves()[0])}", None] for one in last
    ]


def requests_for(path: str, code: str) -> list[list[list[Any]]]:
    """The dearest legal requests to a route, for each of several clients at once."""
    link, end = worst.longest_link(), MOST_STEPS - 300
    filled = path.replace("{code}", code).replace("{game}", "cheese-chase").replace("{day}", "2026-11-18")
    filled = filled.replace("{call}", "0123456789abcdef").replace("{number}", "1")
    if "{link}" in path:
        if path.endswith("/review") and not LONG:
            link = worst.longest_link(
                100
            )  # to look back at the longest takes as long as a critic may take: two minutes
        links = [worst.with_head(link, names=[f"Anna {number}", "Ben"]) for number in range(CROWD)]
        paths = [path.replace("{link}", each) for each in links]
        asked = [f"?first={first}&count=200" for first in (end, 0)] if path.endswith("/steps") else [""]
        return [[["GET", each + more, None] for more in asked] for each in paths]
    room = {**new_room(), "link": link, "step": end}
    special: dict[str, list[list[Any]]] = {
        "/api/rooms": [["POST", filled, room]],
        "/api/rooms/{code}/guests": [["POST", filled, {"watch": True}]],
        "/api/games/{game}/puzzles/{number}/answer": dearest_answers(),
        "/api/rooms/{code}/qr": [["GET", f"{filled}?base=http://{'a' * 100}", None]],
        "/api/lab": [["POST", filled, {"game": "cheese", "seats": seats, "seed": seats}] for seats in range(2, 7)],
        "/api/open": [["POST", filled, {"keys": [{"room": each, "token": NO_TOKEN} for each in codes_beside(code)]}]],
        "/api/rooms/{code}/nudge": [["POST", filled, NUDGE]],
        "/api/meetings": [["POST", filled, {}]],
        "/api/meetings/{code}/calls": [
            ["POST", filled, {"slip": "x" * 1000}],
            ["GET", f"{filled}?key={NO_TOKEN}", None],
        ],
        "/api/meetings/{code}/calls/{call}/answer": [["POST", filled, {"key": NO_TOKEN, "slip": "x" * 1000}]],
        "/api/rooms/{code}/webhook": [["POST", filled, {"token": NO_TOKEN, "url": "https://cheese.example/"}]],
        **{
            f"/api/rooms/{{code}}/{what}": [["POST", filled, {"token": NO_TOKEN}]]
            for what in ("key", "nudge/see", "nudge/stop", "webhook/stop")
        },
    }
    return [special.get(path, [["GET", filled, None]])]


NO_TOKEN = "x" * 24  # which no guest has: the whole room is loaded to find that out
NUDGE = {
    "token": NO_TOKEN, "endpoint": f"https://cheese.example/{'x' * 900}", "p256dh": "A" * 87, "auth": "A" * 22, "language": "en",
}  # fmt: skip


def codes_beside(code: str) -> list[str]:
    """A room, and as many more as a device may ask for, which are nowhere."""
    return [code, *(f"{one}a-{other}o" for one in "bdfgh" for other in "klmnp")]


MESSAGES: dict[str, list[dict[str, Any]]] = {
    "move": [{"type": "move"}],
    "undo": [{"type": "move"}, {"type": "undo"}],
    "face": [{"type": "face", "seat": -2}, {"type": "face", "seat": 0}],
    "ask": [{"type": "ask", "what": what} for what in ("odds", "hint")],
    "foresee": [{"type": "foresee", "version": 1, "move": "e4" * 40}],
    "whole": [{"type": "whole"}],
    "earlier": [{"type": "earlier", "match": 1, "before": before} for before in (1000, 20_000, 40_000)],
    "ping": [{"type": "ping"}],
    "sit": [{"type": "stand", "seat": 0}, {"type": "sit", "seat": 0, "name": "Brie"}],
    "stand": [{"type": "sit", "seat": 0}, {"type": "stand", "seat": 0}],
    "contribute": [{"type": "contribute", "to": "00" * 32, "commitment": "11" * 32}],
    "reveal": [{"type": "reveal", "seal": "00" * 32, "secret": "11" * 16, "word": "🧀" * 40}],
    "agree": [{"type": "agree", "seat": 15, "guest": 1_000_000_000, "yes": True}],
    "begin": [{"type": "begin", "match": 1}],
    "sticker": [{"type": "sticker", "sticker": "wow"}],
    "plan": [{"type": "plan", "game": "cheese", "options": worst.BEYOND, "chairs": [{"kind": "me"}] * 16}],
    "place": [{"type": "place", "seat": 1, "chair": {"kind": "bot", "bot": bot}} for bot in ("random", "otto")],
    "set": [{"type": "set", "settings": {"pace": 0.0, "own_names": True}}],
    "remove": [{"type": "remove", "guest": 1_000_000_000}],
    "host": [{"type": "host", "guest": 0}],
    "close": [{"type": "close"}],
    "name": [{"type": "name", "name": name, "face": "pot"} for name in ("Lilo", "Momo")],
    "again": [{"type": "again", "match": 1}],
    "put-back": [{"type": "put-back", "match": 1, "version": 0, "seat": 0}],
}


def test_every_message_has_its_worst() -> None:
    assert set(MESSAGES) | {"hello"} == {kind.__struct_config__.tag for kind in get_args(wire.Request)}


CHEAPEST: dict[str, Any] = {"requests": [[["GET", "/healthz", None]]]}


async def waited_by_others(server: Server, wanted: dict[str, Any]) -> float:
    """The 99th percentile of what others wait for an answer, while the hammer gets what it wants."""
    hammer = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.web.hammer"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    assert hammer.stdin is not None and hammer.stdout is not None
    hammer.stdin.write(json.dumps({"port": server.port, "seconds": 5.0 if LONG else 0.7, **wanted}).encode())
    hammer.stdin.close()
    assert await hammer.stdout.readline() == b"ready\n"
    ended = asyncio.create_task(hammer.stdout.readline())
    waited: list[float] = []

    async def time_it(answer: Coroutine[Any, Any, Any]) -> None:
        asked = time.perf_counter()
        await answer
        waited.append(time.perf_counter() - asked)

    async with line(server, a_room(server)) as talk:
        while not ended.done() or not waited:
            await time_it(talk.ask({"type": "ping", "id": f"p{len(waited)}"}))
            await time_it(talk.ask({"type": "sticker", "sticker": "wow", "id": f"s{len(waited)}"}))
            await time_it(looked_for(server, f"room-{len(waited)}"))
            await asyncio.sleep(0.003)
    assert int(await ended or b"0") > 0, "the hammer got nothing"
    await hammer.wait()
    return sorted(waited)[int(0.99 * len(waited))]


async def looked_for(server: Server, code: str) -> None:
    """A room that is not in memory: the store is asked."""
    reading, writing = await asyncio.open_connection("127.0.0.1", server.port)
    writing.write(f"GET /api/rooms/{code} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
    assert (await reading.read()).startswith(b"HTTP/1.1 404")
    writing.close()
    await writing.wait_closed()


TRIES = 4  # on a busy machine


def check_others(server: Server, wanted: dict[str, Any]) -> None:
    """What others wait beside the dearest request and, right before and after, beside the cheapest."""
    cheap = [asyncio.run(waited_by_others(server, CHEAPEST))]
    dear = list[float]()
    for _ in range(TRIES):
        dear.append(asyncio.run(waited_by_others(server, wanted)))
        if dear[-1] < WORSE * cheap[-1]:
            return
        cheap.append(asyncio.run(waited_by_others(server, CHEAPEST)))
        if dear[-1] < WORSE * cheap[-1]:
            return
    raise AssertionError(cheap, dear)


@contextlib.asynccontextmanager
async def a_hall(folder: Path) -> AsyncIterator[Hall]:
    hall = Hall(SQLite(str(folder / "rooms.db")), FakeBots())
    await hall.open()
    yield hall
    await hall.close()


PATHS = [
    "/metrics", "/healthz", "/readyz", "/api/address", "/api/about", "/api/games/{game}/rules", "/api/games/{game}/words",
    "/api/games/{game}/lesson", "/api/games/{game}/puzzles", "/api/games/{game}/puzzles/{number}",
    "/api/games/{game}/puzzles/{number}/answer", "/api/rooms", "/api/rooms/{code}", "/api/rooms/{code}/matches", "/api/rooms/{code}/guests", "/api/rooms/{code}/key",
    "/api/rooms/{code}/qr", "/api/replays/{link}", "/api/replays/{link}/steps", "/api/replays/{link}/record",
    "/api/replays/{link}/review", "/api/openapi.json", "/api/lab", "/api/open", "/api/nudges", "/api/rooms/{code}/nudge",
    "/api/rooms/{code}/nudge/see", "/api/rooms/{code}/nudge/stop", "/api/rooms/{code}/webhook", "/api/rooms/{code}/webhook/stop",
    "/api/deals/{day}", "/api/meetings", "/api/meetings/{code}/calls", "/api/meetings/{code}/calls/{call}",
    "/api/meetings/{code}/calls/{call}/answer",
]  # fmt: skip
SOME_PATHS = often(["/api/replays/{link}"], [path for path in PATHS if "link" in path or path == "/api/rooms"])


def test_every_route_has_its_worst(tmp_path: Path) -> None:
    async def look() -> None:
        async with a_hall(tmp_path) as hall:
            assert {way.path for way in ServerApi(hall, 1, Metrics()).ways()} == set(PATHS)

    run(look())


@pytest.mark.parametrize("path", cases(PATHS, SOME_PATHS, is_full=LONG))
def test_the_dearest_request_makes_nobody_wait(house: Server, long_room: dict[str, Any], path: str) -> None:
    code = make_long_room(house)["room"] if path.endswith("guests") else long_room["room"]
    check_others(house, {"requests": requests_for(path, code)})


@pytest.mark.parametrize("kind", cases(MESSAGES, often(["move"], ["move", "ask", "earlier", "plan"]), is_full=LONG))
def test_the_dearest_message_makes_nobody_wait(house: Server, kind: str) -> None:
    key = make_long_room(house)
    hello = {"type": "hello", "protocol": 1, "room": key["room"], "token": key["token"]}
    check_others(house, {"hello": hello, "messages": MESSAGES[kind], "is_once": kind == "close"})


def test_coming_to_the_longest_match_again_and_again_makes_nobody_wait(
    house: Server, long_room: dict[str, Any]
) -> None:
    hello = {"type": "hello", "protocol": 1, "room": long_room["room"], "match": 1}
    hellos = [{**hello, "have": have} for have in (-1, 100, 101)]  # who has just what there is would get no frame
    check_others(house, {"hellos": hellos})

"""``cheeseboard load``: how much a server carries. Rooms full of clients that play at random, and what it costs the server.

Nothing is printed unless the rooms were seen to be played in: each move is acknowledged and reaches every seat.
"""

import asyncio
import contextlib
import gc
import http.client
import json
import math
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from http import HTTPStatus
from itertools import pairwise
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

import cheeseboard
from cheeseboard.games import find
from cheeseboard.rooms import wire
from cheeseboard.web.bare import Bare
from cheeseboard.web.connections import SPARE, allow_files

if sys.platform != "win32":
    import uvloop

WARM: Final = 1.0  # seconds of play before anything is measured
DOORS: Final = 16  # through which guests come in at the same time
PATIENCE: Final = 30.0  # seconds for one step of a room, before it counts as stuck
GENEROUS: Final = (  # limits that one address full of clients needs
    "messages", "burst", "requests", "request_burst", "rooms", "room_burst", "joins", "join_burst", "sockets", "wishes", "wish_burst",
    "rooms_in_memory", "hellos", "hello_burst", "connections",
)  # fmt: skip
PORTS: Final = 20_000  # sockets from one address of ours
FIRST: Final = 50.0  # moves a second, when the highest rate is looked for …
FASTER: Final = 1.25  # … and how much faster the next one is
ENOUGH: Final = 0.95  # of the moves that were due must have been played
Told = Callable[[float], None]
Door = tuple[str, int]  # host and port of a process
encode = msgspec.json.Encoder().encode


class NotPlayed(RuntimeError):  # noqa: N818 - the report quotes it
    """Rooms were not played in as they should be. No figure is worth printing."""


class TooLate(NotPlayed):
    """Somebody waits for too long."""


@dataclass(frozen=True)
class Load:
    """What is asked for."""

    game: str = "cheese"
    rooms: int = 100
    seats: int = 4
    rate: float = 0.0  # moves a second, all rooms together; 0: as fast as they go
    seconds: float = 10.0
    database: str = ""  # of the server that is started; a new file if empty
    url: str = ""  # of a server that is there already
    processes: int = 1  # of the server that is started
    spread: bool = False  # the seats of a room over the processes; otherwise each room is in one
    hold: float = 0.0  # ms: look for the highest rate at which 99 of 100 moves wait no longer


@dataclass
class LoadFigures:
    """What was measured; None: this server's process cannot be looked into."""

    asked: Load
    build: str
    sockets: int
    busy: float = 0.0  # the machine's load average before we came
    seconds: float = 0.0
    moves: int = 0
    matches: int = 0  # finished
    refusals: dict[str, int] = field(default_factory=dict)
    moves_per_second: float = 0.0
    p50_ms: float = 0.0  # from a move to the last seat's frame
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    frame_bytes: float = 0.0
    client_us: float = 0.0  # of CPU a move, here
    server_us: float | None = None
    connection_kb: float | None = None
    idle_room_kb: float | None = None  # begun, everybody seated, nobody connected
    played_room_kb: float | None = None  # what play has added to that


# The clients


class Ended(msgspec.Struct):
    """The match is over; how does not matter here."""


class Gist(msgspec.Struct):
    """Whatever the server says, as far as a client that plays at random cares."""

    type: str
    match: int = 0
    version: int = -1
    seat: int = -1
    moves: list[str] = []
    over: Ended | None = None
    reason: str = ""


read = msgspec.json.Decoder(Gist).decode


@dataclass
class LoadTally:
    """What happened while it was measured."""

    waits: list[float] = field(default_factory=list)  # from each move to the last seat's frame
    matches: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    frame_bytes: int = 0


class Party:
    """The clients of one room, and the step that is under way there: a move, or the beginning of a match."""

    def __init__(self, keys: list[wire.Key], longest: int, pause: float, doors: Sequence[Door] = ()) -> None:
        self.keys = keys
        self.doors = doors  # where each of them comes in
        self.longest = longest  # moves of a match
        self.pause = pause  # between two steps; 0: none
        self.tally = LoadTally()
        self.problem = ""
        self.steps = 0
        self.due = 0.0  # when this step should begin: lateness counts
        self.is_stopping = False
        self._lines: list[Bare] = []
        self._awaited = (1, 0)  # match and version
        self._frames = len(keys)  # that are still to come
        self._is_answered = True
        self._is_move = False
        self._timer: asyncio.TimerHandle | None = None
        self._turn = (0, Gist(""))  # whose, and what they may play

    async def connect(self, own: str | None = None) -> None:
        """From this address of ours, if it matters."""
        loop = asyncio.get_running_loop()
        for number, (key, (host, port)) in enumerate(zip(self.keys, self.doors, strict=True)):
            bare = partial(Bare, f"{host}:{port}", key.room, partial(self._hear, number), self._lost)
            _, line = await loop.create_connection(bare, host, port, local_addr=(own, 0) if own else None)
            await asyncio.wait_for(line.is_open, PATIENCE)
            line.say(encode(wire.Hello(wire.PROTOCOL, key.room, key.token)))
            self._lines.append(line)

    def start(self, at: float) -> None:
        self.due, self.is_stopping = at, False
        if self.is_settled:
            self._next()

    def stop(self) -> None:
        """No more steps; the one that is under way goes on."""
        self.is_stopping = True
        if self._timer is not None:
            self._timer.cancel()

    def close(self) -> None:
        self._lost = lambda: None  # type: ignore[method-assign]
        for line in self._lines:
            line.close()

    @property
    def is_settled(self) -> bool:
        """Everybody has seen the last step."""
        return not self._frames and self._is_answered

    def _lost(self) -> None:
        self.problem = self.problem or "a socket was closed"

    def _hear(self, client: int, text: bytes) -> None:
        heard = read(text)
        if heard.type == "frame":
            self.tally.frames += 1
            self.tally.frame_bytes += len(text)
            self._see(client, heard)
        elif heard.type == "done":
            self._is_answered = True
            self._go_on()
        elif heard.type == "refused":
            self.tally.refusals[heard.reason] += 1
            self._awaited = self._turn[1].match, self._turn[1].version
            self._step()
        elif heard.type == "goodbye":
            self.problem = f"the server said goodbye: {heard.reason}"

    def _see(self, client: int, frame: Gist) -> None:
        if (frame.match, frame.version) != self._awaited:
            self.problem = f"version {frame.match, frame.version} instead of {self._awaited}"
        if frame.moves or frame.over:
            self._turn = client, frame
        self._frames -= 1
        if not self._frames and self._is_move:
            self.tally.waits.append(time.perf_counter() - self.due)
        self._go_on()

    def _go_on(self) -> None:
        if self.is_settled and self.due and not self.is_stopping:
            self.due = self.due + self.pause if self.pause else time.perf_counter()
            self._next()

    def _next(self) -> None:
        wait = self.due - time.perf_counter()
        if wait > 0.0:
            self._timer = asyncio.get_running_loop().call_later(wait, self._step)
        else:
            self._step()

    def _step(self) -> None:
        """The next move; after the last one, the next match."""
        client, frame = self._turn
        if (frame.match, frame.version) != self._awaited or self.problem:
            self.problem = self.problem or "nobody may move"
            return
        self.steps += 1
        self._is_move = bool(frame.moves)
        self._frames, self._is_answered = len(self.keys), False
        if frame.moves:
            self._awaited = frame.match, frame.version + 1
            request: wire.DeedRequest = wire.Move(
                str(self.steps), frame.match, frame.version, frame.seat, random.choice(frame.moves)
            )
        else:
            self.tally.matches += 1
            self._awaited = frame.match + 1, 0
            request = wire.Begin(str(self.steps), frame.match)
        if frame.version > self.longest:
            self.problem = f"{frame.version} moves, and the match is not over"
        self._lines[client].say(encode(request))


# The server


class Processes:
    """A server's processes, where the system lets us look into them."""

    def __init__(self, numbers: Sequence[int] = ()) -> None:
        self.folders = [Path(f"/proc/{number}") for number in numbers]
        self.is_known = bool(numbers) and all((folder / "stat").exists() for folder in self.folders)

    def cpu(self) -> float:
        """Seconds so far, of all of them."""
        if not self.is_known:
            return 0.0
        found = [(folder / "stat").read_text("ascii").rpartition(")")[2].split() for folder in self.folders]
        return sum(int(words[11]) + int(words[12]) for words in found) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that they hold."""
        if not self.is_known:
            return 0
        pages = sum(int((folder / "statm").read_text("ascii").split()[1]) for folder in self.folders)
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def server(database: str, count: int) -> Iterator[tuple[list[Door], list[int]]]:
    """A server of our own, as so many processes on a core of their own; where they listen, and which they are."""
    with tempfile.TemporaryDirectory(prefix="cheeseboard-load-") as folder, contextlib.ExitStack() as stack:
        limits = [word for name in GENEROUS for word in ("--limit", f"{name}=1000000")]
        store = database or f"sqlite:///{folder}/rooms.db"
        ports, started = [free_port() for _ in range(count)], []
        for port in ports:
            command = [
                *(sys.executable, "-m", "cheeseboard.cli", "serve", "--port", str(port)),
                "--database",
                store,
                *limits,
            ]
            started.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))  # noqa: S603 - our own program
            stack.callback(stop, started[-1])
        keep_apart([process.pid for process in started])
        for port, process in zip(ports, started, strict=True):
            wait_for(port, process)
        yield [("127.0.0.1", port) for port in ports], [process.pid for process in started]


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:  # thousands of sockets to say goodbye to
        process.kill()
        process.wait(20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def keep_apart(processes: Sequence[int]) -> None:
    """The server on one core, or each of its processes on its own if there are so many, and we on another."""
    if sys.platform == "linux" and len(cores := sorted(os.sched_getaffinity(0))) > 1:
        for number, process in enumerate(processes):
            os.sched_setaffinity(process, [cores[number % (len(cores) - 1)]])
        os.sched_setaffinity(0, cores[-1:])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(OSError), contextlib.closing(http.client.HTTPConnection("127.0.0.1", port)) as line:
            line.request("GET", "/readyz")
            if line.getresponse().status == 200:
                return
        time.sleep(0.05)
    raise NotPlayed("the server does not start")


# Measuring


def measure(load: Load, told: Told = lambda _: None) -> LoadFigures:
    """Fill rooms, let them play, and see what it took. ``told`` hears of seconds that have been measured."""
    check_files(load)  # the server inherits that
    with contextlib.ExitStack() as stack:
        doors, processes = (
            (doors_of(load.url), []) if load.url else stack.enter_context(server(load.database, load.processes))
        )
        runner = asyncio.Runner(loop_factory=None if sys.platform == "win32" else uvloop.new_event_loop)
        try:
            return stack.enter_context(runner).run(drive(load, doors, Processes(processes), told))
        except OSError as problem:
            raise NotPlayed(f"{load.url or 'the server'} cannot be reached: {problem}") from None


def check_files(load: Load) -> None:
    """Every socket is an open file, here and there."""
    sockets, most = load.rooms * load.seats, allow_files()
    if sockets + SPARE + DOORS > most:
        raise NotPlayed(f"{sockets} sockets need {sockets + SPARE + DOORS} open files, and this system allows {most}")


def doors_of(url: str) -> list[Door]:
    address = urlsplit(url)
    return [(address.hostname or "127.0.0.1", address.port or 80)]


async def drive(load: Load, doors: Sequence[Door], process: Processes, told: Told) -> LoadFigures:
    found = LoadFigures(
        load, "compiled" if cheeseboard.compiled else "interpreted", load.rooms * load.seats, busy=load_average()
    )
    [warm_up] = make_parties(doors, load, 1)
    await warm_up.connect()
    memory = [process.memory()]
    parties = make_parties(doors, load, load.rooms)
    memory.append(process.memory())
    for first in range(0, len(parties), DOORS):
        coming = enumerate(parties[first : first + DOORS], first)
        await asyncio.gather(*(party.connect(own_address(doors, place * load.seats)) for place, party in coming))
    await until(parties, lambda party: party.is_settled)
    memory.append(process.memory())
    gc.freeze()  # no look for circles among thousands of sockets while we measure
    await (look_for_the_highest if load.hold else play)(parties, load, process, found, told)
    memory.append(process.memory())
    for party in [warm_up, *parties]:
        party.close()
    if process.is_known:
        made, connected, played = (after - before for before, after in pairwise(memory))
        found.idle_room_kb, found.played_room_kb = made / 1024 / load.rooms, played / 1024 / load.rooms
        found.connection_kb = connected / 1024 / found.sockets
    return found


def load_average() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def own_address(doors: Sequence[Door], sockets: int) -> str | None:
    """An address has some 28,000 ports for sockets to one server. On this machine we have as many addresses as we like."""
    if sys.platform != "linux" or any(host != "127.0.0.1" for host, _ in doors):
        return None
    return f"127.0.0.{2 + sockets // PORTS}"


def make_parties(doors: Sequence[Door], load: Load, rooms: int) -> list[Party]:
    """So many rooms, several at the same time: each guest waits for the disk."""
    with ThreadPoolExecutor(DOORS) as pool:
        shares = [range(first, rooms, DOORS) for first in range(DOORS)]
        made = pool.map(lambda share: make_share(doors, load, share), shares)
        return [party for parties in made for party in parties]


def make_share(doors: Sequence[Door], load: Load, rooms: Sequence[int]) -> list[Party]:
    with contextlib.ExitStack() as stack:
        lines = [http.client.HTTPConnection(host, port, timeout=PATIENCE) for host, port in doors]
        for line in lines:
            stack.enter_context(contextlib.closing(line))
        return [make_party(lines[number % len(lines)], load, ways_in(doors, load, number)) for number in rooms]


def ways_in(doors: Sequence[Door], load: Load, number: int) -> list[Door]:
    """Where the clients of a room come in: all by one process, or each by another."""
    return [doors[(number + (seat if load.spread else 0)) % len(doors)] for seat in range(load.seats)]


def make_party(door: http.client.HTTPConnection, load: Load, doors: Sequence[Door]) -> Party:
    """A room in which a match has begun and everybody is a guest of their own."""
    chairs = [wire.WantedChair("me"), *(wire.WantedChair() for _ in range(load.seats - 1))]
    host = ask(door, "/api/rooms", wire.NewRoom(load.game, chairs, begin=True))
    guests = [ask(door, f"/api/rooms/{host.room}/guests", wire.NewGuest()) for _ in range(load.seats - 1)]
    longest = find(load.game).longest(load.seats, find(load.game).settle({}))
    return Party([host, *guests], longest, load.rooms / load.rate if load.rate else 0.0, doors)


def ask(door: http.client.HTTPConnection, path: str, said: msgspec.Struct) -> wire.Key:
    door.request("POST", path, encode(said), {"content-type": "application/json"})
    answer = door.getresponse()
    body = answer.read()
    if answer.status != HTTPStatus.CREATED:
        raise NotPlayed(f"{path}: {answer.status} {body.decode(errors='replace')}")
    return msgspec.json.decode(body, type=wire.Key)


async def until(parties: list[Party], test: Callable[[Party], bool]) -> None:
    """Wait until something is so in every room."""
    deadline = time.monotonic() + PATIENCE
    while not all(test(party) for party in parties):
        check(parties)
        if time.monotonic() > deadline:
            raise TooLate("some rooms are stuck")
        await asyncio.sleep(0.05)


async def look_for_the_highest(
    parties: list[Party], load: Load, process: Processes, found: LoadFigures, told: Told
) -> None:
    """Play faster and faster until too many wait for too long; what was found is of the last rate that was held."""
    rate, held, is_found = load.rate or FIRST, None, False
    while not is_found:
        asked, figures = replace(load, rate=rate), replace(found)
        for party in parties:
            party.pause = load.rooms / rate
        try:
            await play(parties, asked, process, figures, told)
        except TooLate:
            figures.p99_ms = math.inf
        if figures.p99_ms <= load.hold and figures.moves_per_second > ENOUGH * rate:
            held, rate = replace(figures, asked=asked), rate * FASTER
        else:
            is_found, rate = held is not None, rate / FASTER**2
        if rate < 1:
            raise NotPlayed(f"not one move a second is played within {load.hold:g} ms")
    assert held is not None
    for name, value in vars(held).items():
        setattr(found, name, value)


async def play(parties: list[Party], load: Load, process: Processes, found: LoadFigures, told: Told) -> None:
    start = time.perf_counter()
    for party in parties:
        party.start(start + random.random() * party.pause)
    await asyncio.sleep(WARM)
    for party in parties:
        party.tally = LoadTally()
    began, cpu, own = time.perf_counter(), process.cpu(), time.process_time()
    while (left := began + load.seconds - time.perf_counter()) > 0:
        await asyncio.sleep(min(1.0, left))
        told(min(1.0, left))
    found.seconds, cpu, own = time.perf_counter() - began, process.cpu() - cpu, time.process_time() - own
    tallies = [party.tally for party in parties]
    for party in parties:
        party.stop()
        party.tally = LoadTally()
    await until(parties, lambda party: party.is_settled)
    check(parties)
    count(found, tallies)
    found.client_us = 1e6 * own / found.moves
    found.server_us = 1e6 * cpu / found.moves if process.is_known else None


def check(parties: list[Party]) -> None:
    problems = Counter(party.problem for party in parties if party.problem)
    if problems:
        raise NotPlayed("; ".join(f"{problem} ({rooms} rooms)" for problem, rooms in problems.items()))


def count(found: LoadFigures, tallies: list[LoadTally]) -> None:
    waits = sorted(wait for tally in tallies for wait in tally.waits)
    if not waits:
        raise NotPlayed("no move was played")
    found.moves, found.matches = len(waits), sum(tally.matches for tally in tallies)
    found.refusals = dict(sum((tally.refusals for tally in tallies), Counter()))
    found.moves_per_second = found.moves / found.seconds
    found.p50_ms, found.p99_ms = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    found.worst_ms = 1000 * waits[-1]
    found.frame_bytes = sum(tally.frame_bytes for tally in tallies) / sum(tally.frames for tally in tallies)


# Telling


def report(found: LoadFigures, in_json: bool) -> str:
    return json.dumps(asdict(found)) if in_json else "\n".join(lines(found))


def lines(found: LoadFigures) -> Iterator[str]:
    asked = found.asked
    store = asked.url or asked.database.partition(":")[0] or "sqlite"
    wanted = f"{asked.rate:g} moves/s" if asked.rate else "as fast as they go"
    several = f", {asked.processes} processes" if asked.processes > 1 else ""
    where = f"{several}, rooms spread over them" if asked.spread else several
    yield f"{asked.rooms} rooms of {asked.seats}, {asked.game}, {wanted}, {store}{where}, {found.build}"
    if asked.hold:
        yield f"  the highest rate at which 99 of 100 moves wait {asked.hold:g} ms at most, in steps of a quarter"
    yield f"  {found.sockets:,} sockets; the machine's load average was {found.busy:.1f} before"
    yield f"  {found.moves_per_second:,.0f} moves/s in {found.seconds:.1f} s, {found.matches:,} matches finished"
    yield (
        f"  {found.p50_ms:.1f} ms p50, {found.p99_ms:.1f} ms p99, {found.worst_ms:.1f} ms at worst,"
        " from a move to the last seat's frame"
    )
    if found.server_us is not None:
        yield f"  {found.server_us:.0f} µs of the server's CPU a move, {found.client_us:.0f} µs of the clients'"
        yield (
            f"  {found.connection_kb:.1f} KB a connection, {found.idle_room_kb:.1f} KB an idle room,"
            f" {found.played_room_kb:.1f} KB more once it is played in"
        )
    yield f"  {found.frame_bytes:,.0f} bytes a frame"
    yield f"  refused: {', '.join(f'{name} {times}' for name, times in found.refusals.items()) or 'nothing'}"

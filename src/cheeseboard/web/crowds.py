"""The clients of ``cheeseboard load``: rooms full of them, which play at random, in this process or in others beside it."""

import asyncio
import contextlib
import gc
import http.client
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from cheeseboard.games import find
from cheeseboard.rooms import wire
from cheeseboard.web.bare import Bare

if sys.platform != "win32":
    import uvloop

WARM: Final = 1.0  # seconds of play before anything is measured
DOORS: Final = 16  # through which guests come in at the same time
PATIENCE: Final = 30.0  # seconds for one step of a room, before it counts as stuck
PORTS: Final = 20_000  # sockets from one address of ours
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
    one_port: bool = False  # all processes listen at the same: the system chooses which one a client comes to
    clients: int = 0  # processes of clients; as many as it takes if there are too few


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


# Coming in


def own_address(doors: Sequence[Door], sockets: int) -> str | None:
    """An address has some 28,000 ports for sockets. On this machine we have as many addresses as we like."""
    if sys.platform != "linux" or any(host != "127.0.0.1" for host, _ in doors):
        return None
    return f"127.0.0.{2 + sockets // PORTS}"


def make_parties(doors: Sequence[Door], load: Load, rooms: int, before: int = 0) -> list[Party]:
    """So many rooms after so many others, several at the same time: each guest waits for the disk."""
    with ThreadPoolExecutor(DOORS) as pool:
        shares = [range(before + first, before + rooms, DOORS) for first in range(DOORS)]
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


async def until(parties: Sequence[Party], test: Callable[[Party], bool]) -> None:
    """Wait until something is so in every room."""
    deadline = time.monotonic() + PATIENCE
    while not all(test(party) for party in parties):
        check(parties)
        if time.monotonic() > deadline:
            raise TooLate("some rooms are stuck")
        await asyncio.sleep(0.05)


def check(parties: Sequence[Party]) -> None:
    problems = Counter(party.problem for party in parties if party.problem)
    if problems:
        raise NotPlayed("; ".join(f"{problem} ({rooms} rooms)" for problem, rooms in problems.items()))


# Many rooms


class Crowd:
    """The clients of many rooms."""

    def __init__(self, load: Load, doors: Sequence[Door], rooms: int, before: int = 0) -> None:
        self.load, self.doors, self.rooms, self.before = load, doors, rooms, before
        self.parties: list[Party] = []

    async def make(self) -> None:
        """Rooms in which a match has begun and nobody is connected."""
        self.parties = await asyncio.to_thread(make_parties, self.doors, self.load, self.rooms, self.before)

    async def connect(self) -> None:
        for first in range(0, self.rooms, DOORS):
            coming = enumerate(self.parties[first : first + DOORS], self.before + first)
            await asyncio.gather(
                *(party.connect(own_address(self.doors, place * self.load.seats)) for place, party in coming)
            )
        await until(self.parties, lambda party: party.is_settled)
        gc.freeze()  # no look for circles among thousands of sockets while we measure

    async def play(self, rate: float, start: float, seconds: float) -> tuple[LoadTally, float]:
        """So many moves a second in all rooms of all crowds together, from then on. What was seen, and our own CPU seconds."""
        for party in self.parties:
            party.pause = self.load.rooms / rate if rate else 0.0
            party.start(start + random.random() * party.pause)
        await asyncio.sleep(start + WARM - time.perf_counter())
        for party in self.parties:
            party.tally = LoadTally()
        own = time.process_time()
        await asyncio.sleep(start + WARM + seconds - time.perf_counter())
        own, seen = time.process_time() - own, total([party.tally for party in self.parties])
        for party in self.parties:
            party.stop()
            party.tally = LoadTally()
        await until(self.parties, lambda party: party.is_settled)
        check(self.parties)
        return seen, own

    async def close(self) -> None:
        for party in self.parties:
            party.close()


class FarCrowd(Crowd):
    """The same in a process of its own, which has open files of its own."""

    def __init__(self, load: Load, doors: Sequence[Door], rooms: int, before: int = 0) -> None:
        super().__init__(load, doors, rooms, before)
        way = multiprocessing.get_context("spawn")
        self._line, theirs = way.Pipe()
        self._process = way.Process(target=be_crowd, args=(theirs, load, doors, rooms, before), daemon=True)
        self._process.start()
        theirs.close()

    async def make(self) -> None:
        await self._ask("make")

    async def connect(self) -> None:
        await self._ask("connect")

    async def play(self, rate: float, start: float, seconds: float) -> tuple[LoadTally, float]:
        found: tuple[LoadTally, float] = await self._ask("play", rate, start, seconds)
        return found

    async def close(self) -> None:
        await self._ask("close")
        self._line.send(None)
        await asyncio.to_thread(self._process.join)

    async def _ask(self, *asked: Any) -> Any:
        self._line.send(asked)
        try:
            found = await asyncio.to_thread(self._line.recv)
        except EOFError:
            raise NotPlayed("a process of clients has ended") from None
        if isinstance(found, NotPlayed):
            raise found
        return found


def be_crowd(line: Connection, load: Load, doors: Sequence[Door], rooms: int, before: int) -> None:
    """The other end of that."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(obey(line, Crowd(load, doors, rooms, before)))


async def obey(line: Connection, crowd: Crowd) -> None:
    while (asked := await asyncio.to_thread(line.recv)) is not None:
        try:
            answer = await getattr(crowd, asked[0])(*asked[1:])
        except NotPlayed as problem:
            answer = problem
        except OSError as problem:
            answer = NotPlayed(f"the server cannot be reached: {problem}")
        line.send(answer)


def crowds(load: Load, doors: Sequence[Door], count: int) -> list[Crowd]:
    """All clients, in so many processes."""
    if count == 1:
        return [Crowd(load, doors, load.rooms)]
    places = [load.rooms * number // count for number in range(count + 1)]
    return [FarCrowd(load, doors, after - before, before) for before, after in pairwise(places)]


def total(tallies: Sequence[LoadTally]) -> LoadTally:
    return LoadTally(
        [wait for tally in tallies for wait in tally.waits],
        sum(tally.matches for tally in tallies),
        sum((tally.refusals for tally in tallies), Counter()),
        sum(tally.frames for tally in tallies),
        sum(tally.frame_bytes for tally in tallies),
    )


def new_loop() -> asyncio.AbstractEventLoop:
    return asyncio.new_event_loop() if sys.platform == "win32" else uvloop.new_event_loop()

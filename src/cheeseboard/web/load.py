"""``cheeseboard load``: how much a server carries. Rooms full of clients that play at random, and what it costs the server.

Nothing is printed unless the rooms were seen to be played in: each move is acknowledged and reaches every seat.
"""

import asyncio
import contextlib
import http.client
import json
import math
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import cheeseboard
from cheeseboard.web.connections import SPARE, allow_files
from cheeseboard.web.crowds import (
    DOORS,
    PATIENCE,
    WARM,
    Crowd,
    Door,
    Load,
    LoadTally,
    NotPlayed,
    Told,
    TooLate,
    crowds,
    new_loop,
    total,
)

GENEROUS: Final = (  # limits that one address full of clients needs
    "messages", "burst", "requests", "request_burst", "rooms", "room_burst", "joins", "join_burst", "sockets", "wishes", "wish_burst",
    "rooms_in_memory", "hellos", "hello_burst", "connections",
)  # fmt: skip
FIRST: Final = 50.0  # moves a second, when the highest rate is looked for …
FASTER: Final = 1.25  # … and how much faster the next one is
ENOUGH: Final = 0.95  # of the moves that were due must have been played
LISTENING: Final = "0A"  # in /proc/net/tcp
BEGIN: Final = 0.2  # seconds until all crowds have heard that it begins


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
def server(load: Load) -> Iterator[tuple[list[Door], list[int]]]:
    """A server of our own, as so many processes on a core of their own; where they listen, and which they are."""
    with tempfile.TemporaryDirectory(prefix="cheeseboard-load-") as folder, contextlib.ExitStack() as stack:
        limits = [word for name in GENEROUS for word in ("--limit", f"{name}=1000000")]
        store = load.database or f"sqlite:///{folder}/rooms.db"
        ports = [free_port()] * load.processes if load.one_port else [free_port() for _ in range(load.processes)]
        started: list[subprocess.Popen[bytes]] = []
        for port in ports:
            command = [sys.executable, "-m", "cheeseboard.cli", "serve", "--port", str(port), "--database", store]
            command += ["--share-port"] * load.one_port
            started.append(subprocess.Popen([*command, *limits], stdout=subprocess.DEVNULL))  # noqa: S603 - our own program
            stack.callback(stop, started[-1])
        keep_apart([process.pid for process in started])
        for port, process in zip(ports, started, strict=True):
            wait_for(port, process)
        while any(listeners(port) < ports.count(port) for port in ports):
            check_all_live(started)
            time.sleep(0.05)
        yield [("127.0.0.1", port) for port in dict.fromkeys(ports)], [process.pid for process in started]


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


def listeners(port: int) -> int:
    """How many listen at a port; where the system does not tell, enough."""
    try:
        rows = [line.split() for line in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]]
    except OSError:
        return sys.maxsize
    return sum(row[1].endswith(f":{port:04X}") and row[3] == LISTENING for row in rows)


def check_all_live(started: Sequence[subprocess.Popen[bytes]]) -> None:
    if any(process.poll() is not None for process in started):
        raise NotPlayed("the server does not start")


# Measuring


def measure(load: Load, told: Told = lambda _: None) -> LoadFigures:
    """Fill rooms, let them play, and see what it took. ``told`` hears of seconds that have been measured."""
    clients = clients_for(load)  # the server inherits how many files it may open
    with contextlib.ExitStack() as stack:
        doors, processes = (doors_of(load.url), []) if load.url else stack.enter_context(server(load))
        try:
            runner = stack.enter_context(asyncio.Runner(loop_factory=new_loop))
            return runner.run(drive(load, doors, clients, Processes(processes), told))
        except OSError as problem:
            raise NotPlayed(f"{load.url or 'the server'} cannot be reached: {problem}") from None


def clients_for(load: Load) -> int:
    """How many processes of clients it takes. Every socket is an open file, here and there."""
    sockets, most = load.rooms * load.seats, allow_files() - SPARE - DOORS
    needed = -(-sockets // most)
    if not load.url and load.processes < needed:
        raise NotPlayed(
            f"{sockets} sockets need {needed} processes of the server: this system allows each {most} of them"
        )
    return max(load.clients, needed)


def doors_of(url: str) -> list[Door]:
    address = urlsplit(url)
    return [(address.hostname or "127.0.0.1", address.port or 80)]


async def drive(load: Load, doors: Sequence[Door], clients: int, process: Processes, told: Told) -> LoadFigures:
    found = LoadFigures(
        load, "compiled" if cheeseboard.compiled else "interpreted", load.rooms * load.seats, busy=load_average()
    )
    warm_up, everybody = Crowd(load, doors, 1), crowds(load, doors, clients)
    await warm_up.make()
    await warm_up.connect()
    memory = [process.memory()]
    await asyncio.gather(*(crowd.make() for crowd in everybody))
    memory.append(process.memory())
    await asyncio.gather(*(crowd.connect() for crowd in everybody))
    memory.append(process.memory())
    await (look_for_the_highest if load.hold else play)(everybody, load, process, found, told)
    memory.append(process.memory())
    for crowd in [warm_up, *everybody]:
        await crowd.close()
    if process.is_known:
        made, connected, played = (after - before for before, after in pairwise(memory))
        found.idle_room_kb, found.played_room_kb = made / 1024 / load.rooms, played / 1024 / load.rooms
        found.connection_kb = connected / 1024 / found.sockets
    return found


def load_average() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


async def look_for_the_highest(
    everybody: Sequence[Crowd], load: Load, process: Processes, found: LoadFigures, told: Told
) -> None:
    """Play faster and faster until too many wait for too long; what was found is of the last rate that was held."""
    rate, held, is_found = load.rate or FIRST, None, False
    while not is_found:
        asked, figures = replace(load, rate=rate), replace(found)
        try:
            await play(everybody, asked, process, figures, told)
        except TooLate:
            figures.p99_ms = math.inf
        print(f"\r{rate:,.0f} moves/s: {figures.p99_ms:.0f} ms p99", file=sys.stderr, flush=True)
        if figures.p99_ms <= load.hold and figures.moves_per_second > ENOUGH * rate:
            held, rate = replace(figures, asked=asked), rate * FASTER
        else:
            is_found, rate = held is not None, rate / FASTER**2
        if rate < 1:
            raise NotPlayed(f"not one move a second is played within {load.hold:g} ms")
    assert held is not None
    for name, value in vars(held).items():
        setattr(found, name, value)


async def play(everybody: Sequence[Crowd], load: Load, process: Processes, found: LoadFigures, told: Told) -> None:
    start = time.perf_counter() + BEGIN
    playing = asyncio.gather(*(crowd.play(load.rate, start, load.seconds) for crowd in everybody))
    await asyncio.sleep(start + WARM - time.perf_counter())
    began, cpu = time.perf_counter(), process.cpu()
    while (left := began + load.seconds - time.perf_counter()) > 0 and not playing.done():
        await asyncio.sleep(min(1.0, left))
        told(min(1.0, left))
    found.seconds, cpu = time.perf_counter() - began, process.cpu() - cpu
    seen = await playing
    count(found, total([tally for tally, _ in seen]))
    found.client_us = 1e6 * sum(own for _, own in seen) / found.moves
    found.server_us = 1e6 * cpu / found.moves if process.is_known else None


def count(found: LoadFigures, seen: LoadTally) -> None:
    waits = sorted(seen.waits)
    if not waits:
        raise NotPlayed("no move was played")
    found.moves, found.matches, found.refusals = len(waits), seen.matches, dict(seen.refusals)
    found.moves_per_second = found.moves / found.seconds
    found.p50_ms, found.p99_ms = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    found.worst_ms = 1000 * waits[-1]
    found.frame_bytes = seen.frame_bytes / seen.frames


# Telling


def report(found: LoadFigures, in_json: bool) -> str:
    return json.dumps(asdict(found)) if in_json else "\n".join(lines(found))


def lines(found: LoadFigures) -> Iterator[str]:
    asked = found.asked
    store = asked.url or asked.database.partition(":")[0] or "sqlite"
    wanted = f"{asked.rate:g} moves/s" if asked.rate else "as fast as they go"
    several = f", {asked.processes} processes" if asked.processes > 1 else ""
    several += " on one port" if asked.one_port else ""
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

"""A party over several processes: rooms whose seats are spread over them, played at random, while things are killed.

``python -m tests.web.many --bus redis --kills 50`` prints what came of it.
"""

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from cheeseboard.games import find, names
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Moved, Settings, read_deed
from cheeseboard.rooms.room import Room
from cheeseboard.rooms.store import Entry, Store
from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from cheeseboard.web.client import Guest, RefusedByServer, new_id, post
from cheeseboard.web.postgres import PostgreSQL
from tests import history
from tests.web.engines import Postgres, Redis
from tests.web.server import NO_LIMITS, Server

FOR_EVER: Final = Settings(away=0, pace=0.0, bot="random")  # nobody is replaced, and bots do not dawdle


PATIENCE: Final = 120.0  # seconds for the last matches to end


class Member(Server):
    """One of the processes."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        folder.mkdir()
        super().__init__(folder, NO_LIMITS)
        self.words = ["--database", database, *(["--bus", bus] if bus else [])]

    def launch(self) -> None:
        limits = [text for name, value in self.limits.items() for text in ("--limit", f"{name}={value:.0f}")]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-m", "cheeseboard.cli", "serve", "--port", str(self.port), *self.words, *limits],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "PYTHONWARNINGS": "default"},
            )

    def cpu(self) -> float:
        """Seconds of work since the start."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Wanderer(Guest):
    """A guest who comes to another process whenever the line breaks, as behind a balancer."""

    def __init__(self, party: "Party", first: int, key: wire.Key | None, room: str = "") -> None:
        super().__init__(party.members[first].url, key, room)
        self.party = party
        self.next = first

    async def _talk(self) -> None:
        self.url = self.party.members[self.next].url.replace("http", "ws", 1) + "/ws"
        self.next = (self.next + 1) % len(self.party.members)
        await super()._talk()

    async def _hear(self, told: wire.Message) -> None:
        if isinstance(told, wire.Frame):
            self.party.received(self, told)
        await super()._hear(told)


class Party:
    """Rooms, who plays there, and what the servers have promised."""

    def __init__(self, members: Sequence[Member], seed: int, pause: float = 0.0) -> None:
        self.members = members
        self.pause = pause  # seconds that everybody thinks
        self.dice = random.Random(seed)
        self.rooms: dict[str, list[Wanderer]] = {}
        self.watchers: list[Wanderer] = []
        self.promised: dict[str, list[tuple[str, Moved]]] = defaultdict(list)  # in each room: message id, and what
        self.told: dict[str, list[history.Told | None]] = defaultdict(list)  # all that was asked and answered
        self.refused: Counter[str] = Counter()
        self.is_last = asyncio.Event()  # no more matches
        self.ended: dict[str, int] = {}  # the last match of each room, once its host has begun no other
        self._sent: dict[tuple[str, int, int], tuple[Wanderer, float]] = {}
        self.waits: list[float] = []  # until somebody else sees a move
        self.busy = 0.0, 0  # seconds and moves until the last matches

    # Coming together

    async def gather(self, count: int) -> None:
        for number in range(count):
            await self._make(names()[number % len(names())], number)

    async def _make(self, game: str, number: int) -> None:
        """A room whose guests come through different doors; in some, a bot plays along."""
        seats = max(find(game).seats) if number % 2 else min(find(game).seats)
        bots = 1 if number % 3 == 0 and seats > 2 else 0
        doors = [self.members[(number + seat) % len(self.members)].url for seat in range(seats)]
        chairs = [wire.WantedChair("me"), *[wire.WantedChair("open")] * (seats - 1 - bots)]
        chairs += [wire.WantedChair("bot", bot="random")] * bots
        key = await ask(f"{doors[0]}/api/rooms", wire.NewRoom(game, chairs, settings=FOR_EVER))
        keys = [key]
        keys += [await ask(f"{door}/api/rooms/{key.room}/guests", wire.NewGuest()) for door in doors[1 : seats - bots]]
        self.rooms[key.room] = [
            Wanderer(self, (number + seat + 1) % len(self.members), key) for seat, key in enumerate(keys)
        ]
        self.watchers.append(Wanderer(self, number % len(self.members), None, key.room))

    # Playing

    async def play(self, seconds: float) -> None:
        """Matches in all rooms for so long, and to the end of those that are on."""
        async with contextlib.AsyncExitStack() as doors:
            everybody = [guest for guests in self.rooms.values() for guest in guests]
            for guest in [*everybody, *self.watchers]:
                await doors.enter_async_context(guest)
            self.began = time.perf_counter()
            asyncio.get_running_loop().call_later(seconds, self.is_last.set)
            try:
                async with asyncio.timeout(seconds + PATIENCE):
                    await asyncio.gather(*(self._play_all(guest) for guest in everybody))
                    await asyncio.gather(*(watcher.until(self._is_at_the_end) for watcher in self.watchers))
            except TimeoutError:
                raise AssertionError(
                    f"somebody waits for ever: {[self._stand(guest) for guest in everybody]}"
                ) from None

    def _stand(self, guest: Wanderer) -> tuple[object, ...]:
        frame = guest.frame
        return (
            guest.code,
            frame and (frame.match, frame.version, frame.seat, frame.turn),
            frame and frame.over is None,
            len(guest._waiting),
        )

    def _is_at_the_end(self, guest: Guest) -> bool:
        """What this guest sees is the last that its room has to show."""
        frame = guest.frame
        return frame is not None and frame.over is not None and frame.match == self.ended.get(guest.code)

    async def _play_all(self, guest: Wanderer) -> None:
        dice = random.Random(self.dice.random())
        is_host = guest is self.rooms[guest.code][0]
        if is_host:
            await self._begin(guest, 0)
        while not self._is_at_the_end(guest):
            async for frame in guest.turns():
                await asyncio.sleep(self.pause)
                move = dice.choice(frame.moves)
                said = wire.Move(new_id(), frame.match, frame.version, frame.seat, move)
                self._sent[guest.code, frame.match, frame.version + 1] = guest, time.perf_counter()
                began = time.perf_counter()
                done = await self._insist(guest, said)
                self.told[guest.code].append(history.told(said, began, time.perf_counter(), done))
                assert guest.key is not None
                self.promised[guest.code].append((f"{guest.key.guest}:{said.id}", Moved(frame.seat, move)))
            if is_host:
                assert guest.frame is not None
                if self.is_last.is_set():
                    self.ended[guest.code] = guest.frame.match
                else:
                    await self._begin(guest, guest.frame.match)
            await asyncio.sleep(0.05)  # until it goes on, or is over for good

    async def _begin(self, guest: Wanderer, match: int) -> None:
        await self._insist(guest, wire.Begin(new_id(), match))
        await guest.until(lambda me: me.room is not None and me.room.match > match)

    async def goes_on(self) -> None:
        """Until some more moves have been acknowledged."""
        before = self.count
        async with asyncio.timeout(PATIENCE):
            while self.count < before + 5 and not self.is_last.is_set():  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def leave(self, member: Member) -> None:
        """As a balancer does it with whoever is at a server that is not ready: they go to the next one."""
        for guest in [*self.watchers, *(guest for guests in self.rooms.values() for guest in guests)]:
            if guest._socket is not None and guest.url == member.url.replace("http", "ws", 1) + "/ws":
                await guest._socket.close()

    async def _insist(self, guest: Guest, said: wire.DeedRequest) -> wire.Done:
        """Say it until it has happened."""
        while True:
            try:
                return await guest.say(said)
            except RefusedByServer as refusal:
                self.refused[refusal.reason] += 1
                if refusal.reason != "try-again":
                    raise
                await asyncio.sleep(0.1)

    def received(self, guest: Wanderer, frame: wire.Frame) -> None:
        if not self.is_last.is_set():
            self.busy = time.perf_counter() - self.began, self.count
        who, when = self._sent.get((guest.code, frame.match, frame.version), (guest, 0.0))
        if who is not guest:
            self.waits.append(time.perf_counter() - when)

    # What came of it

    async def check(self, database: str) -> None:
        """All that was promised is there, once; all see the same; and it was played by the rules."""
        store = PostgreSQL(database)
        await store.open()
        try:
            for code, guests in self.rooms.items():
                self._check_room(code, guests, await whole(store, code))
        finally:
            await store.close()

    def _check_room(self, code: str, guests: Sequence[Guest], log: list[Entry]) -> None:
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        written = {entry.mid: read_deed(entry.body) for entry in log}
        assert len(written) == len(log), "something counted twice"
        for mid, moved in self.promised[code]:
            assert written[mid] == moved, "something promised was lost"
        goes_on = any(":" not in mid and isinstance(deed, Moved) for mid, deed in written.items())
        told = [each for each in self.told[code] if each is not None]
        assert history.is_linearizable(told, goes_on=goes_on), "it cannot have happened in any order"
        room = Room(code)
        for entry in log:
            room.fold(read_deed(entry.body), entry.at)
        link = room.finished[-1].link
        assert verify(write(from_link(link)))
        watcher = next(one for one in self.watchers if one.code == code)
        for each in [*guests, watcher]:
            assert each.frame is not None
            assert each.frame.over is not None
            assert each.frame.over.link == link, "somebody has seen something else"

    @property
    def count(self) -> int:
        return sum(map(len, self.promised.values()))


async def whole(store: Store, code: str) -> list[Entry]:
    """All deeds of a room; the store tells them in pages."""
    log: list[Entry] = []
    while page := await store.read(code, len(log)):
        log += page
    return log


class Killer:
    """Pulls plugs, and puts them back in."""

    def __init__(self, members: Sequence[Member], postgres: Postgres, redis: Redis | None, seed: int) -> None:
        self.members = members
        self.postgres = postgres
        self.redis = redis
        self.dice = random.Random(seed)
        self.killed: Counter[str] = Counter()

    async def kill(self, count: int, party: Party) -> None:
        """One after the other, each in the middle of the games."""
        kinds = ["server", "postgres", *(["redis"] if self.redis else [])]
        for number in range(count):
            await asyncio.sleep(self.dice.uniform(0.2, 1.0))
            await party.goes_on()
            kind = kinds[number % len(kinds)]
            await asyncio.to_thread(getattr(self, f"_kill_{kind}"))
            self.killed[kind] += 1

    def _kill_server(self) -> None:
        """It comes back while the others go on."""
        member = self.dice.choice(self.members)
        member.wait(60)
        member.kill()
        member.launch()

    def _kill_postgres(self) -> None:
        self.postgres.crash()
        time.sleep(self.dice.uniform(0.0, 0.5))
        self.postgres.start()

    def _kill_redis(self) -> None:
        assert self.redis is not None
        self.redis.crash()
        time.sleep(self.dice.uniform(0.0, 1.0))
        self.redis.start()


async def ask(url: str, said: msgspec.Struct) -> wire.Key:
    return await asyncio.to_thread(post, url, said, wire.Key)


@contextlib.contextmanager
def members(folder: Path, database: str, bus: str, count: int = 3) -> Iterator[list[Member]]:
    """So many processes on one database."""
    folder.mkdir(exist_ok=True)
    found = [Member(folder / str(number), database, bus) for number in range(count)]
    try:
        for member in found:
            member.launch()
        for member in found:
            member.wait()
        yield found
    finally:
        for member in found:
            member.kill()


async def party(
    found: Sequence[Member],
    killer: Killer,
    database: str,
    *,
    rooms: int,
    kills: int,
    seconds: float = 0.0,
    pause: float = 0.0,
    seed: int = 1,
) -> Party:
    """The whole of it: for so many kills, or for so long."""
    made = Party(found, seed, pause)
    await made.gather(rooms)
    killing = asyncio.create_task(killer.kill(kills, made))
    if kills:
        killing.add_done_callback(lambda _: made.is_last.set())
    await made.play(3600.0 if kills else seconds)
    await killing
    await made.check(database)
    return made


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--bus", choices=["notify", "redis", "none"], default="notify")
    asked.add_argument("--rooms", type=int, default=20)
    asked.add_argument("--kills", type=int, default=0)
    asked.add_argument("--seconds", type=float, default=10.0)
    asked.add_argument("--pause", type=float, default=0.0)
    asked.add_argument("--seed", type=int, default=1)
    words = asked.parse_args()
    with Postgres() as postgres, Redis() as redis, tempfile.TemporaryDirectory() as folder:
        bus = {"notify": "", "redis": redis.url, "none": "none"}[words.bus]
        with members(Path(folder), postgres.url, bus) as found:
            killer = Killer(found, postgres, redis if words.bus == "redis" else None, words.seed)
            before = sum(member.cpu() for member in found)
            made = asyncio.run(
                party(
                    found,
                    killer,
                    postgres.url,
                    rooms=words.rooms,
                    kills=words.kills,
                    seconds=words.seconds,
                    pause=words.pause,
                    seed=words.seed,
                )
            )
            work = sum(member.cpu() for member in found) - before
    (seconds, moves), waits = made.busy, sorted(made.waits)
    print(
        f"{words.bus}: {moves / seconds:.0f} moves/s; others see one after p50 {waits[len(waits) // 2] * 1e3:.1f} ms, "
        f"p99 {waits[len(waits) * 99 // 100] * 1e3:.1f} ms; {made.count} acknowledged, none lost"
    )
    if words.kills:
        guests = [guest for guests in made.rooms.values() for guest in guests]
        print(f"killed {dict(killer.killed)}; told to try again {made.refused['try-again']} times; ", end="")
        print(f"{sum(guest.connects for guest in guests)} connections of {len(guests)} guests")
    else:
        print(f"{work / made.count * 1e6:.0f} µs of the servers' work for a move")


if __name__ == "__main__":
    main()

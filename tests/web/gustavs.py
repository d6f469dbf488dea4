"""How long people wait for bots and hints beside rooms full of Gustavs, for docs/measured/time.md: ``python -m tests.web.gustavs``.

In each room a person plays at random against Gustavs, and in every fifth asks for a hint first. With ``--before`` thinking
time does not shrink with the queue. A bot's move is timed from the frame in which its turn begins to the one that shows its move.
"""

import argparse
import asyncio
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from cheeseboard.cli import main as cheeseboard
from cheeseboard.rooms import wire
from cheeseboard.web import bots, client
from tests.web.server import NO_LIMITS, Server

WARM: Final = 8.0  # seconds until all rooms are in the middle of a match
HINTS: Final = 5  # one room in so many asks for hints


class Waits:
    def __init__(self) -> None:
        self.since = float("inf")
        self.moves: list[float] = []
        self.hints: list[float] = []

    def add(self, waits: list[float], began: float) -> None:
        if began >= self.since:
            waits.append(time.perf_counter() - began)


async def room(url: str, order: argparse.Namespace, number: int, waits: Waits) -> None:
    chairs = [wire.WantedChair("me"), *(wire.WantedChair("bot", bot=order.bot) for _ in range(order.seats - 1))]
    async with client.make(url, wire.NewRoom(order.game, chairs, begin=True)) as guest:
        while True:
            await one_match(guest, waits, asks=number % HINTS == 0)
            await guest.begin()


async def one_match(guest: client.Guest, waits: Waits, *, asks: bool) -> None:
    await guest.until(lambda me: me.frame is not None and me.frame.over is None)
    while guest.frame is not None and guest.frame.over is None:
        frame, began = guest.frame, time.perf_counter()
        if frame.turn in guest.seats:
            if asks:
                await guest.hint()
                waits.add(waits.hints, began)
            await guest.try_to_play(random.choice(frame.moves), frame)
            await guest.until(lambda me, frame=frame: me.frame is not frame)  # type: ignore[misc]
        else:
            await guest.until(lambda me, frame=frame: me.frame is not frame)  # type: ignore[misc]
            waits.add(waits.moves, began)


async def crowd(url: str, order: argparse.Namespace) -> Waits:
    waits = Waits()
    rooms = [asyncio.create_task(room(url, order, number, waits)) for number in range(order.rooms)]
    done, _ = await asyncio.wait(rooms, timeout=WARM)
    waits.since = time.perf_counter()
    done, _ = await asyncio.wait(rooms, timeout=order.seconds, return_when=asyncio.FIRST_COMPLETED)
    for each in rooms:
        each.cancel()
    await asyncio.gather(*rooms, return_exceptions=True)
    for each in done:
        each.result()
    return waits


def told(what: str, waits: list[float]) -> str:
    if not waits:
        return f"{what}: nobody was answered"
    return f"{what}: {statistics.median(waits):.2f} s at the median, {max(waits):.2f} s at most, of {len(waits)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="cheese-rescue")
    parser.add_argument("--bot", default="gustav")
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--before", action="store_true")
    order = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cheeseboard-gustavs-") as folder:
        program = ("-m", "tests.web.gustavs", "serve-before" if order.before else "serve")
        with Server(Path(folder), NO_LIMITS, program) as server:
            waits = asyncio.run(crowd(server.url, order))
            server.stop()
    busy, spent = os.getloadavg()[0], resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{order.rooms} rooms, {order.game} with {order.seats}, {order.bot}, {'before' if order.before else 'now'}")
    print(f"  {told('a move of a bot', waits.moves)}")
    print(f"  {told('a hint', waits.hints)}")
    print(f"  {spent.ru_utime + spent.ru_stime:.0f} s of the server's CPU; the machine's load average was {busy:.0f}")


if __name__ == "__main__":
    if sys.argv[1:2] in (["serve"], ["serve-before"]):
        if sys.argv.pop(1) == "serve-before":
            bots.HASTE = float("inf")  # type: ignore[misc]
        sys.exit(cheeseboard())
    main()

"""A client in a process of its own that asks for the same again and again: ``python -m tests.web.hammer`` with its wishes as JSON."""

import asyncio
import http.client
import itertools
import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from websockets.asyncio.client import connect

ANSWERS = {"done", "refused", "pong", "odds", "hint", "story"}


def ask(port: int, requests: list[list[Any]], end: float) -> int:
    """Requests over HTTP, one after the other."""
    done = 0
    for method, path, body in itertools.cycle(requests):
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        line.request(method, path, None if body is None else json.dumps(body), {"content-type": "application/json"})
        answer = line.getresponse()
        answer.read()
        line.close()
        done += answer.status < 500  # some may be told to come again
        if time.monotonic() > end:
            return done
    return done


async def talk(port: int, hello: dict[str, Any], messages: list[Any], is_once: bool, end: float) -> int:
    """Messages over a socket, each after the answer to the one before; moves and undos as the table allows."""
    done, frame = 0, {}
    async with connect(f"ws://127.0.0.1:{port}/ws", compression=None, max_size=None) as socket:
        await socket.send(json.dumps(hello))

        async def hear() -> dict[str, Any]:
            said: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if said["type"] == "frame":
                frame.update(said)
            return said

        while not frame:
            await hear()
        for message in messages if is_once else itertools.cycle(messages):
            if message == {"type": "move"}:
                while not frame["moves"]:
                    await hear()
                now = {key: frame[key] for key in ("match", "version", "seat")}
                message = {**message, **now, "move": frame["moves"][0]}  # noqa: PLW2901
            elif message == {"type": "undo"}:
                while not frame["undo"]:
                    await hear()
                message = {**message, **{key: frame[key] for key in ("match", "version", "seat")}}  # noqa: PLW2901
            if message["type"] == "hello":
                return done + 1
            await socket.send(json.dumps({"id": f"h{done}", **message}))
            while (said := await hear())["type"] not in ANSWERS or said.get("id") != f"h{done}":
                pass
            if said.get("reason") in {"try-again", "too-fast", "bad-message"}:
                raise AssertionError(said)
            done += 1
            if time.monotonic() > end:
                break
    return done


async def greet(port: int, hellos: list[dict[str, Any]], end: float) -> int:
    """One socket after the other."""
    done = 0
    for hello in itertools.cycle(hellos):
        done += await talk(port, hello, [{"type": "hello"}], is_once=True, end=end)
        if time.monotonic() > end:
            return done
    return done


def main() -> None:
    wanted = json.load(sys.stdin)
    port, end = wanted["port"], time.monotonic() + wanted["seconds"]
    print("ready", flush=True)
    if "requests" in wanted:
        with ThreadPoolExecutor() as threads:
            done = sum(threads.map(lambda requests: ask(port, requests, end), wanted["requests"]))
    elif "hellos" in wanted:
        done = asyncio.run(greet(port, wanted["hellos"], end))
    else:
        done = asyncio.run(talk(port, wanted["hello"], wanted["messages"], wanted["is_once"], end))
    print(done, flush=True)


if __name__ == "__main__":
    main()

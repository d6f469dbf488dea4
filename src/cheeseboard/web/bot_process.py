"""A process in which bots think: an empty line once it is awake, then for every question a line with the answer.

Before the answer to a long question come lines with what is known by then.
"""

import os
import signal
import sys

import msgspec

from cheeseboard.lab.balance.shown import answer
from cheeseboard.rooms.outside import where
from cheeseboard.rooms.questions import read_wanted
from cheeseboard.web import logs


def main(nice: int = 0) -> None:
    logs.set_up()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends these processes
    if nice and sys.platform != "win32":
        os.nice(nice)
    say(b"")
    for line in sys.stdin.buffer:
        say(answered(line))


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def answered(line: bytes) -> bytes:
    wanted = read_wanted(line)
    try:
        return msgspec.json.encode(answer(wanted, lambda draft: say(msgspec.json.encode(draft))))
    except Exception as problem:  # noqa: BLE001 - a traceback could tell a card
        logs.log.error("bot process crashed", asked=type(wanted).__name__, **where(problem))
        sys.exit(1)


if __name__ == "__main__":
    try:
        main(*map(int, sys.argv[1:]))
    except BrokenPipeError:  # nobody waits for an answer any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains while it ends

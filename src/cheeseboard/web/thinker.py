"""A process that thinks for bots: an empty line once it is awake, then for every question a line with the answer."""

import sys

import msgspec
import structlog

from cheeseboard.bots.bots import choose
from cheeseboard.games import find
from cheeseboard.web import logs
from cheeseboard.web.bots import Question


def main() -> None:
    say(b"")
    for line in sys.stdin.buffer:
        say(msgspec.json.encode(answer(line)))


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def answer(line: bytes) -> str:
    question = msgspec.json.decode(line, type=Question)
    try:
        return choose(question.bot, find(question.game), msgspec.json.decode(question.view), question.seed)
    except Exception as problem:  # noqa: BLE001 - a traceback could tell a card
        logs.set_up()
        structlog.get_logger().error("bot crashed", bot=question.bot, game=question.game, **logs.where(problem))
        sys.exit(1)


if __name__ == "__main__":
    main()

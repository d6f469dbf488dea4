"""A process that thinks for bots: a question a line, an answer a line."""

import sys

import msgspec
import structlog

from cheeseboard.bots.bots import choose
from cheeseboard.games import find
from cheeseboard.web import logs
from cheeseboard.web.bots import Question


def main() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
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

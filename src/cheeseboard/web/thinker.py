"""A process that thinks for bots: a question a line, an answer a line."""

import sys

import msgspec

from cheeseboard.bots.bots import choose
from cheeseboard.games import find
from cheeseboard.web.bots import Question


def main() -> None:
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        view = msgspec.json.decode(question.view)
        move = choose(question.bot, find(question.game), view, question.seed)
        sys.stdout.buffer.write(msgspec.json.encode(move) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

"""A process that thinks for bots: an empty line once it is awake, then for every question a line with the answer."""

import os
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog

from cheeseboard.bots.bots import choose
from cheeseboard.games import find
from cheeseboard.games.box import Chance, Game
from cheeseboard.table.words import Words, alike
from cheeseboard.web import logs, wire
from cheeseboard.web.questions import Help, HelpWanted, Question


def main() -> None:
    say(b"")
    for line in sys.stdin.buffer:
        say(msgspec.json.encode(answer(line)))


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def answer(line: bytes) -> str | Help:
    question = msgspec.json.decode(line, type=Question | HelpWanted)
    try:
        if isinstance(question, HelpWanted):
            return help_for(question)
        return choose(question.bot, find(question.game), msgspec.json.decode(question.view), question.seed)
    except Exception as problem:  # noqa: BLE001 - a traceback could tell a card
        logs.set_up()
        structlog.get_logger().error("thinker crashed", game=question.game, **logs.where(problem))
        sys.exit(1)


def help_for(wanted: HelpWanted) -> Help:
    game, view = find(wanted.game), msgspec.json.decode(wanted.view)
    return hint(game, view, wanted) if wanted.what == "hint" else odds(game, view, wanted)


def hint(game: Game[Any], view: dict[str, Any], wanted: HelpWanted) -> Help:
    advice = game.advise(view)
    return Help(move=advice.move, says=Words(game, wanted.language).reason(advice, wanted.names, wanted.reader))


def odds(game: Game[Any], view: dict[str, Any], wanted: HelpWanted) -> Help:
    """What is hidden from whoever has this view; things with the same odds together."""
    words = Words(game, wanted.language)
    return Help(hidden=[hidden(words, each, wanted) for each in alike(game.chances(view))])


def hidden(words: Words, chances: Sequence[Chance], wanted: HelpWanted) -> wire.Hidden:
    heading, lines = words.chance(chances, wanted.names, wanted.reader)
    things: list[dict[str, int | str]] = [{"what": each.what, **each.facts} for each in chances]
    shares = [(outcome, share.numerator, share.denominator) for outcome, share in chances[0].odds.items()]
    return wire.Hidden(heading, lines, things, chances[0].of, shares)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # nobody waits for an answer any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains while it ends

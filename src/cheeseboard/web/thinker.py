"""A process that thinks for bots: an empty line once it is awake, then for every question a line with the answer."""

import os
import sys
from collections.abc import Sequence
from dataclasses import astuple
from functools import lru_cache
from math import ceil
from typing import Any, Final

import msgspec
import structlog

from cheeseboard.bots import hints
from cheeseboard.bots.bots import MICE, choose
from cheeseboard.bots.hints import STRENGTHS, Hint
from cheeseboard.bots.review import Choice, review
from cheeseboard.bots.thought import USUAL, Budget
from cheeseboard.engine.state import State
from cheeseboard.games import find
from cheeseboard.games.box import Chance, Game
from cheeseboard.table.words import Words, alike
from cheeseboard.web import logs, wire
from cheeseboard.web.deeds import Think
from cheeseboard.web.questions import Decided, Help, HelpWanted, Ledger, Mark, Question, Review, ReviewWanted

TIMES: Final[dict[Think, float]] = {"quick": 1 / 3, "normal": 1.0, "long": 2.0}  # as planned: half a second, 1.5, 3


def main() -> None:
    say(b"")
    for line in sys.stdin.buffer:
        say(msgspec.json.encode(answer(line)))


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def answer(line: bytes) -> str | Help | Review:
    question = msgspec.json.decode(line, type=Question | HelpWanted | ReviewWanted)
    try:
        if isinstance(question, HelpWanted):
            return help_for(question)
        if isinstance(question, ReviewWanted):
            return review_of(question)
        return move(question)
    except Exception as problem:  # noqa: BLE001 - a traceback could tell a card
        logs.set_up()
        structlog.get_logger().error("thinker crashed", game=question.game, **logs.where(problem))
        sys.exit(1)


def move(question: Question) -> str:
    """A bot's. The best mouse may be asked to think for a shorter or longer time; the others are what they are."""
    budget = Budget(times=TIMES[question.think]) if question.bot == MICE[-1] else USUAL
    return choose(question.bot, find(question.game), msgspec.json.decode(question.view), question.seed, budget)


def help_for(wanted: HelpWanted, budget: Budget | None = None) -> Help:
    game = find(wanted.game)
    return hint(game, wanted, budget) if wanted.what == "hint" else odds(game, wanted)


def hint(game: Game[Any], wanted: HelpWanted, budget: Budget | None = None) -> Help:
    """As much of it as is asked for. Clara finds it; what is not to be told stays here."""
    found = hint_from(game.name, bytes(wanted.view), budget)
    says = Words(game, wanted.language).hint(found.advice, wanted.strength, wanted.names, wanted.reader)
    if wanted.strength == 1:
        return Help(among=among(game, wanted, says), says=says)
    best = [wire.Prospect(each.move, each.percent, each.error) for each in found.prospects]
    return Help(move=found.advice.move, says=says, prospects=best if wanted.strength == STRENGTHS[-1] else [])


def among(game: Game[Any], wanted: HelpWanted, says: str) -> list[str]:
    """The moves of which the same would be said: what is outlined tells no more than the words."""
    state: State = game.recall(msgspec.json.decode(wanted.view))
    words = Words(game, wanted.language)
    moves = [state.write(each) for each in state.moves()]
    return [each for each in moves if words.look(each, wanted.names, wanted.reader) == says]


@lru_cache(64)  # whoever asks for more gets more of the same
def hint_from(game: str, view: bytes, budget: Budget | None) -> Hint:
    return hints.hint(find(game), msgspec.json.decode(view), budget)


def odds(game: Game[Any], wanted: HelpWanted) -> Help:
    """What is hidden from whoever has this view; things with the same odds together."""
    words, view = Words(game, wanted.language), msgspec.json.decode(wanted.view)
    return Help(hidden=[hidden(words, each, wanted) for each in alike(game.chances(view))])


def hidden(words: Words, chances: Sequence[Chance], wanted: HelpWanted) -> wire.Hidden:
    heading, lines = words.chance(chances, wanted.names, wanted.reader)
    things: list[dict[str, int | str]] = [{"what": each.what, **each.facts} for each in chances]
    shares = [(outcome, share.numerator, share.denominator) for outcome, share in chances[0].odds.items()]
    return wire.Hidden(heading, lines, things, chances[0].of, shares)


def review_of(wanted: ReviewWanted, **scale: int) -> Review:
    found = review(find(wanted.game), wanted.seats, wanted.options, wanted.moves, **scale)
    dear = sorted((choice for choice in found.choices if choice.sign), key=lambda choice: -choice.cost)
    return Review(
        curves=[[round(100 * chance) for chance in curve] for curve in found.curves],
        ledgers=[Ledger(**each.percents(), luck_share=round(100 * each.luck_share)) for each in found.ledgers],
        choices=len(found.choices),
        marks=[mark(choice) for choice in dear],
        turning_point=None if found.turning_point is None else found.turning_point + 1,
        turning_move="" if found.turning_point is None else wanted.moves[found.turning_point],
        decided=None if found.decided is None else Decided(*astuple(found.decided)),
    )


def mark(choice: Choice) -> Mark:
    cost, error = round(100 * choice.cost), ceil(100 * choice.error)
    return Mark(choice.step + 1, choice.seat, choice.move, choice.best, cost, error, choice.sign)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # nobody waits for an answer any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains while it ends

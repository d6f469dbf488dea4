"""What is answered to the questions that others think about: a move, help, what is in a link, a review."""

from collections.abc import Mapping, Sequence
from dataclasses import astuple
from math import ceil
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cheeseboard.bots import hints
from cheeseboard.bots.bots import choose
from cheeseboard.bots.first_look import first_look
from cheeseboard.bots.hints import STRENGTHS, Hint
from cheeseboard.bots.review import Curves, Decision, review
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games import find
from cheeseboard.games.box import Chance, Game
from cheeseboard.rooms import wire
from cheeseboard.rooms.pauses import budget
from cheeseboard.rooms.questions import (
    DecidedShown,
    Found,
    Hears,
    Help,
    HelpWanted,
    LedgerShown,
    LinkWanted,
    Mark,
    MoveWanted,
    OfTables,
    ReviewShown,
    ReviewWanted,
)
from cheeseboard.rooms.replays import read_link, review_wanted
from cheeseboard.table.phrases import read_phrase
from cheeseboard.table.table import Refused
from cheeseboard.table.words import Words, alike

KEPT: Final = 64  # hints
OFTEN: Final = 5  # percent of a review, after which whoever waits is told what is known by then

given: dict[tuple[str, bytes, Budget | None], Hint] = {}


def answer(wanted: OfTables, told: Hears = lambda _: None) -> str | Help | Found | ReviewShown:
    match wanted:
        case MoveWanted():
            return move(wanted)
        case HelpWanted():
            return help_for(wanted)
        case LinkWanted(what="first-look"):
            return first_look_at(wanted.link)
        case LinkWanted():
            return read_link(wanted)
        case ReviewWanted():
            return review_of(wanted, told)


def move(wanted: MoveWanted) -> str:
    """A bot's."""
    view = msgspec.json.decode(wanted.view)
    return choose(wanted.bot, find(wanted.game), view, wanted.seed, budget(wanted.bot, wanted.think, wanted.share))


def help_for(wanted: HelpWanted, budget: Budget | None = None) -> Help:
    game = find(wanted.game)
    return hint(game, wanted, budget) if wanted.what == "hint" else odds(game, wanted)


def hint(game: Game[Any], wanted: HelpWanted, budget: Budget | None = None) -> Help:
    """As much of it as is asked for. Clara finds it; what is not to be told stays here."""
    found = hint_from(game, bytes(wanted.view), budget, wanted.share)
    says = Words(game, wanted.language, msgspec.json.decode(wanted.view)).hint(
        found.advice, wanted.strength, wanted.names, wanted.reader
    )
    if wanted.strength == 1:
        return Help(among=among(game, wanted, says), says=says)
    return Help(
        move=found.advice.move, says=says, prospects=found.prospects if wanted.strength == STRENGTHS[-1] else []
    )


def among(game: Game[Any], wanted: HelpWanted, says: str) -> list[str]:
    """The moves of which the same would be said: what is outlined tells no more than the words."""
    state: State = game.recall(msgspec.json.decode(wanted.view))
    words = Words(game, wanted.language, msgspec.json.decode(wanted.view))
    moves = [state.write(each) for each in state.moves()]
    return [each for each in moves if words.look(each, wanted.names, wanted.reader) == says]


def hint_from(game: Game[Any], view: bytes, budget: Budget | None, share: float) -> Hint:
    """Whoever asks for more gets more of the same, also if there were time for a longer thought by now."""
    key = game.name, view, budget
    if key not in given:
        if len(given) >= KEPT:
            del given[next(iter(given))]
        seen = msgspec.json.decode(view)
        given[key] = hints.hint(game, seen, budget or hints.usual(game, seen, share))
    return given[key]


def odds(game: Game[Any], wanted: HelpWanted) -> Help:
    """What is hidden from whoever has this view; things with the same odds together."""
    view = msgspec.json.decode(wanted.view)
    words = Words(game, wanted.language, view)
    return Help(hidden=[hidden(words, each, wanted) for each in alike(game.chances(view))])


def hidden(words: Words, chances: Sequence[Chance], wanted: HelpWanted) -> wire.Hidden:
    heading, lines = words.chance(chances, wanted.names, wanted.reader)
    things: list[dict[str, int | str]] = [{"what": each.what, **each.facts} for each in chances]
    shares = [(outcome, share.numerator, share.denominator) for outcome, share in chances[0].odds.items()]
    return wire.Hidden(heading, lines, things, chances[0].of, shares)


def first_look_at(link: str, **scale: Any) -> Found:
    """How a match went, at first sight."""
    try:
        wanted = review_wanted(link)
    except Refused as refusal:
        return Found(refused=refusal.reason, says=str(refusal))
    return Found(msgspec.Raw(msgspec.json.encode(first_look_of(wanted, **scale))))


def first_look_of(wanted: ReviewWanted, **scale: Any) -> ReviewShown:
    found = first_look(find(wanted.game), wanted.seats, wanted.options, wanted.moves, **scale)
    turn = found.turning_point
    shown = ReviewShown(
        curves=[[round(100 * chance) for chance in curve] for curve in found.curves],
        ledgers=[],
        choices=0,
        marks=[mark(found.choice)] if found.choice is not None and found.choice.sign else [],
        turning_point=None if turn is None else turn + 1,
        turning_move="" if turn is None else wanted.moves[turn],
        decided=None,
        progress=0,
    )
    return placed(wanted, shown)


def review_of(wanted: ReviewWanted, told: Hears = lambda _: None, **scale: Any) -> ReviewShown:
    drafts = Drafts(len(wanted.moves), lambda draft: told(placed(wanted, draft)))
    found = review(find(wanted.game), wanted.seats, wanted.options, wanted.moves, shown=drafts.see, **scale)
    shown = ReviewShown(
        curves=in_percent(found.curves),
        ledgers=[LedgerShown(**each.percents(), luck_share=round(100 * each.luck_share)) for each in found.ledgers],
        choices=len(found.choices),
        marks=marks(found.choices),
        turning_point=None if found.turning_point is None else found.turning_point + 1,
        turning_move="" if found.turning_point is None else wanted.moves[found.turning_point],
        decided=None if found.decided is None else DecidedShown(*astuple(found.decided)),
    )
    return placed(wanted, shown)


class Drafts:
    """What is known of a review while it is worked out, told now and then: curves up to there, and what cost most."""

    def __init__(self, steps: int, told: Hears) -> None:
        self.steps, self.told, self.last = steps, told, 0

    def see(self, curves: Curves, choices: Sequence[Decision]) -> None:
        progress = 100 * len(curves[0]) // max(1, self.steps)
        if self.last + OFTEN <= progress < 100:
            self.last = progress
            draft = ReviewShown(in_percent(curves), [], len(choices), marks(choices), None, "", None, progress)
            self.told(draft)


def in_percent(curves: Curves) -> list[list[int]]:
    return [[round(100 * chance) for chance in curve] for curve in curves]


def marks(choices: Sequence[Decision]) -> list[Mark]:
    """The choices that surely cost something, the dearest first."""
    return [mark(choice) for choice in sorted(choices, key=lambda choice: -choice.cost) if choice.sign]


def mark(choice: Decision) -> Mark:
    cost, error = round(100 * choice.cost), ceil(100 * choice.error)
    return Mark(choice.step + 1, choice.seat, choice.move, choice.best, cost, error, choice.sign)


def placed(wanted: ReviewWanted, shown: ReviewShown) -> ReviewShown:
    """The same with the places of its moves, as everybody saw them at the time, and the themes of its marks."""
    game = find(wanted.game)
    if not game.places and not game.puzzling.theme:
        return shown
    steps = {mark.step - 1 for mark in shown.marks} | ({shown.turning_point - 1} if shown.turning_point else set())
    views, own = views_before(wanted, steps)
    marks = [
        replace(
            mark,
            where=whereabouts(game, views[mark.step - 1], mark.move),
            best_where=whereabouts(game, views[mark.step - 1], mark.best),
            theme=game.theme(own[mark.step - 1], mark.best),
        )
        for mark in shown.marks
    ]
    turning = shown.turning_point
    return replace(
        shown,
        marks=marks,
        turning_where=whereabouts(game, views[turning - 1], shown.turning_move) if turning else {},
    )


def whereabouts(game: Game[Any], view: Mapping[str, Any], move: str) -> dict[str, str]:
    return game.whereabouts(view, read_phrase(game, move)[1])


Views = dict[int, Mapping[str, Any]]


def views_before(wanted: ReviewWanted, steps: set[int]) -> tuple[Views, Views]:
    """What all saw before some moves of a match, and what whoever made them did."""
    game = find(wanted.game)
    found: tuple[Views, Views] = {}, {}
    state: State = game.new(wanted.seats, wanted.options)
    for step, move in enumerate(wanted.moves[: max(steps, default=-1) + 1]):
        if step in steps:
            for views, seat in zip(found, (NOBODY, state.turn), strict=True):
                views[step] = game.view(state, NOBODY if seat == LUCK else seat)
        state.happen(state.read(move))
    return found

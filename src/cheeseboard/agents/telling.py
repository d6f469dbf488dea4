"""What an agent is told: the view of its seat, in words and as JSON, the same at every table."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict

from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.table.help import is_announced
from cheeseboard.table.scribe import Event
from cheeseboard.table.table import HelpLevel
from cheeseboard.table.words import Words

ONE: Final = 1  # person at a table of its own, so that nobody has to be told of its questions


class AgentTold(TypedDict):
    """All that a seat is told at once. Nothing in it depends on what the seat cannot know."""

    table: str  # by which it is asked for again
    game: str
    seat: int  # of the agent, from 0
    names: list[str]  # of all players, by seat
    help: HelpLevel  # who may ask for moves, hints and odds
    version: int  # of the table: it grows with every move
    turn: int  # the seat that decides; -1 for luck, -2 once the game is over
    your_turn: bool
    over: bool
    news: list[str]  # what the seat has heard since its last move
    drawn: str  # the table as text
    question: str  # whose turn it is, and what is to be decided
    moves: list[str]  # the notations of the legal moves, at the agent's turn and if the table's level of help allows it
    view: Mapping[str, Any]  # all that the seat may know, as data
    scores: list[int]  # in the end
    winners: list[int]  # in the end
    result: str  # in the end, in words
    link: str  # in the end: the whole game in one line


def in_words(told: AgentTold, words: Words) -> str:
    """All of it as text."""
    parts = ["\n".join(told["news"]), told["drawn"], told["question"]]
    if told["moves"]:
        parts.append("\n".join(f"  {move}: {words.move(move, told['names'], told['seat'])}" for move in told["moves"]))
    if told["over"]:
        parts.append(told["result"])
    return "\n\n".join(part for part in parts if part)


def sentences(words: Words, events: Sequence[Event], names: Sequence[str], seat: int) -> list[str]:
    """What a seat has heard, in words."""
    return [words.event(event, names, seat) for event in events]


def question(words: Words, turn: int, seat: int, names: Sequence[str], moves: Sequence[str]) -> str:
    """Whose turn it is; of the one whose it is, also what is to be decided."""
    if turn in (NOBODY, LUCK):
        return words.say("turn-over" if turn == NOBODY else "turn-luck")
    if turn != seat:
        return words.say("turn-theirs", {"seat": names[turn]})
    return f"{words.say('turn-yours')} {words.prompt(moves)}"


def allowed_moves(level: HelpLevel, moves: Sequence[str]) -> list[str]:
    """The legal moves, for those who are told them; refused where everybody has to know the rules."""
    is_announced(level, ONE, sits=True)
    return list(moves)


def rules_in(name: str, language: str) -> str:
    """The rulebook, and how moves are written."""
    game: Game[Any] = find(name)
    phrases = "\n".join(f"- `{phrase}`" for phrase in game.phrases.values())
    return f"{game.rulebook(language).read_text('utf-8').rstrip()}\n\n## Notation\n\n{phrases}\n"

"""What somebody at a Python prompt asks about a game: odds, a hint, what was heard, and all moves as rows."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cheeseboard.bots.hints import Hint, Prospect, hint
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games.box import Chance, Game
from cheeseboard.table.scribe import Event, scribe
from cheeseboard.table.words import Words, alike

if TYPE_CHECKING:
    from cheeseboard.table.prompt import PlayedMove

LANGUAGE = "en"  # of what is said at a prompt


class Odds(tuple[Chance, ...]):  # noqa: SLOT001 - it also has words
    """Everything hidden from a seat, and what luck does next, each with the chance of every outcome. Printed, in words."""

    said: str

    @classmethod
    def of(cls, game: Game[Any], view: Mapping[str, Any], names: Sequence[str]) -> "Odds":
        """The odds of whoever has this view."""
        found = cls(game.chances(view))
        found.said = odds_in_words(Words(game, LANGUAGE), found, names, view["seat"])
        return found

    def __str__(self) -> str:
        return self.said


def odds_in_words(words: Words, chances: Sequence[Chance], names: Sequence[str], seat: int) -> str:
    """A heading for things with the same odds, and a line for each share below it."""
    if not chances:
        return words.say("odds-none")
    said: list[str] = []
    for each in alike(chances):
        heading, shares = words.chance(each, names, seat)
        said += [heading, *(f"  {share}" for share in shares)]
    return "\n".join(said)


def hint_in_words(game: Game[Any], view: Mapping[str, Any], names: Sequence[str]) -> Hint:
    """A hint that can be printed."""
    words, found, seat = Words(game, LANGUAGE), hint(game, view), view["seat"]
    chances = [chance_in_words(words, each, names, seat) for each in found.prospects]
    said = words.hint(found.advice, 3, names, seat)
    return replace(found, says=f"{said} {' · '.join(chances)}".rstrip())


def chance_in_words(words: Words, found: Prospect, names: Sequence[str], seat: int) -> str:
    facts = {"percent": found.percent, "error": found.error, "level": "yes" if found.level else "no"}
    return words.say("hint-chance", {"move": words.move(found.move, names, seat), **facts})


def heard(game: Game[Any], state: State, moves: Sequence[int], names: Sequence[str], seat: int) -> list[str]:
    """The sentences that a seat (or NOBODY, a watcher) has heard, from an empty table on."""
    words, story = Words(game, LANGUAGE), scribe(game)
    state.listen(story)
    try:
        for move in moves:
            state.happen(move)
    finally:
        state.listen(game.tale())
    events: list[Event] = story.events
    reader = None if seat == NOBODY else seat
    return [words.event(event, names, reader) for event in events if event.is_heard_by(seat)]


def rows_of(state: State, history: "Sequence[PlayedMove]", names: Sequence[str]) -> list[dict[str, Any]]:
    """A row for each move, from an empty table on."""
    rows = []
    for number, (seat, notation, bot) in enumerate(history, 1):
        is_luck, move = seat == LUCK, state.read(notation)
        rows.append({
            "number": number,
            "seat": seat,
            "who": "luck" if is_luck else names[seat],
            "bot": bot,
            "move": notation,
            "is_luck": is_luck,
            "choices": int(state.count()),
            "chance": int(state.odds(move)) / int(state.tickets) if is_luck else None,
        })  # fmt: skip
        state.happen(move)
    return rows

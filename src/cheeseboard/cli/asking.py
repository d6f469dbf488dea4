"""What all commands share: how they are asked for, and how what was asked for is read."""

import argparse
import json
import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

if TYPE_CHECKING:
    from cheeseboard.games.box import Game
    from cheeseboard.table.record import Record

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415

T = TypeVar("T")

LANGUAGES: Final = ("en", "de", "fr")  # those of table.words, which takes too long to load for a line of help
BOTS: Final = ("pip", "mia", "otto", "clara", "gustav", "random")  # those of bots.bots, likewise
FOUL: Final = 1  # exit codes: a bot broke the rules
WRONG: Final = 2  # what was asked for cannot be had
INTERRUPTED: Final = 128 + 2  # Ctrl-C
NOBODY_READS: Final = 128 + 13  # a closed pipe


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Wrong(message)


class Wrong(Exception):  # noqa: N818 - a person reads it
    """What was asked for cannot be had. The text says why, and what can."""


def command(commands: Any, name: str, run: Callable[[argparse.Namespace], int], says: str) -> Parser:
    found: Parser = commands.add_parser(name, help=says, description=f"{says[0].upper()}{says[1:]}.")
    found.set_defaults(run=run)
    return found


def add_game(found: Parser) -> None:
    found.add_argument("game", metavar="GAME", help="its name, as in `cheeseboard games`")


def add_table(found: Parser) -> None:
    found.add_argument("--seats", type=int, metavar="N", help="how many play")
    add_options(found)


def add_options(found: Parser) -> None:
    found.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=JSON",
        help="a house rule, such as top_shown=false; once for each",
    )


def add_language(found: Parser) -> None:
    found.add_argument("--lang", choices=LANGUAGES, help="the language (that of the environment)")


def read_file(name: str) -> str:
    try:
        with open(name, encoding="utf-8") as file:  # noqa: PTH123 - importing pathlib costs more than it helps
            return file.read()
    except (OSError, UnicodeDecodeError) as problem:
        raise Wrong(f"{name} cannot be read: {problem}") from None


def check_writable(name: str | None) -> None:
    try:
        if name is not None:
            open(name, "a", encoding="utf-8").close()  # noqa: PTH123
    except OSError as problem:
        raise Wrong(f"{name} cannot be written: {problem}") from None


def read_record(name: str) -> "Record":
    """What stands in a file: a record, or the line of a link."""
    from cheeseboard.table import record as records

    text = read_file(name)
    return allowed(lambda: records.read(text) if "{" in text else records.from_link(text.strip()))


def language() -> str:
    """The environment's language, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def allowed(wanted: Callable[[], T]) -> T:
    """What is wanted, if it can be had. Only here is a ValueError somebody's typing and not our mistake."""
    try:
        return wanted()
    except ValueError as problem:
        raise Wrong(str(problem)) from None


def find(name: str) -> "Game[Any]":
    from cheeseboard.games import find as find_game

    return allowed(lambda: find_game(name))


def table(game: "Game[Any]", seats: int | None, options: dict[str, object]) -> tuple[int, dict[str, Any]]:
    """How many sit there and under which rules, once the game has agreed; the fewest players if nobody says."""
    seats = game.seats[0] if seats is None else seats
    allowed(lambda: game.new(seats, options))
    return seats, game.settle(options)


def read_seed(seed: int | None) -> int | None:
    if seed is not None and not 0 <= seed < 1 << 63:
        raise Wrong(f"seed: {seed} is not possible; possible: a whole number from 0, below 2**63")
    return seed


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Wrong(f"option {pair!r} has no value; write NAME=JSON, such as top_shown=false")
        found[name] = read_value(value)
    return found


def read_value(text: str) -> object:
    """JSON; a word that is not JSON means itself, so that it needs no quotes."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return {"True": True, "False": False}.get(text, text)

"""What all commands share: how they are asked for, and how what was asked for is read."""

import json
import os
import tomllib
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

from cheeseboard.table.languages import LANGUAGES

if TYPE_CHECKING:
    from cheeseboard.games.box import Game
    from cheeseboard.table.record import Record

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415

T = TypeVar("T")
Wrapped = TypeVar("Wrapped", bound=Callable[..., Any])

BOTS: Final = ("pip", "mia", "otto", "clara", "gustav", "random")  # those of bots.bots, which takes long to load
FAMILY: Final = "family"  # a mixed one, also of bots.bots
LEVELS: Final = ("family", "fair", "printed")  # of help: those of table.help
FOUL: Final = 1  # exit codes: a bot broke the rules
WRONG: Final = 2  # what was asked for cannot be had
NOBODY_READS: Final = 128 + 13  # a closed pipe
ASKED: Final = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class Wrong(Exception):  # noqa: N818 - a person reads it
    """What was asked for cannot be had. The text says why, and what can."""


# How help looks


class Formatter(click.HelpFormatter):
    """Headings stand out, where there is colour."""

    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{click.style(f'{heading}:', fg='yellow', bold=True)}\n")


class AskedContext(click.Context):
    """One command as it was typed."""

    formatter_class = Formatter


class Command(click.Command):
    """A command whose function returns the exit code."""

    context_class = AskedContext


command: Final = partial(click.command, cls=Command, context_settings=ASKED)


# What many commands take


def complete_games(_: click.Context, __: click.Parameter, typed: str) -> list[str]:
    from cheeseboard.games import names

    return [name for name in names() if name.startswith(typed)]


def complete_options(context: click.Context, _: click.Parameter, typed: str) -> list[CompletionItem]:
    """House rules of the game that was typed before."""
    from cheeseboard.games import find as find_game
    from cheeseboard.games import names

    words = [
        context.params.get("game"),
        *context.args,
    ]  # what is typed before a flag without its value is not sorted yet
    game = next((find_game(word) for word in words if word in names()), None)
    return [
        CompletionItem(f"{option.name}=", help=option.says)
        for option in (game.options if game else ())
        if option.name.startswith(typed)
    ]


class LanguageName(click.ParamType[str]):
    """One of the languages that there are words for, looked up only if somebody names one."""

    name = "language"

    def convert(self, value: str, _: click.Parameter | None, __: click.Context | None) -> str:
        if value not in LANGUAGES:
            raise Wrong(f"there is no language {value!r}; there are: {', '.join(LANGUAGES)}")
        return value

    def shell_complete(self, _: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(each) for each in LANGUAGES if each.startswith(incomplete)]


def game_argument(
    *, required: bool = True, says: str = "Its name, as in `cheeseboard games`."
) -> Callable[[Wrapped], Wrapped]:
    shown = "GAME" if required else "[GAME]"
    return click.argument("game", metavar=shown, required=required, help=says, shell_complete=complete_games)


def table_options(function: Wrapped) -> Wrapped:
    """How many play, and under which house rules."""
    house = click.option(
        "--option",
        "pairs",
        multiple=True,
        metavar="NAME=JSON",
        help="A house rule, such as top_shown=false; once for each.",
        shell_complete=complete_options,
    )
    return click.option("--seats", type=int, metavar="N", help="How many play.")(house(function))


def language_option(function: Wrapped) -> Wrapped:
    says = "The language, such as de (that of the environment)."
    return click.option("--lang", type=LanguageName(), metavar="LANG", help=says)(function)


def json_option(function: Wrapped) -> Wrapped:
    return click.option("--json", "in_json", is_flag=True, help="One JSON object (docs/command-line.md).")(function)


def seed_option(says: str = "The same games again.") -> Callable[[Wrapped], Wrapped]:
    return click.option("--seed", type=int, default=0, metavar="S", show_default=True, help=says)


def workers_option(*names: str) -> Callable[[Wrapped], Wrapped]:
    says = "How many processes (one a core); the result is the same."
    return click.option(*names, type=int, metavar="N", help=says)


def record_argument(function: Wrapped) -> Wrapped:
    return click.argument("file", metavar="FILE", type=click.Path(), help="A record, or the line of a link.")(function)


# How it is read


def read_file(name: str) -> str:
    try:
        with open(name, encoding="utf-8") as file:  # noqa: PTH123 - importing pathlib costs more than it helps
            return file.read()
    except OSError as problem:
        raise Wrong(f"{name} cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise Wrong(f"{name} cannot be read: it is no text in UTF-8") from None


def check_writable(name: str | None) -> None:
    try:
        if name is not None:
            open(name, "a", encoding="utf-8").close()  # noqa: PTH123
    except OSError as problem:
        raise Wrong(f"{name} cannot be written: {problem.strerror}") from None


def read_record(name: str) -> "Record":
    """What stands in a file: a record, or the line of a link."""
    from cheeseboard.table import links
    from cheeseboard.table import record as records

    text = read_file(name)
    return allowed(lambda: records.read(text) if "{" in text else links.from_link(text.strip()))


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

    try:
        return find_game(name)
    except ValueError as problem:
        raise Wrong(f"{problem}{meant(name)}") from None


def meant(name: str) -> str:
    """The game that somebody has mistyped, if one is alike."""
    from difflib import get_close_matches

    from cheeseboard.games import names

    alike = get_close_matches(name, names(), 1)
    return f" (did you mean {alike[0]}?)" if alike else ""


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


def read_options_file(name: str | None) -> dict[str, object]:
    """House rules from a file of JSON or TOML, by their names."""
    if name is None:
        return {}
    text = read_file(name)
    try:
        found = tomllib.loads(text) if name.endswith(".toml") else json.loads(text)
    except (tomllib.TOMLDecodeError, json.JSONDecodeError) as problem:
        raise Wrong(f"{name} cannot be read: {problem}") from None
    if not isinstance(found, dict):
        raise Wrong(f"{name} has no house rules by their names")
    return found


def read_value(text: str) -> object:
    """JSON; a word that is not JSON means itself, so that it needs no quotes."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return {"True": True, "False": False}.get(text, text)


# How it is answered


def print_json(found: object) -> None:
    """One object, on one line, the same keys every time."""
    print(json.dumps(found, ensure_ascii=False))

"""Play, at the keyboard or at a real table, and read the rules."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from cheeseboard.cli.asking import (
    BOTS,
    FAMILY,
    LEVELS,
    Wrong,
    allowed,
    check_writable,
    command,
    find,
    game_argument,
    json_option,
    language,
    language_option,
    print_json,
    read_file,
    read_options,
    read_seed,
    table,
    table_options,
)

if TYPE_CHECKING:
    from cheeseboard.games import Listed
    from cheeseboard.games.box import Game, Option
    from cheeseboard.table.table import HelpLevel

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


@command("play")
@game_argument(required=False, says="Its name; asked for if not given.")
@table_options
@click.option("--people", type=int, metavar="K", help="How many of them sit at this keyboard (1).")
@click.option("--name", "called", multiple=True, metavar="NAME", help="What one of them is called; once for each.")
@click.option(
    "--bots", type=click.Choice((FAMILY, *BOTS)), default=FAMILY, show_default=True, metavar="MOUSE",
    help=f"Who the others are: {FAMILY} (all different), or all of one kind: {', '.join(BOTS)}.",
)  # fmt: skip
@language_option
@click.option("--seed", type=int, metavar="S", help="The same luck again.")
@click.option(
    "--help-level", type=click.Choice(LEVELS), default="family", show_default=True, metavar="LEVEL",
    help=f"Who may use hints and odds, and what is remembered: {', '.join(LEVELS)}.",
)  # fmt: skip
@click.option("--plain", is_flag=True, help="Line by line, as without a terminal.")
@click.option("--resume", is_flag=True, help="Go on with the last unfinished game.")
def play(
    game: str | None,
    seats: int | None,
    pairs: Sequence[str],
    people: int | None,
    called: Sequence[str],
    bots: str,
    lang: str | None,
    seed: int | None,
    help_level: "HelpLevel",
    plain: bool,
    resume: bool,
) -> int:
    """Play a game in the terminal."""
    from cheeseboard.table.kept import data_folder
    from cheeseboard.terminal.game import Setup
    from cheeseboard.terminal.program import Wish, run
    from cheeseboard.terminal.saved import Folder

    options, spoken = read_options(pairs), lang or language()
    names = check_names(called)
    asked, people, setup = people, people or (len(names) or None), None
    if game is not None:
        fewest = max(find(game).seats[0], people or 1)
        number, _ = table(find(game), seats or fewest, options)
        setup = Setup(game, number, people or 1, bots, spoken, options, tuple(names), help_level)
        if seats is not None:
            allowed(setup.check)
    elif options or seats is not None or asked is not None:
        raise Wrong("--seats, --people and --option need a GAME to be for")
    wish = Wish(
        setup=setup,
        is_complete=seats is not None,
        people=people,
        names=tuple(names),
        bot=bots,
        language=spoken,
        resume_in=lang,
        seed=read_seed(seed),
        help=help_level,
        resume=resume,
        plain=plain or not has_screen() or not sys.stdin.isatty(),
    )
    return allowed(lambda: run(wish, Folder(data_folder())))


@command("daily")
@game_argument()
@click.option("--day", metavar="DAY", help="Another day's, such as 2026-11-18 (today's).")
@click.option("--name", "called", metavar="NAME", help="What you are called.")
@language_option
@click.option("--plain", is_flag=True, help="Line by line, as without a terminal.")
def daily(game: str, day: str | None, called: str | None, lang: str | None, plain: bool) -> int:
    """Play the deal of the day: the same luck for everybody."""
    from cheeseboard.table.daily import daily as deal_of
    from cheeseboard.table.kept import data_folder
    from cheeseboard.terminal.game import Setup
    from cheeseboard.terminal.program import Wish, run
    from cheeseboard.terminal.saved import Folder

    deal, spoken = allowed(lambda: deal_of(find(game).name, day)), lang or language()
    names = tuple(check_names([called] if called else []))
    setup = Setup(
        game, len(deal.bots), 1, language=spoken, options=deal.options, names=names, day=deal.day, release=deal.release
    )
    is_plain = plain or not has_screen() or not sys.stdin.isatty()
    wish = Wish(
        setup, is_complete=True, people=1, names=names, bot=setup.bot, language=spoken, resume_in=None, seed=None,
        help="family", resume=False, plain=is_plain,
    )  # fmt: skip
    return allowed(lambda: run(wish, Folder(data_folder())))


def has_screen() -> bool:
    """Whether somebody looks at a terminal that can do more than lines."""
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


# The games there are


@command("games")
@json_option
def games(in_json: bool) -> int:
    """List the games there are."""
    from cheeseboard.games import everything

    shown = everything()
    if in_json:
        print_json({"games": [facts_of(found) for found in shown]})
        return 0
    widths = max(len(found.name) for found in shown), max(len(found.game.title) for found in shown if found.game)
    for found in shown:
        click.echo(line_of(found, widths))
    return 0


def line_of(found: "Listed", widths: tuple[int, int]) -> str:
    """One line; of a game from another package also where it comes from, and why it cannot be played."""
    from cheeseboard.games import HERE

    name = click.style(found.name.ljust(widths[0]), bold=True)
    origin = f"({found.origin})" if found.origin != HERE else ""
    if (box := found.game) is None:
        return f"{name}  cannot be played: {found.why}  {origin}"
    seats = f"{box.seats[0]} to {box.seats[-1]} players"
    return f"{name}  {box.title:<{widths[1]}}  {seats}  {box.designer}  {origin}".rstrip()


def facts_of(found: "Listed") -> dict[str, Any]:
    """The same for machines, with the house rules; of a game that cannot be played, little is known."""
    box = found.game
    return {
        "name": found.name,
        "package": found.origin,
        "problem": found.why or None,
        "title": box and box.title,
        "designer": box and box.designer,
        "version": box and box.version,
        "fewest": box and box.seats[0],
        "most": box and box.seats[-1],
        "options": [] if box is None else [option_facts(option) for option in box.options],
    }


def option_facts(option: "Option") -> dict[str, Any]:
    return {"name": option.name, "says": option.says, "default": option.default, "source": option.source}


# The rules


@command("rules")
@game_argument()
@language_option
def rules(game: str, lang: str | None) -> int:
    """Read a game's rules.

    At a terminal they are laid out and shown page by page ($PAGER); elsewhere they are Markdown.
    """
    text = find(game).rulebook(lang or language()).read_text("utf-8")
    if has_screen():
        click.echo_via_pager(laid_out(text))
    else:
        print(text, end="")
    return 0


def laid_out(text: str) -> str:
    """Markdown as a terminal can show it; without colour if NO_COLOR says so."""
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(force_terminal=True)
    console.width = min(console.width, 100)
    with console.capture() as shown:
        console.print(Markdown(text))
    return shown.get()


# At a real table


@command("referee")
@game_argument()
@table_options
@click.option("--names", metavar="A,B,…", help="Who plays, in the order of turns.")
@click.option(
    "--layout", metavar="[FILE]", is_flag=False, flag_value="-", type=click.Path(),
    help="Score a finished table: how it lies stands in a file, or is typed in.",
)  # fmt: skip
@click.option("--as-it-lies", is_flag=True, help="Score it even if cards are missing.")
@click.option("--save", metavar="FILE", type=click.Path(), help="Write the live game down as a record.")
@click.option("--resume", is_flag=True, help="Go on with the last unfinished live game.")
@language_option
def referee(
    game: str,
    seats: int | None,
    pairs: Sequence[str],
    names: str | None,
    layout: str | None,
    as_it_lies: bool,
    save: str | None,
    resume: bool,
    lang: str | None,
) -> int:
    """Let the program be the referee at a table with the real box.

    It watches a live game, or scores a finished table.
    """
    from cheeseboard.table.kept import data_folder
    from cheeseboard.table.words import Words
    from cheeseboard.terminal import referee as terminal
    from cheeseboard.terminal.saved import Folder

    box, people, spoken = find(game), read_names(names), lang or language()
    if resume and (layout or names or seats or pairs):
        raise Wrong("--resume goes on with a game as it is: without --names, --seats, --option and --layout")
    check_referee(box, layout, as_it_lies, save)
    if resume:
        return allowed(lambda: terminal.resumed(box, Folder(data_folder()), lang, save)).run()
    if people and seats not in (None, len(people)):
        raise Wrong(f"there are {len(people)} names for {seats} seats")
    number, options = table(box, len(people) or seats, read_options(pairs))
    if layout is None:
        everybody = terminal.people(Words(box, spoken), people, number)
        return terminal.Watching(box, everybody, options, spoken, Folder(data_folder()), save).run()
    scoring = terminal.Scoring(box, number if people or seats else None, people, options, as_it_lies, spoken)
    return scoring.typed_in() if layout == "-" else scoring.of_text(read_file(layout))


def check_referee(game: "Game[Any]", layout: str | None, as_it_lies: bool, save: str | None) -> None:
    """Refuse wishes that do not go together."""
    if layout is None:
        if as_it_lies:
            raise Wrong("--as-it-lies needs a --layout")
        check_writable(save)
        return
    if not game.has_layout:
        raise Wrong(f"{game.title} cannot be scored from a finished table")
    if save is not None:
        raise Wrong("--save needs a live game")


def read_names(text: str | None) -> list[str]:
    """Names with commas between them, all different."""
    return [] if text is None else check_names(text.split(","))


def check_names(names: Sequence[str]) -> list[str]:
    """Names without what cannot be seen, all different."""
    from cheeseboard.terminal.game import tidy

    found = [tidy(name) for name in names]
    for name, seen in zip(names, found, strict=True):
        if name and not seen:
            raise Wrong(f"names: nobody could see {name!a}; possible: names with letters, such as Anna")
    if not all(found) or len({name.casefold() for name in found}) < len(found):
        raise Wrong(f"names: {','.join(names)!r} is not possible; possible: different names, such as Anna,Ben,Chloé")
    return found

"""A picture of a table: of a new game that bots have begun, or of one that was recorded."""

import os
import sys
from typing import TYPE_CHECKING, Any, Final, Literal

import click

import cheeseboard
from cheeseboard.cli.asking import (
    Wrong,
    allowed,
    command,
    find,
    game_argument,
    language,
    language_option,
    read_options,
    read_record,
    read_seed,
    table,
    table_options,
)

if TYPE_CHECKING:
    from cheeseboard.games.box import Game
    from cheeseboard.table.prompt import OpenTable

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415

FORMATS: Final = (".svg", ".png")
THEMES: Final = ("light", "dark")  # those of games.svg, which takes too long to load for a line of help


@command("picture")
@game_argument(required=False)
@table_options
@click.option("--seed", type=int, metavar="S", help="The same luck again (0).")
@click.option("--record", metavar="FILE", help="A recorded game, or the line of a link, instead of a new game.")
@click.option(
    "--moves",
    type=int,
    metavar="N",
    help="After so many decisions: in a new game Otto makes them (0), in a record they are its own (all).",
)
@click.option("--seat", type=int, metavar="N", help="As this seat sees it, from 1 (as a watcher does).")
@click.option("--theme", type=click.Choice(THEMES), default="light", show_default=True, help="Light or dark.")
@click.option("--width", type=int, metavar="PIXELS", help="Of a PNG (800).")
@click.option("--out", metavar="FILE", help="Where it goes, *.svg or *.png (SVG, printed).")
@language_option
def picture(
    game: str | None,
    pairs: tuple[str, ...],
    seats: int | None,
    seed: int | None,
    record: str | None,
    moves: int | None,
    seat: int | None,
    theme: Literal["light", "dark"],
    width: int | None,
    out: str | None,
    lang: str | None,
) -> int:
    """Draw a table as SVG or PNG."""
    if record is None and game is None:
        raise Wrong("a picture needs a GAME, or a --record")
    if record is not None and (seats is not None or seed is not None or pairs):
        raise Wrong("--record shows a game as it was: without --seats, --seed and --option")
    if moves is not None and moves < 0:
        raise Wrong(f"moves: {moves} is not possible; possible: a whole number from 0")
    check_out(out, width)
    if record is not None:
        shown = recorded(game, record, moves)
    else:
        shown = begun(find(str(game)), seats, pairs, read_seed(seed) or 0, moves or 0)
    if seat is not None and seat not in range(1, shown.seats + 1):
        raise Wrong(f"there is no seat {seat}; there are 1 to {shown.seats}")
    return write(shown.svg(cheeseboard.NOBODY if seat is None else seat - 1, theme, lang or language()), out, width)


def check_out(out: str | None, width: int | None) -> None:
    if out is not None and os.path.splitext(out)[1].lower() not in FORMATS:  # noqa: PTH122 - see read_file
        raise Wrong(f"out: {out!r} is not possible; possible: a file that ends in {' or '.join(FORMATS)}")
    if width is not None and not (1 <= width <= 10_000 and is_png(out)):
        raise Wrong("--width is for a PNG: a whole number from 1 to 10000")


def is_png(out: str | None) -> bool:
    return out is not None and out.lower().endswith(".png")


def begun(game: "Game[Any]", seats: int | None, pairs: tuple[str, ...], seed: int, moves: int) -> "OpenTable":
    """A new game after so many decisions of bots."""
    count, options = table(game, seats, read_options(pairs))
    shown = cheeseboard.new(game.name, count, seed, options)
    while moves > 0 and not shown.over:
        shown.play_bot("otto")
        moves -= 1
    return shown


def recorded(name: str | None, file: str, moves: int | None) -> "OpenTable":
    """A recorded game at its end, or after so many decisions."""
    shown = allowed(lambda: cheeseboard.load(read_record(file), luck="ask"))  # no luck but the record's
    if name not in (None, shown.game.name):
        raise Wrong(f"{file} has a game of {shown.game.name}, not of {name}")
    decisions = [number for number, played in enumerate(shown.history) if not played.is_luck]
    if moves is not None and moves < len(decisions):
        shown.undo(len(shown.history) - decisions[moves])
    return shown


def write(drawn: str, out: str | None, width: int | None) -> int:
    if out is None:
        sys.stdout.write(drawn + "\n")
        return 0
    data = pixels(drawn, width) if is_png(out) else drawn.encode()
    try:
        with open(out, "wb") as file:  # noqa: PTH123 - importing pathlib costs more than it helps
            file.write(data)
    except OSError as problem:
        raise Wrong(f"{out} cannot be written: {problem}") from None
    return 0


def pixels(drawn: str, width: int | None) -> bytes:
    from cheeseboard.table.picture import png

    try:
        return png(drawn, width)
    except ModuleNotFoundError as problem:
        raise Wrong(str(problem)) from None

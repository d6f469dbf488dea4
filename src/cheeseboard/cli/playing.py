"""Play, at the keyboard or at a real table, and look at what was played."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cheeseboard.cli.asking import (
    BOTS,
    Parser,
    Wrong,
    add_game,
    add_language,
    add_table,
    allowed,
    check_writable,
    command,
    find,
    language,
    read_file,
    read_options,
    read_record,
    read_seed,
    table,
)

if TYPE_CHECKING:
    from cheeseboard.games.box import Game

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


def add_commands(commands: Any) -> None:
    add_play(command(commands, "play", play, "a game in the terminal"))
    command(commands, "games", games, "the games there are")
    add_game(command(commands, "rules", rules, "a game's rules"))
    add_referee(command(commands, "referee", referee, "for people with the real box: a finished table or a live game"))
    add_replay(command(commands, "replay", replay, "a recorded game, step by step"))
    add_review(command(commands, "review", review, "a recorded game looked at again: chances, choices, luck"))
    add_record(
        command(commands, "verify", verify, "whether a recorded game was played by the rules and with fair luck")
    )


def add_play(found: Parser) -> None:
    found.add_argument("game", metavar="GAME", nargs="?", help="its name; asked for if not given")
    add_table(found)
    found.add_argument("--people", type=int, metavar="K", help="how many of them sit at this keyboard (1)")
    found.add_argument(
        "--name", action="append", default=[], metavar="NAME", help="what one of them is called; once for each"
    )
    found.add_argument(
        "--bots", choices=BOTS, default="otto", metavar="MOUSE", help=f"who the others are: {', '.join(BOTS)} (otto)"
    )
    add_language(found)
    found.add_argument("--seed", type=int, metavar="S", help="the same luck again")
    found.add_argument("--plain", action="store_true", help="line by line, as without a terminal")
    found.add_argument("--resume", action="store_true", help="go on with the last unfinished game")


def play(args: argparse.Namespace) -> int:
    from cheeseboard.table.kept import data_folder
    from cheeseboard.terminal.game import Setup
    from cheeseboard.terminal.program import Wish, run
    from cheeseboard.terminal.saved import Folder

    options, lang = read_options(args.option), args.lang or language()
    names = check_names(args.name)
    people, setup = args.people or (len(names) or None), None
    if args.game is not None:
        fewest = max(find(args.game).seats[0], people or 1)
        seats, _ = table(find(args.game), args.seats or fewest, options)
        setup = Setup(args.game, seats, people or 1, args.bots, lang, options, tuple(names))
        if args.seats is not None:
            allowed(setup.check)
    elif options or args.seats is not None or args.people is not None:
        raise Wrong("--seats, --people and --option need a GAME to be for")
    wish = Wish(
        setup=setup,
        is_complete=args.seats is not None,
        people=people,
        names=tuple(names),
        bot=args.bots,
        language=lang,
        resume_in=args.lang,
        seed=read_seed(args.seed),
        resume=args.resume,
        plain=args.plain or not sys.stdin.isatty() or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb",
    )
    return allowed(lambda: run(wish, Folder(data_folder())))


def games(_: argparse.Namespace) -> int:
    from cheeseboard.games import names

    boxes = [find(name) for name in names()]
    widths = [max(len(getattr(box, field)) for box in boxes) for field in ("name", "title")]
    for box in boxes:
        seats = f"{box.seats[0]} to {box.seats[-1]} players"
        print(f"{box.name:<{widths[0]}}  {box.title:<{widths[1]}}  {seats}  {box.designer}")
    return 0


def rules(args: argparse.Namespace) -> int:
    from importlib.resources import files

    page = files("cheeseboard.games") / find(args.game).name.replace("-", "_") / "RULES.md"
    if not page.is_file():
        raise Wrong(f"{args.game} came without its RULES.md")
    print(page.read_text(encoding="utf-8"), end="")
    return 0


def add_referee(found: Parser) -> None:
    add_game(found)
    add_table(found)
    found.add_argument("--names", metavar="A,B,…", help="who plays, in the order of turns")
    found.add_argument(
        "--layout",
        metavar="FILE",
        nargs="?",
        const="-",
        help="score a finished table: how it lies stands in a file, or is typed in (cheese-rescue, go-da-cheese)",
    )
    found.add_argument("--as-it-lies", action="store_true", help="score it even if cards are missing")
    found.add_argument("--save", metavar="FILE", help="write the live game down as a record")
    found.add_argument("--resume", action="store_true", help="go on with the last unfinished live game")
    add_language(found)


def referee(args: argparse.Namespace) -> int:
    from cheeseboard.table.kept import data_folder
    from cheeseboard.table.words import Words
    from cheeseboard.terminal import referee as terminal
    from cheeseboard.terminal.saved import Folder

    game, names, lang = find(args.game), read_names(args.names), args.lang or language()
    check_referee(args, game)
    if args.resume:
        return allowed(lambda: terminal.resumed(game, Folder(data_folder()), args.lang, args.save)).run()
    if names and args.seats not in (None, len(names)):
        raise Wrong(f"there are {len(names)} names for {args.seats} seats")
    seats, options = table(game, len(names) or args.seats, read_options(args.option))
    if args.layout is None:
        people = terminal.people(Words(game, lang), names, seats)
        return terminal.Watching(game, people, options, lang, Folder(data_folder()), args.save).run()
    scoring = terminal.Scoring(game, seats if names or args.seats else None, names, options, args.as_it_lies, lang)
    return scoring.typed_in() if args.layout == "-" else scoring.of_text(read_file(args.layout))


def check_referee(args: argparse.Namespace, game: "Game[Any]") -> None:
    """Refuse wishes that do not go together."""
    if args.resume and (args.layout or args.names or args.seats or args.option):
        raise Wrong("--resume goes on with a game as it is: without --names, --seats, --option and --layout")
    if args.layout is None:
        if args.as_it_lies:
            raise Wrong("--as-it-lies needs a --layout")
        check_writable(args.save)
        return
    if game.layout is None:
        raise Wrong(f"{game.title} cannot be scored from a finished table")
    if args.save is not None:
        raise Wrong("--save needs a live game")


def read_names(text: str | None) -> list[str]:
    """Names with commas between them, all different."""
    return [] if text is None else check_names(text.split(","))


def check_names(names: Sequence[str]) -> list[str]:
    """Names without what cannot be seen, all different."""
    from cheeseboard.terminal.game import tidy

    found = [tidy(name) for name in names]
    if not all(found) or len({name.casefold() for name in found}) < len(found):
        raise Wrong(f"names: {','.join(names)!r} is not possible; possible: different names, such as Anna,Ben,Chloé")
    return found


def add_record(found: Parser) -> None:
    found.add_argument("file", metavar="FILE", help="a record, or the line of a link")


def add_replay(found: Parser) -> None:
    add_record(found)
    found.add_argument("--seat", type=int, metavar="N", help="as this seat saw it, from 1 (with all cards open)")
    add_language(found)


def replay(args: argparse.Namespace) -> int:
    from cheeseboard.terminal.replay import replay as show

    record = read_record(args.file)
    if args.seat is not None and args.seat not in range(1, len(record["names"]) + 1):
        raise Wrong(f"there is no seat {args.seat}; there are 1 to {len(record['names'])}")
    return show(record, None if args.seat is None else args.seat - 1, args.lang or language())


def add_review(found: Parser) -> None:
    add_record(found)
    found.add_argument("--tries", type=int, default=2000, metavar="N", help="games played on for each choice (2000)")
    add_language(found)


def review(args: argparse.Namespace) -> int:
    from cheeseboard.terminal.review import lines

    record = read_record(args.file)
    if record["result"] is None:
        raise Wrong("the game was not finished: there is nothing to look back on yet")
    for line in lines(record, args.lang or language(), args.tries):
        print(line)
    return 0


def verify(args: argparse.Namespace) -> int:
    from cheeseboard.table import record as records

    text = read_file(args.file)
    print(allowed(lambda: records.verify(text if "{" in text else records.write(records.from_link(text.strip())))))
    return 0

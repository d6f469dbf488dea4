"""The program ``cheeseboard``: play, read the rules, simulate, measure."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

if TYPE_CHECKING:
    from cheeseboard.games.box import Game
    from cheeseboard.lab.balance.playing import Order
    from cheeseboard.lab.workers import Crew
    from cheeseboard.table.record import Record
    from cheeseboard.web.client import Choose

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


class Version(argparse.Action):
    """The version is looked up only if somebody asks for it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        import cheeseboard

        build = "compiled" if cheeseboard.compiled else "interpreted"
        print(f"cheeseboard {cheeseboard.__version__}, {build}")
        parser.exit()


# What can be asked for


def parser() -> Parser:
    program = Parser(prog="cheeseboard", description="Five small games about mice, cats, dogs and cheese.")
    program.add_argument("--version", action=Version, nargs=0, help="version and build")
    commands = program.add_subparsers(metavar="COMMAND", required=True)
    add_play(command(commands, "play", play, "a game in the terminal"))
    add_serve(command(commands, "serve", serve, "the games in the browser, for you and your friends"))
    add_bot(command(commands, "bot", bot, "a bot of your own for a room on some server"))
    add_backup(command(commands, "backup", backup, "a copy of the rooms, while the server runs"))
    add_load(command(commands, "load", load, "how much a server carries"))
    command(commands, "games", games, "the games there are")
    add_game(command(commands, "rules", rules, "a game's rules"))
    add_referee(command(commands, "referee", referee, "for people with the real box: a finished table or a live game"))
    add_simulate(command(commands, "simulate", simulate, "who wins if all play at random, and how"))
    add_arena(command(commands, "arena", arena, "bots against each other: who wins, and how sure that is"))
    add_lab(commands.add_parser("lab", help="for designers: is a game fair, deep, exciting?"))
    add_bench(command(commands, "bench", bench, "how fast the games are, beside OpenSpiel if it is installed"))
    add_playthrough(command(commands, "playthrough", playthrough, "one random game as text, with who hears what"))
    add_replay(command(commands, "replay", replay, "a recorded game, step by step"))
    add_review(command(commands, "review", review, "a recorded game looked at again: chances, choices, luck"))
    add_record(
        command(commands, "verify", verify, "whether a recorded game was played by the rules and with fair luck")
    )
    return program


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


def add_serve(found: Parser) -> None:
    found.add_argument("--port", type=int, default=8000, help="where (8000)")
    found.add_argument("--host", metavar="ADDRESS", help="which of this machine's addresses to listen on (only itself)")
    found.add_argument("--lan", action="store_true", help="let everybody in your network in, and show a code to scan")
    found.add_argument(
        "--database", metavar="URL", default="", help="sqlite:///FILE or postgresql://… (a file of your own)"
    )
    found.add_argument(
        "--bus",
        metavar="URL",
        default="",
        help="redis://… or none: how several processes call each other (by PostgreSQL)",
    )
    found.add_argument(
        "--keep", type=float, default=60.0, metavar="DAYS", help="forget rooms after so long; 0: never (60)"
    )
    found.add_argument(
        "--proxy", metavar="ADDRESS", default="127.0.0.1", help="the reverse proxy whose word is believed (127.0.0.1)"
    )
    found.add_argument(
        "--metrics", metavar="ADDRESS", default="this-machine", help="who may read /metrics; or all (this-machine)"
    )
    found.add_argument("--thinkers", type=int, metavar="N", help="processes that think for bots")
    found.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="what one address may ask for: see docs/host.md",
    )


def add_bot(found: Parser) -> None:
    found.add_argument("url", metavar="URL", help="the server, such as http://localhost:8000")
    found.add_argument("--room", required=True, metavar="CODE", help="the room's code, such as mika-tolu")
    which = found.add_mutually_exclusive_group()
    which.add_argument(
        "--bot", choices=BOTS, default="otto", metavar="MOUSE", help=f"one of ours: {', '.join(BOTS)} (otto)"
    )
    which.add_argument("--file", metavar="FILE", help="yours: Python, with a function choose(game, view, moves)")
    found.add_argument("--name", help="what it is called there (one of the room's names)")
    found.add_argument("--seat", type=int, metavar="N", help="which chair, from 1 (the first open one)")


def add_backup(found: Parser) -> None:
    found.add_argument("to", metavar="FILE", help="the copy")
    found.add_argument("--database", metavar="URL", default="", help="sqlite:///FILE (the one that serve uses)")


def add_load(found: Parser) -> None:
    found.add_argument("--rooms", type=int, default=100, metavar="N", help="how many (100)")
    found.add_argument("--seats", type=int, metavar="K", help="clients in each of them (as many as can play)")
    found.add_argument("--game", default="cheese", help="what they play (cheese)")
    found.add_argument("--rate", type=float, default=0.0, metavar="R", help="moves a second (as fast as they go)")
    found.add_argument("--seconds", type=float, default=10.0, metavar="T", help="for how long (10)")
    found.add_argument(
        "--database", metavar="URL", default="", help="of the server that is started (a new SQLite file)"
    )
    found.add_argument("--url", default="", help="of a server that is there already; its limits must allow it")
    found.add_argument("--json", action="store_true", help="one JSON object")


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


def add_language(found: Parser) -> None:
    found.add_argument("--lang", choices=LANGUAGES, help="the language (that of the environment)")


def add_simulate(found: Parser) -> None:
    add_game(found)
    add_table(found)
    found.add_argument("--games", type=int, default=100_000, metavar="K", help="how many (100000)")
    found.add_argument("--seed", type=int, default=0, metavar="S", help="the same games again (0)")
    found.add_argument("--jobs", type=int, metavar="J", help="how many processes (one a core); the result is the same")
    found.add_argument("--json", action="store_true", help="one JSON object")


def add_arena(found: Parser) -> None:
    add_game(found)
    found.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help="pip, mia, otto, clara, gustav, random, openspiel-ismcts, with settings such as clara:sims=2000, or my_bot.py",
    )
    add_table(found)
    think = found.add_mutually_exclusive_group()
    think.add_argument("--time", type=float, metavar="S", help="seconds that bots may think about a move")
    think.add_argument("--sims", type=int, metavar="N", help="simulations they may make for it (as many as they like)")
    found.add_argument("--blocks", type=int, metavar="N", help="streams of luck (100; with --sprt at most 10000)")
    found.add_argument("--seed", type=int, default=0, metavar="S", help="the same games again (0)")
    found.add_argument("--log", metavar="FILE", help="every game as a line of JSON")
    found.add_argument(
        "--sprt",
        type=float,
        nargs=2,
        metavar=("LOW", "HIGH"),
        help="stop as soon as it is known which share of the wins the first bot rather has, alone among the second",
    )
    found.add_argument(
        "--workers", type=int, metavar="N", help="how many processes (one a core); the result is the same"
    )


def add_lab(found: Parser) -> None:
    what = found.add_subparsers(metavar="WHAT", required=True)
    add_balance(command(what, "balance", balance, "chairs, roles, skill, luck, choices, tension and cards of a game"))
    add_compare(command(what, "compare", compare, "two such runs side by side: what moved, and is it more than noise?"))
    add_what_if(command(what, "what-if", what_if, "a house rule with one value after the other"))
    add_tune(command(what, "tune", tune, "the house rules that bring a figure where it should be"))


def add_balance(found: Parser) -> None:
    add_game(found)
    add_table(found)
    found.add_argument("--bots", metavar="A,B,…", help="levels, the weakest first (pip,mia,otto,clara)")
    found.add_argument("--games", type=int, default=200, metavar="N", help="of each level among its like (200)")
    add_crew(found)
    found.add_argument(
        "--out", metavar="FILE", help="a page with pictures (FILE.html), or figures for compare (FILE.json)"
    )


def add_crew(found: Parser) -> None:
    found.add_argument("--seed", type=int, default=0, metavar="S", help="the same games again (0)")
    found.add_argument(
        "--workers", type=int, metavar="N", help="how many processes (one a core); the result is the same"
    )
    found.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster (auto, ray://…, or local); the result is the same"
    )


def add_what_if(found: Parser) -> None:
    add_game(found)
    found.add_argument(
        "rule", metavar="OPTION=RANGE", help="such as komi=0..6, turn_limit=10..40..10, square=floats,centred"
    )
    add_table(found)
    found.add_argument("--bots", metavar="A,B,…", default="otto", help="levels, each among its like (otto)")
    found.add_argument("--games", type=int, default=400, metavar="N", help="of each value and level (400)")
    add_crew(found)
    add_variants(found, "a page with pictures and links (FILE.html)")


def add_tune(found: Parser) -> None:
    add_game(found)
    found.add_argument("--target", required=True, metavar="WHAT=NUMBER", help="first=0.5, length=20, cat=0.2 and so on")
    found.add_argument(
        "--over", action="append", required=True, metavar="OPTION=RANGE", help="what to try; once for each option"
    )
    add_table(found)
    found.add_argument("--bots", metavar="A", default="otto", help="the level, among its like (otto)")
    found.add_argument(
        "--games",
        type=int,
        default=200,
        metavar="N",
        help="of each variant in the first round; then twice as many (200)",
    )
    add_crew(found)
    add_variants(found, "a page (FILE.html), or figures (FILE.json)")


def add_variants(found: Parser, out: str) -> None:
    found.add_argument("--out", metavar="FILE", help=out)
    found.add_argument(
        "--server",
        metavar="URL",
        default="http://localhost:8000",
        help="where the links open a room (http://localhost:8000)",
    )


def add_compare(found: Parser) -> None:
    found.add_argument("before", metavar="A.json", help="what `lab balance --out A.json` found")
    found.add_argument("after", metavar="B.json", help="the same under other house rules, or of another release")


def add_bench(found: Parser) -> None:
    found.add_argument("games", metavar="GAME", nargs="*", help="which games (all)")
    found.add_argument("--seats", type=int, metavar="N", help="how many play (as many as can; with --rl as few)")
    found.add_argument("--seconds", type=float, default=5.0, metavar="T", help="CPU seconds of measuring a game (5)")
    found.add_argument("--rl", action="store_true", help="with what a player sees, from Python and many games at once")
    found.add_argument("--search", action="store_true", help="the search, beside OpenSpiel's")
    found.add_argument("--json", action="store_true", help="one JSON object")


def add_playthrough(found: Parser) -> None:
    add_game(found)
    add_table(found)
    found.add_argument("--seed", type=int, default=0, metavar="S", help="the same game again (0)")


def add_record(found: Parser) -> None:
    found.add_argument("file", metavar="FILE", help="a record, or the line of a link")


def add_replay(found: Parser) -> None:
    add_record(found)
    found.add_argument("--seat", type=int, metavar="N", help="as this seat saw it, from 1 (with all cards open)")
    add_language(found)


def add_review(found: Parser) -> None:
    add_record(found)
    found.add_argument("--tries", type=int, default=2000, metavar="N", help="games played on for each choice (2000)")
    add_language(found)


# What is then done


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


def simulate(args: argparse.Namespace) -> int:
    from cheeseboard.lab import simulate as lab
    from cheeseboard.lab.progress import Bar
    from cheeseboard.lab.runs import Order, play_out

    game = find(args.game)
    seats, options = table(game, args.seats, read_options(args.option))
    if args.jobs is not None and args.jobs < 1:
        raise Wrong(f"jobs: {args.jobs} is not possible; possible: a whole number from 1")
    order = allowed(lambda: Order(game.name, seats, args.games, args.seed, options))
    with Bar(order.games, "games") as bar:
        played = play_out(order, args.jobs, bar)
    result, timing = lab.summed_up(game, options, args.seed, played.counts), lab.timed(played)
    if args.json:
        print(lab.as_json(result, timing))
    else:
        print(lab.report(game.title, result), lab.timing_line(result.games, timing), sep="\n\n")
    return 0


def arena(args: argparse.Namespace) -> int:
    from contextlib import nullcontext

    from cheeseboard.bots.thought import Budget
    from cheeseboard.lab.arena import Order
    from cheeseboard.lab.standings import contest

    game = find(args.game)
    seats, options = table(game, args.seats, read_options(args.option))
    for name, wanted in (("time", args.time), ("sims", args.sims), ("workers", args.workers)):
        if wanted is not None and not wanted > 0:
            raise Wrong(f"{name}: {wanted} is not possible; possible: more than 0")
    blocks = args.blocks if args.blocks is not None else 10_000 if args.sprt else 100
    sprt = None if args.sprt is None else (args.sprt[0], args.sprt[1])
    budget = Budget(args.sims, args.time, by_clock=False)
    order = allowed(lambda: Order(game.name, seats, tuple(args.bots), blocks, args.seed, options, budget, sprt))
    check_writable(args.log)
    with nullcontext() if args.log is None else open(args.log, "w", encoding="utf-8") as log:  # noqa: PTH123
        return {"done": 0, "stopped": INTERRUPTED, "foul": FOUL}[contest(order, args.workers, log)]


def balance(args: argparse.Namespace) -> int:
    from pathlib import Path

    from cheeseboard.lab.balance import report
    from cheeseboard.lab.balance.playing import LEVELS, Order

    game = find(args.game)
    seats, options = table(game, args.seats, read_options(args.option))
    bots = LEVELS if args.bots is None else tuple(args.bots.split(","))
    order = allowed(lambda: Order(game.name, seats, bots, args.games, args.seed, options))
    crew = read_crew(args)
    check_writable(args.out)
    out = None if args.out is None else Path(args.out)
    return finished(lambda: report.balance(order, crew, out))


def what_if(args: argparse.Namespace) -> int:
    from pathlib import Path

    from cheeseboard.lab.balance.sweeping import what_if as sweep
    from cheeseboard.lab.balance.variants import variants

    order, crew = read_likes(args), read_crew(args)
    tried = allowed(lambda: variants(order, dict([read_range(args.rule)])))
    check_writable(args.out)
    out = None if args.out is None else Path(args.out)
    return finished(lambda: sweep(order, tried, args.rule, crew, out, args.server))


def tune(args: argparse.Namespace) -> int:
    from pathlib import Path

    from cheeseboard.lab.balance.measures import named
    from cheeseboard.lab.balance.tuning import Target
    from cheeseboard.lab.balance.tuning import tune as search
    from cheeseboard.lab.balance.variants import variants

    order, crew = read_likes(args), read_crew(args)
    if len(order.bots) > 1:
        raise Wrong("tune looks at one level: --bots otto")
    name, value = read_target(args.target)
    target = Target(allowed(lambda: named(name, order)), value)
    tried = allowed(lambda: variants(order, dict(map(read_range, args.over))))
    check_writable(args.out)
    typed = ["--target", args.target, *(word for over in args.over for word in ("--over", over))]
    out = None if args.out is None else Path(args.out)
    return finished(lambda: search(order, tried, target, typed, crew, out, args.server))


def finished(work: Callable[[], bool]) -> int:
    """What the lab found is told already; the exit code says whether it came to its end."""
    from cheeseboard.lab.workers import Unreachable

    try:
        return 0 if work() else INTERRUPTED
    except Unreachable as problem:
        raise Wrong(str(problem)) from None


def compare(args: argparse.Namespace) -> int:
    from cheeseboard.lab.balance import comparing

    before, after = read_file(args.before), read_file(args.after)
    for line in comparing.report(allowed(lambda: comparing.read(before)), allowed(lambda: comparing.read(after))):
        print(line)
    return 0


def bench(args: argparse.Namespace) -> int:
    from cheeseboard.games import names
    from cheeseboard.lab import bench as lab

    boxes = [find(name) for name in args.games or names()]
    if not args.seconds > 0:
        raise Wrong(f"seconds: {args.seconds} is not possible; possible: more than 0")
    tables = [(box, table(box, args.seats or box.seats[0 if args.rl else -1], {})[0]) for box in boxes]
    if args.rl:
        from cheeseboard.lab import rl

        if not rl.is_installed():
            raise Wrong("--rl needs NumPy: pip install 'cheeseboard[rl]'")

        return rl.bench(tables, args.seconds, args.json)
    if args.search:
        from cheeseboard.lab import searching

        return searching.bench(tables, args.seconds)
    return lab.bench(tables, args.seconds, args.json)


def playthrough(args: argparse.Namespace) -> int:
    from cheeseboard.lab.playthrough import playthrough as whole_game

    seats, options = table(find(args.game), args.seats, read_options(args.option))
    print(whole_game(args.game, seats, read_seed(args.seed) or 0, options), end="")
    return 0


def serve(asked: argparse.Namespace) -> int:
    from dataclasses import fields, replace

    from cheeseboard.web.limits import Limits
    from cheeseboard.web.serve import Setup, announce, check_store, is_free, run_server
    from cheeseboard.web.store import Unusable

    limits, known = Limits(), {each.name: float if each.type is float else int for each in fields(Limits)}
    for text in asked.limit:
        name, _, number = text.partition("=")
        if name not in known or not number.replace(".", "", 1).isdigit():
            raise Wrong(f"--limit {text}: possible are {', '.join(known)}, each with a number")
        value: Any = known[name](float(number))
        limits = replace(limits, **{name: value})
    setup = Setup(
        host=asked.host or ("0.0.0.0" if asked.lan else "127.0.0.1"),  # noqa: S104 - that is what --lan asks for
        port=asked.port,
        database=asked.database,
        bus=asked.bus,
        keep_days=asked.keep,
        limits=limits,
        thinkers=asked.thinkers,
        proxy=asked.proxy,
        metrics=asked.metrics,
    )
    if not is_free(setup.host, setup.port):
        raise Wrong(f"{setup.host}:{setup.port} is taken, or not to be had here; try --port {setup.port + 1}")
    try:
        check_store(setup)
    except Unusable as problem:
        raise Wrong(str(problem)) from None
    announce(setup)
    run_server(setup)
    return 0


def bot(asked: argparse.Namespace) -> int:
    import asyncio

    from cheeseboard.web.client import RefusedByServer, seat_bot

    url, seat = asked.url.rstrip("/"), None if asked.seat is None else asked.seat - 1
    if not url.startswith(("http://", "https://")):
        raise Wrong(f"{asked.url} is no server; write it like http://localhost:8000")
    try:
        asyncio.run(seat_bot(url, asked.room, chooser(asked), name=asked.name, seat=seat))
    except RefusedByServer as refusal:
        raise Wrong(f"the server says: {refusal.reason}") from None
    except OSError as problem:
        raise Wrong(f"{url} does not answer: {problem}") from None
    return 0


def chooser(asked: argparse.Namespace) -> "Choose":
    """What names the moves: a function in somebody's file, or one of our bots."""
    import runpy
    import secrets

    from cheeseboard.bots.bots import choose

    if asked.file is None:
        return lambda game, view, _: choose(asked.bot, game, view, secrets.randbits(48))
    read_file(asked.file)  # says so if it cannot be
    found = runpy.run_path(asked.file).get("choose")
    if not callable(found):
        raise Wrong(f"{asked.file} has no function choose(game, view, moves)")
    wanted: Choose = found
    return wanted


def backup(asked: argparse.Namespace) -> int:
    from pathlib import Path

    from cheeseboard.web.serve import Setup
    from cheeseboard.web.sqlite import backup as copy

    kind, _, path = Setup(database=asked.database).store.partition(":///")
    if kind != "sqlite":
        raise Wrong("only a SQLite file can be copied so; PostgreSQL has pg_dump")
    if not Path(path).exists():
        raise Wrong(f"there is no {path}")
    copy(Path(path), Path(asked.to))
    return 0


def load(args: argparse.Namespace) -> int:
    from cheeseboard.web.load import Load, Standstill, measure, report

    game = find(args.game)
    seats, _ = table(game, args.seats or game.seats[-1], {})
    if args.rooms < 1 or args.rate < 0 or not args.seconds > 0:
        raise Wrong("--rooms, --rate and --seconds must be more than 0")
    try:
        found = measure(Load(args.game, args.rooms, seats, args.rate, args.seconds, args.database, args.url))
    except Standstill as problem:
        print(f"cheeseboard: {problem}", file=sys.stderr)
        return 1
    print(report(found, args.json))
    return 0


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


def replay(args: argparse.Namespace) -> int:
    from cheeseboard.terminal.replay import replay as show

    record = read_record(args.file)
    if args.seat is not None and args.seat not in range(1, len(record["names"]) + 1):
        raise Wrong(f"there is no seat {args.seat}; there are 1 to {len(record['names'])}")
    return show(record, None if args.seat is None else args.seat - 1, args.lang or language())


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


# Reading what was asked for


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


def read_range(text: str) -> tuple[str, list[object]]:
    """An option and its values: 1..5, 0..12..3 (every third), or one after the other with commas between them."""
    name, equals, values = text.partition("=")
    if not equals or not values:
        raise Wrong(f"{text!r} has no range; write OPTION=1..5, or OPTION=A,B,C")
    numbers = values.split("..")
    if 2 <= len(numbers) <= 3 and all(number.removeprefix("-").isdecimal() for number in numbers):
        first, last, step = map(int, [*numbers, "1"][:3])
        if step < 1 or not 0 <= last - first < 1000 * step:
            raise Wrong(
                f"{text!r} is not possible; possible: a thousand numbers at most, from the least to the greatest"
            )
        return name, list(range(first, last + 1, step))
    try:
        return name, list(json.loads(f"[{values}]"))
    except json.JSONDecodeError:
        return name, [read_value(value) for value in values.split(",")]


def read_target(text: str) -> tuple[str, float]:
    name, _, value = text.partition("=")
    try:
        return name, float(value)
    except ValueError:
        raise Wrong(f"target: {text!r} is not possible; write WHAT=NUMBER, such as first=0.5") from None


def read_likes(args: argparse.Namespace) -> "Order":
    """Games of levels among their like, and nothing else."""
    from cheeseboard.lab.balance.playing import Order

    game, bots = find(args.game), tuple(args.bots.split(","))
    seats, options = table(game, args.seats, read_options(args.option))
    return allowed(lambda: Order(game.name, seats, bots, args.games, args.seed, options, worlds=0, purposes=("like",)))


def read_crew(args: argparse.Namespace) -> "Crew":
    from cheeseboard.lab.workers import Crew, cores

    return allowed(lambda: Crew(cores() if args.workers is None else args.workers, args.ray))


def read_value(text: str) -> object:
    """JSON; a word that is not JSON means itself, so that it needs no quotes."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return {"True": True, "False": False}.get(text, text)


# The program


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked; the exit code. Wrong wishes, Ctrl-C and a reader who left end without a traceback."""
    try:
        return run(words)
    except Wrong as problem:
        print(f"cheeseboard: {problem}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains while it ends
        return NOBODY_READS


def run(words: Sequence[str] | None) -> int:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # an old terminal may have no ä
    args = parser().parse_args(words)
    code: int = args.run(args)
    sys.stdout.flush()  # here, where a closed pipe is expected
    return code


if __name__ == "__main__":
    sys.exit(main())

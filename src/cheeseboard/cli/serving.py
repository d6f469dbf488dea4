"""The games in the browser: a server, its back-up, its load, and bots from outside."""

import argparse
import sys
from typing import TYPE_CHECKING, Any

from cheeseboard.cli.asking import (
    BOTS,
    Parser,
    Wrong,
    command,
    find,
    read_file,
    table,
)

if TYPE_CHECKING:
    from cheeseboard.web.client import Choose

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


def add_commands(commands: Any) -> None:
    add_serve(command(commands, "serve", serve, "the games in the browser, for you and your friends"))
    add_bot(command(commands, "bot", bot, "a bot of your own for a room on some server"))
    add_backup(command(commands, "backup", backup, "a copy of the rooms, while the server runs"))
    add_load(command(commands, "load", load, "how much a server carries"))


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


def add_backup(found: Parser) -> None:
    found.add_argument("to", metavar="FILE", help="the copy")
    found.add_argument("--database", metavar="URL", default="", help="sqlite:///FILE (the one that serve uses)")


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

"""The games in the browser: a server, its back-up, its load, and bots from outside."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from cheeseboard.cli import INTERRUPTED
from cheeseboard.cli.asking import (
    BOTS,
    Wrong,
    command,
    complete_games,
    find,
    json_option,
    read_file,
    table,
)

if TYPE_CHECKING:
    from cheeseboard.web.client import Choose
    from cheeseboard.web.limits import Limits

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


@command("serve")
@click.option("--port", type=int, default=8000, show_default=True, help="Where.")
@click.option("--share-port", is_flag=True, help="Other processes of the same server listen there, too.")
@click.option("--host", metavar="ADDRESS", help="Which of this machine's addresses to listen on (only itself).")
@click.option("--lan", is_flag=True, help="Let everybody in your network in, and show a code to scan.")
@click.option("--database", metavar="URL", default="", help="sqlite:///FILE or postgresql://… (a file of your own).")
@click.option(
    "--bus", metavar="URL", default="",
    help="redis://… or none: how several processes call each other (by PostgreSQL).",
)  # fmt: skip
@click.option(
    "--keep", type=float, default=60.0, show_default=True, metavar="DAYS",
    help="Forget rooms after so long; 0: never.",
)  # fmt: skip
@click.option(
    "--proxy", metavar="ADDRESS", default="127.0.0.1", show_default=True,
    help="The reverse proxy whose word is believed.",
)  # fmt: skip
@click.option(
    "--allow-host", metavar="NAME", default="",
    help="What else this server is called, such as cheese.example; several with commas, or all.",
)  # fmt: skip
@click.option(
    "--metrics", metavar="ADDRESS", default="nobody", show_default=True,
    help="Who may read /metrics: addresses, this-machine, all, nobody.",
)  # fmt: skip
@click.option(
    "--names", type=click.Choice(["typed", "list"]),
    help="May people type their names, or do they pick them from a list? (typed at home, list with --allow-host or --host)",
)  # fmt: skip
@click.option(
    "--webhooks", metavar="WHERE", default="",
    help="Let hosts of rooms name an address that is told whose turn it is: public, origins such as http://ha.local:8123, or both with a comma.",
)  # fmt: skip
@click.option("--no-lab", is_flag=True, help="Nobody may try house rules with thousands of games of mice.")
@click.option("--no-push", is_flag=True, help="No web push, though its extra is installed.")
@click.option(
    "--contact", metavar="MAILTO", default="",
    help="Whom push services may write to, such as mailto:me@example.org; Apple's wants one.",
)  # fmt: skip
@click.option("--beacon", metavar="URL", default="", help="A drand relay and chain, for rooms that mix it into luck.")
@click.option(
    "--bot-processes", type=int, metavar="N", help="Processes in which bots choose, for each kind of question."
)
@click.option("--thinkers", type=int, metavar="N", hidden=True)  # what --bot-processes was called first
@click.option(
    "--limit", "limits", multiple=True, metavar="NAME=NUMBER", help="What one address may ask for: see docs/host.md."
)
def serve(
    port: int,
    share_port: bool,
    host: str | None,
    lan: bool,
    database: str,
    bus: str,
    keep: float,
    proxy: str,
    allow_host: str,
    metrics: str,
    names: str | None,
    webhooks: str,
    no_lab: bool,
    no_push: bool,
    contact: str,
    beacon: str,
    bot_processes: int | None,
    thinkers: int | None,
    limits: Sequence[str],
) -> int:
    """Serve the games to browsers, for you and your friends."""
    from cheeseboard.web.databases import Unusable
    from cheeseboard.web.serve import ServerSetup, announce, check_store, run_server, why_not_free

    processes = thinkers if bot_processes is None else bot_processes
    check_numbers(port, keep, processes)
    check_outside(webhooks, contact)
    setup = ServerSetup(
        host=host or ("0.0.0.0" if lan else "127.0.0.1"),  # noqa: S104 - that is what --lan asks for
        is_lan=lan and host is None,
        port=port,
        shares_port=share_port,
        database=database,
        bus=bus,
        keep_days=keep,
        limits=read_limits(limits),
        bot_processes=processes,
        proxy=proxy,
        metrics=metrics,
        allowed_hosts=allow_host,
        webhooks=webhooks,
        has_lab=not no_lab,
        has_push=not no_push,
        contact=contact,
        beacon=beacon,
        names=names or "",
    )
    if why := why_not_free(setup):
        raise Wrong(why)
    try:
        found = check_store(setup)
    except Unusable as problem:
        raise Wrong(str(problem)) from None
    announce(setup)
    try:
        run_server(setup, found)
    except KeyboardInterrupt:
        print("Stopped. Start it again, and every room goes on where it was.")
        return INTERRUPTED
    return 0


def read_limits(texts: Sequence[str]) -> "Limits":
    from dataclasses import fields, replace

    from cheeseboard.web.limits import Limits

    found, known = Limits(), {each.name: float if each.type is float else int for each in fields(Limits)}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in known or not number.replace(".", "", 1).isdigit():
            raise Wrong(f"--limit {text}: possible are {', '.join(known)}, each with a number")
        value: Any = known[name](float(number))
        found = replace(found, **{name: value})
    return found


def check_outside(webhooks: str, contact: str) -> None:
    from cheeseboard.web.outbound import Forbidden, origin_of, read_url

    for each in webhooks.split(",") if webhooks else ():
        try:
            is_origin = each == "public" or each == origin_of(read_url(each))
        except Forbidden:
            is_origin = False
        if not is_origin:
            raise Wrong(
                f"--webhooks {webhooks}: possible are public, and origins such as http://homeassistant.local:8123"
            )
    if contact and not contact.startswith(("mailto:", "https://")):
        raise Wrong(f"--contact {contact}: it begins with mailto: or https://")


def check_numbers(port: int, keep: float, bot_processes: int | None) -> None:
    from cheeseboard.web.serve import MOST_PORTS

    if not 1 <= port <= MOST_PORTS:
        raise Wrong(f"--port {port}: possible are 1 to {MOST_PORTS}")
    if not keep >= 0:
        raise Wrong(f"--keep {keep}: possible are days, or 0 for ever")
    if bot_processes is not None and bot_processes < 1:
        raise Wrong(f"--bot-processes {bot_processes}: there must be at least one")


@command("bot")
@click.argument("url", metavar="URL", help="The server, such as http://localhost:8000.")
@click.option("--room", required=True, metavar="CODE", help="The room's code, such as mika-tolu.")
@click.option(
    "--bot", "mouse", type=click.Choice(BOTS), metavar="MOUSE", help=f"One of ours: {', '.join(BOTS)} (otto)."
)
@click.option(
    "--file", metavar="FILE", type=click.Path(), help="Yours: Python, with a function choose(game, view, moves)."
)
@click.option("--name", metavar="NAME", help="What it is called there (one of the room's names).")
@click.option("--seat", type=int, metavar="N", help="Which chair, from 1 (the first open one).")
def bot(url: str, room: str, mouse: str | None, file: str | None, name: str | None, seat: int | None) -> int:
    """Seat a bot, yours or one of ours, in a room on some server."""
    import asyncio

    from cheeseboard.web.client import RefusedByServer, seat_bot

    if mouse is not None and file is not None:
        raise Wrong("--bot and --file: one of them is enough")
    server, place = url.rstrip("/"), None if seat is None else seat - 1
    if not server.startswith(("http://", "https://")):
        raise Wrong(f"{url} is no server; write it like http://localhost:8000")
    try:
        asyncio.run(seat_bot(server, room, chooser(mouse or "otto", file), name=name, seat=place))
    except RefusedByServer as refusal:
        raise Wrong(f"the server says: {refusal.reason}") from None
    except OSError as problem:
        raise Wrong(f"{server} does not answer: {problem}") from None
    return 0


def chooser(mouse: str, file: str | None) -> "Choose":
    """What names the moves: a function in somebody's file, or one of our bots."""
    import runpy
    import secrets

    from cheeseboard.bots.bots import patiently

    if file is None:
        return lambda game, view, _: patiently(mouse, game, view, secrets.randbits(48))
    read_file(file)  # says so if it cannot be
    found = runpy.run_path(file).get("choose")
    if not callable(found):
        raise Wrong(f"{file} has no function choose(game, view, moves)")
    wanted: Choose = found
    return wanted


@command("backup")
@click.argument("to", metavar="FILE", type=click.Path(), help="The copy.")
@click.option("--database", metavar="URL", default="", help="sqlite:///FILE (the one that serve uses).")
def backup(to: str, database: str) -> int:
    """Copy the rooms of a server, while it runs."""
    from pathlib import Path

    from cheeseboard.web.serve import ServerSetup
    from cheeseboard.web.sqlite import backup as copy

    kind, _, path = ServerSetup(database=database).store.partition(":///")
    if kind != "sqlite":
        raise Wrong("only a SQLite file can be copied so; PostgreSQL has pg_dump")
    if not Path(path).exists():
        raise Wrong(f"there is no {path}")
    copy(Path(path), Path(to))
    return 0


@command("load")
@click.option("--rooms", type=int, default=100, show_default=True, metavar="N", help="How many.")
@click.option("--seats", type=int, metavar="K", help="Clients in each of them (as many as can play).")
@click.option("--game", default="cheese", show_default=True, help="What they play.", shell_complete=complete_games)
@click.option("--rate", type=float, default=0.0, metavar="R", help="Moves a second (as fast as they go).")
@click.option("--seconds", type=float, default=10.0, show_default=True, metavar="T", help="For how long.")
@click.option("--database", metavar="URL", default="", help="Of the server that is started (a new SQLite file).")
@click.option("--url", default="", help="Of a server that is there already; its limits must allow it.")
@click.option(
    "--processes", type=int, default=1, show_default=True, metavar="N",
    help="Of the server that is started; several need --database postgresql://….",
)  # fmt: skip
@click.option("--spread", is_flag=True, help="The seats of a room over the processes; otherwise each room is in one.")
@click.option("--one-port", is_flag=True, help="All these processes listen at one port.")
@click.option(
    "--clients", type=int, default=0, metavar="N", help="Processes of clients (as many as open files make necessary)."
)
@click.option(
    "--hold",
    type=float,
    default=0.0,
    metavar="MS",
    help="Find the highest rate whose 99th percentile is at most so long.",
)
@json_option
def load(
    rooms: int,
    seats: int | None,
    game: str,
    rate: float,
    seconds: float,
    database: str,
    url: str,
    processes: int,
    spread: bool,
    one_port: bool,
    clients: int,
    hold: float,
    in_json: bool,
) -> int:
    """Measure how much a server carries."""
    from cheeseboard.lab.progress import ProgressBar
    from cheeseboard.web.crowds import Load, NotPlayed
    from cheeseboard.web.load import measure, report

    box = find(game)
    number, _ = table(box, seats or box.seats[-1], {})
    if rooms < 1 or rate < 0 or not seconds > 0:
        raise Wrong("--rooms, --rate and --seconds must be more than 0")
    if processes < 1 or hold < 0 or not 0 <= clients <= rooms:
        raise Wrong("--processes and --hold must be more than 0, and --clients no more than --rooms")
    if processes > 1 and not database.startswith("postgres"):
        raise Wrong("--processes: several share a PostgreSQL, so name it with --database postgresql://…")
    wanted = Load(game, rooms, number, rate, seconds, database, url, processes, spread, hold, one_port, clients)
    try:
        with ProgressBar(seconds, "seconds") as bar:
            found = measure(wanted, bar)
    except NotPlayed as problem:
        print(f"cheeseboard: {problem}", file=sys.stderr)
        return 1
    print(report(found, in_json))
    return 0

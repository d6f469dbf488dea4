"""``cheeseboard lab``: is a game fair, deep, exciting, and what would make it so?"""

import argparse
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cheeseboard.cli.asking import (
    INTERRUPTED,
    Parser,
    Wrong,
    add_game,
    add_table,
    allowed,
    check_writable,
    command,
    find,
    read_file,
    read_options,
    read_value,
    table,
)

if TYPE_CHECKING:
    from cheeseboard.lab.balance.playing import Order
    from cheeseboard.lab.workers import Crew

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


def add_commands(commands: Any) -> None:
    found = commands.add_parser("lab", help="for designers: is a game fair, deep, exciting?")
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


def what_if(args: argparse.Namespace) -> int:
    from pathlib import Path

    from cheeseboard.lab.balance.sweeping import what_if as sweep
    from cheeseboard.lab.balance.variants import variants

    order, crew = read_likes(args), read_crew(args)
    tried = allowed(lambda: variants(order, dict([read_range(args.rule)])))
    check_writable(args.out)
    out = None if args.out is None else Path(args.out)
    return finished(lambda: sweep(order, tried, args.rule, crew, out, args.server))


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


def compare(args: argparse.Namespace) -> int:
    from cheeseboard.lab.balance import comparing

    before, after = read_file(args.before), read_file(args.after)
    for line in comparing.report(allowed(lambda: comparing.read(before)), allowed(lambda: comparing.read(after))):
        print(line)
    return 0


def finished(work: Callable[[], bool]) -> int:
    """What the lab found is told already; the exit code says whether it came to its end."""
    from cheeseboard.lab.workers import Unreachable

    try:
        return 0 if work() else INTERRUPTED
    except Unreachable as problem:
        raise Wrong(str(problem)) from None


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

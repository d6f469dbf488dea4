"""Games by the thousand: simulate, bots against each other, speed, one game as text."""

import argparse
from typing import Any

from cheeseboard.cli.asking import (
    FOUL,
    INTERRUPTED,
    Parser,
    Wrong,
    add_game,
    add_table,
    allowed,
    check_writable,
    command,
    find,
    read_options,
    read_seed,
    table,
)

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


def add_commands(commands: Any) -> None:
    add_simulate(command(commands, "simulate", simulate, "who wins if all play at random, and how"))
    add_arena(command(commands, "arena", arena, "bots against each other: who wins, and how sure that is"))
    add_bench(command(commands, "bench", bench, "how fast the games are, beside OpenSpiel if it is installed"))
    add_playthrough(command(commands, "playthrough", playthrough, "one random game as text, with who hears what"))


def add_simulate(found: Parser) -> None:
    add_game(found)
    add_table(found)
    found.add_argument("--games", type=int, default=100_000, metavar="K", help="how many (100000)")
    found.add_argument("--seed", type=int, default=0, metavar="S", help="the same games again (0)")
    found.add_argument("--jobs", type=int, metavar="J", help="how many processes (one a core); the result is the same")
    found.add_argument("--json", action="store_true", help="one JSON object")


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


def add_bench(found: Parser) -> None:
    found.add_argument("games", metavar="GAME", nargs="*", help="which games (all)")
    found.add_argument("--seats", type=int, metavar="N", help="how many play (as many as can; with --rl as few)")
    found.add_argument("--seconds", type=float, default=5.0, metavar="T", help="CPU seconds of measuring a game (5)")
    found.add_argument("--rl", action="store_true", help="with what a player sees, from Python and many games at once")
    found.add_argument("--search", action="store_true", help="the search, beside OpenSpiel's")
    found.add_argument("--json", action="store_true", help="one JSON object")


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


def add_playthrough(found: Parser) -> None:
    add_game(found)
    add_table(found)
    found.add_argument("--seed", type=int, default=0, metavar="S", help="the same game again (0)")


def playthrough(args: argparse.Namespace) -> int:
    from cheeseboard.lab.playthrough import playthrough as whole_game

    seats, options = table(find(args.game), args.seats, read_options(args.option))
    print(whole_game(args.game, seats, read_seed(args.seed) or 0, options), end="")
    return 0

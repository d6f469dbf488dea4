"""``cheeseboard lab``: is a game fair, deep, exciting, and what would make it so?"""

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import click

from cheeseboard.cli import INTERRUPTED
from cheeseboard.cli.asking import (
    ASKED,
    AskedContext,
    Command,
    Wrapped,
    Wrong,
    allowed,
    check_writable,
    find,
    game_argument,
    read_file,
    read_options,
    read_options_file,
    read_seed,
    read_value,
    seed_option,
    table,
    table_options,
    workers_option,
)

if TYPE_CHECKING:
    from cheeseboard.lab.balance.playing import BalanceOrder
    from cheeseboard.lab.workers import Crew

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


MOST_MEMORY = 64  # moves that a network sees beside the features


class LabCommands(click.Group):
    """The commands of the lab."""

    context_class = AskedContext
    command_class = Command


@click.command("lab", cls=LabCommands, context_settings=ASKED, invoke_without_command=True)
@click.pass_context
def lab(context: click.Context) -> int:
    """Find out whether a game is fair, deep and exciting."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
    return 0


def crew_options(function: Wrapped) -> Wrapped:
    """Who plays the games, and from which seed."""
    says = "Play on a Ray cluster (auto, ray://…, or local); the result is the same."
    ray = click.option("--ray", metavar="ADDRESS", help=says)(function)
    return seed_option()(workers_option("--workers")(ray))


def games_option(usual: int, says: str) -> Callable[[Wrapped], Wrapped]:
    return click.option("--games", type=int, default=usual, show_default=True, metavar="N", help=says)


def out_option(says: str) -> Callable[[Wrapped], Wrapped]:
    return click.option("--out", metavar="FILE", type=click.Path(), help=says)


def server_option(function: Wrapped) -> Wrapped:
    says = "Where the links open a room."
    usual = "http://localhost:8000"
    return click.option("--server", metavar="URL", default=usual, show_default=True, help=says)(function)


@lab.command("balance", context_settings=ASKED)
@game_argument()
@table_options
@click.option("--bots", metavar="A,B,…", help="Levels, the weakest first (pip,mia,otto,clara).")
@games_option(200, "Of each level among its like.")
@click.option("--options", "file", metavar="FILE", type=click.Path(), help="House rules from a file, JSON or TOML.")
@click.option("--looks", type=int, metavar="N", help="Games of the last level that are looked at again (one of five).")
@click.option("--worlds", type=int, default=200, show_default=True, metavar="N", help="Games played on for each look.")
@crew_options
@out_option("A page with pictures (FILE.html), or figures for compare (FILE.json).")
def balance(
    game: str,
    seats: int | None,
    pairs: Sequence[str],
    bots: str | None,
    games: int,
    file: str | None,
    looks: int | None,
    worlds: int,
    seed: int,
    workers: int | None,
    ray: str | None,
    out: str | None,
) -> int:
    """Measure chairs, roles, skill, luck and tension of a game."""
    from pathlib import Path

    from cheeseboard.lab.balance import report
    from cheeseboard.lab.balance.playing import LEVELS, BalanceOrder

    box = find(game)
    number, options = table(box, seats, {**read_options_file(file), **read_options(pairs)})
    levels = LEVELS if bots is None else tuple(bots.split(","))
    order = allowed(lambda: BalanceOrder(box.name, number, levels, games, seed, options, worlds, looks=looks))
    crew = read_crew(workers, ray)
    check_writable(out)
    return finished(lambda: report.balance(order, crew, None if out is None else Path(out)))


@lab.command("compare", context_settings=ASKED)
@click.argument("before", metavar="A.json", type=click.Path(), help="What `lab balance --out A.json` found.")
@click.argument(
    "after", metavar="B.json", type=click.Path(), help="The same under other house rules, or of another release."
)
def compare(before: str, after: str) -> int:
    """Compare two such runs: what moved, and is it more than noise?"""
    from cheeseboard.lab.balance import comparing

    first, second = read_file(before), read_file(after)
    for line in comparing.report(allowed(lambda: comparing.read(first)), allowed(lambda: comparing.read(second))):
        print(line)
    return 0


@lab.command("what-if", context_settings=ASKED)
@game_argument()
@click.argument("rule", metavar="OPTION=RANGE", help="Such as komi=0..6, turn_limit=10..40..10, square=floats,centred.")
@table_options
@click.option("--bots", metavar="A,B,…", default="otto", show_default=True, help="Levels, each among its like.")
@games_option(400, "Of each value and level.")
@crew_options
@out_option("A page with pictures and links (FILE.html).")
@server_option
def what_if(
    game: str,
    rule: str,
    seats: int | None,
    pairs: Sequence[str],
    bots: str,
    games: int,
    seed: int,
    workers: int | None,
    ray: str | None,
    out: str | None,
    server: str,
) -> int:
    """Try a house rule with one value after the other."""
    from pathlib import Path

    from cheeseboard.lab.balance.sweeping import what_if as sweep
    from cheeseboard.lab.balance.variants import variants

    order, crew = read_likes(game, seats, pairs, bots, games, seed), read_crew(workers, ray)
    tried = allowed(lambda: variants(order, dict([read_range(rule)])))
    check_writable(out)
    return finished(lambda: sweep(order, tried, rule, crew, None if out is None else Path(out), server))


@lab.command("tune", context_settings=ASKED)
@game_argument()
@click.option("--target", required=True, metavar="WHAT=NUMBER", help="first=0.5, length=20, cat=0.2 and so on.")
@click.option(
    "--over", "overs", multiple=True, required=True, metavar="OPTION=RANGE", help="What to try; once for each option."
)
@table_options
@click.option("--bots", metavar="A", default="otto", show_default=True, help="The level, among its like.")
@games_option(200, "Of each variant in the first round; then twice as many.")
@crew_options
@out_option("A page (FILE.html), or figures (FILE.json).")
@server_option
def tune(
    game: str,
    target: str,
    overs: Sequence[str],
    seats: int | None,
    pairs: Sequence[str],
    bots: str,
    games: int,
    seed: int,
    workers: int | None,
    ray: str | None,
    out: str | None,
    server: str,
) -> int:
    """Find the house rules that bring a figure where it should be."""
    from pathlib import Path

    from cheeseboard.lab.balance.measures import named
    from cheeseboard.lab.balance.tuning import Target
    from cheeseboard.lab.balance.tuning import tune as search
    from cheeseboard.lab.balance.variants import variants

    order, crew = read_likes(game, seats, pairs, bots, games, seed), read_crew(workers, ray)
    if len(order.bots) > 1:
        raise Wrong("tune looks at one level: --bots otto")
    name, value = read_target(target)
    wanted = Target(allowed(lambda: named(name, order)), value)
    tried = allowed(lambda: variants(order, dict(map(read_range, overs))))
    check_writable(out)
    typed = ["--target", target, *(word for over in overs for word in ("--over", over))]
    return finished(lambda: search(order, tried, wanted, typed, crew, None if out is None else Path(out), server))


@lab.command("exploit", context_settings=ASKED)
@game_argument()
@click.option("--bot", default="otto", show_default=True, metavar="A", help="Who sits on all other chairs.")
@table_options
@click.option("--seconds", type=float, default=60.0, show_default=True, metavar="T", help="CPU time in which to learn.")
@click.option("--learn", type=int, metavar="N", help="Learn from so many games instead: the same again.")
@click.option("--search", type=int, metavar="N", help="Learn nothing: a tree of so many tries for each move.")
@click.option(
    "--memory", type=int, default=0, show_default=True, metavar="M", help="The network sees the last M moves."
)
@games_option(1000, "On fresh luck, to count what was learned.")
@seed_option("Other luck, and other beginnings.")
@click.option("--out", metavar="FILE.npz", type=click.Path(), help="The network, which plays wherever bots are named.")
def exploit(
    game: str,
    bot: str,
    seats: int | None,
    pairs: Sequence[str],
    seconds: float,
    learn: int | None,
    search: int | None,
    memory: int,
    games: int,
    seed: int,
    out: str | None,
) -> int:
    """Learn to beat a bot: how much can be won against it?"""
    from cheeseboard.bots.thought import Budget
    from cheeseboard.lab.players import maker_of
    from cheeseboard.lab.progress import ProgressBar

    box = find(game)
    number, options = table(box, seats, read_options(pairs))
    allowed(lambda: maker_of(bot, Budget(by_clock=False)))
    read_seed(seed)
    if seconds <= 0 or games < 2 or (learn is not None and learn < 1):
        raise Wrong("possible: more than 0 seconds, a game to learn from, and 2 games or more to count")
    if (search is not None and search < 1) or not 0 <= memory <= MOST_MEMORY:
        raise Wrong(f"possible: a try or more, and up to {MOST_MEMORY} moves to remember")
    if out is not None and not out.endswith(".npz"):
        raise Wrong(f"{out}: the name of a network ends in .npz")
    if out is not None and (search is not None or memory):
        raise Wrong("--out keeps a network that plays by a view alone: without --search and --memory")
    check_writable(out)
    if not box.has_choices:
        raise Wrong(f"nobody has a choice in {box.title}")
    try:
        from cheeseboard.lab import exploit as learning
    except ImportError:
        raise Wrong("exploit needs NumPy: pip install cheeseboard[rl]") from None
    order = learning.order_against(box, number, options, bot, seed, memory)
    if search is not None:
        with ProgressBar(games, "games") as bar:
            lines = list(learning.report_of(learning.searched(order, search, games, bar), number))
        print(f"a search of {search:,} tries for each move, in which the others play as {bot} does")
        print(*lines, sep="\n")
        return 0
    effort = learning.Effort(seconds) if learn is None else learning.Effort(games=learn)
    with ProgressBar(seconds, "seconds") as bar:
        found = learning.exploited(order, effort, games, bar)
    for line in learning.report(found, number):
        print(line)
    if out is not None:
        found.learnt.network.trained(order, draws=not found.won.best).save(out)
    return 0


@lab.command("solve", context_settings=ASKED)
@game_argument()
@click.argument("miniature", required=False, metavar="[NAME]", help="Which miniature of the game (the smallest).")
@click.option("--bots", metavar="A,B,…", default="", help="What a perfect opponent wins there against these.")
@click.option(
    "--asked", type=int, default=16, show_default=True, metavar="N", help="So often each bot says what it would play."
)
@seed_option("The first seed that the bots are asked with.")
def solve(game: str, miniature: str | None, bots: str, asked: int, seed: int) -> int:
    """Work out a game that is small enough for it."""
    from cheeseboard.lab.players import maker_of
    from cheeseboard.lab.solving import USUAL, report
    from cheeseboard.lab.solving import miniature as find_miniature

    box, names = find(game), [name for name in bots.split(",") if name]
    allowed(lambda: (find_miniature(box, miniature), [maker_of(name, USUAL) for name in names]))
    if asked < 2 or asked % 2:
        raise Wrong(f"asked: {asked} is not possible; possible: an even number from 2")
    for line in report(box, miniature, names, asked, seed):
        print(line, flush=True)
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


def read_likes(
    name: str, seats: int | None, pairs: Sequence[str], levels: str, games: int, seed: int
) -> "BalanceOrder":
    """Games of levels among their like, and nothing else."""
    from cheeseboard.lab.balance.playing import BalanceOrder

    game, bots = find(name), tuple(levels.split(","))
    number, options = table(game, seats, read_options(pairs))
    return allowed(lambda: BalanceOrder(game.name, number, bots, games, seed, options, worlds=0, purposes=("like",)))


def read_crew(workers: int | None, ray: str | None) -> "Crew":
    from cheeseboard.lab.workers import Crew, cores

    return allowed(lambda: Crew(cores() if workers is None else workers, ray))

"""Games by the thousand: simulate, bots against each other, speed, one game as text."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import click

from cheeseboard.cli import INTERRUPTED
from cheeseboard.cli.asking import (
    BOTS,
    FOUL,
    Wrong,
    allowed,
    check_writable,
    command,
    complete_games,
    find,
    game_argument,
    json_option,
    print_json,
    read_file,
    read_options,
    read_seed,
    seed_option,
    table,
    table_options,
    workers_option,
)

if TYPE_CHECKING:
    from cheeseboard.lab.arena import ArenaOrder

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


@command("simulate")
@game_argument()
@table_options
@click.option("--games", type=int, default=100_000, show_default=True, metavar="K", help="How many.")
@seed_option()
@workers_option("--jobs")
@json_option
def simulate(
    game: str, seats: int | None, pairs: Sequence[str], games: int, seed: int, jobs: int | None, in_json: bool
) -> int:
    """Find out who wins if all play at random, and how."""
    from cheeseboard.lab import simulate as lab
    from cheeseboard.lab.progress import ProgressBar
    from cheeseboard.lab.runs import SimulationOrder, play_out

    box = find(game)
    number, options = table(box, seats, read_options(pairs))
    if jobs is not None and jobs < 1:
        raise Wrong(f"jobs: {jobs} is not possible; possible: a whole number from 1")
    order = allowed(lambda: SimulationOrder(box.name, number, games, seed, options))
    with ProgressBar(order.games, "games") as bar:
        played = play_out(order, jobs, bar)
    result, timing = lab.summed_up(box, options, seed, played.counts), lab.timed(played)
    if in_json:
        print(lab.as_json(result, timing))
    else:
        print(lab.report(box.title, result), lab.timing_line(result.games, timing), sep="\n\n")
    return 0


def complete_bots(_: click.Context, __: click.Parameter, typed: str) -> list[str]:
    return [bot for bot in (*BOTS, "openspiel-ismcts") if bot.startswith(typed)]


@command("arena")
@game_argument()
@click.argument(
    "bots", metavar="BOT…", nargs=-1, shell_complete=complete_bots,
    help=f"{', '.join(BOTS)}, openspiel-ismcts, with settings such as clara:sims=2000, my_bot.py, or an agent.",
)  # fmt: skip
@table_options
@click.option(
    "--agents", metavar="FILE", type=click.Path(), help="Agents with limits, ranked by what they lose (docs/agents.md)."
)
@click.option("--out", metavar="FILE", type=click.Path(), help="With --agents: the table as .md, .html or .json.")
@click.option("--time", "seconds", type=float, metavar="S", help="Seconds that bots may think about a move.")
@click.option("--sims", type=int, metavar="N", help="Simulations they may make for it (as many as they like).")
@click.option(
    "--blocks", type=int, metavar="N", help="Streams of luck (100; with --sprt at most 10000, with --agents 10)."
)
@seed_option()
@click.option("--log", metavar="FILE", type=click.Path(), help="Every game as a line of JSON.")
@click.option(
    "--sprt", type=(float, float), metavar="LOW HIGH",
    help="Stop as soon as it is known which of these win rates the first bot has, alone among copies of the second.",
)  # fmt: skip
@workers_option("--workers")
@json_option
def arena(
    game: str,
    bots: Sequence[str],
    seats: int | None,
    pairs: Sequence[str],
    agents: str | None,
    out: str | None,
    seconds: float | None,
    sims: int | None,
    blocks: int | None,
    seed: int,
    log: str | None,
    sprt: tuple[float, float] | None,
    workers: int | None,
    in_json: bool,
) -> int:
    """Let bots play each other: who wins, and how sure that is."""
    from contextlib import nullcontext

    from cheeseboard.bots.thought import Budget
    from cheeseboard.lab.arena import ArenaOrder
    from cheeseboard.lab.standings import contest

    box = find(game)
    number, options = table(box, seats, read_options(pairs))
    if seconds is not None and sims is not None:
        raise Wrong("--time and --sims: one of them is enough")
    for name, wanted in (("time", seconds), ("sims", sims), ("workers", workers)):
        if wanted is not None and not wanted > 0:
            raise Wrong(f"{name}: {wanted} is not possible; possible: more than 0")
    budget = Budget(sims, seconds, by_clock=False)
    if agents is not None:
        if log is not None or sprt is not None:
            raise Wrong("--agents goes without --log and --sprt")
        order_of = partial(ArenaOrder, box.name, number, blocks=blocks or 10, seed=seed, options=options, budget=budget)
        return leaderboard(agents, bots, order_of, workers, out, in_json)
    if out is not None:
        raise Wrong("--out needs --agents")
    blocks = blocks if blocks is not None else 10_000 if sprt else 100
    order = allowed(lambda: ArenaOrder(box.name, number, tuple(bots), blocks, seed, options, budget, sprt))
    check_writable(log)
    with nullcontext() if log is None else open(log, "w", encoding="utf-8") as file:  # noqa: PTH123
        return {"done": 0, "stopped": INTERRUPTED, "foul": FOUL}[contest(order, workers, file, in_json=in_json)]


def leaderboard(
    file: str,
    bots: Sequence[str],
    order: "Callable[..., ArenaOrder]",
    workers: int | None,
    out: str | None,
    in_json: bool,
) -> int:
    """Agents from a file, and bots beside them, ranked."""
    from pathlib import Path

    from cheeseboard.lab import leaderboard as lab
    from cheeseboard.lab.arena import Foul
    from cheeseboard.lab.progress import ProgressBar
    from cheeseboard.lab.workers import Crew, cores

    text = read_file(file)
    found = allowed(lambda: lab.read_agents(text, Path(file).parent))
    entrants = (*found.entrants, *(lab.Entrant(bot, bot, bot) for bot in bots))
    runs = tuple(each.run for each in entrants)
    wanted = allowed(lambda: lab.LeaderboardOrder(order(bots=runs), entrants, found.limits, file))
    check_writable(out)
    try:
        with ProgressBar(wanted.order.games, "games") as bar:
            data = lab.ranked(wanted, Crew(workers or cores()), bar).data()
    except Foul as foul:
        print(f"cheeseboard: {foul}", file=sys.stderr)
        return FOUL
    except KeyboardInterrupt:
        return INTERRUPTED
    if out is not None:
        Path(out).write_text(lab.written(data, out), "utf-8", newline="\n")
    if in_json:
        print_json(data)
    else:
        print(lab.as_markdown(data), end="")
    return 0


@command("data")
@game_argument()
@table_options
@click.option("--games", type=int, default=1000, show_default=True, metavar="N", help="How many.")
@click.option("--bots", metavar="A,B,…", default="otto", show_default=True, help="Who plays, one seat after the other.")
@click.option("--chances", type=int, default=0, metavar="N", help="Tell win chances, by N tries a decision.")
@click.option("--out", metavar="FILE", type=click.Path(), required=True, help="The table, as Parquet.")
@seed_option()
@workers_option("--workers")
def data(
    game: str,
    seats: int | None,
    pairs: Sequence[str],
    games: int,
    bots: str,
    chances: int,
    out: str,
    seed: int,
    workers: int | None,
) -> int:
    """Write games as a table: one row a decision, for learning."""
    from importlib.util import find_spec

    from cheeseboard.lab.data import DataOrder, write_parquet
    from cheeseboard.lab.progress import ProgressBar
    from cheeseboard.lab.workers import Crew, cores

    if find_spec("pyarrow") is None:
        raise Wrong("data needs Arrow: pip install 'cheeseboard[data]'")
    box = find(game)
    number, options = table(box, seats, read_options(pairs))
    order = allowed(lambda: DataOrder(box.name, number, tuple(bots.split(",")), games, seed, options, chances))
    crew = allowed(lambda: Crew(cores() if workers is None else workers))
    check_writable(out)
    try:
        with ProgressBar(games, "games") as bar:
            rows = write_parquet(order, out, crew, bar)
    except KeyboardInterrupt:
        return INTERRUPTED
    print(f"{rows} decisions of {games} games in {out}")
    return 0


@command("bench")
@click.argument("games", metavar="[GAME…]", nargs=-1, shell_complete=complete_games, help="Which games (all).")
@click.option("--seats", type=int, metavar="N", help="How many play (as many as can; with --rl as few).")
@click.option(
    "--seconds", type=float, default=5.0, show_default=True, metavar="T", help="CPU seconds of measuring a game."
)
@click.option("--rl", "for_rl", is_flag=True, help="With what a player sees, from Python and many games at once.")
@click.option("--search", is_flag=True, help="The search, beside OpenSpiel's.")
@click.option("--limit", is_flag=True, help="Beside the same games in C, with --rl many at once; needs a C compiler.")
@click.option(
    "--instructions", is_flag=True, help="With --limit: counted too, by valgrind; that takes a minute a game."
)
@click.option("--all", "everything", is_flag=True, help="All promises about speed, a line each; takes minutes.")
@json_option
def bench(
    games: Sequence[str],
    seats: int | None,
    seconds: float,
    for_rl: bool,
    search: bool,
    limit: bool,
    instructions: bool,
    everything: bool,
    in_json: bool,
) -> int:
    """Measure how fast the games are, beside OpenSpiel."""
    from cheeseboard.games import names
    from cheeseboard.lab import bench as lab

    boxes = [find(name) for name in games or names()]
    if not seconds > 0:
        raise Wrong(f"seconds: {seconds} is not possible; possible: more than 0")
    tables = [(box, table(box, seats or box.seats[0 if for_rl else -1], {})[0]) for box in boxes]
    if everything:
        from cheeseboard.lab import everything as all_promises

        return all_promises.bench(
            [(box, table(box, seats or min(4, box.seats[-1]), {})[0]) for box in boxes], seconds, in_json
        )
    if for_rl and not limit:
        from cheeseboard.lab import rl

        if not rl.is_installed():
            raise Wrong("--rl needs NumPy: pip install 'cheeseboard[rl]'")

        return rl.bench(tables, seconds, in_json)
    if limit:
        from cheeseboard.lab import limit as twins

        if twins.compiler() is None:
            raise Wrong("--limit needs a C compiler, and none was found (Debian: apt-get install gcc)")
        if for_rl:
            from cheeseboard.lab import limit_many

            return limit_many.bench(tables, seconds, in_json)
        return twins.bench(tables, seconds, instructions, in_json)
    if search:
        if in_json:
            raise Wrong("--search has no --json")
        from cheeseboard.lab import searching

        return searching.bench(tables, seconds)
    return lab.bench(tables, seconds, in_json)


@command("playthrough")
@game_argument()
@table_options
@seed_option("The same game again.")
def playthrough(game: str, seats: int | None, pairs: Sequence[str], seed: int) -> int:
    """Print one random game as text, with who hears what."""
    from cheeseboard.lab.playthrough import playthrough as whole_game

    number, options = table(find(game), seats, read_options(pairs))
    print(whole_game(game, number, read_seed(seed) or 0, options), end="")
    return 0

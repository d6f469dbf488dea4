"""What the arena's games came to: who beats whom, how sure that is, ratings, and the log."""

import json
import shlex
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from math import prod
from statistics import fmean
from string import ascii_uppercase
from typing import IO, Any, Final, Literal

from openskill.models import PlackettLuce, PlackettLuceRating

from cheeseboard.games import find
from cheeseboard.lab.arena import ArenaOrder, Fault, Foul, Played, blocks_of
from cheeseboard.lab.figures import Share, block_share
from cheeseboard.lab.machine import commit, description
from cheeseboard.lab.progress import ProgressBar
from cheeseboard.lab.sprt import BOUND, ERROR, Sprt
from cheeseboard.lab.workers import cores

FORMAT: Final = "cheeseboard arena 1"


End = Literal["done", "stopped", "foul"]


def contest(order: ArenaOrder, workers: int | None, log_file: IO[str] | None, *, in_json: bool = False) -> End:
    """Play an order in so many processes, and print the standings. A decided test or Ctrl-C ends it early."""
    standings, log = Standings(order), Log(log_file, order)
    end: End = "done"
    with ProgressBar(order.games, "games") as bar, closing(blocks_of(order, workers or cores(), bar)) as blocks:
        try:
            for block in blocks:
                standings.add(block)
                log.add(block)
                if standings.is_decided:
                    break
        except KeyboardInterrupt:
            end = "stopped"
        except Foul as foul:
            log.add_fault(foul.fault)
            print(f"cheeseboard: {foul}", file=sys.stderr)
            end = "foul"
    print(as_json(standings, end) if in_json else report(standings))
    return end


class Standings:
    """Win shares, ratings and the sequential test of an arena, updated block by block."""

    def __init__(self, order: ArenaOrder) -> None:
        self.order = order
        self.blocks = 0
        self.shares: dict[tuple[int, int], list[float]] = defaultdict(list)  # one alone among another: each block's
        self.ratings = Ratings(len(order.bots))
        self.decisions, self.seconds = [0] * len(order.bots), [0.0] * len(order.bots)
        self.sprt = None if order.sprt is None else Sprt(*order.sprt)

    def add(self, block: Sequence[Played]) -> None:
        """Count one block, given its games in order."""
        self.blocks += 1
        for place, (lone, other) in enumerate(self.order.matches):
            games = block[place * self.order.seats : (place + 1) * self.order.seats]
            self.shares[lone, other].append(share_of(lone, games))
            if self.order.seats == 2:
                self.shares[other, lone].append(share_of(other, games))
        for game in block:
            self.ratings.add(game)
            for bot, decisions, seconds in zip(game.table, game.decisions, game.seconds, strict=True):
                self.decisions[bot] += decisions
                self.seconds[bot] += seconds
        if self.sprt is not None:
            self.sprt.add(self.shares[0, 1][-1])

    @property
    def is_decided(self) -> bool:
        """Whether the sequential test, if one was asked for, has come to an end."""
        return self.sprt is not None and self.sprt.is_decided

    def share(self, lone: int, other: int) -> Share | None:
        """The win share of bot ``lone`` alone among copies of bot ``other``; None if that was not played."""
        found = self.shares.get((lone, other))
        return block_share(found) if found else None


def share_of(bot: int, games: Sequence[Played]) -> float:
    """The mean of what a bot won on its chair, alone there, of each game."""
    return fmean(game.share_of_win(game.table.index(bot)) for game in games)


class Ratings:
    """OpenSkill's Plackett-Luce ratings. Whoever wins comes first, and all others second: there is no second prize."""

    def __init__(self, bots: int) -> None:
        self.model = PlackettLuce(tau=0.0)  # bots do not get better between two games
        self.of = [self.model.rating() for _ in range(bots)]

    def add(self, game: Played) -> None:
        """Copies of a bot are rated as so many strangers. What they gain together is the bot's; what they gain from
        each other comes to nothing. How sure that makes us of it is what it would, had there been one of them.
        """
        seated = [[self.model.create_rating([self.of[bot].mu, self.of[bot].sigma])] for bot in game.table]
        ranks = [0.0 if seat in game.winners else 1.0 for seat in range(len(game.table))]
        after = self.model.rate(seated, ranks=ranks)
        for bot in set(game.table):
            mine = [rating for who, (rating,) in zip(game.table, after, strict=True) if who == bot]
            self.of[bot] = together(self.model, self.of[bot], mine)


def together(model: PlackettLuce, before: PlackettLuceRating, after: list[PlackettLuceRating]) -> PlackettLuceRating:
    mu = before.mu + sum(rating.mu - before.mu for rating in after)
    sigma = before.sigma * prod(rating.sigma / before.sigma for rating in after) ** (1 / len(after))
    return model.create_rating([mu, sigma])


# The log: a line about the arena, then one for each game


class Log:
    """A file of JSON lines, or none. The same order writes the same lines again, apart from ``seconds``."""

    def __init__(self, file: IO[str] | None, order: ArenaOrder) -> None:
        self.file = file
        self.write(heading(order))

    def add(self, games: Iterable[Played]) -> None:
        for game in games:
            self.write({**asdict(game), "seconds": [round(seconds, 6) for seconds in game.seconds]})

    def add_fault(self, fault: Fault) -> None:
        self.write({"fault": asdict(fault)})

    def write(self, line: dict[str, Any]) -> None:
        if self.file is not None:
            self.file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self.file.flush()


def heading(order: ArenaOrder) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "commit": commit(),
        "versions": {name: found for name in ("cheeseboard", "openskill", "open_spiel") if (found := installed(name))},
        "machine": description(),
        "command": command(order),
        **asdict(order),
        "rules": find(order.game).version,
    }


def installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def command(order: ArenaOrder) -> str:
    """What plays the same games again, on however many cores."""
    words = ["cheeseboard", "arena", order.game, *order.bots, "--seats", order.seats, "--blocks", order.blocks]
    words += ["--seed", order.seed]
    usual = find(order.game).settle({})
    for name, value in order.options.items():
        words += ["--option", f"{name}={json.dumps(value)}"] if value != usual[name] else []
    words += [] if order.budget.seconds is None else ["--time", f"{order.budget.seconds:g}"]
    words += [] if order.budget.tries is None else ["--sims", order.budget.tries]
    words += [] if order.sprt is None else ["--sprt", *(f"{share:g}" for share in order.sprt)]
    return shlex.join(map(str, words))


# The report


def as_json(standings: Standings, end: End) -> str:
    """The standings for machines: shares of the win between 0 and 1, each with its 95 % interval."""
    order, bots = standings.order, range(len(standings.order.bots))
    pairs = [(lone, other, standings.share(lone, other)) for lone in bots for other in bots]
    found = {
        "game": order.game,
        "version": find(order.game).version,
        "seats": order.seats,
        "options": order.options,
        "seed": order.seed,
        "end": end,
        "blocks": standings.blocks,
        "games": standings.blocks * len(order.tables),
        "command": command(order),
        "by_clock": is_by_the_clock(order),
        "fair_share": 1 / order.seats,
        "bots": [_bot(standings, bot) for bot in bots],
        "pairs": [
            {"bot": order.bots[lone], "among": order.bots[other], **asdict(share)}
            for lone, other, share in pairs
            if share is not None
        ],
        "sprt": None if standings.sprt is None else _test(standings.sprt),
    }
    return json.dumps(found, ensure_ascii=False)


def _bot(standings: Standings, bot: int) -> dict[str, Any]:
    rating, decisions = standings.ratings.of[bot], standings.decisions[bot]
    return {
        "bot": standings.order.bots[bot],
        "rating": {"mu": rating.mu, "sigma": rating.sigma},
        "decisions": decisions,
        "ms_per_decision": 1000 * standings.seconds[bot] / decisions if decisions else None,
    }


def _test(sprt: Sprt) -> dict[str, Any]:
    return {"low": sprt.low, "high": sprt.high, "accepted": sprt.accepted, "log_likelihood_ratio": sprt.ratio}


def report(standings: Standings) -> str:
    """The standings as text: win shares with intervals, ratings, thinking times, the sequential test."""
    return "\n".join(_lines(standings))


def _lines(standings: Standings) -> Iterator[str]:
    order, game = standings.order, find(standings.order.game)
    games = standings.blocks * len(order.tables)
    yield f"{game.title} ({game.name} v{game.version}), {order.seats} players, seed {order.seed}: {games:,} games in {standings.blocks:,} blocks"
    yield command(order)
    if is_by_the_clock(order):
        yield "Somebody thinks by the clock: the same command will not play quite the same games again."
    if standings.blocks == 0:
        yield "No block was played to its end."
        return
    yield ""
    yield f"wins in percent: each row's bot alone among copies of each column's (fair {100 / order.seats:.1f}), with the 95 % interval"
    yield from _matrix(standings)
    yield ""
    yield from _bots(standings)
    if standings.sprt is not None:
        yield ""
        yield _verdict(standings.sprt, order.bots)
    yield ""
    yield "A win shared by k counts one k-th for each. Intervals are of the blocks' means: games of a block share their luck."


def is_by_the_clock(order: ArenaOrder) -> bool:
    return order.budget.seconds is not None or any(":time=" in bot for bot in order.bots)


def _matrix(standings: Standings) -> Iterator[str]:
    bots = standings.order.bots
    wide = max(map(len, bots))
    yield f"{'':{wide + 3}}" + "".join(f"{letter(column):^23}" for column in range(len(bots))).rstrip()
    for row, bot in enumerate(bots):
        cells = [_cell(standings.share(row, column)) for column in range(len(bots))]
        yield f"{letter(row):>2} {bot:<{wide}}{''.join(f'{cell:^23}' for cell in cells)}".rstrip()


def letter(bot: int) -> str:
    return ascii_uppercase[bot] if bot < len(ascii_uppercase) else str(bot + 1)


def _cell(share: Share | None) -> str:
    return "–" if share is None else f"{100 * share.share:5.1f} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _bots(standings: Standings) -> Iterator[str]:
    bots, ratings = standings.order.bots, standings.ratings.of
    wide = max(map(len, bots))
    yield f"   {'':{wide}}  rating (Plackett-Luce)     a decision"
    for bot in sorted(range(len(bots)), key=lambda bot: -ratings[bot].mu):
        thinks = 1000 * standings.seconds[bot] / max(1, standings.decisions[bot])
        rating = f"{ratings[bot].mu:.2f} ± {ratings[bot].sigma:.2f}"
        yield f"{letter(bot):>2} {bots[bot]:<{wide}}  {rating:>22}  {thinks:10.2f} ms"


def _verdict(sprt: Sprt, bots: Sequence[str]) -> str:
    found = {
        "low": f"{bots[0]} wins rather {sprt.low:g} than {sprt.high:g}",
        "high": f"{bots[0]} wins rather {sprt.high:g} than {sprt.low:g}",
        None: "not decided",
    }[sprt.accepted]
    return (
        f"SPRT {sprt.low:g} or {sprt.high:g}: {found}. Log-likelihood ratio {sprt.ratio:.2f}, "
        f"decided at ±{BOUND:.2f} (wrong at most {ERROR:.0%} of the time)"
    )

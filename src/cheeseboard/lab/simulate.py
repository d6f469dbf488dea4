"""Who wins, with how many points, after how long, if everybody plays at random?"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

import cheeseboard
from cheeseboard.engine.outcome import WHOLE
from cheeseboard.games.box import Game
from cheeseboard.lab.figures import Share, Spread, histogram, spread, win_share
from cheeseboard.lab.runs import Counts, Simulated

ROWS: Final = 20  # of a histogram, at most
WIDTH: Final = 40  # of its longest bar


@dataclass(frozen=True)
class SimulationResult:
    """What many random games came to. The same for the same order, whoever played them and how fast."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: int
    games: int
    wins: list[Share]  # of each seat; a win shared by k counts one k-th
    shared: int  # games won by more than one
    nobody: int  # games won by nobody
    scores: list[Spread]  # of each seat
    all_scores: Spread
    score_counts: list[int]  # how often each score was had, from 0
    decisions: Spread  # a game
    steps: float  # a game: decisions and luck, mean


@dataclass(frozen=True)
class Timing:
    """What the games took. Different every time."""

    build: str
    jobs: int
    wall_seconds: float
    cpu_seconds: float
    games_per_wall_second: float
    games_per_cpu_second: float


def summed_up(game: Game[Any], options: dict[str, Any], seed: int, counts: Counts) -> SimulationResult:
    together = [sum(column) for column in zip(*counts.scores, strict=True)]
    return SimulationResult(
        game=game.name,
        version=game.version,
        seats=len(counts.wins),
        options=options,
        seed=seed,
        games=counts.games,
        wins=[win_share(*sums, WHOLE, counts.games) for sums in zip(counts.wins, counts.squares, strict=True)],
        shared=counts.shared,
        nobody=counts.nobody,
        scores=[spread(scores) for scores in counts.scores],
        all_scores=spread(together),
        score_counts=together[: spread(together).most + 1],
        decisions=spread(counts.lengths),
        steps=counts.steps / counts.games,
    )


def timed(played: Simulated) -> Timing:
    games = played.counts.games
    return Timing(
        build="compiled" if cheeseboard.compiled else "interpreted",
        jobs=played.jobs,
        wall_seconds=played.wall,
        cpu_seconds=played.cpu,
        games_per_wall_second=games / max(played.wall, 1e-6),
        games_per_cpu_second=games / max(played.cpu, 1e-6),
    )


def as_json(result: SimulationResult, timing: Timing) -> str:
    return json.dumps({**asdict(result), "timing": asdict(timing)}, ensure_ascii=False)


# The report


def report(title: str, result: SimulationResult) -> str:
    return "\n".join(_lines(title, result))


def _lines(title: str, result: SimulationResult) -> Iterator[str]:
    yield f"{title} ({result.game} v{result.version}): {result.games:,} random games of {result.seats}, seed {result.seed}"
    if result.options:
        yield "options: " + ", ".join(f"{name}={json.dumps(value)}" for name, value in result.options.items())
    yield ""
    yield f"player    wins      95 % interval     {_columns('score')}"
    for seat, (wins, scores) in enumerate(zip(result.wins, result.scores, strict=True)):
        yield f"{seat + 1:>6}  {wins.share:7.3%}  {_interval(wins)}  {_row(scores)}"
    fair = (1 - result.nobody / result.games) / result.seats
    yield f"   all  {fair:7.3%}  {'(a fair share)':^19}  {_row(result.all_scores)}"
    yield ""
    yield f"won by several  {_portion(result.shared, result.games)}"
    yield f"won by nobody   {_portion(result.nobody, result.games)}"
    yield f"steps a game    {result.steps:.2f} (decisions and luck)"
    yield ""
    yield f"                                      {_columns('mean')}"
    yield f"decisions a game                      {_row(result.decisions)}"
    yield ""
    yield "how often each score was had"
    yield from _bars(result.score_counts)
    yield ""
    yield "A win shared by k players counts one k-th for each. Intervals are Wilson's; where wins are shared, for as many"
    yield "games of whole wins as would vary that much."


def _columns(first: str) -> str:
    names = (first, "sd", "min", "5 %", "25 %", "50 %", "75 %", "95 %", "max")
    return " ".join(f"{name:>7}" for name in names)


def _row(spread: Spread) -> str:
    return f"{spread.mean:7.2f} {spread.sd:7.2f} " + " ".join(f"{number:>7}" for number in _whole(spread))


def _whole(spread: Spread) -> tuple[int, ...]:
    return (spread.least, spread.p5, spread.p25, spread.p50, spread.p75, spread.p95, spread.most)


def _interval(share: Share) -> str:
    return f"{share.low:7.3%} to {share.high:7.3%} "


def _portion(games: int, all_games: int) -> str:
    return f"{games / all_games:.3%} ({games:,} games)"


def _bars(counts: list[int]) -> Iterator[str]:
    bars = histogram(counts, ROWS)
    total, tallest = sum(counts), max(bar.count for bar in bars)
    for bar in bars:
        name = f"{bar.first}" if bar.first == bar.last else f"{bar.first} to {bar.last}"
        yield f"{name:>12}  {bar.count / total:7.3%}  {'#' * round(WIDTH * bar.count / tallest)}".rstrip()


def timing_line(games: int, timing: Timing) -> str:
    processes = "1 process" if timing.jobs == 1 else f"{timing.jobs} processes"
    return (
        f"{timing.build}, {processes}: {games:,} games in {timing.wall_seconds:.2f} s, "
        f"{timing.games_per_wall_second:,.0f} games/s; {timing.cpu_seconds:.2f} CPU seconds of play, "
        f"{timing.games_per_cpu_second:,.0f} games per CPU second"
    )

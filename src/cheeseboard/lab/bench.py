"""How fast the games are: inside the engine, from Python, to copy, to hold and to import, beside OpenSpiel."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from cheeseboard.engine.state import State
from cheeseboard.games.box import Game
from cheeseboard.lab import loops, machine, openspiel
from cheeseboard.lab.contest import Contender, Rounds, contest
from cheeseboard.lab.openspiel import Peer
from cheeseboard.lab.proof import Standstill, Survey, check_copies, check_length, survey

HEARTS: Final = "hearts from Python"
HEARTS_CPP: Final = "hearts in C++"
FEW_MOVES: Final = 12  # a list of more takes its time, in Python above all
SAYS: Final = {  # the ways to play
    "inside": "inside the engine",
    "lists": "from Python, lists of moves",
    "listed": "from Python, luck listed too",
    "picks": "from Python, pick",
}
IMPORT: Final = "import cheeseboard"
OPEN: Final = "import cheeseboard; cheeseboard.new({name!r})"


@dataclass(frozen=True)
class Floor:
    """A promise, and whether it was kept this time."""

    says: str
    bound: str  # at least, at most
    promised: float
    seen: float
    met: bool
    rounds: Rounds | None = None  # where there were several


@dataclass(frozen=True)
class GameSpeed:
    """What was measured of one game."""

    game: str
    seats: int
    survey: Survey
    rounds: int
    rates: dict[str, float]  # steps a CPU second, median
    ratios: dict[str, dict[str, Rounds]]  # of each way of playing, to each of OpenSpiel's
    clone_ns: dict[str, Rounds]
    bytes_per_state: float | None
    floors: list[Floor]


@dataclass(frozen=True)
class Unmeasured:
    """Why there are no figures."""

    game: str
    seats: int
    reason: str


def bench(tables: list[tuple[Game[Any], int]], seconds: float, in_json: bool) -> int:
    """Measure games, each for so many players, and print. The exit code says whether they could be measured."""
    about = machine.description()
    if not in_json:
        print(heading(about), flush=True)
    peers, alone = find_peers()
    measured = []
    for game, seats in tables:
        measured.append(measure(game, seats, seconds, peers))
        if not in_json:
            print("", *_lines(measured[-1]), sep="\n", flush=True)
    starts = start_costs([game.name for game, _ in tables], seconds)
    if in_json:
        openspiel_lengths = {peer.name: asdict(peer.length) for peer in peers}
        figures = [asdict(one) for one in measured]
        print(
            json.dumps(
                {
                    "machine": about,
                    "alone": alone,
                    "openspiel": openspiel_lengths,
                    "games": figures,
                    "starts_ms": starts,
                }
            )
        )
    else:
        print("", *_last_lines(starts, alone), sep="\n")
    return int(any(isinstance(one, Unmeasured) for one in measured))


def find_peers() -> tuple[list[Peer], str]:
    """OpenSpiel's games, or why there are none to compare with."""
    if not openspiel.is_installed():
        return [], "OpenSpiel is not installed (pip install 'cheeseboard[bench]')"
    try:
        return openspiel.load_all(), ""
    except Standstill as problem:
        return [], str(problem)


def measure(game: Game[Any], seats: int, seconds: float, peers: list[Peer]) -> GameSpeed | Unmeasured:
    """All figures of one game; none if what was timed turns out not to be the game."""
    longest = game.longest(seats, game.settle({}))
    try:
        start: State = game.new(seats)
        found = survey(start, longest)
        ours, copiers, theirs = contenders(start, longest, found, peers)
        rounds = contest([*ours, *copiers, *theirs], seconds)
        for one in ours:
            check_length(one.name, found.length, one.games, one.steps)
        for one in copiers:
            check_copies(f"clones {one.name}", one.games, one.steps)
        for one, peer in zip(theirs, [*peers, *peers[:1]], strict=True):
            check_length(one.name, peer.length, one.games, one.steps)
    except Standstill as problem:
        return Unmeasured(game.name, seats, str(problem))
    ratios = {one.name: {other.name: one.ratio(other) for other in theirs} for one in ours}
    clone_ns = {one.name: one.nanoseconds() for one in copiers}
    weight = machine.bytes_per_state(game.name, seats, found.length.mean)
    return GameSpeed(
        game=game.name,
        seats=seats,
        survey=found,
        rounds=rounds,
        rates={one.name: one.rate for one in [*ours, *theirs]},
        ratios=ratios,
        clone_ns=clone_ns,
        bytes_per_state=weight,
        floors=list(floors(found, ratios, clone_ns, weight)),
    )


def contenders(
    start: State, longest: int, found: Survey, peers: list[Peer]
) -> tuple[list[Contender], list[Contender], list[Contender]]:
    """The ways to play, the ways to copy, and OpenSpiel's: each of its games from Python, and hearts in C++."""
    state = loops.halfway(start, found.length.mean)
    ours = [
        Contender("inside", loops.inside(start, longest)),
        Contender("lists", loops.lists(start)),
        Contender("listed", loops.listed(start)),
        Contender("picks", loops.picks(start)),
    ]
    copiers = [
        Contender("inside", loops.clones_inside(state)),
        Contender("from Python", loops.clones_from_python(state)),
    ]
    theirs = [Contender(f"{peer.name} from Python", openspiel.from_python(peer)) for peer in peers]
    theirs += [Contender(f"{peer.name} in C++", openspiel.in_cpp(peer)) for peer in peers[:1]]
    return ours, copiers, theirs


def start_costs(names: list[str], seconds: float) -> dict[str, float | None]:
    """CPU milliseconds before anything can be played."""
    pairs = max(1, min(15, int(seconds * 4)))
    return {
        "import cheeseboard": machine.start_milliseconds(IMPORT, pairs),
        "import and open a table": machine.start_milliseconds(OPEN.format(name=names[0]), pairs),
    }


def floors(
    found: Survey, ratios: dict[str, dict[str, Rounds]], clone_ns: dict[str, Rounds], weight: float | None
) -> Iterator[Floor]:
    """Each promise that could be tested."""
    if HEARTS in ratios["inside"]:
        lists = 3.0 if found.moves is None or found.moves <= FEW_MOVES else 1.5
        yield _times("inside", HEARTS, 25, ratios)
        yield _times("inside", HEARTS_CPP, 3, ratios)
        yield _times("lists", HEARTS, lists, ratios)
    yield _at_most("ns a clone inside", 150, clone_ns["inside"].median, clone_ns["inside"])
    if weight is not None:
        yield _at_most("bytes a state", 700, weight)


def _times(way: str, other: str, promised: float, ratios: dict[str, dict[str, Rounds]]) -> Floor:
    ratio = ratios[way][other]
    return Floor(f"{way} / {other}", "at least", promised, ratio.median, ratio.median >= promised, ratio)


def _at_most(says: str, promised: float, seen: float, rounds: Rounds | None = None) -> Floor:
    return Floor(says, "at most", promised, seen, seen <= promised, rounds)


# The report


def heading(about: dict[str, str | int]) -> str:
    return "{build}, {python}, {system}, {processor}, {cores} cores; medians, CPU time".format(**about)


def _lines(measured: GameSpeed | Unmeasured) -> Iterator[str]:
    if isinstance(measured, Unmeasured):
        yield f"{measured.game}, {measured.seats} players: no figures, for it is not played: {measured.reason}"
        return
    length, moves = measured.survey.length, measured.survey.moves
    yield (
        f"{measured.game}, {measured.seats} players: {length.mean:.1f} steps a game ({length.least} to {length.most}), "
        f"{measured.survey.decisions:.1f} of them decisions"
        + (f" among {moves:.1f} moves; " if moves else "; ")
        + f"{measured.rounds} rounds"
    )
    yield from _rate_lines(measured)
    copies = ", ".join(f"{ns.median:.0f} ns {name}" for name, ns in measured.clone_ns.items())
    weight = "not told here" if measured.bytes_per_state is None else f"{measured.bytes_per_state:.0f} bytes"
    yield f"  a clone: {copies}; a state: {weight}"
    yield from (f"  {floor_line(floor)}" for floor in measured.floors)


def _rate_lines(measured: GameSpeed) -> Iterator[str]:
    """Our ways to play, each with how many times as fast as OpenSpiel's it is; then OpenSpiel's."""
    theirs = [name for name in measured.rates if name not in SAYS]
    yield f"  {'':<34} {'steps/s':>12} {'ns/step':>8}" + "".join(f"  / {name}" for name in theirs)
    for way, says in SAYS.items():
        ratios = "".join(f"{measured.ratios[way][name].median:>{len(name) + 4}.1f}" for name in theirs)
        yield f"  {says:<34} {_rate(measured.rates[way])}{ratios}"
    for name in theirs:
        yield f"  OpenSpiel: {name:<23} {_rate(measured.rates[name])}"


def _rate(rate: float) -> str:
    return f"{rate:>12,.0f} {1e9 / rate:>8.1f}"


def floor_line(floor: Floor) -> str:
    kept = "met   " if floor.met else "MISSED"
    rounds = f" ({floor.rounds.low:.1f} to {floor.rounds.high:.1f} in single rounds)" if floor.rounds else ""
    return f"{kept}  {floor.says}: {floor.seen:.1f}{rounds}, promised {floor.bound} {floor.promised:g}"


def _last_lines(starts: dict[str, float | None], alone: str) -> Iterator[str]:
    for says, cost in starts.items():
        if cost is None:
            yield f"{says}: could not be measured"
        else:
            yield floor_line(_at_most(f"CPU ms beyond Python's start: {says}", 60, cost))
    if alone:
        yield f"nothing was compared: {alone}"

"""How fast the games are to learn from: with what a player sees and may play, from Python and many at once, beside others."""

import json
import os
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import repeat
from random import Random
from typing import Any, Final

from cheeseboard.games import find, names
from cheeseboard.games.box import Game
from cheeseboard.lab import machine, openspiel
from cheeseboard.lab.bench import Floor, floor_line, heading
from cheeseboard.lab.contest import Contender, Loop, Rounds, Slice, contest
from cheeseboard.lab.proof import Standstill

MANY: Final = 4096  # games side by side
DRIVEN: Final = "one game from Python"
VECTOR: Final = f"{MANY} games at once"
ZOO: Final = "our PettingZoo environment, unwrapped"
OPENSPIEL: Final = "OpenSpiel: leduc_poker, its observer and mask"
RLCARD: Final = "PettingZoo: leduc_holdem, unwrapped"
PGX: Final = f"pgx: leduc_holdem, {MANY} at once"
STEPS: Final = 16  # of pgx in one call
ONE_CORE: Final = (
    "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"  # with more, its CPU seconds are worth less
)
SMALLEST: Final = 3_000_000  # decisions a second, of the game with the fewest numbers


@dataclass(frozen=True)
class LearningSpeed:
    """What was measured of one game: decisions a CPU second, and how many times as fast as each of the others."""

    game: str
    seats: int
    numbers: int  # of an observation
    actions: int
    rounds: int
    rates: dict[str, float]
    ratios: dict[str, dict[str, Rounds]]
    floors: list[Floor]


def bench(tables: list[tuple[Game[Any], int]], seconds: float, in_json: bool) -> int:
    """Measure games, each for so many players, beside what is installed, and print."""
    about = machine.description()
    if not in_json:
        print(heading(about) + "; a step is a decision, seen and with its mask", flush=True)
    peers = find_peers()
    smallest = min(8 * game.features(game.seats[0]).words for game in map(find, names()))
    measured = []
    for game, seats in tables:
        measured.append(measure(game, seats, seconds, peers, smallest))
        if not in_json:
            print("", *_lines(measured[-1]), sep="\n", flush=True)
    if in_json:
        print(json.dumps({"machine": about, "games": [asdict(one) for one in measured]}))
    return 0


def is_installed() -> bool:
    return find_spec("numpy") is not None


def find_peers() -> dict[str, Loop]:
    """The others that are installed."""
    found: dict[str, Loop] = {}
    if find_spec("pyspiel"):
        found[OPENSPIEL] = openspiel_loop()
    if find_spec("rlcard") and find_spec("pygame") and find_spec("pettingzoo"):
        zoo = import_module("pettingzoo.classic.rlcard_envs.leduc_holdem").raw_env()
        found[RLCARD] = zoo_loop(zoo)
    if find_spec("pgx"):
        found[PGX] = pgx_loop()
    return found


def measure(game: Game[Any], seats: int, seconds: float, peers: dict[str, Loop], smallest: int) -> LearningSpeed:
    ours = {DRIVEN: driven(game.name, seats), VECTOR: vector(game.name, seats)}
    if find_spec("pettingzoo"):
        ours[ZOO] = zoo_loop(import_module("cheeseboard.rl.pettingzoo").raw_env(game.name, seats=seats))
    contenders = {name: Contender(name, run) for name, run in {**ours, **peers}.items()}
    rounds = contest(list(contenders.values()), seconds)
    for one in contenders.values():
        if one.steps < one.games or (one.games < 1 and one.name != VECTOR):  # where games may take longer than we do
            raise Standstill(f"{one.name}: {one.steps} decisions in {one.games} games")
    ratios = {mine: {other: contenders[mine].ratio(contenders[other]) for other in peers} for mine in ours}
    numbers = 8 * game.features(seats).words
    rates = {name: one.rate for name, one in contenders.items()}
    floors = [
        _times(mine, other, promised, ratios)
        for mine, other, promised in ((DRIVEN, OPENSPIEL, 2), (DRIVEN, RLCARD, 20), (VECTOR, PGX, 2))
        if other in peers
    ]
    if numbers == smallest:
        rate = rates[VECTOR]
        floors.append(Floor(f"decisions/s, {VECTOR}, smallest game", "at least", SMALLEST, rate, rate >= SMALLEST))
    return LearningSpeed(game.name, seats, numbers, game.actions(seats), rounds, rates, ratios, floors)


def _times(mine: str, other: str, promised: float, ratios: dict[str, dict[str, Rounds]]) -> Floor:
    ratio = ratios[mine][other]
    return Floor(f"{mine} / {other}", "at least", promised, ratio.median, ratio.median >= promised, ratio)


# The ways to play


def driven(name: str, seats: int) -> Loop:
    """One game, a move at a time: after each, what is seen and the mask stand in their arrays."""
    games = import_module("cheeseboard.rl.vector").Vector(name, 1, seats=seats)
    batch, draw = games.batch, Random(0).random
    play, legal = batch.play, batch.moves

    def run(amount: int) -> Slice:
        before, decisions = batch.finished, batch.decisions
        for _ in repeat(None, 64 * amount):
            moves = legal(0)
            play(0, moves[int(draw() * len(moves))])
        return Slice(batch.finished - before, batch.decisions - decisions)

    return run


def vector(name: str, seats: int) -> Loop:
    """Many games, each step's moves drawn from the legal ones."""
    games = import_module("cheeseboard.rl.vector").Vector(name, MANY, seats=seats)

    def run(amount: int) -> Slice:
        before, decisions = games.batch.finished, games.batch.decisions
        for _ in repeat(None, amount):
            seen = games.observations[0].tobytes()
            games.step(games.any_moves())
        if not games.masks[:64].any(axis=1).all() or games.observations[0].tobytes() == seen:
            raise Standstill(f"{name}: a step changed nothing, or nothing is legal")
        return Slice(games.batch.finished - before, games.batch.decisions - decisions)

    return run


def zoo_loop(env: Any) -> Loop:
    """An AEC environment without its wrappers, its own way: what was last, a legal action, a step."""
    draw = Random(0).random
    numpy = import_module("numpy")

    def run(amount: int) -> Slice:
        decisions = 0
        for _ in repeat(None, amount):
            env.reset()
            while env.agents:
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = numpy.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(draw() * len(legal))]))
                decisions += 1
        return Slice(amount, decisions)

    return run


def openspiel_loop() -> Loop:
    """OpenSpiel in the quickest way we know that builds what a player sees and the mask."""
    spiel = import_module("pyspiel")
    game = spiel.load_game("leduc_poker")
    observer = import_module("open_spiel.python.observation").make_observation(game)
    draw = Random(0).random

    def run(amount: int) -> Slice:
        decisions = 0
        for _ in repeat(None, amount):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(openspiel.fallen(state.chance_outcomes(), draw()))
                    continue
                observer.set_from(state, state.current_player())
                state.legal_actions_mask()
                moves = state.legal_actions()
                state.apply_action(moves[int(draw() * len(moves))])
                decisions += 1
        return Slice(amount, decisions)

    return run


def pgx_loop() -> Loop:
    """pgx with its own auto-reset, many games in one compiled loop of some steps, legal actions drawn inside."""
    os.environ.setdefault("XLA_FLAGS", ONE_CORE)
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("leduc_holdem")
    step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(carry: Any, key: Any) -> Any:
        state, over = carry
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(key, odds, axis=-1)
        state = jax.vmap(step)(state, action, jax.random.split(key, MANY))
        return (state, over + state.terminated.sum()), None

    def some_steps(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, (state, 0), jax.random.split(key, STEPS))[0]

    some = jax.jit(some_steps)
    key = jax.random.PRNGKey(0)
    held = {"key": key, "state": jax.jit(jax.vmap(env.init))(jax.random.split(key, MANY))}

    def run(amount: int) -> Slice:
        games = 0
        for _ in repeat(None, amount):
            held["key"], key = jax.random.split(held["key"])
            held["state"], over = some(held["state"], key)
            games += int(over)
        return Slice(games, amount * STEPS * MANY)

    run(1)  # which compiles it
    return run


def _lines(measured: LearningSpeed) -> list[str]:
    about = f"{measured.numbers} numbers, {measured.actions} actions"
    lines = [f"{measured.game}, {measured.seats} players: {about}; {measured.rounds} rounds"]
    for name, rate in measured.rates.items():
        lines.append(f"  {name:<48} {rate:>12,.0f} decisions/s")
    return [*lines, *(f"  {floor_line(floor)}" for floor in measured.floors)]

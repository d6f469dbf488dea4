"""Decisions a second of a whole learning loop without the learning: games, a small network in torch, and the moves that it draws.

    python3 tools/whole_loop.py [SECONDS] [GAME …]

It runs what is installed beside torch: our games (extra ``rl``), pgx, EnvPool. Everything has one thread and is measured in CPU time,
the loops taking turns. The network is the same for all but for its ends: 128 hidden numbers, twice.
"""

import os

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import statistics
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
import torch

MANY: Final = 4096
HIDDEN: Final = 128
STEPS: Final = 8  # in a turn
Loop = Callable[[], None]  # some steps of all games


class Clock:
    """How much of a loop's time the games took."""

    def __init__(self) -> None:
        self.games = 0.0

    def timed(self, work: Callable[[], Any]) -> Any:
        began = time.process_time()
        found = work()
        self.games += time.process_time() - began
        return found


def network(numbers: int, actions: int) -> torch.nn.Module:
    layers = torch.nn
    return layers.Sequential(
        layers.Linear(numbers, HIDDEN),
        layers.ReLU(),
        layers.Linear(HIDDEN, HIDDEN),
        layers.ReLU(),
        layers.Linear(HIDDEN, actions),
    )


def drawn(policy: torch.nn.Module, seen: Any, masks: Any) -> Any:
    """Legal moves, as likely as the network says: the largest after noise."""
    with torch.no_grad():
        logits = policy(torch.from_numpy(seen).float())
        logits = logits.masked_fill(~torch.from_numpy(masks), -torch.inf)
        return (logits - torch.empty_like(logits).exponential_().log()).argmax(1).numpy()


def ours(name: str, clock: Clock) -> tuple[Loop, str]:
    import cheeseboard.rl  # noqa: PLC0415

    games = cheeseboard.rl.batch(name, MANY)
    policy = network(games.observations.shape[1], games.actions)

    def run() -> None:
        for _ in range(STEPS):
            moves = drawn(policy, games.observations, games.masks)
            clock.timed(partial(games.step, moves))

    return run, f"{games.observations.shape[1]} numbers, {games.actions} actions"


def pgx_loop(clock: Clock) -> tuple[Loop, str]:
    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    env = pgx.make("leduc_holdem")
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    held = {"key": jax.random.PRNGKey(0)}
    held["state"] = begin(jax.random.split(held["key"], MANY))
    seen = np.asarray(held["state"].observation).reshape(MANY, -1)
    policy = network(seen.shape[1], env.num_actions)

    def advance(moves: Any) -> None:
        held["key"], key = jax.random.split(held["key"])
        held["state"] = step(held["state"], moves, jax.random.split(key, MANY))
        held["state"].observation.block_until_ready()

    def run() -> None:
        for _ in range(STEPS):
            state = held["state"]
            seen = np.array(state.observation).reshape(MANY, -1)
            moves = drawn(policy, seen, np.array(state.legal_action_mask))
            clock.timed(partial(advance, moves.astype(np.int32)))

    return run, f"{seen.shape[1]} numbers, {env.num_actions} actions"


def pgx_whole(clock: Clock) -> tuple[Loop, str]:  # noqa: ARG001 - nobody can tell games and network apart
    """pgx as it is meant: the same network in JAX, compiled with the games into one loop."""
    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from jax import numpy as jnp  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    env = pgx.make("leduc_holdem")
    step = auto_reset(env.step, env.init)
    key = jax.random.PRNGKey(0)
    numbers = int(np.prod(env.observation_shape))
    sizes = [(numbers, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, env.num_actions)]
    weights = [jax.random.normal(key, size) * 0.1 for size in sizes]

    def one(state: Any, key: Any) -> Any:
        seen = state.observation.reshape(MANY, -1).astype(jnp.float32)
        hidden = jax.nn.relu(jax.nn.relu(seen @ weights[0]) @ weights[1])
        logits = jnp.where(state.legal_action_mask, hidden @ weights[2], -jnp.inf)
        moves = jax.random.categorical(key, logits, axis=-1)
        return jax.vmap(step)(state, moves, jax.random.split(key, MANY)), None

    some = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, STEPS))[0])
    held = {"key": key, "state": jax.jit(jax.vmap(env.init))(jax.random.split(key, MANY))}

    def run() -> None:
        held["key"], key = jax.random.split(held["key"])
        held["state"] = some(held["state"], key)
        held["state"].observation.block_until_ready()

    return run, f"{numbers} numbers, {env.num_actions} actions"


def envpool_loop(clock: Clock) -> tuple[Loop, str]:
    import envpool  # noqa: PLC0415

    env = envpool.make("LeducHoldem-v1", env_type="gymnasium", num_envs=MANY, num_threads=1)
    seen, info = env.reset()
    held = {"seen": seen, "info": info}
    numbers, actions = seen.shape[-1], int(env.action_space.n)  # a row for each of the two players
    every = np.arange(MANY)
    policy = network(numbers, actions)

    def run() -> None:
        for _ in range(STEPS):
            allowed = np.asarray(held["info"]["legal_action_mask"]).astype(bool)
            allowed[~allowed.any(axis=1)] = True  # a game that is over resets with any move
            seen = np.asarray(held["seen"]).reshape(MANY, 2, numbers)[every, held["info"]["current_player"]]
            moves = drawn(policy, seen, allowed)
            held["seen"], _, _, _, held["info"] = clock.timed(partial(env.step, moves.astype(np.int32)))

    return run, f"{numbers} numbers, {actions} actions"


def main(seconds: float, games: list[str]) -> None:
    torch.set_num_threads(1)
    warnings.filterwarnings("ignore", message="The given NumPy array is not writable")  # nobody writes to it
    makers: dict[str, Callable[[Clock], tuple[Loop, str]]] = {}
    for name in games:
        makers[f"{name}; torch"] = partial(ours, name)
    if find_spec("pgx"):
        makers["pgx, Leduc; torch"] = pgx_loop
        makers["pgx, Leduc; JAX, one compiled loop"] = pgx_whole
    if find_spec("envpool"):
        makers["EnvPool, Leduc; torch"] = envpool_loop
    clocks = {what: Clock() for what in makers}
    loops = {what: make(clocks[what]) for what, make in makers.items()}
    for run, _ in loops.values():
        for _ in range(3):
            run()
    for clock in clocks.values():
        clock.games = 0.0
    took: dict[str, list[float]] = {what: [] for what in loops}
    began = time.process_time()
    while time.process_time() - began < seconds:
        for what, (run, _) in loops.items():
            before = time.process_time()
            run()
            took[what].append(time.process_time() - before)
    print(f"{len(next(iter(took.values())))} rounds, {MANY} games, {HIDDEN} hidden numbers twice, one thread, CPU time")
    print("| loop | observation | decisions/s | lowest and highest | games' share |\n|---|---|---|---|---|")
    for what, times in took.items():
        rates = sorted(STEPS * MANY / one for one in times)
        share = f"{100 * clocks[what].games / sum(times):.0f} %" if clocks[what].games else "–"
        low, high = f"{rates[0]:,.0f}", f"{rates[-1]:,.0f}"
        print(f"| {what} | {loops[what][1]} | {statistics.median(rates):,.0f} | {low} to {high} | {share} |")


if __name__ == "__main__":
    named = sys.argv[2:] or ["alles-kaese", "cheese", "cheese-chase", "cheese-rescue", "go-da-cheese"]
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, named)

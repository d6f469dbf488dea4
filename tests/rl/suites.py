"""What an environment must keep that PettingZoo's own tests do not look at: leaks, masks, seeds, buffers, pay.

Each is a function that a planted fault can be given to.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.every_game.tables import worlds

Make = Callable[[], Any]  # an unwrapped environment


def walk(env: Any, seed: int, steps: int = 60) -> Any:
    """Play at random; at each decision the agent and what it sees."""
    draw = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(steps):
        agent = env.agent_selection
        if env.terminations[agent]:
            return
        seen = env.observe(agent)
        yield agent, seen
        env.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))


def same(one: dict[str, Any], two: dict[str, Any]) -> bool:
    return one.keys() == two.keys() and all(np.array_equal(one[key], two[key]) for key in one)


def tells_nothing_hidden(make: Make) -> None:
    """Everything hidden is dealt anew: no agent's observation changes."""
    env = make()
    for step, _ in enumerate(walk(env, 5)):
        true = env.episode.state
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            for world in worlds(true, seat, step, 2):
                env.episode.state = world
                assert same(env.observe(agent), seen)
            env.episode.state = true


def masks_what_is_legal(make: Make) -> None:
    """The mask is what the rules allow, all zeros for those whose turn it is not; anything else is refused."""
    env = make()
    for agent, seen in walk(env, 6):
        state = env.episode.state
        assert list(np.flatnonzero(seen["action_mask"])) == state.moves()
        for other in env.possible_agents:
            assert other == agent or not env.observe(other)["action_mask"].any()


def deals_as_it_is_seeded(make: Make) -> None:
    """The same seed is the same game, in any environment and at any time; without a seed each game is another."""
    env, other = make(), make()

    def record(which: Any, seed: int) -> list[bytes]:
        return [seen["observation"].tobytes() for _, seen in walk(which, seed, 25)]

    games = [record(env, seed) for seed in range(12)]
    assert [record(other, seed) for seed in range(12)] == games
    assert record(env, 3) == games[3]
    assert len({tuple(game) for game in games}) == 12
    fresh = set()
    for _ in range(12):
        env.reset()
        fresh.add(env.episode.dice.word)
    assert len(fresh) == 12
    starts: list[list[int]] = []
    for each in (env, other):
        each.reset(seed=1)
        starts.append([])
        for _ in range(4):
            each.reset()
            starts[-1].append(each.episode.dice.word)
    assert starts[0] == starts[1]
    assert len(set(starts[0])) == 4


def keeps_what_it_gave(make: Make) -> None:
    """What an agent was given before is not written over."""
    kept = [(seen, {key: value.copy() for key, value in seen.items()}) for _, seen in walk(make(), 7)]
    assert all(same(given, copy) for given, copy in kept)
    assert all(seen["observation"].flags.writeable for seen, _ in kept)


def pays_once_and_to_zero(make: Make) -> None:
    """Nothing before the end; then each its share of the win above an even share, which the rules say once more."""
    env = make()
    for _ in walk(env, 8, 100_000):
        assert not any(env.rewards.values())
    state = env.episode.state
    winners = state.winners()
    for seat, agent in enumerate(env.possible_agents):
        share = (seat in winners) / len(winners) if winners else 1 / state.seats
        assert abs(env.rewards[agent] - (share - 1 / state.seats)) < 1e-9
        assert env._cumulative_rewards[agent] == env.rewards[agent]
        assert env.terminations[agent] and not env.truncations[agent]
        assert env.infos[agent]["won"] == (seat in winners)
        assert (env.infos[agent]["rank"] == 1) == (state.rank(seat) == max(map(state.rank, range(state.seats))))


ALL = [tells_nothing_hidden, masks_what_is_legal, deals_as_it_is_seeded, keeps_what_it_gave, pays_once_and_to_zero]

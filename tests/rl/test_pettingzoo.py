"""Every game is a PettingZoo environment: it passes PettingZoo's tests, and ours, which find what those miss."""

import pickle
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from cheeseboard.engine.state import IllegalMove
from tests.every_game.tables import EVERY_GAME, GAMES, worlds
from tests.rl.extras import need

need("pettingzoo")
np = need("numpy")
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it imports its own games the old way
    zoo_test = import_module("pettingzoo.test")
from cheeseboard.rl import pettingzoo  # noqa: E402
from cheeseboard.rl.episode import FRAME  # noqa: E402
from tests.rl import suites  # noqa: E402

PLAYERS = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]
ENDS = [pytest.param(g, seats, id=f"{g.name}-{seats}") for g in GAMES for seats in (g.seats[0], g.seats[-1])]
ALL_PLAYERS = pytest.mark.parametrize(("game", "seats"), PLAYERS)
SOME_PLAYERS = pytest.mark.parametrize(("game", "seats"), ENDS)  # the smallest and the largest table


@ALL_PLAYERS
def test_pettingzoo_finds_no_fault(game: Any, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that a dict is not an array
        zoo_test.api_test(pettingzoo.env(game.name, seats=seats), num_cycles=50)
        zoo_test.seed_test(lambda: pettingzoo.env(game.name, seats=seats), num_cycles=20)


@EVERY_GAME
def test_it_can_be_rendered(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    need("PIL")
    need("resvg_py")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        zoo_test.render_test(lambda render_mode=None: pettingzoo.env(game.name, render_mode=render_mode))
    env = pettingzoo.raw_env(game.name, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert (first < 128).any(axis=2).sum() > 100  # ink on paper
    env.step(env.episode.state.move(0))
    second = env.render()
    assert first.shape == second.shape == (*FRAME[::-1], 3)
    assert (first != second).any()
    assert "Player" in capsys.readouterr().out


@EVERY_GAME
def test_pettingzoo_knows_its_name(game: Any) -> None:
    seats = game.seats[-1]
    zoo = need("pettingzoo")
    env = zoo.make("aec", f"cheeseboard/{game.name}-v0", seats=seats)
    env.reset(seed=1)
    assert len(env.agents) == seats
    together = zoo.make("parallel", f"cheeseboard/{game.name}-v0", seats=seats)
    assert len(together.reset(seed=1)[0]) == seats


def test_everybody_can_be_asked_at_once() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        zoo_test.parallel_api_test(pettingzoo.parallel_env("alles-kaese"), num_cycles=50)


@SOME_PLAYERS
@pytest.mark.parametrize("promise", suites.ALL, ids=lambda promise: promise.__name__)
def test_what_pettingzoo_does_not_look_at(game: Any, seats: int, promise: Callable[[Any], None]) -> None:
    promise(lambda: pettingzoo.raw_env(game.name, seats=seats, memory=8))


class Leaks(pettingzoo.TableEnv):
    """The next player's cards stand in the observation."""

    def observe(self, agent: str) -> dict[str, Any]:
        seen: dict[str, Any] = super().observe(agent)
        other = (self._seat[agent] + 1) % self.episode.seats
        state: Any = self.episode.state
        seen["observation"][-1] = state.hands[other] & 127
        return seen


class SeesAsAnother(pettingzoo.TableEnv):
    """Everybody sees what the first player sees."""

    def observe(self, agent: str) -> dict[str, Any]:
        return {**super().observe(agent), "observation": self.episode.numbers(0)}


class AllowsAll(pettingzoo.TableEnv):
    def observe(self, agent: str) -> dict[str, Any]:
        seen: dict[str, Any] = super().observe(agent)
        return {**seen, "action_mask": np.maximum(seen["action_mask"], self._seat[agent] == self.episode.state.turn)}


class HidesAMove(pettingzoo.TableEnv):
    def observe(self, agent: str) -> dict[str, Any]:
        seen: dict[str, Any] = super().observe(agent)
        if seen["action_mask"].sum() > 1:
            seen["action_mask"][seen["action_mask"].argmax()] = 0
        return seen


class AlwaysTheSameDeal(pettingzoo.TableEnv):
    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        super().reset(seed=1)


class ForgetsItsSeed(pettingzoo.TableEnv):
    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        super().reset()


class StuckAfterItsSeed(pettingzoo.TableEnv):
    """The first game is by the seed, and so are all that follow."""

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.last = seed if seed is not None else getattr(self, "last", None)
        super().reset(self.last, options)


class WritesOver(pettingzoo.TableEnv):
    """One array for all observations."""

    def observe(self, agent: str) -> dict[str, Any]:
        seen: dict[str, Any] = super().observe(agent)
        self.buffer = getattr(self, "buffer", np.zeros_like(seen["observation"]))
        self.buffer[:] = seen["observation"]
        return {**seen, "observation": self.buffer}


class PaysTheLoser(pettingzoo.TableEnv):
    def _pay(self) -> None:
        super()._pay()
        self.rewards = {agent: -paid for agent, paid in self.rewards.items()}


FAULTS: dict[Any, Callable[[Any], None]] = {
    Leaks: suites.tells_nothing_hidden,
    SeesAsAnother: suites.tells_nothing_hidden,
    AllowsAll: suites.masks_what_is_legal,
    HidesAMove: suites.masks_what_is_legal,
    AlwaysTheSameDeal: suites.deals_as_it_is_seeded,
    ForgetsItsSeed: suites.deals_as_it_is_seeded,
    StuckAfterItsSeed: suites.deals_as_it_is_seeded,
    WritesOver: suites.keeps_what_it_gave,
    PaysTheLoser: suites.pays_once_and_to_zero,
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_is_found(fault: Any) -> None:
    with pytest.raises((AssertionError, IllegalMove)):
        FAULTS[fault](lambda: fault("cheese-rescue", memory=4))


def test_a_leak_in_what_is_remembered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memories are of the past: two games are played that look alike to a seat."""
    remembers_what_it_saw()
    from cheeseboard.rl.episode import Episode  # noqa: PLC0415

    def happen(self: Any, move: int) -> None:
        for seat in range(self.seats):
            self.seen[seat].append(move)
        self.state.happen(move)

    monkeypatch.setattr(Episode, "happen", happen)
    with pytest.raises(AssertionError):
        remembers_what_it_saw()


def remembers_what_it_saw() -> None:
    env = pettingzoo.raw_env("cheese-rescue", memory=500)
    for _ in suites.walk(env, 3):
        pass
    for agent in env.possible_agents:
        remembered = env.observe(agent)["memory"]
        hidden = [number for number in remembered if number > env.episode.actions]
        dealt = [number for number in remembered if env.episode.actions - 3 < number <= env.episode.actions]
        assert len(hidden) >= 2
        assert len(dealt) >= 2


def test_with_memory_enough_nothing_is_forgotten() -> None:
    env = pettingzoo.raw_env("alles-kaese", memory=pettingzoo.raw_env("alles-kaese").longest)
    before: dict[str, list[int]] = {agent: [] for agent in env.possible_agents}
    for _ in suites.walk(env, 2):
        for agent in env.possible_agents:
            now = [int(number) for number in env.observe(agent)["memory"] if number][::-1]
            assert now[: len(before[agent])] == before[agent]
            before[agent] = now
    assert len(before["player_0"]) > 20


def test_an_illegal_move_loses_but_the_raw_environment_refuses() -> None:
    env = pettingzoo.env("alles-kaese")
    env.reset(seed=1)
    env.last()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(31)  # luck's
    assert env.rewards["player_0"] == -1
    raw = pettingzoo.raw_env("alles-kaese")
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(31)


@pytest.mark.parametrize(
    "wrong",
    [{"viewer": 2}, {"viewer": -1}, {"memory": -1}, {"render_mode": "nemo"}, {"seats": 7}, {"options": {"nemo": 1}}],
    ids=str,
)
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env])
def test_wrong_settings_are_refused_by_name(make: Any, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"is not possible; possible: .+|is for 2 to 6 players|has no option 'nemo'"):
        make("alles-kaese", **wrong)


def test_other_worlds_differ_at_all() -> None:
    """Otherwise no test of leaks could fail."""
    env = pettingzoo.raw_env("cheese-rescue")
    env.reset(seed=1)
    assert any(world.facts() != env.episode.state.facts() for world in worlds(env.episode.state, 0, 1, 5))


@EVERY_GAME
def test_flat_observations_are_one_box_and_infos_have_the_mask(game: Any) -> None:
    env = pettingzoo.env(game.name, flat=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        zoo_test.api_test(env, num_cycles=50)
    env.reset(seed=1)
    agent = env.agent_selection
    twin = pettingzoo.env(game.name)
    twin.reset(seed=1)
    assert env.observe(agent).tolist() == twin.observe(agent)["observation"].tolist()
    assert env.infos[agent]["action_mask"].tolist() == twin.observe(agent)["action_mask"].tolist()


@EVERY_GAME
def test_an_environment_can_be_pickled(game: Any) -> None:
    env = pettingzoo.env(game.name)
    env.reset(seed=1)
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(5):
        if env.terminations[env.agent_selection]:
            break
        move = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
        env.step(move)
        twin.step(move)
        assert env.agent_selection == twin.agent_selection
        for key, value in env.observe(env.agent_selection).items():
            assert value.tolist() == twin.observe(twin.agent_selection)[key].tolist()

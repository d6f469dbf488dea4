"""Many games at once are a VectorEnv of Gymnasium."""

from typing import Any

import pytest

from cheeseboard.engine.state import IllegalMove
from tests.every_game.tables import EVERY_GAME
from tests.rl.extras import need

gymnasium = need("gymnasium")
np = need("numpy")
from cheeseboard.rl.vector_env import SeatVectorEnv  # noqa: E402


def first_moves(envs: Any) -> Any:
    return envs.action_masks().argmax(axis=1)


@EVERY_GAME
def test_what_it_tells_is_what_the_games_are(game: Any) -> None:
    envs = SeatVectorEnv(game.name, 6)
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    seen, info = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    paid = np.zeros(6)
    for _ in range(300):
        assert info["action_mask"].any(axis=1).all()
        assert (envs.games.turns == envs.chairs).all()
        before = seen.copy()
        now, rewards, over, cut, info = envs.step(first_moves(envs))
        assert (seen == before).all()  # what was told stays as it was told
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        paid += rewards
        seen = now
    assert envs.games.batch.finished > 0 or game.name == "cheese"
    assert paid.any() or game.name == "cheese"


def test_the_same_seed_brings_the_same_luck() -> None:
    envs = SeatVectorEnv("alles-kaese", 5)

    def played(seed: int) -> list[Any]:
        first = envs.reset(seed=seed)[0].tolist()
        return [first, *(envs.step(first_moves(envs))[0].tolist() for _ in range(20))]

    assert played(1) == played(1) != played(2)


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    envs = SeatVectorEnv("alles-kaese", 3)
    seen, info = envs.reset(seed=1)
    with pytest.raises(IllegalMove):
        envs.step(info["action_mask"].argmin(axis=1))
    assert (envs.games.observations == seen).all()


def test_wrappers_of_gymnasium_take_it() -> None:
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(SeatVectorEnv("alles-kaese", 8))
    envs.reset(seed=1)
    ended = 0
    for _ in range(100):
        *_, info = envs.step(first_moves(envs.env))
        ended += int(info.get("_episode", np.zeros(1)).sum())
    assert ended > 0

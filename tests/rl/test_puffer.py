"""Many games as PufferLib's native environments are."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.every_game.tables import EVERY_GAME
from tests.rl.extras import need

np = need("numpy")
need("gymnasium")
from cheeseboard.rl.puffer import BUFFERS, PufferGames  # noqa: E402


@EVERY_GAME
def test_what_is_told_is_what_the_games_are(game: Any) -> None:
    games = PufferGames(game.name, 8)
    seen, _ = games.reset(seed=4)
    assert games.single_observation_space.contains(seen[0])
    ended = 0
    for _ in range(120):
        masks = seen[:, games.width :]
        assert (masks == games.games.masks).all()
        seen, rewards, over, cut, told = games.step(masks.argmax(axis=1))
        assert not cut.any()
        assert not rewards[~over].any()
        assert bool(told) == bool(over.any())
        ended += int(over.sum())
    assert ended > 0 or game.name == "cheese"


@pytest.mark.parametrize("as_mapping", [False, True])
def test_buffers_that_are_handed_in_are_filled(as_mapping: bool) -> None:
    plain = PufferGames("alles-kaese", 4)
    buffers = {name: np.zeros_like(getattr(plain, name)) for name in BUFFERS}
    games = PufferGames("alles-kaese", 4, buf=buffers if as_mapping else SimpleNamespace(**buffers))
    games.reset(seed=1)
    assert buffers["observations"].any()
    assert buffers["masks"].all()
    for _ in range(60):
        *_, told = games.step(games.games.masks.argmax(axis=1))
        if told:
            break
    assert buffers["terminals"].any()
    assert buffers["rewards"].any()


def test_an_illegal_action_loses_that_game_alone() -> None:
    games = PufferGames("alles-kaese", 3)
    games.reset(seed=1)
    actions = games.games.masks.argmax(axis=1)
    actions[1] = games.games.masks[1].argmin()
    _, rewards, over, _, told = games.step(actions)
    assert rewards.tolist() == [0, -0.5, 0]
    assert over.tolist() == [False, True, False]
    assert told[0]["illegal"] == 1
    assert games.step(games.games.masks.argmax(axis=1))[2].sum() == 0


def test_the_same_seed_brings_the_same_luck() -> None:
    games = PufferGames("cheese-chase", 4, others="otto")

    def played(seed: int) -> list[Any]:
        games.reset(seed=seed)
        return [games.step(games.games.masks.argmax(axis=1))[0].tolist() for _ in range(20)]

    assert played(1) == played(1) != played(2)

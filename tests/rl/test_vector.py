"""Many games at once as arrays."""

import subprocess
import sys
from typing import Any

import pytest

import cheeseboard.rl
from cheeseboard.engine.state import IllegalMove
from tests.every_game.tables import EVERY_GAME
from tests.rl.extras import need

np = need("numpy")


@EVERY_GAME
def test_the_arrays_are_the_games(game: Any) -> None:
    games = cheeseboard.rl.batch(game.name, n=6, seed=2)
    assert games.observations.shape == (6, len(games.names))
    assert games.masks.shape == (6, games.actions)
    for _ in range(80):
        states = games.batch.states
        assert [list(np.flatnonzero(mask)) for mask in games.masks] == [state.moves() for state in states]
        assert [games.legal(k) for k in range(6)] == [state.moves() for state in states]
        assert list(games.turns) == [state.turn for state in states]
        decide = games.names.index("I decide now")
        assert games.observations[:, decide].all()
        assert not games.rewards[~games.over].any()
        assert np.allclose(games.rewards.sum(axis=1), 0)
        games.step(games.any_moves())
    assert games.batch.decisions == 480


def test_games_end_pay_and_begin_again() -> None:
    games = cheeseboard.rl.batch("alles-kaese", n=32, seats=3)
    paid = np.zeros(3)
    ended = 0
    for _ in range(200):
        games.step(games.any_moves())
        paid += np.abs(games.rewards).sum(axis=0)
        ended += games.over.sum()
    assert ended == games.batch.finished > 50
    assert (paid > 0).all()


def test_moves_are_checked() -> None:
    games = cheeseboard.rl.batch("alles-kaese", n=2)
    with pytest.raises(IllegalMove, match="game 0"):
        games.step([31, 31])
    with pytest.raises(ValueError, match="whole number"):
        games.step([65536, 65536])
    with pytest.raises(ValueError, match="whole number"):
        games.step([0.5, 1])
    with pytest.raises(IllegalMove):
        games.play(1, -1)
    for wrong in ([24], [24, 24, 24], [[24], [24]], 24):
        with pytest.raises(ValueError, match=r"possible: \(2,\)"):
            games.step(wrong)
    for place in (-1, 2):
        with pytest.raises(ValueError, match="a whole number from 0 to 1"):
            games.play(place, 24)
        with pytest.raises(ValueError, match="a whole number from 0 to 1"):
            games.legal(place)
    assert games.batch.decisions == 0
    games.play(np.int64(1), np.int64(games.legal(1)[0]))
    assert games.batch.decisions == 1


@pytest.mark.parametrize(
    "wrong",
    [{"n": 0}, {"n": -1}, {"n": 2.0}, {"seed": -1}, {"seed": 1 << 63}, {"seats": 7}, {"options": {"turn_limit": 0}}],
    ids=str,
)
def test_wrong_settings_are_refused_by_name(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"is not possible; possible: .+|is for 2 to 6 players"):
        cheeseboard.rl.batch("alles-kaese", **wrong)


def test_nothing_is_imported_until_it_is_asked_for() -> None:
    heavy = ("numpy", "pyspiel", "gymnasium", "pettingzoo", "PIL", "torch", "jax")
    code = f"import sys, cheeseboard, cheeseboard.cli, cheeseboard.rl; print([name for name in {heavy} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert told.stdout.strip() == "[]"

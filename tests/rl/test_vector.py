"""Many games at once as arrays."""

import pickle
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


@EVERY_GAME
def test_a_mouse_plays_the_seats_that_are_not_asked(game: Any) -> None:
    """By its name, as a function and from a list: the same luck goes on as that player plays."""

    def last(_: Any, __: Any, moves: list[str]) -> str:
        return moves[-1]

    games = cheeseboard.rl.batch(game.name, n=4, seed=2, alone=True, others=last)
    listed = cheeseboard.rl.batch(game.name, n=4, seed=2, alone=True, others=[last] * (games.seats - 1))
    otto = cheeseboard.rl.batch(game.name, n=4, seed=2, alone=True, others="otto")
    for _ in range(60):
        assert (games.observations == listed.observations).all()
        assert (games.turns == np.arange(4) % games.seats).all()
        moves = games.masks.argmax(axis=1)
        games.step(moves)
        listed.step(moves)
        otto.step(otto.any_moves())
    assert otto.batch.decisions == 240


def test_otto_is_harder_to_beat_than_chance() -> None:
    won = {}
    for others in ("random", "otto"):
        games = cheeseboard.rl.batch("alles-kaese", n=64, seed=1, alone=True, others=others)
        paid = []
        for _ in range(150):
            games.step(games.any_moves())
            chairs = np.arange(64) % 2
            paid += games.rewards[np.arange(64), chairs][games.over].tolist()
        won[others] = np.mean(paid)
    assert won["otto"] < won["random"] - 0.1


def test_others_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="others: 'nobody' is not possible"):
        cheeseboard.rl.batch("alles-kaese", n=2, alone=True, others="nobody")
    with pytest.raises(ValueError, match="others: nobody else plays"):
        cheeseboard.rl.batch("alles-kaese", n=2, others="otto")


def test_a_game_begins_anew_alone() -> None:
    games = cheeseboard.rl.batch("cheese-rescue", n=3, seed=5)
    first = games.observations[1].copy()
    for _ in range(4):
        games.step(games.any_moves())
    before = games.observations.copy()
    games.reset(1, 77)
    fresh = games.observations[1].copy()
    assert (games.observations[[0, 2]] == before[[0, 2]]).all()
    assert (fresh != before[1]).any()
    games.step(games.any_moves())
    games.reset(1, 77)
    assert (games.observations[1] == fresh).all()
    assert (games.observations[1] != first).any()


@EVERY_GAME
def test_a_saved_game_goes_on_the_same(game: Any) -> None:
    """With the same luck to come, in another place and out of a pickle."""
    games = cheeseboard.rl.batch(game.name, n=3, seed=6)
    for _ in range(5):
        games.step(games.any_moves())
    saved = pickle.loads(pickle.dumps(games.save(0)))
    games.load(2, saved)
    assert (games.observations[2] == games.observations[0]).all()
    assert (games.masks[2] == games.masks[0]).all()
    for _ in range(10):
        move = games.legal(0)[-1]
        games.play(0, move)
        games.play(2, move)
        assert (games.observations[2] == games.observations[0]).all()
    games.load(0, saved)
    assert games.turns[0] == saved.state.turn


def test_points_are_told_at_the_end() -> None:
    games = cheeseboard.rl.batch("alles-kaese", n=16, seed=3)
    told = 0
    for _ in range(120):
        games.step(games.any_moves())
        for k in np.flatnonzero(games.over):
            told += 1
            best = games.scores[k] == games.scores[k].max()
            assert games.rewards[k].argmax() in np.flatnonzero(best) or games.scores[k].min() == 0
    assert told > 10


def test_arrays_of_somebody_else_are_filled() -> None:
    games = cheeseboard.rl.batch("alles-kaese", n=4, seed=3)
    mine = {"observations": np.zeros_like(games.observations), "rewards": np.ones((4, 2), np.float32)}
    games.step(games.any_moves(), out=mine)
    assert (mine["observations"] == games.observations).all()
    assert (mine["rewards"] == games.rewards).all()
    with pytest.raises(ValueError, match="out: 'views' is not possible"):
        games.step(games.any_moves(), out={"views": mine["rewards"]})

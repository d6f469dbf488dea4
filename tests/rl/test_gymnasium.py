"""One who learns alone: every game is a Gymnasium environment."""

import warnings
from typing import Any

import pytest

import cheeseboard
from tests.every_game.tables import EVERY_GAME
from tests.rl.extras import need

gymnasium = need("gymnasium")
np = need("numpy")
need("pettingzoo")
import cheeseboard.rl.gymnasium  # noqa: E402


@EVERY_GAME
def test_gymnasium_finds_no_fault(game: Any) -> None:
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(f"cheeseboard/{game.name}-v0").unwrapped)


def played(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A game in which this seat plays at random: what it paid, and what was told at the end."""
    draw = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    over, paid = False, 0.0
    while not over:
        assert paid == 0
        moves = np.flatnonzero(info["action_mask"])
        assert len(moves) > 0
        _, paid, over, _, info = env.step(int(draw.choice(moves)))
    return paid, info


@EVERY_GAME
@pytest.mark.parametrize("others", ["random", "otto"])
def test_a_game_is_played_to_its_end(game: Any, others: str) -> None:
    seats = game.seats[0]
    env = gymnasium.make(f"cheeseboard/{game.name}-v0", seats=seats, others=others, disable_env_checker=True).unwrapped
    results = [played(env, seed) for seed in range(3)]
    assert all(-1 / seats <= paid <= 1 - 1 / seats for paid, _ in results)
    assert all(len(info["scores"]) == seats for _, info in results)
    assert [played(env, seed)[0] for seed in range(3)] == [paid for paid, _ in results]


def test_it_sits_where_it_is_told() -> None:
    make = cheeseboard.rl.gymnasium.SeatEnv
    assert {make("alles-kaese", seats=3, seat=2).reset(seed=seed)[1]["seat"] for seed in range(9)} == {2}
    assert {make("alles-kaese", seats=3).reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_move_loses() -> None:
    env = cheeseboard.rl.gymnasium.SeatEnv("alles-kaese", seats=4)
    env.reset(seed=1)
    _, paid, over, cut, info = env.step(31)
    assert (paid, over, cut) == (-1 / 4, True, False)
    assert "is not possible now" in info["refused"]


def test_better_bots_are_harder_to_beat() -> None:
    """The others are played by the bot that was asked for."""
    games = 60 if cheeseboard.compiled else 20
    means = [
        np.mean([played(cheeseboard.rl.gymnasium.SeatEnv("alles-kaese", others=bot), seed)[0] for seed in range(games)])
        for bot in ("random", "otto")
    ]
    assert means[0] - means[1] > 0.15

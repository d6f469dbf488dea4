"""SuperSuit's wrappers take the games: many environments side by side, and PettingZoo's as one of Gymnasium's."""

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: python3 run.py bench")
supersuit = pytest.importorskip("supersuit", reason="supersuit is not installed")
from cheeseboard.rl.gymnasium import SeatEnv  # noqa: E402
from cheeseboard.rl.pettingzoo import parallel_env  # noqa: E402


def stepped(envs: object, steps: int = 20) -> None:
    """A few steps with legal actions, by the masks in the infos."""
    seen, infos = envs.reset(seed=1)  # type: ignore[attr-defined]
    for _ in range(steps):
        assert len(seen) == envs.num_envs  # type: ignore[attr-defined]
        masks = [info["action_mask"] for info in infos] if isinstance(infos, (list, tuple)) else infos["action_mask"]
        seen, rewards, *_, infos = envs.step(np.array([int(np.argmax(mask)) for mask in masks]))  # type: ignore[attr-defined]
        assert np.isfinite(rewards).all()


def test_it_makes_many_of_a_gymnasium_one() -> None:
    envs = supersuit.gym_vec_env_v0(SeatEnv("alles-kaese", flat=True), 2)
    seen, infos = envs.reset(seed=1)
    assert seen.shape == (2, *SeatEnv("alles-kaese", flat=True).observation_space.shape)
    for _ in range(20):
        seen, rewards, *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
        assert np.isfinite(rewards).all()


def test_concat_vec_envs_takes_pettingzoo_ones() -> None:
    one = supersuit.pettingzoo_env_to_vec_env_v1(parallel_env("cheese-chase", seats=3, flat=True))
    stepped(supersuit.concat_vec_envs_v1(one, 2, num_cpus=0))


def test_its_wrappers_of_observations_take_the_box() -> None:
    env = supersuit.dtype_v0(SeatEnv("cheese-rescue", flat=True), np.float32)
    seen, _ = env.reset(seed=1)
    assert seen.dtype == np.float32
    env = supersuit.frame_stack_v1(SeatEnv("cheese-rescue", flat=True), 3)
    assert env.reset(seed=1)[0].size == 3 * seen.size

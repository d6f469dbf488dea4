"""Games as text: a whole game for every game, refusals, rewards; TextArena and OpenEnv where they are installed."""

import random
from typing import Any

import pytest

from cheeseboard.agents.text import TextGame, move_in
from cheeseboard.games import find, names

MOST = 3000  # decisions of a game


def play_on(game: TextGame, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(MOST):
        if game.over:
            return
        moves = game.table.told(game.turn)["moves"]
        assert game.step(f"I think I will [{dice.choice(moves)}]") == ""
    raise AssertionError


@pytest.mark.parametrize("name", names())
def test_agents_play_each_other_and_mice_to_the_end(name: str) -> None:
    for mice in ({}, {0: "pip"}):
        game = TextGame(name, mice)
        game.reset(seed=3)
        play_on(game)
        assert abs(sum(game.rewards())) < 1e-9
        assert game.said(1)


def test_the_same_seed_and_moves_are_the_same_game() -> None:
    def whole(seed: int) -> list[str]:
        game = TextGame("cheese-rescue", {1: "otto"})
        game.reset(2, seed)
        play_on(game)
        return game.table.table.moves

    assert whole(5) == whole(5) != whole(6)


def test_what_is_refused_may_be_said_better_a_few_times() -> None:
    game = TextGame("alles-kaese", {1: "pip"}, allowance=1)
    game.reset(2, seed=1)
    before = game.said()
    assert "not possible" in game.step("[fly]")
    assert game.said() == before
    assert game.failed is None
    game.step("[fly]")
    assert game.over
    assert game.rewards() == [-1.0, 1.0]


def test_a_legal_move_makes_good_for_a_refused_one() -> None:
    game = TextGame("alles-kaese", allowance=1)
    game.reset(2, seed=1)
    for _ in range(3):
        assert game.step("fly")
        assert not game.step(game.table.told(game.turn)["moves"][0])
    assert not game.over


def test_a_move_stands_in_the_last_brackets_or_alone() -> None:
    assert move_in("first [a  b], then [keep 3].") == "keep 3"
    assert move_in(" keep 3\n") == "keep 3"


def test_as_printed_no_moves_are_listed() -> None:
    game = TextGame("alles-kaese", help_level="printed")
    game.reset(2, seed=1)
    assert game.table.told(game.turn)["moves"] == []
    assert game.rules().endswith("\n")


# Other people's environments


@pytest.mark.parametrize("name", names())
def test_it_is_an_environment_of_textarena(name: str) -> None:
    ta = pytest.importorskip("textarena", reason="textarena is not installed")
    from cheeseboard.agents.textarena import CheeseboardEnv  # noqa: PLC0415

    env: Any = ta.wrappers.LLMObservationWrapper(CheeseboardEnv(name))
    env.reset(num_players=find(name).seats[0], seed=4)
    dice, done, steps, info = random.Random(1), False, 0, {}
    while not done and steps < MOST:
        player, observation = env.get_observation()
        assert player == env.env.text.turn
        moves = env.env.text.table.told(player)["moves"]
        assert moves[0] in observation
        done, info = env.step(action=f"[{dice.choice(moves)}]")
        steps += 1
    assert done
    assert info == {}
    rewards, game_info = env.close()
    assert abs(sum(rewards.values())) < 1e-9
    assert sum(each["turn_count"] for each in game_info.values()) == steps


def test_textarena_is_told_of_an_invalid_move() -> None:
    pytest.importorskip("textarena", reason="textarena is not installed")
    from cheeseboard.agents.textarena import CheeseboardEnv  # noqa: PLC0415

    env = CheeseboardEnv("alles-kaese", error_allowance=0)
    env.reset(num_players=2, seed=4)
    done, info = env.step("[fly]")
    assert done
    assert "fly" in info["refusal"]
    rewards, game_info = env.close()
    assert rewards == {0: -1.0, 1: 1.0}
    assert game_info[0]["invalid_move"]


@pytest.mark.parametrize("name", names())
def test_it_is_an_environment_of_openenv(name: str) -> None:
    server = pytest.importorskip("openenv.core.env_server", reason="openenv-core is not installed")
    from cheeseboard.agents.openenv import CheeseboardEnvironment, PlayAction, TableObservation  # noqa: PLC0415

    env = CheeseboardEnvironment(name, mouse="pip")
    seen = env.reset(seed=2)
    dice, steps = random.Random(1), 0
    while not seen.done and steps < MOST:
        assert seen.moves[0] in seen.says
        seen = env.step(PlayAction(move=dice.choice(seen.moves)))
        steps += 1
    assert seen.done
    assert -1 <= seen.reward <= 1
    assert env.state.step_count == steps
    assert server.create_fastapi_app(lambda: CheeseboardEnvironment(name), PlayAction, TableObservation)

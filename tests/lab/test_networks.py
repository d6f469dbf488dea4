"""A trained network sits down wherever bots are named: by its file, and it sees what its seat sees."""

from pathlib import Path
from typing import Any

import pytest

from cheeseboard.cli import main
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game
from tests.every_game.tables import GAMES
from tests.rl.extras import need

np = need("numpy")
from cheeseboard.lab.networks import TrainedNetwork, network_maker, read_network, seen  # noqa: E402 - only where NumPy is

CHASE = find("cheese-chase")


def network(game: Game[Any], seats: int, *, draws: bool = False) -> TrainedNetwork:
    """Two layers with any weights."""
    random = np.random.default_rng(3)
    inputs, moves = 8 * int(game.features(seats).words), game.actions(seats)
    sizes = [(inputs, 8), (8, moves)]
    return TrainedNetwork(
        game.name, seats, [(random.normal(size=size), random.normal(size=size[1])) for size in sizes], draws
    )


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_choices], ids=lambda game: game.name)
def test_a_network_sees_the_same_by_its_view_as_in_training(game: Game[Any]) -> None:
    """A bot gets a view; the environments write features of the position itself."""
    for number, seats in enumerate(game.seats):
        state, dice, asked = game.new(seats), Dice(number), 0
        while state.turn != NOBODY and asked < 40:
            if state.turn >= 0:
                asked += 1
                own, mask = seen(game, state, state.turn)
                again, other = seen(game, game.recall(game.view(state, state.turn)), state.turn)
                assert np.array_equal(own, again)
                assert np.array_equal(mask, other)
            state.happen(state.pick(dice))


@pytest.mark.parametrize("draws", [False, True])
def test_a_file_plays_as_the_network_did(tmp_path: Path, *, draws: bool) -> None:
    made, file = network(CHASE, 2, draws=draws), tmp_path / "chase.npz"
    made.save(file)
    bot, state, dice = network_maker(str(file))(), CHASE.new(2), Dice(1)
    played = set()
    while state.turn != NOBODY:
        if state.turn >= 0:
            view = CHASE.view(state, state.turn)
            chosen = {made.choose(CHASE, view, seed) for seed in range(8)}
            assert {bot(CHASE, view, seed) for seed in range(8)} == chosen
            assert chosen <= {state.write(move) for move in state.moves()}
            assert draws or len(chosen) == 1
            played.add(len(chosen))
        state.happen(state.pick(dice))
    assert not draws or max(played) > 1


def test_a_network_is_trained_and_sits_down_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``lab exploit --out`` writes it; arena, solve and balance take it by its name."""
    file = str(tmp_path / "learnt.npz")
    small = ["--option", "hand=2", "--option", "turn_cap=1"]
    assert (
        main(["lab", "exploit", "cheese-chase", "--bot", "pip", "--learn", "40", "--games", "4", *small, "--out", file])
        == 0
    )
    assert read_network(file).seats == 2
    assert main(["arena", "cheese-chase", file, "pip", "--blocks", "4", "--workers", "1", *small]) == 0
    assert main(["lab", "solve", "cheese-chase", "--bots", file, "--asked", "2"]) == 0
    assert (
        main(["lab", "balance", "cheese-chase", "--bots", f"otto,{file}", "--games", "4", "--workers", "1", *small])
        == 0
    )
    assert "learnt.npz" in capsys.readouterr().out


def test_a_network_plays_its_own_game_only(tmp_path: Path) -> None:
    file = tmp_path / "chase.npz"
    network(CHASE, 2).save(file)
    bot, state = network_maker(str(file))(), CHASE.new(3)
    with pytest.raises(ValueError, match="plays cheese-chase with 2 players only"):
        bot(CHASE, CHASE.view(state, 0), 1)


def test_what_is_no_network_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong, ragged = tmp_path / "wrong.npz", tmp_path / "ragged.npz"
    wrong.write_text("no network")
    good = network(CHASE, 2)
    TrainedNetwork("cheese-chase", 2, [good.layers[0], good.layers[0]]).save(ragged)
    for file in (wrong, ragged, tmp_path / "missing.npz"):
        assert main(["arena", "cheese-chase", str(file), "pip"]) == 2
        assert "is no network" in capsys.readouterr().err
    assert main(["lab", "exploit", "cheese-chase", "--learn", "4", "--out", "net.txt"]) == 2
    assert "ends in .npz" in capsys.readouterr().err

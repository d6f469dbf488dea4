"""Many games side by side are the games one by one."""

import struct
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.engine.batch import Batch
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove
from cheeseboard.games import find
from tests.every_game.tables import EVERY_GAME

GAMES = 5
STEPS = 120


def batch(game: Any, seats: int, seed: int = 3, alone: bool = False) -> Batch:
    return Batch(game.new(seats), game.features(seats), game.actions(seats), GAMES, seed, alone)


def packed(moves: list[int]) -> bytes:
    return struct.pack(f"<{len(moves)}h", *moves)


def part(words: Any, k: int) -> bytes:
    """One game's share of some memory."""
    whole = bytes(memoryview(words))
    length = len(whole) // GAMES
    return whole[k * length : (k + 1) * length]


@EVERY_GAME
def test_each_game_is_played_by_the_rules(game: Any) -> None:
    """Beside each of them one is played by hand: the same luck, the same moves."""
    seats = game.seats[0]
    many, start, choice = batch(game, seats), game.new(seats), Dice(8)
    features, length = game.features(seats), (game.actions(seats) + 7) // 8
    luck = Dice(3)
    dice = [luck.split() for _ in range(GAMES)]
    states = [start.clone() for _ in range(GAMES)]
    paid: list[list[float]] = [[0.0] * seats for _ in range(GAMES)]
    for _ in range(STEPS):
        for k in range(GAMES):
            paid[k], ended = [0.0] * seats, False
            while states[k].turn < 0:
                if states[k].turn == NOBODY:
                    winners = states[k].winners()
                    paid[k] = [
                        ((s in winners) / len(winners) if winners else 1 / seats) - 1 / seats for s in range(seats)
                    ]
                    states[k], ended = start.clone(), True
                assert states[k].turn == LUCK
                states[k].happen(states[k].pick(dice[k]))
            seen, mask = vec[i64]([0] * features.words), vec[i64]([0] * length)
            features.write(states[k], states[k].turn, seen, 0)
            states[k].mask(mask, 0, length)
            assert many.turns[k] == states[k].turn
            assert part(many.observations, k) == bytes(memoryview(seen))
            assert part(many.masks, k) == bytes(memoryview(mask))
            assert list(struct.unpack(f"{seats}d", part(many.rewards, k))) == pytest.approx(paid[k])
            assert many.over[k] == ended
        moves = [state.moves()[choice.below(state.count())] for state in states]
        many.step(packed(moves))
        for state, move in zip(states, moves, strict=True):
            state.play(move)
    assert many.decisions == GAMES * STEPS


@EVERY_GAME
def test_a_move_that_is_not_legal_is_refused_and_nothing_is_played(game: Any) -> None:
    many = batch(game, game.seats[0])
    before = [state.facts() for state in many.states]
    moves = [state.move(0) for state in many.states]
    with pytest.raises(IllegalMove, match="game 3: "):
        many.step(packed([*moves[:3], game.actions(game.seats[0]), moves[4]]))
    with pytest.raises(ValueError, match="5 moves"):
        many.step(packed(moves[:2]))
    assert [state.facts() for state in many.states] == before


@EVERY_GAME
def test_any_moves_are_legal_and_vary(game: Any) -> None:
    many, seen = batch(game, game.seats[0]), set()
    for _ in range(40):
        moves = many.any_moves()
        seen.add(moves)
        many.step(moves)
    assert len(seen) > (1 if game.name != "cheese" else 0)


def test_another_seed_is_another_game() -> None:
    game = find("cheese-rescue")
    deals = [bytes(memoryview(batch(game, 2, seed).observations)) for seed in range(20)]
    assert len(set(deals)) == 20
    assert bytes(memoryview(batch(game, 2, 1).observations)) == deals[1]


@EVERY_GAME
def test_alone_one_seat_of_each_game_is_asked(game: Any) -> None:
    seats = game.seats[0]
    many = batch(game, seats, alone=True)
    for _ in range(60):
        assert list(many.turns) == [k % seats for k in range(GAMES)]
        many.step(many.any_moves())
    assert many.decisions == 60 * GAMES

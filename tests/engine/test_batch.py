"""Many games side by side are the games one by one."""

import struct
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.engine.batch import Batch
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY, IllegalMove
from cheeseboard.games import find
from tests.every_game.tables import EVERY_GAME
from tests.every_game.tables import GAMES as ALL_GAMES

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
                else:
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
    assert len(seen) > (1 if game.has_choices else 0)


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


def by_hand(game: Any, seats: int, asked: int, luck: Dice) -> Any:
    """Games in which one seat plays its first legal move and the others at random: whether it was asked at all, and the pay."""
    while True:
        state, was_asked = game.new(seats), False
        while state.turn != NOBODY:
            was_asked = was_asked or state.turn == asked
            state.play(state.move(0) if state.turn == asked else state.pick(luck))
        winners = state.winners()
        even = 1 / seats
        yield was_asked, [((s in winners) / len(winners) if winners else even) - even for s in range(seats)]


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.name}-{seats}")
        for game in ALL_GAMES
        for seats in (game.seats[0], game.seats[-1])
    ],
)
def test_alone_every_game_is_paid(game: Any, seats: int) -> None:
    paid_alone(game, seats)


def test_alone_a_game_that_ends_before_its_seat_could_decide_is_paid_too() -> None:
    assert paid_alone(find("cheese-chase"), 9) > 0


def paid_alone(game: Any, seats: int) -> int:
    """Every game pays as it does by hand; in how many the seat was never asked."""
    many, luck = batch(game, seats, alone=True), Dice(3)
    expected = [by_hand(game, seats, k % seats, luck.split()) for k in range(GAMES)]
    unasked = 0
    for _ in range(STEPS):
        many.step(packed([many.moves(k)[0] for k in range(GAMES)]))
        for k in range(GAMES):
            paid = list(struct.unpack(f"{seats}d", part(many.rewards, k)))
            if many.over[k]:
                was_asked, pay = next(expected[k])
                unasked += not was_asked
                assert paid == pytest.approx(pay)
            else:
                assert paid == [0.0] * seats
    return unasked


def test_a_game_that_is_over_shows_its_end_and_allows_nothing_but_nothing() -> None:
    game, seats, seen = find("cheese-chase"), 9, 0
    many, features = batch(game, seats, alone=True), game.features(seats)
    for _ in range(300):
        for k, state in enumerate(many.states):
            if state.turn == NOBODY:
                seen += 1
                end = vec[i64]([0] * features.words)
                features.write(state, k % seats, end, 0)
                assert part(many.observations, k) == bytes(memoryview(end))
                assert many.turns[k] == k % seats
                assert many.moves(k) == [0]
                assert list(part(many.masks, k)) == [1, *[0] * (len(part(many.masks, k)) - 1)]
                with pytest.raises(IllegalMove, match="the game is over; possible: 0"):
                    many.play(k, 1)
                with pytest.raises(IllegalMove, match=f"game {k}: move 1 "):
                    many.step(packed([1 if j == k else many.moves(j)[0] for j in range(GAMES)]))
        many.step(many.any_moves())
    assert seen > 2

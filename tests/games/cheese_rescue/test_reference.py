"""The rules against a slow and obvious reference: every position of random games, and every short line of play."""

import json
from collections import Counter
from typing import Any

import pytest

import cheeseboard
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.cheese_rescue import GAME
from cheeseboard.games.cheese_rescue.rules import Rescue
from tests.games.cheese_rescue.reference import VARIANTS, Referee, scores, winners

GAMES = 12 if cheeseboard.compiled else 2


def written(state: Rescue) -> list[str]:
    return [state.write(move) for move in state.moves()]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_offers_the_same_as_a_table_of_plain_sets(seats: int, options: dict[str, Any]) -> None:
    """Legal cells and cards at every decision, the pile at every draw, and the score if the game ended there."""
    for seed in range(GAMES):
        state, dice = GAME.new(seats, options), Dice(seed)
        referee = Referee(seats, GAME.settle(options))
        while state.turn != NOBODY:
            if state.turn == LUCK:
                odds = {state.write(move): state.odds(move) for move in state.moves()}
                assert odds == {f"deal {kind}": number for kind, number in referee.pile.items() if number}
            else:
                assert set(written(state)) == referee.legal(state.turn)
                if referee.laid % 7 == seed % 7:
                    assert [m for m in range(-3, GAME.actions(seats) + 3) if state.is_legal(m)] == state.moves()
            assert state.scores() == referee.scores()
            move = state.pick(dice)
            referee.follow(state.turn, state.write(move))
            state.play(move)
        assert state.scores() == referee.scores()
        assert not referee.free()


@pytest.mark.parametrize("komi", [0, 4])
def test_after_a_swap_everything_holds_to_the_end(komi: int) -> None:
    """At random a swap is rare. Here it always happens: the reference follows, and every view is recalled and imagined."""
    options = GAME.settle({"swap": True, "komi": komi})
    for seed in range(4 * GAMES):
        state, dice, moves = GAME.new(2, options), Dice(seed), []
        while state.turn != NOBODY:
            move = state.house.swap if state.is_legal(state.house.swap) else state.pick(dice)
            moves.append((int(state.turn), state.write(move)))
            state.play(move)
            for seat in (0, 1, NOBODY):
                seen = GAME.view(state, seat)
                again = GAME.recall(json.loads(json.dumps(seen)))
                assert GAME.view(again, seat) == GAME.view(state.imagine(seat, dice), seat) == seen
                assert again.turn != seat or again.moves() == state.moves()
        assert state.second == 0
        assert state.scores() == scores(2, options, moves)
        assert state.winners() == winners(2, options, moves)


def one_sided(seats: int, down: int, right: int) -> Rescue:
    """A game in which everybody lays as far in one direction as they can, so that the box meets every edge."""
    state, dice = GAME.new(seats), Dice(1)
    referee = Referee(seats, GAME.settle({}))
    while state.turn != NOBODY:
        move = state.pick(dice)
        if state.turn != LUCK:
            assert set(written(state)) == referee.legal(state.turn)
            column, row = max(referee.free(), key=lambda where: down * where[1] + right * where[0])
            kind = state.write(move).split()[0]
            move = state.read(f"{kind} {'abcdefghijklm'[column]}{row + 1}")
        referee.follow(state.turn, state.write(move))
        state.play(move)
    assert state.scores() == referee.scores()
    return state


@pytest.mark.parametrize(
    ("down", "right"), [(13, 1), (13, -1), (-13, 1), (-13, -1), (1, 13), (-1, -13), (1, 1), (-1, -1)]
)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_square_can_float_to_every_corner(seats: int, down: int, right: int) -> None:
    state = one_sided(seats, down, right)
    cells = [card["cell"] for card in GAME.view(state, 0)["board"]]
    grid = GAME.view(state, 0)["grid"]
    last = "abcdefghijklm"[grid - 1]

    corner = f"{last if right > 0 else 'a'}{grid if down > 0 else 1}"
    assert corner in cells
    assert len(cells) == len(set(cells)) == (seats + 3) ** 2


def lines(state: Rescue, depth: int) -> int:
    """How many different sequences of so many moves there are, luck's included."""
    if depth == 0:
        return 1
    total = 0
    for move in state.moves():
        after = state.clone()
        after.happen(move)
        total += lines(after, depth - 1)
    return total


def slow_lines(moves: tuple[tuple[int, str], ...], seats: int, depth: int) -> int:
    referee = Referee(seats, GAME.settle({}))
    for turn, notation in moves:
        referee.follow(turn, notation)
    if depth == 0:
        return 1
    if any(hand.total() < referee.most for hand in referee.hands):
        choices = [(-1, f"deal {kind}") for kind, number in referee.pile.items() if number]
    else:
        turn = referee.turn()
        choices = [(turn, notation) for notation in referee.legal(turn)]
    return sum(slow_lines((*moves, choice), seats, depth - 1) for choice in choices)


# After a cat and a mouse for everybody: five kinds on four cells (with three players on one), three animals to draw,
# five kinds on the six cells around two cards (with three players on the four around one), three animals again.
COUNTS = {2: [1, 20, 60, 1800, 5400], 3: [1, 5, 15, 300, 900], 4: [1, 20, 60, 1800, 5400]}


@pytest.mark.parametrize("seats", GAME.seats)
def test_counts_of_lines_of_play(seats: int) -> None:
    """A fingerprint of the rules, and the same by the reference."""
    state = GAME.new(seats)
    opening = ((-1, "deal cat"), (-1, "deal mouse")) * seats
    for _, notation in opening:
        state.play(state.read(notation))

    counts = [lines(state, depth) for depth in range(5)]
    assert counts == COUNTS[seats]
    assert counts[:4] == [slow_lines(opening, seats, depth) for depth in range(4)]


def test_the_reference_notices_an_illegal_move() -> None:
    referee = Referee(2, GAME.settle({}))
    for notation in ("deal cat", "deal cat", "deal dog", "deal dog"):
        referee.follow(-1, notation)
    for wrong in ("cat d4", "mouse e4", "cat e5"):
        with pytest.raises(AssertionError):
            referee.follow(0, wrong)
    assert Counter(referee.legal(0))["cat e4"] == 1

"""Many games at once: counted right, whatever the slices."""

from collections import Counter

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import WHOLE
from cheeseboard.engine.playout import SCORES, Policy, Tally, advance, batch, finish
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find

GAME = find("alles-kaese")
SEATS, GAMES, SEED = 3, 60, 11


def tally() -> Tally:
    return Tally(SEATS, GAME.longest(SEATS, GAME.settle({})))


def in_slices(games: int, steps: int) -> list[int]:
    found, done = tally(), 0
    while done < GAMES:
        done += batch(GAME.new(SEATS), found, min(games, GAMES - done), SEED, done, steps)
    return found.numbers()


def test_slices_of_any_size_add_up_to_the_same() -> None:
    whole = in_slices(GAMES, 1 << 40)

    assert in_slices(7, 1 << 40) == whole
    assert in_slices(GAMES, 1) == whole
    assert in_slices(GAMES, 500) == whole


def test_a_tally_counts_what_games_played_one_by_one_come_to() -> None:
    found = tally()
    assert batch(GAME.new(SEATS), found, GAMES, SEED, 0, 1 << 40) == GAMES
    wins, scores, steps, decisions, shared = [0] * SEATS, Counter[tuple[int, int]](), 0, Counter[int](), 0
    for game in range(GAMES):
        state, dice, choices = GAME.new(SEATS), Dice(SEED + game), 0
        while state.turn != NOBODY:
            choices += state.turn != LUCK
            state.play(state.pick(dice))
            steps += 1
        decisions[choices] += 1
        winners = state.winners()
        shared += len(winners) > 1
        for seat in range(SEATS):
            scores[seat, state.score(seat)] += 1
            wins[seat] += WHOLE // len(winners) if seat in winners else 0

    assert (found.games, found.steps, found.shared, found.nobody) == (GAMES, steps, shared, 0)
    assert list(found.wins) == wins
    assert sum(wins) == GAMES * WHOLE
    assert {(n // SCORES, n % SCORES): count for n, count in enumerate(found.scores) if count} == scores
    assert {n: count for n, count in enumerate(found.lengths) if count} == decisions
    assert found.decisions == sum(length * count for length, count in decisions.items())


def test_luck_plays_until_somebody_must_decide() -> None:
    state = GAME.new(2)

    assert advance(state, Dice(1)) == 8
    assert state.turn == 0
    assert finish(state, Dice(1), Policy()) > 0
    assert state.turn == NOBODY


@pytest.mark.parametrize("winners", range(1, 10))
def test_a_win_can_be_shared_evenly(winners: int) -> None:
    assert WHOLE % winners == 0

"""The generic search plays every game, and knows no more than the seat it searches for."""

import cheeseboard
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.search import Search
from tests.every_game.tables import EVERY_SETTING, Setting, for_some_seeds, positions

ITERATIONS = 40 if cheeseboard.compiled else 8


def searched(state: object, seat: int) -> tuple[int, int, list[int]]:
    search = Search(state, seat, 7, Policy(), room=ITERATIONS + 1)  # type: ignore[arg-type]
    search.run(ITERATIONS)
    visits = [int(search.visits(move)) for move in state.moves()]  # type: ignore[attr-defined]
    return int(search.best()), int(search.steps), visits


@EVERY_SETTING
def test_the_search_decides_alike_in_worlds_that_look_alike(setting: Setting) -> None:
    """A cheat would decide by what is hidden. Same seed, same number of tries: bit for bit the same answer."""

    def check(seed: int) -> None:
        decisions = [state for state, move in positions(setting, seed, 12) if move >= 0 and state.turn >= 0]
        for state in decisions[:2]:
            seat = state.turn
            best, steps, visits = searched(state, seat)
            assert state.is_legal(best)
            assert sum(visits) == ITERATIONS
            assert searched(state.imagine(seat, Dice(seed)), seat) == (best, steps, visits)

    for_some_seeds(setting, check)

"""OpenSpiel's tabular solvers run on our games: in miniatures they come to the value that we worked out."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cheeseboard.games import find
from tests.rl.extras import need

pyspiel = need("pyspiel")
from open_spiel.python import policy as policies  # noqa: E402 - only where OpenSpiel is
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    fictitious_play,
    outcome_sampling_mccfr,
)

from cheeseboard.rl import openspiel  # noqa: E402

Solved = Callable[[Any], Any]  # a game's policy


def table(name: str, miniature: str) -> Any:
    game = find(name)
    small = game.lab.miniatures[miniature]
    options = {
        each: "/".join(map(str, chosen)) if isinstance(chosen, list) else chosen
        for each, chosen in small.options.items()
    }
    return pyspiel.load_game(openspiel.short_name(game), {"seats": small.seats, **options})


def by_cfr(kind: Any, rounds: int) -> Solved:
    def solve(game: Any) -> Any:
        solver = kind(game)
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        return solver.average_policy()

    return solve


def by_sampling(kind: Any, rounds: int) -> Solved:
    def solve(game: Any) -> Any:
        solver = kind(game)
        for _ in range(rounds):
            solver.iteration()
        return solver.average_policy()

    return solve


# How far from an equilibrium each may be after so many rounds: about twice what was measured.
SOLVERS = {
    "CFR": (by_cfr(cfr.CFRSolver, 20), 0.015),
    "CFR+": (by_cfr(cfr.CFRPlusSolver, 20), 0.002),
    "XFP": (by_sampling(fictitious_play.XFPSolver, 4), 0.06),
    "external sampling": (by_sampling(external_sampling_mccfr.ExternalSamplingSolver, 400), 0.03),
    "outcome sampling": (by_sampling(outcome_sampling_mccfr.OutcomeSamplingSolver, 8000), 0.03),
}


@pytest.mark.parametrize("name", SOLVERS)
def test_a_solver_comes_near_the_value(name: str) -> None:
    game = table("cheese-chase", "tiny")
    solve, most = SOLVERS[name]
    np.random.seed(1)  # noqa: NPY002 - the sampling ones use it
    found = solve(game)
    far = exploitability.exploitability(game, found)
    values = expected_game_score.policy_value(game.new_initial_state(), [found] * 2)
    assert far < most < exploitability.exploitability(game, policies.UniformRandomPolicy(game))
    assert values[0] == pytest.approx(1 / 4, abs=2 * far + 1e-9)  # both can be as far off


@pytest.mark.parametrize(("name", "value"), [("alles-kaese", 9 / 160), ("cheese-rescue", 7 / 15)])
def test_other_games_are_solved_the_same(name: str, value: float) -> None:
    game = table(name, "tiny")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    far = exploitability.exploitability(game, found)
    values = expected_game_score.policy_value(game.new_initial_state(), [found] * 2)
    assert far < 0.03
    assert values[0] == pytest.approx(value, abs=2 * far + 1e-9)

"""A hint: the same from every world that looks alike, Clara's move, with the chances of what was tried most."""

from typing import Any

import pytest

from cheeseboard.bots.hints import BEST, hint
from cheeseboard.bots.thought import Budget, Thought, Worth, ponder
from cheeseboard.games import find
from cheeseboard.games.box import Game
from tests.every_game.promises import plain
from tests.every_game.tables import EVERY_GAME, Setting, worlds
from tests.every_game.test_advice import decisions

FEW = Budget(tries=24)


@EVERY_GAME
def test_a_hint_is_claras_move_and_why_from_the_view_alone(game: Game[Any]) -> None:
    for state in decisions(Setting(game, game.seats[0], {}), 3, 3):
        view = plain(game.view(state, state.turn))
        found = hint(game, view, FEW)
        assert found.advice.move == ponder(game, view, game.plans(state.seats)[0], 0, FEW).move
        assert found.advice == game.explain(view, found.advice.move)
        assert len(found.prospects) == min(BEST, state.count() if state.count() > 1 else 0)
        assert [each.move for each in found.prospects[:1]] == ([found.advice.move] if state.count() > 1 else [])
        for world in worlds(state, state.turn, 5, 1):
            assert hint(game, plain(game.view(world, state.turn)), FEW) == found


def test_what_was_tried_once_is_not_among_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("alles-kaese")
    state = decisions(Setting(game, 2, {}), 3, 1)[0]
    move, other = [state.write(each) for each in state.moves()][:2]
    lucky, third = "lucky", "third"
    worths = {
        lucky: Worth(1.0, 1.0, 1),
        third: Worth(0.3, 0.02, 90),
        other: Worth(0.4, 0.01, 100),
        move: Worth(0.41, 0.011, 100),
    }
    monkeypatch.setattr("cheeseboard.bots.hints.ponder", lambda *_: Thought(move, worths, 291))

    found = hint(game, game.view(state, state.turn)).prospects
    assert [(each.move, each.percent, each.error) for each in found] == [(move, 41, 2), (other, 40, 1), (third, 30, 2)]

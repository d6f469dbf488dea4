"""What decided a game is told wherever its result is: tie-breaks, and whatever else made others win than the highest scores."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.table.verdict import SHARED, Tie, ties_of
from cheeseboard.table.words import LANGUAGES, Words
from cheeseboard.terminal.replay import result
from tests.every_game.tables import EVERY_GAME, EVERY_SETTING, Setting

NAMES = ["Anna", "Ben", "Chloé", "Dora", "Emil", "Fay", "Gus", "Hana", "Ida"]
TRIED = 150  # games


def ended(setting: Setting, seed: int) -> State:
    state: State = setting.new()
    dice = Dice(seed)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
    return state


def tied(game: Game[Any]) -> list[tuple[State, list[Tie]]]:
    """Games that points alone did not decide."""
    found = []
    for seed in range(TRIED):
        state = ended(Setting(game, game.seats[seed % len(game.seats)], {}), seed)
        found += [(state, ties)] if (ties := ties_of(game, state)) else []
    return found


@EVERY_SETTING
def test_what_is_said_to_decide_is_what_decides(setting: Setting) -> None:
    """Whoever is left after the last step has won, by the rank that the rules reckon with."""
    for seed in range(6):
        state = ended(setting, seed)
        ties, highest = ties_of(setting.game, state), [k for k in range(setting.seats) if state.rank(k) >= 0]
        ahead = [seat for seat in highest if state.score(seat) == max(map(state.score, highest))]
        assert (ties[-1]["seats"] if ties else ahead) == state.winners()
        assert all(one["seats"] != other["seats"] for one, other in pairwise(ties))


@EVERY_GAME
def test_every_tie_is_named_in_every_language(game: Game[Any]) -> None:
    """Whenever the highest score is not alone, or does not win, the result says why."""
    found = tied(game)
    assert bool(found) == (len(game.decides) > 1)
    for state, ties in found:
        for language in LANGUAGES:
            words, names = Words(game, language), NAMES[: state.seats]
            told = result(state, names, words)
            for tie in ties:
                assert words.tie(tie, names) in told
                if tie["by"] != SHARED and len(tie["seats"]) == 1:
                    assert names[tie["seats"][0]] in words.tie(tie, names)


@pytest.mark.parametrize(("name", "kinds"), [("alles-kaese", {"cheeses", SHARED}), ("go-da-cheese", {"kings", "mice"})])
def test_each_tie_break_comes_up(name: str, kinds: set[str]) -> None:
    counted = Counter(tie["by"] for _, ties in tied(find(name)) for tie in ties)
    assert set(counted) >= kinds


def test_komi_is_named_when_it_turns_the_result_round() -> None:
    game = find("cheese-rescue")
    for seed in range(200):
        state = ended(Setting(game, 2, {"komi": 9}), seed)
        behind = state.scores()[1] < state.scores()[0]
        if behind and state.winners() == [1]:
            assert [tie["by"] for tie in ties_of(game, state)] == ["komi"]
            assert "With the present for the second player Ben is ahead." in result(state, NAMES[:2], Words(game, "en"))
            return
    pytest.fail("komi never mattered")


def test_a_circle_is_named_when_it_is_shared() -> None:
    game = find("cheese")
    state = ended(Setting(game, 3, {"cards": [1, 3, 0, 1, 2]}), 46)
    assert ties_of(game, state) == [Tie(by="circle", seats=[0, 1, 2], most=0, next=0)]


def test_a_game_that_points_decide_says_nothing_more() -> None:
    game = find("alles-kaese")
    state = next(state for seed in range(20) if not ties_of(game, state := ended(Setting(game, 2, {}), seed)))
    assert Words(game, "en").result(state, NAMES[:2]) == Words(game, "en").won(state.winners(), NAMES[:2])

"""The ways that any game has work for every game, also for those that have better ones: by the view alone, and nothing hidden."""

from dataclasses import replace
from typing import Any

import pytest

import cheeseboard
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.box import Game, Lab, Learning, Playing, Telling
from cheeseboard.games.text import WIDTH
from cheeseboard.games.usual import odds
from cheeseboard.games.usual.drawing import LINES
from cheeseboard.table.words import Words
from tests.every_game import promises
from tests.every_game.promises import plain
from tests.every_game.tables import GAMES, Setting, positions, worlds
from tests.every_game.test_advice import decisions
from tests.every_game.test_chances import needs_the_view_alone, says_all_there_is
from tests.every_game.test_words import NAMES, YOU
from tests.rl.test_features import names, tells_nothing_hidden

FEW = 3 if cheeseboard.compiled else 1


def bare(game: Game[Any]) -> Game[Any]:
    """The game with nothing but what it is."""
    return replace(game, playing=Playing(), telling=Telling(), learning=Learning(), lab=Lab())


EVERY_BARE = pytest.mark.parametrize("game", [bare(game) for game in GAMES], ids=lambda game: game.name)


def settings(game: Game[Any]) -> list[Setting]:
    return [Setting(game, seats, {}) for seats in {game.seats[0], game.seats[-1]}]


@EVERY_BARE
def test_it_is_drawn_within_its_bounds_and_shows_nothing_hidden(game: Game[Any]) -> None:
    words = Words(game, "en")
    for setting in settings(game):
        promises.shows_nothing_hidden(setting, 3, FEW)
        for state, _ in positions(setting, 5, 6):
            lines = words.draw(game.view(state, 0), NAMES, 0).splitlines()
            assert 0 < len(lines) <= LINES
            assert max(map(len, lines)) <= WIDTH


@EVERY_BARE
def test_the_reader_and_whose_turn_it_is_are_marked(game: Game[Any]) -> None:
    for state, move in positions(Setting(game, game.seats[0], {}), 5, 3):
        text = Words(game, "en").draw(game.view(state, 0), NAMES, 0)
        if "Anna" in text:
            assert "Anna (you)" in text
            assert (f"> {NAMES[state.mover]}" in text) == (move >= 0)
        assert not YOU["en"].search(Words(game, "en").draw(game.view(state, 0), NAMES))


@EVERY_BARE
def test_odds_come_from_the_view_alone_and_say_whether_they_are_exact(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds, "WORLDS", 20)
    says_all_there_is(Setting(game, game.seats[0], {}), 4)
    needs_the_view_alone(Setting(game, game.seats[0], {}), 4)
    state, _ = next(each for each in positions(Setting(game, game.seats[0], {}), 4, 9) if each[0].turn >= 0)
    for chance in game.chances(game.view(state, 0)):
        assert chance.worlds == (odds.WORLDS if game.has_secrets else 0)
        heading, shares = Words(game, "en").chance([chance], NAMES, 0)
        assert ("imagined games" in heading) == game.has_secrets
        assert shares


@EVERY_BARE
def test_where_nothing_is_hidden_lucks_own_odds_are_told(game: Game[Any]) -> None:
    if game.has_secrets:
        pytest.skip("its luck's odds are secrets")
    for state, _ in positions(Setting(game, game.seats[0], {}), 4, 9):
        if state.turn == LUCK:
            (chance,) = game.chances(game.view(state, NOBODY))
            assert {what: share * state.tickets for what, share in chance.odds.items()} == {
                state.write(move): state.odds(move) for move in state.moves()
            }


@EVERY_BARE
def test_advice_and_children_play_legal_moves_by_the_view_alone(game: Game[Any]) -> None:
    setting = Setting(game, game.seats[0], {})
    for state in decisions(setting, 2, FEW):
        view = plain(game.view(state, state.turn))
        advice = game.advise(view)
        assert state.is_legal(state.read(advice.move))
        assert game.equals(view) == [advice.move]
        assert game.explain(view, advice.move) == advice
        for age in (6, 8):
            state.read(game.child(view, age, Dice(age)))
        for world in worlds(state, state.turn, 2, 1):
            assert game.advise(plain(game.view(world, state.turn))) == advice


@EVERY_BARE
def test_its_numbers_fit_and_tell_nothing_hidden(game: Game[Any]) -> None:
    for setting in settings(game):
        features = game.features(setting.seats)
        assert names(features) == names(game.features(setting.seats))
        tells_nothing_hidden(setting, 3, features)

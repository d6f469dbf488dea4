"""Every game's advice: a legal move with a true reason in every language, from what the seat may know and nothing else."""

from collections.abc import Iterator
from typing import Any

import cheeseboard
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Advice, Game
from cheeseboard.table.words import LANGUAGES, Words
from tests.every_game.promises import plain
from tests.every_game.tables import EVERY_GAME, EVERY_SETTING, Setting, for_some_seeds, positions, reference, worlds
from tests.every_game.test_words import NAMES, messages


def decisions(setting: Setting, seed: int, limit: int) -> list[Any]:
    """Positions of a random game in which somebody must decide."""
    found = [state for state, move in positions(setting, seed, 4 * limit) if move >= 0 and state.turn >= 0]
    return found[:: max(1, len(found) // limit)][:limit]


def advised(game: Game[Any], state: Any) -> Advice:
    return game.advise(plain(game.view(state, state.turn)))


@EVERY_SETTING
def test_the_move_is_legal_and_the_reason_is_told_in_every_language(setting: Setting) -> None:
    game = setting.game

    def check(seed: int) -> None:
        for state in decisions(setting, seed, 6):
            advice = advised(game, state)
            assert state.is_legal(state.read(advice.move))
            for language in LANGUAGES:
                for reader in (None, state.turn):
                    said = Words(game, language).reason(advice, NAMES, reader)
                    assert said[-1] in ".!"
                    assert "{" not in said

    for_some_seeds(setting, check)


@EVERY_SETTING
def test_advice_comes_from_the_view_alone(setting: Setting) -> None:
    """The same after a journey through JSON, and in every world that this seat cannot tell from the true one."""

    def check(seed: int) -> None:
        for state in decisions(setting, seed, 4):
            before, expected = state.facts(), setting.game.advise(setting.game.view(state, state.turn))
            assert advised(setting.game, state) == expected
            for world in worlds(state, state.turn, seed, 2):
                assert advised(setting.game, world) == expected
            assert state.facts() == before

    for_some_seeds(setting, check)


@EVERY_SETTING
def test_every_move_is_explained_from_the_view_alone_and_the_advised_one_as_it_was_advised(setting: Setting) -> None:
    """In every language, and the same in every world that this seat cannot tell from the true one."""
    game = setting.game

    def check(seed: int) -> None:
        for state in decisions(setting, seed, 4):
            view = plain(game.view(state, state.turn))
            moves = [state.write(move) for move in state.moves()][:12]
            said = {move: game.explain(view, move) for move in moves}
            assert all(advice.move == move for move, advice in said.items())
            for language in LANGUAGES:
                for advice in said.values():
                    assert Words(game, language).reason(advice, NAMES, state.turn)[-1] in ".!"
            advice = game.advise(view)
            assert game.explain(view, advice.move) == advice
            for world in worlds(state, state.turn, seed, 1):
                assert {move: game.explain(plain(game.view(world, state.turn)), move) for move in moves} == said

    for_some_seeds(setting, check)


@EVERY_SETTING
def test_the_advised_move_is_among_its_equals_and_they_come_from_the_view_alone(setting: Setting) -> None:
    game, equals = setting.game, setting.game.equals

    def check(seed: int) -> None:
        for state in decisions(setting, seed, 4):
            view = plain(game.view(state, state.turn))
            found = equals(view)
            assert found[0] == game.advise(view).move
            assert len(set(found)) == len(found)
            assert all(state.is_legal(state.read(move)) for move in found)
            for world in worlds(state, state.turn, seed, 2):
                assert equals(plain(game.view(world, state.turn))) == found

    for_some_seeds(setting, check)


@EVERY_SETTING
def test_asking_changes_no_view(setting: Setting) -> None:
    for state in decisions(setting, 5, 3):
        view = plain(setting.game.view(state, state.turn))
        setting.game.explain(view, setting.game.advise(view).move)
        assert view == plain(setting.game.view(state, state.turn))


@EVERY_GAME
def test_every_reason_is_given_some_day_with_all_its_facts(game: Game[Any]) -> None:
    """And none without words. Games are played half by advice, half at random, so that odd positions come up too."""
    missing = {language: reasons(game, language) for language in LANGUAGES}
    given: dict[str, set[str]] = {}
    for advice in much_advice(game):
        given.setdefault(f"reason-{advice.reason}", set()).update(advice.facts)
        if set(given) >= set(missing["en"]):
            break
    for language in LANGUAGES:
        assert sorted(set(missing[language]) - set(given)) == []
        assert sorted(set(given) - set(missing[language])) == []
        for key, facts in missing[language].items():
            assert {fact.removesuffix("-is") for fact in facts} <= given[key]


def reasons(game: Game[Any], language: str) -> dict[str, set[str]]:
    """Those of the game's own advice; or those that any game without has."""
    own = {key: facts for key, facts in messages(game, language).items() if key.startswith("reason-")}
    return own if game.playing.advise else {"reason-tried": {"wins", "tries"}, "reason-only-move": set()}


def much_advice(game: Game[Any]) -> Iterator[Advice]:
    variants = reference(game).VARIANTS
    for seed in range(400 if cheeseboard.compiled else 120):
        state, dice = game.new(game.seats[seed % len(game.seats)], variants[seed // 5 % len(variants)]), Dice(seed)
        steps = 0
        while state.turn != NOBODY and steps < 400:
            steps += 1
            if state.turn < 0 or dice.below(2):
                state.play(state.pick(dice))
            else:
                advice = advised(game, state)
                yield advice
                yield game.explain(plain(game.view(state, state.turn)), state.write(state.pick(dice)))
                state.play(state.read(advice.move))


def test_in_cheese_there_is_nothing_to_decide() -> None:
    game = find("cheese")
    for state in decisions(Setting(game, 3, {}), 1, 5):
        assert advised(game, state) == Advice("flip", "only")
        assert state.count() == 1

"""Every game is one of OpenSpiel's: it passes OpenSpiel's own test, and tells a player nothing hidden."""

import json
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import cheeseboard
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from tests.every_game.tables import EVERY_GAME, GAMES, SETTINGS, Setting
from tests.long import cases
from tests.rl.extras import need
from tests.terminal.sittings import SHORTER

pyspiel = need("pyspiel")
from cheeseboard.rl import openspiel  # noqa: E402 - only where OpenSpiel is

# Six cards with 1, 2, … 6 holes on the table, one with 1 on the supply.
TINY = {"seats": 2, "opening": "24/25/26/27/28/29/24"}

# Every player count under the usual rules, every house rule with as few players as can be.
MANY = [setting for setting in SETTINGS if not setting.options or setting.seats == setting.game.seats[0]]
MANY_SETTINGS = pytest.mark.parametrize("setting", MANY, ids=str)


def loaded(setting: Setting, **more: Any) -> Any:
    options = {name: "/".join(map(str, v)) if isinstance(v, list) else v for name, v in setting.options.items()}
    return pyspiel.load_game(openspiel.short_name(setting.game), {"seats": setting.seats, **options, **more})


def walked(game: Any, seed: int, stop: float = 1.0) -> Any:
    """A state after part of a random game."""
    draw, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and (draw.random() < stop or state.is_chance_node()):
        state.apply_action(any_action(state, draw))
    return state


def any_action(state: Any, draw: random.Random) -> int:
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        return int(draw.choices(actions, odds)[0])
    return int(draw.choice(state.legal_actions()))


@MANY_SETTINGS
def test_openspiel_finds_no_fault(setting: Setting) -> None:
    pyspiel.random_sim_test(loaded(setting), num_sims=2 if cheeseboard.compiled else 1, serialize=True, verbose=False)


def test_openspiel_would_find_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "payoffs", lambda state: [2.0] * state.seats)
    with pytest.raises(pyspiel.SpielError):
        pyspiel.random_sim_test(loaded(MANY[0]), num_sims=1, serialize=False, verbose=False)


@EVERY_GAME
def test_a_game_says_what_it_is(game: Any) -> None:
    for seats in game.seats:
        found = pyspiel.load_game(openspiel.short_name(game), {"seats": seats})
        assert found.num_players() == seats
        assert found.num_distinct_actions() == game.actions(seats)
        assert found.max_game_length() == game.longest(seats, game.settle({}))
        assert (found.min_utility(), found.max_utility(), found.utility_sum()) == (-1 / seats, 1 - 1 / seats, 0)
    for wrong, why in (
        ({"seats": 99}, "is for"),
        ({"opening": "9999"}, "is not possible"),
        ({"opening": "x"}, "opening: 'x'"),
    ):
        with pytest.raises(ValueError, match=why):
            pyspiel.load_game(openspiel.short_name(game), wrong)


@MANY_SETTINGS
def test_chance_nodes_have_the_exact_odds(setting: Setting) -> None:
    state, dice = loaded(setting).new_initial_state(), Dice(4)
    ours = setting.new()
    while not state.is_terminal():
        assert state.is_chance_node() == (ours.turn < 0)
        assert state.legal_actions() == ours.moves()
        if state.is_chance_node():
            odds = [Fraction(ours.odds(move), ours.tickets) for move in ours.moves()]
            assert state.chance_outcomes() == list(zip(ours.moves(), map(float, odds), strict=True))
            assert sum(odds) == 1
        move = ours.pick(dice)
        assert state.action_to_string(move) == ours.write(move)
        ours.play(move)
        state.apply_action(move)
    assert ours.turn == NOBODY
    winners = ours.winners()
    for seat, paid in enumerate(state.returns()):
        share = Fraction(seat in winners, len(winners)) if winners else Fraction(1, ours.seats)
        assert paid == pytest.approx(float(share - Fraction(1, ours.seats)))


def pairs(setting: Setting, seed: int, player: int) -> Iterator[tuple[Any, Any]]:
    """Two games, step by step, that this player cannot tell apart, for as long as there are two."""
    game = loaded(setting)
    draw, one, two = random.Random(seed), game.new_initial_state(), game.new_initial_state()
    while not one.is_terminal():
        move = any_action(one, draw)
        ours, theirs = one.position.state, two.position.state
        twins = [m for m in theirs.moves() if theirs.seen(m, player) == ours.seen(move, player)]
        if not twins:
            return
        one.apply_action(move)
        two.apply_action(draw.choice(twins))
        yield one, two


def strings(state: Any, player: int) -> tuple[str, str]:
    return state.information_state_string(player), state.observation_string(player)


def observer(state: Any, **kind: Any) -> Any:
    return state.get_game().make_py_observer(pyspiel.IIGObservationType(**{"perfect_recall": False, **kind}))


def tensors(state: Any, player: int) -> tuple[Any, Any]:
    return state.information_state_tensor(player), state.observation_tensor(player)


def tells_nothing_hidden(setting: Setting, seed: int) -> int:
    """Strings and resampled worlds depend on what the player saw, and on nothing else; how many worlds did differ."""
    different = 0
    for player in range(setting.seats):
        for step, (one, two) in enumerate(pairs(setting, seed, player)):
            assert strings(one, player) == strings(two, player)
            assert one.is_terminal() or one.current_player() == two.current_player()
            different += str(one) != str(two)
            if step % 5 == 0:
                worlds = [state.resample_from_infostate(player, lambda: 0.37) for state in (one, two)]
                assert str(worlds[0]) == str(worlds[1])
                alone = observer(one, public_info=False)
                assert alone.string_from(one, player) == alone.string_from(two, player)
                assert strings(worlds[0], player) == strings(one, player)
                assert tensors(worlds[0], player) == tensors(one, player) == tensors(two, player)
                assert pickle.dumps(worlds[0].position) == pickle.dumps(worlds[1].position)
    return different


@pytest.mark.parametrize("setting", cases(MANY, MANY[::3]), ids=str)
def test_a_player_is_told_nothing_hidden(setting: Setting) -> None:
    tells_nothing_hidden(setting, 7)


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_secrets], ids=lambda game: game.name)
def test_there_was_something_to_tell(game: Any) -> None:
    """But for games in which everybody sees what anybody sees."""
    assert sum(tells_nothing_hidden(Setting(game, game.seats[0], {}), seed) for seed in range(3)) > 20


@pytest.mark.parametrize("fault", ["a log that tells all", "a view of another seat", "a world as it is"])
def test_a_leak_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting(next(game for game in GAMES if game.name == "cheese-rescue"), 2, {})
    if fault == "a log that tells all":
        monkeypatch.setattr(openspiel, "seen", lambda _state, _move, _seat, said: said)
    elif fault == "a view of another seat":
        shown = openspiel.shown
        monkeypatch.setattr(
            openspiel, "shown", lambda game, state, seat: shown(game, state, 1 - seat if seat >= 0 else seat)
        )
    else:
        monkeypatch.setattr(openspiel.Position, "resampled", lambda self, _player, _seed: self.__deepcopy__(None))
    with pytest.raises(AssertionError):
        tells_nothing_hidden(setting, 1)


@EVERY_GAME
def test_what_is_public_and_what_is_private_make_up_what_a_player_sees(game: Any) -> None:
    parts = []
    for seed in range(4):
        state = walked(loaded(Setting(game, game.seats[0], {})), seed, 0.95)
        public = json.loads(observer(state, private_info=pyspiel.PrivateInfoType.NONE).string_from(state, 0))
        for player in range(game.seats[0]):
            private = json.loads(observer(state, public_info=False).string_from(state, player))
            assert {**public, **private} == json.loads(state.observation_string(player))
            assert private.pop("seat") == player
            assert all(public[part] != told for part, told in private.items())
            parts += private
    assert bool(parts) == game.has_secrets


def test_an_observer_says_what_it_cannot_tell() -> None:
    state = loaded(MANY[0]).new_initial_state()
    kinds = pyspiel.PrivateInfoType
    for kind in ({"perfect_recall": True}, {"private_info": kinds.NONE}, {"private_info": kinds.ALL_PLAYERS}):
        with pytest.raises(ValueError, match="what a single player sees now, and nothing else"):
            observer(state, public_info=False, **kind)
    with pytest.raises(ValueError, match=r"no parameters; given: .'nemo': 1."):
        state.get_game().make_py_observer(None, {"nemo": 1})
    with pytest.raises(ValueError, match="told as numbers"):
        observer(state, public_info=False).set_from(state, 0)


@pytest.mark.parametrize("nobody", [-2, -1, 3, 4, 5])
def test_nobody_but_a_seat_is_told_what_a_seat_knows(nobody: int) -> None:
    """At a chance node the current player is -1: whoever asks an observer for it must not be told all cards."""
    state = walked(loaded(Setting(find("cheese-rescue"), 3, {})), 2, 0.95)
    for kind in ({}, {"perfect_recall": True}, {"public_info": False}):
        told = observer(state, **kind)
        with pytest.raises(ValueError, match=r"player: .* a whole number from 0 to 2"):
            told.string_from(state, nobody)
        with pytest.raises(ValueError, match=r"a whole number from 0 to 2|told as numbers"):
            told.set_from(state, nobody)
    with pytest.raises(ValueError, match="a whole number from 0 to 2"):
        state.resample_from_infostate(nobody, lambda: 0.5)


# The generator prints a tensor as long as the longest game at every step: these are kept short.
def short(game: Any) -> str:
    options = ",".join(f"{name}={value}" for name, value in SHORTER[game.name].items())
    return f"{openspiel.short_name(game)}({options})" if options else openspiel.short_name(game)


@EVERY_GAME
def test_openspiel_writes_a_playthrough_and_plays_it_again(game: Any, tmp_path: Path) -> None:
    from absl import flags  # noqa: PLC0415
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415

    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough(short(game), None, seed=3)
    assert 'PrivateObservationString(1) = "{"seat":1' in text
    path = tmp_path / "playthrough.txt"
    path.write_text(text, encoding="utf-8")
    assert generate_playthrough.replay(str(path)) == (text, text)


UNPICKLE = "import pickle, sys; kept = pickle.load(sys.stdin.buffer); print(kept, kept.num_players())"


@EVERY_GAME
def test_a_game_can_be_pickled_and_read_where_nothing_was_imported(game: Any) -> None:
    seats = game.seats[-1]
    found = pyspiel.load_game(openspiel.short_name(game), {"seats": seats})
    again = pickle.loads(pickle.dumps(found))
    assert (str(again), again.num_players(), type(again)) == (str(found), seats, type(found))
    assert type(found).__name__.isidentifier()
    for kept in (found, walked(found, 1, 0.9)):
        words = [sys.executable, "-c", UNPICKLE]
        told = subprocess.run(words, input=pickle.dumps(kept), capture_output=True, check=True)  # noqa: S603
        assert told.stdout.decode().strip() == f"{kept} {seats}"


@EVERY_GAME
def test_a_player_forgets_nothing(game: Any) -> None:
    """Its information states are each the beginning of the next, and tell its own moves."""
    draw, seats = random.Random(3), game.seats[0]
    state = loaded(Setting(game, seats, {})).new_initial_state()
    last = [""] * seats
    while not state.is_terminal():
        player, move = state.current_player(), any_action(state, draw)
        said = state.action_to_string(move)
        state.apply_action(move)
        now = [state.information_state_string(seat) for seat in range(seats)]
        assert all(after.startswith(before) for before, after in zip(last, now, strict=True))
        assert player < 0 or now[player].endswith(f" {said}")
        last = now


@EVERY_GAME
def test_a_state_is_kept_as_its_history(game: Any) -> None:
    state = walked(loaded(Setting(game, game.seats[0], {})), 2, 0.95)
    again = pickle.loads(pickle.dumps(state))
    assert (str(again), again.history()) == (str(state), state.history())
    world = state.resample_from_infostate(0, lambda: 0.5)
    assert world.history() == []  # what led here is the player's guess
    copy = pickle.loads(pickle.dumps(world))
    for each in (world, copy, world.clone()):
        while not each.is_terminal():
            each.apply_action(each.legal_actions()[0])
    assert str(copy) == str(world)
    assert copy.returns() == world.returns()


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_choices], ids=lambda game: game.name)
def test_openspiels_search_plays_a_game(game: Any) -> None:
    """Its ISMCTS in Python; the one in C++ does not ask games written in Python to resample."""
    numpy = need("numpy")
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    found, draw = loaded(Setting(game, game.seats[0], {})), random.Random(1)
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = ismcts.ISMCTSBot(found, evaluator, 1.0, 3, random_state=numpy.random.RandomState(2))
    state, asked = found.new_initial_state(), 0
    while not state.is_terminal():
        asks = state.current_player() == 0 and asked < 12
        asked += asks
        state.apply_action(int(bot.step(state)) if asks else any_action(state, draw))
    assert asked > 0
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiel_learns_a_small_game() -> None:
    """One turn of Alles Käse! from a given display: MCCFR finds what is best, and how bad anything else is."""
    from open_spiel.python.algorithms import exploitability, external_sampling_mccfr  # noqa: PLC0415
    from open_spiel.python.policy import UniformRandomPolicy  # noqa: PLC0415

    game = pyspiel.load_game("cheeseboard_alles_kaese", {**TINY, "turn_limit": 1})
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(40):
        solver.iteration()
    worst = exploitability.exploitability(game, UniformRandomPolicy(game))
    learnt = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= learnt < worst / 2

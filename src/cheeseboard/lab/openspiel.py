"""OpenSpiel beside us, if it is installed: three of its card and dice games, driven in the quickest ways we know."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import repeat
from random import Random
from typing import Any, Final

from cheeseboard.lab.contest import Loop, Slice
from cheeseboard.lab.proof import Length, Standstill, check_length, length

GAMES: Final = ("hearts", "leduc_poker", "liars_dice")
LOOKED_AT: Final = 200  # games


@dataclass(frozen=True)
class Peer:
    """One of its games, and how long it is."""

    name: str
    game: Any
    length: Length


def is_installed() -> bool:
    return find_spec("pyspiel") is not None


def load_all() -> list[Peer]:
    """Hearts first; it alone is timed in C++ too."""
    peers = [load(name) for name in GAMES]
    look_at_cpp(peers[0])
    return peers


def load(name: str) -> Peer:
    """The game, once it has been seen to advance, to end and to pay."""
    game = import_module("pyspiel").load_game(name)
    draw = Random(1).random
    return Peer(name, game, length([_look(game, draw) for _ in range(LOOKED_AT)]))


def _look(game: Any, draw: Callable[[], float]) -> int:
    """Play one game with all its questions asked; the number of applies."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = fallen(state.chance_outcomes(), draw())
        else:
            actions = state.legal_actions()
            action = actions[int(draw() * len(actions))]
        state.apply_action(action)
        steps += 1
        if len(state.history()) != steps:
            raise Standstill(f"OpenSpiel's {game} did not advance at step {steps}")
    check_returns(game, state.returns())
    return steps


def check_returns(game: Any, returns: list[float]) -> None:
    inside = all(game.min_utility() <= paid <= game.max_utility() for paid in returns)
    total = game.utility_sum()
    if len(returns) != game.num_players() or not inside or (total is not None and abs(sum(returns) - total) > 1e-6):
        raise Standstill(f"OpenSpiel's {game} does not pay {returns}")


def fallen(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome that a number from 0 to 1 stands for."""
    for outcome, chance in outcomes:
        left -= chance
        if left < 0:
            return outcome
    return outcomes[-1][0]  # the chances of many outcomes add up to a little less than one


def from_python(peer: Peer) -> Loop:
    """The careful loop, faster than that of OpenSpiel's own example: one question a step, the random module, and
    chance drawn here, which was a little quicker than ``pyspiel.sample_action``.
    """
    game, draw, ids = peer.game, Random(0).random, import_module("pyspiel").PlayerId
    over, luck = int(ids.TERMINAL), int(ids.CHANCE)

    def run(games: int) -> Slice:
        steps = 0
        for _ in repeat(None, games):
            state = game.new_initial_state()
            while (turn := state.current_player()) != over:
                if turn == luck:
                    action = fallen(state.chance_outcomes(), draw())
                else:
                    actions = state.legal_actions()
                    action = actions[int(draw() * len(actions))]
                state.apply_action(action)
                steps += 1
        return Slice(games, steps)

    return run


def in_cpp(peer: Peer) -> Loop:
    """Its own loop in C++ with uniformly random bots. Asking each game how long it was would cost it time: they are
    counted as long as those of ``Peer.length``, and ``look_at_cpp`` has seen that they are.
    """
    game, spiel = peer.game, import_module("pyspiel")
    bots, seed = _random_bots(game), 0

    def run(games: int) -> Slice:
        nonlocal seed
        for _ in repeat(None, games):
            seed += 1
            state = game.new_initial_state()
            returns = spiel.evaluate_bots(state, bots, seed)
        if not state.is_terminal():
            raise Standstill(f"OpenSpiel's {peer.name} did not end")
        check_returns(game, returns)
        return Slice(games, round(games * peer.length.mean))

    return run


def look_at_cpp(peer: Peer) -> None:
    """Its C++ loop must play the game that Python plays: as long, to the end."""
    evaluate, bots, steps = import_module("pyspiel").evaluate_bots, _random_bots(peer.game), 0
    for seed in range(LOOKED_AT):
        state = peer.game.new_initial_state()
        check_returns(peer.game, evaluate(state, bots, seed))
        steps += len(state.history()) if state.is_terminal() else 0
    check_length(f"{peer.name} in C++", peer.length, LOOKED_AT, steps)


def _random_bots(game: Any) -> list[Any]:
    return [import_module("pyspiel").make_uniform_random_bot(player, player) for player in range(game.num_players())]

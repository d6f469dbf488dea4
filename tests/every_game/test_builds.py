"""One word over traced games and searches: the same compiled and interpreted, on every run and for every hash seed."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.search import Search
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.box import Game
from tests.every_game.tables import EVERY_OWN_GAME, OWN_GAMES, Setting, reference

GOLDEN = Path(__file__).parent.parent / "games"


def traced(game: Game[object]) -> str:  # type: ignore[type-var] # any game
    """Moves, odds, notations, positions and imagined worlds of a game for each setting, and a few searches."""
    word = hashlib.sha256()
    variants = reference(game).VARIANTS
    for number, seats in enumerate(game.seats):
        setting = Setting(game, seats, variants[number % len(variants)])
        state, dice, step = setting.new(), Dice(1000 + seats), 0
        while state.turn != NOBODY:
            move = state.pick(dice)
            if step % 11 == 0 or step < 40:
                odds = [state.odds(m) for m in state.moves()]
                word.update(json.dumps([state.moves(), odds, state.write(move), state.facts()]).encode())
            if step % 97 == 20:
                word.update(json.dumps(state.imagine(state.mover, dice.split()).facts()).encode())
            if step % 97 == 30 and state.turn != LUCK:
                search = Search(state, state.turn, step, Policy())
                search.run(60)
                word.update(json.dumps([int(search.best()), int(search.steps)]).encode())
            state.play(move)
            step += 1
        word.update(json.dumps([state.scores(), state.winners(), step]).encode())
    return word.hexdigest()


@EVERY_OWN_GAME
def test_both_builds_trace_the_same(game: Game[object]) -> None:  # type: ignore[type-var]
    """The word stands in the game's tests; write it again (python -m tests.every_game.test_builds) if a change is meant."""
    assert traced(game) == (GOLDEN / game.name.replace("-", "_") / "trace.txt").read_text().strip()


@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_hash_seeds_change_nothing(hash_seed: str) -> None:
    code = "from tests.every_game.test_builds import *; print(traced(OWN_GAMES[0]), traced(OWN_GAMES[-1]))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code],
        cwd=GOLDEN.parent.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.split() == [traced(OWN_GAMES[0]), traced(OWN_GAMES[-1])]


if __name__ == "__main__":
    for each in [game for game in OWN_GAMES if game.name in sys.argv[1:]] or OWN_GAMES:
        (GOLDEN / each.name.replace("-", "_") / "trace.txt").write_text(traced(each) + "\n")

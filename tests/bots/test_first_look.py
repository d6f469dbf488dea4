"""A first look at a finished game: a curve for every step, a turning point, and little work however long the game was."""

from typing import Any

import pytest

from cheeseboard.bots import first_look as module
from cheeseboard.bots.first_look import Sketch, first_look
from cheeseboard.bots.review import review
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game
from tests.every_game.tables import EVERY_GAME
from tests.terminal.sittings import SHORT


def played(game: Game[Any], seats: int, number: int) -> list[str]:
    state, dice, moves = game.new(seats, SHORT[game.name]), Dice(number), []
    while state.turn != NOBODY:
        moves.append(state.write(state.pick(dice)))
        state.play(state.read(moves[-1]))
    return moves


@EVERY_GAME
def test_every_step_has_a_chance_and_the_end_is_what_was_won(game: Game[Any]) -> None:
    seats = game.seats[0]
    moves = played(game, seats, 4)
    found = first_look(game, seats, SHORT[game.name], moves, worlds=3, sure=4, tries=20)
    whole = review(game, seats, SHORT[game.name], moves, tries=4, worlds=2)

    assert [len(curve) for curve in found.curves] == [len(moves) + 1] * seats
    assert all(0 <= chance <= 1 for curve in found.curves for chance in curve)
    assert [curve[-1] for curve in found.curves] == [float(curve[-1]) for curve in whole.curves]
    assert found.turning_point is None or 0 <= found.turning_point < len(moves)
    if found.choice is not None:
        assert (found.choice.step, found.choice.move) == (found.turning_point, moves[found.choice.step])


def test_the_work_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few positions are counted, and of a long game only some are kept."""
    counted: list[int] = []
    look = Sketch.look

    def counting(sketch: Sketch, number: int, *how: int) -> None:
        counted.append(number)
        look(sketch, number, *how)

    monkeypatch.setattr(Sketch, "look", counting)
    monkeypatch.setattr(module, "KEPT", 50)
    game = find("cheese-rescue")
    moves = played(game, 2, 4)
    first_look(game, 2, SHORT[game.name], moves, worlds=2, sure=2, tries=4)

    assert len(counted) <= module.FIRST + module.MORE + 2 * module.LIKELY
    assert len(set(counted)) > module.FIRST


def test_where_the_chances_turn_is_found_between_the_first_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """The winner's chance jumps at one move, which no first point stands beside."""
    monkeypatch.setattr(module, "FIRST", 3)
    game = find("cheese-rescue")
    moves = played(game, 2, 4)
    sketch = Sketch(game, 2, SHORT[game.name], moves, 1)
    jump = sketch.numbers[len(sketch.numbers) // 3 + 1]

    def look(seen: Sketch, number: int, *_: int) -> None:
        has_jumped = number > jump
        seen.known[number] = [share if has_jumped else 0 * share for share in seen.known[len(moves)]]

    monkeypatch.setattr(Sketch, "look", look)
    found = first_look(game, 2, SHORT[game.name], moves, tries=4)
    assert sketch.winners
    assert found.turning_point == jump

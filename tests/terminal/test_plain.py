"""A game line by line."""

from collections.abc import Iterator
from itertools import chain, repeat
from typing import Any

import pytest

from cheeseboard.games.box import Game
from cheeseboard.terminal import plain
from tests.every_game.tables import EVERY_GAME


def type_in(monkeypatch: pytest.MonkeyPatch, lines: Iterator[str]) -> None:
    def answer(_prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


@EVERY_GAME
def test_a_whole_game_can_be_played(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, repeat("1"))

    assert plain.play(game.name, game.seats[-1], 1, {}) == 0
    said = capsys.readouterr().out
    assert "You can: " in said
    assert said.rstrip().endswith("won.")


def test_game_and_players_are_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, iter(["what?", "0", "1", "2"]))

    assert plain.play(None, None, 1, {}) == 0
    said = capsys.readouterr().out
    assert said.count("Please type a number") == 2
    assert "Alles Käse! for 3 players" in said
    assert said.rstrip().endswith("Goodbye!")


def test_bad_input_gets_a_sentence_and_another_chance(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, chain(["dance", "99", "?", "t", "r", "KEEP 1"], ["q"]))

    plain.play("alles-kaese", 3, 7, {})
    said = capsys.readouterr().out
    assert "'dance' is not possible now; possible: " in said
    assert "'99' is not possible now" in said
    assert said.count(plain.HELP) == 2
    assert "## §1 The cards" in said
    assert "card kept (player 1" in said


def test_long_lists_are_told_by_first_word() -> None:
    moves = [f"{kind} {cell}{row}" for kind in ("cat", "dog") for cell in "abcd" for row in range(1, 8)]

    assert plain.offered(moves).startswith("\n  cat: a1 a2 a3")
    assert "\n  dog: a1" in plain.offered(moves)
    assert plain.offered(["keep 1", "drop 1"]) == "1 keep 1   2 drop 1"

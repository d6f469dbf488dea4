"""The benchmark for learners measures games that are played."""

import json
from typing import Any

import pytest

from cheeseboard.cli import main
from cheeseboard.games import find
from cheeseboard.lab import rl
from cheeseboard.lab.proof import Standstill
from tests.rl.extras import need

need("numpy")
GAME = find("alles-kaese")


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rl, "find_peers", dict)
    monkeypatch.setattr(rl, "MANY", 64)


@pytest.mark.usefixtures("alone")
def test_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert rl.bench([(GAME, 2)], 0.05, True) == 0
    (figures,) = json.loads(capsys.readouterr().out)["games"]
    assert figures["numbers"] == 8 * GAME.features(2).words
    assert {rl.DRIVEN, rl.VECTOR} <= set(figures["rates"])
    assert all(rate > 100 for rate in figures["rates"].values())
    assert figures["floors"] == []


@pytest.mark.usefixtures("alone")
def test_the_smallest_of_all_games_has_a_floor_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert rl.bench([(find("cheese"), 2)], 0.05, True) == 0
    (figures,) = json.loads(capsys.readouterr().out)["games"]
    (floor,) = figures["floors"]
    assert "smallest game" in floor["says"]


@pytest.mark.usefixtures("alone")
def test_the_command_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rl", "--seconds", "0.05", "cheese-chase"]) == 0
    said = capsys.readouterr().out
    assert "cheese-chase, 2 players: 152 numbers, 60 actions" in said
    assert "decisions/s" in said


@pytest.mark.usefixtures("alone")
def test_games_that_stand_still_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    from cheeseboard.rl.vector import Vector  # noqa: PLC0415

    monkeypatch.setattr(Vector, "step", lambda _self, _moves: None)
    with pytest.raises(Standstill, match="changed nothing"):
        rl.measure(GAME, 2, 0.05, {}, 0)


@pytest.mark.parametrize("name", ["pyspiel", "rlcard"])
def test_the_others_play_leduc(name: str) -> None:
    need(name)
    need("pettingzoo")
    peers: dict[str, Any] = rl.find_peers()
    work = peers[rl.OPENSPIEL if name == "pyspiel" else rl.RLCARD](40)
    assert work.games == 40
    assert 2 < work.steps / work.games < 8

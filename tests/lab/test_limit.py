"""Each game beside its twin in C: no figures before both have played the same games."""

import json
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.cli.program import main
from cheeseboard.games import find, names
from cheeseboard.games.box import Game
from cheeseboard.lab import limit, limit_many
from cheeseboard.lab.bench import Unmeasured
from cheeseboard.lab.proof import Standstill
from tests.long import often

needs_compiler = pytest.mark.skipif(limit.compiler() is None, reason="there is no C compiler here")


@needs_compiler
@pytest.mark.parametrize("name", names())
def test_every_game_has_a_twin_that_plays_the_same_games(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "WALKED", often(10, 100))
    monkeypatch.setattr(limit, "COUNTED", often(50, 1000))
    game = find(name)
    for build in limit.builds():
        twin = limit.compiled(game, build, tmp_path)
        for seats in game.seats:
            limit.check(game, seats, twin)


@needs_compiler
def test_a_twin_of_another_game_is_found(tmp_path: Path) -> None:
    twin = limit.compiled(find("alles-kaese"), limit.PLAIN, tmp_path)
    with pytest.raises(Standstill, match="plays another game"):
        limit.check(find("cheese-rescue"), 3, twin)


@needs_compiler
def test_a_twin_that_counts_otherwise_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("cheese")
    twin = limit.compiled(game, limit.PLAIN, tmp_path)
    counted = twin.totals(3, limit.longest_of(game, 3), 20)
    monkeypatch.setattr(limit, "COUNTED", 20)
    monkeypatch.setattr(twin, "totals", lambda *_: [*counted[:-1], counted[-1] + 1])
    with pytest.raises(Standstill, match="other totals"):
        limit.check(game, 3, twin)


@needs_compiler
def test_no_figures_for_a_twin_that_does_not_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise Standstill("the twin plays another game than the rules, with seed 0")

    monkeypatch.setattr(limit, "check", refuse)
    found = limit.measure(find("cheese"), 2, 0.01, False)
    assert found == Unmeasured("cheese", 2, "the twin plays another game than the rules, with seed 0")


@needs_compiler
def test_the_limit_for_people_and_machines(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "cheese-rescue", "--seats", "2", "--limit", "--seconds", "0.05"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "rules and twin agree in every move" in told
    assert "times as long as C -O3" in told
    assert main([*words, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["games"]
    assert list(found["nanoseconds"]) == ["ours", *limit.builds()]
    assert all(found["times"][build]["median"] > 0 for build in limit.builds())


@needs_compiler
@pytest.mark.parametrize("name", names())
def test_many_games_of_a_twin_show_the_same(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit_many, "STEPS", often(120, 300))
    game = find(name)
    twin = limit.compiled(game, limit.PLAIN, tmp_path)
    for seats in game.seats:
        limit_many.check(game, seats, twin)


@needs_compiler
def test_a_twin_that_shows_something_else_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("cheese-rescue")
    twin = limit.compiled(game, limit.PLAIN, tmp_path)
    shown = limit_many.Shown.seen
    monkeypatch.setattr(limit_many.Shown, "seen", lambda self: [b"", *shown(self)[1:]])
    with pytest.raises(Standstill, match="shows something else"):
        limit_many.check(game, 2, twin)


@needs_compiler
def test_the_limit_of_many_games(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    words = ["bench", "cheese", "--seats", "2", "--limit", "--rl", "--seconds", "0.05"]
    assert main(words) == 0
    assert "rules and twin show the same" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["games"]
    assert found["times"][limit.PLAIN]["median"] > 0


def test_without_a_compiler_a_sentence_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "compiler", lambda: None)
    assert main(["bench", "cheese", "--limit"]) != 0
    assert "--limit needs a C compiler, and none was found" in capsys.readouterr().err


def test_a_game_without_a_twin_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Game, "file", lambda _, name: tmp_path / name)
    assert limit.measure(find("cheese"), 2, 0.01, False) == Unmeasured("cheese", 2, "it has no twin in C")

"""What commands print for other programs: the keys of docs/command-line.md, and numbers that add up."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cheeseboard import cli
from cheeseboard.cli import asking
from cheeseboard.games import find, names
from cheeseboard.table import fairness, record
from tests.table.test_record import finished

PAGE = Path(__file__).parents[2] / "docs" / "command-line.md"


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A finished game in a file."""
    file = tmp_path / "game.json"
    file.write_text(record.write(record.record_of(finished("alles-kaese", 2, 3))), "utf-8")
    return str(file)


def found(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """One object on one line, and nothing else."""
    assert cli.main([*words, "--json"]) == 0
    out, err = capsys.readouterr()
    assert (out.count("\n"), err) == (1, "")
    said: dict[str, Any] = json.loads(out)
    return said


def keys_of(command: str) -> list[str]:
    """The keys that the page names for a command."""
    section = PAGE.read_text("utf-8").split(f"\n### {command}\n")[1].split("\n### ")[0]
    return [key for row in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE) for key in re.findall(r"`(\w+)`", row)]


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    listed = found(capsys, "games")["games"]

    assert [each["name"] for each in listed] == list(names())
    for each in listed:
        box = find(each["name"])
        assert list(each) == keys_of("games")
        assert (each["title"], each["fewest"], each["most"]) == (box.title, box.seats[0], box.seats[-1])
        assert {option["name"]: option["default"] for option in each["options"]} == {
            option.name: option.default for option in box.options
        }
        assert each["problem"] is None


def test_verify(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = found(capsys, "verify", game)
    text = Path(game).read_text("utf-8")

    assert list(said) == keys_of("verify")
    assert (said["luck"], said["moves"], said["seal_seen"]) == ("fair", len(json.loads(text)["moves"]), False)
    assert said["says"] == fairness.verify(text)
    assert found(capsys, "verify", game, "--seal", said["seal"])["seal_seen"]


def test_verify_prints_nothing_about_a_bad_record(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = Path(game).read_text("utf-8")
    Path(game).write_text(text.replace('"keep ', '"drop ', 1), "utf-8")

    assert cli.main(["verify", game, "--json"]) == asking.WRONG
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


def test_review(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = found(capsys, "review", game, "--tries", "20")
    moves = json.loads(Path(game).read_text("utf-8"))["moves"]

    assert list(said) == keys_of("review")
    assert {len(curve) for curve in said["chances"]} == {len(moves) + 1}
    for ledger, curve in zip(said["ledgers"], said["chances"], strict=True):
        parts = ledger["start"] + ledger["own"] + ledger["others"] + ledger["luck"]
        assert parts == pytest.approx(ledger["end"])
        assert (curve[0], curve[-1]) == (ledger["start"], ledger["end"])
        assert 0 <= ledger["luck_share"] <= 1
    assert [seat for seat, ledger in enumerate(said["ledgers"]) if ledger["end"]] == said["winners"]
    assert all(moves[choice["number"] - 1] == choice["move"] for choice in said["decisions"])
    assert 1 <= said["turning_point"] <= len(moves)


def test_arena(capsys: pytest.CaptureFixture[str]) -> None:
    said = found(capsys, "arena", "alles-kaese", "otto", "random", "--blocks", "4", "--workers", "1")

    assert list(said) == keys_of("arena")
    assert (said["end"], said["blocks"], said["games"]) == ("done", 4, 8)
    assert [each["bot"] for each in said["bots"]] == ["otto", "random"]
    first, second = said["pairs"]
    assert (first["bot"], first["among"]) == ("otto", "random") == (second["among"], second["bot"])
    assert first["share"] + second["share"] == pytest.approx(1)
    assert first["low"] <= first["share"] <= first["high"]
    assert said["sprt"] is None


def test_arena_with_agents(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "agents.toml"
    file.write_text('format = "cheeseboard agents 1"', "utf-8")
    said = found(
        capsys, "arena", "alles-kaese", "otto", "random", "--agents", str(file), "--blocks", "2", "--workers", "1"
    )

    assert list(said) == keys_of("arena --agents")
    assert said["games"] == 4
    assert {each["run"] for each in said["agents"]} == {"otto", "random"}


def test_arena_with_a_sequential_test(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "alles-kaese", "otto", "random", "--sprt", "0.2", "0.8", "--workers", "1", "--blocks", "200"]
    test = found(capsys, *words)["sprt"]

    assert (test["low"], test["high"]) == (0.2, 0.8)
    assert test["accepted"] == ("high" if test["log_likelihood_ratio"] > 2.94 else None)


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    said = found(capsys, "simulate", "alles-kaese", "--games", "20", "--jobs", "1")

    assert list(said) == keys_of("simulate")
    assert sum(said["score_counts"]) == 20 * said["seats"]


def test_the_search_bench_has_no_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--search", "--json"]) == asking.WRONG
    assert "--search has no --json" in capsys.readouterr().err

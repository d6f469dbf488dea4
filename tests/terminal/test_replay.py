"""Replays: the same game for every reader, each with what they may know."""

from itertools import cycle
from pathlib import Path

import pytest

from cheeseboard.cli import main
from cheeseboard.engine.dice import Dice
from cheeseboard.table.links import to_link
from cheeseboard.table.record import record_of, write
from cheeseboard.table.table import Table
from cheeseboard.table.words import LANGUAGES
from cheeseboard.terminal.replay import OPEN, replay, steps
from tests.every_game.tables import EVERY_SETTING, Setting
from tests.long import often
from tests.table.test_table import PEOPLE, play_on, seed

RECORD = record_of(Table("alles-kaese", PEOPLE[:3], {}, seed(2)))


def finished(name: str, seats: int, options: dict[str, object] | None = None, number: int = 2) -> Table:
    place = Table(name, PEOPLE[:seats], options or {}, seed(number))
    play_on(place, Dice(number))
    return place


@EVERY_SETTING
def test_every_game_can_be_replayed(setting: Setting) -> None:
    place = finished(setting.game.name, setting.seats, setting.options)
    looks = list(zip(LANGUAGES, cycle((OPEN, 0, 1)), strict=False))
    for language, seat in often(looks[setting.seats % len(looks) :][:1], looks):
        texts = list(steps(record_of(place), seat, language))
        assert len(texts) == len(place.moves) + 1
        assert texts[0].startswith("1. ")


def test_a_seat_is_not_shown_what_others_peeked_at() -> None:
    place = finished("alles-kaese", 2, number=5)
    record = record_of(place)
    peeks = [n for n, move in enumerate(record["moves"]) if move.startswith("peek") and place.movers[n] == 0]
    assert peeks
    mine, theirs, all_open = (list(steps(record, seat, "en")) for seat in (0, 1, OPEN))
    for peek in peeks:
        assert "You see" not in theirs[peek + 1]
        assert "sees" not in theirs[peek + 1]
        assert theirs[peek + 1].startswith(f"{peek + 2}. *: …")
        assert "Anna sees" in mine[peek + 1]
        assert "Anna sees" in all_open[peek + 1]


def test_the_end_is_told() -> None:
    assert list(steps(RECORD, OPEN, "de"))[-1] == "Die Partie wurde nicht zu Ende gespielt."
    last = list(steps(record_of(finished("alles-kaese", 2, number=5)), OPEN, "fr"))[-1]
    assert "a gagné !" in last
    assert "point" in last


def test_at_a_terminal_it_goes_step_by_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = iter(["", "", "b", "q"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda _prompt: next(keys))

    assert replay(RECORD, OPEN, "en") == 0
    shown = [line.split(".")[0] for line in capsys.readouterr().out.splitlines() if line[:2] in ("1.", "2.", "3.")]
    assert shown == ["1", "2", "3", "2"]


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_from_the_shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(finished("cheese", 3))
    file, link = tmp_path / "game.json", tmp_path / "link.txt"
    file.write_text(write(record), "utf-8")
    link.write_text(to_link(record) + "\n", "utf-8")
    for name in (file, link):
        code, out, _ = told(capsys, "verify", str(name))
        assert code == 0
        assert "every draw follows from" in out
        code, out, _ = told(capsys, "replay", str(name), "--seat", "2", "--lang", "de")
        assert code == 0
        assert "hat gewonnen!" in out


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(write(RECORD).replace("Anna", "Otto"), "utf-8")
    for words, said in [
        (("verify", str(file)), "the digest does not fit"),
        (("replay", str(file)), "the digest does not fit"),
        (("verify", str(tmp_path / "none")), "none cannot be read: No such file or directory"),
        (("replay", str(tmp_path)), "cannot be read"),
    ]:
        code, out, err = told(capsys, *words)
        assert (code, out) == (2, "")
        assert said in err
        assert err.count("\n") == 1
    file.write_text(write(RECORD), "utf-8")
    assert "there is no seat 4; there are 1 to 3" in told(capsys, "replay", str(file), "--seat", "4")[2]


@pytest.mark.parametrize(
    ("environment", "expected"),
    [("de_DE.UTF-8", "nicht zu Ende"), ("fr", "terminée"), ("pl_PL", "not finished"), ("C", "not finished")],
)
def test_the_language_is_the_environments(
    environment: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", environment)
    file = tmp_path / "game.json"
    file.write_text(write(RECORD), "utf-8")

    assert expected in told(capsys, "replay", str(file))[1]

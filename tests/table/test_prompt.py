"""A person at a Python prompt."""

import subprocess
import sys

import pytest

import cheeseboard
from cheeseboard import IllegalMove
from cheeseboard.games import names
from tests.every_game.tables import EVERY_GAME


def test_the_games_are_found_by_looking() -> None:
    assert cheeseboard.games() == names()
    assert "alles-kaese" in cheeseboard.games()


@EVERY_GAME
def test_a_whole_game_of_each(game: object) -> None:
    table = cheeseboard.new(game.name, seed=3)  # type: ignore[attr-defined]
    while not table.over:
        assert 0 <= table.turn < table.seats
        assert table.winners() == []
        assert str(table)
        table.play(table.moves()[-1], seat=table.turn)

    assert table.turn == cheeseboard.NOBODY
    assert len(table.scores()) == table.seats
    assert set(table.winners()) <= set(range(table.seats))
    assert "over" in repr(table)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = cheeseboard.new("alles-kaese", 4, seed=5), cheeseboard.new("alles-kaese", 4, seed=5)

    assert one.view() == other.view()
    assert cheeseboard.new("alles-kaese", 4, seed=one.seed).view() == one.view()
    assert cheeseboard.new("alles-kaese").seed != cheeseboard.new("alles-kaese").seed


def test_luck_can_be_asked_for() -> None:
    table = cheeseboard.new("alles-kaese", seats=2, luck="ask")
    assert table.turn == cheeseboard.LUCK
    for notation in ("next 1", "next 2", "next 2", "next 4", "next 6", "next 6", "next 3", "roll 2"):
        table.play(notation)

    assert (table.turn, table.moves()) == (0, ["keep 2", "keep 3", "drop 2", "drop 3"])


def test_refusals_say_what_would_do_and_change_nothing() -> None:
    table = cheeseboard.new("alles-kaese", seats=2, seed=1)
    before = table.state.facts()
    with pytest.raises(IllegalMove, match="seat 1 cannot play 'peek 1': it is the turn of seat 0"):
        table.play("peek 1", seat=1)
    with pytest.raises(IllegalMove, match="'dance' is not possible now; possible: "):
        table.play("dance")

    assert table.state.facts() == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"name": "chess"}, "there is no game 'chess'; there are: alles-kaese"),
        ({"name": "alles-kaese", "seats": 7}, "Alles Käse! is for 2 to 6 players, not 7"),
        ({"name": "alles-kaese", "seats": True}, "not True"),
        ({"name": "alles-kaese", "seed": -1}, "seed: -1 is not possible"),
        ({"name": "alles-kaese", "seed": 1 << 63}, "is not possible"),
        ({"name": "alles-kaese", "luck": "mine"}, "luck: 'mine' is not possible; possible: 'seed', 'ask'"),
        (
            {"name": "alles-kaese", "options": {"trap": 1}},
            "has no option 'trap'; there are: traps, top_shown, turn_limit",
        ),
        (
            {"name": "alles-kaese", "options": {"top_shown": 0}},
            "option top_shown: 0 is not possible; possible: True, False",
        ),
    ],
)
def test_what_cannot_be_had_is_refused_by_name(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=r".") as refusal:
        cheeseboard.new(**arguments)  # type: ignore[arg-type]

    assert said in str(refusal.value)


def test_a_seat_that_is_not_there_has_no_view() -> None:
    table = cheeseboard.new("alles-kaese", seats=2, seed=1)
    with pytest.raises(ValueError, match="there is no seat 2; there are 0 to 1"):
        table.view(2)
    with pytest.raises(ValueError, match="there is no seat -1"):
        table.view(-1)

    assert table.view(cheeseboard.NOBODY)["seat"] == cheeseboard.NOBODY


def test_nothing_else_is_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'tables'"):
        cheeseboard.tables  # noqa: B018


def test_importing_loads_no_game() -> None:
    code = "import sys, cheeseboard; print([m for m in sys.modules if m.startswith('cheeseboard.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603

    assert done.stdout.strip() == "[]"


def test_opening_a_table_loads_neither_words_nor_bots_nor_records() -> None:
    code = "import sys, cheeseboard; cheeseboard.new('alles-kaese').play; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    loaded = set(done.stdout.split())
    assert "cheeseboard.table.prompt" in loaded
    assert not loaded & {"cheeseboard.table.words", "cheeseboard.table.record", "cheeseboard.bots.bots", "msgspec"}

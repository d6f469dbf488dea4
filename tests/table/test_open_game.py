"""A game at a prompt: taken back, copied, kept, asked about, and played by bots."""

import copy
import json
import pickle
import threading
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import cheeseboard
from cheeseboard import LUCK, NOBODY, IllegalMove, OpenTable
from cheeseboard.games.box import Game
from cheeseboard.table.fairness import verify
from cheeseboard.table.luck import FairLuck
from cheeseboard.table.record import record_of, write
from cheeseboard.table.table import Chair, Table
from tests.every_game.tables import EVERY_GAME

OLD = Path(__file__).parent / "old"
OLDER = Path(__file__).parent / "older"


def some_moves(game: OpenTable, number: int = 5) -> OpenTable:
    for k in range(number):
        if not game.over:
            game.play(game.moves()[k % len(game.moves())])
    return game


def to_the_end(game: OpenTable) -> OpenTable:
    while not game.over:
        game.play(game.moves()[0])
    return game


# Copied, pickled, compared


@EVERY_GAME
def test_a_copy_goes_its_own_way_with_the_same_luck(game: Game[Any]) -> None:
    table = some_moves(cheeseboard.new(game.name, seed=2))
    for twin in (table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        before = table.history
        assert twin == table
        assert twin.history == table.history
        to_the_end(twin)
        assert table.history == before
        assert twin != table
        assert twin.history == to_the_end(table.copy()).history


def test_what_is_undone_in_a_copy_stays_in_the_other() -> None:
    table = some_moves(cheeseboard.new("alles-kaese", seed=2))
    twin = pickle.loads(pickle.dumps(table))
    twin.undo()
    assert len(twin.history) < len(table.history)
    assert twin.view(0) != table.view(0)


def test_a_game_has_no_hash_but_its_history_has() -> None:
    table = cheeseboard.new("alles-kaese", seed=2)
    with pytest.raises(TypeError, match="unhashable"):
        hash(table)
    assert len({table.history, table.copy().history, some_moves(table).history}) == 2


def test_games_differ_by_what_was_played_and_by_which_rules() -> None:
    one = cheeseboard.new("cheese-rescue", seed=2)
    assert one == cheeseboard.new("cheese-rescue", seed=2)
    assert one != cheeseboard.new("cheese-rescue", seed=3)
    assert one != cheeseboard.new("cheese-rescue", seed=2, options={"diagonals": True})
    assert one != "cheese-rescue"


# Taken back


@EVERY_GAME
def test_undo_takes_back_a_decision_and_the_luck_after_it(game: Game[Any]) -> None:
    table = cheeseboard.new(game.name, seed=4)
    stages, moves = [table.copy()], []
    for _ in range(6):
        if not table.over:
            moves.append(table.moves()[0])
            table.play(moves[-1])
            stages.append(table.copy())
    end = stages.pop()
    for stage, move in zip(reversed(stages), reversed(moves), strict=True):
        assert table.undo() == move
        assert table == stage
        assert table.view(0) == stage.view(0)
    for move in moves:
        table.play(move)
    assert table == end  # the same luck again
    assert table.state == end.state


def test_there_may_be_nothing_to_take_back() -> None:
    table = cheeseboard.new("alles-kaese", seed=4)
    with pytest.raises(IllegalMove, match="there is no move to take back"):
        table.undo()
    assert len(table.history) == 8  # luck laid out the cards


def test_several_decisions_are_taken_back_at_once() -> None:
    table, twin = cheeseboard.new("alles-kaese", 3, 7), cheeseboard.new("alles-kaese", 3, 7)
    for _ in range(2):
        twin.play(twin.moves()[0])
    for _ in range(5):
        table.play(table.moves()[0])
    third = [played.move for played in table.history if not played.is_luck][2]
    assert table.undo(3) == third
    assert table == twin
    with pytest.raises(IllegalMove, match="3 moves cannot be taken back; 2 can"):
        table.undo(3)
    assert table == twin


def test_luck_that_was_typed_in_is_taken_back_move_by_move() -> None:
    table = cheeseboard.new("alles-kaese", seats=2, luck="ask")
    table.play("next 1")
    table.play("next 2")
    assert table.undo() == "next 2"
    assert [played.move for played in table.history] == ["next 1"]


def test_an_illegal_move_leaves_no_trace() -> None:
    table = cheeseboard.new("alles-kaese", seed=4)
    before = table.copy()
    with pytest.raises(IllegalMove):
        table.play("dance")
    assert table == before


# Who and what


def test_history_tells_who_what_and_when_it_was_luck() -> None:
    table = cheeseboard.new("alles-kaese", seats=3, seed=7)
    table.play("keep 1")
    table.play_bot("otto")
    *dealt, kept = table.history[:9]
    assert all(played.is_luck and played.seat == LUCK and not played.bot for played in dealt)
    assert (kept.seat, kept.move, kept.bot, kept.is_luck) == (0, "keep 1", "", False)
    assert [played.seat for played in table.history if not played.is_luck] == [0, 1]
    assert [played.bot for played in table.history if played.seat == 1] == ["otto"]


def test_a_log_is_what_one_seat_has_heard() -> None:
    table = cheeseboard.new("cheese-rescue", seats=2, seed=7)
    mine, theirs, watched = table.log(0), table.log(1), table.log(NOBODY)
    assert table.log() == mine
    assert any("You draw" in line for line in mine)
    assert len(mine) > len(watched)
    assert mine != theirs
    assert not any("You" in line for line in watched)


def test_repr_tells_where_the_game_stands_and_nothing_hidden() -> None:
    table = cheeseboard.new("alles-kaese", seats=3, seed=7)
    assert repr(table) == "<Alles Käse! 3 seats, 8 moves, turn of seat 0>"
    assert repr(table.state) == "<Kaese 3 seats, turn of seat 0>"
    assert repr(cheeseboard.new("alles-kaese", luck="ask")).endswith("turn of luck>")
    assert (
        repr(to_the_end(table)) == f"<Alles Käse! 3 seats, {len(table.history)} moves, over, scores {table.scores()}>"
    )


# Asked


def test_odds_are_exact_and_can_be_printed() -> None:
    table = cheeseboard.new("alles-kaese", seats=3, seed=7)
    odds = table.odds()
    assert odds[0].odds == {"cheese": Fraction(1, 2), "trap": Fraction(1, 2)}
    assert "The next roll of the die\n  1, 2, 3, 4, 5 and 6: each 1 of 6 (17 %)" in str(odds)
    assert [each.what for each in table.odds(NOBODY)] == [each.what for each in odds]


@EVERY_GAME
def test_odds_of_a_seat_are_those_of_its_view(game: Game[Any]) -> None:
    table = some_moves(cheeseboard.new(game.name, seed=2))
    for seat in (*range(table.seats), NOBODY):
        assert list(table.odds(seat)) == game.chances(table.view(seat))
    with pytest.raises(ValueError, match="there is no seat 9"):
        table.odds(9)


@EVERY_GAME
def test_a_hint_is_a_legal_move_with_a_reason(game: Game[Any]) -> None:
    table = cheeseboard.new(game.name, seed=2)
    hint = table.hint()
    assert hint.move in table.moves()
    assert str(hint).startswith("Hint: ")
    assert hint.advice.move == hint.move


def test_a_hint_is_for_the_seat_that_decides() -> None:
    table = cheeseboard.new("alles-kaese", seed=2)
    assert table.hint(0).move in table.moves()
    with pytest.raises(ValueError, match="it is the turn of seat 0"):
        table.hint(1)
    with pytest.raises(ValueError, match="nobody decides: the game is over"):
        to_the_end(table).hint()
    with pytest.raises(ValueError, match="it is the turn of luck"):
        cheeseboard.new("alles-kaese", luck="ask").hint()


# Bots


@pytest.mark.parametrize("bot", ["pip", "mia", "otto", "random"])
def test_bots_play_a_whole_game_the_same_again(bot: str) -> None:
    def played() -> OpenTable:
        table = cheeseboard.new("alles-kaese", seats=2, seed=6)
        while not table.over:
            possible = table.moves()
            assert table.play_bot(bot) in possible
        return table

    assert played() == played()


def test_a_bot_that_thinks_may_be_told_how_long() -> None:
    one, other = (cheeseboard.new("cheese-rescue", seats=2, seed=6) for _ in range(2))
    assert one.play_bot("clara", tries=20) == other.play_bot("clara", tries=20)
    assert one.play_bot("clara", seconds=0.01)


def test_a_bot_of_your_own_is_told_what_its_seat_may_know() -> None:
    table = cheeseboard.new("alles-kaese", seats=2, seed=6)
    told: list[Any] = []

    def choose(game: Game[Any], view: Mapping[str, Any], moves: list[str]) -> str:
        told.append((game.name, view, moves))
        return moves[-1]

    expected = ("alles-kaese", table.view(0), table.moves())
    assert table.play_bot(choose) == expected[2][-1]
    assert told == [expected]
    assert table.history[8].bot == "bot"


def test_bots_are_refused_by_name_and_illegal_moves_of_theirs_change_nothing() -> None:
    table = cheeseboard.new("alles-kaese", seats=2, seed=6)
    before = table.copy()
    with pytest.raises(ValueError, match="there is no bot 'deep blue'; there are: pip"):
        table.play_bot("deep blue")
    with pytest.raises(IllegalMove):
        table.play_bot(lambda *_: "castle")
    assert table == before
    with pytest.raises(ValueError, match="the game is over"):
        to_the_end(table).play_bot("otto")


# Kept


@EVERY_GAME
def test_a_game_is_saved_and_gone_on_with(game: Game[Any], tmp_path: Path) -> None:
    table = some_moves(cheeseboard.new(game.name, seats=game.seats[-1], seed=3))
    table.save(tmp_path / "game.json")
    for source in (tmp_path / "game.json", str(tmp_path / "game.json"), table.link(), table.record(),
                   write(table.record()), f"http://localhost:8000/replay/{table.link()}"):  # fmt: skip
        found = cheeseboard.load(source, seed=5)
        assert found == table
        assert found.record() == table.record()
        assert found.link() == table.link()
    to_the_end(found)
    assert found.history[: len(table.history)] == table.history
    found.undo()
    assert not found.over


def test_the_same_seed_goes_on_with_the_same_luck() -> None:
    link = some_moves(cheeseboard.new("alles-kaese", seed=3)).link()
    one, other = (to_the_end(cheeseboard.load(link, seed=5)) for _ in range(2))
    assert one == other
    assert cheeseboard.load(link).seed != cheeseboard.load(link).seed


def test_luck_of_a_loaded_game_can_be_typed_in() -> None:
    table = cheeseboard.new("alles-kaese", seats=2, luck="ask")
    table.play("next 1")
    assert cheeseboard.load(table.link(), luck="ask").turn == LUCK
    assert cheeseboard.load(table.link()).turn == 0
    with pytest.raises(ValueError, match="luck: 'mine' is not possible"):
        cheeseboard.load(table.link(), luck="mine")  # type: ignore[arg-type]


def test_a_record_claims_no_more_than_is_true() -> None:
    """Luck is not sealed at a prompt; and who chose the moves is told."""
    table = cheeseboard.new("alles-kaese", seats=2, seed=3)
    table.play_bot("otto")
    table.play(table.moves()[0])
    table.play_bot("pip")
    record = table.record()
    assert record["seed"] is None
    assert record["commitment"] is None
    assert record["bots"] == ["otto", ""]
    last = max(k for k, played in enumerate(table.history) if not played.is_luck)
    assert record["seats"] == [{"after": last, "seat": 0, "name": "Player 1", "bot": "pip"}]
    assert "luck was typed in, or began as another game's, and cannot be checked" in verify(write(record))
    assert [played.bot for played in cheeseboard.load(record).history] == [played.bot for played in table.history]


def sealed(moves: int) -> Table:
    table = Table("alles-kaese", [Chair("Anna"), Chair("Otto", "bot", "otto")], luck=FairLuck(bytes(32)))
    while not table.over and len(table.moves) < moves:
        table.play(table.turn, table.possible()[0], table.version)
    return table


def test_a_sealed_record_stays_as_it_is_until_it_is_changed() -> None:
    text = write(record_of(sealed(1000)))
    table = cheeseboard.load(text)
    assert table.names == ["Anna", "Otto"]
    assert "Anna" in str(table)
    assert write(table.record()) == text
    assert write(pickle.loads(pickle.dumps(table)).record()) == text
    assert "every draw follows from" in verify(write(table.record()))
    table.undo()
    assert table.record()["seal"] is None
    assert "cannot be checked" in verify(write(table.record()))


def test_an_unfinished_sealed_game_goes_on_with_other_luck_and_says_so() -> None:
    table = cheeseboard.load(record_of(sealed(30)), seed=1)
    assert not table.over
    assert to_the_end(table).record()["commitment"] is None


@pytest.mark.parametrize("file", sorted([*OLD.glob("*"), *OLDER.glob("*")]), ids=lambda file: file.name)
def test_old_records_and_links_are_opened(file: Path) -> None:
    table = cheeseboard.load(file)
    assert table.over
    assert table.scores() == table.record()["result"]["scores"]  # type: ignore[index]
    assert table == cheeseboard.load(write(table.record()))


@pytest.mark.parametrize(
    ("source", "problem", "said"),
    [
        ("no-such-file.json", FileNotFoundError, "no-such-file.json"),
        ("nonsense", ValueError, "this is no link to a game|damaged"),
        ("A" * 5000, ValueError, "damaged"),
        ('{"format": "chess"}', ValueError, "this is no cheeseboard record 2"),
        ({"format": "chess"}, ValueError, "this is no cheeseboard record 2"),
    ],
)
def test_what_is_no_record_is_refused(source: Any, problem: type[Exception], said: str) -> None:
    with pytest.raises(problem, match=said):
        cheeseboard.load(source)


def test_a_changed_record_is_refused() -> None:
    record = cheeseboard.new("alles-kaese", seed=3).record()
    record["moves"][0] = "next 1" if record["moves"][0] != "next 1" else "next 2"
    with pytest.raises(ValueError, match="the digest does not fit"):
        cheeseboard.load(record)


# In tables


def test_rows_tell_who_what_and_how_likely() -> None:
    table = cheeseboard.new("alles-kaese", seats=2, seed=7)
    table.play_bot("otto")
    rows = table.rows()
    assert rows[0] == {
        "number": 1, "seat": -1, "who": "luck", "bot": "", "move": table.history[0].move, "is_luck": True, "choices": 6,
        "chance": 1 / 6,
    }  # fmt: skip
    decided = next(row for row in rows if not row["is_luck"])
    assert (decided["who"], decided["bot"], decided["chance"], decided["choices"]) == ("Player 1", "otto", None, 2)
    assert [row["move"] for row in rows] == [played.move for played in table.history]
    assert json.loads(json.dumps(rows)) == rows


def test_rows_of_a_finished_game_have_the_chances_to_win() -> None:
    table = to_the_end(cheeseboard.new("alles-kaese", seats=2, seed=7, options={"turn_limit": 1}))
    rows = table.rows(win_chances=True)
    assert all(0 <= row["win_1"] <= 1 and 0 <= row["win_2"] <= 1 for row in rows)
    assert [float(curve[0]) for curve in table.review().curves] == [rows[0]["win_1"], rows[0]["win_2"]]
    with pytest.raises(ValueError, match="the game is not over"):
        cheeseboard.new("alles-kaese", seed=7).rows(win_chances=True)


# Threads


def test_each_thread_may_have_a_game_of_its_own() -> None:
    """Nothing is shared between games, so that threads come to the same end as one after the other."""
    found: dict[int, tuple[Any, ...]] = {}

    def play(seed: int) -> None:
        found[seed] = to_the_end(cheeseboard.new("cheese-rescue", seed=seed)).history

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {seed: to_the_end(cheeseboard.new("cheese-rescue", seed=seed)).history for seed in range(6)}


# What is there


def test_dir_shows_what_is_meant_and_nothing_else() -> None:
    meant = {"IllegalMove", "LUCK", "NOBODY", "OpenTable", "__version__", "compiled", "exercises", "games", "load",
             "new", "puzzles"}  # fmt: skip
    assert set(dir(cheeseboard)) == meant
    assert all(hasattr(cheeseboard, name) for name in meant)
    shown = {name for name in dir(cheeseboard.new("alles-kaese")) if not name.startswith("_")}
    assert shown >= {"copy", "history", "hint", "link", "log", "moves", "odds", "play", "play_bot", "record", "review",
                     "rows", "save", "scores", "undo", "view", "winners"}  # fmt: skip

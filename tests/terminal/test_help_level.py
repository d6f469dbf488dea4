"""At one keyboard, too, the table chooses who may use help."""

from pathlib import Path

import pytest

from cheeseboard.cli import asking
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import names
from cheeseboard.table.help import LEVELS
from cheeseboard.table.record import record_of
from cheeseboard.terminal.game import Sitting
from cheeseboard.terminal.review import help_used
from cheeseboard.terminal.saved import Folder
from tests.terminal.sittings import SHORTER, play_to_the_end, sitting, step

SEEN = "You see"  # how a peek is told


def peeked(place: Sitting) -> Sitting:
    """Until the person has peeked at a card, and it is somebody's turn again."""
    for _ in range(500):
        if place.phase == "choose":
            moves = place.moves()
            place.play(next((move for move in moves if move.startswith(("peek", "drop"))), moves[0]))
            if place.table.moves and moves[0].startswith("peek"):
                return place
        else:
            step(place)
    pytest.fail("nobody ever had to peek")


def test_the_command_line_knows_every_level() -> None:
    assert asking.LEVELS == LEVELS


def test_as_printed_a_peek_is_read_until_the_next_key() -> None:
    place = peeked(sitting(level="printed"))
    assert any(line.startswith(SEEN) for line in place.log())
    before = place.picture()
    assert place.put_back()
    assert not any(line.startswith(SEEN) for line in place.log())
    assert place.picture() != before
    assert not place.put_back()


def test_in_a_family_a_peek_is_read_for_ever() -> None:
    place = peeked(sitting())
    assert not place.put_back()
    assert any(line.startswith(SEEN) for line in place.log())


def test_as_printed_the_next_move_and_the_curtain_put_back_what_was_seen() -> None:
    place = sitting("cheese-chase", 2, 2, level="printed")
    place.face()
    dealt = [line for line in place.log() if "sees" in line or "is" in line]
    assert dealt and place.eyes.looks(0)
    place.hand_over()
    place.face()
    assert not place.eyes.looks(0)
    assert place.eyes.looks(1), "whoever has not looked yet still may"


@pytest.mark.parametrize("game", names())
def test_as_printed_every_game_can_be_read_at_every_step(game: str) -> None:
    place = sitting(game, 3, options=SHORTER[game], level="printed")
    for _ in range(150):
        if place.phase == "over":
            break
        assert place.picture()
        place.put_back()
        assert place.picture()
        step(place)


def test_as_printed_there_are_no_hints_and_no_odds() -> None:
    place = sitting(level="printed")
    while place.phase != "choose":
        step(place)
    refusal = place.words.say("refused-no-help")
    assert place.hint() == refusal
    assert place.odds() == [refusal]


def test_at_a_fair_table_all_read_who_asked() -> None:
    place = sitting(people=2, level="fair")
    place.face()
    assert place.hint() and place.odds()
    place.hint()
    asked = [event.name for event in place.table.log if event.name.endswith("asked")]
    assert asked == ["hint_asked", "odds_asked"]
    place.hand_over()
    assert place.facing == NOBODY
    assert any("asks for a hint" in line for line in place.log())
    assert place.odds() == [place.words.say("refused-help-for-seats")]


def test_alone_against_bots_nobody_is_told() -> None:
    place = sitting(level="fair")
    while place.phase != "choose":
        step(place)
    assert place.hint() and place.odds()
    assert place.table.helped == []


def test_the_record_and_the_review_name_the_level(tmp_path: Path) -> None:
    place = sitting(people=2, level="fair", folder=tmp_path)
    place.face()
    place.hint()
    play_to_the_end(place)
    record = record_of(place.table)
    assert record["help"]["level"] == "fair"
    name = place.table.names[0]
    assert next(help_used(place.words, record)) == "Help at this table: Fair table"
    assert any(f"{name} asks for a hint." in line for line in help_used(place.words, record))
    assert "Help at this table: Fair table" in place.ending()


def test_a_game_that_is_gone_on_with_keeps_its_level_and_what_was_put_back(tmp_path: Path) -> None:
    place = peeked(sitting(level="printed", folder=tmp_path))
    assert any(line.startswith(SEEN) for line in place.log())
    found = Folder(tmp_path).last_unfinished()
    assert found is not None
    again = Sitting.resumed(found, Folder(tmp_path))
    assert again.setup.help == "printed"
    assert not any(line.startswith(SEEN) for line in again.log())

"""The square of a finished game, typed in: scored as the rules do, and refused if it cannot lie so."""

from typing import Any

import pytest

from cheeseboard.games.box import Flaw
from cheeseboard.games.cheese_rescue import GAME
from cheeseboard.games.cheese_rescue.draw import place
from cheeseboard.games.cheese_rescue.layout import fewest_cheeses
from cheeseboard.games.cheese_rescue.view import view
from cheeseboard.table.referee import Scored, score, score_any
from tests.every_game.tables import SETTINGS, Setting, for_some_seeds, played

LETTERS = {"dog": "D", "cat": "C", "mouse": "M", "start": "S"}


def scored(text: str, seats: int = 2, *, as_it_lies: bool = True, **options: Any) -> Scored:
    return score(GAME, text, seats, options, as_it_lies)


def told(found: Scored) -> list[str]:
    """Who left the table, in short."""
    return [f"{event.name} {event.facts['cell']}" for event in found.events if "cell" in event.facts]


@pytest.mark.parametrize(
    ("square", "gone", "scores"),
    [
        ("A3 M", ["cheese_eaten a1"], [0, 0]),
        ("A3 M C", ["mouse_caught b1"], [3, 0]),
        ("A3 M C D", ["cat_scared c1", "cheese_eaten a1"], [0, 0]),
        ("A3 M C . D", ["mouse_caught b1"], [3, 0]),
        ("A3 . / . M", [], [3, 0]),
        ("A2 M B3 / . C .", ["mouse_caught b1"], [2, 3]),
        ("A1 S M", [], [1, 0]),
        (
            "A1 C M B2 / M D A2 C / B1 M C M / A3 B3 D A1",
            [
                *["cat_scared b1", "cat_scared c3", "mouse_caught d3"],
                *["cheese_eaten a1", "cheese_eaten c2", "cheese_eaten d1", "cheese_eaten a3", "cheese_eaten b4"],
            ],
            [4, 0],
        ),
    ],
)
def test_the_worked_examples(square: str, gone: list[str], scores: list[int]) -> None:
    found = scored(square)

    assert told(found) == gone
    assert found.state.scores() == scores


def test_corners_count_if_the_house_says_so() -> None:
    assert scored("A3 . / . M", diagonals=True).state.scores() == [0, 0]


@pytest.mark.parametrize("text", ["A3 M C", "a3mc", " a 3\tM  c ", "A3 M C # Anna's corner", "# all of it\n\nA3 M C\n"])
def test_spaces_and_small_letters_do_not_matter(text: str) -> None:
    assert scored(text).state.scores() == [3, 0]


def test_players_three_and_four_have_the_letters_of_cats_and_dogs() -> None:
    """A cheese has a value, so C is a cat and C1 a cheese."""
    found = scored("C1 C C2 D D3", seats=4)

    assert found.state.scores() == [0, 0, 3, 3]
    assert told(found) == []


def as_text(state: Any) -> str:
    """A finished square as somebody would type it; after a swap player A is who has taken over the first card."""
    seen = view(state, -2)
    board, letters = seen["board"], "ABCD" if seen["second"] else "BA"
    at = {place(card["cell"]): card for card in board}
    left, top = (min(cell[axis] for cell in at) for axis in (0, 1))
    side = state.house.side
    faces = {
        cell: LETTERS.get(card["kind"]) or f"{letters[card['owner'] or 0]}{card['value']}" for cell, card in at.items()
    }
    rows = [[faces[left + column, top + row] for column in range(side)] for row in range(side)]
    return "\n".join(" ".join(row) for row in rows)


@pytest.mark.parametrize("setting", [s for s in SETTINGS if s.game is GAME], ids=str)
def test_finished_games_are_scored_as_they_were(setting: Setting) -> None:
    def check(seed: int) -> None:
        state, _ = played(setting, seed)
        text, seats = as_text(state), range(setting.seats)
        if state.second == 0:
            seats = seats[::-1]
        for found in (
            score(GAME, text, setting.seats, setting.options),
            score_any(GAME, text, setting.options),
        ):
            assert found.flaws == []
            assert found.state.scores() == [state.score(seat) for seat in seats]
            assert found.state.winners() == sorted(seats[seat] for seat in state.winners())
            assert found.events[0].name == "square_filled"
            assert len([event for event in found.events if event.name == "cheese_counted"]) == setting.seats

    for_some_seeds(setting, check, 3)


FULL = """
A1 C M B2 M
M D A2 C B1
B1 M C M S
A3 B3 D A1 C
C A1 M M B2
"""


def test_a_full_square_is_scored_whole() -> None:
    found = scored(FULL, as_it_lies=False)

    assert found.flaws == []
    assert found.events[0].name == "square_filled"
    assert as_text(found.state).split() == FULL.split()


def changed(row: int, column: int, card: str) -> str:
    rows = [line.split() for line in FULL.split("\n") if line]
    rows[row - 1][column - 1] = card
    return "\n".join(" ".join(line) for line in rows)


@pytest.mark.parametrize(
    ("text", "seats", "options", "reason", "facts"),
    [
        ("", 2, {}, "empty", {}),
        (" # nothing ", 2, {}, "empty", {}),
        (changed(2, 3, "Q"), 2, {}, "unknown", {"row": 2, "column": 3, "text": "Q"}),
        (changed(2, 1, "7"), 2, {}, "unknown", {"row": 2, "column": 1, "text": "7"}),
        (changed(1, 1, "C1"), 2, {}, "no-such-player", {"row": 1, "column": 1, "text": "C", "players": "A, B"}),
        (changed(1, 1, "A4"), 2, {}, "no-such-cheese", {"row": 1, "column": 1, "value": 4}),
        (FULL + "M M M M M", 2, {}, "rows", {"rows": 6, "side": 5}),
        (FULL.strip().rpartition("\n")[0], 2, {}, "rows", {"rows": 4, "side": 5}),
        (changed(3, 3, "C M"), 2, {}, "columns", {"row": 3, "columns": 6, "side": 5}),
        (changed(3, 3, ""), 2, {}, "columns", {"row": 3, "columns": 4, "side": 5}),
        (changed(3, 5, "M"), 2, {}, "no-start", {}),
        (changed(4, 1, "S"), 2, {}, "two-starts", {"row": 4, "column": 1}),
        (FULL, 3, {}, "rows", {"rows": 5, "side": 6}),
        (changed(5, 1, "."), 2, {}, "hole", {"row": 5, "column": 1}),
        (FULL, 2, {"square": "centred"}, "start-not-centred", {"row": 3, "column": 5, "middle": 3}),
        (FULL, 2, {"animals": [4, 10, 22]}, "too-many", {"row": 4, "column": 3, "kind": "dog", "most": 1}),
        (
            changed(4, 5, "A3"),
            2,
            {},
            "too-many-cheeses",
            {"row": 4, "column": 5, "seat": 0, "kind": "cheese-3", "most": 1},
        ),
        (
            "B1 C M B2 M / M D C C B1 / B1 M C M S / A3 B3 D A1 C / M M M M B2",
            2,
            {},
            "too-few-cheeses",
            {"seat": 0, "cheeses": 2, "least": 3},
        ),
    ],
)
def test_what_cannot_lie_so_is_refused(
    text: str, seats: int, options: dict[str, Any], reason: str, facts: dict[str, object]
) -> None:
    with pytest.raises(Flaw) as found:
        scored(text, seats, as_it_lies=False, **options)

    assert found.value.reason == reason
    assert facts.items() <= found.value.facts.items()


def test_with_three_there_is_no_start_card() -> None:
    with pytest.raises(Flaw) as found:
        scored("A1 S", seats=3)

    assert found.value.reason == "start-not-used"


@pytest.mark.parametrize(("missing", "reason"), [(".", "hole"), ("M", None)])
def test_what_is_missing_can_be_overlooked(missing: str, reason: str | None) -> None:
    found = scored(changed(2, 2, missing))

    assert [flaw.reason for flaw in found.flaws] == ([reason] if reason else [])


def test_what_there_is_too_much_of_cannot_be_overlooked() -> None:
    with pytest.raises(Flaw):
        scored("A3 A3")


def test_everybody_must_lay_some_cheeses() -> None:
    """Twelve cards are laid, and nine of them can be animals."""
    for seats in GAME.seats:
        assert fewest_cheeses(GAME.new(seats)) == [3] * seats


def test_without_a_number_of_players_the_flaw_that_tells_most_is_told() -> None:
    with pytest.raises(Flaw) as found:
        score_any(GAME, changed(2, 3, "Q"), {})
    assert found.value.reason == "unknown"
    with pytest.raises(Flaw) as found:
        score_any(GAME, changed(3, 3, "A3"), {})
    assert found.value.reason == "too-many-cheeses"
    with pytest.raises(Flaw) as found:
        score_any(GAME, "Z1 / M", {})
    assert found.value.facts["players"] == "A, B, C, D"

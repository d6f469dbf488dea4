"""Places by what lies there, and what a card would do, from a view alone."""

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese_rescue import GAME
from cheeseboard.games.cheese_rescue.places import foresee, where
from cheeseboard.games.cheese_rescue.view import View, view
from cheeseboard.table.table import Chair, Table
from cheeseboard.table.words import LANGUAGES, Words
from tests.games.cheese_rescue import reference

NAMES = ["Anna", "Ben"]


def seen(*cards: str) -> View:
    """A table with these cards, each as "cat d5", or with its owner: "cheese-2 d5 1"."""
    empty = view(GAME.new(2), NOBODY)
    parts = [card.split() for card in cards]
    board = [
        {"cell": at, "kind": kind, "value": 0, "owner": int(owner[0]) if owner else None} for kind, at, *owner in parts
    ]
    return {**empty, "board": board}  # type: ignore[typeddict-item]


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        ("e4", "above the start card"),
        ("d5", "left of the start card"),
        ("g5", "right of a cat"),
        ("e6", "between a mouse and the start card"),
        ("f4", "above a cat"),
        ("f6", "between a cat and a mouse"),
        ("h8", "between two mice"),
        ("c9", "in the middle"),
    ],
)
def test_a_place_is_told_by_what_lies_beside_it(cell: str, says: str) -> None:
    table = seen("start e5", "cat f5", "mouse e7", "mouse f7", "mouse h7", "mouse g8")
    assert Words(GAME, "en", table).placed("cell", cell)["cell"] == says


def test_whoever_does_not_see_the_table_is_told_the_cell() -> None:
    assert Words(GAME, "en").move("cat e4", NAMES) == "Lay a cat on e4"
    assert (
        Words(GAME, "de", seen("start e5")).move("cat e4", NAMES) == "Eine Katze auf das Feld über der Startkarte legen"
    )


def test_a_cheese_is_a_cheese_whatever_its_points() -> None:
    assert where(seen("cheese-2 e5 1"), "e4") == {"where": "above", "near": "cheese", "too": "none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_who_sees_the_table_reads_a_cell(language: str) -> None:
    """Every free place of whole games has words, and none of them is a name such as e4."""
    for players in GAME.seats:
        state, dice = GAME.new(players), Dice(players)
        while state.turn != NOBODY:
            table = view(state, NOBODY)
            words = Words(GAME, language, table)
            for free in table["free"]:
                told = words.placed("cell", free["cell"])
                assert all(free["cell"] not in str(text) and "{" not in str(text) for text in told.values())
                assert where(table, free["cell"]) == {key: free[key] for key in ("where", "near", "too")}
            state.play(state.pick(dice))


def test_an_event_keeps_the_place_as_it_was_then() -> None:
    table = Table("cheese-rescue", [Chair("Anna"), Chair("Ben")])
    for move in ("deal cat", "deal cat", "deal mouse", "deal mouse", "cat e4", "deal dog", "mouse d4"):
        table.play(table.turn, move, table.version)
    laid = [event.facts for event in table.log if event.name == "card_laid"]
    assert [(one["where"], one["near"]) for one in laid] == [("above", "start"), ("left", "cat")]


@pytest.mark.parametrize("variant", reference.VARIANTS)
def test_what_is_foreseen_is_what_happens(variant: dict[str, object]) -> None:
    """Whole games: who chases whom and what everybody would score, before and after; at the end, who leaves is who is chased."""
    state, dice = GAME.new(2, variant), Dice(7)
    while state.turn != NOBODY:
        move = state.pick(dice)
        foreseen = foresee(view(state, int(state.turn)), state.write(move)) if state.turn >= 0 else None
        state.happen(move)
        after = view(state, NOBODY)
        if foreseen:
            assert foreseen == {"chases": after["chases"], "scores": after["scores"]}
    eaten = {prey for _, prey in after["chases"]}
    for seat in range(2):
        safe = [card["value"] for card in after["board"] if card["owner"] == seat and card["cell"] not in eaten]
        assert sum(safe) == after["scores"][seat]

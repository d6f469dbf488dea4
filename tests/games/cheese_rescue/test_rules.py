"""Cheese Rescue, clause by clause. Luck is a player, so each test plays its moves too."""

from collections import Counter
from typing import Any

import pytest

from cheeseboard.engine.bits import bit, held, members, size
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove
from cheeseboard.games.cheese_rescue import GAME
from cheeseboard.games.cheese_rescue.rules import CELLS, CHEESE, KINDS, OWNED, Rescue, around
from cheeseboard.games.cheese_rescue.view import Card, View, view
from cheeseboard.table.scribe import Event, scribe
from cheeseboard.table.words import Words


def play(state: Rescue, *notations: str) -> list[Event]:
    """Play these moves; what was told."""
    tale = scribe(GAME)
    state.listen(tale)
    for notation in notations:
        state.play(state.read(notation))
    state.listen(GAME.tale())
    told: list[Event] = tale.events
    return told


def written(state: Rescue) -> list[str]:
    return [state.write(move) for move in state.moves()]


def odds(state: Rescue) -> dict[str, int]:
    return {state.write(move): int(state.odds(move)) for move in state.moves()}


def table(seats: int = 2, **options: object) -> Rescue:
    """Everybody has drawn a cat and a mouse, seat 0 is to lay a card."""
    state = GAME.new(seats, options)
    play(state, *["deal cat", "deal mouse"] * seats)
    return state


def lay(state: Rescue, cells: str) -> None:
    """Whoever has the turn lays some card on each of these cells; luck deals some animal."""
    for cell in cells.split():
        state.play(next(move for move in state.moves() if state.write(move).split()[1] == cell))
        if state.turn == LUCK:
            state.play(state.moves()[0])


def free(state: Rescue) -> set[str]:
    return {text.split()[1] for text in written(state)}


def finish(state: Rescue, seed: int = 1) -> list[Event]:
    """Play to the end at random; what was told."""
    dice, tale = Dice(seed), scribe(GAME)
    state.listen(tale)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
    state.listen(GAME.tale())
    told: list[Event] = tale.events
    return told


def fragment(rows: str, **options: object) -> Rescue:
    """Cards put down by hand, a1 the first: D dog, C cat, M mouse, S start, A2 a cheese of player A's worth 2."""
    state = GAME.new(2, options)
    state.origin, state.taken = 0, 0
    for row, line in enumerate(rows.split("/")):
        for column, word in enumerate(line.split()):
            here = bit(8 * row + column)
            if word in ("D", "C", "M"):
                state.boards["DCM".index(word)] |= here
            elif word not in (".", "S"):
                state.boards[CHEESE + int(word[1]) - 1] |= here
                state.boards[OWNED + "AB".index(word[0])] |= here
            if word != ".":
                state.taken |= here
    return state


def hunted(state: Rescue) -> list[tuple[str, str]]:
    """Who leaves the table, in the order in which it is told."""
    tale = scribe(GAME)
    state.listen(tale)
    state.finish()
    state.listen(GAME.tale())
    return [(event.name, str(event.facts["cell"])) for event in tale.events if "cell" in event.facts]


def test_s1_1_six_dogs_twelve_cats_and_eighteen_mice() -> None:
    assert odds(GAME.new(4)) == {"deal dog": 6, "deal cat": 12, "deal mouse": 18}


def test_s1_2_s2_1_everybody_holds_six_cheeses() -> None:
    for seats in GAME.seats:
        seen = view(GAME.new(seats), 0)

        assert seen["cheeses"] == [[1, 1, 1, 2, 2, 3]] * seats
        assert seen["hands"] == [6] * seats
        assert seen["hand"] == ["cheese-1"] * 3 + ["cheese-2"] * 2 + ["cheese-3"]


def test_s1_3_the_start_card_neither_hunts_nor_is_hunted() -> None:
    """Worked example 7, and the start card between every animal."""
    assert fragment("A1 S M").scores() == [1, 0]
    state = fragment("D S C / M . . / B2 . .")
    assert hunted(state) == [("cheese_eaten", "a3")]
    assert view(state, 0)["board"][1] == Card(cell="b1", kind="start", value=0, owner=None)


@pytest.mark.parametrize(("seats", "left"), [(2, (3, 6, 9)), (3, (4, 9, 14)), (4, (6, 12, 18))])
def test_s2_2_s2_3_fewer_players_leave_animals_in_the_box(seats: int, left: tuple[int, int, int]) -> None:
    state = GAME.new(seats)

    assert tuple(odds(state).values()) == left
    assert view(state, NOBODY)["pile"] == state.tickets == 9 * seats


def test_s2_4_the_start_card_lies_there_with_two_or_four_players() -> None:
    boards = {seats: view(GAME.new(seats), 0)["board"] for seats in GAME.seats}

    assert boards == {
        2: [Card(cell="e5", kind="start", value=0, owner=None)],
        3: [],
        4: [Card(cell="g7", kind="start", value=0, owner=None)],
    }


def test_s2_5_everybody_draws_two_animals_and_looks_at_them_alone() -> None:
    state = GAME.new(3)
    told = play(state, "deal dog", "deal cat", "deal mouse")
    assert (state.turn, state.mover) == (LUCK, 1)
    assert view(state, 1)["hands"] == [8, 7, 6]
    told += play(state, "deal mouse", "deal cat", "deal cat")

    assert [event for event in told if event.is_heard_by(0)][:4] == [
        Event(0, "animal_drawn", {"seat": 0, "pile": 26}),
        Event(0, "animal_seen", {"kind": "dog"}, 0),
        Event(0, "animal_drawn", {"seat": 0, "pile": 25}),
        Event(0, "animal_seen", {"kind": "cat"}, 0),
    ]
    seen = [(event.only, event.facts["kind"]) for event in told if event.name == "animal_seen"]
    assert seen == [(0, "dog"), (0, "cat"), (1, "mouse"), (1, "mouse"), (2, "cat"), (2, "cat")]
    assert [event.name for event in told if event.is_heard_by(NOBODY)] == ["animal_drawn"] * 6
    assert view(state, 1)["hand"][:2] == ["mouse", "mouse"]
    assert view(state, NOBODY)["hand"] == []
    assert view(state, 2)["hands"] == [8, 8, 8]


def test_s2_6_the_first_seat_begins_and_it_goes_round() -> None:
    state = table(3)
    turns = []
    for _ in range(7):
        turns.append(int(state.turn))
        lay(state, min(free(state)))

    assert turns == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize(("seats", "grid", "middle"), [(2, 9, "e5"), (3, 11, "f6"), (4, 13, "g7")])
def test_s3_1_s3_2_cells_have_names(seats: int, grid: int, middle: str) -> None:
    state = table(seats)
    lay(state, min(free(state)))
    right, below = f"{chr(ord(middle[0]) + 1)}{middle[1]}", f"{middle[0]}{int(middle[1]) + 1}"

    assert view(state, 0)["grid"] == grid
    assert middle in [card["cell"] for card in view(state, 0)["board"]]
    assert {right, below} <= free(state)
    names = {state.write(move).split()[1] for move in range(6 * grid**2)}
    assert names == {f"{letter}{row + 1}" for letter in "abcdefghijklm"[:grid] for row in range(grid)}
    assert GAME.actions(seats) == 6 * grid**2 + 3 + (seats == 2)  # luck's three deals; the swap


def test_s3_1_a_name_stays_when_the_square_grows_to_the_left_and_up() -> None:
    state = table(4)
    before = []
    for cell in ["g6", "g5", "g4", "g3", "g2", "g1", "f1", "e1", "d1", "c1", "b1", "a1"]:
        lay(state, cell)
        before.append(cell)
        assert [card["cell"] for card in view(state, 0)["board"] if card["kind"] != "start"] == sorted(
            before, key=lambda name: (int(name[1:]), name[0])
        )
    assert "a7" not in free(state)
    assert free(state) == {*(f"{c}2" for c in "abcdef"), *(f"f{r}" for r in range(2, 8))}


def test_s4_1_a_card_from_the_hand_is_laid_face_up() -> None:
    state = table()
    assert {text.split()[0] for text in written(state)} == {"cat", "mouse", "cheese-1", "cheese-2", "cheese-3"}
    told = play(state, "cheese-2 e4")

    assert told == [Event(0, "card_laid", {"seat": 0, "kind": "cheese-2", "cell": "e4"})]
    card = Card(cell="e4", kind="cheese-2", value=2, owner=0)
    assert all(card in view(state, seat)["board"] for seat in (0, 1, NOBODY))
    assert view(state, 1)["cheeses"] == [[1, 1, 1, 2, 3], [1, 1, 1, 2, 2, 3]]


def test_s4_1_a_card_that_is_used_up_cannot_be_laid() -> None:
    state = table()
    play(state, "cheese-3 e4", "deal cat", "cheese-3 e3", "deal cat")

    assert "cheese-3" not in {text.split()[0] for text in written(state)}
    with pytest.raises(
        IllegalMove, match=r"'cheese-3 d5' is not possible now; possible: cat e2, .*; there also: mouse,"
    ):
        play(state, "cheese-3 d5")


def test_s4_2_worked_example_9_the_first_card_touches_the_start_card() -> None:
    assert free(table()) == {"e4", "d5", "f5", "e6"}


def test_s4_2_corners_and_taken_cells_are_refused() -> None:
    state = table()
    for wrong in ("cat d4", "cat e5", "cat a1", "cat e7"):
        with pytest.raises(IllegalMove, match="possible: cat e4, cat d5, cat f5, cat e6"):
            state.read(wrong)


def test_s4_3_with_three_players_the_first_card_goes_to_the_middle() -> None:
    state = table(3)
    assert written(state) == [f"{kind} f6" for kind in ("cat", "mouse", "cheese-1", "cheese-2", "cheese-3")]
    play(state, "mouse f6", "deal cat")

    assert free(state) == {"f5", "e6", "g6", "f7"}


def test_s4_4_s4_5_worked_example_10_a_full_row_fixes_the_columns_only() -> None:
    state = table()
    lay(state, "f5 g5 h5 i5")

    assert free(state) == {f"{column}{row}" for column in "efghi" for row in (4, 6)}


def test_s4_4_worked_example_11_a_row_and_a_column_fix_the_square() -> None:
    state = table()
    lay(state, "f5 g5 h5 i5 e6 e7 e8 e9")

    assert free(state) == {"f6", "g6", "h6", "i6", "f7", "f8", "f9"}


@pytest.mark.parametrize(("seats", "side"), [(2, 5), (3, 6), (4, 7)])
def test_s4_4_the_square_has_a_side_for_each_player_count(seats: int, side: int) -> None:
    state = table(seats)
    finish(state)
    places = [(ord(card["cell"][0]), int(card["cell"][1:])) for card in view(state, 0)["board"]]

    assert len(set(places)) == side**2 == view(state, 0)["side"] ** 2
    for axis in (0, 1):
        assert len({place[axis] for place in places}) == side


def test_s4_5_the_square_floats_as_far_as_its_cards_allow() -> None:
    """With five cells to the side, the start card can end in each of its corners."""
    corners = set()
    for row, column in (("f5 g5 h5 i5", "e6 e7 e8 e9"), ("d5 c5 b5 a5", "e4 e3 e2 e1")):
        state = table()
        lay(state, f"{row} {column}")
        finish(state)
        cells = {card["cell"] for card in view(state, 0)["board"]}
        corners.add((min(cells), max(cells)))

    assert corners == {("e5", "i9"), ("a1", "e5")}


@pytest.mark.parametrize("seats", GAME.seats)
def test_s4_6_nobody_passes_and_there_is_always_a_cell(seats: int) -> None:
    for seed in range(10):
        state, dice = GAME.new(seats), Dice(seed)
        while state.turn != NOBODY:
            assert state.count() > 0
            assert "pass" not in written(state)
            state.play(state.pick(dice))


def test_s4_7_cards_stay_where_they_are() -> None:
    state, dice = table(4), Dice(3)
    before: list[Card] = []
    while state.turn != NOBODY:
        board = view(state, 0)["board"]
        assert all(card in board for card in before)
        before = board
        state.play(state.pick(dice))


def test_s5_1_whoever_laid_a_card_draws_one_that_only_they_see() -> None:
    state = table()
    play(state, "cat e4")
    assert (state.turn, state.mover) == (LUCK, 0)
    assert odds(state) == {"deal dog": 3, "deal cat": 4, "deal mouse": 7}
    mouse = state.read("deal mouse")
    assert [state.seen(mouse, seat) == mouse for seat in (0, 1, NOBODY)] == [True, False, False]
    assert state.seen(mouse, 1) == state.seen(state.read("deal dog"), 1) >= GAME.actions(2)
    told = play(state, "deal mouse")

    assert told == [Event(0, "animal_drawn", {"seat": 0, "pile": 13}), Event(0, "animal_seen", {"kind": "mouse"}, 0)]
    assert (state.turn, state.mover) == (1, 1)
    assert view(state, 0)["hand"][:2] == ["mouse", "mouse"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_s5_2_hands_stay_at_eight_for_seven_turns_and_then_shrink(seats: int) -> None:
    state, dice = table(seats), Dice(2)
    sizes: list[int] = []
    while state.turn != NOBODY:
        mover = int(state.mover)
        state.play(state.pick(dice))
        if mover == 0 and state.mover != 0:
            sizes.append(view(state, 0)["hands"][0])

    assert sizes == [8, 8, 8, 8, 8, 8, 8, 7, 6, 5, 4, 3]


@pytest.mark.parametrize("seats", GAME.seats)
def test_s6_1_the_game_ends_when_the_square_is_full(seats: int) -> None:
    state = table(seats)
    told = finish(state)

    assert Counter(event.facts["seat"] for event in told if event.name == "card_laid") == dict.fromkeys(
        range(seats), 12
    )
    last = [event.name for event in told].index("square_filled")
    assert told[last - 1].name == "card_laid"
    assert [event.name for event in told[-seats:]] == ["cheese_counted"] * seats
    assert free(state) == set()
    for over in (state, state.imagine(0, Dice(1)), GAME.recall(view(state, 0))):
        assert (over.turn, over.tickets, over.count(), over.moves()) == (NOBODY, 0, 0, [])
        with pytest.raises(IllegalMove, match="the game is over"):
            over.read("cat a1")


@pytest.mark.parametrize("seats", GAME.seats)
def test_s6_2_three_cards_are_left_in_each_hand_and_not_shown(seats: int) -> None:
    others = 0
    for seed in range(5):
        state = table(seats)
        told = finish(state, seed)
        assert view(state, 0)["hands"] == [3] * seats
        assert view(state, 0)["pile"] == 0
        assert not [event for event in told if event.name == "animal_seen" and event.only is None]
        for world in [state.imagine(NOBODY, Dice(number)) for number in range(20)]:
            assert view(world, NOBODY) == view(state, NOBODY)
            others += world.facts() != state.facts()
    assert others > 0


FRAGMENTS: dict[str, tuple[str, list[tuple[str, str]], list[int]]] = {
    "1": ("A3 M", [("cheese_eaten", "a1")], [0, 0]),
    "2": ("A3 M C", [("mouse_caught", "b1")], [3, 0]),
    "3": ("A3 M C D", [("cat_scared", "c1"), ("cheese_eaten", "a1")], [0, 0]),
    "4": ("A3 M C . D", [("mouse_caught", "b1")], [3, 0]),
    "5": ("A3 . / . M", [], [3, 0]),
    "6": ("A2 M B3 / . C .", [("mouse_caught", "b1")], [2, 3]),
    "7": ("A1 S M", [], [1, 0]),
    "8": (
        "A1 C M B2 / M D A2 C / B1 M C M / A3 B3 D A1",
        [
            ("cat_scared", "b1"), ("cat_scared", "c3"), ("mouse_caught", "d3"),
            ("cheese_eaten", "a1"), ("cheese_eaten", "c2"),
            ("cheese_eaten", "d1"), ("cheese_eaten", "a3"), ("cheese_eaten", "b4"),
        ],
        [4, 0],
    ),
}  # fmt: skip


@pytest.mark.parametrize("example", FRAGMENTS)
def test_s7_1_s7_2_s7_3_s8_1_worked_examples_of_the_hunt(example: str) -> None:
    """Worked examples 1 to 8, scored by the rules themselves."""
    rows, leaving, scores = FRAGMENTS[example]
    state = fragment(rows)

    assert state.scores() == scores
    assert hunted(state) == leaving


def test_s7_1_a_cat_beside_a_dog_leaves() -> None:
    assert hunted(fragment("C D C / . C .")) == [("cat_scared", "a1"), ("cat_scared", "c1"), ("cat_scared", "b2")]
    assert hunted(fragment("C . D")) == []


def test_s7_2_only_a_cat_that_is_still_there_catches_mice() -> None:
    assert hunted(fragment("M C D")) == [("cat_scared", "b1")]
    assert hunted(fragment("C M C D")) == [("cat_scared", "c1"), ("mouse_caught", "b1")]


def test_s7_3_only_a_mouse_that_is_still_there_eats_cheese() -> None:
    assert hunted(fragment("M A1 M C")) == [("mouse_caught", "c1"), ("cheese_eaten", "b1")]
    assert hunted(fragment("D A1 C / . B2 .")) == []


def test_s7_4_a_corner_is_not_enough() -> None:
    """Worked example 5, for each kind of hunter."""
    assert hunted(fragment("D . C / . C . / M . A1")) == []
    assert hunted(fragment("C . / . M / B2 .")) == []


def test_s7_4_the_ends_of_rows_do_not_touch() -> None:
    """A full square of seven: the last cell of a row and the first of the next are far apart."""
    state = GAME.new(4)
    state.boards[2] = bit(8 * 2 + 6) | bit(8 * 5)
    state.boards[CHEESE] = state.boards[OWNED] = bit(8 * 3) | bit(8 * 4 + 6)

    assert state.scores() == [2, 0, 0, 0]


def test_s7_5_the_cards_of_one_step_leave_together_and_nothing_moves_up() -> None:
    """A dog scares cats on both sides; the mouse behind a gap stays far from the cheese."""
    assert hunted(fragment("M C D C M / A1 . . . B1")) == [
        ("cat_scared", "b1"), ("cat_scared", "d1"), ("cheese_eaten", "a2"), ("cheese_eaten", "e2"),
    ]  # fmt: skip
    state = fragment("A1 C M / . D .")
    assert hunted(state) == [("cat_scared", "b1")]
    assert state.scores() == [1, 0]


def test_s8_1_points_are_told_for_each_seat() -> None:
    state = table()
    told = finish(state, 8)
    counted = [event.facts for event in told if event.name == "cheese_counted"]
    laid = {event.facts["cell"]: event.facts for event in told if event.name == "card_laid"}
    eaten = {event.facts["cell"] for event in told if event.name == "cheese_eaten"}

    for seat in (0, 1):
        kinds = [
            str(facts["kind"])
            for cell, facts in laid.items()
            if cell not in eaten and facts["seat"] == seat and str(facts["kind"]).startswith("cheese")
        ]
        points = sum(int(kind[-1]) for kind in kinds)
        assert counted[seat] == {"seat": seat, "points": points, "cheeses": len(kinds)}
        assert state.score(seat) == points


def test_s8_1_a_cheese_scores_for_its_owner_only() -> None:
    assert fragment("A1 A2 A3 / B2 B2 .").scores() == [6, 4]


def test_s8_2_the_most_points_win() -> None:
    assert fragment("A3 A2 / B1 B1 / B1 B1").winners() == [0]


def test_s8_3_ties_go_to_more_cheeses_then_are_shared() -> None:
    assert fragment("A3 . B1 / . . B2").winners() == [1]
    assert fragment("A3 B3").winners() == [0, 1]
    assert fragment("A3 M B3").winners() == [0, 1]
    assert fragment("A3 A1 / B2 B2").winners() == [0, 1]


def test_s9_1_what_everybody_can_see() -> None:
    state = table()
    play(state, "cheese-3 e4", "deal dog", "cat f5", "deal dog")
    seen: list[View] = [view(state, seat) for seat in (0, 1, NOBODY)]

    for key in ("board", "hands", "cheeses", "pile", "scores", "turn", "mover"):
        assert seen[0][key] == seen[1][key] == seen[2][key]
    assert seen[2]["pile"] == 12
    assert seen[2]["cheeses"] == [[1, 1, 1, 2, 2], [1, 1, 1, 2, 2, 3]]
    assert seen[2]["hands"] == [8, 8]
    assert seen[2]["scores"] == [3, 0]


def test_s9_2_the_others_animals_are_hidden() -> None:
    state = table(3)
    hands = {tuple(view(state.imagine(0, Dice(seed)), 1)["hand"][:2]) for seed in range(200)}

    assert hands == {
        ("dog", "dog"),
        ("dog", "cat"),
        ("dog", "mouse"),
        ("cat", "cat"),
        ("cat", "mouse"),
        ("mouse", "mouse"),
    }
    assert view(state, 0)["hand"][:2] == ["cat", "mouse"]


def test_s10_1_other_numbers_of_animals() -> None:
    """Fewer dogs than should go back with two players: then there is none, and one card more to draw."""
    assert odds(GAME.new(4, {"animals": [2, 16, 18]})) == {"deal dog": 2, "deal cat": 16, "deal mouse": 18}
    assert odds(GAME.new(3, {"animals": [2, 16, 18]})) == {"deal cat": 13, "deal mouse": 14}
    state = GAME.new(2, {"animals": [2, 16, 18]})
    assert odds(state) == {"deal cat": 10, "deal mouse": 9}
    finish(state)
    assert view(state, 0)["hands"] == [4, 3]


@pytest.mark.parametrize("animals", [[36, 0, 0], [0, 36, 0], [0, 0, 36]])
def test_s10_1_even_one_kind_alone_can_be_played(animals: list[int]) -> None:
    for seats in GAME.seats:
        state = GAME.new(seats, {"animals": animals})
        told = finish(state)

        assert len([event for event in told if event.name == "card_laid"]) == 12 * seats
        assert max(view(state, 0)["hands"]) <= 8
        steps = len([event for event in told if event.name in ("card_laid", "animal_drawn")])
        assert steps == GAME.longest(seats, GAME.settle({"animals": animals}))


def test_s10_2_other_cheeses() -> None:
    state = table(cheeses=[0, 2, 4])

    assert view(state, 0)["cheeses"] == [[2, 2, 3, 3, 3, 3]] * 2
    assert [held(state.hands[1], kind) for kind in range(CHEESE, len(KINDS))] == [0, 2, 4]
    assert "cheese-1" not in {text.split()[0] for text in written(state)}


@pytest.mark.parametrize(("seats", "cells"), [(2, "cdefg"), (4, "defghij")])
def test_s10_3_a_centred_square_is_settled_from_the_beginning(seats: int, cells: str) -> None:
    state = table(seats, square="centred")
    middle = cells[len(cells) // 2]
    row = ord(middle) - ord("a") + 1
    lay(state, " ".join(f"{column}{row}" for column in cells if column > middle))
    assert f"{chr(ord(cells[-1]) + 1)}{row}" not in free(state)
    assert f"{chr(ord(middle) - 1)}{row}" in free(state)
    finish(state)

    rows = [ord(column) - ord("a") + 1 for column in cells]
    assert {card["cell"] for card in view(state, 0)["board"]} == {f"{column}{row}" for column in cells for row in rows}


def test_s10_3_with_three_players_a_centred_square_floats() -> None:
    state, other, dice = table(3, square="centred"), table(3), Dice(4)
    while state.turn != NOBODY:
        assert state.moves() == other.moves()
        move = state.pick(dice)
        state.play(move)
        other.play(move)


def test_s10_4_across_corners() -> None:
    """Worked example 5 the other way, and each kind of hunter."""
    state = fragment("A3 . / . M", diagonals=True)
    assert state.scores() == [0, 0]
    assert hunted(state) == [("cheese_eaten", "a1")]
    assert hunted(fragment("D . . / . C . / M . .", diagonals=True)) == [("cat_scared", "b2")]
    assert hunted(fragment("C . . / . M . / A1 . .", diagonals=True)) == [("mouse_caught", "b2")]
    assert hunted(fragment("M . A1", diagonals=True)) == []


def test_s10_4_laying_a_card_still_needs_a_side() -> None:
    assert free(table(diagonals=True)) == {"e4", "d5", "f5", "e6"}


def test_s10_4_corners_at_the_edge_of_a_full_square() -> None:
    """Seven cells to the side: hunters in the corners reach no further than the cell inside."""
    corners = [0, 6, 48, 54]
    for corner, inside in zip(corners, [9, 13, 41, 45], strict=True):
        state = GAME.new(4, {"diagonals": True})
        state.boards[2] = bit(corner)
        everywhere = sum(bit(8 * row + column) for row in range(7) for column in range(7)) & ~bit(corner)
        state.boards[CHEESE] = state.boards[OWNED] = everywhere
        eaten = members(everywhere & ~state.rescued(0))
        assert len(eaten) == 3
        assert inside in eaten
        assert 0 <= around(everywhere | bit(corner)) < 1 << 63


@pytest.mark.parametrize(
    ("komi", "winners"), [(0, [0]), (1, [0]), (3, [0]), (4, [1]), (5, [1]), (12, [1])]
)  # fmt: skip
def test_s10_5_the_second_of_two_is_given_half_points(komi: int, winners: list[int]) -> None:
    """Five points on two cheeses against three on three: level with 2 points more, and then more cheeses win."""
    state = fragment("A3 A2 . / . . . / B1 B1 B1", komi=komi)
    assert state.winners() == winners
    assert state.scores() == [5, 3]  # the points on the cheeses, as ever


def test_s10_5_with_half_a_point_nobody_is_level() -> None:
    level = "A2 . / . B2"
    assert fragment(level).winners() == [0, 1]
    assert fragment(level, komi=1).winners() == [1]


@pytest.mark.parametrize("seats", [3, 4])
def test_s10_5_with_more_than_two_players_nobody_is_given_any(seats: int) -> None:
    state, usual = GAME.new(seats, {"komi": 12}), GAME.new(seats)
    assert "komi_given" not in [event.name for event in finish(state)]
    finish(usual)
    assert [state.rank(seat) for seat in range(seats)] == [usual.rank(seat) for seat in range(seats)]


@pytest.mark.parametrize(("komi", "facts"), [(1, (0, 1)), (4, (2, 0)), (5, (2, 1))])
def test_s10_5_what_is_given_is_told_at_the_end(komi: int, facts: tuple[int, int]) -> None:
    *_, last = finish(table(komi=komi))
    assert last == Event(0, "komi_given", {"seat": 1, "points": facts[0], "half": facts[1]})
    assert "komi_given" not in [event.name for event in finish(table())]


def opened(first: str, **options: object) -> Rescue:
    """The first player has laid this card and drawn a dog; the second may swap."""
    state = table(2, swap=True, **options)
    play(state, first, "deal dog")
    return state


def test_s10_6_instead_of_laying_a_first_card_the_second_may_swap() -> None:
    state, usual = opened("cheese-3 e4"), table()
    play(usual, "cheese-3 e4", "deal dog")
    assert written(state) == [*written(usual), "swap"]
    assert play(state, "swap")[0] == Event(0, "cheeses_swapped", {"seat": 1})

    seen = view(state, 0)
    assert [card["owner"] for card in seen["board"]] == [1, None]
    assert seen["cheeses"] == [[1, 1, 1, 2, 2, 3], [1, 1, 1, 2, 2]]
    assert seen["scores"] == [0, 3]


def test_s10_6_animals_stay_where_they_are() -> None:
    state = opened("cheese-3 e4")
    before = [[kind for kind in view(state, seat)["hand"] if "-" not in kind] for seat in (0, 1)]
    play(state, "swap")

    assert [[kind for kind in view(state, seat)["hand"] if "-" not in kind] for seat in (0, 1)] == before
    assert before == [["dog", "cat", "mouse"], ["cat", "mouse"]]


def test_s10_6_an_animal_taken_over_leaves_the_next_card_to_the_first_player() -> None:
    state = opened("mouse e4")
    hands = list(state.hands)
    play(state, "swap")

    assert state.turn == 0
    assert list(state.hands) == hands
    assert "mouse" not in {text.split()[0] for text in written(state)}


def test_s10_6_nobody_swaps_twice_or_later() -> None:
    for first in ("mouse e4", "cheese-1 e4"):
        state, swaps = opened(first), 0
        play(state, "swap")
        while state.turn != NOBODY:
            swaps += "swap" in written(state)
            assert state.is_legal(state.house.swap) == ("swap" in written(state))
            state.play(state.moves()[0])
        assert swaps == 0
    state = opened("mouse e4")
    play(state, "cat e6", "deal mouse")
    assert "swap" not in written(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s10_6_usually_and_with_more_than_two_players_nobody_swaps(seats: int) -> None:
    state, other, dice = table(seats, swap=seats > 2), table(seats), Dice(4)
    while state.turn != NOBODY:
        assert state.moves() == other.moves()
        move = state.pick(dice)
        state.play(move)
        other.play(move)
    assert state.facts() == other.facts()


def test_s10_6_who_asks_for_the_impossible_is_told_of_the_swap() -> None:
    with pytest.raises(IllegalMove, match=r"there also: .*; or swap$"):
        opened("mouse e4").read("dog e4")


def test_s10_7_whoever_has_seven_cards_draws_one_and_whoever_has_nine_none() -> None:
    state = opened("cheese-2 e4")
    play(state, "swap")
    assert view(state, 0)["hands"] == [9, 7]
    assert (state.turn, state.mover) == (LUCK, 1)
    assert play(state, "deal mouse")[0] == Event(0, "animal_drawn", {"seat": 1, "pile": 12})
    assert state.turn == 0
    told = play(state, "cheese-2 e6")

    assert [event.name for event in told] == ["card_laid"]
    assert (state.turn, view(state, 0)["hands"]) == (1, [8, 8])


@pytest.mark.parametrize("animals", [[6, 12, 18], [2, 16, 18], [36, 0, 0]])
@pytest.mark.parametrize("first", ["cheese-1 e4", "animal"])
def test_s10_7_at_the_end_all_have_as_many_cards_as_ever(first: str, animals: list[int]) -> None:
    """With an odd number of animals to draw, whoever takes the first place has one more."""
    state, usual = (GAME.new(2, {"swap": swap, "animals": animals}) for swap in (True, False))
    dice, steps = Dice(3), 0
    while state.turn != NOBODY:
        wanted = [
            text for text in written(state) if text == "swap" or (len(members(state.taken)) == 1 and text == first)
        ]
        state.play(state.read(wanted[0]) if wanted else state.pick(dice) if state.turn == LUCK else state.moves()[0])
        steps += 1
    finish(usual)

    assert view(state, 0)["second"] == 0
    assert view(state, 0)["hands"] == view(usual, 0)["hands"][::-1]
    assert steps == GAME.longest(2, GAME.settle({"swap": True, "animals": animals}))


def test_s10_7_after_a_swap_the_first_player_lays_thirteen_cards_and_the_other_eleven() -> None:
    """And that is said: by the event, in every language."""
    state = opened("cheese-1 e4")
    (swapped, *_), laid = play(state, "swap"), [1, 0]
    while state.turn != NOBODY:
        if state.turn != LUCK:
            laid[state.turn] += 1
        state.play(state.move(0))
    assert laid == [13, 11]
    for language, (few, many) in {
        "en": ("eleven", "thirteen"),
        "de": ("elf", "dreizehn"),
        "fr": ("onze", "treize"),
    }.items():
        for reader in (None, 1):
            said = Words(GAME, language).event(swapped, ["Anna", "Ben"], reader)
            assert 0 < said.index(few) < said.index(many)


def test_s10_8_komi_goes_with_the_place() -> None:
    state = opened("cheese-3 e4", komi=4)
    assert [view(state, seat)["second"] for seat in (0, 1)] == [1, 1]
    assert [int(state.rank(seat)) for seat in (0, 1)] == [8 * 6 + 1, 8 * 4]
    *_, last = finish(state)
    assert last == Event(0, "komi_given", {"seat": 1, "points": 2, "half": 0})

    state = opened("cheese-3 e4", komi=4)
    play(state, "swap")
    assert [view(state, seat)["second"] for seat in (0, 1)] == [0, 0]
    assert [int(state.rank(seat)) for seat in (0, 1)] == [8 * 4, 8 * 6 + 1]
    *_, last = finish(state)
    assert last == Event(0, "komi_given", {"seat": 0, "points": 2, "half": 0})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("komi", -1), ("komi", 13), ("komi", 0.5), ("komi", True),
        ("animals", [6, 30]), ("animals", [-1, 19, 18]), ("animals", 36),
        ("cheeses", [3, 2, 7]), ("cheeses", [True, 2, 3]), ("square", "fixed"), ("square", True), ("diagonals", 1),
        ("swap", 1), ("swap", "yes"),
    ],
)  # fmt: skip
def test_s10_1_s10_2_s10_3_s10_4_s10_5_s10_6_values_that_cannot_be_are_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"option {name}: .* is not possible; possible"):
        GAME.new(3, {name: value})


def test_s10_9_a_smaller_square_other_hands_and_fewer_animals() -> None:
    box = {"animals": [4, 8, 11], "cheeses": [1, 1, 0], "side": 2, "drawn": 1}
    state = GAME.new(2, box)
    assert odds(state) == {"deal dog": 1, "deal cat": 2, "deal mouse": 2}
    play(state, "deal dog", "deal mouse")
    assert view(state, 0)["hand"] == ["dog", "cheese-1", "cheese-2"]
    assert free(state) == {"d5", "f5", "e4", "e6"}
    play(state, "cheese-2 e4", "deal cat")
    assert free(state) == {"d4", "f4", "d5", "f5"}
    play(state, "mouse f4", "deal cat", "dog f5")
    assert (state.turn, [size(hand) for hand in state.hands], size(state.pile)) == (NOBODY, [2, 3], 1)
    assert state.scores() == [0, 0]  # the mouse is beside the cheese
    assert GAME.longest(2, GAME.settle(box)) == 3 + 4


def test_s10_9_with_three_players_there_is_no_start_card_in_a_small_square_either() -> None:
    state = GAME.new(3, {"animals": [3, 5, 6], "cheeses": [1, 1, 0], "side": 2, "drawn": 0})
    assert state.turn == 0
    assert free(state) == {"f6"}


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"cheeses": [0, 0, 0]}, "option cheeses: 0 in all are not possible; possible: 1 to 6"),
        ({"cheeses": [4, 2, 1]}, "option cheeses: 7 in all"),
        ({"animals": [3, 6, 11]}, "option animals: 2 in play are too few for everybody to draw 2"),
        ({"animals": [4, 8, 11]}, "option animals: with so few cards"),
        ({"animals": [3, 6, 10], "cheeses": [1, 0, 0], "side": 2, "drawn": 0, "swap": True}, "option animals: with so"),
        ({"side": 1}, "option side"),
        ({"drawn": 5}, "option drawn"),
    ],
)
def test_s10_9_boxes_that_do_not_last_are_refused(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.new(2, options)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("swap", [False, True])
def test_s10_9_a_box_that_is_taken_lasts_to_the_end(seats: int, swap: bool) -> None:
    """Boxes at random: those that are taken are played to the end, whatever is played; some are refused."""
    taken, dice = 0, Dice(seats)
    for seed in range(400):
        options = {
            "animals": [dice.below(8), dice.below(12), dice.below(16)], "cheeses": [dice.below(3) for _ in range(3)],
            "side": 2 + dice.below(4), "drawn": dice.below(4), "swap": swap,
        }  # fmt: skip
        try:
            state = GAME.new(seats, options)
        except ValueError:
            continue
        taken += 1
        told = finish(state, seed)
        assert len([event for event in told if event.name == "card_laid"]) == state.house.cells_to_fill()
    assert 20 < taken < 380


def test_a_view_with_cards_that_touch_nothing_is_refused() -> None:
    seen: dict[str, Any] = dict(view(table(), 0))
    seen["board"] = [*seen["board"], Card(cell="a1", kind="cat", value=0, owner=None)]

    with pytest.raises(ValueError, match="cards that do not fit: a1"):
        GAME.recall(seen)


def test_cells_are_named_like_a_sheet() -> None:
    assert [CELLS[0], CELLS[15], CELLS[16], CELLS[12 * 17]] == ["a1", "p1", "a2", "m13"]

"""The five mice of Cheese Rescue: how the children err, and how the end is worked out."""

from collections.abc import Callable
from time import process_time
from typing import Any, TypeVar, cast

import pytest

import cheeseboard
from cheeseboard.bots.bots import MICE, think
from cheeseboard.bots.thought import Budget, Thought
from cheeseboard.engine.bits import popcount
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import share_of_win
from cheeseboard.engine.playout import advance
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games.cheese_rescue import GAME, mice
from cheeseboard.games.cheese_rescue.endgame import Endgame
from cheeseboard.games.cheese_rescue.mice import child, solve
from cheeseboard.games.cheese_rescue.policy import Focused, Keen, lead, lead_after_swap
from cheeseboard.games.cheese_rescue.rules import CELLS, KINDS, Rescue
from cheeseboard.games.cheese_rescue.view import Card, View, recall, view
from tests.games.cheese_rescue.reference import VARIANTS

S = TypeVar("S", bound=State)
CHOSEN = {  # by each mouse in turn, in a few positions
    2: "cheese-3 e4, cheese-3 e4, cheese-3 e4, cheese-2 e4, cheese-3 e7, "
    "cheese-1 c4, mouse d7, cat d7, mouse d7, cat d7, "
    "cheese-1 c4, mouse g7, mouse g7, cat g7, mouse g7",
    3: "cheese-3 f5, cheese-3 f5, cheese-3 f5, mouse e6, mouse f7, "
    "cheese-1 g4, mouse h7, mouse h7, mouse h10, mouse i8",
    4: "cheese-3 g6, cheese-3 g6, cheese-3 g6, mouse h8, mouse h8, "
    "cheese-2 g5, cheese-2 g5, cheese-2 f9, mouse h9, dog g11",
}
WHOLE_BOX = [1, 1, 1, 2, 2, 3]  # the cheeses of a player


def seen(board: str, hand: str) -> View:
    """What the first of two sees: "mouse e6, cheese-3 e4 1" lies there, a cheese with its owner; the start card on e5."""
    cards = [card(*words.split()) for words in board.split(", ")]
    mine = hand.split(", ")
    other = WHOLE_BOX.copy()
    for laid in cards:
        if laid["owner"] == 1:
            other.remove(laid["value"])
    before = view(GAME.new(2), 0)
    return View(
        {
            **before,
            "turn": 0,
            "board": cards,
            "hand": mine,
            "hands": [len(mine), len(other) + 2],
            "cheeses": [[int(each[-1]) for each in mine if each.startswith("cheese")], other],
        }
    )


def card(kind: str, cell: str, owner: str | None = None) -> Card:
    return Card(cell=cell, kind=kind, value=int(kind[-1]) if owner else 0, owner=int(owner) if owner else None)


def choices(table: View, age: int) -> set[str]:
    """All that a child of this age does there, sooner or later."""
    return {child(table, age, Dice(seed)) for seed in range(60)}


def cells_of(moves: set[str]) -> set[str]:
    return {move.split()[1] for move in moves}


def beside(cell: str) -> set[str]:
    column, row = ord(cell[0]), int(cell[1:])
    return {f"{chr(column + x)}{row + y}" for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))}


# At six


def test_pip_lays_his_biggest_cheese_but_not_beside_a_mouse() -> None:
    found = choices(seen("mouse e6", "cheese-1, cheese-3, dog, cat"), 6)

    assert {move.split()[0] for move in found} == {"cheese-3"}
    assert not cells_of(found) & beside("e6")
    assert len(found) == 3  # beside the start card is all the same to him


def test_pip_fears_a_mouse_that_a_cat_has_caught() -> None:
    """No cat comes into it: he keeps away even from a mouse that will be gone."""
    table = seen("mouse e6, cat e7", "cheese-3")

    assert recall(table).mice_left() == 0
    assert not cells_of(choices(table, 6)) & beside("e6")


def test_pip_does_not_lay_a_mouse_beside_his_own_cheese() -> None:
    found = choices(seen("cheese-2 e4 0", "mouse"), 6)

    assert found
    assert not cells_of(found) & beside("e4")


def test_pip_has_no_eye_for_the_others_and_mia_has() -> None:
    """A mouse could eat the other's best cheese: to him that is one place among many."""
    table = seen("cheese-3 e4 1", "mouse, cat, dog")

    assert len(choices(table, 6)) == len(recall(table).moves())
    assert choices(table, 8) == {f"mouse {cell}" for cell in ("e3", "d4", "f4")}


def test_pip_likes_a_cheese_that_lies_there_as_much_as_one_to_lay() -> None:
    assert "swap" in choices(after_one("cheese-3 e4"), 6)
    assert "swap" not in choices(after_one("cheese-2 e4"), 6)


def after_one(first: str) -> View:
    """What the second of two sees after the first card; swapping is allowed."""
    state = GAME.new(2, {"swap": True})
    for notation in (*["deal cat", "deal mouse"] * 2, first, "deal dog"):
        state.play(state.read(notation))
    return view(state, 1)


# At eight


@pytest.mark.parametrize(
    ("first", "swaps"), [("cheese-2 e4", True), ("cheese-3 e4", True), ("cheese-1 e4", False), ("cat e4", False)]
)
def test_mia_and_otto_take_over_a_big_cheese(first: str, swaps: bool) -> None:
    table = after_one(first)
    assert ("swap" in choices(table, 8)) == swaps
    assert (GAME.advise(table).move == "swap") == swaps


def test_mia_forgets_what_dogs_do() -> None:
    """She sends a cat to catch the mouse at her cheese, although a dog will drive it away."""
    table = seen("cheese-3 e4 0, mouse f4, dog f5, dog g5, dog f3", "cat")
    state = recall(table)
    state.play(state.read("cat g4"))

    assert choices(table, 8) == {"cat g4"}
    assert state.score(0) == 0


def test_mia_does_not_see_what_may_come() -> None:
    """A cheese with three open sides is as good to her as one in a corner; to Otto it is not."""
    table = seen("dog e4, dog d4, dog d5", "cheese-3")

    assert len(choices(table, 8)) == len(recall(table).moves())


# Otto


def otto(table: View) -> set[str]:
    return {think("otto", GAME, table, seed).move for seed in range(60)}


def test_otto_takes_any_of_equal_moves_and_no_other() -> None:
    """Beside the start card a cheese is as good in the north as in the south. At one that is threatened, only one cell will do."""
    north, south = seen("dog e4, dog e6", "cheese-3"), seen("cheese-3 e4 1, dog d4, dog f4", "mouse")

    assert GAME.equals is not None
    assert otto(north) == set(GAME.equals(north))
    assert len(otto(north)) > 1
    assert otto(south) == {"mouse e3"}


# The end, worked out


def late(seed: int, left: int, options: dict[str, Any] | None = None) -> Rescue:
    """A random game of two, with so many cells left."""
    state, dice = GAME.new(2, options), Dice(seed)
    while state.turn == LUCK or 25 - popcount(state.taken) > left:
        state.happen(state.pick(dice))
    return state


def best_by_trying(state: State, seat: int) -> float:
    """Everything tried, by the rules alone."""
    if state.turn == NOBODY:
        return (seat in state.winners()) / len(state.winners())
    outcomes = [best_by_trying(then(state, move), seat) for move in state.moves()]
    return max(outcomes) if state.turn == seat else min(outcomes)


def then(state: S, move: int) -> S:
    world = cast("S", state.clone())
    world.happen(move)
    return world


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_the_end_is_worked_out_as_by_trying_everything(left: int, options: dict[str, Any]) -> None:
    found = set()
    for seed in range(30 if cheeseboard.compiled else 2):
        state = late(seed, left, options)
        seat = state.turn
        exact = solve(state, seat)
        assert exact == {move: best_by_trying(then(state, move), seat) for move in state.moves()}
        found |= set(exact.values())
    assert not cheeseboard.compiled or {0.0, 1.0} <= found


@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_square_that_still_floats_is_worked_out_too(seed: int) -> None:
    """Four full rows: the fifth may come above or below."""
    state, dice = GAME.new(2), Dice(seed)
    while state.turn == LUCK or popcount(state.taken) < 20:
        flat = [move for move in state.moves() if then(state, move).height < 5]
        state.happen(flat[dice.below(len(flat))])
    seat = state.turn
    assert (state.width, state.height, popcount(state.free)) == (5, 4, 10)
    assert solve(state, seat) == {move: best_by_trying(then(state, move), seat) for move in state.moves()}


@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
def test_the_last_eight_cards_are_always_worked_out() -> None:
    assert all(solve(state, state.turn) for state in (late(seed, 8) for seed in range(8)))


def test_what_takes_too_long_is_given_up() -> None:
    state = late(1, 8)
    end = Endgame(state.turn, 8, 5, 60.0, process_time)
    end.chance(state, state.moves()[0])
    assert end.gave_up


@pytest.mark.skipif(not cheeseboard.compiled, reason="too few positions are looked at interpreted")
def test_what_takes_too_many_seconds_is_given_up() -> None:
    state = late(1, 10)
    end = Endgame(state.turn, 10, 1_000_000, 0.0, process_time)
    for move in state.moves():
        end.chance(state, move)
    assert end.gave_up


def test_too_many_cells_for_a_key_are_given_up() -> None:
    end = Endgame(0, 10, 100, 60.0, process_time)
    keys = [end.digit(5, 1, cell) for cell in range(16)]
    assert len(set(keys)) == 16
    assert not end.gave_up
    assert end.digit(0, 0, 16) == 0
    assert end.gave_up


def test_nothing_is_worked_out_while_something_is_hidden() -> None:
    hidden = late(3, 12)
    assert hidden.pile
    assert solve(hidden, hidden.turn) == {}
    three = GAME.new(3)
    advance(three, Dice(1))
    assert solve(three, three.turn) == {}


def test_the_other_hand_as_counted_is_the_true_one() -> None:
    """From a view, the end is worked out as from the truth."""
    state = late(5, 5)
    seat = state.turn
    assert solve(recall(view(state, seat)), seat) == solve(state, seat)


def test_of_equal_moves_the_one_that_looks_best_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    state = late(4, 3)
    monkeypatch.setattr(mice, "standing", lambda world, _: int(world.score(0)))
    first, *_ = solve(state, state.turn)
    assert then(state, first).score(0) == max(then(state, move).score(0) for move in state.moves())


# Playing on


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_keen_play_whole_games_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    policy, dice = Keen(3, 1), Dice(seats)
    state = GAME.new(seats, options)
    while state.turn != NOBODY:
        state.play(state.pick(dice) if state.turn == LUCK else policy.choose(state, dice))
    assert sum(state.scores()) > 0


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_lead_is_what_the_rules_would_count(seats: int, options: dict[str, Any]) -> None:
    state, dice = GAME.new(seats, options), Dice(9)
    while state.turn != NOBODY:
        if state.turn != LUCK:
            for move in state.moves()[:: 1 if cheeseboard.compiled else 9]:
                scores = then(state, move).scores()
                ahead = 5 * (seats * scores[state.turn] - sum(scores))
                if move == state.house.swap:
                    assert lead_after_swap(state, 0) == ahead
                    continue
                spot = state.spot_at(state.house.cells[move])
                assert lead(state, state.house.kinds[move], spot, 0) == ahead
        state.happen(state.pick(dice))


def test_fear_counts_the_cheeses_with_a_free_cell_beside_them() -> None:
    state = recall(seen("dog d5", "cheese-3"))
    spot = state.spot_at(CELLS.index("e4"))

    assert lead(state, KINDS.index("cheese-3"), spot, 0) == 15
    assert lead(state, KINDS.index("cheese-3"), spot, 2) == 9


def test_one_who_is_keen_beats_one_who_is_not() -> None:
    won, games = 0.0, 40 if cheeseboard.compiled else 8
    for seed in range(games):
        state, dice, keen = GAME.new(2), Dice(seed), Keen(6, 1)
        while state.turn != NOBODY:
            state.happen(keen.choose(state, dice) if state.turn == seed % 2 else state.pick(dice))
        won += share_of_win(state, seed % 2)
    assert won > 0.75 * games


# What is worth a thought


@pytest.mark.parametrize("seats", GAME.seats)
def test_focus_keeps_the_best_cells_for_each_kind(seats: int) -> None:
    state, dice = GAME.new(seats), Dice(seats)
    while state.turn != NOBODY:
        if state.turn != LUCK:
            focused = Focused(state, 3, 1)
            assert focused.facts() == focused.clone().facts() == state.facts()
            for kind in {state.house.kinds[move] for move in state.moves()}:
                leads = sorted((lead_of(state, move) for move in of_kind(state, kind)), reverse=True)
                assert [lead_of(state, move) for move in of_kind(focused, kind)] == leads[:3]
        state.happen(state.pick(dice))


def test_only_what_is_worth_a_thought_is_picked_and_looks_its_best() -> None:
    """A search that draws a move draws a focused one; of two moves the one that leads further looks better."""
    state, dice = GAME.new(2), Dice(4)
    while state.turn != NOBODY:
        if state.turn != LUCK:
            focused = Focused(state, 2, 1)
            moves = focused.moves()
            assert {focused.pick(dice) for _ in range(200)} <= set(moves)
            looks = [focused.promise(k) for k in range(focused.count())]
            assert max(looks) == 0.5
            assert min(looks) >= 0.0
            leads = [lead_of(state, move) for move in moves]
            assert all(
                (leads[i] > leads[k]) >= (looks[i] > looks[k]) for i in range(len(moves)) for k in range(len(moves))
            )
        state.happen(state.pick(dice))


@pytest.mark.parametrize(("first", "swaps"), [("cheese-3 e4", True), ("cat e4", False)])
def test_a_swap_is_worth_a_thought_and_looks_good_if_a_cheese_lies_there(first: str, swaps: bool) -> None:
    state = recall(after_one(first))
    assert Focused(state, 3, 1).moves()[-1] == state.house.swap
    assert Focused(then(state, state.house.swap), 3, 1).moves()[-1] != state.house.swap
    assert (Keen(200, 1).choose(state, Dice(1)) == state.house.swap) == swaps


def of_kind(state: Rescue, kind: int) -> list[int]:
    return [move for move in state.moves() if state.house.kinds[move] == kind]


def lead_of(state: Rescue, move: int) -> int:
    return lead(state, state.house.kinds[move], state.spot_at(state.house.cells[move]), 1)


def test_a_focused_position_imagines_focused_ones_and_ends_by_the_rules() -> None:
    dice = Dice(8)
    state: State = Focused(GAME.new(3), 2, 1)
    while state.turn != NOBODY:
        if state.turn != LUCK:
            assert state.count() <= 12
            state = state.imagine(state.turn, dice)
            assert isinstance(state, Focused)
            assert all(state.is_legal(move) for move in state.moves())
        state.happen(state.move(dice.below(state.count())))
    assert isinstance(state, Rescue)
    assert popcount(state.taken) == 36


# Honest: the same view, the same thought


def is_honest(mouse: Callable[[Rescue, int], Thought], state: Rescue) -> bool:
    """Whether a mouse thinks the same in every world that looks the same to it."""
    seat, dice = state.turn, Dice(6)
    thought = mouse(state, seat)
    return all(mouse(world, seat) == thought for world in (state.imagine(seat, dice) for _ in range(2)))


def decisions(seats: int, seed: int) -> list[Rescue]:
    """Positions of a random game in which somebody decides and something is hidden."""
    found, state, dice = [], GAME.new(seats), Dice(seed)
    while state.turn != NOBODY:
        if state.turn != LUCK and state.pile:
            found.append(state.clone())
        state.happen(state.pick(dice))
    return found


def cheat(state: Rescue, seat: int) -> Thought:
    """Looks at the next hand, and lays its first or its last card by that."""
    moves = state.moves()
    return Thought(state.write(moves[int(state.hands[(seat + 1) % state.seats]) % len(moves)]))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", MICE)
def test_a_mouse_thinks_by_what_it_may_know(name: str, seats: int) -> None:
    few = Budget(tries=30 if cheeseboard.compiled else 4)
    for state in decisions(seats, 5)[:: 6 if cheeseboard.compiled else 12]:
        assert is_honest(lambda world, seat: think(name, GAME, view(world, seat), 11, few), state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_cheater_is_found_out(seats: int) -> None:
    assert not all(is_honest(cheat, state) for state in decisions(seats, 5)[::3])


# The same thoughts compiled and interpreted


@pytest.mark.parametrize(("seats", "expected"), CHOSEN.items())
def test_compiled_and_interpreted_choose_the_same(seats: int, expected: str) -> None:
    states = [*decisions(seats, 21)[1::9][:2], *([late(21, 4)] if seats == 2 else [])]
    chosen = [think(name, GAME, view(state, state.turn), 3, Budget(tries=20)) for state in states for name in MICE]
    assert ", ".join(thought.move for thought in chosen) == expected


def test_gustavs_list_of_moves_is_that_of_the_position() -> None:
    """It is kept from one question to the next, and made anew after every move, also after a swap."""
    for seed in range(20):
        table, dice = Focused(GAME.new(2, {"swap": True}), 3, 1), Dice(seed)
        while table.turn != NOBODY:
            again = Focused(table, 3, 1)
            assert table.count() == table.count() == again.count()
            assert table.moves() == again.moves()
            table.play(table.house.swap if table.turn >= 0 and table.can_swap() else table.pick(dice))

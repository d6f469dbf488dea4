"""Alles Käse!, clause by clause. Luck is a player, so each test plays its moves too."""

import random
from collections.abc import Iterable

import pytest

from cheeseboard.engine.bits import held
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove
from cheeseboard.games.alles_kaese import GAME
from cheeseboard.games.alles_kaese.rules import Kaese
from cheeseboard.games.alles_kaese.view import Card, View, view
from cheeseboard.table.scribe import Event, scribe

ROW = "1 2 2 4 6 6"


def play(state: Kaese, *notations: str) -> list[Event]:
    """Play these moves; what was told."""
    tale = scribe(GAME)
    state.listen(tale)
    for notation in notations:
        state.play(state.read(notation))
    state.listen(GAME.tale())
    told: list[Event] = tale.events
    return told


def table(seats: int = 4, row: str = ROW, top: int = 3, **options: object) -> Kaese:
    """A fresh display, and the top of the supply in sight."""
    state = GAME.new(seats, options)
    play(state, *[f"next {holes}" for holes in row.split()], f"next {top}")
    return state


def card(holes: int, front: str | None = None, seen_by: Iterable[int] = ()) -> Card:
    return Card(holes=holes, front=front, seen_by=list(seen_by))


def position(
    seats: int = 4,
    row: str = ROW,
    top: int = 3,
    supply: int = 10,
    kept: dict[int, list[Card]] | None = None,
    die: int = 0,
    **options: object,
) -> Kaese:
    """A game in progress, seat 0 to roll (or to choose, with a die); the cards not named here are out of the game."""
    piles = [(kept or {}).get(seat, []) for seat in range(seats)]
    left = [holes for holes in range(1, 7) for _ in range(6)]
    for holes in [int(word) for word in row.split()] + [top] + [c["holes"] for pile in piles for c in pile]:
        left.remove(holes)
    random.Random(1).shuffle(left)
    seen: View = {
        **view(GAME.new(seats, options), 0),
        "turn": 0 if die else LUCK,
        "die": die,
        "display": [card(int(word)) for word in row.split()],
        "top": top,
        "dropped": [card(holes) for holes in left[supply - 1 :]],
        "kept": piles,
    }
    return GAME.recall(seen)


def sizes(state: Kaese) -> tuple[int, int]:
    """Cards in the supply and out of the game."""
    seen = view(state, 0)
    return seen["supply"], len(seen["dropped"])


def row_of(state: Kaese) -> list[int]:
    return [c["holes"] for c in view(state, 0)["display"] if c is not None]


CAUGHT_TWICE = [card(5, "trap"), card(6, "trap")]


def test_s1_1_six_cards_of_each_number() -> None:
    state = GAME.new(2)

    assert [held(state.supply, holes) for holes in range(1, 7)] == [6] * 6
    assert [state.odds(move) for move in state.moves()] == [6] * 6


def test_s1_2_s1_3_the_more_holes_the_more_traps() -> None:
    for holes, traps in zip(range(1, 7), [2, 2, 3, 3, 4, 4], strict=True):
        state = table(row=f"{holes} {holes} {holes} {holes} {holes} {holes}", top=holes % 6 + 1)
        play(state, f"roll {holes}", "keep 1")

        assert {state.write(move): state.odds(move) for move in state.moves()} == {"cheese": 6 - traps, "trap": traps}
    assert sum(GAME.settle({})["traps"]) == 18


def test_s1_3_fronts_are_drawn_without_putting_back() -> None:
    """Of six cards with one hole two are traps; once both are out, no third can come."""
    state = table(row="1 1 1 1 1 1", top=2)
    play(state, "roll 1", "keep 1", "trap", "next 2", "roll 1", "keep 2", "trap", "next 3", "roll 1", "keep 3")

    assert [state.write(move) for move in state.moves()] == ["cheese"]


def test_s2_1_s2_2_six_cards_lie_in_a_row_and_thirty_in_the_supply() -> None:
    state = table()

    assert row_of(state) == [1, 2, 2, 4, 6, 6]
    assert sizes(state) == (30, 0)


def test_s2_3_the_top_of_the_supply_is_public() -> None:
    state = table(top=5)

    assert [view(state, seat)["top"] for seat in (0, 1, 2, 3, NOBODY)] == [5] * 5


def test_s2_4_s3_1_the_first_seat_begins_and_rolls() -> None:
    state = table()

    assert (state.turn, state.mover) == (LUCK, 0)
    assert [state.write(move) for move in state.moves()] == [f"roll {face}" for face in range(1, 7)]
    assert [state.odds(move) for move in state.moves()] == [1] * 6


def test_s3_1_the_die_is_rolled_once() -> None:
    state = table()
    play(state, "roll 2")

    assert state.turn == 0
    assert "roll 2" not in [state.write(move) for move in state.moves()]


def test_s3_2_s3_4_a_card_of_that_number_must_be_kept_or_dropped() -> None:
    """Worked example 3."""
    state = table()
    play(state, "roll 2")

    assert [state.write(move) for move in state.moves()] == ["keep 2", "keep 3", "drop 2", "drop 3"]
    for other in ("keep 1", "drop 4", "peek 2", "pass"):
        with pytest.raises(IllegalMove, match="keep 2, keep 3, drop 2, drop 3"):
            state.read(other)


def test_s3_3_without_one_there_are_six_cards_to_peek_at() -> None:
    """Worked example 1: with four players supply and display stay as they are."""
    state = table()
    play(state, "roll 3")

    assert [state.write(move) for move in state.moves()] == [f"peek {place}" for place in range(1, 7)]
    play(state, "peek 5", "trap")
    assert row_of(state) == [1, 2, 2, 4, 6, 6]
    assert sizes(state) == (30, 0)


def test_s3_5_the_next_seat_rolls() -> None:
    state = table(seats=2)
    play(state, "roll 2", "drop 2", "next 1")
    assert (state.turn, state.mover) == (LUCK, 1)

    play(state, "roll 4", "drop 4", "next 1")
    assert (state.turn, state.mover) == (LUCK, 0)


def test_s4_1_s4_2_only_the_one_who_peeks_sees_the_front() -> None:
    state = table()
    play(state, "roll 3")
    told = play(state, "peek 5", "trap")

    fronts = [view(state, seat)["display"][4] for seat in (0, 1, NOBODY)]
    assert fronts == [card(6, "trap", [0]), card(6, None, [0]), card(6, None, [0])]
    assert [event.name for event in told if event.is_heard_by(0)] == ["card_peeked", "front_seen"]
    assert [event.name for event in told if event.is_heard_by(1)] == ["card_peeked"]


def test_s4_1_a_peeked_card_stays_what_it_is() -> None:
    state = table()
    play(state, "roll 3", "peek 5", "trap", "roll 6", "keep 5")

    assert [state.write(move) for move in state.moves()] == ["trap"]


@pytest.mark.parametrize(("seats", "left"), [(2, (29, 1)), (3, (29, 1)), (4, (30, 0)), (5, (30, 0)), (6, (30, 0))])
def test_s4_3_with_two_or_three_players_a_peek_costs_the_top_card(seats: int, left: tuple[int, int]) -> None:
    state = table(seats)
    play(state, "roll 3", "peek 1", "cheese")
    if seats <= 3:
        play(state, "next 4")

    assert sizes(state) == left


def test_s4_3_worked_example_2() -> None:
    """Three players, twelve cards in the supply: eleven after the peek, one more out of the game."""
    state = position(seats=3, supply=12, die=3)
    out = sizes(state)[1]
    play(state, "peek 1", "cheese")
    state.play(state.moves()[0])  # the next card comes into sight

    assert sizes(state) == (11, out + 1)


def test_s5_1_s5_3_a_kept_cheese_lies_open_and_the_display_is_refilled() -> None:
    """Worked example 4: a two that is cheese, ten cards in the supply."""
    state = position(supply=10, die=2)
    told = play(state, "keep 2", "cheese")

    assert state.scores() == [2, 0, 0, 0]
    assert view(state, 3)["kept"][0] == [card(2, "cheese")]
    assert row_of(state) == [1, 3, 2, 4, 6, 6]
    state.play(state.moves()[0])
    assert sizes(state)[0] == 9
    assert told[0] == Event(0, "card_kept", {"seat": 0, "place": 2, "holes": 2, "front": "cheese"})


def test_s5_1_a_kept_trap_lies_open_too() -> None:
    state = position(die=6)
    play(state, "keep 6", "trap")

    assert view(state, NOBODY)["kept"][0] == [card(6, "trap")]
    assert state.scores() == [0, 0, 0, 0]


def test_s5_2_s8_1_the_third_trap_ends_the_game_at_once() -> None:
    kept = {0: [*CAUGHT_TWICE, card(6, "cheese")], 1: [card(5, "cheese")]}
    state = position(kept=kept, die=6)
    told = play(state, "keep 5", "trap")

    assert state.turn == NOBODY
    assert state.scores() == [0, 5, 0, 0]
    assert state.winners() == [1]
    assert [event.name for event in told] == ["card_kept", "player_caught"]
    assert view(state, 0)["display"][4] is None


def test_s5_2_the_trap_comes_before_the_last_refill() -> None:
    """Worked example 8: four players, one card in the supply, the third trap."""
    state = position(supply=1, kept={0: CAUGHT_TWICE}, die=6)
    told = play(state, "keep 5", "trap")

    assert state.turn == NOBODY
    assert sizes(state)[0] == 1
    assert "supply_used_up" not in [event.name for event in told]
    assert state.winners() == [1, 2, 3]


def test_s6_1_s6_3_a_dropped_card_goes_unseen_and_is_replaced() -> None:
    """Worked example 5: remove a six, ten cards in the supply."""
    state = position(supply=10, die=6)
    out = sizes(state)[1]
    play(state, "drop 6")
    state.play(state.moves()[0])

    assert sizes(state) == (9, out + 1)
    assert state.scores() == [0, 0, 0, 0]
    assert all(c["front"] is None for c in view(state, 0)["dropped"])


def test_s6_2_a_card_one_knows_may_be_dropped_and_stays_known_to_that_seat_alone() -> None:
    state = table()
    play(state, "roll 3", "peek 5", "trap", "roll 6", "drop 5")

    assert view(state, 0)["dropped"] == [card(6, "trap", [0])]
    assert view(state, 1)["dropped"] == [card(6, None, [0])]


def test_s7_1_the_top_card_fills_the_gap() -> None:
    state = table(top=5)
    told = play(state, "roll 4", "drop 4", "next 1")

    assert row_of(state) == [1, 2, 2, 5, 6, 6]
    assert Event(0, "card_laid", {"place": 4, "holes": 5}) in told
    assert view(state, 0)["top"] == 1


def test_s7_2_the_last_card_of_the_supply_ends_the_game() -> None:
    """Worked example 7: four players, one card in the supply, a kept cheese."""
    state = position(supply=1, kept={1: [card(5, "cheese")]}, die=6)
    told = play(state, "keep 5", "cheese")

    assert state.turn == NOBODY
    assert told[-1].name == "supply_used_up"
    assert state.scores() == [6, 5, 0, 0]


def test_s7_2_also_when_it_is_discarded_after_a_peek() -> None:
    """Worked example 9: two players, one card in the supply, a peek."""
    state = position(seats=2, supply=1, kept={1: [card(5, "cheese")]}, die=3, top=5)
    play(state, "peek 1", "cheese")

    assert state.turn == NOBODY
    assert sizes(state)[0] == 0
    assert state.winners() == [1]


@pytest.mark.parametrize("seats", [2, 3])
def test_s7_3_a_game_for_two_or_three_without_a_third_trap_has_thirty_turns(seats: int) -> None:
    """Worked example 10."""
    lengths = set()
    for seed in range(60):
        state, dice = GAME.new(seats), Dice(seed)
        while state.turn != NOBODY:
            state.play(state.pick(dice))
        if all(state.traps_of(seat) < 3 for seat in range(seats)):
            lengths.add(int(state.turns))

    assert lengths == {30}


def test_s7_4_after_the_last_turn_all_count() -> None:
    state = table(turn_limit=2)
    told = play(state, "roll 3", "peek 1", "cheese", "roll 6", "keep 5", "cheese")

    assert state.turn == NOBODY
    assert told[-1].name == "turns_used_up"
    assert state.scores() == [0, 6, 0, 0]


def test_s7_4_a_peek_can_be_the_last_turn() -> None:
    state = table(turn_limit=1)

    assert play(state, "roll 3", "peek 1", "cheese")[-1].name == "turns_used_up"
    assert state.turn == NOBODY


def test_s8_1_with_two_players_a_third_trap_gives_the_other_the_win() -> None:
    """Worked example 6: twenty holes against none."""
    rich = [*CAUGHT_TWICE, card(6, "cheese"), card(5, "cheese"), card(5, "cheese"), card(4, "cheese")]
    state = position(seats=2, kept={0: rich}, die=6)
    assert state.score(0) == 20
    play(state, "keep 5", "trap")

    assert state.scores() == [0, 0]
    assert state.winners() == [1]


def finished(kept: dict[int, list[Card]]) -> Kaese:
    """A game that ends now, with nothing more for anybody."""
    state = position(supply=1, kept=kept, die=6)
    play(state, "drop 5")
    assert state.turn == NOBODY
    return state


def test_s8_2_s8_3_the_most_holes_win_and_traps_count_nothing() -> None:
    state = finished(
        {0: [card(5, "trap"), card(4, "cheese")], 1: [card(3, "cheese"), card(2, "cheese")], 2: [card(5, "trap")]}
    )

    assert state.scores() == [4, 5, 0, 0]
    assert state.winners() == [1]


def test_s8_4_ties_go_to_more_cheeses_then_are_shared() -> None:
    assert finished({0: [card(5, "cheese")], 1: [card(3, "cheese"), card(2, "cheese")]}).winners() == [1]
    assert finished({0: [card(5, "cheese")], 2: [card(5, "cheese")]}).winners() == [0, 2]


def test_s8_5_the_caught_one_never_wins() -> None:
    """Worked example 11: the others have nothing and share the win."""
    state = position(kept={0: CAUGHT_TWICE}, die=6)
    play(state, "keep 5", "trap")

    assert state.winners() == [1, 2, 3]


def test_s9_1_another_split_of_the_traps() -> None:
    state = table(row="6 6 6 6 6 6", top=1, traps=[0, 1, 2, 4, 5, 6])
    play(state, "roll 6", "keep 1")

    assert [state.write(move) for move in state.moves()] == ["trap"]


@pytest.mark.parametrize(
    "traps", [[2, 2, 3, 3, 4], [7, 1, 1, 1, 4, 4], [-1, 3, 4, 4, 4, 4], "223344", [True] * 6, None]
)
def test_s9_1_traps_that_cannot_be_are_refused(traps: object) -> None:
    with pytest.raises(ValueError, match="option traps"):
        GAME.new(2, {"traps": traps})


def test_s9_2_a_hidden_supply_shows_its_card_when_it_comes() -> None:
    state = GAME.new(2, {"top_shown": False})
    play(state, *[f"next {holes}" for holes in ROW.split()])
    assert view(state, 0)["top"] is None
    assert sizes(state) == (30, 0)

    play(state, "roll 2", "drop 2")
    assert [state.odds(move) for move in state.moves()] == [5, 4, 6, 5, 6, 4]
    play(state, "next 5")
    assert row_of(state) == [1, 5, 2, 4, 6, 6]
    play(state, "roll 3", "peek 1", "cheese", "next 4")
    assert [c["holes"] for c in view(state, 1)["dropped"]] == [2, 4]
    assert sizes(state) == (28, 2)


@pytest.mark.parametrize(
    ("name", "value"), [("turn_limit", 0), ("turn_limit", "5"), ("top_shown", 1), ("top_shown", "yes")]
)
def test_s9_3_values_that_cannot_be_are_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"option {name}: .* is not possible; possible"):
        GAME.new(3, {name: value})


def test_s9_3_the_turn_limit_can_be_set() -> None:
    state, dice = GAME.new(6, {"turn_limit": 3}), Dice(4)
    while state.turn != NOBODY:
        state.play(state.pick(dice))

    assert state.turns == 3


def test_s9_4_another_box_has_other_cards_a_smaller_display_and_die_and_fewer_traps_lose() -> None:
    box = {"cards": [3, 1, 2, 0, 0, 0], "traps": [1, 1, 0, 0, 0, 0], "display": 2, "faces": 3, "traps_to_lose": 2}
    state = GAME.new(4, box)
    assert [state.odds(move) for move in state.moves()] == [3, 1, 2]
    play(state, "next 1", "next 1", "next 2")
    assert row_of(state) == [1, 1]
    assert sizes(state) == (4, 0)
    assert [state.write(move) for move in state.moves()] == ["roll 1", "roll 2", "roll 3"]
    play(state, "roll 3")
    assert [state.write(move) for move in state.moves()] == ["peek 1", "peek 2"]
    play(state, "peek 2")
    assert {state.write(move): state.odds(move) for move in state.moves()} == {"cheese": 2, "trap": 1}
    play(state, "cheese", "roll 1", "keep 1", "trap", "next 3")
    assert row_of(state) == [2, 1]
    assert state.turn == LUCK
    play(state, "roll 3", "peek 2", "cheese", "roll 3", "peek 2", "cheese", "roll 3", "peek 2", "cheese")
    play(state, "roll 2", "keep 1")  # the only card with 2 holes is a trap, and the second of this seat
    told = play(state, "trap")
    assert [event.name for event in told] == ["card_kept", "player_caught"]
    assert (state.turn, state.score(1)) == (NOBODY, 0)


def test_s9_4_what_is_in_the_box_is_named_only_if_it_is_not_as_usual() -> None:
    """So records, views and deals of usual games are as they were before there were other boxes."""
    usual = {"traps": [2, 2, 3, 3, 4, 4], "top_shown": True, "turn_limit": 500}
    assert GAME.settle({"cards": [6] * 6, "display": 6}) == usual
    assert GAME.settle({"display": 5}) == {**usual, "display": 5}
    assert view(GAME.new(2, {"faces": 6}), 0)["options"] == usual


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"traps": [7, 2, 3, 3, 4, 4]}, "option traps: 7 of 6 cards with so many holes .1. cannot be traps"),
        ({"cards": [6, 6, 6, 6, 6, 3]}, "option traps: 4 of 3 cards"),
        ({"cards": [3, 3, 0, 0, 0, 0], "traps": [0] * 6}, "option cards: 6 in all are too few for a display of 6"),
        ({"display": 1}, "option display: 1 is not possible; possible: a whole number from 2 to 6"),
        ({"faces": 7}, "option faces"),
        ({"traps_to_lose": 0}, "option traps_to_lose"),
        ({"cards": [11, 6, 6, 6, 6, 6]}, "option cards"),
    ],
)
def test_s9_4_boxes_that_cannot_be_are_refused(options: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.new(2, options)


def test_counts_of_lines_of_play() -> None:
    """How many different sequences of n moves there are after a given display: a fingerprint of the rules."""

    def lines(state: Kaese, depth: int) -> int:
        if depth == 0:
            return 1
        total = 0
        for move in state.moves():
            after = state.clone()
            after.play(move)
            total += lines(after, depth - 1)
        return total

    # roll 1: 2 choices; 2: 4; 3: 6 peeks; 4: 2; 5: 6 peeks; 6: 4
    assert [lines(table(), depth) for depth in range(3)] == [1, 6, 24]
    # keeping or peeking has two fronts; dropping lays the next card of 6 numbers
    assert lines(table(), 3) == (1 + 2 + 1 + 2) * 2 + 12 * 2 + (1 + 2 + 1 + 2) * 6

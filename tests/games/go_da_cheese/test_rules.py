"""The clauses of RULES.md, one by one; luck deals what each needs."""

import math
import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from cheeseboard.engine.bits import one
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove
from cheeseboard.games.go_da_cheese import GAME
from cheeseboard.games.go_da_cheese.position import KINDS, PILES
from cheeseboard.games.go_da_cheese.rules import Goda, new
from cheeseboard.games.go_da_cheese.view import listed, recall, view
from cheeseboard.table.words import Words
from tests.games.go_da_cheese.reference import MICE, VARIANTS, Card, cards, deck, resolved
from tests.games.go_da_cheese.scenes import (
    at_first_cheese,
    dealt,
    finish,
    heard,
    laid_out,
    offered,
    play,
    points,
    told,
)

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


# §1 The cards


@SEATS
def test_s1_1_everybody_has_fifteen_animals(seats: int) -> None:
    state = GAME.new(seats)
    fifteen = {"mouse": 7, "marked-mouse": 2, "fat-mouse": 2, "king": 1, "cat": 2, "dog": 1}

    assert [Counter(listed(state.deck_of(seat))) for seat in range(seats)] == [fifteen] * seats


@pytest.mark.parametrize("kind", ["mouse", "fat-mouse", "king", "dog", "marked-mouse", "cat"])
def test_s1_2_marked_mice_and_cats_are_marked(kind: str) -> None:
    state = dealt(3, f"mouse {kind} mouse")
    play(state, "at 1", "lay mouse", f"lay {kind}")

    assert state.is_hidden(1, NOBODY) == (kind in ("marked-mouse", "cat"))


def test_s1_3_eleven_cheeses() -> None:
    state = GAME.new(5)

    assert {state.write(move): state.odds(move) for move in state.moves()} == {
        "cheese 2": 2,
        "cheese 3": 3,
        "cheese 4": 3,
        "cheese 5": 3,
    }


# §2 Setting up


@SEATS
def test_s2_1_two_cheeses_for_each_player(seats: int) -> None:
    state = GAME.new(seats)
    for _ in range(2 * seats):
        assert state.turn == LUCK
        assert state.tickets == 11 - state.laid_out
        state.play(state.move(0))

    assert view(state, NOBODY)["cheeses"] == [2, 2, 3, 3, 3, 4, 4, 4, 5, 5][: 2 * seats]
    assert offered(state)[0].startswith("deal")


@SEATS
def test_s2_2_everybody_gets_three_cards_that_only_they_see(seats: int) -> None:
    state = laid_out(seats)
    for seat in range(seats):
        assert state.mover == seat
        events = heard(state, "deal cat", "deal dog", "deal mouse")
        assert [event.name for event in events if event.only is None] == ["card_drawn"] * 3
        assert [event.facts["kind"] for event in events if event.only == seat] == ["cat", "dog", "mouse"]

    assert view(state, 1)["hands"] == [3] * seats
    assert view(state, 1)["decks"] == [12] * seats
    assert view(state, 1)["hand"] == ["mouse", "cat", "dog"]
    assert view(state, NOBODY)["hand"] == []


def test_s2_2_a_shuffled_deck_comes_in_every_order_equally_often() -> None:
    """However a game goes, the deals of a colour have the chance that its order has among all shuffled decks."""
    expected = Fraction(math.prod(map(math.factorial, (7, 2, 2, 1, 2, 1))), math.factorial(15))
    for seed in range(5):
        state, dice = laid_out(4), Dice(seed)
        chances = [Fraction(1)] * 4
        while state.turn != NOBODY:
            move = state.pick(dice)
            if state.write(move).startswith("deal"):
                chances[state.mover] *= Fraction(state.odds(move), state.tickets)
            state.play(move)
        assert chances == [expected] * 4


@SEATS
def test_s2_3_player_1_begins_and_turns_go_clockwise(seats: int) -> None:
    state = dealt(seats)
    assert view(state, 0)["turns"] == []
    order = []
    for _ in range(2 * seats):
        order.append(state.turn)
        state.play(state.move(-(state.turn % 2) % state.count()))  # some draw, some lay at the last cheese
        while state.turn == LUCK or state.start >= 0:
            state.play(state.move(0))

    assert order == [*range(seats), *range(seats)]


# §3 Your turn


def test_s3_1_draw_or_lay_and_nothing_else() -> None:
    state = dealt(3)

    assert offered(state) == ["draw", "at 1", "at 2", "at 3", "at 4", "at 5", "at 6"]
    with pytest.raises(IllegalMove, match="'pass' is not possible now; possible: draw, at 1"):
        state.read("pass")


def test_s3_2_then_it_is_the_next_players_turn() -> None:
    state = dealt(3)
    play(state, "at 1", "lay mouse", "lay mouse")
    assert state.turn == 0
    play(state, "lay mouse")
    assert state.turn == 1
    play(state, "draw", "deal cat", "deal cat")
    assert (state.turn, state.mover) == (LUCK, 1)
    play(state, "deal dog")
    assert state.turn == 2


@SEATS
@pytest.mark.parametrize("seed", range(5))
def test_s3_3_everybody_draws_four_times_and_lays_five_times(seats: int, seed: int) -> None:
    state, dice = GAME.new(seats), Dice(seed)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
    turns = view(state, 0)["turns"]

    assert len(turns) == 9 * seats
    for seat in range(seats):
        assert Counter(turns[seat::seats]) == {"draw": 4, "lay": 5}


# §4 Drawing


def test_s4_1_three_cards_of_your_own_deck_come_into_your_hand() -> None:
    state = dealt(3, "mouse mouse mouse")
    events = heard(state, "draw", "deal king", "deal dog", "deal cat")

    assert view(state, 0)["hand"] == ["mouse", "mouse", "mouse", "king", "cat", "dog"]
    assert view(state, 0)["deck"] == ["mouse"] * 4 + ["marked-mouse"] * 2 + ["fat-mouse"] * 2 + ["cat"]
    assert (view(state, 1)["hands"], view(state, 1)["decks"]) == ([6, 3, 3], [9, 12, 12])
    assert [(event.name, event.only) for event in events] == [("card_drawn", None), ("drawn_card_seen", 0)] * 3
    assert view(state, 1)["turns"] == ["draw"]


def test_s4_1_others_do_not_see_which_card_is_dealt() -> None:
    state = dealt(3)
    play(state, "draw")
    hidden = {state.seen(move, seat) for move in state.moves() for seat in (1, 2, NOBODY)}

    assert [state.seen(move, 0) for move in state.moves()] == state.moves()
    assert len(hidden) == 1
    assert min(hidden) >= GAME.actions(3)


@pytest.mark.parametrize(
    ("in_hand", "to_draw", "draw", "lay"),
    [(3, 12, True, True), (6, 9, False, True), (0, 9, True, False), (3, 0, False, True), (6, 3, False, True)],
)
def test_s4_2_s4_3_when_you_may_draw(in_hand: int, to_draw: int, draw: bool, lay: bool) -> None:
    """Worked example 13: six cards in hand, or no deck, and you may not draw; without cards you may not lay."""
    found = [
        offered(state)
        for seed in range(30)
        for state in turns_begun(seed)
        if (view(state, 0)["hands"][state.turn], view(state, 0)["decks"][state.turn]) == (in_hand, to_draw)
    ]

    assert found
    for moves in found:
        assert ("draw" in moves, "at 1" in moves) == (draw, lay)


def turns_begun(seed: int) -> list[Goda]:
    """A random game's positions at the beginning of a turn."""
    state, dice, found = GAME.new(3), Dice(seed), []
    while state.turn != NOBODY:
        if state.turn >= 0 and state.start < 0:
            found.append(state.clone())
        state.play(state.pick(dice))
    return found


# §5 Laying


def test_s5_1_one_card_each_at_three_cheeses_clockwise() -> None:
    state = dealt(3, "mouse king dog")
    play(state, "at 5", "lay mouse", "lay king", "lay dog")
    lines = view(state, 0)["lines"]

    assert [[card["kind"] for card in line] for line in lines] == [["dog"], [], [], [], ["mouse"], ["king"]]
    assert view(state, 0)["hands"] == [0, 3, 3]


def test_s5_1_any_kind_in_your_hand_can_come_next() -> None:
    state = dealt(3, "mouse king mouse")
    play(state, "at 1")
    assert offered(state) == ["lay mouse", "lay king"]
    play(state, "lay king")
    assert offered(state) == ["lay mouse"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s5_1_six_different_cards_can_be_laid_in_720_960_or_1200_ways(seats: int) -> None:
    state = dealt(seats, "mouse marked-mouse fat-mouse")
    play(state, "draw", "deal king", "deal cat", "deal dog")
    while state.turn != 0:
        state.play(state.move(0))

    assert ways_to_lay(state, 4) == 120 * 2 * seats


def ways_to_lay(state: Goda, steps: int) -> int:
    if steps == 0:
        return 1
    found = 0
    for move in state.moves():
        after = state.clone()
        after.play(move)
        found += ways_to_lay(after, steps - 1)
    return found


def test_s5_2_others_do_not_see_which_card_is_laid_first() -> None:
    state = dealt(3, "mouse cat king")
    play(state, "at 1")
    hidden = {state.seen(move, seat) for move in state.moves() for seat in (1, 2, NOBODY)}

    assert [state.seen(move, 0) for move in state.moves()] == state.moves()
    assert len(hidden) == 1
    assert min(hidden) >= GAME.actions(3)


@pytest.mark.parametrize("kind", KINDS[:6])
def test_s5_2_the_first_card_lies_face_down(kind: str) -> None:
    state = dealt(3, f"{kind} mouse mouse")
    events = heard(state, "at 2", f"lay {kind}")
    (card,) = view(state, 1)["lines"][1]

    assert (card["kind"], card["laid"], card["step"]) == (None, "down", 1)
    assert [(event.name, event.only) for event in events] == [
        ("play_begun", None),
        ("card_hidden", None),
        ("hidden_card_seen", 0),
    ]
    assert events[1].facts == {"seat": 0, "cheese": 2, "marked": False}


def test_s5_3_the_second_and_third_card_lie_face_up() -> None:
    state = dealt(3, "mouse king fat-mouse")
    events = heard(state, "at 1", "lay mouse", "lay king", "lay fat-mouse")
    second, third = view(state, NOBODY)["lines"][1] + view(state, NOBODY)["lines"][2]

    assert (second["kind"], second["laid"]) == ("king", "up")
    assert (third["kind"], third["laid"]) == ("fat-mouse", "up")
    assert [event.facts for event in events if event.name == "card_laid"] == [
        {"seat": 0, "cheese": 2, "kind": "king"},
        {"seat": 0, "cheese": 3, "kind": "fat-mouse"},
    ]


def test_s5_4_marked_cards_lie_face_down() -> None:
    """Worked example 12: start at the eighth of eight cheeses with dog, cat, mouse."""
    state = dealt(4, "dog cat mouse")
    play(state, "at 8", "lay dog")
    cat, mouse = state.read("lay cat"), state.read("lay mouse")
    assert [state.seen(mouse, seat) for seat in (0, 1, NOBODY)] == [mouse] * 3
    assert state.seen(cat, 0) == cat
    assert state.seen(cat, 1) == state.seen(cat, NOBODY) >= GAME.actions(4)
    play(state, "lay cat", "lay mouse")

    def seen_by(seat: int) -> list[tuple[str | None, str]]:
        lines = view(state, seat)["lines"]
        return [(card["kind"], card["laid"]) for card in lines[7] + lines[0] + lines[1]]

    assert seen_by(0) == [("dog", "down"), ("cat", "down"), ("mouse", "up")]
    assert seen_by(2) == [(None, "down"), (None, "down"), ("mouse", "up")]
    assert {KINDS[state.imagine(2, Dice(seed)).kind(1)] for seed in range(60)} == {"cat", "marked-mouse"}


def test_s5_5_a_new_card_goes_to_the_end_of_its_line() -> None:
    state = dealt(3, "mouse mouse mouse", "mouse king dog", "fat-mouse fat-mouse mouse")
    play(state, "at 3", *["lay mouse"] * 3)
    play(state, "at 2", "lay mouse", "lay king", "lay dog")
    play(state, "at 2", "lay mouse", "lay fat-mouse", "lay fat-mouse")
    lines = view(state, NOBODY)["lines"]

    assert [(card["seat"], card["kind"]) for card in lines[2]] == [(0, None), (1, "king"), (2, "fat-mouse")]
    assert [(card["seat"], card["kind"]) for card in lines[3]] == [(0, "mouse"), (1, "dog"), (2, "fat-mouse")]


def test_s5_6_only_its_owner_knows_a_card_that_lies_face_down() -> None:
    state = dealt(3, "king cat mouse")
    play(state, "at 1", "lay king", "lay cat", "lay mouse", "draw")
    known = {seat: [line[0]["kind"] for line in view(state, seat)["lines"][:3]] for seat in (0, 1, 2, NOBODY)}

    assert known == {
        0: ["king", "cat", "mouse"],
        1: [None, None, "mouse"],
        2: [None, None, "mouse"],
        -2: [None, None, "mouse"],
    }
    assert ["(A:king)" in Words(GAME, "en").draw(view(state, seat)) for seat in (0, 1)] == [True, False]


# §6 The end


def last_card(seed: int = 4, seats: int = 3, **options: Any) -> Goda:
    """A random game just before its last card is laid."""
    state, dice = GAME.new(seats, options), Dice(seed)
    while state.laid < 15 * seats - 1:
        state.play(state.pick(dice))
    return state


def test_s6_1_s6_2_the_lines_are_turned_up_and_resolved_from_cheese_1_clockwise() -> None:
    state = last_card()
    hidden = [
        (cheese + 1, place + 1)
        for cheese, line in enumerate(view(state, NOBODY)["lines"])
        for place, card in enumerate(line)
        if card["laid"] == "down"
    ]
    last = state.move(0)
    if state.seen(last, NOBODY) != last:
        cheese = (state.start + 2) % 6
        hidden = sorted([*hidden, (cheese + 1, len(view(state, NOBODY)["lines"][cheese]) + 1)])
    events = heard(state, state.write(last))
    assert "cards_used_up" in [event.name for event in events]
    while state.turn != NOBODY:
        assert (state.turn, state.count(), state.tickets) == (LUCK, 1, 1)
        assert all(state.seen(state.move(0), seat) == state.move(0) for seat in (0, 1, 2, NOBODY))
        events += heard(state, state.write(state.move(0)))

    turned = [(event.facts["cheese"], event.facts["place"]) for event in events if event.name == "card_turned"]
    assert turned == hidden
    assert [event.facts["cheese"] for event in events if event.name == "line_resolved"] == [1, 2, 3, 4, 5, 6]


def test_s6_2_what_is_turned_up_lies_open_for_all_and_the_rest_stays_hidden() -> None:
    state = last_card()
    state.play(state.move(0))
    before = view(state, NOBODY)
    notation = offered(state)[0]
    play(state, notation)
    after = view(state, NOBODY)
    shown = [
        (old, new)
        for old_line, new_line in zip(before["lines"], after["lines"], strict=True)
        for old, new in zip(old_line, new_line, strict=True)
        if old["kind"] != new["kind"]
    ]

    assert len(shown) == 1
    old, new = shown[0]
    assert (old["kind"], f"turn {new['kind']}", new["laid"], new["turned"]) == (None, notation, "down", True)


def test_s6_3_first_dogs_then_cats_then_kings_then_the_cheese() -> None:
    events = at_first_cheese("YK RN BC RD BN GK BC", 5)

    assert told(events) == [
        *(f"card_turned {place}" for place in range(1, 8)),
        "cat_chased 3",
        "cat_hunted 7",
        "mouse_caught 6",
        "cat_left 7",
        "king_advanced 1",
        "mouse_fed 1",
        "mouse_fed 2",
        "mouse_fed 5",
    ]
    assert events[-1].name == "line_resolved"


def test_s6_4_the_game_is_over_after_the_last_cheese() -> None:
    state = last_card()
    finish(state)

    assert (state.turn, state.moves(), state.resolved) == (NOBODY, [], 6)
    assert all(card["kind"] for line in view(state, NOBODY)["lines"] for card in line)
    with pytest.raises(IllegalMove, match="the game is over"):
        state.read("draw")


# §7 Dogs


def test_s7_1_a_dog_takes_the_cats_on_both_sides() -> None:
    """Worked example 2."""
    events = at_first_cheese("RN BC RD YC GN", 4)

    assert points(events) == {"R": 7, "G": 1}
    assert [event.facts for event in events if event.name == "cat_chased"] == [
        {"cheese": 1, "dog": 3, "seat": 0, "place": 2, "owner": 1},
        {"cheese": 1, "dog": 3, "seat": 0, "place": 4, "owner": 2},
    ]


def test_s7_2_the_last_dog_goes_first() -> None:
    """Worked example 4: a cat between two dogs."""
    assert points(at_first_cheese("BD YC RD BN", 3)) == {"R": 3, "B": 1}


def test_s7_3_a_dog_takes_its_owners_own_cat() -> None:
    """Worked example 3."""
    assert points(at_first_cheese("RN RC RD BN", 2)) == {"R": 4, "B": 1}


def test_s7_4_a_dog_does_not_reach_past_its_neighbours_and_stays() -> None:
    events = at_first_cheese("RD BC YC GN", 4)  # the second cat hunts, but the dog's side is empty
    assert points(events) == {"R": 3, "G": 1}
    assert "cat_hunted 3" in told(events)
    assert points(at_first_cheese("YN RD BN GC", 4)) == {"Y": 1, "G": 1}  # the dog stops the cat


# §8 Cats


def test_s8_1_a_cat_takes_mice_of_other_colours_among_three_cards() -> None:
    """Worked example 9, and one with a marked and a fat mouse out of a cat's reach or not."""
    assert points(at_first_cheese("RN BN BK YN RC", 2)) == {"R": 4}
    assert points(at_first_cheese("BN BM YF GN RC", 2)) == {"R": 4, "B": 1}


def test_s8_1_the_last_cat_hunts_first() -> None:
    events = at_first_cheese("BN RC BN YC", 2)

    assert [line for line in told(events) if "turned" not in line] == [
        "cat_hunted 4",
        "mouse_caught 3",
        "cat_left 4",
        "cat_hunted 2",
        "mouse_caught 1",
        "cat_left 2",
    ]


def test_s8_2_own_mice_stay_but_count() -> None:
    """Worked examples 5 and 6."""
    assert points(at_first_cheese("RN BN RN BF RC", 5)) == {"R": 5}
    assert points(at_first_cheese("BN RN BF BN RC", 5)) == {"R": 4, "B": 1}


def test_s8_3_a_dog_a_cat_or_the_cheese_ends_the_hunt() -> None:
    """Worked examples 7 and 11. (No cheese feeds one mouse alone, as the example has it; for two it is the same.)"""
    assert points(at_first_cheese("BN BN YD BN RC", 3)) == {"R": 1, "B": 2}
    assert points(at_first_cheese("RN RC YC", 2)) == {"R": 1}
    assert points(at_first_cheese("BN RC", 2)) == {"R": 1}


def test_s8_4_a_cat_that_has_hunted_is_worth_nothing() -> None:
    events = at_first_cheese("RC BN", 3)

    assert told(events)[2:] == ["cat_hunted 1", "cat_left 1", "mouse_fed 2"]
    assert points(events) == {"B": 1}


def test_s8_5_gaps_make_no_difference() -> None:
    """The reference closes the line up whenever a card leaves it; the rules leave the gap."""
    assert points(at_first_cheese("BN RD GC YN YN RC", 2)) == {"R": 5, "B": 1}


LETTERS = ("mouse", "marked-mouse", "fat-mouse", "king", "cat", "dog", "plain-cat")


@pytest.mark.parametrize("own_cats", [True, False])
def test_s8_5_s7_2_s9_1_random_lines_agree_with_the_reference(own_cats: bool) -> None:
    """Lines with many more dogs and cats than the cards allow, laid by hand."""
    chooser = random.Random(7)
    for _ in range(1500):
        line = [
            Card(chooser.randrange(5), chooser.choices(LETTERS, (6, 1, 2, 2, 4, 4, 1))[0])
            for _ in range(chooser.randrange(1, 15))
        ]
        mice = chooser.randrange(2, 6)
        state = new(5, GAME.settle({"own_cats": own_cats}))
        state.put_cheese(0, mice)
        for play_number, card in enumerate(line):
            state.put_play(play_number, card.colour, 0)
            state.laid = 3 * play_number
            state.put_card(0, KINDS.index(card.kind), True)
        state.resolve(0)
        expected: list[Counter[str]] = [Counter() for _ in range(5)]
        for seat, card in resolved(line, mice, own_cats=own_cats):
            expected[seat][card.kind] += 1

        assert [Counter(listed(state.pile_of(seat))) for seat in range(5)] == expected, (line, mice)


# §9 Kings and cheese


def test_s9_1_kings_go_to_the_head_in_their_old_order() -> None:
    """Worked examples 8 and 10."""
    assert points(at_first_cheese("RN BK YN RK", 2)) == {"B": 1, "R": 1}
    assert points(at_first_cheese("RK BN BK YK", 2)) == {"R": 1, "B": 1}


def test_s9_2_the_cheese_feeds_as_many_mice_as_it_says() -> None:
    """Worked example 1; then a fat mouse counts as one mouse, and a dog as none."""
    assert points(at_first_cheese("RN BN YF RN BN", 3)) == {"R": 1, "B": 1, "Y": 2}
    assert points(at_first_cheese("YF GD RN BN", 2)) == {"Y": 2, "R": 1}


def test_s9_3_fed_mice_go_to_their_owners_and_the_rest_to_nobody() -> None:
    events = at_first_cheese("RN BN YM GN RD", 2)

    assert [(event.facts["seat"], event.facts["place"]) for event in events if event.name == "mouse_fed"] == [
        (0, 1),
        (1, 2),
    ]
    assert points(events) == {"R": 1, "B": 1}


# §10 Who wins


def with_piles(*piles: str) -> Goda:
    """A finished game that came to these piles: "3 mouse, 1 cat"."""
    state = last_card(seats=len(piles))
    finish(state)
    for seat, pile in enumerate(piles):
        words = [entry.split() for entry in pile.split(", ") if entry]
        state.words[PILES + seat] = sum(int(number) * one(KINDS.index(kind)) for number, kind in words)
    return state


def test_s10_1_points() -> None:
    state = with_piles("2 mouse, 1 marked-mouse", "2 fat-mouse, 1 king", "2 cat, 1 plain-cat")

    assert state.scores() == [3, 5, 9]


def test_s10_2_most_points_win() -> None:
    assert with_piles("9 mouse, 1 king", "4 cat", "5 mouse").winners() == [1]


def test_s10_3_then_most_kings() -> None:
    assert with_piles("7 mouse, 2 king", "8 mouse, 1 king", "4 fat-mouse, 1 king").winners() == [0]


def test_s10_4_then_most_mice() -> None:
    """Worked example 14: 12 points each, one king each, nine mice against ten."""
    state = with_piles("8 mouse, 1 king, 1 cat", "7 mouse, 2 fat-mouse, 1 king", "1 mouse")

    assert state.scores() == [12, 12, 1]
    assert state.winners() == [1]


def test_s10_5_then_the_win_is_shared() -> None:
    assert with_piles("3 mouse, 1 king", "2 marked-mouse, 1 mouse, 1 king", "1 cat").winners() == [0, 1]


# §11 House rules


def test_s11_1_with_one_marked_cat_the_other_is_plain() -> None:
    state = dealt(3, "plain-cat cat mouse", marked_cats=1)
    assert view(state, 1)["deck"].count("cat") == 1
    assert view(state, 1)["deck"].count("plain-cat") == 1
    play(state, "at 1", "lay mouse", "lay plain-cat", "lay cat")

    assert [line[0]["kind"] for line in view(state, 1)["lines"][:3]] == [None, "plain-cat", None]


@pytest.mark.parametrize("cat", ["C", "P"])
def test_s11_1_a_plain_cat_hunts_and_is_hunted_like_any_other(cat: str) -> None:
    assert points(at_first_cheese(f"BN YN R{cat}", 4, marked_cats=1)) == {"R": 2}
    assert points(at_first_cheese(f"BN R{cat} YD", 4, marked_cats=1)) == {"B": 1, "Y": 3}
    assert points(at_first_cheese(f"BN R{cat} YC", 4, marked_cats=1)) == {"R": 1}


def test_s11_2_marked_cards_may_lie_face_up() -> None:
    state = dealt(3, "cat marked-mouse cat", marked="may")
    play(state, "at 1")
    assert offered(state) == ["lay marked-mouse", "lay cat"]
    play(state, "lay cat")
    assert offered(state) == ["lay marked-mouse", "lay cat", "lay marked-mouse up", "lay cat up"]
    up = state.read("lay cat up")
    assert [state.seen(up, seat) for seat in (0, 1, NOBODY)] == [up] * 3
    events = heard(state, "lay cat up", "lay marked-mouse")

    assert [event.name for event in events] == ["card_laid", "card_hidden", "hidden_card_seen"]
    assert [line[0]["kind"] for line in view(state, 1)["lines"][:3]] == [None, "cat", None]


def test_s11_2_usually_marked_cards_must_lie_face_down() -> None:
    state = dealt(3, "cat marked-mouse cat")
    play(state, "at 1", "lay cat")

    assert offered(state) == ["lay marked-mouse", "lay cat"]


def test_s11_2_how_a_marked_card_lay_is_remembered() -> None:
    state = dealt(3, "mouse cat cat", marked="may")
    play(state, "at 1", "lay mouse", "lay cat up", "lay cat")
    finish(state)
    lines = view(state, 2)["lines"]

    assert [(line[0]["laid"], line[0]["turned"]) for line in lines[:3]] == [
        ("down", True),
        ("up", False),
        ("down", True),
    ]


def test_s11_3_a_dog_may_have_to_leave_its_owners_cat_alone() -> None:
    assert points(at_first_cheese("BN RC RD YC", 2, own_cats=True)) == {"R": 6, "B": 1}
    assert points(at_first_cheese("BN RC RD YC", 2, own_cats=False)) == {"R": 4}


@pytest.mark.parametrize("split", [[2, 3, 3, 3], [3, 4, 3, 1], [0, 0, 0, 11], [11, 0, 0, 0]])
def test_s11_4_other_cheeses(split: list[int]) -> None:
    state = GAME.new(5, {"cheeses": split})
    odds = {state.write(move): state.odds(move) for move in state.moves()}

    assert odds == {f"cheese {mice}": number for mice, number in zip((2, 3, 4, 5), split, strict=True) if number}


@pytest.mark.parametrize(
    "wrong",
    [
        {"cheeses": [3, 4, 4, 12]},
        {"cheeses": [5, 6]},
        {"marked_cats": 0},
        {"marked": "can"},
        {"own_cats": 1},
        {"dogs": 2},
    ],
)
def test_s11_4_s11_1_what_no_box_has_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        GAME.new(3, wrong)


def test_s11_5_another_box_has_other_animals_and_a_smaller_circle() -> None:
    state = GAME.new(3, {"animals": [3, 1, 0, 0, 2, 1], "marked_cats": 1, "cheeses": [3, 1, 0, 0], "circle": 1})
    assert listed(state.deck_of(2)) == ["mouse"] * 3 + ["marked-mouse", "cat", "dog", "plain-cat"]
    play(state, "cheese 2", "cheese 2", "cheese 3")
    play(state, *["deal mouse", "deal cat", "deal dog"] * 3)
    play(state, "at 2", "lay mouse", "lay cat", "lay dog")
    assert [len(line) for line in view(state, 0)["lines"]] == [1, 1, 1]
    play(state, "at 1", "lay mouse", "lay cat", "lay dog", "at 3", "lay mouse", "lay cat", "lay dog")
    play(state, *["draw", "deal mouse", "deal mouse", "deal plain-cat"] * 3)
    assert [state.write(move) for move in state.moves()] == [
        "at 1",
        "at 2",
        "at 3",
    ]  # one card is left: too few to draw
    play(state, *["at 1", "lay mouse", "lay plain-cat", "lay mouse"] * 3)
    assert state.turns == 3 * 3
    assert view(state, 0)["decks"] == [1, 1, 1]  # the marked mouse, which nobody sees
    finish(state)
    assert state.turn == NOBODY


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"animals": [1, 0, 0, 0, 1, 0]}, "option animals: 2 in all are not possible; possible: 3 to 15"),
        ({"animals": [9, 2, 2, 1, 2, 1]}, "option animals: 17 in all"),
        ({"cheeses": [2, 2, 1, 0]}, "option cheeses: 5 in all are too few for a circle of 6"),
        ({"circle": 3}, "option circle"),
    ],
)
def test_s11_5_boxes_that_cannot_be_are_refused(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.new(3, options)


# The whole game


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_what_a_view_says_of_each_card_adds_up_to_the_piles(options: dict[str, Any]) -> None:
    """Perfect recall: each pile is what the view says was taken or fed, and only mice are fed."""
    for seed in range(3):
        state = last_card(seed, 4, **options)
        finish(state)
        seen = view(state, 0)
        laid = [card for line in seen["lines"] for card in line]
        for seat in range(4):
            assert sorted(seen["piles"][seat]) == sorted(str(card["kind"]) for card in laid if card["pile"] == seat)
        eaten = [card for card in laid if card["kind"] in MICE and card["pile"] == card["seat"]]
        assert len(eaten) <= sum(seen["cheeses"])


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_recalled_game_can_be_played_to_its_end(options: dict[str, Any]) -> None:
    """From any moment on, dealing the first hands too, as whom you like: nine turns each, and all cards are there."""
    state, dice, step = GAME.new(3, options), Dice(3), 0
    while state.turn != NOBODY:
        if step % 5 == 0:
            again = recall(view(state, (0, 1, 2, NOBODY)[step % 4]))
            while again.turn != NOBODY:
                again.play(again.pick(dice))
            assert [view(again, 0)["turns"][seat::3].count("draw") for seat in range(3)] == [4, 4, 4]
            assert len(view(again, 0)["turns"]) == 27
            assert cards(again) == deck(3, GAME.settle(options))
        state.play(state.pick(dice))
        step += 1


@pytest.mark.parametrize("options", [{}, {"marked_cats": 1}, {"marked": "may"}], ids=str)
def test_the_longest_game_takes_as_long_as_the_box_says(options: dict[str, Any]) -> None:
    """Every first card unmarked, every marked card laid later: the most cards to turn up."""
    state, steps = GAME.new(3, options), 0
    marked = ["lay cat", "lay marked-mouse"]
    while state.turn != NOBODY:
        moves = offered(state)
        if state.start >= 0:
            wanted = [m for m in moves if (m in marked) == (state.laid % 3 > 0)]
            play(state, (wanted or moves)[0])
        else:
            play(state, moves[0])
        steps += 1

    assert steps == GAME.longest(3, GAME.settle(options))


def test_a_clone_tells_nobody() -> None:
    state = dealt(3)
    events = heard(state, "draw")
    state.clone().play(state.move(0))

    assert events == []

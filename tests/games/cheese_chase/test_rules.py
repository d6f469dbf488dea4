"""The clauses of Cheese Chase, one by one; luck is played by the test. Worked examples are numbered as in our notes."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from cheeseboard.engine.bits import __file__ as built
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Tally, batch
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove
from cheeseboard.games.cheese_chase import GAME
from cheeseboard.games.cheese_chase.position import CARDS, CAT, MOUSE, card_at
from cheeseboard.games.cheese_chase.rules import CAUGHT, MOVES, UNSEEN, UNSEEN_KEEP, Chase, Tale
from cheeseboard.games.cheese_chase.view import view

COMPILED = not built.endswith(".py")
FIVE = "cat mouse 1 2 3"  # who holds what in the worked examples
TWO = "cat 1 2 3 mouse 4 5 6"
QUIET_ROUND = [(2, "1", "cat"), (2, "1", "mouse"), (3, "1", "1"), (4, "2", "2"), (3, "3", "3")]  # nothing changes hands


def dealt(cards: str, seats: int = 5, **options: Any) -> Chase:
    """A table where these cards have been dealt, seat by seat."""
    state = GAME.new(seats, options)
    for card in cards.split():
        state.play(state.read(f"deal {card}"))
    return state


def play(state: Chase, *notations: str) -> Chase:
    """Play these moves; where luck only turns up what lies there, it does so before and after them."""
    reveal(state)
    for notation in notations:
        state.play(state.read(notation))
        reveal(state)
    return state


def reveal(state: Chase) -> None:
    while state.turn == LUCK:
        assert state.count() == 1
        state.play(state.move(0))


def choices(state: Chase) -> list[str]:
    return [state.write(move) for move in state.moves()]


def rows(state: Chase) -> list[list[str]]:
    """Who has which cards."""
    cards = [CARDS[card_at(state.cards, place)] for place in range(state.places())]
    return [cards[seat * state.hand : (seat + 1) * state.hand] for seat in range(state.seats)]


def crossed(state: Chase) -> list[int]:
    return view(state, NOBODY)["crossed"]


def turn(state: Chase, target: int, show: str, keep: str) -> None:
    """A whole turn of a large game."""
    play(state, f"draw {target + 1}", f"show {show}", f"keep {keep}")


# §1 The cards.


def test_s1_1_a_cat_a_mouse_and_seven_cheeses() -> None:
    assert Counter(choices(GAME.new(9))) == Counter(
        f"deal {card}" for card in ("cat", "mouse", "1", "2", "3", "4", "5", "6", "7")
    )


@pytest.mark.parametrize(("seats", "cheeses"), [(5, 3), (6, 4), (7, 5), (8, 6), (9, 7)])
def test_s1_2_a_large_game_has_one_card_for_each_player(seats: int, cheeses: int) -> None:
    state = GAME.new(seats)

    assert sorted(choices(state)) == sorted([f"deal {n}" for n in range(1, cheeses + 1)] + ["deal cat", "deal mouse"])
    assert state.places() == seats == cheeses + 2


@pytest.mark.parametrize(("seats", "cheeses", "each"), [(2, 6, 4), (3, 7, 3), (4, 6, 2)])
def test_s1_3_s2_2_a_small_game_has_rows(seats: int, cheeses: int, each: int) -> None:
    """Worked example 11."""
    state = GAME.new(seats)

    assert sorted(choices(state)) == sorted([f"deal {n}" for n in range(1, cheeses + 1)] + ["deal cat", "deal mouse"])
    assert (state.hand, state.places()) == (each, seats * each)


# §2 Setting up.


def test_s2_1_everybody_knows_the_card_in_hand() -> None:
    state = dealt(FIVE)
    for seat, card in enumerate(FIVE.split()):
        assert view(state, seat)["mine"] == [card]
        assert view(state, seat)["known"][seat] == [card]
    turn(state, 3, "2", "2")  # the cat goes to seat 3

    assert view(state, 0)["known"][0] == ["2"]
    assert view(state, 3)["known"][3] == ["cat"]


def test_s2_2_own_cards_are_seen_once_and_keep_their_places() -> None:
    state = dealt(TWO, 2)

    assert view(state, 0)["mine"] == ["cat", "1", "2", "3"]
    assert view(state, 1)["mine"] == ["mouse", "4", "5", "6"]
    assert choices(state) == ["look 1", "look 2", "look 3", "look 4"]
    play(state, "look 3")
    assert view(state, 0)["now"]["own"] == "2"


def test_s2_3_a_row_never_begins_with_cat_and_mouse() -> None:
    """Worked example 11."""
    state = dealt("cat", 4)
    assert "deal mouse" not in choices(state)
    state.play(state.read("deal 1"))
    assert "deal mouse" in choices(state)
    last_row = dealt("1 2 3 4 5", 4)
    assert sorted(choices(last_row)) == ["deal cat", "deal mouse"]  # not both can come last
    assert sorted(choices(dealt("1 2 3", 2))) == ["deal cat", "deal mouse"]


@pytest.mark.parametrize("seats", range(2, 10))
def test_s2_3_every_allowed_deal_is_equally_likely(seats: int) -> None:
    """By exact fractions over where cat and mouse can come to lie; cheeses weigh alike at every step."""
    chances: dict[tuple[int, int], Fraction] = {}

    def deal(state: Chase, chance: Fraction) -> None:
        if state.pack == 0:
            row = [card_at(state.deal, place) for place in range(state.places())]
            place = row.index(CAT), row.index(MOUSE)
            chances[place] = chances.get(place, Fraction(0)) + chance
            return
        moves = state.moves()
        cheeses = [move for move in moves if state.write(move)[-1].isdigit()]
        assert len({state.odds(move) for move in cheeses}) <= 1
        for move in [move for move in moves if move not in cheeses] + cheeses[:1]:
            copy = state.clone()
            copy.play(move)
            share = state.odds(move) * (len(cheeses) if move in cheeses else 1)
            deal(copy, chance * Fraction(share, state.tickets))

    deal(GAME.new(seats), Fraction(1))
    hand = GAME.new(seats).hand
    places = range(seats * hand)
    allowed = {(c, m) for c in places for m in places if c != m and (hand == 1 or c // hand != m // hand)}
    assert chances == dict.fromkeys(allowed, Fraction(1, len(allowed)))


def test_s2_4_a_dealt_card_is_for_its_owner_alone() -> None:
    state = dealt("1 2 3", 3)
    move = state.read("deal cat")

    assert [state.seen(move, seat) for seat in (0, 1, 2, NOBODY)] == [UNSEEN, move, UNSEEN, UNSEEN]


def test_s2_5_the_first_seat_begins_and_it_goes_round() -> None:
    state = dealt(FIVE)
    for seat, (target, shown, kept) in enumerate(QUIET_ROUND):
        assert state.turn == state.mover == seat
        turn(state, target, shown, kept)
    assert state.turn == 0


# §3 The turn.


def test_s3_1_look_at_one_card_of_your_own() -> None:
    state = dealt(TWO, 2)
    state.play(state.read("look 2"))
    move = state.read("card 1")

    assert state.turn == LUCK
    assert [state.seen(move, seat) for seat in (0, 1, NOBODY)] == [move, UNSEEN, UNSEEN]
    play(state)
    assert [view(state, seat)["now"]["place"] for seat in (0, 1, NOBODY)] == [2, 2, 2]
    assert [view(state, seat)["now"]["own"] for seat in (0, 1, NOBODY)] == ["1", None, None]


def test_s3_1_there_is_no_looking_in_a_large_game() -> None:
    assert choices(dealt(FIVE)) == ["draw 2", "draw 3", "draw 4", "draw 5"]


def test_s3_2_draw_any_card_of_another_player() -> None:
    state = play(dealt("cat 1 mouse 2 3 4 5 6", 4), "look 1")

    assert choices(state) == ["draw 2.1", "draw 2.2", "draw 3.1", "draw 3.2", "draw 4.1", "draw 4.2"]
    with pytest.raises(IllegalMove):
        state.play(0)  # one's own first place


@pytest.mark.parametrize(("cards", "seats", "before", "owner_sees"), [(FIVE, 5, [], True), (TWO, 2, ["look 2"], False)])
def test_s3_3_the_drawn_card_is_seen_alone(cards: str, seats: int, before: list[str], owner_sees: bool) -> None:
    state = play(dealt(cards, seats), *before)
    state.play(state.read("draw 2" if seats == 5 else "draw 2.1"))
    move = state.read("card mouse")

    assert state.seen(move, 0) == move
    assert (state.seen(move, 1) == move) is owner_sees
    assert state.seen(move, NOBODY) == UNSEEN
    assert seats == 2 or state.seen(move, 4) == UNSEEN


def test_s3_3_in_a_small_game_the_owner_does_not_learn_what_was_drawn() -> None:
    state = play(dealt(TWO, 2), "look 2", "draw 2.2", "show 4", "keep 4", "look 1", "draw 1.1")

    assert view(state, 1)["now"]["drawn"] == "cat"
    assert view(state, 0)["now"]["drawn"] is None
    play(state, "catch")
    assert view(state, 0)["now"]["drawn"] is None


def test_s3_4_show_then_keep_then_the_next_player() -> None:
    state = play(dealt(FIVE), "draw 3")
    assert choices(state) == ["show 1"]
    play(state, "show 1")
    assert choices(state) == ["keep 1", "keep cat"]
    play(state, "keep cat")
    assert state.turn == 1


# §4 Showing.


def test_s4_1_s6_1_cat_and_mouse_end_the_game_and_the_active_player_wins() -> None:
    """Worked example 1."""
    state = play(dealt(FIVE), "draw 2")
    assert (state.turn, choices(state)) == (0, ["catch"])
    play(state, "catch")

    assert state.turn == NOBODY
    assert (state.scores(), state.winners()) == ([1, 0, 0, 0, 0], [0])
    assert view(state, 4)["now"]["shown"] == ["cat", "mouse"]


def test_s4_2_mouse_and_cheese_shown_together_cross_the_cheese_out() -> None:
    """Worked example 3: everybody knows the two places, only the two know the order."""
    state = dealt(FIVE)
    turn(state, 2, "1", "cat")
    turn(state, 2, "mouse 1", "1")

    assert crossed(state) == [1]
    assert rows(state) == [["cat"], ["1"], ["mouse"], ["2"], ["3"]]
    assert view(state, 2)["known"][2] == ["mouse"]
    assert view(state, 1)["known"][2] == ["mouse"]
    assert view(state, 4)["known"] == [[None], [None], [None], [None], ["3"]]
    for seat, order in ((1, {("1", "mouse")}), (2, {("1", "mouse")}), (4, {("1", "mouse"), ("mouse", "1")})):
        dice = Dice(seat)
        seen = set()
        for _ in range(60):
            world = rows(state.imagine(seat, dice))
            seen.add((world[1][0], world[2][0]))
        assert seen == order


def test_s4_2_a_cheese_finds_the_mouse() -> None:
    """Worked example 5."""
    state = dealt(FIVE)
    turn(state, 4, "3", "cat")
    turn(state, 4, "3", "mouse")
    play(state, "draw 2")

    assert choices(state) == ["show 1", "show mouse 1"]
    play(state, "show mouse 1")
    assert crossed(state) == [1]


def test_s4_3_s4_5_who_declines_shows_the_cheese_alone() -> None:
    """Worked example 4."""
    state = dealt(FIVE)
    turn(state, 4, "3", "cat")
    play(state, "draw 3")
    assert choices(state) == ["show 1", "show mouse 1"]
    play(state, "show 1")

    assert crossed(state) == []
    assert choices(state) == ["keep 1", "keep mouse"]


def test_s4_3_the_cat_is_never_shown() -> None:
    """Worked example 6: the cat may be handed on, and the other player sees it."""
    state = play(dealt(FIVE), "draw 4")
    assert choices(state) == ["show 2"]
    play(state, "show 2", "keep 2")

    assert crossed(state) == []
    assert rows(state) == [["2"], ["mouse"], ["1"], ["cat"], ["3"]]
    assert view(state, 3)["turns"][0]["own"] == "cat"


def test_s4_4_of_two_cheeses_either_may_be_shown() -> None:
    """Worked example 7: four outcomes, none of which crosses anything out."""
    start = dealt(FIVE)
    turn(start, 4, "3", "cat")
    turn(start, 4, "3", "mouse")
    play(start, "draw 4")
    assert choices(start) == ["show 1", "show 2"]
    outcomes = []
    for show in ("1", "2"):
        for keep in ("1", "2"):
            state = play(start.clone(), f"show {show}", f"keep {keep}")
            assert crossed(state) == []
            outcomes.append((rows(state)[2], rows(state)[3]))
    assert outcomes == [(["1"], ["2"]), (["2"], ["1"])] * 2


def test_s4_4_nobody_is_told_whose_card_was_shown() -> None:
    """The cheese of the active player and the cheese of the other one look the same when shown."""
    one, other = dealt("1 2 3 cat mouse"), dealt("2 1 3 cat mouse")
    for state in (one, other):
        play(state, "draw 2", "show 1", "keep 2")

    assert view(one, 4) == view(other, 4)
    assert view(one, NOBODY) == view(other, NOBODY)


def after_a_crossing(**options: Any) -> Chase:
    """Five players; cheese 1 is crossed out and lies with seat 1, the mouse with seat 0, who is to show."""
    state = dealt("mouse 1 2 3 cat", **options)
    turn(state, 1, "mouse 1", "mouse")
    turn(state, 2, "1", "1")
    turn(state, 3, "2", "2")
    turn(state, 2, "3", "3")
    turn(state, 1, "1", "cat")
    play(state, "draw 2")
    assert (rows(state)[:2], crossed(state)) == ([["mouse"], ["1"]], [1])
    return state


def test_s4_6_s4_7_a_crossed_out_cheese_may_be_shown_with_the_mouse_and_stays_in_the_game() -> None:
    """Worked example 9."""
    state = after_a_crossing()

    assert choices(state) == ["show 1", "show mouse 1"]
    play(state, "show mouse 1", "keep 1")
    assert crossed(state) == [1]


@pytest.mark.parametrize(("show", "chance"), [("show 1", Fraction(1, 4)), ("show mouse 1", Fraction(1, 2))])
def test_s4_6_a_crossed_pair_tells_the_next_player_where_the_mouse_is(show: str, chance: Fraction) -> None:
    """So it is no move without effect: with it, the next of seven players finds the mouse twice as often."""
    state = dealt("2 1 3 cat 4 5 mouse", seats=7)
    turns = [(5, "2", "2"), (2, "3", "3"), (6, "mouse 1", "mouse"), (0, "2", "2"), (2, "mouse 4", "4"), (4, "5", "4")]
    for target, shown, kept in turns:
        turn(state, target, shown, kept)
    play(state, "draw 3", show, "keep mouse")

    (mouse,) = [each for each in GAME.chances(view(state, 0)) if each.what == "mouse"]
    assert (state.turn, max(mouse.odds.values())) == (0, chance)


# §5 Keeping a card.


@pytest.mark.parametrize(("keep", "after"), [("1", ["1", "cat"]), ("cat", ["cat", "1"])])
def test_s5_1_keep_either_card(keep: str, after: list[str]) -> None:
    state = play(dealt(FIVE), "draw 3", "show 1", f"keep {keep}")

    assert [rows(state)[0][0], rows(state)[2][0]] == after


def test_s5_1_s6_2_cards_change_places_in_a_small_game() -> None:
    """Worked example 10: cat and mouse in one row, and nothing happens."""
    state = play(dealt(TWO, 2), "look 2", "draw 2.1", "show mouse 1", "keep mouse")

    assert crossed(state) == [1]
    assert rows(state) == [["cat", "mouse", "2", "3"], ["1", "4", "5", "6"]]
    assert state.turn == 1
    assert state.winners() == []
    assert view(state, 1)["known"] == [[None] * 4, [None, "4", "5", "6"]]
    dice = Dice(1)
    assert {rows(state.imagine(1, dice))[0][1] for _ in range(60)} == {"mouse", "1"}


def test_s5_2_what_is_kept_is_secret() -> None:
    state = play(dealt(FIVE), "draw 3", "show 1")
    for text in ("keep 1", "keep cat"):
        move = state.read(text)
        assert [state.seen(move, seat) for seat in (0, 1, 2, NOBODY)] == [move, UNSEEN_KEEP, UNSEEN_KEEP, UNSEEN_KEEP]
    one, other = state.clone(), state.clone()
    play(one, "keep 1")
    play(other, "keep cat")
    assert view(one, 4) == view(other, 4)
    assert view(one, 1) == view(other, 1)
    assert view(one, 2) != view(other, 2)


def test_s5_3_the_owner_sees_what_comes_back() -> None:
    state = play(dealt(FIVE), "draw 3", "show 1")
    state.play(state.read("keep 1"))
    move = state.read("card cat")

    assert (state.turn, state.count()) == (LUCK, 1)
    assert view(state, 2)["now"]["kept"] is None
    assert [state.seen(move, seat) for seat in (0, 1, 2, 3, NOBODY)] == [move, UNSEEN, move, UNSEEN, UNSEEN]
    play(state)
    assert (view(state, 2)["turns"][0]["kept"], view(state, 2)["turns"][0]["own"]) == ("drawn", "cat")


def test_s5_4_nobody_looks_at_what_comes_back_in_a_small_game() -> None:
    start = play(dealt(TWO, 2), "look 2", "draw 2.2", "show 1")
    one, other = start.clone(), start.clone()
    one.play(one.read("keep 1"))
    other.play(other.read("keep 4"))

    assert one.turn == other.turn == 1  # the next player's turn, without another card being seen
    assert view(one, 1) == view(other, 1)


# §6 The end.


def test_s6_3_the_mouse_wins_by_drawing_the_cat() -> None:
    """Worked example 2."""
    state = dealt("3 mouse 1 2 cat")
    turn(state, 2, "1", "3")
    play(state, "draw 5", "catch")

    assert state.winners() == [1]


def test_s6_4_s6_5_the_last_cheese_ends_the_game_and_the_cat_loses() -> None:
    """Worked example 8, played from the first card on."""
    state = dealt("mouse 1 2 3 cat")
    turn(state, 1, "mouse 1", "1")  # the mouse is with seat 1
    turn(state, 2, "mouse 2", "2")  # with seat 2
    play(state, "draw 4")
    state.play(state.read("show mouse 3"))

    assert (state.turn, choices(state)) == (LUCK, ["cat 5"])
    assert state.scores() == [0] * 5
    play(state)
    assert state.turn == NOBODY
    assert crossed(state) == [1, 2, 3]
    assert rows(state) == [["1"], ["2"], ["mouse"], ["3"], ["cat"]]  # nothing was given back
    assert (state.scores(), state.winners()) == ([1, 1, 1, 1, 0], [0, 1, 2, 3])
    assert view(state, 0)["cat"] == 4


def test_s6_5_a_player_can_beat_themselves() -> None:
    """In a small game the cat may lie in the row of the player who crosses out the last cheese."""
    state = dealt("cat 1 mouse 2 3 4 5 6", 4)
    state.crossed = 0b1111100
    play(state, "look 2", "draw 2.1", "show mouse 1")

    assert state.turn == NOBODY
    assert state.winners() == [1, 2, 3]


def test_s6_6_winners_score_one() -> None:
    state = play(dealt(FIVE), "draw 2", "catch")

    assert state.scores() == [1, 0, 0, 0, 0]
    assert [state.rank(seat) for seat in range(5)] == state.scores()


@pytest.mark.parametrize(("seats", "cap"), [(5, 1), (5, 3), (2, 2)])
def test_s6_7_s6_8_s7_4_the_turns_are_used_up_and_nobody_wins(seats: int, cap: int) -> None:
    for seed in range(50):
        state, dice = GAME.new(seats, {"turn_cap": cap}), Dice(seed)
        while state.turn != NOBODY:
            assert len(state.turns) < seats * cap
            state.play(state.pick(dice))
        if view(state, NOBODY)["ending"] == "turns used up":
            assert len(state.turns) == seats * cap
            assert (state.scores(), state.winners()) == ([0] * seats, [])
            assert all(state.rank(seat) < 0 for seat in range(seats))
            return
    pytest.fail("no game was long enough")


def test_s6_7_usually_there_are_a_hundred_turns_each() -> None:
    assert GAME.settle({})["turn_cap"] == 100


# §7 House rules.


@pytest.mark.parametrize(("cards", "winner"), [("cat mouse 1 2 3", 0), ("mouse cat 1 2 3", 1)])
def test_s7_1_with_cat_owner_whoever_had_the_cat_wins(cards: str, winner: int) -> None:
    """Worked example 2 under the switch."""
    state = play(dealt(cards, mouse_draws_cat="cat_owner"), "draw 2")
    state.play(state.read("catch"))
    assert state.turn == LUCK
    assert view(state, 4)["cat"] is None
    assert choices(state) == [f"cat {winner + 1}"]
    play(state)

    assert state.winners() == [winner]
    assert play(dealt(cards), "draw 2", "catch").winners() == [0]


def test_s7_2_with_must_mouse_and_cheese_are_shown_together() -> None:
    state = play(dealt("mouse 1 2 3 cat", pair_show="must"), "draw 2")
    assert choices(state) == ["show mouse 1"]
    play(state, "show mouse 1", "keep mouse")
    turn(state, 2, "1", "1")

    play(state, "draw 4", "show 2", "keep 2")
    play(state, "draw 5", "show 3", "keep 3")
    play(state, "draw 3", "show 2", "keep cat")
    assert choices(play(state, "draw 2")) == ["show 1", "show mouse 1"]  # crossed out already


def test_s7_3_a_crossed_out_cheese_is_shown_alone_if_the_house_says_so() -> None:
    state = after_a_crossing(pair_show_crossed=False)

    assert choices(state) == ["show 1"]
    play(state, "show 1", "keep 1")
    assert crossed(state) == [1]


def test_s7_5_with_cat_loses_the_cat_is_looked_for_at_the_cap() -> None:
    state = dealt("mouse 1 2 3 cat", turn_cap=1, at_cap="cat_loses")
    turn(state, 1, "1", "mouse")
    turn(state, 2, "1", "1")
    turn(state, 3, "2", "2")
    turn(state, 1, "3", "3")
    play(state, "draw 2", "show 1")
    state.play(state.read("keep 1"))  # the cat goes to seat 1
    state.play(state.read("card cat"))

    assert (state.turn, choices(state)) == (LUCK, ["cat 2"])
    play(state)
    assert state.winners() == [0, 2, 3, 4]
    assert view(state, 3)["ending"] == "turns used up"


# What is told, and what known figures say.


class Ear(Tale):
    """Writes down what a seat hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, str]] = []

    def drawn_card_seen(self, only: int, seat: int, owner: int, place: int, card: int) -> None:
        self.heard.append((int(only), f"{seat} {owner}.{place} {CARDS[card]}"))

    def returned_card_seen(self, only: int, seat: int, card: int) -> None:
        self.heard.append((int(only), f"back from {seat} {CARDS[card]}"))

    def cheese_crossed_out(self, cheese: int) -> None:
        self.heard.append((NOBODY, f"crossed {cheese}"))


def test_the_story_tells_cards_to_those_who_see_them() -> None:
    state, ear = dealt("mouse 1 2 3 cat"), Ear()
    state.listen(ear)
    play(state, "draw 2", "show mouse 1", "keep 1")
    state.listen(Tale())

    assert ear.heard == [(0, "0 1.1 1"), (1, "0 1.1 1"), (NOBODY, "crossed 1"), (1, "back from 0 mouse")]


def test_every_move_is_below_the_size_of_the_action_space() -> None:
    for seats in GAME.seats:
        state, dice = GAME.new(seats), Dice(seats)
        while state.turn != NOBODY:
            assert all(0 <= move < MOVES == GAME.actions(seats) for move in state.moves())
            state.play(state.pick(dice))


@pytest.mark.parametrize(("seats", "share"), [(5, 0.75), (9, 0.88), (2, 0.87), (3, 0.88), (4, 0.86)])
def test_random_games_that_always_show_end_as_known(seats: int, share: float) -> None:
    """Cat meets mouse in so many games of players who draw and keep at random and always cross out (our notes)."""
    games = 3_000 if COMPILED else 60
    caught = 0
    for seed in range(games):
        state, dice = GAME.new(seats, {"pair_show": "must"}), Dice(seed)
        while state.turn != NOBODY:
            state.happen(state.pick(dice))
        caught += state.ending == CAUGHT
    assert abs(caught / games - share) < 4.5 * (share * (1 - share) / games) ** 0.5 + 0.01


def test_many_games_add_up() -> None:
    games = 2_000 if COMPILED else 20
    tally = Tally(6, GAME.longest(6, GAME.settle({})))
    batch(GAME.new(6), tally, games, 1, 0, 1 << 40)

    assert tally.games == games
    assert tally.nobody == 0


@pytest.mark.parametrize(
    ("seats", "hand", "each"), [(2, 4, 4), (2, 3, 3), (2, 2, 2), (3, 4, 3), (3, 2, 2), (4, 3, 2), (5, 2, 1), (9, 2, 1)]
)
def test_s7_6_nobody_is_dealt_more_cards_than_the_house_says(seats: int, hand: int, each: int) -> None:
    state = GAME.new(seats, {"hand": hand})

    assert (state.hand, state.places()) == (each, seats * each)
    numbers = range(1, seats * each - 1)
    assert sorted(choices(state)) == sorted(["deal cat", "deal mouse", *(f"deal {number}" for number in numbers)])


def test_s7_6_the_smallest_game_ends_with_its_second_cheese() -> None:
    state = dealt("mouse 1 cat 2", 2, hand=2)
    play(state, "look 1", "draw 2.2", "show mouse 2", "keep mouse")
    play(state, "look 2", "draw 1.2", "show 2", "keep 1")
    play(state, "look 1", "draw 2.2", "show mouse 1")

    assert (state.turn, state.winners()) == (NOBODY, [0])
    assert view(state, 1)["cat"] == 1

"""Cheese, clause by clause. Luck is a player, so each test plays its moves too.

Stacks are written from the top: c cheese, K cat, 1 2 3 a mouse with so many footsteps.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cheeseboard.engine.bits import held
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove
from cheeseboard.games.cheese import GAME
from cheeseboard.games.cheese.rules import KINDS, Cheese
from cheeseboard.games.cheese.view import Marked, Stack, View, view
from cheeseboard.table.scribe import Event, scribe
from tests.games.cheese.reference import Referee

LETTERS = dict(zip("cK123", KINDS, strict=True))


def words(letters: str) -> list[str]:
    return [LETTERS[letter] for letter in letters]


def letters(kinds: list[str]) -> str:
    names = {kind: letter for letter, kind in LETTERS.items()}
    return "".join(names[kind] for kind in kinds)


def position(*stacks: str, pile: str = "", chips_of: tuple[int, ...] = (), **options: object) -> Cheese:
    """Known stacks, seat 0 to flip; there are no other cards."""
    held_by = Counter("".join(stacks) + pile)
    options = {"cards": [held_by[letter] for letter in "cK123"], **options}
    seen: View = {
        **view(GAME.new(len(stacks), options), 0),
        "turn": 0,
        "pile": words(pile),
        "stacks": [
            Stack(unseen=0, known=words(stack), loot=[], chips=chips_of[seat] if chips_of else 0)
            for seat, stack in enumerate(stacks)
        ],
    }
    return GAME.recall(seen)


def play(state: Cheese, *notations: str) -> list[Event]:
    """Play these moves; what was told."""
    tale = scribe(GAME)
    state.listen(tale)
    for notation in notations:
        state.play(state.read(notation))
    state.listen(GAME.tale())
    told: list[Event] = tale.events
    return told


def flip(state: Cheese, cards: str) -> list[Event]:
    """The players whose turn it is flip these cards."""
    return play(state, *[notation for card in cards for notation in ("flip", LETTERS[card])])


def play_out(state: Cheese) -> str:
    """Flip to the end, where every card is known; all cards that came up."""
    flipped = ""
    while state.turn != NOBODY:
        state.play(state.read("flip"))
        assert state.count() == 1
        flipped += letters([state.write(state.moves()[0])])
        state.play(state.moves()[0])
    return flipped


def stacks(state: Cheese) -> list[str]:
    """What is known of each stack, unseen cards as question marks."""
    return ["?" * stack["unseen"] + letters(stack["known"]) for stack in view(state, NOBODY)["stacks"]]


def pile(state: Cheese) -> str:
    return letters(view(state, NOBODY)["pile"])


def sizes(seats: int, **options: object) -> list[int]:
    return GAME.new(seats, options).scores()


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def reasons(state: Cheese) -> list[str]:
    """Play at random to the end; the events of the last flip."""
    dice, told = Dice(1), []
    while state.turn != NOBODY:
        told = play(state, state.write(state.pick(dice)))
    return names(told)


# §1 The cards


def test_s1_1_s1_3_a_hundred_cards_of_five_kinds() -> None:
    state = GAME.new(2)

    assert {kind: held(state.undrawn, number) for number, kind in enumerate(KINDS)} == {
        "cheese": 64, "cat": 16, "mouse 1": 7, "mouse 2": 6, "mouse 3": 7,
    }  # fmt: skip
    assert sum(GAME.settle({})["cards"]) == 100


@pytest.mark.parametrize("footsteps", [1, 2, 3])
def test_s1_2_s4_1_footsteps_are_attempts(footsteps: int) -> None:
    state = GAME.new(2)
    told = flip(state, str(footsteps))

    assert told[-1] == Event(0, "mouse_hunted", {"owner": 0, "hunter": 1, "attempts": footsteps})
    for left in range(footsteps, 0, -1):
        assert (state.turn, view(state, 0)["attempts"]) == (1, left)
        flip(state, "c")
    assert (view(state, 0)["owner"], view(state, 0)["attempts"]) == (None, 0)


# §2 Setting up


@pytest.mark.parametrize(("seats", "each", "over"), [(2, 50, 0), (3, 33, 1), (4, 25, 0), (5, 20, 0), (6, 16, 4)])
def test_s2_1_s2_2_equal_stacks_the_rest_is_set_aside(seats: int, each: int, over: int) -> None:
    """Worked example 9."""
    assert sizes(seats) == [each] * seats
    assert 100 - seats * each == over


def test_s2_2_cards_set_aside_are_never_seen() -> None:
    state, dice = GAME.new(6), Dice(3)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
        assert sum(view(state, 0)["undrawn"].values()) >= 4


def test_s2_3_every_card_that_nobody_has_seen_may_be_next() -> None:
    state = GAME.new(6)
    flip(state, "cK")
    play(state, "flip")

    assert state.turn == LUCK
    assert {state.write(move): state.odds(move) for move in state.moves()} == {
        "cheese": 63, "cat": 15, "mouse 1": 7, "mouse 2": 6, "mouse 3": 7,
    }  # fmt: skip
    assert state.tickets == 98


def test_s2_3_a_kind_that_is_used_up_cannot_come() -> None:
    state = GAME.new(2, {"cards": [4, 0, 1, 0, 1]})
    play(state, "flip")

    assert [state.write(move) for move in state.moves()] == ["cheese", "mouse 1", "mouse 3"]
    play(state, "mouse 3", "flip")
    assert [state.write(move) for move in state.moves()] == ["cheese", "mouse 1"]


def test_s2_4_s2_5_the_first_seat_begins_with_an_empty_centre() -> None:
    state = GAME.new(4)

    assert (state.turn, state.mover, pile(state)) == (0, 0, "")
    movers = []
    for _ in range(5):
        movers.append(int(state.turn))
        flip(state, "c")
    assert movers == [0, 1, 2, 3, 0]
    assert pile(state) == "ccccc"


# §3 The turn


def test_s3_1_flipping_is_all_one_can_do() -> None:
    state = GAME.new(3)

    assert [state.write(move) for move in state.moves()] == ["flip"]
    for wish in ("pass", "cheese", "cat", "mouse 1"):
        with pytest.raises(IllegalMove, match="possible: flip"):
            state.read(wish)


def test_s3_2_a_card_that_was_won_comes_up_as_everybody_knew() -> None:
    state = GAME.new(2, {"cards": [6, 1, 0, 0, 1]})
    flip(state, "3ccKccc")

    assert stacks(state) == ["?", "3ccK"]
    play(state, "flip")
    assert state.turn == LUCK
    assert state.moves() == [state.read("mouse 3")]
    assert (state.tickets, state.odds(state.read("mouse 3"))) == (1, 1)
    with pytest.raises(IllegalMove):
        state.read("cheese")


@pytest.mark.parametrize("card", ["c", "K"])
def test_s3_3_s3_4_a_cheese_or_a_lonely_cat_does_nothing(card: str) -> None:
    state = GAME.new(3)
    told = flip(state, card)

    assert names(told) == ["card_flipped"]
    assert (state.turn, pile(state), state.scores()) == (1, card, [32, 33, 33])


def test_s3_4_a_cat_catches_no_mouse_that_is_no_longer_hunted() -> None:
    """The mouse escaped; a cat that is flipped next finds nobody."""
    state = GAME.new(2)
    flip(state, "1c")
    told = flip(state, "K")

    assert names(told) == ["card_flipped"]
    assert pile(state) == "K"


def test_s3_5_a_mouse_is_hunted_by_the_player_to_the_left() -> None:
    state = GAME.new(3)
    flip(state, "cc3")

    assert (view(state, 0)["owner"], state.turn) == (2, 0)


# §4 The hunt


def test_s4_2_only_cheese_and_the_owner_wins() -> None:
    """Worked example 1."""
    state = position("2cc", "ccKc")
    flip(state, "2cc")

    assert stacks(state) == ["cc2cc", "Kc"]
    assert state.turn == 1
    assert play_out(state) == "Kcc"
    assert (state.scores(), len(pile(state)), state.winners()) == ([4, 0], 3, [0])


def test_s4_2_each_failed_attempt_is_told() -> None:
    told = flip(GAME.new(2), "2cc")

    assert [event for event in told if event.name == "attempt_failed"] == [
        Event(0, "attempt_failed", {"hunter": 1, "attempts": 1}),
        Event(0, "attempt_failed", {"hunter": 1, "attempts": 0}),
    ]
    assert told[-2:] == [
        Event(0, "mouse_escaped", {"owner": 0, "hunter": 1}),
        Event(0, "pile_won", {"seat": 0, "cards": 3}),
    ]


def test_s4_3_a_cat_catches_at_once() -> None:
    """Worked example 2: one of three attempts is left and lapses."""
    state = position("3cc", "cKcc")
    told = flip(state, "3cK")

    assert told[-2:] == [
        Event(0, "mouse_caught", {"owner": 0, "hunter": 1}),
        Event(0, "pile_won", {"seat": 1, "cards": 3}),
    ]
    assert stacks(state) == ["cc", "cc3cK"]
    assert (state.turn, view(state, 0)["attempts"]) == (0, 0)
    assert play_out(state) == "ccc"
    assert (state.scores(), state.winners()) == ([0, 4], [1])


def test_s4_4_a_mouse_chases_a_mouse_away() -> None:
    """Worked example 3: the second mouse has two footsteps, and the third player hunts it."""
    state = position("1cc", "2cc", "ccK")
    told = flip(state, "12")

    assert told[-2:] == [
        Event(0, "mouse_chased", {"owner": 0, "hunter": 1}),
        Event(0, "mouse_hunted", {"owner": 1, "hunter": 2, "attempts": 2}),
    ]
    flip(state, "cc")
    assert stacks(state) == ["cc", "cc12cc", "K"]
    assert state.turn == 2
    assert play_out(state) == "K"
    assert (state.scores(), state.winners()) == ([2, 6, 0], [1])


def test_s4_4_with_two_players_the_former_owner_hunts() -> None:
    """Worked example 7."""
    state = position("1Kc", "1cc")
    flip(state, "11K")

    assert stacks(state) == ["c11K", "cc"]
    assert play_out(state) == "ccc"
    assert (state.scores(), state.winners()) == ([3, 0], [0])


def test_s4_4_a_chase_ends_the_hunters_attempts() -> None:
    state = GAME.new(4)
    flip(state, "3c1")

    assert (state.turn, view(state, 0)["owner"], view(state, 0)["attempts"]) == (2, 1, 1)


# §5 Hunters without cards


def test_s5_1_a_hunter_who_runs_dry_has_failed() -> None:
    """Worked example 6: two of three attempts, then no card."""
    state = position("3c", "cc")
    told = flip(state, "3cc")

    assert names(told)[-4:] == ["attempt_failed", "mouse_escaped", "pile_won", "stack_emptied"]
    assert (state.turn, state.scores(), state.winners()) == (NOBODY, [4, 0], [0])


def test_s5_2_a_hunt_without_a_hunter_has_failed_at_once() -> None:
    """The first player's only card is a mouse; chased away, that player should hunt and has nothing."""
    state = position("1", "2ccc")
    told = flip(state, "12")

    assert names(told)[-3:] == ["mouse_escaped", "pile_won", "stack_emptied"]
    assert (state.turn, stacks(state)) == (NOBODY, ["", "ccc12"])


# §6 The loot


def test_s6_1_s6_2_the_winner_takes_the_whole_pile_under_the_stack() -> None:
    state = position("ccccc", "KcK", "3cc", pile="c1")
    told = flip(state, "cK3ccc")

    assert told[-1] == Event(0, "pile_won", {"seat": 2, "cards": 8})
    assert stacks(state) == ["c", "cK", "ccc1cK3ccc"]
    assert pile(state) == ""


def test_s6_3_the_oldest_card_comes_up_first() -> None:
    state = position("c1c", "cKcc", "ccc")
    flip(state, "ccc1K")

    assert stacks(state) == ["c", "ccccc1K", "cc"]


def test_s6_4_the_player_to_the_winners_left_goes_on() -> None:
    state = GAME.new(4)
    flip(state, "1c")
    assert (state.turn, state.scores()) == (1, [51 - 25, 24, 25, 25])

    state = GAME.new(4)
    flip(state, "1K")
    assert state.turn == 2


# §7 The end


def test_s7_1_the_game_ends_when_somebody_has_no_card() -> None:
    """Worked example 4: a cat without a mouse does nothing; five flips."""
    state = position("Kcc", "ccc")

    assert play_out(state) == "Kcccc"
    assert (state.scores(), len(pile(state)), state.winners()) == ([0, 1], 5, [1])


def test_s7_1_a_caught_mouse_was_the_last_card() -> None:
    """Worked example 5."""
    state = position("1", "Kcc")

    assert play_out(state) == "1K"
    assert (state.scores(), state.winners()) == ([0, 4], [1])


def test_s7_1_several_can_be_out_at_the_end_of_a_hunt() -> None:
    """Worked example 8."""
    state = position("1", "1", "Kc", "cc")
    told = flip(state, "11K")

    assert told[-2:] == [Event(0, "stack_emptied", {"seat": 0}), Event(0, "stack_emptied", {"seat": 1})]
    assert (state.turn, state.scores(), state.winners()) == (NOBODY, [0, 0, 4, 2], [2])


def test_s7_2_a_hunt_is_finished_first() -> None:
    """The last card is a mouse, and it wins the pile back."""
    state = position("1", "ccc")
    flip(state, "1")
    assert state.turn == 1

    flip(state, "c")
    assert stacks(state) == ["1c", "cc"]
    assert state.turn == 1


def test_s7_3_s9_12_the_limit_of_flips_ends_the_game() -> None:
    assert GAME.settle({})["max_flips"] == 20_000
    state = GAME.new(3, {"max_flips": 4})

    assert names(flip(state, "cccc"))[-1] == "flips_used_up"
    assert (state.turn, state.scores(), pile(state)) == (NOBODY, [31, 32, 32], "cccc")
    assert state.winners() == [1, 2]


def test_s7_3_what_the_last_flip_brings_about_still_counts() -> None:
    caught = GAME.new(2, {"max_flips": 2})
    assert names(flip(caught, "1K"))[-2:] == ["pile_won", "flips_used_up"]
    assert caught.scores() == [49, 51]

    dry = position("3ccc", "c", "cc", max_flips=2)
    assert names(flip(dry, "3c"))[-1] == "stack_emptied"
    assert dry.scores() == [5, 0, 2]

    hunted = GAME.new(2, {"max_flips": 1})
    assert names(flip(hunted, "3"))[-1] == "flips_used_up"
    assert (hunted.turn, hunted.scores(), hunted.winners()) == (NOBODY, [49, 50], [1])


LAP = "2cK2K2K"  # seven flips after which three players have "2K", "cK", "2K" again


def test_s7_4_s7_5_a_game_that_goes_round_in_a_circle_ends() -> None:
    """The first lap shows all cards, the second is marked when it ends (after four piles), the third is recognised."""
    state = GAME.new(3, {"cards": [1, 3, 0, 2, 0]})
    flip(state, LAP)
    assert (stacks(state), state.turn) == (["2K", "cK", "2K"], 0)

    flip(state, LAP)
    assert (stacks(state), state.turn, view(state, 0)["rounds"]) == (["2K", "cK", "2K"], 0, 4)
    told = flip(state, LAP)
    assert names(told)[-2:] == ["pile_won", "circle_closed"]
    assert (state.turn, state.flips, state.scores(), state.winners()) == (NOBODY, 21, [2, 2, 2], [0, 1, 2])


def test_s7_4_the_same_game_would_go_on_for_ever() -> None:
    """Without the check: the reference, which has none, is at the same place after every lap."""
    referee = Referee(3, GAME.settle({"cards": [1, 3, 0, 2, 0]}))
    for kind in words(LAP):
        referee.turn_up(kind)
    here = referee.position()
    for _ in range(400):
        for _ in LAP:
            card = referee.stacks[referee.mover][0]
            assert card is not None
            referee.turn_up(card)
            assert not referee.should_be_over()
        assert referee.position() == here
    assert referee.flips == 2807


def test_s7_4_a_circle_with_two_players_and_a_longer_lap() -> None:
    """The reference agrees card by card that nobody was out, and that the last position was there before."""
    state = position("32K", "cK3")
    flipped = play_out(state)

    assert min(state.scores()) > 0
    referee = Referee(2, GAME.settle({"cards": [1, 2, 0, 1, 2]}))
    referee.stacks = [list(words("32K")), list(words("cK3"))]
    for card in words(flipped):
        assert not referee.should_be_over()
        referee.turn_up(card)
    assert referee.goes_round()


def test_s7_4_equal_sizes_in_another_order_are_no_circle() -> None:
    """The same player is to flip and everybody has as many cards as in the marked position, but not the same ones."""
    met = 0
    for seed in range(4):
        state, dice = GAME.new(2, {"cards": [18, 6, 2, 2, 2]}), Dice(seed)
        while state.turn != NOBODY:
            seen = view(state, 0)
            if seen["mark"] and not seen["pile"] and seen["mover"] == seen["mark"]["mover"] and state.turn >= 0:
                known = [stack["known"] for stack in seen["stacks"]]
                met += (
                    list(map(len, known)) == list(map(len, seen["mark"]["stacks"])) and known != seen["mark"]["stacks"]
                )
            state.play(state.pick(dice))
        assert 0 in state.scores()
    assert met > 0


@pytest.mark.parametrize("same", [lambda state: GAME.recall(view(state, NOBODY)), lambda state: state.clone()])
def test_s7_4_the_circle_is_noticed_in_a_copy_as_well(same: Callable[[Cheese], Cheese]) -> None:
    """What has been marked is in the view and in a clone: a game copied after every flip ends at the same one."""
    state = GAME.new(3, {"cards": [1, 3, 0, 2, 0]})
    for card in LAP * 3:
        state = same(state)
        flip(state, card)

    assert (state.turn, state.flips) == (NOBODY, 21)


@pytest.mark.parametrize(("mover", "turn"), [(0, NOBODY), (1, 0), (2, 0)])
def test_s7_4_the_same_stacks_with_another_player_to_flip_are_another_position(mover: int, turn: int) -> None:
    state = GAME.new(3, {"cards": [1, 3, 0, 2, 0]})
    flip(state, LAP + LAP[:-1])
    stacks_then = [words("2K"), words("cK"), words("2K")]
    state = GAME.recall({**view(state, 0), "mark": Marked(mover=mover, stacks=stacks_then, chips=[0, 0, 0])})
    flip(state, LAP[-1])

    assert (stacks(state), state.turn) == (["2K", "cK", "2K"], turn)


def test_s7_4_chips_that_were_earned_since_make_it_another_position() -> None:
    """Every lap earns three chips, so the game runs to the last chip and not in a circle."""
    state = GAME.new(3, {"cards": [1, 3, 0, 2, 0], "chips": 30})
    told = flip(state, LAP * 10)

    assert names(told)[-1] == "chips_used_up"
    assert (state.turn, state.flips) == (NOBODY, 70)


# §8 The score


def test_s8_1_s8_2_most_cards_win_and_the_centre_counts_for_nobody() -> None:
    state = position("cc", "ccc", "cccc")
    flip(state, "cccc")

    assert (state.turn, pile(state)) == (NOBODY, "cccc")
    assert (state.scores(), state.winners()) == ([0, 2, 3], [2])


def test_s8_3_a_tie_is_shared() -> None:
    state = position("c", "ccc", "ccc")
    flip(state, "c")

    assert (state.scores(), state.winners()) == ([0, 3, 3], [1, 2])


def test_s8_4_without_a_card_nobody_wins() -> None:
    state = position("c", "c", out="at_turn")
    flip(state, "cc")

    assert (state.turn, state.scores(), state.winners()) == (NOBODY, [0, 0], [])


UNEVEN: dict[str, object] = {"cards": [1, 3, 0, 1, 2]}


def gone_round(**options: object) -> Cheese:
    """Three players at the end of a circle that was noticed when they had one, three and two cards."""
    state, dice = GAME.new(3, UNEVEN | options), Dice(46)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
    assert state.scores() == [1, 3, 2]
    return state


def test_s8_5_in_a_circle_all_who_have_cards_share_the_win() -> None:
    state = gone_round()
    assert state.winners() == [0, 1, 2]
    assert GAME.recall(view(state, NOBODY)).winners() == state.clone().winners() == [0, 1, 2]


def test_s8_5_the_limit_of_flips_is_no_circle() -> None:
    """The same game, ended by its limit at the very flip that would have closed the circle."""
    flips = gone_round().flips
    assert gone_round(max_flips=flips).winners() == [1]
    assert gone_round(max_flips=flips + 1).winners() == [0, 1, 2]


def test_s9_13_with_most_the_most_cards_win_when_the_circle_is_noticed() -> None:
    assert gone_round(circle="most").winners() == [1]


# §9 House rules


def test_s9_1_the_pack_can_be_any() -> None:
    state = GAME.new(2, {"cards": [3, 2, 1, 0, 4]})
    play(state, "flip")

    assert {state.write(move): state.odds(move) for move in state.moves()} == {
        "cheese": 3, "cat": 2, "mouse 1": 1, "mouse 3": 4,
    }  # fmt: skip


@pytest.mark.parametrize("footsteps", [0, 1, 2])
def test_s9_1_a_full_pack_of_mice_ends(footsteps: int) -> None:
    """The largest pack, of one kind of mouse: everybody only chases, until somebody has no card left."""
    cards = [0, 0, 0, 0, 0]
    cards[2 + footsteps] = 127
    state = GAME.new(2, {"cards": cards})

    assert reasons(state)[-1] == "stack_emptied"
    assert (sorted(state.scores()), state.flips) == ([0, 126], 126)


@pytest.mark.parametrize(
    ("seats", "cards", "leftover"),
    [
        (6, [5, 0, 0, 0, 0], "aside"),
        (2, [0, 0, 0, 0, 1], "dealt"),
        (3, [1, 1, 1, 0, 0], "opens"),
        (2, [127, 1, 0, 0, 0], "aside"),
    ],
)
def test_s9_2_too_few_or_too_many_cards_are_refused(seats: int, cards: list[int], leftover: str) -> None:
    with pytest.raises(ValueError, match=rf"option cards: {sum(cards)} cards are not possible"):
        GAME.new(seats, {"cards": cards, "leftover": leftover})


def test_s9_2_one_card_each_and_127_in_all_are_possible() -> None:
    assert sizes(6, cards=[6, 0, 0, 0, 0]) == [1] * 6
    assert sizes(2, cards=[3, 0, 0, 0, 0], leftover="opens") == [1, 1]
    assert sizes(3, cards=[127, 0, 0, 0, 0], leftover="dealt") == [43, 42, 42]


def test_s9_3_leftover_cards_can_be_dealt() -> None:
    assert sizes(3, leftover="dealt") == [34, 33, 33]
    assert sizes(6, leftover="dealt") == [17, 17, 17, 17, 16, 16]


@pytest.mark.parametrize(
    ("seats", "each"),
    [
        (2, [50, 49]),
        (3, [33, 33, 33]),
        (4, [25, 25, 25, 24]),
        (5, [20, 20, 20, 20, 19]),
        (6, [17, 17, 17, 16, 16, 16]),
    ],
)
def test_s9_4_the_last_card_opens_the_pile(seats: int, each: list[int]) -> None:
    state = GAME.new(seats, {"leftover": "opens"})
    assert (state.turn, state.scores(), state.tickets) == (LUCK, each, 100)

    assert play(state, "cat") == [Event(0, "pile_opened", {"kind": "cat"})]
    assert (state.turn, pile(state), state.flips, state.scores()) == (0, "K", 0, each)


def test_s9_4_the_opening_mouse_is_nobodys() -> None:
    state = GAME.new(2, {"leftover": "opens"})
    play(state, "mouse 3")
    assert (state.turn, view(state, 0)["owner"]) == (0, None)

    assert names(flip(state, "K")) == ["card_flipped"]
    assert (state.turn, pile(state)) == (1, "3K")


def test_s9_4_the_opening_card_is_part_of_the_loot() -> None:
    state = GAME.new(2, {"leftover": "opens"})
    play(state, "cat")
    flip(state, "1c")

    assert stacks(state) == ["?" * 49 + "K1c", "?" * 48]


def test_s9_5_loot_aside_counts_and_is_not_flipped_again() -> None:
    state = GAME.new(2, {"cards": [4, 1, 1, 0, 0], "loot": "aside"})
    flip(state, "1K")
    assert [stack["loot"] for stack in view(state, 0)["stacks"]] == [[], ["mouse 1", "cat"]]
    assert (state.scores(), stacks(state)) == ([2, 4], ["??", "??"])

    told = flip(state, "ccc")
    assert told[-1] == Event(0, "stack_emptied", {"seat": 0})
    assert (state.turn, state.scores(), state.winners()) == (NOBODY, [0, 3], [1])


def test_s9_5_loot_aside_saves_nobody_from_the_end() -> None:
    state = GAME.new(2, {"cards": [2, 1, 1, 0, 0], "loot": "aside", "goes_on": "winner"})
    flip(state, "1c")
    assert state.turn == 0

    told = flip(state, "K")
    assert told[-1] == Event(0, "stack_emptied", {"seat": 0})
    assert (state.scores(), state.winners()) == ([2, 1], [0])


@pytest.mark.parametrize("seats", range(2, 7))
def test_s9_5_with_loot_aside_no_card_is_flipped_twice(seats: int) -> None:
    for seed in range(30):
        state, dice = GAME.new(seats, {"loot": "aside"}), Dice(seed)
        while state.turn != NOBODY:
            state.play(state.pick(dice))
        assert state.flips <= 100
    assert GAME.longest(seats, GAME.settle({"loot": "aside"})) == 201


def test_s9_6_the_newest_card_can_come_up_first() -> None:
    state = position("c1c", "cKcc", "ccc", loot_order="newest")
    flip(state, "ccc1K")
    assert stacks(state) == ["c", "cc" + "K1ccc", "cc"]

    flip(state, "c")
    assert pile(state) == "c"
    state = position("c1c", "cKcc", "ccc", loot_order="newest")
    flip(state, "ccc1")
    assert pile(state) == "ccc1", "a pile is shown oldest first either way"


def test_s9_7_the_winner_can_go_on() -> None:
    caught = GAME.new(3, {"goes_on": "winner"})
    flip(caught, "1K")
    assert caught.turn == 1

    escaped = GAME.new(3, {"goes_on": "winner"})
    flip(escaped, "1c")
    assert escaped.turn == 0


def test_s9_8_a_hunter_without_cards_can_be_skipped() -> None:
    """The second player runs dry with two attempts left; the third has those two."""
    state = position("3cc", "c", "cKc", dry="skips")
    told = flip(state, "3c")
    assert told[-1] == Event(0, "hunter_skipped", {"hunter": 1})
    assert (state.turn, view(state, 0)["attempts"]) == (2, 2)

    flip(state, "cK")
    assert (state.turn, stacks(state)) == (NOBODY, ["cc", "", "c3ccK"])


def test_s9_8_skipping_goes_on_round_the_table() -> None:
    """The first two players have a mouse each and nothing else; the fourth's chases theirs, and the third hunts it."""
    state = position("1", "1", "1cc", "3c", dry="skips")
    flip(state, "111")
    assert state.turn == 3
    told = flip(state, "3")

    assert [event.facts for event in told if event.name == "hunter_skipped"] == [{"hunter": 0}, {"hunter": 1}]
    assert (state.turn, view(state, 0)["attempts"]) == (2, 3)


def test_s9_8_if_only_the_owner_has_cards_the_mouse_has_escaped() -> None:
    state = position("1", "2ccc", dry="skips")
    told = flip(state, "12")

    assert names(told)[-4:] == ["hunter_skipped", "mouse_escaped", "pile_won", "stack_emptied"]
    assert state.scores() == [0, 5]


def test_s9_9_an_empty_stack_can_end_the_game_at_once() -> None:
    """The last card is a mouse; nobody hunts it, and the pile is nobody's."""
    state = position("1", "ccc", out="at_once")
    told = flip(state, "1")

    assert told[-1] == Event(0, "stack_emptied", {"seat": 0})
    assert (state.turn, state.scores(), pile(state)) == (NOBODY, [0, 3], "1")


def test_s9_9_at_once_comes_after_the_card_has_had_its_effect() -> None:
    catching = position("1cc", "K", out="at_once")
    flip(catching, "1K")
    assert (catching.turn, stacks(catching)) == (0, ["cc", "1K"])

    failing = position("1cc", "c", out="at_once")
    flip(failing, "1c")
    assert (failing.turn, failing.scores()) == (NOBODY, [4, 0])

    trying = position("2cc", "c", "cc", out="at_once")
    flip(trying, "2c")
    assert (trying.turn, trying.scores()) == (NOBODY, [2, 0, 2])


def test_s9_10_an_empty_stack_can_wait_for_its_turn() -> None:
    """The first player has no card, but is not to flip yet; a mouse of the second may still end it otherwise."""
    state = position("c", "ccc", "1cc", out="at_turn")
    flip(state, "cc")
    assert state.turn == 2
    told = flip(state, "1")

    assert names(told)[-3:] == ["mouse_escaped", "pile_won", "stack_emptied"], "the hunter has no card (§5.2)"
    assert (state.turn, state.scores(), state.winners()) == (NOBODY, [0, 2, 5], [2])


def test_s9_10_with_at_turn_a_game_goes_on_beside_an_empty_stack() -> None:
    state = position("1", "cccc", "ccc", out="at_turn", goes_on="winner")
    flip(state, "1c")
    assert stacks(state) == ["1c", "ccc", "ccc"]

    waiting = position("cc", "c", "cc", "cc", out="at_turn")
    flip(waiting, "cccc")
    assert (waiting.turn, waiting.scores()) == (0, [1, 0, 1, 1])
    assert names(flip(waiting, "c"))[-1] == "stack_emptied"


def test_s9_11_a_catch_earns_a_chip_and_the_last_chip_ends_the_game() -> None:
    state = GAME.new(2, {"chips": 2})
    told = flip(state, "1K")
    assert Event(0, "chip_earned", {"seat": 1, "chips": 1}) in told
    assert (state.turn, [stack["chips"] for stack in view(state, 0)["stacks"]]) == (0, [0, 1])

    told = flip(state, "1K")
    assert names(told)[-2:] == ["pile_won", "chips_used_up"]
    assert (state.turn, state.scores(), state.winners()) == (NOBODY, [48, 52], [1])


def test_s9_11_an_escape_earns_no_chip() -> None:
    assert "chip_earned" not in names(flip(GAME.new(2, {"chips": 2}), "1c"))


def test_s9_11_chips_break_ties() -> None:
    tied = position("c", "ccc", "ccc", chips_of=(3, 1, 2), chips=9)
    flip(tied, "c")
    assert (tied.scores(), tied.winners()) == ([0, 3, 3], [2])

    fewer = position("c", "cccc", "ccc", chips_of=(0, 0, 8), chips=9)
    flip(fewer, "c")
    assert fewer.winners() == [1], "cards come first"


def test_s9_11_usually_there_are_no_chips() -> None:
    assert GAME.settle({})["chips"] == 0
    assert "chip_earned" not in names(flip(GAME.new(2), "1K"))


def test_s9_14_the_sister_edition() -> None:
    """Ninety cards; the ninth chip ends a game unless an empty stack has ended it before."""
    sister: dict[str, Any] = {"cards": [58, 14, 6, 6, 6], "leftover": "opens", "chips": 9, "goes_on": "winner"}
    assert sizes(2, **sister) == [45, 44]
    ends: Counter[str] = Counter()
    for seed in range(40):
        state, dice = GAME.new(4, sister), Dice(seed)
        while state.turn != NOBODY:
            state.play(state.pick(dice))
        chips = sum(stack["chips"] for stack in view(state, 0)["stacks"])
        ends["chips" if chips == 9 else "empty"] += 1
        assert chips == 9 or 0 in state.scores()
    assert min(ends["chips"], ends["empty"]) > 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cards", [64, 16, 20]),
        ("cards", [128, 0, 0, 0, 0]),
        ("leftover", "burnt"),
        ("loot", True),
        ("loot_order", "shuffled"),
        ("chips", -1),
        ("chips", 100),
        ("max_flips", 0),
    ],
)
def test_other_house_rules_are_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"option {name}"):
        GAME.new(3, {name: value})

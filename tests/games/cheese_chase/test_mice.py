"""How the mice chase: each flaw of a child on a position that shows it; what the hunt remembers and what it cannot know."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import cheeseboard
from cheeseboard.bots.bots import BOTS, choose, think
from cheeseboard.bots.thought import Budget, ponder
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy, advance, finish
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Plan
from cheeseboard.games.cheese_chase import GAME
from cheeseboard.games.cheese_chase.advice import equals as of_equals
from cheeseboard.games.cheese_chase.mice import TRAINED, child
from cheeseboard.games.cheese_chase.policy import GUILE, Cunning, Hunt, Memory, Wary, suspicious
from cheeseboard.games.cheese_chase.position import CAT, EXCHANGED, MOUSE
from cheeseboard.games.cheese_chase.rules import Chase
from cheeseboard.games.cheese_chase.senses import ChaseSenses
from cheeseboard.games.cheese_chase.strategy import LONG, Strategy
from cheeseboard.games.cheese_chase.view import view
from cheeseboard.games.learned import FILE, learned
from tests.every_game.tables import worlds
from tests.games.cheese_chase.reference import VARIANTS
from tests.games.cheese_chase.test_rules import TWO, dealt, play

PIP, MIA = 6, 8
FEW = Budget(tries=60 if cheeseboard.compiled else 6)


def moves(state: Chase, age: int) -> set[str]:
    """All that a child might do here."""
    seen = view(state, state.turn)
    return {child(seen, age, Dice(seed)) for seed in range(40)}


# The children


def test_pip_shows_the_mouse_to_everybody_and_mia_hides_it() -> None:
    state = play(dealt("mouse 1 cat 2 3"), "draw 2")

    assert moves(state, PIP) == {"show mouse 1"}
    assert moves(state, MIA) == {"show 1"}


def test_mia_cannot_wait_for_ever() -> None:
    state = dealt("mouse 1 cat 2 3")
    for _ in range(2):
        play(state, "draw 2", "show 1", "keep mouse", "draw 4", "show 1", "keep 1", "draw 4", "show 2", "keep cat")
        play(state, "draw 5", "show 2", "keep 2", "draw 2", "show 1", "keep 3")
    play(state, "draw 2")

    assert moves(state, MIA) == {"show mouse 1"}


@pytest.mark.parametrize("age", [PIP, MIA])
def test_no_child_shows_the_mouse_with_a_cheese_that_is_crossed_out_already(age: int) -> None:
    state = dealt("mouse 1 cat 2 3")
    play(state, "draw 2", "show mouse 1", "keep mouse", "draw 4", "show 1", "keep 1", "draw 4", "show 2", "keep cat")
    play(state, "draw 5", "show 2", "keep 2", "draw 4", "show 2", "keep 3", "draw 2")

    assert moves(state, age) == {"show 1"}


@pytest.mark.parametrize("bot", ["pip", "mia"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_children_among_themselves_bring_the_chase_to_an_end(seats: int, bot: str) -> None:
    """They would go on until the turns are used up, if they told each other again and again where the mouse is."""
    for seed in range(6):
        state, dice = GAME.new(seats), Dice(seed)
        while state.turn != NOBODY:
            if state.turn >= 0:
                state.play(state.read(choose(bot, GAME, view(state, state.turn), int(dice.below(1 << 30)))))
            else:
                state.play(state.pick(dice))
        assert state.winners()


@pytest.mark.parametrize("age", [PIP, MIA])
def test_children_love_big_numbers_and_the_mouse_more(age: int) -> None:
    cheeses = play(dealt("1 3 cat 2 mouse"), "draw 2")
    assert moves(cheeses, age) == {"show 3"}
    assert moves(play(cheeses, "show 3"), age) == {"keep 3"}
    assert moves(play(dealt("3 mouse 1 2 cat"), "draw 2", "show 3"), age) == {"keep mouse"}


def test_mia_loves_the_cat_most_and_pip_is_afraid_to_hold_it() -> None:
    """In the small game it lies face down, and frightens nobody."""
    state = play(dealt("3 cat 1 2 mouse"), "draw 2", "show 3")
    assert moves(state, MIA) == {"keep cat"}
    assert moves(state, PIP) == {"keep 3"}

    small = play(dealt(TWO, seats=2), "look 1", "draw 2.2", "show 4")
    assert moves(small, PIP) == moves(small, MIA) == {"keep cat"}


def test_pip_wants_his_card_back_and_has_forgotten_the_rest() -> None:
    robbed = play(dealt("1 cat 2 3 mouse"), "draw 2", "show 1", "keep cat")
    spared = play(dealt("1 cat 2 3 mouse"), "draw 3", "show 1", "keep 1")

    assert moves(robbed, PIP) == {"draw 1"}
    assert moves(spared, PIP) == {"draw 1", "draw 3", "draw 4", "draw 5"}


def test_pip_looks_at_any_card_and_mia_at_her_cat_until_she_forgets_where_it_lies() -> None:
    state = dealt(TWO, seats=2)
    everything = {"look 1", "look 2", "look 3", "look 4"}
    assert moves(play(state), PIP) == everything
    assert moves(state, MIA) == {"look 1"}
    play(state, "look 1", "draw 2.2", "show 4", "keep cat", "look 2", "draw 1.4", "show 3", "keep 4")

    assert moves(state, MIA) == everything
    assert GAME.advise(view(state, 0)).move == "look 1"


def test_mia_goes_where_the_mouse_was_shown_and_pip_does_not() -> None:
    state = play(dealt("mouse cat 1 2 3"), "draw 3", "show mouse 1", "keep mouse")

    assert moves(state, MIA) == {"draw 1", "draw 3"}
    assert moves(state, PIP) == {"draw 1", "draw 3", "draw 4", "draw 5"}


# The hunt


def some_positions(seats: int, games: int, **options: Any) -> list[Chase]:
    """Positions of hunts, each with something to decide."""
    found, hunt = [], Hunt()
    for seed in range(games):
        state, dice = GAME.new(seats, options), Dice(seed)
        advance(state, dice)
        while state.turn != NOBODY:
            if state.count() > 1 and len(state.turns) < 12:
                found.append(state.clone())
            state.play(hunt.choose(state, dice))  # refuses what is not legal
            advance(state, dice)
    return found


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_hunt_is_played_by_the_rules_to_its_end(seats: int, options: dict[str, Any]) -> None:
    assert some_positions(seats, 3, **options)


def claras() -> Cunning:
    """Everybody is one."""
    policy = Cunning()
    policy.claras = 0b111111111
    return policy


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("policy", [Hunt, claras])
def test_a_hunter_plays_by_what_it_may_know_although_it_is_given_everything(
    policy: Callable[[], Wary], seats: int
) -> None:
    for state in some_positions(seats, 2)[::3]:
        choice = policy().choose(state.clone(), Dice(7))
        for world in worlds(state, state.turn, 4, 3):
            assert policy().choose(world, Dice(7)) == choice


def test_a_hunt_is_sooner_over_than_random_play() -> None:
    def steps(policy: Callable[[], Any]) -> int:
        return sum(finish(GAME.new(9), Dice(seed), policy()) for seed in range(20))

    assert steps(Hunt) < 0.8 * sum(random_steps(seed) for seed in range(20))


def random_steps(seed: int) -> int:
    state, dice, steps = GAME.new(9), Dice(seed), 0
    while state.turn != NOBODY:
        state.happen(state.pick(dice))
        steps += 1
    return steps


def test_a_memory_follows_a_card_as_far_as_its_seat_can() -> None:
    state = play(dealt("1 cat 2 3 mouse"), "draw 2", "show 1", "keep cat")
    cat = Memory(CAT)
    chances = []
    for seat in (0, 1, 2):
        cat.remember(state, seat)
        cat.settle()
        chances.append([round(chance, 3) for chance in cat.chances][:5])

    assert chances[0] == chances[1] == [1, 0, 0, 0, 0]  # one took it, the other saw what came back
    assert chances[2] == pytest.approx([GUILE / 2, (1 - GUILE) / 2, 0, 1 / 4, 1 / 4], abs=1e-3)


def test_a_shown_mouse_lies_on_one_of_two_places() -> None:
    state = play(dealt("1 mouse 2 cat 3"), "draw 2", "show mouse 1", "keep 1")
    mouse = Memory(MOUSE)
    mouse.remember(state, 3)
    mouse.settle()

    assert list(mouse.chances)[:5] == pytest.approx([GUILE, 1 - GUILE, 0, 0, 0])


def shares(policy: Policy, state: Chase, seat: int) -> dict[str, float]:
    """What the first turn was, in the worlds that a seat imagines there: who had the cat, and whether cards changed place."""
    dice, found, times = Dice(5), Counter[str](), 3000 if cheeseboard.compiled else 400
    for _ in range(times):
        world = policy.imagine(state, seat, dice)
        assert isinstance(world, Chase)
        own, drawn = world.deal & 15 == CAT, world.deal >> 4 & 15 == CAT
        verb = "took" if int(world.turns[0]) & EXCHANGED else "left"
        found[f"{verb} {'own cat' if own else 'cat' if drawn else 'other'}"] += 1
    return {what: count / times for what, count in found.items()}


def test_who_is_wary_believes_rather_that_others_kept_the_cat() -> None:
    """Seat 2 holds cheese 2 and saw nothing but cheese 1: the cat was the other card in a third of all worlds."""
    state = play(dealt("1 cat 2 3 mouse"), "draw 2", "show 1", "keep cat")
    fair, wary = shares(Policy(), state, 2), shares(Wary(), state, 2)

    assert fair["took cat"] == pytest.approx(fair["left cat"], abs=0.05)
    assert wary["took cat"] / (wary["took cat"] + wary["left cat"]) == pytest.approx(GUILE, abs=0.06)
    assert wary["left own cat"] / (wary["left own cat"] + wary["took own cat"]) == pytest.approx(GUILE, abs=0.06)


def test_who_is_wary_learns_from_a_card_that_came_back() -> None:
    """Seat 1 gave cheese 1, saw it shown, and got it back. Beside it lay the cat (shown so for sure), the mouse or cheese 2 or 3
    (by a coin): 2 to 1 to 1 to 1. Who is wary thinks that the mouse was rather hidden, and either rather kept: 3.6 to 3.24 to 1 to 1.
    """
    state = play(dealt("cat 1 2 3 mouse"), "draw 2", "show 1", "keep cat")

    assert Strategy(state, 1).either(0) == pytest.approx(3 / 5)
    assert Strategy(suspicious(state), 1).either(0) == pytest.approx(6.84 / 8.84)


def test_a_shown_mouse_was_not_hidden_and_says_as_much_to_the_wary() -> None:
    """Whose place among two: that is what it keeps to think about."""
    state = play(dealt("1 mouse 2 cat 3"), "draw 2", "show mouse 1", "keep 1")
    wary = Strategy(suspicious(state), 3)

    assert [wary.either(place) for place in range(3)] == pytest.approx([GUILE, 1 - GUILE, 0])


def test_clara_draws_the_card_that_was_looked_at_and_otto_does_not() -> None:
    """With two players seat 0 looked at the first card and drew cheese 4: seat 1, who has the cat, gave that away itself."""
    state = play(dealt("mouse 1 2 3 4 cat 5 6", seats=2), "look 1", "draw 2.1", "show 4", "keep mouse", "look 2")

    assert think("clara", GAME, view(state, 1), 3, FEW).move == "draw 1.1"
    assert think("otto", GAME, view(state, 1), 3, FEW).move == "draw 1.2"
    assert [Strategy(state, 1).aim(place) for place in range(4)] == pytest.approx([1 / 8, 1 / 4, 1 / 4, 1 / 4])


def test_when_the_chase_gets_nowhere_cards_are_drawn_all_round_the_table() -> None:
    """Two take the mouse from each other, two the cat: without that, the fifth would look on for ever."""
    state, advised = play(dealt("1 mouse 2 cat 3")), []
    for _ in range(LONG + 1):
        play(state, "draw 2", "show 1", "keep mouse", "draw 1", "show 1", "keep mouse")
        play(state, "draw 4", "show 2", "keep cat", "draw 3", "show 2", "keep cat")
        advised.append(GAME.advise(view(state, 4)))
        play(state, "draw 2", "show 3", "keep 3")

    assert [advice.reason for advice in advised] == ["seek"] * LONG + ["wander"]
    assert advised[-1].move == "draw 1"  # where this seat has never drawn


# Who the others are


def watched(seats: int, bot: str, rounds: int) -> list[float]:
    """How likely seat 0, a Clara, takes each of the others for one too, after so many rounds of a few games."""
    found: list[float] = []
    for seed in range(12):
        state, dice, policy = GAME.new(seats), Dice(seed), Cunning()
        advance(state, dice)
        while state.turn != NOBODY and len(state.turns) < rounds * seats:
            name = "clara" if state.turn == 0 else bot
            move = think(name, GAME, view(state, state.turn), dice.below(1 << 30)).move
            state.play(state.read(move))
            advance(state, dice)
        if state.turn != NOBODY:
            policy.prepare(state, 0)
            found += [policy.chances[other] for other in range(1, seats)]
    return found


@pytest.mark.parametrize("seats", [5, 7])
def test_gustav_tells_claras_from_others(seats: int) -> None:
    of_claras, of_others = watched(seats, "clara", 2), watched(seats, "random", 2)

    assert watched(seats, "random", 0) == pytest.approx([0.9] * 12 * (seats - 1))  # nobody has done anything yet
    assert sum(of_claras) / len(of_claras) > 0.95
    assert sum(of_others) / len(of_others) < 0.6


@pytest.mark.parametrize("seats", [2, 4, 6, 9])
def test_what_gustav_makes_of_others_is_what_he_may_know(seats: int) -> None:
    def made_of_them(world: Chase) -> list[float]:
        policy = Cunning()
        policy.prepare(world, world.turn)
        return list(policy.chances)

    for state in some_positions(seats, 2)[::4]:
        assert decides_alike(made_of_them, state)


@pytest.mark.parametrize(("margin", "move"), [(None, "draw 2"), (2.0, "draw 5"), (99.0, "draw 2")])
def test_a_move_in_mind_is_left_only_for_one_that_is_well_ahead(margin: float | None, move: str) -> None:
    """Seat 1 has the cat, and saw the mouse go to seat 5: nobody would draw from seat 2 now."""
    state = play(dealt("cat 1 2 3 mouse"), "draw 2", "show 1", "keep cat", "draw 5", "show 1", "keep 1")
    play(state, "draw 4", "show 2", "keep 2", "draw 3", "show 3", "keep 3", "draw 2", "show mouse 1", "keep mouse")
    plan = Plan(tries=400, seconds=9, is_tree=False, policy=Hunt, choice=lambda *_: state.read("draw 2"), margin=margin)

    assert ponder(GAME, view(state, 0), plan, 3).move == move


@pytest.mark.parametrize("seats", GAME.seats)
def test_equal_moves_are_taken_by_lot(seats: int) -> None:
    """The advised one is among them, and Otto takes any."""
    more_than_one = 0
    for state in some_positions(seats, 4)[::3]:
        seen = view(state, state.turn)
        equals, legal = of_equals(seen), [state.write(move) for move in state.moves()]
        assert GAME.advise(seen).move in equals
        assert set(equals) <= set(legal)
        if len(equals) > 1:
            more_than_one += 1
            assert {think("otto", GAME, seen, seed).move for seed in range(60)} == set(equals)
    assert more_than_one


# Who has learned it beforehand


def test_gustav_plays_three_as_he_has_learned_it() -> None:
    """Many choices are by lot; with a house rule for which he was not trained he does as Clara does."""
    told = json.loads((GAME.file(FILE)).read_text("utf-8"))
    assert set(told) == {str(TRAINED)} and told["3"]["made"]["decisions"] > 10_000_000
    assert len(GAME.file(FILE).read_bytes()) <= 300_000
    mouse = learned(str(GAME.package), ChaseSenses(TRAINED), TRAINED)
    assert mouse is not None
    for state in some_positions(TRAINED, 2)[::3]:
        seen = view(state, state.turn)
        assert think("gustav", GAME, seen, 5).move == state.write(mouse.choose(GAME.recall(seen), Dice(5)))
    for state in some_positions(TRAINED, 2, pair_show="must")[::3]:
        seen = view(state, state.turn)
        assert think("gustav", GAME, seen, 5).move == think("clara", GAME, seen, 5).move


def test_whoever_has_learned_it_uses_nothing_but_what_the_seat_may_know() -> None:
    for state in some_positions(TRAINED, 4)[::2]:
        mouse = learned(str(GAME.package), ChaseSenses(TRAINED), TRAINED)
        assert mouse is not None
        assert len({mouse.choose(world, Dice(7)) for world in worlds(state, state.turn, 6, 3)}) == 1


# Honest, and the same everywhere


def decides_alike(decide: Callable[[Chase], object], state: Chase) -> bool:
    """Whether all worlds that look alike to the seat whose turn it is lead to the same."""
    return len({repr(decide(world)) for world in [state, *worlds(state, state.turn, 5, 3)]}) == 1


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 5, 9])
def test_the_same_view_is_the_same_thought(name: str, seats: int) -> None:
    for state in some_positions(seats, 1)[:12:3]:
        assert decides_alike(lambda world: think(name, GAME, view(world, world.turn), 7, FEW), state)


def test_a_cheater_would_be_found_out() -> None:
    def cheat(world: Chase) -> int:
        """Goes straight to the cat."""
        return next(place for place in range(9) if world.cards >> (4 * place) & 15 == CAT)

    assert not all(decides_alike(cheat, state) for state in some_positions(5, 2))


THOUGHTS = [
    (
        Plan(tries=60, seconds=9, is_tree=False, policy=Hunt),
        ["draw 1 0.043478260869565216", "draw 3 0.2391304347826087", "draw 4 0.125", "draw 5 0.03125"],
    ),
    (
        Plan(tries=60, seconds=9, is_tree=False, policy=Cunning),
        ["draw 1 0.021739130434782608", "draw 3 0.0", "draw 4 0.03125", "draw 5 0.08695652173913043"],
    ),
    (
        Plan(tries=60, seconds=9, policy=Wary),
        ["draw 1 0.16666666666666666", "draw 3 0.140625", "draw 4 0.05", "draw 5 0.19318181818181818"],
    ),
]


@pytest.mark.parametrize(("plan", "told"), THOUGHTS, ids=["trial", "cunning trial", "tree"])
def test_compiled_and_interpreted_mice_think_the_same(plan: Plan, told: list[str]) -> None:
    """The very same chances, to the last digit."""
    state = play(dealt("1 cat 2 3 mouse"), "draw 2", "show 1", "keep cat")
    thought = ponder(GAME, view(state, 1), plan, 11, Budget(tries=60))

    assert [f"{move} {worth.chance!r}" for move, worth in thought.worths.items()] == told

"""With two: whoever begins, puts the own animal away and keeps doing so cannot lose; and the mice know that."""

from collections.abc import Callable

import pytest

import cheeseboard
from cheeseboard.bots.bots import choose
from cheeseboard.engine.bits import bit
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese_chase import GAME
from cheeseboard.games.cheese_chase.belief import FAIR
from cheeseboard.games.cheese_chase.policy import GUILE, Advised, Hunt
from cheeseboard.games.cheese_chase.position import CAT, KEEPING, MOUSE, card_at
from cheeseboard.games.cheese_chase.rules import KEEP, Chase
from cheeseboard.games.cheese_chase.strategy import Strategy, percent
from cheeseboard.games.cheese_chase.view import view
from tests.every_game.tables import worlds
from tests.games.cheese_chase import park
from tests.games.cheese_chase.test_rules import TWO, dealt, play

GAMES = 40 if cheeseboard.compiled else 4
Player = Callable[[Chase, Dice], int]  # a move of the seat whose turn it is


def by(policy: Policy) -> Player:
    return policy.choose


def mouse(name: str) -> Player:
    return lambda state, dice: state.read(choose(name, GAME, view(state, state.turn), dice.below(1 << 30)))


def parking(state: Chase, _: Dice) -> int:
    moves = [state.write(move) for move in state.moves()]
    return state.read(park.choose(GAME, view(state, state.turn), moves))


def sneaking(state: Chase, dice: Dice) -> int:
    """Whatever comes to hand of cat and mouse goes into the other's row, whenever that is possible."""
    if state.phase == KEEPING and state.own_card() >= MOUSE > state.drawn_card():
        return KEEP + state.drawn_card()
    return state.pick(dice)


def played(first: Player, second: Player, seed: int) -> Chase:
    """A game of two to its end."""
    state, dice = GAME.new(2), Dice(seed)
    while state.turn != NOBODY:
        if state.turn < 0 or state.count() == 1:
            state.play(state.pick(dice))
        else:
            state.play((first, second)[state.turn](state, dice))
    return state


ANYBODY: dict[str, Player] = {
    "parking": parking,
    "sneaking": sneaking,
    "random": by(Policy()),
    "a hunter": by(Hunt()),
    "who takes the advice": by(Advised(FAIR)),
}


@pytest.mark.parametrize("other", ANYBODY)
@pytest.mark.parametrize("name", ["otto", "clara", "gustav"])
def test_a_mouse_that_begins_never_loses_and_mostly_wins(name: str, other: str) -> None:
    """Whatever the other does: with neither cat nor mouse in the own row nobody can catch."""
    ended = [played(mouse(name), ANYBODY[other], seed) for seed in range(GAMES)]

    assert not any(state.score(1) for state in ended)
    assert 5 * sum(int(state.score(0)) for state in ended) > 4 * GAMES


@pytest.mark.parametrize("name", ["otto", "clara", "gustav"])
def test_who_parks_an_animal_wins_no_more_than_a_fair_share(name: str) -> None:
    """88 games in a hundred against Clara, it once was, and 81 against Otto."""
    won = [int(played(parking, mouse(name), seed).score(0)) for seed in range(GAMES)]
    won += [int(played(mouse(name), parking, seed).score(1)) for seed in range(GAMES)]

    assert sum(won) <= GAMES


def test_a_row_is_clear_after_each_turn_of_whoever_keeps_to_the_advice() -> None:
    """The proof, step by step: what the other may have put there is looked at, and put away."""
    for seed in range(GAMES):
        state, dice, advice = GAME.new(2), Dice(seed), Advised(FAIR)
        while state.turn != NOBODY:
            before = len(state.turns)
            if state.turn < 0 or state.count() == 1:
                state.play(state.pick(dice))
            else:
                state.play(advice.choose(state, dice) if state.turn == 0 else sneaking(state, dice))
            if len(state.turns) > before and state.mover == 1:
                assert not {CAT, MOUSE} & {int(card_at(state.cards, place)) for place in range(4)}


def test_the_advice_is_to_put_the_animal_away_and_says_why() -> None:
    state = play(dealt(TWO, seats=2), "look 1", "draw 2.2", "show 4")
    seen = view(state, 0)
    advice, other = GAME.advise(seen), GAME.explain(seen, "keep cat")

    assert (advice.move, advice.reason) == ("keep 4", "keep-clear")
    assert (advice.facts["percent"], advice.facts["otherwise"]) == (0, 100)
    assert (other.facts["percent"], other.facts["otherwise"]) == (100, 0)


def test_whoever_has_neither_looks_for_the_mouse_to_cross_cheeses_out() -> None:
    state = play(dealt(TWO, seats=2), "look 1", "draw 2.2", "show 4", "keep 4")
    play(state, "look 2", "draw 1.2")
    shown = next(move for move in map(state.write, state.moves()) if "mouse" not in move)
    play(state, shown, f"keep {state.write(KEEP + state.own_card()).split()[1]}")
    seen = view(state, 0)
    look = GAME.advise(seen)

    assert look.reason in {"look", "look-open"}
    assert percent(Strategy(state, 0).apart()) < 100
    assert bit(state.mover) == 1


def test_open_cheeses_are_those_that_are_not_crossed_out() -> None:
    """Seat 0 knows its own row; of the six cheeses three lie there, and one of seat 1's four cards is the mouse."""
    state = play(dealt(TWO, seats=2))
    fresh = Strategy(state, 0).open_cheeses()
    own = [int(card_at(state.cards, place)) for place in range(4)]

    assert [fresh[place] for place in range(4)] == [float(card < MOUSE) for card in own]
    assert [fresh[place] for place in range(4, 8)] == pytest.approx([3 / 4] * 4)


@pytest.mark.parametrize("guile", [FAIR, GUILE])
def test_who_takes_the_advice_uses_nothing_but_what_the_seat_may_know(guile: float) -> None:
    state, dice = GAME.new(2), Dice(5)
    while state.turn != NOBODY and len(state.turns) < 12:
        if state.turn >= 0 and state.count() > 1:
            choice = Advised(guile).choose(state, Dice(7))
            assert {Advised(guile).choose(world, Dice(7)) for world in worlds(state, state.turn, 4, 3)} == {choice}
        state.play(state.pick(dice))

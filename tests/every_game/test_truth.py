"""What is believed of hidden things, held against what they were.

In games in which everybody lays any card, and chooses by a coin, what is told to be there with 30 % is there three times
in ten, and what is there was never told to be impossible: not in these games, nor in those of mice, who have reasons.
CHEESEBOARD_LONG=1 asks at five thousand positions for every number of players.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Any

import cheeseboard
from cheeseboard.bots.bots import MICE, choose
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.box import Chance, Game
from tests.every_game.tables import EVERY_OWN_GAME, hidden
from tests.long import LONG, often
from tests.statistics import Promise, deciles

POSITIONS = 5000 if LONG else often(400, 1000) if cheeseboard.compiled else 40
EACH = 4  # positions of a game, about
ELSEWHERE = 1 << 30  # other dice than those that play
ERRORS = 3  # standard errors of a tenth; there are many
QUICK = Budget(tries=20)


def believed(game: Game[Any], seats: int) -> list[Promise]:
    """At positions of random games, somebody is asked of everything that is not certain what it may be."""
    found: list[Promise] = []
    asked, often = 0, max(1, sum(1 for _ in played_by_a_coin(game, seats, -1)) // EACH)
    for number in count():
        moments = Dice(number + ELSEWHERE)
        for state in played_by_a_coin(game, seats, number):
            if moments.below(often) == 0:  # not looking at what will come: the last position of a game is special
                asked += 1
                found += promises(game, state, number, moments)
        if asked >= POSITIONS:
            return found
    raise AssertionError


def promises(game: Game[Any], state: Any, number: int, dice: Dice) -> Iterator[Promise]:
    """All that somebody may wonder about, beside what it really is; which is possible, or we stop here."""
    for chance in game.chances(game.view(state, int(dice.below(state.seats)))):
        truth = hidden(game).lies(state, chance, dice)
        assert truth in chance.odds, f"{chance} was {truth}"
        if len(chance.odds) > 1:
            yield from (Promise(number, float(odds), what == truth) for what, odds in chance.odds.items())


def played_by_a_coin(game: Game[Any], seats: int, number: int) -> Iterator[Any]:
    """All positions of a game but the last. The same one is changed: copy what is to be kept."""
    state, dice = game.new(seats), Dice(number)
    while state.turn != NOBODY:
        yield state
        state.play(state.pick(dice) if state.turn == LUCK else any_card(game, state, dice))


def any_card(game: Game[Any], state: Any, dice: Dice) -> int:
    """A legal move; of a hand any *card*, so that a kind is laid as readily as there are cards of it: then nobody learns from it."""
    hand = game.view(state, state.turn).get("hand")
    tickets = [move for move in state.moves() for _ in range(copies(hand, state.write(move)))]
    return int(tickets[dice.below(len(tickets))])


def copies(hand: Any, notation: str) -> int:
    """How many cards of a hand a move may be made with."""
    return max(1, *(hand.count(word) for word in notation.split())) if isinstance(hand, list) else 1


def some_seats(game: Game[Any]) -> list[int]:
    return list(game.seats) if LONG else [game.seats[0], game.seats[-1]]


@EVERY_OWN_GAME
def test_what_is_believed_comes_true(game: Game[Any]) -> None:
    for seats in some_seats(game):
        found = deciles(believed(game, seats))
        print(f"\n{game.name}, {seats} players: " + ", ".join(map(str, found)))

        assert not [each for each in found if each.is_off(ERRORS)]


@EVERY_OWN_GAME
def test_somebody_who_is_too_sure_is_found_out(game: Game[Any]) -> None:
    """Whoever takes the likeliest for twice as likely as it is."""

    def vain(view: Any) -> list[Chance]:
        return [replace(chance, odds=exaggerated(chance.odds)) for chance in game.chances(view)]

    found = deciles(believed(replace(game, telling=replace(game.telling, chances=vain)), game.seats[-1]))
    assert [each for each in found if each.is_off(ERRORS)]


def exaggerated(odds: Mapping[str, Fraction]) -> dict[str, Fraction]:
    likeliest = max(odds, key=odds.__getitem__)
    return {what: share * (1 + (what == likeliest)) / (1 + odds[likeliest]) for what, share in odds.items()}


@EVERY_OWN_GAME
def test_what_is_there_is_possible_whoever_plays(game: Game[Any]) -> None:
    """Mice of all ages do not choose by a coin, and still nobody is surprised by what cannot be."""
    asked = 0
    for seats in some_seats(game):
        for number in range(20 if LONG else 2):
            for state in played_by_mice(game, seats, number):
                asked += len(list(promises(game, state, number, Dice(number + ELSEWHERE))))
    assert asked > 0


def played_by_mice(game: Game[Any], seats: int, number: int) -> Iterator[Any]:
    """Every tenth position of one of their games."""
    state, luck, mice = game.new(seats), Dice(number), Dice(number + 1)
    for step in count():
        if step % 10 == 0:
            yield state.clone()
        if state.turn == NOBODY:
            return
        if state.turn == LUCK or state.count() == 1:
            state.play(state.pick(luck))
        else:
            mouse = MICE[mice.below(len(MICE))]
            state.play(state.read(choose(mouse, game, game.view(state, state.turn), 100 * number + step, QUICK)))

"""Puzzles of Go da Cheese! against brute force: a last play with little hidden, every way in which it can lie, every way to end it."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, permutations, product

from cheeseboard.engine.dice import Dice
from cheeseboard.games.go_da_cheese import GAME
from cheeseboard.games.go_da_cheese.puzzles import worked_out
from cheeseboard.games.go_da_cheese.rules import Goda
from tests.games.go_da_cheese import checker
from tests.games.go_da_cheese.reference import winners
from tests.long import often

SEATS = 3
WORLDS = often(120, 400)
GAMES = often(15, 60)
MARKED = ("lay cat", "lay marked-mouse")
Moves = list[tuple[int, str]]  # who, and the notation


def last_plays() -> Iterator[tuple[Goda, Moves, list[Moves]]]:
    """Games up to their last play: the position, its moves, and all games that look the same to whoever makes it."""
    for seed in range(GAMES):
        state, dice, moves = GAME.new(SEATS), Dice(seed), Moves()
        while state.laid < 15 * SEATS - 3 or state.turn < 0:
            move = one_move(state, dice)
            moves.append((int(state.turn), state.write(move)))
            state.happen(move)
        others = [seat for seat in range(SEATS) if seat != state.turn]
        worlds = [dict(chain(*deal)) for deal in product(*(ways(moves, owner) for owner in others))]
        if len(worlds) <= WORLDS:
            yield (
                state,
                moves,
                [[(who, world.get(at, said)) for at, (who, said) in enumerate(moves)] for world in worlds],
            )


def one_move(state: Goda, dice: Dice) -> int:
    """A mouse first, if there is one, so that little is hidden; else anything."""
    if state.turn >= 0:
        plain = [int(move) for move in state.moves() if state.write(move) == "lay mouse"]
        if plain:
            return plain[0]
    return int(state.pick(dice))


def ways(moves: Moves, owner: int) -> list[list[tuple[int, str]]]:
    """Every order in which the cards can lie that a player laid face down: which move laid which. A marked back is a marked card."""
    laid = [(at, said) for at, (who, said) in enumerate(moves) if who == owner and said.startswith("lay ")]
    hidden = {at: count % 3 > 0 for count, (at, said) in enumerate(laid) if count % 3 == 0 or said in MARKED}
    found: list[list[tuple[int, str]]] = [[]]
    for at, is_marked in hidden.items():
        found = [
            [*way, (at, said)]
            for way in found
            for said in sorted(Counter(moves[each][1] for each in hidden) - Counter(said for _, said in way))
            if not is_marked or said in MARKED
        ]
    return found


def tried(state: Goda, worlds: list[Moves]) -> dict[str, Fraction]:
    """What each choice wins with the best rest of the play, by counting the winners of whole games."""
    seat, options = int(state.turn), GAME.settle({})
    seen = GAME.view(state, seat)
    worths: dict[str, Fraction] = {}
    for first in [state.write(move) for move in state.moves()]:
        begun = [first] if first.startswith("lay") else []
        cards = list((Counter(seen["hand"]) - Counter(first.removeprefix("lay ") for first in begun)).elements())
        for rest in sorted(set(permutations(cards))):
            play = [(seat, first), *((seat, f"lay {card}") for card in rest)]
            won = [winners(SEATS, options, [*world, *play]) for world in worlds]
            share = sum((Fraction(seat in each, len(each)) for each in won), Fraction(0)) / len(worlds)
            worths[first] = max(worths.get(first, Fraction(0)), share)
    return worths


def checked(moves: Moves) -> dict[str, Fraction]:
    pantry = checker.Pantry(SEATS)
    for _, said in moves:
        pantry.hear(said)
    return checker.worths_of(pantry)


def test_solver_and_checker_say_what_trying_everything_says() -> None:
    seen, found = 0, set()
    for state, moves, worlds in last_plays():
        begun = state.clone()
        begun.happen(state.move(seen % int(state.count())))
        at = (int(state.turn), state.write(state.move(seen % int(state.count()))))
        for now, said, games in (
            (state, moves, worlds),
            (begun, [*moves, at], [[*world, at] for world in worlds]),
        ):
            worths = tried(now, games)

            assert {now.write(move): worth for move, worth in worked_out(now).items()} == worths == checked(said)
            found |= set(worths.values())
        seen += 1
    assert seen > 1
    assert any(0 < worth < 1 for worth in found)

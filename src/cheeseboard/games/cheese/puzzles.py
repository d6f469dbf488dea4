"""Puzzles of Cheese: nobody chooses anything, but one can see which flip decides. A card is about to be turned up; which one would?"""

from fractions import Fraction
from typing import Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.box import Course, Proved, Puzzling
from cheeseboard.games.cheese.rules import KINDS, Cheese
from cheeseboard.games.cheese.view import View, recall

GAMES: Final = 40  # played on from a card, to see two that end differently
MOST: Final = 3_000  # positions that are looked at for a card, at most
MOST_FLIPS: Final = 300  # before the puzzle
FAR: Final = 8  # flips until the game is over, at most, once it is decided: who solves it must see the end
FEW: Final = 3  # cards: a smaller stack is soon used up
LINES: Final = 200  # games among which the shortest is shown
LONGEST: Final = 24  # moves of a line that is shown
LEVELS: Final = (0, 1, 2, 4, 6)  # flips until the end, at most, on each level but the last
THEMES: Final = ("hunt", "quiet", "last", "short", "long")
SHORT: Final = 2


class TooMuch(Exception):  # noqa: N818 - no error: nothing is proved then
    """There is more to look at than we want to."""


class Fate:
    """Whether all that may happen leads to the same winners, and after how many flips at most the game is over then."""

    def __init__(self, winners: int) -> None:
        self.winners: Final = winners
        self.left = MOST
        self.flips = 0

    def is_sealed(self, table: Cheese, flips: int = 0) -> bool:
        if table.turn == NOBODY:
            self.flips = max(self.flips, flips)
            return table.winning() == self.winners
        self.left -= 1
        if self.left < 0 or flips > FAR:
            raise TooMuch
        is_luck = table.turn == LUCK
        return all(self.is_sealed(after(table, move), flips + is_luck) for move in table.moves())


def find(table: Cheese) -> Proved | None:
    """One card wins the game for who flips it, whatever comes then; or one card decides who wins, whoever that is."""
    if table.flips > MOST_FLIPS or min(table.score(seat) for seat in range(table.seats)) > FAR:
        return None  # nobody remembers so much, or can run out of cards so soon
    try:
        fates = {move: fate(after(table, move)) for move in table.moves()}
    except TooMuch:
        return None
    mine = 1 << table.mover
    wins = [move for move, (winners, _) in fates.items() if winners == mine]
    decides = [move for move, (winners, _) in fates.items() if winners]
    kind, found = ("wins", wins) if len(wins) == 1 else ("decides", decides)
    if len(found) != 1:
        return None
    winners, steps = fates[found[0]]
    length = "last" if steps == 0 else "short" if steps <= SHORT else "long"
    return Proved(
        kind=kind,
        worths={move: Fraction(move in found) for move in fates},
        steps=steps,
        themes=(situation(table), length),
        sketch=(kind, table.write(found[0]), *sketch(table, winners, steps)),
        level=1 + sum(steps > most for most in LEVELS),
    )


def fate(table: Cheese) -> tuple[int, int]:
    """Who wins for sure, as a set of seats, and how soon; nobody, if that is open."""
    winners = int(ended(table, 0).winning())
    if any(ended(table, number).winning() != winners for number in range(1, GAMES)):
        return 0, 0
    sealed = Fate(winners)
    return (sealed.winners, sealed.flips) if sealed.is_sealed(table) else (0, 0)


def after(table: Cheese, move: int) -> Cheese:
    then = table.clone()
    then.happen(move)
    return then


def ended(table: Cheese, number: int) -> Cheese:
    """One of the ways in which it may end."""
    then = table.clone()
    then.play_out(Dice(number))
    return then


def situation(table: Cheese) -> str:
    """Not what the card would do: that would be half the answer."""
    return "quiet" if table.owner == NOBODY else "hunt"


def sketch(table: Cheese, winners: int, steps: int) -> tuple[object, ...]:
    """Seen from who flips: whose stack is how small, the hunt, and who wins. Larger stacks are alike; at the end, all but the smallest."""
    round_the_table = [(table.mover + step) % table.seats for step in range(table.seats)]
    owner = (table.owner - table.mover) % table.seats if table.owner != NOBODY else NOBODY
    most = FAR + 1 if steps else FEW
    stacks = tuple(min(int(table.score(seat)), most) for seat in round_the_table)
    return stacks, int(owner), int(table.attempts), tuple(winners >> seat & 1 for seat in round_the_table)


def course(table: Cheese, proved: Proved, move: int) -> Course:
    """To the end: as it was decided, or, after another card, how it comes out differently. If that takes long, until the pile is won."""
    winners = ended(after(table, proved.answer), 0).winning()
    is_right = move == proved.answer
    lines = [line(after(table, move), number) for number in range(LINES)]
    fitting = [moves for moves, won in lines if (won == winners) == is_right]
    shortest = min(fitting or [moves for moves, _ in lines], key=len)
    shown = shortest if len(shortest) <= LONGEST else until_won(after(table, move), shortest)
    return Course(table.clone(), [move, *shown])


def line(table: Cheese, number: int) -> tuple[list[int], int]:
    """The moves of one way to the end, and who wins then."""
    then, dice, moves = table.clone(), Dice(number), list[int]()
    while then.turn != NOBODY:
        moves.append(int(then.pick(dice)))
        then.happen(moves[-1])
    return moves, int(then.winning())


def until_won(table: Cheese, moves: list[int]) -> list[int]:
    """Those of the moves that are made until somebody has won the pile."""
    then = table.clone()
    for count, move in enumerate(moves):
        if then.pile == 0:
            return moves[:count]
        then.happen(move)
    return moves


def theme(seen: View, move: str) -> str:
    """Where the card came up."""
    return situation(recall(seen)) if move in KINDS else ""


KINDS_ASKED: Final = ("wins", "decides")
PUZZLING: Final = Puzzling(kinds=KINDS_ASKED, certain=KINDS_ASKED, themes=THEMES, find=find, course=course, theme=theme)

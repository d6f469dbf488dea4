"""Checks puzzles of Cheese Rescue from their moves alone: plain masks, every line of play; nothing of the game's own code."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache

SIDE, GRID, WIDE = 5, 9, 10  # a row has a place more than cells, so that no card has a neighbour in another row
KINDS = ["dog", "cat", "mouse", "cheese-1", "cheese-2", "cheese-3"]
CHEESE, TAKEN = 3, 9  # which mask is the first of seat 0's cheeses, and which has all cards
WINS, SHARES = 1, 0  # goals: to be ahead, or not to be behind
Move = tuple[int, int]  # kind and cell
Board = tuple[int, ...]  # masks: dogs, cats, mice, seat 0's cheeses of 1, 2 and 3, those of seat 1, all cards
Hands = tuple[tuple[int, ...], ...]  # how many of each kind


def cell_of(name: str) -> int:
    return "abcdefghi".index(name[0]) + WIDE * (int(name[1:]) - 1)


def near(cells: int) -> int:
    return cells << 1 | cells >> 1 | cells << WIDE | cells >> WIDE


@cache
def free(taken: int) -> tuple[int, ...]:
    """The cells beside a card with which all cards still fit into the square."""
    cards = [divmod(cell, WIDE) for cell in range(GRID * WIDE) if taken >> cell & 1]

    def fits(row: int, column: int) -> bool:
        rows, columns = zip(*cards, (row, column), strict=True)
        return bool(column < GRID and max(rows) - min(rows) < SIDE and max(columns) - min(columns) < SIDE)

    beside = near(taken) & ~taken
    return tuple(cell for cell in range(GRID * WIDE) if beside >> cell & 1 and fits(*divmod(cell, WIDE)))


def lead(board: Board) -> int:
    """How far seat 0 is ahead at the end; a cheese more breaks a tie."""
    dogs, cats, mice, one, two, three, other_one, other_two, other_three, _ = board
    safe = ~near(mice & ~near(cats & ~near(dogs)))
    return (
        101 * ((one & safe).bit_count() - (other_one & safe).bit_count())
        + 201 * ((two & safe).bit_count() - (other_two & safe).bit_count())
        + 301 * ((three & safe).bit_count() - (other_three & safe).bit_count())
    )


def laid(board: Board, hands: Hands, turn: int, move: Move) -> tuple[Board, Hands]:
    kind, cell = move
    masks, hand = list(board), list(hands[turn])
    masks[kind + CHEESE * turn if kind >= CHEESE else kind] |= 1 << cell
    masks[TAKEN] |= 1 << cell
    hand[kind] -= 1
    return tuple(masks), (tuple(hand), hands[1]) if turn == 0 else (hands[0], tuple(hand))


def choices(board: Board, hand: tuple[int, ...]) -> list[Move]:
    return [(kind, cell) for kind in range(len(KINDS)) if hand[kind] for cell in free(board[TAKEN])]


class Solver:
    """What seat 0 can reach: a goal, whatever seat 1 does. What decided elsewhere is tried first."""

    def __init__(self) -> None:
        self.known: dict[tuple[Board, Hands, int, int], bool] = {}
        self.decided: Counter[tuple[int, Move]] = Counter()

    def reaches(self, board: Board, hands: Hands, turn: int, goal: int, left: int) -> bool:
        if not left:
            return lead(board) >= goal
        key = (board, hands, turn, goal)
        if key not in self.known:
            self.known[key] = self.tried(board, hands, turn, goal, left)
        return self.known[key]

    def tried(self, board: Board, hands: Hands, turn: int, goal: int, left: int) -> bool:
        moves = choices(board, hands[turn])
        if left > 1:
            moves.sort(key=lambda move: self.decided[turn, move], reverse=True)
        for move in moves:
            then, after = laid(board, hands, turn, move)
            if self.reaches(then, after, 1 - turn, goal, left - 1) == (turn == 0):
                self.decided[turn, move] += 4**left
                return turn == 0
        return turn != 0

    def brings(self, board: Board, hands: Hands, turn: int, move: Move, goal: int) -> bool:
        """Whether a move brings its own seat the goal."""
        then, after = laid(board, hands, turn, move)
        left = SIDE * SIDE - then[TAKEN].bit_count()
        if turn == 0:
            return self.reaches(then, after, 1, goal, left)
        return not self.reaches(then, after, 0, SHARES if goal == WINS else WINS, left)

    def worth(self, board: Board, hands: Hands, turn: int, move: Move) -> Fraction:
        """1 wins, a half shares, 0 loses, for the seat in turn."""
        return Fraction(sum(self.brings(board, hands, turn, move, goal) for goal in (WINS, SHARES)), 2)


def replayed(moves: Sequence[str]) -> tuple[Board, Hands, int]:
    """Both draw two animals; then each lays a card and draws one, as long as there are any of the eighteen."""
    hands: Hands = ((0, 0, 0, 3, 2, 1), (0, 0, 0, 3, 2, 1))
    board: Board = (0,) * TAKEN + (1 << cell_of("e5"),)
    turn, pile = 0, 18
    for move in moves:
        verb, last = move.split()
        if verb == "deal":
            drawn = tuple(count + (kind == last) for kind, count in zip(KINDS, hands[turn], strict=True))
            hands = (drawn, hands[1]) if turn == 0 else (hands[0], drawn)
            pile -= 1
        else:
            board, hands = laid(board, hands, turn, (KINDS.index(verb), cell_of(last)))
        if sum(hands[turn]) == 8 or (verb != "deal" and not pile):
            turn = 1 - turn
    return board, hands, turn


def check(seats: int, moves: Sequence[str], kind: str, answer: str, worth: Fraction) -> str:
    """What is wrong with a puzzle; nothing if it is right."""
    board, hands, turn = replayed(moves)
    if seats != 2 or sum(map(sum, hands)) + board[TAKEN].bit_count() != 1 + 12 + 18:
        return "the pile is not empty: hidden cards decide"
    if worth != {"wins": 1, "saves": Fraction(1, 2), "loses": 1}[kind]:
        return f"what {kind} is not worth {worth}"
    solver = Solver()
    card, where = answer.split()
    right = (KINDS.index(card), cell_of(where))
    others = [move for move in choices(board, hands[turn]) if move != right]
    goal = WINS if kind == "wins" else SHARES
    if solver.brings(board, hands, turn, right, goal) == (kind == "loses"):
        return f"{answer} does not do it"
    if kind == "saves" and solver.brings(board, hands, turn, right, WINS):
        return f"{answer} does more"
    if any(solver.brings(board, hands, turn, move, goal) != (kind == "loses") for move in others):
        return "another move is as good"
    return ""

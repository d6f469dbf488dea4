"""Checks puzzles of Cheese Rescue from their moves alone: plain masks, every line of play; nothing of the game's own code."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

SIDE, GRID = 5, 9
ANIMALS = ["dog", "cat", "mouse"]
POINTS = {"cheese-1": 1, "cheese-2": 2, "cheese-3": 3}
BESIDE = [
    sum(
        1 << (GRID * y + x)
        for x, y in ((c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1))
        if 0 <= x < GRID and 0 <= y < GRID
    )
    for r in range(GRID)
    for c in range(GRID)
]
Board = tuple[tuple[int, str, int], ...]  # cell, kind, owner; sorted
Hands = tuple[tuple[str, ...], ...]


def cell_of(name: str) -> int:
    return "abcdefghi".index(name[0]) + GRID * (int(name[1:]) - 1)


def near(cells: int) -> int:
    found = 0
    while cells:
        low = cells & -cells
        found |= BESIDE[low.bit_length() - 1]
        cells ^= low
    return found


@cache
def free(taken: int) -> tuple[int, ...]:
    """The cells beside a card with which all cards still fit into the square."""
    cells = [cell for cell in range(GRID * GRID) if taken >> cell & 1]

    def fits(cell: int) -> bool:
        rows, columns = zip(*(divmod(each, GRID) for each in [*cells, cell]), strict=True)
        return bool(max(rows) - min(rows) < SIDE and max(columns) - min(columns) < SIDE)

    beside = near(taken) & ~taken
    return tuple(cell for cell in range(GRID * GRID) if beside >> cell & 1 and fits(cell))


@cache
def lead(board: Board) -> int:
    """How far seat 0 would be ahead if the game ended now; a cheese more breaks a tie."""
    masks = dict.fromkeys(ANIMALS, 0)
    for cell, kind, _ in board:
        if kind in masks:
            masks[kind] |= 1 << cell
    eaten = near(masks["mouse"] & ~near(masks["cat"] & ~near(masks["dog"])))
    return sum(
        (100 * POINTS[kind] + 1) * (1 - 2 * owner)
        for cell, kind, owner in board
        if kind in POINTS and not eaten >> cell & 1
    )


class Solver:
    """What seat 0 can reach: more than a goal, whatever seat 1 does."""

    def __init__(self) -> None:
        self.known: dict[tuple[Board, int, int], bool] = {}

    def reaches(self, board: Board, hands: Hands, turn: int, goal: int) -> bool:
        if len(board) == SIDE * SIDE:
            return lead(board) >= goal
        key = (board, turn, goal)
        if key not in self.known:
            self.known[key] = self.tried(board, hands, turn, goal)
        return self.known[key]

    def tried(self, board: Board, hands: Hands, turn: int, goal: int) -> bool:
        after = [self.laid(board, hands, turn, kind, cell) for kind, cell in choices(board, hands[turn])]
        after.sort(key=lambda position: lead(position[0]), reverse=turn == 0)
        for then, left in after:
            if self.reaches(then, left, 1 - turn, goal) == (turn == 0):
                return turn == 0
        return turn != 0

    @staticmethod
    def laid(board: Board, hands: Hands, turn: int, kind: str, cell: int) -> tuple[Board, Hands]:
        hand = list(hands[turn])
        hand.remove(kind)
        left = (tuple(hand), hands[1]) if turn == 0 else (hands[0], tuple(hand))
        return tuple(sorted([*board, (cell, kind, turn)])), left

    def worth(self, board: Board, hands: Hands, turn: int, kind: str, cell: int) -> Fraction:
        """1 wins, a half shares, 0 loses, for the seat in turn."""
        then, left = self.laid(board, hands, turn, kind, cell)
        if turn == 0:
            return Fraction(self.reaches(then, left, 1, 1) + self.reaches(then, left, 1, 0), 2)
        return Fraction(2 - self.reaches(then, left, 0, 1) - self.reaches(then, left, 0, 0), 2)


def choices(board: Board, hand: tuple[str, ...]) -> list[tuple[str, int]]:
    taken = sum(1 << cell for cell, _, _ in board)
    return [(kind, cell) for kind in sorted(set(hand)) for cell in free(taken)]


def replayed(moves: Sequence[str]) -> tuple[Board, Hands, int]:
    """Both draw two animals; then each lays a card and draws one, as long as there are any of the eighteen."""
    hands = [["cheese-1"] * 3 + ["cheese-2"] * 2 + ["cheese-3"] for _ in range(2)]
    board, turn, pile = [(cell_of("e5"), "start", 0)], 0, 18
    for move in moves:
        kind, where = move.split() if not move.startswith("deal ") else (move.split()[1], "")
        if where:
            hands[turn].remove(kind)
            board.append((cell_of(where), kind, turn))
        else:
            hands[turn].append(kind)
            pile -= 1
        if len(hands[turn]) == 8 or (where and not pile):
            turn = 1 - turn
    return tuple(sorted(board)), (tuple(hands[0]), tuple(hands[1])), turn


def check(seats: int, moves: Sequence[str], kind: str, answer: str, worth: Fraction) -> str:
    """What is wrong with a puzzle; nothing if it is right."""
    board, hands, turn = replayed(moves)
    if seats != 2 or sum(len(hand) for hand in hands) + len(board) != 1 + 12 + 18:
        return "the pile is not empty: hidden cards decide"
    solver = Solver()
    worths = {(kind, cell): solver.worth(board, hands, turn, kind, cell) for kind, cell in choices(board, hands[turn])}
    if kind == "loses":
        worths = {move: Fraction(value == 0) for move, value in worths.items()}
    card, where = answer.split()
    right = worths.pop((card, cell_of(where)), None)
    if right != worth or worth != {"wins": 1, "saves": Fraction(1, 2), "loses": 1}[kind]:
        return f"{answer} is worth {right}, not {worth}"
    return "" if max(worths.values()) < right else "another move is as good"

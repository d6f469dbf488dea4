"""Cheese Rescue once more, with plain sets and words: slow, obvious, and written without looking at the rules module."""

from collections import Counter
from typing import Any

from cheeseboard.games.cheese_rescue.rules import Rescue

VARIANTS: list[dict[str, Any]] = [
    {},
    {"animals": [2, 16, 18]},  # fewer dogs than should go back with two players
    {"cheeses": [1, 1, 4]},
    {"swap": True},
    {"diagonals": True},
    {"square": "centred", "diagonals": True, "animals": [12, 12, 12], "cheeses": [0, 6, 0]},
    {"komi": 3},
    {"square": "centred"},
    {"swap": True, "komi": 4},
]
BOXES = [
    {"animals": [6, 11, 15], "cheeses": [1, 1, 0], "side": 4, "drawn": 4, "swap": True},
    {"animals": [12, 12, 12], "cheeses": [0, 3, 2], "side": 6, "drawn": 0},
]
# Blocks that show that Otto beats chance: compiled, interpreted. Six, all of them won, are no proof against one other.
OTTO = {2: (20, 8), 4: (10, 6)}
RARE_EVENTS = {"cheeses_swapped"}  # one of some thirty moves, once in a game of two; test_rules.py has it

Place = tuple[int, int]  # column and row, from 0
KINDS = ["dog", "cat", "mouse", "cheese-1", "cheese-2", "cheese-3"]
SIDES = [(1, 0), (-1, 0), (0, 1), (0, -1)]
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def place(cell: str) -> Place:
    return "abcdefghijklm".index(cell[0]), int(cell[1:]) - 1


def cell(where: Place) -> str:
    return f"{'abcdefghijklm'[where[0]]}{where[1] + 1}"


def touching(where: Place, steps: list[Place]) -> set[Place]:
    return {(where[0] + right, where[1] + down) for right, down in steps}


def in_play(seats: int, options: dict[str, Any]) -> Counter[str]:
    back = {2: [3, 6, 9], 3: [2, 3, 4], 4: [0, 0, 0]}[seats]
    return +Counter({kind: max(0, options["animals"][k] - back[k]) for k, kind in enumerate(KINDS[:3])})


class Referee:
    """Follows a game from its notations alone, and insists on the rules."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats, self.options = seats, options
        usual = {2: 5, 3: 6, 4: 7}[seats]
        self.side = min(usual, options.get("side", 7))
        self.most = sum(options["cheeses"]) + options.get("drawn", 2)
        self.middle = (usual - 1, usual - 1)
        self.table: dict[Place, tuple[str, int]] = {}  # the kind of each card, and who laid it
        if seats != 3:
            self.table[self.middle] = ("start", -1)
        cheeses = Counter({f"cheese-{k + 1}": number for k, number in enumerate(options["cheeses"])})
        self.hands = [cheeses.copy() for _ in range(seats)]
        self.pile = in_play(seats, options)
        self.laid = 0
        self.has_swapped = False
        self.first = 0  # who has the place of the first player

    def follow(self, turn: int, notation: str) -> None:
        if notation == "swap":
            assert turn == self.turn()
            assert notation in self.legal(turn)
            self.swap()
            return
        kind, where = notation.split()
        if kind == "deal":
            assert turn == -1
            seat = self.drawer()
            assert self.pile[where] > 0
            self.pile[where] -= 1
            self.hands[seat][where] += 1
            assert self.hands[seat].total() <= self.most
        else:
            assert turn == self.turn()
            assert notation in self.legal(turn)
            self.hands[turn][kind] -= 1
            self.table[place(where)] = (kind, turn)
            self.laid += 1

    def turn(self) -> int:
        """Who lays the next card."""
        return (self.first + self.laid) % self.seats

    def drawer(self) -> int:
        """Whoever has one card too few; before the first card, everybody in turn."""
        return next(seat for seat, hand in enumerate(self.hands) if hand.total() < self.most)

    def swap(self) -> None:
        """All cheeses change hands: those in hand, and what lies on the table."""
        cheeses = [Counter({kind: hand[kind] for kind in KINDS[3:]}) for hand in self.hands]
        for seat, hand in enumerate(self.hands):
            hand.subtract(cheeses[seat])
            hand.update(cheeses[1 - seat])
        self.table = {w: (kind, 1 - owner if owner >= 0 else -1) for w, (kind, owner) in self.table.items()}
        self.has_swapped = True
        self.first = 1

    def legal(self, seat: int) -> set[str]:
        cells = self.free()
        found = {f"{kind} {cell(where)}" for kind, number in self.hands[seat].items() if number for where in cells}
        if self.options["swap"] and self.seats == 2 and self.laid == 1 and not self.has_swapped:
            found.add("swap")
        return found

    def free(self) -> set[Place]:
        if not self.table:
            return {self.middle}
        near = {where for card in self.table for where in touching(card, SIDES)}
        return {where for where in near if where not in self.table and self.fits({where, *self.table})}

    def fits(self, cards: set[Place]) -> bool:
        """Whether all these lie in one square."""
        for axis in (0, 1):
            used = [card[axis] for card in cards]
            if max(used) - min(used) >= self.side:
                return False
            if self.options["square"] == "centred" and self.seats != 3:
                first = self.middle[axis] - self.side // 2
                if not first <= min(used) <= max(used) < first + self.side:
                    return False
        return True

    def hunt(self) -> dict[Place, tuple[str, int]]:
        """The cards left when the hunt is over."""
        left = dict(self.table)
        steps = SIDES + CORNERS if self.options["diagonals"] else SIDES
        for hunter, hunted in (("dog", "cat"), ("cat", "mouse"), ("mouse", "cheese")):
            hunters = [where for where, (kind, _) in left.items() if kind == hunter]
            near = {where for one in hunters for where in touching(one, steps)}
            left = {w: card for w, card in left.items() if not (w in near and card[0].startswith(hunted))}
        return left

    def cheeses(self, seat: int) -> list[int]:
        """What a seat has rescued, if the game ended now."""
        return [int(kind[-1]) for kind, owner in self.hunt().values() if owner == seat and kind.startswith("cheese")]

    def scores(self) -> list[int]:
        return [sum(self.cheeses(seat)) for seat in range(self.seats)]


def followed(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> Referee:
    referee = Referee(seats, options)
    for turn, notation in moves:
        referee.follow(turn, notation)
    return referee


def scores(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[int]:
    return followed(seats, options, moves).scores()


def winners(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[int]:
    referee = followed(seats, options, moves)
    assert len(referee.table) == referee.side**2
    present = [0.0] * seats
    if seats == 2:
        present[1 - referee.first] = options["komi"] / 2
    results = [(sum(referee.cheeses(seat)) + present[seat], len(referee.cheeses(seat))) for seat in range(seats)]
    return [seat for seat in range(seats) if results[seat] == max(results)]


def deck(seats: int, options: dict[str, Any]) -> Counter[str]:
    """The animals in play, everybody's own cheeses, and the start card."""
    found = in_play(seats, options)
    for seat in range(seats):
        found.update({f"cheese-{k + 1} of {seat}": number for k, number in enumerate(options["cheeses"])})
    found["start"] = int(seats != 3)
    return +found


def size(spots: int) -> int:
    return int(spots).bit_count()


def cards(state: Rescue) -> Counter[str]:
    """The cards in the pile, in the hands and on the table; what lies there without a kind is the start card."""
    found: Counter[str] = Counter()
    for k, kind in enumerate(KINDS[:3]):
        bags = [state.pile, *state.hands]
        found[kind] += sum(bag >> 8 * k & 255 for bag in bags) + size(state.boards[k])
    for seat in range(state.seats):
        for k, kind in enumerate(KINDS[3:], 3):
            own = state.boards[k] & state.boards[6 + seat]
            found[f"{kind} of {seat}"] += (state.hands[seat] >> 8 * k & 255) + size(own)
    found["start"] += size(state.taken) - sum(size(state.boards[k]) for k in range(6))
    return +found

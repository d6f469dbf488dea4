"""Checks puzzles of Go da Cheese! from their moves alone: every way the hidden cards can lie, every way to end the play."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations, product

DECK = Counter({"mouse": 7, "marked-mouse": 2, "fat-mouse": 2, "king": 1, "cat": 2, "dog": 1})
MARKED = {"marked-mouse", "cat"}
POINTS = {"mouse": 1, "marked-mouse": 1, "fat-mouse": 2, "king": 1, "cat": 3}
MICE = {"mouse", "marked-mouse", "fat-mouse", "king"}
Line = tuple[tuple[int, str], ...]  # seat and kind, nearest the cheese first
Gains = tuple[tuple[int, int, int, int], ...]  # seat, points, kings, mice


@cache
def resolved(line: Line, mice: int) -> Gains:
    """Dogs, cats, kings, cheese: what each seat gets."""
    gone: dict[int, int] = {}  # place: who took it
    for at in reversed(range(len(line))):
        if line[at][1] == "dog":
            for beside in (at - 1, at + 1):
                if 0 <= beside < len(line) and line[beside][1] == "cat" and beside not in gone:
                    gone[beside] = line[at][0]
    for at in reversed(range(len(line))):
        if line[at][1] == "cat" and at not in gone:
            for prey in range(at - 1, max(at - 4, -1), -1):
                if line[prey][1] not in MICE:
                    break
                if line[prey][0] != line[at][0] and prey not in gone:
                    gone[prey] = line[at][0]
    left = [at for at in range(len(line)) if at not in gone and line[at][1] in MICE]
    for at in sorted(left, key=lambda at: line[at][1] != "king")[:mice]:
        gone[at] = line[at][0]
    return tuple(
        (taker, POINTS[line[at][1]], int(line[at][1] == "king"), int(line[at][1] in MICE)) for at, taker in gone.items()
    )


class Pantry:
    """The table, as it grows from the moves."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.mice: list[int] = []
        self.lines: list[list[tuple[int, str, bool, bool]]] = [
            [] for _ in range(2 * seats)
        ]  # seat, kind, hidden, marked
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.mover, self.drawn, self.start, self.step, self.laid = 0, 0, -1, 0, 0

    def hear(self, move: str) -> None:
        verb, *rest = move.split()
        if verb == "cheese":
            self.mice.append(int(rest[0]))
        elif verb == "deal":
            self.hands[self.mover][rest[0]] += 1
            self.drawn += 1
            if self.drawn == 3:
                self.mover, self.drawn = (self.mover + 1) % self.seats, 0
        elif verb == "at":
            self.start, self.step = int(rest[0]) - 1, 0
        elif verb == "lay":
            self.lay(rest[0])

    def lay(self, kind: str) -> None:
        is_hidden = self.step == 0 or kind in MARKED
        line = self.lines[(self.start + self.step) % len(self.lines)]
        line.append((self.mover, kind, is_hidden, self.step > 0))
        self.hands[self.mover] -= Counter([kind])
        self.step, self.laid = self.step + 1, self.laid + 1
        if self.step == 3:
            self.mover, self.start = (self.mover + 1) % self.seats, -1

    def ways(self, owner: int) -> list[dict[tuple[int, int], str]]:
        """All ways in which the hidden cards of another seat can lie."""
        places = [
            (cheese, at, marked)
            for cheese, line in enumerate(self.lines)
            for at, (seat, _, hidden, marked) in enumerate(line)
            if seat == owner and hidden
        ]
        shown = Counter(kind for line in self.lines for seat, kind, hidden, _ in line if seat == owner and not hidden)
        return [
            {(cheese, at): kind for (cheese, at, _), kind in zip(places, order, strict=True)}
            for order in orders(DECK - shown)
            if all(kind in MARKED for (_, _, marked), kind in zip(places, order, strict=True) if marked)
        ]

    def deals(self) -> Iterator[list[Line]]:
        """All that whoever is in turn thinks possible."""
        others = [self.ways(owner) for owner in range(self.seats) if owner != self.mover]
        for way in product(*others):
            supposed = {place: kind for part in way for place, kind in part.items()}
            yield [
                tuple((card[0], supposed.get((cheese, at), card[1])) for at, card in enumerate(line))
                for cheese, line in enumerate(self.lines)
            ]

    def plays(self) -> list[tuple[str, list[tuple[int, str]]]]:
        """Every way to end the play: its first move, and which card goes where."""
        cards = list(self.hands[self.mover].elements())
        is_begun = self.start >= 0
        starts = [self.start + self.step] if is_begun else range(len(self.lines))
        return [
            (
                f"lay {order[0]}" if is_begun else f"at {start + 1}",
                [((start + k) % len(self.lines), kind) for k, kind in enumerate(order)],
            )
            for start in starts
            for order in sorted(set(permutations(cards)))
        ]


@cache
def orders_of(cards: tuple[tuple[str, int], ...]) -> tuple[tuple[str, ...], ...]:
    if not cards:
        return ((),)
    found = []
    for kind, number in cards:
        left = tuple((other, count - (other == kind)) for other, count in cards if count - (other == kind))
        found += [(kind, *rest) for rest in orders_of(left)] if number else []
    return tuple(found)


def orders(bag: Counter[str]) -> tuple[tuple[str, ...], ...]:
    return orders_of(tuple(sorted(bag.items())))


def ranks(lines: Sequence[Gains], seats: int) -> list[tuple[int, int, int]]:
    totals = [[0, 0, 0] for _ in range(seats)]
    for gains in lines:
        for seat, points, kings, mice in gains:
            totals[seat][0] += points
            totals[seat][1] += kings
            totals[seat][2] += mice
    return [(points, kings, mice) for points, kings, mice in totals]


def check(seats: int, moves: Sequence[str], kind: str, answer: str, worth: Fraction) -> str:
    """What is wrong with a puzzle; nothing if it is right."""
    pantry = Pantry(seats)
    for move in moves:
        pantry.hear(move)
    if pantry.laid < 15 * seats - 3:
        return "it is not the last play"
    plays = pantry.plays()
    won = [Fraction(0)] * len(plays)
    deals = 0
    for lines in pantry.deals():
        deals += 1
        gains = [resolved(line, mice) for line, mice in zip(lines, pantry.mice, strict=True)]
        for number, (_, cards) in enumerate(plays):
            then = list(gains)
            for cheese, card in cards:
                then[cheese] = resolved((*lines[cheese], (pantry.mover, card)), pantry.mice[cheese])
            all_ranks = ranks(then, seats)
            if all_ranks[pantry.mover] == max(all_ranks):
                won[number] += Fraction(1, all_ranks.count(max(all_ranks)))
    worths: dict[str, Fraction] = {}
    for (first, _), shares in zip(plays, won, strict=True):
        worths[first] = max(worths.get(first, Fraction(0)), shares / deals)
    right = worths.pop(answer, None)
    if right != worth or kind.startswith("wins") != (worth == 1):
        return f"{answer} is worth {right}, not {worth}"
    return "" if max(worths.values()) < right else "another move is as good"

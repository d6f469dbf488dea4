"""Checks puzzles of Go da Cheese! from their moves alone: every way the hidden cards can lie, every way to end the play."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import chain, permutations, product

DECK = Counter({"mouse": 7, "marked-mouse": 2, "fat-mouse": 2, "king": 1, "cat": 2, "dog": 1})
MARKED = {"marked-mouse", "cat"}
POINTS = {"mouse": 1, "marked-mouse": 1, "fat-mouse": 2, "king": 1, "cat": 3}
MICE = {"mouse", "marked-mouse", "fat-mouse", "king"}
Line = tuple[tuple[int, str], ...]  # seat and kind, nearest the cheese first
Outcome = tuple[int, ...]  # of a cheese as it lies, and what each of some cards would add
Way = tuple[tuple[str, ...], ...]  # for each cheese, the hidden cards of a seat, nearest the cheese first


SEAT = 32  # bits of a number in which everybody's points, kings and mice are counted, eight bits each, the most important first
ALL = (1 << SEAT) - 1


@cache
def resolved(line: Line, mice: int) -> int:
    """Dogs, cats, kings, cheese: what everybody gets, in one number."""
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
    return sum(
        (POINTS[line[at][1]] << 16 | (line[at][1] == "king") << 8 | (line[at][1] in MICE)) << (SEAT * taker)
        for at, taker in gone.items()
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

    def ways(self, owner: int) -> list[Way]:
        """All ways in which the hidden cards of another seat can lie."""
        hidden = [[marked for seat, _, hidden, marked in line if seat == owner and hidden] for line in self.lines]
        shown = Counter(kind for line in self.lines for seat, kind, hidden, _ in line if seat == owner and not hidden)
        found = []
        for order in orders(tuple(sorted((DECK - shown).items())), tuple(chain(*hidden))):
            kinds = iter(order)
            found.append(tuple(tuple(next(kinds) for _ in line) for line in hidden))
        return found

    def deals(self) -> Iterator[tuple[tuple[tuple[str, ...], ...], ...]]:
        """All that whoever is in turn thinks possible: for each cheese, what the others may have hidden there."""
        others = [self.ways(owner) for owner in range(self.seats) if owner != self.mover]
        return (tuple(zip(*deal, strict=True)) for deal in product(*others))

    def line(self, cheese: int, hidden: tuple[tuple[str, ...], ...]) -> Line:
        """The cards at a cheese, if these are the hidden ones of the others."""
        owners = [owner for owner in range(self.seats) if owner != self.mover]
        left = {owner: list(kinds) for owner, kinds in zip(owners, hidden, strict=True)}
        return tuple(
            (seat, left[seat].pop(0) if is_hidden and seat in left else kind)
            for seat, kind, is_hidden, _ in self.lines[cheese]
        )

    def outcomes(self) -> Counter[tuple[Outcome, ...]]:
        """What each cheese may bring; in how many deals."""
        kinds = sorted(self.hands[self.mover])

        @cache
        def outcome(cheese: int, hidden: tuple[tuple[str, ...], ...]) -> Outcome:
            line, mice = self.line(cheese, hidden), self.mice[cheese]
            now = resolved(line, mice)
            return now, *(resolved((*line, (self.mover, kind)), mice) - now for kind in kinds)

        cheeses = range(len(self.lines))
        return Counter(tuple(map(outcome, cheeses, deal)) for deal in self.deals())

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
def orders(cards: tuple[tuple[str, int], ...], marks: tuple[bool, ...]) -> tuple[tuple[str, ...], ...]:
    """Every order of so many of each kind; a card with a marked back is of a marked kind."""
    if not marks:
        return ((),)
    found: list[tuple[str, ...]] = []
    for kind, number in cards:
        if not marks[0] or kind in MARKED:
            left = tuple((other, count - (other == kind)) for other, count in cards if count - (other == kind))
            found += [(kind, *rest) for rest in orders(left, marks[1:])] if number else []
    return tuple(found)


def worths_of(pantry: Pantry) -> dict[str, Fraction]:
    """What each move wins, on average over all deals, if the rest of the play is as good as can be."""
    plays = pantry.plays()
    kinds = sorted(pantry.hands[pantry.mover])
    laid = [[(cheese, 1 + kinds.index(card)) for cheese, card in cards] for _, cards in plays]
    won = [Fraction(0)] * len(plays)
    outcomes = pantry.outcomes()
    for cheeses, deals in outcomes.items():
        now = sum(outcome[0] for outcome in cheeses)
        for number, cards in enumerate(laid):
            then = now
            for cheese, card in cards:
                then += cheeses[cheese][card]
            ranks = [then >> (SEAT * seat) & ALL for seat in range(pantry.seats)]
            if ranks[pantry.mover] == max(ranks):
                won[number] += Fraction(deals, ranks.count(max(ranks)))
    worths: dict[str, Fraction] = {}
    for (first, _), shares in zip(plays, won, strict=True):
        worths[first] = max(worths.get(first, Fraction(0)), shares / outcomes.total())
    return worths


def check(seats: int, moves: Sequence[str], kind: str, answer: str, worth: Fraction) -> str:
    """What is wrong with a puzzle; nothing if it is right."""
    pantry = Pantry(seats)
    for move in moves:
        pantry.hear(move)
    if pantry.laid < 15 * seats - 3:
        return "it is not the last play"
    if kind.endswith("where") != answer.startswith("at "):
        return f"{answer} does not answer {kind}"
    worths = worths_of(pantry)
    right = worths.pop(answer, None)
    if right != worth or kind.startswith("wins") != (worth == 1):
        return f"{answer} is worth {right}, not {worth}"
    return "" if max(worths.values()) < right else "another move is as good"

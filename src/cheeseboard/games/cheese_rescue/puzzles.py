"""Puzzles of Cheese Rescue: the last cards of two players, when counting shows everything and the end can be worked out."""

from collections.abc import Mapping
from fractions import Fraction
from time import process_time
from typing import Final

from cheeseboard.engine.bits import bit, held, members, popcount
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Course, Proved, Puzzling
from cheeseboard.games.cheese_rescue import endgame
from cheeseboard.games.cheese_rescue.advice import after
from cheeseboard.games.cheese_rescue.policy import standing
from cheeseboard.games.cheese_rescue.rules import CAT, CHEESE, DOG, KINDS, MOUSE, OWNED, Rescue
from cheeseboard.games.cheese_rescue.view import View, recall

POSITIONS: Final = 3_000_000 if not endgame.__file__.endswith(".py") else 30_000  # looked at, at most
SECONDS: Final = 20.0
MOST_CELLS: Final = 10  # left; with more, a checker in plain Python would take minutes
LAST: Final = 2  # cells: hardly anything to look ahead at
SHORT: Final = 5
FAR: Final = (
    1,
    2,
    4,
    6,
    7,
)  # cells left, at most, on each level but the last, where a mistake is looked for: no mouse would make it
OTHERS: Final = 3  # moves that do not lose, at least, where one does
THEMES: Final = ("scare", "catch", "eat", "shelter", "block", "last", "short", "long")


def find(table: Rescue) -> Proved | None:
    """One move wins, or shares the win, or loses, and no other does."""
    worths = solved(table)
    if not worths:
        return None
    best = max(worths.values())
    if best > 0 and list(worths.values()).count(best) == 1:
        return found(table, "wins" if best == 1 else "saves", worths)
    losing = {move: Fraction(worth == 0) for move, worth in worths.items()}
    if sum(losing.values()) == 1 and len(losing) > OTHERS:
        return found(table, "loses", losing)
    return None


def solved(table: Rescue) -> dict[int, Fraction]:
    """What each move leads to if both play as well as can be; of equals, the one that looks best comes first."""
    left = cells_left(table)
    if table.seats != 2 or table.pile or not 0 < left <= MOST_CELLS:
        return {}
    seat = int(table.turn)
    end = endgame.Endgame(seat, left, POSITIONS, SECONDS, process_time)
    worths: dict[int, Fraction] = {}
    for move in sorted(table.moves(), key=lambda move: -standing(after(table, move), seat)):
        worths[move] = Fraction(end.chance(table, move))
        if end.gave_up:
            return {}
    return worths


def cells_left(table: Rescue) -> int:
    return int(table.house.side**2 - popcount(table.taken))


def found(table: Rescue, kind: str, worths: Mapping[int, Fraction]) -> Proved:
    steps = cells_left(table)
    answer = max(worths, key=lambda move: worths[move])
    length = "last" if steps <= LAST else "short" if steps <= SHORT else "long"
    return Proved(
        kind=kind,
        worths=worths,
        steps=steps,
        themes=(deed(table, answer), length),
        sketch=sketch(table),
        level=1 + sum(steps > most for most in FAR) if kind == "loses" else 0,
    )


def deed(table: Rescue, move: int) -> str:
    """What the card does where it lies."""
    kind, spot = table.house.kinds[move], table.spot_at(table.house.cells[move])
    beside = table.near(bit(spot))
    if kind == DOG and beside & table.boards[CAT]:
        return "scare"
    if kind == CAT and beside & table.boards[MOUSE]:
        return "catch"
    if kind == MOUSE and beside & (table.boards[OWNED] | table.boards[OWNED + 1]):
        return "eat"
    return "shelter" if kind >= CHEESE else "block"


def sketch(table: Rescue) -> tuple[object, ...]:
    """The cards as they lie, however the table is turned or mirrored, and both hands."""
    cards = {cell(table, spot): face(table, spot) for spot in members(table.taken)}
    hands = tuple(
        tuple(held(table.hands[seat], kind) for kind in range(len(KINDS))) for seat in (table.turn, 1 - table.turn)
    )
    seen = min(tuple(sorted(turned(cards, way).items())) for way in range(8))
    return (*seen, hands)


def cell(table: Rescue, spot: int) -> tuple[int, int]:
    at = int(table.cell_at(spot))
    return at >> 4, at & 15


def face(table: Rescue, spot: int) -> str:
    """The card there; of a cheese also whether it is the solver's."""
    kind = int(table.kind_at(spot))
    mine = "mine" if table.boards[OWNED + table.turn] >> spot & 1 else ""
    return f"{kind}{mine}"


def turned(cards: Mapping[tuple[int, int], str], way: int) -> dict[tuple[int, int], str]:
    """The table turned and mirrored in one of eight ways, moved to the first row and column."""
    spun = {}
    for (row, column), card in cards.items():
        x, y = (column, row) if way & 1 else (row, column)
        spun[-x if way & 2 else x, -y if way & 4 else y] = card
    top, left = min(x for x, _ in spun), min(y for _, y in spun)
    return {(x - top, y - left): card for (x, y), card in spun.items()}


def course(table: Rescue, _: Proved, move: int) -> Course:
    """To the end, with both playing as well as they can."""
    now, moves = table.clone(), [move]
    now.happen(move)
    while now.turn != NOBODY:
        worths = solved(now)
        moves.append(max(worths, key=lambda each: worths[each]) if worths else int(now.move(0)))
        now.happen(moves[-1])
    return Course(table.clone(), moves)


def theme(seen: View, move: str) -> str:
    """What the card would have done."""
    table = recall(seen)
    found = next((each for each in table.moves() if table.write(each) == move), None)
    return "" if found is None or found not in range(len(table.house.kinds)) else deed(table, found)


KINDS_ASKED: Final = ("wins", "saves", "loses")
PUZZLING: Final = Puzzling(
    kinds=KINDS_ASKED, certain=KINDS_ASKED, themes=THEMES, seats=(2,), find=find, course=course, theme=theme
)

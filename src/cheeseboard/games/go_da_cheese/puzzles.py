"""Puzzles of Go da Cheese!: the very last play, over every deal that is possible for whoever makes it."""

from fractions import Fraction
from typing import Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import share_of_win
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Course, Proved, Puzzling
from cheeseboard.games.go_da_cheese.endgame import counted
from cheeseboard.games.go_da_cheese.position import CAT, DOG, KING, NONE, PLAIN_CAT, THREE
from cheeseboard.games.go_da_cheese.rules import Goda
from cheeseboard.games.go_da_cheese.view import View

MARGIN: Final = Fraction(1, 10)  # by which the best is ahead, or nobody could see it
WORLDS: Final = 200  # looked at, at most, for one that shows a mistake
THEMES: Final = ("where", "order", "cat", "dog", "king", "mice")


def find(state: Goda) -> Proved | None:
    """One choice of the last play wins clearly more often than every other."""
    if state.laid < state.house.each * state.seats - THREE:
        return None
    worths = worked_out(state)
    if len(worths) < 2:
        return None
    best, second = sorted(worths.values(), reverse=True)[:2]
    if second + MARGIN > best:
        return None
    kind = ("wins" if best == 1 else "best") + ("-where" if state.start == NONE else "-card")
    themes = ("where" if state.start == NONE else "order", *hand_themes(state))
    steps = int(state.house.each * state.seats - state.laid)
    return Proved(kind=kind, worths=worths, steps=steps, themes=themes, sketch=(kind, tuple(sorted(worths.values()))))


def worked_out(state: Goda) -> dict[int, Fraction]:
    """The share of the win that each move leads to, if the rest of the play is as good as can be."""
    parts, all_parts = counted(state, state.turn)
    return {move: Fraction(part, all_parts) for move, part in parts.items()}


def hand_themes(state: Goda) -> list[str]:
    hand = state.hand_of(state.turn)
    has = {"cat": (CAT, PLAIN_CAT), "dog": (DOG,), "king": (KING,)}
    found = [name for name, kinds in has.items() if any(hand >> (8 * int(kind)) & 255 for kind in kinds)]
    return found or ["mice"]


def course(state: Goda, found: Proved, move: int) -> Course:
    """To the end: in a world in which the answer wins, and a mistake does not."""
    right = whole_play(state, found.answer)
    asked = right if move == found.answer else whole_play(state, move)
    for number in range(WORLDS):
        world = state.imagine(state.turn, Dice(number))
        moves, won = played(world, asked)
        if won if asked is right else not won and played(world, right)[1]:
            break
    return Course(world, moves)


def whole_play(state: Goda, move: int) -> list[int]:
    """The move, and the rest of the play as good as can be by what its seat knows."""
    now, moves, seat = state.clone(), [move], state.turn
    now.happen(move)
    while now.turn == seat:
        worths = worked_out(now)
        moves.append(max(worths, key=lambda each: worths[each]))
        now.happen(moves[-1])
    return moves


def played(world: Goda, play: list[int]) -> tuple[list[int], bool]:
    """The play, and what the cards turn out to be; whether its seat alone wins."""
    now, moves, seat = world.clone(), list(play), world.turn
    for move in play:
        now.happen(move)
    while now.turn != NOBODY:
        moves.append(int(now.move(0)))
        now.happen(moves[-1])
    return moves, share_of_win(now, seat) == 1.0


def theme(_: View, move: str) -> str:
    """Where to begin, or which card."""
    verb, *rest = move.split()
    if verb == "at":
        return "where"
    return rest[0] if verb == "lay" and rest[0] in THEMES else "order"


PUZZLING: Final = Puzzling(
    kinds=("wins-where", "best-where", "wins-card", "best-card"),
    themes=THEMES,
    seats=(3,),
    find=find,
    course=course,
    theme=theme,
)

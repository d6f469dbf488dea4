"""A game so small that it can be worked out: all its histories, what best play is worth, what can be won against a player.

Every history is walked once. What a seat knows is all that it has seen happen, move by move (``State.seen``), so nobody forgets
anything, and a strategy is a weight for each sequence of own moves: the product of their probabilities (sequence form).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, Final

from cheeseboard.engine.outcome import payoffs
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games.box import Game

Behaviour = Sequence[Sequence[float]]  # for each information set: how likely each move is
Weights = list[float]  # of a seat: for each of its sequences, how likely its own moves make it
NO_MOVES: Final = 0  # the sequence before a seat's first choice


class Missing(Exception):  # noqa: N818 - a person reads it
    """What an equilibrium is worked out with is not installed."""


@dataclass(frozen=True)
class InfoSet:
    """Positions that a seat cannot tell apart, with more than one move to choose from."""

    seat: int
    known: bytes  # all that it has seen happen
    before: int  # the sequence of own moves that leads there
    first: int  # the sequence that goes on with the first of the moves; the others follow
    example: State  # one of the positions

    @property
    def moves(self) -> list[int]:
        return self.example.moves()


@dataclass
class GameTree:
    """All histories of a game, as far as they matter: where seats choose, and what each combination of sequences pays."""

    seats: int
    info_sets: list[InfoSet] = field(default_factory=list)  # each after those that lead to it
    sequences: list[int] = field(default_factory=list)  # how many each seat has
    ends: dict[tuple[int, ...], Weights] = field(
        default_factory=dict
    )  # of all seats: rewards, times luck's probability
    histories: list[int] = field(default_factory=list)  # for each number of steps: how many there are
    known: list[int] = field(default_factory=list)  # and how many information sets in which a seat is to move

    def count(self, depth: int, *, is_new: bool) -> None:
        if depth == len(self.histories):
            self.histories.append(0)
            self.known.append(0)
        self.histories[depth] += 1
        self.known[depth] += is_new


class TreeWalk:
    """The walk that makes a tree."""

    def __init__(self, start: State) -> None:
        self.tree = GameTree(int(start.seats), sequences=[1] * start.seats)
        self.found: dict[
            tuple[int, bytes], InfoSet | None
        ] = {}  # by seat and what it knows; nothing where it has one move
        self.visit(start, 0, 1.0, (b"",) * start.seats, (NO_MOVES,) * start.seats)

    def visit(self, state: State, depth: int, chance: float, known: tuple[bytes, ...], played: tuple[int, ...]) -> None:
        """A position, how likely luck makes it, what each seat knows, and the sequence that each has played."""
        tree, turn = self.tree, int(state.turn)
        here = self.info_set(state, depth, known, played) if turn >= 0 else None
        if turn < 0:
            tree.count(depth, is_new=False)
        if turn == NOBODY:
            paid = tree.ends.setdefault(played, [0.0] * tree.seats)
            for seat, reward in enumerate(payoffs(state)):
                paid[seat] += chance * reward
        for number, move in enumerate(state.moves()):
            then = tuple(before + as_seen(state, move, seat) for seat, before in enumerate(known))
            odds = int(state.odds(move)) / int(state.tickets) if turn == LUCK else 1.0
            now = played if here is None else (*played[:turn], here.first + number, *played[turn + 1 :])
            after = state.clone()
            after.happen(move)
            self.visit(after, depth + 1, chance * odds, then, now)

    def info_set(self, state: State, depth: int, known: tuple[bytes, ...], played: tuple[int, ...]) -> InfoSet | None:
        """Where the seat that is to move stands; nothing if it has no choice."""
        seat = int(state.turn)
        key = seat, known[seat]
        self.tree.count(depth, is_new=key not in self.found)
        if key not in self.found:
            self.found[key] = self.new(state, seat, known[seat], played[seat]) if state.count() > 1 else None
        return self.found[key]

    def new(self, state: State, seat: int, known: bytes, before: int) -> InfoSet:
        found = InfoSet(seat, known, before, self.tree.sequences[seat], state)
        self.tree.info_sets.append(found)
        self.tree.sequences[seat] += int(state.count())
        return found


def as_seen(state: State, move: int, seat: int) -> bytes:
    """A move as a seat sees it, as it is remembered."""
    return (int(state.seen(move, seat)) + 1).to_bytes(2, "little")


def grown(game: Game[Any], seats: int, options: Mapping[str, object]) -> GameTree:
    """The tree of a table. It must be small: a million histories take some ten seconds."""
    return TreeWalk(game.new(seats, options)).tree


# Strategies and what they bring


def weights(tree: GameTree, seat: int, behaviour: Behaviour) -> Weights:
    """The strategy of a seat that plays with these probabilities."""
    found = [1.0] * tree.sequences[seat]
    for here, chances in zip(tree.info_sets, behaviour, strict=True):
        if here.seat == seat:
            for number, chance in enumerate(chances):
                found[here.first + number] = found[here.before] * chance
    return found


def value(tree: GameTree, strategies: Sequence[Weights], seat: int) -> float:
    """What a seat wins on average."""
    return sum(
        paid[seat] * prod(mine[sequence] for mine, sequence in zip(strategies, played, strict=True))
        for played, paid in tree.ends.items()
    )


def best_response(tree: GameTree, strategies: Sequence[Weights], seat: int) -> tuple[float, Weights]:
    """What a seat can win at most against the others' strategies, and how. Its own strategy does not matter."""
    gains = [0.0] * tree.sequences[seat]
    for played, paid in tree.ends.items():
        others = prod(strategies[other][played[other]] for other in range(tree.seats) if other != seat)
        gains[played[seat]] += others * paid[seat]
    behaviour: list[Sequence[float]] = [()] * len(tree.info_sets)
    for number, here in reversed(list(enumerate(tree.info_sets))):
        if here.seat == seat:
            moves = range(len(here.moves))
            best = max(moves, key=lambda move: gains[here.first + move])
            gains[here.before] += gains[here.first + best]
            behaviour[number] = [float(move == best) for move in moves]
    return gains[NO_MOVES], weights(tree, seat, behaviour)


# The equilibrium of a game for two


def equilibrium(tree: GameTree) -> tuple[float, list[Weights]]:
    """What the first seat wins if both play their best, and two strategies against which nobody can win more (needs SciPy)."""
    if tree.seats != 2:
        raise ValueError(
            "only a game of two players has one value; with more, ask for the best response to some players"
        )
    found = [most_certain(tree, seat) for seat in range(2)]
    return found[0][0], [strategy for _, strategy in found]


def most_certain(tree: GameTree, seat: int) -> tuple[float, Weights]:
    """The strategy that wins most against the other's best response: a linear program over weights of sequences.

    Its variables are this seat's weights, and for each information set of the other what this seat still wins there.
    """
    try:
        import numpy as np  # noqa: PLC0415 - an extra
        from scipy.optimize import linprog  # noqa: PLC0415
        from scipy.sparse import csr_array  # noqa: PLC0415
    except ImportError:
        raise Missing("an equilibrium needs SciPy, which comes with: pip install cheeseboard[openspiel]") from None

    other = 1 - seat
    mine = [here for here in tree.info_sets if here.seat == seat]
    theirs = [here for here in tree.info_sets if here.seat == other]
    size = tree.sequences[seat]
    width = size + 1 + len(theirs)
    # The other takes, of each of its moves, the one that leaves least: before a move no more is left than after any of them.
    bound = [(NO_MOVES, size, 1.0)]
    for number, here in enumerate(theirs, size + 1):
        bound.append((here.before, number, -1.0))
        bound += [(here.first + k, number, 1.0) for k in range(len(here.moves))]
    for played, paid in tree.ends.items():
        bound.append((played[other], played[seat], -paid[seat]))
    # This seat's weights: each choice shares out the weight that leads to it.
    shared = [(0, NO_MOVES, 1.0)]
    for row, here in enumerate(mine, 1):
        shared.append((row, here.before, -1.0))
        shared += [(row, here.first + k, 1.0) for k in range(len(here.moves))]

    def matrix(entries: list[tuple[int, int, float]], rows: int) -> Any:
        at, where, what = zip(*entries, strict=True)
        return csr_array((what, (at, where)), shape=(rows, width))

    aim = np.zeros(width)
    aim[size] = -1.0
    solved = linprog(
        aim,
        A_ub=matrix(bound, tree.sequences[other]),
        b_ub=np.zeros(tree.sequences[other]),
        A_eq=matrix(shared, 1 + len(mine)),
        b_eq=np.eye(1, 1 + len(mine))[0],
        bounds=[(0, None)] * size + [(None, None)] * (width - size),
        method="highs",
    )
    if not solved.success:
        raise ArithmeticError(f"the linear program was not solved: {solved.message}")
    return -float(solved.fun), [float(weight) for weight in solved.x[:size]]

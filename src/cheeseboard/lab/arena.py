"""The arena: bots against each other, on every chair in turn with the same luck, over all cores.

A block is one stream of luck, one deal and one row of dice. In it, for any two bots, one sits alone on each chair in
turn among copies of the other, and (with more than two players) the other way round. Games are numbered, and whatever
is drawn at random in one is drawn from the arena's seed and that number: who plays it and when makes no difference.
"""

import json
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property, partial
from hashlib import sha256
from itertools import combinations, permutations
from typing import Any, Final

from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import exact_share
from cheeseboard.engine.playout import advance
from cheeseboard.engine.state import NOBODY, IllegalMove, State
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.lab.players import BotMaker, SeatedBot, maker_of
from cheeseboard.lab.sprt import Sprt
from cheeseboard.lab.workers import Send, Take, gathered, lined_up

SEEDS: Final = 1 << 63


AS_PLANNED: Final = Budget(by_clock=False)  # the same on slow machines


@dataclass(frozen=True)
class ArenaOrder:
    """What the arena plays: ``blocks`` blocks of games between two or more bots.

    Each game is played the same again from the seed and its number.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    blocks: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    budget: Budget = AS_PLANNED
    sprt: tuple[float, float] | None = None  # asks about the first bot alone among the second, and for nothing else

    def __post_init__(self) -> None:
        if self.blocks < 1:
            raise ValueError(f"blocks: {self.blocks} is not possible; possible: a whole number from 1")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"seed: {self.seed} is not possible; possible: a whole number from 0, below 2**63")
        if len(self.bots) < 2:
            raise ValueError(f"{len(self.bots)} bot has nobody to play against; name two or more")
        if self.sprt is not None and len(self.bots) != 2:
            raise ValueError(f"--sprt is about two bots, not {len(self.bots)}")
        if self.sprt is not None:
            Sprt(*self.sprt)  # says what is wrong with them
        self.makers()

    def makers(self) -> list[BotMaker]:
        """What makes a new player of each bot. ValueError for a bot that there is not."""
        return [maker_of(bot, self.budget) for bot in self.bots]

    @cached_property
    def matches(self) -> list[tuple[int, int]]:
        """One bot alone among copies of another. With two players, that is the other way round, too."""
        bots = range(len(self.bots))
        return list(combinations(bots, 2) if self.seats == 2 or self.sprt else permutations(bots, 2))

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """Who sits where, in each game of a block."""
        chairs = range(self.seats)
        return [
            tuple(lone if seat == chair else other for seat in chairs)
            for lone, other in self.matches
            for chair in chairs
        ]

    @property
    def games(self) -> int:
        """The number of games in all blocks."""
        return self.blocks * len(self.tables)

    def luck(self, block: int) -> int:
        """The seed of a block's luck. Bots never see it."""
        return seed_for(self.seed, f"luck {block}")

    def bot_seed(self, number: int, decision: int) -> int:
        """The seed that a bot is given for one decision of a game."""
        return seed_for(self.seed, f"mind {number} {decision}")


def seed_for(seed: int, what: str) -> int:
    """A seed for one thing, from that of them all."""
    return int.from_bytes(sha256(f"{seed} {what}".encode()).digest()[:7], "big")


@dataclass(frozen=True)
class Played:
    """The result of one game in the arena."""

    number: int
    block: int
    seed: int  # of its luck
    table: tuple[int, ...]  # which bot sat on each chair
    moves: list[str]  # decisions; luck's follow from its seed
    scores: list[int]
    winners: list[int]
    decisions: list[int]  # of each chair
    seconds: list[float]  # that each chair thought

    def share_of_win(self, seat: int) -> float:
        """The share of the win that a chair has; 0 if nobody won."""
        return float(exact_share(self.winners, seat))


@dataclass(frozen=True)
class Fault:
    """A bot that broke the rules, or broke down. Nothing is counted as if it had lost: the arena stops."""

    number: int
    block: int
    seed: int
    table: tuple[int, ...]
    moves: list[str]  # before it
    seat: int
    bot: str
    what: str


class Foul(Exception):  # noqa: N818 - the report quotes it
    """The arena has stopped at a fault."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        moves = ", ".join(fault.moves) or "none"
        super().__init__(
            f"{fault.bot}, on chair {fault.seat + 1} in game {fault.number} (block {fault.block}, luck {fault.seed}): "
            f"{fault.what}; decisions before: {moves}"
        )


# One game


def play(order: ArenaOrder, game: Game[Any], makers: Sequence[BotMaker], number: int) -> Played | Fault:
    """Game so-and-so of the order. Every bot is given its view as JSON would bring it, and a seed; nothing else."""
    block, table = number // len(order.tables), order.tables[number % len(order.tables)]
    state, luck = game.new(order.seats, order.options), Dice(order.luck(block))
    seated: list[SeatedBot | None] = [None] * order.seats
    moves: list[str] = []
    decisions, seconds = [0] * order.seats, [0.0] * order.seats
    advance(state, luck)
    while state.turn != NOBODY:
        seat = int(state.turn)
        view = json.loads(json.dumps(game.view(state, seat)))
        try:
            player = seated[seat] = seated[seat] or makers[table[seat]]()
            began = time.perf_counter()
            chosen = player(game, view, order.bot_seed(number, len(moves)))
            seconds[seat] += time.perf_counter() - began
            state.play(understood(state, chosen))
        except (Exception, SystemExit) as problem:  # noqa: BLE001 - whatever a bot does wrong
            bot = order.bots[table[seat]]
            return Fault(number, block, order.luck(block), table, moves, seat, bot, said(problem))
        decisions[seat] += 1
        moves.append(chosen)
        advance(state, luck)
    return Played(
        number, block, order.luck(block), table, moves, state.scores(), state.winners(), decisions, seconds
    )  # fmt: skip


def understood(state: State, chosen: object) -> int:
    if not isinstance(chosen, str):
        raise IllegalMove(state.refusal(repr(chosen)))
    return state.read(chosen)


def said(problem: BaseException) -> str:
    return str(problem) if isinstance(problem, IllegalMove) else f"{type(problem).__name__}: {problem}"


# All of them


def blocks_of(
    order: ArenaOrder, workers: int, told: Callable[[int], None] = lambda _: None
) -> Generator[list[Played], None, None]:
    """Play, and yield block after block in order; ``told`` is called with 1 after each game.

    Raises Foul when the turn comes of a game in which a bot broke the rules.
    """
    block: list[Played] = []
    with closing(in_order(order, workers)) as games:
        for one in games:
            if isinstance(one, Fault):
                raise Foul(one)
            block.append(one)
            told(1)
            if len(block) == len(order.tables):
                yield block
                block = []


def in_order(order: ArenaOrder, workers: int) -> Generator[Played | Fault, None, None]:
    """Game after game."""
    if workers == 1:
        yield from played_here(order)
        return
    with closing(gathered(partial(work, order), min(workers, order.games))) as news:
        yield from lined_up(news)


def played_here(order: ArenaOrder) -> Iterator[Played | Fault]:
    game, makers = find(order.game), order.makers()
    for number in range(order.games):
        yield play(order, game, makers, number)


def work(order: ArenaOrder, take: Take, send: Send) -> None:
    """In a process of its own: the next game, until there are no more."""
    game, makers = find(order.game), order.makers()
    while (number := take()) < order.games:
        send(play(order, game, makers, number))

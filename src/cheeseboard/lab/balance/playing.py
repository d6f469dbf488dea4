"""The games that the figures need: numbered, so that they are the same whoever plays them.

Each level plays among its like; each next level alone among copies of the one below, on every chair in turn with the same
luck; and, as a yardstick, a cheater who sees all cards among honest copies of itself.
"""

import json
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.bots.bots import BOTS
from cheeseboard.bots.review import chance, ledger, walk
from cheeseboard.bots.thought import Budget, weigh_up
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import WHOLE, exact_share
from cheeseboard.engine.playout import AllSeeing
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.engine.trial import Trial, prospects
from cheeseboard.games import find
from cheeseboard.games.box import Game, Plan
from cheeseboard.lab.arena import AS_PLANNED, SEEDS, seed_for
from cheeseboard.lab.balance.rows import Gap, Look, Purpose, Row, Seating
from cheeseboard.lab.players import BotMaker, maker_of, settled
from cheeseboard.lab.progress import ProgressBar

if TYPE_CHECKING:
    from cheeseboard.lab.workers import Crew

WORLDS: Final = 200  # games played on for each chance, where a game is looked at again
LEVELS: Final = ("pip", "mia", "otto", "clara")  # unless others are asked for: gustav takes his time
PLANNERS: Final = {"clara": 0, "gustav": 1}  # and which of a game's plans they think by


@dataclass(frozen=True)
class BalanceOrder:
    """What the balance lab plays, for one game, number of seats and house rules.

    Each game is played the same again from the seed and its number.
    """

    game: str
    seats: int
    bots: tuple[str, ...] = LEVELS  # the weakest first
    games: int = 200  # of each level among its like; of other tables as many, rounded up to whole blocks
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    worlds: int = WORLDS  # games played on, where a game is looked at again; 0: none is
    purposes: tuple[Purpose, ...] = ("like", "step", "peek")
    first: int = 0  # the first block; those before it were played elsewhere
    looks: int | None = None  # games of the best level that are looked at again; usually one of five

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError(f"games: {self.games} is not possible; possible: a whole number from 1")
        if self.worlds < 0 or (self.looks is not None and self.looks < 0):
            raise ValueError("looks and worlds: whole numbers from 0")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"seed: {self.seed} is not possible; possible: a whole number from 0, below 2**63")
        names = [name_of(bot) for bot in self.bots]
        if not names or len(set(self.bots)) < len(self.bots) or "" in names:
            there_are = ", ".join(BOTS)
            raise ValueError(f"bots: {','.join(self.bots)!r} is not possible; possible: different ones of {there_are}")
        self.makers()

    def makers(self) -> dict[str, BotMaker]:
        """What makes a new player of each bot, by its name."""
        return {bot: maker_of(bot, AS_PLANNED) for bot in self.bots}

    @property
    def best(self) -> str:
        """The strongest bot: the last one."""
        return self.bots[-1]

    @property
    def planner(self) -> str | None:
        """The strongest bot that thinks ahead, if any: only those know what to do with cards they see."""
        return next((bot for bot in reversed(self.bots) if name_of(bot) in PLANNERS), None)

    @property
    def looked_at(self) -> int:
        """How many games of the best level are looked at again."""
        return min(self.games, -(-self.games // 5) if self.looks is None else self.looks) if self.worlds else 0

    def looks_at(self, block: int) -> bool:
        """The first fifth; or as many as are wanted, spread over all, so that figures settle together."""
        number = block - self.first
        if self.looks is None or self.looked_at == 0:
            return number < self.looked_at
        every = self.games // self.looked_at
        return number % every == 0 and number // every < self.looked_at

    @cached_property
    def tables(self) -> list[Seating]:
        """All games, by their numbers. Whoever stops early has something of everything."""
        blocks = range(self.first, self.first + self.games)
        found = [Seating("like", block, (bot,) * self.seats) for bot in self.bots for block in blocks]
        for block in blocks[: -(-self.games // self.seats)]:
            for chair in range(self.seats):
                for weaker, stronger in pairwise(self.bots):
                    found.append(Seating("step", block, alone(chair, stronger, weaker, self.seats), chair))
                if self.planner is not None:
                    found.append(Seating("peek", block, (self.planner,) * self.seats, chair))
        wanted = [table for table in found if table.purpose in self.purposes]
        return sorted(wanted, key=lambda table: table.block)

    def luck(self, block: int) -> int:
        """The seed of a block's luck. Bots never see it."""
        return seed_for(self.seed, f"luck {block}")

    def bot_seed(self, number: int, decision: int) -> int:
        """The seed that a bot is given for one decision of a game."""
        return seed_for(self.seed, f"mind {self.first + number} {decision}")


def name_of(bot: str) -> str:
    """``clara`` of ``clara:sims=2000``."""
    return bot.partition(":")[0]


def alone(chair: int, one: str, others: str, seats: int) -> tuple[str, ...]:
    return tuple(one if seat == chair else others for seat in range(seats))


# One game


def play(order: BalanceOrder, game: Game[Any], makers: Mapping[str, BotMaker], number: int) -> Row:
    """Game so-and-so. Every honest bot is given its view as JSON would bring it, and a seed; nothing else."""
    table = order.tables[number]
    state, luck = game.new(order.seats, order.options), Dice(order.luck(table.block))
    seated = [makers[bot]() for bot in table.bots]
    moves: list[str] = []
    options: list[int] = []
    roles: tuple[str | None, ...] = ()
    while state.turn != NOBODY:
        if state.turn == LUCK:
            move = int(state.pick(luck))
        else:
            seat = int(state.turn)
            if not options:
                roles = tuple(game.roles(state))
            options.append(int(state.count()))
            seed = order.bot_seed(number, len(options))
            if options[-1] == 1:
                move = int(state.move(0))
            elif table.purpose == "peek" and seat == table.lone:
                move = state.read(peeked(game, state, table.bots[seat], seed))
            else:
                view = json.loads(json.dumps(game.view(state, seat)))
                move = state.read(seated[seat](game, view, seed))
        moves.append(state.write(move))
        state.play(move)
    is_looked_at = table.purpose == "like" and table.bots[0] == order.best and order.looks_at(table.block)
    return Row(
        number=number,
        table=table,
        winners=tuple(state.winners()),
        scores=tuple(state.scores()),
        options=tuple(options),
        roles=roles,
        cards=tuple(game.earned(state)),
        look=look_again(order, game, moves, order.bot_seed(number, 0)) if is_looked_at else None,
    )


def peeked(game: Game[Any], state: State, bot: str, seed: int) -> str:
    """What a bot would play that sees all cards. A CHEATER: it thinks as long as the honest one, about the true position."""
    plan = game.plans(int(state.seats))[PLANNERS[name_of(bot)]]
    return weigh_up(
        game, state.clone(), replace(plan, policy=partial(seeing, plan), choice=None), seed, budget_of(bot)
    ).move


def seeing(plan: Plan) -> AllSeeing:
    return AllSeeing(plan.policy())


def budget_of(bot: str) -> Budget:
    return settled(bot, bot.partition(":")[2], AS_PLANNED)


# A game looked at again


def look_again(order: BalanceOrder, game: Game[Any], moves: list[str], seed: int) -> Look:
    """How the chances went, to each seat (for its ledger) and to a watcher, and what was at stake at every choice."""
    state: State = game.new(order.seats, order.options)
    plan, seats = game.plans(order.seats)[0], range(order.seats)
    curves: list[tuple[Fraction, ...]] = []
    chances: list[tuple[float, ...]] = []
    movers: list[int] = []
    gaps: list[Gap] = []
    for step in walk(state, moves):
        if step.is_point:
            curves.append(tuple(chance(state, seat, seed, plan.policy(), order.worlds) for seat in seats))
            won = prospects(state, NOBODY, seed, plan.policy(), order.worlds)
            chances.append(tuple(part / (WHOLE * order.worlds) for part in won))
            movers.append(step.mover)
        if step.mover != LUCK:
            gaps.append(at_stake(state, plan, seed, order.worlds))
    winners = state.winners()
    end = tuple(exact_share(winners, seat) for seat in seats)
    ledgers = [ledger(seat, [*(curve[seat] for curve in curves), end[seat]], movers) for seat in seats]
    moved = [abs(one.own) + abs(one.others) + abs(one.luck) for one in ledgers]
    luck = float(sum(abs(one.luck) for one in ledgers) / sum(moved)) if sum(moved) else 1.0
    return Look((*chances, tuple(map(float, end))), tuple(movers), order.worlds, luck, tuple(gaps))


def at_stake(state: State, plan: Plan, seed: int, worlds: int) -> Gap:
    """Half of the worlds find the best move and the worst, the others compare the two: the same ones would exaggerate."""
    seat, policy = int(state.turn), plan.policy()
    everything = Trial(state, seat, seed, policy, state.moves())
    everything.run(max(1, worlds // 2))
    places = sorted(range(len(everything.moves)), key=everything.mean)
    extremes = [int(everything.moves[places[-1]]), int(everything.moves[places[0]])]
    pair = Trial(state, seat, seed + (1 << 40), policy, extremes)
    pair.run(max(1, worlds // 2))
    return Gap(float(pair.cost(1)), float(pair.cost_error(1)))


# All of them


def rows_of(orders: Sequence[BalanceOrder], crew: "Crew") -> Generator[Row, None, None]:
    """The first game of each order, then the second of each, and so on: whoever stops early has something of all."""
    games = {len(order.tables) for order in orders}
    assert len(games) == 1, "orders of different length"
    return crew.do(partial(ready, tuple(orders)), len(orders) * games.pop())


def ready(orders: Sequence[BalanceOrder]) -> Callable[[int], Row]:
    """To play any of these games."""
    game, makers = find(orders[0].game), [order.makers() for order in orders]

    def play_number(number: int) -> Row:
        round_, place = divmod(number, len(orders))
        return play(orders[place], game, makers[place], round_)

    return play_number


def played(orders: Sequence[BalanceOrder], crew: "Crew") -> tuple[list[list[Row]], bool]:
    """The rows of each order, and whether that is all of them: Ctrl-C ends earlier, with what is there."""
    rows: list[list[Row]] = [[] for _ in orders]
    total = sum(len(order.tables) for order in orders)
    with ProgressBar(total, "games") as bar, closing(rows_of(orders, crew)) as games:
        try:
            for number, row in enumerate(games):
                rows[number % len(orders)].append(row)
                bar(1)
        except KeyboardInterrupt:
            return rows, False
    return rows, True

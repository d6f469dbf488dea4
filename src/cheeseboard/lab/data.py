"""Games as a table of decisions, for those who learn from them offline: ``cheeseboard data GAME --out games.parquet``.

A row is one decision. ``SCHEMA`` numbers the columns' meaning; docs/research.md explains them.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from cheeseboard.bots.hints import hint
from cheeseboard.bots.makers import BotMaker
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import exact_share
from cheeseboard.engine.playout import advance
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.lab.arena import AS_PLANNED, seed_for
from cheeseboard.lab.players import maker_of
from cheeseboard.lab.workers import Crew

SCHEMA: Final = "cheeseboard decisions 2"
BATCH: Final = 64  # games that are written together


@dataclass(frozen=True)
class DataOrder:
    """What is played: game ``k`` by ``bots[(k + seat) % len(bots)]`` on each seat, with luck of its own."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    tries: int = 0  # simulated games for each decision, to tell the win chance; without, it is not told

    def __post_init__(self) -> None:
        if self.tries < 0:
            raise ValueError(f"chances: {self.tries} is not possible; possible: a whole number from 0")
        if self.games < 1:
            raise ValueError(f"games: {self.games} is not possible; possible: a whole number from 1")
        if not 0 <= self.seed < 1 << 63:
            raise ValueError(f"seed: {self.seed} is not possible; possible: a whole number from 0, below 2**63")
        if not self.bots:
            raise ValueError("nobody plays; name a bot")
        self.makers()

    def makers(self) -> list[BotMaker]:
        """What makes a new player of each bot. ValueError for a bot that there is not."""
        return [maker_of(bot, AS_PLANNED) for bot in self.bots]


def rows_of_game(order: DataOrder, game: Game[Any], makers: Sequence[BotMaker], number: int) -> list[dict[str, Any]]:
    """The decisions of game so-and-so, each with what its seat could know, and with what became of the game."""
    state, luck = game.new(order.seats, order.options), Dice(seed_for(order.seed, f"data {number}"))
    bots = [(number + seat) % len(order.bots) for seat in range(order.seats)]
    players = [makers[bot]() for bot in bots]
    rows: list[dict[str, Any]] = []
    advance(state, luck)
    while state.turn != NOBODY:
        seat = int(state.turn)
        view = json.dumps(game.view(state, seat), ensure_ascii=False)
        moves = state.moves()
        chosen = players[seat](game, json.loads(view), seed_for(order.seed, f"mind {number} {len(rows)}"))
        move = int(state.read(chosen))
        rows.append({
            "game": number,
            "step": len(rows),
            "seat": seat,
            "bot": order.bots[bots[seat]],
            "view": view,
            "legal": [int(each) for each in moves],
            "legal_moves": [state.write(each) for each in moves],
            "move": move,
            "notation": chosen,
            **win_chance(order, game, json.loads(view)),
        })  # fmt: skip
        state.play(move)
        advance(state, luck)
    winners, scores = state.winners(), state.scores()
    for row in rows:
        row |= {
            "share": float(exact_share(winners, row["seat"])),
            "score": int(scores[row["seat"]]),
            "steps": len(rows),
        }
    return rows


def win_chance(order: DataOrder, game: Game[Any], view: Mapping[str, Any]) -> dict[str, Any]:
    """The best move as a hint has it, and the calibrated chance to win with it."""
    if not order.tries:
        return {"advised": None, "chance": None}
    found = hint(game, view, Budget(tries=order.tries))
    return {"advised": found.move, "chance": found.prospects[0].percent / 100 if found.prospects else None}


def skill(order: DataOrder) -> Callable[[int], list[dict[str, Any]]]:
    """In a process of its own."""
    return partial(rows_of_game, order, find(order.game), order.makers())


def rows_of(order: DataOrder, crew: Crew) -> Iterator[list[dict[str, Any]]]:
    """Game after game, in the order of their numbers."""
    yield from crew.do(partial(skill, order), order.games)


def described(order: DataOrder) -> dict[str, str]:
    """What a file says of itself."""
    game = find(order.game)
    return {
        "schema": SCHEMA,
        "game": order.game,
        "rules": str(game.version),
        "seats": str(order.seats),
        "options": json.dumps(order.options),
        "bots": json.dumps(order.bots),
        "seed": str(order.seed),
        "games": str(order.games),
        "tries": str(order.tries),
        "actions": str(game.actions(order.seats)),
    }


def arrow_schema(order: DataOrder) -> Any:
    """The columns, with their types."""
    import pyarrow as pa  # noqa: PLC0415 - an extra

    columns = {
        "game": pa.int64(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "view": pa.string(),
        "legal": pa.list_(pa.int32()),
        "legal_moves": pa.list_(pa.string()),
        "move": pa.int32(),
        "notation": pa.string(),
        "advised": pa.string(),
        "chance": pa.float64(),
        "share": pa.float64(),
        "score": pa.int32(),
        "steps": pa.int32(),
    }
    return pa.schema(list(columns.items()), metadata=described(order))


def write_parquet(order: DataOrder, file: str, crew: Crew, told: Callable[[int], None] = lambda _: None) -> int:
    """Play the games into a file; the number of rows."""
    import pyarrow as pa  # noqa: PLC0415 - an extra
    import pyarrow.parquet as pq  # noqa: PLC0415

    schema, waiting, rows = arrow_schema(order), 0, 0
    batch: list[dict[str, Any]] = []
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for game in rows_of(order, crew):
            batch += game
            waiting, rows = waiting + 1, rows + len(game)
            told(1)
            if waiting == BATCH:
                writer.write_table(pa.Table.from_pylist(batch, schema))
                batch, waiting = [], 0
        if batch:
            writer.write_table(pa.Table.from_pylist(batch, schema))
    return rows

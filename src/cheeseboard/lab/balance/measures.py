"""What can be looked for in the games of one level among its like: one number of each game, and their mean."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import advance
from cheeseboard.games import find
from cheeseboard.lab.balance import figures
from cheeseboard.lab.balance.figures import Estimate
from cheeseboard.lab.balance.findings import Unit
from cheeseboard.lab.balance.playing import BalanceOrder
from cheeseboard.lab.balance.rows import Row


@dataclass(frozen=True)
class Measure:
    """A figure by name. Some games do not tell it: who was dealt no cat wins nothing as the cat."""

    name: str  # as it is typed
    says: str
    unit: Unit
    of: Callable[[Row], float | None]
    is_win: bool = False  # of one player, so that there is a fair share

    def values(self, rows: Sequence[Row]) -> list[float]:
        return [value for row in rows if (value := self.of(row)) is not None]

    def estimate(self, rows: Sequence[Row]) -> Estimate | None:
        values = self.values(rows)
        return figures.share(values) if self.unit == "percent" else figures.mean(values)

    def fair(self, rows: Sequence[Row]) -> float | None:
        return figures.fair_share(rows) if self.is_win and rows else None


def measures(seats: int, roles: Sequence[str] = ()) -> list[Measure]:
    """All of them: for so many chairs, and for the roles that the game deals."""
    return [
        *(chair(seat) for seat in range(seats)),
        *(role(name) for name in roles),
        Measure("length", "decisions in a game", "number", lambda row: float(len(row.options))),
        Measure("shared", "wins that are shared", "percent", lambda row: float(len(row.winners) > 1)),
        Measure("nobody", "games that nobody wins", "percent", lambda row: float(not row.winners)),
    ]


def chair(seat: int) -> Measure:
    name = "first" if seat == 0 else f"chair-{seat + 1}"
    says = "what the first player wins" if seat == 0 else f"what chair {seat + 1} wins"
    return Measure(name, says, "percent", lambda row: row.share_of_win(seat), is_win=True)


def role(name: str) -> Measure:
    def part(row: Row) -> float | None:
        return row.share_of_win(row.roles.index(name)) if name in row.roles else None

    return Measure(name, f"what whoever is dealt the {name} wins", "percent", part, is_win=True)


def named(name: str, order: BalanceOrder) -> Measure:
    """The one that somebody asks for."""
    found = {measure.name: measure for measure in measures(order.seats, roles_of(order))}
    if name not in found:
        raise ValueError(f"target: {name!r} is not possible; possible: {', '.join(found)}")
    return found[name]


def roles_of(order: BalanceOrder) -> list[str]:
    """Which ones are dealt: one deal shows them."""
    game = find(order.game)
    state = game.new(order.seats, order.options)
    advance(state, Dice(0))
    return sorted({role for role in game.roles(state) if role is not None})

"""What is written down of a game. Everything that is figured out later comes from here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cheeseboard.engine.outcome import exact_share

Purpose = Literal["like", "step", "peek"]  # among one's like; the next level alone among a weaker one; a cheater alone


@dataclass(frozen=True)
class Seating:
    """Who sits where, and what for."""

    purpose: Purpose
    block: int  # games with the same number have their luck in common
    bots: tuple[str, ...]
    lone: int | None = None  # the chair of the stronger one, or of the cheater


@dataclass(frozen=True)
class Gap:
    """A choice: how much more the best move wins than the worst, and the standard error of that."""

    difference: float
    error: float


@dataclass(frozen=True)
class Look:
    """A game looked at again."""

    chances: tuple[tuple[float, ...], ...]  # of each seat to a watcher, before every move and at the end
    movers: tuple[int, ...]  # who had a choice at each of these moves; below 0: luck
    worlds: int  # games played on for each chance
    luck: float  # which part of all that moved was luck's, by the ledgers of all seats
    gaps: tuple[Gap, ...]  # of the choices


@dataclass(frozen=True)
class Row:
    """One game."""

    number: int
    table: Seating
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    options: tuple[int, ...]  # how many moves there were, at each decision
    roles: tuple[str | None, ...] = ()  # that the deal gave each seat
    cards: tuple[tuple[str, int, int], ...] = ()  # with the points that each of them brought, and could have brought
    look: Look | None = None

    def share_of_win(self, seat: int) -> float:
        """The share of the win that a seat has; 0 if nobody won."""
        return float(exact_share(self.winners, seat))


def like(rows: Sequence[Row], bot: str) -> list[Row]:
    """The games of a bot among its like."""
    return [row for row in rows if row.table.purpose == "like" and row.table.bots[0] == bot]

"""What to do in Cheese Rescue, and why: try every card on every cell, and see whose cheese would be safe.

A cheese that is safe now is worth less for each free cell beside it, where a mouse may come yet. Everything is counted
from what lies on the table, so what the others hold has no say.
"""

from typing import Final

from cheeseboard.engine.bits import bit, members, popcount
from cheeseboard.games.box import Advice
from cheeseboard.games.cheese_rescue.rules import CELLS, CHEESE, Rescue
from cheeseboard.games.cheese_rescue.view import View, recall

PARTS: Final = 5  # of a point; a free cell beside a cheese takes one from each of its points, as tried out


def advise(seen: View) -> Advice:
    """The card that does most for this seat, compared with the others; the first of equals."""
    return explain(seen, equals(seen)[0])


def equals(seen: View) -> list[str]:
    """All cards that do as much."""
    table, seat = recall(seen), seen["seat"]
    values = {move: value(after(table, move), seat) for move in table.moves()}
    most = max(values.values())
    return [table.write(move) for move in values if values[move] == most]


def explain(seen: View, move: str) -> Advice:
    """What a card does most of all."""
    table = recall(seen)
    return Advice(move, *reason(table, after(table, table.read(move)), seen["seat"], move))


def after(table: Rescue, move: int) -> Rescue:
    world = table.clone()
    world.happen(move)
    return world


# What a table is worth


def value(table: Rescue, seat: int) -> int:
    """How far this seat is ahead of the others on average, in parts of a point for each of them."""
    worths = [points_of(table, each) - danger_of(table, each) for each in range(table.seats)]
    return table.seats * worths[seat] - sum(worths)


def points_of(table: Rescue, seat: int) -> int:
    """What a seat would score now, in parts."""
    return PARTS * table.score(seat)


def danger_of(table: Rescue, seat: int) -> int:
    """What the free cells beside its safe cheeses take from that."""
    return sum(points(table, spot) * min(PARTS, free_beside(table, spot)) for spot in members(table.rescued(seat)))


def points(table: Rescue, spot: int) -> int:
    return int(table.kind_at(spot)) - CHEESE + 1


def free_beside(table: Rescue, spot: int) -> int:
    return popcount(table.near(bit(spot)) & table.free)


# Why a card


def reason(before: Rescue, then: Rescue, seat: int, move: str) -> tuple[str, dict[str, int | str]]:
    """What changed most for the better: this seat's points, what the others have, or how exposed its cheeses are."""
    if move == "swap":
        return "swap", {"points": int(then.score(seat))}
    kind, cell = move.split()
    facts: dict[str, int | str] = {"kind": kind, "cell": cell}
    won = [int(then.score(each) - before.score(each)) for each in range(before.seats)]
    robbed = min((each for each in range(before.seats) if each != seat), key=lambda each: won[each])
    rivals = before.seats - 1
    good = {
        "gain": rivals * PARTS * won[seat],
        "harm": PARTS * (won[seat] - sum(won)),
        "cover": rivals * (danger_of(before, seat) - danger_of(then, seat)),
    }
    best = max(good, key=lambda each: good[each])
    if value(then, seat) <= value(before, seat) or good[best] <= 0:
        return "no-help", facts
    if best == "gain" and kind.startswith("cheese"):
        spot = then.spot_at(CELLS.index(cell))
        return "safe-cheese", {"cell": cell, "points": won[seat], "open": free_beside(then, spot)}
    if best == "gain":
        return "rescue", {"cell": cell, "points": won[seat]}
    if best == "harm":
        return "scare" if kind == "dog" else "eat", {"cell": cell, "owner": robbed, "points": -won[robbed]}
    return "cover", facts

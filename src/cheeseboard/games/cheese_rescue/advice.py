"""What to do in Cheese Rescue, and why: try every card on every cell, and see whose cheese would be safe.

A cheese that is safe now is worth less for each free cell beside it, where a mouse may come yet. Everything is counted
from what lies on the table, so what the others hold has no say.
"""

from cheeseboard.engine.bits import bit, popcount
from cheeseboard.games.box import Advice
from cheeseboard.games.cheese_rescue.policy import PARTS, danger, standing
from cheeseboard.games.cheese_rescue.rules import CELLS, Rescue
from cheeseboard.games.cheese_rescue.view import View, recall


def advise(seen: View) -> Advice:
    """The card that does most for this seat, compared with the others; the first of equals."""
    return explain(seen, equals(seen)[0])


def equals(seen: View) -> list[str]:
    """All cards that do as much."""
    table, seat = recall(seen), seen["seat"]
    values = {move: standing(after(table, move), seat) for move in table.moves()}
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
        "cover": rivals * (int(danger(before, seat)) - int(danger(then, seat))),
    }
    best = max(good, key=lambda each: good[each])
    if standing(then, seat) <= standing(before, seat) or good[best] <= 0:
        return "no-help", facts
    if best == "gain" and kind.startswith("cheese"):
        spot = then.spot_at(CELLS.index(cell))
        return "safe-cheese", {
            "cell": cell,
            "points": won[seat],
            "open": int(popcount(then.near(bit(spot)) & then.free)),
        }
    if best == "gain":
        return "rescue", {"cell": cell, "points": won[seat]}
    if best == "harm":
        return "scare" if kind == "dog" else "eat", {"cell": cell, "owner": robbed, "points": -won[robbed]}
    return "cover", facts

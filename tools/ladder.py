"""Measure the ladder: each mouse alone among copies of the one below, on every chair, for a fixed number of blocks.

    python tools/ladder.py LOG GAME SEATS UPPER LOWER BLOCKS SEED     play one step, and write a line into the log
    python tools/ladder.py LOG                                        the steps in it, as the table in docs/measured/strength.md

Unlike the arena it plays nothing the other way round, and does not stop early: what is published must not have waited to look good.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

from cheeseboard.games import find
from cheeseboard.lab.arena import ArenaOrder, blocks_of
from cheeseboard.lab.machine import commit
from cheeseboard.lab.standings import Standings

STEPS = (("pip", "random"), ("mia", "pip"), ("otto", "mia"), ("clara", "otto"), ("gustav", "clara"))


def main(log: str, *step: str) -> None:
    if step:
        with Path(log).open("a") as file:
            file.write(json.dumps(measured(*step)) + "\n")
    else:
        print(table([json.loads(line) for line in Path(log).read_text().splitlines()]))


def measured(game: str, seats: str, upper: str, lower: str, blocks: str, seed: str) -> dict[str, Any]:
    """One step: the stronger's share with its interval, and how long either thought."""
    order = ArenaOrder(game, int(seats), (upper, lower), int(blocks), int(seed), sprt=(0.001, 0.999))  # one way only
    began, standings = time.time(), Standings(order)
    for block in blocks_of(order, 1):
        standings.add(block)
    share = standings.share(0, 1)
    assert share is not None
    each = [1000 * spent / max(1, count) for spent, count in zip(standings.seconds, standings.decisions, strict=True)]
    found = {
        "share": share.share,
        "low": share.low,
        "high": share.high,
        "commit": commit(),
        "took": time.time() - began,
    }
    asked = {
        "game": game,
        "seats": order.seats,
        "upper": upper,
        "lower": lower,
        "blocks": order.blocks,
        "seed": order.seed,
    }
    return {**asked, **found, "milliseconds": each}


def table(steps: list[dict[str, Any]]) -> str:
    """One row for each game and number of players. Of a step measured twice, the later."""
    found = {(step["game"], step["seats"], step["upper"], step["lower"]): step for step in steps}
    heads = [f"{upper.title()} / {lower.title().replace('Random', 'random')}" for upper, lower in STEPS]
    lines = [f"| game | players | fair | {' | '.join(heads)} |", "|---" * (3 + len(heads)) + "|"]
    for game, seats in sorted({(step["game"], step["seats"]) for step in steps}):
        cells = [cell(found.get((game, seats, *pair))) for pair in STEPS]
        lines.append(f"| {find(game).title} | {seats} | {100 / seats:.1f} | {' | '.join(cells)} |")
    return "\n".join(lines)


def cell(step: dict[str, Any] | None) -> str:
    """Bold if the lower end is above a fair share."""
    if step is None:
        return "–"
    half, games = 50 * (step["high"] - step["low"]), step["blocks"] * step["seats"]
    says = f"{100 * step['share']:.1f} ± {half:.1f}"
    return f"{f'**{says}**' if step['low'] > 1 / step['seats'] else says} ({games})"


if __name__ == "__main__":
    main(*sys.argv[1:])

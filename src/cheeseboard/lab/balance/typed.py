"""An order as a title, and as the command that plays the same games again."""

import json
import shlex
from collections.abc import Sequence

from cheeseboard.games import find
from cheeseboard.lab.balance.playing import WORLDS, BalanceOrder


def title(order: BalanceOrder) -> str:
    game = find(order.game)
    return f"{game.title} ({game.name} v{game.version}) with {order.seats} players"


def command(order: BalanceOrder) -> str:
    """What plays the same games again, on however many cores."""
    looks = [] if order.looks is None else ["--looks", str(order.looks)]
    worlds = [] if order.worlds == WORLDS else ["--worlds", str(order.worlds)]
    return as_typed("balance", order, [*looks, *worlds])


def as_typed(what: str, order: BalanceOrder, more: Sequence[str]) -> str:
    """A command of the lab; each has words of its own after the game."""
    words = ["cheeseboard", "lab", what, order.game, *more, "--seats", order.seats, "--bots", ",".join(order.bots)]
    words += ["--games", order.games, "--seed", order.seed]
    usual = find(order.game).settle({})
    for name, value in order.options.items():
        words += ["--option", f"{name}={json.dumps(value)}"] if value != usual[name] else []
    return shlex.join(map(str, words))

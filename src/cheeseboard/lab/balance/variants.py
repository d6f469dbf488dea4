"""A game under other house rules: which ones, what they are called, and where they can be played."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Final
from urllib.parse import quote, urlencode

from cheeseboard.games import find
from cheeseboard.lab.balance.playing import BalanceOrder

MOST: Final = 1000  # variants in one run


@dataclass(frozen=True)
class Variant:
    """One of those that are tried: what is looked for in it, and all of its house rules."""

    changed: dict[str, Any]
    order: BalanceOrder

    @property
    def name(self) -> str:
        return ", ".join(f"{name}={written(value)}" for name, value in self.changed.items())

    @property
    def is_usual(self) -> bool:
        usual = find(self.order.game).settle({})
        return all(value == usual[name] for name, value in self.changed.items())

    def link(self, server: str) -> str:
        """Opens it as a room there: the client's /play/GAME takes players and house rules."""
        usual = find(self.order.game).settle({})
        asked = {name: written(value) for name, value in self.order.options.items() if value != usual[name]}
        return f"{server.rstrip('/')}/play/{quote(self.order.game)}?{urlencode({'seats': self.order.seats, **asked})}"


def written(value: object) -> str:
    """As it can be typed: a word needs no quotes."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def variants(order: BalanceOrder, over: Mapping[str, Sequence[object]]) -> list[Variant]:
    """Every value of one option with every value of the others; what cannot be had is refused."""
    if not over:
        raise ValueError("which options? write NAME=RANGE, such as komi=0..6 or square=floats,centred")
    game = find(order.game)
    found: list[Variant] = []
    for values in product(*over.values()):
        options = game.settle({**order.options, **dict(zip(over, values, strict=True))})
        game.new(order.seats, options)  # refuses what each rule allows, but not for this table
        variant = Variant({name: options[name] for name in over}, replace(order, options=options))
        if variant not in found:
            found.append(variant)
        if len(found) > MOST:
            raise ValueError(f"these are more than {MOST} variants")
    return found

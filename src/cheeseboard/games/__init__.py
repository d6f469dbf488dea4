"""The games, found by looking: every folder here is one."""

import sys
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from cheeseboard.games.box import Game


@cache
def names() -> tuple[str, ...]:
    """The public names of all games, in alphabetical order."""
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(__path__) if found.ispkg))


def find(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in names():
        raise ValueError(f"there is no game {name!r}; there are: {', '.join(names())}")
    game: Game[Any] = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game


class Shelf(ModuleType):
    """This package as a thing to call: ``cheeseboard.games()``."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = Shelf

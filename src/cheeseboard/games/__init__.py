"""The games, found by looking: every folder here that has a rulebook is one, and so is what other packages bring.

Another package names its game in an entry point of the group ``cheeseboard.games``. A game that cannot be played is left out,
with a warning that says why.
"""

import re
import sys
import warnings
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.games.box import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "cheeseboard.games"
HERE: Final = "cheeseboard"  # where our own games come from
NAME: Final = re.compile("[a-z]+(-[a-z]+)*")


@dataclass(frozen=True)
class Listed:
    """A game that is there, and the package that brings it; or why it cannot be played."""

    name: str
    origin: str
    game: Game[Any] | None
    why: str = ""


def names() -> tuple[str, ...]:
    """The public names of all games, in alphabetical order."""
    return tuple(sorted([*folders(), *(found.name for found in guests() if found.game)]))


def find(name: str) -> Game[Any]:
    """The game of that name."""
    if name in folders():
        game: Game[Any] = import_module(folders()[name]).GAME
        return game
    for found in guests():
        if found.name == name and found.game:
            return found.game
    broken = next((f", and it cannot be played: {found.why}" for found in guests() if found.name == name), "")
    raise ValueError(f"there is no game {name!r}{broken}; there are: {', '.join(names())}")


def everything() -> list[Listed]:
    """All games, and those that cannot be played."""
    own = [Listed(name, HERE, find(name)) for name in folders()]
    return sorted([*own, *guests()], key=lambda found: found.name)


@cache
def folders() -> dict[str, str]:
    """Our own: the package of each."""
    here = [each for each in files(__name__).iterdir() if (each / "RULES.md").is_file()]
    return {each.name.replace("_", "-"): f"{__name__}.{each.name}" for each in here}


@cache
def guests() -> list[Listed]:
    """Those of other packages."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - a third of the time it takes to open a table of ours

    found: list[Listed] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        each = brought(point, {*folders(), *(each.name for each in found)})
        if each.why:
            warnings.warn(f"the game {each.name} of {each.origin} is left out: {each.why}", stacklevel=2)
        found.append(each)
    return found


def brought(point: "EntryPoint", taken: set[str]) -> Listed:
    """A game of another package. Whatever is wrong with it, the others go on."""
    origin = point.dist.name if point.dist else point.module
    try:
        game = point.load()
        check(point.name, game, taken)
    except Exception as problem:  # noqa: BLE001 - of somebody else's code anything may be expected
        return Listed(point.name, origin, None, f"{type(problem).__name__}: {problem}")
    return Listed(point.name, origin, game)


def check(name: str, game: object, taken: set[str]) -> None:
    """What every game must have, beside what the type says."""
    if not isinstance(game, Game):
        raise TypeError(f"its entry point names no Game but {game!r}")
    if game.name != name or not NAME.fullmatch(name):
        raise ValueError(f"its name is {game.name!r}, in its entry point {name!r}; both must be the same small letters")
    if name in taken:
        raise ValueError("there is a game of that name already")
    for file in (game.rulebook(), game.words("en")):
        if not file.is_file():
            raise ValueError(f"it came without {file.name}")
    game.view(game.new(game.seats[0]), 0)


class Shelf(ModuleType):
    """This package as a thing to call: ``cheeseboard.games()``."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = Shelf

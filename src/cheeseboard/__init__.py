"""Five small games about mice, cats, dogs and cheese.

>>> import cheeseboard
>>> game = cheeseboard.new("alles-kaese", seats=3, seed=7)
>>> game.play(game.moves()[0])
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from os import PathLike

    from cheeseboard.engine.state import IllegalMove
    from cheeseboard.table.prompt import OpenTable
    from cheeseboard.table.puzzle import Puzzle

    def games() -> tuple[str, ...]:
        """The names of all games."""

    compiled: bool  # whether the rules run compiled
    __version__: str

__all__ = ["LUCK", "NOBODY", "IllegalMove", "OpenTable", "compiled", "exercises", "games", "load", "new", "puzzles"]

LUCK: Literal[-1] = -1  # as a turn: the die and the cards decide
NOBODY: Literal[-2] = -2  # as a turn: the game is over; as a seat: somebody who only watches


def new(
    name: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    luck: Literal["seed", "ask"] = "seed",
) -> "OpenTable":
    """A game to play at the prompt, all seats yours.

    ``name`` is one of ``games()``; without ``seats`` the fewest play. Luck is played from the seed (a fresh one if you
    give none), and the same seed is the same luck; with ``luck="ask"`` you play its moves too. ValueError for a game,
    number of seats or option that there is not.
    """
    from cheeseboard.table.prompt import OpenTable  # noqa: PLC0415 - importing cheeseboard stays quick

    return OpenTable(name, seats, seed, options or {}, luck)


def load(
    source: "str | PathLike[str] | Mapping[str, Any]",
    seed: int | None = None,
    luck: Literal["seed", "ask"] = "seed",
) -> "OpenTable":
    """A recorded game, to look at or to go on with, whether it is over or not.

    ``source`` is the path of a file, the text of a record, a record as data, a link, or the address of a page that shows
    one. A record tells what luck has done, not what it will do: that comes from ``seed``, a fresh one if you give none, or
    from you with ``luck="ask"``. ValueError if it is no record, if it was changed, or if its rules are not known here.
    """
    from cheeseboard.table.prompt import load as opened  # noqa: PLC0415 - importing cheeseboard stays quick

    return opened(source, seed, luck)


def puzzles(name: str, level: int | None = None, theme: str | None = None) -> "list[Puzzle]":
    """The proved puzzles of a game, the easiest first; of one level (1 to 6) or theme, if you like.

    ``puzzles("cheese-rescue")[0].solve("dog e4").why()``. ValueError for a game that there is not; a game in which nobody
    chooses has none.
    """
    from cheeseboard.table.puzzle import puzzles_of  # noqa: PLC0415 - importing cheeseboard stays quick

    return [
        puzzle
        for puzzle in puzzles_of(name)
        if level in (None, puzzle.level) and (theme is None or theme in puzzle.themes)
    ]


def exercises(name: str) -> "list[Puzzle]":
    """A few puzzles of a game for after its first lesson, from the simplest to one that wants a plan.

    ``exercises("alles-kaese")[0].solve("peek 3").why()``. ValueError for a game that there is not; a game in which nobody
    chooses has none.
    """
    from cheeseboard.table.puzzle import exercises_of  # noqa: PLC0415 - importing cheeseboard stays quick

    return list(exercises_of(name))


def __getattr__(name: str) -> Any:
    """What is seldom asked for is loaded when it is. The package ``games`` can be called for the games' names."""
    match name:
        case "games":
            return import_module("cheeseboard.games")
        case "IllegalMove":
            return import_module("cheeseboard.engine.state").IllegalMove
        case "OpenTable":
            return import_module("cheeseboard.table.prompt").OpenTable
        case "compiled":
            return not str(import_module("cheeseboard.engine.state").__file__).endswith(".py")
        case "__version__":
            return import_module("importlib.metadata").version("cheeseboard")
    raise AttributeError(f"module 'cheeseboard' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What is meant for a prompt, and nothing else: packages are imported by their names."""
    return [*__all__, "__version__"]

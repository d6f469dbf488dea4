"""Five small games about mice, cats, dogs and cheese.

>>> import cheeseboard
>>> game = cheeseboard.new("alles-kaese", seats=3, seed=7)
>>> game.play(game.moves()[0])
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from cheeseboard.table.prompt import OpenTable

    def games() -> tuple[str, ...]:
        """The names of all games."""

    compiled: bool  # whether the rules run compiled
    __version__: str

__all__ = ["LUCK", "NOBODY", "IllegalMove", "compiled", "games", "new"]

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

    Luck is played from the seed (a fresh one if you give none); with ``luck="ask"`` you play its moves too.
    """
    from cheeseboard.table.prompt import OpenTable  # noqa: PLC0415 - importing cheeseboard stays quick

    return OpenTable(name, seats, seed, options or {}, luck)


def __getattr__(name: str) -> Any:
    """What is seldom asked for is loaded when it is. The package ``games`` can be called for the games' names."""
    match name:
        case "games":
            return import_module("cheeseboard.games")
        case "IllegalMove":
            return import_module("cheeseboard.engine.state").IllegalMove
        case "compiled":
            return not str(import_module("cheeseboard.engine.state").__file__).endswith(".py")
        case "__version__":
            return import_module("importlib.metadata").version("cheeseboard")
    raise AttributeError(f"module 'cheeseboard' has no attribute {name!r}")

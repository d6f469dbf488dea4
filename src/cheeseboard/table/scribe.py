"""The scribe writes down what happens, and for whom."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from cheeseboard.engine.state import Story
from cheeseboard.games.box import Game


class Event(Struct, frozen=True):
    """Something that happened, from the rules to the reader. The words for it are event-<name>."""

    version: int  # of the table, once it had happened; 0 without a table
    name: str
    facts: dict[str, bool | int | str]
    only: int | None = None  # the one seat that may know it; nothing: everybody does

    def is_heard_by(self, seat: int) -> bool:
        return self.only is None or self.only == seat


def events_of(tale: type[Story]) -> dict[str, list[str]]:
    """The kinds of event a game can tell, with the names of their facts."""
    kinds = {name: told for name, told in vars(tale).items() if not name.startswith("_") and callable(told)}
    return {name: list(inspect.signature(told).parameters)[1:] for name, told in kinds.items()}


def scribe(game: Game[Any]) -> Any:
    """A story for one state of this game; its ``events`` grow as they happen, each with the ``version`` that is set then."""
    if game.tale not in _SCRIBES:
        _SCRIBES[game.tale] = _scribe_of(game.tale, game.facts)
    return _SCRIBES[game.tale]()


_SCRIBES: dict[type[Story], type[Story]] = {}


def _scribe_of(tale: type[Story], meanings: Mapping[str, Sequence[str]]) -> type[Story]:
    def start(self: Any) -> None:
        tale.__init__(self)
        self.events = []
        self.version = 0

    methods = {name: _writer(name, facts, meanings) for name, facts in events_of(tale).items()}
    return type("Scribe", (tale,), {"__init__": start, **methods})


def _writer(event: str, names: Sequence[str], meanings: Mapping[str, Sequence[str]]) -> Callable[..., None]:
    def write(self: Any, *numbers: int) -> None:
        facts = {
            name: meanings[name][number] if name in meanings else number
            for name, number in zip(names, numbers, strict=True)
        }
        only = facts.pop("only", None)
        self.events.append(Event(self.version, event, facts, None if only is None else int(only)))

    return write

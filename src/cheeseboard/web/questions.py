"""What is asked of those who think in other processes, and what they answer."""

from typing import Literal, Protocol

import msgspec

from cheeseboard.web import wire


class Question(msgspec.Struct, frozen=True, tag="move"):
    """All that a bot is given: what a person on its seat would see."""

    game: str
    view: msgspec.Raw
    bot: str
    seed: int


class HelpWanted(msgspec.Struct, frozen=True, tag="help"):
    """All that is needed to help somebody: what they see, who sits there, in which words."""

    game: str
    view: msgspec.Raw
    what: Literal["odds", "hint"]
    language: str
    names: list[str]
    reader: int | None


class Help(msgspec.Struct, frozen=True):
    """What was found: the odds, or a move and why."""

    hidden: list[wire.Hidden] = []
    move: str = ""
    says: str = ""


class BotFailed(Exception):  # noqa: N818 - it says what happened
    pass


class Bots(Protocol):
    """Those who think elsewhere. BotFailed if they crash, stall or talk nonsense."""

    async def choose(self, game: str, view: bytes, bot: str, seed: int) -> str:
        """A move."""

    async def help(self, wanted: HelpWanted) -> Help:
        """The odds, or a hint."""

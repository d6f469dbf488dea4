"""What happens in a room, as it is written down. A room is what its deeds, one after the other, make of it.

Nothing here is ever sent to a client: deeds hold the seed of the luck and the hashes of tokens.
"""

from typing import Any, Literal

from msgspec import Struct, field
from msgspec.json import Decoder

ChairKind = Literal["open", "guest", "bot"]
Think = Literal["quick", "normal", "long"]


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. An open chair waits for somebody; while a match is on, a bot keeps it warm."""

    kind: ChairKind = "open"
    guest: int | None = None  # several chairs of one guest: several people at one device
    bot: str = ""  # which one; of an open chair or a guest's, the one that keeps it warm
    name: str = ""
    stand_in: bool = False  # the guest has gone, and the bot plays


class Settings(Struct, frozen=True):
    """What the host may set."""

    away: int = 60  # seconds until a bot plays for somebody who has gone; 0: never
    clock: int = 0  # seconds for a turn; 0: as long as you like
    pace: float = 0.6  # seconds between two moves of bots, so that people can follow
    own_names: bool = False  # names that are not from the list
    rotate: bool = True  # the next seat begins the next match
    bot: str = "otto"  # which one keeps chairs warm
    think: Think = "normal"  # how long Gustav thinks about a move


class Plan(Struct, frozen=True):
    """What is to be played, and who."""

    game: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]


class Made(Struct, frozen=True, tag="made"):
    """A room, and its host, who is guest 0."""

    plan: Plan
    settings: Settings
    token: str  # the host's, hashed
    name: str
    seed: str  # of the luck of the first match; from now on committed to
    moves: tuple[str, ...] = ()  # of another match that is played on from here


class Joined(Struct, frozen=True, tag="joined"):
    token: str  # hashed
    name: str
    seat: int | None = None


class Removed(Struct, frozen=True, tag="removed"):
    guest: int


class Hosted(Struct, frozen=True, tag="hosted"):
    guest: int


class Changed(Struct, frozen=True, tag="changed"):
    settings: Settings


class Planned(Struct, frozen=True, tag="planned"):
    plan: Plan


class Seated(Struct, frozen=True, tag="seated"):
    seat: int
    chair: Chair


class WordGiven(Struct, frozen=True, tag="word"):
    guest: int
    word: str


class Begun(Struct, frozen=True, tag="begun"):
    rules: int  # the version of the game's rules
    chairs: tuple[Chair, ...]
    seed: str  # of the match after this one


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """A move. Luck's answer follows from the seed."""

    seat: int
    move: str
    late: bool = False  # time was up, and a bot chose it


class Undone(Struct, frozen=True, tag="undone"):
    seat: int


class StoodIn(Struct, frozen=True, tag="stood-in"):
    """A bot plays for guests who have gone."""

    seats: tuple[int, ...]


class Returned(Struct, frozen=True, tag="returned"):
    guest: int


class Replaced(Struct, frozen=True, tag="replaced"):
    """A bot that crashed or stalled, by another."""

    seat: int
    bot: str


class Stuck(Struct, frozen=True, tag="stuck"):
    guest: int
    sticker: str


class Closed(Struct, frozen=True, tag="closed"):
    """Nobody can come in any more."""

    by: int = field(default=0)


Deed = (
    Made | Joined | Removed | Hosted | Changed | Planned | Seated | WordGiven | Begun | Moved | Undone | StoodIn
    | Returned | Replaced | Stuck | Closed
)  # fmt: skip

read_deed = Decoder(Deed).decode

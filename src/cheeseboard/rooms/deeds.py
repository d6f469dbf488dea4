"""What happens in a room, as it is written down. A room is what its deeds, one after the other, make of it.

Nothing here is ever sent to a client: deeds hold the seed of the luck and the hashes of tokens.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.json import Decoder

from cheeseboard.table.links import LONGEST_LINK
from cheeseboard.table.table import HelpKind, HelpLevel

ChairKind = Literal["open", "guest", "bot"]
Think = Literal["quick", "normal", "long"]


class RoomChair(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. An open chair waits for somebody; while a match is on, a bot keeps it warm."""

    kind: ChairKind = "open"
    guest: int | None = None  # several chairs of one guest: several people at one device
    bot: str = ""  # which one; of an open chair or a guest's, the one that keeps it warm
    name: str = ""
    stand_in: bool = False  # the guest has gone, and the bot plays
    face: str = ""  # of a person: one of names.FACES; "" as long as nobody has chosen one


class Settings(Struct, frozen=True):
    """What the host may set."""

    away: int = 60  # seconds until a bot plays for somebody who has gone; 0: never
    clock: int = 0  # seconds for a turn; 0: as long as you like
    pace: float = 0.6  # seconds between two moves of bots, so that people can follow
    own_names: bool = False  # names that are not from the list
    rotate: bool = True  # the next seat begins the next match
    bot: str = "otto"  # which one keeps chairs warm
    think: Think = "normal"  # how long Gustav thinks about a move
    beacon: bool = False  # mix a public beacon into luck, if the server has one
    help: HelpLevel = "family"  # who may use hints and odds, and what is remembered for people, from the next match on
    pockets: bool = False  # a large screen shows the table to all, and phones show little more than hands


class Deal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Whose luck a match shares: that of a day, or that of another match. One of them."""

    day: Annotated[str, Meta(max_length=10)] = ""
    release: Annotated[str, Meta(max_length=30)] = ""  # of Cheeseboard; nothing before deals of a day had one
    of: Annotated[str, Meta(max_length=LONGEST_LINK)] = ""  # its link

    @property
    def written(self) -> dict[str, str]:
        """As a record says it."""
        release = {"release": self.release} if self.release else {}
        return {"day": self.day, **release} if self.day else {"of": self.of}


class PlannedMatch(Struct, frozen=True):
    """What is to be played, and who."""

    game: str
    options: dict[str, Any]
    chairs: tuple[RoomChair, ...]


class Made(Struct, frozen=True, tag="made", omit_defaults=True):
    """A room, and its host, who is guest 0."""

    plan: PlannedMatch
    settings: Settings
    token: str  # the host's, hashed
    name: str
    seed: str  # of the luck of the first match; from now on committed to
    moves: tuple[str, ...] = ()  # of another match that is played on from here
    face: str = ""
    deal: Deal | None = None  # the first match shares its luck with others …
    answers: tuple[tuple[int, str], ...] = ()  # … and this is what luck was asked in the other match, and what it said


class Joined(Struct, frozen=True, tag="joined", omit_defaults=True):
    token: str  # hashed
    name: str
    seat: int | None = None
    face: str = ""


class Named(Struct, frozen=True, tag="named", omit_defaults=True):
    """A guest is called otherwise from now on, and so is the chair that was called after them."""

    guest: int
    name: str
    face: str = ""


class KeyRenewed(Struct, frozen=True, tag="key-renewed"):
    """A guest has another token from now on; the one before is worth nothing."""

    guest: int
    token: str  # hashed


class Removed(Struct, frozen=True, tag="removed"):
    guest: int


class Hosted(Struct, frozen=True, tag="hosted"):
    guest: int


class Changed(Struct, frozen=True, tag="changed"):
    settings: Settings


class Planned(Struct, frozen=True, tag="planned"):
    plan: PlannedMatch


class Seated(Struct, frozen=True, tag="seated", omit_defaults=True):
    seat: int
    chair: RoomChair
    by: int | None = None  # the guest who wanted it so


class Wished(Struct, frozen=True, tag="wished"):
    """In mid-match: somebody on a chair whose cards they must not see, unless all these guests agree."""

    seat: int
    chair: RoomChair
    asks: tuple[int, ...]


class Agreed(Struct, frozen=True, tag="agreed"):
    """To what is wished for this seat. The last one to agree makes it happen."""

    guest: int
    seat: int


class Declined(Struct, frozen=True, tag="declined"):
    guest: int
    seat: int


class WordGiven(Struct, frozen=True, tag="word"):
    """A word for luck as it was drawn at first. Nobody gives one any more."""

    guest: int
    word: str


class Begun(Struct, frozen=True, tag="begun"):
    """A match whose luck was drawn as at first. Now matches are sealed."""

    rules: int  # the version of the game's rules
    chairs: tuple[RoomChair, ...]
    seed: str  # of the match after this one


class Contributed(Struct, frozen=True, tag="contributed"):
    """A device has committed itself to a number for the luck of the next match; the last one counts."""

    guest: int
    commitment: str


class Sealed(Struct, frozen=True, tag="sealed"):
    """The next match is fixed: who plays what, whose contributions count. It begins when they are revealed."""

    rules: int  # the version of the game's rules
    chairs: tuple[RoomChair, ...]
    seed: str  # of the match after this one
    beacon: tuple[str, int] | None = None  # which round of which source


class Revealed(Struct, frozen=True, tag="revealed", omit_defaults=True):
    """A device has told its number."""

    guest: int
    secret: str
    word: str = ""


class Opened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """A sealed match begins, with whatever was revealed in time."""

    value: str | None = None  # of the beacon


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """A move. Luck's answer follows from the seed."""

    seat: int
    move: str
    late: bool = False  # time was up, and a bot chose it


class Undone(Struct, frozen=True, tag="undone"):
    seat: int


class Helped(Struct, frozen=True, tag="helped"):
    """Somebody at a fair table has asked for a hint or odds, and all are told."""

    seat: int
    what: HelpKind


class CoveredAgain(Struct, frozen=True, tag="put-back"):
    """As printed: what a seat looked at, up to this version, lies face down again."""

    seat: int
    version: int


class StoodIn(Struct, frozen=True, tag="stood-in"):
    """A bot plays for guests who have gone."""

    seats: tuple[int, ...]


class Returned(Struct, frozen=True, tag="returned"):
    guest: int


class Replaced(Struct, frozen=True, tag="replaced"):
    """A bot that crashed or stalled, by another."""

    seat: int
    bot: str
    name: str = ""  # what the chair is called from now on; nothing: as before


class WantedAgain(Struct, frozen=True, tag="again", omit_defaults=True):
    """After a match: a guest wants another, or no longer."""

    guest: int
    yes: bool = True


class Stuck(Struct, frozen=True, tag="stuck"):
    guest: int
    sticker: str


class Closed(Struct, frozen=True, tag="closed"):
    """Nobody can come in any more."""

    by: int = field(default=0)


Deed = (
    Made | Joined | Removed | Hosted | Changed | Planned | Seated | Wished | Agreed | Declined | WordGiven | Begun
    | Contributed | Sealed | Revealed | Opened | Moved | Undone | StoodIn | Returned | Replaced | Stuck | Closed | Helped
    | CoveredAgain | Named | WantedAgain | KeyRenewed
)  # fmt: skip

read_deed = Decoder(Deed).decode

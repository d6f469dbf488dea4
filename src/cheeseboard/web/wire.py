"""What goes over the wire, in both directions. docs/protocol.md explains it; these structs are the specification."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, MsgspecError, Raw, Struct
from msgspec.json import Decoder

from cheeseboard.web.deeds import ChairKind, Settings

PROTOCOL: Final = 1

Id = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="made by the client; the same id counts once")
]  # nothing in it that a database could stumble over
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Code = Annotated[str, Meta(min_length=1, max_length=20)]
Token = Annotated[str, Meta(min_length=20, max_length=60)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]
Language = Literal["en", "de", "fr"]
Strength = Literal[1, 2, 3]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]


# What a client says


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: which room, who says so, and what is known already."""

    protocol: int
    room: Code
    token: Token | None = None  # nobody's: somebody who only watches
    seat: int | None = None  # to look from in that match; -2: none, for a screen that shows the table to all
    match: Number = 0
    have: int = -1  # the version I have seen of that match


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    id: Id
    match: Number
    version: Number
    seat: Seat
    move: Notation


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    id: Id
    match: Number
    version: Number
    seat: Seat


class Face(Struct, frozen=True, tag="face", forbid_unknown_fields=True):
    """Look from another of my seats; from -2, nobody's, behind the curtain."""

    id: Id
    seat: int


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an open chair."""

    id: Id
    seat: Seat
    name: Name | None = None


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave a chair of mine open for others."""

    id: Id
    seat: Seat


class GiveWord(Struct, frozen=True, tag="word", forbid_unknown_fields=True):
    """Mix a word into the luck of the next match."""

    id: Id
    word: Word


class Begin(Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Begin the match that is planned, or another like the last."""

    id: Id
    match: Number  # the one that is on, or was: so that two taps begin one match


class Stick(Struct, frozen=True, tag="sticker", forbid_unknown_fields=True):
    id: Id
    sticker: Annotated[str, Meta(max_length=20)]


class WantedChair(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair as somebody wants it. ``me``: whoever asks."""

    kind: Literal["open", "guest", "bot", "me"] = "open"
    guest: Number | None = None
    bot: BotName = ""
    name: Name | None = None


class PlanMatch(Struct, frozen=True, tag="plan", forbid_unknown_fields=True):
    """Host: what is played next, and who sits where. Not while a match is on."""

    id: Id
    game: GameName
    options: dict[str, Any]
    chairs: Annotated[list[WantedChair], Meta(max_length=16)]


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Host: somebody else on this chair, at any time."""

    id: Id
    seat: Seat
    chair: WantedChair


class Set(Struct, frozen=True, tag="set", forbid_unknown_fields=True):
    """Host."""

    id: Id
    settings: Settings


class Remove(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Host: a guest must go and cannot come back."""

    id: Id
    guest: Number


class MakeHost(Struct, frozen=True, tag="host", forbid_unknown_fields=True):
    """Host: somebody else is host from now on."""

    id: Id
    guest: Number


class Close(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """Host: everybody goes home."""

    id: Id


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    id: Id


class Ask(Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Help for the seat I look from: the odds of everything hidden, or a hint if it is my turn."""

    id: Id
    what: Literal["odds", "hint"]
    language: Language = "en"
    strength: Strength = 3  # of a hint: where to look, the move, or the move with its chances and why


Command = Move | Undo | Sit | Stand | GiveWord | Begin | Stick | PlanMatch | Place | Set | Remove | MakeHost | Close
Said = Hello | Face | Ask | Ping | Command

read_said = Decoder(Said).decode
UNREADABLE: Final = (MsgspecError, UnicodeDecodeError, RecursionError)  # what reading may end with


# What the server says


class Welcome(Struct, frozen=True, tag="welcome"):
    protocol: int
    server: str  # its version
    guest: int | None  # who you are here
    ping: int  # say something at least every so many seconds
    now: float  # the server's clock, by which turns are timed


class ChairNow(Struct, frozen=True):
    kind: ChairKind
    name: str
    guest: int | None
    bot: str
    stand_in: bool
    here: bool


class GuestNow(Struct, frozen=True):
    guest: int
    name: str
    here: bool
    host: bool


class RoomNow(Struct, frozen=True, tag="room"):
    """Everything about a room but the cards. The same for everybody."""

    code: str
    phase: Literal["lobby", "playing", "over", "closed"]
    match: int  # 0: none yet
    game: str
    options: dict[str, Any]
    chairs: list[ChairNow]
    guests: list[GuestNow]
    settings: Settings
    commitment: str  # to the luck of this match; in the lobby, of the next
    next_commitment: str
    words: int  # how many have been given for the next match
    finished: int  # matches that can be seen again


class Over(Struct, frozen=True):
    scores: list[int]
    winners: list[int]
    seed: str
    link: str  # the whole match in one line


class Happening(Struct, frozen=True):
    """Something that happened in the match. The words for it are event-<name>."""

    version: int  # of the match, once it had happened
    name: str
    facts: dict[str, bool | int | str]
    only: int | None  # the one seat that knows of it; nothing: everybody does


class Frame(Struct, frozen=True, tag="frame"):
    """All that a seat may know: what happened since, the view, what may be done now."""

    match: int
    version: int
    since: int  # events are of later versions than this; -1: all of them
    seat: int
    turn: int
    turn_since: float
    events: list[Raw]  # each a Happening
    view: Raw
    moves: list[str]
    undo: bool
    over: Over | None


class Done(Struct, frozen=True, tag="done"):
    """It has happened and is written down. Repeating it changes nothing."""

    id: str
    match: int
    version: int


class Refusal(Struct, frozen=True, tag="refused"):
    """Nothing has changed. The words for it are refused-<reason>."""

    id: str
    reason: str
    facts: dict[str, int | str]


class Notice(Struct, frozen=True, tag="notice"):
    """Something that happened around the table: the words are notice-<name>."""

    name: str
    facts: dict[str, int | str]


class Hidden(Struct, frozen=True):
    """Hidden things that are alike, and what they may be: exact for all that this seat knows."""

    heading: str
    lines: list[str]  # how likely it is what, in words
    things: list[dict[str, int | str]]  # which ones: their facts, and what kind of thing as "what"
    of: str  # what the outcomes are: a kind, a front, a seat …
    odds: list[tuple[str, int, int]]  # an outcome: so many ways of all


class Odds(Struct, frozen=True, tag="odds"):
    id: str
    seat: int
    match: int
    version: int
    hidden: list[Hidden]


class Prospect(Struct, frozen=True):
    """What a move promises: its chance to win and the standard error of that, in percent. An exact one has none."""

    move: str
    percent: int
    error: int


class Hint(Struct, frozen=True, tag="hint"):
    """A sensible move: where to look for it, or what it is, or its chances beside those of the next best, and why."""

    id: str
    seat: int
    match: int
    version: int
    strength: int
    move: str  # nothing, where only the place to look is told
    among: list[str]  # there: the moves that are looked for in this place
    says: str
    prospects: list[Prospect]  # the advised move first; nothing where there is no choice


class Pong(Struct, frozen=True, tag="pong"):
    id: str


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The server closes the line. Come back after so many seconds; below 0, not at all."""

    reason: str
    after: float


Told = Welcome | RoomNow | Frame | Done | Refusal | Notice | Odds | Hint | Pong | Goodbye

read_told = Decoder(Told).decode


# Over HTTP


class Finished(Struct, frozen=True):
    """A match that is over."""

    match: int
    game: str
    names: list[str]
    winners: list[int]
    link: str  # all of it, in one line


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a room. Chairs that say ``me`` are the maker's."""

    game: GameName
    chairs: Annotated[list[WantedChair], Meta(max_length=16)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    name: Name | None = None
    begin: bool = False
    link: Annotated[str, Meta(max_length=20_000)] | None = None  # play on from another match …
    step: Number = 0  # … after so many of its moves


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in. Without a seat: the first open one, if there is one."""

    name: Name | None = None
    seat: Seat | None = None
    watch: bool = False  # no seat, please


class Key(Struct, frozen=True):
    """Who you are from now on. The token is told once and never again."""

    room: str
    guest: int
    token: str
    seat: int | None


class Problem(Struct, frozen=True):
    """Nothing has changed."""

    reason: str
    says: str
    facts: dict[str, int | str] = {}

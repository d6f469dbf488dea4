"""What goes over the wire, in both directions. docs/protocol.md explains it; these structs are the specification."""

import json
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, MsgspecError, Raw, Struct
from msgspec.json import Decoder

from cheeseboard.bots.hints import Prospect
from cheeseboard.rooms.deeds import ChairKind, Deal, Settings
from cheeseboard.table.languages import LANGUAGES
from cheeseboard.table.links import LONGEST_LINK
from cheeseboard.table.table import HelpKind, HelpLevel
from cheeseboard.table.verdict import Tie

PROTOCOL: Final = 1
LONGEST_ID: Final = 200  # letters of an id that is told back, though it is none of ours
MESSAGE: Final = 16_384  # bytes of what a client says

Id = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="made by the client; the same id counts once")
]  # nothing in it that a database could stumble over
Seat = Annotated[int, Meta(ge=0, le=15)]
Facing = Annotated[int, Meta(ge=-2, le=15)]  # a seat; -2: nobody's
Natural = Annotated[int, Meta(ge=0, le=1_000_000_000)]
VersionSeen = Annotated[int, Meta(ge=-1, le=1_000_000_000)]  # -1: none yet
Code = Annotated[str, Meta(min_length=1, max_length=20)]
Token = Annotated[str, Meta(min_length=20, max_length=60)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
FaceName = Annotated[str, Meta(max_length=20)]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]
if TYPE_CHECKING:
    Language = str
else:  # whichever there are
    Language = Literal[LANGUAGES]
Strength = Literal[1, 2, 3]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]


# What a client asks: requests. Those that change a room become deeds (deeds.py).


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: which room, who says so, and what is known already."""

    protocol: Natural
    room: Code
    token: Token | None = None  # nobody's: somebody who only watches
    seat: Facing | None = None  # to look from in that match; -2: none, for a screen that shows the table to all
    match: Natural = 0
    have: VersionSeen = -1  # the version I have seen of that match
    differences: bool = False  # of a long view, tell me what has changed


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    id: Id
    match: Natural
    version: Natural
    seat: Seat
    move: Notation


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    id: Id
    match: Natural
    version: Natural
    seat: Seat


class Face(Struct, frozen=True, tag="face", forbid_unknown_fields=True):
    """Look from another of my seats; from -2, nobody's, behind the curtain."""

    id: Id
    seat: Facing


class Whole(Struct, frozen=True, tag="whole", forbid_unknown_fields=True):
    """Tell me everything again: a difference does not fit what I have."""

    id: Id


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an open chair."""

    id: Id
    seat: Seat
    name: Name | None = None
    face: FaceName = ""


class BeCalled(Struct, frozen=True, tag="name", forbid_unknown_fields=True):
    """Another name, or another face, or both. Not while a match is on."""

    id: Id
    name: Name
    face: FaceName = ""


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave a chair of mine open for others."""

    id: Id
    seat: Seat


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Whether this guest may take that seat, if I am asked; or no more, if it was my wish."""

    id: Id
    seat: Seat
    guest: Natural
    yes: bool


class Contribute(Struct, frozen=True, tag="contribute", forbid_unknown_fields=True):
    """Commit this device to a secret number (and a word) for the luck of the next match; the last one counts."""

    id: Id
    to: Digest  # the room's next_commitment, which the house had made before
    commitment: Digest


class Reveal(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Tell that number, once the match is sealed."""

    id: Id
    seal: Digest
    secret: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
    word: Annotated[str, Meta(max_length=40)] = ""


class PutBack(Struct, frozen=True, tag="put-back", forbid_unknown_fields=True):
    """As printed: I have seen what I was looking at. It lies face down again."""

    id: Id
    match: Natural
    version: Natural
    seat: Seat


class Begin(Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Begin the match that is planned, or another like the last."""

    id: Id
    match: Natural  # the one that is on, or was: so that two taps begin one match


class Again(Struct, frozen=True, tag="again", forbid_unknown_fields=True):
    """After a match: I want another, or no longer. It begins once everybody does who sits here and has not gone."""

    id: Id
    match: Natural  # the one that was
    yes: bool = True


class Stick(Struct, frozen=True, tag="sticker", forbid_unknown_fields=True):
    id: Id
    sticker: Annotated[str, Meta(max_length=20)]


class WantedChair(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair as somebody wants it. ``me``: whoever asks."""

    kind: Literal["open", "guest", "bot", "me"] = "open"
    guest: Natural | None = None
    bot: BotName = ""
    name: Name | None = None
    face: FaceName = ""


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
    guest: Natural


class MakeHost(Struct, frozen=True, tag="host", forbid_unknown_fields=True):
    """Host: somebody else is host from now on."""

    id: Id
    guest: Natural


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


class Foresee(Struct, frozen=True, tag="foresee", forbid_unknown_fields=True):
    """What a move would change for sure that may be played now from the seat I look from."""

    id: Id
    version: Natural
    move: Notation


class Earlier(Struct, frozen=True, tag="earlier", forbid_unknown_fields=True):
    """What the seat I look from heard before one of its events, counted from 0."""

    id: Id
    match: Natural
    before: Natural


DeedRequest = (
    Move | Undo | Sit | Stand | Agree | Contribute | Reveal | Begin | Stick | PlanMatch | Place | Set | Remove | MakeHost
    | Close | PutBack | BeCalled | Again
)  # fmt: skip
Request = Hello | Face | Whole | Ask | Foresee | Earlier | Ping | DeedRequest

read_request = Decoder(Request).decode
UNREADABLE: Final = (MsgspecError, UnicodeDecodeError, RecursionError)  # what reading may end with


def id_in(text: str | bytes) -> str:
    """The id of a message that cannot be read, so that its refusal reaches whoever waits for it; "" if it has none.

    Python's own reader also takes half a character, which a browser may send.
    """
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= LONGEST_ID and name.isascii() else ""


# What is told to a client: messages


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
    face: str = ""  # of a person: one of the server's faces; "" if nobody has chosen one


class SeatWish(Struct, frozen=True):
    """In mid-match: who wants to take a seat, and who has not agreed yet."""

    seat: int
    guest: int
    asks: list[int]


class GuestNow(Struct, frozen=True):
    guest: int
    name: str
    here: bool
    host: bool
    face: str = ""


class ContributionNow(Struct, frozen=True):
    """A device's part in the luck of a match."""

    guest: int
    by: str
    commitment: str
    revealed: bool


class BeaconNow(Struct, frozen=True):
    """A round of a public source of randomness."""

    source: str
    round: int


class SealNow(Struct, frozen=True):
    """All that was fixed before any contribution was revealed. Its digest is computed as docs/record.md says."""

    digest: str
    commitment: str
    contributions: list[ContributionNow]
    beacon: BeaconNow | None
    game: str
    version: int
    options: dict[str, Any]
    names: list[str]
    bots: list[str]


class HelpNow(Struct, frozen=True):
    """A seat at a fair table asked for help, in this version of the table."""

    version: int
    seat: int
    what: HelpKind


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
    contributed: list[int]  # guests whose devices have committed themselves for the next match
    sealing: bool  # the next match is sealed, and begins when all have revealed
    seal: SealNow | None  # of the match that is being sealed, is on, or was
    finished: int  # matches that can be seen again
    wishes: list[SeatWish] = []  # for seats whose cards are somebody else's
    help: HelpLevel = "family"  # of the match that is on; in the lobby, of the next
    helped: list[HelpNow] = []  # in this match, as far as all are told; the latest of it
    again: list[int] = []  # guests who want another match, once one is over
    deal: Deal | None = (
        None  # whose luck this match shares, or the first one will; then no device gives a number for it
    )


class Over(Struct, frozen=True):
    scores: list[int]
    winners: list[int]
    seed: str
    link: str  # the whole match in one line
    ties: list[Tie] = []  # what decided but for the score, step by step


class Frame(Struct, frozen=True, tag="frame"):
    """All that a seat may know: what happened since, the view, what may be done now."""

    match: int
    version: int
    since: int  # events are of later versions than this; -1: all of them
    seat: int
    turn: int
    turn_since: float
    events: list[Raw]  # each an Event of the table
    view: Raw  # or null, where the difference is told
    moves: list[str]
    undo: bool
    over: Over | None
    earlier: int = 0  # so many events came before these: ask for them if you want to know
    glance: float = 0.0  # as printed: something in the view is shown for so many seconds and then put back
    difference: Any = None  # between this view and the one of version `since` (differences.py)
    check: int = 0  # of the view, where the difference is told


class StoryAnswer(Struct, frozen=True, tag="story"):
    """What a seat heard earlier: a page of it."""

    id: str
    match: int
    seat: int
    first: int  # the number of the first of these events; 0: there is nothing before
    events: list[Raw]  # each an Event of the table


class Done(Struct, frozen=True, tag="done"):
    """It has happened and is written down. Repeating it changes nothing."""

    id: str
    match: int
    version: int


class NotDone(Struct, frozen=True, tag="refused"):
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


class OddsAnswer(Struct, frozen=True, tag="odds"):
    id: str
    seat: int
    match: int
    version: int
    hidden: list[Hidden]


class HintAnswer(Struct, frozen=True, tag="hint"):
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


class ForesightAnswer(Struct, frozen=True, tag="foresight"):
    """What a move would change, as the game says it; nothing, if it does not."""

    id: str
    seat: int
    match: int
    version: int
    move: str
    changes: dict[str, Any]


class Pong(Struct, frozen=True, tag="pong"):
    id: str


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The server closes the line. Come back after so many seconds; below 0, not at all."""

    reason: str
    after: float


Message = (
    Welcome
    | RoomNow
    | Frame
    | StoryAnswer
    | Done
    | NotDone
    | Notice
    | OddsAnswer
    | HintAnswer
    | ForesightAnswer
    | Pong
    | Goodbye
)

read_message = Decoder(Message).decode


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
    link: Annotated[str, Meta(max_length=LONGEST_LINK)] | None = None  # play on from another match …
    step: Natural = 0  # … after so many of its moves
    face: FaceName = ""
    deal: Deal | None = None  # the first match shares its luck with others; options and mice must be those of the deal


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in. Without a seat: the first open one, if there is one."""

    name: Name | None = None
    seat: Seat | None = None
    watch: bool = False  # no seat, please
    face: FaceName = ""


class RoomKey(Struct, frozen=True, forbid_unknown_fields=True):
    """A room, and the token that was given there."""

    room: Code
    token: Token


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

"""A game written down as JSON: written, read and checked. See docs/record.md."""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NotRequired, TypedDict, get_type_hints

import msgspec

from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove, State
from cheeseboard.games import find, names
from cheeseboard.games.box import MOST_STEPS, Game
from cheeseboard.table.luck import (
    Beacon,
    Contribution,
    FairLuck,
    FirstLuck,
    Seal,
    SharedLuck,
    canonical,
    contribution_to,
    outcomes,
    question_of,
)
from cheeseboard.table.table import EVERY, Chair, HelpKind, HelpLevel, Kind, Table, first_hash_of, hash_of

FORMAT: Final = "cheeseboard record 2"
FIRST: Final = "cheeseboard record 1"  # still read; written only of games that began so


class Result(TypedDict):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class WrittenContribution(TypedDict):
    """What a device gave to luck."""

    by: str
    commitment: str
    secret: str | None  # none if it was not revealed in time
    word: str


class WrittenBeacon(TypedDict):
    """A round of a public beacon."""

    source: str
    round: int
    value: str | None


class SeatChange(TypedDict):
    """Somebody else took a seat."""

    after: int  # moves
    seat: int
    name: str
    bot: str
    face: NotRequired[str]  # a person's, if they have chosen one


class HelpUse(TypedDict):
    """Somebody asked for help, and all were told."""

    after: int  # moves
    seat: int
    what: HelpKind


class WrittenHelp(TypedDict):
    """Who might use help in a match, where that was not as in a family; and what all were told of it."""

    level: HelpLevel
    used: list[HelpUse]


class WrittenDeal(TypedDict, total=False):
    """Whose luck a match shares: that of a day, or that of another match. One of them."""

    day: str  # such as 2026-11-18
    release: str  # of Cheeseboard, beside the day; not there in records from the time when it did not count
    of: str  # the link of the other match


class Record(TypedDict):
    """A game written down, as it stands in a JSON file. docs/record.md explains each field."""

    format: str
    game: str
    version: int  # of the game's rules
    options: dict[str, Any]
    names: list[str]
    bots: list[str]  # which one sat on each seat at the beginning; "" is a person
    faces: NotRequired[list[str]]  # of people who have chosen one; there only if somebody has
    commitment: str | None  # none if luck was typed in
    words: NotRequired[list[str]]  # that players mixed in: record 1
    contributions: NotRequired[list[WrittenContribution]]
    beacon: NotRequired[WrittenBeacon | None]
    seal: NotRequired[str | None]
    seed: str | None  # only after the end
    moves: list[str]  # luck's too
    draws: NotRequired[list[list[int]]]  # of luck's moves: number, tickets, first ticket, how many
    seats: NotRequired[list[SeatChange]]
    help: NotRequired[WrittenHelp]  # left out where the level is "family"
    deal: NotRequired[WrittenDeal]  # there only if luck was shared with other matches
    hashes: list[str]  # of the position after every 20 moves, and of the last
    result: Result | None
    digest: str  # of all the rest


KEYS: Final = {
    FIRST: tuple(
        key
        for key in Record.__annotations__
        if key not in {"contributions", "beacon", "seal", "draws", "seats", "help", "faces", "deal"}
    ),
    FORMAT: tuple(key for key in Record.__annotations__ if key != "words"),
}
OPTIONAL: Final = {FIRST: set[str](), FORMAT: {"help", "faces", "deal"}}


class BadRecord(ValueError):  # noqa: N818 - whoever has the file reads it
    """A record that is not one, or was tampered with, or is of other rules. The text says in one line what is wrong."""


def digest_of(record: Mapping[str, Any]) -> str:
    rest = {key: value for key, value in record.items() if key != "digest"}
    if record.get("format") == FIRST:
        return sha256(json.dumps(rest, ensure_ascii=False, sort_keys=True).encode()).hexdigest()
    return sha256(canonical(rest)).hexdigest()


def record_of(table: Table) -> Record:
    """A table's game so far. The seed is told only once the game is over.

    In a game that was played on from another's, luck is not all of this seed: then it is written down move by move.
    """
    luck = None if table.given else table.luck
    if isinstance(luck, FirstLuck):
        return first_record_of(table)
    assert luck is None or isinstance(luck, FairLuck)
    record = Record(
        format=FORMAT,
        game=table.game.name,
        version=table.rules,
        options=dict(table.options if luck is None or luck.sealed is None else luck.sealed.options),
        names=[chair.name for chair in table.first],
        bots=[chair.played_by for chair in table.first],
        commitment=None if luck is None else luck.commitment,
        contributions=[] if luck is None else [given(each) for each in luck.contributions],
        beacon=None if luck is None or luck.beacon is None else lit(luck.beacon),
        seal=None if luck is None or luck.sealed is None else luck.sealed.digest,
        seed=luck.seed.hex() if luck is not None and table.over else None,
        moves=list(table.moves),
        draws=[] if luck is None else [draw.written() for draw in table.draws],
        seats=changes(table),
        hashes=[*table.hashes, hash_of(table.state)] if len(table.moves) % EVERY else list(table.hashes),
        result=result_of(table.state),
        digest="",
    )
    if table.help != "family":
        record["help"] = help_of(table)
    if any(chair.face for chair in table.first):
        record["faces"] = [chair.face for chair in table.first]
    if isinstance(luck, SharedLuck):
        record["deal"] = written_deal(luck.deal)
    record["digest"] = digest_of(record)
    return record


def written_deal(deal: Mapping[str, str]) -> WrittenDeal:
    if "of" in deal:
        return WrittenDeal(of=deal["of"])
    return (
        WrittenDeal(day=deal["day"], release=deal["release"]) if deal.get("release") else WrittenDeal(day=deal["day"])
    )


def help_of(table: Table) -> WrittenHelp:
    most = len(table.moves)
    used = [HelpUse(after=min(after, most), seat=seat, what=what) for after, seat, what in table.helped]
    return WrittenHelp(level=table.help, used=used)


def given(each: Contribution) -> WrittenContribution:
    return WrittenContribution(by=each.by, commitment=each.commitment, secret=each.secret, word=each.word)


def lit(beacon: Beacon) -> WrittenBeacon:
    return WrittenBeacon(source=beacon.source, round=beacon.round, value=beacon.value)


def changes(table: Table) -> list[SeatChange]:
    """Who came later. What was taken back meanwhile does not count as a move."""
    most = len(table.moves)
    return [changed(min(after, most), seat, chair) for after, seat, chair in table.sat]


def changed(after: int, seat: int, chair: Chair) -> SeatChange:
    found = SeatChange(after=after, seat=seat, name=chair.name, bot=chair.played_by)
    return {**found, "face": chair.face} if chair.face else found


def result_of(state: State) -> Result | None:
    return Result(scores=state.scores(), winners=state.winners()) if state.turn == NOBODY else None


def first_record_of(table: Table) -> Record:
    """The same in the first format, for games that began so."""
    luck = table.luck if isinstance(table.luck, FirstLuck) else None
    record = Record(
        format=FIRST,
        game=table.game.name,
        version=table.rules,
        options=table.options,
        names=table.names,
        bots=[chair.played_by for chair in table.chairs],
        commitment=None if luck is None else luck.commitment,
        words=[] if luck is None else luck.words,
        seed=luck.seed.hex() if luck is not None and table.over else None,
        moves=list(table.moves),
        hashes=first_hashes(table),
        result=result_of(table.state),
        digest="",
    )
    record["digest"] = digest_of(record)
    return record


def first_hashes(table: Table) -> list[str]:
    state, found = table.game.new(len(table.chairs), table.options), []
    for number, notation in enumerate(table.moves, 1):
        state.play(state.read(notation))
        if number % EVERY == 0 or number == len(table.moves):
            found.append(first_hash_of(state))
    return found


def write(record: Record) -> str:
    """The one way a record is written: a changed byte cannot hide in a space."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


# Reading


def read(text: str) -> Record:
    """A record, once everything about it has been checked but luck."""
    record = parsed(text)
    if text != write(record):
        raise BadRecord("the file is not written as Cheeseboard writes it: something in it was changed")
    if record["digest"] != digest_of(record):
        raise BadRecord("the digest does not fit: something in the file was changed")
    replayed(record)
    check_seal(record)
    return record


def parsed(text: str) -> Record:
    record = loaded(text)
    if not isinstance(record, dict) or record.get("format") not in list(KEYS):
        raise BadRecord(f"this is no {FORMAT}")
    keys, optional = KEYS[record["format"]], OPTIONAL[record["format"]]
    if set(record) | optional != {*keys}:
        raise BadRecord(f"it should have {', '.join(keys)}; it has {', '.join(record)}")
    for key in record:
        try:
            msgspec.convert(record[key], SHAPES[key])
        except msgspec.ValidationError as flaw:
            raise BadRecord(f"{key}: {flaw}") from None
    check_length(len(record["moves"]))
    found: Record = record  # type: ignore[assignment]
    if "help" in found:
        check_help(found["help"], len(found["names"]), len(found["moves"]))
    if "deal" in found:
        check_deal(found["deal"])
    return found


def check_deal(deal: WrittenDeal) -> None:
    if set(deal) not in ({"day"}, {"day", "release"}, {"of"}) or deal.get("release") == "":
        raise BadRecord("deal: it has a day and perhaps a release, or the link of another match")


def check_help(written: WrittenHelp, seats: int, moves: int) -> None:
    for each in written["used"]:
        if not (0 <= each["seat"] < seats and 0 <= each["after"] <= moves):
            raise BadRecord(f"help: there was no seat {each['seat']} after move {each['after']}")


def loaded(text: str | bytes) -> Any:
    """JSON of which every text can be written down: half a surrogate pair cannot."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("this is not JSON") from None
    try:
        json.dumps(found, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadRecord("a text in it holds half a character (a lone surrogate)") from None
    return found


def check_length(moves: int) -> None:
    if moves > MOST_STEPS:
        raise BadRecord(f"it has {moves} moves; no more than {MOST_STEPS} are read")


SHAPES: Final[dict[str, Any]] = get_type_hints(Record)


def game_of(record: Record) -> Game[Any]:
    """The game, if the rules it was played by are known here."""
    return game_called(record["game"], record["version"])


def game_called(name: str, version: int) -> Game[Any]:
    if name not in names():
        raise BadRecord(f"there is no game {name!r} here")
    game = find(name)
    if not game.plays(version):
        raise BadRecord(
            f"it was played by version {version} of the rules of {game.title}; here is version {game.version}"
        )
    return game


def options_of(record: Record) -> dict[str, Any]:
    """Every house rule. One that is not named is as it was when the record was written, though it may be younger."""
    return game_of(record).settle(record["options"], record["version"])


def start_of(record: Record) -> State:
    """The table before the first move."""
    game = game_of(record)
    try:
        state: State = game.new(len(record["names"]), options_of(record))
    except ValueError as problem:
        raise BadRecord(str(problem)) from None
    if len(record["bots"]) != len(record["names"]):
        raise BadRecord("bots has not one entry for each seat")
    if "faces" in record and (len(record["faces"]) != len(record["names"]) or not any(record["faces"])):
        raise BadRecord("faces has not one entry for each seat")
    return state


def replayed(record: Record) -> State:
    """The last position. Every move must have been legal, and every hash and every draw's odds must fit."""
    state, is_first = start_of(record), record["format"] == FIRST
    hashes, odds = list(record["hashes"]), {draw[0]: draw for draw in record.get("draws", [])}
    for number, notation in enumerate(record["moves"], 1):
        if state.turn == LUCK and record.get("seal") is not None:
            check_odds(state, number, notation, odds.pop(number - 1, []), is_shared="deal" in record)
        try:
            state.play(state.read(notation))
        except IllegalMove as refusal:
            raise BadRecord(f"move {number}: {refusal}") from None
        is_hashed = number % EVERY == 0 or number == len(record["moves"])
        if is_hashed and (not hashes or hashes.pop(0) != (first_hash_of if is_first else hash_of)(state)):
            raise BadRecord(f"the position after move {number} is not the one that was played")
    if hashes or odds:
        raise BadRecord("there are more hashes or draws than moves")
    if record["result"] != result_of(state):
        raise BadRecord("the result does not follow from the moves")
    if record["seed"] is not None and state.turn != NOBODY:
        raise BadRecord("the seed is told before the end")
    return state


def check_odds(state: State, number: int, notation: str, draw: Sequence[int], *, is_shared: bool = False) -> None:
    """Whether a draw was from as many tickets as the rules have, and those that bring this move."""
    first, possible = 0, outcomes(state)
    asked = [question_of(possible)] if is_shared else []
    for outcome, odds, _ in possible:
        if outcome == notation and list(draw) != [number - 1, int(state.tickets), first, odds, *asked]:
            raise BadRecord(f"move {number}: {notation!r} has tickets {first} to {first + odds - 1} of {state.tickets}")
        first += odds


def check_seal(record: Record) -> None:
    """Whether the seal is of what the record says, and every device revealed what it had committed to."""
    if record["format"] == FIRST:
        return
    if record["commitment"] is None:
        if record["contributions"] or record["draws"] or record["beacon"] or record["seal"]:
            raise BadRecord("luck was typed in, and cannot have been sealed")
        return
    if record["seal"] != seal_in(record).digest:
        raise BadRecord("the seal does not fit: something that was fixed before the first card was changed")
    for each in record["contributions"]:
        if each["secret"] is not None and not is_revealed(each):
            raise BadRecord(f"what {each['by']} revealed is not what was committed to")


def seal_in(record: Record) -> Seal:
    beacon = record["beacon"]
    return Seal(
        record["commitment"] or "",
        tuple((each["by"], each["commitment"]) for each in record["contributions"]),
        None if beacon is None else (beacon["source"], beacon["round"]),
        record["game"],
        record["version"],
        record["options"],
        tuple(record["names"]),
        tuple(record["bots"]),
    )


def is_revealed(each: WrittenContribution) -> bool:
    try:
        return contribution_to(bytes.fromhex(each["secret"] or ""), each["word"]) == each["commitment"]
    except ValueError:
        return False


def chairs_of(
    people: Sequence[str], bots: Sequence[str], kind: Kind = "person", faces: Sequence[str] | None = None
) -> list[Chair]:
    """People of this kind, and bots."""
    found = zip(people, bots, faces or [""] * len(people), strict=True)
    return [Chair(who, "bot" if bot else kind, bot, face) for who, bot, face in found]


def seat_later(table: Table, changes: Sequence[tuple[int, int, str, str]], faces: Sequence[str] = ()) -> None:
    """Who came later, as it was written down."""
    for (after, seat, name, bot), face in zip(changes, faces or [""] * len(changes), strict=True):
        chair = Chair(name, "bot" if bot else "person", bot, face)
        table.sit(seat, chair)
        table.sat[-1] = (after, seat, chair)


def help_later(table: Table, written: WrittenHelp | None) -> None:
    """How help was used, as it was written down."""
    if written is not None:
        table.help = written["level"]
        table.helped = uses_of(written)


def uses_of(written: WrittenHelp) -> list[tuple[int, int, HelpKind]]:
    return [(each["after"], each["seat"], each["what"]) for each in written["used"]]

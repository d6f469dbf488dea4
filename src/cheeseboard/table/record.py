"""A game written down: as JSON, and as one line that fits into a link. See docs/record.md."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, TypedDict

from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove, State
from cheeseboard.games import find, names
from cheeseboard.games.box import Game
from cheeseboard.table.luck import SEED_BYTES, FairLuck, commitment_to
from cheeseboard.table.table import EVERY, Chair, Table, hash_of

FORMAT: Final = "cheeseboard record 1"


class Result(TypedDict):
    scores: list[int]
    winners: list[int]


class Record(TypedDict):
    format: str
    game: str
    version: int  # of the game's rules
    options: dict[str, Any]
    names: list[str]
    bots: list[str]  # which one sat on each seat; "" is a person
    commitment: str | None  # none if luck was typed in
    words: list[str]  # that players mixed in
    seed: str | None  # only after the end
    moves: list[str]  # luck's too
    hashes: list[str]  # of the position after every 20 moves, and of the last
    result: Result | None
    digest: str  # of all the rest


class BadRecord(ValueError):  # noqa: N818 - whoever has the file reads it
    """A record that is not one, or was tampered with, or is of other rules. The text says in one line what is wrong."""


def digest_of(record: Mapping[str, Any]) -> str:
    rest = {key: value for key, value in record.items() if key != "digest"}
    return sha256(json.dumps(rest, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


def record_of(table: Table) -> Record:
    """A table's game so far. The seed is told only once the game is over.

    In a game that was played on from another's, luck is not all of this seed: then it is written down move by move.
    """
    luck = None if table.given else table.luck
    record = Record(
        format=FORMAT,
        game=table.game.name,
        version=table.game.version,
        options=table.options,
        names=table.names,
        bots=[chair.bot or chair.kind if chair.kind == "bot" else "" for chair in table.chairs],
        commitment=None if luck is None else luck.commitment,
        words=[] if luck is None else luck.words,
        seed=luck.seed.hex() if luck is not None and table.over else None,
        moves=list(table.moves),
        hashes=[*table.hashes, hash_of(table.state)] if len(table.moves) % EVERY else list(table.hashes),
        result=Result(scores=table.state.scores(), winners=table.state.winners()) if table.over else None,
        digest="",
    )
    record["digest"] = digest_of(record)
    return record


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
    return record


def parsed(text: str) -> Record:
    try:
        record = json.loads(text)
    except ValueError:
        raise BadRecord("this is not JSON") from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadRecord(f"this is no {FORMAT}")
    if set(record) != set(Record.__annotations__):
        raise BadRecord(f"it should have {', '.join(Record.__annotations__)}; it has {', '.join(record)}")
    for key, wanted in SHAPES.items():
        if not isinstance(record[key], wanted):
            raise BadRecord(f"{key} is {record[key]!r}, which it cannot be")
    for key in ("names", "bots", "words", "moves", "hashes"):
        if not all(isinstance(one, str) for one in record[key]):
            raise BadRecord(f"{key} holds something that is no text")
    found: Record = record  # type: ignore[assignment]
    return found


MOST: Final = 1 << 16  # bytes of names, words and options in a link
NONE: Final = type(None)
SHAPES: Final[dict[str, Any]] = {
    "game": str, "version": int, "options": dict, "names": list, "bots": list, "commitment": (str, NONE), "words": list,
    "seed": (str, NONE), "moves": list, "hashes": list, "result": (dict, NONE), "digest": str,
}  # fmt: skip


def game_of(record: Record) -> Game[Any]:
    """The game, if it still has the rules it was played by."""
    return game_called(record["game"], record["version"])


def game_called(name: str, version: int) -> Game[Any]:
    if name not in names():
        raise BadRecord(f"there is no game {name!r} here")
    game = find(name)
    if version != game.version:
        raise BadRecord(
            f"it was played by version {version} of the rules of {game.title}; here is version {game.version}"
        )
    return game


def start_of(record: Record) -> State:
    """The table before the first move. A house rule that is not named is younger than the record, and as usual."""
    game = game_of(record)
    try:
        state: State = game.new(len(record["names"]), record["options"])
    except ValueError as problem:
        raise BadRecord(str(problem)) from None
    if len(record["bots"]) != len(record["names"]):
        raise BadRecord("bots has not one entry for each seat")
    return state


def replayed(record: Record) -> State:
    """The last position. Every move must have been legal and every hash must fit."""
    state = start_of(record)
    hashes = list(record["hashes"])
    for number, notation in enumerate(record["moves"], 1):
        try:
            state.play(state.read(notation))
        except IllegalMove as refusal:
            raise BadRecord(f"move {number}: {refusal}") from None
        is_hashed = number % EVERY == 0 or number == len(record["moves"])
        if is_hashed and (not hashes or hashes.pop(0) != hash_of(state)):
            raise BadRecord(f"the position after move {number} is not the one that was played")
    if hashes:
        raise BadRecord("there are more hashes than moves")
    over = state.turn == NOBODY
    if record["result"] != (Result(scores=state.scores(), winners=state.winners()) if over else None):
        raise BadRecord("the result does not follow from the moves")
    if record["seed"] is not None and not over:
        raise BadRecord("the seed is told before the end")
    return state


# Checking luck


def verify(text: str) -> str:
    """Check everything, luck too; what was found to be right, in one line."""
    record = read(text)
    if record["commitment"] is None:
        return f"{len(record['moves'])} moves, all legal; luck was typed in, or began as another game's, and cannot be checked"
    if record["seed"] is None:
        return f"{len(record['moves'])} moves, all legal; luck can be checked once the game is over"
    check_luck(record)
    return f"{len(record['moves'])} moves, all legal; luck is what was committed to"


def check_luck(record: Record) -> None:
    luck = luck_of(record)
    state = start_of(record)
    for number, notation in enumerate(record["moves"]):
        if state.turn == LUCK:
            fair = state.write(state.drawn(luck.ticket(number, state.tickets)))
            if fair != notation:
                raise BadRecord(f"move {number + 1}: luck was {fair!r}, but {notation!r} was played")
        state.play(state.read(notation))


def luck_of(record: Record) -> FairLuck:
    try:
        seed = bytes.fromhex(record["seed"] or "")
        luck = FairLuck(seed, record["words"])
    except ValueError:
        raise BadRecord("the seed is not one") from None
    if commitment_to(seed) != record["commitment"]:
        raise BadRecord("the seed is not the one that was committed to")
    return luck


# Links


def to_link(record: Record) -> str:
    """A finished game in one line of letters, digits, - and _.

    Luck follows from the seed, so only decisions are written, all together as one number: each is its place
    among the moves that were possible.
    """
    state = start_of(record)
    typed = record["seed"] is None
    number, base = 0, 1
    for notation in record["moves"]:
        if state.turn != LUCK or typed:
            number += base * state.moves().index(state.read(notation))
            base *= state.count()
        state.play(state.read(notation))
    head = [
        record["game"], record["version"], shorter(record), record["names"], record["bots"], record["words"],
        len(record["moves"]),
    ]  # fmt: skip
    packed = zlib.compress(json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    body = number.to_bytes((number.bit_length() + 7) // 8, "big")
    seed = bytes.fromhex(record["seed"] or "")
    parts = [bytes([len(seed)]), seed, len(packed).to_bytes(2, "big"), packed, body]
    content = b"".join(parts)
    return urlsafe_b64encode(sha256(content).digest()[:6] + content).decode().rstrip("=")


def shorter(record: Record) -> dict[str, Any]:
    """The options that are not as usual."""
    usual = game_of(record).settle({})
    return {name: value for name, value in record["options"].items() if value != usual[name]}


def from_link(line: str) -> Record:
    """The record that was put into a link."""
    try:
        content = urlsafe_b64decode(line + "=" * (-len(line) % 4))
        check, content = content[:6], content[6:]
        seed, rest = content[1 : 1 + content[0]], content[1 + content[0] :]
        size = int.from_bytes(rest[:2], "big")
        head = json.loads(zlib.decompressobj().decompress(rest[2 : 2 + size], MOST))
        number = int.from_bytes(rest[2 + size :], "big")
    except (ValueError, IndexError, TypeError, zlib.error):
        raise BadRecord("this is no link to a game") from None
    if check != sha256(content).digest()[:6] or len(seed) not in (0, SEED_BYTES):
        raise BadRecord("the link is damaged")
    try:
        return parsed(write(record_of(unfolded(head, seed, number))))
    except BadRecord:
        raise
    except (ValueError, TypeError) as problem:
        raise BadRecord(f"the link does not tell of a game: {problem}") from None


def unfolded(head: list[Any], seed: bytes, number: int) -> Table:
    """The game played again from its decisions, and from luck."""
    name, version, options, people, bots, words, moves = head
    chairs = [Chair(who, "bot" if bot else "person", bot) for who, bot in zip(people, bots, strict=True)]
    game = game_called(name, version)
    table = Table(game.name, chairs, options, FairLuck(seed, words) if seed else None)
    while len(table.moves) < moves and not table.over:
        number, place = divmod(number, table.state.count())
        table.play(table.turn, table.state.write(table.state.move(place)), table.version)
    if len(table.moves) != moves:
        raise BadRecord("the link tells of more moves than the game has")
    return table

"""A record in one line that fits into a link, and luck that several matches share. See docs/record.md."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec

from cheeseboard.engine.state import LUCK
from cheeseboard.table.daily import daily
from cheeseboard.table.luck import (
    SEED_BYTES,
    Beacon,
    Contribution,
    FairLuck,
    FirstLuck,
    Luck,
    SharedLuck,
    answered,
    outcomes,
    question_of,
)
from cheeseboard.table.record import (
    FIRST,
    BadRecord,
    Record,
    WrittenDeal,
    chairs_of,
    check_deal,
    check_length,
    first_record_of,
    game_called,
    game_of,
    loaded,
    parsed,
    record_of,
    seat_later,
    start_of,
    uses_of,
    write,
)
from cheeseboard.table.table import HelpKind, HelpLevel, Table

MOST: Final = 1 << 16  # bytes of names, words and options in a link
LONGEST_LINK: Final = 60_000  # letters of a link
SECOND: Final = 128  # is added to the first byte of a link of the second format


# Luck that several matches share


def shared_luck(
    deal: WrittenDeal,
    game: str,
    version: int,
    seats: int,
    before: tuple[int, Mapping[str, Any]] | None = None,
) -> SharedLuck:
    """The luck of a day, or that of another match of this game: what was drawn there, and for all else a seed made of its link."""
    if "day" in deal:
        try:
            luck = daily(game, deal["day"], version, deal.get("release", "")).luck()
        except ValueError as problem:
            raise BadRecord(str(problem)) from None
        return SharedLuck(luck.seed, luck.deal, before=before)
    original = first_match(deal["of"])
    if (original["game"], original["version"], len(original["names"])) != (game, version, seats):
        raise BadRecord("the match whose luck it shares is of another game, or for more or fewer players")
    return SharedLuck(same_seed(deal["of"]), {"of": deal["of"]}, answered(answers_in(original)), before)


def same_seed(link: str) -> bytes:
    """For what was not drawn in a match, but in another with the same luck."""
    return sha256(b"cheeseboard same luck" + link.encode()).digest()


@lru_cache(4)
def first_match(link: str) -> Record:
    """The match that others share their luck with. It must be over, and its luck its own. It is asked for several times in a row."""
    original = from_link(link, may_share=False)
    if original["result"] is None:
        raise BadRecord("the match whose luck it shares is not over")
    return original


def answers_in(record: Record) -> list[tuple[int, str]]:
    """All that luck was asked in a match, one after the other, and what it said."""
    state, found = start_of(record), []
    for notation in record["moves"]:
        if state.turn == LUCK:
            found.append((question_of(outcomes(state)), notation))
        state.play(state.read(notation))
    return found


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
    is_first = record["format"] == FIRST
    head = [
        record["game"], record["version"], shorter(record) if is_first else record["options"], record["names"],
        record["bots"], record["words"] if is_first else more(record), len(record["moves"]),
    ]  # fmt: skip
    packed = zlib.compress(json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    body = number.to_bytes((number.bit_length() + 7) // 8, "big")
    seed = bytes.fromhex(record["seed"] or "")
    form = len(seed) if is_first else len(seed) + SECOND
    parts = [bytes([form]), seed, len(packed).to_bytes(2, "big"), packed, body]
    content = b"".join(parts)
    return urlsafe_b64encode(sha256(content).digest()[:6] + content).decode().rstrip("=")


def more(record: Record) -> list[Any]:
    """What the second format has besides: contributions, a beacon, who came later; and help and faces, if not as usual."""
    given = [
        [each["by"], each["secret"] or "", each["word"], "" if each["secret"] else each["commitment"]]
        for each in record.get("contributions", [])
    ]
    beacon = record.get("beacon")
    later = [[each["after"], each["seat"], each["name"], each["bot"]] for each in record.get("seats", [])]
    helped = [record["help"]["level"], uses_of(record["help"])] if "help" in record else USUAL
    faces = faces_in(record)
    deal = [record["deal"]] if "deal" in record else []
    also: list[Any] = [helped, faces, *deal] if faces or deal else [helped] if helped != USUAL else []
    return [given, None if beacon is None else list(beacon.values()), later, *also]


def faces_in(record: Record) -> list[str]:
    """Of the first chairs and of those who came later; nothing, if nobody has one."""
    first = record.get("faces", [""] * len(record["names"]))
    found = [*first, *(each.get("face", "") for each in record.get("seats", []))]
    return found if any(found) else []


def shorter(record: Record) -> dict[str, Any]:
    """The options that are not as usual."""
    usual = game_of(record).settle({}, record["version"])
    return {name: value for name, value in record["options"].items() if value != usual[name]}


def from_link(line: str, *, may_share: bool = True) -> Record:
    """The record that was put into a link. One that others share their luck with must have luck of its own."""
    if len(line) > LONGEST_LINK:
        raise BadRecord(f"a link has at most {LONGEST_LINK} letters")
    try:
        content = urlsafe_b64decode(line + "=" * (-len(line) % 4))
        check, content = content[:6], content[6:]
        is_first, length = content[0] < SECOND, content[0] % SECOND
        seed, rest = content[1 : 1 + length], content[1 + length :]
        size = int.from_bytes(rest[:2], "big")
        head = zlib.decompressobj().decompress(rest[2 : 2 + size], MOST)
        number = int.from_bytes(rest[2 + size :], "big")
    except (ValueError, IndexError, TypeError, zlib.error):
        raise BadRecord("this is no link to a game") from None
    if check != sha256(content).digest()[:6] or len(seed) not in (0, SEED_BYTES):
        raise BadRecord("the link is damaged")
    try:
        found = checked(loaded(head), is_first=is_first)
        check_own_luck(found, may_share=may_share or is_first)
        table = unfolded(found, seed, number, is_first=is_first)
        return parsed(write(first_record_of(table) if is_first else record_of(table)))
    except BadRecord:
        raise
    except ValueError as problem:
        raise BadRecord(f"the link does not tell of a game: {problem}") from None


FIRST_HEAD: Final = tuple[str, int, dict[str, Any], list[str], list[str], list[str], int]
HEAD: Final = tuple[str, int, dict[str, Any], list[str], list[str], list[Any], int]
MORE: Final = tuple[
    list[tuple[str, str, str, str]], tuple[str, int, str | None] | None, list[tuple[int, int, str, str]]
]
HELPED: Final = tuple[
    tuple[HelpLevel, list[tuple[int, int, HelpKind]]], list[str], WrittenDeal | None
]  # and faces, and a deal
USUAL: Final = ["family", []]  # how help was used, if a link says nothing of it


def checked(head: Any, *, is_first: bool) -> tuple[Any, ...]:
    """What a link begins with, each part of its kind."""
    try:
        found: tuple[Any, ...] = msgspec.convert(head, FIRST_HEAD if is_first else HEAD)
        if not is_first:
            found = (*found[:5], rest_of(found[5]), found[6])
    except msgspec.ValidationError as flaw:
        raise BadRecord(f"the link does not tell of a game: {flaw}") from None
    if len(found[3]) != len(found[4]):
        raise BadRecord("bots has not one entry for each seat")
    return found


def check_own_luck(head: tuple[Any, ...], *, may_share: bool) -> None:
    if not may_share and head[5][5] is not None:
        raise BadRecord("the match whose luck it shares has none of its own")


def rest_of(rest: list[Any]) -> tuple[Any, ...]:
    """What ``more`` has written."""
    also = [*rest[3:], *[USUAL, [], None][len(rest[3:]) :]]
    return (*msgspec.convert(rest[:3], MORE), *msgspec.convert(also, HELPED))


def unfolded(head: tuple[Any, ...], seed: bytes, number: int, *, is_first: bool) -> Table:
    """The game played again from its decisions, and from luck."""
    name, version, options, people, bots, rest, moves = head
    game = game_called(name, version)
    check_length(moves)
    luck: Luck | None = None
    if not is_first and rest[5] is not None:
        luck = dealt(rest[5], name, version, len(people), options, seed)
    elif seed:
        luck = FirstLuck(seed, rest) if is_first else FairLuck(seed, *unpacked(*rest[:2]), (version, options))
    faces = [] if is_first else rest[4]
    if faces and len(faces) != len(people) + len(rest[2]):
        raise BadRecord("faces has not one entry for each seat")
    chairs = chairs_of(people, bots, faces=faces[: len(people)])
    table = Table(game.name, chairs, options, luck, rules=version)
    while len(table.moves) < moves and not table.over:
        number, place = divmod(number, table.state.count())
        table.play(table.turn, table.state.write(table.state.move(place)), table.version)
    if len(table.moves) != moves:
        raise BadRecord("the link tells of more moves than the game has")
    if not is_first:
        seat_later(table, rest[2], faces[len(people) :])
        table.help, table.helped = rest[3]
    return table


def dealt(
    deal: WrittenDeal, name: str, version: int, seats: int, options: Mapping[str, Any], seed: bytes
) -> SharedLuck:
    """The luck that a link says it shares."""
    check_deal(deal)
    luck = shared_luck(deal, name, version, seats, (version, options))
    if seed and luck.seed != seed:
        raise BadRecord("the seed is not that of the deal")
    return luck


def unpacked(
    given: list[tuple[str, str, str, str]], beacon: tuple[str, int, str | None] | None
) -> tuple[list[Contribution], Beacon | None]:
    contributions = [
        Contribution.made(by, bytes.fromhex(secret), word) if secret else Contribution(by, commitment)
        for by, secret, word, commitment in given
    ]
    return contributions, None if beacon is None else Beacon(*beacon)

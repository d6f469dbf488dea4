"""Finished matches, step by step. A match is its link: nothing needs to be kept for it.

To read a link is to play its match again, and that may take a while: ``Links`` asks the bots' side for it,
which calls ``read_link`` (answers.py) where nobody waits for anything else.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec

from cheeseboard.engine.state import NOBODY
from cheeseboard.rooms.deeds import Deal
from cheeseboard.rooms.puzzles import solved
from cheeseboard.rooms.questions import BotFailed, Bots, Found, LinkWanted, ReviewShown, ReviewWanted
from cheeseboard.table.fairness import ResultFlaw, deal_in, flaw_in, verify
from cheeseboard.table.links import answers_in, from_link
from cheeseboard.table.record import BadRecord, Record, WrittenHelp, game_of, options_of, replayed, write
from cheeseboard.table.scribe import Event
from cheeseboard.table.table import Chair, HelpKind, HelpLevel, Refused, Table
from cheeseboard.table.verdict import Tie, ties_of

MOST_STEPS: Final = 200  # at a time …
MOST_BYTES: Final = 1 << 20  # … and not one more once they have so many
FAMILY: Final = WrittenHelp(level="family", used=[])
MOST_ANSWERS: Final = 5000  # of luck, in a match that others share their luck with
KEPT: Final = 8  # matches that are remembered: whoever looks at one usually looks on


class HelpGiven(msgspec.Struct, frozen=True):
    """Somebody asked for help at this step."""

    step: int
    seat: int
    what: HelpKind


class Replay(msgspec.Struct, frozen=True):
    """A finished match."""

    game: str
    names: list[str]
    options: dict[str, Any]
    steps: int
    scores: list[int]
    winners: list[int]
    commitment: str | None
    seal: str | None
    seed: str | None
    verified: str  # what this server found to be right, or wrong; whoever wants to be sure checks the record
    ties: list[Tie]  # what decided but for the score, step by step
    bots: list[str] = []  # which one sat on each seat at the beginning; nothing for a person
    help: HelpLevel = "family"  # who might use help in it
    helped: list[HelpGiven] = []  # what all were told of it
    faces: list[str] = []  # of these people; "" if they have chosen none
    deal: Deal | None = None  # whose luck it shares
    flaw: ResultFlaw = ""  # why it is no result of that deal
    is_sound: bool = True  # whether everything about it was found to be right
    version: int = 1  # of the rules


class ReplayStep(msgspec.Struct, frozen=True):
    """After so many moves: the last of them, what was heard of it and how the table looks, to one seat or to all."""

    step: int
    move: str
    mover: int  # a seat; -1: luck
    turn: int
    events: list[Event]
    views: list[dict[str, Any]]


class StartingPoint(msgspec.Struct, frozen=True):
    """Where another match goes on from."""

    game: str
    seats: int
    options: dict[str, Any]
    moves: tuple[str, ...]
    is_over: bool


class SameLuck(msgspec.Struct, frozen=True):
    """What must be played to have the same luck as a match."""

    game: str
    version: int
    options: dict[str, Any]
    bots: list[str]  # for each seat which one; nothing for a person
    deal: Deal
    answers: tuple[tuple[int, str], ...]  # what luck was asked, and what it said


class Links:
    """What is in links, read elsewhere, one network's after the other's."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots

    async def replay(self, link: str, network: str) -> bytes:
        return await self._read(LinkWanted(link, "replay"), network)

    async def steps(self, link: str, seat: int | None, first: int, count: int, network: str) -> bytes:
        return await self._read(LinkWanted(link, "steps", seat, first, count), network)

    async def record(self, link: str, network: str) -> tuple[str, str]:
        """Of which game, and the record as it is written."""
        return msgspec.json.decode(await self._read(LinkWanted(link, "record"), network), type=tuple[str, str])

    async def start(self, link: str, step: int, network: str) -> StartingPoint:
        return msgspec.json.decode(await self._read(LinkWanted(link, "start", first=step), network), type=StartingPoint)

    async def same_luck(self, link: str, network: str) -> "SameLuck":
        return msgspec.json.decode(await self._read(LinkWanted(link, "same-luck"), network), type=SameLuck)

    async def review(self, link: str, network: str) -> ReviewWanted:
        return msgspec.json.decode(await self._read(LinkWanted(link, "review"), network), type=ReviewWanted)

    async def first_look(self, link: str, network: str) -> ReviewShown:
        return msgspec.json.decode(await self._read(LinkWanted(link, "first-look"), network), type=ReviewShown)

    async def solve(self, game: str, number: str, move: str, network: str) -> bytes:
        """What comes of an answer to a puzzle: its proof is worked out again."""
        return await self._read(LinkWanted(f"{game}/{number}", "solve", move=move), network)

    async def _read(self, wanted: LinkWanted, network: str) -> bytes:
        try:
            found = await self.bots.read(wanted, network)
        except BotFailed:
            raise Refused("try-again", "this link could not be read; please try again") from None
        if found.refused:
            raise Refused(found.refused, found.says)
        return bytes(found.body)


def read_link(wanted: LinkWanted) -> Found:
    try:
        return Found(msgspec.Raw(msgspec.json.encode(found_in(wanted))))
    except Refused as refusal:
        return Found(refused=refusal.reason, says=str(refusal))


def found_in(wanted: LinkWanted) -> Any:
    match wanted.what:
        case "replay":
            return replay(wanted.link)
        case "steps":
            return steps(wanted.link, wanted.seat, wanted.first, wanted.count)
        case "record":
            record = record_of_link(wanted.link)
            return record["game"], write(record)
        case "start":
            return start(wanted.link, wanted.first)
        case "review":
            return review_wanted(wanted.link)
        case "same-luck":
            return same_luck(wanted.link)
        case "solve":
            game, _, number = wanted.link.partition("/")
            return solved(game, number, wanted.move)


@lru_cache(KEPT)
def record_of_link(link: str) -> Record:
    try:
        return from_link(link)
    except BadRecord as flaw:
        raise Refused("not-found", str(flaw)) from None


def start(link: str, step: int) -> StartingPoint:
    record = record_of_link(link)
    is_over = step >= len(record["moves"]) and record["result"] is not None
    return StartingPoint(
        record["game"], len(record["names"]), record["options"], tuple(record["moves"][:step]), is_over
    )


def same_luck(link: str) -> SameLuck:
    """Of a match that is over: its luck, or the one that it shares itself."""
    record = record_of_link(link)
    if record["result"] is None:
        raise Refused("not-found", "this match is not over")
    deal = Deal(**deal_in(record, link))
    original = record_of_link(deal.of) if deal.of else record
    answers = tuple(answers_in(original)) if deal.of else ()
    if len(answers) > MOST_ANSWERS:
        raise Refused("too-long", f"luck was asked {len(answers)} times in this match; {MOST_ANSWERS} are the most")
    return SameLuck(record["game"], record["version"], options_of(original), original["bots"], deal, answers)


@lru_cache(KEPT)
def review_wanted(link: str) -> ReviewWanted:
    """What is needed to look at a match; only if it is over, and could have happened."""
    record = record_of_link(link)
    try:
        verify(write(record))
    except BadRecord as flaw:
        raise Refused("not-found", str(flaw)) from None
    if record["result"] is None:
        raise Refused("not-found", "this match is not over")
    return ReviewWanted(record["game"], len(record["names"]), record["options"], list(record["moves"]))


@lru_cache(KEPT)
def replay(link: str) -> Replay:
    record = record_of_link(link)
    result, written = record["result"], record.get("help", FAMILY)
    is_sound = True
    try:
        verified = verify(write(record))
    except BadRecord as problem:
        verified, is_sound = str(problem), False
    deal = Deal(**record["deal"]) if "deal" in record else None
    return Replay(
        game=record["game"],
        names=record["names"],
        options=options_of(record),
        steps=len(record["moves"]),
        scores=[] if result is None else result["scores"],
        winners=[] if result is None else result["winners"],
        commitment=record["commitment"],
        seal=record.get("seal"),
        seed=record["seed"],
        verified=verified,
        ties=[] if result is None else ties_of(game_of(record), replayed(record)),
        bots=record["bots"],
        help=written["level"],
        helped=[HelpGiven(each["after"], each["seat"], each["what"]) for each in written["used"]],
        faces=record.get("faces", [""] * len(record["names"])),
        deal=deal,
        flaw=flaw_in(record) if deal and is_sound else "",
        is_sound=is_sound,
        version=record["version"],
    )


def steps(link: str, seat: int | None, first: int, count: int) -> list[msgspec.Raw]:
    """Some steps of a match; step 0 is the empty table. Without a seat, all seats are open."""
    record = record_of_link(link)
    if seat is not None and seat not in {NOBODY, *range(len(record["names"]))}:
        raise Refused("no-such-seat", f"there is no seat {seat}")
    film = film_of(link)
    found: list[msgspec.Raw] = []
    size = 0
    for number in range(first, min(first + min(count, MOST_STEPS), len(record["moves"]) + 1)):
        found.append(msgspec.Raw(msgspec.json.encode(film.step(number, seat))))
        size += len(found[-1])
        if size >= MOST_BYTES:
            break
    return found


@lru_cache(KEPT)
def film_of(link: str) -> "Film":
    return Film(record_of_link(link))


class Film:
    """A match that is wound on: to go back it begins anew."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._rewind()

    def _rewind(self) -> None:
        people = [Chair(name) for name in self.record["names"]]
        self.table = Table(self.record["game"], people, self.record["options"])
        self.table.log.clear()

    def step(self, number: int, seat: int | None) -> ReplayStep:
        """The table after so many moves."""
        moves, table = self.record["moves"], self.table
        if number <= len(table.moves):
            self._rewind()
            table = self.table
        mover = NOBODY
        while len(table.moves) < number:
            mover = table.turn
            table.log.clear()
            table.play(mover, moves[len(table.moves)], table.version)
        return step_of(table, moves[number - 1] if number else "", mover, seat)


def step_of(table: Table, move: str, mover: int, seat: int | None) -> ReplayStep:
    eyes = range(len(table.chairs)) if seat is None else [seat]
    events = [each for each in table.log if seat is None or each.is_heard_by(seat)]
    views = [dict(table.game.view(table.state, eye)) for eye in eyes]
    return ReplayStep(len(table.moves), move, mover, table.turn, events, views)

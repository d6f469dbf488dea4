"""Was luck fair? What a record proves of it, and which matches are results of a deal. See docs/record.md."""

from dataclasses import dataclass, replace
from typing import Literal

from cheeseboard.engine.state import LUCK
from cheeseboard.table.daily import daily
from cheeseboard.table.links import first_match, shared_luck
from cheeseboard.table.luck import Beacon, Contribution, FairLuck, FirstLuck, Luck
from cheeseboard.table.record import (
    FIRST,
    BadRecord,
    Record,
    WrittenDeal,
    options_of,
    read,
    start_of,
)


@dataclass(frozen=True)
class Verified:
    """What was found to be right about a record: every move is legal, and luck as far as it can be checked."""

    game: str
    moves: int
    luck: Literal["fair", "shared", "untold", "typed"]  # checked; that, and public; told after the end; without a seed
    sources: str | None  # whose numbers fair luck was made of
    seal: str | None
    seal_seen: bool  # whether somebody noted this seal before the first card
    proof: str | None  # what this file shows of when fair luck was fixed

    @property
    def says(self) -> str:
        """The same in one line."""
        legal = f"{self.moves} moves, all legal"
        if self.luck == "typed":
            return f"{legal}; luck was typed in, or began as another game's, and cannot be checked"
        if self.luck == "untold":
            return f"{legal}; luck can be checked once the game is over"
        if self.luck == "shared":
            return f"{legal}; every draw follows from {self.sources}: {self.proof}"
        return f"{legal}; every draw follows from {self.sources}; {self.proof}"


def verify(text: str, seen: str | None = None) -> str:
    """Check everything, luck too; what was found to be right, in one line. ``seen`` is a seal that was noted before the first card."""
    return verified(text, seen).says


def verified(text: str, seen: str | None = None) -> Verified:
    """The same, as facts."""
    record = read(text)
    found = Verified(record["game"], len(record["moves"]), "typed", None, record.get("seal"), False, None)
    if seen is not None and record.get("seal") != seen:
        has = f"its seal is {record['seal']}" if record.get("seal") else "it has no seal"
        raise BadRecord(f"{has}, and not {seen}, which was seen before the first card")
    if record["commitment"] is None:
        return found
    found = replace(found, luck="untold", seal_seen=seen is not None)
    if record["seed"] is None:
        return found
    check_luck(record)
    luck: Literal["fair", "shared"] = "shared" if "deal" in record else "fair"
    return replace(found, luck=luck, sources=sources(record), proof=when(record, seen))


def sources(record: Record) -> str:
    """Whose numbers luck was made of."""
    if "deal" in record:
        return day_in(record["deal"]) if "day" in record["deal"] else "the luck of another match"
    given = record.get("contributions", [])
    told = [each["by"] for each in given if each["secret"] is not None]
    late = [each["by"] for each in given if each["secret"] is None]
    beacon = record.get("beacon")
    return (
        "the house's seed"
        + (f" and the devices of {', '.join(told)}" if told else " alone")
        + (f" (too late: {', '.join(late)})" if late else "")
        + (f" and round {beacon['round']} of the beacon {beacon['source']}" if beacon and beacon["value"] else "")
    )


def day_in(deal: WrittenDeal) -> str:
    return f"the deal of {deal['day']}" + (f" of Cheeseboard {deal['release']}" if "release" in deal else "")


def when(record: Record, seen: str | None) -> str:
    """What this file shows of when luck was fixed."""
    if "deal" in record:
        return "it is the same in every such match, and anybody could have known it before playing"
    if seen is not None:
        return "the seal is the one that was seen before the first card"
    if record["format"] == FIRST:
        return "this record is too old to show when the seed was chosen"
    return f"that this was fixed before the first card is shown only by somebody who saw the seal {record.get('seal')} then"


def check_luck(record: Record) -> None:
    luck, state = luck_of(record), start_of(record)
    for number, notation in enumerate(record["moves"]):
        if state.turn == LUCK:
            fair = state.write(luck.draw(state, number)[0])
            if fair != notation:
                raise BadRecord(f"move {number + 1}: luck was {fair!r}, but {notation!r} was played")
        state.play(state.read(notation))


def luck_of(record: Record) -> Luck:
    """The luck that this game was played with, sealed."""
    try:
        luck = luck_from(record, bytes.fromhex(record["seed"] or ""))
    except ValueError as problem:
        raise BadRecord(f"the seed or a contribution is not one: {problem}") from None
    if luck.commitment != record["commitment"] or luck.seed.hex() != record["seed"]:
        raise BadRecord("the seed is not the one that was committed to")
    luck.seal(record["game"], record["version"], record["options"], record["names"], record["bots"])
    return luck


def luck_from(record: Record, seed: bytes) -> Luck:
    if record["format"] == FIRST:
        return FirstLuck(seed, record.get("words", []))
    if "deal" in record:
        before = (record["version"], record["options"])
        return shared_luck(record["deal"], record["game"], record["version"], len(record["names"]), before)
    given, beacon = [Contribution(**each) for each in record.get("contributions", [])], record.get("beacon")
    before = (record["version"], record["options"])
    return FairLuck(seed, given, None if beacon is None else Beacon(**beacon), before)


def deal_in(record: Record, link: str) -> WrittenDeal:
    """What others must play to have the same luck as this match: its own deal, if it shares one, or else this very match."""
    return record["deal"] if "deal" in record else WrittenDeal(of=link)


ResultFlaw = Literal["", "not-over", "other-rules", "other-mice", "others-played"]


def flaw_in(record: Record) -> ResultFlaw:
    """Why a match is no result of the deal that it shares; nothing, if it is one. What it shares has been checked before."""
    deal = record["deal"]
    if record["result"] is None:
        return "not-over"
    if "day" in deal:
        wanted = daily(record["game"], deal["day"], record["version"], deal.get("release", ""))
        options, bots = wanted.options, list(wanted.bots)
    else:
        original = first_match(deal["of"])
        options = options_of(original)
        bots = [was or is_now for was, is_now in zip(original["bots"], record["bots"], strict=True)]
    if options_of(record) != options:
        return "other-rules"
    if record["bots"] != bots or record["bots"].count("") != 1:
        return "other-mice"
    return "others-played" if record.get("seats") else ""

"""Finished matches, step by step. A match is its link: nothing needs to be kept for it."""

from functools import lru_cache
from typing import Any

import msgspec

from cheeseboard.engine.state import NOBODY
from cheeseboard.table.record import BadRecord, Record, from_link, verify, write
from cheeseboard.table.table import Chair, Refused, Table
from cheeseboard.web.wire import Happening

MOST_STEPS = 200  # at a time


class Replay(msgspec.Struct, frozen=True):
    """A finished match."""

    game: str
    names: list[str]
    options: dict[str, Any]
    steps: int
    scores: list[int]
    winners: list[int]
    commitment: str | None
    seed: str | None
    is_fair: bool  # every move legal, luck as it was committed to
    verified: str  # what was found to be right, or wrong


class Step(msgspec.Struct, frozen=True):
    """After so many moves: the last of them, what was heard of it and how the table looks, to one seat or to all."""

    step: int
    move: str
    mover: int  # a seat; -1: luck
    turn: int
    events: list[Happening]
    views: list[dict[str, Any]]


@lru_cache(64)
def record_of_link(link: str) -> Record:
    try:
        return from_link(link)
    except BadRecord as flaw:
        raise Refused("not-found", str(flaw)) from None


def replay(link: str) -> Replay:
    record = record_of_link(link)
    result = record["result"]
    try:
        verified, is_fair = verify(write(record)), record["seed"] is not None
    except BadRecord as flaw:
        verified, is_fair = str(flaw), False
    return Replay(
        game=record["game"],
        names=record["names"],
        options=record["options"],
        steps=len(record["moves"]),
        scores=[] if result is None else result["scores"],
        winners=[] if result is None else result["winners"],
        commitment=record["commitment"],
        seed=record["seed"],
        is_fair=is_fair,
        verified=verified,
    )


def steps(link: str, seat: int | None, first: int, count: int) -> list[Step]:
    """Some steps of a match; step 0 is the empty table. Without a seat, all seats are open."""
    record = record_of_link(link)
    people = [Chair(name) for name in record["names"]]
    if seat is not None and seat not in {NOBODY, *range(len(people))}:
        raise Refused("no-such-seat", f"there is no seat {seat}")
    table = Table(record["game"], people, record["options"])
    found = [] if first > 0 else [step_of(table, "", NOBODY, seat, len(table.log))]
    last = first + min(count, MOST_STEPS)
    for move in record["moves"][: max(0, last - 1)]:
        heard, mover = len(table.log), table.turn
        table.play(mover, move, table.version)
        if len(table.moves) >= first:
            found.append(step_of(table, move, mover, seat, heard))
    return found[: max(0, last - first)]


def step_of(table: Table, move: str, mover: int, seat: int | None, heard: int) -> Step:
    eyes = range(len(table.chairs)) if seat is None else [seat]
    events = [
        Happening(each.version, each.event.name, dict(each.event.facts), each.event.only)
        for each in table.log[heard:]
        if seat is None or each.event.is_heard_by(seat)
    ]
    views = [dict(table.game.view(table.state, eye)) for eye in eyes]
    return Step(len(table.moves), move, mover, table.turn, events, views)

"""The lab for somebody who waits in front of a page: the same games, figures and sentences, told while they settle."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import isinf
from typing import Final

import cheeseboard
from cheeseboard.bots.bots import MICE
from cheeseboard.games import find
from cheeseboard.lab.balance import comparing
from cheeseboard.lab.balance.comparing import Change, Run
from cheeseboard.lab.balance.figures import best_rows
from cheeseboard.lab.balance.findings import Finding, Section, findings, interval, written
from cheeseboard.lab.balance.opinion import opinions
from cheeseboard.lab.balance.playing import BalanceOrder, ready
from cheeseboard.lab.balance.rows import Row
from cheeseboard.lab.balance.typed import command
from cheeseboard.lab.balance.wording import Wording, wording
from cheeseboard.lab.figures import histogram
from cheeseboard.rooms import answers
from cheeseboard.rooms.questions import (
    DONE,
    BarShown,
    FigureShown,
    Found,
    HearsLab,
    Help,
    LabShown,
    LabWanted,
    OpinionShown,
    ReviewShown,
    SectionShown,
    Wanted,
)

SECONDS: Final = 60.0  # of play, at most: what is known by then is the answer
BETWEEN: Final = 1.0  # seconds between two drafts
LOOKS: Final = 40  # games looked at again …
WORLDS: Final = 50  # … with so many played on from every move
BARS: Final = 16
LEVELS: Final = MICE[:3]  # those that answer at once


def answer(
    wanted: Wanted, told: Callable[[ReviewShown | LabShown], None]
) -> str | Help | Found | ReviewShown | LabShown:
    """To any question that is thought about elsewhere."""
    return measure(wanted, told) if isinstance(wanted, LabWanted) else answers.answer(wanted, told)


def order_of(wanted: LabWanted) -> BalanceOrder:
    """What the command line plays, too, if it is asked for the same."""
    return BalanceOrder(
        wanted.game, wanted.seats, LEVELS, wanted.games, wanted.seed, wanted.options, WORLDS, looks=LOOKS
    )


def measure(wanted: LabWanted, told: HearsLab, seconds: float = SECONDS) -> LabShown:
    """The games, and beside them those of the usual rules with the same luck; told now and then."""
    return Measuring(wanted, told, seconds).all()


class Measuring:
    """Games that are being played, for so many seconds at most."""

    def __init__(self, wanted: LabWanted, told: HearsLab, seconds: float) -> None:
        self.words, self.told, self.seconds = wording(wanted.language), told, seconds
        order, usual = order_of(wanted), find(wanted.game).settle({})
        self.orders = [order] if wanted.options == usual else [order, replace(order, options=usual)]
        self.rows: list[list[Row]] = [[] for _ in self.orders]
        self.of = len(order.tables)

    def all(self) -> LabShown:
        began = last = time.perf_counter()
        progress, play = -1, ready(self.orders)
        for number in range(self.of * len(self.orders)):
            self.rows[number % len(self.orders)].append(play(number))
            now = time.perf_counter()
            if now - began >= self.seconds:
                break
            if now - last >= BETWEEN and (done := self.progress(now - began)) > progress:
                self.told(self.shown(done))
                last, progress = time.perf_counter(), done
        return self.shown(DONE)

    def progress(self, spent: float) -> int:
        """Percent of the games or of the time, whichever ends first."""
        return min(DONE - 1, int(100 * max(len(self.rows[0]) / self.of, spent / self.seconds)))

    def shown(self, progress: int) -> LabShown:
        (order, *_), (rows, *_), words = self.orders, self.rows, self.words
        return LabShown(
            progress=progress,
            played=len(rows),
            of=self.of,
            title=words.say("title", game=find(order.game).title, seats=order.seats),
            told=self.told_of(rows),
            command=command(order),
            opinions=[
                OpinionShown(each.question, each.answer, each.rests, each.mark) for each in opinions(order, rows, words)
            ],
            sections=list(self.sections()),
            lengths=lengths(best_rows(rows, order.bots)),
            lengths_say=words.say("lengths-says"),
        )

    def told_of(self, rows: Sequence[Row]) -> str:
        number = self.words.number
        return self.words.say(
            "told",
            played=number(len(rows)),
            looked=number(sum(row.look is not None for row in rows)),
            seed=self.orders[0].seed,
            version=cheeseboard.__version__,
        )

    def sections(self) -> Iterator[SectionShown]:
        found = [findings(order, rows, self.words) for order, rows in zip(self.orders, self.rows, strict=True)]
        changes = changes_of(found[1], found[0]) if len(found) > 1 else {}
        for section in found[0]:
            figures = [figure(each, self.words, changes.get((section.title, each.name))) for each in section.findings]
            yield SectionShown(section.title, section.note, figures)


def changes_of(usual: list[Section], other: list[Section]) -> dict[tuple[str, str], Change]:
    """From the usual rules to these, by section and name."""
    changes = comparing.compared(Run("", "", usual), Run("", "", other))
    return {(each.section, each.before.name): each for each in changes}


def figure(found: Finding, words: Wording, change: Change | None) -> FigureShown:
    estimate, before = found.estimate, change and change.before
    return FigureShown(
        name=found.name,
        value=written(estimate.value, found.unit, words),
        interval=interval(found, words),
        says=found.says,
        at=estimate.value,
        low=None if isinf(estimate.low) else estimate.low,
        high=None if isinf(estimate.high) else estimate.high,
        fair=found.fair,
        unit=found.unit,
        usual=written(before.estimate.value, found.unit, words) if before else "",
        usual_at=before.estimate.value if before else None,
        moved=words.say(change.significance) if change else "",
    )


def lengths(rows: Sequence[Row]) -> list[BarShown]:
    """How many games took how many decisions; nothing, if all took as many."""
    found = [len(row.options) for row in rows]
    if len(set(found)) < 2:
        return []
    counts = [0] * (max(found) + 1)
    for each in found:
        counts[each] += 1
    return [BarShown(bar.first, bar.last, bar.count) for bar in histogram(counts, BARS)]

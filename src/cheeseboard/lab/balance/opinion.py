"""What a publisher asks first: is it fair, deep, long, exciting, and what should be changed? Each answer says what it rests on."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from cheeseboard.lab.balance import figures
from cheeseboard.lab.balance.figures import Estimate
from cheeseboard.lab.balance.findings import Unit, ends, people
from cheeseboard.lab.balance.playing import BalanceOrder
from cheeseboard.lab.balance.rows import Row, like
from cheeseboard.lab.balance.wording import Wording, wording
from cheeseboard.lab.exploited import best_response_to

Leaning = Literal["yes", "nearly", "no", "open"]

SMALL: Final = 0.03  # of all games: a difference between chairs that few will notice
NARROW: Final = 0.05  # so far from a fair share a chair may still be, and be called fair
DEEP: Final = 3.0  # steps: who is better wins three games of four
SHALLOW: Final = 1.0
STEADY, DRAGGING = 2.0, 4.0  # how many times as long as the short games the long ones are
OFTEN, SELDOM = 1.0, 0.5  # changes of the lead in a game
WIDE: Final = 3.0  # an interval of these that says nothing
MANY: Final = 0.2  # shared wins
SOME: Final = 0.05  # games that nobody wins
ENOUGH, LOOKS = 100, 5  # games, and games looked at again, below which nothing is said


@dataclass(frozen=True)
class Opinion:
    """An answer, and what it rests on. ``mark`` says it in a word."""

    question: str
    answer: str
    rests: str
    mark: Leaning


def opinions(order: BalanceOrder, rows: Sequence[Row], words: Wording | None = None) -> list[Opinion]:
    """Fair, deep, long, exciting; and what to change."""
    return Judge(order, rows, words or wording()).opinions()


class Judge:
    """Looks at the games of the strongest level, and at the ladder."""

    def __init__(self, order: BalanceOrder, rows: Sequence[Row], words: Wording) -> None:
        self.order, self.rows, self.words = order, rows, words
        self.games = like(rows, order.best)
        self.advice: list[str] = []

    def opinions(self) -> list[Opinion]:
        answers = [self.fair(), self.deep(), self.long(), self.tense()]
        return [*answers, self.change(answers)]

    def fair(self) -> Opinion:
        found = [figures.seat_share(self.games, seat) for seat in range(self.order.seats)]
        shares = [each for each in found if each is not None]
        if len(self.games) < ENOUGH:
            return self.open("fair")
        fair = figures.fair_share(self.games)
        clear = [seat for seat, each in enumerate(shares) if each.is_above(fair) or each.is_below(fair)]
        widest = max(max(each.high - fair, fair - each.low) for each in shares)
        if not clear and widest > NARROW:
            return self.open("fair")
        seat = max(clear or range(len(shares)), key=lambda seat: abs(shares[seat].value - fair))
        is_small = abs(shares[seat].value - fair) < SMALL
        mark: Leaning = "yes" if not clear else "nearly" if is_small else "no"
        if mark == "no":
            self.advise("chairs" if shares[seat].value > fair else "behind", chair=seat + 1)
        facts = {"won": self.words.percent(shares[seat].value), "fair": self.words.percent(fair)}
        return self.says("fair", mark, shares[seat], "percent", chair=seat + 1, points=math.ceil(100 * widest), **facts)

    def deep(self) -> Opinion:
        rungs = figures.ladder(self.rows, self.order.bots)
        whole = figures.together([between for _, _, between in rungs])
        if whole is None or len(rungs) + 1 < len(self.order.bots) or whole.games * self.order.seats < ENOUGH:
            return self.open("deep")
        if whole.is_above(DEEP):
            mark: Leaning = "yes"
        elif whole.is_below(SHALLOW):
            mark = "no"
            self.advise("shallow")
        elif whole.is_above(0):
            mark = "nearly"
        else:
            return self.open("deep")
        facts = {"weaker": people(self.order.bots[0]), "stronger": people(self.order.best)}
        return self.says("deep", mark, whole, "number", **facts)

    def long(self) -> Opinion:
        length = figures.length(self.games)
        if length is None or len(self.games) < ENOUGH:
            return self.open("long")
        early, late = figures.nine_of_ten([len(row.options) for row in self.games])
        times = late / max(1.0, early)
        mark: Leaning = "yes" if times <= STEADY else "nearly" if times <= DRAGGING else "no"
        if mark == "no":
            self.advise("length")
        number = self.words.number
        facts = {"count": number(length.value, 1), "times": number(times), "early": number(early), "late": number(late)}
        return self.says("long", mark, length, "number", **facts)

    def tense(self) -> Opinion:
        changes = figures.lead_changes(self.games)
        if changes is None or changes.games < LOOKS or changes.high - changes.low > WIDE:
            return self.open("tense")
        mark: Leaning = "yes" if changes.value >= OFTEN else "nearly" if changes.value >= SELDOM else "no"
        if mark == "no":
            self.advise("dull")
        return self.says("tense", mark, changes, "number", count=self.words.number(changes.value, 1))

    def change(self, answers: Sequence[Opinion]) -> Opinion:
        for key, found, most in (
            ("ties", figures.ties(self.games), MANY),
            ("nobody", figures.undecided(self.games), SOME),
        ):
            if found is not None and found.is_above(most):
                self.advise(key, share=self.words.percent(found.value))
        question, rests = self.words.say("opinion-change"), self.words.say("opinion-change", "rests") + self.exploited()
        if self.advice:
            return Opinion(question, " ".join(self.advice), rests, "no")
        is_open = any(each.mark == "open" for each in answers)
        said = self.words.say("opinion-change", "open" if is_open else "nothing")
        return Opinion(question, said, rests, "open" if is_open else "yes")

    def exploited(self) -> str:
        """What somebody who learned against the players of these games wins against them, if that was measured."""
        order = self.order
        found = best_response_to(order.game, order.seats, order.options, order.best)
        if found is None:
            return ""
        low, fair = self.words.percent(found.low), self.words.percent(1 / order.seats)
        facts = {"who": people(order.best), "low": low, "fair": fair, "seconds": self.words.number(found.seconds)}
        return " " + self.words.say("opinion-change", "beaten" if found.is_found else "unbeaten", **facts)

    def advise(self, what: str, **facts: int | str) -> None:
        self.advice.append(self.words.say("opinion-change", what, **facts))

    def says(self, what: str, mark: Leaning, found: Estimate, unit: Unit, **facts: int | str) -> Opinion:
        key = f"opinion-{what}"
        low, high = ends(found, unit, self.words)
        told = {
            "games": self.words.number(found.games),
            "who": people(self.order.best),
            "low": low,
            "high": high,
            **facts,
        }
        return Opinion(
            self.words.say(key), self.words.say(key, mark, **told), self.words.say(key, "rests", **told), mark
        )

    def open(self, what: str) -> Opinion:
        return Opinion(self.words.say(f"opinion-{what}"), self.words.say("opinion-open"), "", "open")


def lines_of_opinions(found: Sequence[Opinion], words: Wording | None = None) -> Iterator[str]:
    """For the command line."""
    yield (words or wording()).say("opinion")
    for each in found:
        yield f"  {each.question} {each.answer}"
        if each.rests:
            yield f"    ({each.rests})"

"""A review in words: whole sentences that a player understands, and a sum that adds up."""

import re
from fractions import Fraction

import pytest

from cheeseboard.bots.review import Ledger, Review
from cheeseboard.games import find
from cheeseboard.table.record import Record, record_of
from cheeseboard.table.words import LANGUAGES, Words
from cheeseboard.terminal.review import account, lines, reviewed
from tests.table.test_record import finished

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def ledger(*percents: int) -> Ledger:
    start, own, others, luck = (Fraction(each, 100) for each in percents)
    return Ledger(start, own, others, luck, start + own + others + luck)


@pytest.mark.parametrize(
    ("percents", "said"),
    [
        (
            (50, -131, 80, 101),
            (
                "Anna began with a chance of 50 % and won. Own choices cost 131 points, the others’ choices brought 80, "
                "and luck brought 101. Of everything that moved the chances, 32 % was luck."
            ),
        ),
        (
            (40, 10, 0, -50),
            (
                "Anna began with a chance of 40 % and did not win. Own choices brought 10 points, the others’ choices "
                "changed nothing, and luck cost 50. Of everything that moved the chances, 83 % was luck."
            ),
        ),
        ((50, 0, 0, 0), "Anna began with a chance of 50 % and shared the win. All of it was luck."),
        ((25, 0, 0, 75), "Anna began with a chance of 25 % and won. All of it was luck."),
    ],
)
def test_a_ledger_is_told_in_sentences(percents: tuple[int, ...], said: str) -> None:
    assert account(Words(find("cheese"), "en"), "Anna", ledger(*percents)) == said


@EVERY_LANGUAGE
def test_every_language_tells_what_brought_and_what_cost(language: str) -> None:
    words = Words(find("cheese"), language)
    told = {
        account(words, "Anna", ledger(50, own, others, 0 - own - others)) for own in (-9, 0, 9) for others in (-7, 0, 7)
    }

    assert len(told) == 9
    assert not any(sign in sentence for sentence in told for sign in ("−", "-", "+"))


@pytest.fixture(scope="module")
def game() -> tuple[Record, Review]:
    record = record_of(finished("alles-kaese", 2, 3))
    return record, reviewed(record, 20)


@EVERY_LANGUAGE
def test_a_whole_review(game: tuple[Record, Review], language: str) -> None:
    record, found = game
    said = list(lines(record, found, language))
    words = Words(find("alles-kaese"), language)

    assert words.say("review-ledger") in said
    together = " ".join(" ".join(said).split())
    assert words.say("review-points") in together
    for name, each in zip(record["names"], found.ledgers, strict=True):
        assert account(words, name, each) in together
    assert found.turning_point is not None
    assert words.move(record["moves"][found.turning_point], record["names"]) in said[-1]
    assert not re.search(r"[+−]\d", together)


def test_whoever_waits_hears_of_every_move(game: tuple[Record, Review]) -> None:
    heard: list[int] = []
    reviewed(game[0], 1, heard.append)
    assert sum(heard) == len(game[0]["moves"])

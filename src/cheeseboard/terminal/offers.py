"""How moves are offered: in whole sentences, or shorter where the table would have no room.

On a small screen the table comes first. What all sentences have in common is then said once, in the question; where
that does not help, a move is chosen in two steps.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from textwrap import wrap
from typing import Final

from cheeseboard.table.phrases import read_phrase
from cheeseboard.table.words import Words
from cheeseboard.terminal.game import Sitting

FEW: Final = 16  # more moves than these are chosen in two steps
KEY: Final = 3  # columns before a text: its key
LINES: Final = 3  # that are never free: title, one sentence of what happened, keys
UNTIL, TO_END = "go on", "to the end"  # beside the one move there is, where nobody has a choice


@dataclass(frozen=True)
class Offer:
    """A question, and what can be answered: a notation or the name of a group, each with its words."""

    question: str
    labels: Mapping[str, str]

    def columns(self, width: int) -> int:
        widest = max(map(len, self.labels.values()), default=1)
        return max(1, (width - 2) // (widest + KEY + 3))

    def rows(self, width: int) -> int:
        return max(1, -(-len(self.labels) // self.columns(width)))

    def room(self, width: int, height: int) -> int:
        """How many lines are left for the table."""
        return height - LINES - self.rows(width) - len(wrap(self.question, width - 2))

    def fits(self, width: int, height: int, lines: int) -> bool:
        """Beside a table of so many lines; and all can be seen at once."""
        return self.room(width, height) >= lines and self.rows(width) <= most_rows(height)


def most_rows(height: int) -> int:
    """Of moves; what has no room is reached by scrolling."""
    return height // 3


def offer(sitting: Sitting, first: str, width: int, height: int, before: int = 0) -> Offer:
    """The wordiest offer that leaves room for the table; below so many lines that stand before the question."""
    lines = sitting.picture().count("\n") + 1 + before
    found = Offer("", {})
    for found in all_offers(sitting, first):
        if found.fits(width, height, lines):
            break
    return found


def all_offers(sitting: Sitting, first: str) -> Iterator[Offer]:
    """From the wordiest to the shortest."""
    moves = sitting.moves()
    question = sitting.words.prompt(moves)
    if not sitting.game.has_choices:
        yield Offer(question, by_itself(sitting))
        return
    if not first and len(moves) <= FEW:
        yield from in_sentences(sitting, question, moves)
    found = groups(sitting.words, in_words(sitting, moves))
    if first in found:
        yield from in_sentences(sitting, f"{first} · Esc {sitting.words.say('key-back')}", found[first])
    elif 1 < len(found) < len(moves):
        means = [each[0] if len(each) == 1 else name for name, each in found.items()]
        yield Offer(question, dict(zip(means, found, strict=True)))
        yield Offer(question, dict(zip(means, differing(list(found)), strict=True)))
    elif first or len(moves) > FEW:
        yield from in_sentences(sitting, question, moves)


def in_sentences(sitting: Sitting, question: str, moves: Sequence[str]) -> Iterator[Offer]:
    """Whole ones; then what differs, below what does not."""
    sentences = list(in_words(sitting, moves).values())
    yield Offer(question, dict(zip(moves, sentences, strict=True)))
    before, after = common(sentences)
    if before or after:
        asked = question if "…" in question else f"{question}  {pattern(sentences)}"
        yield Offer(asked, dict(zip(moves, differing(sentences), strict=True)))


def by_itself(sitting: Sitting) -> dict[str, str]:
    """Where nobody has a choice: on until something happens, the one move, or on to the end."""
    said = {key: sitting.words.say(f"go-{name}") for key, name in ((UNTIL, "until"), (TO_END, "to-end"))}
    return {UNTIL: said[UNTIL], **in_words(sitting, sitting.moves()), TO_END: said[TO_END]}


def in_words(sitting: Sitting, moves: Sequence[str]) -> dict[str, str]:
    return {move: sitting.in_words(move) for move in moves}


# Many moves, in two steps


def groups(words: Words, sentences: Mapping[str, str]) -> dict[str, list[str]]:
    """Moves by what is chosen first, in words: the animal, then where it goes."""
    together: dict[str, list[str]] = {}
    for move in sentences:
        together.setdefault(first_choice(words, move), []).append(move)
    named: dict[str, list[str]] = {}
    for each in together.values():
        named.setdefault(pattern([sentences[move] for move in each]), []).extend(each)
    return named


def first_choice(words: Words, move: str) -> str:
    """A thing that has a name, or else what is done."""
    key, facts = read_phrase(words.game, move)
    names = [f"{fact}-{value}" for fact, value in facts.items()] + [f"kind-{value}" for value in facts.values()]
    return next((name for name in names if words.bundle.has_message(name)), key)


# What sentences have in common


def pattern(sentences: Sequence[str]) -> str:
    """Lay the dog on …"""
    before, after = common(sentences)
    return sentences[0] if len(sentences) == 1 else " ".join([*before, "…", *after])


def common(sentences: Sequence[str]) -> tuple[list[str], list[str]]:
    """The words with which all begin, and those with which all end; between them each has at least one more."""
    texts = [sentence.split() for sentence in sentences]
    shortest = min(map(len, texts))
    before = shared(texts)[: shortest - 1]
    after = shared([text[::-1] for text in texts])[: shortest - 1 - len(before)]
    return before, after[::-1]


def shared(texts: Sequence[Sequence[str]]) -> list[str]:
    """The words with which all begin."""
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*texts, strict=False))]


def differing(sentences: Sequence[str]) -> list[str]:
    """What is left of each without what they have in common; a number keeps the word before it."""
    before, after = common(sentences)
    texts = [sentence.split() for sentence in sentences]
    first = len(before)
    if first and any(text[first].isdecimal() for text in texts):
        first -= 1
    return [" ".join(text[first : len(text) - len(after)]) for text in texts]

"""The referee: for people who have the real box on the table.

It scores a finished table that somebody types in, and it watches a live game in which luck is typed in. Then it knows
only what it was told, asks only for what it cannot know, and lets nobody read what others have told it: whatever is
asked and offered follows from what those who read it know anyway. For that it looks at other worlds, the same to them.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final
from unicodedata import combining, normalize

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games.box import Flaw, Game
from cheeseboard.table.phrases import read_phrase
from cheeseboard.table.scribe import Event, scribe
from cheeseboard.table.table import Chair, Refused, Table
from cheeseboard.table.words import Words

WORLDS: Final = 40  # that must agree before something goes without saying
QUIET: Final = 120  # so many worlds in a row show nothing new: then all that is possible has been seen
FEW: Final = 24  # moves that have a number
STEM: Final = 3  # letters that may stand for a longer word


# A finished table


@dataclass(frozen=True)
class Scored:
    """What became of a finished table."""

    state: State
    events: list[Event]
    flaws: list[Flaw]  # what is missing, if it was scored as it lies


def score(game: Game[Any], text: str, seats: int, options: dict[str, Any], as_it_lies: bool = False) -> Scored:
    """Let the rules resolve what was typed in; a Flaw says what cannot be."""
    state, tale = game.new(seats, options), scribe(game)
    state.listen(tale)
    try:
        flaws = game.layout(state, text, as_it_lies)
    finally:
        state.listen(game.tale())
    return Scored(state, tale.events, flaws)


def score_any(game: Game[Any], text: str, options: dict[str, Any], as_it_lies: bool = False) -> Scored:
    """The same if nobody said how many play: as many as fit. If that is nobody, the flaw that tells most."""
    flaws = []
    for seats in game.seats:
        try:
            return score(game, text, seats, options, as_it_lies)
        except Flaw as flaw:
            flaws.append(flaw)
    for fits in ("nobody", "others"):
        for found in flaws:
            if found.fits == fits:
                raise found
    raise flaws[-1]


def flawed(words: Words, flaw: Flaw, names: Sequence[str]) -> str:
    """A flaw as a sentence."""
    facts = words.peopled(flaw.facts, names, None)
    things = {fact: words.thing(fact, str(word)) for fact, word in facts.items() if fact in words.game.facts}
    return words.say(f"layout-{flaw.reason}", {**facts, **things})


# A live game


@dataclass(frozen=True)
class Question:
    """What somebody must type."""

    turn: int  # whose move it is: a seat's or LUCK's
    teller: int | None  # the seat that types it where nobody else looks; or anybody, for all to see
    offered: list[str]  # notations, as far as those who read them can know


class Referee:
    """A live game: whoever is at the table types in what the die and the cards show, and what players do."""

    def __init__(self, name: str, names: Sequence[str], options: dict[str, Any], moves: Sequence[str] = ()) -> None:
        self.table = Table(name, [Chair(each, "device") for each in names], options)
        self._typed: list[int] = []  # how many moves there were before each answer
        self.unsaid = ""  # what a player had to do before the question, for all to see
        self._told = 0  # of the log, to all
        self._told_alone = [0] * len(names)  # of the log, to each seat where nobody else looks
        self._go_on(moves)

    def _go_on(self, moves: Sequence[str]) -> None:
        """Type again what was typed before. Whoever typed it knows it, and all that was for all has been told."""
        while moves and (question := self.question()) and len(self.table.moves) < len(moves):
            self.answer(moves[len(self.table.moves)])
            if question.teller is not None:
                self.news_for(question.teller)
            self.news()

    def question(self) -> Question | None:
        """What must be typed next, or nothing: the game is over. What goes without saying has been played."""
        self._play_what_must_be()
        return None if self.table.over else self._question()

    def _play_what_must_be(self) -> None:
        while not self.table.over and goes_without_saying(self.table.state):
            state, notation = self.table.state, self.table.possible()[0]
            is_seen = state.turn != LUCK and state.seen(state.move(0), NOBODY) == state.move(0)
            self.unsaid = notation if is_seen else ""
            self.table.play(self.table.turn, notation, self.table.version)

    def _question(self) -> Question:
        state, turn = self.table.state, self.table.turn
        if is_public(state):
            return Question(turn, None, possible(state, NOBODY))
        if turn == LUCK:
            return Question(turn, viewer(state), possible(state, viewer(state)))
        return Question(turn, turn, self.table.possible())

    def answer(self, notation: str) -> None:
        """Play what was typed; or refuse, and change nothing."""
        before = len(self.table.moves)
        self.table.play(self.table.turn, notation, self.table.version)
        self._typed.append(before)
        self.unsaid = ""

    def back(self) -> None:
        """Take back the last answer and all that followed from it."""
        if not self._typed:
            raise Refused("nothing-typed", "nothing has been typed yet")
        old, kept = self.table, self._typed.pop()
        self.table = Table(old.game.name, old.chairs, old.options, moves=old.moves[:kept])
        self._told = min(self._told, len(self.table.log))
        self._told_alone = [min(told, len(self.table.log)) for told in self._told_alone]

    def news(self) -> list[Event]:
        """What everybody heard since they were last told."""
        found = [each for each in self.table.log[self._told :] if each.only is None]
        self._told = len(self.table.log)
        return found

    def news_for(self, seat: int) -> list[Event]:
        """What one seat alone may know, and has not been told or typed itself."""
        found = [each for each in self.table.log[self._told_alone[seat] :] if each.only == seat]
        self._told_alone[seat] = len(self.table.log)
        return found


def worlds(state: State, seat: int) -> Iterator[State]:
    """Worlds that this seat (or NOBODY, a watcher) cannot tell from the true one; always the same for the same view."""
    dice = Dice(0)
    while True:
        yield state.imagine(seat, dice)


def goes_without_saying(state: State) -> bool:
    """Whether only one thing can happen, and everybody knows that the referee knows it."""
    return state.count() == 1 and all(world.count() == 1 for world in islice(worlds(state, NOBODY), WORLDS))


def is_public(state: State) -> bool:
    """Whether everybody sees whatever happens now, in every world that a watcher cannot tell from this one."""
    asked = set[int]()
    for world in islice(worlds(state, NOBODY), WORLDS):
        for move in set(world.moves()) - asked:
            if any(world.seen(move, seat) != move for seat in (*range(world.seats), NOBODY)):
                return False
            asked.add(move)
    return True


def viewer(state: State) -> int:
    """The seat that sees what luck does: the mover, if it is one of several."""
    seats = (state.mover, *range(state.seats))
    return next(int(seat) for seat in seats if all(state.seen(move, seat) == move for move in state.moves()))


def possible(state: State, seat: int) -> list[str]:
    """The moves that this seat (or NOBODY, a watcher) must think possible."""
    found: dict[int, str] = {}
    quiet = 0
    for world in worlds(state, seat):
        fresh = {move: world.write(move) for move in world.moves() if move not in found}
        found |= fresh
        quiet = 0 if fresh else quiet + 1
        if quiet == QUIET:
            break
    return [found[move] for move in sorted(found)]


# What people type


def labels(words: Words, notations: Sequence[str]) -> list[str]:
    """What to type for each: the number or the thing on the card, if that is all that differs, or its place in the list."""
    if len(notations) > FEW:
        return list(notations)
    fact, values = differing(words.game, notations)
    if any(value.isdecimal() for value in values):
        return [value if value.isdecimal() else in_a_word(words, fact, value) for value in values]
    return [str(number) for number in range(1, len(notations) + 1)]


def in_a_word(words: Words, fact: str, value: str) -> str:
    """What a thing is called in this language, if that is one word; otherwise as it is written."""
    name = words.thing(fact, value)
    return value if " " in name else name


def differing(game: Game[Any], notations: Sequence[str]) -> tuple[str, list[str]]:
    """The one fact in which these differ, if it is one, and what it is in each, as it is written."""
    phrases = [read_phrase(game, notation) for notation in notations]
    facts = [fact for fact in phrases[0][1] if len({str(found.get(fact)) for _, found in phrases}) > 1]
    if len({key for key, _ in phrases}) > 1 or len(facts) != 1:
        return "", []
    values = [found[facts[0]] for _, found in phrases]
    first = 1 if game.is_seat(facts[0]) else 0
    return facts[0], [str(value + first) if isinstance(value, int) else value for value in values]


def understood(words: Words, question: Question, names: Sequence[str], said: str) -> str:
    """The notation somebody means, if it is one; otherwise what they said."""
    found = meant(words, question, names, said)
    return found[0] if len(found) == 1 else plain(said)


def meant(words: Words, question: Question, names: Sequence[str], said: str) -> list[str]:
    """The notations somebody may mean: by label, notation, whole sentence or name of a thing; or else by some of the words."""
    said = plain(said)
    keys = labels(words, question.offered)
    fact, values = differing(words.game, question.offered)
    for number, notation in enumerate(question.offered):
        exact = {plain(keys[number]), plain(notation), plain(words.move(notation, names))}
        if values and not values[number].isdecimal():
            exact |= {values[number], plain(words.thing(fact, values[number]))}
        if said in exact:
            return [notation]
    return by_words(words, question.offered, names, said)


def by_words(words: Words, notations: Sequence[str], names: Sequence[str], said: str) -> list[str]:
    """Those in whose sentence or notation every word stands; a few letters of a longer word do, if nothing fits better."""
    told = {notation: told_words(words, notation, names) for notation in notations}
    every = set[str]().union(*told.values())
    small = set(letters(words.say("referee-small-words"))) - every
    wanted = [word for word in letters(said) if word not in small]
    if all(word.isdecimal() for word in wanted):
        return []  # a number is a label, or nothing
    exact = [notation for notation in notations if all(word in told[notation] for word in wanted)]
    return exact or [notation for notation in notations if all(begins_one(word, told[notation]) for word in wanted)]


def told_words(words: Words, notation: str, names: Sequence[str]) -> set[str]:
    """All words for a move: those of its notation, of its sentence, and what its things are called."""
    _, facts = read_phrase(words.game, notation)
    things = [words.thing(fact, value) for fact, value in facts.items() if isinstance(value, str)]
    return set(letters(" ".join([notation, words.move(notation, names), *things])))


def begins_one(word: str, told: set[str]) -> bool:
    return word in told or (len(word) >= STEM and word.isalpha() and any(each.startswith(word) for each in told))


def letters(said: str) -> list[str]:
    """The words of a sentence without accents and punctuation: «écarter» is «ecarter»."""
    bare = "".join(each for each in normalize("NFKD", said.casefold()) if not combining(each))
    return re.findall(r"[\w-]+", bare)


def plain(said: str) -> str:
    return " ".join(said.casefold().split())

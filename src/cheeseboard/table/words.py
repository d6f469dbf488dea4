"""Words for everything that happens: one source for log, screen reader, terminal, browser and read-aloud.

They stand in Fluent files: a game's own in its folder (``words/en.ftl``), what all games share beside this module.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from math import lcm
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from cheeseboard.engine.state import State
from cheeseboard.games import find
from cheeseboard.games.box import Advice, Chance, Game
from cheeseboard.games.text import Say
from cheeseboard.table import languages
from cheeseboard.table.grammar import FUNCTIONS
from cheeseboard.table.phrases import read_phrase
from cheeseboard.table.scribe import Event
from cheeseboard.table.verdict import Tie, ties_of

LANGUAGES: Final = languages.LANGUAGES
MOVE: Final = "move"  # a fact that is a notation
NAME: Final = r"-?[a-zA-Z][\w-]*"  # of a message or a term
FEW: Final = 60  # so many ways can still be pictured: "5 of 8"

Facts = Mapping[str, int | bool | str]


class Words:
    """One game in one language; for somebody who sees the table, if there is a view of it."""

    def __init__(self, game: Game[Any], language: str, view: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.language = language
        self.view = view
        self.bundle = bundle(game.name, language)

    def say(self, key: str, facts: Facts | None = None, part: str | None = None) -> str:
        """A message (or a part of it), with its facts filled in. What is missing is our mistake, and said loudly."""
        facts = facts or {}
        return said(self.bundle, self.game.name, self.language, key, part, tuple(facts), *facts.values())

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """A sentence. The reader, if only one person reads it, is «you»."""
        facts = dict(event.facts) if event.only is None else {**event.facts, "only": event.only}
        return self.say(f"event-{event.name.replace('_', '-')}", self.peopled(facts, names, reader))

    def move(self, notation: str, names: Sequence[str], reader: int | None = None) -> str:
        """What a move does, as somebody about to choose it reads it."""
        key, facts = read_phrase(self.game, notation)
        return self.say(f"move-{key}", self.peopled(facts, names, reader))

    def reason(self, advice: Advice, names: Sequence[str], reader: int | None = None) -> str:
        """Why a move is advised, for the one who asked."""
        return self.say(f"reason-{advice.reason}", self.peopled(advice.facts, names, reader))

    def look(self, notation: str, names: Sequence[str], reader: int | None = None) -> str:
        """Where to look before a move is found, without naming it."""
        key, facts = read_phrase(self.game, notation)
        return self.say(f"look-{key}", self.peopled(facts, names, reader))

    def hint(self, advice: Advice, strength: int, names: Sequence[str], reader: int | None = None) -> str:
        """Where to look (1), the move (2), or the move and why (3)."""
        if strength == 1:
            return self.look(advice.move, names, reader)
        facts = {"move": self.move(advice.move, names, reader)}
        if strength == 2:
            return self.say("hint-move", facts)
        return self.say("hint-why", {**facts, "reason": self.reason(advice, names, reader)})

    def refusal(self, reason: str, names: Sequence[str], **facts: int | str) -> str:
        """Why something cannot be had, for the one who asked."""
        if "turn" in facts:
            turn = int(facts["turn"])
            facts = {**facts, "turn": names[turn] if turn >= 0 else "", "turn-is": "other" if turn >= 0 else "luck"}
        return self.say(f"refused-{reason}", facts)

    def prompt(self, notations: Sequence[str]) -> str:
        """What is to be decided, when these are the possible moves."""
        return self.say(f"prompt-{read_phrase(self.game, notations[0])[0]}")

    def result(self, state: State, names: Sequence[str], reader: int | None = None) -> str:
        """Who has won, and what broke a tie."""
        ties = [self.tie(tie, names, reader) for tie in ties_of(self.game, state)]
        return " ".join([self.won(state.winners(), names, reader), *ties])

    def won(self, winners: Sequence[int], names: Sequence[str], reader: int | None = None) -> str:
        """Who has won: one, several or nobody."""
        return self.say("won", self._people(winners, names, reader))

    def tie(self, tie: Tie, names: Sequence[str], reader: int | None = None) -> str:
        """What broke a tie, or that nothing did."""
        counts = {"most": tie["most"], "next": tie["next"]}
        return self.say(f"tie-{tie['by']}", {**self._people(tie["seats"], names, reader), **counts})

    def _people(self, seats: Sequence[int], names: Sequence[str], reader: int | None) -> dict[str, int | str]:
        """One, several or nobody, and whether the only one reads it."""
        people = [names[seat] for seat in seats]
        first = "you" if list(seats) == [reader] else "other"
        facts: dict[str, int | str] = {"winners": len(people), "seat": "".join(people[:1]), "seat-is": first}
        return {**facts, "names": self.listed(people)}

    def listed(self, people: Sequence[str]) -> str:
        """Anna, Ben and Chloé."""
        if len(people) < 2:
            return "".join(people)
        return f"{', '.join(people[:-1])} {self.say('and')} {people[-1]}"

    def chance(self, alike: Sequence[Chance], names: Sequence[str], reader: int | None = None) -> tuple[str, list[str]]:
        """Hidden things with the same odds: a heading for them all, and how likely it is what, the likeliest first."""
        sorts: dict[tuple[object, ...], list[Chance]] = {}
        for each in alike:
            sorts.setdefault((each.what, *list(each.facts.items())[:-1]), []).append(each)
        heading = " · ".join(self._things(things, names, reader) for things in sorts.values())
        if alike[0].worlds:
            heading += f" {self.say('odds-counted', {'worlds': alike[0].worlds})}"
        return heading[:1].upper() + heading[1:], self._shares(alike[0], names, reader)

    def _things(self, things: Sequence[Chance], names: Sequence[str], reader: int | None) -> str:
        """Things that only their last fact tells apart: the first, fourth and fifth cards."""
        told = [self.peopled(each.facts, names, reader) for each in things]
        facts: dict[str, int | str] = {**told[0], "things": len(things)}
        if len(things) > 1:
            last = list(things[0].facts)[-1]
            facts[last] = self.listed([self._nth(last, each[last]) for each in told])
        return self.say(f"chance-{things[0].what}", facts)

    def _nth(self, fact: str, value: int | str) -> str:
        """Which of several things: the first, if the game has a word for that (nth-<fact>); or as it is written."""
        key = f"nth-{fact}"
        return self.say(key, {fact: value}) if self.bundle.has_message(key) else str(value)

    def _shares(self, chance: Chance, names: Sequence[str], reader: int | None) -> list[str]:
        """Outcomes that are equally likely stand in one line."""
        equal: dict[Fraction, list[str]] = {}
        for outcome, share in sorted(chance.odds.items(), key=lambda pair: -pair[1]):
            equal.setdefault(share, []).append(outcome)
        every = lcm(*(share.denominator for share in equal))
        key = "odds-sure" if every == 1 else "odds-ways" if every <= FEW else "odds-share"
        said = []
        for share, outcomes in equal.items():
            facts: Facts = {
                "ways": int(share * every),
                "all": every,
                "share": percent(share),
                "outcomes": len(outcomes),
            }
            said.append(self.say(key, {**facts, "outcome": self._outcomes(chance.of, outcomes, names, reader)}))
        return said

    def _outcomes(self, of: str, outcomes: Sequence[str], names: Sequence[str], reader: int | None) -> str:
        """Seats by name, things by their words, numbers told together: cat, cheeses 1, 4 and 5."""
        if of == MOVE:
            return ", ".join(self.move(notation, names, reader) for notation in outcomes)
        if self.game.is_seat(of):
            return ", ".join(self.say("odds-you") if int(seat) == reader else names[int(seat)] for seat in outcomes)
        told = [self.thing(of, word) for word in outcomes if not word.isdecimal()]
        numbers = [word for word in outcomes if word.isdecimal()]
        if numbers:
            listed: int | str = self.listed(numbers) if len(numbers) > 1 else int(numbers[0])
            told.append(self._numbers(of, listed, len(numbers)))
        return ", ".join(told)

    def thing(self, fact: str, word: str) -> str:
        """What a thing is called: by the message <fact>-<word>, or as it is written."""
        key = f"{fact}-{word.replace(' ', '-')}"
        return self.say(key) if self.bundle.has_message(key) else word

    def numbered(self, fact: str, number: int) -> str:
        """A thing that is told apart by a number: 3 holes."""
        return self._numbers(fact, number, 1)

    def _numbers(self, of: str, listed: int | str, things: int) -> str:
        key = f"outcome-{of}"
        return self.say(key, {of: listed, "things": things}) if self.bundle.has_message(key) else str(listed)

    def draw(self, view: Mapping[str, Any], names: Sequence[str] | None = None, reader: int | None = None) -> str:
        """The table as text, as whoever has this view sees it. The reader, if only one person reads it, is «you»."""
        people = [self.player(seat) for seat in range(view["seats"])] if names is None else names
        return self.game.draw(view, Say(self.say, people, reader))

    def own_name(self) -> str:
        """What the language is called by those who speak it."""
        return self.say("language-name")

    def player(self, seat: int) -> str:
        """What somebody without a name is called."""
        return self.say("player", {"number": seat + 1})

    def tagline(self) -> str:
        """What the game is about; and that it speaks no other language than English, if somebody asks for one."""
        note = "" if self.game.speaks(self.language) else f" {self.say('only-english')}"
        return self.say("tagline") + note

    def peopled(self, facts: Facts, names: Sequence[str], reader: int | None) -> dict[str, int | str]:
        """Facts with names for seats and words for moves; beside each seat, whether it is the reader's: ``$seat-is``."""
        found: dict[str, int | str] = {}
        for fact, value in facts.items():
            if self.game.is_seat(fact):
                found[fact] = names[int(value)]
                found[f"{fact}-is"] = "you" if value == reader else "other"
            elif fact == MOVE:
                found[fact] = self.move(str(value), names, reader)
            elif fact in self.game.places:
                found |= self.placed(fact, str(value))
            else:
                found[fact] = ("yes" if value else "no") if isinstance(value, bool) else value
        return found

    def placed(self, fact: str, place: str) -> dict[str, int | str]:
        """Where something is, and where it goes (``$cell-to``): what lies there, or how it is written."""
        facts = {fact: place, **self.game.where(self.view, place)}
        return {fact: self.say("where-at", facts), f"{fact}-to": self.say("where-to", facts)}


def alike(chances: Sequence[Chance]) -> list[list[Chance]]:
    """Things with the same odds put together, in the order of the first of them."""
    found: dict[tuple[str, int, frozenset[tuple[str, Fraction]]], list[Chance]] = {}
    for each in chances:
        found.setdefault((each.of, each.worlds, frozenset(each.odds.items())), []).append(each)
    return list(found.values())


def percent(share: Fraction) -> str:
    """Whole percents; but what is possible is never 0, and what is not sure is never 100."""
    whole = round(share * 100)
    if whole == 0 < share:
        return "< 1"
    return "> 99" if whole == 100 and share < 1 else str(whole)


@lru_cache(
    4096, typed=True
)  # a table says a few sentences again and again, and each takes as long as hundreds of moves
def said(
    words: FluentBundle,
    game: str,
    language: str,
    key: str,
    part: str | None,
    names: tuple[str, ...],
    *values: int | bool | str,
) -> str:
    """A message with facts of these names and values."""
    if not words.has_message(key):
        raise KeyError(f"{game} has no words for {key} in {language}")
    message = words.get_message(key)
    pattern = message.value if part is None else message.attributes.get(part)
    if pattern is None:
        raise KeyError(f"{game} has no words for {key}.{part or ''} in {language}")
    text, problems = words.format_pattern(pattern, dict(zip(names, values, strict=True)))
    if problems:
        raise ValueError(f"{game}, {language}, {key}: {problems[0]}")
    return " ".join(str(text).split())


@cache
def bundle(name: str, language: str) -> FluentBundle:
    """The words of a game and those all games share."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    pages = (files("cheeseboard.table") / "words" / f"{language}.ftl", find(name).words(language))
    return UnreadBundle(language, [page.read_text("utf-8") for page in pages])


class UnreadBundle(FluentBundle):
    """Messages that are understood when they are asked for: to understand all of them takes longer than to start a server."""

    def __init__(self, language: str, pages: Iterable[str]) -> None:
        super().__init__([language], FUNCTIONS, use_isolating=False)
        self._unread: dict[str, str] = {}
        for page in pages:
            for name, text in messages(page):
                self._unread.setdefault(name, text)

    def has_message(self, message_id: str) -> bool:
        self._understand(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Any:
        self._understand(message_id)
        return super().get_message(message_id)

    def _understand(self, name: str) -> None:
        """A message, and all that it may refer to. Two threads may do so at the same time: what is not unread any more is there."""
        if name not in self._unread:
            return
        needed = {name: ""}
        for each in (waiting := [name]):
            needed[each] = self._unread.get(each, "")
            waiting += [one for one in {*re.findall(NAME, needed[each])} if one in self._unread and one not in waiting]
        self.add_resource(FluentResource("".join(needed.values())))
        for each in needed:
            self._unread.pop(each, None)


def messages(page: str) -> Iterator[tuple[str, str]]:
    """The messages and terms on a page of Fluent, each with its name."""
    for text in re.split(rf"(?m)^(?={NAME} *=)", page)[1:]:
        yield re.match(NAME, text)[0], text  # type: ignore[index]

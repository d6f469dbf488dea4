"""Words for everything that happens: one source for log, screen reader, terminal, browser and read-aloud.

They stand in Fluent files: a game's own in its folder (``words/en.ftl``), what all games share beside this module.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import lcm
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from cheeseboard.games.box import Advice, Chance, Game
from cheeseboard.games.text import Say
from cheeseboard.table.phrases import SEATS, read_phrase
from cheeseboard.table.scribe import Event

LANGUAGES: Final = ("en", "de", "fr")
FEW: Final = 60  # so many ways can still be pictured: "5 of 8"

Facts = Mapping[str, int | bool | str]


class Words:
    """One game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        self.bundle = bundle(game.name, language)

    def say(self, key: str, facts: Facts | None = None, part: str | None = None) -> str:
        """A message (or a part of it), with its facts filled in. What is missing is our mistake, and said loudly."""
        if not self.bundle.has_message(key):
            raise KeyError(f"{self.game.name} has no words for {key} in {self.language}")
        message = self.bundle.get_message(key)
        pattern = message.value if part is None else message.attributes.get(part)
        if pattern is None:
            raise KeyError(f"{self.game.name} has no words for {key}.{part or ''} in {self.language}")
        text, problems = self.bundle.format_pattern(pattern, dict(facts or {}))
        if problems:
            raise ValueError(f"{self.game.name}, {self.language}, {key}: {problems[0]}")
        return " ".join(str(text).split())

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """A sentence. The reader, if only one person reads it, is «you»."""
        facts = dict(event.facts) if event.only is None else {**event.facts, "only": event.only}
        return self.say(f"event-{event.name.replace('_', '-')}", peopled(facts, names, reader))

    def move(self, notation: str, names: Sequence[str], reader: int | None = None) -> str:
        """What a move does, as somebody about to choose it reads it."""
        key, facts = read_phrase(self.game, notation)
        return self.say(f"move-{key}", peopled(facts, names, reader))

    def reason(self, advice: Advice, names: Sequence[str], reader: int | None = None) -> str:
        """Why a move is advised, for the one who asked."""
        return self.say(f"reason-{advice.reason}", peopled(advice.facts, names, reader))

    def look(self, notation: str, names: Sequence[str], reader: int | None = None) -> str:
        """Where to look before a move is found, without naming it."""
        key, facts = read_phrase(self.game, notation)
        return self.say(f"look-{key}", peopled(facts, names, reader))

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

    def won(self, winners: Sequence[int], names: Sequence[str], reader: int | None = None) -> str:
        """Who has won: one, several or nobody."""
        people = [names[seat] for seat in winners]
        first = "you" if list(winners[:1]) == [reader] else "other"
        facts: dict[str, int | str] = {"winners": len(people), "seat": "".join(people[:1]), "seat-is": first}
        return self.say("won", {**facts, "names": self.listed(people)})

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
        return heading[:1].upper() + heading[1:], self._shares(alike[0], names, reader)

    def _things(self, things: Sequence[Chance], names: Sequence[str], reader: int | None) -> str:
        """Things that only their last fact tells apart: the cards on places 1, 4 and 5."""
        told = [peopled(each.facts, names, reader) for each in things]
        facts: dict[str, int | str] = {**told[0], "things": len(things)}
        if len(things) > 1:
            last = list(things[0].facts)[-1]
            facts[last] = self.listed([str(each[last]) for each in told])
        return self.say(f"chance-{things[0].what}", facts)

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
        if of in SEATS:
            return ", ".join(self.say("odds-you") if int(seat) == reader else names[int(seat)] for seat in outcomes)
        told = [self.say(f"{of}-{word.replace(' ', '-')}") for word in outcomes if not word.isdecimal()]
        numbers = [word for word in outcomes if word.isdecimal()]
        if numbers:
            listed: int | str = self.listed(numbers) if len(numbers) > 1 else int(numbers[0])
            told.append(self.say(f"outcome-{of}", {of: listed, "things": len(numbers)}))
        return ", ".join(told)

    def draw(self, view: Mapping[str, Any], names: Sequence[str] | None = None, reader: int | None = None) -> str:
        """The table as text, as whoever has this view sees it. The reader, if only one person reads it, is «you»."""
        people = [self.player(seat) for seat in range(view["seats"])] if names is None else names
        return self.game.draw(view, Say(self.say, people, reader))

    def player(self, seat: int) -> str:
        """What somebody without a name is called."""
        return self.say("player", {"number": seat + 1})


def alike(chances: Sequence[Chance]) -> list[list[Chance]]:
    """Things with the same odds put together, in the order of the first of them."""
    found: dict[tuple[str, frozenset[tuple[str, Fraction]]], list[Chance]] = {}
    for each in chances:
        found.setdefault((each.of, frozenset(each.odds.items())), []).append(each)
    return list(found.values())


def percent(share: Fraction) -> str:
    """Whole percents; but what is possible is never 0, and what is not sure is never 100."""
    whole = round(share * 100)
    if whole == 0 < share:
        return "< 1"
    return "> 99" if whole == 100 and share < 1 else str(whole)


@cache
def bundle(name: str, language: str) -> FluentBundle:
    """The words of a game and those all games share."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    folder = files("cheeseboard.games") / name.replace("-", "_") / "words"
    for source in (files("cheeseboard.table") / "words", folder):
        found.add_resource(FluentResource((source / f"{language}.ftl").read_text("utf-8")))
    return found


def peopled(facts: Facts, names: Sequence[str], reader: int | None) -> dict[str, int | str]:
    """Facts with names for seats; beside each, whether it is the reader's: ``$seat`` and ``$seat-is``."""
    found: dict[str, int | str] = {}
    for fact, value in facts.items():
        if fact in SEATS:
            found[fact] = names[int(value)]
            found[f"{fact}-is"] = "you" if value == reader else "other"
        else:
            found[fact] = ("yes" if value else "no") if isinstance(value, bool) else value
    return found

"""Every game says everything in every language, and tells nobody more than they may know."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Choice, Game
from cheeseboard.games.text import Say
from cheeseboard.table.lesson import lesson_of
from cheeseboard.table.phrases import read_phrase
from cheeseboard.table.puzzle import exercises_of
from cheeseboard.table.scribe import events_of
from cheeseboard.table.verdict import SHARED
from cheeseboard.table.words import LANGUAGES, Words, alike
from tests.every_game.promises import told
from tests.every_game.tables import EVERY_GAME, GAMES, Setting, for_some_seeds, positions, reference, worlds
from tests.long import mixed, often
from tests.words.glossary import said_of

OF_PARTS = ("nth-", "draw-", "reason-", "layout-", "entry-", "where-")  # what those say is looked at elsewhere
NAMES = ["Anna", "Ben", "Chloé", "Dimitri", "Esra", "Fatou", "Gül", "Hugo", "Ines"]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SPOKEN = pytest.mark.parametrize(
    ("game", "language"), mixed(GAMES, LANGUAGES), ids=lambda value: getattr(value, "name", value)
)


def decisions(game: Game[Any]) -> set[str]:
    """The phrases of first moves where players, not luck, decide: each has a prompt."""
    found = set()
    for number, variant in enumerate(reference(game).VARIANTS * 2):
        state, dice = game.new(game.seats[number % len(game.seats)], variant), Dice(number)
        while state.turn != NOBODY:
            if state.turn >= 0:
                found.add(read_phrase(game, state.write(state.move(0)))[0])
            state.play(state.pick(dice))
    return found


@cache
def chosen(game_name: str) -> set[str]:
    """The phrases of all moves that players, not luck, may play: each has a place to look at."""
    game, found = find(game_name), set()
    for number, variant in enumerate(reference(game).VARIANTS * 2):
        state, dice = game.new(game.seats[number % len(game.seats)], variant), Dice(number)
        while state.turn != NOBODY:
            if state.turn >= 0:
                found |= {read_phrase(game, state.write(move))[0] for move in state.moves()}
            state.play(state.pick(dice))
    return found


def wanted(game: Game[Any]) -> dict[str, set[str]]:
    """Every message a game needs, with the facts it may speak of."""
    found: dict[str, set[str]] = {"title": set(), "tagline": set()}
    for name, facts in events_of(game.tale).items():
        found[f"event-{name.replace('_', '-')}"] = {*facts, *beside(game, facts)}
    for key, text in game.phrases.items():
        facts = re.findall(r"\{(\w+)\}", text)
        found[f"move-{key}"] = {*facts, *beside(game, facts)}
        if key in chosen(game.name):
            found[f"look-{key}"] = found[f"move-{key}"]
    found |= {f"prompt-{key}": set() for key in decisions(game)} | hidden(game)
    found |= {f"where-{how}": {*game.places, *game.where(None, "")} for how in ("at", "to") if game.places}
    for fact, words in game.facts.items():
        found |= {
            f"{fact}-{word.replace(' ', '-')}": set()
            for word in words
            if re.search("[a-z]{2}", word) and word != "nothing"
        }
    for option in game.options:
        found[f"option-{option.name.replace('_', '-')}"] = set()
        if isinstance(option, Choice):
            values = [value for value in option.choices if isinstance(value, str)]
            found |= {f"option-{option.name.replace('_', '-')}-{value.replace('_', '-')}": set() for value in values}
    if len(game.decides) > 1:
        people = {"winners", "seat", "seat-is", "names", "most", "next"}
        found |= {f"tie-{by}": people for by in (*game.decides, SHARED) if by != "score"}
    if not game.has_choices:  # luck alone decides, so it can say from when on
        found["decided"] = {"turns", "exact"}
    if lesson := lesson_of(game.name):
        found |= {f"lesson-{step}": set() for step in (*range(1, len(lesson.taught) + 1), "end")}
    found |= {f"puzzle-{kind}": set() for kind in game.puzzling.kinds}
    found |= {f"why-{kind}": {"worth", "next"} for kind in game.puzzling.kinds}
    found |= {f"theme-{theme}": set() for theme in game.puzzling.themes}
    found |= {f"exercise-{number}": set() for number in range(1, len(exercises_of(game.name)) + 1)}
    rules = game.rulebook().read_text("utf-8")
    return found | {f"clause-{number}": set() for number in re.findall(r"^## §(\d+)", rules, re.MULTILINE)}


def beside(game: Game[Any], facts: Iterable[str]) -> set[str]:
    """What is told beside some facts: of a seat whether it is the reader's, of a place where something goes."""
    return {
        f"{fact}-{'is' if game.is_seat(fact) else 'to'}" for fact in facts if game.is_seat(fact) or fact in game.places
    }


def hidden(game: Game[Any]) -> dict[str, set[str]]:
    """The messages for what is hidden and for numbers that it may be, with the facts they may speak of."""
    found: dict[str, set[str]] = {}
    for number, variant in enumerate(reference(game).VARIANTS * 2 if game.telling.chances else ()):
        setting = Setting(game, game.seats[number % len(game.seats)], variant)
        for state, _ in positions(setting, number, 10):
            for seat in (0, NOBODY):
                for chance in game.chances(game.view(state, seat)):
                    found[f"chance-{chance.what}"] = {
                        *chance.facts,
                        *(f"{f}-is" for f in chance.facts if game.is_seat(f)),
                        "things",
                    }
                    if not game.is_seat(chance.of) and any(outcome.isdecimal() for outcome in chance.odds):
                        found[f"outcome-{chance.of}"] = {chance.of, "things"}
    return found


def messages(game: Game[Any], language: str) -> dict[str, set[str]]:
    """The messages of a file, with the facts they speak of."""
    text = game.words(language).read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands there twice"
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$([\w-]+)", text[entry.span.start : entry.span.end]))
    return found


@EVERY_GAME
@EVERY_LANGUAGE
def test_there_are_words_for_everything_and_nothing_else(game: Game[Any], language: str) -> None:
    need, have = wanted(game), messages(game, language)

    assert sorted(set(need) - set(have)) == []
    assert sorted(key for key in set(have) - set(need) if not key.startswith(OF_PARTS)) == []
    assert {key: have[key] - facts for key, facts in need.items() if have[key] - facts} == {}
    for option in game.options:
        assert Words(game, language).say(f"option-{option.name.replace('_', '-')}", part="says")


@EVERY_GAME
def test_the_table_is_drawn_with_words_that_are_there(game: Game[Any]) -> None:
    """Every draw- message is used, with the facts it is given, and none is missing."""
    used: dict[str, set[str]] = {}
    if game.telling.draw is None:
        pytest.skip("it is drawn as any game is")

    def message(key: str, facts: Mapping[str, int | str]) -> str:
        if key != "you":
            used.setdefault(key, set()).update(facts)
        return "word"

    for number, variant in enumerate(reference(game).VARIANTS * 2):
        setting = Setting(game, game.seats[number % len(game.seats)], variant)
        for state, _ in positions(setting, number, 40):
            for seat in (state.mover, NOBODY):
                game.draw(game.view(state, seat), Say(message, NAMES, 0))
    for language in LANGUAGES:
        have = {key: facts for key, facts in messages(game, language).items() if key.startswith("draw-")}
        assert sorted(set(have) ^ set(used)) == []
        assert {key: have[key] - facts for key, facts in used.items() if have[key] - facts} == {}


YOU = {language: said_of(language, "you") for language in LANGUAGES}


@SPOKEN
def test_on_a_shared_screen_nobody_is_you(game: Game[Any], language: str) -> None:
    """Neither in a drawing nor in a sentence; whoever reads alone is, and only where they are meant."""
    words, called = Words(game, language), 0
    for number, variant in enumerate(reference(game).VARIANTS):
        setting = Setting(game, game.seats[number % len(game.seats)], variant)
        for state, move in positions(setting, number, often(12, 25)):
            seen = game.view(state, int(state.mover))
            assert not YOU[language].search(words.draw(seen, NAMES))
            assert not YOU[language].search(words.draw(game.view(state, NOBODY), NAMES, NOBODY))
            called += bool(YOU[language].search(words.draw(seen, NAMES, int(state.mover))))
            for event in told(setting, state, move)[1] if move >= 0 else ():
                assert not YOU[language].search(words.event(event, NAMES))
    assert called > 10


@EVERY_GAME
def test_every_language_tells_the_same_facts(game: Game[Any]) -> None:
    """A fact that one language tells and another leaves out is a mistake in one of them, but for grammar's sake."""
    english, *others = (messages(game, language) for language in LANGUAGES)
    for other in others:
        assert {key: told_by(facts) for key, facts in other.items()} == {
            key: told_by(facts) for key, facts in english.items()
        }


def told_by(facts: set[str]) -> set[str]:
    """Without what only says «you», or one or several."""
    return {fact for fact in facts if not fact.endswith("-is") and fact != "things"}


@SPOKEN
def test_whole_games_can_be_told(game: Game[Any], language: str) -> None:
    words = Words(game, language)
    for number, variant in enumerate(reference(game).VARIANTS):
        setting = Setting(game, game.seats[number % len(game.seats)], variant)
        for state, move in positions(setting, number, 25):
            notations = [state.write(each) for each in state.moves()]
            for notation in notations:
                assert words.move(notation, NAMES, 0)
            if state.turn >= 0:
                assert words.prompt(notations)
                for notation in notations:
                    assert words.look(notation, NAMES, 0)[-1] in ".!?"
            if move >= 0:
                for event in told(setting, state, move)[1]:
                    for reader in (None, 0, 1):
                        said = words.event(event, NAMES, reader)
                        assert said
                        assert "{" not in said
                        assert said[0] == said[0].upper()


@SPOKEN
def test_whatever_is_hidden_has_a_name(game: Game[Any], language: str) -> None:
    """Every chance in words, alone and with those that are alike, for a reader and for a shared screen."""
    words = Words(game, language)
    for number, variant in enumerate(reference(game).VARIANTS):
        setting = Setting(game, game.seats[number % len(game.seats)], variant)
        for state, _ in positions(setting, number, often(4, 12)):
            for seat, reader in ((0, 0), (1, None), (NOBODY, None)):
                chances = game.chances(game.view(state, seat))
                for each in [*alike(chances), *([chance] for chance in chances)]:
                    heading, shares = words.chance(each, NAMES, reader)
                    assert heading[0] == heading[0].upper()
                    assert shares
                    assert all(share.endswith(("%", "%)")) for share in shares)
                    assert not any(mark in " ".join([heading, *shares]) for mark in "{}$")


@EVERY_GAME
def test_words_tell_a_seat_nothing_hidden(game: Game[Any]) -> None:
    """What a seat reads is the same after what it cannot know has been dealt again."""
    setting = Setting(game, game.seats[1], {})

    def check(seed: int) -> None:
        for state, move in positions(setting, seed, 12):
            if move < 0:
                continue
            heard = told(setting, state, move)[1]
            for seat in (*range(setting.seats), NOBODY):
                for world in worlds(state, seat, seed, 1):
                    twins = [m for m in world.moves() if world.seen(m, seat) == state.seen(move, seat)]
                    for twin in twins[:1]:
                        assert read_by(game, told(setting, world, twin)[1], seat) == read_by(game, heard, seat)

    for_some_seeds(setting, check)


def read_by(game: Game[Any], events: list[Any], seat: int) -> list[str]:
    return [
        Words(game, language).event(event, NAMES, seat)
        for language in LANGUAGES
        for event in events
        if event.is_heard_by(seat)
    ]


CLAUSE = re.compile(r"\*\*§(\d+(?:\.\d+)?)\*\*")


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_rules_have_the_same_clauses_in_every_language(game: Game[Any], language: str) -> None:
    english, text = (game.rulebook(each).read_text("utf-8") for each in ("en", language))

    assert CLAUSE.findall(text) == CLAUSE.findall(english)
    headings = dict(re.findall(r"^## §(\d+) (.+)$", text, re.MULTILINE))
    words = Words(game, language)
    assert headings == {number: words.say(f"clause-{number}") for number in headings}
    assert set(headings) == set(re.findall(r"^## §(\d+)", english, re.MULTILINE))
    assert all(f"`{option.name}`" in text for option in game.options)

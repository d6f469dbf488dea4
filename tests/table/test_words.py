"""What all games say, in every language."""

import re
from collections.abc import Iterator
from fractions import Fraction
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from cheeseboard.engine.state import LUCK
from cheeseboard.games import find, names
from cheeseboard.games.box import Chance
from cheeseboard.table.scribe import Event
from cheeseboard.table.table import Refused, Table
from cheeseboard.table.words import LANGUAGES, Words, alike, bundle, messages, percent, said
from tests.table.test_table import PEOPLE, seed, table

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAME = find("alles-kaese")


def shared(language: str) -> dict[str, set[str]]:
    text = (files("cheeseboard.table") / "words" / f"{language}.ftl").read_text("utf-8")
    entries = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {entry.split(" =")[0]: set(re.findall(r"\$([\w-]+)", entry)) for entry in entries}


def test_every_language_has_the_same_messages_and_facts() -> None:
    english, *others = (shared(language) for language in LANGUAGES)

    for other in others:
        assert other == english
    assert len(english) > 10


@EVERY_LANGUAGE
def test_every_refusal_can_be_said(language: str) -> None:
    place = table()
    words = Words(GAME, language)
    for seat, notation, version in [(1, "keep 1", 0), (0, "dance", 0), (0, "keep 1", 7), (9, "x", 0)]:
        with pytest.raises(Refused) as refusal:
            place.play(seat, notation, version)
        said = words.refusal(refusal.value.reason, place.names, **refusal.value.facts)
        assert said
        assert "{" not in said
    for reason in ("over", "no-undo", "nothing-to-undo"):
        assert words.refusal(reason, place.names)


def test_a_refusal_names_whose_turn_it_is() -> None:
    place = table()
    with pytest.raises(Refused) as refusal:
        place.play(1, "keep 1", 0)
    assert (
        Words(GAME, "de").refusal("not-your-turn", place.names, **refusal.value.facts)
        == "Noch nicht! Anna ist an der Reihe."
    )
    waiting = Table("alles-kaese", PEOPLE[:2])
    with pytest.raises(Refused) as refusal:
        waiting.play(0, "keep 1", 0)
    assert refusal.value.facts == {"turn": LUCK}
    assert "luck’s turn" in Words(GAME, "en").refusal("not-your-turn", waiting.names, **refusal.value.facts)


@EVERY_LANGUAGE
def test_only_the_reader_is_you(language: str) -> None:
    words, event = Words(GAME, language), Event(0, "die_rolled", {"seat": 1, "face": 4})
    names = ["Anna", "Ben"]

    assert "Ben" in words.event(event, names)
    assert "Ben" in words.event(event, names, 0)
    assert "Ben" not in words.event(event, names, 1)


@EVERY_LANGUAGE
def test_plurals_are_right(language: str) -> None:
    words = Words(GAME, language)
    one, many = (words.event(Event(0, "top_shown", {"holes": holes}), []) for holes in (1, 5))

    assert one != many.replace("5", "1")
    assert "5" in many


def test_what_is_missing_is_said_loudly() -> None:
    words = Words(GAME, "en")
    with pytest.raises(KeyError, match="no words for nothing"):
        words.say("nothing")
    with pytest.raises(KeyError, match=r"option-traps\.who"):
        words.say("option-traps", part="who")
    with pytest.raises(ValueError, match="event-die-rolled"):
        words.say("event-die-rolled", {"face": 3})
    with pytest.raises(ValueError, match="'dance' is no phrase of Alles Käse!"):
        words.move("dance", [])
    with pytest.raises(ValueError, match=f"there is no language 'pl'; there are: {', '.join(LANGUAGES)}"):
        bundle("alles-kaese", "pl")


def test_a_sentence_is_made_once_for_the_same_facts_and_never_for_others() -> None:
    def worlds(number: int | str) -> str:
        return Words(GAME, "en").say("odds-counted", {"worlds": number})

    first = [worlds(number) for number in (1, 2, "1", True)]
    made = said.cache_info().misses
    assert [worlds(number) for number in (1, 2, "1", True)] == first
    assert said.cache_info().misses == made, "none was made again"
    assert "1" in first[0] and "2" in first[1]
    assert Words(GAME, "de").say("odds-counted", {"worlds": 1}) != first[0]
    for _ in range(2):
        with pytest.raises(KeyError, match="no words for nothing"):
            Words(GAME, "en").say("nothing")


def test_tables_of_people_are_drawn_with_their_names() -> None:
    place = Table("cheese", PEOPLE[:2], {}, seed(1))

    assert Words(place.game, "en").draw(place.game.view(place.state, 0), place.names)


# What is hidden, in words.


def card(place: int, **odds: Fraction) -> Chance:
    return Chance(what="place", facts={"place": place}, of="front", odds=odds)


EVEN, EIGHTHS = {"cheese": Fraction(1, 2), "trap": Fraction(1, 2)}, {"cheese": Fraction(5, 8), "trap": Fraction(3, 8)}


def test_things_with_the_same_odds_are_told_together() -> None:
    cards = [card(1, **EIGHTHS), card(2, **EVEN), card(4, **EIGHTHS), card(5, **EIGHTHS)]
    together = alike(cards)

    assert together == [[cards[0], cards[2], cards[3]], [cards[1]]]
    assert [Words(GAME, "en").chance(each, []) for each in together] == [
        ("The first, fourth and fifth cards", ["cheese: 5 of 8 (62 %)", "trap: 3 of 8 (38 %)"]),
        ("The second card", ["cheese, trap: each 1 of 2 (50 %)"]),
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("The top card of the supply", ["cheese: for sure (100 %)"])),
        ("de", ("Die oberste Karte im Vorrat", ["Käse: ganz sicher (100 %)"])),
        ("fr", ("La carte du dessus de la réserve", ["fromage : c’est sûr (100 %)"])),
    ],
)
def test_what_is_certain_is_said_so(language: str, said: tuple[str, list[str]]) -> None:
    assert Words(GAME, language).chance([Chance(what="top", of="front", odds={"cheese": Fraction(1)})], []) == said


def test_where_there_are_many_ways_percents_must_do() -> None:
    """At most sixty can be pictured."""
    words = Words(GAME, "en")

    assert words.chance([card(1, cheese=Fraction(59, 60), trap=Fraction(1, 60))], [])[1] == [
        "cheese: 59 of 60 (98 %)",
        "trap: 1 of 60 (2 %)",
    ]
    assert words.chance([card(1, cheese=Fraction(60, 61), trap=Fraction(1, 61))], [])[1] == [
        "cheese: 98 %",
        "trap: 2 %",
    ]


def test_numbers_are_told_together_and_players_by_name() -> None:
    chase, names = Words(find("cheese-chase"), "en"), ["Anna", "Ben", "Chloé"]
    held = {card: Fraction(1, 4) for card in ("cat", "1", "3", "4")}
    mouse = {"0": Fraction(1, 2), "2": Fraction(1, 4), "1": Fraction(1, 4)}

    assert chase.chance([Chance(what="held", facts={"seat": 1}, of="card", odds=held)], names, 0) == (
        "Ben’s card",
        ["cat, cheeses 1, 3 and 4: each 1 of 4 (25 %)"],
    )
    assert chase.chance([Chance(what="mouse", of="seat", odds=mouse)], names, 0)[1] == [
        "you: 2 of 4 (50 %)",
        "Chloé, Ben: each 1 of 4 (25 %)",
    ]
    assert chase.chance([Chance(what="mouse", of="seat", odds=mouse)], names)[1][0] == "Anna: 2 of 4 (50 %)"


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (Fraction(1, 1000), "< 1"),
        (Fraction(1, 200), "< 1"),
        (Fraction(1, 100), "1"),
        (Fraction(1, 3), "33"),
        (Fraction(199, 200), "> 99"),
        (Fraction(999, 1000), "> 99"),
        (Fraction(1), "100"),
    ],
)
def test_percents_never_promise_too_much(share: Fraction, said: str) -> None:
    assert percent(share) == said


def pages() -> Iterator[str]:
    for language in LANGUAGES:
        for place in ("cheeseboard.table", "cheeseboard.rooms"):
            yield (files(place) / "words" / f"{language}.ftl").read_text("utf-8")
        for game in names():
            yield find(game).words(language).read_text("utf-8")


def test_messages_that_are_understood_one_by_one_are_those_of_the_page() -> None:
    """What a page says is the same, whether all of it is read or each message alone."""
    parser = FluentParser(with_spans=False)
    for page in pages():
        whole = {name_of(entry): entry for entry in FluentResource(page).body if isinstance(entry, Message | Term)}
        parts = dict(messages(page))
        assert list(parts) == list(whole)
        for name, text in parts.items():
            alone, *rest = [entry for entry in parser.parse(text).body if isinstance(entry, Message | Term)]
            assert not rest
            assert alone.equals(whole[name], ignored_fields=["span", "comment"]), name


def name_of(entry: Message | Term) -> str:
    return entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"


@EVERY_LANGUAGE
def test_a_message_brings_all_that_it_refers_to(language: str) -> None:
    for game in names():
        words = bundle(game, language)
        for key in [key for page in (find(game).words(language),) for key, _ in messages(page.read_text("utf-8"))]:
            if not key.startswith("-"):
                pattern = words.get_message(key).value
                _, problems = words.format_pattern(pattern, {}) if pattern is not None else ("", [])
                assert not [each for each in problems if "Unknown external" not in str(each) and "nknown" in str(each)]

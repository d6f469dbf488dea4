"""What all games say, in every language."""

import re
from importlib.resources import files

import pytest

from cheeseboard.engine.state import LUCK
from cheeseboard.games import find
from cheeseboard.table.scribe import Event
from cheeseboard.table.table import Refused, Table
from cheeseboard.table.words import LANGUAGES, Words, bundle
from tests.table.test_table import PEOPLE, seed, table

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAME = find("alles-kaese")


def shared(language: str) -> dict[str, set[str]]:
    text = (files("cheeseboard.table") / "words" / f"{language}.ftl").read_text("utf-8")
    entries = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {entry.split(" =")[0]: set(re.findall(r"\$([\w-]+)", entry)) for entry in entries}


def test_every_language_has_the_same_messages_and_facts() -> None:
    english, german, french = (shared(language) for language in LANGUAGES)

    assert english == german == french
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
    words, event = Words(GAME, language), Event("die_rolled", {"seat": 1, "face": 4})
    names = ["Anna", "Ben"]

    assert "Ben" in words.event(event, names)
    assert "Ben" in words.event(event, names, 0)
    assert "Ben" not in words.event(event, names, 1)


@EVERY_LANGUAGE
def test_plurals_are_right(language: str) -> None:
    words = Words(GAME, language)
    one, many = (words.event(Event("top_shown", {"holes": holes}), []) for holes in (1, 5))

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
    with pytest.raises(ValueError, match="there is no language 'pl'; there are: en, de, fr"):
        bundle("alles-kaese", "pl")


def test_tables_of_people_are_drawn_with_their_names() -> None:
    place = Table("cheese", PEOPLE[:2], {}, seed(1))

    assert Words(place.game, "en").draw(place.frame(0)["view"], place.names)

"""Everything a server can say has words in every language, and no word is there for nothing."""

import asyncio
import re
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cheeseboard.games import names
from cheeseboard.rooms.api import Api, InLanguage
from cheeseboard.rooms.folding import RoomPhase
from cheeseboard.rooms.names import STICKERS
from cheeseboard.table.grammar import FUNCTIONS
from cheeseboard.table.words import LANGUAGES
from tests.rooms.halls import House

SOURCES = [Path(str(files(package))) for package in ("cheeseboard.rooms", "cheeseboard.web")]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
AT_HELLO = {"other-protocol", "no-such-room", "closed", "not-a-guest"}  # refusals that end a line before it begins
FACTS = {"name": "Brie", "was": "Gouda", "match": 2, "sticker": "wow", "seat": 1, "guest": 0, "turn": "Feta", "turn-is": "other", "asked": "x", "steps": 200_001, "most": 50_000, "by": "Clara", "game": "Cheese"}  # fmt: skip


def found(pattern: str, *folders: Path) -> set[str]:
    """What is quoted in our sources so."""
    sources = [path.read_text("utf-8") for folder in folders or SOURCES for path in folder.glob("*.py")]
    return {word for source in sources for word in re.findall(pattern, source)}


def said() -> dict[str, set[str]]:
    """All that the sources say, by kind."""
    refusals = found(r'[rR]efused\(\s*"([a-z-]+)"') | found(r'problem\([^"\n]*"([a-z-]+)"')
    refusals |= found(r'wire\.NotDone\([^"\n]*(?:"",)? ?"([a-z-]+)"') | found(r'else "(not-possible)"')
    goodbyes = found(r'Goodbye\("([a-z-]+)"') | found(r'(?:close|drop)\((?:live, )?"([a-z-]+)"')
    goodbyes |= AT_HELLO
    notices = found(r'notice\("([a-z-]+)"') | {f"chair-{kind}" for kind in ("open", "guest", "bot")}
    nudges = found(r'said\("nudge-([a-z-]+)"')
    phases, stickers = set(get_args(RoomPhase)), set(STICKERS)
    return {
        "refused": refusals,
        "goodbye": goodbyes,
        "notice": notices,
        "phase": phases,
        "sticker": stickers,
        "nudge": nudges,
    }


def bundle(language: str, *places: str) -> FluentBundle:
    made = FluentBundle([language], FUNCTIONS, use_isolating=False)
    for place in places:
        made.add_resource(FluentResource((files(place) / "words" / f"{language}.ftl").read_text("utf-8")))
    return made


def keys(language: str, place: str) -> set[str]:
    text = (files(place) / "words" / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE))


def test_the_sources_are_read_rightly() -> None:
    kinds = said()
    assert {"not-host", "bad-plan", "too-many", "hello-once", "bad-message", "try-again"} <= kinds["refused"]
    assert {"restart", "too-slow", "old", "hello-first", "broken"} <= kinds["goodbye"]
    assert {"stood-in", "time-up", "sticker"} <= kinds["notice"]


@EVERY_LANGUAGE
def test_everything_that_is_said_has_words(language: str) -> None:
    words = bundle(language, "cheeseboard.table", "cheeseboard.rooms")
    for kind, reasons in said().items():
        for reason in sorted(reasons):
            key = f"{kind}-{reason}"
            assert words.has_message(key), key
            pattern = words.get_message(key).value
            assert pattern is not None
            text, problems = words.format_pattern(pattern, FACTS)
            assert text
            assert not problems, (key, problems)


@EVERY_LANGUAGE
def test_every_sticker_is_told_as_itself(language: str) -> None:
    words = bundle(language, "cheeseboard.rooms")

    def say(key: str, **facts: str) -> str:
        pattern = words.get_message(key).value
        assert pattern is not None
        return str(words.format_pattern(pattern, facts)[0])

    for sticker in STICKERS:
        assert say("notice-sticker", name="Brie", sticker=sticker).endswith(say(f"sticker-{sticker}"))


@EVERY_LANGUAGE
def test_no_words_are_there_for_nothing(language: str) -> None:
    wanted = {f"{kind}-{reason}" for kind, reasons in said().items() for reason in reasons}
    own = keys(language, "cheeseboard.rooms")
    assert own <= wanted | {"refused-hello-first"}  # which a goodbye speaks of
    assert own & keys(language, "cheeseboard.table") == set()
    assert own == keys("en", "cheeseboard.rooms")


@pytest.mark.parametrize("game", names())
def test_a_client_gets_all_words_of_a_game_at_once(tmp_path: Path, game: str) -> None:
    page = asyncio.run(Api(House(tmp_path).hall, 1).words(game, InLanguage("fr"))).body.decode()
    for key in ("refused-not-host =", "refused-stale =", "notice-stood-in =", "title ="):
        assert f"\n{key}" in page

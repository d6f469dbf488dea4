"""One word for one thing: what the glossaries in docs/words/ say holds in every message and every rulebook."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from cheeseboard.games import find, folders, names
from cheeseboard.table.languages import ENGLISH, LANGUAGES
from cheeseboard.table.words import Words
from tests.docs.pages import ROOT
from tests.words.glossary import FOLDER, any_of, glossary

SRC = ROOT / "src" / "cheeseboard"
TYPED = ("referee-word-", "referee-small-words")  # what people may type: any word that they may think of
FIELDS = {"word", "not", "game", "note"}
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Texts(visitor.Visitor):
    """All that a file of words says, without its keys and facts."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - as the visitor wants it
        """What stands around an inner choice is one sentence with it."""
        self.found.append("".join(each.value if isinstance(each, ast.TextElement) else "\0" for each in node.elements))
        self.generic_visit(node)


@cache
def said_in(page: Path) -> list[tuple[str, str]]:
    """What is said, and where."""
    text = page.read_text("utf-8")
    if page.suffix == ".md":
        return [(page.name, re.sub(r"`[^`]*`", "", text))]
    said = [message for message in messages(page) if not message.id.name.startswith(TYPED)]
    return [(message.id.name, text) for message in said for text in said_by(message)]


def messages(page: Path) -> list[ast.Message]:
    entries = FluentParser().parse(page.read_text("utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == [], page
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def said_by(message: ast.Message) -> list[str]:
    texts = Texts()
    texts.visit(message)
    return texts.found


def pages(language: str, game: str | None) -> Iterator[Path]:
    """The words and rules that an entry is about: a game's, or all."""
    chosen = [game] if game else [each.replace("-", "_") for each in folders()]
    for folder in (SRC / "games" / each for each in chosen):
        yield folder / ("RULES.md" if language == ENGLISH else f"RULES.{language}.md")
        yield folder / "words" / f"{language}.ftl"
        yield folder / "client" / "words" / f"{language}.ftl"
    if game is None:
        yield from (
            place / "words" / f"{language}.ftl"
            for place in (SRC / "table", SRC / "rooms", SRC / "lab", ROOT / "client")
        )


@EVERY_LANGUAGE
def test_every_language_has_a_word_for_the_same_things(language: str) -> None:
    english, here = glossary(ENGLISH), glossary(language)

    assert set(here) == set(english)
    assert {concept: set(entry) - FIELDS for concept, entry in here.items() if set(entry) - FIELDS} == {}
    assert {concept: entry.get("game") for concept, entry in here.items()} == {
        concept: entry.get("game") for concept, entry in english.items()
    }
    assert all(entry["word"] and entry["note"] for entry in here.values())


def test_there_is_a_glossary_for_every_language_and_no_other() -> None:
    assert sorted(page.stem for page in FOLDER.glob("*.toml")) == sorted(LANGUAGES)


@EVERY_LANGUAGE
def test_nothing_goes_by_another_word(language: str) -> None:
    wrong = []
    for concept, entry in glossary(language).items():
        banned = any_of(entry.get("not", []))
        for page in pages(language, entry.get("game")):
            if banned.search(all_said_in(page)):
                wrong += [f"{page.relative_to(ROOT)}, {at}: not the word for {concept}" for at in places(page, banned)]
    assert wrong == [], "\n".join(wrong)


@cache
def all_said_in(page: Path) -> str:
    return "\n".join(text for _, text in said_in(page))


def places(page: Path, banned: re.Pattern[str]) -> Iterator[str]:
    for place, text in said_in(page):
        yield from (f"{place}: «{found[0]}»" for found in banned.finditer(text))


def test_another_word_would_be_noticed(tmp_path: Path) -> None:
    page = tmp_path / "en.ftl"
    page.write_text("peeked = { $seat ->\n    [one] You Sniff it\n   *[other] You peek\n } at a sniffer.\n", "utf-8")
    assert list(places(page, any_of(["sniff"]))) == ["peeked: «Sniff»"]


@EVERY_LANGUAGE
def test_several_names_are_told_together(language: str) -> None:
    listed = glossary(language)["names-in-lists"]["word"]
    assert Words(find(names()[0]), language).listed(["Anna", "Ben", "Chloé"]) == listed


@EVERY_LANGUAGE
def test_no_message_stands_in_a_file_twice(language: str) -> None:
    for page in pages(language, None):
        if page.suffix == ".ftl":
            keys = [message.id.name for message in messages(page)]
            assert len(keys) == len(set(keys)), (page, [key for key in keys if keys.count(key) > 1])


@EVERY_LANGUAGE
def test_no_two_keys_of_the_terminal_have_one_label(language: str) -> None:
    labels = [text for place, text in said_in(SRC / "table" / "words" / f"{language}.ftl") if place.startswith("key-")]
    assert len(labels) > 8
    assert len(labels) == len(set(labels)), labels

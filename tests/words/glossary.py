"""The glossaries, docs/words/*.toml, as tests read them."""

import re
import tomllib
from functools import cache
from typing import NotRequired, TypedDict, cast

from tests.docs.pages import ROOT

FOLDER = ROOT / "docs" / "words"

# What stands for one concept. `not`: what must not stand for it; `game`: in the words and rules of this game only.
Entry = TypedDict("Entry", {"word": str, "not": NotRequired[list[str]], "game": NotRequired[str], "note": str})


@cache
def glossary(language: str) -> dict[str, Entry]:
    return cast("dict[str, Entry]", tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8")))


@cache
def said_of(language: str, concept: str) -> re.Pattern[str]:
    """Every form of a word."""
    return any_of(glossary(language)[concept]["word"].split(" / "))


def any_of(words: list[str]) -> re.Pattern[str]:
    """Whole words, whatever their case; one that ends in an apostrophe stands before another."""
    each = [rf"(?<!\w){re.escape(word)}" + ("" if word.endswith("’") else r"(?!\w)") for word in words]
    return re.compile("|".join(each) or r"(?!)", re.IGNORECASE)

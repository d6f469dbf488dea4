"""What a language does to the words beside a name: d’Otto and de Ben, Annas and Hans’. client/src/lib/grammar.ts does the same.

A message says it with two functions: ``{ BEFORE($seat, vowel: "d’", other: "de ") }`` and
``{ AFTER($seat, sibilant: "’", other: "s") }``. The letters are the message's, so no language is written here.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

OTHER: Final = "other"  # always given
VOWELS: Final = frozenset("aeiou")
SIBILANTS: Final = frozenset("sßxz")
LIGATURES: Final = {"œ": "oe", "æ": "ae"}


def before(name: Any, **ways: Any) -> str:
    """A name with what goes before it, chosen by how the name begins: a letter, ``vowel`` or ``other``."""
    return f"{chosen(ways, beginnings(plain(str(name))))}{name}"


def after(name: Any, **ways: Any) -> str:
    """A name with what goes after it, chosen by how the name ends: a letter, ``sibilant``, ``vowel`` or ``other``."""
    return f"{name}{chosen(ways, endings(plain(str(name))))}"


def plain(name: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFD", name.strip().lower())
    return "".join(LIGATURES.get(each, each) for each in letters if not unicodedata.combining(each))


def beginnings(name: str) -> list[str]:
    first, second = name[:1], name[1:2]
    is_vowel = first in VOWELS or (first == "y" and second not in VOWELS)  # Yves, not Yann
    return [first, *(["vowel"] if is_vowel else [])]


def endings(name: str) -> list[str]:
    last = name[-1:]
    if last in SIBILANTS or name.endswith("ce"):
        return [last, "sibilant"]
    return [last, *(["vowel"] if last in VOWELS | {"y"} else [])]


def chosen(ways: Mapping[str, Any], kinds: Sequence[str]) -> Any:
    """The first of the kinds for which there is a way."""
    return next((ways[kind] for kind in kinds if kind in ways), ways[OTHER])


FUNCTIONS: Final[dict[str, Any]] = {"BEFORE": before, "AFTER": after}

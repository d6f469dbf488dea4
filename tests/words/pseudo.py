"""A language that nobody speaks, made of English: longer by a third, in letters that no language uses.

What is not in it has been translated by nobody; what is cut off in it has too little room. It is never installed: a process that
calls ``speak`` reads it wherever English words are read, and so does every process with ``ENVIRONMENT``.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "àƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ"
STRANGER = str.maketrans(PLAIN, STRANGE)
VOWEL = re.compile("([aeiouAEIOU])")
WORD = re.compile(r"\b[A-Za-z]{2,}\b")
ROOT = Path(__file__).parents[2]
ENVIRONMENT = {"PYTHONPATH": os.pathsep.join(map(str, (ROOT, Path(__file__).parent / "strange")))}


def strange(text: str) -> str:
    """Rôôļļ ţĥéé ḋîîéé: every vowel twice makes it longer by a third."""
    return VOWEL.sub(lambda found: found[1] + found[1].lower(), text).translate(STRANGER)


class Strange(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as the visitor wants it
        node.value = strange(node.value)
        return node


def pseudo(source: str) -> str:
    """A file of words, with its keys, facts and commands as they are."""
    found = FluentParser().parse(source)
    for entry in found.body:
        if not isinstance(entry, ast.Message) or entry.id.name not in LITERAL:
            Strange().visit(entry)
    return FluentSerializer().serialize(found)


LITERAL = {"title", "layout-how"}  # a game's title is a name; letters that are typed are the same in every language


def of_markdown(source: str) -> str:
    """A rulebook: what stands between marks and links."""
    return re.sub(r"(`[^`]*`|\]\([^)]*\)|§[\d.]+)|([^`\]§]+)", lambda found: found[1] or strange(found[2]), source)


def speak(put: Callable[[Any, str, Any], None] = setattr) -> None:
    """From now on, whatever of this process reads English words reads these."""
    texts, numbers = Path.read_text, Path.read_bytes

    def read_text(self: Path, *how: Any, **more: Any) -> str:
        return in_pseudo(self.name, texts(self, *how, **more))

    def read_bytes(self: Path) -> bytes:
        found = numbers(self)
        return in_pseudo(self.name, found.decode()).encode() if self.name in ("en.ftl", "RULES.md") else found

    put(Path, "read_text", read_text)
    put(Path, "read_bytes", read_bytes)


def in_pseudo(name: str, text: str) -> str:
    return pseudo(text) if name == "en.ftl" else of_markdown(text) if name == "RULES.md" else text


def plain_words(text: str, known: set[str]) -> list[str]:
    """What is written in plain letters, but for names that are the same in every language."""
    return [word for word in WORD.findall(text) if word not in known]

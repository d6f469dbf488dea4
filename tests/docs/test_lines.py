"""Documents can be scanned: no line of prose is longer than a hundred columns."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import BLOCK, PAGES, name_of

MOST = 100
SHORT = [page for page in PAGES if not page.name.startswith("RULES")]
LINK = re.compile(r"\[[^]]*\]\([^)]*\)(\{[^}]*\})?")


def prose(text: str) -> Iterator[str]:
    """All lines but those of tables and of blocks of code."""
    return (line for line in BLOCK.sub("", text).splitlines() if not line.lstrip().startswith("|"))


def too_long(text: str) -> list[str]:
    """Lines that could be broken: a link by itself may be as long as it is."""
    return [line for line in prose(text) if len(line) > MOST and " " in LINK.sub("", line).strip(" -")]


@pytest.mark.parametrize("page", SHORT, ids=name_of)
def test_no_line_of_prose_is_longer_than_a_hundred_columns(page: Path) -> None:
    assert too_long(page.read_text("utf-8")) == []


def test_a_long_line_is_noticed_but_not_in_tables_code_and_links() -> None:
    line = "cheese " * 15
    assert too_long(f"short\n{line}\n- {line}") == [line, f"- {line}"]
    assert too_long(f"| {line} |\n```sh\n{line}\n```\n- [{line}](y)") == []

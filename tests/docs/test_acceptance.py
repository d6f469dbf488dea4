"""The page of forty promises names each of them once, with a verdict and tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "acceptance.md").read_text("utf-8")
ROW = re.compile(r"^\| (\d+) \| .+ \| (pass|measured|in part|not here) \| (.+) \|$", re.MULTILINE)
TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def test_every_promise_has_a_verdict_and_what_shows_it() -> None:
    rows = ROW.findall(PAGE)
    assert [int(number) for number, _, _ in rows] == list(range(1, 41))
    for number, verdict, shown in rows:
        assert TEST.search(shown), number
        assert verdict == "pass" or re.sub(TEST, "", shown).strip(" ,."), f"{number}: say why"


def test_every_test_that_is_named_is_there() -> None:
    named = TEST.findall(PAGE)
    assert len(named) > 60
    for file, name in named:
        assert f"def {name}(" in (ROOT / file).read_text("utf-8"), f"{file}::{name}"

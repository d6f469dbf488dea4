"""Every JSON example is what the program reads. (Those of docs/protocol.md: tests/web/test_protocol.py.)"""

import json

import pytest

from cheeseboard.table import fairness, record
from tests.docs.pages import ROOT, blocks, name_of, pages_with

RECORDS = blocks(ROOT / "docs" / "record.md", "json")


def test_json_stands_only_where_a_test_reads_it() -> None:
    assert {name_of(page) for page in pages_with("json")} <= {"docs/protocol.md", "docs/record.md"}


@pytest.mark.parametrize("text", RECORDS)
def test_the_record_in_the_document_verifies_to_the_byte(text: str) -> None:
    assert "every draw follows from" in fairness.verify(text)


def test_the_document_on_records_has_an_example_and_names_every_key() -> None:
    page = (ROOT / "docs" / "record.md").read_text("utf-8")
    assert RECORDS
    assert all(f"| `{key}` |" in page for key in json.loads(RECORDS[0]))


def test_a_record_that_was_changed_is_noticed() -> None:
    with pytest.raises(record.BadRecord):
        fairness.verify(RECORDS[0].replace('"roll 2"', '"roll 4"'))

"""What can be seen of a name."""

import sys
import unicodedata

import pytest

from cheeseboard.table.visible import hides, visible

HIDDEN = (
    "\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u180e", "\u202e", "\u2800", "\u3164",
    "\ufe0f", "\uffa0", "\U000e0100", "\U000e0041", "\U0001d173", "\ue000",
)  # fmt: skip
UNSEEN = (
    *HIDDEN,
    " ",
    "\x00\x1b",
    "\u00a0\u3000",
    "\u2028",
    "\u0301",
    "\u0301\u0302 \u20e3",
    "\u200b\u3164\u2800\ufe0f",
)


@pytest.mark.parametrize("text", UNSEEN)
def test_of_some_texts_nothing_can_be_seen(text: str) -> None:
    assert visible(text) == ""


@pytest.mark.parametrize(
    "text", ["Anna", "Zoë", "Анна", "안나", "אנה", "आन्ना", "李", "O'Neill", "🧀", "7", "€", "Anna Maria"]
)
def test_names_of_the_world_are_seen_as_they_are(text: str) -> None:
    assert visible(text) == unicodedata.normalize("NFC", text)
    assert not hides(text)


@pytest.mark.parametrize("hidden", HIDDEN)
def test_what_is_hidden_is_found(hidden: str) -> None:
    assert hides(f"An{hidden}na")
    assert visible(f"{hidden}Anna{hidden}") == "Anna"


def test_spaces_hide_nothing() -> None:
    assert visible("  Anna\u00a0\t Maria\u3000") == "Anna Maria"
    assert not hides(" Anna  Maria ")
    assert not hides("Ame\u0301lie")


def test_no_control_format_private_or_unassigned_character_is_seen() -> None:
    """Nor a space, nor half a pair."""
    for number in range(sys.maxunicode + 1):
        if unicodedata.category(chr(number))[0] in "CZ":
            assert not visible(chr(number)), hex(number)

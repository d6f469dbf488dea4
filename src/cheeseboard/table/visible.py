"""What can be seen of a name or a word that somebody typed."""

import unicodedata
from typing import Final

# Unicode's Default_Ignorable_Code_Point, and four that are drawn as nothing: characters of which no reader sees anything.
RANGES: Final = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F),
    (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8), (0xFFFC, 0xFFFC), (0x16FE4, 0x16FE4), (0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip


def visible(text: str) -> str:
    """The text without what nobody sees, with single spaces; nothing if no letter, digit or sign is left."""
    seen = "".join(shown(letter) for letter in unicodedata.normalize("NFC", text))
    is_there = any(unicodedata.category(letter)[0] in "LNPS" for letter in seen)
    return " ".join(seen.split()) if is_there else ""


def hides(text: str) -> bool:
    """Whether something is in it that nobody sees."""
    return visible(text) != " ".join(unicodedata.normalize("NFC", text).split())


def shown(letter: str) -> str:
    kind = unicodedata.category(letter)
    if letter.isspace() or kind[0] == "Z" or kind == "Cc":
        return " "
    return "" if kind[0] == "C" or any(first <= ord(letter) <= last for first, last in RANGES) else letter

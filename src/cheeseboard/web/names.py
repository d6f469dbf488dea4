"""Codes for rooms, names for people, stickers, tokens. Nobody needs to type a word of their own."""

import hashlib
import secrets
import unicodedata
from collections.abc import Collection
from itertools import chain, count
from typing import Final

# Cheeses sound the same in every language.
NAMES: Final = (
    "Appenzell", "Asiago", "Beaufort", "Brie", "Bryndza", "Burrata", "Camembert", "Cantal", "Cheddar", "Comté", "Edam",
    "Emmental", "Feta", "Fontina", "Gouda", "Gruyère", "Halloumi", "Havarti", "Jarlsberg", "Limburg", "Manchego",
    "Mascarpone", "Morbier", "Mozzarella", "Munster", "Paneer", "Parmesan", "Pecorino", "Provolone", "Quark",
    "Raclette", "Reblochon", "Ricotta", "Roquefort", "Stilton", "Taleggio", "Tilsit", "Vacherin", "Wensley", "Ziger",
)  # fmt: skip

STICKERS: Final = ("hello", "thanks", "well-played", "oh-no", "hurry", "laugh", "wow", "cheese", "trap", "heart")

CONSONANTS: Final = "bdfghklmnprstvwz"
VOWELS: Final = "aeiou"
SYLLABLES: Final = 4  # 80 of each: 41 million codes
RUDE: Final = (
    "kaka",
    "pipi",
    "popo",
    "puta",
    "tita",
    "piku",
    "bite",
    "nazi",
    "nigu",
    "nega",
    "nigo",
    "niga",
    "pede",
    "lulu",
)

TOKEN_BYTES: Final = 18


def new_code() -> str:
    """A code for a room that can be called across one: «mika-tolu»."""
    while True:
        sounds = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES)]
        half = SYLLABLES // 2
        code = f"{''.join(sounds[:half])}-{''.join(sounds[half:])}"
        if not any(word in code.replace("-", "") for word in RUDE):
            return code


def read_code(typed: str) -> str:
    """A code as somebody typed it: capitals, spaces and a forgotten hyphen do not matter."""
    letters = "".join(letter for letter in typed.lower() if letter.isalpha())
    half = len(letters) // 2
    return f"{letters[:half]}-{letters[half:]}"


def new_name(taken: Collection[str]) -> str:
    """A name from the list that nobody has here; if all are taken, with a number."""
    free = [name for name in NAMES if name not in taken]
    return unlike(secrets.choice(free or NAMES), taken)


def unlike(name: str, taken: Collection[str]) -> str:
    """This name; if somebody has it, «Brie 2»."""
    return next(each for each in chain((name,), (f"{name} {number}" for number in count(2))) if each not in taken)


def clean_name(name: str) -> str:
    """A name without anything that cannot be seen."""
    seen = "".join(
        letter
        for letter in unicodedata.normalize("NFC", name)
        if unicodedata.category(letter)[0] not in "CZ" or letter == " "
    )
    return " ".join(seen.split())


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so no salt is needed."""
    return hashlib.sha256(b"cheeseboard token" + token.encode()).hexdigest()[:32]

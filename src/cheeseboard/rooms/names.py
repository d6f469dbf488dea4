"""Codes for rooms, names and faces for people, stickers, tokens. Nobody needs to type a word of their own."""

import hashlib
import secrets
from collections.abc import Collection, Iterable
from itertools import chain, count
from typing import Final

from cheeseboard.table.visible import visible

# Mice that anybody may be. They sound alike in every language, and none is called like one of our bots.
NAMES: Final = (
    "Anton", "Bella", "Bobo", "Coco", "Dodo", "Fips", "Flora", "Gigi", "Hugo", "Ida", "Jojo", "Juno", "Kiki", "Leo",
    "Lilo", "Lola", "Lotta", "Luna", "Max", "Mika", "Milo", "Mimi", "Momo", "Nelly", "Nino", "Nora", "Oskar", "Paula",
    "Pepe", "Pippa", "Polly", "Rosa", "Rudi", "Susi", "Tilda", "Toni", "Trixi", "Ugo", "Vito", "Wanda", "Willi", "Zita",
)  # fmt: skip

# What people were called at first. Rooms still have them, and whoever likes a cheese may be one.
CHEESES: Final = (
    "Appenzell", "Asiago", "Beaufort", "Brie", "Bryndza", "Burrata", "Camembert", "Cantal", "Cheddar", "Comté", "Edam",
    "Emmental", "Feta", "Fontina", "Gouda", "Gruyère", "Halloumi", "Havarti", "Jarlsberg", "Limburg", "Manchego",
    "Mascarpone", "Morbier", "Mozzarella", "Munster", "Paneer", "Parmesan", "Pecorino", "Provolone", "Quark",
    "Raclette", "Reblochon", "Ricotta", "Roquefort", "Stilton", "Taleggio", "Tilsit", "Vacherin", "Wensley", "Ziger",
)  # fmt: skip

# Drawn in games/art as face-<name>.
FACES: Final = (
    "bow", "cap", "flower", "scarf", "cook", "star", "wool", "music", "curl", "pot", "straw", "beret",
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
    return first_free(chain((name,), (f"{name} {number}" for number in count(2))), taken)


def first_free(names: Iterable[str], taken: Collection[str]) -> str:
    """The first of these names that nobody has."""
    seen = {visible(each) for each in taken}
    return next(each for each in names if each not in seen)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so no salt is needed."""
    return hashlib.sha256(b"cheeseboard token" + token.encode()).hexdigest()[:32]

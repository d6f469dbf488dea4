"""The dearest things that a client may legally ask for: the longest match there can be, and every request and message about it."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from hashlib import sha256
from typing import Any, Final

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import MOST_STEPS
from cheeseboard.table.links import SECOND, to_link
from cheeseboard.table.luck import FairLuck
from cheeseboard.table.record import record_of
from cheeseboard.table.table import Chair, Table

# Hardly any cheese: mice are hunted for as long as the house allows.
OPTIONS: Final[dict[str, Any]] = {
    "cards": [0, 4, 20, 31, 3],
    "leftover": "dealt",
    "goes_on": "winner",
    "max_flips": MOST_STEPS // 2 - 1,
}
BEYOND: Final[dict[str, Any]] = {**OPTIONS, "max_flips": 100_000}


@cache
def longest(flips: int = OPTIONS["max_flips"]) -> Table:
    """A match of as many steps as a match may have."""
    for seed in range(100):
        options, luck = {**OPTIONS, "max_flips": flips}, FairLuck(bytes([seed]) * 32)
        table = Table("cheese", [Chair("Anna"), Chair("Ben")], options, luck)
        while not table.over:
            table.play(table.turn, "flip", table.version)
            table.log.clear()
        if table.state.turn == NOBODY and len(table.moves) >= 2 * flips:
            return table
    raise AssertionError("no match is long")


@cache
def longest_link(flips: int = OPTIONS["max_flips"]) -> str:
    return to_link(record_of(longest(flips)))


def with_head(link: str, **changed: Any) -> str:
    """A link that says something else of its match, and is not damaged."""
    content = urlsafe_b64decode(link + "=" * (-len(link) % 4))[6:]
    length = content[0] % SECOND
    seed, rest = content[: 1 + length], content[1 + length :]
    size = int.from_bytes(rest[:2], "big")
    head = json.loads(zlib.decompress(rest[2 : 2 + size]))
    for name, value in changed.items():
        head[HEAD.index(name)] = value
    packed = zlib.compress(json.dumps(head, separators=(",", ":")).encode(), 9)
    content = seed + len(packed).to_bytes(2, "big") + packed + rest[2 + size :]
    return urlsafe_b64encode(sha256(content).digest()[:6] + content).decode().rstrip("=")


HEAD: Final = ("game", "version", "options", "names", "bots", "luck", "moves")

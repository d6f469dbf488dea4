"""Links and records that hold something which is no text, or no JSON that anybody would write."""

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from cheeseboard.table.links import SECOND
from cheeseboard.table.luck import FairLuck
from cheeseboard.table.table import Chair, Table

HALF: Final = "\ud800"  # half a surrogate pair
JUNK: Final[tuple[Any, ...]] = (
    HALF, 5, None, True, -1, 1.5, 1e300, 10**30, [], {}, [HALF, HALF], [5, 5], [None, None], [[], []], [{}, {}], {"a": HALF}, {HALF: 1},
)  # fmt: skip
FIELDS: Final = ("game", "version", "options", "names", "bots", "words", "moves")


def link(head: object, seed: bytes = bytes(32), is_first: bool = False) -> str:
    """A link that begins with this, undamaged; of the first format or the second."""
    packed = zlib.compress(head if isinstance(head, bytes) else json.dumps(head).encode())
    content = bytes([len(seed) + (0 if is_first else SECOND)]) + seed + len(packed).to_bytes(2, "big") + packed
    return urlsafe_b64encode(sha256(content).digest()[:6] + content).decode().rstrip("=")


def good(is_first: bool = False) -> dict[str, Any]:
    """What the link of a game begins with in which only luck has played."""
    table = Table("alles-kaese", [Chair("Anna"), Chair("Ben")], {}, FairLuck(bytes(32)))
    rest: list[Any] = [] if is_first else [[], None, []]
    whole = ["alles-kaese", table.game.version, table.options, table.names, ["", ""], rest, len(table.moves)]
    return dict(zip(FIELDS, whole, strict=True))


def links() -> Iterator[tuple[str, str]]:
    """What is wrong, and the link."""
    for is_first in (True, False):
        usual = good(is_first)
        for name in FIELDS:
            for junk in JUNK:
                if junk != usual[name]:
                    yield f"{name} = {junk!a}", link([*{**usual, name: junk}.values()], is_first=is_first)
    for junk in JUNK:
        for place in range(3):
            rest = [junk if number == place else each for number, each in enumerate(good()["words"])]
            yield f"{place} of the rest = {junk!a}", link([*{**good(), "words": rest}.values()])
    for given in (["a", HALF, "", ""], ["a", "xyz", "", ""], ["a", "00", HALF, ""], ["a"], [5, 5, 5, 5]):
        yield f"given {given!a}", link([*{**good(), "words": [[given], None, []]}.values()])
    for lit in (["a", 1, "xyz"], ["a", "b", None], ["a", 1, HALF], ["a"]):
        yield f"beacon {lit!a}", link([*{**good(), "words": [[], lit, []]}.values()])
    for later in ([0, 9, "a", ""], [0, -1, "a", ""], [0, 0, HALF, ""], [10**30, 0, "a", ""], [0, 0, 5, 5], [0]):
        yield f"later {later!a}", link([*{**good(), "words": [[], None, [later]]}.values()])
    yield "no list", link(5)
    yield "too short", link([1, 2])
    yield "no UTF-8", link(b"\xff\xfe")
    yield "lists in lists", link(b"[" * 30_000)
    yield "objects in objects", link(b'{"a":' * 12_000)
    yield "numbers that are none", link(b'["alles-kaese",NaN,{},[],[],[],Infinity]')
    yield "an option without end", link(b'["alles-kaese",1,{"a":' + b"[" * 5_000)

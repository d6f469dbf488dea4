"""What has changed between two views, so that a frame need not carry a long one again and again.

A difference takes the place of a value in the old view, and is one of four things:

    [value]          this value instead
    []               nothing any more: the key is gone
    {key: …}         the same object, or the same list, but for what is told of these keys (of a list: places, from 0)
    [n, [value, …]]  the first n of the list, and after them these
"""

import zlib
from itertools import takewhile
from typing import Any

import msgspec

Difference = dict[str, Any] | list[Any]

sorted_json = msgspec.json.Encoder(order="sorted").encode


def difference(old: Any, new: Any) -> Difference:
    """What to tell somebody who has seen the old one. Both are plain data, as JSON has it."""
    if isinstance(old, dict) and isinstance(new, dict):
        found = {key: difference(old[key], new[key]) for key in new if key in old and old[key] != new[key]}
        return found | {key: [new[key]] for key in new if key not in old} | {key: [] for key in old if key not in new}
    if not (isinstance(old, list) and isinstance(new, list)):
        return [new]
    if len(old) == len(new):
        return {str(i): difference(old[i], new[i]) for i in range(len(new)) if old[i] != new[i]}
    kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
    return [kept, new[kept:]]


def changed(old: Any, told: Difference) -> Any:
    """The new one, from the old one and the difference. The old one stays as it is."""
    if isinstance(told, list):
        return told[0] if len(told) == 1 else old[: told[0]] + told[1]
    if isinstance(old, list):
        return [changed(value, told[str(i)]) if str(i) in told else value for i, value in enumerate(old)]
    kept = {key: value for key, value in old.items() if told.get(key) != []}
    return kept | {key: changed(old.get(key), inside) for key, inside in told.items() if inside != []}


def check_of(view: Any) -> int:
    """A number by which whoever has put a view together notices a mistake: CRC-32 of its JSON, keys sorted, nothing in between."""
    return zlib.crc32(sorted_json(view))

"""Mice that were trained beforehand (``tools/train_mouse.py``): a game's file, and who plays by it.

``learned.json`` in a game's folder has, for some numbers of players, the bytes of a network and what it was made from.
"""

import json
from base64 import b64decode
from functools import cache
from importlib.resources import files
from typing import Final

from cheeseboard.engine.features import Features
from cheeseboard.engine.network import ByteNetwork, Learned

FILE: Final = "learned.json"


@cache
def networks(package: str) -> dict[int, bytes]:
    """The networks of a game's package, by the number of players."""
    path = files(package) / FILE
    told = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {int(seats): b64decode(each["network"]) for seats, each in told.items()}


def learned(package: str, senses: Features, seats: int) -> Learned | None:
    """A policy of its own for whoever asks: it writes down what it thinks. None if nobody has been trained for so many."""
    told = networks(package).get(seats)
    return None if told is None else Learned(ByteNetwork(told), senses)

"""Games kept on this computer: each is saved after every move, and the last unfinished one can be gone on with.

A record tells its seed only after the end. Until then what is needed to go on with it lies beside it in a file of its own,
which only its owner may read: the seed (none for a live game, in which luck is typed in) and the language.
"""

import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cheeseboard.table.record import BadRecord, Record, read, record_of, write
from cheeseboard.table.table import Table

PRIVATE: Final = 0o600
BESIDE: Final = ".unfinished"  # what the name of such a file ends with


@dataclass(frozen=True)
class Unfinished:
    """A game to go on with."""

    name: str
    record: Record
    seed: bytes  # empty if luck is typed in
    language: str


class Folder:
    """The folder that games are kept in."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def new_name(self, game: str) -> str:
        """A file name that is not taken."""
        stamp = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game}"
        taken = {path.stem for path in self.place.glob(f"{stamp}*")}
        return next(
            name for k in range(1, len(taken) + 2) if (name := stamp if k == 1 else f"{stamp}-{k}") not in taken
        )

    def path(self, name: str) -> Path:
        return self.place / f"{name}.json"

    def save(self, name: str, table: Table, language: str) -> None:
        """The record, and while the game goes on what is needed to go on with it."""
        self.place.mkdir(parents=True, exist_ok=True, mode=0o700)
        secret = self.place / f"{name}{BESIDE}"
        if not table.over:
            seed = "" if table.luck is None else table.luck.seed.hex()
            put(secret, json.dumps({"seed": seed, "language": language}))
        put(self.path(name), write(record_of(table)))
        if table.over:
            secret.unlink(missing_ok=True)

    def last_unfinished(self, live: str | None = None) -> Unfinished | None:
        """The game that was played last and has no end yet; or of live games of this name. A damaged one is passed over."""
        for secret in sorted(self.place.glob(f"*{BESIDE}"), key=lambda path: path.stat().st_mtime_ns, reverse=True):
            try:
                found = self._read(secret.name.removesuffix(BESIDE), json.loads(secret.read_text("utf-8")))
            except (OSError, ValueError, KeyError, TypeError):
                continue
            if (None if found.seed else found.record["game"]) == live:
                return found
        return None

    def _read(self, name: str, beside: dict[str, Any]) -> Unfinished:
        record = read(self.path(name).read_text("utf-8"))
        if record["result"] is not None:
            raise BadRecord("that game is over")
        return Unfinished(name, record, bytes.fromhex(beside["seed"]), str(beside["language"]))


def put(path: Path, text: str) -> None:
    """All of it or nothing: whoever reads the file never sees half of it."""
    part = path.with_name(f"{path.name}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "w", encoding="utf-8") as file:
        file.write(text)
    part.replace(path)

"""``python -m tests.browser.lying serve …``: a server that lies about luck. Which lie, CHEESEBOARD_LIE says."""

import os
from dataclasses import replace
from typing import Any

from cheeseboard.cli import main
from cheeseboard.rooms import room as rooms
from cheeseboard.rooms.replays import Links
from cheeseboard.rooms.room import Room
from cheeseboard.rooms.sealing import Sealing
from cheeseboard.table import record as records
from cheeseboard.table.luck import Contribution, commitment_to

honest, honest_record = Room._opened, Links.record


def grind(sealing: Sealing) -> None:
    """Another seed, chosen when all numbers are known; and everything else made to fit."""
    seed = os.urandom(32)
    sealing.seed, sealing.seal = seed.hex(), replace(sealing.seal, commitment=commitment_to(seed))


def swap(sealing: Sealing) -> None:
    """A number of the house's own in the place of the first device's."""
    mine = Contribution.made(sealing.contributions[0].by, b"l" * 16)
    sealing.contributions[0] = mine
    sealing.seal = replace(sealing.seal, contributions=((mine.by, mine.commitment), *sealing.seal.contributions[1:]))


def leave_out(sealing: Sealing) -> None:
    """The first device's number was taken, and is forgotten."""
    told = sealing.contributions[0]
    sealing.contributions[0] = Contribution(told.by, told.commitment)


def lying(lie: Any) -> Any:
    def opened(self: Room, value: str | None) -> Any:
        assert self.sealing is not None
        lie(self.sealing)
        return honest(self, value)

    return opened


def changed(record: records.Record) -> str:
    """A record in which the loser has won, as well written as any."""
    found: Any = {**record, "result": {"scores": [99, 0], "winners": [0]}}
    found["digest"] = records.digest_of(found)
    return records.write(found)


async def lying_record(self: Links, link: str, network: str) -> tuple[str, str]:
    game, text = await honest_record(self, link, network)
    return game, changed(records.parsed(text))


match os.environ.get("CHEESEBOARD_LIE"):
    case "grind":
        Room._opened = lying(grind)  # type: ignore[method-assign]
    case "swap":
        Room._opened = lying(swap)  # type: ignore[method-assign]
    case "leave-out":
        Room._opened = lying(leave_out)  # type: ignore[method-assign]
    case "replay":
        rooms.fresh_seed = lambda: bytes(32)  # type: ignore[attr-defined]
    case "change":
        Links.record = lying_record  # type: ignore[method-assign]

if __name__ == "__main__":
    raise SystemExit(main())

"""A public source of randomness, mixed into luck where the host wants it: a round of drand, named before it is drawn.

``cheeseboard serve --beacon URL`` names a relay and chain, such as https://api.drand.sh/CHAIN-HASH. Only that a value belongs to its
signature is checked here; whoever wants to be sure of the signature looks the round up elsewhere.
"""

import asyncio
import hashlib
import http.client
import json
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.web.databases import Unusable

AHEAD: Final = 1.0  # seconds that a round must be away when it is named
TRIES: Final = 10
PAUSE: Final = 0.5  # seconds between two tries
SLOW: Final = 3.0  # seconds for an answer

Fetch = Callable[[str], Awaitable[Any]]


async def fetch(url: str) -> Any:
    def read() -> Any:
        with urllib.request.urlopen(url, timeout=SLOW) as answer:  # noqa: S310 - the host has named it
            return json.load(answer)

    return await asyncio.to_thread(read)


FAILED: Final = (OSError, http.client.HTTPException, ValueError, KeyError, TypeError)


@dataclass(frozen=True)
class Drand:
    """One chain of one relay."""

    url: str
    source: str  # the hash of the chain
    period: float
    genesis: float
    fetch: Fetch = fetch

    @classmethod
    async def at(cls, url: str, ask: Fetch = fetch) -> "Drand":
        """The chain that answers there."""
        try:
            told = await ask(f"{url}/info")
            return cls(url, str(told["hash"]), float(told["period"]), float(told["genesis_time"]), ask)
        except FAILED as problem:
            raise Unusable(f"the beacon {url} does not answer as drand does: {type(problem).__name__}") from None

    def next_round(self, now: float) -> tuple[str, int]:
        """A round that nobody can know yet."""
        return self.source, int((now + AHEAD - self.genesis) // self.period) + 2

    def drawn_at(self, number: int) -> float:
        """When a round is drawn; the first one is at the genesis of the chain."""
        return self.genesis + (number - 1) * self.period

    async def value(self, number: int) -> str | None:
        """What a round brought; nothing if the beacon stays dark."""
        for _ in range(TRIES):
            try:
                told = await self.fetch(f"{self.url}/public/{number}")
                value = hashlib.sha256(bytes.fromhex(told["signature"])).hexdigest()
                if told["round"] == number and told.get("randomness", value) == value:
                    return value
            except FAILED:
                pass  # not yet, or not now
            await asyncio.sleep(PAUSE)
        return None

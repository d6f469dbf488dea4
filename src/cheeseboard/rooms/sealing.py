"""A match that is sealed and waits for devices to reveal their numbers. docs/record.md says why."""

from dataclasses import dataclass
from typing import Any, cast

from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Sealed
from cheeseboard.table.luck import Beacon, Contribution, FairLuck, Seal, SharedLuck


@dataclass(slots=True)
class Sealing:
    """A match that is sealed, until it begins: then its luck is made of all this."""

    deed: Sealed
    seed: str
    guests: list[int]  # whose contributions these are
    contributions: list[Contribution]
    seal: Seal
    at: float
    shared: SharedLuck | None = None  # luck that is nobody's secret

    def revealed(self, guest: int, secret: str, word: str) -> None:
        number = self.guests.index(guest)
        told = self.contributions[number]
        self.contributions[number] = Contribution(told.by, told.commitment, secret, word)

    @property
    def waits_for(self) -> list[int]:
        """Guests who have not revealed their numbers."""
        both = zip(self.guests, self.contributions, strict=True)
        return [guest for guest, each in both if not each.is_revealed]

    def luck(self, value: str | None) -> FairLuck:
        if self.shared is not None:
            return self.shared
        beacon = None if self.deed.beacon is None else Beacon(*self.deed.beacon, value)
        before = (self.seal.version, self.seal.options)
        return FairLuck(bytes.fromhex(self.seed), self.contributions, beacon, before)

    def shown(self) -> wire.SealNow:
        seal, both = self.seal, zip(self.guests, self.contributions, strict=True)
        return wire.SealNow(
            digest=seal.digest,
            commitment=seal.commitment,
            contributions=[wire.ContributionNow(guest, e.by, e.commitment, e.is_revealed) for guest, e in both],
            beacon=None if seal.beacon is None else wire.BeaconNow(*seal.beacon),
            game=seal.game,
            version=seal.version,
            options=cast("dict[str, Any]", seal.options),
            names=list(seal.names),
            bots=list(seal.bots),
        )

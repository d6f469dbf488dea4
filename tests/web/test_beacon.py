"""A public beacon in luck: its round is named before it is drawn, and a beacon that stays dark stops nobody."""

import asyncio
import hashlib
from typing import Any

import msgspec
import pytest

from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from cheeseboard.web import beacon as beacons
from cheeseboard.web.beacon import Drand
from cheeseboard.web.databases import Unusable
from tests.rooms.halls import BOT, ME, QUICK, House, in_a_house, play_out

CHAIN = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
INFO: dict[str, Any] = {
    "public_key": "83",
    "period": 3,
    "genesis_time": 999_000,
    "hash": CHAIN,
    "schemeID": "bls-unchained-g1-rfc9380",
}
SIGNATURE = "ab" * 48


def relay(house: House | None = None, **more: Any) -> Any:
    """What a relay answers; a round only once it is drawn."""
    asked: list[str] = []

    async def fetch(url: str) -> Any:
        asked.append(url)
        if url.endswith("/info"):
            return INFO
        number = int(url.rsplit("/", 1)[1])
        if house is not None and house.now < INFO["genesis_time"] + (number - 1) * INFO["period"]:
            raise OSError("425 too early")
        randomness = hashlib.sha256(bytes.fromhex(SIGNATURE)).hexdigest()
        return {"round": number, "randomness": randomness, "signature": SIGNATURE, **more}

    return fetch, asked


@in_a_house
async def test_a_round_is_named_before_it_is_drawn_and_is_part_of_luck(house: House) -> None:
    fetch, asked = relay(house)
    house.hall.beacon = await Drand.at("http://127.0.0.1:1/chain", fetch)
    host = await house.make(ME, BOT, settings=msgspec.structs.replace(QUICK, beacon=True))
    await host.contribute()
    await host.begin()
    assert host.room.seal is not None
    named = host.room.seal.beacon
    assert named is not None
    assert named.source == CHAIN
    assert house.hall.beacon.drawn_at(named.round) > house.now + 1
    await host.reveal()
    assert host.room.sealing, "it waits for the beacon"
    assert asked == ["http://127.0.0.1:1/chain/info"]
    await house.later(house.hall.beacon.drawn_at(named.round) - house.now)
    host.told()
    assert host.room.phase == "playing"
    await play_out(house, host)
    assert host.frame.over is not None
    record = from_link(host.frame.over.link)
    value = hashlib.sha256(bytes.fromhex(SIGNATURE)).hexdigest()
    assert record["beacon"] == {"source": CHAIN, "round": named.round, "value": value}
    assert f"round {named.round} of the beacon {CHAIN}" in verify(write(record))


@pytest.mark.parametrize("fault", [{"round": 7}, {"randomness": "00" * 32}, {"signature": "no"}])
def test_a_beacon_that_talks_nonsense_is_not_believed(fault: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beacons, "PAUSE", 0.0)
    fetch, _ = relay(**fault)

    async def ask() -> str | None:
        return await (await Drand.at("http://127.0.0.1:1", fetch)).value(5)

    assert asyncio.run(ask()) is None


@in_a_house
async def test_without_its_beacon_a_match_begins_all_the_same_and_says_so(house: House) -> None:
    house.hall.beacon = Drand("http://127.0.0.1:1", CHAIN, 3.0, 999_000.0, relay(round=0)[0])
    host = await house.make(ME, BOT, settings=msgspec.structs.replace(QUICK, beacon=True))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(beacons, "PAUSE", 0.0)
        await host.begin()
        await house.later(10)
    host.told()
    assert host.room.phase == "playing"
    await play_out(house, host)
    assert host.frame.over is not None
    record = from_link(host.frame.over.link)
    assert record["beacon"] is not None
    assert record["beacon"]["value"] is None
    assert verify(write(record))


@in_a_house
async def test_a_room_that_wants_none_waits_for_none(house: House) -> None:
    house.hall.beacon = Drand("http://127.0.0.1:1", CHAIN, 3.0, 999_000.0, relay()[0])
    host = await house.make(ME, BOT)
    await host.begin()
    assert (host.room.phase, host.room.seal and host.room.seal.beacon) == ("playing", None)


def test_what_is_no_beacon_is_refused_in_a_sentence() -> None:
    async def nonsense(_: str) -> Any:
        return {"hello": 1}

    with pytest.raises(Unusable, match="the beacon http://x does not answer as drand does: KeyError"):
        asyncio.run(Drand.at("http://x", nonsense))

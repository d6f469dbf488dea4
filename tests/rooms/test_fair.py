"""Fair luck in rooms: committed to by the house and by every device, sealed, revealed, and only then drawn."""

from typing import Any

import msgspec

from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Begun, Joined, Made, Moved, PlannedMatch, RoomChair, Settings, WordGiven
from cheeseboard.rooms.room import Room
from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link
from cheeseboard.table.luck import FirstLuck, commitment_to
from cheeseboard.table.record import FIRST, Record, write
from tests.rooms.halls import BOT, ME, OPEN, House, Visitor, in_a_house, play_out, why


def record_from(visitor: Visitor) -> Record:
    over = visitor.frame.over
    assert over is not None
    return from_link(over.link)


@in_a_house
async def test_everybodys_number_makes_luck_that_was_sealed_before_any_was_told(house: House) -> None:
    host = await house.make(ME, OPEN)
    guest = await house.join(host.code)
    commitment = host.room.next_commitment
    await host.contribute()
    await guest.contribute("pepper")
    await guest.contribute("salt")  # instead
    await host.begin()
    assert (host.room.sealing, host.room.match, host.room.phase) == (True, 0, "lobby")
    seal = host.room.seal
    assert seal is not None
    assert (seal.commitment, seal.names) == (commitment, [chair.name for chair in host.room.chairs])
    assert [each.guest for each in seal.contributions] == [0, 1]
    assert not any(each.revealed for each in seal.contributions)

    await guest.reveal()
    assert host.room.sealing
    await host.reveal()
    assert (host.room.sealing, host.room.match, host.room.phase) == (False, 1, "playing")
    assert host.room.seal is not None
    assert host.room.seal.digest == seal.digest
    assert host.room.commitment == commitment != host.room.next_commitment
    assert host.room.contributed == []

    await play_out(house, host, guest)
    record = record_from(host)
    assert record["commitment"] == commitment
    assert record["seal"] == seal.digest
    assert [(each["by"], each["secret"], each["word"]) for each in record["contributions"]] == [
        (seal.names[0], host.secret.hex(), ""),
        (seal.names[1], guest.secret.hex(), "salt"),
    ]
    assert verify(write(record), seal.digest).endswith("the seal is the one that was seen before the first card")


@in_a_house
async def test_nothing_of_a_number_is_told_before_all_are_sealed(house: House) -> None:
    host = await house.make(ME, OPEN)
    guest = await house.join(host.code)
    await host.contribute()
    await guest.contribute("pepper")
    await host.begin()
    await guest.reveal()
    told = msgspec.json.encode(host.room) + msgspec.json.encode(guest.room)
    assert guest.secret.hex().encode() not in told
    assert b"pepper" not in told


@in_a_house
async def test_who_does_not_reveal_in_time_does_not_count_and_that_is_written_down(house: House) -> None:
    host = await house.make(ME, OPEN)
    guest = await house.join(host.code)
    await host.contribute()
    await guest.contribute()
    await host.begin()
    await host.reveal()
    await house.later(2.9)
    host.told()
    assert host.room.sealing
    await house.later(0.2)
    host.told()
    assert (host.room.sealing, host.room.phase) == (False, "playing")
    assert await why(guest.reveal()) == "stale"
    await play_out(house, host, guest)
    record = record_from(host)
    assert [each["secret"] is None for each in record["contributions"]] == [False, True]
    assert f"too late: {record['names'][1]}" in verify(write(record))


@in_a_house
async def test_nobody_waits_for_a_device_that_is_gone(house: House) -> None:
    host = await house.make(ME, OPEN)
    guest = await house.join(host.code)
    await host.contribute()
    await guest.contribute()
    guest.leave()
    await host.begin()
    await host.reveal()
    assert host.room.phase == "playing"


@in_a_house
async def test_whoever_has_nothing_to_reveal_waits_for_nothing(house: House) -> None:
    host = await house.make(ME, BOT, begin=True)
    assert host.room.phase == "playing"
    assert host.room.seal is not None
    assert host.room.seal.contributions == []
    await play_out(house, host)
    assert "the house's seed alone" in verify(write(record_from(host)))


@in_a_house
async def test_a_number_must_be_the_one_that_was_promised_to_this_match(house: House) -> None:
    host = await house.make(ME, OPEN)
    guest = await house.join(host.code)
    assert await why(guest.request(wire.Contribute, "00" * 32, "11" * 32)) == "stale"
    assert await why(guest.request(wire.Reveal, "00" * 32, "11" * 16)) == "stale"
    await guest.contribute()
    await host.begin()
    seal = host.room.seal
    assert seal is not None
    assert await why(guest.request(wire.Reveal, "00" * 32, guest.secret.hex())) == "stale"
    assert await why(guest.request(wire.Reveal, seal.digest, "11" * 16)) == "other-number"
    assert await why(guest.request(wire.Reveal, seal.digest, guest.secret.hex(), "pepper")) == "other-number"
    assert await why(host.request(wire.Reveal, seal.digest, "11" * 16)) == "stale"
    await guest.reveal()
    assert await why(guest.request(wire.Reveal, seal.digest, guest.secret.hex())) == "stale"


@in_a_house
async def test_while_a_match_is_sealed_nothing_of_it_can_change(house: House) -> None:
    host = await house.make(ME, OPEN, OPEN)
    guest = await house.join(host.code)
    await guest.contribute()
    await host.begin()
    plan: tuple[Any, ...] = (host.room.game, {}, [ME, BOT])
    for said in (
        host.request(wire.PlanMatch, *plan),
        host.request(wire.Place, 2, BOT),
        host.request(wire.Begin, 0),
        guest.request(wire.Stand, 1),
        guest.request(wire.Contribute, host.room.next_commitment, "11" * 32),
        house.hall.join(host.code, wire.NewGuest()),
    ):
        assert await why(said) == "one-moment"
    await host.request(wire.Remove, 1)  # but nobody has to stay
    await house.quiet()
    host.told()
    assert (host.room.phase, host.room.chairs[1].kind) == ("playing", "open")
    await play_out(house, host)
    record = record_from(host)
    assert [(each["seat"], each["bot"]) for each in record["seats"]] == [(1, "otto")]
    assert verify(write(record))


@in_a_house
async def test_a_rematch_has_luck_and_a_seal_of_its_own(house: House) -> None:
    host = await house.make(ME, BOT)
    seals, commitments = [], []
    for _ in range(2):
        commitments.append(host.room.next_commitment)
        await host.contribute()
        await host.begin()
        assert host.room.sealing
        await host.reveal()
        assert host.room.seal is not None
        seals.append(host.room.seal.digest)
        assert host.room.commitment == commitments[-1]
        await play_out(house, host)
        record = record_from(host)
        assert record["seal"] == seals[-1]
        assert record["commitment"] == commitments[-1]
    assert len({*seals, *commitments}) == 4


@in_a_house
async def test_a_server_that_comes_back_while_a_match_is_sealed_goes_on_with_it(house: House) -> None:
    host = await house.make(ME, OPEN)
    guest = await house.join(host.code)
    await host.contribute()
    await guest.contribute("salt")
    await host.begin()
    await host.reveal()
    seal = host.room.seal
    before = house.hall.rooms[host.code]
    host.leave()
    guest.leave()
    house.hall.drop(before)
    await host.come()
    await guest.come()
    assert house.hall.rooms[host.code] is not before
    assert host.room.seal == seal
    await guest.reveal()
    host.told()
    assert host.room.phase == "playing"
    await play_out(house, host, guest)
    assert verify(write(record_from(host)), host.room.seal.digest if host.room.seal else "")


def test_a_room_from_before_contributions_folds_as_it_did() -> None:
    seed, following = bytes(32), bytes([1]) * 32
    chairs = (RoomChair("guest", 0, "", "Brie"), RoomChair("guest", 1, "", "Feta"))
    plan = PlannedMatch("alles-kaese", {"turn_limit": 3}, chairs)
    room = Room("mika-tolu")
    room.fold(Made(plan, Settings(), "host", "Brie", seed.hex()), 1.0)
    room.fold(Joined("guest", "Feta"), 2.0)
    room.fold(WordGiven(1, "salt"), 3.0)
    room.fold(Begun(1, chairs, following.hex()), 4.0)
    table = room._table()
    assert isinstance(table.luck, FirstLuck)
    assert table.luck.words == ["salt"]
    assert room.next_commitment == commitment_to(following)
    while room.phase == "playing":
        room.fold(Moved(room.turn, table.possible()[0]), 5.0)
    record = from_link(room.finished[-1].link)
    assert record["format"] == FIRST
    assert "too old to show when the seed was chosen" in verify(write(record))

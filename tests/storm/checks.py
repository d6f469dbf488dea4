"""What must be so after any evening, told from the log on the disk and from what every device has said and heard.

The log is the order in which everything happened, so each acknowledged request is in it exactly once, refused ones are not, and
whatever was acknowledged before something else was asked for stands before it. That there is such an order at all is judged
once more without the log (tests/history.py).
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec

from cheeseboard.engine.state import NOBODY
from cheeseboard.rooms import sweep, wire
from cheeseboard.rooms.deeds import Begun, Deed, Made, Moved, Sealed, StoodIn, read_deed
from cheeseboard.rooms.live import FRAMES, NOTES
from cheeseboard.rooms.room import Room
from cheeseboard.rooms.store import Entry
from tests import history
from tests.rooms.halls import frame_of
from tests.storm.disk import Disk
from tests.storm.network import Connection
from tests.storm.people import Asked, Device
from tests.storm.processes import Process, Servers

OWN = {"gone"}  # what a client says to itself when it has no line
SURELY = 0.9  # of the time that a room waits: a process may know a little later than a device
TASKS = 20  # that a process may have beside four for each device
PLANNED = {  # what the faults of an evening look like in a log
    "OSError", "OperationalError", "DiskFullError", "SerializationError", "ConnectionDoesNotExistError", "InterfaceError",
    "ForeignKeyViolationError", "TimeoutError", "ConnectionRefusedError", "ConnectionError", "Unusable", "CancelledError",
}  # fmt: skip

Seen = tuple[int, int]  # a seat, and since which version
encode = msgspec.json.Encoder().encode


def lay(room: Room, entry: Entry) -> Deed:
    deed: Deed = read_deed(entry.body)
    for _ in room.laying(deed):
        pass
    room.fold(deed, entry.at)
    return deed


class Head:
    """How far the log of a room has come. What was folded once is not folded again."""

    def __init__(self, disk: Disk, code: str) -> None:
        self.disk, self.code, self.room, self.number = disk, code, Room(code), 0

    def now(self) -> tuple[int, int]:
        """Match and version."""
        for entry in self.disk.logs.get(self.code, [])[self.number :]:
            self.number = entry.number
            lay(self.room, entry)
        match = self.room.match
        return (0, -1) if match is None else (match.number, match.table.version)


def check_history(disk: Disk, code: str, devices: Sequence[Device]) -> list[str]:
    log = disk.read(code)
    goes_on = any(":" not in entry.mid and isinstance(read_deed(entry.body), Moved) for entry in log)
    places = {entry.mid: entry.number for entry in log}
    unsure = history.UNSURE | (
        {"no-such-room"} if disk.gone else set()
    )  # what was thrown away may have been done before
    twice = [mid for mid, count in Counter(entry.mid for entry in log).items() if count > 1]
    return [
        *(f"{mid} happened twice" for mid in twice),
        *(flaw for device in devices for flaw in check_answers(device, places, unsure)),
        *(flaw for device in devices for flaw in check_told(device)),
        *check_order(devices, places),
        *check_alone(devices, goes_on=goes_on),
        *check_log(disk, code, devices),
        *check_tokens(devices),
        *check_names(devices),
    ]


def deeds_asked(device: Device) -> Iterator[tuple[str, Asked]]:
    if device.key is not None:
        for asked in device.asked:
            if not isinstance(asked.request, wire.Face | wire.Ping | wire.Ask | wire.Earlier):
                yield f"{device.key.guest}:{asked.id}", asked


def check_answers(device: Device, places: dict[str, int], unsure: set[str]) -> Iterator[str]:
    """What was acknowledged is there; what was refused is not."""
    for mid, asked in deeds_asked(device):
        if asked.answer is not None and mid not in places:
            yield f"{mid} was acknowledged and is lost: {asked.request}"
        if asked.refused and asked.refused not in unsure and mid in places:
            yield f"{mid} was refused ({asked.refused}) and has happened: {asked.request}"


def check_told(device: Device) -> Iterator[str]:
    """A device is never taken back, neither behind what it was shown nor behind what it was promised."""
    last = (0, -1)
    for told in device.told:
        at = (told.match, told.version)
        if isinstance(told, wire.Frame) and at < last:
            yield f"device {device.number} was told of {at} after {last}"
        last = max(last, at)


def check_order(devices: Sequence[Device], places: dict[str, int]) -> Iterator[str]:
    """Whatever was acknowledged before something was asked for stands before it."""
    known = [
        (asked.began, asked.ended, places[mid], mid)
        for device in devices
        for mid, asked in deeds_asked(device)
        if asked.answer and mid in places
    ]
    ended = sorted(known, key=lambda one: one[1])
    last, latest, number = 0, "", 0  # of all that had been acknowledged
    for began, _, place, mid in sorted(known):
        while ended[number][1] < began:
            last, latest = max((last, latest), (ended[number][2], ended[number][3]))
            number += 1
        if place < last:
            yield f"{mid} was asked for after {latest} was acknowledged, and stands before it"


def check_alone(devices: Sequence[Device], *, goes_on: bool) -> Iterator[str]:
    """Without the log: there is an order in which everything can have happened."""
    found = [
        history.told(asked.request, asked.began, asked.ended, asked.answer, asked.refused)
        for device in devices
        for _, asked in deeds_asked(device)
    ]
    if not history.is_linearizable([told for told in found if told is not None], goes_on=goes_on):
        yield "what people were told cannot have happened in any order"


def check_log(disk: Disk, code: str, devices: Sequence[Device]) -> Iterator[str]:
    """One walk through the log: everybody was shown what it says, no seed, no stand-in too soon, no move before time is up."""
    told: dict[tuple[int, int], dict[Seen, set[bytes]]] = defaultdict(lambda: defaultdict(set))
    for device in devices:
        for frame in device.told:
            if isinstance(frame, wire.Frame):
                told[frame.match, frame.version][frame.seat, frame.since].add(timeless(frame))
    room, owners, seeds, over = Room(code), defaultdict[tuple[int, int], set[int | None]](set), list[str](), 0
    before, began = ((0, -1), NOBODY), 0.0
    for entry, at in zip(disk.read(code), disk.times[code], strict=False):
        deed = lay(room, entry)
        yield from check_clocks(room, deed, at, began, devices)
        if isinstance(deed, Made | Begun | Sealed):
            seeds.append(deed.seed)
        over = room.number if room.phase == "over" else over
        if room.match is None:
            continue
        for seat, chair in enumerate(room.chairs):
            owners[room.match.number, seat].add(chair.guest)
        now = (room.number, room.match.table.version)
        began = began if (before[0][0], before[1]) == (now[0], room.turn) else at
        for (seat, since), seen in told.get(now, {}).items():
            if seen:
                seen.discard(timeless(frame_of(room, seat, since)))
        before = (now, room.turn)
    for place, seats in told.items():
        for (seat, _), left in seats.items():
            if left:
                yield f"at {place} seat {seat} was shown something that the log does not say"
    yield from check_eyes(devices, owners)
    yield from check_seeds(devices, seeds[over:])


def timeless(frame: wire.Frame) -> bytes:
    """A frame without the time since when it is somebody's turn, which each process tells by its own clock."""
    return encode(msgspec.structs.replace(frame, turn_since=0.0))


def check_eyes(devices: Sequence[Device], owners: dict[tuple[int, int], set[int | None]]) -> Iterator[str]:
    for device in devices:
        guest = device.key.guest if device.key else None
        for frame in device.told:
            if isinstance(frame, wire.Frame) and frame.seat != NOBODY and guest not in owners[frame.match, frame.seat]:
                yield f"device {device.number} was shown the cards of seat {frame.seat}"


def check_seeds(devices: Sequence[Device], secret: list[str]) -> Iterator[str]:
    """No seed of a match that is not over."""
    for device in devices:
        said = "\n".join(device.texts)
        if any(seed in said for seed in secret):
            yield f"device {device.number} was told a seed"


def check_tokens(devices: Sequence[Device]) -> Iterator[str]:
    tokens = {device.key.token for device in devices if device.key}
    for device in devices:
        said = "\n".join(device.texts)
        own = device.key.token if device.key else ""
        if any(token in said for token in tokens if token != own):
            yield f"device {device.number} was told a token"


def check_clocks(room: Room, deed: Deed, at: float, began: float, devices: Sequence[Device]) -> Iterator[str]:
    """No bot stands in for somebody who was there all the time that a room waits, nor plays before their time is up."""
    if isinstance(deed, StoodIn):
        guests = {room.chairs[seat].guest for seat in deed.seats}
        waited = at - room.settings.away * SURELY
        for device in devices:
            is_waited_for = device.key is not None and device.key.guest in guests
            if is_waited_for and any(is_known(line, waited, at) for line in device.connections):
                yield f"a bot stands in for device {device.number}, which is there"
    if isinstance(deed, Moved) and deed.late and at < began + room.settings.clock * SURELY:
        yield f"a bot has played for seat {deed.seat} before its time was up"
    if isinstance(deed, Moved) and deed.late and not room.settings.clock:
        yield f"a bot has played for seat {deed.seat}, which had all the time in the world"


def is_known(line: Connection, since: float, until: float) -> bool:
    """Whether somebody was there, and other processes could hear of it."""
    assert isinstance(line.machine, Process)
    return line.lasts(since, until) and not line.machine.trouble.was_felt(since - sweep.LEASE, until)


@cache
def named() -> set[str]:
    """Every reason that the protocol names, for a refusal or a goodbye."""
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    tables = [re.split(r"\n\n", text.partition(f"| {head} |")[2])[0] for head in ("goodbye", "reason")]
    return {word for table in tables for row in table.split("\n") for word in row.partition(" | ")[0].split("`")[1::2]}


def check_names(devices: Sequence[Device]) -> Iterator[str]:
    """Whatever was refused, and whoever was sent away, was told why, in a word that is written down."""
    for device in devices:
        refused = [asked.refused for asked in device.asked if asked.refused]
        yield from (f"refused as {reason!r}" for reason in {*refused, *device.parted} - named() - OWN)


def check_bounds(servers: Servers, devices: int) -> Iterator[str]:
    """Nothing grows without end, and nothing went wrong that nobody has planned."""
    for process in servers.past:
        yield from (f"{event}: {facts}" for event, facts in process.log.errors if facts.get("problem") not in PLANNED)
    for process in servers.processes:
        hall = process.hall
        sizes: list[tuple[str, int, int]] = [
            ("tasks", len(hall._tasks), TASKS + 4 * devices),
            ("loading", len(hall._loading), devices),
        ]
        for live in hall.rooms.values():
            sizes += [("notes", len(line.notes), NOTES) for line in live.lines]
            sizes += [("frames", len(live._frames), FRAMES), ("lines", len(live.lines), 2 * devices)]
            sizes += [("answers", len(live.messages), live.number)]
        yield from (f"{count} {what} wait" for what, count, most in sizes if count > most)

"""What must be so after any evening, told from the log on the disk and from what every device has said and heard.

The log is the order in which everything happened. So a history is linearizable if each acknowledged request is in it exactly
once, refused ones are not, and whatever was acknowledged before something else was asked for stands before it.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from cheeseboard.engine.state import NOBODY
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Begun, Deed, Made, Sealed, StoodIn, read_deed
from cheeseboard.rooms.live import NOTES
from cheeseboard.rooms.room import Room
from cheeseboard.rooms.store import Entry
from tests.storm.disk import Disk
from tests.storm.people import Asked, Device
from tests.storm.processes import Servers

UNSURE = {"try-again", "gone", "restart", "broken", "too-slow"}  # such an answer does not say whether it was done
SURELY = 0.9  # of the time that a room waits: a process may know a little later than a device
TASKS = 20  # that a process may have beside four for each device


def fold(disk: Disk, code: str) -> Iterator[tuple[Room, Deed]]:
    """The room after each of its deeds, made of its log alone."""
    room = Room(code)
    for entry in disk.logs.get(code, []):
        yield room, lay(room, entry)


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
    places = {entry.mid: entry.number for entry in disk.logs.get(code, [])}
    twice = [mid for mid, count in Counter(entry.mid for entry in disk.logs.get(code, [])).items() if count > 1]
    return [
        *(f"{mid} happened twice" for mid in twice),
        *(flaw for device in devices for flaw in check_answers(device, places)),
        *check_order(devices, places),
        *check_frames(disk, code, devices),
        *check_secrets(disk, code, devices),
        *check_stand_ins(disk, code, devices),
    ]


def deeds_asked(device: Device) -> Iterator[tuple[str, Asked]]:
    if device.key is not None:
        for asked in device.asked:
            if not isinstance(asked.request, wire.Face | wire.Ping | wire.Ask | wire.Earlier):
                yield f"{device.key.guest}:{asked.id}", asked


def check_answers(device: Device, places: dict[str, int]) -> Iterator[str]:
    """What was acknowledged is there; what was refused is not."""
    for mid, asked in deeds_asked(device):
        if asked.answer is not None and mid not in places:
            yield f"{mid} was acknowledged and is lost: {asked.request}"
        if asked.refused and asked.refused not in UNSURE and mid in places:
            yield f"{mid} was refused ({asked.refused}) and has happened: {asked.request}"


def check_order(devices: Sequence[Device], places: dict[str, int]) -> Iterator[str]:
    """Whatever was acknowledged before something was asked for stands before it."""
    known = [(mid, asked) for device in devices for mid, asked in deeds_asked(device) if asked.answer and mid in places]
    for mid, asked in known:
        for other, later in known:
            if asked.ended < later.began and places[mid] > places[other]:
                yield f"{other} was asked for after {mid} was acknowledged, and stands before it"


def check_frames(disk: Disk, code: str, devices: Sequence[Device]) -> Iterator[str]:
    """Every device was shown what the log says, from its own seats, and never went back."""
    told: dict[tuple[int, int], dict[int, set[bytes]]] = defaultdict(lambda: defaultdict(set))
    for device in devices:
        last = (0, -1)
        for frame in device.frames:
            at = (frame.match, frame.version)
            if at < last:
                yield f"device {device.number} was told of {at} after {last}"
            last = at
            told[at][frame.seat].add(bytes(frame.view))
    owners: dict[tuple[int, int], set[int | None]] = defaultdict(set)
    for room, _ in fold(disk, code):
        if room.match is None:
            continue
        for seat, chair in enumerate(room.chairs):
            owners[room.match.number, seat].add(chair.guest)
        for seat, views in told.pop((room.match.number, room.match.table.version), {}).items():
            now = room.frame(seat, -1)
            if now is not None and views != {bytes(now.view)}:
                yield f"at {(now.match, now.version)} seat {seat} was shown something else"
    yield from (f"{at} was told of and is not in the log" for at in told)
    for device in devices:
        for frame in device.frames:
            guest = device.key.guest if device.key else None
            if frame.seat != NOBODY and guest not in owners[frame.match, frame.seat]:
                yield f"device {device.number} was shown the cards of seat {frame.seat}"


def check_secrets(disk: Disk, code: str, devices: Sequence[Device]) -> Iterator[str]:
    """No seed of a match that is not over, and no token of another device."""
    secret = set(seeds_that_are_secret(disk, code))
    tokens = {device.key.token for device in devices if device.key}
    for device in devices:
        own = {device.key.token} if device.key else set()
        said = "\n".join(device.texts)
        for word in [*secret, *(tokens - own)]:
            if word in said:
                yield f"device {device.number} was told a secret"


def seeds_that_are_secret(disk: Disk, code: str) -> Iterator[str]:
    seeds: list[str] = []
    over = 0
    for room, deed in fold(disk, code):
        if isinstance(deed, Made | Begun | Sealed):
            seeds.append(deed.seed)
        over = room.number if room.phase == "over" else over
    yield from seeds[over:]


def check_stand_ins(disk: Disk, code: str, devices: Sequence[Device]) -> Iterator[str]:
    """No bot stands in for somebody who was there all the time that a room waits."""
    for number, (room, deed) in enumerate(fold(disk, code)):
        if isinstance(deed, StoodIn):
            at = disk.times[code][number]
            guests = {room.chairs[seat].guest for seat in deed.seats}
            for device in devices:
                if device.key is not None and device.key.guest in guests:
                    waited = at - room.settings.away * SURELY
                    if any(line.lasts(waited, at) for line in device.connections):
                        yield f"a bot stands in for device {device.number}, which is there"


def check_bounds(servers: Servers, devices: int) -> Iterator[str]:
    """Nothing grows without end, and nothing went wrong that nobody has planned."""
    for process in servers.past:
        for event, facts in process.log.errors:
            if facts.get("problem") not in {"OSError", "Lost", "Dead"}:
                yield f"{event}: {facts}"
    for process in servers.processes:
        if len(process.hall._tasks) > TASKS + 4 * devices:
            yield f"{len(process.hall._tasks)} tasks"
        for live in process.hall.rooms.values():
            if any(len(line.notes) > NOTES for line in live.lines):
                yield "notes wait without end"

"""The power fails in the middle of any system call: nothing that was promised is lost, and the file is sound.

Calls of the real store are recorded once and played again up to some call. Then what was written and not yet waited for is
partly on disk, sector by sector. CHEESEBOARD_LONG=1 cuts the power thousands of times.
"""

import random
import shutil
import sys
from pathlib import Path

import pytest

from tests.long import LONG, often
from tests.web.cuts import SECTOR, Call, Disk, Lost, check, record, until

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs a C compiler and LD_PRELOAD"
)
CUTS = 5000 if LONG else often(25, 80)
ROUNDS = 260  # of one deed in each room; enough for the log of changes to be copied into the file several times


@pytest.fixture(scope="module")
def calls(tmp_path_factory: pytest.TempPathFactory) -> list[Call]:
    return record(tmp_path_factory.mktemp("recorded"), ROUNDS)


def cut_often(calls: list[Call], folder: Path, *, is_honest: bool) -> list[int]:
    """Cut the power at different calls; how many deeds there were each time."""
    dice = random.Random(f"cuts {is_honest} {LONG}")
    counted = []
    for number in range(CUTS):
        cut = dice.randrange(len(calls))
        place = folder / str(number)
        place.mkdir()
        try:
            counted.append(check(until(calls, cut, dice, is_honest=is_honest), place, is_honest=is_honest))
        except Exception as problem:
            raise Lost(f"cut {number}, in call {cut} of {len(calls)}: {calls[cut][:3]}: {problem}") from problem
        shutil.rmtree(place)
    return counted


def test_what_was_recorded_has_all_that_a_store_does(calls: list[Call]) -> None:
    """Also the copy of the changes into the file, which comes after a thousand pages, and again at the end."""
    kinds = {(call.kind, call.file) for call in calls}
    assert {
        ("w", "rooms.db"),
        ("s", "rooms.db"),
        ("w", "rooms.db-wal"),
        ("s", "rooms.db-wal"),
        ("u", "rooms.db-wal"),
    } <= kinds
    places = [at for at, call in enumerate(calls) if (call.kind, call.file) == ("s", "rooms.db")]
    assert min(places) < len(calls) // 4 < max(places)
    assert sum(call.file == "promises" for call in calls) > 4 * ROUNDS


def after_a_cut(seed: int, *calls: Call, is_honest: bool = True) -> bytes:
    disk = Disk()
    for call in calls:
        disk.take(call, is_honest=is_honest)
    disk.fail(random.Random(seed))
    return bytes(disk.files.get("rooms.db", b"")).ljust(4096, b".")


def test_sectors_are_torn_unless_somebody_has_waited_for_them() -> None:
    """A page of eight sectors is on disk in part: any of them, each whole or not at all."""
    page, sync = Call("w", "rooms.db", 0, b"x" * 4096), Call("s", "rooms.db", 0)
    left = {after_a_cut(seed, page) for seed in range(1000)}
    sectors = [{found[at : at + SECTOR] for at in range(0, 4096, SECTOR)} for found in left]
    assert all(each <= {b"x" * SECTOR, b"." * SECTOR, bytes(SECTOR)} for each in sectors)
    assert len(left) > 50
    assert {after_a_cut(seed, page, sync) for seed in range(100)} == {b"x" * 4096}


def test_a_disk_that_ignores_syncs_has_what_came_before_the_cut_and_nothing_else(calls: list[Call]) -> None:
    """Whether somebody has waited for it or not."""
    for cut in random.Random(3).sample(range(len(calls)), 50):
        told = [call for call in calls[:cut] if call.file == "rooms.db-wal"]
        disk, deaf = Disk(), Disk()
        for call in told:
            disk.take(call, is_honest=False)
            if call.kind != "s":
                deaf.take(call, is_honest=False)
        assert disk.files == deaf.files


def test_with_torn_sectors_nothing_promised_is_lost(calls: list[Call], tmp_path: Path) -> None:
    counted = cut_often(calls, tmp_path, is_honest=True)
    assert max(counted) > 2 * ROUNDS
    assert len(set(counted)) > min(CUTS // 3, ROUNDS)  # there are not many more moments to be found


def test_a_disk_that_ignores_syncs_costs_the_last_moves_and_nothing_else(calls: list[Call], tmp_path: Path) -> None:
    """It keeps the order of what it is told, as a disk does that lies about its cache. What is there is a beginning of what was."""
    assert max(cut_often(calls, tmp_path, is_honest=False)) > 2 * ROUNDS


def test_a_store_that_does_not_wait_for_the_disk_is_found_out(tmp_path: Path) -> None:
    calls = record(tmp_path, ROUNDS // 4, "careless")
    with pytest.raises(Lost, match="were promised"):
        cut_often(calls, tmp_path, is_honest=True)

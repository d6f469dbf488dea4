"""Everything that the server accepts, fuzzed by coverage: for a minute in CI, for an hour with CHEESEBOARD_LONG=1."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from cheeseboard.rooms import wire
from tests.long import LONG, only_in_full
from tests.web.fuzzing import Broken, House, examples, kept, plant_a_bug

SECONDS = 3600 if LONG else 60
BROKE = 77  # how libFuzzer ends when something broke
needs_atheris = pytest.mark.skipif(find_spec("atheris") is None, reason="Atheris is not for this Python or system")


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    found = House()
    yield found
    found.close()


def test_what_the_search_begins_with_and_what_once_broke_something_is_taken(house: House) -> None:
    for each in [*examples(), *kept()]:
        assert house.take(each)


def test_what_nobody_reads_is_passed_over(house: House) -> None:
    assert not house.take(b"")
    assert not house.take(b"x")


def test_a_bug_breaks_the_house(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    said = b'S\0\0{"type": "ping", "id": "1"}'
    assert house.take(said)
    monkeypatch.setattr(wire, "read_request", wire.read_request)  # what it is afterwards
    plant_a_bug()
    with pytest.raises((Broken, ZeroDivisionError)):
        house.take(said)


def search(folder: Path, seconds: int, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "tests.web.fuzz", str(seconds), "--corpus", str(folder / "corpus"), *more],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=seconds + 200,
        check=False,
    )


@needs_atheris
@only_in_full
def test_nothing_that_is_found_breaks_anything(tmp_path: Path) -> None:
    found = search(tmp_path, SECONDS)
    assert found.returncode == 0, found.stdout[-5000:]
    assert "number_of_executed_units" in found.stdout


@needs_atheris
@only_in_full
def test_a_planted_bug_is_found(tmp_path: Path) -> None:
    found = search(tmp_path, 120, "--plant")
    assert found.returncode == BROKE
    assert "ZeroDivisionError" in found.stdout

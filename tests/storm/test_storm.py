"""The house under simulated faults. ``python -m tests.storm`` lives through as many evenings as you like."""

from pathlib import Path

import pytest

from tests.long import LONG, cases, often, only_in_full
from tests.storm.bugs import BUGS
from tests.storm.evening import KINDS, Plan, planned, read_plan, shrunk, spend, write_plan

EVENINGS = often(10, 50)
PIECE = 10
FOUND_WITHIN = 10_000  # evenings; the measured ones are in docs/measured/storm.md
KEPT = sorted((Path(__file__).parent / "kept").glob("*.json"))  # evenings that failed once


@pytest.mark.parametrize("first", range(0, EVENINGS, PIECE))
def test_everything_is_well_after_the_storm(first: int) -> None:
    for seed in range(first, first + PIECE):
        evening = spend(planned(seed))
        assert not evening.flaws, evening
        assert evening.deeds > 1 or any(fault.kind == "evicted" for fault in evening.plan.faults)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_an_evening_that_failed_once_is_well_now(path: Path) -> None:
    assert not spend(read_plan(path.read_text("utf-8"))).flaws


def test_the_same_number_gives_the_same_evening() -> None:
    def log(seed: int) -> list[str]:
        told: list[str] = []
        evening = spend(planned(seed), told.append)
        return [*told, str(evening)]

    assert all(log(seed) == log(seed) for seed in range(often(6, 20)))
    assert log(1) != log(2)


def test_every_fault_and_every_number_of_devices_comes_up() -> None:
    plans = [planned(seed) for seed in range(1000)]
    for kind, faults in KINDS.items():
        assert {fault.kind for plan in plans if plan.kind == kind for fault in plan.faults} == set(faults)
    assert {plan.people + plan.doubles + plan.watchers for plan in plans} >= set(range(1, 10))
    assert {plan.processes for plan in plans} == {1, 2, 3}


def test_an_evening_can_be_written_down() -> None:
    assert read_plan(write_plan(planned(1))) == planned(1)


def first_failure(bug: str) -> Plan | None:
    with BUGS[bug]():
        return next((planned(seed) for seed in range(FOUND_WITHIN) if spend(planned(seed)).flaws), None)


FIRST = ["told before it is written", "the seed in a message", "others' cards"]  # found at once


@pytest.mark.parametrize("bug", cases(BUGS, FIRST, is_full=LONG))
def test_a_planted_bug_is_found(bug: str) -> None:
    assert first_failure(bug) is not None


@only_in_full
def test_a_failing_evening_is_told_with_no_more_faults_than_it_takes() -> None:
    bug = "acknowledged though the disk is full"

    def fails(plan: Plan) -> bool:
        with BUGS[bug]():
            return bool(spend(plan).flaws)

    plan = next(plan for seed in range(FOUND_WITHIN) if len((plan := planned(seed)).faults) > 4 and fails(plan))
    fewest = shrunk(plan, fails)
    assert 1 <= len(fewest.faults) < len(plan.faults)
    assert fails(fewest)

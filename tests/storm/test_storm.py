"""The house under simulated faults. ``python -m tests.storm`` lives through as many evenings as you like."""

import pytest

from tests.long import cases, often, only_in_full
from tests.storm.bugs import BUGS
from tests.storm.evening import Plan, planned, shrunk, spend

EVENINGS = often(10, 200)
PIECE = 10
FOUND_WITHIN = 400  # evenings; each was found within 100 when it was planted


@pytest.mark.parametrize("first", range(0, EVENINGS, PIECE))
def test_everything_is_well_after_the_storm(first: int) -> None:
    for seed in range(first, first + PIECE):
        evening = spend(planned(seed))
        assert not evening.flaws, evening
        assert evening.deeds > 1


def test_the_same_number_gives_the_same_evening() -> None:
    def log(seed: int) -> list[str]:
        told: list[str] = []
        evening = spend(planned(seed), told.append)
        return [*told, str(evening)]

    assert all(log(seed) == log(seed) for seed in range(often(2, 20)))
    assert log(1) != log(2)


def first_failure(bug: str) -> Plan | None:
    with BUGS[bug]():
        return next((planned(seed) for seed in range(FOUND_WITHIN) if spend(planned(seed)).flaws), None)


@pytest.mark.parametrize("bug", cases(BUGS, ["told before it is written", "the seed in a message", "others' cards"]))
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

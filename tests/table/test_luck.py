"""Fair luck: unbiased, committed to, and open to checking."""

from collections import Counter

import pytest

from cheeseboard.table.luck import (
    Beacon,
    Contribution,
    FairLuck,
    FirstLuck,
    Luck,
    commitment_to,
    contribution_to,
    fresh_seed,
)
from tests.statistics import assert_falls_as

SEED = bytes(range(32))


def sealed(luck: Luck, **changes: object) -> Luck:
    """Luck of a certain table."""
    table: dict[str, object] = {
        "game": "alles-kaese",
        "version": 1,
        "options": {"traps": [2, 3]},
        "names": ["Anna", "Ben"],
    }
    luck.seal(**{**table, "bots": ["", "otto"], **changes})  # type: ignore[arg-type]
    return luck


def rolls(luck: Luck) -> list[int]:
    return [luck.ticket(number, 1000) for number in range(20)]


def test_the_same_numbers_give_the_same_luck() -> None:
    """These are part of the record's format: whoever checks a game elsewhere must find them too."""
    luck = FairLuck(SEED, [Contribution.made("Anna", b"a" * 16, "gouda"), Contribution("Ben", "00" * 32)])
    sealed(luck)

    assert luck.commitment == commitment_to(SEED) == COMMITMENT
    assert luck.contributions[0].commitment == contribution_to(b"a" * 16, "gouda") == CONTRIBUTION
    assert luck.noted == SEAL
    assert [luck.ticket(number, 6) for number in range(12)] == TICKETS


COMMITMENT = "d2524f31b44d4abbf85e427fb77a917281e9d53fc401ff30ed6b97d7848c3a15"
CONTRIBUTION = "753e25c31acd6d9f76c3991b0ba4fe3df0daa42a4350e6d1ca84f5d5adb97238"
SEAL = "4561a3dee7780ad258ac56a074f85fa604c3f5e452f8b79d9c746e857ee65e33"
TICKETS = [4, 5, 0, 1, 4, 1, 4, 3, 0, 1, 5, 2]


def test_luck_as_it_was_drawn_at_first_stays_as_it_was() -> None:
    luck = FirstLuck(SEED)

    assert luck.commitment == luck.noted == COMMITMENT
    assert [luck.ticket(number, 6) for number in range(12)] == [2, 2, 0, 1, 2, 0, 3, 2, 0, 4, 2, 2]


@pytest.mark.parametrize("tickets", [2, 3, 6, 11, 36])
def test_every_ticket_is_equally_likely(tickets: int) -> None:
    luck = sealed(FairLuck(SEED))
    drawn = Counter(luck.ticket(number, tickets) for number in range(4000))

    assert_falls_as(dict.fromkeys(range(tickets), 1), drawn)


def test_what_would_favour_some_tickets_is_drawn_again() -> None:
    """Of 2**63 + 2**62 tickets the lower third would win twice as often, if draws above were folded back."""
    luck, tickets = sealed(FairLuck(SEED)), (1 << 63) + (1 << 62)
    lower = sum(luck.ticket(number, tickets) < tickets // 3 for number in range(1500))

    assert 430 < lower < 570


def test_luck_depends_on_everything_that_is_sealed_or_revealed() -> None:
    anna, ben = Contribution.made("Anna", b"a" * 16), Contribution.made("Ben", b"b" * 16)
    lucks = [
        sealed(FairLuck(SEED)),
        sealed(FairLuck(bytes(32))),
        sealed(FairLuck(SEED, [anna])),
        sealed(FairLuck(SEED, [Contribution("Anna", anna.commitment)])),  # not revealed
        sealed(FairLuck(SEED, [anna, ben])),
        sealed(FairLuck(SEED, [ben, anna])),
        sealed(FairLuck(SEED, [Contribution.made("Anna", b"a" * 16, "gouda")])),
        sealed(FairLuck(SEED, [], Beacon("drand", 7, "00" * 32))),
        sealed(FairLuck(SEED, [], Beacon("drand", 7, "01" * 32))),
        sealed(FairLuck(SEED, [], Beacon("drand", 8, "00" * 32))),
        sealed(FairLuck(SEED), names=["Anna", "Eve"]),
        sealed(FairLuck(SEED), bots=["", "gustav"]),
        sealed(FairLuck(SEED), options={"traps": [3, 2]}),
        sealed(FairLuck(SEED), game="cheese"),
        sealed(FairLuck(SEED), version=2),
    ]
    assert len({tuple(rolls(luck)) for luck in lucks}) == len(lucks)


def test_a_contribution_tells_nothing_before_it_is_revealed() -> None:
    first, second = Contribution.made("Anna"), Contribution.made("Anna")

    assert first.secret != second.secret
    assert first.commitment != second.commitment
    assert contribution_to(b"a" * 16, "") != contribution_to(b"a" * 16, "b")
    with pytest.raises(ValueError, match="16 bytes, not 3"):
        contribution_to(b"abc", "")


def test_seeds_are_fresh_and_whole() -> None:
    assert fresh_seed() != fresh_seed()
    assert FairLuck().seed != FairLuck().seed
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        FairLuck(b"abc")

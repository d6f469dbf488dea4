"""Fair luck: unbiased, committed to, and open to checking."""

from collections import Counter

import pytest

from cheeseboard.table.luck import FairLuck, commitment_to, fresh_seed
from tests.statistics import assert_falls_as

SEED = bytes(range(32))


def test_the_same_seed_gives_the_same_luck() -> None:
    """These numbers are part of the record's format: whoever checks a game elsewhere must find them too."""
    luck = FairLuck(SEED)

    assert luck.commitment == commitment_to(SEED) == COMMITMENT
    assert [luck.ticket(number, 6) for number in range(12)] == TICKETS


COMMITMENT = "d2524f31b44d4abbf85e427fb77a917281e9d53fc401ff30ed6b97d7848c3a15"
TICKETS = [2, 2, 0, 1, 2, 0, 3, 2, 0, 4, 2, 2]


@pytest.mark.parametrize("tickets", [2, 3, 6, 11, 36])
def test_every_ticket_is_equally_likely(tickets: int) -> None:
    luck = FairLuck(SEED)
    drawn = Counter(luck.ticket(number, tickets) for number in range(4000))

    assert_falls_as(dict.fromkeys(range(tickets), 1), drawn)


def test_what_would_favour_some_tickets_is_drawn_again() -> None:
    """Of 2**63 + 2**62 tickets the lower third would win twice as often, if draws above were folded back."""
    luck, tickets = FairLuck(SEED), (1 << 63) + (1 << 62)
    lower = sum(luck.ticket(number, tickets) < tickets // 3 for number in range(1500))

    assert 430 < lower < 570


def test_a_players_word_changes_luck_but_not_the_commitment() -> None:
    plain, mixed, other = FairLuck(SEED), FairLuck(SEED, ["gouda"]), FairLuck(SEED, ["gou", "da"])
    rolls = [[luck.ticket(number, 1000) for number in range(20)] for luck in (plain, mixed, other)]

    assert rolls[0] != rolls[1] != rolls[2] != rolls[0]
    assert plain.commitment == mixed.commitment


def test_seeds_are_fresh_and_whole() -> None:
    assert fresh_seed() != fresh_seed()
    assert FairLuck().seed != FairLuck().seed
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        FairLuck(b"abc")

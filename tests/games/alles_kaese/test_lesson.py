"""What the first lesson must not leave out."""

import pytest

from cheeseboard.games.alles_kaese import GAME
from cheeseboard.table.words import Words


@pytest.mark.parametrize(
    ("language", "everybody", "supply"),
    [("en", "over for everybody", "supply"), ("de", "für alle aus", "Vorrat"), ("fr", "pour tout le monde", "réserve")],
)
def test_the_third_trap_ends_the_game_for_everybody_and_so_does_an_empty_supply(
    language: str, everybody: str, supply: str
) -> None:
    words = Words(GAME, language)
    assert everybody in words.say("lesson-5")
    assert supply in words.say("lesson-end")

"""Moves are offered in as many words as the table leaves room for, and the table always has room at 80 × 24."""

from typing import Any

import pytest
from textual.pilot import Pilot

from cheeseboard.engine.dice import Dice
from cheeseboard.games import find, names
from cheeseboard.games.box import Game
from cheeseboard.table.words import LANGUAGES
from cheeseboard.terminal.app import Cheeseboard, TableScreen
from cheeseboard.terminal.game import Sitting
from cheeseboard.terminal.offers import (
    TO_END,
    UNTIL,
    all_offers,
    common,
    differing,
    groups,
    in_words,
    most_rows,
    offer,
    pattern,
)
from tests.every_game.tables import EVERY_GAME
from tests.long import cases
from tests.terminal.sittings import SHORT, play_bots, sitting, step
from tests.terminal.test_app import SMALL, on_screen, press

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SAID = [(name, language) for name in names() for language in LANGUAGES if find(name).has_choices]
TABLES = [(name, seats) for name in names() for seats in find(name).seats]


def size(place: Sitting) -> tuple[int, int]:
    lines = place.picture().split("\n")
    return max(map(len, lines)), len(lines)


@EVERY_LANGUAGE
@pytest.mark.parametrize(("game", "seats"), cases(TABLES, TABLES[::3]))
def test_every_table_has_room_through_a_whole_game(game: str, seats: int, language: str) -> None:
    place, dice = sitting(game, seats, seats, 2, language=language, options=SHORT.get(game)), Dice(2)
    while place.phase != "over":
        if place.phase != "choose":
            step(place)
            continue
        moves, (width, height) = place.moves(), size(place)
        first = offer(place, "", *SMALL)
        for chosen in ("", *(name for name in groups(place.words, in_words(place, moves)) if name in first.labels)):
            found = offer(place, chosen, *SMALL)
            assert found.room(*SMALL) >= height
            assert width <= 78
            assert found.rows(80) <= most_rows(SMALL[1]), "no move is out of sight"
        place.play(moves[dice.below(len(moves))])


@EVERY_LANGUAGE
def test_a_swap_is_offered_beside_the_cards_and_needs_no_second_step(language: str) -> None:
    place = sitting("cheese-rescue", 2, 2, 2, language=language, options={"swap": True})
    while place.phase != "choose" or "swap" not in place.moves():
        if place.phase == "choose":
            place.play(place.moves()[0])
        else:
            step(place)
    found = offer(place, "", *SMALL)
    assert list(found.labels)[-1] == "swap"
    assert found.labels["swap"] == place.in_words("swap")
    assert found.room(*SMALL) >= size(place)[1]


@pytest.mark.parametrize(("game", "language"), cases(SAID, SAID[:: len(LANGUAGES) + 1]))
def test_the_table_on_the_real_screen_is_as_large_as_reckoned(game: str, language: str) -> None:
    seats = min(4, find(game).seats[-1])
    place = sitting(game, seats, 1, 2, language=language)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        for _ in range(8):
            await press(app, pilot, "1")
            if not isinstance(app.screen, TableScreen):
                break
            pane = screen.query_one("#table").content_size
            width, height = size(place)
            assert pane.height >= height
            assert pane.width >= width
            rows = screen.query_one("#moves").size.height
            asked = screen.query_one("#prompt").size.height
            assert screen.offer.room(*SMALL) == SMALL[1] - 3 - rows - asked

    on_screen(place, script)


@EVERY_GAME
def test_every_move_can_be_chosen_in_every_way_it_is_offered(game: Game[Any]) -> None:
    place, dice = sitting(game.name, game.seats[0], 1, 3, options=SHORT.get(game.name)), Dice(3)
    while place.phase != "over":
        moves = place.moves()
        for found in all_offers(place, ""):
            reached = [move for move in found.labels if move in moves]
            for name in set(found.labels) - {*reached, UNTIL, TO_END}:
                for narrower in all_offers(place, name):
                    assert list(narrower.labels) == groups(place.words, in_words(place, moves))[name]
                    assert len(set(narrower.labels.values())) == len(narrower.labels)
                reached += groups(place.words, in_words(place, moves))[name]
            assert sorted(reached) == sorted(moves)
            assert len(set(found.labels.values())) == len(found.labels), "no two look alike"
        place.play(moves[dice.below(len(moves))])
        play_bots(place)


def test_what_sentences_have_in_common_is_said_once() -> None:
    sentences = ["Lay the cat on d4", "Lay the cat on e5"]
    assert common(sentences) == (["Lay", "the", "cat", "on"], [])
    assert pattern(sentences) == "Lay the cat on …"
    assert differing(sentences) == ["d4", "e5"]
    peeks = ["Peek at place 1 now", "Peek at place 2 now"]
    assert pattern(peeks) == "Peek at place … now"
    assert differing(peeks) == ["place 1", "place 2"]
    assert pattern(["Flip"]) == "Flip"
    assert common(["a b", "a b c"]) == (["a"], [])
    assert differing(["a b", "a b c"]) == ["b", "b c"]


def test_on_a_large_screen_moves_are_whole_sentences() -> None:
    place = sitting("go-da-cheese", 5)

    assert list(offer(place, "", 120, 40).labels.values()) == [place.in_words(move) for move in place.moves()]
    assert len(offer(place, "", 80, 24).labels) <= len(place.moves())

"""The table as text: what everybody sees at a glance, and what only the reader knows."""

from typing import Any

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.alles_kaese import GAME
from cheeseboard.games.alles_kaese.rules import Kaese
from cheeseboard.games.alles_kaese.view import Card, View
from cheeseboard.table.words import LANGUAGES, Words
from tests.every_game.tables import Setting, positions
from tests.games.alles_kaese.reference import VARIANTS

LONG = [letter * 24 for letter in "ABCDEF"]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def after(seats: int, *notations: str, **options: Any) -> Kaese:
    """Six cards with 1, 2, 2, 4, 5 and 6 holes, a 3 on the supply; then these moves."""
    state = GAME.new(seats, options)
    for notation in ("next 1", "next 2", "next 2", "next 4", "next 5", "next 6", "next 3", *notations):
        state.play(state.read(notation))
    return state


def seen(state: Kaese, seat: int) -> View:
    return GAME.view(state, seat)  # type: ignore[return-value]


def lines(view: View, language: str = "en", names: list[str] | None = None) -> list[str]:
    return Words(GAME, language).draw(view, names, view["seat"]).splitlines()


def test_a_whole_table() -> None:
    state = after(3, "roll 3", "peek 4", "trap", "next 6", "roll 2")

    assert lines(seen(state, 0), names=["Anna", "Ben", "Cem"]) == [
        "   1       >2<      >3<       4        5        6       supply      die",
        ".-----.  .-----.  .-----.  .-----.  .-----.  .-----.   .-----..   +-----+",
        "|     |  |o    |  |o    |  |o   o|  |o   o|  |o   o|   |o   o||   |*    |",
        "|  o  |  |     |  |     |  |     |  |  o  |  |o   o|   |o   o||   |     |",
        "|     |  |    o|  |    o|  |o   o|  |o   o|  |o   o|   |o   o||   |    *|",
        "'--1--'  '--2--'  '--2--'  '--4--'  '--5--'  '--6--'   '--6--''   +--2--+",
        "   ?        ?        ?      !trap!     ?        ?      29 cards",
        "              traps         cheeses  holes  peeked at",
        "  Anna (you)  [  ][  ][  ]               0  place 4",
        "> Ben         [  ][  ][  ]               0",
        "  Cem         [  ][  ][  ]               0",
        "Out of the game: 3",
        "Ben has rolled a 2 and chooses a marked card > <.",
    ]


def test_a_whole_table_in_german_and_french() -> None:
    view = seen(after(3, "roll 3", "peek 4", "trap", "next 6", "roll 3"), 1)

    assert lines(view, "de")[6:] == [
        "   ?        ?        ?        ?        ?        ?      29 Karten",
        "                  Fallen        Käse  Löcher  geschnuppert",
        "  Spieler 1       [  ][  ][  ]             0  Platz 4",
        "> Spieler 2 (du)  [  ][  ][  ]             0",
        "  Spieler 3       [  ][  ][  ]             0",
        "Aus dem Spiel: 3",
        "Du hast eine 3 gewürfelt, und keine Karte passt: Schnuppere an einer!",
    ]
    assert lines(view, "fr")[6:] == [
        "   ?        ?        ?        ?        ?        ?      29 cartes",
        "                  pièges        fromages  trous  a reniflé",
        "  Joueur 1        [  ][  ][  ]                0  place 4",
        "> Joueur 2 (toi)  [  ][  ][  ]                0",
        "  Joueur 3        [  ][  ][  ]                0",
        "Hors du jeu : 3",
        "Tu as fait un 3, et aucune carte n’a autant de trous : renifles-en une !",
    ]


@pytest.mark.parametrize(("seat", "front"), [(0, "cheese"), (1, "?"), (NOBODY, "?")])
def test_a_front_is_shown_to_those_who_have_seen_it(seat: int, front: str) -> None:
    state = after(4, "roll 3", "peek 1", "cheese")

    assert lines(seen(state, seat))[6].split()[0] == front


def test_traps_fill_three_boxes_and_cheeses_are_added_up() -> None:
    first = ("roll 6", "keep 6", "cheese", "next 5", "roll 5", "keep 5", "trap", "next 4")
    state = after(2, *first, "roll 3", "keep 6", "cheese", "next 1")

    assert lines(seen(state, NOBODY))[7:10] == [
        "            traps         cheeses  holes  peeked at",
        "  Player 1  [  ][  ][  ]  3 6          9",
        "> Player 2  [!5][  ][  ]               0",
    ]


def test_dropped_cards_that_the_reader_knows_are_told_apart() -> None:
    state = after(4, "roll 3", "peek 1", "trap", "roll 1", "drop 1", "next 6")

    assert "Out of the game: trap 1" in lines(seen(state, 0))
    assert "Out of the game: 1" in lines(seen(state, 1))


def test_a_chosen_card_is_marked_until_its_front_is_known() -> None:
    state = after(2, "roll 2", "keep 3")
    drawn = lines(seen(state, 0))

    assert drawn[0].startswith("   1        2       >3<       4")
    assert drawn[-1] == "You keep the card on place 3. Is it cheese?"
    assert "+--2--+" in drawn[5]


def test_a_hidden_supply_leaves_a_gap_and_shows_no_holes() -> None:
    drawn = lines(seen(after_hidden("roll 1", "drop 1"), 0))

    assert drawn[1].startswith("         .-----.")
    assert drawn[3].endswith("|  ?  ||   |  *  |")
    assert drawn[-1] == "The next card comes from the supply."


def after_hidden(*notations: str) -> Kaese:
    state = GAME.new(3, {"top_shown": False})
    for notation in ("next 1", "next 2", "next 2", "next 4", "next 5", "next 6", *notations):
        state.play(state.read(notation))
    return state


def test_before_the_roll_the_die_shows_nothing_and_no_card_is_marked() -> None:
    drawn = lines(seen(after(2), 1))

    assert ">" not in drawn[0]
    assert drawn[3].endswith("|  ?  |")
    assert drawn[-1] == "Player 1 rolls the die."


def test_the_third_trap_is_told() -> None:
    first = ("roll 1", "keep 1", "trap", "next 6", "roll 3", "drop 1", "next 3")
    second = ("roll 6", "keep 1", "trap", "next 6", "roll 3", "drop 1", "next 3")
    state = after(2, *first, *second, "roll 6", "keep 1", "trap")
    drawn = lines(seen(state, 1))

    assert drawn[-1] == "The third trap has caught Player 1: the game is over."
    assert "[!1][!6][!6]" in drawn[8]
    assert not any(row.startswith(">") for row in drawn)
    assert lines(seen(state, 0))[-1] == "The third trap has caught you: the game is over."


@EVERY_LANGUAGE
@pytest.mark.parametrize("seats", GAME.seats)
def test_drawings_fit_a_terminal_with_the_longest_names(seats: int, language: str) -> None:
    for number, options in enumerate(VARIANTS):
        for state, _ in positions(Setting(GAME, seats, options), number, 12):
            for seat in (*range(seats), NOBODY):
                drawn = lines(seen(state, seat), language, LONG)
                assert max(map(len, drawn)) <= 78
                assert len(drawn) <= 16
                assert [line.rstrip() for line in drawn] == drawn
                assert sum(line.startswith("> ") for line in drawn) == (state.turn != NOBODY)


@EVERY_LANGUAGE
def test_the_longest_rows_fit(language: str) -> None:
    """All cheeses with one player, and thirty cards out of the game of every sort."""
    view = seen(after(6, "roll 1"), 0)
    view["kept"][0] = [Card(holes=holes, front="cheese", seen_by=[]) for holes in (1, 2, 3, 4, 5, 6) * 3]
    fronts = [None, None, None, "trap", "cheese"]
    view["dropped"] = [Card(holes=holes, front=front, seen_by=[0]) for holes in range(1, 7) for front in fronts]
    for card in view["display"]:
        assert card is not None
        card["seen_by"] = [0, 1, 2, 3, 4, 5]
    drawn = lines(view, language, LONG)

    assert max(map(len, drawn)) <= 78
    assert drawn[8].startswith("> AAA")
    assert "111 222 333 444 555 666" in drawn[8]
    assert "1 2 3 4 5 6" in drawn[8]

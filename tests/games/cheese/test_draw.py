"""The table as text: the pile, the hunt and every stack at a glance."""

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese import GAME
from cheeseboard.games.cheese.rules import Cheese
from cheeseboard.games.cheese.view import view
from cheeseboard.table.words import LANGUAGES, Words
from tests.every_game.tables import Setting, positions
from tests.games.cheese.reference import VARIANTS
from tests.games.cheese.test_rules import flip, position

LONG = [letter * 24 for letter in "ABCDEF"]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def lines(state: Cheese, seat: int, language: str = "en", names: list[str] | None = None) -> list[str]:
    return Words(GAME, language).draw(view(state, seat), names, seat).splitlines()


def hunting() -> Cheese:
    """The third player's mouse is hunted by the first, who has failed once."""
    state = GAME.new(3)
    flip(state, "cK3c")
    return state


def test_a_whole_table_with_a_hunt() -> None:
    assert lines(hunting(), 0, names=["Anna", "Ben", "Cem"]) == [
        "Pile: 4 cards, the newest last  o^3o",
        ".-----. .-----. .-----. .-----.  +----------------- THE HUNT ----------------+",
        "| ___ | |/\\_/\\| |()_()| | ___ |  | Mouse of  Cem                             |",
        "|/o O\\| |(o.o)| |('.')| |/o O\\|  | Hunter    Anna (you)                      |",
        "|\\_o_/| | >^< | |* * *| |\\_o_/|  | Attempts  [x][ ][ ] 2 left                |",
        "'-----' '-----' '-----' '-----'  | Loot      4 cards                         |",
        " cheese   cat   mouse 3  cheese  +-------------------------------------------+",
        "              cards  (4 flips so far)",
        "> Anna (you)     31  ###############################",
        "  Ben            32  ################################",
        "  Cem            32  ################################",
        "# never seen, o cheese, ^ cat, 1 2 3 mouse with so many footsteps",
        "Never seen (96): cheese 62, cats 15, mice 1: 7, 2: 6, 3: 6",
    ]


def test_the_hunt_in_german_and_french() -> None:
    german, french = ([line[33:] for line in lines(hunting(), NOBODY, language)[1:7]] for language in ("de", "fr"))

    assert german == [
        "+----------------- DIE JAGD ----------------+",
        "| Maus von  Spieler 3                       |",
        "| Es jagt   Spieler 1                       |",
        "| Versuche  [x][ ][ ] noch 2                |",
        "| Beute     4 Karten                        |",
        "+-------------------------------------------+",
    ]
    assert [line.strip() for line in french] == [
        "+--------------- LA CHASSE ----------------+",
        "| Souris     Joueur 3                      |",
        "| En chasse  Joueur 1                      |",
        "| Essais     [x][ ][ ] encore 2            |",
        "| Butin      4 cartes                      |",
        "+------------------------------------------+",
    ]


def test_a_won_pile_lies_under_the_stack() -> None:
    state = hunting()
    flip(state, "K")
    drawn = lines(state, 1)

    assert drawn[0] == "The pile is empty."
    assert "| You flip your top card." in drawn[3]
    assert drawn[8] == f"  Player 1           35  {'#' * 30}o^3o^"
    assert drawn[9].startswith("> Player 2 (you)")


def test_loot_beside_the_stack_is_counted_apart_and_so_are_chips() -> None:
    state = GAME.new(2, {"loot": "aside", "chips": 9})
    flip(state, "1K")

    assert lines(state, NOBODY)[7:10] == [
        "            cards    of 9 chips  (2 flips so far)",
        "> Player 1  49 +  0           0  " + "#" * 42 + "...",
        "  Player 2  49 +  2           1  " + "#" * 42 + "...",
    ]


def test_when_every_card_has_been_seen_the_rest_is_fixed() -> None:
    assert lines(position("cc", "cK1"), 0)[-1] == "Every card of the stacks has been seen: the rest is fixed."


def test_the_card_that_opens_the_pile_is_nobodys() -> None:
    assert "| The last card opens the pile." in lines(GAME.new(3, {"leftover": "opens"}), 0)[3]


def test_the_end_points_to_nobody() -> None:
    state = position("c", "cc")
    flip(state, "c")
    drawn = lines(state, 0)

    assert "| The game is over." in drawn[3]
    assert not any(line.startswith(">") for line in drawn)


@EVERY_LANGUAGE
def test_drawings_fit_the_page_with_full_stacks(language: str) -> None:
    """The widest lines: long known stacks, chips, loot and a long pile."""
    wide = [
        position("c" * 60, "K" * 50, pile="c" * 17, chips=99, chips_of=(40, 50)),
        position("1" * 2, "2" * 2, pile="3" * 123),
    ]
    for state in wide:
        drawn = lines(state, 0, language, LONG)
        assert max(map(len, drawn)) <= 78
        assert any("..." in line for line in drawn)


@EVERY_LANGUAGE
@pytest.mark.parametrize("seats", GAME.seats)
def test_drawings_fit_a_terminal_with_the_longest_names(seats: int, language: str) -> None:
    for number, options in enumerate(VARIANTS):
        for state, _ in positions(Setting(GAME, seats, options), number, 6):
            for seat in (0, seats - 1, NOBODY):
                drawn = lines(state, seat, language, LONG)
                assert max(map(len, drawn)) <= 78
                assert len(drawn) <= 16
                assert [line.rstrip() for line in drawn] == drawn
                assert sum(line.startswith("> ") for line in drawn) == (state.turn != NOBODY)

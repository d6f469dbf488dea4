"""Cheese Rescue as text: a table pinned in every language, and what holds for all of them."""

import re
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.cheese_rescue import GAME
from cheeseboard.table.words import LANGUAGES, Words
from tests.games.cheese_rescue.reference import VARIANTS

MOVES = (
    "deal dog, deal cat, deal cat, deal mouse, dog e4, deal mouse, cat f4, deal cat, "
    "cheese-3 f5, deal mouse, mouse g5, deal dog, mouse g4, deal mouse"
)
ENGLISH = """\
       d       e       f       g       h
  3            .       .       .
  4    .    [ dog ] - cat - [mouse]    .
  5    .    [start] - A3  - [mouse]    .
  6            .       .       .
    - - would leave if the hunt began now

  Pile: 9 animals  hand: cheeses  and animals  points safe
  A: Anna          1 1 1 2 2      3            0
> B: Ben (you)     1 1 1 2 2 3    2            0
  Your hand: [dog]  [cat]  (B1) x3  (B2) x2  (B3)
Your turn: lay a card on a free cell (.)."""
GERMAN = """\
       d       e       f       g       h
  3            .       .       .
  4    .    [Hund ] -Katze- [Maus ]    .
  5    .    [Start] - A3  - [Maus ]    .
  6            .       .       .
    - - verschwindet, wenn die Jagd jetzt beginnt

  Stapel: 9 Tiere  Hand: Käse   und Tiere  Punkte sicher
  A: Anna (du)     1 1 1 2 2    3          0
> B: Ben           1 1 1 2 2 3  2          0
  Deine Hand: [Katze]  [Maus] x2  (A1) x3  (A2) x2
Ben legt gleich eine Karte auf ein freies Feld (.)."""
FRENCH = """\
       d        e        f        g        h
  3             .        .        .
  4    .     [chien ] - chat - [souris]    .
  5    .     [départ] -  A3  - [souris]    .
  6             .        .        .
    - - quitterait la table si la chasse commençait maintenant

  Pioche : 9 animaux  main : fromages  et animaux  points sauvés
  A: Anna             1 1 1 2 2        3           0
> B: Ben              1 1 1 2 2 3      2           0
Ben va poser une carte sur une case libre (.)."""


@pytest.mark.parametrize(
    ("language", "seat", "picture"), [("en", 1, ENGLISH), ("de", 0, GERMAN), ("fr", NOBODY, FRENCH)]
)
def test_a_table_is_drawn_for_each_player_and_for_a_watcher(language: str, seat: int, picture: str) -> None:
    state = GAME.new(2)
    for move in MOVES.split(", "):
        state.play(state.read(move))

    assert Words(GAME, language).draw(GAME.view(state, seat), ["Anna", "Ben"], seat) == picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "most"), [(2, 16), (3, 16), (4, 17)])
def test_drawings_fit_a_terminal_even_with_long_names(language: str, seats: int, most: int) -> None:
    names = [f"{seat} Maximiliane-Charlotte Mu"[:24] for seat in range(seats)]
    state, dice = GAME.new(seats), Dice(seats)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
        for seat in (int(state.mover), NOBODY):
            lines = Words(GAME, language).draw(GAME.view(state, seat), names, seat).split("\n")
            assert len(lines) <= most
            assert all(len(line) <= 78 and line == line.rstrip() for line in lines)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_dots_are_where_a_card_may_go_and_cheeses_without_dashes_are_safe(seats: int, options: dict[str, Any]) -> None:
    state, dice = GAME.new(seats, options), Dice(seats)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
        if state.turn == LUCK:
            continue
        text = Words(GAME, "en").draw(GAME.view(state, NOBODY))
        square = text[: re.search(r"^ *(- -|Pile)", text, re.MULTILINE).start()]  # type: ignore[union-attr]
        cells = {text.split()[1] for text in map(state.write, state.moves()) if text != "swap"}
        assert square.count(".") == len(cells)
        safe = [sum(map(int, re.findall(rf"\( {letter}(\d)", square))) for letter in "ABCD"[:seats]]
        assert safe == state.scores()


@pytest.mark.parametrize(("komi", "shown"), [(0, "0"), (1, "0 +0.5"), (4, "0 +2"), (5, "0 +2.5")])
def test_what_the_second_of_two_is_given_stands_beside_the_points(komi: int, shown: str) -> None:
    first, second = re.findall(
        r"^. [AB]: .*", Words(GAME, "en").draw(GAME.view(GAME.new(2, {"komi": komi}), 0)), re.MULTILINE
    )
    assert (first.split()[-1], re.split(r"  +", second)[-1]) == ("0", shown)


def test_whoever_may_swap_is_told_so_and_takes_the_present_along() -> None:
    state = GAME.new(2, {"swap": True, "komi": 3})
    for notation in (*["deal cat", "deal mouse"] * 2, "cheese-2 e4", "deal dog"):
        state.play(state.read(notation))
    words = Words(GAME, "en")
    assert words.draw(GAME.view(state, 1), reader=1).endswith("Your turn: lay a card on a free cell (.), or swap.")
    assert re.search(r"A2 .*A: .*  2\n.*B: .* 0 \+1\.5\n", words.draw(GAME.view(state, NOBODY)), re.DOTALL)
    state.play(state.read("swap"))

    text = words.draw(GAME.view(state, NOBODY))
    assert re.search(r"B2 .*A: .* 0 \+1\.5\n.*B: .*  2\n", text, re.DOTALL)
    assert "swap" not in text

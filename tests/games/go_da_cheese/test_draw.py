"""Go da Cheese! as text: a table pinned in every language, and what holds for all of them."""

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.go_da_cheese import GAME
from cheeseboard.table.words import LANGUAGES, Words
from tests.games.go_da_cheese.scenes import dealt, play

HANDS = ("cat dog mouse", "fat-mouse marked-mouse king", "mouse mouse mouse")
MOVES = (
    "at 2, lay mouse, lay cat, lay dog, at 3, lay king, lay fat-mouse, lay marked-mouse, draw, deal mouse, deal cat, "
    "deal king, draw, deal king, deal mouse, deal cat, draw, deal mouse, deal mouse, deal dog, at 6, lay cat"
)
ENGLISH = """\
  Cheese, for how many mice | its line, place 1 first
> 1 for 2 | -
  2 for 2 | (A:?)
  3 for 3 | (A:?!)  (B:king)
  4 for 3 | A:dog  B:fat
  5 for 3 | (B:mouse!)
  6 for 4 | (C:?)
  ( ) face down   ! marked
  A: Anna       hand 3, deck 9
  B: Ben (you)  hand 3, deck 9
> C: Chloé      hand 5, deck 9
  Your hand: [mouse] [mouse] [dog]
  Your deck: mouse x5, mouse!, fat, cat! x2
Chloé lays card 2 of 3 at cheese 1."""
GERMAN = """\
  Käse, für wie viele Mäuse | seine Reihe, Platz 1 zuerst
> 1 für 2 | -
  2 für 2 | (A:Maus)
  3 für 3 | (A:Katze!)  (B:?)
  4 für 3 | A:Hund  B:Dicke
  5 für 3 | (B:?!)
  6 für 4 | (C:?)
  ( ) verdeckt   ! markiert
  A: Anna (du)  Hand 3, Stapel 9
  B: Ben        Hand 3, Stapel 9
> C: Chloé      Hand 5, Stapel 9
  Deine Hand: [Maus] [König] [Katze!]
  Dein Stapel: Maus x5, Maus! x2, Dicke x2
Chloé legt Karte 2 von 3 an Käse 1."""
FRENCH = """\
  Fromage, pour combien de souris | sa file, place 1 d’abord
> 1 pour 2 | -
  2 pour 2 | (A:?)
  3 pour 3 | (A:?!)  (B:?)
  4 pour 3 | A:chien  B:grosse
  5 pour 3 | (B:?!)
  6 pour 4 | (C:?)
  ( ) face cachée   ! carte marquée
  A: Anna   main 3, pioche 9
  B: Ben    main 3, pioche 9
> C: Chloé  main 5, pioche 9
Chloé pose la carte 2 sur 3 au fromage 1."""


@pytest.mark.parametrize(
    ("language", "seat", "picture"), [("en", 1, ENGLISH), ("de", 0, GERMAN), ("fr", NOBODY, FRENCH)], ids=LANGUAGES
)
def test_a_table_is_drawn_for_each_player_and_for_a_watcher(language: str, seat: int, picture: str) -> None:
    state = dealt(3, *HANDS)
    play(state, *MOVES.split(", "))

    assert Words(GAME, language).draw(GAME.view(state, seat), ["Anna", "Ben", "Chloé"]) == picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "most"), [(3, 16), (4, 22), (5, 26)])
def test_drawings_fit_a_terminal_even_with_long_names(language: str, seats: int, most: int) -> None:
    names = [f"{seat} Maximiliane-Charlotte Mu"[:24] for seat in range(seats)]
    state, dice = GAME.new(seats, {"marked_cats": 1, "marked": "may"}), Dice(seats)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
        for seat in (int(state.mover), NOBODY):
            lines = Words(GAME, language).draw(GAME.view(state, seat), names).split("\n")
            assert len(lines) <= most
            assert all(len(line) <= 78 and line == line.rstrip() for line in lines)


def test_in_the_end_it_shows_where_each_card_went() -> None:
    state, dice = GAME.new(5), Dice(3)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
    seen = GAME.view(state, NOBODY)
    text = Words(GAME, "en").draw(seen)

    cards = [c for line in seen["lines"] for c in line if c["pile"] is not None]
    assert text.count("+") - 1 + sum(text.count(f">{letter}") for letter in "ABCDE") - 1 == len(cards)
    assert "(" not in text
    assert text.endswith("The game is over.")

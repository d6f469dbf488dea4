"""Go da Cheese! as text: a table pinned in every language, and what holds for all of them."""

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.go_da_cheese import GAME
from cheeseboard.table.words import LANGUAGES, Words
from tests.games.go_da_cheese.scenes import dealt, play
from tests.long import mixed

HANDS = ("cat dog mouse", "fat-mouse marked-mouse king", "mouse mouse mouse")
MOVES = (
    "at 2, lay mouse, lay cat, lay dog, at 3, lay king, lay fat-mouse, lay marked-mouse, draw, deal mouse, deal cat, "
    "deal king, draw, deal king, deal mouse, deal cat, draw, deal mouse, deal mouse, deal dog, at 6, lay cat"
)
ENGLISH = """\
  Cheese, for how many mice | its line, place 1 first
> 1 for 2 | -
  2 for 2 | (A:?)
  3 for 3 | (A:?!) (B:king)
  4 for 3 | A:dog B:fat
  5 for 3 | (B:mouse!)
  6 for 4 | (C:?)
  ( ) face down   ! marked
  A: Anna       hand 3, deck 9
  B: Ben (you)  hand 3, deck 9
> C: Chloé      hand 5, deck 9
  Your hand: mouse x2, dog   Your deck: mouse x5, mouse!, fat, cat! x2
Chloé lays card 2 of 3 at cheese 1."""
GERMAN = """\
  Käse, für wie viele Mäuse | seine Reihe, Platz 1 zuerst
> 1 für 2 | -
  2 für 2 | (A:Maus)
  3 für 3 | (A:Katze!) (B:?)
  4 für 3 | A:Hund B:Dicke
  5 für 3 | (B:?!)
  6 für 4 | (C:?)
  ( ) verdeckt   ! markiert
  A: Anna (du)  Hand 3, Stapel 9
  B: Ben        Hand 3, Stapel 9
> C: Chloé      Hand 5, Stapel 9
  Deine Hand: Maus, König, Katze!   Dein Stapel: Maus x5, Maus! x2, Dicke x2
Chloé legt Karte 2 von 3 an Käse 1."""
FRENCH = """\
  Fromage, pour combien de souris | sa file, place 1 d’abord
> 1 pour 2 | -
  2 pour 2 | (A:?)
  3 pour 3 | (A:?!) (B:?)
  4 pour 3 | A:chien B:grosse
  5 pour 3 | (B:?!)
  6 pour 4 | (C:?)
  ( ) face cachée   ! carte marquée
  A: Anna   main 3, pioche 9
  B: Ben    main 3, pioche 9
> C: Chloé  main 5, pioche 9
Chloé pose la carte 2 sur 3 au fromage 1."""


@pytest.mark.parametrize(
    ("language", "seat", "picture"), [("en", 1, ENGLISH), ("de", 0, GERMAN), ("fr", NOBODY, FRENCH)]
)
def test_a_table_is_drawn_for_each_player_and_for_a_watcher(language: str, seat: int, picture: str) -> None:
    state = dealt(3, *HANDS)
    play(state, *MOVES.split(", "))

    assert Words(GAME, language).draw(GAME.view(state, seat), ["Anna", "Ben", "Chloé"], seat) == picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "most"), [(3, 15), (4, 16), (5, 18)])
def test_drawings_fit_a_terminal_even_with_long_names(language: str, seats: int, most: int) -> None:
    names = [f"{seat} Maximiliane-Charlotte Mu"[:24] for seat in range(seats)]
    state, dice = GAME.new(seats, {"marked_cats": 1, "marked": "may"}), Dice(seats)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
        for seat in (int(state.mover), NOBODY):
            lines = Words(GAME, language).draw(GAME.view(state, seat), names, seat).split("\n")
            assert len(lines) <= most
            assert all(len(line) <= 78 and line == line.rstrip() for line in lines)


@pytest.mark.parametrize(("crowded", "seats", "language"), mixed([0, 1, 4], GAME.seats, LANGUAGES))
def test_drawings_have_at_most_15_lines(language: str, seats: int, crowded: int) -> None:
    """Even if all cards lie at the same three cheeses, not anywhere (0)."""
    state, dice, words = GAME.new(seats), Dice(seats), Words(GAME, language)
    while state.turn != NOBODY:
        there = [move for move in state.moves() if state.write(move) == f"at {crowded}"]
        state.play(there[0] if there else state.pick(dice))
        for seat in (int(state.mover), NOBODY):
            lines = words.draw(GAME.view(state, seat), reader=seat).split("\n")
            assert len(lines) <= 15
            assert max(map(len, lines)) <= 78


FIVE = """\
   1:4  (A?) Cf Cm Em                      2:5  Af (E?)
   3:4  Af Em                              4:3  (Bm) Ef (D?)
   5:3  (Bm!) (D?) (Bf) Dm                 6:2  Bm (D?!) Bk Dm
   7:5  (D?!) Bd                           8:3  (A?) (A?)
   9:4  (C?) Am (C?) (E?) Am              10:5  Cm Am Cm Em Am
  7:4 cheese 7, for 4 mice   m mouse   f fat   k king   c cat   d dog
  ( ) face down   ! marked   3/9 hand/deck
 A: Player 1 0/6  >B: Player 2 (you) 3/6   C: Player 3 3/6
 D: Player 4 3/6   E: Player 5 3/6
  Your hand: m, m!, c!   Your deck: m x4, f, c!
You draw: 3 to come."""


def test_five_players_are_drawn_in_letters() -> None:
    state, dice = GAME.new(5), Dice(1)
    for _ in range(110):
        state.play(state.pick(dice))

    assert Words(GAME, "en").draw(GAME.view(state, 1), reader=1) == FIVE
    shared = Words(GAME, "en").draw(GAME.view(state, 1))
    assert "  Hand: m, m!, c!   Deck: m x4, f, c!" in shared.split("\n")
    assert shared.endswith("Player 2 draws: 3 to come.")
    assert "you" not in shared.lower()


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

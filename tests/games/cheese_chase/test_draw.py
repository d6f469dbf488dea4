"""Cheese Chase as text: a table pinned in every language, and what holds for all of them."""

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese_chase import GAME
from cheeseboard.table.words import LANGUAGES, Words
from tests.long import often

MOVES = (
    "deal mouse, deal 1, deal 2, deal 3, deal cat, deal 4, deal 5, deal 6, "
    "look 1, card mouse, draw 2.2, card 4, show mouse 4, keep 4, look 1, card cat, draw 1.3, card 2"
)
ENGLISH = """\
Cheeses  (1) (2) (3) X4X (5) (6)  X crossed out, < > in this turn

  place        1       2       3       4
  Anna      [  ?  ] [  ?  ] <  2  > [  ?  ]
> Ben (you) < cat > [  ?  ] [  5  ] [  6  ]

turn        looked at  drew       showed     kept
  1.  Anna  1          Ben 2      mouse + 4  ?
  2.  Ben   1: cat     Anna 3: 2

Your turn: show something."""
GERMAN = """\
Käse  (1) (2) (3) X4X (5) (6)  X durchgestrichen, < > in diesem Zug

  Platz        1       2       3       4
  Anna (du) [  4  ] [  1  ] <  2  > [  3  ]
> Ben       <  ?  > [Maus ] [  ?  ] [  ?  ]

Zug         schaut an  zieht     zeigt     behält
  1.  Anna  1: Maus    Ben 2: 4  Maus + 4  4
  2.  Ben   1          Anna 3

Ben zeigt gleich etwas."""
FRENCH = """\
Fromages  (1) (2) (3) X4X (5) (6)  X barré, < > dans ce tour

  place    1        2        3        4
  Anna  [  ?   ] [  ?   ] <  ?   > [  ?   ]
> Ben   <  ?   > [  ?   ] [  ?   ] [  ?   ]

tour        regarde  pioche chez  montre      garde
  1.  Anna  1        Ben 2        souris + 4  ?
  2.  Ben   1        Anna 3

Ben va montrer quelque chose."""


@pytest.mark.parametrize(
    ("language", "seat", "picture"), [("en", 1, ENGLISH), ("de", 0, GERMAN), ("fr", NOBODY, FRENCH)]
)
def test_a_table_is_drawn_for_each_player_and_for_a_watcher(language: str, seat: int, picture: str) -> None:
    state = GAME.new(2)
    for move in MOVES.split(", "):
        state.play(state.read(move))

    assert Words(GAME, language).draw(GAME.view(state, seat), ["Anna", "Ben"], seat) == picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_drawings_fit_a_terminal_even_with_long_names(language: str, seats: int) -> None:
    names = [f"{seat} Maximiliane-Charlotte Mu"[:24] for seat in range(seats)]
    state, dice = GAME.new(seats, {"turn_cap": often(4, 12)}), Dice(seats)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
        for seat in (int(state.mover), NOBODY):
            lines = Words(GAME, language).draw(GAME.view(state, seat), names, seat).split("\n")
            assert len(lines) <= 16
            assert all(len(line) <= 78 and line == line.rstrip() for line in lines)


def test_who_has_won_is_marked_in_the_end() -> None:
    state = GAME.new(2)
    for move in MOVES.replace("draw 2.2, card 4, show mouse 4, keep 4", "draw 2.1, card cat, catch").split(", ")[:13]:
        state.play(state.read(move))
    lines = Words(GAME, "en").draw(GAME.view(state, NOBODY), ["Anna", "Ben"]).split("\n")

    assert [line[0] for line in lines if line[2:].startswith(("Anna", "Ben"))] == ["*", " "]
    assert lines[-1] == "Cat meets mouse! * has won."

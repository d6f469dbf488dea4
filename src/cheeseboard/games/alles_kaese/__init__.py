"""Alles Käse!"""

from typing import Final

from cheeseboard.games.alles_kaese.advice import advise, explain
from cheeseboard.games.alles_kaese.balance import earned
from cheeseboard.games.alles_kaese.draw import draw
from cheeseboard.games.alles_kaese.features import KaeseFeatures
from cheeseboard.games.alles_kaese.memory import GLANCES, forget
from cheeseboard.games.alles_kaese.mice import child, plans, policies
from cheeseboard.games.alles_kaese.odds import chances
from cheeseboard.games.alles_kaese.picture import picture
from cheeseboard.games.alles_kaese.puzzles import PUZZLING
from cheeseboard.games.alles_kaese.rules import (
    DISPLAY,
    EACH,
    FACES,
    FRONTS,
    MOVES,
    TRAPS_TO_LOSE,
    Kaese,
    Tale,
    new,
)
from cheeseboard.games.alles_kaese.view import recall, view
from cheeseboard.games.box import Choice, Game, Lab, Learning, Miniature, Number, Numbers, Playing, Telling, score_of

SMALL: Final = {"display": 2, "faces": 2, "traps_to_lose": 1}

GAME: Final = Game[Kaese](
    name="alles-kaese",
    title="Alles Käse!",
    designer="Meelis Looveer",
    publisher="ABACUSSPIELE, 2013",
    seats=range(2, 7),
    version=1,
    options=(
        Numbers(
            name="traps",
            says="How many of the cards with 1, 2, … 6 holes are traps.",
            default=[2, 2, 3, 3, 4, 4],
            source="The rule sheet gives 18 traps in all; the importer's blog gives the split (RULES.md §1.3).",
            length=6,
            low=0,
            high=10,
        ),
        Choice(
            name="top_shown",
            says="Whether the holes of the supply's top card can be seen.",
            default=True,
            source="The pack lies hole side up; a review says so outright (RULES.md §2.3).",
            choices=(True, False),
        ),
        Number(
            name="turn_limit",
            says="After so many turns the game ends as if the supply were used up.",
            default=500,
            source="Ours, so that every game ends: with four to six players peeks use no card (RULES.md §7.4).",
            low=1,
            high=10_000,
        ),
        Numbers(
            name="cards",
            says="How many cards have 1, 2, … 6 holes.",
            default=EACH,
            source="The rule sheet: six of each (RULES.md §9.4).",
            in_box=True,
            length=6,
            low=0,
            high=10,
        ),
        Number(
            name="display",
            says="How many cards lie in the display.",
            default=int(DISPLAY),
            source="The rule sheet: six (RULES.md §9.4).",
            in_box=True,
            low=2,
            high=6,
        ),
        Number(
            name="faces",
            says="How many faces the die has.",
            default=int(FACES),
            source="The rule sheet: a usual die (RULES.md §9.4).",
            in_box=True,
            low=2,
            high=6,
        ),
        Number(
            name="traps_to_lose",
            says="With so many traps one has lost.",
            default=int(TRAPS_TO_LOSE),
            source="The rule sheet: the third (RULES.md §9.4).",
            in_box=True,
            low=1,
            high=3,
        ),
    ),
    start=new,
    view=view,
    recall=recall,
    actions=lambda _: MOVES,
    longest=lambda _, options: 7 + 4 * int(options["turn_limit"]),
    tale=Tale,
    decides={"score": score_of, "cheeses": lambda state, seat: state.cheeses_of(seat)},
    facts={"front": FRONTS},
    phrases={
        "peek": "peek {place}",
        "keep": "keep {place}",
        "drop": "drop {place}",
        "roll": "roll {face}",
        "next": "next {holes}",
        "cheese": "cheese",
        "trap": "trap",
    },
    playing=Playing(advise=advise, explain=explain, child=child, plans=plans, policies=policies),
    telling=Telling(draw=draw, picture=picture, chances=chances, glances=GLANCES, forget=forget),
    learning=Learning(features=KaeseFeatures),
    lab=Lab(
        earned=earned,
        miniatures={
            "tiny": Miniature(seats=2, options={**SMALL, "cards": [3, 2, 0, 0, 0, 0], "traps": [1, 1, 0, 0, 0, 0]}),
            "pairs": Miniature(
                seats=2,
                options={**SMALL, "cards": [3, 3, 0, 0, 0, 0], "traps": [1, 2, 0, 0, 0, 0], "traps_to_lose": 2},
            ),
            "mini": Miniature(
                seats=2, options={**SMALL, "cards": [2, 2, 2, 0, 0, 0], "traps": [0, 1, 1, 0, 0, 0], "faces": 3}
            ),
        },
    ),
    puzzling=PUZZLING,
)

"""Alles Käse!"""

from typing import Final

from cheeseboard.games.alles_kaese.advice import advise, explain
from cheeseboard.games.alles_kaese.balance import earned
from cheeseboard.games.alles_kaese.draw import draw
from cheeseboard.games.alles_kaese.features import KaeseFeatures
from cheeseboard.games.alles_kaese.memory import GLANCES, forget
from cheeseboard.games.alles_kaese.mice import child, plans
from cheeseboard.games.alles_kaese.odds import chances
from cheeseboard.games.alles_kaese.picture import picture
from cheeseboard.games.alles_kaese.puzzles import PUZZLING
from cheeseboard.games.alles_kaese.rules import FRONTS, MOVES, Kaese, Tale, new
from cheeseboard.games.alles_kaese.view import recall, view
from cheeseboard.games.box import Choice, Game, Lab, Learning, Number, Numbers, Playing, Telling, score_of

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
            says="How many of the six cards with 1, 2, … 6 holes are traps.",
            default=[2, 2, 3, 3, 4, 4],
            source="The rule sheet gives 18 traps in all; the importer's blog gives the split (RULES.md §1.3).",
            length=6,
            low=0,
            high=6,
            total=18,
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
    playing=Playing(advise=advise, explain=explain, child=child, plans=plans),
    telling=Telling(draw=draw, picture=picture, chances=chances, glances=GLANCES, forget=forget),
    learning=Learning(features=KaeseFeatures),
    lab=Lab(earned=earned),
    puzzling=PUZZLING,
)

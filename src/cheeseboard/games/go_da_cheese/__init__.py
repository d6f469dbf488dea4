"""Go da Cheese!"""

from typing import Final

from cheeseboard.games.box import Choice, Game, Lab, Learning, Numbers, Playing, Telling, score_of
from cheeseboard.games.go_da_cheese.advice import advise, explain
from cheeseboard.games.go_da_cheese.balance import earned
from cheeseboard.games.go_da_cheese.draw import draw
from cheeseboard.games.go_da_cheese.endgame import solve
from cheeseboard.games.go_da_cheese.features import GodaFeatures
from cheeseboard.games.go_da_cheese.layout import layout
from cheeseboard.games.go_da_cheese.mice import child, plans
from cheeseboard.games.go_da_cheese.odds import chances
from cheeseboard.games.go_da_cheese.picture import picture
from cheeseboard.games.go_da_cheese.position import KINDS
from cheeseboard.games.go_da_cheese.puzzles import PUZZLING
from cheeseboard.games.go_da_cheese.rules import MOVES, Goda, Tale, new
from cheeseboard.games.go_da_cheese.view import recall, view

GAME: Final = Game[Goda](
    name="go-da-cheese",
    title="Go da Cheese!",
    designer="Hisashi Hayashi",
    publisher="OKAZU Brand, 2015",
    seats=range(3, 6),
    version=1,
    options=(
        Choice(
            name="marked_cats",
            says="How many of each colour's two cats are marked.",
            default=2,
            source="The rule sheet says both; two reviews count only one (RULES.md §11.1).",
            choices=(2, 1),
        ),
        Choice(
            name="marked",
            says="Whether a marked card must lie face down as second or third card, or may.",
            default="must",
            source="The rule sheet says that it lies face down; three reviews say that it can (RULES.md §11.2).",
            choices=("must", "may"),
        ),
        Choice(
            name="own_cats",
            says="Whether a dog takes cats of its own colour too.",
            default=True,
            source="The rule sheet speaks of any cat, and of colour only where cats hunt mice (RULES.md §11.3).",
            choices=(True, False),
        ),
        Numbers(
            name="cheeses",
            says="How many of the eleven cheeses feed 2, 3, 4 and 5 mice.",
            default=[2, 3, 3, 3],
            source="Ours: the only printed split cannot be right, this is the nearest possible (RULES.md §11.4).",
            length=4,
            low=0,
            high=11,
            total=11,
        ),
    ),
    start=new,
    view=view,
    recall=recall,
    actions=lambda _: MOVES,
    longest=lambda seats, options: seats * (48 + int(options["marked_cats"])),
    tale=Tale,
    decides={
        "score": score_of,
        "kings": lambda state, seat: state.kings_of(seat),
        "mice": lambda state, seat: state.mice_of(seat),
    },
    people=("owner",),
    facts={"kind": KINDS},
    phrases={
        "draw": "draw",
        "at": "at {cheese}",
        "lay": "lay {kind}",
        "lay-up": "lay {kind} up",
        "deal": "deal {kind}",
        "cheese": "cheese {mice}",
        "turn": "turn {kind}",
    },
    reveals=("lay", "lay-up"),
    playing=Playing(advise=advise, explain=explain, child=child, plans=plans, solve=solve),
    telling=Telling(draw=draw, picture=picture, chances=chances, layout=layout),
    learning=Learning(features=GodaFeatures),
    lab=Lab(earned=earned),
    puzzling=PUZZLING,
)

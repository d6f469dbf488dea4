"""Go da Cheese!"""

from typing import Any, Final

from cheeseboard.games.box import Choice, Game, Lab, Learning, Miniature, Number, Numbers, Playing, Telling, score_of
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
from cheeseboard.games.go_da_cheese.rules import ANIMALS, CIRCLE, MOVES, Goda, House, Tale, new
from cheeseboard.games.go_da_cheese.view import recall, view


def longest(seats: int, options: dict[str, Any]) -> int:
    """The circle; each card that is laid is drawn before; a start for each three of them, a draw for all threes but the first;
    and at most the first card of each three and whatever is marked is turned up at the end."""
    house, animals = House(options), options.get("animals", ANIMALS)
    plays = int(house.each) // 3
    marked = int(animals[1]) + min(int(options["marked_cats"]), int(animals[4]))
    turned = min(int(house.each), plays + marked)
    return seats * (int(house.circle) + 2 * int(house.each) + 2 * plays - 1 + turned)


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
            says="How many of the cheeses feed 2, 3, 4 and 5 mice.",
            default=[2, 3, 3, 3],
            source="Ours: the only printed split cannot be right, this is the nearest possible (RULES.md §11.4).",
            length=4,
            low=0,
            high=11,
        ),
        Numbers(
            name="animals",
            says="How many mice, marked mice, fat mice, kings, cats and dogs each colour has.",
            default=ANIMALS,
            source="The rule sheet (RULES.md §11.5).",
            in_box=True,
            length=6,
            low=0,
            high=15,
        ),
        Number(
            name="circle",
            says="How many cheeses lie in the circle for each player.",
            default=int(CIRCLE),
            source="The rule sheet: two (RULES.md §11.5).",
            in_box=True,
            low=1,
            high=int(CIRCLE),
        ),
    ),
    start=new,
    view=view,
    recall=recall,
    actions=lambda _: MOVES,
    longest=longest,
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
    lab=Lab(
        earned=earned,
        miniatures={
            "tiny": Miniature(seats=3, options={"cheeses": [3, 0, 0, 0], "animals": [3, 0, 0, 0, 1, 0], "circle": 1}),
            "mini": Miniature(seats=3, options={"cheeses": [3, 0, 0, 0], "animals": [2, 0, 0, 0, 2, 0], "circle": 1}),
        },
    ),
    puzzling=PUZZLING,
)

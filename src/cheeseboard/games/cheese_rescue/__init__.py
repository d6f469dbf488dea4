"""Cheese Rescue."""

from typing import Any, Final

from cheeseboard.engine.bits import popcount, size
from cheeseboard.games.box import Choice, Game, Lab, Learning, Miniature, Number, Numbers, Playing, Telling
from cheeseboard.games.cheese_rescue.advice import advise, equals, explain
from cheeseboard.games.cheese_rescue.balance import earned
from cheeseboard.games.cheese_rescue.draw import draw
from cheeseboard.games.cheese_rescue.features import RescueFeatures
from cheeseboard.games.cheese_rescue.layout import layout
from cheeseboard.games.cheese_rescue.mice import child, plans, policies, solve
from cheeseboard.games.cheese_rescue.odds import chances
from cheeseboard.games.cheese_rescue.picture import picture
from cheeseboard.games.cheese_rescue.places import foresee, where
from cheeseboard.games.cheese_rescue.puzzles import PUZZLING
from cheeseboard.games.cheese_rescue.rules import CELLS, DRAWN, KINDS, SIDE, House, Rescue, Tale, new
from cheeseboard.games.cheese_rescue.view import recall, view


def longest(seats: int, options: dict[str, Any]) -> int:
    """Everybody lays twelve cards in the usual square; after the last one nobody draws; and there may be one swap."""
    house = House(seats, options)
    laid = int(house.cells_to_fill())
    drawn = min(int(size(house.animals)), laid + int(options.get("drawn", DRAWN)) * seats - 1)
    return laid + drawn + int(seats == 2 and options["swap"])


GAME: Final = Game[Rescue](
    name="cheese-rescue",
    title="Cheese Rescue",
    designer="Eric Plotton and David Paput",
    publisher="Djeco, 2020",
    seats=range(2, 5),
    version=1,
    options=(
        Numbers(
            name="animals",
            says="How many of the animals in the box are dogs, cats and mice.",
            default=[6, 12, 18],
            source="The rule sheet gives 36 in all and what goes back; half of these go back with two (RULES.md §10.1).",
            length=3,
            low=0,
            high=36,
        ),
        Numbers(
            name="cheeses",
            says="How many of the cheeses of a player are worth 1, 2 and 3.",
            default=[3, 2, 1],
            source="A French games library lists them; a test names the same lowest and highest (RULES.md §10.2).",
            length=3,
            low=0,
            high=6,
        ),
        Choice(
            name="square",
            says="Whether the square floats until the cards fix it, or the start card is its centre.",
            default="floats",
            source="The rule sheet limits its size only, and with three there is no start card (RULES.md §10.3).",
            choices=("floats", "centred"),
        ),
        Choice(
            name="diagonals",
            says="Whether animals also hunt across corners, at the end.",
            default=False,
            source="The rule sheet calls cards adjacent that share a side (RULES.md §10.4).",
            choices=(False, True),
        ),
        Number(
            name="komi",
            says="With two players: how many half points the second one is given.",
            default=0,
            source="The rule sheet has none. It is for those who find that the first player wins too often (RULES.md §10.5).",
            low=0,
            high=12,
        ),
        Choice(
            name="swap",
            says="With two players: whether the second may take over the first card instead of laying one.",
            default=False,
            source="The rule sheet has none. Who cuts the cake leaves the choice to the other (RULES.md §10.6).",
            choices=(False, True),
        ),
        Number(
            name="side",
            says="The square is at most so many cells wide and high.",
            default=int(SIDE),
            source="The rule sheet: 5 with two players, 6 with three and 7 with four (RULES.md §10.9).",
            in_box=True,
            low=2,
            high=int(SIDE),
        ),
        Number(
            name="drawn",
            says="How many animals everybody draws at the beginning.",
            default=int(DRAWN),
            source="The rule sheet: two (RULES.md §10.9).",
            in_box=True,
            low=0,
            high=4,
        ),
    ),
    start=new,
    view=view,
    recall=recall,
    actions=lambda seats: len(KINDS) * (2 * seats + 5) ** 2 + (4 if seats == 2 else 3),
    longest=longest,
    tale=Tale,
    decides={
        "komi": lambda state, seat: state.halves(seat, state.score(seat)),
        "cheeses": lambda state, seat: popcount(state.rescued(seat)),
    },
    people=("owner",),
    places=("cell",),
    facts={"kind": KINDS, "cell": CELLS},
    phrases={"deal": "deal {kind}", "lay": "{kind} {cell}", "swap": "swap"},
    reveals=("lay",),
    playing=Playing(
        advise=advise, explain=explain, equals=equals, child=child, plans=plans, policies=policies, solve=solve
    ),
    telling=Telling(draw=draw, picture=picture, chances=chances, layout=layout, where=where, foresee=foresee),
    learning=Learning(features=RescueFeatures),
    lab=Lab(
        earned=earned,
        miniatures={
            "tiny": Miniature(
                seats=2,
                options={"animals": [4, 8, 11], "cheeses": [1, 1, 0], "square": "centred", "side": 2, "drawn": 1},
            ),
            "floats": Miniature(seats=2, options={"animals": [4, 8, 11], "cheeses": [1, 1, 0], "side": 2, "drawn": 1}),
            "mini": Miniature(seats=2, options={"animals": [4, 8, 12], "cheeses": [1, 1, 1], "side": 2}),
        },
    ),
    puzzling=PUZZLING,
)

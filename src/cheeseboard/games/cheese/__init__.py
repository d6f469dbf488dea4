"""Cheese."""

from typing import Any, Final

from cheeseboard.engine.bits import held
from cheeseboard.games.box import Choice, Game, Learning, Number, Numbers, Playing, Telling
from cheeseboard.games.cheese.advice import advise, explain
from cheeseboard.games.cheese.draw import draw
from cheeseboard.games.cheese.features import CheeseFeatures
from cheeseboard.games.cheese.memory import forget
from cheeseboard.games.cheese.mice import child, plans
from cheeseboard.games.cheese.odds import chances
from cheeseboard.games.cheese.picture import picture
from cheeseboard.games.cheese.puzzles import PUZZLING
from cheeseboard.games.cheese.rules import KINDS, MOVES, OUT, Cheese, Tale, new
from cheeseboard.games.cheese.view import recall, view


def longest(_: int, options: dict[str, Any]) -> int:
    """A card may open the pile; then every flip is two steps. With loot aside no card is flipped twice."""
    flips = int(options["max_flips"])
    if options["loot"] == "aside":
        flips = min(flips, sum(options["cards"]))
    return 1 + 2 * flips


GAME: Final = Game[Cheese](
    name="cheese",
    title="Cheese",
    designer="Haim Shafir",
    publisher="not named on the rule sheet; a sister edition is by Amigo, 2004 and 2007",
    seats=range(2, 7),
    version=2,
    older={1: {"circle": "most"}},
    options=(
        Numbers(
            name="cards",
            says="How many cards are cheese, cats, and mice with one, two and three footsteps.",
            default=[64, 16, 7, 6, 7],
            source="The rule sheet says 100 in all; the split is that of the 90-card sister edition, scaled (RULES.md §9.1).",
            length=5,
            low=0,
            high=127,
        ),
        Choice(
            name="leftover",
            says="What happens to cards that cannot be dealt evenly: set aside, dealt all the same, or dealt but for one that opens the pile.",
            default="aside",
            source="The rule sheet deals evenly and lets the first flip start the pile; the sister edition opens it with the last card (RULES.md §9.3).",
            choices=("aside", "dealt", "opens"),
        ),
        Choice(
            name="loot",
            says="Where won cards go: under the winner's stack, or aside, where they count and are not flipped again.",
            default="under",
            source="Reviews of the sister edition; the rule sheet compares stacks (RULES.md §9.5).",
            choices=("under", "aside"),
        ),
        Choice(
            name="loot_order",
            says="Which card of a won pile is flipped first when its turn comes.",
            default="oldest",
            source="Ours: an open pile, turned over and slid under the stack, has its oldest card on top (RULES.md §9.6).",
            choices=("oldest", "newest"),
        ),
        Choice(
            name="goes_on",
            says="Who flips next after a pile was won: the player to the winner's left, or the winner.",
            default="left",
            source="The rule sheet; a review of the sister edition lets the winner go on (RULES.md §9.7).",
            choices=("left", "winner"),
        ),
        Choice(
            name="dry",
            says="What happens to a hunter without cards: the hunt has failed, or the next player goes on with it.",
            default="fails",
            source="Ours: the rule sheet knows only attempts that find nothing (RULES.md §9.8).",
            choices=("fails", "skips"),
        ),
        Choice(
            name="out",
            says="When an empty stack ends the game: once no mouse is hunted, at once, or when its owner should flip.",
            default="after_hunt",
            source="Ours: a mouse that lies open may still win cards back (RULES.md §9.9).",
            choices=OUT,
        ),
        Number(
            name="chips",
            says="How many chips there are: each mouse that is caught earns one, and the last one ends the game; 0: no chips.",
            default=0,
            source="The rule sheet has none; the sister edition has nine (RULES.md §9.11).",
            low=0,
            high=99,
        ),
        Choice(
            name="circle",
            says="Who wins a game that goes round in a circle: everybody who has cards, or whoever has most when it is noticed.",
            default="shared",
            source="Ours: in a circle nobody is ahead for good, and who is ahead when it is noticed is chance (RULES.md §9.13).",
            choices=("shared", "most"),
        ),
        Number(
            name="max_flips",
            says="After so many flips the game ends.",
            default=20_000,
            source="Ours, so that every game ends; the longest of 500,000 random games took 11,548 (RULES.md §9.12).",
            low=1,
            high=100_000,
        ),
    ),
    start=new,
    view=view,
    recall=recall,
    actions=lambda _: MOVES,
    longest=longest,
    tale=Tale,
    decides={
        "circle": lambda state, seat: 0 if state.is_shared_circle() else state.score(seat),
        "chips": lambda state, seat: 0 if state.is_shared_circle() else held(state.chips, seat),
    },
    has_choices=False,
    stops=("mouse_caught", "mouse_escaped"),
    people=("owner", "hunter"),
    facts={"kind": KINDS},
    phrases={
        "flip": "flip",
        "cheese": "cheese",
        "cat": "cat",
        "mouse": "mouse {footsteps}",
    },
    playing=Playing(advise=advise, explain=explain, child=child, plans=plans),
    telling=Telling(draw=draw, picture=picture, chances=chances, forget=forget),
    learning=Learning(features=CheeseFeatures),
    puzzling=PUZZLING,
)

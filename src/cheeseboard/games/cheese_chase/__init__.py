"""Cheese Chase"""

from typing import Final

from cheeseboard.games.box import Choice, Game, Lab, Learning, Miniature, Number, Playing, Telling
from cheeseboard.games.cheese_chase.advice import advise, equals, explain
from cheeseboard.games.cheese_chase.balance import roles
from cheeseboard.games.cheese_chase.draw import draw
from cheeseboard.games.cheese_chase.features import ChaseFeatures
from cheeseboard.games.cheese_chase.memory import GLANCES, forget
from cheeseboard.games.cheese_chase.mice import child, plans, policies, rivals
from cheeseboard.games.cheese_chase.moments import moment
from cheeseboard.games.cheese_chase.odds import chances
from cheeseboard.games.cheese_chase.picture import picture
from cheeseboard.games.cheese_chase.position import CARDS
from cheeseboard.games.cheese_chase.puzzles import PUZZLING
from cheeseboard.games.cheese_chase.rules import MOVES, USUAL_CAP, Chase, Tale, hand_of, new
from cheeseboard.games.cheese_chase.senses import ChaseSenses
from cheeseboard.games.cheese_chase.view import recall, view

GAME: Final = Game[Chase](
    name="cheese-chase",
    title="Cheese Chase",
    designer="Nicholas Hjelmberg",
    publisher="Nova Suecia Games",
    seats=range(2, 10),
    version=2,
    older={1: {"pair_show_crossed": False}},
    options=(
        Choice(
            name="mouse_draws_cat",
            says="Who wins when cat and mouse meet: the active player, or whoever the cat belonged to.",
            default="active",
            source="The rule sheet's turn says the player in turn; the designer's pages can be read otherwise (RULES.md §7.1).",
            choices=("active", "cat_owner"),
        ),
        Choice(
            name="pair_show",
            says="Whether mouse and cheese may be shown together or must be, if that crosses the cheese out.",
            default="may",
            source="The rule sheet says may; a summary by the designer sounds like must (RULES.md §7.2).",
            choices=("may", "must"),
        ),
        Choice(
            name="pair_show_crossed",
            says="Whether the mouse may be shown together with a cheese that is crossed out already.",
            default=True,
            source="The rule sheet makes no exception for a cheese that is crossed out (RULES.md §7.3).",
            choices=(False, True),
        ),
        Number(
            name="turn_cap",
            says="After so many turns per player the game ends.",
            default=int(USUAL_CAP),
            source="Ours, so that every game ends: crossing out is voluntary (RULES.md §7.4).",
            low=1,
            high=300,
        ),
        Choice(
            name="at_cap",
            says="What happens then: nobody wins, or whoever has the cat loses.",
            default="draw",
            source="Ours (RULES.md §7.5).",
            choices=("draw", "cat_loses"),
        ),
        Number(
            name="hand",
            says="At most so many cards are dealt to each player of a small game.",
            default=4,
            source="Ours: a game with fewer cards can be worked out to its end (RULES.md §7.6).",
            low=2,
            high=4,
        ),
    ),
    start=new,
    view=view,
    recall=recall,
    actions=lambda _: MOVES,
    # The deal; six steps a turn, five in a large game; and the cat at the end.
    longest=lambda seats, options: (
        1 + seats * (hand_of(seats, options) + (6 if hand_of(seats, options) > 1 else 5) * int(options["turn_cap"]))
    ),
    tale=Tale,
    people=("owner",),
    facts=dict.fromkeys(("card", "kept", "returned"), CARDS),
    phrases={
        "look": "look {place}",
        "draw-from-row": "draw {seat}.{place}",
        "draw": "draw {seat}",
        "show-mouse": "show mouse {cheese}",
        "show": "show {cheese}",
        "catch": "catch",
        "keep": "keep {card}",
        "deal": "deal {card}",
        "card": "card {card}",
        "cat": "cat {seat}",
    },
    reveals=("show", "show-mouse", "catch"),
    playing=Playing(
        advise=advise, explain=explain, equals=equals, child=child, plans=plans, policies=policies, moment=moment
    ),
    telling=Telling(draw=draw, picture=picture, chances=chances, glances=GLANCES, forget=forget),
    learning=Learning(features=ChaseFeatures, senses=ChaseSenses, rivals=rivals),
    lab=Lab(
        roles=roles,
        miniatures={
            "tiny": Miniature(seats=2, options={"hand": 2, "turn_cap": 1}),
            "mini": Miniature(seats=2, options={"hand": 3, "turn_cap": 1}),
            "rounds": Miniature(seats=2, options={"hand": 2, "turn_cap": 2}),
        },
    ),
    puzzling=PUZZLING,
)

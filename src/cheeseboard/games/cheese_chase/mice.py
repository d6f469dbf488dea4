"""How the five mice play.

Pip and Mia like some moves more than others and take any of those they like best. To Mia the cat is the best card there is,
then the mouse, then the big numbers. To Pip too, but he is afraid to hold the cat.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.games.box import Plan
from cheeseboard.games.cheese_chase.belief import FAIR
from cheeseboard.games.cheese_chase.policy import GUILE, Advised, Cunning, Hunt, Wary, cunning
from cheeseboard.games.cheese_chase.position import CARDS
from cheeseboard.games.cheese_chase.rules import Chase
from cheeseboard.games.cheese_chase.senses import ChaseSenses
from cheeseboard.games.cheese_chase.view import Turn, View, recall
from cheeseboard.games.learned import learned

Spot = tuple[int, int]  # a seat and a place in its row
Liking = Callable[[str, View], int]

SPAN: Final = 2  # turns that Mia can look back
PATIENCE: Final = 2  # rounds in which Mia hides the mouse
LARGE: Final = 5  # players: from here on everybody holds a card
HUNTERS: Final = ("mouse", "cat")


def child(seen: View, age: int, dice: Dice) -> str:
    """A move that a child of this age likes best."""
    table = recall(seen)
    moves = [table.write(move) for move in table.moves()]
    likings = (PIP if age < 7 else MIA)[seen["phase"]]
    most = max(likings(move, seen) for move in moves)
    liked = [move for move in moves if likings(move, seen) == most]
    return liked[dice.below(len(liked))]


def proud(move: str, seen: View) -> int:
    """Pip shows the mouse to everybody, whoever may hunt it."""
    return 10 * gain(move, seen) + big(move, seen)


def shy(move: str, seen: View) -> int:
    """Mia hides the mouse for a few rounds; then she cannot wait any longer. Nor does she ask who has the cat."""
    is_patient = len(seen["turns"]) < PATIENCE * seen["seats"]
    return (-10 * ("mouse" in move) if is_patient else 10 * gain(move, seen)) + big(move, seen)


def gain(move: str, seen: View) -> int:
    """Of showing the mouse: a cheese is crossed out. If it is already, no child sees what that should be good for.

    (Two who did it nevertheless would look for the mouse where it was shown, show it again, and never stop.)
    """
    if "mouse" not in move:
        return 0
    return -1 if int(move.rsplit(maxsplit=1)[-1]) in seen["crossed"] else 1


def big(move: str, _: View) -> int:
    """The biggest number, and cat and mouse before any."""
    word = move.rsplit(maxsplit=1)[-1]
    return CARDS.index(word) if word in CARDS else 0


def scared(move: str, seen: View) -> int:
    """Pip does not want to hold the cat in his hand. Face down in a row, it may stay."""
    return -1 if "cat" in move and seen["seats"] >= LARGE else big(move, seen)


def spot_of(move: str, seen: View) -> Spot:
    """Where a card is drawn or looked at: "draw 3.1" is the first place of seat 2, "look 1" the own first place."""
    verb, where = move.split()
    if verb == "look":
        return seen["seat"], int(where)
    seat, _, place = where.partition(".")
    return int(seat) - 1, int(place or 1)


def anything(_: str, __: View) -> int:
    """Pip has forgotten what lies where."""
    return 0


def eager(move: str, seen: View) -> int:
    """Pip remembers one turn: whoever drew from him there has his card, and he wants it back."""
    thieves = [turn["seat"] for turn in seen["turns"][-1:] if turn["owner"] == seen["seat"]]
    return int(spot_of(move, seen)[0] in thieves)


def curious(move: str, seen: View) -> int:
    """Mia goes where she saw what she needs, then where the mouse was shown, then where she knows nothing."""
    spot, mine = spot_of(move, seen), seen["now"]["own"]
    card = lately(seen).get(spot)
    if card is not None:
        return 3 * (card in HUNTERS and card != mine)
    return 2 if mine != "mouse" and spot in shown_lately(seen) else 1


def shown_lately(seen: View) -> list[Spot]:
    """The two places between which she saw the mouse last, unless that was long ago."""
    shows = [turn for turn in seen["turns"][-SPAN:] if "mouse" in turn["shown"]]
    return [spot for turn in shows[-1:] for spot in (own_spot(turn), drawn_spot(turn))]


def lately(seen: View) -> dict[Spot, str]:
    """The cards she has seen in the last few turns and that nobody has had since."""
    turns = [*seen["turns"], seen["now"]]
    fresh = {spot for turn in turns[-SPAN:] for spot in (own_spot(turn), drawn_spot(turn))}
    known = {(seat, place): card for seat, row in enumerate(seen["known"]) for place, card in enumerate(row, 1) if card}
    return {spot: card for spot, card in known.items() if spot in fresh or len(turns) <= SPAN}


def own_spot(turn: Turn) -> Spot:
    return turn["seat"], turn["place"] or 0


def drawn_spot(turn: Turn) -> Spot:
    return (turn["seat"] if turn["owner"] is None else turn["owner"]), turn["owner_place"] or 0


PIP: Final[dict[str, Liking]] = {"look": anything, "draw": eager, "show": proud, "keep": scared}
MIA: Final[dict[str, Liking]] = {"look": curious, "draw": curious, "show": shy, "keep": big}


DUEL: Final = 2  # players
TRAINED: Final = 3  # with so many Gustav plays as he learned beforehand
CROWD: Final = 7  # players with whom Gustav takes his time


def trained(state: Chase, dice: Dice) -> int:
    """The move of a mouse that has learned the usual game by playing; in another Clara's."""
    mouse = learned(str(__package__), ChaseSenses(state.seats), state.seats) if state.is_usual() else None
    return cunning(state, dice) if mouse is None else int(mouse.choose(state, dice))


def policies(seats: int) -> Mapping[str, Policy]:
    """Those who take the game's advice: Otto, Clara, and with two Gustav."""
    clara = Advised(GUILE)
    found: dict[str, Policy] = {"otto": Advised(FAIR), "clara": clara}
    return {**found, "gustav": clara} if seats == DUEL else found


def rivals() -> list[Policy]:
    """Whom the learned mouse meets while it learns, beside itself."""
    return [Advised(FAIR), Advised(GUILE), Hunt(), Policy()]


def plans(seats: int) -> tuple[Plan, Plan]:
    """Clara takes the advice of somebody who knows how others play; what moves are worth is counted in random games.

    Gustav tries every move among those he takes the others for, and leaves Clara's only for one that is clearly ahead.
    With three he has learned it beforehand. With two he keeps to hers: whoever begins and does so cannot lose (docs/measured/duel.md).
    """
    clara = Plan(tries=1000, seconds=0.25, is_tree=False, policy=Wary, choice=cunning)
    if seats == DUEL:
        return clara, clara
    if seats == TRAINED:
        return clara, replace(clara, choice=trained)
    return (
        clara,
        Plan(
            tries=1500, seconds=0.5 if seats < CROWD else 1.2, is_tree=False, policy=Cunning, choice=cunning, margin=2.0
        ),
    )

"""How the five mice play.

Pip and Mia like some moves more than others and take any of those they like best. Both keep whatever counts most to them,
the cat before the mouse before the big numbers, and neither can hide anything: who has the mouse shows it.
"""

from collections.abc import Callable
from typing import Final

from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Plan
from cheeseboard.games.cheese_chase.policy import Hunt, Suspicion
from cheeseboard.games.cheese_chase.rules import CARDS
from cheeseboard.games.cheese_chase.view import Turn, View, recall

Spot = tuple[int, int]  # a seat and a place in its row
Liking = Callable[[str, View], int]

SPAN: Final = 5  # turns that Mia can look back
HUNTERS: Final = ("mouse", "cat")


def child(seen: View, age: int, dice: Dice) -> str:
    """A move that a child of this age likes best."""
    table = recall(seen)
    moves = [table.write(move) for move in table.moves()]
    liking = {"show": proud, "keep": greedy}.get(seen["phase"]) or (eager if age < 7 else curious)
    most = max(liking(move, seen) for move in moves)
    liked = [move for move in moves if liking(move, seen) == most]
    return liked[dice.below(len(liked))]


def proud(move: str, _: View) -> int:
    """The mouse must be shown to everybody; otherwise the bigger number."""
    word = move.split()[-1]
    return 10 * ("mouse" in move) + (CARDS.index(word) if word in CARDS else 0)


def greedy(move: str, _: View) -> int:
    """The cat is the best card there is, then the mouse, then 7, 6, 5."""
    return CARDS.index(move.split()[-1])


def spot_of(move: str, seen: View) -> Spot:
    """Where a card is drawn or looked at: "draw 3.1" is the first place of seat 2, "look 1" the own first place."""
    verb, where = move.split()
    if verb == "look":
        return seen["seat"], int(where)
    seat, _, place = where.partition(".")
    return int(seat) - 1, int(place or 1)


def eager(move: str, seen: View) -> int:
    """Pip has forgotten everything but the turn before: whoever drew from him there has his card, and he wants it back."""
    before = seen["turns"][-1:]
    return int(any(turn["owner"] == seen["seat"] and spot_of(move, seen) == own_spot(turn) for turn in before))


def curious(move: str, seen: View) -> int:
    """Mia goes where she saw what she needs, then where she knows nothing; she never guesses from what others show."""
    card = lately(seen).get(spot_of(move, seen))
    if card is None:
        return 1
    return 2 * (card in HUNTERS and card != seen["now"]["own"])


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


def plans(_: int) -> tuple[Plan, Plan]:
    return (
        Plan(tries=1000, seconds=0.3, is_tree=False, policy=Hunt),
        Plan(tries=8000, seconds=1.5, is_tree=False, policy=Suspicion),
    )

"""How the five mice play Go da Cheese! Pip sees the big cheeses, Mia its own points; the best two think ahead."""

from typing import Final

from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Plan
from cheeseboard.games.go_da_cheese.advice import plays
from cheeseboard.games.go_da_cheese.policy import Sly
from cheeseboard.games.go_da_cheese.position import CAT, DOG, FAT_MOUSE, KINDS, KING, is_cat
from cheeseboard.games.go_da_cheese.rules import DRAW
from cheeseboard.games.go_da_cheese.view import Card, View, recall

OLD: Final = 8  # at that age one knows what cats do, and that a full hand is a good one
BELOVED: Final = {KING: 4, DOG: 3, FAT_MOUSE: 3, CAT: 2}  # by the little one; a plain mouse 1
POINTS: Final = {"mouse": 1, "marked-mouse": 1, "fat-mouse": 2, "king": 1}


def child(seen: View, age: int, dice: Dice) -> str:
    """The little one lays cards as soon as it has three. Of what it likes as much, anything."""
    table = recall(seen)
    if table.is_legal(DRAW) and (age >= OLD or table.count() == 1):
        return "draw"
    likes = own_points if age >= OLD else love
    found = [(likes(seen, start, cards), dice.below(1 << 20), start, cards) for start, cards in plays(seen, table)]
    *_, start, cards = max(found)
    return f"at {start + 1}" if seen["start"] is None else f"lay {KINDS[cards[0]]}"


def love(seen: View, start: int, cards: tuple[int, ...]) -> int:
    """Pip wants its dearest animals at the biggest cheeses. It sees how many wait there, and forgets who lies face down."""
    circle = len(seen["cheeses"])
    return sum(BELOVED.get(kind, 1) * room(seen, (start + step) % circle) for step, kind in enumerate(cards))


def room(seen: View, cheese: int) -> int:
    """How many mice a cheese feeds, less those that can be seen at it, whoever they are."""
    return seen["cheeses"][cheese] - sum(card["laid"] == "up" for card in seen["lines"][cheese])


def own_points(seen: View, start: int, cards: tuple[int, ...]) -> int:
    """Mia counts what its cards would bring itself, and takes whatever lies face down for a mouse."""
    circle = len(seen["cheeses"])
    return sum(points(seen, (start + step) % circle, kind) for step, kind in enumerate(cards))


def points(seen: View, cheese: int, kind: int) -> int:
    """Mice eat while there is room, cats hunt; what dogs do, Mia forgets."""
    line = seen["lines"][cheese]
    if is_cat(kind):
        return sum(worth(card) for card in prey(line, seen["seat"]))
    if kind > KING:
        return 0
    has_room = kind == KING or sum(worth(card) > 0 for card in line) < seen["cheeses"][cheese]
    return POINTS[KINDS[kind]] if has_room else 0


def worth(card: Card) -> int:
    """A mouse's points, as far as Mia can see; nothing for cats and dogs."""
    return POINTS.get(card["kind"] or "mouse", 0)


def prey(line: list[Card], seat: int) -> list[Card]:
    """The others' mice that a cat at the end of a line would catch."""
    found = []
    for card in line[:-4:-1]:
        if worth(card) == 0:
            break
        if card["seat"] != seat:
            found.append(card)
    return found


def plans(_: int) -> tuple[Plan, Plan]:
    """Everybody plays on slyly. Clara puts her moves on trial; Gustav grows a tree, and finds cards that go together."""
    clara = Plan(tries=200, seconds=0.25, is_tree=False, policy=Sly)
    return clara, Plan(tries=4000, seconds=0.8, exploration=0.5, policy=Sly)

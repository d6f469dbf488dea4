"""What to do in Cheese Chase, and why: work out where cat and mouse may lie, and bring them together in your own turn."""

from collections.abc import Callable
from typing import Final

from cheeseboard.games.box import Advice
from cheeseboard.games.cheese_chase.belief import CAT, HUNTERS, MOUSE, drawn_place, own_place, place_of
from cheeseboard.games.cheese_chase.rules import CARDS, Chase
from cheeseboard.games.cheese_chase.view import Turn, View, recall

LONG: Final = 6  # rounds without a catch, after which cheeses are crossed out


class Mind:
    """Where cat and mouse may lie, each way as likely as this seat must think it."""

    def __init__(self, table: Chase, seen: View) -> None:
        seat = seen["seat"]
        tip = table.belief(seat).tip
        total = sum(tip.weights)
        self.ways: dict[tuple[int, int], float] = {}
        for code, weight in zip(tip.codes, tip.weights, strict=True):
            way = int(place_of(CAT, code)), int(place_of(MOUSE, code))
            self.ways[way] = self.ways.get(way, 0.0) + weight / total
        self.mine = range(seat * table.hand, (seat + 1) * table.hand)
        self.theirs = [place for place in range(table.places()) if place not in self.mine]
        self.drawn = [place_drawn(table, turn) for turn in seen["turns"] if turn["seat"] == seat]
        self.mouse_catches = table.house.active_wins  # whoever draws the cat to it wins

    def cat(self, place: int) -> float:
        """How likely it is that the cat lies there."""
        return sum(chance for (cat, _), chance in self.ways.items() if cat == place)

    def either(self, place: int) -> float:
        """How likely it is that cat or mouse lies there."""
        return sum(chance for way, chance in self.ways.items() if place in way)

    def meet(self, mine: int, other: int) -> float:
        """How likely it is that this seat wins with the cards on these two places."""
        with_cat = self.ways.get((mine, other), 0.0)
        return with_cat + self.ways.get((other, mine), 0.0) if self.mouse_catches else with_cat

    def chance(self, mine: int) -> float:
        """To win with this card of the own row."""
        return max(self.meet(mine, other) for other in self.theirs)

    def best(self) -> float:
        return max(map(self.chance, self.mine))

    def likeliest(self, chance: Callable[[int], float]) -> int:
        """The place of somebody else's with the best chance; of equals the one not drawn from for longest, or the first.

        Without that two who trade the mouse and one who always looks at the wrong of them would go on for ever.
        """
        return max(self.theirs, key=lambda place: (percent(chance(place)), -self.last_drawn(place)))

    def last_drawn(self, place: int) -> int:
        """In which of its turns this seat drew from there last, counted from 1; 0 for never."""
        return max((number for number, drawn in enumerate(self.drawn, 1) if drawn == place), default=0)

    def exchange(self, one: int, other: int) -> None:
        to = {one: other, other: one}
        self.ways = {(to.get(cat, cat), to.get(mouse, mouse)): chance for (cat, mouse), chance in self.ways.items()}


def place_drawn(table: Chase, turn: Turn) -> int:
    assert turn["owner"] is not None and turn["owner_place"] is not None, "a turn that is over"
    return turn["owner"] * int(table.hand) + turn["owner_place"] - 1


def percent(chance: float) -> int:
    """Whole percents; but what is possible is never 0, and what is not sure is never 100."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def advise(seen: View) -> Advice:
    """Of moves that are equally good the first, but for draws."""
    table = recall(seen)
    mind = Mind(table, seen)
    return {"look": look, "draw": draw, "show": show, "keep": keep}[seen["phase"]](table, mind)


def look(table: Chase, mind: Mind) -> Advice:
    """At the card with which cat and mouse are likeliest to meet."""
    place = max(mind.mine, key=mind.chance)
    facts = {"place": int(table.in_row(place)), "percent": percent(mind.chance(place))}
    return Advice(f"look {facts['place']}", "look", facts)


# Draw


def draw(table: Chase, mind: Mind) -> Advice:
    """With the cat, hunt the mouse, and the other way round; with a cheese, look for either."""
    card, own = int(table.own_card()), int(own_place(table.now))
    if card == MOUSE and not mind.mouse_catches:
        place = mind.likeliest(lambda place: 1 - mind.cat(place))
        return drawn(table, place, "avoid-cat", mind.cat(place))
    if card >= MOUSE:
        place = mind.likeliest(lambda place: mind.meet(own, place))
        return drawn(table, place, "hunt-mouse" if card == CAT else "hunt-cat", mind.meet(own, place))
    place = mind.likeliest(mind.either)
    return drawn(table, place, "seek", mind.either(place))


def drawn(table: Chase, place: int, reason: str, chance: float) -> Advice:
    return Advice(table.write(place), reason, {"owner": int(table.owner(place)), "percent": percent(chance)})


# Show


def show(table: Chase, mind: Mind) -> Advice:
    """Tell the others little; but cross out the last cheese, unless the cat is likely to lie in the own row."""
    shows = [table.write(move) for move in table.moves()]
    if len(shows) == 1:
        return Advice(shows[0], "catch" if shows[0] == "catch" else "only")
    alone, other = shows
    cheese = int(other.split()[-1])
    if other.startswith("show mouse"):
        return pair(table, mind, cheese)
    for text in shows:
        cheese = int(text.split()[-1])
        if table.crossed >> cheese & 1:
            return Advice(text, "show-crossed", {"cheese": cheese})
    return Advice(alone, "show-either")


def pair(table: Chase, mind: Mind, cheese: int) -> Advice:
    """Mouse and cheese together: whoever shows them is hunted, so not before it wins, or the chase gets nowhere."""
    safe = 1 - sum(map(mind.cat, mind.mine))
    if is_last(table, cheese) and safe > 1 / 2:
        return Advice(f"show mouse {cheese}", "cross-last", {"cheese": cheese, "percent": percent(safe)})
    rounds = len(table.turns) // int(table.seats)
    if rounds >= LONG and not table.crossed >> cheese & 1 and not is_last(table, cheese):
        return Advice(f"show mouse {cheese}", "cross-late", {"cheese": cheese, "rounds": rounds})
    return Advice(f"show {cheese}", "hide-mouse", {"cheese": cheese})


def is_last(table: Chase, cheese: int) -> bool:
    """Whether this is the one cheese that is not crossed out."""
    return int(table.all_cards() & ~HUNTERS & ~table.crossed) == 1 << cheese


# Keep


def keep(table: Chase, mind: Mind) -> Advice:
    """Whichever leaves the better chance to catch in the next turn, as the cards lie now."""
    own, other = CARDS[table.own_card()], CARDS[table.drawn_card()]
    stay = mind.best()
    mind.exchange(int(own_place(table.now)), int(drawn_place(table.now)))
    swap = mind.best()
    if stay == swap:
        return Advice(f"keep {own}", "keep-either")
    card = other if swap > stay else own
    return Advice(
        f"keep {card}", "keep", {"card": card, "percent": percent(max(stay, swap)), "less": percent(min(stay, swap))}
    )

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


def explain(seen: View, move: str) -> Advice:
    """How likely that which it aims at is; what it tells the others."""
    table = recall(seen)
    mind = Mind(table, seen)
    why = {"look": why_look, "draw": why_draw, "show": why_show, "keep": why_keep}
    return why[seen["phase"]](table, mind, move)


# Look


def look(table: Chase, mind: Mind) -> Advice:
    """At the card with which cat and mouse are likeliest to meet."""
    place = max(mind.mine, key=mind.chance)
    return why_look(table, mind, f"look {int(table.in_row(place))}")


def why_look(_: Chase, mind: Mind, move: str) -> Advice:
    place = int(move.split()[1])
    chance = percent(mind.chance(mind.mine[place - 1]))
    reason = "look" if chance == percent(mind.best()) else "look-too"
    return Advice(move, reason, {"place": place, "percent": chance})


# Draw


def draw(table: Chase, mind: Mind) -> Advice:
    """With the cat, hunt the mouse, and the other way round; with a cheese, look for either."""
    aim = aim_of(table, mind)
    return why_draw(table, mind, table.write(mind.likeliest(aim)))


def aim_of(table: Chase, mind: Mind) -> Callable[[int], float]:
    """How good it is to draw from a place, with this card in hand."""
    card, own = int(table.own_card()), int(own_place(table.now))
    if card == MOUSE and not mind.mouse_catches:
        return lambda place: 1 - mind.cat(place)
    return (lambda place: mind.meet(own, place)) if card >= MOUSE else mind.either


def why_draw(table: Chase, mind: Mind, move: str) -> Advice:
    """How likely what this seat is after lies there; elsewhere it may be likelier."""
    place, aim = int(table.read(move)), aim_of(table, mind)
    owner = int(table.owner(place))
    if percent(aim(place)) < max(percent(aim(other)) for other in mind.theirs):
        return Advice(move, "elsewhere", {"owner": owner, "percent": percent(mind.either(place))})
    card = int(table.own_card())
    if card == MOUSE and not mind.mouse_catches:
        return Advice(move, "avoid-cat", {"owner": owner, "percent": percent(mind.cat(place))})
    reason = "seek" if card < MOUSE else "hunt-mouse" if card == CAT else "hunt-cat"
    return Advice(move, reason, {"owner": owner, "percent": percent(aim(place))})


# Show


def show(table: Chase, mind: Mind) -> Advice:
    """Tell the others little; but cross out the last cheese, unless the cat is likely to lie in the own row."""
    shows = [table.write(move) for move in table.moves()]
    if shows[-1].startswith("show mouse"):
        shows = shows[-1:] if pays(table, mind, cheese_of(shows[-1])) else shows[:1]
    crossed = [text for text in shows if text != "catch" and table.crossed >> cheese_of(text) & 1]
    return why_show(table, mind, (crossed or shows)[0])


def cheese_of(show: str) -> int:
    return int(show.rsplit(maxsplit=1)[-1])


def pays(table: Chase, mind: Mind, cheese: int) -> bool:
    """Whoever shows mouse and cheese together is hunted, so not before it wins, or the chase gets nowhere."""
    if is_last(table, cheese):
        return safety(mind) > 1 / 2
    return rounds(table) >= LONG and not table.crossed >> cheese & 1


def safety(mind: Mind) -> float:
    """How likely it is that the cat does not lie in the own row."""
    return 1 - sum(map(mind.cat, mind.mine))


def rounds(table: Chase) -> int:
    return len(table.turns) // int(table.seats)


def why_show(table: Chase, mind: Mind, move: str) -> Advice:
    """What it tells the others, and what it crosses out."""
    if table.count() == 1:
        return Advice(move, "catch" if move == "catch" else "only")
    cheese = cheese_of(move)
    is_crossed = bool(table.crossed >> cheese & 1)
    if move.startswith("show mouse"):
        return why_pair(table, mind, move, cheese)
    others = [text for text in map(table.write, table.moves()) if text != move]
    if others[0].startswith("show mouse"):
        return Advice(move, "hide-mouse", {"cheese": cheese})
    if is_crossed:
        return Advice(move, "show-crossed", {"cheese": cheese})
    is_other_crossed = table.crossed >> cheese_of(others[0]) & 1
    return Advice(move, "show-open", {"cheese": cheese}) if is_other_crossed else Advice(move, "show-either")


def why_pair(table: Chase, mind: Mind, move: str, cheese: int) -> Advice:
    if is_last(table, cheese):
        return Advice(move, "cross-last", {"cheese": cheese, "percent": percent(safety(mind))})
    if table.crossed >> cheese & 1:
        return Advice(move, "tell-mouse")
    if rounds(table) >= LONG:
        return Advice(move, "cross-late", {"cheese": cheese, "rounds": rounds(table)})
    return Advice(move, "cross", {"cheese": cheese})


def is_last(table: Chase, cheese: int) -> bool:
    """Whether this is the one cheese that is not crossed out."""
    return int(table.all_cards() & ~HUNTERS & ~table.crossed) == 1 << cheese


# Keep


def keep(table: Chase, mind: Mind) -> Advice:
    """Whichever leaves the better chance to catch in the next turn, as the cards lie now."""
    hopes = hopes_of(table, mind)
    return why_keep(table, mind, f"keep {max(hopes, key=lambda card: hopes[card])}")


def hopes_of(table: Chase, mind: Mind) -> dict[str, float]:
    """Each of the two cards, with the chance to catch in the next turn if it is kept."""
    stay = mind.best()
    places = int(own_place(table.now)), int(drawn_place(table.now))
    mind.exchange(*places)
    swap = mind.best()
    mind.exchange(*places)
    return {CARDS[table.own_card()]: stay, CARDS[table.drawn_card()]: swap}


def why_keep(table: Chase, mind: Mind, move: str) -> Advice:
    card = move.split()[1]
    hopes = hopes_of(table, mind)
    hope = hopes.pop(card)
    (other,) = hopes.values()
    if hope == other:
        return Advice(move, "keep-either")
    return Advice(move, "keep", {"card": card, "percent": percent(hope), "otherwise": percent(other)})

"""What to do next, by all that a seat can work out: bring cat and mouse together in your own turn.

It is the advice that a person gets; and, by what it thinks of the others, how Clara plays, and everybody in Gustav's head.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, lowest, nth, popcount
from cheeseboard.engine.dice import Dice
from cheeseboard.games.cheese_chase.belief import Layer
from cheeseboard.games.cheese_chase.position import (
    CAT,
    DRAWING,
    HUNTERS,
    LOOKING,
    MOUSE,
    NO_CARD,
    SHOWING,
    SOME,
    card_at,
    drawn_place,
    own_place,
    place_of,
)
from cheeseboard.games.cheese_chase.rules import KEEP, LOOK, SHOW, SHOW_BOTH, Chase

PLACES: Final[i64] = 9
SURE: Final[i64] = 100  # percent
SAFE: Final = 0.5  # how likely the cat must lie elsewhere before somebody crosses out cheeses
LONG: Final[i64] = 6  # rounds without a catch, after which cheeses are crossed out, and cards drawn all round the table


def joint(layer: Layer) -> vec[float]:
    """How likely the cat lies on one place and the mouse on another, for all of them."""
    ways = vec[float]([0.0] * (PLACES * PLACES))
    total = 0.0
    for k in range(layer.size):
        code = layer.codes[k]
        ways[place_of(CAT, code) * PLACES + place_of(MOUSE, code)] += layer.weights[k]
        total += layer.weights[k]
    for k in range(PLACES * PLACES):
        ways[k] /= total
    return ways


def open_cheeses(layer: Layer, crossed: i64, cheeses: i64) -> vec[float]:
    """For each place, how likely a cheese lies there that is not crossed out."""
    found = vec[float]([0.0] * PLACES)
    unnamed = cheeses & ~layer.named
    share = float(popcount(unnamed & ~crossed)) / float(max(1, popcount(unnamed)))
    total = 0.0
    for k in range(layer.size):
        code = layer.codes[k]
        weight = layer.weights[k]
        total += weight
        for place in range(PLACES):
            card = card_at(code, place)
            if card == SOME:
                found[place] += weight * share
            elif NO_CARD < card < MOUSE and (crossed >> card) & 1 == 0:
                found[place] += weight
    for place in range(PLACES):
        found[place] /= total
    return found


def percent(chance: float) -> i64:
    """Whole percents; but what is possible is never 0, and what is not sure is never 100."""
    whole = i64(100.0 * chance + 0.5)
    if whole == 0 and chance > 0.0:
        return 1
    return SURE - 1 if whole >= SURE and chance < 1.0 else whole


@mypyc_attr(acyclic=True)
class Strategy:
    """A seat's best moves, from where cat and mouse may lie: each way as likely as this seat must think it."""

    def __init__(self, table: Chase, seat: i64) -> None:
        self.table: Final = table
        self.seat: Final[i64] = seat
        self.first: Final[i64] = seat * table.hand  # of the own places
        self.end: Final[i64] = self.first + table.hand
        self.places: Final[i64] = table.places()
        self.mouse_catches: Final[bool] = table.house.active_wins  # whoever draws the cat to it wins
        # With two, whoever has neither cat nor mouse in their row cannot be caught, and wins when all cheeses are crossed out.
        self.is_duel: Final[bool] = table.seats == 2 and table.house.active_wins
        self.ways: vec[float] = vec[float]()  # how likely cat and mouse lie so, once that is asked for: it takes long

    def way(self, cat: i64, mouse: i64) -> float:
        """How likely it is that the cat lies here and the mouse there."""
        if len(self.ways) == 0:
            self.ways = joint(self.table.belief(self.seat).tip)
        return self.ways[cat * PLACES + mouse]

    def is_mine(self, place: i64) -> bool:
        return self.first <= place < self.end

    def cat(self, place: i64) -> float:
        """How likely it is that the cat lies there."""
        found = 0.0
        for mouse in range(self.places):
            found += self.way(place, mouse)
        return found

    def either(self, place: i64) -> float:
        """How likely it is that cat or mouse lies there."""
        found = self.cat(place)
        for cat in range(self.places):
            found += self.way(cat, place)
        return found

    def meet(self, mine: i64, other: i64) -> float:
        """How likely it is that this seat wins with the cards on these two places."""
        with_cat = self.way(mine, other)
        return with_cat + self.way(other, mine) if self.mouse_catches else with_cat

    def apart(self) -> float:
        """How likely it is that cat and mouse lie in different rows: of two players, the next can catch then."""
        found = 0.0
        for mine in range(self.first, self.end):
            for other in range(self.places):
                if not self.is_mine(other):
                    found += self.way(mine, other) + self.way(other, mine)
        return found

    def open_cheeses(self) -> vec[float]:
        """For each place, how likely a cheese lies there that is not crossed out."""
        table = self.table
        return open_cheeses(table.belief(self.seat).tip, table.crossed, table.all_cards() & ~HUNTERS)

    def chance(self, mine: i64) -> float:
        """To win with this card of the own row."""
        best = 0.0
        for other in range(self.places):
            if not self.is_mine(other):
                best = max(best, self.meet(mine, other))
        return best

    def best(self) -> float:
        best = 0.0
        for mine in range(self.first, self.end):
            best = max(best, self.chance(mine))
        return best

    def exchange(self, one: i64, other: i64) -> None:
        """As it would be if two places exchanged their cards."""
        ways = vec[float]([0.0] * (PLACES * PLACES))
        for cat in range(self.places):
            for mouse in range(self.places):
                ways[swapped(cat, one, other) * PLACES + swapped(mouse, one, other)] = self.way(cat, mouse)
        self.ways = ways

    # What to do.

    def choice(self, dice: Dice) -> i64:
        """One of the best moves, by lot: whoever always took the first would be seen through."""
        best = self.best_moves()
        return nth(best, dice.below(popcount(best)))

    def best_moves(self) -> i64:
        """All moves that are equally good, a set."""
        table = self.table
        if table.phase == LOOKING:
            return self.looks() << (LOOK - self.first)
        if table.phase == DRAWING:
            return self.draws()
        return bit(self.show()) if table.phase == SHOWING else bit(KEEP + self.keep())

    def looks(self) -> i64:
        """At the card with which cat and mouse are likeliest to meet; of two players, else at one to cross out."""
        found: i64 = 0
        best: i64 = -1
        fresh = self.open_cheeses() if self.is_duel else self.ways
        for mine in range(self.first, self.end):
            worth = percent(self.chance(mine)) << 8
            if self.is_duel:
                worth += percent(fresh[mine])
            if worth > best:
                best = worth
                found = 0
            if worth == best:
                found |= bit(mine)
        return found

    def draws(self) -> i64:
        """The best places of somebody else's; of equals those not drawn from for longest.

        Without that two who trade the mouse and one who always looks at the wrong of them would go on for ever.
        """
        drawn = self.last_drawn()
        found: i64 = 0
        best: i64 = 0
        for place in range(self.places):
            if self.is_mine(place):
                continue
            worth = (percent(self.aim(place)) << 16) - drawn[place]
            if found == 0 or worth > best:
                best = worth
                found = 0
            if worth == best:
                found |= bit(place)
        return found

    def aim(self, place: i64) -> float:
        """How good it is to draw there: with the cat, hunt the mouse, and the other way round; with a cheese, look for either."""
        card = self.table.own_card()
        if card == MOUSE and not self.mouse_catches:
            return 1.0 - self.cat(place)
        if card >= MOUSE:
            return self.meet(own_place(self.table.now), place)
        if self.is_duel:
            return self.aim_to_cross(place)
        return 0.0 if self.is_long() else self.either(place)

    def aim_to_cross(self, place: i64) -> float:
        """With two: whoever does not have the cat wants to show the mouse with all cheeses, one after another."""
        if self.safety() < SAFE:
            return self.either(place)
        if (self.table.crossed >> self.table.own_card()) & 1 == 1:
            return self.open_cheeses()[place]
        return self.either(place) - self.cat(place)

    def is_long(self) -> bool:
        """Whoever robs another is robbed in turn: if the chase gets nowhere, draw all round the table."""
        return self.rounds() >= LONG

    def rounds(self) -> i64:
        return i64(len(self.table.turns)) // self.table.seats

    def last_drawn(self) -> vec[i64]:
        """For each place: after how many turns this seat drew from there last; 0 for never."""
        found = vec[i64]([0] * PLACES)
        turns = self.table.turns
        for t in range(self.seat, i64(len(turns)), self.table.seats):
            found[drawn_place(i64(turns[t]))] = t + 1
        return found

    def show(self) -> i64:
        """Tell the others little; but cross out the last cheese, unless the cat is likely to lie in the own row."""
        legal = self.table.legal
        alone = lowest(legal)
        if alone > SHOW_BOTH or legal == bit(alone):
            return alone
        other = lowest(legal & ~bit(alone))
        if other > SHOW_BOTH:
            return other if self.pays(other - SHOW_BOTH) else alone
        is_crossed = (self.table.crossed >> (alone - SHOW)) & 1 == 1
        return other if (self.table.crossed >> (other - SHOW)) & 1 == 1 and not is_crossed else alone

    def pays(self, cheese: i64) -> bool:
        """Whoever shows mouse and cheese together is hunted, so not before it wins, or the chase gets nowhere."""
        if self.is_last(cheese):
            return self.safety() > SAFE
        if self.is_duel:
            return self.safety() > SAFE and (self.table.crossed >> cheese) & 1 == 0
        return self.is_long() and (self.table.crossed >> cheese) & 1 == 0

    def is_last(self, cheese: i64) -> bool:
        """Whether this is the one cheese that is not crossed out."""
        return self.table.all_cards() & ~HUNTERS & ~self.table.crossed == bit(cheese)

    def safety(self) -> float:
        """How likely it is that the cat does not lie in the own row."""
        found = 1.0
        for mine in range(self.first, self.end):
            found -= self.cat(mine)
        return found

    def keep(self) -> i64:
        """Whichever leaves the better chance to catch in the next turn, as the cards lie now. Of one card nobody need think."""
        own = self.table.own_card()
        drawn = self.table.drawn_card()
        if self.table.is_large():
            return drawn if self.catches(drawn) and not self.catches(own) else own
        if self.is_duel:
            return own if self.duel_worth(own) >= self.swapped_duel_worth(drawn) else drawn
        return own if self.best() >= self.swapped_best() else drawn

    def duel_worth(self, kept: i64) -> i64:
        """With two: let the other catch as rarely as can be; then catch; then have a cheese to cross out."""
        is_open = i64(kept < MOUSE and (self.table.crossed >> kept) & 1 == 0)
        return ((SURE - percent(self.apart())) << 8) + 2 * percent(self.best()) + is_open

    def swapped_duel_worth(self, kept: i64) -> i64:
        """The same if the drawn card is kept."""
        own = own_place(self.table.now)
        drawn = drawn_place(self.table.now)
        self.exchange(own, drawn)
        worth = self.duel_worth(kept)
        self.exchange(own, drawn)
        return worth

    def swapped_apart(self) -> float:
        """How likely cat and mouse lie in different rows if the drawn card is kept."""
        own = own_place(self.table.now)
        drawn = drawn_place(self.table.now)
        self.exchange(own, drawn)
        found = self.apart()
        self.exchange(own, drawn)
        return found

    def catches(self, card: i64) -> bool:
        """Whether somebody may win with it in their own turn."""
        return card == CAT or (card == MOUSE and self.mouse_catches)

    def swapped_best(self) -> float:
        """The chance to catch in the next turn if the drawn card is kept."""
        own = own_place(self.table.now)
        drawn = drawn_place(self.table.now)
        self.exchange(own, drawn)
        best = self.best()
        self.exchange(own, drawn)
        return best


def swapped(place: i64, one: i64, other: i64) -> i64:
    """Where a card is after two places exchanged theirs."""
    if place == one:
        return other
    return one if place == other else place

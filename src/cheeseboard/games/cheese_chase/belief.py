"""What a seat can work out about cards that it cannot see: what may lie where, and how it got there.

Turn by turn a layer of possible arrangements follows from the one before and from what the seat saw (forward filtering);
a whole past is then drawn from the last layer back to the deal (backward sampling). Cheeses that the seat has never seen
named cannot be told apart yet: all of them are SOME, and a few dozen arrangements stand for hundreds of thousands.

Exact: every deal is equally likely, and where others chose in secret each choice is a fair coin between legal options.
Who thinks that others rather keep cat and mouse, and hide the mouse, sets that chance, and it is as exact for such others.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from cheeseboard.engine.bits import bit, nth, popcount
from cheeseboard.engine.breath import breathe
from cheeseboard.engine.dice import Dice
from cheeseboard.games.cheese_chase.position import (
    BOTH,
    CAT,
    DEALING,
    EXCHANGED,
    FINDING_CAT,
    FINISHED,
    HUNTERS,
    MOUSE,
    NO_CARD,
    NO_SEAT,
    NOWHERE,
    SEEING_DRAWN,
    SEEING_OWN,
    SEEING_RETURNED,
    SHOWING,
    SOME,
    Position,
    after_turn,
    card_at,
    drawn_place,
    exchanged,
    is_hunter,
    laid,
    marked,
    own_place,
    place_of,
    shown_card,
    with_card,
)

# What a seat knows of an exchange.

NOT_YET: Final[i64] = 0  # nothing was kept so far
STAYED: Final[i64] = 1
SWAPPED: Final[i64] = 2
SECRET: Final[i64] = 3

NONE: Final[i32] = -1
FAIR: Final = 0.5  # a coin's chance
FEW: Final[i64] = 1023  # arrangements, and one more, between two breaths


def fraction(dice: Dice) -> float:
    """A number from 0 to just below 1, in steps of 2**-53."""
    high = dice.below(0x4000000)
    return float((high << 27) | dice.below(0x8000000)) / 9007199254740992.0


@mypyc_attr(acyclic=True)
class Glimpse:
    """What one seat saw of one turn: NOWHERE or NO_CARD where it saw nothing."""

    def __init__(self) -> None:
        self.own: i64 = NOWHERE  # the places of the two cards
        self.drawn: i64 = NOWHERE
        self.own_card: i64 = NO_CARD
        self.drawn_card: i64 = NO_CARD
        self.shown: i64 = NO_CARD  # a cheese; CAT: cat and mouse met
        self.both: bool = False  # the mouse was shown too
        self.with_cheese: i64 = 0  # how likely that was, given the other card: 0 not at all, 1 one half, 2 certain
        self.with_mouse: i64 = 0
        self.with_cat: i64 = 0
        self.exchange: i64 = NOT_YET
        self.cat_from: i64 = NOWHERE  # the cat was found on one of these places
        self.cat_below: i64 = NOWHERE

    def weight(self, other: i64) -> i64:
        """How likely the shown cheese was, beside this other card."""
        if other == CAT:
            return self.with_cat
        return self.with_mouse if other == MOUSE else self.with_cheese

    def is_sight(self) -> bool:
        """Whether a card was seen, or where the cat is: more than which cheese was shown."""
        return self.own_card != NO_CARD or self.drawn_card != NO_CARD or self.shown == CAT or self.cat_from != NOWHERE

    def cards(self) -> i64:
        """The cards that were seen, a set."""
        return (bit(self.own_card) | bit(self.drawn_card) | bit(self.shown)) & ~bit(NO_CARD)


@mypyc_attr(acyclic=True)
class Layer:
    """The arrangements possible at one moment, each with its weight and with those it can have come from."""

    def __init__(self, named: i64, room: i64) -> None:
        self.named: i64 = named  # the cards that are told apart
        self.size: i64 = 0
        self.codes: vec[i64] = vec[i64]([0] * room)
        self.weights: vec[float] = vec[float]([0.0] * room)
        self.stayed: vec[i32] = vec[i32]([NONE] * room)  # where it was in the layer before, if the cards stayed
        self.swapped: vec[i32] = vec[i32]([NONE] * room)  # and if they were exchanged

    def add(self, code: i64, weight: float, stayed: i32, swapped: i32) -> None:
        """One more; there must be room."""
        k = self.size
        self.codes[k] = code
        self.weights[k] = weight
        self.stayed[k] = stayed
        self.swapped[k] = swapped
        self.size = k + 1

    def trim(self) -> None:
        """Give back the room that is left."""
        self.codes = self.codes[: self.size]
        self.weights = self.weights[: self.size]
        self.stayed = self.stayed[: self.size]
        self.swapped = self.swapped[: self.size]

    def origin(self, k: i64, before: "Layer", dice: Dice) -> i64:
        """What the k-th was in the layer before: twice its number there, and one more if cards were exchanged."""
        stayed = self.stayed[k]
        swapped = self.swapped[k]
        if swapped == NONE:
            return 2 * i64(stayed)
        if stayed == NONE:
            return 2 * i64(swapped) + 1
        one = before.weights[i64(stayed)]
        other = before.weights[i64(swapped)]
        return 2 * i64(stayed) if fraction(dice) * (one + other) < one else 2 * i64(swapped) + 1


def first_layer(places: i64, hand: i64, known: i64) -> Layer:
    """All deals that fit the cards a seat has been dealt. Who has several cards was not dealt both cat and mouse."""
    cards = known
    held: i64 = 0
    free: i64 = 0
    for place in range(places):
        held |= bit(card_at(known, place))
        if card_at(known, place) == NO_CARD:
            cards |= laid(SOME, place)
            free |= bit(place)
    layer = Layer(HUNTERS | (held & ~bit(NO_CARD)), places * places)
    cats = bit(place_of(CAT, known)) if (held >> CAT) & 1 == 1 else free
    mice = bit(place_of(MOUSE, known)) if (held >> MOUSE) & 1 == 1 else free
    for cat in range(places):
        for mouse in range(places):
            if (cats >> cat) & (mice >> mouse) & 1 == 1 and cat // hand != mouse // hand:
                layer.add(with_card(with_card(cards, CAT, cat), MOUSE, mouse), 1.0, NONE, NONE)
    layer.trim()
    return layer


@mypyc_attr(acyclic=True)
class Step:
    """One layer growing out of another by what a seat saw. Most of the time that Gustav thinks goes by in here."""

    def __init__(self, before: Layer, seen: Glimpse, guile: float) -> None:
        named = before.named | seen.cards()
        fresh = named & ~before.named
        room = before.size << ((fresh >> seen.shown) & 1)
        if seen.exchange == SECRET:
            room *= 2
        self.before: Final = before
        self.seen: Final = seen
        self.layer: Final = Layer(named, room)
        self.fresh: Final[i64] = fresh
        self.own: Final[i64] = seen.own
        self.drawn: Final[i64] = seen.drawn
        self.shown: Final[i64] = seen.shown
        self.exchange: Final[i64] = seen.exchange
        self.scale: Final[float] = scale_of(before)
        self.hunting: Final[float] = 2.0 * guile  # how gladly somebody keeps cat or mouse, where a coin is 1
        self.sparing: Final[float] = 2.0 - 2.0 * guile  # and leaves it to another
        self.with_cheese: Final[float] = float(seen.with_cheese)  # how likely the show was, in halves, beside each
        self.with_mouse: Final[float] = self.telling(seen.with_mouse)
        self.with_cat: Final[float] = float(seen.with_cat)
        self.finder: vec[i32] = vec[i32]([NONE] * finder_size(before.size, seen.exchange))  # where a code is

    def run(self) -> Layer:
        before = self.before
        codes = before.codes
        weights = before.weights
        is_sight = self.seen.is_sight()
        is_show = self.shown != NO_CARD and self.shown != CAT  # noqa: PLR1714 - not a tuple, for speed
        for k in range(before.size):
            if k & FEW == 0:
                breathe()
            code = self.fitting(codes[k]) if is_sight else codes[k]
            if code < 0:
                continue
            if is_show:
                self.show(k, code, weights[k] * self.scale)
            else:
                self.pass_on(k, code, weights[k] * self.scale)
        self.layer.trim()
        return self.layer

    def fitting(self, code: i64) -> i64:
        """The arrangement, with names as the seat saw them; or NOWHERE if that cannot be."""
        seen = self.seen
        if seen.own_card != NO_CARD:
            code = self.named(code, seen.own, seen.own_card)
        if seen.drawn_card != NO_CARD and code >= 0:
            code = self.named(code, seen.drawn, seen.drawn_card)
        if code < 0 or not self.cat_fits(code):
            return NOWHERE
        if seen.shown == CAT:
            met = bit(card_at(code, seen.own)) | bit(card_at(code, seen.drawn))
            return code if met == HUNTERS else NOWHERE
        return code

    def named(self, code: i64, place: i64, card: i64) -> i64:
        """The arrangement with this card there, or NOWHERE if another lies there."""
        there = card_at(code, place)
        if there == card:
            return code
        if there == SOME and (self.fresh >> card) & 1 == 1:
            return with_card(code, card, place)
        return NOWHERE

    def cat_fits(self, code: i64) -> bool:
        seen = self.seen
        return seen.cat_from == NOWHERE or seen.cat_from <= place_of(CAT, code) < seen.cat_below

    def show(self, k: i64, code: i64, weight: float) -> None:
        """The shown cheese was one of the two; how likely it was to be shown depends on the other."""
        shown = self.shown
        own = card_at(code, self.own)
        drawn = card_at(code, self.drawn)
        if own == shown:
            self.pass_on(k, code, weight * self.beside(drawn))
        elif drawn == shown:
            self.pass_on(k, code, weight * self.beside(own))
        elif (self.fresh >> shown) & 1 == 1:
            if own == SOME:
                self.pass_on(k, with_card(code, shown, self.own), weight * self.beside(drawn))
            if drawn == SOME:
                self.pass_on(k, with_card(code, shown, self.drawn), weight * self.beside(own))

    def telling(self, weight: i64) -> float:
        """How likely the show was beside the mouse. It may have been a choice: to hide it or not."""
        if weight != 1:
            return float(weight)
        return self.sparing if self.seen.both else self.hunting

    def beside(self, other: i64) -> float:
        """How likely the show was, in halves, beside this card."""
        if other == MOUSE:
            return self.with_mouse
        return self.with_cat if other == CAT else self.with_cheese

    def pass_on(self, k: i64, code: i64, weight: float) -> None:
        """What becomes of an arrangement when the active player has kept a card."""
        if weight == 0.0:
            return
        exchange = self.exchange
        if exchange == NOT_YET:
            self.layer.add(code, weight, i32(k), NONE)
            return
        other = exchanged(code, self.own, self.drawn)
        if exchange == SECRET:
            self.merge(code, weight * self.liking(code), i32(k), NONE)
            self.merge(other, weight * self.liking(other), NONE, i32(k))
        elif exchange == SWAPPED:
            self.layer.add(other, weight * self.liking(other), NONE, i32(k))
        else:
            self.layer.add(code, weight * self.liking(code), i32(k), NONE)

    def liking(self, code: i64) -> float:
        """How gladly somebody leaves the two cards so, where a coin is 1. It says nothing of how they lay before."""
        if is_hunter(card_at(code, self.own)):
            return self.hunting
        return self.sparing if is_hunter(card_at(code, self.drawn)) else 1.0

    def merge(self, code: i64, share: float, stayed: i32, swapped: i32) -> None:
        """Add to an arrangement of the new layer, which is found by its hash if it is there already."""
        layer = self.layer
        finder = self.finder
        codes = layer.codes
        mask = i64(len(finder)) - 1
        at = hashed(code) & mask
        found = i64(finder[at])
        while found >= 0 and codes[found] != code:
            at = (at + 1) & mask
            found = i64(finder[at])
        if found < 0:
            finder[at] = i32(layer.size)
            layer.add(code, share, stayed, swapped)
            if layer.size * 2 > mask:
                self.widen()
            return
        layer.weights[found] += share
        if stayed != NONE:
            layer.stayed[found] = stayed
        else:
            layer.swapped[found] = swapped

    def widen(self) -> None:
        """A hash table of four times the size."""
        size = 4 * i64(len(self.finder))
        finder = vec[i32]([NONE] * size)
        codes = self.layer.codes
        for k in range(self.layer.size):
            at = hashed(codes[k]) & (size - 1)
            while finder[at] != NONE:
                at = (at + 1) & (size - 1)
            finder[at] = i32(k)
        self.finder = finder


def finder_size(arrangements: i64, exchange: i64) -> i64:
    """A power of two, for that many and as many again; nothing need be found where none can have come about in two ways."""
    if exchange != SECRET:
        return 0
    size: i64 = 64
    while size < 4 * arrangements:
        size *= 2
    return size


def hashed(code: i64) -> i64:
    return ((code ^ (code >> 19)) * 0x2C9277B) >> 13


def scale_of(layer: Layer) -> float:
    """Weights grow or shrink turn by turn; a power of two, now and then, keeps them within a float without rounding them."""
    largest = 0.0
    weights = layer.weights
    for k in range(layer.size):
        largest = max(largest, weights[k])
    if largest < 2.0**-400:
        return 2.0**400
    return 2.0**-400 if largest > 2.0**400 else 1.0


@mypyc_attr(acyclic=True)
class Belief:
    """Everything a seat can work out at one moment of a game."""

    def __init__(self, past: list[Layer], tip: Layer, moment: i64) -> None:
        self.past: Final = past  # after the deal, and after each finished turn
        self.tip: Final = tip  # with what was seen of the turn that is going on
        self.moment: Final[i64] = moment
        self.sums: vec[float] = vec[float]()  # of the weights up to each, once they are asked for

    def pick(self, dice: Dice) -> i64:
        """One of the arrangements possible now, by its weight."""
        if len(self.sums) == 0:
            self.sums = running_sums(self.tip.weights)
        sums = self.sums
        low: i64 = 0
        high: i64 = self.tip.size - 1
        mark = fraction(dice) * sums[high]
        while low < high:
            middle = (low + high) >> 1
            if sums[middle] > mark:
                high = middle
            else:
                low = middle + 1
        return low

    def cards(self, k: i64, pack: i64, dice: Dice) -> i64:
        """The k-th arrangement, its unnamed cheeses dealt out by chance; pack is the set of all cards."""
        cards = self.tip.codes[k]
        left = pack & ~self.tip.named
        place: i64 = 0
        while left != 0:
            if card_at(cards, place) == SOME:
                card = nth(left, dice.below(popcount(left)))
                cards = with_card(cards, card, place)
                left ^= bit(card)
            place += 1
        return cards


def running_sums(weights: vec[float]) -> vec[float]:
    sums = weights[:]
    total = 0.0
    for k in range(i64(len(weights))):
        total += weights[k]
        sums[k] = total
    return sums


NOT_ASKED: Final[list[Belief | None]] = []


@mypyc_attr(acyclic=True)
class Witnessed(Position):
    """A position, what each seat saw of it, and what it believes. The rules are left to Chase."""

    def __init__(self, seats: i64, hand: i64, turns: vec[i16]) -> None:
        super().__init__(seats, hand, turns)
        self.guile: float = FAIR  # how likely seats think that others keep cat or mouse, and hide the mouse
        self.beliefs: list[Belief | None] = NOT_ASKED  # what seats have worked out, NOBODY's last

    def thoughts(self) -> tuple[str, ...]:
        return ("beliefs",)

    def weigh(self, seen: Glimpse, crossed: i64) -> None:
        """How likely it was that this was shown, if every legal choice is, with these cheeses crossed out before."""
        raise NotImplementedError

    # What a seat saw.

    def glimpses(self, seat: i64, first: i64) -> list[Glimpse]:
        """What a seat (or NOBODY, a watcher) saw of each turn from the first asked for to the one that is going on."""
        found: list[Glimpse] = []
        cards = self.deal
        crossed: i64 = 0
        for t in range(i64(len(self.turns))):
            turn = i64(self.turns[t])
            if t >= first:
                found.append(self.glimpse(seat, t, FINISHED, turn, cards))
                self.weigh(found[-1], crossed)
            cards = after_turn(cards, turn)
            if turn & BOTH != 0:
                crossed |= bit(shown_card(turn))
        found.append(self.glimpse_now(seat, cards))
        self.weigh(found[-1], crossed)
        return found

    def glimpse(self, seat: i64, t: i64, phase: i64, turn: i64, cards: i64) -> Glimpse:
        """What a seat saw of the turn after t others, which has come to this phase and began with these cards."""
        seen = Glimpse()
        is_mover = seat == t % self.seats
        is_victim = self.is_large() and phase >= SEEING_DRAWN and seat == drawn_place(turn)
        is_settled = phase == FINISHED
        if phase >= SEEING_OWN:
            seen.own = own_place(turn)
        if phase >= SEEING_DRAWN:
            seen.drawn = drawn_place(turn)
        if (is_mover and phase > SEEING_OWN) or (is_victim and is_settled and turn & EXCHANGED != 0):
            seen.own_card = card_at(cards, seen.own)
        if (is_mover and phase > SEEING_DRAWN) or is_victim:
            seen.drawn_card = card_at(cards, seen.drawn)
        if phase > SHOWING:
            seen.shown = shown_card(turn)
            seen.both = turn & BOTH != 0
        if is_settled or phase == SEEING_RETURNED:
            seen.exchange = SECRET
            if is_mover or (is_victim and is_settled):
                seen.exchange = SWAPPED if turn & EXCHANGED != 0 else STAYED
        return seen

    def glimpse_now(self, seat: i64, cards: i64) -> Glimpse:
        """What a seat has seen of the turn that is going on, if any is, and of the end."""
        is_between = self.phase >= FINDING_CAT and shown_card(self.now) == NO_CARD
        phase = DEALING if is_between else self.phase
        seen = self.glimpse(seat, i64(len(self.turns)), phase, self.now, cards)
        if self.cat_seat != NO_SEAT:
            seen.cat_from = self.cat_seat * self.hand
            seen.cat_below = seen.cat_from + self.hand
        return seen

    # What it makes of that.

    def belief(self, seat: i64) -> Belief:
        """What a seat can work out now. Clones share it; after more moves it is carried on, not begun again."""
        whose = seat if seat >= 0 else self.seats
        known = self.beliefs[whose] if len(self.beliefs) > 0 else None
        if known is not None and known.moment == self.moment():
            return known
        past = [first_layer(self.places(), self.hand, self.dealt_to(seat))] if known is None else known.past
        belief = worked_out(past, self.glimpses(seat, i64(len(past)) - 1), self.moment(), self.guile)
        if self.phase != DEALING:
            beliefs: list[Belief | None] = [None] * (int(self.seats) + 1)
            beliefs[: len(self.beliefs)] = self.beliefs
            beliefs[whose] = belief
            self.beliefs = beliefs
        return belief

    def moment(self) -> i64:
        return 16 * i64(len(self.turns)) + self.phase

    def suppose(self, belief: Belief, dice: Dice) -> None:
        """Make one of the pasts that are possible by this belief the true one."""
        k = belief.pick(dice)
        cards = belief.cards(k, self.all_cards(), dice)
        t = i64(len(self.turns))
        if self.pack == 0:
            self.cards = cards
        origin = belief.tip.origin(k, belief.past[t], dice)
        self.now = marked(self.now, origin & 1)
        cards = after_turn(cards, self.now)
        while t > 0:
            t -= 1
            origin = belief.past[t + 1].origin(origin >> 1, belief.past[t], dice)
            turn = marked(i64(self.turns[t]), origin & 1)
            self.turns[t] = i16(turn)
            cards = after_turn(cards, turn)
        self.lay_deal(cards)


def worked_out(past: list[Layer], glimpses: list[Glimpse], moment: i64, guile: float = FAIR) -> Belief:
    """The belief that follows from what was known of the past and from what was seen since; the last glimpse is of now."""
    layers = past[:]
    for k in range(len(glimpses) - 1):
        layers.append(Step(layers[-1], glimpses[k], guile).run())
    return Belief(layers, Step(layers[-1], glimpses[-1], guile).run(), moment)

"""How to play on in Go da Cheese! without thinking: the three cards that bring most if nobody came after them.

Lines do not touch each other, so three cards are worth what they are worth one by one. The small numbers below are
rounded from what a search among such policies, playing each other, came to.

And what to believe of cards that lie face down: others have laid them where they are of use. How much that says is
rounded from what made the face-down cards likeliest in forty games of Claras with three, four and five players.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, held, kinds, lowest, one, size
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import State
from cheeseboard.games.go_da_cheese.position import (
    ANY,
    CAT,
    DOG,
    KING,
    MARKED,
    MARKED_MOUSE,
    MOUSE,
    NONE,
    THREE,
    is_cat,
)
from cheeseboard.games.go_da_cheese.rules import AT, DRAW, LAY, Goda

WORTH: Final = vec[i64]([0x10001, 0x10001, 0x20001, 0x10101, 0x30000, 0, 0x30000])  # as in rank: of each kind in a pile
POINT: Final[i64] = 0x10000
PARTS: Final[i64] = 256  # of a point, in which the numbers below are given
PATIENCE: Final = vec[i64]([0, 0, 0, 0, 220, 185, 220])  # what each kind could bring later, for each play to come
BLUFF: Final[i64] = 64  # a marked mouse makes the others think of cats
FEAR: Final[i64] = 70  # of a cat that might come: a part of what it would take
WHIM: Final[i64] = 64  # differences that are too small to see
EAGER: Final[i64] = 3  # times of four, three cards are laid at once and nothing is drawn before
ALL: Final[i64] = 25  # plays
LONGEST: Final[i64] = 26  # a card of every play, and one more
SEATS: Final[i64] = 5
CIRCLE: Final[i64] = 10  # cheeses, at most
LANES: Final[i64] = 8  # kinds, rounded up
ZERO: Final[i64] = 0
WORST: Final[i64] = -0xFFFFFFFFFFFF

STEPS: Final[i64] = 4  # make a card twice as likely; so does a point that it brings its owner
FIRST: Final = vec[i64]([0, -3, -2, -2, -3, -1, -3])  # so many steps more than a mouse, for each kind as the first card
LATER: Final = vec[i64]([0, 0, 0, 0, -11, 0, 0])  # and as a marked card after that: cats go first, where none shows
SUREST: Final[i64] = 32  # steps; more make no difference
LIKELY: Final = vec[i64]([round(2 ** (8 + steps / 4)) for steps in range(-32, 33)])


@mypyc_attr(acyclic=True)
class Line:
    """The cards at a cheese, to be resolved again and again: as they lie, or with one more at the end."""

    def __init__(self) -> None:
        self.kinds: Final = vec[i64]([0] * LONGEST)
        self.owners: Final = vec[i64]([0] * LONGEST)
        self.taken: Final = vec[i64]([0] * LONGEST)
        self.gains: Final = vec[i64]([0] * SEATS)  # what each seat has of it, counted as in rank
        self.length: i64 = 0
        self.mice: i64 = 0  # that the cheese feeds
        self.left: i64 = 0  # that it could still feed
        self.last: i64 = NONE  # the place of the last mouse fed that is no king
        self.own_cats: bool = True

    def load(self, table: Goda, cheese: i64, seat: i64, sighted: bool, before: i64 = ALL) -> None:
        """As it lies, or lay before a play. Whoever is not sighted takes others' hidden cards for what they seem."""
        plays = table.plays_at(cheese) & (bit(before) - 1)
        length: i64 = 0
        while plays != 0:
            card = table.card_at(cheese, lowest(plays))
            plays &= plays - 1
            kind = table.kind(card)
            if not sighted and table.is_hidden(card, seat):
                kind = seeming(card)
            self.kinds[length] = kind
            self.owners[length] = table.owner(card)
            length += 1
        self.length = length
        self.mice = table.mice_at(cheese)
        self.own_cats = table.house.own_cats

    def append(self, kind: i64, seat: i64) -> None:
        self.kinds[self.length] = kind
        self.owners[self.length] = seat
        self.length += 1

    # §7 to §9, without a word

    def resolve(self) -> None:
        for seat in range(SEATS):
            self.gains[seat] = 0
        for at in range(self.length):
            self.taken[at] = 0
        for at in range(self.length - 1, NONE, -1):
            if is_cat(self.kinds[at]):
                self.send(at)
        self.feed()

    def send(self, cat: i64) -> None:
        """A cat is taken by the dog behind it, or by the one before it; otherwise it hunts."""
        if self.is_chased(cat, cat + 1):
            self.gains[self.owners[cat + 1]] += WORTH[CAT]
        elif self.is_chased(cat, cat - 1):
            self.gains[self.owners[cat - 1]] += WORTH[CAT]
        else:
            self.hunt(cat)

    def is_chased(self, cat: i64, dog: i64) -> bool:
        if not 0 <= dog < self.length or self.kinds[dog] != DOG:
            return False
        return self.own_cats or self.owners[dog] != self.owners[cat]

    def hunt(self, cat: i64) -> None:
        seat = self.owners[cat]
        at = cat - 1
        while at >= max(cat - THREE, ZERO) and self.kinds[at] <= KING:
            if self.owners[at] != seat:
                self.gains[seat] += WORTH[self.kinds[at]]
                self.taken[at] = 1
            at -= 1

    def feed(self) -> None:
        self.left = self.mice
        for at in range(self.length):
            if self.kinds[at] == KING and self.taken[at] == 0 and self.left > 0:
                self.gains[self.owners[at]] += WORTH[KING]
                self.left -= 1
        self.last = NONE
        for at in range(self.length):
            if self.left == 0:
                return
            if self.kinds[at] < KING and self.taken[at] == 0:
                self.gains[self.owners[at]] += WORTH[self.kinds[at]]
                self.left -= 1
                self.last = at

    # What it means to a seat

    def lead(self, seat: i64, seats: i64) -> i64:
        """How far it puts a seat ahead of all the others together, once resolved."""
        total = self.gains[0] + self.gains[1] + self.gains[2] + self.gains[3] + self.gains[4]
        return seats * self.gains[seat] - total

    def danger(self, seat: i64, seats: i64) -> i64:
        """How much of that a cat could reach that came next."""
        found: i64 = 0
        at = self.length - 1
        while at >= max(self.length - THREE, ZERO) and self.kinds[at] <= KING:
            found += share(WORTH[self.kinds[at]], self.owners[at] == seat, seats)
            at -= 1
        return found


def seeming(card: i64) -> i64:
    """What others take a face-down card for: a mouse, or a cat if it must be marked."""
    return MOUSE if card % THREE == 0 else CAT


def forget(world: Goda, seat: i64) -> None:
    """What is hidden from a seat goes back into the decks, and face-down cards are what they seem."""
    world.take_back(seat)
    for card in range(world.laid):
        if world.is_hidden(card, seat):
            world.suppose(card, seeming(card))


def share(worth: i64, own: bool, seats: i64) -> i64:
    """What it puts a seat ahead, if somebody has it."""
    return worth * (seats - 1) if own else -worth


def around(cheese: i64, circle: i64) -> i64:
    """Clockwise, after the last cheese comes the first."""
    return cheese if cheese < circle else cheese - circle


def cheese_of(table: Goda, card: i64) -> i64:
    """Where a card lies."""
    return around(table.start_of(card // THREE) + card % THREE, table.circle())


@mypyc_attr(acyclic=True)
class Sly(Policy):
    """Lays what brings most now. Cats and dogs wait for their hour, mice beware of cats."""

    def __init__(self, sighted: bool = False) -> None:
        self.sighted: Final[bool] = sighted  # whether it sees what lies face down
        self.line: Final = Line()
        self.worths: Final = vec[i64]([0] * (CIRCLE * LANES))  # of each kind at the end of each line
        self.tops: Final = vec[i64]([0] * CIRCLE)  # the best of them in each line
        self.cards: Final = vec[i64]([0] * 3)  # the play that is being made
        self.start: i64 = NONE
        self.play: i64 = NONE
        self.tickets: Final = vec[i64]([0] * LANES)  # of each kind and those before it, to be the card that lies there

    def choose(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Goda)
        if state.is_legal(DRAW) and (state.tickets == 1 or dice.below(4) >= EAGER):
            return DRAW
        step = state.laid % THREE
        if state.start == NONE or self.play != state.laid - step or self.start != state.start:
            self.plan(state, step, dice)
        if state.start == NONE:
            return AT + self.start
        if step == THREE - 1:
            self.play = NONE
        return LAY + self.cards[step]

    def plan(self, table: Goda, step: i64, dice: Dice) -> None:
        """Choose the rest of a play."""
        self.play = table.laid - step
        self.weigh(table, dice)
        hand = table.hand_of(table.mover)
        best = WORST
        if table.start != NONE:
            self.order(table.start, table.circle(), step, hand, ZERO, best)
            return
        for start in range(table.circle()):
            best = self.order(start, table.circle(), ZERO, hand, ZERO, best)

    def order(self, start: i64, circle: i64, step: i64, hand: i64, sofar: i64, best: i64) -> i64:
        """Lay the hand in all orders from this step on; the best worth there is, its cards kept."""
        if step == THREE:
            return sofar
        if sofar + self.hope(start, circle, step) <= best:
            return best
        at = LANES * around(start + step, circle)
        rest = kinds(hand)
        while rest != 0:
            kind = lowest(rest)
            rest &= rest - 1
            found = self.order(start, circle, step + 1, hand - one(kind), sofar + self.worths[at + kind], best)
            if found > best:
                best = found
                self.start = start
                self.cards[step] = kind
        return best

    def hope(self, start: i64, circle: i64, step: i64) -> i64:
        """What the cards from this step on could be worth at most, if there were enough of each kind."""
        found: i64 = 0
        for later in range(step, THREE):
            found += self.tops[around(start + later, circle)]
        return found

    def weigh(self, table: Goda, dice: Dice) -> None:
        """What each card of the hand is worth at each cheese."""
        seat = table.mover
        hand = table.hand_of(seat)
        later = (size(table.deck_of(seat) + hand) - 1) // THREE  # plays
        for cheese in range(table.circle()):
            self.line.load(table, cheese, seat, self.sighted)
            self.line.resolve()
            before = self.line.lead(seat, table.seats)
            danger = self.line.danger(seat, table.seats)
            self.tops[cheese] = WORST
            rest = kinds(hand)
            while rest != 0:  # the mice first: what they bring is seen in the line as it lies
                kind = lowest(rest)
                rest &= rest - 1
                extra = dice.below(WHIM) - PATIENCE[kind] * later
                if kind == MARKED_MOUSE:
                    extra += BLUFF
                worth = self.worth(kind, seat, table.seats, before, danger) + extra * POINT * table.seats
                self.worths[LANES * cheese + kind] = worth
                self.tops[cheese] = max(self.tops[cheese], worth)

    def worth(self, kind: i64, seat: i64, seats: i64, before: i64, danger: i64) -> i64:
        """What a card at the end of the line changes: how far ahead it puts a seat, and what a cat could reach of that."""
        gain = self.gain(kind, seat, seats, before) * PARTS - self.line.danger(seat, seats) * FEAR
        self.line.length -= 1
        return gain + danger * FEAR

    def gain(self, kind: i64, seat: i64, seats: i64, before: i64) -> i64:
        """How much further ahead a seat is with that card, which is at the end of the line from now on."""
        line = self.line
        line.append(kind, seat)
        if kind <= KING:
            return self.meal(kind, seat, seats)
        if kind == DOG and (line.length == 1 or not is_cat(line.kinds[line.length - 2])):
            return ZERO
        line.resolve()
        return line.lead(seat, seats) - before

    def meal(self, kind: i64, seat: i64, seats: i64) -> i64:
        """A mouse eats if something is left; a king takes it from the last one."""
        line = self.line
        if line.left > 0:
            return share(WORTH[kind], True, seats)
        if kind < KING or line.last == NONE:
            return ZERO
        hungry = share(WORTH[line.kinds[line.last]], line.owners[line.last] == seat, seats)
        return share(WORTH[KING], True, seats) - hungry

    # What the others have laid face down

    def imagine(self, root: State, seat: i64, dice: Dice) -> Goda:
        """A world in which it lies where it is of use to them."""
        assert isinstance(root, Goda)
        world = root.clone()
        forget(world, seat)
        for card in range(world.laid):
            if card % THREE > 0 and world.is_hidden(card, seat):
                self.lay_again(world, card, dice)
        for card in range(world.laid):
            if card % THREE == 0 and world.is_hidden(card, seat):
                self.lay_again(world, card, dice)
        world.hold_again(root, seat, dice)
        world.resume()
        return world

    def lay_again(self, world: Goda, card: i64, dice: Dice) -> None:
        """Draw a card anew from what its owner has left."""
        ticket = dice.below(self.judge(world, card))
        kind: i64 = 0
        while self.tickets[kind] <= ticket:
            kind += 1
        world.take_from_deck(world.owner(card), kind)
        world.suppose(card, kind)

    def judge(self, world: Goda, card: i64) -> i64:
        """How likely each kind is to be a card, by the line as its owner saw it before; all tickets together.

        The owner has its cards in the deck but for those that lie there already, the surely marked ones first.
        """
        step = card % THREE
        owner = world.owner(card)
        pool = world.deck_of(owner) & (ANY if step == 0 else MARKED)
        self.line.load(world, cheese_of(world, card), owner, False, card // THREE)
        self.line.resolve()
        before = self.line.lead(owner, world.seats)
        danger = self.line.danger(owner, world.seats)
        total: i64 = 0
        for kind in range(i64(len(FIRST))):
            if held(pool, kind) > 0:
                points = self.worth(kind, owner, world.seats, before, danger) * STEPS // (PARTS * POINT * world.seats)
                steps = points + (FIRST[kind] if step == 0 else LATER[kind])
                total += held(pool, kind) * LIKELY[SUREST + max(-SUREST, min(SUREST, steps))]
            self.tickets[kind] = total
        return total

"""How everybody goes on hunting in a game played in the head: by what the active player remembers, never by what lies there.

Clara works out all that can be. Hunt keeps to a memory, and Wary to nothing. Cunning watches who of the others is a Clara.
A memory keeps a chance for each place, of cat and mouse apart. That is rougher than a belief and a hundred times quicker.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from cheeseboard.engine.bits import bit, lowest, nth, popcount
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import LUCK, State
from cheeseboard.games.cheese_chase.belief import FAIR, NOT_ASKED, fraction
from cheeseboard.games.cheese_chase.position import (
    BOTH,
    CAT,
    DRAWING,
    EXCHANGED,
    HUNTERS,
    KEEPING,
    LOOKING,
    MOUSE,
    SHOWING,
    after_turn,
    card_at,
    drawn_place,
    own_place,
    place_of,
    shown_card,
)
from cheeseboard.games.cheese_chase.rules import KEEP, LOOK, SHOW, SHOW_BOTH, Chase
from cheeseboard.games.cheese_chase.strategy import PLACES, Strategy

GUILE: Final = 0.9  # how likely somebody keeps cat or mouse rather than a cheese, and hides the mouse
AT_FIRST: Final = 0.9  # how likely somebody who has not moved yet plays as Clara does
SLIP: Final = 0.05  # how likely whoever does so now and then does anything
PASTS: Final[i64] = 16  # worlds in which to look back
CARELESS: Final[i64] = 8  # one move in so many is made without thought
PROUD: Final[i64] = 4  # one mouse in so many is shown before it wins


@mypyc_attr(acyclic=True)
class Memory:
    """Where one hunter, the cat or the mouse, may lie, as a seat remembers it: a chance for each place."""

    def __init__(self, hunter: i64) -> None:
        self.hunter: Final[i64] = hunter
        self.chances: Final = vec[float]([0.0] * PLACES)

    def remember(self, state: Chase, seat: i64) -> None:
        """All that happened, as this seat saw it."""
        self.begin(state, seat)
        cards = state.deal
        mover: i64 = 0
        for t in range(i64(len(state.turns))):
            turn = i64(state.turns[t])
            is_victim = state.is_large() and drawn_place(turn) == seat
            self.watch(turn, cards, mover == seat, is_victim)
            cards = after_turn(cards, turn)
            mover += 1
            if mover == state.seats:
                mover = 0

    def begin(self, state: Chase, seat: i64) -> None:
        """The deal: it is in the own row, or anywhere else."""
        place = place_of(self.hunter, state.deal)
        is_mine = state.owner(place) == seat
        for k in range(PLACES):
            is_free = k < state.places() and state.owner(k) != seat
            self.chances[k] = 1.0 if is_free and not is_mine else 0.0
        if is_mine:
            self.chances[place] = 1.0

    def watch(self, turn: i64, cards: i64, is_mover: bool, is_victim: bool) -> None:
        """One turn: who drew sees both cards; whose card it was sees that, and what comes back."""
        own = own_place(turn)
        drawn = drawn_place(turn)
        is_exchanged = turn & EXCHANGED != 0
        if turn & BOTH != 0:
            self.pair(own, drawn)
        if is_mover or (is_victim and is_exchanged):
            self.see(own, card_at(cards, own))
        if is_mover or is_victim:
            self.see(drawn, card_at(cards, drawn))
            if is_exchanged:
                self.share(own, drawn, 0.0)
        else:
            self.share(own, drawn, GUILE)

    def see(self, place: i64, card: i64) -> None:
        if card == self.hunter:
            self.only(place, place)
        else:
            self.chances[place] = 0.0

    def pair(self, one: i64, other: i64) -> None:
        """Mouse and cheese were shown together."""
        if self.hunter == MOUSE:
            self.only(one, other)
        else:
            self.chances[one] = 0.0
            self.chances[other] = 0.0

    def only(self, one: i64, other: i64) -> None:
        """It lies on one of these places; or on this one, if they are the same."""
        for k in range(PLACES):
            if k != one and k != other:  # noqa: PLR1714 - not a tuple, for speed
                self.chances[k] = 0.0

    def share(self, own: i64, drawn: i64, kept: float) -> None:
        """One of two cards was kept; nothing kept of what was there means that they were exchanged."""
        mine = self.chances[own]
        other = self.chances[drawn]
        if kept == 0.0:
            self.chances[own] = other
            self.chances[drawn] = mine
        else:
            self.chances[own] = kept * (mine + other)
            self.chances[drawn] = (1.0 - kept) * (mine + other)

    def settle(self) -> None:
        """Chances that add up to 1."""
        total = 0.0
        for k in range(PLACES):
            total += self.chances[k]
        for k in range(PLACES):
            self.chances[k] /= total

    def within(self, state: Chase, seat: i64) -> float:
        """How likely it lies in this seat's row."""
        found = 0.0
        for k in range(seat * state.hand, (seat + 1) * state.hand):
            found += self.chances[k]
        return found

    def elsewhere(self, state: Chase, seat: i64) -> float:
        """How likely it lies on the best single place of all other rows."""
        best = 0.0
        for k in range(state.places()):
            if state.owner(k) != seat:
                best = max(best, self.chances[k])
        return best


@mypyc_attr(acyclic=True)
class Wary(Policy):
    """Everybody plays on at random; but so far, it thinks, the others have kept cat and mouse when they could."""

    def __init__(self) -> None:
        self.root: State | None = None  # the position it was asked about
        self.suspect: Chase | None = None  # the same, with that suspicion

    def imagine(self, root: State, seat: i64, dice: Dice) -> State:
        return self.suspected(root).imagine(seat, dice)

    def suspected(self, root: State) -> Chase:
        suspect = self.suspect
        if self.root is not root or suspect is None:
            suspect = suspicious(root)
            self.root = root
            self.suspect = suspect
        return suspect


def suspicious(root: State) -> Chase:
    """A copy whose seats think that others keep cat and mouse, and hide the mouse."""
    assert isinstance(root, Chase)
    copy = root.clone()
    copy.guile = GUILE
    copy.beliefs = NOT_ASKED
    return copy


@mypyc_attr(acyclic=True)
class Hunt(Wary):
    """Look for cat or mouse, keep what you find, hide the mouse until it wins; now and then do anything."""

    def __init__(self) -> None:
        super().__init__()
        self.cat: Final = Memory(CAT)
        self.mouse: Final = Memory(MOUSE)

    def choose(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Chase)
        if state.tickets == 1:
            return lowest(state.legal)
        if dice.below(CARELESS) == 0:
            return state.pick(dice)
        if state.phase == DRAWING:
            return self.draw(state, dice)
        if state.phase == KEEPING:
            return self.keep(state, dice)
        return self.look(state, dice) if state.phase == LOOKING else self.show(state, dice)

    def remember(self, state: Chase) -> None:
        self.cat.remember(state, state.mover)
        self.mouse.remember(state, state.mover)
        self.cat.settle()
        self.mouse.settle()

    def look(self, state: Chase, dice: Dice) -> i64:
        """At the card with which cat and mouse are likeliest to meet."""
        self.remember(state)
        cat = self.cat.elsewhere(state, state.mover) if state.house.active_wins else 0.0
        return LOOK + self.likeliest(
            state.legal >> LOOK, state.mover * state.hand, self.mouse.elsewhere(state, state.mover), cat, dice
        )

    def draw(self, state: Chase, dice: Dice) -> i64:
        """With one hunter look for the other; with a cheese, for either."""
        self.remember(state)
        card = state.own_card()
        if card == MOUSE and not state.house.active_wins:
            return self.likeliest(state.legal, 0, -1.0, 0.0, dice)
        with_cat = 0.0 if card == CAT else 1.0
        with_mouse = 0.0 if card == MOUSE else 1.0
        return self.likeliest(state.legal, 0, with_cat, with_mouse, dice)

    def likeliest(self, legal: i64, first: i64, cat: float, mouse: float, dice: Dice) -> i64:
        """The best of these places, counted from the first, if cat and mouse are worth so much; of equals any."""
        best = -2.0
        alike: i64 = 0
        choice: i64 = 0
        while legal != 0:
            place = lowest(legal)
            legal &= legal - 1
            worth = cat * self.cat.chances[first + place] + mouse * self.mouse.chances[first + place]
            if worth > best:
                best = worth
                alike = 0
            if worth == best:
                alike += 1
                if dice.below(alike) == 0:
                    choice = place
        return choice

    def show(self, state: Chase, dice: Dice) -> i64:
        """Any cheese. The mouse with it when that wins, and now and then before, but not with a crossed-out one."""
        cheese = state.own_card() if state.own_card() < MOUSE else state.drawn_card()
        both = SHOW_BOTH + cheese
        if not state.is_legal(both):
            return state.pick(dice)
        if (state.crossed >> cheese) & 1 == 1:
            return lowest(state.legal)
        if state.crossed | bit(cheese) != state.all_cards() & ~HUNTERS:
            return both if dice.below(PROUD) == 0 else lowest(state.legal)
        self.cat.remember(state, state.mover)
        self.cat.settle()
        return both if self.cat.within(state, state.mover) < 0.5 else lowest(state.legal)

    def keep(self, state: Chase, dice: Dice) -> i64:
        """The cat or the mouse; a mouse that cannot win is left to others."""
        own = state.own_card()
        drawn = state.drawn_card()
        hunter = max(own, drawn)
        if hunter < MOUSE:
            return nth(state.legal, dice.below(2))
        if hunter == MOUSE and not state.house.active_wins:
            return KEEP + min(own, drawn)
        return KEEP + hunter


@mypyc_attr(acyclic=True)
class Cunning(Wary):
    """Everybody goes on as Clara would or by a hunter's memory: each as likely as their looks and draws so far suggest."""

    def __init__(self) -> None:
        super().__init__()
        self.hunt: Final = Hunt()
        self.chances: Final = vec[float]([0.0] * PLACES)  # that a seat is a Clara
        self.claras: i64 = 0  # those who are, in this world, a set

    def prepare(self, root: State, seat: i64) -> None:
        """Who is a Clara, by how much likelier what they did would then be, in the mean of a few worlds."""
        dice = Dice(0)
        likely = vec[float]([0.0] * PLACES)
        suspect = self.suspected(root)
        for _ in range(PASTS):
            look_back(suspect.imagine(seat, dice), likely)
        for other in range(root.seats):
            odds = AT_FIRST / (1.0 - AT_FIRST) * likely[other] / float(PASTS)
            self.chances[other] = odds / (1.0 + odds)
        self.chances[seat] = 1.0

    def imagine(self, root: State, seat: i64, dice: Dice) -> State:
        """What Claras know is worked out once for all moves that are tried in this world."""
        world = self.suspected(root).imagine(seat, dice)
        self.claras = 0
        for other in range(world.seats):
            if fraction(dice) < self.chances[other]:
                self.claras |= bit(other)
                world.belief(other)
        return world

    def choose(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Chase)
        if state.tickets == 1:
            return lowest(state.legal)
        if (self.claras >> state.turn) & 1 == 1:
            return Strategy(state, state.turn).choice(dice)
        return self.hunt.choose(state, dice)


def look_back(world: Chase, likely: vec[float]) -> None:
    """Add, for each seat, how much likelier a Clara is to have looked and drawn so than somebody who does anything."""
    ratios = vec[float]([1.0] * PLACES)
    past = before(world)
    for t in range(i64(len(world.turns))):
        turn = i64(world.turns[t])
        while past.phase != SHOWING:
            move = LOOK + own_place(turn) % past.hand if past.phase == LOOKING else drawn_place(turn)
            if past.turn == LUCK:
                move = lowest(past.legal)
            else:
                ratios[past.turn] *= typical(past, move)
            past.happen(move)
        past.happen((SHOW_BOTH if turn & BOTH != 0 else SHOW) + shown_card(turn))
        past.happen(KEEP + (past.drawn_card() if turn & EXCHANGED != 0 else past.own_card()))
        while past.turn == LUCK:
            past.happen(lowest(past.legal))
    for seat in range(world.seats):
        likely[seat] += ratios[seat]


def before(world: Chase) -> Chase:
    """The same game before its first turn, with the same suspicion."""
    past = Chase(world.seats, world.hand, world.house, vec[i16]())
    past.guile = world.guile
    past.deal = world.deal
    past.cards = world.deal
    past.begin_turn()
    past.offer()
    return past


def typical(past: Chase, move: i64) -> float:
    """How much likelier a Clara is to do this than somebody who does anything."""
    best = Strategy(past, past.turn).best_moves()
    if (best >> move) & 1 == 0:
        return SLIP
    return SLIP + (1.0 - SLIP) * float(past.tickets) / float(popcount(best))


def cunning(state: Chase, dice: Dice) -> int:
    """Clara's move: the game's own advice, to somebody who knows how others play."""
    return int(Strategy(suspicious(state), state.turn).choice(dice))


@mypyc_attr(acyclic=True)
class Advised(Policy):
    """Everybody takes the game's own advice, thinking that others so gladly keep cat and mouse."""

    def __init__(self, guile: float) -> None:
        self.guile: Final[float] = guile

    def choose(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Chase)
        if state.tickets == 1:
            return lowest(state.legal)
        thinker = state.clone()
        thinker.guile = self.guile
        if self.guile != FAIR:
            thinker.beliefs = NOT_ASKED
        return Strategy(thinker, state.turn).choice(dice)

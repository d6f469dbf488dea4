"""What the learned mouse goes by in the small game: what it believes, what everybody may believe, and what was touched when.

Places have no names here. The own row comes first, and in each row the place that was touched last; of those that nobody has
touched each seat has an order of its own, which nobody else can know.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import one
from cheeseboard.engine.dice import scrambled
from cheeseboard.engine.features import Features
from cheeseboard.engine.network import TABLE
from cheeseboard.engine.state import State
from cheeseboard.games.cheese_chase.position import (
    BOTH,
    CAT,
    DRAWING,
    HANDS,
    KEEPING,
    LOOKING,
    MOUSE,
    SHOWING,
    drawn_place,
    own_place,
    shown_card,
)
from cheeseboard.games.cheese_chase.rules import DRAW, KEEP, LOOK, SHOW, SHOW_BOTH, Chase
from cheeseboard.games.cheese_chase.strategy import PLACES, joint

# The choices: look at or draw from a place, show one of two cheeses or both cards, keep one of two cards.

DRAWS: Final[i64] = 4
SHOWS: Final[i64] = 10
KEEPS: Final[i64] = 13
SQUARE: Final[i64] = 81
FULL: Final = 127.0
OLDEST: Final[i64] = 9  # turns; what is longer ago is as if it had never been
PER_PLACE: Final[i64] = 8
COMMON: Final[i64] = 40  # numbers about the whole
ENDING: Final[i64] = 8  # turns before the cap that are told apart
ZERO: Final[i64] = 0


def watched(state: Chase) -> vec[float]:
    """How likely cat and mouse lie on two places, to somebody who sees nothing but what is public, and thinks that all
    choose by a coin. The names of cheeses tell more than this goes into."""
    ways = vec[float]([0.0] * SQUARE)
    places = state.places()
    for cat in range(places):
        for mouse in range(places):
            if state.owner(cat) != state.owner(mouse):
                ways[cat * PLACES + mouse] = 1.0
    for t in range(i64(len(state.turns))):
        watch(ways, places, i64(state.turns[t]))
    return ways


def watch(ways: vec[float], places: i64, turn: i64) -> None:
    """One turn: cat and mouse did not meet; the mouse may have been shown; cards were exchanged or not."""
    own = own_place(turn)
    drawn = drawn_place(turn)
    is_mouse = turn & BOTH != 0
    ways[own * PLACES + drawn] = 0.0
    ways[drawn * PLACES + own] = 0.0
    total = 0.0
    for cat in range(places):
        for mouse in range(places):
            at = cat * PLACES + mouse
            if is_one_of(mouse, own, drawn):
                ways[at] *= 0.5
            elif is_mouse:
                ways[at] = 0.0
            total += ways[at]
    share = 0.5 / total
    for cat in range(places):
        mean_of(ways, cat * PLACES + own, cat * PLACES + drawn, share, is_one_of(cat, own, drawn))
    for mouse in range(places):
        mean_of(ways, own * PLACES + mouse, drawn * PLACES + mouse, share, is_one_of(mouse, own, drawn))
    for cat in range(places):
        for mouse in range(places):
            if not is_one_of(cat, own, drawn) and not is_one_of(mouse, own, drawn):
                ways[cat * PLACES + mouse] *= 2.0 * share


def is_one_of(place: i64, own: i64, drawn: i64) -> bool:
    return place == own or place == drawn  # noqa: PLR1714 - not a tuple, for speed


def mean_of(ways: vec[float], one: i64, other: i64, share: float, is_empty: bool) -> None:
    """Two arrangements that an exchange makes of each other."""
    if is_empty:
        return
    mean = (ways[one] + ways[other]) * share
    ways[one] = mean
    ways[other] = mean


def part(chance: float) -> i64:
    """A chance as a number to sense: what is possible is never 0, and what is not sure never 127."""
    found = i64(FULL * chance + 0.5)
    if found == 0 and chance > 0.0:
        return 1
    if found >= 127 and chance < 1.0:
        return 126
    return min(found, 127)


@mypyc_attr(acyclic=True)
class ChaseSenses(Features):
    """For two to four players."""

    def __init__(self, seats: i64) -> None:
        hand = HANDS[seats]
        self.seats: Final[i64] = seats
        self.hand: Final[i64] = hand
        self.places: Final[i64] = seats * hand
        self.pairs: Final[i64] = 2 * hand * (seats - 1) * hand
        count = self.places * PER_PLACE + COMMON + self.pairs + 4 * seats
        super().__init__([[""] * 8] * int(TABLE + (count + 7) // 8))
        self.order: Final = vec[i64]([0] * PLACES)  # of places, as this seat counts them
        self.last: Final = vec[i64]([0] * PLACES)  # for each place: after how many turns it was touched; 0 for never
        self.looked: Final = vec[i64]([0] * PLACES)
        self.drew: Final = vec[i64]([0] * PLACES)

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        assert isinstance(state, Chase)
        for k in range(self.words):
            into[at + k] = 0
        self.look_back(state)
        self.arrange(state, seat)
        self.write_choices(state, into, at)
        start = 8 * (at + TABLE)
        ways = joint(state.belief(seat).tip)
        public = watched(state)
        start = self.write_places(state, ways, public, into, start)
        start = self.write_pairs(ways, into, start)
        start = self.write_rows(state, seat, ways, public, into, start)
        self.write_common(state, seat, into, start)

    def look_back(self, state: Chase) -> None:
        for k in range(PLACES):
            self.last[k] = 0
            self.looked[k] = 0
            self.drew[k] = 0
        count = i64(len(state.turns))
        for t in range(count):
            turn = i64(state.turns[t])
            self.looked[own_place(turn)] = t + 1
            self.drew[drawn_place(turn)] = t + 1
        if state.phase > LOOKING:
            self.looked[own_place(state.now)] = count + 1
        if state.phase > DRAWING:
            self.drew[drawn_place(state.now)] = count + 1
        for k in range(PLACES):
            self.last[k] = max(self.looked[k], self.drew[k])

    def arrange(self, state: Chase, seat: i64) -> None:
        """The own row first, then those to the left; in each the place that was touched last."""
        secret = state.dealt_to(seat)
        at: i64 = 0
        for k in range(self.seats):
            row = (seat + k) % self.seats
            for place in range(row * self.hand, (row + 1) * self.hand):
                rank = self.rank(place, secret)
                spot = at
                while spot > k * self.hand and self.rank(self.order[spot - 1], secret) < rank:
                    self.order[spot] = self.order[spot - 1]
                    spot -= 1
                self.order[spot] = place
                at += 1

    def rank(self, place: i64, secret: i64) -> i64:
        return (self.last[place] << 32) + scrambled((secret ^ (secret >> 32) ^ (place << 28)) & 0xFFFFFFFF)

    def write_choices(self, state: Chase, into: vec[i64], at: i64) -> None:
        legal = state.legal
        hand = self.hand
        if state.phase == LOOKING:
            for k in range(hand):
                put_choice(into, at, k, LOOK + self.order[k] % hand)
        elif state.phase == DRAWING:
            for k in range(hand, self.places):
                put_choice(into, at, DRAWS + k - hand, DRAW + self.order[k])
        elif state.phase == SHOWING:
            own = state.own_card()
            drawn = state.drawn_card()
            if own < MOUSE and state.is_legal(SHOW + own):
                put_choice(into, at, SHOWS, SHOW + own)
            if drawn < MOUSE and state.is_legal(SHOW + drawn):
                put_choice(into, at, SHOWS + 1, SHOW + drawn)
            both = SHOW_BOTH + min(own, drawn)
            if (legal >> both) & 1 == 1:  # with the cat, that is to catch the mouse
                put_choice(into, at, SHOWS + 2, both)
        elif state.phase == KEEPING:
            put_choice(into, at, KEEPS, KEEP + state.own_card())
            put_choice(into, at, KEEPS + 1, KEEP + state.drawn_card())

    def write_places(self, state: Chase, ways: vec[float], public: vec[float], into: vec[i64], start: i64) -> i64:
        now = i64(len(state.turns)) + 1
        for k in range(self.places):
            place = self.order[k]
            cat = 0.0
            mouse = 0.0
            public_cat = 0.0
            public_mouse = 0.0
            for other in range(self.places):
                cat += ways[place * PLACES + other]
                mouse += ways[other * PLACES + place]
                public_cat += public[place * PLACES + other]
                public_mouse += public[other * PLACES + place]
            put(into, start, part(cat))
            put(into, start + 1, part(mouse))
            put(into, start + 2, part(public_cat))
            put(into, start + 3, part(public_mouse))
            put(into, start + 4, freshness(self.looked[place], now))
            put(into, start + 5, freshness(self.drew[place], now))
            if state.phase > LOOKING and own_place(state.now) == place:
                put(into, start + 6, 127)
            if state.phase > DRAWING and drawn_place(state.now) == place:
                put(into, start + 7, 127)
            start += PER_PLACE
        return start

    def write_pairs(self, ways: vec[float], into: vec[i64], start: i64) -> i64:
        """How likely this seat wins with an own card and another's."""
        for mine in range(self.hand):
            for k in range(self.hand, self.places):
                own = self.order[mine]
                other = self.order[k]
                put(into, start, part(ways[own * PLACES + other]))
                put(into, start + 1, part(ways[other * PLACES + own]))
                start += 2
        return start

    def write_rows(
        self, state: Chase, seat: i64, ways: vec[float], public: vec[float], into: vec[i64], start: i64
    ) -> i64:
        """Whose rows cat and mouse lie in together, by the own belief and by everybody's; and whose turn was shown."""
        for k in range(self.seats):
            row = (seat + k) % self.seats
            together = 0.0
            seen = 0.0
            for cat in range(row * self.hand, (row + 1) * self.hand):
                for other in range(row * self.hand, (row + 1) * self.hand):
                    together += ways[cat * PLACES + other]
                    seen += public[cat * PLACES + other]
            put(into, start, part(together))
            put(into, start + 1, part(seen))
            if state.phase > DRAWING and state.owner(drawn_place(state.now)) == row:
                put(into, start + 2, 127)
            start += 4
        return start

    def write_common(self, state: Chase, seat: i64, into: vec[i64], start: i64) -> None:
        phase = state.phase
        own = state.own_card()
        drawn = state.drawn_card()
        flag(into, start, phase == LOOKING)
        flag(into, start + 1, phase == DRAWING)
        flag(into, start + 2, phase == SHOWING)
        flag(into, start + 3, phase == KEEPING)
        if phase > LOOKING and seat == state.mover:
            flag(into, start + 4, own < MOUSE)
            flag(into, start + 5, own == MOUSE)
            flag(into, start + 6, own == CAT)
            flag(into, start + 7, (state.crossed >> own) & 1 == 1)
        if phase > DRAWING and seat == state.mover:
            flag(into, start + 8, drawn < MOUSE)
            flag(into, start + 9, drawn == MOUSE)
            flag(into, start + 10, drawn == CAT)
            flag(into, start + 11, (state.crossed >> drawn) & 1 == 1)
        flag(into, start + 12, state.now & BOTH != 0)
        flag(into, start + 13, phase > SHOWING and seat == state.mover and shown_card(state.now) == own)
        open_cheeses: i64 = 0
        for cheese in range(1, self.places - 1):
            open_cheeses += 1 - ((state.crossed >> cheese) & 1)
        for k in range(1, 5):
            flag(into, start + 13 + k, open_cheeses <= k)
        turns = i64(len(state.turns))
        put(into, start + 18, min(127, turns))
        put(into, start + 19, min(127, 16 * turns))
        left = state.house.turn_cap * state.seats - turns
        for k in range(ENDING):
            flag(into, start + 20 + k, left <= k + 1)
        last = turns - 1
        at = start + 28
        while last >= 0 and at < start + 36:  # the last turns: who lay where, as places are counted now
            turn = i64(state.turns[last])
            flag(into, at, turn & BOTH != 0)
            flag(into, at + 1, own_place(turn) == self.order[0] or drawn_place(turn) == self.order[0])
            at += 2
            last -= 1


def freshness(turn: i64, now: i64) -> i64:
    """How lately a place was touched."""
    if turn == 0 or now - turn >= OLDEST:
        return ZERO
    return 127 - 14 * (now - turn)


def put(into: vec[i64], at: i64, value: i64) -> None:
    into[at >> 3] |= one(at & 7) * value


def flag(into: vec[i64], at: i64, is_so: bool) -> None:
    if is_so:
        put(into, at, 127)


def put_choice(into: vec[i64], at: i64, choice: i64, move: i64) -> None:
    into[at + (choice >> 3)] |= one(choice & 7) * (move + 1)

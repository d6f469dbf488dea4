"""Cheese Chase. The cat hunts the mouse, the mouse hunts the cheeses, and every turn the roles may change hands.

Where the cards lie, and how that is written down, is in position.py; what each seat has seen and believes, in belief.py.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from cheeseboard.engine.bits import bit, nth, popcount
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, State, Story
from cheeseboard.games.cheese_chase.belief import NOT_ASKED, Glimpse, Witnessed
from cheeseboard.games.cheese_chase.position import (
    BOTH,
    CARDS,
    CAT,
    DEALING,
    DRAWING,
    EXCHANGED,
    FINDING_CAT,
    HANDS,
    HUNTERS,
    KEEPING,
    LOOKING,
    MOUSE,
    NO_CARD,
    NO_SEAT,
    OVER,
    SEEING_DRAWN,
    SEEING_OWN,
    SEEING_RETURNED,
    SHOWING,
    after_turn,
    drawn_place,
    laid,
    own_place,
    place_of,
)

# The moves. In a small game (two to four players) cards lie in rows and are looked at; in a large one they are held.

DRAW: Final[i64] = 0  # 0..8: the card on this place
SHOW: Final[i64] = 8  # 9..15: cheese 1..7
SHOW_BOTH: Final[i64] = 15  # 16..22: the mouse and cheese 1..7
CATCH: Final[i64] = 23
KEEP: Final[i64] = 23  # 24..32: a card, from here on
CARD: Final[i64] = 32  # 33..41: luck's from here on. Somebody sees this card
DEAL: Final[i64] = 41  # 42..50
CAT_AT: Final[i64] = 51  # 51..59: the cat turns out to be with this seat
LOOK: Final[i64] = 55  # 55..58: a player's. The card on this place of one's row (a small game has no seat 4)
MOVES: Final[i64] = 60
UNSEEN: Final[i64] = 60  # a card, to those who may not look
UNSEEN_KEEP: Final[i64] = 61

# How a game ends.

CAUGHT: Final[i64] = 1
CROSSED_OUT: Final[i64] = 2
TURNS_UP: Final[i64] = 3
ENDINGS: Final = ("", "caught", "crossed out", "turns used up")

USUAL_CAP: Final[i64] = 100  # turns of each player
ZERO: Final[i64] = 0
ONE: Final[i64] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Tale(Story):
    """What can happen in Cheese Chase. Places count from 1 in their owner's row."""

    def card_dealt(self, seat: i64, place: i64) -> None: ...

    def dealt_card_seen(self, only: i64, place: i64, card: i64) -> None: ...

    def card_looked_at(self, seat: i64, place: i64) -> None:
        """The active player looked at a card of their own row."""

    def own_card_seen(self, only: i64, place: i64, card: i64) -> None: ...

    def card_drawn(self, seat: i64, owner: i64, place: i64) -> None:
        """The place is 0 in a large game, where everybody has one card."""

    def drawn_card_seen(self, only: i64, seat: i64, owner: i64, place: i64, card: i64) -> None: ...

    def mouse_caught(self, seat: i64, owner: i64) -> None:
        """Cat and mouse met: one was the active player's, the other the owner's."""

    def cheese_shown(self, seat: i64, cheese: i64) -> None: ...

    def pair_shown(self, seat: i64, cheese: i64) -> None:
        """Mouse and cheese were shown together."""

    def cheese_crossed_out(self, cheese: i64) -> None: ...

    def card_returned(self, seat: i64, owner: i64, place: i64) -> None:
        """The active player kept one of the two cards, nobody knows which."""

    def kept_card_seen(self, only: i64, kept: i64, returned: i64) -> None: ...

    def returned_card_seen(self, only: i64, seat: i64, card: i64) -> None:
        """What the owner got back, for the owner alone (large games)."""

    def cheeses_used_up(self) -> None:
        """Every cheese is crossed out."""

    def turns_used_up(self) -> None:
        """The turn cap was reached."""

    def cat_found(self, seat: i64) -> None:
        """At the end: who had the cat."""


SILENCE: Final = Tale()


@mypyc_attr(acyclic=True)
class House:
    """The house rules of a table."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options: Final = options
        self.active_wins: Final[bool] = options["mouse_draws_cat"] == "active"
        self.must_show_both: Final[bool] = options["pair_show"] == "must"
        self.crossed_pairs: Final[bool] = options["pair_show_crossed"]
        self.turn_cap: Final[i64] = options["turn_cap"]
        self.cat_loses_at_cap: Final[bool] = options["at_cap"] == "cat_loses"

    def __reduce__(self) -> tuple[Any, ...]:
        return House, (self.options,)


@mypyc_attr(acyclic=True, free_list_len=1)
class Chase(Witnessed):
    """One position of Cheese Chase."""

    def __init__(self, seats: i64, hand: i64, house: House, turns: vec[i16]) -> None:
        super().__init__(seats, hand, turns)
        self.house: Final = house
        self.ending: i64 = 0  # how the game ended
        self.won: i64 = 0  # the seats that won, a set
        self.story: Tale = SILENCE

    def is_usual(self) -> bool:
        """Whether no house rule is in force: what was learned beforehand was learned so."""
        house = self.house
        is_plain = house.active_wins and house.crossed_pairs and not house.must_show_both and not house.cat_loses_at_cap
        return is_plain and house.turn_cap == USUAL_CAP and self.hand == HANDS[self.seats]

    # What may happen now.

    def odds(self, move: i64) -> i64:
        return self.deal_odds(move - DEAL) if self.phase == DEALING else ONE

    def pick(self, dice: Dice) -> i64:
        return self.drawn(dice.below(self.tickets))

    def drawn(self, ticket: i64) -> i64:
        return DEAL + self.dealt_by(ticket) if self.phase == DEALING else nth(self.legal, ticket)

    def happen(self, move: i64) -> None:
        if move <= SHOW:
            self.draw(move)
        elif move <= CATCH:
            self.show(move)
        elif move <= CARD:
            self.keep(move - KEEP)
        elif move <= DEAL:
            self.see(move - CARD)
        elif move < CAT_AT:
            self.deal_card(move - DEAL)
        elif self.phase == LOOKING:
            self.look(move - LOOK)
        else:
            self.find_cat(move - CAT_AT)
        self.offer()

    def play_out(self, dice: Dice) -> tuple[i64, i64]:
        steps: i64 = 0
        decisions: i64 = 0
        while self.turn != NOBODY:
            steps += 1
            decisions += i64(self.turn >= 0)
            self.happen(self.pick(dice))
        return steps, decisions

    def offer(self) -> None:
        """Who decides next, among which moves."""
        phase = self.phase
        if phase == SHOWING:
            self.choose(self.mover, self.shows(self.own_card(), self.drawn_card(), self.crossed))
        elif phase == KEEPING:
            self.choose(self.mover, (bit(self.own_card()) | bit(self.drawn_card())) << KEEP)
        elif phase == DRAWING:
            self.choose(self.mover, (bit(self.places()) - 1) & ~self.row_of(self.mover))
        elif phase == LOOKING:
            self.choose(self.mover, (bit(self.hand) - 1) << LOOK)
        elif phase == SEEING_OWN:
            self.ask(LUCK, bit(CARD + self.own_card()), 1)
        elif DEALING < phase < FINDING_CAT:
            self.ask(LUCK, bit(CARD + self.drawn_card()), 1)
        elif phase == DEALING:
            self.offer_deal()
        elif phase == FINDING_CAT:
            self.ask(LUCK, bit(CAT_AT + self.owner(place_of(CAT, self.cards))), 1)
        else:
            self.end()

    # §2 Setting up. Every deal in which nobody has both cat and mouse is equally likely.

    def offer_deal(self) -> None:
        hunters = self.pack & HUNTERS if self.deal_odds(CAT) > 0 else ZERO
        cheeses = self.pack & ~HUNTERS if self.deal_odds(1) > 0 else ZERO
        tickets = popcount(hunters) * self.deal_odds(CAT) + popcount(cheeses) * self.deal_odds(1)
        self.ask(LUCK, (hunters | cheeses) << DEAL, tickets)

    def dealt_by(self, ticket: i64) -> i64:
        """The card that holds a ticket: mouse and cat first, then the cheeses."""
        odds = self.deal_odds(CAT)
        hunters = self.pack & HUNTERS
        of_hunters = odds * popcount(hunters)
        if ticket < of_hunters:
            return nth(hunters, ticket // odds)
        return nth(self.pack & ~HUNTERS, (ticket - of_hunters) // self.deal_odds(1))

    def deal_odds(self, card: i64) -> i64:
        """In how many ways the rest can be dealt after this card, but for a factor that all cards share.

        Cheeses have no say in that: what counts is where those of cat and mouse that are left may come to lie.
        """
        hunters = self.pack & HUNTERS
        if self.is_large() or hunters == 0:
            return 1
        left = popcount(self.pack) - 1  # places after this one
        row = left % self.hand  # those of the same owner
        others = left - row
        if hunters == HUNTERS:
            return others * (left - 1) if card >= MOUSE else self.ways(left, row)
        if self.row_has_hunter():
            return ZERO if card >= MOUSE else others
        return left if left > 0 else ONE

    def ways(self, left: i64, row: i64) -> i64:
        """How many ways cat and mouse can lie on the places left, not in one row."""
        return left * (left - 1) - row * (row - 1) - (left - row) * (self.hand - 1)

    def row_has_hunter(self) -> bool:
        """Whether the one of cat and mouse that has been dealt is in the row being dealt."""
        dealt = CAT if (self.pack >> MOUSE) & 1 == 1 else MOUSE
        return self.owner(place_of(dealt, self.deal)) == self.owner(self.next_place())

    def deal_card(self, card: i64) -> None:
        place = self.next_place()
        seat = self.owner(place)
        self.deal |= laid(card, place)
        self.pack ^= bit(card)
        self.story.card_dealt(seat, self.in_row(place))
        self.story.dealt_card_seen(seat, self.in_row(place), card)
        if self.pack == 0:
            self.cards = self.deal
            self.begin_turn()

    # §3 The turn. In a small game look at one of your own cards; then draw somebody else's.

    def begin_turn(self) -> None:
        if self.is_large():
            self.now = self.mover
            self.phase = DRAWING
        else:
            self.phase = LOOKING

    def look(self, place: i64) -> None:
        self.now = self.mover * self.hand + place
        self.phase = SEEING_OWN
        self.story.card_looked_at(self.mover, place + 1)

    def draw(self, place: i64) -> None:
        self.now |= place << 4
        self.phase = SEEING_DRAWN
        self.story.card_drawn(self.mover, self.owner(place), ZERO if self.is_large() else self.in_row(place))

    def see(self, card: i64) -> None:
        """Somebody sees a card: the active player, or in a large game at last its owner."""
        mover = self.mover
        if self.phase == SEEING_OWN:
            self.story.own_card_seen(mover, self.in_row(own_place(self.now)), card)
            self.phase = DRAWING
        elif self.phase == SEEING_DRAWN:
            victim = self.victim()
            place = self.in_row(drawn_place(self.now))
            self.story.drawn_card_seen(mover, mover, victim, place, card)
            if self.is_large():
                self.story.drawn_card_seen(victim, mover, victim, place, card)
            self.phase = SHOWING
        else:
            self.story.returned_card_seen(self.victim(), mover, card)
            self.end_turn()

    # §4 Showing. Cat and mouse end the game; otherwise a cheese is shown, or mouse and cheese, which crosses it out.

    def shows(self, own: i64, drawn: i64, crossed: i64) -> i64:
        """What may be shown of two cards, as a set of moves."""
        if own >= MOUSE:
            return bit(CATCH) if drawn >= MOUSE else self.shows_with(own, drawn, crossed)
        if drawn >= MOUSE:
            return self.shows_with(drawn, own, crossed)
        return bit(SHOW + own) | bit(SHOW + drawn)

    def shows_with(self, hunter: i64, cheese: i64, crossed: i64) -> i64:
        """The same of the cat or the mouse and a cheese."""
        alone = bit(SHOW + cheese)
        both = bit(SHOW_BOTH + cheese)
        if hunter == CAT:
            return alone
        if (crossed >> cheese) & 1 == 1:
            return alone | both if self.house.crossed_pairs else alone
        return both if self.house.must_show_both else alone | both

    def weigh(self, seen: Glimpse, crossed: i64) -> None:
        if seen.shown == NO_CARD or seen.shown == CAT:  # noqa: PLR1714 - not a tuple, for speed
            return
        move = seen.shown + (SHOW_BOTH if seen.both else SHOW)
        seen.with_cat = halves(self.shows(CAT, seen.shown, crossed), move)
        seen.with_mouse = halves(self.shows(MOUSE, seen.shown, crossed), move)
        seen.with_cheese = halves(self.shows(seen.shown % 7 + 1, seen.shown, crossed), move)

    def show(self, move: i64) -> None:
        if move == CATCH:
            self.catch()
        elif move > SHOW_BOTH:
            self.show_both(move - SHOW_BOTH)
        else:
            self.now |= (move - SHOW) << 8
            self.phase = KEEPING
            self.story.cheese_shown(self.mover, move - SHOW)

    def show_both(self, cheese: i64) -> None:
        self.now |= BOTH | (cheese << 8)
        self.phase = KEEPING
        self.story.pair_shown(self.mover, cheese)
        if (self.crossed >> cheese) & 1 == 0:
            self.crossed |= bit(cheese)
            self.story.cheese_crossed_out(cheese)
            if self.crossed == self.all_cards() & ~HUNTERS:
                self.story.cheeses_used_up()
                self.ask_for_cat(CROSSED_OUT)

    # §5 Keeping a card. Nobody else sees which; in a large game its owner sees the card that comes back.

    def keep(self, card: i64) -> None:
        own = self.own_card()
        drawn = self.drawn_card()
        if card != own:
            self.now |= EXCHANGED
            self.cards = after_turn(self.cards, self.now)
        self.story.card_returned(self.mover, self.victim(), self.in_row(drawn_place(self.now)))
        self.story.kept_card_seen(self.mover, card, drawn if card == own else own)
        if self.is_large():
            self.phase = SEEING_RETURNED
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.turns = append(self.turns, i16(self.now))
        self.now = 0
        if i64(len(self.turns)) == self.house.turn_cap * self.seats:
            self.use_up_turns()
            return
        self.mover += 1
        if self.mover == self.seats:
            self.mover = 0
        self.begin_turn()

    # §6 The end. Cat meets mouse: the active player wins. All cheeses crossed out: whoever has the cat loses.

    def catch(self) -> None:
        self.now |= CAT << 8
        self.story.mouse_caught(self.mover, self.victim())
        if self.house.active_wins:
            self.ending = CAUGHT
            self.won = bit(self.mover)
            self.phase = OVER
        else:
            self.ask_for_cat(CAUGHT)

    def use_up_turns(self) -> None:
        self.story.turns_used_up()
        if self.house.cat_loses_at_cap:
            self.ask_for_cat(TURNS_UP)
        else:
            self.ending = TURNS_UP
            self.phase = OVER

    def ask_for_cat(self, ending: i64) -> None:
        """Who won depends on who has the cat, and that must come to light first."""
        self.ending = ending
        self.phase = FINDING_CAT

    def find_cat(self, seat: i64) -> None:
        self.cat_seat = seat
        self.won = bit(seat) if self.ending == CAUGHT else (bit(self.seats) - 1) & ~bit(seat)
        self.phase = OVER
        self.story.cat_found(seat)

    def score(self, seat: i64) -> i64:
        return (self.won >> seat) & 1

    def rank(self, seat: i64) -> i64:
        """A draw is a game that nobody won."""
        return self.score(seat) if self.won != 0 else NO_SEAT

    # Who sees what.

    def listen(self, story: Story) -> None:
        assert isinstance(story, Tale)
        self.story = story

    def seen(self, move: i64, seat: i64) -> i64:
        """Cards are seen by the active player and, in a large game, by their owner; what is kept, by nobody else."""
        if move <= CATCH or move >= CAT_AT:
            return move
        if move > DEAL:
            return move if seat == self.owner(self.next_place()) else UNSEEN
        if seat == self.mover:
            return move
        if move <= CARD:
            return UNSEEN_KEEP
        return move if self.is_large() and seat == self.victim() else UNSEEN

    # Other worlds.

    def clone(self) -> "Chase":
        copy = Chase(self.seats, self.hand, self.house, self.turns[:])
        copy.stand(self)
        return copy

    def become(self, other: State) -> bool:
        assert isinstance(other, Chase)
        self.turns = other.turns[:]
        self.stand(other)
        return True

    def stand(self, other: "Chase") -> None:
        """Copy all but the turns of the past."""
        self.like(other)
        self.phase = other.phase
        self.pack = other.pack
        self.deal = other.deal
        self.cards = other.cards
        self.crossed = other.crossed
        self.now = other.now
        self.cat_seat = other.cat_seat
        self.guile = other.guile
        self.beliefs = other.beliefs
        self.ending = other.ending
        self.won = other.won

    def imagine(self, seat: i64, dice: Dice) -> "Chase":
        """The deal and every secret exchange since are drawn again, as likely as this seat must think them."""
        belief = self.belief(seat)
        world = self.clone()
        world.beliefs = NOT_ASKED
        world.suppose(belief, dice)
        world.offer()
        return world

    def facts(self) -> list[int]:
        found = [
            int(self.seats), int(self.turn), int(self.mover), int(self.phase), int(self.pack), int(self.deal),
            int(self.cards), int(self.crossed), int(self.now), int(self.ending), int(self.cat_seat), int(self.won),
            int(self.legal), int(self.tickets),
        ]  # fmt: skip
        return found + [int(turn) for turn in self.turns]

    def options(self) -> dict[str, Any]:
        return self.house.options

    # For people.

    def write(self, move: i64) -> str:
        if move <= SHOW:
            seat = f"draw {int(self.owner(move)) + 1}"
            return seat if self.is_large() else f"{seat}.{int(self.in_row(move))}"
        if move <= SHOW_BOTH:
            return f"show {int(move - SHOW)}"
        if move < CATCH:
            return f"show mouse {int(move - SHOW_BOTH)}"
        if move == CATCH:
            return "catch"
        if move <= CARD:
            return f"keep {CARDS[int(move - KEEP)]}"
        if move <= DEAL:
            return f"card {CARDS[int(move - CARD)]}"
        if move < CAT_AT:
            return f"deal {CARDS[int(move - DEAL)]}"
        if move >= LOOK and not self.is_large():
            return f"look {int(move - LOOK) + 1}"
        return f"cat {int(move - CAT_AT) + 1}"


def halves(legal: i64, move: i64) -> i64:
    """The chance of a move among at most two legal ones."""
    return 2 // popcount(legal) * ((legal >> move) & 1)


def hand_of(seats: int, options: Mapping[str, Any]) -> int:
    """How many cards each player is dealt (§2.1, §2.2, §7.6)."""
    return min(HANDS[seats], int(options["hand"]))


def new(seats: i64, options: dict[str, Any]) -> Chase:
    """An empty table: luck deals first."""
    state = Chase(seats, i64(hand_of(int(seats), options)), House(options), vec[i16]())
    state.pack = state.all_cards()
    state.offer()
    return state

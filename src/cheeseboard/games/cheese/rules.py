"""Cheese. Flip your top card; a mouse that survives the next player's flips wins the pile, a cat that catches it wins it too.

A card has a number, cards of one kind in the order in which they came into sight. Cards that have been seen lie in
circles: each knows the one below it, and the lowest knows the topmost. So two circles become one in two steps.
What nobody has seen is a bag of kinds. What every seat has a number of is a bag too, with seats for kinds.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from cheeseboard.engine.bits import bit, held, kinds, members, nth, nth_kind, one, popcount, size, spread
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.keeping import packed
from cheeseboard.engine.state import LUCK, NOBODY, State, Story

# §1 The cards. Cheese, cats, and mice with one to three footsteps.

KINDS: Final = ("cheese", "cat", "mouse 1", "mouse 2", "mouse 3")
CHEESE: Final[i64] = 0
CAT: Final[i64] = 1
MOUSE: Final[i64] = 2  # 2..4: with one to three footsteps
MOST_CARDS: Final = 127  # that a bag can draw from

# The moves: one for players, five for luck.

FLIP: Final[i64] = 0
TURN_UP: Final[i64] = 1  # 1..5: the card is of kind 0..4
MOVES: Final[i64] = 6
ONLY_FLIP: Final[i64] = 1  # as a set of moves
NO_MOVE: Final[i64] = 0  # the empty set
CERTAIN: Final[i64] = 1  # ticket

# §7 When an empty stack ends the game.

AFTER_HUNT: Final[i64] = 0
AT_ONCE: Final[i64] = 1
AT_TURN: Final[i64] = 2
OUT: Final = ("after_hunt", "at_once", "at_turn")

FIRST: Final[i64] = 0  # seat
NONE: Final[i64] = 0
LEVEL: Final[i64] = 0  # the rank of all in a circle


@mypyc_attr(allow_interpreted_subclasses=True)
class Tale(Story):
    """What can happen in Cheese."""

    def pile_opened(self, kind: i64) -> None:
        """The last card of the deal was turned up in the centre."""

    def card_flipped(self, seat: i64, kind: i64) -> None: ...

    def mouse_hunted(self, owner: i64, hunter: i64, attempts: i64) -> None:
        """A mouse lies open: the hunter has so many attempts."""

    def attempt_failed(self, hunter: i64, attempts: i64) -> None:
        """Only a cheese; so many attempts are left."""

    def mouse_chased(self, owner: i64, hunter: i64) -> None:
        """The hunter's mouse chased the owner's away."""

    def mouse_caught(self, owner: i64, hunter: i64) -> None: ...

    def mouse_escaped(self, owner: i64, hunter: i64) -> None:
        """The hunter has no attempt left, or no card."""

    def hunter_skipped(self, hunter: i64) -> None:
        """Somebody without cards cannot hunt; the next player does."""

    def pile_won(self, seat: i64, cards: i64) -> None: ...

    def chip_earned(self, seat: i64, chips: i64) -> None: ...

    def stack_emptied(self, seat: i64) -> None:
        """The game ends: this player has no card left."""

    def chips_used_up(self) -> None:
        """The game ends: the last chip was earned."""

    def flips_used_up(self) -> None:
        """The game ends: the limit of flips was reached."""

    def circle_closed(self) -> None:
        """The game ends: this very position was there before and would return for ever."""


SILENCE: Final = Tale()


@mypyc_attr(acyclic=True)
class House:
    """The house rules of a table."""

    def __init__(self, options: dict[str, Any]) -> None:
        deck: i64 = 0
        past: i64 = 0
        kind_of: list[int] = []
        for kind in range(5):
            kind_of += [kind] * options["cards"][kind]
            deck += one(i64(kind)) * i64(options["cards"][kind])
            past += one(i64(kind)) * i64(len(kind_of))
        self.options: Final = options
        self.deck: Final[i64] = deck  # a bag
        self.past: Final[i64] = past  # a bag: the number after the last card of each kind
        self.kind_of: Final = bytes(kind_of)  # of each card number
        self.cards: Final[i64] = len(kind_of)
        self.opens: Final[bool] = options["leftover"] == "opens"
        self.loot_under: Final[bool] = options["loot"] == "under"
        self.oldest_first: Final[bool] = options["loot_order"] == "oldest"
        self.left_goes_on: Final[bool] = options["goes_on"] == "left"
        self.out: Final[i64] = OUT.index(options["out"])
        self.circle_shared: Final[bool] = options["circle"] == "shared"
        self.dry_skips: Final[bool] = options["dry"] == "skips"
        self.chips: Final[i64] = options["chips"]
        self.max_flips: Final[i64] = options["max_flips"]

    def __reduce__(self) -> tuple[Any, ...]:
        return House, (self.options,)


@mypyc_attr(acyclic=True)
class Mark:
    """A position with an empty pile, to be known again. Never changed, so that clones share it."""

    def __init__(self, mover: i64, known: i64, chips: i64, row: vec[u8]) -> None:
        self.mover: Final[i64] = mover
        self.known: Final[i64] = known
        self.chips: Final[i64] = chips
        self.row: Final = row  # the kinds of all cards, seat by seat, from the top

    def __reduce__(self) -> tuple[Any, ...]:
        return Mark, (self.mover, self.known, self.chips, packed(self.row))


NO_MARK: Final = Mark(NOBODY, 0, 0, vec[u8]())


@mypyc_attr(acyclic=True, free_list_len=1)
class Cheese(State):
    """One position of Cheese."""

    def __init__(self, seats: i64, house: House, unseen: i64, below: vec[u8]) -> None:
        self.seats: i64 = seats
        self.turn: i64 = LUCK
        self.mover: i64 = 0
        self.tickets: i64 = 0
        self.house: Final = house
        self.below: Final = below  # the next lower card under each card that has been seen
        self.undrawn: i64 = house.deck  # a bag: what nobody has seen, in stacks or set aside
        self.unseen: i64 = unseen  # of each seat: cards never flipped; they lie on top
        self.known: i64 = 0  # of each seat: cards that everybody has seen, in its stack or, with loot aside, beside it
        self.bottoms: i64 = 0  # of each seat: the lowest of those
        self.pile: i64 = 0  # a bag: the cards in the centre
        self.last: i64 = 0  # the lowest of them, once they are taken
        self.owner: i64 = NOBODY  # whose mouse is hunted
        self.attempts: i64 = 0  # that are left to hunt it
        self.chips: i64 = 0  # of each seat
        self.flips: i64 = 0
        self.rounds: i64 = 0  # piles won since all cards have been seen
        self.chances: i64 = 0  # a bag: what the card can be that luck turns up next
        self.marked: i64 = 0  # what is known at the mark: looked at often, and nearer than the mark
        self.mark: Mark = NO_MARK
        self.story: Tale = SILENCE

    # What may happen now: a seat can only flip, and luck turns up what the card can be.

    def legal(self) -> i64:
        """The legal moves, as a set."""
        if self.turn == LUCK:
            return kinds(self.chances) << TURN_UP
        return NO_MOVE if self.turn == NOBODY else ONLY_FLIP

    def count(self) -> i64:
        return popcount(self.legal())

    def move(self, k: i64) -> i64:
        return nth(self.legal(), k)

    def moves(self) -> list[int]:
        return members(self.legal())

    def is_legal(self, move: i64) -> bool:
        return 0 <= move < MOVES and (self.legal() >> move) & 1 == 1

    def mask(self, into: vec[i64], at: i64, words: i64) -> None:  # noqa: ARG002 - all moves fit into one word
        into[at] = spread(self.legal())

    def odds(self, move: i64) -> i64:
        return held(self.chances, move - TURN_UP) if self.turn == LUCK else CERTAIN

    def pick(self, dice: Dice) -> i64:
        return self.drawn(dice.below(self.tickets))

    def drawn(self, ticket: i64) -> i64:
        return TURN_UP + nth_kind(self.chances, ticket) if self.turn == LUCK else FLIP

    def ask(self, turn: i64, tickets: i64) -> None:
        """Say who decides next, and how many tickets all possible moves hold."""
        self.turn = turn
        self.tickets = tickets

    def end(self) -> None:
        self.ask(NOBODY, 0)

    def happen(self, move: i64) -> None:
        if move == FLIP:
            self.flip()
        elif self.is_opening():
            self.open(move - TURN_UP)
        else:
            self.turn_up(move - TURN_UP)

    def play_out(self, dice: Dice) -> tuple[i64, i64]:
        steps: i64 = 0
        decisions: i64 = 0
        while self.turn != NOBODY:
            steps += 1
            decisions += i64(self.turn >= 0)
            self.happen(self.pick(dice))
        return steps, decisions

    # §2 Setting up. Equal stacks, face down; nobody has seen a card, so none is drawn yet.

    def is_opening(self) -> bool:
        """Whether luck turns up the card that opens the pile, which nobody flips."""
        return self.flips == 0 and self.pile == 0 and self.house.opens

    def open(self, kind: i64) -> None:
        self.lay(self.draw(kind), kind)
        self.story.pile_opened(kind)
        self.ask(FIRST, CERTAIN)

    # §3 The turn. Flip the top card onto the pile.

    def flip(self) -> None:
        """The mover's top card may be anything nobody has seen, or is the one kind everybody knows."""
        if held(self.unseen, self.mover) > 0:
            self.chances = self.undrawn
            self.ask(LUCK, size(self.undrawn))
        else:
            self.chances = one(self.kind_of(i64(self.below[held(self.bottoms, self.mover)])))
            self.ask(LUCK, CERTAIN)

    def turn_up(self, kind: i64) -> None:
        seat = self.mover
        self.lay(self.draw_from(seat, kind), kind)
        self.flips += 1
        self.story.card_flipped(seat, kind)
        if kind >= MOUSE:
            self.hope(kind)
        elif self.owner == NOBODY:
            self.mover = self.left_of(seat)
        elif kind == CAT:
            self.catch()
        else:
            self.fail()
        self.go_on()

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else FIRST

    # §4 The hunt. The next player has as many attempts as the mouse has footsteps.

    def hope(self, kind: i64) -> None:
        """A mouse hopes for the pile, and chases away one that did before."""
        if self.owner != NOBODY:
            self.story.mouse_chased(self.owner, self.mover)
        self.owner = self.mover
        self.attempts = kind - MOUSE + 1
        self.mover = self.left_of(self.owner)
        self.story.mouse_hunted(self.owner, self.mover, self.attempts)

    def fail(self) -> None:
        self.attempts -= 1
        self.story.attempt_failed(self.mover, self.attempts)
        if self.attempts == 0:
            self.escape()

    def catch(self) -> None:
        seat = self.mover
        self.story.mouse_caught(self.owner, seat)
        if self.house.chips > 0:
            self.chips += one(seat)
            self.story.chip_earned(seat, held(self.chips, seat))
        self.win(seat)

    def escape(self) -> None:
        self.story.mouse_escaped(self.owner, self.mover)
        self.win(self.owner)

    # §5 Hunters without cards have failed, or are skipped.

    def run_dry(self) -> None:
        if self.house.dry_skips:
            self.skip()
        if not self.has_cards(self.mover):
            self.escape()

    def skip(self) -> None:
        """The hunt goes round to somebody with cards, if there is anybody but the mouse's owner."""
        seat = self.mover
        while seat != self.owner and not self.has_cards(seat):
            self.story.hunter_skipped(seat)
            seat = self.left_of(seat)
        if seat != self.owner:
            self.mover = seat

    # §6 The loot. The pile goes under the winner's stack, and the player to the left goes on.

    def win(self, seat: i64) -> None:
        self.story.pile_won(seat, size(self.pile))
        self.take_pile(seat)
        self.owner = NOBODY
        self.attempts = 0
        self.mover = self.left_of(seat) if self.house.left_goes_on else seat

    def take_pile(self, seat: i64) -> None:
        """Two circles become one: the seat's lowest card lies on the pile's topmost."""
        bottom = held(self.bottoms, seat)
        last = self.last
        if held(self.known, seat) > 0:
            top = self.below[bottom]
            self.below[bottom] = self.below[last]
            self.below[last] = top
        self.bottoms += (last - bottom) * one(seat)
        self.known += size(self.pile) * one(seat)
        self.pile = 0

    # §7 The end, for one of four reasons; otherwise the next flip.

    def go_on(self) -> None:
        if self.owner != NOBODY and self.house.out != AT_ONCE and not self.has_cards(self.mover):
            self.run_dry()
        if self.is_somebody_out():
            self.tell_who_is_out()
            self.end()
        elif self.is_last_chip_earned():
            self.story.chips_used_up()
            self.end()
        elif self.flips == self.house.max_flips:
            self.story.flips_used_up()
            self.end()
        elif self.pile == 0 and self.unseen == 0 and self.is_circle_closed():
            self.story.circle_closed()
            self.end()
        else:
            self.ask(self.mover, CERTAIN)

    def stacks(self) -> i64:
        """Of each seat: the cards that can still be flipped."""
        return self.unseen + self.known if self.house.loot_under else self.unseen

    def has_cards(self, seat: i64) -> bool:
        return held(self.stacks(), seat) > 0

    def is_somebody_out(self) -> bool:
        out = self.house.out
        if out == AT_TURN:
            return self.owner == NOBODY and not self.has_cards(self.mover)
        if out == AFTER_HUNT and self.owner != NOBODY:
            return False
        return kinds(self.stacks()) != bit(self.seats) - 1

    def is_last_chip_earned(self) -> bool:
        return self.house.chips > 0 and size(self.chips) == self.house.chips

    def tell_who_is_out(self) -> None:
        for seat in range(self.seats):
            if not self.has_cards(seat):
                self.story.stack_emptied(seat)

    # §7.4 Once all cards have been seen the rest is fixed, and might go round in a circle.

    def is_circle_closed(self) -> bool:
        """Brent's way: compare with one marked position, and mark another after 1, 2, 4, 8 … rounds."""
        closed = self.is_marked()
        self.rounds += 1
        if self.rounds & (self.rounds - 1) == 0:
            self.remember(Mark(self.mover, self.known, self.chips, self.row()))
        return closed

    def remember(self, mark: Mark) -> None:
        self.mark = mark
        self.marked = mark.known

    def went_round(self) -> bool:
        """Whether the game is over, and for no other reason than a circle."""
        is_cut_short = self.flips == self.house.max_flips or self.is_last_chip_earned()
        return self.turn == NOBODY and not is_cut_short and not self.is_somebody_out()

    def is_marked(self) -> bool:
        if self.known != self.marked:
            return False
        mark = self.mark
        return self.mover == mark.mover and self.chips == mark.chips and self.row() == mark.row

    def row(self) -> vec[u8]:
        """The kinds of all cards that have been seen and won, seat by seat."""
        found = vec[u8]([0] * size(self.known))
        place: i64 = 0
        for seat in range(self.seats):
            card = held(self.bottoms, seat)
            for _ in range(held(self.known, seat)):
                card = i64(self.below[card])
                found[place] = u8(self.kind_of(card))
                place += 1
        return found

    # §8 The score. Cards in the stack, and loot beside it. The pile in the centre counts for nobody.

    def score(self, seat: i64) -> i64:
        return held(self.unseen + self.known, seat)

    def rank(self, seat: i64) -> i64:
        """Without a card nobody wins; chips break ties. In a circle nobody is ahead for good."""
        score = self.score(seat)
        if score == 0:
            return NOBODY
        if self.is_shared_circle():
            return LEVEL
        return score * 128 + held(self.chips, seat)

    def is_shared_circle(self) -> bool:
        return self.house.circle_shared and self.went_round()

    # Cards: numbered when first seen, each above another.

    def kind_of(self, card: i64) -> i64:
        return i64(self.house.kind_of[card])

    def draw(self, kind: i64) -> i64:
        """A card that nobody has seen."""
        card = held(self.house.past - self.undrawn, kind)
        self.undrawn -= one(kind)
        return card

    def draw_from(self, seat: i64, kind: i64) -> i64:
        """The top card of a stack."""
        if held(self.unseen, seat) > 0:
            self.unseen -= one(seat)
            return self.draw(kind)
        bottom = held(self.bottoms, seat)
        top = i64(self.below[bottom])
        self.below[bottom] = self.below[top]
        self.known -= one(seat)
        return top

    def lay(self, card: i64, kind: i64) -> None:
        """A card onto the pile, which will be turned over when it is taken, so that its oldest card is on top."""
        if self.pile == 0:
            self.below[card] = u8(card)
            self.last = card
        else:
            self.below[card] = self.below[self.last]
            self.below[self.last] = u8(card)
            if self.house.oldest_first:
                self.last = card
        self.pile += one(kind)

    def cards_of(self, lowest: i64, number: i64) -> list[int]:
        """The kinds of a circle of cards, from the top."""
        found: list[int] = []
        card = lowest
        for _ in range(number):
            card = i64(self.below[card])
            found.append(int(self.kind_of(card)))
        return found

    def known_of(self, seat: i64) -> list[int]:
        """The kinds of the cards that a seat has won and not flipped again, from the top."""
        return self.cards_of(held(self.bottoms, seat), held(self.known, seat))

    # Who sees what: everybody everything that anybody sees.

    def listen(self, story: Story) -> None:
        assert isinstance(story, Tale)
        self.story = story

    # Other worlds.

    def clone(self) -> "Cheese":
        copy = Cheese(self.seats, self.house, self.unseen, self.below[:])
        copy.stand(self)
        return copy

    def become(self, other: State) -> bool:
        assert isinstance(other, Cheese)
        for card in range(self.house.cards):
            self.below[card] = other.below[card]
        self.unseen = other.unseen
        self.stand(other)
        return True

    def stand(self, other: "Cheese") -> None:
        """Copy all but the array and the cards that nobody has seen."""
        self.turn = other.turn
        self.mover = other.mover
        self.tickets = other.tickets
        self.undrawn = other.undrawn
        self.known = other.known
        self.bottoms = other.bottoms
        self.pile = other.pile
        self.last = other.last
        self.owner = other.owner
        self.attempts = other.attempts
        self.chips = other.chips
        self.flips = other.flips
        self.rounds = other.rounds
        self.chances = other.chances
        self.marked = other.marked
        self.mark = other.mark

    def imagine(self, seat: i64, dice: Dice) -> "Cheese":  # noqa: ARG002 - nobody has a secret
        """Everybody has seen what anybody has seen, and what nobody has seen is not drawn yet."""
        return self.clone()

    def resume(self) -> None:
        """Work out what may happen next, in a position put together by hand."""
        if self.turn == NOBODY:
            self.end()
        elif self.turn == LUCK:
            self.flip()
        else:
            self.ask(self.mover, CERTAIN)

    def facts(self) -> list[int]:
        found = [
            int(self.seats), int(self.turn), int(self.mover), int(self.undrawn), int(self.unseen), int(self.known),
            int(size(self.pile)), int(self.owner), int(self.attempts), int(self.chips), int(self.flips), int(self.rounds),
            int(self.mark.mover), int(self.mark.known), int(self.mark.chips), int(self.legal()),
        ]  # fmt: skip
        found += [int(kind) for kind in self.row()] + self.cards_of(self.last, size(self.pile))
        return found + [int(kind) for kind in self.mark.row]

    def options(self) -> dict[str, Any]:
        return self.house.options

    # For people.

    def write(self, move: i64) -> str:
        return "flip" if move == FLIP else KINDS[int(move - TURN_UP)]


def new(seats: i64, options: dict[str, Any]) -> Cheese:
    """An untouched table."""
    house = House(options)
    state = Cheese(seats, house, deal(seats, house), vec[u8]([0] * house.cards))
    state.turn = LUCK if house.opens else FIRST
    state.resume()
    return state


def deal(seats: i64, house: House) -> i64:
    """How many cards each seat gets."""
    dealt = house.cards - 1 if house.opens else house.cards
    if dealt < seats or house.cards > MOST_CARDS:
        opening = " and one to open the pile" if house.opens else ""
        possible = f"at least one for each of {int(seats)} players{opening}, at most {MOST_CARDS} in all"
        raise ValueError(f"option cards: {int(house.cards)} cards are not possible; possible: {possible}")
    left_over = NONE if house.options["leftover"] == "aside" else dealt % seats
    unseen: i64 = 0
    for seat in range(seats):
        unseen += one(seat) * (dealt // seats + i64(seat < left_over))
    return unseen

"""Go da Cheese! Line up mice, cats and dogs at the cheeses, some of them face down; then see who eats whom.

A card is its kind; decks, hands and piles are bags of kinds. The cards on the table are kept play by play: a play
is a start cheese and three cards, so the line at a cheese is those plays that reach it, oldest first.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from cheeseboard.engine.bits import bit, drawn, held, kinds, lowest, nth, one, popcount, size
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, SetState, Story

# §1 The cards. Fifteen animals for each seat, and eleven cheeses.

MOUSE: Final[i64] = 0
MARKED_MOUSE: Final[i64] = 1
FAT_MOUSE: Final[i64] = 2
KING: Final[i64] = 3
CAT: Final[i64] = 4
DOG: Final[i64] = 5
PLAIN_CAT: Final[i64] = 6  # without a mark: only where the house says that one cat is marked
KINDS: Final = ("mouse", "marked-mouse", "fat-mouse", "king", "cat", "dog", "plain-cat")

MARKED: Final[i64] = 0x0000FF0000FF00  # of any bag, its marked mice and marked cats
ANY: Final[i64] = 0xFFFFFFFFFFFFFF
ANIMALS: Final[i64] = 0x00010001020207  # a bag: all of a seat's cards but its cats
EACH: Final[i64] = 15  # cards of a seat
THREE: Final[i64] = 3  # cards of a first hand, a draw, a play; and how far a cat looks
SMALLEST: Final[i64] = 2  # cheese; a bag counts it as kind 0

# The moves.

DRAW: Final[i64] = 0
AT: Final[i64] = 1  # 1..10: the play starts at this cheese
LAY: Final[i64] = 11  # 11..17: a kind from the hand
LAY_UP: Final[i64] = 18  # 18, 19: a marked mouse or cat face up, where the house allows it
DEAL: Final[i64] = 20  # 20..26: luck, the next card of a deck
CHEESE: Final[i64] = 27  # 27..30: luck, a cheese for 2..5 mice
TURN: Final[i64] = 31  # 31..37: luck, what a face-down card turns out to be
MOVES: Final[i64] = 38
UNSEEN: Final[i64] = 38  # a card dealt or laid first, to the others
UNSEEN_MARKED: Final[i64] = 39  # a card laid face down later, to the others
NOTATIONS: Final = [
    "draw",
    *[f"at {cheese}" for cheese in range(1, 11)],
    *[f"lay {kind}" for kind in KINDS],
    *["lay marked-mouse up", "lay cat up"],
    *[f"deal {kind}" for kind in KINDS],
    *[f"cheese {mice}" for mice in range(2, 6)],
    *[f"turn {kind}" for kind in KINDS],
]

# Where things are in `words` and `table`.

DECKS: Final[i64] = 0  # of each seat, a bag
HANDS: Final[i64] = 5  # of each seat, a bag
PILES: Final[i64] = 10  # of each seat, a bag
LINES: Final[i64] = 15  # at each cheese, the set of plays that have reached it
HIDDEN: Final[i64] = 25  # at each cheese, those whose card lies face down
WORDS: Final[i64] = 35
CHEESES: Final[i64] = 0  # how many mice each feeds
PLAYS: Final[i64] = 10  # the seat times 16, plus the start cheese
FACES: Final[i64] = 35  # three cards of each play: kind, UP, TURNED, and in whose pile it ended
TABLE: Final[i64] = 110

UP: Final[i64] = 8  # laid face up
TURNED: Final[i64] = 128  # turned up at the end
OPEN: Final[i64] = UP | TURNED

NOTHING: Final[i64] = -1


def is_marked(kind: i64) -> bool:
    return kind == MARKED_MOUSE or kind == CAT  # noqa: PLR1714 - a tuple would be slow


def is_cat(kind: i64) -> bool:
    return kind == CAT or kind == PLAIN_CAT  # noqa: PLR1714


@mypyc_attr(allow_interpreted_subclasses=True)
class Tale(Story):
    """What can happen in Go da Cheese! A place is counted along its line, from the cheese outwards."""

    def cheese_laid(self, cheese: i64, mice: i64) -> None: ...

    def card_drawn(self, seat: i64) -> None: ...

    def drawn_card_seen(self, only: i64, kind: i64) -> None:
        """Which card came into the hand."""

    def play_begun(self, seat: i64, cheese: i64) -> None: ...

    def card_laid(self, seat: i64, cheese: i64, kind: i64) -> None:
        """Face up."""

    def card_hidden(self, seat: i64, cheese: i64, marked: bool) -> None:
        """Laid face down, as the first of its play or because it is marked."""

    def hidden_card_seen(self, only: i64, cheese: i64, kind: i64) -> None:
        """Which card its owner laid face down."""

    def cards_used_up(self) -> None:
        """Nobody has a card left: the cheeses are resolved."""

    def card_turned(self, cheese: i64, place: i64, seat: i64, kind: i64) -> None: ...

    def cat_chased(self, cheese: i64, dog: i64, seat: i64, place: i64, owner: i64) -> None:
        """The seat's dog, at its place, took the owner's cat."""

    def cat_hunted(self, cheese: i64, place: i64, seat: i64) -> None:
        """A cat begins to hunt; what it catches follows."""

    def mouse_caught(self, cheese: i64, place: i64, seat: i64, owner: i64, kind: i64) -> None:
        """The seat's cat took the owner's mouse."""

    def cat_left(self, cheese: i64, place: i64, seat: i64) -> None:
        """The cat goes back to the box."""

    def king_advanced(self, cheese: i64, place: i64, seat: i64) -> None:
        """The king goes to the head of the line."""

    def mouse_fed(self, cheese: i64, place: i64, seat: i64, kind: i64) -> None: ...

    def line_resolved(self, cheese: i64) -> None:
        """What is left of the line counts for nobody."""


SILENCE: Final = Tale()


@mypyc_attr(acyclic=True)
class House:
    """The house rules of a table."""

    def __init__(self, options: dict[str, Any]) -> None:
        marked_cats = i64(options["marked_cats"])
        cheeses: i64 = 0
        for k in range(4):
            cheeses += one(i64(k)) * i64(options["cheeses"][k])
        self.options: Final = options
        self.deck: Final = ANIMALS + one(CAT) * marked_cats + one(PLAIN_CAT) * (2 - marked_cats)
        self.cheeses: Final = cheeses  # a bag: how many are for 2, 3, 4, 5 mice
        self.may_lay_up: Final[bool] = options["marked"] == "may"
        self.own_cats: Final[bool] = options["own_cats"]


@mypyc_attr(acyclic=True, free_list_len=1)
class Goda(SetState):
    """One position of Go da Cheese!"""

    def __init__(self, seats: i64, house: House, words: vec[i64], table: vec[u8]) -> None:
        super().__init__(seats)
        self.house: Final = house
        self.words: Final = words  # decks, hands and piles; the lines
        self.table: Final = table  # the cheeses, the plays, the cards laid
        self.box: i64 = house.cheeses  # a bag: cheeses that do not lie on the table
        self.laid_out: i64 = 0  # cheeses on the table
        self.turns: i64 = -seats  # finished; those before the first are the first hands
        self.draws: i64 = 0  # the turns on which somebody drew
        self.to_draw: i64 = 0
        self.start: i64 = NOTHING  # where the play being made starts
        self.laid: i64 = 0  # animals on the table
        self.resolved: i64 = 0  # cheeses
        self.story: Tale = SILENCE

    # What may happen now.

    def odds(self, move: i64) -> i64:
        if DEAL <= move < CHEESE:
            return held(self.words[DECKS + self.mover], move - DEAL)
        if CHEESE <= move < TURN:
            return held(self.box, move - CHEESE)
        return 1

    def drawn(self, ticket: i64) -> i64:
        legal = self.legal
        if legal < bit(LAY):
            return lowest(legal) + ticket  # draw and all cheeses, or one of them
        if legal < bit(DEAL):
            return nth(legal, ticket)
        if legal < bit(CHEESE):
            return DEAL + drawn(self.words[DECKS + self.mover], ticket)
        if legal < bit(TURN):
            return CHEESE + drawn(self.box, ticket)
        return lowest(legal)

    def happen(self, move: i64) -> None:
        if move == DRAW:
            self.draw()
        elif move < LAY:
            self.begin(move - AT)
        elif move < LAY_UP:
            self.lay(move - LAY, self.laid % THREE > 0 and not is_marked(move - LAY))
        elif move < DEAL:
            self.lay(MARKED_MOUSE if move == LAY_UP else CAT, True)
        elif move < CHEESE:
            self.deal(move - DEAL)
        elif move < TURN:
            self.lay_cheese(move - CHEESE + SMALLEST)
        else:
            self.turn_up()

    # §2 Setting up. Two cheeses for each player in a circle; three cards for each hand.

    def circle(self) -> i64:
        return 2 * self.seats

    def see_cheese(self) -> None:
        self.ask(LUCK, kinds(self.box) << CHEESE, size(self.box))

    def lay_cheese(self, mice: i64) -> None:
        self.table[CHEESES + self.laid_out] = u8(mice)
        self.box -= one(mice - SMALLEST)
        self.laid_out += 1
        self.story.cheese_laid(self.laid_out, mice)
        if self.laid_out == self.circle():
            self.draw()
        else:
            self.see_cheese()

    # §3 The turn: draw three cards or lay three.

    def offer(self) -> None:
        hand = size(self.words[HANDS + self.mover])
        legal: i64 = 0
        if hand <= THREE and self.words[DECKS + self.mover] != 0:
            legal = bit(DRAW)
        if hand >= THREE:
            legal |= (bit(self.circle()) - 1) << AT
        self.choose(self.mover, legal)

    def next_turn(self) -> None:
        self.turns += 1
        self.mover += 1
        if self.mover == self.seats:
            self.mover = 0
        if self.turns < 0:
            self.draw()
        else:
            self.offer()

    # §4 Drawing: three cards of your own deck, for you alone to see.

    def draw(self) -> None:
        self.to_draw = THREE
        self.see_card()

    def see_card(self) -> None:
        deck = self.words[DECKS + self.mover]
        self.ask(LUCK, kinds(deck) << DEAL, size(deck))

    def deal(self, kind: i64) -> None:
        seat = self.mover
        self.words[DECKS + seat] -= one(kind)
        self.words[HANDS + seat] += one(kind)
        self.to_draw -= 1
        self.story.card_drawn(seat)
        self.story.drawn_card_seen(seat, kind)
        if self.to_draw > 0:
            self.see_card()
        else:
            if self.turns >= 0:
                self.draws |= bit(self.turns)
            self.next_turn()

    # §5 Laying: a card each at a cheese and the next two. The first lies face down, and so does any marked card.

    def begin(self, cheese: i64) -> None:
        self.start = cheese
        self.table[PLAYS + self.laid // THREE] = u8(16 * self.mover + cheese)
        self.story.play_begun(self.mover, cheese + 1)
        self.choose_card()

    def choose_card(self) -> None:
        held_kinds = kinds(self.words[HANDS + self.mover])
        legal = held_kinds << LAY
        if self.house.may_lay_up and self.laid % THREE > 0:
            legal |= ((held_kinds >> MARKED_MOUSE) & 1) << LAY_UP
            legal |= ((held_kinds >> CAT) & 1) << (LAY_UP + 1)
        self.choose(self.mover, legal)

    def lay(self, kind: i64, up: bool) -> None:
        seat = self.mover
        step = self.laid % THREE
        cheese = self.start + step
        if cheese >= self.circle():
            cheese -= self.circle()
        self.words[HANDS + seat] -= one(kind)
        self.put(cheese, kind, up)
        if up:
            self.story.card_laid(seat, cheese + 1, kind)
        else:
            self.story.card_hidden(seat, cheese + 1, step > 0)
            self.story.hidden_card_seen(seat, cheese + 1, kind)
        if step < THREE - 1:
            self.choose_card()
        else:
            self.end_play()

    def put(self, cheese: i64, kind: i64, up: bool) -> None:
        """A card goes to the end of a line."""
        play = bit(self.laid // THREE)
        self.words[LINES + cheese] |= play
        self.table[FACES + self.laid] = u8(kind | UP if up else kind)
        if not up:
            self.words[HIDDEN + cheese] |= play
        self.laid += 1

    def end_play(self) -> None:
        self.start = NOTHING
        if self.laid < EACH * self.seats:
            self.next_turn()
        else:
            self.turns += 1
            self.story.cards_used_up()
            self.resolve_next()

    # The cards on the table. A card is its number in the order in which they were laid.

    def kind(self, card: i64) -> i64:
        return i64(self.table[FACES + card]) & 7

    def owner(self, card: i64) -> i64:
        return i64(self.table[PLAYS + card // THREE]) >> 4

    def is_hidden(self, card: i64, seat: i64) -> bool:
        """It lies face down, and this seat has not laid it."""
        return i64(self.table[FACES + card]) & OPEN == 0 and self.owner(card) != seat

    def pile(self, card: i64) -> i64:
        """The seat in whose pile a card ended, or NOTHING."""
        return ((i64(self.table[FACES + card]) >> 4) & 7) - 1

    def card_at(self, cheese: i64, play: i64) -> i64:
        """The card with which a play has reached a cheese."""
        step = cheese - (i64(self.table[PLAYS + play]) & 15)
        return play * THREE + (step if step >= 0 else step + self.circle())

    def line(self, cheese: i64) -> vec[u8]:
        """The cards at a cheese, nearest first."""
        plays = self.words[LINES + cheese]
        found = vec[u8]([0] * popcount(plays))
        for place in range(i64(len(found))):
            found[place] = u8(self.card_at(cheese, lowest(plays)))
            plays &= plays - 1
        return found

    # §6 The end. Cheese by cheese the face-down cards are turned up, nearest first; then the line is resolved.

    def resolve_next(self) -> None:
        """Up to the next card that lies face down."""
        while self.resolved < self.circle():
            if self.words[HIDDEN + self.resolved] != 0:
                self.ask(LUCK, bit(TURN + self.kind(self.next_hidden())), 1)
                return
            self.resolve(self.resolved)
            self.resolved += 1
        self.end()

    def next_hidden(self) -> i64:
        """The card to be turned up next."""
        return self.card_at(self.resolved, lowest(self.words[HIDDEN + self.resolved]))

    def turn_up(self) -> None:
        cheese = self.resolved
        card = self.next_hidden()
        self.show(cheese, card)
        before = self.words[LINES + cheese] & (bit(card // THREE) - 1)
        self.story.card_turned(cheese + 1, popcount(before) + 1, self.owner(card), self.kind(card))
        self.resolve_next()

    def show(self, cheese: i64, card: i64) -> None:
        """A face-down card now lies open."""
        self.words[HIDDEN + cheese] &= ~bit(card // THREE)
        self.table[FACES + card] = u8(self.kind(card) | TURNED)

    def resolve(self, cheese: i64) -> None:
        line = self.line(cheese)
        self.dogs_chase(cheese, line)
        self.cats_hunt(cheese, line)
        self.kings_advance(cheese, line)
        self.mice_eat(cheese, line)
        self.story.line_resolved(cheese + 1)

    def gain(self, seat: i64, card: i64) -> None:
        """A card leaves its line for a pile."""
        self.table[FACES + card] = u8(i64(self.table[FACES + card]) | ((seat + 1) << 4))
        self.words[PILES + seat] += one(self.kind(card))

    # §7 A dog takes a cat right before it and a cat right behind it. The outermost dog is first.

    def dogs_chase(self, cheese: i64, line: vec[u8]) -> None:
        for at in range(i64(len(line)) - 1, NOTHING, -1):
            if self.kind(i64(line[at])) == DOG:
                self.chase(cheese, line, at, at - 1)
                self.chase(cheese, line, at, at + 1)

    def chase(self, cheese: i64, line: vec[u8], dog: i64, at: i64) -> None:
        if not 0 <= at < i64(len(line)):
            return
        seat = self.owner(i64(line[dog]))
        card = i64(line[at])
        owner = self.owner(card)
        if is_cat(self.kind(card)) and self.pile(card) == NOTHING and (owner != seat or self.house.own_cats):
            self.gain(seat, card)
            self.story.cat_chased(cheese + 1, dog + 1, seat, at + 1, owner)

    # §8 A cat takes other colours' mice among the three cards before it, up to a dog or cat. The outermost is first.

    def cats_hunt(self, cheese: i64, line: vec[u8]) -> None:
        for at in range(i64(len(line)) - 1, NOTHING, -1):
            card = i64(line[at])
            if is_cat(self.kind(card)) and self.pile(card) == NOTHING:
                seat = self.owner(card)
                self.story.cat_hunted(cheese + 1, at + 1, seat)
                self.hunt(cheese, line, at, seat)
                self.story.cat_left(cheese + 1, at + 1, seat)

    def hunt(self, cheese: i64, line: vec[u8], cat: i64, seat: i64) -> None:
        for at in range(cat - 1, max(cat - THREE, 0) - 1, -1):
            card = i64(line[at])
            kind = self.kind(card)
            if kind > KING:
                return  # also where a dog took a cat: that dog stands right before or behind the gap
            owner = self.owner(card)
            if owner != seat:
                self.gain(seat, card)
                self.story.mouse_caught(cheese + 1, at + 1, seat, owner, kind)

    # §9 Kings go to the head of the line. The cheese feeds as many mice as its number says; dogs are passed over.

    def kings_advance(self, cheese: i64, line: vec[u8]) -> None:
        for at in range(i64(len(line)) - 1, NOTHING, -1):
            card = i64(line[at])
            if self.kind(card) == KING and self.pile(card) == NOTHING:
                self.story.king_advanced(cheese + 1, at + 1, self.owner(card))

    def mice_eat(self, cheese: i64, line: vec[u8]) -> None:
        """The last king to be moved stands first, so kings eat first and in their old order."""
        left = self.feed(cheese, line, True, i64(self.table[CHEESES + cheese]))
        self.feed(cheese, line, False, left)

    def feed(self, cheese: i64, line: vec[u8], kings: bool, left: i64) -> i64:
        """Feed the kings, or the other mice; how many more the cheese can feed."""
        for at in range(i64(len(line))):
            card = i64(line[at])
            kind = self.kind(card)
            if left > 0 and kind <= KING and (kind == KING) == kings and self.pile(card) == NOTHING:
                seat = self.owner(card)
                self.gain(seat, card)
                self.story.mouse_fed(cheese + 1, at + 1, seat, kind)
                left -= 1
        return left

    # §10 Score: a mouse 1, a fat mouse 2, a cat 3. Ties: more kings, then more mice.

    def cats_of(self, seat: i64) -> i64:
        return held(self.words[PILES + seat], CAT) + held(self.words[PILES + seat], PLAIN_CAT)

    def mice_of(self, seat: i64) -> i64:
        return size(self.words[PILES + seat]) - self.cats_of(seat)

    def score(self, seat: i64) -> i64:
        return self.mice_of(seat) + held(self.words[PILES + seat], FAT_MOUSE) + 3 * self.cats_of(seat)

    def rank(self, seat: i64) -> i64:
        return (self.score(seat) * 256 + held(self.words[PILES + seat], KING)) * 256 + self.mice_of(seat)

    # Who sees what.

    def listen(self, story: Story) -> None:
        assert isinstance(story, Tale)
        self.story = story

    def seen(self, move: i64, seat: i64) -> i64:
        """Cards that are dealt, laid first or laid face down are for their owner's eyes."""
        if seat == self.mover or move < LAY or move >= CHEESE:
            return move
        if move >= DEAL or self.laid % THREE == 0:
            return UNSEEN
        return UNSEEN_MARKED if move < LAY_UP and is_marked(move - LAY) else move

    # Other worlds.

    def clone(self) -> "Goda":
        copy = Goda(self.seats, self.house, self.words[:], self.table[:])
        copy.like(self)
        copy.box = self.box
        copy.laid_out = self.laid_out
        copy.turns = self.turns
        copy.draws = self.draws
        copy.to_draw = self.to_draw
        copy.start = self.start
        copy.laid = self.laid
        copy.resolved = self.resolved
        return copy

    def imagine(self, seat: i64, dice: Dice) -> "Goda":
        """What others hold and have laid face down goes back into their decks and is drawn again.

        Exact means: every way in which the fifteen cards of a colour can lie is equally likely, the open ones where
        they are and marked ones where only they can be. So it is if others choose among *cards*, one as readily as
        another. Choosing among *kinds*, as random play does, would make some ways likelier than others: a hand of few
        kinds leaves less to choose from. How people choose is for the bots to judge.
        """
        world = self.clone()
        world.take_back(seat)
        world.lay_again(seat, dice)
        world.hold_again(self, seat, dice)
        world.resume()
        return world

    def take_back(self, seat: i64) -> None:
        """Put what is hidden from this seat back into the decks."""
        for other in range(self.seats):
            if other != seat:
                self.words[DECKS + other] += self.words[HANDS + other]
                self.words[HANDS + other] = 0
        for card in range(self.laid):
            if self.is_hidden(card, seat):
                self.words[DECKS + self.owner(card)] += one(self.kind(card))

    def lay_again(self, seat: i64, dice: Dice) -> None:
        """Draw the face-down cards anew: first those that must be marked, then the first cards of plays."""
        for card in range(self.laid):
            if card % THREE > 0 and self.is_hidden(card, seat):
                self.table[FACES + card] = u8(self.draw_again(self.owner(card), MARKED, dice))
        for card in range(self.laid):
            if card % THREE == 0 and self.is_hidden(card, seat):
                self.table[FACES + card] = u8(self.draw_again(self.owner(card), ANY, dice))

    def hold_again(self, before: "Goda", seat: i64, dice: Dice) -> None:
        """Draw the others' hands anew, as many cards as they were."""
        for other in range(self.seats):
            if other != seat:
                for _ in range(size(before.words[HANDS + other])):
                    self.words[HANDS + other] += one(self.draw_again(other, ANY, dice))

    def draw_again(self, seat: i64, among: i64, dice: Dice) -> i64:
        """A card of these kinds leaves a deck."""
        pool = self.words[DECKS + seat] & among
        kind = drawn(pool, dice.below(size(pool)))
        self.words[DECKS + seat] -= one(kind)
        return kind

    def resume(self) -> None:
        """Work out what may happen next, in a position put together by hand."""
        if self.laid_out < self.circle():
            self.see_cheese()
        elif self.to_draw > 0:
            self.see_card()
        elif self.start != NOTHING:
            self.choose_card()
        elif self.laid < EACH * self.seats:
            self.offer()
        else:
            self.resolve_next()

    def facts(self) -> list[int]:
        found = [
            int(self.seats), int(self.turn), int(self.mover), int(self.box), int(self.laid_out), int(self.turns),
            int(self.draws), int(self.to_draw), int(self.start), int(self.laid), int(self.resolved), int(self.legal),
        ]  # fmt: skip
        return found + [int(x) for x in self.words] + [int(x) for x in self.table]

    # For people.

    def write(self, move: i64) -> str:
        return NOTATIONS[int(move)]


def new(seats: i64, options: dict[str, Any]) -> Goda:
    """An empty table: luck lays the cheeses and deals the first hands."""
    state = Goda(seats, House(options), vec[i64]([0] * WORDS), vec[u8]([0] * TABLE))
    for seat in range(seats):
        state.words[DECKS + seat] = state.house.deck
    state.see_cheese()
    return state

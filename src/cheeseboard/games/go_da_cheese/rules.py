"""Go da Cheese! Line up mice, cats and dogs at the cheeses, some of them face down; then see who eats whom.

Where the cards lie, and how that is written down, is in position.py.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from cheeseboard.engine.bits import bit, held, kinds, lowest, nth, nth_kind, one, popcount, size
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, State, Story
from cheeseboard.games.go_da_cheese.position import (
    ANY,
    CAT,
    DOG,
    EACH,
    FAT_MOUSE,
    KINDS,
    KING,
    MARKED,
    MARKED_MOUSE,
    NONE,
    PLAIN_CAT,
    TABLE,
    THREE,
    WORDS,
    Position,
    is_cat,
    is_marked,
)

ANIMALS: Final = [7, 2, 2, 1, 2, 1]  # of each seat: how many of the first six kinds, cats of both sorts together
CIRCLE: Final[i64] = 2  # cheeses for each seat; these two may be otherwise (§11.5)
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
        animals: list[int] = options.get("animals", ANIMALS)
        deck: i64 = 0
        for kind in range(6):
            deck += one(i64(kind)) * i64(animals[kind])
        plain = max(0, i64(animals[int(CAT)]) - i64(options["marked_cats"]))
        cheeses: i64 = 0
        for k in range(4):
            cheeses += one(i64(k)) * i64(options["cheeses"][k])
        self.options: Final = options
        self.deck: Final = deck + (one(PLAIN_CAT) - one(CAT)) * plain
        self.each: Final[i64] = size(deck) // THREE * THREE  # cards that everybody lays
        self.circle: Final[i64] = options.get("circle", CIRCLE)  # cheeses for each seat
        self.cheeses: Final = cheeses  # a bag: how many are for 2, 3, 4, 5 mice
        self.may_lay_up: Final[bool] = options["marked"] == "may"
        self.own_cats: Final[bool] = options["own_cats"]

    def __reduce__(self) -> tuple[Any, ...]:
        return House, (self.options,)


@mypyc_attr(acyclic=True, free_list_len=1)
class Goda(Position):
    """One position of Go da Cheese!"""

    def __init__(self, seats: i64, house: House, words: vec[i64], table: vec[u8]) -> None:
        super().__init__(seats, seats * house.circle, words, table)
        self.house: Final = house
        self.box: i64 = house.cheeses  # a bag: cheeses that do not lie on the table
        self.laid_out: i64 = 0  # cheeses on the table
        self.turns: i64 = -seats  # finished; those before the first are the first hands
        self.draws: i64 = 0  # the turns on which somebody drew
        self.to_draw: i64 = 0
        self.start: i64 = NONE  # where the play being made starts
        self.resolved: i64 = 0  # cheeses
        self.to_turn: i64 = NONE  # the card that is turned up next
        self.story: Tale = SILENCE

    # What may happen now.

    def odds(self, move: i64) -> i64:
        if DEAL <= move < CHEESE:
            return held(self.deck_of(self.mover), move - DEAL)
        if CHEESE <= move < TURN:
            return held(self.box, move - CHEESE)
        return 1

    def pick(self, dice: Dice) -> i64:
        return self.drawn(dice.below(self.tickets))

    def drawn(self, ticket: i64) -> i64:
        legal = self.legal
        if legal < bit(LAY):
            return lowest(legal) + ticket  # draw and all cheeses, or one of them
        if legal < bit(DEAL):
            return nth(legal, ticket)
        if legal < bit(CHEESE):
            return DEAL + nth_kind(self.deck_of(self.mover), ticket)
        if legal < bit(TURN):
            return CHEESE + nth_kind(self.box, ticket)
        return lowest(legal)

    def happen(self, move: i64) -> None:
        if move >= TURN:
            self.turn_up(move - TURN)
        elif move >= CHEESE:
            self.lay_cheese(move - CHEESE + SMALLEST)
        elif move >= DEAL:
            self.deal(move - DEAL)
        elif move >= LAY_UP:
            self.lay(MARKED_MOUSE if move == LAY_UP else CAT, True)
        elif move >= LAY:
            self.lay(move - LAY, not is_marked(move - LAY))
        elif move >= AT:
            self.begin(move - AT)
        else:
            self.draw()

    def play_out(self, dice: Dice) -> tuple[i64, i64]:
        steps: i64 = 0
        decisions: i64 = 0
        while self.turn != NOBODY:
            steps += 1
            decisions += i64(self.turn >= 0)
            self.happen(self.pick(dice))
        return steps, decisions

    # §2 Setting up. Two cheeses for each player in a circle; three cards for each hand.

    def see_cheese(self) -> None:
        self.ask(LUCK, kinds(self.box) << CHEESE, size(self.box))

    def lay_cheese(self, mice: i64) -> None:
        self.put_cheese(self.laid_out, mice)
        self.box -= one(mice - SMALLEST)
        self.laid_out += 1
        self.story.cheese_laid(self.laid_out, mice)
        if self.laid_out == self.circle():
            self.draw()
        else:
            self.see_cheese()

    # §3 The turn: draw three cards or lay three.

    def offer(self) -> None:
        hand = size(self.hand_of(self.mover))
        legal: i64 = 0
        if hand <= THREE and size(self.deck_of(self.mover)) >= THREE:
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
        deck = self.deck_of(self.mover)
        self.ask(LUCK, kinds(deck) << DEAL, size(deck))

    def deal(self, kind: i64) -> None:
        seat = self.mover
        self.deck_to_hand(seat, kind)
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
        self.put_play(self.laid // THREE, self.mover, cheese)
        self.story.play_begun(self.mover, cheese + 1)
        self.choose_card()

    def choose_card(self) -> None:
        held_kinds = kinds(self.hand_of(self.mover))
        legal = held_kinds << LAY
        if self.house.may_lay_up and self.laid % THREE > 0:
            legal |= ((held_kinds >> MARKED_MOUSE) & 1) << LAY_UP
            legal |= ((held_kinds >> CAT) & 1) << (LAY_UP + 1)
        self.choose(self.mover, legal)

    def lay(self, kind: i64, open_later: bool) -> None:
        """Lay a card; face up, if it may be and is not the first of its play."""
        seat = self.mover
        step = self.laid % THREE
        up = open_later and step > 0
        cheese = self.start + step
        if cheese >= self.circle():
            cheese -= self.circle()
        self.take_from_hand(seat, kind)
        self.put_card(cheese, kind, up)
        if up:
            self.story.card_laid(seat, cheese + 1, kind)
        else:
            self.story.card_hidden(seat, cheese + 1, step > 0)
            self.story.hidden_card_seen(seat, cheese + 1, kind)
        if step < THREE - 1:
            self.choose_card()
        else:
            self.end_play()

    def end_play(self) -> None:
        self.start = NONE
        if self.laid < self.house.each * self.seats:
            self.next_turn()
        else:
            self.turns += 1
            self.story.cards_used_up()
            self.resolve_next()

    # §6 The end. Cheese by cheese the face-down cards are turned up, nearest first; then the line is resolved.

    def resolve_next(self) -> None:
        """Up to the next card that lies face down."""
        while self.resolved < self.circle():
            hidden = self.hidden_at(self.resolved)
            if hidden != 0:
                self.to_turn = self.card_at(self.resolved, lowest(hidden))
                self.ask(LUCK, bit(TURN + self.kind(self.to_turn)), 1)
                return
            self.resolve(self.resolved)
            self.resolved += 1
        self.end()

    def turn_up(self, kind: i64) -> None:
        cheese = self.resolved
        card = self.to_turn
        self.show(cheese, card)
        before = self.plays_at(cheese) & (bit(card // THREE) - 1)
        self.story.card_turned(cheese + 1, popcount(before) + 1, self.owner(card), kind)
        self.resolve_next()

    def resolve(self, cheese: i64) -> None:
        line = self.line(cheese)
        self.dogs_chase(cheese, line)
        self.cats_hunt(cheese, line)
        self.kings_advance(cheese, line)
        self.mice_eat(cheese, line)
        self.story.line_resolved(cheese + 1)

    # §7 A dog takes a cat right before it and a cat right behind it. The outermost dog is first.

    def dogs_chase(self, cheese: i64, line: vec[u8]) -> None:
        for at in range(i64(len(line)) - 1, NONE, -1):
            if self.kind(i64(line[at])) == DOG:
                self.chase(cheese, line, at, at - 1)
                self.chase(cheese, line, at, at + 1)

    def chase(self, cheese: i64, line: vec[u8], dog: i64, at: i64) -> None:
        if not 0 <= at < i64(len(line)):
            return
        seat = self.owner(i64(line[dog]))
        card = i64(line[at])
        owner = self.owner(card)
        if is_cat(self.kind(card)) and not self.is_taken(card) and (owner != seat or self.house.own_cats):
            self.gain(seat, card)
            self.story.cat_chased(cheese + 1, dog + 1, seat, at + 1, owner)

    # §8 A cat takes other colours' mice among the three cards before it, up to a dog or cat. The outermost is first.

    def cats_hunt(self, cheese: i64, line: vec[u8]) -> None:
        for at in range(i64(len(line)) - 1, NONE, -1):
            card = i64(line[at])
            if is_cat(self.kind(card)) and not self.is_taken(card):
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
        for at in range(i64(len(line)) - 1, NONE, -1):
            card = i64(line[at])
            if self.kind(card) == KING and not self.is_taken(card):
                self.story.king_advanced(cheese + 1, at + 1, self.owner(card))

    def mice_eat(self, cheese: i64, line: vec[u8]) -> None:
        """The last king to be moved stands first, so kings eat first and in their old order."""
        left = self.feed(cheese, line, True, self.mice_at(cheese))
        self.feed(cheese, line, False, left)

    def feed(self, cheese: i64, line: vec[u8], kings: bool, left: i64) -> i64:
        """Feed the kings, or the other mice; how many more the cheese can feed."""
        for at in range(i64(len(line))):
            if left == 0:
                return left
            card = i64(line[at])
            kind = self.kind(card)
            if kind <= KING and (kind == KING) == kings and not self.is_taken(card):
                seat = self.owner(card)
                self.gain(seat, card)
                self.story.mouse_fed(cheese + 1, at + 1, seat, kind)
                left -= 1
        return left

    # §10 Score: a mouse 1, a fat mouse 2, a cat 3. Ties: more kings, then more mice.

    def kings_of(self, seat: i64) -> i64:
        return held(self.pile_of(seat), KING)

    def mice_of(self, seat: i64) -> i64:
        pile = self.pile_of(seat)
        return size(pile) - cats_in(pile)

    def score(self, seat: i64) -> i64:
        """One for every card, one more for a fat mouse, two more for a cat."""
        pile = self.pile_of(seat)
        return size(pile) + held(pile, FAT_MOUSE) + 2 * cats_in(pile)

    def rank(self, seat: i64) -> i64:
        return (self.score(seat) * 256 + self.kings_of(seat)) * 256 + self.mice_of(seat)

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
        copy.stand(self)
        return copy

    def become(self, other: State) -> bool:
        assert isinstance(other, Goda)
        for k in range(WORDS):
            self.words[k] = other.words[k]
        for k in range(TABLE):
            self.table[k] = other.table[k]
        self.stand(other)
        return True

    def stand(self, other: "Goda") -> None:
        """Copy all but the arrays."""
        self.like(other)
        self.box = other.box
        self.laid_out = other.laid_out
        self.turns = other.turns
        self.draws = other.draws
        self.to_draw = other.to_draw
        self.start = other.start
        self.laid = other.laid
        self.resolved = other.resolved
        self.to_turn = other.to_turn

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
                self.hand_to_deck(other)
        for card in range(self.laid):
            if self.is_hidden(card, seat):
                self.put_on_deck(self.owner(card), one(self.kind(card)))

    def lay_again(self, seat: i64, dice: Dice) -> None:
        """Draw the face-down cards anew: first those that must be marked, then the first cards of plays."""
        for card in range(self.laid):
            if card % THREE > 0 and self.is_hidden(card, seat):
                self.suppose(card, self.draw_again(self.owner(card), MARKED, dice))
        for card in range(self.laid):
            if card % THREE == 0 and self.is_hidden(card, seat):
                self.suppose(card, self.draw_again(self.owner(card), ANY, dice))

    def hold_again(self, before: "Goda", seat: i64, dice: Dice) -> None:
        """Draw the others' hands anew, as many cards as they were."""
        for other in range(self.seats):
            if other != seat:
                for _ in range(size(before.hand_of(other))):
                    self.deck_to_hand(other, any_of(self.deck_of(other), dice))

    def draw_again(self, seat: i64, among: i64, dice: Dice) -> i64:
        """A card of these kinds leaves a deck."""
        kind = any_of(self.deck_of(seat) & among, dice)
        self.take_from_deck(seat, kind)
        return kind

    def resume(self) -> None:
        """Work out what may happen next, in a position put together by hand."""
        if self.laid_out < self.circle():
            self.see_cheese()
        elif self.to_draw > 0:
            self.see_card()
        elif self.start != NONE:
            self.choose_card()
        elif self.laid < self.house.each * self.seats:
            self.offer()
        else:
            self.resolve_next()

    def facts(self) -> list[int]:
        found = [
            int(self.seats), int(self.turn), int(self.mover), int(self.box), int(self.laid_out), int(self.turns),
            int(self.draws), int(self.to_draw), int(self.start), int(self.laid), int(self.resolved), int(self.legal),
        ]  # fmt: skip
        return found + [int(x) for x in self.words] + [int(x) for x in self.table]

    def options(self) -> dict[str, Any]:
        return self.house.options

    # For people.

    def write(self, move: i64) -> str:
        return NOTATIONS[int(move)]


def cats_in(bag: i64) -> i64:
    return held(bag, CAT) + held(bag, PLAIN_CAT)


def any_of(bag: i64, dice: Dice) -> i64:
    """A kind of a bag, as likely as there are cards of it."""
    return nth_kind(bag, dice.below(size(bag)))


def new(seats: i64, options: dict[str, Any]) -> Goda:
    """An empty table: luck lays the cheeses and deals the first hands."""
    house = House(options)
    cards = size(house.deck)
    if not THREE <= cards <= EACH:
        raise ValueError(f"option animals: {cards} in all are not possible; possible: {THREE} to {EACH}")
    if size(house.cheeses) < seats * house.circle:
        short = f"{size(house.cheeses)} in all are too few for a circle of {seats * house.circle}"
        raise ValueError(f"option cheeses: {short}")
    state = Goda(seats, house, vec[i64]([0] * WORDS), vec[u8]([0] * TABLE))
    for seat in range(seats):
        state.put_on_deck(seat, state.house.deck)
    state.see_cheese()
    return state

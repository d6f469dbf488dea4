"""Cheese Rescue: build a square together. Dogs scare cats, cats catch mice, mice eat cheese.

A cell is a place on a sheet that never moves: row * 16 + column, so a1 is 0. The cards grow on it from the middle.
A spot is a place in the box around the cards: row * 8 + column, so that a set of spots is one word. While the cards
are narrower than the square, the box begins one column before them, and the next card has room on both sides. Once
they are as wide as the square, the box begins and ends with them. Rows likewise. So no step to a neighbour's spot
runs into cards of another row, and none reaches bit 63.
"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.bits import bit, held, kinds, lowest, members, nth, nth_kind, one, popcount, size, spread
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.rows import clear, put
from cheeseboard.engine.state import LUCK, NOBODY, State, Story

# §1 The cards. Animals, six cheeses for each player, and a start card that does nothing.

KINDS: Final = ("dog", "cat", "mouse", "cheese-1", "cheese-2", "cheese-3")
DOG: Final[i64] = 0
CAT: Final[i64] = 1
MOUSE: Final[i64] = 2
CHEESE: Final[i64] = 3  # 3, 4 and 5 are worth 1, 2 and 3
START: Final[i64] = 6
ANIMALS: Final[i64] = 0xFFFFFF  # that part of a bag of cards

# §2 Setting up: the dogs, cats and mice that go back into the box with two, three and four players.

REMOVED: Final = ((3, 6, 9), (2, 3, 4), (0, 0, 0))
WITHOUT_START_CARD: Final[i64] = 3  # players
SECOND: Final[i64] = 1  # the seat that does not begin
SIDE: Final[i64] = 7  # cells at most: this and the next may be otherwise (§10.9)
DRAWN: Final[i64] = 2  # animals that everybody draws first
MOST: Final[i64] = 6  # cheeses of a player

# The moves: every kind of card on every cell, then luck's three deals, then the swap.

CELLS: Final = tuple([f"{letter}{row}" for row in range(1, 17) for letter in "abcdefghijklmnop"])
NUMBERS: Final[list[object]] = list(range(6 * 13 * 13 + 3))  # made once: lists of moves are asked for often

OWNED: Final[i64] = 6  # among the boards, after one for each kind: the cheeses of each seat
BELOW_55: Final[i64] = 0x7FFFFFFFFFFFFF
BELOW_62: Final[i64] = 0x3FFFFFFFFFFFFFFF
ONE: Final[i64] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Tale(Story):
    """What can happen in Cheese Rescue."""

    def animal_drawn(self, seat: i64, pile: i64) -> None:
        """A seat took the top card of the pile, which has so many left."""

    def animal_seen(self, only: i64, kind: i64) -> None:
        """What the seat that drew found, for it alone."""

    def card_laid(self, seat: i64, kind: i64, cell: i64) -> None: ...

    def cheeses_swapped(self, seat: i64) -> None:
        """Instead of laying a card, this seat has exchanged cheeses with the other one, on the table and in hand."""

    def square_filled(self) -> None:
        """The game is over; what is left in the hands is put aside unseen."""

    def cat_scared(self, cell: i64) -> None:
        """A dog drove this cat away."""

    def mouse_caught(self, cell: i64) -> None: ...

    def cheese_eaten(self, seat: i64, kind: i64, cell: i64) -> None:
        """A mouse ate this cheese of a seat's."""

    def cheese_counted(self, seat: i64, points: i64, cheeses: i64) -> None:
        """What a seat has rescued."""

    def komi_given(self, seat: i64, points: i64, half: i64) -> None:
        """So many points more, and perhaps half a one, for not having begun."""


SILENCE: Final = Tale()


@mypyc_attr(acyclic=True)
class House:
    """The house rules of a table (§10), and its measures for so many seats."""

    def __init__(self, seats: i64, options: dict[str, Any]) -> None:
        usual = seats + 3
        grid = 2 * usual - 1
        side = min(usual, i64(options.get("side", SIDE)))
        self.seats: Final = seats
        self.options: Final = options
        self.animals: Final = animals_in_play(seats, options["animals"])
        self.cheeses: Final = bag(options["cheeses"]) << (8 * CHEESE)
        self.hand: Final[i64] = size(self.cheeses) + i64(options.get("drawn", DRAWN))  # the most cards in a hand
        self.centred: Final[bool] = options["square"] == "centred" and seats != WITHOUT_START_CARD
        self.diagonals: Final[bool] = options["diagonals"]
        self.komi: Final[i64] = i64(options["komi"]) * i64(seats == 2)  # half points
        self.may_swap: Final[bool] = options["swap"] and seats == 2
        self.side: Final = side
        self.grid: Final = grid  # however the square floats, it stays within so many rows and columns
        self.middle: Final = (usual - 1) * 17  # the cell of the start card
        self.columns: Final = (bit(side) - 1) * 0x0101010101010101  # the spots in the first columns, a side wide
        self.rows: Final = bit(8 * side) - 1
        self.area: Final = grid * grid
        self.deal: Final = START * self.area  # luck's moves come after every kind on every cell
        self.swap: Final = START * self.area + 3
        self.unseen: Final = START * self.area + 4  # a deal, to the others
        cells = bytes([row * 16 + column for row in range(grid) for column in range(grid)])
        self.cells: Final = len(KINDS) * cells  # of each move
        self.kinds: Final = b"".join([bytes([kind]) * self.area for kind in range(len(KINDS))])

    def __reduce__(self) -> tuple[Any, ...]:
        return House, (self.seats, self.options)

    def cells_to_fill(self) -> i64:
        """The start card lies in one of the cells already."""
        return self.side * self.side - i64(self.seats != WITHOUT_START_CARD)


def bag(counts: list[int]) -> i64:
    """So many of each of three kinds."""
    return i64(counts[0]) * one(0) + i64(counts[1]) * one(1) + i64(counts[2]) * one(2)


def animals_in_play(seats: i64, animals: list[int]) -> i64:
    """A bag: the animals without those that go back into the box, as far as there are so many."""
    return bag([max(0, animals[k] - REMOVED[int(seats) - 2][k]) for k in range(3)])


def beside(spots: i64) -> i64:
    """The spots that share a side with one of these."""
    return (spots << 1) | (spots >> 1) | (spots << 8) | (spots >> 8)


def around(spots: i64) -> i64:
    """These spots and those that share a side or a corner with one of them."""
    spots |= ((spots & BELOW_62) << 1) | (spots >> 1)
    return spots | ((spots & BELOW_55) << 8) | (spots >> 8)


@mypyc_attr(acyclic=True, free_list_len=1)
class Rescue(State):
    """One position of Cheese Rescue."""

    def __init__(self, seats: i64, house: House, hands: vec[i64], boards: vec[i64]) -> None:
        self.seats: i64 = seats
        self.turn: i64 = LUCK
        self.mover: i64 = 0
        self.tickets: i64 = 0
        self.house: Final = house
        self.hands: Final = hands  # a bag for each seat
        self.boards: Final = boards  # the spots of each kind, then of each seat's cheeses
        self.pile: i64 = house.animals  # a bag: the animals still to come
        self.taken: i64 = 0  # the spots with a card
        self.free: i64 = 0  # the spots where a card may go
        self.width: i64 = 1  # how many columns the cards span
        self.height: i64 = 1
        self.origin: i64 = 0  # the cell that is the box's first spot
        self.second: i64 = SECOND  # the seat that has the second player's place, and komi with it
        self.story: Tale = SILENCE

    # What may happen now.

    def count(self) -> i64:
        return self.tickets if self.turn != LUCK else popcount(kinds(self.pile))

    def move(self, k: i64) -> i64:
        if self.turn == LUCK:
            return self.house.deal + nth(kinds(self.pile), k)
        return self.drawn(k)

    def is_legal(self, move: i64) -> bool:
        deal = self.house.deal
        if self.turn == LUCK:
            return deal <= move < deal + CHEESE and held(self.pile, move - deal) > 0
        if self.turn == NOBODY or move < 0 or move >= deal:
            return move == self.house.swap and self.turn >= 0 and self.can_swap()
        in_hand = held(self.hands[self.turn], i64(self.house.kinds[move])) > 0
        return in_hand and self.is_free(i64(self.house.cells[move]))

    def odds(self, move: i64) -> i64:
        return held(self.pile, move - self.house.deal) if self.turn == LUCK else ONE

    def pick(self, dice: Dice) -> i64:
        return self.drawn(dice.below(self.tickets))

    def drawn(self, ticket: i64) -> i64:
        """At a seat: for each kind in the hand, one free spot after the other."""
        if self.turn == LUCK:
            return self.house.deal + nth_kind(self.pile, ticket)
        hand = kinds(self.hands[self.turn])
        spots = popcount(self.free)
        while ticket >= spots:
            ticket -= spots
            hand &= hand - 1
        return self.number(lowest(hand), nth(self.free, ticket)) if hand != 0 else self.house.swap

    def happen(self, move: i64) -> None:
        if move < self.house.deal:
            self.lay(i64(self.house.kinds[move]), i64(self.house.cells[move]))
        elif move != self.house.swap:
            self.deal(move - self.house.deal)
        else:
            self.swap()

    def play_out(self, dice: Dice) -> tuple[i64, i64]:
        steps: i64 = 0
        decisions: i64 = 0
        while self.turn != NOBODY:
            steps += 1
            decisions += i64(self.turn >= 0)
            self.happen(self.pick(dice))
        return steps, decisions

    def number(self, kind: i64, spot: i64) -> i64:
        """The move that lays this kind there."""
        cell = self.cell_at(spot)
        return kind * self.house.area + (cell >> 4) * self.house.grid + (cell & 15)

    # §2 Setting up. The start card lies in the middle; everybody draws two animals.

    def set_up(self) -> None:
        house = self.house
        middle: i64 = 1  # the row and the column of the start card in the box
        if house.centred:
            middle = house.side // 2
            self.width = house.side
            self.height = house.side
        self.origin = house.middle - 17 * middle
        if self.seats == WITHOUT_START_CARD:
            self.free = bit(9 * middle)
        else:
            self.taken = bit(9 * middle)
            self.free = self.free_spots()
        self.go_on()

    # §3 Cells and spots.

    def cell_at(self, spot: i64) -> i64:
        return self.origin + spot + (spot & 56)

    def spot_at(self, cell: i64) -> i64:
        """The spot of a cell in the box."""
        cell -= self.origin
        return cell - ((cell >> 4) << 3)

    def is_free(self, cell: i64) -> bool:
        """Whether a card may go there. The box has no rows and columns beyond 7."""
        in_box = (cell - self.origin) & ~0b1110111 == 0
        return in_box and (self.free >> self.spot_at(cell)) & 1 == 1

    # §4 Laying a card: beside another, and within the square.

    def lay(self, kind: i64, cell: i64) -> None:
        seat = self.mover
        self.hands[seat] -= one(kind)
        self.put(kind, cell, seat)
        self.story.card_laid(seat, kind, cell)
        if self.free == 0:
            self.finish()
        elif self.pile != 0 and size(self.hands[seat]) < self.house.hand:
            self.wait_for_card()
        else:
            self.next_turn()

    def put(self, kind: i64, cell: i64, seat: i64) -> None:
        """A card of this seat's comes to lie on the table, which may widen what the cards span."""
        spot = self.spot_at(cell)
        here = bit(spot)
        self.taken |= here
        self.boards[kind] |= here
        if kind >= CHEESE:
            self.boards[OWNED + seat] |= here
        if self.width < self.house.side:
            self.width = self.stretch(self.width, spot & 7, 1)
        if self.height < self.house.side:
            self.height = self.stretch(self.height, spot >> 3, 8)
        self.free = self.free_spots()

    def free_spots(self) -> i64:
        """Beside a card. Where the cards span a side already, the box ends with them."""
        free = beside(self.taken) & ~self.taken
        if self.width == self.house.side:
            free &= self.house.columns
        if self.height == self.house.side:
            free &= self.house.rows
        return free

    def stretch(self, span: i64, at: i64, step: i64) -> i64:
        """A card lies in this column (step 1) or row (step 8) of the box: how many the cards span now."""
        if 0 < at <= span:
            return span
        span += 1
        if at == 0 and span < self.house.side:
            self.shift(step, 0)  # one before the cards stays empty
        elif at > 0 and span == self.house.side:
            self.shift(0, step)  # none before the cards
        return span

    def shift(self, on: i64, back: i64) -> None:
        """The cards move by so many spots on, or back, in the box; on the sheet they stay."""
        self.taken = self.taken << on >> back
        for k in range(len(self.boards)):
            self.boards[k] = self.boards[k] << on >> back
        self.origin += back + (back & 56) - on - (on & 56)

    # §5 Drawing an animal, as long as there are any.

    def wait_for_card(self) -> None:
        self.turn = LUCK
        self.tickets = size(self.pile)

    def deal(self, kind: i64) -> None:
        seat = self.mover
        self.pile -= one(kind)
        self.hands[seat] += one(kind)
        self.story.animal_drawn(seat, size(self.pile))
        self.story.animal_seen(seat, kind)
        if self.pile != 0 and size(self.hands[seat]) < self.house.hand:
            self.wait_for_card()
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """The next seat lays a card; before the first turn it draws its first animals."""
        self.mover += 1
        if self.mover == self.seats:
            self.mover = 0
        self.go_on()

    def go_on(self) -> None:
        """Whoever has drawn enough lays a card."""
        if self.pile != 0 and size(self.hands[self.mover]) < self.house.hand:
            self.wait_for_card()
        else:
            self.offer()

    def offer(self) -> None:
        """Every kind in the hand may go to every free spot."""
        self.turn = self.mover
        self.tickets = popcount(self.free) * popcount(kinds(self.hands[self.mover])) + i64(self.can_swap())

    # §6 The end. The square is full.

    def finish(self) -> None:
        self.turn = NOBODY
        self.tickets = 0
        if self.story is not SILENCE:
            self.story.square_filled()
            self.tell_the_hunt()
            self.tell_the_count()

    def tell_the_count(self) -> None:
        for seat in range(self.seats):
            self.story.cheese_counted(seat, self.score(seat), popcount(self.rescued(seat)))
        if self.house.komi > 0:
            self.story.komi_given(self.second, self.house.komi >> 1, self.house.komi & 1)

    # §7 The hunt. Cats beside a dog go; then mice beside a cat; then cheeses beside a mouse.

    def near(self, spots: i64) -> i64:
        return around(spots) if self.house.diagonals else beside(spots)

    def cats_left(self) -> i64:
        return self.boards[CAT] & ~self.near(self.boards[DOG])

    def mice_left(self) -> i64:
        return self.boards[MOUSE] & ~self.near(self.cats_left())

    def rescued(self, seat: i64) -> i64:
        """The cheeses of a seat that no mouse would eat if the game ended now."""
        return self.boards[OWNED + seat] & ~self.near(self.mice_left())

    def tell_the_hunt(self) -> None:
        scared = self.boards[CAT] & ~self.cats_left()
        while scared != 0:
            self.story.cat_scared(self.cell_at(lowest(scared)))
            scared &= scared - 1
        caught = self.boards[MOUSE] & ~self.mice_left()
        while caught != 0:
            self.story.mouse_caught(self.cell_at(lowest(caught)))
            caught &= caught - 1
        for seat in range(self.seats):
            eaten = self.boards[OWNED + seat] & ~self.rescued(seat)
            while eaten != 0:
                spot = lowest(eaten)
                self.story.cheese_eaten(seat, self.kind_at(spot), self.cell_at(spot))
                eaten &= eaten - 1

    def kind_at(self, spot: i64) -> i64:
        """The kind of the card that lies there, the start card's included."""
        for kind in range(START):
            if (self.boards[kind] >> spot) & 1 == 1:
                return kind
        return START

    # §8 The score. Points on the cheeses that are left, and komi (§10.5); ties: more cheeses.

    def score(self, seat: i64) -> i64:
        """The points on the cheeses that are left, if the game ended now."""
        rescued = self.rescued(seat)
        points = popcount(rescued & self.boards[CHEESE])
        points += 2 * popcount(rescued & self.boards[CHEESE + 1])
        return points + 3 * popcount(rescued & self.boards[CHEESE + 2])

    def rank(self, seat: i64) -> i64:
        return self.standing(seat, self.score(seat), popcount(self.rescued(seat)))

    def standing(self, seat: i64, points: i64, cheeses: i64) -> i64:
        """The rank of a seat that has rescued so much."""
        return self.halves(seat, points) * 8 + cheeses

    def halves(self, seat: i64, points: i64) -> i64:
        """Points as half points, with komi."""
        halves = 2 * points
        return halves + self.house.komi if seat == self.second else halves

    # §9 Who sees what.

    def listen(self, story: Story) -> None:
        assert isinstance(story, Tale)
        self.story = story

    def seen(self, move: i64, seat: i64) -> i64:
        """Only the animal that somebody else draws is hidden."""
        if self.house.deal <= move < self.house.swap and seat != self.mover:
            return self.house.unseen
        return move

    # §10.6 The swap. Whoever lays second may take over the first card, and all cheeses change hands.

    def can_swap(self) -> bool:
        """Two cards lie there, the start card and the first; after a swap it would be the other's turn."""
        return self.house.may_swap and self.mover == SECOND and popcount(self.taken) == 2

    def swap(self) -> None:
        mine = self.hands[1] & ~ANIMALS
        theirs = self.hands[0] & ~ANIMALS
        self.hands[0] += mine - theirs
        self.hands[1] += theirs - mine
        laid = self.boards[OWNED]
        self.boards[OWNED] = self.boards[OWNED + 1]
        self.boards[OWNED + 1] = laid
        self.second = 0
        self.story.cheeses_swapped(self.mover)
        if self.pile != 0 and size(self.hands[self.mover]) < self.house.hand:
            self.wait_for_card()
        else:
            self.next_turn()

    # Other worlds.

    def clone(self) -> "Rescue":
        copy = Rescue(self.seats, self.house, self.hands[:], self.boards[:])
        copy.stand(self)
        return copy

    def become(self, other: State) -> bool:
        assert isinstance(other, Rescue)
        for seat in range(self.seats):
            self.hands[seat] = other.hands[seat]
        for k in range(OWNED + self.seats):
            self.boards[k] = other.boards[k]
        self.stand(other)
        return True

    def stand(self, other: "Rescue") -> None:
        """Copy all but the arrays."""
        self.turn = other.turn
        self.mover = other.mover
        self.tickets = other.tickets
        self.pile = other.pile
        self.taken = other.taken
        self.free = other.free
        self.width = other.width
        self.height = other.height
        self.origin = other.origin
        self.second = other.second

    def imagine(self, seat: i64, dice: Dice) -> "Rescue":
        """The others' animals go back to the pile and are drawn again: every deal of unseen cards is equally likely."""
        world = self.clone()
        for other in range(self.seats):
            if other != seat:
                animals = world.hands[other] & ANIMALS
                world.hands[other] -= animals
                world.pile += animals
        for other in range(self.seats):
            if other != seat:
                world.draw_again(other, size(self.hands[other] & ANIMALS), dice)
        world.resume()
        return world

    def draw_again(self, seat: i64, animals: i64, dice: Dice) -> None:
        for _ in range(animals):
            animal = one(nth_kind(self.pile, dice.below(size(self.pile))))
            self.pile -= animal
            self.hands[seat] += animal

    def resume(self) -> None:
        """Work out what may happen next, in a position put together by hand."""
        if self.turn == LUCK:
            self.wait_for_card()
        elif self.turn == NOBODY:
            self.tickets = 0
        else:
            self.offer()

    def facts(self) -> list[int]:
        found = [
            int(self.seats), int(self.turn), int(self.mover), int(self.tickets), int(self.pile), int(self.taken),
            int(self.free), int(self.width), int(self.height), int(self.origin),
        ]  # fmt: skip
        if self.house.may_swap:
            found.append(int(self.second))
        return found + [int(x) for x in self.hands] + [int(x) for x in self.boards]

    def options(self) -> dict[str, Any]:
        return self.house.options

    # For many.

    def mask(self, into: vec[i64], at: i64, words: i64) -> None:
        if self.turn < 0:
            super().mask(into, at, words)
            return
        clear(into, at, words)
        hand = kinds(self.hands[self.mover])
        first = (self.origin >> 4) * self.house.grid + (self.origin & 15)  # where the box begins on the sheet
        for kind in range(START):
            if (hand >> kind) & 1 == 1:
                self.mask_kind(into, 8 * at + first + kind * self.house.area)
        if self.can_swap():
            into[at + (self.house.swap >> 3)] += one(self.house.swap & 7)

    def mask_kind(self, into: vec[i64], number: i64) -> None:
        """A kind may go to every free spot: a row of the box at once, the first of which begins at this number."""
        grid = self.house.grid
        free = self.free
        while free != 0:
            put(into, number, spread(free & 255))
            free >>= 8
            number += grid

    def moves(self) -> list[int]:
        """All of them in one go: there are about fifty, and many callers ask at every step."""
        if self.turn == LUCK:
            deal = self.house.deal
            return cast("list[int]", [NUMBERS[deal + kind] for kind in range(CHEESE) if held(self.pile, kind) > 0])
        numbers = NUMBERS
        found = numbers[: self.tickets]  # a list of the right length; what it holds is put in below
        hand = kinds(self.hands[self.mover])
        free = self.free
        spots = popcount(free)
        for k in range(spots):
            place = k
            number = self.number(0, lowest(free))
            free &= free - 1
            for kind in range(START):
                if (hand >> kind) & 1 == 1:
                    found[place] = numbers[number]
                    place += spots
                number += self.house.area
        if self.can_swap():
            found[-1] = numbers[self.house.swap]
        return cast("list[int]", found)

    def write(self, move: i64) -> str:
        if move < self.house.deal:
            return f"{KINDS[self.house.kinds[move]]} {CELLS[self.house.cells[move]]}"
        return f"deal {KINDS[int(move - self.house.deal)]}" if move != self.house.swap else "swap"

    def refusal(self, asked: str) -> str:
        """Every kind in the hand can go to the same cells, so where there are many, they are named once."""
        if self.turn < 0 or popcount(self.free) < 3:
            return super().refusal(asked)
        first, *others = [KINDS[kind] for kind in members(kinds(self.hands[self.turn]))]
        possible = ", ".join([f"{first} {CELLS[int(self.cell_at(spot))]}" for spot in members(self.free)])
        also = ", ".join(others) or "nothing else"
        swap = "; or swap" if self.can_swap() else ""
        return f"{asked} is not possible now; possible: {possible}; there also: {also}{swap}"


def is_enough(house: House, swaps: bool, with_cheese: i64) -> bool:
    """Whether everybody has a card to lay until the square is full; after a swap, in which so many cheeses more are given away."""
    left = size(house.animals)
    hands = [int(size(house.cheeses))] * int(house.seats)
    for first in range(house.seats):
        left -= house.hand - hands[first]
        hands[first] = int(house.hand)
    seat: i64 = 0
    for cell in range(house.cells_to_fill()):
        if swaps and cell == 1:  # it was the second player's turn, and is the first one's again
            hands[0] += int(with_cheese)
            hands[1] -= int(with_cheese)
            if hands[1] < house.hand and left > 0:
                hands[1] += 1
                left -= 1
            seat = 0
        if hands[seat] == 0:
            return False
        hands[seat] -= 1
        if hands[seat] < house.hand and left > 0:
            hands[seat] += 1
            left -= 1
        seat = (seat + 1) % house.seats
    return True


def check(house: House) -> None:
    """Refuses a box with which the game cannot be played to its end."""
    cheeses = size(house.cheeses)
    if not 1 <= cheeses <= MOST:
        raise ValueError(f"option cheeses: {cheeses} in all are not possible; possible: 1 to {MOST}")
    drawn = house.hand - cheeses
    if size(house.animals) < drawn * house.seats:
        raise ValueError(f"option animals: {size(house.animals)} in play are too few for everybody to draw {drawn}")
    swaps = house.may_swap
    enough = is_enough(house, False, 0) and (not swaps or (is_enough(house, True, 0) and is_enough(house, True, 1)))
    if not enough:
        raise ValueError("option animals: with so few cards somebody has none left before the square is full")


def new(seats: i64, options: dict[str, Any]) -> Rescue:
    """The table before the first card is dealt."""
    house = House(seats, options)
    if size(house.cheeses) != MOST or size(house.animals) != 9 * seats or "side" in options or "drawn" in options:
        check(house)
    state = Rescue(seats, house, vec[i64]([house.cheeses] * seats), vec[i64]([0] * (OWNED + seats)))
    state.set_up()
    return state

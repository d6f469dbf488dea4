"""Alles Käse! Roll, then keep, drop or peek; the third trap loses.

A card is its number in the order in which cards came into sight; a set of cards is a bitmask.
Only its holes are drawn then. Its front is drawn when somebody first looks at it.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from cheeseboard.engine.bits import bit, held, kinds, lowest, nth, nth_kind, one, popcount, size
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, SetState, State, Story

# §1 The cards. Six each with 1 to 6 holes; the more holes, the more traps.

EACH: Final = [6] * 6  # cards with 1 to 6 holes; this and the next three are usual, and may be otherwise (§9)
DISPLAY: Final[i64] = 6
FACES: Final[i64] = 6  # of the die
TRAPS_TO_LOSE: Final[i64] = 3
EXTRA_DISCARD_UP_TO: Final[i64] = 3  # seats

# The moves: six places to peek at, keep or drop; then luck's.

PEEK: Final[i64] = 0
KEEP: Final[i64] = 6
DROP: Final[i64] = 12
ROLL: Final[i64] = 18  # 18..23: the die shows 1..6
NEXT: Final[i64] = 24  # 24..29: the next card of the supply has 1..6 holes
CHEESE: Final[i64] = 30
TRAP: Final[i64] = 31
MOVES: Final[i64] = 32
UNSEEN: Final[i64] = 32  # a front, to those who may not look

VERBS: Final = ("peek", "keep", "drop", "roll", "next")
FRONTS: Final = ("cheese", "trap")

NOTHING: Final[i64] = -1
EMPTY: Final[i64] = 0
DISCARD: Final[i64] = 6  # beside the places 0..5 of the display


@mypyc_attr(allow_interpreted_subclasses=True)
class Tale(Story):
    """What can happen in Alles Käse!"""

    def card_laid(self, place: i64, holes: i64) -> None:
        """A card of the supply came into the display."""

    def top_shown(self, holes: i64) -> None:
        """The next card of the supply came into sight."""

    def die_rolled(self, seat: i64, face: i64) -> None: ...

    def card_peeked(self, seat: i64, place: i64) -> None: ...

    def front_seen(self, only: i64, place: i64, front: i64) -> None:
        """What the seat that peeked found, for it alone."""

    def card_kept(self, seat: i64, place: i64, holes: i64, front: i64) -> None: ...

    def card_dropped(self, seat: i64, place: i64, holes: i64) -> None: ...

    def top_discarded(self, holes: i64) -> None:
        """The top card of the supply left the game."""

    def player_caught(self, seat: i64) -> None:
        """A third trap."""

    def supply_used_up(self) -> None: ...

    def turns_used_up(self) -> None:
        """The turn limit was reached."""


SILENCE: Final = Tale()


@mypyc_attr(acyclic=True)
class House:
    """The house rules of a table."""

    def __init__(self, options: dict[str, Any]) -> None:
        cards: i64 = 0
        traps: i64 = 0
        each: list[int] = options.get("cards", EACH)
        for k in range(6):
            cards += one(i64(k) + 1) * i64(each[k])
            traps += one(i64(k) + 1) * i64(options["traps"][k])
        self.options: Final = options
        self.cards: Final = cards  # a bag: how many there are with each number of holes
        self.traps: Final = traps  # a bag: how many of them are traps
        self.display: Final[i64] = options.get("display", DISPLAY)
        self.faces: Final[i64] = options.get("faces", FACES)
        self.traps_to_lose: Final[i64] = options.get("traps_to_lose", TRAPS_TO_LOSE)
        self.top_shown: Final[bool] = options["top_shown"]
        self.turn_limit: Final[i64] = options["turn_limit"]

    def __reduce__(self) -> tuple[Any, ...]:
        return House, (self.options,)


@mypyc_attr(acyclic=True, free_list_len=1)
class Kaese(SetState):
    """One position of Alles Käse!"""

    def __init__(
        self, seats: i64, house: House, holes: vec[u8], display: vec[u8], peeks: vec[i64], kept: vec[i64]
    ) -> None:
        super().__init__(seats)
        self.house: Final = house
        self.holes: Final = holes  # of each card in sight
        self.display: Final = display  # the card on each place
        self.peeks: Final = peeks  # the cards each seat has peeked at
        self.kept: Final = kept  # the cards before each seat
        self.dropped: i64 = 0  # the cards out of the game
        self.known: i64 = 0  # the cards whose front is drawn
        self.traps: i64 = 0  # those of them that are traps
        self.cards: i64 = 0  # cards in sight
        self.supply: i64 = house.cards  # a bag: the holes still to come
        self.hidden_traps: i64 = house.traps  # bags: the fronts still to be drawn
        self.hidden_cheeses: i64 = house.cards - house.traps
        self.turns: i64 = 0  # finished
        self.die: i64 = 0
        self.choice: i64 = NOTHING  # the peek or keep that waits for its front
        self.gap: i64 = NOTHING  # where the next card of a hidden supply goes
        self.story: Tale = SILENCE

    # What may happen now.

    def odds(self, move: i64) -> i64:
        if move >= CHEESE:
            return self.front_odds(move == TRAP)
        if move >= NEXT:
            return held(self.supply, move - NEXT + 1)
        return 1

    def pick(self, dice: Dice) -> i64:
        return self.drawn(dice.below(self.tickets))

    def drawn(self, ticket: i64) -> i64:
        legal = self.legal
        if legal < bit(ROLL):
            return nth(legal, ticket)
        if legal < bit(NEXT):
            return ROLL + ticket
        if legal < bit(CHEESE):
            return NEXT - 1 + nth_kind(self.supply, ticket)
        return CHEESE if ticket < self.front_odds(False) else TRAP

    def happen(self, move: i64) -> None:
        if move < DROP:
            self.look(move)
        elif move < ROLL:
            self.drop(move - DROP)
        elif move < NEXT:
            self.roll(move - ROLL + 1)
        elif move < CHEESE:
            self.next_card(move - NEXT + 1)
        else:
            self.turn_over(move == TRAP)

    def play_out(self, dice: Dice) -> tuple[i64, i64]:
        steps: i64 = 0
        decisions: i64 = 0
        while self.turn != NOBODY:
            steps += 1
            decisions += i64(self.turn >= 0)
            self.happen(self.pick(dice))
        return steps, decisions

    # §2 Setting up. Six cards lie in a row; the holes of the supply's top card can be seen.

    def see_next(self) -> None:
        """Draw the holes of the supply's next card."""
        self.ask(LUCK, kinds(self.supply) << (NEXT - 1), size(self.supply))

    def next_card(self, holes: i64) -> None:
        self.holes[self.cards] = u8(holes)
        self.supply -= one(holes)
        self.cards += 1
        if self.cards <= self.house.display:
            self.lay(self.cards - 1)
            self.set_up()
        elif self.gap != NOTHING:
            self.put_top(self.gap)
        else:
            self.story.top_shown(holes)
            self.wait_for_die()

    def set_up(self) -> None:
        if self.cards < self.house.display or self.house.top_shown:
            self.see_next()
        else:
            self.wait_for_die()

    def lay(self, place: i64) -> None:
        """The newest card goes to this place of the display."""
        card = self.cards - 1
        self.display[place] = u8(card)
        self.story.card_laid(place + 1, i64(self.holes[card]))

    def top_in_sight(self) -> bool:
        return self.house.top_shown and self.cards > self.house.display and self.is_on_supply(self.cards - 1)

    def is_on_supply(self, card: i64) -> bool:
        if (self.dropped >> card) & 1 == 1:
            return False
        for place in range(self.house.display):
            if i64(self.display[place]) == card:
                return False
        return True

    # §3 The turn. Roll: a card with so many holes must be kept or dropped; without one, peek.

    def wait_for_die(self) -> None:
        faces = self.house.faces
        self.ask(LUCK, (bit(faces) - 1) << ROLL, faces)

    def roll(self, face: i64) -> None:
        self.die = face
        self.story.die_rolled(self.mover, face)
        self.offer()

    def offer(self) -> None:
        """What the die allows."""
        fits = self.places_with(self.die)
        self.choose(self.mover, (fits << KEEP) | (fits << DROP) if fits != 0 else (bit(self.house.display) - 1) << PEEK)

    def places_with(self, holes: i64) -> i64:
        fits: i64 = 0
        backs = self.holes
        display = self.display
        for place in range(self.house.display):
            if i64(backs[i64(display[place])]) == holes:
                fits |= bit(place)
        return fits

    def next_turn(self) -> None:
        self.turns += 1
        self.mover += 1
        if self.mover == self.seats:
            self.mover = 0

    # §4 Peek: look at a front alone. With two or three players the supply then loses its top card.

    def peek(self, place: i64) -> None:
        card = i64(self.display[place])
        seat = self.mover
        self.peeks[seat] |= bit(card)
        self.story.card_peeked(seat, place + 1)
        self.story.front_seen(seat, place + 1, i64(self.is_trap(card)))
        if self.seats <= EXTRA_DISCARD_UP_TO:
            self.use_top(DISCARD)
        else:
            self.next_turn()
            if self.turns == self.house.turn_limit:
                self.story.turns_used_up()
                self.end()
            else:
                self.wait_for_die()

    # §5 Keep: turn the card over before you, for all to see. The third trap ends the game at once.

    def keep(self, place: i64) -> None:
        card = i64(self.display[place])
        seat = self.mover
        self.kept[seat] |= bit(card)
        self.story.card_kept(seat, place + 1, i64(self.holes[card]), i64(self.is_trap(card)))
        if self.traps_of(seat) == self.house.traps_to_lose:
            self.story.player_caught(seat)
            self.end()
        else:
            self.use_top(place)

    # §6 Drop: the card leaves the game, its front unseen.

    def drop(self, place: i64) -> None:
        card = i64(self.display[place])
        self.dropped |= bit(card)
        self.story.card_dropped(self.mover, place + 1, i64(self.holes[card]))
        self.use_top(place)

    # §7 Refill from the supply. When its last card is taken the game ends at once.

    def use_top(self, place: i64) -> None:
        """The top card leaves the supply, for a place in the display or the discard pile."""
        if self.house.top_shown:
            self.put_top(place)
        else:
            self.gap = place
            self.see_next()

    def put_top(self, place: i64) -> None:
        top = self.cards - 1
        self.gap = NOTHING
        if place == DISCARD:
            self.dropped |= bit(top)
            self.story.top_discarded(i64(self.holes[top]))
        else:
            self.lay(place)
        self.next_turn()
        if self.supply == 0:
            self.story.supply_used_up()
            self.end()
        elif self.turns == self.house.turn_limit:
            self.story.turns_used_up()
            self.end()
        else:
            self.set_up()

    # §8 Score. Holes in the cheeses you kept; nothing for three traps. Ties: more cheeses.

    def traps_of(self, seat: i64) -> i64:
        return popcount(self.kept[seat] & self.traps)

    def cheeses_of(self, seat: i64) -> i64:
        return popcount(self.kept[seat] & ~self.traps)

    def score(self, seat: i64) -> i64:
        if self.traps_of(seat) == self.house.traps_to_lose:
            return 0
        points: i64 = 0
        cheeses = self.kept[seat] & ~self.traps
        while cheeses != 0:
            points += i64(self.holes[lowest(cheeses)])
            cheeses &= cheeses - 1
        return points

    def rank(self, seat: i64) -> i64:
        if self.traps_of(seat) == self.house.traps_to_lose:
            return -1
        return self.score(seat) * 64 + self.cheeses_of(seat)

    # Fronts: drawn when first looked at, from those with as many holes that nobody has seen.

    def front_odds(self, trap: bool) -> i64:
        card = self.chosen_card()
        if self.is_known(card):
            return i64(self.is_trap(card) == trap)
        return held(self.hidden_traps if trap else self.hidden_cheeses, i64(self.holes[card]))

    def is_known(self, card: i64) -> bool:
        return (self.known >> card) & 1 == 1

    def is_trap(self, card: i64) -> bool:
        return (self.traps >> card) & 1 == 1

    def chosen_card(self) -> i64:
        return i64(self.display[self.choice if self.choice < KEEP else self.choice - KEEP])

    def look(self, choice: i64) -> None:
        """A card is about to be turned over. A front that somebody has seen has one outcome left."""
        self.choice = choice
        cheeses = self.front_odds(False)
        traps = self.front_odds(True)
        legal: i64 = 0
        if cheeses > 0:
            legal |= bit(CHEESE)
        if traps > 0:
            legal |= bit(TRAP)
        self.ask(LUCK, legal, cheeses + traps)

    def turn_over(self, trap: bool) -> None:
        card = self.chosen_card()
        choice = self.choice
        if not self.is_known(card):
            self.draw_front(card, trap)
        self.choice = NOTHING
        if choice < KEEP:
            self.peek(choice)
        else:
            self.keep(choice - KEEP)

    def draw_front(self, card: i64, trap: bool) -> None:
        self.known |= bit(card)
        if trap:
            self.traps |= bit(card)
            self.hidden_traps -= one(i64(self.holes[card]))
        else:
            self.hidden_cheeses -= one(i64(self.holes[card]))

    def forget_front(self, card: i64) -> None:
        if self.is_trap(card):
            self.hidden_traps += one(i64(self.holes[card]))
        else:
            self.hidden_cheeses += one(i64(self.holes[card]))
        self.known &= ~bit(card)
        self.traps &= ~bit(card)

    # Who sees what.

    def listen(self, story: Story) -> None:
        assert isinstance(story, Tale)
        self.story = story

    def seen(self, move: i64, seat: i64) -> i64:
        """Only the front of a card that somebody else peeks at is hidden."""
        if move >= CHEESE and self.choice < KEEP and seat != self.mover:
            return UNSEEN
        return move

    def open_cards(self) -> i64:
        """The cards whose fronts lie open."""
        cards: i64 = 0
        for seat in range(self.seats):
            cards |= self.kept[seat]
        return cards

    def peeks_of(self, seat: i64) -> i64:
        return self.peeks[seat] if seat >= 0 else EMPTY

    # Other worlds.

    def clone(self) -> "Kaese":
        copy = Kaese(self.seats, self.house, self.holes[:], self.display[:], self.peeks[:], self.kept[:])
        copy.stand(self)
        return copy

    def become(self, other: State) -> bool:
        assert isinstance(other, Kaese)
        for card in range(i64(len(self.holes))):
            self.holes[card] = other.holes[card]
        for place in range(DISPLAY):
            self.display[place] = other.display[place]
        for seat in range(self.seats):
            self.peeks[seat] = other.peeks[seat]
            self.kept[seat] = other.kept[seat]
        self.stand(other)
        return True

    def stand(self, other: "Kaese") -> None:
        """Copy all but the arrays."""
        self.like(other)
        self.dropped = other.dropped
        self.known = other.known
        self.traps = other.traps
        self.cards = other.cards
        self.supply = other.supply
        self.hidden_traps = other.hidden_traps
        self.hidden_cheeses = other.hidden_cheeses
        self.turns = other.turns
        self.die = other.die
        self.choice = other.choice
        self.gap = other.gap

    def imagine(self, seat: i64, dice: Dice) -> "Kaese":
        """Fronts that others have seen and this seat has not go back and are drawn again."""
        world = self.clone()
        secrets = self.known & ~self.open_cards() & ~self.peeks_of(seat)
        world.forget_fronts(secrets)
        world.draw_fronts(secrets, dice)
        if self.choice != NOTHING:
            world.look(self.choice)  # the card being turned over may have changed
        return world

    def forget_fronts(self, cards: i64) -> None:
        while cards != 0:
            self.forget_front(lowest(cards))
            cards &= cards - 1

    def draw_fronts(self, cards: i64, dice: Dice) -> None:
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            holes = i64(self.holes[card])
            traps = held(self.hidden_traps, holes)
            self.draw_front(card, dice.below(traps + held(self.hidden_cheeses, holes)) < traps)

    def resume(self) -> None:
        """Work out what may happen next, in a position put together by hand."""
        if self.turn == NOBODY:
            self.end()
        elif self.turn >= 0:
            self.offer()
        elif self.choice != NOTHING:
            self.look(self.choice)
        elif (
            self.cards < self.house.display or self.gap != NOTHING or (self.house.top_shown and not self.top_in_sight())
        ):
            self.see_next()
        else:
            self.wait_for_die()

    def facts(self) -> list[int]:
        found = [
            int(self.seats), int(self.turn), int(self.mover), int(self.dropped), int(self.known), int(self.traps),
            int(self.cards), int(self.supply), int(self.hidden_traps), int(self.hidden_cheeses), int(self.turns),
            int(self.die), int(self.choice), int(self.gap), int(self.legal),
        ]  # fmt: skip
        found += [int(x) for x in self.holes] + [int(x) for x in self.display]
        return found + [int(x) for x in self.peeks] + [int(x) for x in self.kept]

    def options(self) -> dict[str, Any]:
        return self.house.options

    # For people.

    def write(self, move: i64) -> str:
        if move >= CHEESE:
            return FRONTS[int(move - CHEESE)]
        return f"{VERBS[int(move) // 6]} {int(move) % 6 + 1}"


def new(seats: i64, options: dict[str, Any]) -> Kaese:
    """An empty table: luck lays out the display first."""
    house = House(options)
    cards = size(house.cards)
    for k in range(6):
        if held(house.traps, k + 1) > held(house.cards, k + 1):
            most = f"of {held(house.cards, k + 1)} cards with so many holes ({k + 1})"
            raise ValueError(f"option traps: {held(house.traps, k + 1)} {most} cannot be traps")
    if cards <= house.display:
        raise ValueError(f"option cards: {cards} in all are too few for a display of {house.display} and a supply")
    state = Kaese(
        seats,
        house,
        vec[u8]([0] * cards),
        vec[u8]([0] * DISPLAY),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
    )
    state.see_next()
    return state

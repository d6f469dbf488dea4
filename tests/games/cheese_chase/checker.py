"""Checks puzzles of Cheese Chase from their moves alone: every deal and every secret exchange, one by one."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

HANDS = {2: 4, 3: 3, 4: 2}
World = tuple[str, ...]  # the card on each place, one row after the other
Weights = dict[World, Fraction]


def shows(own: str, drawn: str) -> list[str]:
    """What may be shown of two cards."""
    hunters = {own, drawn} & {"cat", "mouse"}
    cheeses = [card for card in (own, drawn) if card not in hunters]
    if len(hunters) == 2:
        return ["catch"]
    alone = [f"show {cheese}" for cheese in cheeses]
    return [*alone, f"show mouse {cheeses[0]}"] if "mouse" in hunters else alone


def deals(seats: int, hand: int, dealt: Sequence[str], seat: int) -> Iterator[World]:
    """All that fit what this seat was dealt; in a small game nobody has cat and mouse."""
    mine = list(dealt[seat * hand : (seat + 1) * hand])
    others = [card for place, card in enumerate(dealt) if place // hand != seat]
    for order in permutations(others):
        world = (*order[: seat * hand], *mine, *order[seat * hand :])
        rows = [world[row * hand : (row + 1) * hand] for row in range(seats)]
        if hand == 1 or not any({"cat", "mouse"} <= set(row) for row in rows):
            yield world


class Watcher:
    """What one seat thinks possible, as it watches."""

    def __init__(self, seats: int, dealt: Sequence[str], seat: int) -> None:
        self.seats, self.seat, self.hand = seats, seat, HANDS.get(seats, 1)
        self.worlds: Weights = dict.fromkeys(deals(seats, self.hand, dealt, seat), Fraction(1))
        self.mover, self.own, self.drawn, self.seen = 0, 0, 0, list[str]()
        self.begin(0)

    def begin(self, mover: int) -> None:
        self.mover, self.own, self.drawn, self.seen, self.is_kept = mover, mover, -1, [], False

    @property
    def is_mine(self) -> bool:
        return self.mover == self.seat

    def hear(self, move: str) -> None:
        verb, *rest = move.split()
        if verb == "look":
            self.own = self.mover * self.hand + int(rest[0]) - 1
        elif verb == "draw":
            seat, _, place = rest[0].partition(".")
            self.drawn = (int(seat) - 1) * self.hand + int(place or 1) - 1
        elif verb == "card":
            self.see(rest[0])
        elif verb in ("show", "catch"):
            self.weigh(move)
        else:
            self.keep(rest[0])

    def see(self, card: str) -> None:
        """Somebody sees a card: whoever is in turn; in a large game the other one as well, and at last that one alone."""
        place = self.drawn if self.drawn >= 0 else self.own
        is_victim = self.hand == 1 and self.drawn == self.seat
        if is_victim or (self.is_mine and not self.is_kept):
            self.worlds = {world: weight for world, weight in self.worlds.items() if world[place] == card}
        if self.is_kept:
            self.begin((self.mover + 1) % self.seats)

    def weigh(self, shown: str) -> None:
        """A show is one of those that are possible, each as likely."""
        found: Weights = {}
        for world, weight in self.worlds.items():
            options = shows(world[self.own], world[self.drawn])
            if shown in options:
                found[world] = weight / (1 if self.is_mine else len(options))
        self.worlds = found

    def keep(self, card: str) -> None:
        """In secret, each card as likely; who keeps it knows."""
        found: Weights = defaultdict(Fraction)
        for world, weight in self.worlds.items():
            cards = list(world)
            cards[self.own], cards[self.drawn] = cards[self.drawn], cards[self.own]
            for then in (world, tuple(cards)):
                if not self.is_mine or then[self.own] == card:
                    found[then] += weight
        self.worlds, self.is_kept = found, True
        if self.hand > 1:
            self.begin((self.mover + 1) % self.seats)

    def chance(self, place: int, card: str) -> Fraction:
        there = sum((weight for world, weight in self.worlds.items() if world[place] == card), Fraction(0))
        return there / sum(self.worlds.values())


def check(seats: int, moves: Sequence[str], kind: str, answer: str, worth: Fraction) -> str:
    """What is wrong with a puzzle; nothing if it is right."""
    dealt = [move.split()[1] for move in moves if move.startswith("deal ")]
    played = [move for move in moves if not move.startswith("deal ")]
    seat = (sum(move.startswith("keep ") for move in played)) % seats
    watcher = Watcher(seats, dealt, seat)
    for move in played:
        watcher.hear(move)
    hand = watcher.hand
    mine = watcher.own
    places = [place for place in range(seats * hand) if place // hand != seat]
    hunter = kind.removeprefix("must-")
    if kind == "likeliest":
        held = {world[mine] for world in watcher.worlds}
        if held not in ({"cat"}, {"mouse"}):
            return "whoever is in turn has neither the cat nor the mouse"
        hunter = "mouse" if held == {"cat"} else "cat"
    owner, _, place = answer.removeprefix("draw ").partition(".")
    right = (int(owner) - 1) * hand + int(place or 1) - 1
    chances = {place: watcher.chance(place, hunter) for place in places}
    if chances.get(right) != worth or (worth == 1) != kind.startswith("must-"):
        return f"{answer} is the {hunter} with a chance of {chances.get(right)}, not {worth}"
    others = [chance for place, chance in chances.items() if place != right]
    return "" if max(others) < worth else "another card is as likely"

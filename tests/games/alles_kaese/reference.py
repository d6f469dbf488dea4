"""Alles Käse! once more, with plain lists and words: slow, obvious, and written without looking at the rules module."""

from collections import Counter
from typing import Any

from cheeseboard.engine.bits import held
from cheeseboard.games.alles_kaese.rules import Kaese

VARIANTS: list[dict[str, Any]] = [
    {},
    {"traps": [0, 1, 2, 4, 5, 6]},
    {"top_shown": False},
    {"turn_limit": 9},
]
BOXES = [{"cards": [9, 6, 4, 3, 2, 0], "traps": [1, 2, 2, 2, 2, 0], "display": 4, "faces": 5, "traps_to_lose": 2}]
EACH = [6] * 6
SHORTER = {"turn_limit": 8}  # ends a game early
OTTO = {2: (100, 40), 6: (100, 25)}  # blocks that show that Otto beats chance: compiled, interpreted


class Referee:
    """Follows a game from its notations alone."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.piles: list[list[tuple[int, str]]] = [[] for _ in range(seats)]
        self.options = options
        self.places = options.get("display", 6)
        self.most = options.get("traps_to_lose", 3)
        self.display: list[int] = []
        self.top: int | None = None
        self.used = 0  # cards that have left the supply
        self.gap: int | None = None
        self.pending: tuple[int, str, int] | None = None

    def follow(self, turn: int, notation: str) -> None:
        verb, _, number = notation.partition(" ")
        if verb == "next":
            self.next_card(int(number))
        elif verb in ("peek", "keep"):
            self.pending = (turn, verb, int(number) - 1)
        elif verb == "drop":
            self.refill(int(number) - 1)
        elif verb in ("cheese", "trap"):
            assert self.pending is not None
            seat, what, place = self.pending
            if what == "keep":
                self.piles[seat].append((self.display[place], verb))
                if self.traps(seat) < self.most:
                    self.refill(place)
            elif len(self.piles) <= 3:
                self.refill(None)

    def next_card(self, holes: int) -> None:
        if len(self.display) < self.places:
            self.display.append(holes)
        elif self.options["top_shown"]:
            self.top = holes
        elif self.gap is not None:
            self.display[self.gap] = holes

    def refill(self, place: int | None) -> None:
        if not self.options["top_shown"]:
            self.gap = place
        elif place is not None:
            assert self.top is not None
            self.display[place] = self.top

    def traps(self, seat: int) -> int:
        return [front for _, front in self.piles[seat]].count("trap")

    def score(self, seat: int) -> int:
        return (
            0 if self.traps(seat) == self.most else sum(holes for holes, front in self.piles[seat] if front == "cheese")
        )

    def cheeses(self, seat: int) -> int:
        return [front for _, front in self.piles[seat]].count("cheese")


def followed(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> Referee:
    referee = Referee(seats, options)
    for turn, notation in moves:
        referee.follow(turn, notation)
    return referee


def scores(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[int]:
    referee = followed(seats, options, moves)
    return [referee.score(seat) for seat in range(seats)]


def winners(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[int]:
    referee = followed(seats, options, moves)
    alive = [seat for seat in range(seats) if referee.traps(seat) < referee.most]
    best = max((referee.score(seat), referee.cheeses(seat)) for seat in alive)
    return [seat for seat in alive if (referee.score(seat), referee.cheeses(seat)) == best]


def deck(_seats: int, options: dict[str, Any]) -> Counter[str]:
    """The backs of each number, usually six, and the fronts that belong to them."""
    found: Counter[str] = Counter()
    for holes, (traps, cards) in enumerate(zip(options["traps"], options.get("cards", EACH), strict=True), 1):
        found[f"{holes} holes"] += cards
        found[f"{holes} trap"] += traps
        found[f"{holes} cheese"] += cards - traps
    return +found


def cards(state: Kaese) -> Counter[str]:
    """Backs in sight and in the supply; fronts drawn and not."""
    found: Counter[str] = Counter()
    for number in range(state.cards):
        found[f"{state.holes[number]} holes"] += 1
        if state.is_known(number):
            found[f"{state.holes[number]} {'trap' if state.is_trap(number) else 'cheese'}"] += 1
    for holes in range(1, 7):
        found[f"{holes} holes"] += held(state.supply, holes)
        found[f"{holes} trap"] += held(state.hidden_traps, holes)
        found[f"{holes} cheese"] += held(state.hidden_cheeses, holes)
    return +found

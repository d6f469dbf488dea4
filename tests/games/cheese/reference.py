"""Cheese once more, with plain lists and words: slow, obvious, and written without looking at the rules module."""

from collections import Counter
from typing import Any

from cheeseboard.engine.bits import held, size
from cheeseboard.games.cheese.rules import KINDS, Cheese

VARIANTS: list[dict[str, Any]] = [
    {},
    {"cards": [58, 14, 6, 6, 6], "leftover": "opens", "chips": 9, "goes_on": "winner"},
    {"loot": "aside", "leftover": "dealt"},
    {"loot": "aside", "dry": "skips", "out": "at_turn", "chips": 3},
    {"cards": [18, 5, 3, 2, 3], "loot_order": "newest", "out": "at_once"},
    {"cards": [8, 2, 2, 3, 4], "dry": "skips", "leftover": "dealt"},
    {"cards": [10, 3, 1, 2, 2], "out": "at_turn", "leftover": "opens"},
    {"cards": [1, 4, 0, 4, 4], "goes_on": "winner"},
    {"cards": [60, 20, 15, 16, 16], "max_flips": 40},
    {"cards": [1, 3, 0, 1, 2], "leftover": "dealt"},
    {"cards": [1, 3, 0, 1, 2], "leftover": "dealt", "circle": "most"},
]
SHORT = {"max_flips": 40}  # ends a long game early
SHORTER = {"max_flips": 12}


class Referee:
    """Follows a game from its notations alone, and says whether it should be over."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options = options
        self.seats = seats
        cards = sum(options["cards"])
        if options["leftover"] == "opens":
            cards -= 1
        sizes = [cards // seats] * seats
        if options["leftover"] != "aside":
            for seat in range(cards % seats):
                sizes[seat] += 1
        self.stacks: list[list[str | None]] = [[None] * cards for cards in sizes]  # top first; nothing: unseen
        self.aside = [0] * seats
        self.chips = [0] * seats
        self.pile: list[str] = []
        self.hunt: tuple[int, int] | None = None  # whose mouse, attempts left
        self.mover = 0
        self.flips = 0
        self.opened = options["leftover"] != "opens"
        self.been_there: list[object] = []  # positions with an empty pile

    def follow(self, turn: int, notation: str) -> None:
        if notation == "flip":
            assert turn == self.mover
        elif not self.opened:
            assert turn == -1
            self.opened = True
            self.pile.append(notation)
        else:
            assert turn == -1
            self.turn_up(notation)

    def turn_up(self, card: str) -> None:
        """The mover's top card is this one."""
        top = self.stacks[self.mover].pop(0)
        assert top is None or top == card
        self.pile.append(card)
        self.flips += 1
        if card.startswith("mouse"):
            self.hunt = (self.mover, int(card[-1]))
            self.mover = self.next(self.mover)
        elif self.hunt is None:
            self.mover = self.next(self.mover)
        elif card == "cat":
            if self.options["chips"]:
                self.chips[self.mover] += 1
            self.win(self.mover)
        else:
            owner, left = self.hunt
            self.hunt = (owner, left - 1)
            if left == 1:
                self.win(owner)
        if self.hunt is not None and self.options["out"] != "at_once" and not self.stacks[self.mover]:
            self.nobody_hunts(self.hunt[0])

    def nobody_hunts(self, owner: int) -> None:
        """The hunter has no cards."""
        if self.options["dry"] == "skips":
            others = [(self.mover + k) % self.seats for k in range(self.seats)]
            for other in others[: others.index(owner)]:
                if self.stacks[other]:
                    self.mover = other
                    return
        self.win(owner)

    def next(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def win(self, seat: int) -> None:
        if self.options["loot_order"] == "newest":
            self.pile.reverse()
        if self.options["loot"] == "under":
            self.stacks[seat].extend(self.pile)
        else:
            self.aside[seat] += len(self.pile)
        self.pile = []
        self.hunt = None
        self.mover = seat if self.options["goes_on"] == "winner" else self.next(seat)
        self.been_there.append(self.position())

    def position(self) -> object:
        return self.mover, [list(stack) for stack in self.stacks], list(self.chips)

    def should_be_over(self) -> bool:
        empty = [seat for seat in range(self.seats) if not self.stacks[seat]]
        rule = self.options["out"]
        if rule == "at_turn":
            out = self.hunt is None and self.mover in empty
        else:
            out = bool(empty) and (rule == "at_once" or self.hunt is None)
        all_chips = self.options["chips"] and sum(self.chips) == self.options["chips"]
        return bool(out or all_chips or self.flips == self.options["max_flips"])

    def goes_round(self) -> bool:
        """This position was there before, and no card is unseen: it will come again for ever."""
        return not self.pile and self.been_there.count(self.position()) > 1 and not any(map(count_unseen, self.stacks))

    def score(self, seat: int) -> int:
        return len(self.stacks[seat]) + self.aside[seat]


def count_unseen(stack: list[str | None]) -> int:
    return stack.count(None)


def followed(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> Referee:
    """A finished game. It was not over before its last move, and is now."""
    referee = Referee(seats, options)
    for turn, notation in moves:
        assert not referee.should_be_over()
        referee.follow(turn, notation)
    assert referee.should_be_over() or referee.goes_round()
    return referee


def scores(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[int]:
    referee = followed(seats, options, moves)
    return [referee.score(seat) for seat in range(seats)]


def winners(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[int]:
    referee = followed(seats, options, moves)
    alive = [seat for seat in range(seats) if referee.score(seat) > 0]
    if options["circle"] == "shared" and not referee.should_be_over():
        return alive
    best = max(((referee.score(seat), referee.chips[seat]) for seat in alive), default=None)
    return [seat for seat in alive if (referee.score(seat), referee.chips[seat]) == best]


def deck(_seats: int, options: dict[str, Any]) -> Counter[str]:
    return +Counter(dict(zip(KINDS, options["cards"], strict=True)))


def cards(state: Cheese) -> Counter[str]:
    """Cards that nobody has seen, won cards, and the pile."""
    found = Counter({kind: held(state.undrawn, number) for number, kind in enumerate(KINDS)})
    found.update(KINDS[kind] for seat in range(state.seats) for kind in state.known_of(seat))
    found.update(KINDS[kind] for kind in state.cards_of(state.last, size(state.pile)))
    return +found

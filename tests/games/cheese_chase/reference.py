"""Cheese Chase once more, with plain lists and words: slow, obvious, and written without looking at the rules module."""

from collections import Counter
from typing import Any

from cheeseboard.games.cheese_chase.position import CARDS, card_at
from cheeseboard.games.cheese_chase.rules import Chase

VARIANTS: list[dict[str, Any]] = [
    {},
    {"mouse_draws_cat": "cat_owner"},
    {"pair_show": "must"},
    {"pair_show_crossed": False},
    {"turn_cap": 2},
    {"turn_cap": 3, "at_cap": "cat_loses"},
]
SHORT = {"turn_cap": 6}  # ends a long game early
SHORTER = {"turn_cap": 4}
OTTO = {2: (60, 30), 9: (40, 6)}  # blocks that show that Otto beats chance: compiled, interpreted


def cheeses(seats: int, options: dict[str, Any]) -> list[str]:
    """Those of the box's table (§1.2, §1.3); with shorter rows (§7.6), the lowest that fill them."""
    usual = {
        2: ["1", "2", "3", "4", "5", "6"],
        3: ["1", "2", "3", "4", "5", "6", "7"],
        4: ["1", "2", "3", "4", "5", "6"],
        5: ["1", "2", "3"],
        6: ["1", "2", "3", "4"],
        7: ["1", "2", "3", "4", "5"],
        8: ["1", "2", "3", "4", "5", "6"],
        9: ["1", "2", "3", "4", "5", "6", "7"],
    }[seats]
    return usual[: seats * row_length(seats, options) - 2]


def row_length(seats: int, options: dict[str, Any]) -> int:
    return min({2: 4, 3: 3, 4: 2}.get(seats, 1), int(options.get("hand", 4)))


class Referee:
    """Follows a game from its notations alone, and checks that each is allowed."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.length = row_length(seats, options)
        self.rows: list[list[str]] = [[] for _ in range(seats)]
        self.to_cross = set(cheeses(seats, options))
        self.turns = 0
        self.mine = (0, 0)
        self.theirs = (0, 0)
        self.fate: str | None = None  # what the cat's owner will be: winner or loser
        self.winners: list[int] | None = None
        self.is_over = False

    def follow(self, turn: int, notation: str) -> None:
        assert not self.is_over
        verb, _, rest = notation.partition(" ")
        getattr(self, verb)(turn, rest)

    def deal(self, turn: int, card: str) -> None:
        assert turn == -1
        row = next(row for row in self.rows if len(row) < self.length)
        row.append(card)
        assert self.length == 1 or not {"cat", "mouse"} <= set(row)

    def look(self, turn: int, place: str) -> None:
        assert self.length > 1
        assert turn == self.turns % self.seats
        self.mine = (turn, int(place) - 1)

    def draw(self, turn: int, place: str) -> None:
        assert turn == self.turns % self.seats
        seat, _, number = place.partition(".")
        if self.length == 1:
            self.mine = (turn, 0)
        self.theirs = (int(seat) - 1, int(number or "1") - 1)
        assert self.theirs[0] != turn
        assert self.mine[0] == turn

    def pair(self) -> list[str]:
        return [self.rows[seat][place] for seat, place in (self.mine, self.theirs)]

    def card(self, turn: int, card: str) -> None:
        assert turn == -1
        assert card in self.pair()

    def show(self, turn: int, what: str) -> None:
        shown = what.split()
        pair = self.pair()
        assert set(pair) != {"cat", "mouse"}
        assert shown[-1] in pair
        assert shown[-1].isdigit()
        crosses = "mouse" in pair and shown[-1] in self.to_cross
        if shown[0] == "mouse":
            assert "mouse" in pair
            assert crosses or self.options["pair_show_crossed"]
            self.to_cross.discard(shown[1])
            if not self.to_cross:
                self.fate = "loser"
        else:
            assert not (crosses and self.options["pair_show"] == "must")
        assert turn == self.mine[0]

    def catch(self, turn: int, _: str) -> None:
        assert set(self.pair()) == {"cat", "mouse"}
        if self.options["mouse_draws_cat"] == "active":
            self.winners = [turn]
            self.is_over = True
        else:
            self.fate = "winner"

    def keep(self, turn: int, card: str) -> None:
        assert self.fate is None
        own, drawn = self.pair()
        assert card in (own, drawn)
        self.rows[turn][self.mine[1]] = card
        self.rows[self.theirs[0]][self.theirs[1]] = drawn if card == own else own
        self.turns += 1
        if self.turns == self.seats * self.options["turn_cap"]:
            if self.options["at_cap"] == "cat_loses":
                self.fate = "loser"
            else:
                self.winners = []

    def cat(self, turn: int, seat: str) -> None:
        assert turn == -1
        owner = next(owner for owner, row in enumerate(self.rows) if "cat" in row)
        assert owner == int(seat) - 1
        everybody = list(range(self.seats))
        self.winners = [owner] if self.fate == "winner" else [s for s in everybody if s != owner]
        self.is_over = True


def followed(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> Referee:
    referee = Referee(seats, options)
    for turn, notation in moves:
        referee.follow(turn, notation)
    return referee


def winners(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[int]:
    found = followed(seats, options, moves).winners
    assert found is not None
    return found


def scores(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[int]:
    won = winners(seats, options, moves)
    return [1 if seat in won else 0 for seat in range(seats)]


def deck(seats: int, options: dict[str, Any]) -> Counter[str]:
    return Counter(["cat", "mouse", *cheeses(seats, options)])


def cards(state: Chase) -> Counter[str]:
    """The cards on the table, or while they are dealt those on the table and in the pack."""
    lying = state.cards if state.pack == 0 else state.deal
    found = Counter(CARDS[card_at(lying, place)] for place in range(state.next_place()))
    return found + Counter(CARDS[card] for card in range(1, 10) if state.pack >> card & 1)

"""Checks puzzles of Cheese from their moves alone: plain stacks of cards, every way on; nothing of the game's own code."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random

CARDS = {"cheese": 64, "cat": 16, "mouse 1": 7, "mouse 2": 6, "mouse 3": 7}
GAMES = 2000  # played on from a card, to see two that end differently
SHORT = 20  # flips to the end, as long as everything is tried at once
LIMIT = 20_000  # flips
NOBODY = -1


@dataclass
class Table:
    """Who has which cards; a card that nobody has seen is nothing."""

    stacks: list[list[str | None]]
    unseen: dict[str, int] = field(default_factory=lambda: dict(CARDS))
    pile: list[str] = field(default_factory=list)
    mover: int = 0
    owner: int = NOBODY
    attempts: int = 0
    flips: int = 0
    known: set[object] = field(default_factory=set)  # positions that were there, once every card had been seen
    over: bool = False
    round: bool = False  # it went round in a circle

    def copy(self) -> "Table":
        return Table(
            [list(stack) for stack in self.stacks], dict(self.unseen), list(self.pile), self.mover, self.owner,
            self.attempts, self.flips, set(self.known), self.over, self.round,
        )  # fmt: skip

    def possible(self) -> list[str]:
        """What the next card may be."""
        top = self.stacks[self.mover][0]
        return [kind for kind, count in self.unseen.items() if count] if top is None else [top]

    def turn_up(self, card: str) -> None:
        if self.stacks[self.mover].pop(0) is None:
            self.unseen[card] -= 1
        self.pile.append(card)
        self.flips += 1
        after = (self.mover + 1) % len(self.stacks)
        if card.startswith("mouse"):
            self.owner, self.attempts, self.mover = self.mover, int(card[-1]), after
        elif self.owner == NOBODY:
            self.mover = after
        elif card == "cat":
            self.win(self.mover)
        else:
            self.attempts -= 1
            if not self.attempts:
                self.win(self.owner)
        if self.owner != NOBODY and not self.stacks[self.mover]:
            self.win(self.owner)
        if self.owner == NOBODY and ([] in self.stacks or self.flips == LIMIT):
            self.over = True

    def win(self, seat: int) -> None:
        self.stacks[seat] += self.pile
        self.pile, self.owner, self.attempts = [], NOBODY, 0
        self.mover = (seat + 1) % len(self.stacks)
        if not any(None in stack for stack in self.stacks):
            now = (self.mover, tuple(map(tuple, self.stacks)))
            self.over = self.round = now in self.known
            self.known.add(now)

    def winners(self) -> tuple[int, ...]:
        most = max(map(len, self.stacks))
        return tuple(seat for seat, stack in enumerate(self.stacks) if stack and (self.round or len(stack) == most))


def ways(table: Table) -> Iterator[Table]:
    """The table after each card that may come."""
    for card in table.possible():
        then = table.copy()
        then.turn_up(card)
        yield then


def ends(table: Table, flips: int) -> Iterator[tuple[int, ...]]:
    """Who wins, in every way on that takes no more than so many flips; nobody, in those that take more."""
    if table.over:
        yield table.winners()
    elif flips == 0:
        yield ()
    else:
        for then in ways(table):
            yield from ends(then, flips - 1)


def at_random(table: Table, luck: Random) -> tuple[int, ...]:
    then = table.copy()
    while not then.over:
        if then.stacks[then.mover][0] is None:
            kinds = list(then.unseen)
            then.turn_up(luck.choices(kinds, [then.unseen[kind] for kind in kinds])[0])
        else:
            then.turn_up(then.possible()[0])
    return then.winners()


def fate(table: Table) -> tuple[int, ...] | None:
    """Who wins whatever comes; nothing, if that is open. Where some ways are long, two that end differently are enough."""
    seen: set[tuple[int, ...]] = set()
    for won in ends(table, SHORT):
        seen.add(won)
        if won == () or len(seen) > 1:
            break
    else:
        return seen.pop()
    luck = Random(1)
    first = at_random(table, luck)
    if any(at_random(table, luck) != first for _ in range(GAMES)):
        return None
    return first if all(won == first for won in ends(table, LIMIT)) else None


def replayed(seats: int, moves: Sequence[str]) -> Table:
    """Everybody has the same number of cards; what is left over is set aside, and nobody sees it."""
    table = Table([[None] * (100 // seats) for _ in range(seats)])
    for move in moves:
        if move != "flip":
            table.turn_up(move)
    return table


def check(seats: int, moves: Sequence[str], kind: str, answer: str, worth: Fraction) -> str:
    """What is wrong with a puzzle; nothing if it is right."""
    table = replayed(seats, moves)
    if table.over or moves[-1] != "flip" or worth != 1:
        return "no card is about to be turned up, or a sure thing is called a chance"
    found = []
    for card in table.possible():
        then = table.copy()
        then.turn_up(card)
        won = fate(then)
        if won == (table.mover,) if kind == "wins" else won is not None:
            found.append(card)
    return "" if found == [answer] else f"it is {' and '.join(found) or 'no card'}, and not {answer}"

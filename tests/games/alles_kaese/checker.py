"""Checks puzzles of Alles Käse! from their moves alone: which fronts the solver has seen, and simple counting."""

from collections.abc import Sequence
from fractions import Fraction

TRAPS = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4, 6: 4}


class Desk:
    """The table, as it grows from the moves."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cards: list[int] = []  # the holes of each card, in the order in which they came
        self.display: list[int] = []  # which card lies on each place
        self.fronts: dict[tuple[int, int], bool] = {}  # card and who saw it: is it a trap
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        self.mover, self.asked = 0, ("", 0)
        self.die = 0

    def hear(self, move: str) -> None:
        verb, *rest = move.split()
        if verb == "next":
            self.cards.append(int(rest[0]))
            if len(self.cards) <= 6:
                self.display.append(len(self.cards) - 1)
        elif verb == "roll":
            self.die = int(rest[0])
        elif verb in ("cheese", "trap"):
            self.turn_over(verb == "trap")
        elif verb == "drop":
            self.refill(int(rest[0]) - 1)
        else:
            self.asked = (verb, int(rest[0]) - 1)

    def turn_over(self, is_trap: bool) -> None:
        verb, place = self.asked
        card = self.display[place]
        if verb == "keep":
            self.fronts[card, -1] = is_trap
            self.kept[self.mover].append(card)
            self.refill(place)
        else:
            self.fronts[card, self.mover] = is_trap
            self.mover = (self.mover + 1) % self.seats

    def refill(self, place: int) -> None:
        self.display[place] = len(self.cards) - 1
        self.mover = (self.mover + 1) % self.seats

    def known(self, card: int) -> bool | None:
        """Whether it is a trap, for whoever is in turn, if they know."""
        return self.fronts.get((card, -1), self.fronts.get((card, self.mover)))

    def cheese(self, place: int) -> Fraction:
        """How likely the card there is a cheese, for whoever is in turn."""
        card = self.display[place]
        if (front := self.known(card)) is not None:
            return Fraction(not front)
        holes = self.cards[card]
        seen = [self.known(each) for each in range(len(self.cards)) if self.cards[each] == holes]
        traps, cheeses = TRAPS[holes] - seen.count(True), 6 - TRAPS[holes] - seen.count(False)
        return Fraction(cheeses, cheeses + traps)

    def share(self, more: tuple[int, bool] | None) -> Fraction:
        """What whoever is in turn wins, if the game ends with one more card before them."""
        ranks = []
        for seat in range(self.seats):
            cards = [(self.cards[card], self.fronts[card, -1]) for card in self.kept[seat]]
            cards += [more] if more and seat == self.mover else []
            cheeses = [holes for holes, is_trap in cards if not is_trap]
            ranks.append((sum(cheeses), len(cheeses)) if len(cards) - len(cheeses) < 3 else (-1, 0))
        winners = [seat for seat in range(self.seats) if ranks[seat] == max(ranks) and ranks[seat][0] >= 0]
        return Fraction(int(self.mover in winners), len(winners) or 1)

    def worth(self, move: str) -> Fraction:
        """What a keep or a drop of the last turn wins."""
        verb, place = move.split()
        if verb == "drop":
            return self.share(None)
        chance, holes = self.cheese(int(place) - 1), self.cards[self.display[int(place) - 1]]
        return chance * self.share((holes, False)) + (1 - chance) * self.share((holes, True))


def check(seats: int, moves: Sequence[str], kind: str, answer: str, worth: Fraction) -> str:
    """What is wrong with a puzzle; nothing if it is right."""
    desk = Desk(seats)
    for move in moves:
        desk.hear(move)
    fits = [place for place in range(6) if desk.cards[desk.display[place]] == desk.die]
    if kind in ("cheese", "trap", "surest"):
        if fits:
            return "the die lets nobody peek"
        worths = {f"peek {place + 1}": desk.cheese(place) for place in range(6)}
        if kind == "trap":
            worths = {move: 1 - chance for move, chance in worths.items()}
    else:
        if len(desk.cards) != 36:
            return "it is not the last turn"
        worths = {
            f"{verb} {place + 1}": desk.worth(f"{verb} {place + 1}") for verb in ("keep", "drop") for place in fits
        }
    right = worths.pop(answer, None)
    if right != worth or (kind in ("cheese", "trap", "wins")) != (worth == 1):
        return f"{answer} is worth {right}, not {worth}"
    return "" if max(worths.values()) < right else "another move is as good"

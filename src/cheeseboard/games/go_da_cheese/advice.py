"""What to do in Go da Cheese!, and why: try each card at the end of each line, and see who eats whom.

Lines do not touch each other, so three cards are worth what they are worth one by one. What lies face down is dealt
again a few times, always the same few times for the same view, and the mean counts.
"""

from itertools import permutations
from typing import Final

from cheeseboard.engine.bits import size
from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Advice
from cheeseboard.games.go_da_cheese.position import KINDS, KING, NONE, is_cat
from cheeseboard.games.go_da_cheese.rules import DRAW, Goda
from cheeseboard.games.go_da_cheese.view import View, recall

WORLDS: Final = 8
PATIENCE: Final = 3  # points that a cat or dog waits for while all cards are still to come; tried out

Gain = tuple[float, float]  # a seat's own points, and how far they put it ahead of the others on average


def advise(seen: View) -> Advice:
    """Draw whenever that is possible; then lay the best three cards. Of equals, the first cheese, then the first kinds."""
    table = recall(seen)
    if table.is_legal(DRAW):
        return explain(seen, "draw")
    lines = Lines(table, seen["seat"])
    start, cards = max(plays(seen, table), key=lambda play: lines.worth(*play))
    return begin(lines, start, cards) if table.start == NONE else lay(lines, start, f"lay {KINDS[cards[0]]}")


def explain(seen: View, move: str) -> Advice:
    """Why draw; or what the best three cards from there, or this card, would win."""
    table = recall(seen)
    if move == "draw":
        return Advice(move, "draw-only" if table.count() == 1 else "draw-more")
    lines = Lines(table, seen["seat"])
    if move.startswith("lay"):
        return lay(lines, plays(seen, table)[0][0], move)
    from_there = [play for play in plays(seen, table) if move == f"at {play[0] + 1}"]
    return begin(lines, *max(from_there, key=lambda play: lines.worth(*play)))


def plays(seen: View, table: Goda) -> list[tuple[int, tuple[int, ...]]]:
    """Where the next card may go, and which cards may follow each other from there."""
    step = int(table.laid) % 3
    hand = sorted(KINDS.index(kind) for kind in seen["hand"])
    orders = sorted(set(permutations(hand, 3 - step)))
    circle = int(table.circle())
    starts = list(range(circle)) if table.start == NONE else [(int(table.start) + step) % circle]
    return [(start, order) for start in starts for order in orders]


class Lines:
    """What a card would bring at the end of each line."""

    def __init__(self, table: Goda, seat: int) -> None:
        dice = Dice(0)
        self.table, self.seat = table, seat
        self.worlds = [table.imagine(seat, dice) for _ in range(WORLDS)]
        self.found: dict[tuple[int, int | None], Gain] = {}
        left = size(table.deck_of(seat)) + size(table.hand_of(seat))
        self.patience = PATIENCE * (left // 3) / 4  # after this play

    def worth(self, start: int, cards: tuple[int, ...]) -> float:
        """Of cards laid one after the other. Cats and dogs must bring more while there is time to wait."""
        waits = sum(kind > KING for kind in cards)
        return sum(self.gain(*each)[1] for each in self.places(start, cards)) - waits * self.patience

    def places(self, start: int, cards: tuple[int, ...]) -> list[tuple[int, int]]:
        """Each card with its cheese."""
        circle = int(self.table.circle())
        return [((start + step) % circle, kind) for step, kind in enumerate(cards)]

    def gain(self, cheese: int, kind: int) -> Gain:
        (own, ahead), (own_before, ahead_before) = self.mean(cheese, kind), self.mean(cheese, None)
        return own - own_before, ahead - ahead_before

    def mean(self, cheese: int, kind: int | None) -> Gain:
        """What a line would bring, with one card more or as it is."""
        if (cheese, kind) not in self.found:
            ends = [self.resolved(world.clone(), cheese, kind) for world in self.worlds]
            own = sum(scores[self.seat] for scores in ends)
            others = sum(map(sum, ends)) - own
            self.found[cheese, kind] = own / WORLDS, (own - others / (self.table.seats - 1)) / WORLDS
        return self.found[cheese, kind]

    def resolved(self, world: Goda, cheese: int, kind: int | None) -> list[int]:
        """The points that come from a line, if it were resolved now."""
        if kind is not None:
            start = cheese if world.start == NONE else int(world.start)
            play = int(world.laid) // 3
            world.put_play(play, self.seat, start)
            world.laid = 3 * play + (cheese - start) % int(world.circle())
            world.put_card(cheese, kind, False)
        world.resolve(cheese)
        return world.scores()


# Why so


def begin(lines: Lines, start: int, cards: tuple[int, ...]) -> Advice:
    """Where a play starts is decided by the card that wins most."""
    cheese, kind = max(lines.places(start, cards), key=lambda place: lines.gain(*place)[0])
    points = round(lines.gain(cheese, kind)[0])
    if points < 1:
        return Advice(f"at {start + 1}", "start-small", {"start": start + 1})
    return Advice(f"at {start + 1}", "start", {"start": start + 1, **facts(cheese, kind), "points": points})


def lay(lines: Lines, cheese: int, move: str) -> Advice:
    kind = KINDS.index(move.split()[1])
    points = round(lines.gain(cheese, kind)[0])
    if lines.table.count() == 1:
        return Advice(move, "only", facts(cheese, kind))
    if points < 1:
        return Advice(move, "small", facts(cheese, kind))
    reason = "hunt" if is_cat(kind) else "eat" if kind <= KING else "chase"
    return Advice(move, reason, {**facts(cheese, kind), "points": points})


def facts(cheese: int, kind: int) -> dict[str, int | str]:
    return {"cheese": cheese + 1, "kind": KINDS[kind]}

"""Go da Cheese! once more, with real cards in plain lists: slow, obvious, and written without looking at the rules."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from cheeseboard.engine.bits import held
from cheeseboard.games.go_da_cheese.position import KINDS
from cheeseboard.games.go_da_cheese.rules import Goda

VARIANTS: list[dict[str, Any]] = [
    {},
    {"marked_cats": 1},
    {"marked": "may"},
    {"own_cats": False},
    {"cheeses": [3, 4, 3, 1]},
    {"marked_cats": 1, "marked": "may", "own_cats": False, "cheeses": [0, 0, 0, 11]},
]
BOXES = [
    {"animals": [3, 1, 1, 1, 1, 1], "cheeses": [2, 2, 1, 1], "circle": 1},
    {"animals": [4, 0, 2, 2, 3, 0], "marked_cats": 1, "marked": "may", "cheeses": [4, 4, 4, 0]},
]
OTTO = {3: (12, 6), 5: (10, 6)}  # blocks that show that Otto beats chance: compiled, interpreted
EARNED_IS_ALL = False  # what a cat or a dog takes is scored, and not told apart by cards

MICE = ("mouse", "marked-mouse", "fat-mouse", "king")
CATS = ("cat", "plain-cat")
POINTS = {"mouse": 1, "marked-mouse": 1, "king": 1, "fat-mouse": 2, "cat": 3, "plain-cat": 3}


@dataclass(eq=False)
class Card:
    """An animal of a colour. Two cards are the same only if they are one card."""

    colour: int
    kind: str


def resolved(line: list[Card], mice: int, *, own_cats: bool) -> list[tuple[int, Card]]:
    """Who gains which cards of a line that stands at a cheese, as (seat, card)."""
    gained: list[tuple[int, Card]] = []
    for dog in [card for card in line[::-1] if card.kind == "dog"]:
        before, behind = neighbours(line, dog)
        for cat in [card for card in (before, behind) if card is not None and card.kind in CATS]:
            if own_cats or cat.colour != dog.colour:
                gained.append((dog.colour, cat))
                line = [card for card in line if card is not cat]
    for cat in [card for card in line[::-1] if card.kind in CATS]:
        for prey in line[: line.index(cat)][::-1][:3]:
            if prey.kind not in MICE:
                break
            if prey.colour != cat.colour:
                gained.append((cat.colour, prey))
                line = [card for card in line if card is not prey]
        line = [card for card in line if card is not cat]
    for king in [card for card in line[::-1] if card.kind == "king"]:
        line = [king] + [card for card in line if card is not king]
    return gained + [(card.colour, card) for card in line if card.kind in MICE][:mice]


def neighbours(line: list[Card], card: Card) -> tuple[Card | None, Card | None]:
    at = line.index(card)
    return (line[at - 1] if at > 0 else None), (line[at + 1] if at + 1 < len(line) else None)


def piles(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[list[Card]]:
    """What each seat has gained in the end, from all moves of a game."""
    cheeses: list[int] = []
    lines: list[list[Card]] = [[] for _ in range(options.get("circle", 2) * seats)]
    place = 0
    for turn, notation in moves:
        verb, *words = notation.split()
        if verb == "cheese":
            cheeses.append(int(words[0]))
        elif verb == "at":
            place = int(words[0]) - 1
        elif verb == "lay":
            lines[place % len(lines)].append(Card(turn, words[0]))
            place += 1
    found: list[list[Card]] = [[] for _ in range(seats)]
    for line, mice in zip(lines, cheeses, strict=True):
        for seat, card in resolved(line, mice, own_cats=options["own_cats"]):
            found[seat].append(card)
    return found


def scores(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[int]:
    return [sum(POINTS[card.kind] for card in pile) for pile in piles(seats, options, moves)]


def winners(seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> list[int]:
    standing = [
        (
            sum(POINTS[card.kind] for card in pile),
            sum(card.kind == "king" for card in pile),
            sum(card.kind in MICE for card in pile),
        )
        for pile in piles(seats, options, moves)
    ]
    return [seat for seat in range(seats) if standing[seat] == max(standing)]


def deck(seats: int, options: dict[str, Any]) -> Counter[str]:
    """The cheeses, usually eleven, and every colour's animals, usually fifteen."""
    kinds = ("mouse", "marked-mouse", "fat-mouse", "king", "cat", "dog")
    animals = dict(zip(kinds, options.get("animals", [7, 2, 2, 1, 2, 1]), strict=True))
    plain = max(0, animals["cat"] - options["marked_cats"])
    animals |= {"cat": animals["cat"] - plain, "plain-cat": plain}
    found = Counter({kind: seats * number for kind, number in animals.items()})
    for mice, number in zip((2, 3, 4, 5), options["cheeses"], strict=True):
        found[f"cheese {mice}"] = number
    return +found


def cards(state: Goda) -> Counter[str]:
    """Decks, hands, piles, what stands in the lines; cheeses on the table and in the box."""
    found: Counter[str] = Counter()
    for seat in range(state.seats):
        for kind, name in enumerate(KINDS):
            found[name] += sum(held(bag(seat), kind) for bag in (state.deck_of, state.hand_of, state.pile_of))
    for number in range(state.laid):
        found[KINDS[state.kind(number)]] += state.taker(number) < 0
    for place in range(state.laid_out):
        found[f"cheese {state.mice_at(place)}"] += 1
    for mice in (2, 3, 4, 5):
        found[f"cheese {mice}"] += held(state.box, mice - 2)
    return +found

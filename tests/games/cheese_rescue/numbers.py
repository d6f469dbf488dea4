"""What the features of Cheese Rescue must say, from the view alone."""

from collections import Counter
from typing import Any

PLANES = {"dog": "a dog", "cat": "a cat", "mouse": "a mouse"}


def numbers(view: Any, who: dict[int, str]) -> Counter[str]:
    """Each number by its name; those not named here are 0."""
    said: Counter[str] = Counter()
    said[f"the turn is of {who[view['mover']]}"] = 1
    said["I decide now"] = int(view["turn"] == view["seat"])
    said["the game is over"] = int(view["turn"] == -2)
    said["the two have swapped"] = int(view["second"] == 0)
    said["animals in the pile"] = view["pile"]
    cells = [(card["cell"][0], card["cell"][1:]) for card in view["board"]]
    centred = view["options"]["square"] == "centred" and view["seats"] != 3
    said["columns with cards"] = view["side"] if centred else max(1, len({column for column, _ in cells}))
    said["rows with cards"] = view["side"] if centred else max(1, len({row for _, row in cells}))
    for kind in view["hand"]:
        said[f"in my hand: {kind}"] += 1
    for seat, cheeses in enumerate(view["cheeses"]):
        for value in cheeses:
            said[f"hand of {who[seat]}: cheese-{value}"] += 1
        said[f"hand of {who[seat]}: animals"] = view["hands"][seat] - len(cheeses)
        said[f"score of {who[seat]}, if the game ended now"] = view["scores"][seat]
    for card in view["board"]:
        if card["owner"] is not None:
            whose = "my" if card["owner"] == view["seat"] else "another's"
            said[f"{card['cell']}: the value of {whose} cheese"] = card["value"]
        elif card["kind"] != "start":
            said[f"{card['cell']}: {PLANES[card['kind']]}"] = 1
    for seat, number in rescued(view).items():
        said[f"cheeses rescued of {who[seat]}, if the game ended now"] = number
    return said


def rescued(view: Any) -> Counter[int]:
    """How many cheeses of each seat no mouse would eat."""
    cards = {(ord(card["cell"][0]), int(card["cell"][1:])): card for card in view["board"]}
    steps = [
        (x, y)
        for x in (-1, 0, 1)
        for y in (-1, 0, 1)
        if abs(x) + abs(y) == 1 or (x and y and view["options"]["diagonals"])
    ]

    def away_from(kind: str, hunters: set[tuple[int, int]]) -> set[tuple[int, int]]:
        found = [at for at, card in cards.items() if card["kind"].startswith(kind)]
        return {(x, y) for x, y in found if not any((x + a, y + b) in hunters for a, b in steps)}

    mice = away_from("mouse", away_from("cat", away_from("dog", set())))
    return Counter(cards[at]["owner"] for at in away_from("cheese", mice))

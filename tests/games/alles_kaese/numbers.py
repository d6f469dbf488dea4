"""What the features of Alles Käse! must say, from the view alone."""

from collections import Counter
from typing import Any


def numbers(view: Any, who: dict[int, str]) -> Counter[str]:
    """Each number by its name; those not named here are 0."""
    said: Counter[str] = Counter()
    said[f"the turn is of {who[view['mover']]}"] = 1
    said["I decide now"] = int(view["turn"] == view["seat"])
    said["the game is over"] = int(view["turn"] == -2)
    if view["choice"]:
        said[f"a {view['choice'].split()[0]} waits"] = 1
    said[f"the die shows {view['die']}"] = 1
    said["cards in the supply"] = view["supply"]
    said["turns so far, up to 127"] = min(127, view["turns"])
    said[f"the supply's top card has {view['top']} holes"] = 1
    for place, card in enumerate(view["display"], 1):
        if card:
            said[f"place {place}: {card['holes']} holes"] = 1
            if card["front"]:
                said[f"place {place}: a {card['front']}, as I know"] = 1
            for seat in card["seen_by"]:
                said[f"place {place}: {who[seat]} has peeked"] = 1
    for card in view["dropped"]:
        said[f"cards dropped, with {card['holes']} holes"] += 1
        if card["front"]:
            said[f"cards dropped, as I know a {card['front']}, with {card['holes']} holes"] += 1
    for seat, pile in enumerate(view["kept"]):
        said[f"score of {who[seat]}"] = view["scores"][seat]
        for card in pile:
            said[f"{card['front']}s of {who[seat]}"] += 1
            said[f"cards kept, a {card['front']}, with {card['holes']} holes"] += 1
    return said

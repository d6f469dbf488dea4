"""What the features of Cheese Chase must say, from the view alone."""

from collections import Counter
from typing import Any


def numbers(view: Any, who: dict[int, str]) -> Counter[str]:
    """Each number by its name; those not named here are 0."""
    said: Counter[str] = Counter()
    now = view["now"]
    said[f"the turn is of {who[view['mover']]}"] = 1
    said["I decide now"] = int(view["turn"] == view["seat"])
    said["turns so far, up to 127"] = min(127, len(view["turns"]))
    said[f"next: {view['phase']}"] = 1
    for cheese in view["crossed"]:
        said[f"cheese {cheese} is crossed out"] = 1
    cheeses = [card for card in now["shown"] if card.isdigit()]
    for card in cheeses:
        said[f"cheese {card} was shown now"] = 1
    said["mouse and cheese were shown now"] = int(bool(cheeses) and "mouse" in now["shown"])
    if now["place"] is not None:
        said[f"in hand: place {now['place']} of {who[now['seat']]}"] = 1
    if now["owner"] is not None:
        said[f"drawn: place {now['owner_place']} of {who[now['owner']]}"] = 1
    for seat, row in enumerate(view["known"]):
        for place, card in enumerate(row, 1):
            if card:
                what = f"cheese {card}" if card.isdigit() else f"the {card}"
                said[f"I remember: place {place} of {who[seat]} has {what}"] = 1
        said[f"{who[seat]} has won"] = view["scores"][seat]
    if view["cat"] is not None:
        said[f"{who[view['cat']]} had the cat"] = 1
    return said

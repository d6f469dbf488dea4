"""What the features of Go da Cheese! must say, from the view alone."""

from collections import Counter
from typing import Any

KINDS = ("mouse", "marked-mouse", "fat-mouse", "king", "cat", "dog", "plain-cat")


def numbers(view: Any, who: dict[int, str]) -> Counter[str]:
    """Each number by its name; those not named here are 0."""
    said: Counter[str] = Counter()
    said[f"the turn is of {who[view['mover']]}"] = 1
    said["I decide now"] = int(view["turn"] == view["seat"])
    said["the game is over"] = int(view["turn"] == -2)
    said["cards to draw"] = view["to_draw"]
    said["cards of this play laid"] = sum(map(len, view["lines"])) % 3
    said["cheeses resolved"] = view["resolved"]
    said["turns so far"] = len(view["turns"])
    if view["start"]:
        said[f"the play starts at cheese {view['start']}"] = 1
    for cheese, mice in enumerate(view["cheeses"], 1):
        said[f"cheese {cheese}: mice it feeds"] = mice
    for kind in view["hand"]:
        said[f"in my hand: {kind}"] += 1
    for kind in view["deck"]:
        said[f"in my deck: {kind}"] += 1
    for seat, name in who.items():
        said[f"cards in the hand of {name}"] = view["hands"][seat]
        said[f"cards in the deck of {name}"] = view["decks"][seat]
        said[f"score of {name}"] = view["scores"][seat]
        for kind in view["piles"][seat]:
            said[f"pile of {name}: {kind}"] += 1
    for cheese, line in enumerate(view["lines"], 1):
        said[f"cheese {cheese}: cards in line"] = len(line)
        said[f"cheese {cheese}: of them face down"] = sum(c["laid"] == "down" and not c["turned"] for c in line)
        for place, card in enumerate(line[:8], 1):
            unknown = 8 if card["step"] == 1 else 9
            said[f"cheese {cheese}, place {place}: the kind"] = (
                KINDS.index(card["kind"]) + 1 if card["kind"] else unknown
            )
            said[f"cheese {cheese}, place {place}: the owner"] = list(who).index(card["seat"]) + 1
    return said

"""What the features of Cheese must say, from the view alone."""

from collections import Counter
from typing import Any

KINDS = ("cheese", "cat", "mouse 1", "mouse 2", "mouse 3")


def numbers(view: Any, who: dict[int, str]) -> Counter[str]:
    """Each number by its name; those not named here are 0."""
    said: Counter[str] = Counter()
    said[f"the turn is of {who[view['mover']]}"] = 1
    if view["owner"] is not None:
        said[f"the mouse is of {who[view['owner']]}"] = 1
    said["I decide now"] = int(view["turn"] == view["seat"])
    said["the game is over"] = int(view["turn"] == -2)
    said["attempts left"], said["cards in the pile"] = view["attempts"], len(view["pile"])
    said["flips so far, up to 127"] = min(127, view["flips"])
    for kind, number in view["undrawn"].items():
        said[f"never seen: {kind}"] = number
    for kind in view["pile"]:
        said[f"in the pile: {kind}"] += 1
    for seat, stack in enumerate(view["stacks"]):
        won = stack["known"] + stack["loot"]
        said[f"cards never flipped of {who[seat]}"] = stack["unseen"]
        said[f"cards won of {who[seat]}"] = len(won)
        said[f"chips of {who[seat]}"] = stack["chips"]
        for k, kind in enumerate([] if stack["unseen"] else stack["known"][:8], 1):
            said[f"card {k} from the top of {who[seat]}, if all know it"] = KINDS.index(kind) + 1
    return said

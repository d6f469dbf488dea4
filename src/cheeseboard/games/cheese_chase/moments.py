"""Kinds of moments. Games played on at random know little of who hunts whom, so what a count comes to depends on the moment."""

from typing import Final

from cheeseboard.games.cheese_chase.view import View

TURNS: Final = ("mine", "next", "others")  # whose turn it is: mine; then it will be mine; somebody else's


def moment(seen: View) -> tuple[str, ...]:
    """Where this seat knows cat and mouse to be; whose turn it is; what is to be done; whether the first round is over."""
    ahead = (seen["seat"] - seen["mover"]) % seen["seats"]
    return (
        f"cat-{where('cat', seen)}",
        f"mouse-{where('mouse', seen)}",
        f"turn-{TURNS[min(ahead, 2)]}",
        seen["phase"].replace(" ", "-"),
        "first" if len(seen["turns"]) < seen["seats"] else "later",
    )


def where(hunter: str, seen: View) -> str:
    if hunter in seen["known"][seen["seat"]]:
        return "mine"
    return "theirs" if any(hunter in row for row in seen["known"]) else "hidden"

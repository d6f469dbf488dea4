"""What the computer remembers for people in Cheese: won cards that lie in a stack again (RULES.md §10)."""

from collections.abc import Sequence

from cheeseboard.games.box import Glance
from cheeseboard.games.cheese.view import Stack, View


def forget(seen: View, glances: Sequence[Glance]) -> View:  # noqa: ARG001 - here everybody sees the same
    """Nobody looks into a stack, nor counts for others what is still to come."""
    return {**seen, "stacks": [closed(stack) for stack in seen["stacks"]], "undrawn": {}, "mark": None}


def closed(stack: Stack) -> Stack:
    return {**stack, "unseen": stack["unseen"] + len(stack["known"]), "known": []}

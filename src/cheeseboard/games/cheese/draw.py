"""Cheese as text."""

from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.box import Say
from cheeseboard.games.cheese.view import Stack, View

WIDTH = 78
LETTERS = {"cheese": "c", "cat": "K", "mouse 1": "1", "mouse 2": "2", "mouse 3": "3"}


def draw(seen: View, say: Say) -> str:  # noqa: ARG001
    """The table as everybody sees it."""
    return "\n".join(
        [
            *(player(seen, seat, stack) for seat, stack in enumerate(seen["stacks"])),
            newest(line("  pile", len(seen["pile"]), ""), seen["pile"]),
            unseen(seen),
            "                      c cheese, K cat, 1 2 3 a mouse with so many footsteps",
            f"{what_now(seen)} ({plural(seen['flips'], 'flip')} so far)",
        ]
    )


def player(seen: View, seat: int, stack: Stack) -> str:
    """A stack from its top: first the cards that nobody has seen, then those that were won. Loot aside: newest last."""
    pointer = ">" if seat == seen["mover"] and seen["turn"] != NOBODY else " "
    chips = f"{plural(stack['chips'], 'chip')}  " if seen["options"]["chips"] else ""
    hidden = f"{stack['unseen']} unseen  " if stack["unseen"] else ""
    start = line(f"{pointer} player {seat + 1}", seen["scores"][seat], chips + hidden)
    return newest(start + "loot ", stack["loot"]) if stack["loot"] else topmost(start, stack["known"])


def line(name: str, cards: int, more: str) -> str:
    return f"{name:<10} {cards:>3} {'card ' if cards == 1 else 'cards'}  {more}"


def topmost(start: str, cards: list[str]) -> str:
    """As many cards as fit, from the top."""
    row, room = letters(cards), WIDTH - len(start)
    return (start + (row if len(row) <= room else f"{row[: room - 4]} ...")).rstrip()


def newest(start: str, cards: list[str]) -> str:
    """As many cards as fit, the newest last."""
    row, room = letters(cards), WIDTH - len(start)
    return (start + (row if len(row) <= room else f"... {row[4 - room :]}")).rstrip()


def letters(cards: list[str]) -> str:
    return "".join(LETTERS[kind] for kind in cards)


def plural(number: int, thing: str) -> str:
    return f"{number} {thing}" + ("" if number == 1 else "s")


def unseen(seen: View) -> str:
    """What may still come up; among it what was set aside."""
    if any(stack["unseen"] for stack in seen["stacks"]):
        left = ", ".join(f"{number} {kind}" for kind, number in seen["undrawn"].items() if number)
        return line("  unseen", sum(seen["undrawn"].values()), left)
    return "  unseen   nothing in any stack: the rest is fixed"


def what_now(seen: View) -> str:
    who = f"Player {seen['mover'] + 1}"
    if seen["turn"] == NOBODY:
        return "The game is over."
    if seen["turn"] == LUCK and seen["options"]["leftover"] == "opens" and not seen["flips"] and not seen["pile"]:
        return "The last card of the deal opens the pile."
    if seen["owner"] is None:
        return f"{who} flips a card."
    return f"{who} hunts the mouse of player {seen['owner'] + 1}: {plural(seen['attempts'], 'attempt')} left."

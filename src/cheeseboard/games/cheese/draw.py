"""Cheese as text: the newest cards of the pile, beside them the hunt, below everybody's stack, one sign for each card."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.cheese.view import Stack, View
from cheeseboard.games.text import WIDTH, Block, Say, beside, block, columns, cut

NEWEST = 4  # cards of the pile that are drawn large
FACE_DOWN = "#"
SIGNS = {"cheese": "o", "cat": "^", "mouse 1": "1", "mouse 2": "2", "mouse 3": "3"}
PICTURES = {
    "cheese": (" ___ ", "/o O\\", "\\_o_/"),
    "cat": ("/\\_/\\", "(o.o)", " >^< "),
    "mouse 1": ("()_()", "('.')", "  *  "),
    "mouse 2": ("()_()", "('.')", " * * "),
    "mouse 3": ("()_()", "('.')", "* * *"),
}


def draw(seen: View, say: Say) -> str:
    """The table as everybody sees it."""
    lines = [pile(seen, say), *middle(seen, say), *players(seen, say), say("legend"), unseen(seen, say)]
    return "\n".join(line.rstrip() for line in lines)


# The middle: the pile from its oldest card to its newest, and what happens now.


def pile(seen: View, say: Say) -> str:
    start = say("pile", cards=len(seen["pile"]))
    return f"{start}  {from_the_end(signs(seen['pile']), WIDTH - len(start) - 2)}"


def middle(seen: View, say: Say) -> Iterator[str]:
    cards = [card(kind, say) for kind in seen["pile"][-NEWEST:]]
    left = list(beside([*cards, *spaces(NEWEST - len(cards))], " "))
    return beside([left, now(seen, WIDTH - len(left[0]) - 2, say)], "  ")


def card(kind: str, say: Say) -> Block:
    animal, _, footsteps = kind.partition(" ")
    below = f"{say(animal)} {footsteps}".rstrip()
    return block([".-----.", *(f"|{line}|" for line in PICTURES[kind]), "'-----'", below])


def spaces(number: int) -> list[Block]:
    """Where the next cards will lie."""
    following, later = [". - - .", "", ":     :", "", "' - - '", ""], [" " * 7] * 6
    return [block(following), *[later] * (number - 1)] if number else []


def now(seen: View, width: int, say: Say) -> Block:
    """A frame of six lines: the hunt, or who does what."""
    room = width - 4
    title, lines = hunt(seen, say) or ("", ["", *wrap(what_now(seen, say), room)])
    inside = (cut(line, room).ljust(room) for line in [*lines, "", "", ""][:4])
    return [f"+{title.center(width - 2, '-')}+", *(f"| {line} |" for line in inside), f"+{'-' * (width - 2)}+"]


def hunt(seen: View, say: Say) -> tuple[str, list[str]] | None:
    """Whose mouse, who hunts it, how often still, and for what."""
    if seen["owner"] is None or seen["turn"] == NOBODY:
        return None
    rows = [
        [say("mouse-of"), say.label(seen["owner"])],
        [say("hunter"), say.label(seen["mover"])],
        [say("tries"), f"{attempts(seen)} {say('attempts', attempts=seen['attempts'])}"],
        [say("loot"), say("cards", cards=len(seen["pile"]))],
    ]
    return f" {say('hunt')} ", columns(rows)


def attempts(seen: View) -> str:
    """One box for each footstep of the mouse: crossed out when that attempt has failed."""
    left = seen["attempts"]
    footsteps = next((int(kind[-1]) for kind in reversed(seen["pile"]) if kind.startswith("mouse")), left)
    return "[x]" * (footsteps - left) + "[ ]" * left


def what_now(seen: View, say: Say) -> str:
    if seen["turn"] == NOBODY:
        return say("over")
    if seen["turn"] == LUCK and seen["options"]["leftover"] == "opens" and not seen["flips"] and not seen["pile"]:
        return say("opens")
    return say("flips", **say.who(seen["mover"]))


# The stacks, from the top: first the cards that nobody has seen, then those that were won.


def players(seen: View, say: Say) -> Iterator[str]:
    rows = columns([heads(seen, say), *(counts(seen, seat, say) for seat in range(seen["seats"]))])
    bars = [say("flips-so-far", flips=seen["flips"]), *map(bar, seen["stacks"])]
    for pointer, row, cards in zip(pointers(seen), rows, bars, strict=True):
        start = f"{pointer} {row}  "
        yield start + from_the_start(cards, WIDTH - len(start))


def heads(seen: View, say: Say) -> list[str]:
    return ["", say("stack"), *([chips_in_play(seen, say)] if seen["options"]["chips"] else [])]


def counts(seen: View, seat: int, say: Say) -> list[str]:
    """Name, cards, and chips where they are played with; loot that lies beside the stack is counted apart."""
    stack = seen["stacks"][seat]
    aside = seen["options"]["loot"] == "aside"
    cards = f"{stack['unseen']:>2} + {len(stack['loot']):>2}" if aside else str(seen["scores"][seat])
    chips = [str(stack["chips"]).rjust(len(chips_in_play(seen, say)))] if seen["options"]["chips"] else []
    return [say.label(seat), cards.rjust(len(say("stack"))), *chips]


def chips_in_play(seen: View, say: Say) -> str:
    return say("chips", chips=seen["options"]["chips"])


def bar(stack: Stack) -> str:
    loot = f" + {signs(stack['loot'])}" if stack["loot"] else ""
    return FACE_DOWN * stack["unseen"] + signs(stack["known"]) + loot


def pointers(seen: View) -> Iterator[str]:
    """Whose turn it is; nobody's in the line of headings."""
    yield " "
    for seat in range(seen["seats"]):
        yield ">" if seat == seen["mover"] and seen["turn"] != NOBODY else " "


def signs(cards: Iterable[str]) -> str:
    return "".join(SIGNS[kind] for kind in cards)


def from_the_start(row: str, room: int) -> str:
    return row if len(row) <= room else f"{row[: room - 3]}..."


def from_the_end(row: str, room: int) -> str:
    return row if len(row) <= room else f"...{row[3 - room :]}"


def unseen(seen: View, say: Say) -> str:
    """What may still come up; among it what was set aside."""
    if not any(stack["unseen"] for stack in seen["stacks"]):
        return say("all-seen")
    if not seen["undrawn"]:  # as printed, nobody counts for others
        return ""
    left = {kind.replace(" ", "-"): number for kind, number in seen["undrawn"].items()}
    return say("unseen", cards=sum(left.values()), **left)

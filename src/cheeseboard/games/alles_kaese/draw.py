"""Alles Käse! as text."""

from cheeseboard.games.alles_kaese.view import Card, View
from cheeseboard.games.box import Say


def draw(seen: View, say: Say) -> str:  # noqa: ARG001
    """The table as the seat that has this view sees it."""
    top = "" if seen["top"] is None else f", the next has {seen['top']}"
    lines = [
        "place   " + " ".join(f"{place + 1:>3}" for place in range(len(seen["display"]))),
        "holes   " + " ".join(f"{c['holes'] if c else '':>3}" for c in seen["display"]),
        "front   " + " ".join(f"{mark(c, seen['seat']) if c else '':>3}" for c in seen["display"]),
        f"supply  {seen['supply']} cards{top}; {len(seen['dropped'])} out of the game",
    ]
    for seat, pile in enumerate(seen["kept"]):
        traps = sum(c["front"] == "trap" for c in pile)
        cheeses = " ".join(str(c["holes"]) for c in pile if c["front"] == "cheese") or "none"
        lines.append(f"player {seat + 1}: cheeses {cheeses}; traps {traps}; {seen['scores'][seat]} holes")
    if seen["turn"] >= 0:
        lines.append(f"player {seen['mover'] + 1} rolled {seen['die']}")
    return "\n".join(lines)


def mark(c: Card, seat: int) -> str:
    """What this seat knows of a front: ! trap, o cheese; * somebody else has peeked."""
    known = {"trap": "!", "cheese": "o", None: "?"}[c["front"]]
    return known + ("*" if any(other != seat for other in c["seen_by"]) else "")

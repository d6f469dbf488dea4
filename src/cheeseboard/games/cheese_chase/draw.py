"""Cheese Chase as text."""

from cheeseboard.games.box import Say
from cheeseboard.games.cheese_chase.view import Turn, View

TODO = {
    "deal": "the cards are dealt",
    "look": "player {} looks at a card of their own",
    "see own": "player {} looks at a card of their own",
    "draw": "player {} draws somebody's card",
    "see drawn": "player {} draws a card",
    "show": "player {} shows something",
    "keep": "player {} keeps one of the two cards",
    "see returned": "player {} gives a card back",
    "find cat": "who has the cat?",
    "over": "the game is over",
}


def draw(seen: View, say: Say) -> str:  # noqa: ARG001
    """The table as the seat that has this view sees it: cards it remembers, then the last round, then this turn."""
    marks = [cheese(seen, number) for number in range(1, seen["seats"] * seen["hand"] - 1)]
    lines = [("cheeses   " + " ".join(marks)).rstrip()]
    lines += [row(seen, seat) for seat in range(seen["seats"])]
    recent = seen["turns"][-seen["seats"] :]
    first = len(seen["turns"]) - len(recent) + 1
    lines += [f"{first + k:>3}. {story(seen, turn)}" for k, turn in enumerate(recent)]
    if seen["now"]["place"] is not None and (seen["hand"] > 1 or seen["now"]["owner"] is not None):
        lines.append(f"{len(seen['turns']) + 1:>3}. {story(seen, seen['now'])}")
    return "\n".join([*lines, outcome(seen)])


def cheese(seen: View, number: int) -> str:
    """Crossed out or not."""
    return f"[{number}]" if number in seen["crossed"] else f" {number} "


def row(seen: View, seat: int) -> str:
    mark = ">" if seat == seen["mover"] and seen["phase"] not in ("deal", "over") else " "
    dealt = min(seen["hand"], max(0, seen["dealt"] - seat * seen["hand"]))
    cards = " ".join(f"{card or '?':<5}" for card in seen["known"][seat][:dealt])
    you = " (you)" if seat == seen["seat"] else ""
    return f"player {seat + 1} {mark}{cards}{you}".rstrip()


def story(seen: View, turn: Turn) -> str:
    """One turn in a line."""
    said = [f"player {turn['seat'] + 1}"]
    if seen["hand"] > 1:
        said.append(f"looked at {turn['place']}{known(turn['own'])},")
    if turn["owner"] is not None:
        place = f".{turn['owner_place']}" if seen["hand"] > 1 else ""
        said.append(f"drew {turn['owner'] + 1}{place}{known(turn['drawn'])},")
    if turn["shown"]:
        said.append(f"showed {' '.join(turn['shown'])},")
    if turn["kept"] is not None:
        said.append(f"kept {turn['kept']}")
    return " ".join(said).rstrip(",")


def known(card: str | None) -> str:
    return f" ({card})" if card else ""


def outcome(seen: View) -> str:
    """What comes next, or how it ended."""
    if not seen["ending"]:
        return TODO[seen["phase"]].format(seen["mover"] + 1)
    said = {"caught": "cat and mouse met", "crossed out": "every cheese is crossed out"}
    cat = "" if seen["cat"] is None else f"; player {seen['cat'] + 1} had the cat"
    return said.get(seen["ending"], "the turns are used up") + cat

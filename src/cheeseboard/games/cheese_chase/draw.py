"""Cheese Chase as text."""

from cheeseboard.games.cheese_chase.view import Turn, View
from cheeseboard.games.text import Say, columns

SHORT = 11  # the most letters of a name that does not stand beside its cards


def draw(seen: View, say: Say) -> str:
    """The table as the seat that has this view sees it: cheeses, cards it remembers, the last turns, what to do."""
    gap = [""] if seen["seats"] < 6 else []  # a full table leaves no room for air
    lines = [cheeses(seen, say), *gap, *columns([*places(seen, say), *rows(seen, say)], " ")]
    diary = turns(seen, say)
    if len(diary) > 1:
        lines += [*gap, *columns(diary)]
    return "\n".join(line.rstrip() for line in [*lines, *gap, ending(seen, say)])


def cheeses(seen: View, say: Say) -> str:
    """Each cheese of the game, crossed out or not; and what the signs mean that can be seen."""
    numbers = range(1, seen["seats"] * seen["hand"] - 1)
    marks = [f"X{number}X" if number in seen["crossed"] else f"({number})" for number in numbers]
    signs = [("crossed", bool(seen["crossed"])), ("held", any(held(seen)))]
    legend = ", ".join(say(sign) for sign, there in signs if there)
    return "  ".join([say("cheeses"), " ".join(marks), legend]).rstrip()


def places(seen: View, say: Say) -> list[list[str]]:
    """The numbers above the rows of a small game."""
    if seen["hand"] == 1:
        return []
    numbers = [f"{place:^{widest(say) + 2}}" for place in range(1, seen["hand"] + 1)]
    return [[" ", say("place"), *numbers]]


def rows(seen: View, say: Say) -> list[list[str]]:
    """Who has which cards, as far as the reader knows."""
    return [[mark(seen, seat), say.label(seat), *cards(seen, say, seat)] for seat in range(seen["seats"])]


def mark(seen: View, seat: int) -> str:
    """Whose turn it is; in the end, who has won."""
    if seen["phase"] == "over":
        return "*" if seen["scores"][seat] else " "
    return ">" if seat == seen["mover"] and seen["phase"] != "deal" else " "


def cards(seen: View, say: Say, seat: int) -> list[str]:
    """A player's cards, those that have been dealt."""
    first, width = seat * seen["hand"], widest(say)
    taken = held(seen)
    faces = [f"{known(say, card) or '?':^{width}}" for card in seen["known"][seat]]
    drawn = [f"<{face}>" if taken[first + k] else f"[{face}]" for k, face in enumerate(faces)]
    return [card if first + k < seen["dealt"] else "" for k, card in enumerate(drawn)]


def widest(say: Say) -> int:
    return max(len(say("card", card=card)) for card in ("cat", "mouse"))


def held(seen: View) -> list[bool]:
    """For each card, whether this turn is about it."""
    now, hand = seen["now"], seen["hand"]
    spots = [(now["owner"], now["owner_place"])]
    if hand > 1 or now["owner"] is not None:
        spots.append((now["seat"], now["place"]))
    return [(seat, place) in spots for seat in range(seen["seats"]) for place in range(1, hand + 1)]


def turns(seen: View, say: Say) -> list[list[str]]:
    """The last turns and the one that is going on, under what the columns mean."""
    past = list(enumerate(seen["turns"], 1))[-min(4, 12 - seen["seats"]) :]
    lines = [[say("turn"), "", *(say(what, hand=seen["hand"]) for what in ("looked", "drew", "showed", "kept"))]]
    lines += [[f"{number:>3}.", *story(seen, say, turn), kept(say, turn) or "?"] for number, turn in past]
    if any(held(seen)):
        lines.append([f"{len(seen['turns']) + 1:>3}.", *story(seen, say, seen["now"]), kept(say, seen["now"])])
    return lines


def story(seen: View, say: Say, turn: Turn) -> list[str]:
    """Who looked at, drew and showed what; a card's name only if the reader saw it."""
    own = known(say, turn["own"]) or "?"
    if seen["hand"] > 1:
        own = at(str(turn["place"]), known(say, turn["own"]))
    shown = " + ".join(say("card", card=card) for card in turn["shown"])
    return [say.name(turn["seat"], SHORT), own, source(seen, say, turn), shown]


def source(seen: View, say: Say, turn: Turn) -> str:
    """From whom a card was drawn, and which."""
    if turn["owner"] is None:
        return ""
    owner = say.name(turn["owner"], SHORT)
    return at(f"{owner} {turn['owner_place']}" if seen["hand"] > 1 else owner, known(say, turn["drawn"]))


def at(place: str, card: str) -> str:
    return f"{place}: {card}" if card else place


def known(say: Say, card: str | None) -> str:
    return say("card", card=card) if card else ""


def kept(say: Say, turn: Turn) -> str:
    """The card that stayed with who had the turn, if the reader knows."""
    if turn["kept"] is None:
        return ""
    return known(say, turn["own"] if turn["kept"] == "own" else turn["drawn"]) or say("own")


def ending(seen: View, say: Say) -> str:
    """How the game ended, or what comes next."""
    said = [say("ending", ending=seen["ending"].replace(" ", "-"))] if seen["ending"] else []
    if seen["cat"] is not None:
        said.append(say("cat", seat=say.name(seen["cat"], SHORT)))
    if seen["phase"] != "over":
        said.append(say("now", phase=seen["phase"].replace(" ", "-"), **say.who(seen["mover"], SHORT)))
    elif any(seen["scores"]):
        said.append(say("won", winners=sum(seen["scores"])))
    return " ".join(said)

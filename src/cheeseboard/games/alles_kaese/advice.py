"""What to do in Alles Käse!, and why: count the traps that may lie under a number, and weigh them against its holes."""

from typing import Final

from cheeseboard.games.alles_kaese.view import Card, View
from cheeseboard.games.box import Advice

EACH: Final = 6  # cards of each number
PRICES: Final = (1, 2, 8)  # what the first, second and third trap cost, in holes; tried out against other bots

Danger = tuple[int, int]  # so many traps among so many cards


def advise(seen: View) -> Advice:
    """Keep or drop a card that fits the die; if there is none, peek where it is least sure what one would get."""
    fits = [place for place, card in on_display(seen).items() if card["holes"] == seen["die"]]
    return keep_or_drop(seen, fits) if fits else peek(seen)


def on_display(seen: View) -> dict[int, Card]:
    return {place: card for place, card in enumerate(seen["display"], 1) if card is not None}


# What may be under a card


def danger(seen: View, card: Card) -> Danger:
    """The traps among the cards that this one may be. One that has been seen is only itself."""
    if card["front"] is not None:
        return int(card["front"] == "trap"), 1
    known = [c["front"] for c in in_sight(seen) if c["holes"] == card["holes"] and c["front"] is not None]
    return seen["options"]["traps"][card["holes"] - 1] - known.count("trap"), EACH - len(known)


def in_sight(seen: View) -> list[Card]:
    piles = [card for pile in seen["kept"] for card in pile]
    return [*on_display(seen).values(), *seen["dropped"], *piles]


def traps_of(seen: View) -> int:
    """How many traps this seat has."""
    return [card["front"] for card in seen["kept"][seen["seat"]]].count("trap")


# Keep or drop


def gain(card: Card, danger: Danger, price: int) -> float:
    """What keeping a card brings on average: its holes, or a trap at that price."""
    traps, cards = danger
    return ((cards - traps) * card["holes"] - traps * price) / cards


def is_free(seen: View) -> bool:
    """One more trap makes no difference: it may be the last turn, and this is not the third, or all is lost anyway."""
    turns_left = seen["options"]["turn_limit"] - seen["turns"]
    is_last = min(seen["supply"], turns_left) <= seen["seats"]
    return is_last and (traps_of(seen) < 2 or seen["scores"][seen["seat"]] < max(seen["scores"]))


def keep_or_drop(seen: View, fits: list[int]) -> Advice:
    """Of several cards with the same holes the safest is kept, or if even that is too dangerous, dropped."""
    cards, mine = on_display(seen), traps_of(seen)
    dangers = {place: danger(seen, cards[place]) for place in fits}
    place = min(fits, key=lambda place: dangers[place][0] / dangers[place][1])
    traps, among = dangers[place]
    facts = {"place": place, "holes": seen["die"], "traps": traps, "cards": among, "mine": mine}
    if traps == 0:
        return Advice(f"keep {place}", "sure-cheese", {"place": place, "holes": seen["die"]})
    if traps == among:
        return Advice(f"drop {place}", "sure-trap", {"place": place})
    if gain(cards[place], dangers[place], PRICES[mine]) > 0:
        return Advice(f"keep {place}", "worth-it", facts)
    if is_free(seen):
        return Advice(f"keep {place}", "last-chance" if mine == 2 else "last-turn")
    if sure := [other for other in fits if dangers[other] == (1, 1)]:
        return Advice(f"drop {place}", "leave-trap", {**facts, "trap": sure[0]})
    return Advice(f"drop {place}", "too-risky", facts)


# Peek


def peek(seen: View) -> Advice:
    """Where most depends on what nobody can know; the first of equal places."""
    cards = on_display(seen)
    dangers = {place: danger(seen, card) for place, card in cards.items()}

    def doubt(place: int) -> float:
        traps, among = dangers[place]
        return cards[place]["holes"] * traps * (among - traps) / among**2

    place = max(cards, key=doubt)
    if doubt(place) == 0:
        return Advice(f"peek {place}", "all-known")
    traps, among = dangers[place]
    facts = {"place": place, "holes": cards[place]["holes"], "traps": traps, "cards": among}
    return Advice(f"peek {place}", "most-to-learn", facts)

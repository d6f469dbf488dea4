"""What to do in Alles Käse!, and why: count the traps that may lie under a number, and weigh them against its holes."""

from typing import Final

from cheeseboard.games.alles_kaese.view import Card, View, cards_with, traps_to_lose, traps_with
from cheeseboard.games.box import Advice

PRICES: Final = (1, 2, 8)  # what the first, second and third trap cost, in holes; tried out against other bots

Danger = tuple[int, int]  # so many traps among so many cards


def advise(seen: View) -> Advice:
    """Keep or drop a card that fits the die; if there is none, peek where it is least sure what one would get."""
    fits = [place for place, card in on_display(seen).items() if card["holes"] == seen["die"]]
    return keep_or_drop(seen, fits) if fits else peek(seen, best_peek(seen))


def explain(seen: View, move: str) -> Advice:
    """What is known of the card, and what that means for the move."""
    verb, place = move.split()
    return {"keep": keep, "drop": drop, "peek": peek}[verb](seen, int(place))


def on_display(seen: View) -> dict[int, Card]:
    return {place: card for place, card in enumerate(seen["display"], 1) if card is not None}


# What may be under a card


def danger(seen: View, card: Card) -> Danger:
    """The traps among the cards that this one may be. One that has been seen is only itself."""
    if card["front"] is not None:
        return int(card["front"] == "trap"), 1
    known = [c["front"] for c in in_sight(seen) if c["holes"] == card["holes"] and c["front"] is not None]
    return traps_with(seen, card["holes"]) - known.count("trap"), cards_with(seen, card["holes"]) - len(known)


def in_sight(seen: View) -> list[Card]:
    piles = [card for pile in seen["kept"] for card in pile]
    return [*on_display(seen).values(), *seen["dropped"], *piles]


def traps_of(seen: View) -> int:
    """How many traps this seat has."""
    return [card["front"] for card in seen["kept"][seen["seat"]]].count("trap")


def price(seen: View) -> int:
    """Of one more trap, in holes: the last one is the dearest."""
    return PRICES[len(PRICES) - traps_to_lose(seen) + traps_of(seen)]


# Keep or drop


def gain(card: Card, danger: Danger, price: int) -> float:
    """What keeping a card brings on average: its holes, or a trap at that price."""
    traps, cards = danger
    return ((cards - traps) * card["holes"] - traps * price) / cards


def is_free(seen: View) -> bool:
    """One more trap makes no difference: it may be the last turn, and this is not the third, or all is lost anyway."""
    turns_left = seen["options"]["turn_limit"] - seen["turns"]
    is_last = min(seen["supply"], turns_left) <= seen["seats"]
    return is_last and (traps_of(seen) < traps_to_lose(seen) - 1 or seen["scores"][seen["seat"]] < max(seen["scores"]))


def keep_or_drop(seen: View, fits: list[int]) -> Advice:
    """Of several cards with the same holes the safest is kept, or if even that is too dangerous, dropped."""
    cards = on_display(seen)
    dangers = {place: danger(seen, cards[place]) for place in fits}
    place = min(fits, key=lambda place: dangers[place][0] / dangers[place][1])
    traps, among = dangers[place]
    pays = gain(cards[place], dangers[place], price(seen)) > 0
    return (keep if traps < among and (pays or is_free(seen)) else drop)(seen, place)


def keep(seen: View, place: int) -> Advice:
    """For sure, because it pays, because nothing can be lost any more, or all the same."""
    move, card, mine = f"keep {place}", on_display(seen)[place], traps_of(seen)
    traps, among = danger(seen, card)
    if traps == 0:
        return Advice(move, "sure-cheese", {"place": place, "holes": card["holes"]})
    if traps == among:
        return Advice(move, "take-trap", {"place": place})
    facts = {"place": place, "holes": card["holes"], "traps": traps, "cards": among, "mine": mine}
    if gain(card, (traps, among), price(seen)) > 0:
        return Advice(move, "worth-it", facts)
    if is_free(seen):
        return Advice(move, "last-chance" if mine == traps_to_lose(seen) - 1 else "last-turn")
    return Advice(move, "daring", facts)


def drop(seen: View, place: int) -> Advice:
    """A sure trap, what is too dangerous, or cheese that nobody shall have."""
    move, cards = f"drop {place}", on_display(seen)
    traps, among = danger(seen, cards[place])
    if traps == among:
        return Advice(move, "sure-trap", {"place": place})
    if traps == 0:
        return Advice(move, "waste-cheese", {"place": place})
    facts = {"place": place, "holes": seen["die"], "traps": traps, "cards": among, "mine": traps_of(seen)}
    sure = [other for other, card in cards.items() if card["holes"] == seen["die"] and card["front"] == "trap"]
    return Advice(move, "leave-trap", {**facts, "trap": sure[0]}) if sure else Advice(move, "too-risky", facts)


# Peek


def peek(seen: View, place: int) -> Advice:
    """What may be learned there, and whether elsewhere it is more."""
    move, card, most = f"peek {place}", on_display(seen)[place], doubt(seen, best_peek(seen))
    if doubt(seen, place) == 0:
        return Advice(move, "nothing-new", {"place": place}) if most else Advice(move, "all-known")
    traps, among = danger(seen, card)
    facts = {"place": place, "holes": card["holes"], "traps": traps, "cards": among}
    return Advice(move, "most-to-learn" if doubt(seen, place) == most else "some-to-learn", facts)


def best_peek(seen: View) -> int:
    """Where most depends on what nobody can know; the first of equal places."""
    return max(on_display(seen), key=lambda place: doubt(seen, place))


def doubt(seen: View, place: int) -> float:
    card = on_display(seen)[place]
    traps, among = danger(seen, card)
    return card["holes"] * traps * (among - traps) / among**2

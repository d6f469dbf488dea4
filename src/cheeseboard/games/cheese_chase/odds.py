"""What the cards of Cheese Chase may be, for all a seat can work out.

A belief carries its weights as floats, which is enough to draw from. Here they are counted again, as whole numbers.
"""

from fractions import Fraction

from cheeseboard.engine.bits import members
from cheeseboard.games.box import Chance
from cheeseboard.games.cheese_chase.belief import Belief, Glimpse, Layer
from cheeseboard.games.cheese_chase.position import CARDS, CAT, MOUSE, NO_CARD, SOME, card_at
from cheeseboard.games.cheese_chase.view import View, believed

Odds = dict[str, Fraction]


def chances(seen: View) -> list[Chance]:
    """Who has cat and mouse; every card that this seat does not hold; the next card of the deal."""
    state, glimpses, belief = believed(seen)
    places = marginals(belief, glimpses, state.all_cards(), state.places())
    hand, dealt = seen["hand"], seen["dealt"]
    found = []
    if dealt == len(places):
        found += [
            Chance(what=CARDS[hunter], of="seat", odds=owners(places, hand, CARDS[hunter])) for hunter in (CAT, MOUSE)
        ]
    for place, odds in enumerate(places[:dealt]):
        if hand > 1:
            facts = {"seat": place // hand, "place": place % hand + 1}
            found.append(Chance(what="row", facts=facts, of="card", odds=odds))
        elif place != seen["seat"]:
            found.append(Chance(what="held", facts={"seat": place}, of="card", odds=odds))
    found += [Chance(what="deal", of="card", odds=odds) for odds in places[dealt : dealt + 1]]
    return found


def owners(places: list[Odds], hand: int, hunter: str) -> Odds:
    """Who may have the cat, or the mouse."""
    found: Odds = {}
    for place, odds in enumerate(places):
        if hunter in odds:
            seat = str(place // hand)
            found[seat] = found.get(seat, Fraction(0)) + odds[hunter]
    return found


def marginals(belief: Belief, glimpses: list[Glimpse], cards: int, places: int) -> list[Odds]:
    """What may lie on each place. Cheeses that cannot be told apart are equally likely."""
    weights, codes = exact_weights(belief, glimpses), belief.tip.codes
    total = sum(weights)
    unnamed = members(cards & ~belief.tip.named)
    found = []
    for place in range(places):
        counts = dict.fromkeys([*members(cards), int(SOME)], 0)
        for k, weight in enumerate(weights):
            counts[int(card_at(codes[k], place))] += weight
        odds = {card: Fraction(count, total) for card, count in counts.items()}
        some = odds.pop(int(SOME))
        odds |= {card: some / len(unnamed) for card in unnamed}
        found.append({CARDS[card]: share for card, share in odds.items() if share})
    return found


def exact_weights(belief: Belief, glimpses: list[Glimpse]) -> list[int]:
    """How likely each arrangement of the last layer is, as a whole number.

    It came from one arrangement or from two, and what was shown was equally likely beside either: the same two cards.
    """
    weights = [1] * int(belief.past[0].size)
    for layer, seen in zip([*belief.past[1:], belief.tip], glimpses, strict=True):
        weights = [
            shown_weight(layer, k, seen)
            * sum(weights[origin] for origin in (layer.stayed[k], layer.swapped[k]) if origin >= 0)
            for k in range(layer.size)
        ]
    return weights


def shown_weight(layer: Layer, k: int, seen: Glimpse) -> int:
    """How likely it was, in halves, that this was shown of the two cards; one if there was no choice to be made."""
    if seen.shown in (NO_CARD, CAT):
        return 1
    own, drawn = (card_at(layer.codes[k], place) for place in (seen.own, seen.drawn))
    return int(seen.weight(drawn if own == seen.shown else own))

"""Puzzles of Alles Käse!: which card must be a cheese or a trap, or most likely is a cheese; and the last turn, worked out."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from cheeseboard.engine.dice import Dice
from cheeseboard.games.alles_kaese.odds import in_sight, unseen_fronts
from cheeseboard.games.alles_kaese.rules import CHEESE, DROP, KEEP, PEEK, TRAP, Kaese
from cheeseboard.games.alles_kaese.view import Card, View, traps_to_lose, view
from cheeseboard.games.box import Course, Proved, Puzzling, shares

MARGIN: Final = Fraction(1, 10)  # by which the best is ahead, or nobody could see it
COUNTED: Final = (3, 6, 10, 14, 18)  # cards to count, at most, on each level but the last
FEW_HOLES: Final = 3
WORLDS: Final = 400  # looked at, at most, for one that shows a mistake
ASKED: Final = ("cheese", "trap", "surest")  # about the cards
THEMES: Final = ("sure", "small", "big", "peeked", "last", "dare", "let-go")


def find(state: Kaese) -> Proved | None:
    """Before a peek, a question about the six cards; in the last turn, what wins most often."""
    seen = view(state, state.turn)
    return about_cards(seen) if state.is_legal(PEEK) else last_turn(seen, state.moves())


# The six cards of the display


def about_cards(seen: View) -> Proved | None:
    """One card must be a cheese, or a trap, or is likelier a cheese than the others. None of them was seen."""
    cards = [card for card in seen["display"] if card is not None]
    if any(card["front"] is not None for card in cards):
        return None
    cheese = {PEEK + place: front_odds(seen, card).get("cheese", Fraction(0)) for place, card in enumerate(cards)}
    trap = {move: 1 - worth for move, worth in cheese.items()}
    for kind, worths in (("trap", trap), ("cheese", cheese), ("surest", cheese)):
        best, second = sorted(worths.values(), reverse=True)[:2]
        if second < best and (best == 1 or (kind == "surest" and second + MARGIN <= best)):
            return question(seen, kind, cards, worths)
    return None


def front_odds(seen: View, card: Card) -> dict[str, Fraction]:
    """What the front of a card is, for all this seat knows."""
    return {card["front"]: Fraction(1)} if card["front"] is not None else shares(unseen_fronts(seen, card["holes"]))


def question(seen: View, kind: str, cards: list[Card], worths: Mapping[int, Fraction]) -> Proved:
    answer = max(worths, key=lambda move: worths[move])
    holes = {card["holes"] for card in cards}
    steps = sum(card["front"] is not None and card["holes"] in holes for card in in_sight(seen))
    themes = ["sure"] if worths[answer] == 1 else []
    themes.append("small" if cards[answer - PEEK]["holes"] <= FEW_HOLES else "big")
    if any(card["front"] is not None for card in seen["dropped"]):
        themes.append("peeked")
    return Proved(
        kind=kind,
        worths=worths,
        steps=steps,
        themes=tuple(themes),
        sketch=(kind, tuple(sorted((card["holes"], worths[PEEK + place]) for place, card in enumerate(cards)))),
        level=1 + sum(steps > most for most in COUNTED),
    )


# The last turn


def last_turn(seen: View, moves: list[int]) -> Proved | None:
    """The last card of the supply is taken by this very turn: what each choice then wins, on average."""
    if seen["supply"] != 1:
        return None
    worths = {move: worth(seen, move) for move in moves}
    best, second = sorted(worths.values(), reverse=True)[:2]
    if second + MARGIN > best:
        return None
    answer = max(worths, key=lambda move: worths[move])
    kind = "wins" if best == 1 else "best"
    themes = ("last", "dare" if answer < DROP else "let-go")
    piles = tuple(tuple(sorted((card["holes"], str(card["front"])) for card in pile)) for pile in seen["kept"])
    return Proved(
        kind=kind,
        worths=worths,
        steps=3,
        themes=themes,
        sketch=(kind, piles, seen["die"], tuple(sorted(worths.values()))),
    )


def worth(seen: View, move: int) -> Fraction:
    """The share of the win, on average over the front."""
    if move >= DROP:
        return share(seen, None)
    card = seen["display"][move - KEEP]
    assert card is not None
    return sum(
        (odds * share(seen, (card["holes"], front)) for front, odds in front_odds(seen, card).items()), Fraction(0)
    )


def share(seen: View, kept: tuple[int, str] | None) -> Fraction:
    """This seat's share of the win if the game ends with this card kept, or none."""
    ranks = [
        rank(pile, kept if seat == seen["seat"] else None, traps_to_lose(seen))
        for seat, pile in enumerate(seen["kept"])
    ]
    best = max(ranks)
    return Fraction(int(best >= (0, 0) and ranks[seen["seat"]] == best), ranks.count(best))


def rank(pile: list[Card], more: tuple[int, str] | None, most: int) -> tuple[int, int]:
    """Holes and cheeses; less than nothing for the most traps."""
    cards = [(card["holes"], card["front"]) for card in pile] + ([more] if more else [])
    if sum(front == "trap" for _, front in cards) >= most:
        return (-1, 0)
    cheeses = [holes for holes, front in cards if front == "cheese"]
    return sum(cheeses), len(cheeses)


# What comes of it


def course(state: Kaese, found: Proved, move: int) -> Course:
    """The card is turned over: as the answer says, or so that a mistake shows."""
    if move >= DROP:
        return Course(state.clone(), [move])
    outcome = shown(state, found, move)
    for number in range(WORLDS):
        world = state.imagine(state.turn, Dice(number))
        now = world.clone()
        now.happen(move)
        if now.is_legal(outcome):
            return Course(world, [move, outcome])
    raise AssertionError("a world in which it is so is possible, and none was found")


def shown(state: Kaese, found: Proved, move: int) -> int:
    """The front that shows best why an answer is right or wrong, of those that are possible."""
    seen = view(state, state.turn)
    card = seen["display"][move % 6]
    assert card is not None
    fronts, is_right = front_odds(seen, card), move == found.answer
    if found.kind in ASKED:
        wanted = "trap" if (found.kind == "trap") == is_right else "cheese"
    else:
        shares_of = {front: share(seen, (card["holes"], front)) for front in fronts}
        wanted = (max if is_right else min)(shares_of, key=lambda front: shares_of[front])
    return int(TRAP if (wanted if wanted in fronts else next(iter(fronts))) == "trap" else CHEESE)


def theme(seen: View, move: str) -> str:
    """A card to keep or to drop, or which one to peek at."""
    verb, place = move.split()
    if verb == "peek":
        card = seen["display"][int(place) - 1]
        return "small" if card is not None and card["holes"] <= FEW_HOLES else "big"
    return "dare" if verb == "keep" else "let-go"


PUZZLING: Final = Puzzling(kinds=(*ASKED, "wins", "best"), themes=THEMES, find=find, course=course, theme=theme)

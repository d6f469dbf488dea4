"""Why a move of Cheese Chase is good, in words; which one is advised, strategy.py works out."""

from cheeseboard.engine.bits import lowest
from cheeseboard.games.box import Advice
from cheeseboard.games.cheese_chase.position import CARDS, CAT, MOUSE
from cheeseboard.games.cheese_chase.rules import Chase
from cheeseboard.games.cheese_chase.strategy import SAFE, Strategy, percent
from cheeseboard.games.cheese_chase.view import View, recall


def advise(seen: View) -> Advice:
    """The move that the strategy finds best, and why."""
    table = recall(seen)
    strategy = Strategy(table, seen["seat"])
    return why(table, strategy, table.write(lowest(strategy.best_moves())))


def equals(seen: View) -> list[str]:
    """All moves that the strategy finds as good."""
    table = recall(seen)
    best = Strategy(table, seen["seat"]).best_moves()
    return [table.write(move) for move in table.moves() if best >> move & 1]


def explain(seen: View, move: str) -> Advice:
    """How likely that which it aims at is; what it tells the others."""
    table = recall(seen)
    return why(table, Strategy(table, seen["seat"]), move)


def why(table: Chase, strategy: Strategy, move: str) -> Advice:
    words = {"look": why_look, "draw": why_draw, "show": why_show, "catch": why_show, "keep": why_keep}
    return words[move.split(maxsplit=1)[0]](table, strategy, move)


def why_look(_: Chase, strategy: Strategy, move: str) -> Advice:
    place = int(move.split()[1])
    chance = percent(strategy.chance(strategy.first + place - 1))
    if strategy.is_duel and percent(strategy.best()) == 0:
        fresh = percent(strategy.open_cheeses()[strategy.first + place - 1])
        return Advice(move, "look-open", {"place": place, "percent": fresh})
    reason = "look" if chance == percent(strategy.best()) else "look-too"
    return Advice(move, reason, {"place": place, "percent": chance})


def why_draw(table: Chase, strategy: Strategy, move: str) -> Advice:
    """How likely what this seat is after lies there; elsewhere it may be likelier."""
    place, card = int(table.read(move)), int(table.own_card())
    owner = int(table.owner(place))
    if card < MOUSE and strategy.is_duel:
        return why_draw_to_cross(table, strategy, move, place)
    is_wandering = card < MOUSE and strategy.is_long()
    if is_wandering and strategy.draws() >> place & 1:
        return Advice(move, "wander", {"owner": owner, "rounds": strategy.rounds()})
    if is_wandering or percent(strategy.aim(place)) < max(percent(strategy.aim(other)) for other in table.moves()):
        return Advice(move, "elsewhere", {"owner": owner, "percent": percent(strategy.either(place))})
    if card == MOUSE and not strategy.mouse_catches:
        return Advice(move, "avoid-cat", {"owner": owner, "percent": percent(strategy.cat(place))})
    reason = "seek" if card < MOUSE else "hunt-mouse" if card == CAT else "hunt-cat"
    return Advice(move, reason, {"owner": owner, "percent": percent(strategy.aim(place))})


def why_draw_to_cross(table: Chase, strategy: Strategy, move: str, place: int) -> Advice:
    """With two, and a cheese in hand: whoever does not have the cat needs the mouse, and cheeses to cross out with it."""
    facts = {"owner": int(table.owner(place)), "percent": percent(strategy.aim(place))}
    best = max(percent(strategy.aim(other)) for other in table.moves())
    if best == 0 or facts["percent"] < best:
        return Advice(move, "elsewhere", {**facts, "percent": percent(strategy.either(place))})
    if strategy.safety() < SAFE:
        return Advice(move, "seek", facts)
    is_crossed = table.crossed >> table.own_card() & 1
    return Advice(move, "seek-open" if is_crossed else "seek-mouse", facts)


def cheese_of(show: str) -> int:
    return int(show.rsplit(maxsplit=1)[-1])


def why_show(table: Chase, strategy: Strategy, move: str) -> Advice:
    """What it tells the others, and what it crosses out."""
    if table.count() == 1:
        return Advice(move, "catch" if move == "catch" else "only")
    cheese = cheese_of(move)
    is_crossed = bool(table.crossed >> cheese & 1)
    if move.startswith("show mouse"):
        return why_pair(table, strategy, move, cheese)
    others = [text for text in map(table.write, table.moves()) if text != move]
    if others[0].startswith("show mouse"):
        return Advice(move, "hide-mouse", {"cheese": cheese})
    if is_crossed:
        return Advice(move, "show-crossed", {"cheese": cheese})
    is_other_crossed = table.crossed >> cheese_of(others[0]) & 1
    return Advice(move, "show-open", {"cheese": cheese}) if is_other_crossed else Advice(move, "show-either")


def why_pair(table: Chase, strategy: Strategy, move: str, cheese: int) -> Advice:
    if strategy.is_last(cheese):
        return Advice(move, "cross-last", {"cheese": cheese, "percent": percent(strategy.safety())})
    if table.crossed >> cheese & 1:
        return Advice(move, "tell-mouse")
    if strategy.is_long():
        return Advice(move, "cross-late", {"cheese": cheese, "rounds": strategy.rounds()})
    return Advice(move, "cross", {"cheese": cheese})


def why_keep(table: Chase, strategy: Strategy, move: str) -> Advice:
    card = move.split()[1]
    if strategy.is_duel:
        dangers = {CARDS[table.own_card()]: strategy.apart(), CARDS[table.drawn_card()]: strategy.swapped_apart()}
        danger, other_danger = percent(dangers.pop(card)), percent(*dangers.values())
        if danger != other_danger:
            return Advice(move, "keep-clear", {"card": card, "percent": danger, "otherwise": other_danger})
    hopes = {CARDS[table.own_card()]: strategy.best(), CARDS[table.drawn_card()]: strategy.swapped_best()}
    hope = hopes.pop(card)
    (other,) = hopes.values()
    if hope == other:
        return Advice(move, "keep-either")
    return Advice(move, "keep", {"card": card, "percent": percent(hope), "otherwise": percent(other)})

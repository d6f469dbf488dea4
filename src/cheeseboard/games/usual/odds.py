"""What may be hidden, and what luck does next, for any game.

Where nobody ever learns anything alone, luck's own odds are public, and what is told is exact. Elsewhere it is counted in imagined
worlds: whatever another seat sees there that is not the same in all of them is hidden.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, State
from cheeseboard.games.parts import Chance, shares

if TYPE_CHECKING:
    from cheeseboard.games.box import Game

WORLDS: Final = 400
MOVES: Final = 40  # that are followed to see what luck does after them
NOTHING: Final = "nothing"

Path = tuple[str | int, ...]


def chances(game: "Game[Any]", view: Mapping[str, Any]) -> list[Chance]:
    state: State = game.recall(view)
    if not game.has_secrets:
        return list(luck_next(state))
    dice = Dice(0)
    worlds = [state.imagine(view["seat"], dice) for _ in range(WORLDS)]
    found = [hidden(*thing) for thing in differing(game, worlds, view)]
    return [*found, *([luck_in(worlds)] if state.turn == LUCK else [])]


# Luck's own odds


def luck_next(state: State) -> Iterator[Chance]:
    """What luck does now, or after each move that leaves something to it."""
    if state.turn == LUCK:
        yield Chance(what="luck", of="move", odds=odds_of(state))
    for move in state.moves()[:MOVES] if state.turn >= 0 else ():
        after = state.clone()
        after.happen(move)
        if after.turn == LUCK:
            yield Chance(what="luck-after", facts={"move": state.write(move)}, of="move", odds=odds_of(after))


def odds_of(state: State) -> dict[str, Fraction]:
    """The probability of each outcome of luck."""
    return {state.write(move): Fraction(int(state.odds(move)), int(state.tickets)) for move in state.moves()}


def luck_in(worlds: list[State]) -> Chance:
    """What luck does now, in all worlds together."""
    total: Counter[str] = Counter()
    for world in worlds:
        for notation, share in odds_of(world).items():
            total[notation] += share  # type: ignore[assignment] # fractions, too, can be counted
    odds = {notation: Fraction(share) / len(worlds) for notation, share in sorted(total.items())}
    return Chance(what="luck", of="move", odds=odds, worlds=len(worlds))


# Counted in imagined worlds


def differing(
    game: "Game[Any]", worlds: list[State], view: Mapping[str, Any]
) -> Iterator[tuple[int, Path, Counter[str]]]:
    """What other seats see that is not the same in all worlds: whose it is, where it stands in their view, and how often what."""
    told = set[tuple[str, ...]]()
    for other in range(view["seats"]):
        if other == view["seat"]:
            continue
        seen = [dict(leaves(game.view(world, other))) for world in worlds]
        for path in dict.fromkeys(path for each in seen for path in each):
            values = tuple(named(each.get(path)) for each in seen)
            if len(set(values)) > 1 and values not in told:
                told.add(values)
                yield (*placed(game, other, path), Counter(values))


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in a view that is not put together from others, and where it stands."""
    match value:
        case Mapping():
            for key, each in value.items():
                yield from leaves(each, (*path, key))
        case list() | tuple():
            for place, each in enumerate(value):
                yield from leaves(each, (*path, place))
        case _:
            yield path, value


def named(value: Any) -> str:
    match value:
        case None:
            return NOTHING
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)


def placed(game: "Game[Any]", other: int, path: Path) -> tuple[int, Path]:
    """Whose it is: of an entry with one thing for each seat, that seat's."""
    if path[0] in game.by_seat:
        return int(path[1]), (path[0], *path[2:])
    return other, path


def hidden(seat: int, path: Path, counts: Counter[str]) -> Chance:
    """Things of a sort are told apart by their place, counted from 1."""
    words = [str(each).replace("_", " ") if isinstance(each, str) else str(each + 1) for each in path]
    of = next(each for each in reversed(path) if isinstance(each, str))
    facts: dict[str, int | str] = {"seat": seat, "thing": " ".join(words)}
    return Chance(what="of-seat", facts=facts, of=of, odds=shares(counts), worlds=WORLDS)

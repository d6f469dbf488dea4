"""A whole game as text, with what everybody hears of it: for reading, and for noticing that something changed."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.table.scribe import Event, scribe
from cheeseboard.table.table import first_hash_of
from cheeseboard.table.words import Words


def playthrough(name: str, seats: int, seed: int, options: Mapping[str, object] | None = None) -> str:
    """One random game. A line that only some may hear says who; the last lines are the table as each one sees it."""
    game = find(name)
    return "\n".join(_lines(game, seats, seed, game.settle(options or {}))) + "\n"


def _lines(game: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> Iterator[str]:
    yield f"game {game.name} v{game.version}, seats {seats}, seed {seed}"
    yield f"options {json.dumps(options)}"
    state, dice, tale = game.new(seats, options), Dice(seed), scribe(game)
    state.listen(tale)
    step = 0
    while state.turn != NOBODY:
        step += 1
        move = state.pick(dice)
        yield f"{step}. {_who(state)} of {state.count()}: {state.write(move)}{_hidden(state, move)}"
        state.play(move)
        yield from (f"    {_heard(event)}" for event in tale.events)
        tale.events.clear()
    state.listen(game.tale())
    yield f"scores {state.scores()}, winners {state.winners()}, facts {first_hash_of(state)[:12]}"
    yield from Words(game, "en").draw(game.view(state, NOBODY)).splitlines()


def _who(state: State) -> str:
    return "luck" if state.turn == LUCK else f"seat {state.turn}"


def _hidden(state: State, move: int) -> str:
    """From whom the move itself is hidden."""
    blind = [str(seat) for seat in range(state.seats) if state.seen(move, seat) != move]
    return f"   [unseen by {' '.join(blind)}]" if blind else ""


def _heard(event: Event) -> str:
    audience = "all" if event.only is None else str(event.only)
    facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
    return f"{audience:<5} {event.name} {facts}".rstrip()

"""Positions of Go da Cheese! for tests, reached by playing: luck deals what the scene needs."""

from collections import Counter
from typing import Any

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.go_da_cheese import GAME
from cheeseboard.games.go_da_cheese.rules import SILENCE, Goda
from cheeseboard.games.go_da_cheese.view import listed
from cheeseboard.table.scribe import Event, scribe

COLOURS = "RBYGX"
KIND = {"N": "mouse", "M": "marked-mouse", "F": "fat-mouse", "K": "king", "C": "cat", "D": "dog", "P": "plain-cat"}
POINTS = {"mouse": 1, "marked-mouse": 1, "fat-mouse": 2, "king": 1}


def play(state: Goda, *notations: str) -> None:
    for notation in notations:
        state.play(state.read(notation))


def offered(state: Goda) -> list[str]:
    return [state.write(move) for move in state.moves()]


def hand_of(state: Goda, seat: int) -> list[str]:
    return listed(state.hand_of(seat))


def laid_out(seats: int = 3, first: int | None = None, **options: Any) -> Goda:
    """The cheeses lie there; the first as wanted, the others as they come."""
    state = GAME.new(seats, options)
    if first is not None:
        play(state, f"cheese {first}")
    while state.laid_out < 2 * seats:
        state.play(state.move(0))
    return state


def dealt(seats: int = 3, *hands: str, **options: Any) -> Goda:
    """Everybody has a hand: those asked for ("cat dog mouse"), mice for the others."""
    state = laid_out(seats, **options)
    for seat in range(seats):
        for kind in (hands[seat] if seat < len(hands) else "mouse mouse mouse").split():
            play(state, f"deal {kind}")
    return state


def finish(state: Goda) -> None:
    """Play on, always the first possible move."""
    while state.turn != NOBODY:
        state.play(state.move(0))


def heard(state: Goda, *notations: str) -> list[Event]:
    """What is told while these moves are played."""
    tale = scribe(GAME)
    state.listen(tale)
    play(state, *notations)
    state.listen(SILENCE)
    events: list[Event] = tale.events
    return events


class Director:
    """Plays a whole game in which the line at cheese 1 is the one asked for."""

    def __init__(self, line: str, mice: int, seats: int, options: dict[str, Any]) -> None:
        self.wanted = [(COLOURS.index(card[0]), KIND[card[1]]) for card in line.split()]
        self.state = laid_out(seats, mice, **options)
        self.tale = scribe(GAME)

    def run(self) -> list[Event]:
        """What was told of the game."""
        self.state.listen(self.tale)
        while self.state.turn != NOBODY:
            self.step()
        self.state.listen(SILENCE)
        assert self.wanted == []
        events: list[Event] = self.tale.events
        return events

    def step(self) -> None:
        moves = offered(self.state)
        if "draw" in moves:
            play(self.state, "draw")
        elif "at 2" in moves:
            self.lay()
        else:
            needed = [f"deal {kind}" for kind in self.needed() if f"deal {kind}" in moves]
            play(self.state, *(needed[:1] or moves[:1]))

    def needed(self) -> list[str]:
        """What the mover still has to lay at cheese 1 and does not hold."""
        seat = self.state.mover
        wanted = Counter(kind for owner, kind in self.wanted if owner == seat)
        return list((wanted - Counter(hand_of(self.state, seat))).elements())

    def lay(self) -> None:
        """The next card wanted at cheese 1, if it is the mover's; whatever it can spare elsewhere."""
        seat = self.state.mover
        cards = []
        if self.wanted and self.wanted[0][0] == seat:
            cards.append(self.wanted.pop(0)[1])
        kept = Counter(kind for owner, kind in self.wanted if owner == seat) + Counter(cards)
        spare = (Counter(hand_of(self.state, seat)) - kept).elements()
        play(self.state, "at 1" if cards else "at 2")
        play(self.state, *(f"lay {kind}" for kind in [*cards, *spare][:3]))


def at_first_cheese(line: str, mice: int, seats: int = 4, **options: Any) -> list[Event]:
    """What happens at cheese 1 when its line ("RN BC", from the cheese outwards) is resolved."""
    events = Director(line, mice, seats, options).run()
    end = [event.name for event in events].index("cards_used_up")
    return [event for event in events[end:] if event.facts.get("cheese") == 1]


def points(events: list[Event]) -> dict[str, int]:
    """What each colour gains, by what is told."""
    found: Counter[str] = Counter()
    for event in events:
        colour = COLOURS[int(event.facts.get("seat", 0))]
        if event.name == "cat_chased":
            found[colour] += 3
        elif event.name in ("mouse_caught", "mouse_fed"):
            found[colour] += POINTS[str(event.facts["kind"])]
    return dict(found)


def told(events: list[Event]) -> list[str]:
    """The steps of a resolution in short: "cat_chased 2"."""
    return [f"{event.name} {event.facts['place']}" for event in events if "place" in event.facts]

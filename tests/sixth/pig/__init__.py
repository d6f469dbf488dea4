"""Pig: one die, and one roll too many."""

from collections.abc import Mapping
from typing import Any, Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import ListState, Story
from cheeseboard.games.box import Game, Number

ROLL, HOLD, DIE = 0, 1, 1  # moves; a die that shows 1 to 6 is the move DIE + 1 to DIE + 6
TURNS: Final = 40


class Tale(Story):
    """What happens in Pig."""

    def die_rolled(self, seat: int, face: int) -> None: ...

    def turn_lost(self, seat: int, total: int) -> None: ...

    def total_held(self, seat: int, total: int) -> None: ...


class Pig(ListState):
    """One position of Pig."""

    def __init__(self, seats: int, goal: int) -> None:
        super().__init__(seats)
        self.goal = goal
        self.points = [0] * seats
        self.total = 0  # of this turn
        self.turns = 0  # that are over, of all players together
        self.story = Tale()
        self.ask()

    def ask(self) -> None:
        """§1.1, §1.2: nobody holds before the first roll."""
        self.choose(self.mover, [ROLL, HOLD] if self.total else [ROLL])

    def happen(self, move: int) -> None:
        if move == ROLL:
            self.ask_luck({DIE + face: 1 for face in range(1, 7)})
        elif move == HOLD:
            self.hold()
        else:
            self.roll(move - DIE)

    def roll(self, face: int) -> None:
        self.story.die_rolled(self.mover, face)
        if face == 1:  # §1.3
            self.story.turn_lost(self.mover, self.total)
            self.pass_on()
        else:
            self.total += face
            if self.points[self.mover] + self.total >= self.goal:  # §2.1
                self.hold()
            else:
                self.ask()

    def hold(self) -> None:
        self.story.total_held(self.mover, self.total)
        self.points[self.mover] += self.total
        self.pass_on()

    def pass_on(self) -> None:
        """The next player is to move, unless the game is over (§2.1, §2.2)."""
        self.total, self.turns = 0, self.turns + 1
        if max(self.points) >= self.goal or self.turns == TURNS * self.seats:
            self.end()
        else:
            self.mover = (self.mover + 1) % self.seats
            self.ask()

    def score(self, seat: int) -> int:
        return self.points[seat]

    def clone(self) -> "Pig":
        copy = Pig(self.seats, self.goal)
        copy.like(self)
        copy.points, copy.total, copy.turns = self.points[:], self.total, self.turns
        return copy

    def imagine(self, seat: int, dice: Dice) -> "Pig":  # noqa: ARG002 - nothing is hidden
        return self.clone()

    def listen(self, story: Story) -> None:
        assert isinstance(story, Tale)
        self.story = story

    def facts(self) -> list[int]:
        return [self.turn, self.mover, self.goal, *self.points, self.total, self.turns]

    def write(self, move: int) -> str:
        return ("roll", "hold")[move] if move <= HOLD else f"die {move - DIE}"


def view(state: Pig, seat: int) -> Mapping[str, Any]:
    """Everybody sees everything."""
    return {
        "seat": seat, "seats": state.seats, "turn": state.turn, "mover": state.mover, "options": {"goal": state.goal},
        "points": state.points[:], "total": state.total, "turns": state.turns,
    }  # fmt: skip


def recall(seen: Mapping[str, Any]) -> Pig:
    state = Pig(seen["seats"], seen["options"]["goal"])
    state.points, state.total, state.turns = seen["points"][:], seen["total"], seen["turns"]
    state.mover = seen["mover"]
    state.ask()
    if seen["turn"] != state.mover:
        state.happen(ROLL) if seen["turn"] == -1 else state.end()
    return state


GAME: Final = Game[Pig](
    name="pig",
    title="Pig",
    designer="John Scarne",
    seats=range(2, 7),
    options=(Number(name="goal", says="How many points win.", default=30, source="RULES.md §2.1", low=10, high=100),),
    start=lambda seats, options: Pig(seats, options["goal"]),
    view=view,
    recall=recall,
    tale=Tale,
    phrases={"roll": "roll", "hold": "hold", "die": "die {face}"},
    actions=lambda _: DIE + 7,
    longest=lambda seats, options: TURNS * seats * (int(options["goal"]) + 2),
)

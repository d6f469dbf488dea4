"""First lessons, as somebody's browser goes through them: frames that could have come from a room."""

from functools import cache
from typing import Any

import msgspec

from cheeseboard.rooms import wire
from cheeseboard.table.lesson import Lesson, Scene, lesson_of, scenes
from cheeseboard.table.table import Refused


class LessonNow(msgspec.Struct, frozen=True):
    """A game's first lesson. Every frame but the last has one move: the right one."""

    names: list[str]
    seat: int  # the learner's
    frames: list[wire.Frame]
    foresights: list[dict[str, Any]]  # what the right move of each frame would change


@cache
def lesson(game: str) -> LessonNow:
    found = lesson_of(game)
    if found is None:
        raise Refused("not-found", f"{game} has no lesson")
    frames: list[wire.Frame] = []
    foresights: list[dict[str, Any]] = []
    for number, scene in enumerate(scenes(found)):
        frames.append(frame_of(found, scene, number))
        foresights.append(foresight_of(found, scene))
    return LessonNow(found.record["names"], found.learner, frames, foresights)


def foresight_of(found: Lesson, scene: Scene) -> dict[str, Any]:
    game = scene.table.game
    return {} if scene.right is None else dict(game.foresee(game.view(scene.table.state, found.learner), scene.right))


def frame_of(found: Lesson, scene: Scene, number: int) -> wire.Frame:
    """What the learner sees; what follows at once can be watched, what is later is simply there."""
    table, seat = scene.table, found.learner
    told = table.log if scene.is_later else table.log[scene.heard :]
    events = [msgspec.structs.replace(each, version=number) for each in told if each.is_heard_by(seat)]
    return wire.Frame(
        match=1,
        version=number,
        since=-1 if scene.is_later else number - 1,
        seat=seat,
        turn=table.turn,
        turn_since=0.0,
        events=[msgspec.Raw(msgspec.json.encode(event)) for event in events],
        view=msgspec.Raw(msgspec.json.encode(table.game.view(table.state, seat))),
        moves=[] if scene.right is None else [scene.right],
        undo=False,
        over=None,
    )

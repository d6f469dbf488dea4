"""First lessons, as somebody's browser goes through them: frames that could have come from a room."""

from functools import cache

import msgspec

from cheeseboard.table.lesson import Lesson, Scene, lesson_of, scenes
from cheeseboard.table.table import Refused
from cheeseboard.web import wire


class LessonNow(msgspec.Struct, frozen=True):
    """A game's first lesson. Every frame but the last has one move: the right one."""

    names: list[str]
    seat: int  # the learner's
    frames: list[wire.Frame]


@cache
def lesson(game: str) -> LessonNow:
    found = lesson_of(game)
    if found is None:
        raise Refused("not-found", f"{game} has no lesson")
    frames = [frame_of(found, scene, number) for number, scene in enumerate(scenes(found))]
    return LessonNow(found.record["names"], found.learner, frames)


def frame_of(found: Lesson, scene: Scene, number: int) -> wire.Frame:
    """What the learner sees; what follows at once can be watched, what is later is simply there."""
    table, seat = scene.table, found.learner
    told = table.log if scene.is_later else table.log[scene.heard :]
    events = [
        wire.Happening(number, each.event.name, dict(each.event.facts), each.event.only)
        for each in told
        if each.event.is_heard_by(seat)
    ]
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

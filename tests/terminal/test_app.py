"""The games on a whole screen, played with keys and mouse by Textual's Pilot."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot

from cheeseboard.engine.dice import Dice
from cheeseboard.games.box import Game
from cheeseboard.terminal.app import Cheeseboard, TableScreen
from cheeseboard.terminal.game import Sitting
from cheeseboard.terminal.pages import Another, Curtain, Page
from cheeseboard.terminal.saved import Folder
from cheeseboard.terminal.start import Start
from tests.every_game.tables import EVERY_GAME
from tests.terminal.sittings import SHORT, sitting

SMALL, LARGE = (80, 24), (120, 40)

Script = Callable[[Cheeseboard, Pilot[None]], Awaitable[None]]


def on_screen(place: Sitting | None, script: Script, size: tuple[int, int] = SMALL, folder: Path | None = None) -> None:
    """Run the program without a terminal, and do what the script says."""

    async def run() -> None:
        setup = sitting().setup if place is None else place.setup
        app = Cheeseboard(setup, Folder(folder or Path("/nowhere")), place)
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)

    asyncio.run(run())


async def settled(app: Cheeseboard, pilot: Pilot[None]) -> None:
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: Cheeseboard, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(app, pilot)


def text(app: Cheeseboard) -> str:
    """All that is on the screen, letter by letter."""
    rows = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in row).rstrip() for row in rows)


async def play_out(app: Cheeseboard) -> None:
    """Any keys that play moves, to the end. Pilot's own press waits for a quiet processor, which takes too long here."""
    dice = Dice(1)
    while not isinstance(app.screen, Page):
        keys = list(app.screen.offers) if isinstance(app.screen, TableScreen) else ["enter"]
        if keys:
            key = keys[dice.below(len(keys))]
            app.post_message(Key(key, key if len(key) == 1 else None))
        await quiet(app)


async def quiet(app: Cheeseboard) -> None:
    """Until nothing is under way."""
    calm = 0
    while calm < 3:
        await asyncio.sleep(0)
        pumps = [app, app.screen, *app.screen.walk_children()]
        busy = any(pump.message_queue_size for pump in pumps) or any(not worker.is_finished for worker in app.workers)
        calm = 0 if busy else calm + 1


@EVERY_GAME
@pytest.mark.parametrize("people", [1, 2], ids=["against bots", "two people"])
def test_a_whole_game_can_be_played(game: Game[Any], people: int, tmp_path: Path) -> None:
    place = sitting(game.name, game.seats[0], people, 3, tmp_path, **SHORT.get(game.name, {}))

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        await play_out(app)
        await settled(app, pilot)

        assert place.table.over
        said = text(app)
        assert place.won() in said
        for score in place.scores():
            assert score in said

    on_screen(place, script, SMALL if people == 1 else LARGE)

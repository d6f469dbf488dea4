"""The gallery takes all the pictures that it promises."""

from argparse import Namespace
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from cheeseboard.games import find, names
from tests.long import LATER, LONG
from tests.web.server import Server
from tools.gallery import SCREENS, Photographer

PUZZLES = ("puzzle", "exercise")


def promised() -> set[str]:
    """A star stands for every game; not each has puzzles."""
    return {
        name.replace("*", game)
        for name in SCREENS
        for game in (names() if "*" in name else [""])
        if not name.startswith(PUZZLES) or find(game).puzzling.find
    }


@pytest.mark.needs_server("the gallery has one of its own")
@pytest.mark.skipif(not LONG, reason=LATER)
def test_every_screen_is_photographed(server: Server, browser: Browser, tmp_path: Path) -> None:
    asked = Namespace(folder=tmp_path, sizes=["phone", "tv"], themes=["light"], stages=[], webp=None, lines=30)
    photographer = Photographer(browser, server, asked)
    photographer.screens()
    assert photographer.taken == promised()

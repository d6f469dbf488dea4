"""Every view of every game as a picture: whole, inside its frame, and with nothing in it that the seat may not know."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.games.svg import THEMES, Canvas, Theme
from cheeseboard.games.text import Say
from cheeseboard.table.picture import png, svg
from cheeseboard.table.words import LANGUAGES, Words
from tests.every_game.tables import EVERY_GAME, EVERY_SETTING, SETTINGS, Setting, played, positions, worlds
from tests.long import cases, often

SVG = "{http://www.w3.org/2000/svg}"
LONG_NAMES = [
    "Wilhelmina-Theodora",
    "Ben & <Co>",
    "Ünal “the Cat”",
    "陳大文",
    "E",
    "",
    "Maximiliane W.",
    "H\x00\x1bH",
    "ıİ",
]
OUTSIDE = 60  # units around the frame that are looked at
SMALL = 460  # pixels: half a picture is quicker, and what sticks out is seen all the same


USUAL = [setting for setting in SETTINGS if not setting.options]
EACH_SETTING = pytest.mark.parametrize("setting", cases(SETTINGS, USUAL), ids=str)
VIEWS = often(1, 5)  # of each setting


def shown(setting: Setting, state: Any, seat: int, theme: Theme = "light", language: str = "en") -> str:
    return svg(setting.game, setting.game.view(state, seat), None, language, theme)


def views(setting: Setting, seed: int, limit: int) -> Iterator[tuple[int, Any, int]]:
    """Positions of a game, each with one who looks: a number for both, the position, the seat or NOBODY."""
    viewers = setting.viewers()
    for number, (state, _) in enumerate(positions(setting, seed, limit)):
        yield number, state, viewers[(number + seed) % len(viewers)]


@EVERY_SETTING
def test_every_view_has_a_picture_that_needs_nothing_else(setting: Setting) -> None:
    for number, state, seat in views(setting, len(str(setting)), VIEWS):
        theme, language = THEMES[number % 2], LANGUAGES[number % len(LANGUAGES)]
        check_whole(ET.fromstring(shown(setting, state, seat, theme, language)))  # noqa: S314 - our own


def check_whole(picture: ET.Element) -> None:
    """It says what it is, names no file, and every name in it is defined once."""
    assert picture.get("role") == "img"
    assert all(picture.findtext(f"{SVG}{part}") for part in ("title", "desc"))
    ids = [each.attrib["id"] for each in picture.iter() if "id" in each.attrib]
    assert len(ids) == len(set(ids))
    text = ET.tostring(picture, encoding="unicode")
    assert not re.search(r"var\(|currentColor|url\([^#]|https?://(?!www\.w3\.org)", text)
    named = {each.attrib["href"] for each in picture.iter(f"{SVG}use")}
    named |= set(re.findall(r"url\((#[^)]+)\)", text))
    assert named <= {f"#{each}" for each in ids}


@EVERY_SETTING
def test_a_picture_shows_nothing_hidden(setting: Setting) -> None:
    """What a seat does not know is dealt again, and the picture is the same, byte for byte."""
    for number, state, seat in views(setting, len(str(setting)) + 1, VIEWS):
        world = worlds(state, seat, number, 1)[0]
        assert shown(setting, world, seat) == shown(setting, state, seat)


def test_the_test_for_secrets_can_fail() -> None:
    """With the position instead of the view, a picture would show more."""
    setting = Setting(find("go-da-cheese"), 3, {})
    state = [each for each, _ in positions(setting, 1, 3)][1]
    world = worlds(state, NOBODY, 1, 1)[0]
    assert shown(setting, state, NOBODY) == shown(setting, world, NOBODY)
    assert any(shown(setting, state, seat) != shown(setting, world, seat) for seat in range(3))


@EACH_SETTING
def test_nothing_is_drawn_outside_the_frame(setting: Setting) -> None:
    """With longer names than anybody has, in every language."""
    for number, state, seat in views(setting, len(str(setting)) + 2, often(1, 2)):
        words = Words(setting.game, LANGUAGES[number % len(LANGUAGES)])
        say = Say(words.say, LONG_NAMES[: setting.seats], None if seat == NOBODY else seat)
        check_frame(setting.game.picture(setting.game.view(state, seat), say))


def check_frame(picture: str) -> None:
    """The frame is made larger, and what was added stays empty."""
    found = re.search(r'width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2"', picture)
    assert found
    width, height = int(found[1]), int(found[2])
    size = f'viewBox="{-OUTSIDE} {-OUTSIDE} {width + 2 * OUTSIDE} {height + 2 * OUTSIDE}"'
    covered = f'<rect width="{width}" height="{height}" fill="#ffffff"/></svg>'
    assert png(picture.replace(found[0], size).removesuffix("</svg>") + covered, SMALL) == nothing(size + ">" + covered)


@cache
def nothing(inside: str) -> bytes:
    return png(f'<svg xmlns="http://www.w3.org/2000/svg" {inside}', SMALL)


def test_the_test_for_frames_can_fail() -> None:
    canvas = Canvas("cheeseboard.games", "light")
    canvas.box(10, 10, 92, 20, fill="tomato")
    with pytest.raises(AssertionError):
        check_frame(canvas.markup(100, 100, "too", "wide"))


@EVERY_SETTING
def test_at_the_end_it_says_who_has_won(setting: Setting) -> None:
    """A view has no winners: they follow from it."""
    state, _ = played(setting, 3)
    words = Words(setting.game, "en")
    names = [words.player(each) for each in range(setting.seats)]
    for seat in (len(str(setting)) % setting.seats, NOBODY):
        title = ET.fromstring(shown(setting, state, seat)).findtext(f"{SVG}title") or ""  # noqa: S314
        assert title.endswith(words.won(state.winners(), names, None if seat == NOBODY else seat))


@EVERY_GAME
def test_light_and_dark_are_not_the_same(game: Any) -> None:
    setting = Setting(game, game.seats[0], {})
    light, dark = (shown(setting, setting.new(), 0, theme) for theme in THEMES)
    assert light != dark
    with pytest.raises(ValueError, match="theme: 'pink' is not possible; possible: 'light', 'dark'"):
        shown(setting, setting.new(), 0, "pink")  # type: ignore[arg-type]

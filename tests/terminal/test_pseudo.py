"""The terminal in a language that nobody speaks: nothing is left untranslated, and what must be read fits."""

import re
from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from cheeseboard.bots.bots import BOTS
from cheeseboard.games import find, names
from cheeseboard.table.words import bundle
from cheeseboard.terminal.app import Cheeseboard
from tests.terminal.sittings import SHORT, play_bots, sitting
from tests.terminal.test_app import on_screen, press, text
from tests.words.pseudo import plain_words, speak, strange

WRITTEN = re.compile(
    r"cheeseboard \w+.*|[0-9a-f]{16,}|\b(PgUp|PgDn|Tab|Enter|Esc)\b|\b[a-z]\d+\b|\bo+\b"
)  # the same in every language


@pytest.fixture(autouse=True)
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    bundle.cache_clear()
    speak(monkeypatch.setattr)
    yield
    bundle.cache_clear()


def known() -> set[str]:
    written = " ".join(f"{find(name).title} {find(name).designer}" for name in names())
    return {*re.findall(r"\w+", written), *BOTS, *(bot.capitalize() for bot in BOTS), "Cheeseboard"}


def left(said: str) -> list[str]:
    return plain_words(WRITTEN.sub("", said), known())


# The usual drawing has the names of the view, which are not translated.
DRAWN = [name for name in names() if find(name).telling.draw]


@pytest.mark.parametrize("game", DRAWN)
def test_everything_that_is_told_is_translated(game: str) -> None:
    place = sitting(game, find(game).seats[1], 1, 3, options=SHORT.get(game))
    for _ in range(12):
        play_bots(place)
        if place.phase != "choose":
            break
        told = [place.whose_turn(), place.words.prompt(place.moves()), *map(place.in_words, place.moves())]
        assert left("\n".join([place.picture(), *place.log(), *told, *place.odds(), *place.scores()])) == []
        place.play(place.moves()[0])


@pytest.mark.parametrize("game", DRAWN)
def test_tables_and_keys_fit_into_80_columns(game: str) -> None:
    place = sitting(game, find(game).seats[-1], 1, 2)

    async def script(app: Cheeseboard, pilot: Pilot[None]) -> None:
        rows = text(app).splitlines()
        assert left("\n".join(rows)) == []
        assert strange("Leave") in rows[-1]
        assert strange("Help") in rows[-1]
        for key in "?lo":
            await press(app, pilot, key)
            assert left(text(app)) == []
            await press(app, pilot, "escape")

    on_screen(place, script)


def test_the_start_is_translated() -> None:
    async def script(app: Cheeseboard, _: Pilot[None]) -> None:
        assert left(text(app).replace("English", "")) == []
        assert strange("Leave") in text(app)

    on_screen(None, script)

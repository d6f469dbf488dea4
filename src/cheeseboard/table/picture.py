"""Pictures of a table as a seat sees it: SVG, PNG, and HTML with the log beside it for a notebook."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Game
from cheeseboard.games.svg import ART, Theme
from cheeseboard.games.text import Say
from cheeseboard.table.words import Words

LINES: Final = 10  # of the log beside a picture
LATIN: Final = 0x250  # our own letters reach to here,
SIGNS: Final = frozenset("–—‘’“”„‚‹›•…€™−×")  # and beyond it have these
BESIDE: Final = "display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start;max-width:1120px"
LOG: Final = (
    "flex:1 1 220px;max-width:300px;margin:0;padding:0 0 0 2.4em;font:14px/1.45 system-ui,sans-serif;text-align:left"
)


def svg(
    game: Game[Any],
    view: Mapping[str, Any],
    names: Sequence[str] | None = None,
    language: str = "en",
    theme: Theme = "light",
) -> str:
    """A view as SVG, in this language and theme. Who has the view is «you»; a watcher is nobody."""
    words = Words(game, language)
    people = [words.player(seat) for seat in range(view["seats"])] if names is None else names
    return game.picture(view, Say(words.say, people, None if view["seat"] == NOBODY else view["seat"]), theme)


def png(picture: str, width: int | None = None) -> bytes:
    """An SVG as PNG, in its own size or so many pixels wide (extra ``pictures``)."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise ModuleNotFoundError("a PNG needs resvg: pip install 'cheeseboard[pictures]'") from None
    return bytes(
        svg_to_bytes(
            svg_string=picture,
            width=width,
            font_dirs=[str(ART / "fonts")],
            skip_system_fonts=all(ord(letter) < LATIN or letter in SIGNS for letter in picture),
        )
    )


def html(picture: str, log: Sequence[str]) -> str:
    """A picture with the last lines of the log beside it, the newest first."""
    last = [*enumerate(log, 1)][-LINES:]
    told = "".join(f'<li value="{number}">{escape(line)}</li>' for number, line in reversed(last))
    beside = f'<ol style="{LOG}">{told}</ol>' if told else ""
    return f'<div style="{BESIDE}"><div style="flex:0 1 800px">{picture}</div>{beside}</div>'

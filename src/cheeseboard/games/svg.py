"""SVG by hand: the drawings in ``art`` as symbols, and the shapes and words around them.

A drawing's colours are CSS variables, and so are a table's (``art/tokens.css``, which the browser's client uses, too). Here each is
replaced by its value, so that a picture needs nothing beside it.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Final, Literal
from zlib import crc32

Theme = Literal["light", "dark"]
Anchor = Literal["start", "middle", "end"]
THEMES: Final[tuple[Theme, Theme]] = ("light", "dark")

ART: Final = files("cheeseboard.games") / "art"
BODY: Final = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,'Segoe UI',Roboto,sans-serif"
DISPLAY: Final = "Fraunces,Georgia,'Iowan Old Style','DejaVu Serif',serif"
LETTERS: Final = "abcdefghi"  # of the seats
UNPRINTABLE: Final = "[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"  # XML has no way to write them


# Colours


@cache
def tokens(theme: Theme) -> dict[str, str]:
    """The colours of a theme by their names."""
    css = (ART / "tokens.css").read_text("utf-8").split("}", 1)[0]
    return {name: shade(value.strip(), theme) for name, value in re.findall(r"--([\w-]+):([^;]+);", css)}


def shade(value: str, theme: Theme) -> str:
    both = re.fullmatch(r"light-dark\((\S+), (\S+)\)", value)
    return both[1 + THEMES.index(theme)] if both else value


def paint(what: str, colour: str, opacity: float = 1) -> str:
    """``fill`` or ``stroke``. Not every viewer knows colours with a fourth part, so how much shines through stands apart."""
    if re.fullmatch("#[0-9a-f]{8}", colour):
        colour, opacity = colour[:7], opacity * int(colour[7:], 16) / 255
    return f'{what}="{colour}"' + (f' {what}-opacity="{number(opacity)}"' if opacity < 1 else "")


def seat_colour(seat: int) -> str:
    return f"seat-{LETTERS[seat % len(LETTERS)]}"


# Numbers and words


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def numbers(*values: float) -> str:
    return " ".join(map(number, values))


def clean(words: str) -> str:
    """Text for XML, whatever somebody is called."""
    return re.sub(UNPRINTABLE, "", words).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def width_of(words: str, size: float) -> float:
    """About how wide a text is; fonts differ, so it is rather too much."""
    return size * sum(map(letter_width, words))


def letter_width(letter: str) -> float:
    if letter in "ijl.,:;'’|!()[] ":
        return 0.34
    if letter in "mwMW@%":
        return 0.92
    if ord(letter) >= 0x2E80:
        return 1.05
    return 0.7 if letter.isupper() else 0.58


def fitting(words: str, size: float, room: float) -> str:
    """As much of a text as there is room for."""
    if width_of(words, size) <= room:
        return words
    while words and width_of(words, size) + size * 0.8 > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def wrapped(words: str, size: float, room: float) -> list[str]:
    """A text in lines that fit."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) > room:
            lines.append(fitting(word, size, room))
        else:
            lines[-1] = fitting(longer, size, room)
    return lines


# Drawings


@cache
def drawing(package: str, name: str) -> str:
    """A game's own drawing, or one that all games share."""
    own = files(package) / "art" / f"{name}.svg"
    return (own if own.is_file() else ART / f"{name}.svg").read_text("utf-8")


@cache
def symbol(source: str, name: str, theme: Theme, tint: str, ink: str) -> tuple[str, str]:
    """A drawing in its colours: what it is called, and how it is written.

    Pages may show several pictures, and names are one page's. So a name follows from what the drawing looks like, and whichever
    of two with the same name is taken, they are alike.
    """
    colours = {**tokens(theme), "tint": tint}
    text = re.sub(r"var\(--([\w-]+),([^)]+)\)", lambda found: colours.get(found[1]) or found[2], source)
    text = text.strip().replace("currentColor", ink).replace('xmlns="http://www.w3.org/2000/svg" ', "")
    called = f"{name}-{crc32(text.encode()):08x}"
    text = re.sub(r'\bid="([^"]+)"', rf'id="{called}-\1"', text)
    text = re.sub(r'\bhref="#([^"]+)"', rf'href="#{called}-\1"', text)
    return called, text.replace("<svg", f'<symbol id="{called}" overflow="visible"', 1).removesuffix(
        "</svg>"
    ) + "</symbol>"


class Canvas:
    """Shapes, words and drawings, one upon the other. Colours are names of tokens, or written out."""

    def __init__(self, package: str, theme: Theme) -> None:
        if theme not in THEMES:
            raise ValueError(f"theme: {theme!r} is not possible; possible: {', '.join(map(repr, THEMES))}")
        self.package = package
        self.theme = theme
        self.tokens = tokens(theme)
        self.symbols: dict[str, str] = {}
        self.parts: list[str] = []

    def colour(self, name: str) -> str:
        return self.tokens.get(name, name)

    def style(self, fill: str | None, edge: str | None, line: float, dash: str = "", opacity: float = 1) -> str:
        said = [paint("fill", self.colour(fill), opacity) if fill else 'fill="none"']
        if edge:
            said += [paint("stroke", self.colour(edge), opacity), f'stroke-width="{number(line)}"']
        if dash:
            said.append(f'stroke-dasharray="{dash}"')
        return " ".join(said)

    def path(
        self,
        outline: str,
        fill: str | None = None,
        edge: str | None = None,
        line: float = 2,
        dash: str = "",
        opacity: float = 1,
        crisp: bool = False,
    ) -> None:
        sharp = ' shape-rendering="crispEdges"' if crisp else ""
        self.parts.append(f'<path d="{outline}" {self.style(fill, edge, line, dash, opacity)}{sharp}/>')

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 10,
        fill: str | None = None,
        edge: str | None = None,
        line: float = 2,
        dash: str = "",
        opacity: float = 1,
    ) -> None:
        """A rectangle cut by hand: no two of its corners are quite alike."""
        self.path(outline(x, y, width, height, radius), fill, edge, line, dash, opacity)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None,
        edge: str | None = None,
        line: float = 2,
        dash: str = "",
    ) -> None:
        where = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self.parts.append(f"<circle {where} {self.style(fill, edge, line, dash)}/>")

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 15,
        fill: str = "text",
        anchor: Anchor = "start",
        bold: bool = False,
        display: bool = False,
        room: float | None = None,
    ) -> None:
        """A line of text that stands on ``y``, cut to the room that it has."""
        said = clean(words if room is None else fitting(words, size, room))
        look = [f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"', paint("fill", self.colour(fill))]
        look += [f'text-anchor="{anchor}"'] if anchor != "start" else []
        look += [f'font-family="{DISPLAY}"'] if display else []
        look += ['font-weight="700"'] if bold or display else []
        self.parts.append(f"<text {' '.join(look)}>{said}</text>")

    def art(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        tint: str = "",
        ink: str = "art-ink",
        opacity: float = 1,
        height: float | None = None,
    ) -> None:
        """A drawing. ``tint`` is the colour of an animal, a badge or a back; ``ink`` that of a sign."""
        called, markup = symbol(
            drawing(self.package, name), name, self.theme, self.colour(tint) if tint else "", self.colour(ink)
        )
        self.symbols[called] = markup
        where = f'x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size if height is None else height)}"'
        pale = f' opacity="{number(opacity)}"' if opacity < 1 else ""
        self.parts.append(f'<use href="#{called}" {where}{pale}/>')

    @contextmanager
    def turned(self, angle: float, x: float, y: float) -> Iterator[None]:
        """What is drawn inside is turned round a point."""
        self.parts.append(f'<g transform="rotate({numbers(angle, x, y)})">')
        yield
        self.parts.append("</g>")

    @contextmanager
    def clipped(self, name: str, outline: str) -> Iterator[None]:
        """Only what lies inside an outline is seen."""
        called = f"{name}-{crc32(outline.encode()):08x}"
        self.parts.append(f'<clipPath id="{called}"><path d="{outline}"/></clipPath><g clip-path="url(#{called})">')
        yield
        self.parts.append("</g>")

    def markup(self, width: float, height: float, title: str, describes: str) -> str:
        """The whole picture."""
        size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {numbers(width, height)}"'
        return "".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{BODY}" ',
                f'style="max-width:100%;height:auto"><title>{clean(title)}</title><desc>{clean(describes)}</desc>',
                f"<defs>{''.join(self.symbols.values())}</defs>",
                *self.parts,
                "</svg>",
            ]
        )


def outline(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle whose corners are round, each a little otherwise."""
    most = min(width, height) / 2
    a, b, c, d = (min(most, radius * share) for share in (1, 1.2, 0.9, 1.12))
    return "".join(
        [
            f"M{numbers(x + a, y)}H{number(x + width - b)}",
            f"Q{numbers(x + width, y, x + width, y + b)}V{number(y + height - c)}",
            f"Q{numbers(x + width, y + height, x + width - c, y + height)}H{number(x + d)}",
            f"Q{numbers(x, y + height, x, y + height - d)}V{number(y + a)}",
            f"Q{numbers(x, y, x + a, y)}z",
        ]
    )


def spread(count: int, size: float, gap: float, room: float) -> float:
    """How far apart things in a row begin: with a gap between them, or overlapping if they must."""
    return size + gap if count < 2 else min(size + gap, (room - size) / (count - 1))


def across(count: int, size: float, gap: float, x: float, room: float) -> Sequence[float]:
    """Where things in a row begin that stands in the middle of its room."""
    step = spread(count, size, gap, room)
    start = x + (room - (count - 1) * step - size) / 2
    return [start + step * each for each in range(count)]

"""The picture of a table: a sheet of paper with the players, the board and a tray, and the cards that lie there.

A game draws its own (``Telling.picture``): from a view alone, with the words of the reader.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final, Literal

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.svg import Canvas, Theme, across, fitting, outline, seat_colour, spread, width_of, wrapped
from cheeseboard.games.text import Say

WIDTH: Final = 800
MARGIN: Final = 16
INSIDE: Final = WIDTH - 2 * MARGIN
PLACE: Final = 58  # the height of a place card
CHALK: Final = "seat-e"  # the colour that is nearly that of paper
TALL: Final = 1.4  # how much higher than wide a card is

CardLook = Literal["plain", "legal", "rest", "picked"]


@dataclass(frozen=True)
class Area:
    """Where something may be drawn."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        """Halfway across."""
        return self.x + self.width / 2

    def row(self, count: int, size: float, gap: float) -> Sequence[float]:
        """Where things in a row begin, in the middle."""
        return across(count, size, gap, self.x, self.width)


class Sheet(Canvas):
    """A picture that grows downwards: the players, then the board, then the tray."""

    def __init__(
        self,
        package: str,
        title: str,
        view: Mapping[str, Any],
        say: Say,
        theme: Theme,
        winners: Sequence[int] = (),
    ) -> None:
        super().__init__(package, theme)
        self.title = title
        self.seat: int = view["seat"]
        self.seats: int = view["seats"]
        self.is_over: bool = view["turn"] == NOBODY
        self.mover: int | None = None if self.is_over else view["mover"]
        self.winners = winners
        self.say = say
        self.told = ""  # what goes on
        self.y: float = 0
        self.head()

    def head(self) -> None:
        """The game's name on a strip of paper with a hem, as above every screen."""
        self.box(0, 0, WIDTH, 44, 0, "paper")
        self.text(MARGIN + 4, 31, self.title, 24, display=True)
        for y, height, colour in ((44, 2, "hem-1"), (48, 3, "hem-2")):
            self.box(0, y, WIDTH, height, 0, colour)
        self.y = 66

    def note(self, words: str) -> None:
        """How far the game is, on the right of its name."""
        self.text(WIDTH - MARGIN - 4, 29, words, 14, "text-soft", "end")

    # The players

    def places(self, line: Callable[[int, Area], None], height: float = PLACE) -> None:
        """A place card for each player; the game draws the line below the name."""
        columns = self.seats if self.seats < 6 else 3
        width = (INSIDE - 10 * (columns - 1)) / columns
        for seat in range(self.seats):
            x = MARGIN + seat % columns * (width + 10)
            y = self.y + seat // columns * (height + 12)
            self.place(seat, Area(x, y, width, height))
            line(seat, Area(x + 56, y + 30, width - 64, height - 36))
        self.y += -(-self.seats // columns) * (height + 12) + 4

    def place(self, seat: int, at: Area) -> None:
        """A place card: face, badge and name."""
        self.label(seat, at, 11)
        self.face(seat, at.x + 8, at.y + (at.height - 44) / 2, 44)
        self.badge(seat, at.x + 56, at.y + 7, 22)
        room = at.width - 88
        self.text(at.x + 83, at.y + 24, self.name(seat, room), 15, self.place_ink(seat), bold=True, room=room)

    def label(self, seat: int, at: Area, radius: float) -> None:
        """The paper under a player's name: yellow, with a pointer, for whoever has the turn; yellow for who has won."""
        fill, edge, line = ("cheese-light", "edge", 2.5) if self.is_lit(seat) else ("paper", "line", 1.5)
        self.shadow(at.x, at.y, at.width, at.height, radius)
        self.box(at.x, at.y, at.width, at.height, radius, fill, edge, line)
        if seat == self.mover:
            self.pointer(at.middle, at.y - 4)

    def is_lit(self, seat: int) -> bool:
        """Whether a player has the turn, or has won."""
        return seat == self.mover or seat in self.winners

    def place_ink(self, seat: int) -> str:
        """The colour of words on a place card; a yellow one is light in the dark, too."""
        return "art-ink" if self.is_lit(seat) else "text"

    def soft_ink(self, seat: int) -> str:
        """The colour of what matters less on a place card."""
        return "art-ink" if self.is_lit(seat) else "text-soft"

    def name(self, seat: int, room: float, size: float = 15) -> str:
        """The name, and whether it is the reader's, if there is room for that."""
        label = self.say.label(seat)
        return label if width_of(label, size) <= room else self.say.name(seat)

    def face(self, seat: int, x: float, y: float, size: float) -> None:
        """A mouse in the player's colour; who has won is a king."""
        self.disc(x + size / 2, y + size / 2, size / 2, "face")
        self.art("mouse-king" if seat in self.winners else "mouse", x + 3, y + 2, size - 6, seat_colour(seat))

    def badge(self, seat: int, x: float, y: float, size: float) -> None:
        """Colour, shape and letter: each tells the seats apart."""
        colour = seat_colour(seat)
        low, high = (0.79, 0.46) if colour == "seat-c" else (0.69, 0.53)  # a triangle has its room below
        self.art(colour, x, y, size, colour)
        self.text(x + size / 2, y + size * low, colour[-1].upper(), size * high, "badge-ink", "middle", bold=True)

    def pointer(self, x: float, y: float, colour: str = "legal") -> None:
        """A small flag that points down at what can be chosen, or at who has the turn."""
        self.path(f"M{x - 8:.1f} {y - 6:.1f}h16l-8 9z", colour)

    def shadow(self, x: float, y: float, width: float, height: float, radius: float = 11) -> None:
        """The shadow of a piece of paper."""
        self.box(x, y + 2.5, width, height, radius, "#26304a", opacity=0.16 if self.theme == "light" else 0.4)

    # The board and the tray

    def board(self, height: float) -> Area:
        """Wood to lay cards on; the area inside its edge."""
        y = self.y
        self.box(MARGIN, y + 6, INSIDE, height, 26, "board-edge")
        self.box(MARGIN + 1.5, y + 1.5, INSIDE - 3, height - 3, 25, "board", "board-edge", 3)
        grain = "".join(
            f"M{x} {y + 12 + x * 7 % 40:.1f}q{x % 5 - 2} {height / 2:.1f} 0 {height - 30 - x * 7 % 55:.1f}"
            for x in range(MARGIN + 38, WIDTH - MARGIN - 20, 43)
        )
        self.path(grain, None, "board-edge", 1.2, opacity=0.28)
        self.box(MARGIN + 9, y + 9, INSIDE - 18, height - 18, 18, None, "board-groove", 1.5)
        self.y += height + 22
        return Area(MARGIN + 20, y + 18, INSIDE - 40, height - 36)

    def tray(self, sentence: str, height: float = 0) -> Area:
        """What goes on, in a sentence; below it room for what is the reader's own."""
        self.told = sentence
        lines = wrapped(sentence, 20, INSIDE - 80)
        tall = 22 + 25 * len(lines) + (height + 8 if height else 0) + 8
        self.shadow(MARGIN, self.y, INSIDE, tall, 14)
        napkin = self.seat if self.seat >= 0 else self.mover if self.mover is not None else 0
        edge = outline(MARGIN, self.y, INSIDE, tall, 14)
        self.path(edge, "paper")
        with self.clipped("tray", edge):
            self.gingham(MARGIN, self.y, INSIDE, 10, napkin)
        self.path(edge, None, "line", 1.5)
        speaker = self.mover if self.mover is not None else next(iter(self.winners), None)
        if speaker is not None:
            self.badge(speaker, MARGIN + 16, self.y + 19, 28)
        for row, line in enumerate(lines):
            self.text(MARGIN + (54 if speaker is not None else 18), self.y + 41 + 25 * row, line, 20, display=True)
        top = self.y + 26 + 25 * len(lines)
        self.y += tall + 4
        return Area(MARGIN + 18, top, INSIDE - 36, height)

    def gingham(self, x: float, y: float, width: float, height: float, seat: int) -> None:
        """A strip of the seat's napkin."""
        self.box(x, y, width, height, 0, "steel" if seat_colour(seat) == CHALK else "art-paper")
        half = height / 2
        columns = "".join(f"M{x + at:g} {y:g}v{height:g}" for at in range(4, int(width), 12))
        self.path(f"M{x:g} {y + half / 2:g}h{width:g}", None, seat_colour(seat), half, opacity=0.55)
        self.path(columns, None, seat_colour(seat), 6, opacity=0.65)

    def slip(self, x: float, y: float, width: float, words: str, size: float = 15) -> None:
        """A sentence on a small piece of paper, around a middle."""
        self.shadow(x - width / 2, y, width, size * 2.1)
        self.box(x - width / 2, y, width, size * 2.1, 9, "card", "card-edge", 1.5)
        self.text(x, y + size * 1.4, words, size, "card-text", "middle", bold=True, room=width - 16)

    # Cards

    def card(self, x: float, y: float, width: float, look: CardLook = "plain", height: float | None = None) -> None:
        """The paper of a card: lifted with an ink edge if it can be chosen, pale if not, red if it was."""
        tall = width * TALL if height is None else height
        radius = max(5, width * 0.085)
        if look != "rest":
            self.box(x + 1, y + 4 if look != "plain" else y + 2.5, width, tall, radius, "#26304a", opacity=0.2)
        edge, line = {"legal": ("legal", 3.0), "picked": ("tomato", 4.0)}.get(look, ("card-edge", 1.8))
        if look == "picked":
            self.box(x - 3, y - 3, width + 6, tall + 6, radius + 3, "art-paper")
        self.box(x, y, width, tall, radius, "card", edge, line)
        if width > 50:
            self.box(x + 5, y + 5, width - 10, tall - 10, radius - 2, None, "card-edge", 0.8)
        if look == "legal":
            self.pointer(x + width / 2, y - 7)

    def veil(self, x: float, y: float, width: float, height: float) -> None:
        """What cannot be chosen now takes on the colour of the wood."""
        self.box(x, y, width, height, max(5, width * 0.085), "board", opacity=0.38)

    def back(self, x: float, y: float, width: float, seat: int | None = None) -> None:
        """The back of a card: in the colour of the seat where it lies, or nobody's."""
        self.box(x + 1, y + 2.5, width, width * TALL, width * 0.085, "#26304a", opacity=0.2)
        self.art("card-back", x, y, width, "seat-e" if seat is None else seat_colour(seat), height=width * TALL)

    def gap(self, x: float, y: float, width: float, height: float | None = None) -> None:
        """Where a card could lie."""
        tall = width * TALL if height is None else height
        self.box(x, y, width, tall, width * 0.085, "#00000014", "board-text", 2, "7 6", opacity=0.6)

    def value(self, x: float, y: float, width: float, words: object) -> None:
        """The number in the corner of a card."""
        self.text(x + width * 0.1, y + width * 0.265, str(words), width * 0.22, "card-text", display=True)

    def thickness(self, x: float, y: float, width: float, cards: int) -> None:
        """The edges of cards that lie under the top one."""
        for under in range(min(2, cards - 1), 0, -1):
            self.box(x + 3 * under, y + 3 * under, width, width * TALL, width * 0.085, "#c9c3b8", "card-edge", 1)

    def count(self, x: float, y: float, number: int, size: float = 13) -> None:
        """How many there are, as a seal around a middle."""
        wide = max(size * 2, width_of(str(number), size) + size)
        self.box(x - wide / 2, y - size, wide, size * 2, size, "art-ink", "#fffaf0", 2)
        self.text(x, y + size * 0.36, str(number), size, "#fffaf0", "middle", bold=True)

    def seal(self, x: float, y: float, size: float, sign: str, colour: str) -> None:
        """A sign in a coloured disc, around a middle."""
        self.disc(x, y, size / 2, colour, "#fffaf0", size * 0.09)
        self.art(sign, x - size * 0.31, y - size * 0.31, size * 0.62, ink="#fffaf0")

    def strip(self, x: float, y: float, width: float, words: str, height: float = 20) -> None:
        """A dark strip with a few words, across the foot of a card."""
        self.box(x, y, width, height, 5, "art-ink")
        if words:
            self.text(x + width / 2, y + height * 0.7, words, height * 0.62, "#fffaf0", "middle", room=width - 6)

    # Rows of small things

    def row(self, names: Sequence[tuple[str, str]], x: float, y: float, size: float, room: float) -> float:
        """Small drawings with their tints side by side, closer together if there are many; where they end."""
        step = spread(len(names), size, 2, room)
        for each, (name, tint) in enumerate(names):
            self.art(name, x + each * step, y, size, tint)
        return x + max(0, len(names) - 1) * step + (size if names else 0)

    def run(self, x: float, y: float, words: str, size: float = 15, fill: str = "text", bold: bool = False) -> float:
        """Words, and about where they end."""
        self.text(x, y, words, size, fill, bold=bold)
        return x + width_of(words, size) + 4

    # The whole

    def won(self) -> str:
        """Who has won, in words."""
        people = [self.say.name(seat) for seat in self.winners]
        names = ", ".join(people)
        if len(people) > 1:
            names = f"{', '.join(people[:-1])} {self.say.message('and', {})} {people[-1]}"
        first = "you" if list(self.winners) == [self.say.reader] else "other"
        facts: dict[str, int | str] = {
            "winners": len(people),
            "seat": "".join(people[:1]),
            "seat-is": first,
            "names": names,
        }
        return self.say.message("won", facts)

    def finished(self, describes: str) -> str:
        """The picture as SVG, on the cloth of the table."""
        height = ceil(self.y + 10)
        cloth = Canvas(self.package, self.theme)
        cloth.box(0, 0, WIDTH, height, 0, "linen")
        threads = "".join(f"M{x}.5 0v{height:g}" for x in range(4, WIDTH, 8))
        threads += "".join(f"M0 {y}.5h{WIDTH}" for y in range(3, int(height), 6))
        cloth.path(threads, None, "linen-thread", 1, crisp=True)
        self.parts = [*cloth.parts, *self.parts]
        return self.markup(WIDTH, height, fitting(f"{self.title} – {self.told}", 1, 200), describes)

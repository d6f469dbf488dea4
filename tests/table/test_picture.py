"""Pictures at a Python prompt, in a notebook, as PNG and from the command line."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree as ET

import pytest

import cheeseboard
from cheeseboard.cli import main
from cheeseboard.games import find, names
from cheeseboard.games.svg import ART, BODY, DISPLAY, THEMES, Canvas
from cheeseboard.table import picture
from cheeseboard.table.record import record_of, write
from cheeseboard.table.table import Table
from tests.every_game.tables import EVERY_GAME
from tests.table.test_record import finished

PNG = b"\x89PNG\r\n\x1a\n"


def size_of(image: bytes) -> tuple[int, int]:
    assert image.startswith(PNG)
    width, height = unpack(">II", image[16:24])
    return width, height


def title_of(drawn: str) -> str:
    return ET.fromstring(drawn).findtext("{http://www.w3.org/2000/svg}title") or ""  # noqa: S314 - our own


# At a prompt


@EVERY_GAME
def test_a_game_shows_itself_as_a_seat_sees_it(game: object) -> None:
    table = cheeseboard.new(game.name, seed=3)  # type: ignore[attr-defined]

    assert table.svg() == table.svg(table.turn)
    assert table.svg(0) != table.svg(1)
    assert table.svg(cheeseboard.NOBODY) not in (table.svg(0), table.svg(1))
    assert table.svg(theme="dark") != table.svg(lang="de") != table.svg()


def test_there_is_no_picture_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no seat 7; there are 0 to 1"):
        cheeseboard.new("alles-kaese").svg(7)


class Notebook(HTMLParser):
    """A cell of a notebook: it reads the page, and every element must end where it should."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.lines: list[str] = []
        self.seen: list[str] = []
        self.feed(page)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002
        self.open.append(tag)
        self.seen.append(tag)
        if tag == "li":
            self.lines.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "li":
            self.lines[-1] += data


@EVERY_GAME
def test_a_notebook_shows_the_picture_and_what_happened_last(game: object) -> None:
    table = cheeseboard.new(game.name, seed=3)  # type: ignore[attr-defined]
    for _ in range(6):
        table.play(table.moves()[0])
    cell = Notebook(table._repr_html_())

    assert "svg" in cell.seen
    assert cell.lines == table.log()[: -picture.LINES - 1 : -1]
    assert table.svg() in table._repr_html_()


def test_a_notebook_shows_names_as_they_are() -> None:
    cell = Notebook(picture.html("<svg></svg>", ["<b>Anna</b> & Ben"]))

    assert cell.lines == ["<b>Anna</b> & Ben"]
    assert "b" not in cell.seen


def test_the_log_beside_a_picture_tells_nobody_elses_secrets() -> None:
    table = cheeseboard.new("alles-kaese", seed=3)
    while not any(move.startswith("peek") for move in table.moves()):
        table.play(table.moves()[0])
    peeker = table.turn
    table.play("peek 1")

    assert table.log(peeker) != table.log(1 - peeker)
    assert len(table.log(peeker)) > len(table.log(1 - peeker))


# Symbols


def test_pictures_on_one_page_do_not_take_each_others_drawings() -> None:
    """Names are one page's: what has the same name looks the same."""
    found: dict[str, str] = {}
    for name in names():
        for theme in THEMES:
            drawn = cheeseboard.new(name, find(name).seats[-1], seed=1).svg(theme=theme)
            for markup, called in re.findall(r'(<symbol id="([^"]+)".*?</symbol>)', drawn):
                assert found.setdefault(called, markup) == markup
    assert found


@pytest.mark.parametrize("name", sorted(each.name for each in ART.iterdir() if each.name.endswith(".svg")))
def test_every_drawing_can_stand_in_a_picture(name: str) -> None:
    empty, canvas = Canvas("cheeseboard.games", "light"), Canvas("cheeseboard.games", "light")
    canvas.art(name.removesuffix(".svg"), 0, 0, 100, "seat-b")

    assert picture.png(canvas.markup(100, 100, "", "")) != picture.png(empty.markup(100, 100, "", ""))


# PNG


def test_a_png_is_as_large_as_it_is_asked_to_be() -> None:
    drawn = cheeseboard.new("cheese", seed=1).svg()
    width, height = size_of(picture.png(drawn))

    assert width == 800
    assert size_of(picture.png(drawn, 400)) == (400, -(-height // 2))


@pytest.mark.parametrize("letter", [*"aZß09éœ", *sorted(picture.SIGNS)])
@pytest.mark.parametrize("family", [BODY, DISPLAY])
def test_a_png_has_letters_wherever_it_is_made(letter: str, family: str) -> None:
    """They come with the package: a machine need not have any."""
    page = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" font-family="{}"><text y="30" font-size="30">{}</text></svg>'
    assert picture.png(page.format(family, letter)) != picture.png(page.format(family, " "))


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'cheeseboard\[pictures\]'"):
        picture.png(cheeseboard.new("cheese").svg())


# From the command line


def test_the_command_prints_svg(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture", "cheese-rescue", "--seats", "3", "--seed", "4", "--moves", "5", "--lang", "en"]) == 0
    first = capsys.readouterr().out
    assert main(["picture", "cheese-rescue", "--seats", "3", "--seed", "4", "--moves", "5", "--lang", "en"]) == 0

    assert capsys.readouterr().out == first
    assert title_of(first).startswith("Cheese Rescue – ")


def test_the_command_writes_files(tmp_path: Path) -> None:
    assert main(["picture", "cheese", "--out", str(tmp_path / "cheese.svg"), "--theme", "dark"]) == 0
    assert main(["picture", "cheese", "--out", str(tmp_path / "cheese.png"), "--width", "320"]) == 0

    assert title_of((tmp_path / "cheese.svg").read_text("utf-8"))
    assert size_of((tmp_path / "cheese.png").read_bytes())[0] == 320


def recorded(folder: Path) -> tuple[Table, str]:
    table = finished("alles-kaese", 3)
    file = folder / "game.json"
    file.write_text(write(record_of(table)), "utf-8")
    return table, str(file)


def test_a_recorded_game_is_shown_with_its_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, file = recorded(tmp_path)
    assert main(["picture", "--record", file, "--lang", "en"]) == 0
    end = capsys.readouterr().out
    assert all(name in end for name in table.names)
    assert "won" in title_of(end)

    assert main(["picture", "alles-kaese", "--record", file, "--moves", "0", "--seat", "2"]) == 0
    assert capsys.readouterr().out != end


WRONG = {
    "a picture needs a GAME, or a --record": [],
    "there is no seat 3; there are 1 to 2": ["cheese", "--seat", "3"],
    "moves: -1 is not possible": ["cheese", "--moves", "-1"],
    "possible: a file that ends in .svg or .png": ["cheese", "--out", "cheese.gif"],
    "--width is for a PNG": ["cheese", "--width", "300"],
    "cannot be written": ["cheese", "--out", "/nowhere/cheese.svg"],
}


@pytest.mark.parametrize(("says", "words"), WRONG.items(), ids=str)
def test_a_wrong_wish_is_refused_in_a_sentence(says: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture", *words]) == 2
    assert says in capsys.readouterr().err


def test_a_record_is_of_its_own_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, file = recorded(tmp_path)
    assert main(["picture", "cheese", "--record", file]) == 2
    assert "has a game of alles-kaese, not of cheese" in capsys.readouterr().err
    assert main(["picture", "--record", file, "--seats", "3"]) == 2
    assert "--record shows a game as it was" in capsys.readouterr().err

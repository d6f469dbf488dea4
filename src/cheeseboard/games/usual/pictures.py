"""A picture for any game: everybody's place, the entries of the view by their own names, what goes on."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.engine.state import LUCK
from cheeseboard.games.picture import PLACE, Area, Sheet
from cheeseboard.games.svg import fitting, wrapped
from cheeseboard.games.usual.drawing import KNOWN, in_words, label

if TYPE_CHECKING:
    from cheeseboard.games.box import Game

LINE: Final = 20  # the height of a line of text
MOST: Final = 9  # lines of one entry
NARROW: Final = 220  # a slip with a short entry


def picture(game: "Game[Any]", view: Mapping[str, Any], sheet: Sheet) -> None:
    told = {key: value for key, value in view.items() if key not in KNOWN}
    each = [key for key in told if key in game.by_seat]
    sheet.places(
        lambda seat, at: place(game, sheet, seat, {key: told[key][seat] for key in each}, at),
        height=PLACE + LINE * max(0, len(each) - 1),
    )
    shared = {
        label(sheet.say, key): in_words(game, sheet.say, key, told[key]) or "-"
        for key in told
        if key not in game.by_seat
    }
    slips(sheet, shared)
    sheet.tray(now(sheet, view["turn"]))


def place(game: "Game[Any]", sheet: Sheet, seat: int, entries: Mapping[str, Any], at: Area) -> None:
    for row, (key, value) in enumerate(entries.items()):
        words = f"{label(sheet.say, key)}: {in_words(game, sheet.say, key, value)}"
        sheet.text(at.x, at.y + 15 + LINE * row, words, 14, sheet.soft_ink(seat), room=at.width)


def slips(sheet: Sheet, entries: Mapping[str, str]) -> None:
    """A slip of paper for each entry: the short ones beside each other, a long one over the whole width."""
    rows: list[list[tuple[str, str]]] = []
    for entry in entries.items():
        if rows and is_short(entry) and len(rows[-1]) < 4 and is_short(rows[-1][0]):
            rows[-1].append(entry)
        else:
            rows.append([entry])
    heights = [86 if is_short(row[0]) else 46 + LINE * len(lines_of(row[0][1])) for row in rows]
    board = sheet.board(sum(heights) + 12 * (len(rows) - 1) + 40 if rows else 60)
    y = board.y
    for row, height in zip(rows, heights, strict=True):
        width = min(NARROW, board.width / len(row) - 12) if is_short(row[0]) else board.width
        for entry, x in zip(row, board.row(len(row), width, 12), strict=True):
            slip(sheet, entry, Area(x, y, width, height))
        y += height + 12


def is_short(entry: tuple[str, str]) -> bool:
    return len(entry[1]) <= 12


def lines_of(words: str) -> list[str]:
    lines = wrapped(words, 15, 680)
    return lines if len(lines) <= MOST else [*lines[: MOST - 1], "…"]


def slip(sheet: Sheet, entry: tuple[str, str], at: Area) -> None:
    name, words = entry
    sheet.shadow(at.x, at.y, at.width, at.height)
    sheet.box(at.x, at.y, at.width, at.height, 10, "card", "card-edge", 1.5)
    sheet.text(at.x + 14, at.y + 24, name, 14, "card-soft", room=at.width - 28)
    if is_short(entry):
        sheet.text(at.x + 14, at.y + 64, fitting(words, 30, at.width - 28), 30, "card-text", display=True)
    else:
        for row, line in enumerate(lines_of(words)):
            sheet.text(at.x + 14, at.y + 46 + LINE * row, line, 15, "card-text")


def now(sheet: Sheet, turn: int) -> str:
    """Whose turn it is, or who has won."""
    if sheet.is_over:
        return sheet.won()
    if turn == LUCK:
        return sheet.say.message("turn-luck", {})
    if turn == sheet.say.reader:
        return sheet.say.message("turn-yours", {})
    return sheet.say.message("turn-theirs", {"seat": sheet.say.name(turn)})

"""Records opened again, to go on with; games at a Python prompt written down: who moved for a seat is kept, a seal is not made."""

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cheeseboard.games.box import Game
from cheeseboard.table.fairness import luck_from
from cheeseboard.table.links import from_link
from cheeseboard.table.record import Record, chairs_of, help_later, read, record_of, seat_later, start_of, write
from cheeseboard.table.table import Chair, Kind, Table

if TYPE_CHECKING:
    from cheeseboard.table.prompt import PlayedMove


def opened(source: "str | os.PathLike[str] | Mapping[str, Any]") -> Record:
    """A record from a file, from its text, from a link (or the address of its page), or as data."""
    if isinstance(source, Mapping):
        return read(write(Record(**source)))  # type: ignore[typeddict-item] # checked by reading
    if not isinstance(source, str) or is_path(source):
        return in_text(Path(source).read_text("utf-8"))
    return in_text(source)


def is_path(text: str) -> bool:
    """Whether a text names a file. A record begins with a brace; a link has no dot, and is no file's name by chance."""
    is_file = os.path.isfile(text)  # noqa: PTH113 - a path would complain that a link is too long for a name
    return is_file or ("." in text and "{" not in text and "://" not in text)


def in_text(text: str) -> Record:
    return read(text) if "{" in text else from_link(text.strip().rpartition("/")[2])


def moves_in(record: Record) -> Iterator[tuple[str, str]]:
    """All moves, each with the bot that sat there: nothing for a person or luck."""
    state, bots = start_of(record), list(record["bots"])
    later = list(record.get("seats", []))
    for number, notation in enumerate(record["moves"]):
        while later and later[0]["after"] <= number:
            change = later.pop(0)
            bots[change["seat"]] = change["bot"]
        yield notation, bots[state.turn] if state.turn >= 0 else ""
        state.play(state.read(notation))


def written(
    game: Game[Any], rules: int, options: Mapping[str, Any], names: Sequence[str], history: "Sequence[PlayedMove]"
) -> Record:
    """A record without a seal: luck is written down like all other moves."""
    first, later = sitters(names, history)
    chairs = [Chair(name, "bot" if bot else "person", bot) for name, bot in zip(names, first, strict=True)]
    table = Table(game.name, chairs, options, moves=[played.move for played in history], rules=rules)
    seat_later(table, later)
    return record_of(table)


def sitters(names: Sequence[str], history: "Sequence[PlayedMove]") -> tuple[list[str], list[tuple[int, int, str, str]]]:
    """Which bot played first on each seat, and every change since: after how many moves, which seat, name and bot."""
    first: dict[int, str] = {}
    now: dict[int, str] = {}
    later: list[tuple[int, int, str, str]] = []
    for number, (seat, _, bot) in enumerate(history):
        if seat >= 0:
            first.setdefault(seat, bot)
            if now.setdefault(seat, bot) != bot:
                later.append((number, seat, names[seat], bot))
                now[seat] = bot
    return [first.get(seat, "") for seat in range(len(names))], later


def resumed(record: Record, seed: bytes, kind: Kind = "person") -> Table:
    """An unfinished game, to go on with. Luck comes out of the seed as it did before; an empty one: it is typed in."""
    chairs = chairs_of(record["names"], record["bots"], kind, record.get("faces"))
    luck = luck_from(record, seed) if seed else None
    table = Table(record["game"], chairs, record["options"], luck, moves=record["moves"], rules=record["version"])
    seats = record.get("seats", [])
    later = [(each["after"], each["seat"], each["name"], each["bot"]) for each in seats]
    seat_later(table, later, [each.get("face", "") for each in seats])
    help_later(table, record.get("help"))
    return table

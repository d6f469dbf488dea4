"""The types of the wire and of every game's view, written in TypeScript from the Python ones, for the browser's client.

python tools/make_types.py writes them; --check says which are stale. A view that changes then fails the client's type check.
"""

import json
import sys
import types
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # compiled views do not say what is in them
    sys.path.insert(0, str(ROOT / "src"))
from cheeseboard.games import folders  # noqa: E402
from cheeseboard.rooms import api, lessons, puzzles, questions, replays, wire  # noqa: E402
from cheeseboard.table.scribe import Event  # noqa: E402
from cheeseboard.web import api as server  # noqa: E402

HEAD = "// Written by tools/make_types.py from {source}. Do not edit.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
RAW = {
    ("Frame", "events"): "GameEvent[]",
    ("StoryAnswer", "events"): "GameEvent[]",
    ("Frame", "view"): "unknown",
}  # encoded already
CALLED = {"Event": "GameEvent"}  # what has another name there: browsers have Events of their own
ASKED = [
    wire.NewRoom,
    wire.NewGuest,
    wire.Key,
    wire.Finished,
    wire.Problem,
    Event,
    api.About,
    api.Address,
    api.OpenGame,
    server.NudgeOffer,
    server.NudgeWanted,
    server.NudgesHere,
    server.HookMade,
    api.DealNow,
    replays.Replay,
    replays.ReplayStep,
    questions.ReviewShown,
    api.LabAsked,
    questions.LabShown,
    lessons.LessonNow,
    puzzles.PuzzlesNow,
    puzzles.PuzzleNow,
    puzzles.PuzzleSolved,
]


def in_typescript(kind: Any) -> str:
    """A Python type as a TypeScript one."""
    if kind == wire.Language:  # they are found where the server starts, so no file names them
        return "string"
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return in_typescript(inside[0])
    if origin is Literal:
        return " | ".join(json.dumps(word) for word in inside)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(map(in_typescript, inside)))
    if origin is list or (origin is tuple and inside[1:] == (...,)):
        return f"{bracketed(in_typescript(inside[0]))}[]"
    if origin is tuple:
        return f"[{', '.join(map(in_typescript, inside))}]"
    if origin is dict:
        return f"Record<string, {in_typescript(inside[1])}>"
    return name_of(kind)


def name_of(kind: Any) -> str:
    name: str = kind.__name__
    return CALLED.get(name, name)


def bracketed(kind: str) -> str:
    return f"({kind})" if " | " in kind else kind


def named_in(kind: Any) -> Iterator[Any]:
    """The structs, dataclasses and dictionaries that a type speaks of."""
    if isinstance(kind, type) and (issubclass(kind, msgspec.Struct) or is_dataclass(kind) or is_typeddict(kind)):
        yield kind
    for part in get_args(kind):
        yield from named_in(part)


def all_named(kinds: list[Any]) -> list[Any]:
    """These, and all that they speak of."""
    found: list[Any] = []
    waiting = [one for kind in kinds for one in named_in(kind)]
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found.append(kind)
            waiting += [one for hint in get_type_hints(kind, include_extras=True).values() for one in named_in(hint)]
    return sorted(found, key=name_of)


def interface(kind: Any) -> Iterator[str]:
    """A struct, a dataclass or a typed dictionary."""
    yield f"export interface {name_of(kind)} {{"
    is_struct = issubclass(kind, msgspec.Struct)
    if is_struct and kind.__struct_config__.tag is not None:
        yield f'\ttype: "{kind.__struct_config__.tag}";'
    # what the server sends is always whole; what it reads may be left out where it has a default
    optional = (
        {f.name for f in msgspec.structs.fields(kind) if not f.required} if is_struct and is_read(kind) else set()
    )
    for field, hint in get_type_hints(kind, include_extras=True).items():
        text = RAW.get((kind.__name__, field)) or in_typescript(hint)
        yield f"\t{field}{'?' if field in optional else ''}: {text};"
    yield "}"


def is_read(kind: type[msgspec.Struct]) -> bool:
    return bool(kind.__struct_config__.forbid_unknown_fields)


def module(source: str, kinds: list[Any], unions: dict[str, Any]) -> str:
    lines = [line for kind in all_named(kinds) for line in (*interface(kind), "")]
    lines += [f"export type {name} = {in_typescript(union)};" for name, union in unions.items()]
    return HEAD.format(source=source) + "\n" + "\n".join(lines).rstrip("\n") + "\n"


def view_of(game: str) -> Any:
    return import_module(f"cheeseboard.games.{game.replace('-', '_')}.view").View


def files() -> dict[Path, str]:
    """Every file, and what should be in it."""
    wired = {"ClientRequest": wire.Request, "DeedRequest": wire.DeedRequest, "ServerMessage": wire.Message}
    found = {
        ROOT / "client" / "src" / "wire.d.ts": module(
            "cheeseboard/rooms/wire.py, api.py, questions.py, replays.py, lessons.py and puzzles.py, and web/api.py",
            [*wired.values(), *ASKED],
            wired,
        )
    }
    for game in folders():
        folder = game.replace("-", "_")
        path = ROOT / "src" / "cheeseboard" / "games" / folder / "client" / "view.d.ts"
        found[path] = module(f"cheeseboard/games/{folder}/view.py", [view_of(game)], {})
    return found


def main() -> None:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        sys.exit("\n".join(f"{path.relative_to(ROOT)} is stale: python tools/make_types.py" for path in stale) or 0)
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], "utf-8")


if __name__ == "__main__":
    main()

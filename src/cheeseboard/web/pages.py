"""The browser's client: its files, read once when the server starts and sent as they lie in memory.

The build packs what packs well (client/vite.config.ts): beside ``main.js`` lie ``main.js.br`` and ``main.js.gz``.
"""

import hashlib
import mimetypes
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from starlette.types import Scope, Send

STATIC: Final = Path(str(files("cheeseboard.web"))) / "static"  # made by hatch_build.py from client/
PAGE: Final = "/index.html"
# The client's own addresses, all one page: alone, and with one word behind them.
ALONE: Final = {"", "daily", "mine", "evening", "lab"}
WITH_A_WORD: Final = {"r", "replay", "play", "learn", "puzzles", "exercises", "beat", "lab"}
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # as browsers call them, the smallest first
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}

RawHeaders = list[tuple[bytes, bytes]]


class Packed(NamedTuple):
    """A file as it is sent, in one way to pack it."""

    headers: RawHeaders
    body: bytes


class StaticFile(NamedTuple):
    tag: bytes
    ways: Mapping[str, Packed]  # by its name among encodings; "": as it is

    def best_for(self, scope: Scope) -> Packed:
        """The smallest that the browser says it can unpack."""
        asked = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
        taken = {each.partition(";")[0].strip() for each in asked.decode("latin-1").split(",") if ";q=0" not in each}
        return next((way for name, way in self.ways.items() if name in taken), self.ways[""])


class Pages:
    """All files of a folder."""

    def __init__(self, folder: Path, safe: Mapping[str, str]) -> None:
        self.files = {
            f"/{path.relative_to(folder).as_posix()}": read(path, folder, safe)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in PACKED.values() and not path.name.startswith(".")
        }

    def find(self, path: str) -> StaticFile | None:
        """What lies at an address, if it is the client's."""
        first, _, word = path[1:].partition("/")
        is_page = first in (WITH_A_WORD if word else ALONE) and "/" not in word
        return self.files.get(PAGE if is_page else path)

    @property
    def page(self) -> StaticFile | None:
        return self.files.get(PAGE)


def read(path: Path, folder: Path, safe: Mapping[str, str]) -> StaticFile:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    body = path.read_bytes()
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    is_built = path.relative_to(folder).parts[0] == "assets"  # with a digest in its name: it never changes
    usual = {
        **safe,
        "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "cache-control": "public, max-age=31536000, immutable" if is_built else "no-cache",
        "etag": tag,
        "vary": "accept-encoding",
    }
    ways = {name: path.with_name(path.name + suffix) for name, suffix in PACKED.items()}
    found = {
        name: packed(way.read_bytes(), {**usual, "content-encoding": name})
        for name, way in ways.items()
        if way.exists()
    }
    return StaticFile(tag.encode(), {**found, "": packed(body, usual)})


def packed(body: bytes, headers: Mapping[str, str]) -> Packed:
    told = {**headers, "content-length": str(len(body))}
    return Packed([(name.encode(), value.encode()) for name, value in told.items()], body)


async def send_file(found: StaticFile, scope: Scope, send: Send, status: int = 200) -> None:
    """The file; only its head if that is asked for; or that it is the one that the browser has."""
    headers, body = found.best_for(scope)
    known = next((value for name, value in scope["headers"] if name == b"if-none-match"), b"")
    if status == 200 and found.tag in known:
        status, body = 304, b""
        headers = [
            header for header in headers if header[0] not in (b"content-length", b"content-encoding", b"content-type")
        ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

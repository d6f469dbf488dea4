"""Python code as bytecode in unpacked zips. A process of its own, so that the same sources always give the same bytes.

python -X no_debug_ranges -m tools.house.pack app MODULES.json WORK TARGET.zip
python -X no_debug_ranges -m tools.house.pack stdlib USED.json PYODIDE TARGET.zip
python -X no_debug_ranges -m tools.house.pack whole USED.json PYODIDE TARGET.zip
python -X no_debug_ranges -m tools.house.pack others TARGET.zip
"""

import ast
import importlib.util
import io
import json
import marshal
import sys
import zipfile
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from types import CodeType

from tools.house.fetch import ROOT, fetch_msgspec

HERE = Path(__file__).resolve().parent
OURS = {"engine", "games", "table", "bots", "rooms", "house"}
LAB = {  # what a page may ask for
    "__init__", "arena", "exploited", "figures", "players", "progress", "sprt", "workers",
    *(f"balance/{name}" for name in ("__init__", "comparing", "figures", "findings", "playing", "rows", "shown", "typed", "opinion", "wording")),
}  # fmt: skip
LEFT_OUT = {"art", "client", "playthroughs", "__pycache__"}  # drawings and pages are the client's
NOT_READ = {"lesson.json"}  # answered by a file of the site
LONG_AGO = (1980, 1, 1, 0, 0, 0)
NO_LINE = 0b1_1111_000  # in a table of lines: so many instructions, less one, come from no line in particular
AT_ONCE = 8  # instructions for which one such entry can stand
# Of the standard library: what was seen in use, and these folders and codecs, of which some are imported late.
LATE = (
    "asyncio/", "collections/", "concurrent/", "importlib/", "json/", "pathlib/", "pyodide/", "_pyodide/", "re/", "sysconfig/",
    "urllib/", "zipfile/", "_sysconfigdata",
    *(f"encodings/{name}." for name in ("ascii", "cp437", "idna", "latin_1", "raw_unicode_escape", "unicode_escape")),
)  # fmt: skip
# Of those folders: what needs Windows, a command line, processes, threads or the network.
NEVER = (
    "asyncio/__main__", "asyncio/proactor_events", "asyncio/windows_", "concurrent/futures/process", "concurrent/futures/thread",
    "json/tool", "pyodide/console", "pyodide/ffi/wrappers", "pyodide/http", "urllib/error", "urllib/request", "urllib/response",
    "urllib/robotparser",
)  # fmt: skip


class Pack:
    """A zip whose files are not packed: whoever sends it packs it whole, which is a third smaller."""

    def __init__(self, *, has_lines: bool = False) -> None:
        self.has_lines = has_lines  # whether the code of others knows them, too
        self.file = io.BytesIO()
        self.zip = zipfile.ZipFile(self.file, "w", zipfile.ZIP_STORED)

    def add(self, name: str, body: bytes, *, ours: bool = False) -> None:
        if name.endswith(".py"):
            name, body = f"{name}c", bytecode(body, name, ours=ours, has_lines=ours or self.has_lines)
        self.zip.writestr(zipfile.ZipInfo(name, LONG_AGO), body)

    def tree(self, root: Path, prefix: str, keep: Callable[[Path], bool], *, ours: bool = False) -> None:
        for path in sorted(root.rglob("*")):
            inner = path.relative_to(root)
            if path.is_file() and not LEFT_OUT & set(inner.parts) and keep(inner):
                self.add(prefix + inner.as_posix(), path.read_bytes(), ours=ours)

    def write(self, target: Path) -> None:
        self.zip.close()
        target.write_bytes(self.file.getvalue())


def bytecode(source: bytes, name: str, *, ours: bool, has_lines: bool = True) -> bytes:
    """Never checked against a source. Our asserts stay; docstrings, and the asserts of others, do not."""
    tree = ast.parse(source, name)
    without_docstrings(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0 if ours else 2)
    code = code if has_lines else without_lines(code)
    return importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def without_docstrings(tree: ast.Module) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node, clean=False
        ):
            node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]


def without_lines(code: CodeType) -> CodeType:
    """Its tracebacks name files and functions only. A sixth of bytecode, as it is sent, says which line is where."""
    inside = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    entries, rest = divmod(len(code.co_code) // 2, AT_ONCE)
    table = [NO_LINE + AT_ONCE - 1] * entries + [NO_LINE + rest - 1] * (rest > 0)
    return code.replace(co_consts=inside, co_linetable=bytes(table))


def is_python(inner: Path) -> bool:
    return inner.suffix == ".py"


def pack_app(modules: Path, work: Path, target: Path) -> None:
    """Our package but for what is compiled and what only a server needs, and the packages that it imports."""
    compiled = set(json.loads(modules.read_text()))

    def wanted(inner: Path) -> bool:
        if ".".join(("cheeseboard", *inner.with_suffix("").parts)) in compiled or inner.name in NOT_READ:
            return False
        if inner.suffix == ".md":
            return inner.name == "RULES.md"  # by which a game is found
        if inner.parts[0] == "lab":
            return inner.suffix == ".ftl" or "/".join(inner.with_suffix("").parts[1:]) in LAB
        return len(inner.parts) == 1 or inner.parts[0] in OURS

    app = Pack()
    app.tree(ROOT / "src" / "cheeseboard", "cheeseboard/", wanted, ours=True)
    add_others(app, "fluent.runtime", "fluent.syntax")
    app.tree(fetch_msgspec(work), "msgspec/", is_python)
    app.add("librt/__init__.py", b"")
    about = f"Metadata-Version: 2.1\nName: cheeseboard\nVersion: {version('cheeseboard')}\n"
    app.add(f"cheeseboard-{version('cheeseboard')}.dist-info/METADATA", about.encode())
    app.write(target)


def pack_others(target: Path) -> None:
    """What the wheel needs beside itself, for the documentation's console."""
    found = Pack(has_lines=True)
    add_others(found, "fluent.runtime", "fluent.syntax", "openskill")
    found.write(target)


def add_others(into: Pack, *packages: str) -> None:
    """Pure packages, and what stands in for the large ones that they want."""
    for name in packages:
        into.tree(folder_of(name), f"{name.replace('.', '/')}/", is_python)
    into.add("fluent/__init__.py", b"")
    into.add("mypy_extensions.py", file_of("mypy_extensions").read_bytes())
    into.tree(
        HERE / "instead", "", lambda inner: (is_python(inner) and inner.name != "__init__.py") or len(inner.parts) > 1
    )


def file_of(module: str) -> Path:
    spec = find_spec(module)
    assert spec is not None and spec.origin is not None, module
    return Path(spec.origin)


def folder_of(package: str) -> Path:
    return file_of(package).parent


def pack_stdlib(used: Path, pyodide: Path, target: Path, *, has_lines: bool = False) -> None:
    """Of what Pyodide has, as much as is used. Whoever writes Python in the documentation's console wants to see lines."""
    seen = set(json.loads(used.read_text()))
    library = Pack(has_lines=has_lines)
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as given:
        for name in sorted(given.namelist()):
            if not name.endswith("/") and (name in seen or (name.startswith(LATE) and not name.startswith(NEVER))):
                library.add(name, given.read(name))
    library.write(target)


if __name__ == "__main__":
    what, *places = sys.argv[1:]
    packs: dict[str, Callable[..., None]] = {
        "app": pack_app, "stdlib": pack_stdlib, "whole": partial(pack_stdlib, has_lines=True), "others": pack_others,
    }  # fmt: skip
    packs[what](*map(Path, places))

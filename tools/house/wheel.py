"""Our package as a wheel for Pyodide, which micropip installs: the Python sources, and the same library as in the house.

No index has msgspec and librt as such wheels for these releases, so both are inside. What else is needed are pure packages.
What needs a server, a terminal or processes is left out.
"""

import base64
import hashlib
import io
import json
import re
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from cheeseboard.house.finder import LIBRARY, MODULES, OTHERS
from tools.house.fetch import ROOT, Missing, fetch_msgspec
from tools.house.pack import LONG_AGO

PARTS = ("bots", "engine", "games", "house", "lab", "rooms", "table")
LEFT_OUT = {"client", "playthroughs", "__pycache__"}
NEEDED = ("fluent.runtime", "mypy_extensions", "openskill")  # of our dependencies, those that these parts import
FINDER = '\nimport_module("cheeseboard.house.finder").install_wheel()  # added to the sources by tools/house/wheel.py\n'


def make_wheel(work: Path, pyodide: Path, library: Path, modules: list[str]) -> tuple[str, bytes]:
    """Its name and its bytes, which are the same for the same sources."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    stem, tag = (
        f"{project['name']}-{project['version']}",
        tag_of(json.loads((pyodide / "pyodide-lock.json").read_text())),
    )
    about = f"{stem}.dist-info"
    files = {
        **dict(sources()),
        f"cheeseboard/house/{LIBRARY}": library.read_bytes(),
        f"cheeseboard/house/{MODULES}": json.dumps(modules).encode(),
        **{f"cheeseboard/house/{OTHERS}/{name}": body for name, body in others(work)},
        **{f"{about}/licenses/{name}": body for name, body in licences(work)},
        f"{about}/METADATA": metadata(project).encode(),
        f"{about}/WHEEL": wheel(tag).encode(),
    }
    files[f"{about}/RECORD"] = record(files, f"{about}/RECORD").encode()
    return f"{stem}-{tag}.whl", zipped(files)


def tag_of(lock: dict[str, Any]) -> str:
    """As the release's own compiled packages have it: PEP 783's where it is known, else what was used before."""
    python = "cp{}{}".format(*sys.version_info)
    names = [str(each["file_name"]) for each in lock["packages"].values()]
    found = {tag[1] for name in names if (tag := re.search(rf"-({python}-{python}-\w+_wasm32)\.whl$", name))}
    if not found:
        raise Missing(f"this release of Pyodide has no compiled package for {python}, whose tag would be ours")
    return min(found, key=lambda tag: ("-pyemscripten_" not in tag, tag))


def sources() -> Iterator[tuple[str, bytes]]:
    """All of the parts, compiled modules too: that is where an editor and ``help`` read. Importing the package finds the library."""
    package = ROOT / "src" / "cheeseboard"
    top = [package / "__init__.py", package / "py.typed"]
    inside = [file for part in PARTS for file in sorted((package / part).rglob("*"))]
    for file in [*top, *inside]:
        inner = file.relative_to(package)
        if file.is_file() and not LEFT_OUT & set(inner.parts):
            body = file.read_bytes()
            yield f"cheeseboard/{inner.as_posix()}", body + FINDER.encode() if file == top[0] else body


def others(work: Path) -> Iterator[tuple[str, bytes]]:
    """The Python half of what is in the library."""
    yield "librt/__init__.py", b""
    for file in sorted(fetch_msgspec(work).glob("*.py")):
        yield f"msgspec/{file.name}", file.read_bytes()


def licences(work: Path) -> Iterator[tuple[str, bytes]]:
    yield "LICENSE", (ROOT / "LICENSE").read_bytes()
    yield "msgspec/LICENSE", (fetch_msgspec(work).parents[1] / "LICENSE").read_bytes()
    for file in distribution("librt").files or ():
        if file.name == "LICENSE":
            yield "librt/LICENSE", Path(str(file.locate())).read_bytes()


def metadata(project: dict[str, Any]) -> str:
    needed = [each for each in project["dependencies"] if each.startswith(NEEDED)]
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {project['version']}",
        f"Summary: {project['description']}",
        "License-Expression: MIT AND BSD-3-Clause",
        *(f"License-File: {name}" for name in ("LICENSE", "msgspec/LICENSE", "librt/LICENSE")),
        f"Requires-Python: {project['requires-python']}",
        *(f"Requires-Dist: {each}" for each in needed),
    ]
    return "\n".join([*lines, ""])


def wheel(tag: str) -> str:
    return f"Wheel-Version: 1.0\nGenerator: tools/house/wheel.py\nRoot-Is-Purelib: false\nTag: {tag}\n"


def record(files: dict[str, bytes], own: str) -> str:
    """Every file with its digest and its length, and this one without."""
    return "".join(f"{name},sha256={digest(body)},{len(body)}\n" for name, body in files.items()) + f"{own},,\n"


def digest(body: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(body).digest()).decode().rstrip("=")


def zipped(files: dict[str, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, body in files.items():
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            packed.writestr(entry, body)
    return target.getvalue()

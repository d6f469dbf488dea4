"""Pyodide without what only other libraries would use: the house has one, and what that needs of Python is known.

Pyodide exports all of Python's C interface, and has a line of script for each function of it. What neither its scripts nor our library
names is not exported here, so Binaryen's wasm-opt can leave out what nothing else calls. The rest is as it was.
"""

import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.house.fetch import fetch_binaryen, node, said

HERE = Path(__file__).resolve().parent
WORD = re.compile(r"[\w$]+")
LINE = re.compile(  # var _PyList_New=Module["_PyList_New"]=… and nothing but the export of that name
    r'var (?P<name>[\w$]+)=Module\["(?P=name)"\]='
    r'(?:\([\w,]*\)=>\((?P=name)=Module\["(?P=name)"\]=wasmExports\["(?P<export>[\w$]+)"\]\)\([\w,]*\)'
    r'|wasmExports\["(?P<other>[\w$]+)"\]);'
)
EXPORTS = 7  # the number of that section
USED = "sign-ext mutable-globals nontrapping-float-to-int bulk-memory reference-types exception-handling"  # by some Pyodide


def trim(work: Path, pyodide: Path, library: Path) -> Path:
    """A folder like Pyodide's own. One that is there stays, if it was made from the same."""
    folder, stamp = work / "python-trimmed", work / "python-trimmed.stamp"
    parts = [Path(__file__), HERE / "names.mjs", library, pyodide / "package.json"]
    want = hashlib.sha256(b"".join(each.read_bytes() for each in parts)).hexdigest()
    if stamp.exists() and stamp.read_text() == want:
        return folder
    stamp.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(pyodide, folder)
    script, wasm = folder / "pyodide.asm.js", folder / "pyodide.asm.wasm"
    needed = set(json.loads(said(node(), HERE / "names.mjs", wasm, library)))
    needed |= set(WORD.findall((folder / "pyodide.js").read_text("utf-8")))
    text = without_lines(script.read_text("utf-8"), needed)
    script.write_text(text, "utf-8")
    wasm.write_bytes(b"".join(with_exports(wasm.read_bytes(), needed | set(WORD.findall(text)))))
    options = [f"--enable-{each}" for each in USED.split()]
    said(
        node(), fetch_binaryen(work) / "bin" / "wasm-opt", *options, "--remove-unused-module-elements", wasm, "-o", wasm
    )
    stamp.write_text(want)
    return folder


def without_lines(script: str, needed: set[str]) -> str:
    """Without the lines whose names nothing else says."""
    said_elsewhere = needed | set(WORD.findall(LINE.sub("", script)))

    def kept(line: re.Match[str]) -> str:
        return line[0] if said_elsewhere & {line["name"], line["export"] or line["other"]} else ""

    return LINE.sub(kept, script)


def with_exports(module: bytes, needed: set[str]) -> Iterator[bytes]:
    """A module of WebAssembly that exports only what is needed, under its own name or with a _ before it, as scripts call it."""
    at = 8  # after the magic word and the version
    yield module[:at]
    while at < len(module):
        size, start = number(module, at + 1)
        section = module[start : start + size]
        if module[at] == EXPORTS:
            kept = [each for name, each in exports(section) if name in needed or f"_{name}" in needed]
            section = written(len(kept)) + b"".join(kept)
        yield module[at : at + 1] + written(len(section)) + section
        at = start + size


def exports(section: bytes) -> Iterator[tuple[str, bytes]]:
    """Each with its name: the name's length, the name, a byte for what it is, its number."""
    count, at = number(section, 0)
    for _ in range(count):
        length, start = number(section, at)
        _, end = number(section, start + length + 1)
        yield section[start : start + length].decode(), section[at:end]
        at = end


def number(code: bytes, at: int) -> tuple[int, int]:
    """A number of seven bits a byte, and where it ends."""
    found, shift = 0, 0
    while True:
        byte = code[at]
        found |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return found, at


def written(number: int) -> bytes:
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])

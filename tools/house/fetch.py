"""What the house is made of and this environment has not: Pyodide and Binaryen from npm, msgspec's source. Each is checked by its hash."""

import base64
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

import hatch_build

ROOT = Path(__file__).resolve().parent.parent.parent
LONG_LINE = 500  # Node shows the code that failed, and a packed script is all in one line
PYODIDE = Path(__file__).with_name("pyodide.json")  # which release has which Python, with npm's hashes
BINARYEN = (
    "132.0.0",
    "sha512-4Usg7yEvwO3FMso3Oov6qkOOHSod1IEv+boKkh77kTljM+eNBouqCTbqWswGzbG+vDNO/b/v2C4gfEh1WgB9Lg==",
)


class Missing(Exception):  # noqa: N818 - whoever builds reads it
    """Why the house cannot be built here."""


def said(*words: object, **how: Any) -> str:
    """What a program says; why it failed, if it does."""
    told: subprocess.CompletedProcess[str] = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False, **how
    )
    if told.returncode:
        lines = [line for line in (told.stderr or told.stdout).splitlines() if len(line) < LONG_LINE]
        raise Missing("\n".join([f"{Path(str(words[0])).name} {words[1]} failed:", *lines[-30:]]))
    return told.stdout


def fetch_pyodide(work: Path) -> Path:
    """The release of Pyodide whose Python is the one that runs this: bytecode and layouts belong to one of them."""
    spoken = f"{sys.version_info[0]}.{sys.version_info[1]}"
    wanted = json.loads(PYODIDE.read_text()).get(spoken)
    if wanted is None:
        raise Missing(f"no release of Pyodide is known for Python {spoken}")
    return fetch(work, "pyodide", wanted["version"], wanted["integrity"])


def fetch_binaryen(work: Path) -> Path:
    """Its tools, which run in Node."""
    return fetch(work, "binaryen", *BINARYEN)


def fetch(work: Path, what: str, release: str, integrity: str) -> Path:
    """A package of npm, unpacked."""
    folder = work / f"{what}-{release}"
    if not folder.exists():
        if shutil.which("npm") is None:
            raise Missing(f"npm is needed to fetch {what}, and is not on the PATH")
        name = said("npm", "pack", "--silent", f"{what}@{release}", cwd=work).split()[-1]
        check(work / name, integrity)
        unpack(work / name, folder)
        (work / name).unlink()
    return folder / "package"


def node() -> str:
    """The program, by its path."""
    found = shutil.which("node", path=hatch_build.npm()[1].get("PATH"))
    if found is None:
        raise Missing("Node is needed to build the house, and is not on the PATH")
    return found


def check(file: Path, integrity: str) -> None:
    """As npm writes it: sha512, in base 64."""
    found = "sha512-" + base64.b64encode(hashlib.sha512(file.read_bytes()).digest()).decode()
    if found != integrity:
        file.unlink()
        raise Missing(f"{file.name} is not what was locked: {found}")


def fetch_msgspec(work: Path) -> Path:
    """The C source of the msgspec that is installed, checked by the hashes of the lock."""
    name = f"msgspec-{version('msgspec')}"
    folder = work / name
    if not folder.exists():
        locked = re.search(
            r"^msgspec==.*?(?=^[^ ])", (ROOT / "requirements.lock").read_text(), re.DOTALL | re.MULTILINE
        )
        if locked is None or version("msgspec") not in locked[0]:
            raise Missing(f"{name} is not in requirements.lock")
        (work / "msgspec.lock").write_text(locked[0])
        base = getattr(sys, "_base_executable", sys.executable)  # an environment made by uv has no pip
        options = ("--no-deps", "--no-binary", "msgspec", "--require-hashes", "-q", "--disable-pip-version-check")
        said(base, "-m", "pip", "download", *options, "-r", work / "msgspec.lock", "-d", work)
        unpack(work / f"{name}.tar.gz", folder)
    return folder / name / "src" / "msgspec"


def unpack(archive: Path, folder: Path) -> None:
    """All or nothing."""
    half = folder.with_name(f"{folder.name}.half")
    shutil.rmtree(half, ignore_errors=True)
    with tarfile.open(archive) as packed:
        packed.extractall(half, filter="data")
    half.rename(folder)

#!/usr/bin/env python3
"""Cheeseboard: ``python3 run.py play`` opens the house, ``python3 run.py test`` runs the tests.

Needs Python 3.11 or newer with pip. Everything else comes from requirements.lock into this folder (.venv, .tools),
and the rules are compiled anew whenever a source has changed, so that no old library hides an edited rule.

    python3 run.py play [ARGS]      the games in the browser: http://localhost:8000; --lan lets your network in
    python3 run.py test [ARGS]      the tests, against the compiled package; ARGS go to pytest
    python3 run.py test --interpreted [ARGS]    the same tests, against the sources
    python3 run.py check            lint, types, layers, what the compiler made of the rules, and the browser's client
    python3 run.py servers          PostgreSQL and Redis into the environment, for the tests with several processes
    python3 run.py lab WHAT [ARGS]  is a game fair, deep, exciting? With Altair, which is installed for its pictures
    python3 run.py bench [ARGS]     how fast the games are, beside OpenSpiel, which is installed for it; with --rl beside PettingZoo, too
    python3 run.py docs             the documentation as a site, in site/, with Zensical, which is installed for it
    python3 run.py do COMMAND ...   anything in the project's environment: do cheeseboard play (a game in the terminal)
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV, TOOLS = ROOT / ".venv", ROOT / ".tools"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
MADE = {"__pycache__", ".mypy_cache", "node_modules", "static"}  # by tools, beside the sources
SETTINGS = ("CHEESEBOARD_PURE", "CHEESEBOARD_ONLY", "CHEESEBOARD_MUST_COMPILE")


def run(*command: object, **environment: str) -> None:
    """Run a command here; leave with its answer if it fails."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env={**os.environ, **environment}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def become(*command: object) -> None:
    """Run a command in place of this one, so that Ctrl-C is its own to answer."""
    words = [str(word) for word in command]
    if os.name == "nt":
        run(*words)
    else:
        os.execv(words[0], words)


def digest(*paths: Path) -> str:
    """One word for the contents of files and folders."""
    found = hashlib.sha256()
    for path in paths:
        for file in files_in(path):
            found.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return found.hexdigest()


def files_in(path: Path) -> Iterator[Path]:
    """A file, or all in a folder but what tools have made."""
    if path.is_file():
        yield path
    elif path.is_dir() and path.name not in MADE:
        for each in sorted(path.iterdir()):
            yield from files_in(each)


def is_done(stamp: Path, want: str) -> bool:
    return stamp.exists() and stamp.read_text() == want


def uv() -> Path:
    """The installer, itself installed by pip: a bare Debian has neither venv nor a writable site."""
    program = TOOLS / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if not program.exists():
        print("fetching the installer …", file=sys.stderr)
        command = (sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check")
        run(*command, "--target", TOOLS, "--require-hashes", "--no-deps", "-r", ROOT / "tools" / "uv.lock")
    return program


def pip(*words: object) -> None:
    """The installer's pip, for this folder's environment."""
    run(uv(), "pip", *words, VIRTUAL_ENV=str(VENV), UV_PYTHON_DOWNLOADS="never")


def install() -> None:
    """The environment as the lock has it, and the package built from the sources as they are."""
    lock, stamp, built = ROOT / "requirements.lock", VENV / "lock.stamp", VENV / "package.stamp"
    if not is_done(stamp, digest(lock)):
        print("installing what Cheeseboard needs …", file=sys.stderr)
        shutil.rmtree(VENV, ignore_errors=True)
        run(uv(), "venv", "-q", "--python", sys.executable, VENV, UV_PYTHON_DOWNLOADS="never")
        pip("sync", "-q", "--require-hashes", lock)
        stamp.write_text(digest(lock))
    settings = "".join(f"{name}={os.environ.get(name, '')}\n" for name in SETTINGS)
    want = settings + digest(
        *[ROOT / name for name in ("src", "client", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")]
    )
    if not is_done(built, want):
        if not has_node():
            install_more("Node, for the browser's client", "node")
        print("building the package (a minute or so) …", file=sys.stderr)
        pip("install", "-q", "--reinstall", "--no-cache", "--no-deps", "--no-build-isolation", ROOT)
        built.write_text(want)


def has_node() -> bool:
    """Node as Vite wants it, 20.19 or 22.12 and later, on the PATH."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major, minor = (int(number) for number in (*re.findall(r"\d+", told), 0, 0)[:2])
    return major > 22 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def install_more(what: str, name: str) -> None:
    """What only some commands need, from a lock of its own."""
    lock, stamp = ROOT / "tools" / f"{name}.lock", VENV / f"{name}.stamp"
    if not is_done(stamp, digest(lock)):
        print(f"installing {what} …", file=sys.stderr)
        pip("install", "-q", "--require-hashes", "-r", lock)
        stamp.write_text(digest(lock))


def warn_if_interpreted() -> None:
    if not list(VENV.rglob("cheeseboard__mypyc*")):
        why = "as CHEESEBOARD_PURE asks" if "CHEESEBOARD_PURE" in os.environ else "no C compiler was found"
        print(f"{why}: the rules run interpreted, about 100 times slower", file=sys.stderr)


def test(words: list[str]) -> None:
    environment = {}
    if "--interpreted" in words:
        words.remove("--interpreted")
        environment["PYTHONPATH"] = str(ROOT / "src")
    run(BIN / "python", "-m", "pytest", *(words or ["-q", "-n", "auto"]), **environment)


def check() -> None:
    run(BIN / "ruff", "check", ".")
    run(BIN / "ruff", "format", "--check", ".")
    run(BIN / "mypy")
    run(BIN / "lint-imports", "--no-logo", PYTHONPATH=str(ROOT / "src"))
    run(BIN / "python", ROOT / "tools" / "native_lint.py")
    run(BIN / "python", ROOT / "tools" / "make_types.py", "--check", PYTHONPATH=str(ROOT / "src"))
    check_client()


def check_client() -> None:
    """The browser's client: types, lint, and the tests of its logic."""
    if not has_node():
        print("no Node on the PATH: the browser's client was not checked", file=sys.stderr)
        return
    client = str(ROOT / "client")
    if not (ROOT / "client" / "node_modules" / "svelte-check").is_dir():
        run("npm", "--prefix", client, "ci", "--no-audit", "--no-fund")
    for what in ("check", "lint", "test"):
        run("npm", "--prefix", client, "run", "--silent", what)


def main() -> None:
    if sys.version_info < (3, 11):
        sys.exit("Cheeseboard needs Python 3.11 or newer")
    what, *words = sys.argv[1:] or ["help"]
    if what not in {"play", "test", "check", "servers", "bench", "lab", "docs", "do"}:
        sys.exit(__doc__)
    install()
    warn_if_interpreted()
    if what == "test":
        test(words)
    elif what == "check":
        check()
    elif what == "servers":
        install_more("PostgreSQL and Redis, for the tests", "servers")
    elif what == "bench":
        install_more("OpenSpiel, PettingZoo and Gymnasium, to compare with", "bench")
        run(BIN / "cheeseboard", "bench", *words)
    elif what == "lab":
        install_more("Altair, for pictures", "lab")
        run(BIN / "cheeseboard", "lab", *words)
    elif what == "docs":
        install_more("Zensical and Griffe, for the documentation", "docs")
        run(BIN / "python", "-m", "tools.make_site", *words)
    elif what == "play":
        become(BIN / "cheeseboard", "serve", *words)
    elif words:
        run(BIN / words[0], *words[1:])


if __name__ == "__main__":
    main()

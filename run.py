#!/usr/bin/env python3
"""Cheeseboard: ``python3 run.py play`` opens the house, ``python3 run.py test`` runs the tests.

Needs Python 3.11 or newer with pip. Everything else comes from locks into this folder (.venv, .tools): requirements.lock
has what playing needs, tools/dev.lock what developing needs. The package is built anew whenever a source has changed, so
that no old library hides an edited rule.

    python3 run.py play [ARGS]      the games in the browser: http://localhost:8000; --lan lets your network in
    python3 run.py test [ARGS]      the tests, against the compiled package; ARGS go to pytest
    python3 run.py test --interpreted [ARGS]    the same tests, against the sources
    python3 run.py check            lint, types, layers, what the compiler made of the rules, and the browser's client
    python3 run.py judge FOLDER     is a new game ready to be played? All checks of games on one, with a verdict
    python3 run.py install [EXTRA]  what play installs, without starting anything; EXTRA: many (PostgreSQL, Redis), push (web push), mcp (agents), data (Parquet)
    python3 run.py servers          PostgreSQL and Redis into the environment, for the tests with several processes
    python3 run.py lab WHAT [ARGS]  is a game fair, deep, exciting? With Altair, which is installed for its pictures
    python3 run.py bench [ARGS]     how fast the games are, beside OpenSpiel, which is installed for it; with --rl beside PettingZoo, too
    python3 run.py notebooks [NAME] run the notebooks of examples/ and write their results, with pandas, which is installed for it
    python3 run.py docs             the documentation as a site, in site/, with Zensical, which is installed for it
    python3 run.py site [ARGS]      all games as static files that need no server, in build/house; with Zig, which is installed for it
    python3 run.py lock [ARGS]      all locks from pyproject.toml; versions stay as far as they can, unless --upgrade is given
    python3 run.py do COMMAND ...   anything in the project's environment: do cheeseboard play (a game in the terminal)
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

if sys.version_info < (3, 11):  # before anything that an old Python does not understand
    sys.exit("Cheeseboard needs Python 3.11 or newer; this is {}.{}".format(*sys.version_info))

ROOT = Path(__file__).resolve().parent
VENV, TOOLS = ROOT / ".venv", ROOT / ".tools"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
MADE = {"__pycache__", ".mypy_cache", "node_modules", "static"}  # by tools, beside the sources
SETTINGS = ("CHEESEBOARD_PURE", "CHEESEBOARD_ONLY", "CHEESEBOARD_MUST_COMPILE", "CHEESEBOARD_HOME")
SOURCES = ("src", "client", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
PLAY = "requirements"
MORE = {
    "dev": "what developing needs",
    "many": "asyncpg and redis, for PostgreSQL and Redis",
    "push": "cryptography, for web push",
    "mcp": "the Model Context Protocol, for language models",
    "data": "Arrow, for games as Parquet",
    "node": "Node, for the browser's client",
    "servers": "PostgreSQL and Redis, for the tests",
    "bench": "OpenSpiel, PettingZoo and Gymnasium, to compare with",
    "lab": "Altair, for pictures",
    "notebooks": "pandas, for the notebooks",
    "docs": "Zensical and Griffe, for the documentation",
    "site": "Zig, which compiles to WebAssembly",
}
# What each lock has, and which locks it agrees with: a package has one version in all that are installed together.
LOCKS = {
    PLAY: ("pyproject.toml",),
    "build": ("--group", "build", "-c", PLAY),
    "dev": ("pyproject.toml", "--group", "dev", "-c", PLAY, "-c", "build"),
    **{
        name: ("pyproject.toml", "--extra", name, "-c", "dev")
        for name in ("many", "push", "mcp", "data", "lab", "bench", "notebooks")
    },
    **{name: ("--group", name, "-c", "dev") for name in ("docs", "servers", "node", "uv", "wheels", "site")},
}


# Commands


def run(*command: object, **environment: str) -> None:
    """Run a command here; leave with its answer if it fails."""
    leave_if(start(command, environment).wait())


def start(command: tuple[object, ...], environment: dict[str, str], **how: object) -> "subprocess.Popen[bytes]":
    words = [str(word) for word in command]
    try:
        return subprocess.Popen(words, cwd=ROOT, env={**os.environ, **environment}, **how)  # type: ignore[call-overload,no-any-return]
    except OSError as problem:
        sys.exit(f"{command[0]} cannot be run: {problem.strerror}")


def leave_if(answer: int) -> None:
    if answer:
        sys.exit(answer)


def become(*command: object) -> None:
    """Run a command in place of this one, so that Ctrl-C is its own to answer."""
    words = [str(word) for word in command]
    if WINDOWS:
        run(*words)
    else:
        os.execv(words[0], words)


def work(what: str, *command: object, **environment: str) -> None:
    """Run a command that takes a while: a line tells for how long, and what the command says is shown only if it fails."""
    with tempfile.TemporaryFile() as said:
        tell(f"{what} …")
        process = start(command, environment, stdout=said, stderr=subprocess.STDOUT)
        began = time.monotonic()
        while is_busy(process):
            if sys.stderr.isatty():
                tell(f"\r{what} … {time.monotonic() - began:.0f} s")
        tell(f" {time.monotonic() - began:.0f} s\n" if not sys.stderr.isatty() else "\n")
        if process.returncode:
            said.seek(0)
            tell(said.read().decode("utf-8", "replace"))
            sys.exit(process.returncode)


def is_busy(process: "subprocess.Popen[bytes]") -> bool:
    try:
        process.wait(0.2)
    except subprocess.TimeoutExpired:
        return True
    return False


def tell(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


# What has changed


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


# Installing


def lock_of(name: str) -> Path:
    return ROOT / f"{name}.lock" if name == PLAY else ROOT / "tools" / f"{name}.lock"


def uv() -> Path:
    """The installer, itself installed by pip: a bare Debian has neither venv nor a writable site."""
    program = TOOLS / "bin" / ("uv.exe" if WINDOWS else "uv")
    if not program.exists():
        if importlib.util.find_spec("pip") is None:
            sys.exit("Cheeseboard needs pip, which this Python lacks (Debian: apt-get install python3-pip)")
        command = (sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-cache-dir")
        hashed = ("--target", TOOLS, "--require-hashes", "--no-deps", "-r", lock_of("uv"))
        work("fetching the installer", *command, *hashed)
    return program


def make_environment(folder: Path, name: str, what: str) -> None:
    """An environment with what a lock says and nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    run(uv(), "venv", "-q", "--python", sys.executable, folder, UV_PYTHON_DOWNLOADS="never")
    pip(what, "sync", "--require-hashes", lock_of(name), folder=folder)


def pip(what: str, *words: object, folder: "Path | None" = None) -> None:
    """The installer's pip, for an environment."""
    work(what, uv(), "pip", *words, VIRTUAL_ENV=str(folder or VENV), UV_PYTHON_DOWNLOADS="never")


def install(*more: str) -> dict[str, str]:
    """What playing needs and what else is asked for, and the package as its sources are. What is missing in it, and why."""
    stamp = VENV / "lock.stamp"
    if not is_done(stamp, digest(lock_of(PLAY))):
        make_environment(VENV, PLAY, "installing what Cheeseboard needs")
        stamp.write_text(digest(lock_of(PLAY)))
    for name in more:
        install_more(name)
    return build()


def install_more(name: str) -> None:
    """What only some commands need, from a lock of its own."""
    if not has_more(name):
        pip(f"installing {MORE[name]}", "install", "--require-hashes", "-r", lock_of(name))
        (VENV / f"{name}.stamp").write_text(digest(lock_of(name)))


def has_more(name: str) -> bool:
    return is_done(VENV / f"{name}.stamp", digest(lock_of(name)))


@contextlib.contextmanager
def own_cache() -> Iterator[None]:
    """Players keep nothing of what is fetched on the way, neither here nor in the caches of uv and npm."""
    folder, before = TOOLS / "fetched", dict(os.environ)
    os.environ.update(UV_CACHE_DIR=str(folder / "uv"), npm_config_cache=str(folder / "npm"))
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
        shutil.rmtree(folder, ignore_errors=True)


# Building


def build() -> dict[str, str]:
    """The package, built and installed if a source has changed. What is missing in it, and why."""
    built, note = VENV / "package.stamp", VENV / "missing.json"
    settings = "".join(f"{name}={os.environ.get(name, '')}\n" for name in SETTINGS)
    want = settings + compiler() + digest(*[ROOT / name for name in SOURCES])
    if is_done(built, want):
        return read_note(note)
    built.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as folder, builder() as python:
        what = "compiling the rules, building the page (a minute or so)"
        work(what, python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, CHEESEBOARD_MISSING=str(note))
        wheel = next(Path(folder).glob("*.whl"))
        pip("installing the package", "install", "--reinstall", "--no-cache", "--no-deps", wheel)
    missing = read_note(note)
    if not missing or (list(missing) == ["rules"] and not compiler()):
        built.write_text(want)  # otherwise the next command tries again
    return missing


def read_note(note: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads(note.read_text("utf-8")) if note.exists() else {}
    return found


def compiler() -> str:
    """What could compile the rules; nothing if there is no C compiler, or it lacks Python's headers."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return "compiler\n" if headers.exists() and (not words or shutil.which(words[0])) else ""


@contextlib.contextmanager
def builder() -> Iterator[Path]:
    """A Python that can build the package: the developers' own, or one that is put away afterwards."""
    if has_more("dev"):
        if needs_node(BIN / "python"):
            install_more("node")
        yield BIN / "python"
        return
    folder = TOOLS / "build"
    python = folder / BIN.name / "python"
    try:
        make_environment(folder, "build", "fetching what builds the package")
        if needs_node(python):
            pip(f"fetching {MORE['node']}", "install", "--require-hashes", "-r", lock_of("node"), folder=folder)
        yield python
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def needs_node(python: Path) -> bool:
    """Whether the page has to be built, and there is no Node to do it."""
    if has_node():
        return False
    asked = "import hatch_build, pathlib, sys; sys.exit(not hatch_build.is_built(pathlib.Path()))"
    return bool(subprocess.run([python, "-c", asked], cwd=ROOT, check=False).returncode)


def has_node() -> bool:
    """Node as Vite wants it, 20.19 or 22.12 and later, on the PATH."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major, minor = (int(number) for number in (*re.findall(r"\d+", told), 0, 0)[:2])
    return major > 22 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def warn(missing: dict[str, str]) -> None:
    """What was not built, and why."""
    slow = "the rules run interpreted, about 100 times slower"
    if os.environ.get("CHEESEBOARD_PURE"):
        print(f"as CHEESEBOARD_PURE asks, {slow}", file=sys.stderr)
    if "rules" in missing:
        print(f"{slow}: {missing['rules']}; a later start tries again when that has changed", file=sys.stderr)
    if "page" in missing:
        print(
            f"there is no page for the browser; the next start tries to build it again: {missing['page']}",
            file=sys.stderr,
        )


# What can be asked for


def test(words: list[str]) -> None:
    environment = {
        "PYTHONDONTWRITEBYTECODE": ""
    }  # or each of hundreds of processes compiles everything it imports anew
    if "--interpreted" in words:
        words.remove("--interpreted")
        environment["PYTHONPATH"] = str(ROOT / "src")
    # Slow tests lie together (browsers, bots): a worker that has nothing left to do takes some of another's. Twice as
    # many workers as processors, for many tests wait for other processes.
    usual = ["-q", "-n", str(2 * (os.cpu_count() or 1)), "--dist", "worksteal"]
    run(BIN / "python", "-m", "pytest", *(words or usual), **environment)


def check() -> None:
    run(BIN / "ruff", "check", ".")
    run(BIN / "ruff", "format", "--check", ".")
    run(BIN / "mypy")
    run(BIN / "lint-imports", "--no-logo", PYTHONPATH=str(ROOT / "src"))
    run(BIN / "python", ROOT / "tools" / "native_lint.py")
    run(BIN / "python", ROOT / "tools" / "stubs.py")
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


def lock(words: list[str]) -> None:
    """Every lock, for all Pythons and systems, with the hashes of all files and no addresses."""
    usual = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header")
    for name, what in LOCKS.items():
        found = [lock_of(word) if before == "-c" else word for before, word in zip(("", *what), what, strict=False)]
        work(f"locking {name}", uv(), "pip", "compile", *usual, *words, "-o", lock_of(name), *found)


def play(words: list[str]) -> None:
    become(BIN / "cheeseboard", "serve", *words)


def do(words: list[str]) -> None:
    """A command of the environment, or of this machine."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    if words:
        run(shutil.which(words[0], path=path) or BIN / words[0], *words[1:])


COMMANDS = {
    "play": play,
    "test": test,
    "check": lambda _: check(),
    "judge": lambda words: run(BIN / "python", "-m", "tools.judge", *words),
    "install": lambda _: None,
    "servers": lambda _: None,
    "lab": lambda words: run(BIN / "cheeseboard", "lab", *words),
    "bench": lambda words: run(BIN / "cheeseboard", "bench", *words),
    "notebooks": lambda words: run(BIN / "python", "-m", "tools.notebooks", *words),
    "docs": lambda words: run(BIN / "python", "-m", "tools.make_site", *words),
    "site": lambda words: run(BIN / "python", "-m", "tools.make_house", *words),
    "do": do,
}


def needs(what: str, words: list[str]) -> list[str]:
    """What a command needs beside what playing needs."""
    if what == "install":
        return words
    if what == "site":
        return ["dev", "site"]
    if what in MORE:
        return [what]
    return [] if is_for_players(what, words) else ["dev"]


def is_for_players(what: str, words: list[str]) -> bool:
    return what in {"play", "install"} or (what == "do" and words[:1] == ["cheeseboard"])


def prepare(what: str, words: list[str]) -> dict[str, str]:
    """Install all that a command needs. What is missing in the package, and why."""
    more = needs(what, words)
    unknown = set(more) - set(MORE)
    if unknown:
        sys.exit(f"there is nothing called {', '.join(sorted(unknown))} to install: {', '.join(MORE)}")
    with own_cache() if is_for_players(what, words) else contextlib.nullcontext():
        return install(*more)


def main() -> None:
    what, *words = sys.argv[1:] or ["help"]
    if what == "lock":
        lock(words)
        return
    if what not in COMMANDS:
        sys.exit(__doc__)
    missing = prepare(what, words)
    warn(missing)
    if what == "play" and "page" in missing:
        sys.exit("without it nothing can be shown; at the terminal: python3 run.py do cheeseboard play")
    COMMANDS[what](words)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(128 + 2)

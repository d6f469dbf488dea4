"""All compiled modules come out of one library: a browser opens one quickly, and dozens slowly."""

import json
import sys
from collections.abc import Collection, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

LIBRARY: Final = "engine.so"
MODULES: Final = "modules.json"
OTHERS: Final = "others"
GROUP: Final = "cheeseboard__mypyc"
WHOLE: Final = {
    "cheeseboard__load",
    GROUP,
    "librt.vecs",
    "msgspec._core",
}  # modules that the library is, under other names


class FromGroup(Loader):
    """Starts a module that mypyc has compiled; its group knows how."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        start = "init_" + spec.name.replace(".", "___")
        made: ModuleType = import_module("cheeseboard__load").load(import_module(GROUP), start, f"{GROUP}.{start}")
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Starting it was all."""


class Finder(MetaPathFinder):
    """Finds in the library what is in it."""

    def __init__(self, library: str, modules: Collection[str]) -> None:
        self.library = library
        self.modules = frozenset(modules)

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if name in self.modules:
            spec = ModuleSpec(name, FromGroup(), origin=self.library)
            spec.has_location = True  # __file__ tells others that it is compiled
            return spec
        if name in WHOLE and self._is_ours(path):
            return spec_from_file_location(name, self.library, loader=ExtensionFileLoader(name, self.library))
        return None

    def _is_ours(self, path: Sequence[str] | None) -> bool:
        """Whether a part of a package is asked for that lies beside the library. Somebody may have another msgspec."""
        return path is None or all(Path(each).is_relative_to(Path(self.library).parent) for each in path)


def install(library: str, modules: str) -> None:
    """From now on the modules of this JSON list come from the library."""
    sys.meta_path.insert(0, Finder(library, json.loads(modules)))


def install_wheel() -> None:
    """In a wheel library and list lie beside this file, and packages that no index has for WebAssembly in a folder."""
    here = Path(__file__).parent
    install(str(here / LIBRARY), (here / MODULES).read_text("utf-8"))
    sys.path.append(str(here / OTHERS))  # behind all others: who has such a package keeps it

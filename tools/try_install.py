"""Install Cheeseboard into empty environments, as a stranger would with pip, and play a game with what was installed.

    python3 run.py do python tools/try_install.py                      what CI does: sdist, wheel from it; and pure from the folder
    python3 run.py do python tools/try_install.py --all --python python3.13       folder, sdist and wheel, each compiled and pure

pip builds in isolation, with nothing but what pyproject.toml and hatch_build.py ask for. The folder is a copy without anything built.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
import run  # noqa: E402 - the installer

PLAY = ROOT / "tools" / "play_all.py"


def tell(*words: object, cwd: Path, pure: bool = False) -> None:
    """Run a command in a folder, with nothing of ours in its environment."""
    ours = {"PYTHONPATH", "VIRTUAL_ENV", *run.SETTINGS}
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    environment |= {"CHEESEBOARD_PURE": "1"} if pure else {"CHEESEBOARD_MUST_COMPILE": "1"}
    print("+", *words, "(pure)" if pure else "", flush=True)
    subprocess.run([str(word) for word in words], cwd=cwd, env=environment, check=True)


def copied(target: Path) -> Path:
    """This folder as a stranger gets it: what git knows, as it is now."""
    words = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(words, check=True, capture_output=True, text=True).stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


class Trial:
    """One Python, and a place for environments and distributions."""

    def __init__(self, python: str, place: Path) -> None:
        self.python = python
        self.place = place
        self.count = 0

    def environment(self) -> Path:
        """A fresh environment with pip and nothing else; its Python."""
        self.count += 1
        venv = self.place / f"environment{self.count}"
        tell(run.uv(), "venv", "-q", "--seed", "--no-config", "--python", self.python, venv, cwd=self.place)
        return venv / ("Scripts" if os.name == "nt" else "bin") / "python"

    def install(self, what: Path, pure: bool) -> None:
        """Into a fresh environment, and play."""
        python = self.environment()
        tell(python, "-m", "pip", "install", "-q", what, cwd=self.place, pure=pure)
        tell(python, "-P", PLAY, "pure" if pure else "compiled", cwd=self.place, pure=pure)
        shutil.rmtree(python.parents[1])

    def sdist(self, folder: Path) -> Path:
        target = self.place / "sdist"
        tell(run.uv(), "build", "-q", "--sdist", "--python", self.python, "-o", target, folder, cwd=self.place)
        return next(target.glob("*.tar.gz"))

    def wheel(self, sdist: Path, pure: bool) -> Path:
        target = self.place / ("pure" if pure else "compiled")
        tell(
            self.environment(), "-m", "pip", "wheel", "-q", "--no-deps", "-w", target, sdist, cwd=self.place, pure=pure
        )
        return next(target.glob("*.whl"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=getattr(sys, "_base_executable", sys.executable))
    parser.add_argument("--all", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        trial, folder = Trial(asked.python, Path(place)), copied(Path(place) / "folder")
        sdist = trial.sdist(folder)
        trial.install(trial.wheel(sdist, pure=False), pure=False)
        trial.install(folder, pure=True)
        if asked.all:
            trial.install(folder, pure=False)
            trial.install(sdist, pure=False)
            trial.install(sdist, pure=True)
            trial.install(trial.wheel(sdist, pure=True), pure=True)
    print(f"installed and played: {asked.python}")


if __name__ == "__main__":
    main()

"""The build: compiled by default, interpreted with a warning where that fails, and never old."""

from pathlib import Path
from typing import Any

import pytest

import hatch_build
import run

ROOT = Path(__file__).resolve().parents[2]


class App:
    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


class Hook(hatch_build.Hook):
    """The hook without the rest of hatchling around it."""

    target_name = "wheel"
    root = str(ROOT)

    def __init__(self) -> None:
        self.told = App()

    @property
    def app(self) -> Any:
        return self.told


def built(hook: Hook, version: str = "standard") -> dict[str, Any]:
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, data)
    return data


def no_compiler(_root: Path, _target: Path) -> list[Path]:
    raise FileNotFoundError("gcc")


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in run.SETTINGS:
        monkeypatch.delenv(name, raising=False)


def test_libraries_go_into_the_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    library = ROOT / "build" / "compiled" / "cheeseboard" / "engine" / "state.so"
    monkeypatch.setattr(hatch_build, "compile_into", lambda _root, _target: [library])

    data = built(Hook())
    assert data["force_include"] == {str(library): "cheeseboard/engine/state.so"}
    assert data["infer_tag"]
    assert not data["pure_python"]


def test_without_a_compiler_the_rules_stay_python_and_a_warning_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compile_into", no_compiler)
    hook = Hook()

    assert built(hook) == {"force_include": {}}
    assert "not compiled" in hook.told.warnings[0]


def test_a_compiler_can_be_demanded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compile_into", no_compiler)
    monkeypatch.setenv("CHEESEBOARD_MUST_COMPILE", "1")

    with pytest.raises(FileNotFoundError):
        built(Hook())


def test_nothing_is_compiled_where_nobody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compile_into", no_compiler)
    assert built(Hook(), "editable") == {"force_include": {}}

    monkeypatch.setenv("CHEESEBOARD_PURE", "1")
    monkeypatch.setenv("CHEESEBOARD_MUST_COMPILE", "1")
    assert built(Hook()) == {"force_include": {}}
    assert Hook().dependencies() == []


def test_all_rules_are_compiled() -> None:
    found = hatch_build.compiled_sources(ROOT / "src")
    games = [path.parent.name for path in (ROOT / "src").glob("cheeseboard/games/*/rules.py")]

    assert {f"cheeseboard/games/{game}/rules.py" for game in games} <= set(found)
    assert {f"cheeseboard/games/{game}/view.py" for game in games} <= set(found)
    assert "cheeseboard/engine/state.py" in found
    assert not [name for name in found if name.endswith("__init__.py")]


def test_an_edit_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "ROOT", tmp_path)
    source, stamp = tmp_path / "src", tmp_path / "stamp"
    source.mkdir()
    rule = source / "rules.py"
    rule.write_text("TRAPS = 3\n")
    stamp.write_text(run.digest(source))
    assert run.is_done(stamp, run.digest(source))

    rule.write_text("TRAPS = 4\n")
    assert not run.is_done(stamp, run.digest(source))
    rule.rename(source / "other.py")
    assert not run.is_done(stamp, run.digest(source))

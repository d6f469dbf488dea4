"""The build: compiled by default, interpreted with a warning where that fails, and never old."""

import subprocess
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
    monkeypatch.setattr(hatch_build, "build_client", lambda _root: None)


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
    assert [name for name in Hook().dependencies() if "mypy" in name] == []


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


# The browser's client


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A folder with a client that has just been built."""
    for path in ("client/src/main.ts", "client/node_modules/x/index.js", "src/cheeseboard/games/cheese/client/box.ts"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("export {};\n")
    static = tmp_path / hatch_build.STATIC
    static.mkdir(parents=True)
    (static / ".stamp").write_text(hatch_build.client_digest(tmp_path))
    return tmp_path


def test_a_client_is_built_again_when_a_source_of_it_has_changed_and_only_then(page: Path) -> None:
    assert hatch_build.is_built(page)
    (page / "client/node_modules/x/index.js").write_text("changed by npm\n")
    assert hatch_build.is_built(page)
    (page / "src/cheeseboard/games/cheese/client/box.ts").write_text("export const box = 1;\n")
    assert not hatch_build.is_built(page)


def test_a_client_that_came_built_needs_no_sources(page: Path) -> None:
    (page / "client").rename(page / "elsewhere")
    assert hatch_build.is_built(page)
    (page / hatch_build.STATIC / ".stamp").unlink()
    assert not hatch_build.is_built(page)


@pytest.mark.parametrize(
    ("version", "does"),
    [
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_which_node_will_do(monkeypatch: pytest.MonkeyPatch, version: str, does: bool) -> None:
    assert hatch_build.is_new_enough(version) is does

    told = subprocess.CompletedProcess(["node"], 0, stdout=version + "\n")
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("subprocess.run", lambda *_, **__: told)
    assert run.has_node() is does


def test_node_is_asked_for_only_where_it_is_missing(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = Hook()
    monkeypatch.setattr(Hook, "root", str(page))
    monkeypatch.setattr(hatch_build, "node_on_path", lambda: False)
    assert hatch_build.NODE not in hook.dependencies()
    (page / "client/src/main.ts").write_text("changed\n")
    assert hatch_build.NODE in hook.dependencies()
    monkeypatch.setattr(hatch_build, "node_on_path", lambda: True)
    assert hatch_build.NODE not in hook.dependencies()


def test_without_node_and_network_the_package_installs_without_its_page(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_network(_root: Path) -> None:
        raise subprocess.CalledProcessError(1, "npm ci")

    hook = Hook()
    monkeypatch.setattr(Hook, "root", str(page))
    monkeypatch.setattr(hatch_build, "build_client", no_network)
    monkeypatch.setenv("CHEESEBOARD_PURE", "1")
    (page / "client/src/main.ts").write_text("changed\n")
    built(hook)
    assert "page was not built" in hook.told.warnings[0]
    monkeypatch.setenv("CHEESEBOARD_MUST_COMPILE", "1")
    with pytest.raises(subprocess.CalledProcessError):
        built(hook)

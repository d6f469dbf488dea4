"""The build: compiled by default, interpreted with a warning where that fails, and never old."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import hatch_build
import run
from tests.long import only_in_full

ROOT = Path(__file__).resolve().parents[2]
build_client = hatch_build.build_client


class App:
    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


class Hook(hatch_build.Hook):
    """The hook without the rest of hatchling around it."""

    target_name = "wheel"

    def __init__(self, root: Path) -> None:
        self.place = str(root)
        self.told = App()

    @property
    def root(self) -> str:
        return self.place

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
def plain_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in run.SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CHEESEBOARD_MISSING", str(tmp_path / "missing.json"))
    monkeypatch.setattr(hatch_build, "build_client", lambda _root: None)


def missing(root: Path) -> Any:
    """What the hook has left word of."""
    return json.loads((root / "missing.json").read_text("utf-8"))


def test_libraries_go_into_the_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = tmp_path / "build" / "compiled" / "cheeseboard" / "engine" / "state.so"
    monkeypatch.setattr(hatch_build, "compile_into", lambda _root, _target: [library])

    data = built(Hook(tmp_path))
    assert missing(tmp_path) == {}
    assert data["force_include"] == {str(library): "cheeseboard/engine/state.so"}
    assert data["infer_tag"]
    assert not data["pure_python"]


def test_without_a_compiler_the_rules_stay_python_and_a_warning_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "compile_into", no_compiler)
    hook = Hook(tmp_path)

    assert built(hook) == {"force_include": {}}
    assert "not compiled" in hook.told.warnings[0]
    assert missing(tmp_path) == {"rules": "gcc"}


def test_a_compiler_can_be_demanded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compile_into", no_compiler)
    monkeypatch.setenv("CHEESEBOARD_MUST_COMPILE", "1")

    with pytest.raises(FileNotFoundError):
        built(Hook(tmp_path))


def test_nothing_is_compiled_where_nobody_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compile_into", no_compiler)
    assert built(Hook(tmp_path), "editable") == {"force_include": {}}

    monkeypatch.setenv("CHEESEBOARD_PURE", "1")
    monkeypatch.setenv("CHEESEBOARD_MUST_COMPILE", "1")
    assert built(Hook(tmp_path)) == {"force_include": {}}
    assert missing(tmp_path) == {}
    assert [name for name in Hook(tmp_path).dependencies() if "mypy" in name] == []


def test_all_rules_are_compiled() -> None:
    found = hatch_build.compiled_sources(ROOT / "src")
    games = [path.parent.name for path in (ROOT / "src").glob("cheeseboard/games/*/rules.py")]

    assert {f"cheeseboard/games/{game}/rules.py" for game in games} <= set(found)
    assert {f"cheeseboard/games/{game}/view.py" for game in games} <= set(found)
    assert "cheeseboard/engine/state.py" in found
    assert not [name for name in found if name.endswith("__init__.py")]


# The compiler, for real

HAS_COMPILER = not sysconfig.get_config_var("CC") or shutil.which(str(sysconfig.get_config_var("CC")).split()[0])
needs_compiler = pytest.mark.skipif(not HAS_COMPILER, reason="there is no C compiler here")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with one module to compile, in a package that imports what an isolated build does not have."""
    engine = tmp_path / "src" / "cheeseboard" / "engine"
    engine.mkdir(parents=True)
    (engine.parent / "__init__.py").write_text("from cheeseboard.table import words\n")
    (engine.parent / "table.py").write_text("import fluent.nowhere as words\n")
    (engine / "__init__.py").write_text("")
    (engine / "state.py").write_text("def traps() -> int:\n    return 3\n")
    for header in hatch_build.HEADERS.values():
        shutil.copy(ROOT / "src" / header, engine)
    return tmp_path


@needs_compiler
def test_the_compiler_does_not_reach_what_is_not_compiled(package: Path) -> None:
    hook = Hook(package)
    assert any(name.startswith("cheeseboard/engine/state") for name in built(hook)["force_include"].values())
    assert hook.told.warnings == []


@needs_compiler
@only_in_full
def test_what_is_compiled_is_compiled_again_only_if_it_has_changed(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, real, runs = package / "src" / "cheeseboard", subprocess.run, list[str]()

    def counted(words: tuple[str, ...], **how: Any) -> Any:
        runs.append(words[1])
        return real(words, **how)

    def compilations() -> int:
        assert hatch_build.compile_into(package, package / "build" / "compiled")
        return runs.count(hatch_build.__file__)

    monkeypatch.setattr("subprocess.run", counted)

    assert compilations() == 1
    (source / "table.py").write_text("changed, and not compiled\n")
    assert compilations() == 1
    (source / "engine" / "state.py").write_text("def traps() -> int:\n    return 4\n")
    assert compilations() == 2


@needs_compiler
def test_what_a_library_depends_on(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def digest() -> str:
        return hatch_build.compiler_digest(package / "src")

    seen = [digest()]
    assert digest() == seen[0]
    with monkeypatch.context() as changed:
        changed.setenv("CFLAGS", "-O0")
        seen.append(digest())
    with monkeypatch.context() as changed:
        changed.setattr(sys, "version", "3.99")
        seen.append(digest())
    with monkeypatch.context() as changed:
        changed.setattr(hatch_build, "version_of", lambda _: "another")
        seen.append(digest())
    with monkeypatch.context() as changed:
        changed.setattr(hatch_build, "c_compiler", lambda: [sys.executable])
        seen.append(digest())
    (package / "src/cheeseboard/engine/state.py").rename(package / "src/cheeseboard/engine/dice.py")
    seen.append(digest())
    for header in hatch_build.HEADERS.values():
        (package / "src" / header).write_text("int64_t Bits_bit(int64_t member);\n")
        seen.append(digest())
    assert len(set(seen)) == len(seen)


@needs_compiler
def test_whatever_ends_the_compiler_is_a_failure_with_a_reason(package: Path) -> None:
    (package / "src/cheeseboard/engine/state.py").write_text("def traps() -> int:\n    return 'three'\n")
    hook = Hook(package)
    assert built(hook) == {"force_include": {}}
    assert "Incompatible return value" in hook.told.warnings[0]
    assert "Incompatible return value" in missing(package)["rules"]


def is_gcc() -> bool:
    words = hatch_build.c_compiler()
    return bool(words and HAS_COMPILER) and "Free Software" in hatch_build.said(*words, "--version").stdout


@needs_compiler
@pytest.mark.skipif(not is_gcc(), reason="the C compiler is not gcc")
def test_gcc_translates_the_library_in_parts(tmp_path: Path) -> None:
    assert hatch_build.can_link_parts(tmp_path / "tiny")


@pytest.fixture
def old_compiler(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that knows no parts."""
    script, real = package / "cc", " ".join(hatch_build.c_compiler())
    refuses = 'case " $* " in *" -flto"*) echo "unknown option" >&2; exit 1;; esac'
    script.write_text(f'#!/bin/sh\n{refuses}\nexec {real} "$@"\n')
    script.chmod(0o755)
    monkeypatch.setenv("CC", str(script))


has_scripts = pytest.mark.skipif(sys.platform == "win32", reason="a script is the compiler")


@needs_compiler
@has_scripts
@pytest.mark.usefixtures("old_compiler")
def test_a_compiler_that_knows_no_parts_is_noticed(package: Path) -> None:
    assert not hatch_build.can_link_parts(package / "tiny")


@needs_compiler
@has_scripts
@only_in_full
@pytest.mark.usefixtures("old_compiler")
def test_a_compiler_that_knows_no_parts_builds_the_library_whole(package: Path) -> None:
    hook = Hook(package)
    assert any(name.startswith("cheeseboard/engine/state") for name in built(hook)["force_include"].values())
    assert hook.told.warnings == []


@needs_compiler
def test_a_linker_that_drops_parts_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A linker that cannot read gcc's parts may leave them out without a word."""
    monkeypatch.setattr(hatch_build, "build_extensions", lambda _, target, __: (target / "tiny.so").write_bytes(b"ELF"))
    assert not hatch_build.can_link_parts(tmp_path / "tiny")


def test_a_compiler_that_is_not_there_is_named(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert built(Hook(package)) == {"force_include": {}}
    assert "no C compiler was found: no-such-compiler" in missing(package)["rules"]


@needs_compiler
def test_a_compiler_without_headers_is_called_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hatch_build.obstacle() is None
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    why = str(hatch_build.obstacle())
    assert "no C compiler" not in why
    assert "headers" in why
    assert "Python.h" in why


# run.py


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


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """What each build that run.py asks for will leave out, and why; the last one first."""
    for name, value in {"ROOT": tmp_path, "VENV": tmp_path / ".venv", "TOOLS": tmp_path / ".tools"}.items():
        monkeypatch.setattr(run, name, value)
    (tmp_path / "tools").mkdir()
    for name in run.LOCKS:
        run.lock_of(name).write_text(f"{name}\n")
    coming: list[dict[str, str]] = []

    def work(_: str, *command: object, **environment: str) -> None:
        if "hatchling" in command:
            assert (tmp_path / ".venv" / "dev.stamp").exists() or (tmp_path / ".tools" / "build").exists()
            Path(str(command[-1]), "cheeseboard.whl").write_text("")
            Path(environment["CHEESEBOARD_MISSING"]).write_text(json.dumps(coming.pop()))

    monkeypatch.setattr(run, "work", work)
    monkeypatch.setattr(run, "uv", lambda: tmp_path / "uv")
    monkeypatch.setattr(run, "has_node", lambda: True)
    monkeypatch.setattr(run, "compiler", lambda: "compiler\n")
    monkeypatch.setattr(run, "make_environment", lambda folder, *_: folder.mkdir(parents=True))
    return coming


def test_what_builds_the_package_is_put_away(builds: list[dict[str, str]]) -> None:
    builds += [{}]
    run.install()
    assert builds == []
    assert not (run.TOOLS / "build").exists()


def test_developers_build_with_what_they_have(builds: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    builds += [{}, {}]
    run.install("dev")
    (run.ROOT / "README.md").write_text("edited\n")
    monkeypatch.setattr(run, "make_environment", lambda *_: pytest.fail("made anew"))
    run.install("dev")
    assert builds == []


def test_from_playing_to_testing_and_back_nothing_is_built_or_thrown_away(
    builds: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    builds += [{}]
    run.install()
    monkeypatch.setattr(run, "make_environment", lambda *_: pytest.fail("thrown away"))
    run.install("dev")
    assert run.has_more("dev")
    run.install()
    assert run.has_more("dev")


@pytest.mark.parametrize(
    ("line", "more"),
    [
        ("play --lan", []),
        ("do cheeseboard play", []),
        ("install", []),
        ("install many", ["many"]),
        ("test tests/docs", ["dev"]),
        ("check", ["dev"]),
        ("judge alles-kaese", ["dev"]),
        ("do python", ["dev"]),
        ("lab balance", ["lab"]),
        ("bench", ["bench"]),
        ("docs", ["docs"]),
        ("servers", ["servers"]),
    ],
)
def test_what_a_command_installs(line: str, more: list[str]) -> None:
    what, *words = line.split()
    assert run.needs(what, words) == more


def test_players_get_no_caches(builds: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_CACHE_DIR", "mine")
    used: list[Path] = []

    def install(*_: str) -> dict[str, str]:
        used.extend(Path(os.environ[name]) for name in ("UV_CACHE_DIR", "npm_config_cache"))
        used[-1].mkdir(parents=True)
        return {}

    monkeypatch.setattr(run, "install", install)
    run.prepare("play", [])
    assert [folder.relative_to(run.TOOLS) for folder in used] == [Path("fetched/uv"), Path("fetched/npm")]
    assert not (run.TOOLS / "fetched").exists()
    assert os.environ["UV_CACHE_DIR"] == "mine"
    assert "npm_config_cache" not in os.environ
    assert builds == []


def test_an_extra_that_is_not_there_is_named(builds: list[dict[str, str]]) -> None:
    with pytest.raises(SystemExit, match="there is nothing called fondue to install: dev, many"):
        run.prepare("install", ["fondue"])
    assert builds == []


def test_a_build_that_lacks_something_is_tried_again_until_it_lacks_nothing(builds: list[dict[str, str]]) -> None:
    builds += [{}, {"rules": "out of memory"}, {"page": "npm ci failed"}]
    assert run.install() == {"page": "npm ci failed"}
    assert run.install() == {"rules": "out of memory"}
    assert run.install() == {}
    assert run.install() == {}  # without another build
    assert builds == []


def test_without_a_compiler_nothing_is_tried_again_until_there_is_one(
    builds: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each try fetches what builds the package: without a network there would be no game."""
    builds += [{}, {"rules": "no C compiler was found"}]
    with monkeypatch.context() as bare:
        bare.setattr(run, "compiler", lambda: "")
        assert run.install() == {"rules": "no C compiler was found"}
        assert run.install() == {"rules": "no C compiler was found"}
    assert builds == [{}]
    assert run.install() == {}


def test_a_compiler_that_is_named_but_not_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert run.compiler() == ""


def test_a_build_that_fails_leaves_no_old_stamp(builds: list[dict[str, str]]) -> None:
    builds += [{}, {"page": "npm run failed"}, {}]
    run.install()
    source = run.ROOT / "README.md"
    source.write_text("edited\n")
    run.install()
    source.unlink()
    run.install()
    assert builds == []


@pytest.mark.parametrize("why", ["no C compiler was found: gcc", "the C compiler lacks headers: Python.h"])
def test_why_the_rules_are_slow_is_said(capsys: pytest.CaptureFixture[str], why: str) -> None:
    run.warn({"rules": why})
    told = capsys.readouterr().err
    assert why in told
    assert "tries" in told


def test_nobody_is_sent_to_a_house_without_a_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "prepare", lambda *_: {"page": "npm ci failed: no network"})
    monkeypatch.setattr(run, "become", lambda *_: pytest.fail("it was opened"))
    monkeypatch.setattr("sys.argv", ["run.py", "play"])
    with pytest.raises(SystemExit) as end:
        run.main()
    assert end.value.code
    assert "npm ci failed: no network" in capsys.readouterr().err


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


@pytest.mark.parametrize("there", [True, False])
def test_what_the_page_is_built_with_is_put_away_unless_it_was_there(
    page: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    asked: list[str] = []
    vite = page / "client" / "node_modules" / "vite"

    def npm(_: Path, *words: str) -> None:
        asked.append(words[0])
        vite.mkdir(parents=True, exist_ok=True)
        (page / hatch_build.STATIC).mkdir(exist_ok=True)

    if there:
        vite.mkdir()
    monkeypatch.setattr(hatch_build, "run_npm", npm)
    build_client(page)
    assert asked == (["run"] if there else ["ci", "run"])
    assert vite.exists() is there
    assert hatch_build.is_built(page)


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
    hook = Hook(page)
    monkeypatch.setattr(hatch_build, "node_on_path", lambda: False)
    assert hatch_build.NODE not in hook.dependencies()
    (page / "client/src/main.ts").write_text("changed\n")
    assert hatch_build.NODE in hook.dependencies()
    monkeypatch.setattr(hatch_build, "node_on_path", lambda: True)
    assert hatch_build.NODE not in hook.dependencies()


def test_without_node_and_network_the_package_installs_without_its_page(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    npm = "print('npm error code EAI_AGAIN'); raise SystemExit(1)"
    hook = Hook(page)
    monkeypatch.setattr(hatch_build, "build_client", build_client)
    monkeypatch.setattr(hatch_build, "npm", lambda: ([sys.executable, "-c", npm], None))
    monkeypatch.setenv("CHEESEBOARD_PURE", "1")
    (page / hatch_build.STATIC / "index.html").write_text("an old page\n")
    (page / "client/src/main.ts").write_text("changed\n")
    built(hook)
    assert "page was not built" in hook.told.warnings[0]
    assert missing(page) == {"page": "npm ci failed: npm error code EAI_AGAIN"}
    assert not (page / hatch_build.STATIC).exists()
    monkeypatch.setenv("CHEESEBOARD_MUST_COMPILE", "1")
    with pytest.raises(hatch_build.Failure):
        built(hook)


# What a package index shows

README = """# Cheeseboard
<img src="docs/pictures/home.webp" alt="boxes"> ![a mouse](client/mouse.svg)
[play](docs/play.md#alone) [below](#games) [Fluent](https://projectfluent.org) <a href="LICENSE">MIT</a>
"""
HOME = "https://example.org/mice/cheeseboard"


def shown(root: Path) -> dict[str, Any]:
    (root / "README.md").write_text(README, "utf-8")
    found: dict[str, Any] = {"version": "1.2"}
    hatch_build.Page(str(root), {}).update(found)
    return found


def test_without_an_address_nothing_is_made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHEESEBOARD_HOME", raising=False)
    found = shown(tmp_path)
    assert found["readme"]["text"] == README
    assert "urls" not in found


def test_an_index_gets_absolute_pictures_and_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEESEBOARD_HOME", f"{HOME}/")
    found = shown(tmp_path)
    text = found["readme"]["text"]
    assert found["urls"]["Repository"] == HOME
    assert f'src="{HOME}/raw/v1.2/docs/pictures/home.webp"' in text
    assert f"![a mouse]({HOME}/raw/v1.2/client/mouse.svg)" in text
    assert f"[play]({HOME}/blob/v1.2/docs/play.md#alone)" in text
    assert f'href="{HOME}/blob/v1.2/LICENSE"' in text
    assert "[below](#games) [Fluent](https://projectfluent.org)" in text


def test_our_readme_has_no_other_addresses() -> None:
    """Each picture and each link is one that the index can be given an address for."""
    text = hatch_build.absolute((ROOT / "README.md").read_text("utf-8"), HOME, "v1.2")
    named = re.findall(r"(?:raw|blob)/v1\.2/([^)\"#]+)", text)
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).exists()] == []

"""The wheel for Pyodide: what is in it, and that micropip installs it and it plays the same games."""

import base64
import csv
import functools
import hashlib
import io
import json
import re
import shutil
import sys
import threading
import zipfile
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest

import cheeseboard
from tests.browser.house import golden, need_house, trace_of
from tests.every_game.tables import OWN_GAMES
from tests.long import only_in_full, unavailable
from tools import make_house
from tools.house import fetch, library, wheel

SIZE = 2_000_000  # bytes
NEEDS = (
    "fluent.runtime",
    "fluent.syntax",
    "attrs",
    "babel",
    "pytz",
    "typing_extensions",
    "mypy_extensions",
    "openskill",
)
PROGRAM = """
import importlib.metadata, json, sys
import cheeseboard

def played(name):
    game = cheeseboard.new(name, seed=7)
    while not game.over:
        game.play_bot("otto")
    return game.link()

def there(code):
    names = {{}}
    *body, last = code.strip().splitlines()
    exec("\\n".join(body), names)
    return eval(last, names)

json.dumps({{
    "compiled": cheeseboard.compiled,
    "version": cheeseboard.__version__,
    "links": {{name: played(name) for name in cheeseboard.games()}},
    "traces": {{name: there(code) for name, code in {traces!r}.items()}},
    "picture": cheeseboard.new("alles-kaese", seed=1).svg()[:4],
    "msgspec": __import__("msgspec").__version__,
}})
"""


@pytest.fixture(scope="module")
def built() -> Path:
    need_house()
    (found,) = make_house.CONSOLE.glob("*.whl")
    return found


def test_its_name_says_where_it_runs(built: Path) -> None:
    lock = json.loads((fetch.fetch_pyodide(make_house.WORK) / "pyodide-lock.json").read_text())
    tag = wheel.tag_of(lock)
    assert built.name == f"cheeseboard-{cheeseboard.__version__}-{tag}.whl"
    with zipfile.ZipFile(built) as packed:
        (about,) = [name for name in packed.namelist() if name.endswith(".dist-info/WHEEL")]
        assert f"Tag: {tag}\n" in packed.read(about).decode()


@pytest.mark.parametrize(
    ("names", "tag"),
    [
        (["a-1-cp311-cp311-emscripten_3_1_46_wasm32.whl", "b-1-py3-none-any.whl"], "emscripten_3_1_46_wasm32"),
        (["a-1-cp311-cp311-pyodide_2025_0_wasm32.whl", "b-1-cp311-cp311-pyemscripten_2025_0_wasm32.whl"], "pyemscripten_2025_0_wasm32"),
    ],
)  # fmt: skip
def test_the_tag_is_that_of_the_releases_own_packages(
    names: list[str], tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 11, 0))
    lock = {"packages": {name: {"file_name": name} for name in names}}
    assert wheel.tag_of(lock) == f"cp311-cp311-{tag}"
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    with pytest.raises(fetch.Missing, match="cp399"):
        wheel.tag_of(lock)


def test_its_record_has_every_file(built: Path) -> None:
    with zipfile.ZipFile(built) as packed:
        (own,) = [name for name in packed.namelist() if name.endswith(".dist-info/RECORD")]
        rows = list(csv.reader(io.StringIO(packed.read(own).decode())))
        assert [name for name, _, _ in rows] == packed.namelist()
        for name, digest, length in rows[:-1]:
            body = packed.read(name)
            found = base64.urlsafe_b64encode(hashlib.sha256(body).digest()).decode().rstrip("=")
            assert (digest, int(length)) == (f"sha256={found}", len(body))
        assert rows[-1] == [own, "", ""]


def test_it_is_small_and_has_one_library_and_nothing_for_a_server(built: Path) -> None:
    assert built.stat().st_size <= SIZE
    with zipfile.ZipFile(built) as packed:
        names = packed.namelist()
    assert [name for name in names if name.endswith(".so")] == ["cheeseboard/house/engine.so"]
    assert not [name for name in names if re.match(r"cheeseboard/(web|terminal|cli|rl)/", name)]
    assert {"cheeseboard/engine/state.py", "cheeseboard/house/others/msgspec/__init__.py"} <= set(names)


def test_the_same_sources_give_the_same_bytes(built: Path) -> None:
    pyodide = fetch.fetch_pyodide(make_house.WORK)
    name, body = wheel.make_wheel(make_house.WORK, pyodide, *library.make_library(make_house.WORK))
    assert (name, body) == (built.name, built.read_bytes())


# In Pyodide


@pytest.fixture
def space(built: Path, tmp_path: Path) -> Iterator[str]:
    """A web space with the wheel, with micropip, and with an index of what the wheel needs, as it is installed here."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(tmp_path))) as server:
        url = f"http://127.0.0.1:{server.server_port}/"
        shutil.copy(built, tmp_path)
        for name in (*NEEDS, "micropip", "packaging"):
            found = distribution(name)
            file = repacked(found, tmp_path)
            page = tmp_path / "simple" / re.sub(r"[-_.]+", "-", found.name).lower() / "index.html"
            page.parent.mkdir(parents=True)
            page.write_text(f'<a href="{url}{file}">{file}</a>')
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield url
        server.shutdown()


def repacked(found: Distribution, folder: Path) -> str:
    """An installed package that is pure, as a wheel again."""
    name = f"{re.sub(r'[-_.]+', '_', found.name)}-{found.version}-py3-none-any.whl"
    with zipfile.ZipFile(folder / name, "w") as target:
        for file in found.files or ():
            if ".." not in file.parts and file.suffix != ".pyc":
                target.write(str(file.locate()), file.as_posix())
    return name


@only_in_full
def test_micropip_installs_it_and_it_plays_the_same_games(built: Path, space: str, tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        unavailable("there is no Node here: apt-get install nodejs")
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.format(traces={game.name: trace_of(game) for game in OWN_GAMES}))
    tools = ",".join(each.name for each in tmp_path.glob("*.whl") if each.name.startswith(("micropip-", "packaging-")))
    script = Path(__file__).with_name("install.mjs")
    told = fetch.said(node, script, fetch.fetch_pyodide(make_house.WORK), space, tools, built.name, program)
    found = json.loads(told.splitlines()[-1])

    assert found["compiled"] is True
    assert found["version"] == cheeseboard.__version__
    assert found["traces"] == {game.name: golden(game) for game in OWN_GAMES}
    assert found["links"] == {name: played(name) for name in cheeseboard.games()}
    assert found["picture"] == "<svg"


def played(name: str) -> str:
    game = cheeseboard.new(name, seed=7)
    while not game.over:
        game.play_bot("otto")
    return game.link()

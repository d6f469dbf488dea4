"""What the house is made of: the same bytes each time, what stands in for large packages, and clear refusals."""

import hashlib
import json
import marshal
import os
import shutil
import subprocess
import sys
import traceback
from decimal import Decimal
from pathlib import Path

import babel
import babel.plural
import pytest

from cheeseboard.table.languages import LANGUAGES
from tests.long import LATER, LONG
from tools import make_house
from tools.house import fetch, pack

INSTEAD = Path(pack.__file__).parent / "instead"
NUMBERS = [*range(25), 100, 101, 999, 1000, 1234, 65_536, 1_000_000, 1_000_001, 2_000_000]
WRITTEN = [*NUMBERS, 0.5, 1.0, 1.25, 2.5, 12.3456, 1234.5, -3]


SMALL = """
import babel, json, sys
numbers, all_numbers, languages = json.loads(sys.argv[1])
found = {}
for language in languages:
    locale = babel.Locale.parse(language)
    pattern = locale.decimal_formats[None]
    found[language] = [locale.plural_form(each) for each in numbers], [pattern.apply(each, locale) for each in all_numbers]
try:
    babel.Locale.parse("xx")
except babel.UnknownLocaleError:
    print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def small() -> dict[str, tuple[list[str], list[str]]]:
    """Plurals and numbers of the small Babel, by language; it has a process of its own. What nobody speaks it does not know."""
    asked = json.dumps([NUMBERS, WRITTEN, list(LANGUAGES)])
    environment = {**os.environ, "PYTHONPATH": str(INSTEAD)}
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", SMALL, asked], env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, tuple[list[str], list[str]]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_are_those_of_babel(language: str, small: dict[str, tuple[list[str], list[str]]]) -> None:
    real = babel.Locale.parse(language)
    plural = babel.plural.to_python(real.plural_form)
    plurals, written = small[language]

    assert plurals == [plural(number) for number in NUMBERS]
    assert written == [real.decimal_formats[None].apply(Decimal(str(number)), real) for number in WRITTEN]


def test_bytecode_is_the_same_each_time_and_keeps_our_asserts() -> None:
    source = b'"""A module."""\ndef f(x):\n    """Of a function."""\n    assert x, "no"\n    return x in {"a", "b"}\n'
    ours, others = (pack.bytecode(source, "m.py", ours=each) for each in (True, False))

    assert ours == pack.bytecode(source, "m.py", ours=True)
    assert b"AssertionError" not in others and len(others) < len(ours)
    assert b"A module" not in ours and b"Of a function" not in ours


def test_what_fails_in_the_code_of_others_says_where_without_lines() -> None:
    """Each length of code has a table, which the interpreter can read."""
    for count in range(20):
        source = (
            f"def f():\n    g({', '.join('xyz'[:1] * count)})\n\n\ndef g():\n    raise ValueError\n\n\nx = 1\nf()\n"
        )
        code = marshal.loads(pack.bytecode(source.encode(), "m.py", ours=False, has_lines=False)[16:])  # noqa: S302
        assert all(line is None for _, _, line in code.co_lines())
        assert len(list(code.co_positions())) == len(code.co_code) // 2
        with pytest.raises((ValueError, TypeError)) as failed:
            exec(code, {})  # noqa: S102 - made here
        said = "".join(traceback.format_exception(failed.value))
        assert 'File "m.py"' in said and "in f" in said
    assert len(pack.bytecode(BIG, "m.py", ours=False, has_lines=False)) < len(pack.bytecode(BIG, "m.py", ours=False))


BIG = b"\n".join(b"x%d = 1\n" % number for number in range(100))


def test_what_a_module_wants_of_the_future_stays_in_front() -> None:
    """And where nothing but a docstring was, something still is."""
    source = (
        b'"""A module."""\nfrom __future__ import annotations\nclass C(Exception):\n    """Of a class."""\nx: y = 1\n'
    )
    found: dict[str, object] = {}
    exec(marshal.loads(pack.bytecode(source, "m.py", ours=False)[16:]), found)  # noqa: S102, S302 - made here

    assert found["__annotations__"] == {"x": "y"}
    assert found.get("__doc__") is None


def test_a_release_that_is_not_what_was_locked_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "pyodide.tgz"
    file.write_bytes(b"something else")
    with pytest.raises(fetch.Missing, match="not what was locked"):
        fetch.check(file, "sha512-AAAA")
    assert not file.exists()


def test_a_python_without_a_release_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    with pytest.raises(fetch.Missing, match=r"Python 3\.99"):
        fetch.fetch_pyodide(tmp_path)


def test_a_program_that_fails_says_why() -> None:
    with pytest.raises(fetch.Missing, match="so it goes"):
        fetch.said(sys.executable, "-c", "import sys; sys.exit('so it goes')")


LEFT_OUT = {".git", ".venv", ".tools", "build", "site", "node_modules", "static", "tests", "__pycache__"}
LONG_AGO = 1_000_000_000  # a September of 2001


def moved(target: Path) -> Path:
    """The sources in another place, with other times; what was fetched for the first build need not be fetched again."""
    shutil.copytree(fetch.ROOT, target, ignore=lambda _, names: LEFT_OUT & set(names))
    for file in target.rglob("*"):
        os.utime(file, (LONG_AGO, LONG_AGO))
    work = target / "build" / make_house.WORK.name
    for folder in (*make_house.WORK.glob("pyodide-*/"), *make_house.WORK.glob("msgspec-*/")):
        shutil.copytree(folder, work / folder.name)
    return target


def digests(folder: Path) -> dict[str, str]:
    found = [*(folder / "house").rglob("*"), folder / "cheeseboard.html"]
    files = {file.relative_to(folder).as_posix(): file for file in found if file.is_file()}
    return {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in sorted(files.items())}


@pytest.mark.skipif(not LONG, reason=LATER)  # it compiles everything once more
def test_the_same_sources_give_the_same_bytes_anywhere(tmp_path: Path) -> None:
    if not (make_house.STAMP.exists() and make_house.STAMP.read_text() == make_house.made_from()):
        pytest.skip("the house has not been built from these sources: python3 run.py site --one-file")
    elsewhere = moved(tmp_path / "another place")
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "TZ": "Asia/Kathmandu", "LC_ALL": "C"}
    command = [sys.executable, "-m", "tools.make_house", "--one-file"]
    subprocess.run(command, cwd=elsewhere, env=environment, capture_output=True, check=True)  # noqa: S603
    here, there = digests(make_house.HOUSE.parent), digests(elsewhere / "build")

    assert len(here) > 50
    assert here == there

"""What help() and editors show of the compiled build is what stands in the sources."""

import ast
import inspect
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, is_typeddict

import pytest

import cheeseboard
import hatch_build

ROOT = Path(__file__).resolve().parents[2]
MODULES = [name.removesuffix(".py").replace("/", ".") for name in hatch_build.compiled_sources(ROOT / "src")]
MADE = {"__init__", "__eq__", "__repr__"}  # Python says something of its own there


def documented(module: str) -> Iterator[tuple[Any, str, ast.FunctionDef | None]]:
    """Each class and function of a module, what its source says of it, and how a function is defined."""
    found = import_module(module)
    source = ROOT / "src" / Path(*module.split(".")).with_suffix(".py")
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield getattr(found, node.name), ast.get_docstring(node) or "", node
        elif isinstance(node, ast.ClassDef):
            yield getattr(found, node.name), ast.get_docstring(node) or "", None
            for each in node.body:
                if isinstance(each, ast.FunctionDef) and each.name not in MADE and not each.decorator_list:
                    yield getattr(getattr(found, node.name), each.name), ast.get_docstring(each) or "", each


@pytest.mark.parametrize("module", MODULES)
def test_docstrings_and_parameters_are_those_of_the_source(module: str) -> None:
    for thing, says, function in documented(module):
        if says and not is_typeddict(thing):  # of those mypyc keeps nothing but the keys
            assert inspect.getdoc(thing) == says, thing
        if function is not None:
            meant = [each.arg for each in function.args.args]
            assert list(inspect.signature(thing).parameters) == meant, thing


def test_help_shows_them() -> None:
    code = "from cheeseboard.engine.state import State; help(State)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert "One position of a game, hidden cards included." in told
    assert "Play a move if it is legal; otherwise raise IllegalMove and change nothing." in told
    assert "imagine(self, " in told


@pytest.mark.skipif(not cheeseboard.compiled, reason="holds by itself where the sources are what runs")
def test_an_inherited_docstring_is_found() -> None:
    state = cheeseboard.new("alles-kaese").state
    assert inspect.getdoc(type(state).clone) == "An independent copy without a listener."


# How they come into the library.

CODE = r"""
    {"play",
     (PyCFunction)CPyPy_state___State___play,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play($self, move)\n--\n\n")},
    {"other", (PyCFunction)CPyPy_other, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("other()\n--\n\n") /* docstring */},
static PyTypeObject CPyType_state___State_template_ = {
    .tp_name = "State",
    .tp_doc = PyDoc_STR("State(seats)\n--\n\n"),
};
"""


def test_the_build_puts_docstrings_behind_signatures() -> None:
    docs = {"state___State___play": 'Play a "move"?\nOr Käse.', "state___State": "A position."}
    code = hatch_build.with_docstrings(CODE, docs)
    assert r'PyDoc_STR("play($self, move)\n--\n\nPlay a \042move\042\077\012Or K\303\244se.")' in code
    assert r'PyDoc_STR("State(seats)\n--\n\nA position.")' in code
    assert r'PyDoc_STR("other()\n--\n\n")' in code
    assert hatch_build.with_docstrings(CODE, {}) == CODE


def test_a_name_that_means_two_things_says_nothing(tmp_path: Path) -> None:
    for game, says in (("one", "First."), ("two", "Second.")):
        folder = tmp_path / "cheeseboard" / "games" / game
        folder.mkdir(parents=True)
        (folder / "rules.py").write_text(f'def new() -> None:\n    """{says}"""\n')
    docs = hatch_build.docstrings(tmp_path)
    assert docs["rules___new"] == ""
    assert docs["one___rules___new"] == "First."
    assert docs["cheeseboard___games___two___rules___new"] == "Second."

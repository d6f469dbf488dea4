"""Every notebook of examples/ runs, and shows what its cells give."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cheeseboard
from tests.long import cases
from tests.rl.extras import need
from tools.notebooks import cells, is_current, notebooks, read, run, written

ROOT = Path(__file__).parents[2]
EVERY_NOTEBOOK = pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
NEEDS = {"tournament": "pandas", "train": "numpy"}  # what is not installed with the package
AUDIENCES = {"first-steps", "exact-odds", "write-a-bot", "tournament", "train", "balance"}


def test_there_is_one_for_each_audience() -> None:
    assert {path.stem for path in notebooks()} == AUDIENCES


@pytest.mark.skipif(not cheeseboard.compiled, reason="takes more games than can be played uncompiled")
@pytest.mark.parametrize("path", cases(notebooks(), notebooks()[:2]), ids=lambda path: path.stem)
def test_a_notebook_runs_and_shows_what_it_gives(path: Path) -> None:
    """In a process of its own, as it would be in Jupyter."""
    if path.stem in NEEDS:
        need(NEEDS[path.stem], "notebooks")
    done = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-m", "tools.notebooks", "--check", path.stem],
        cwd=ROOT,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@EVERY_NOTEBOOK
def test_a_notebook_is_written_plainly(path: Path) -> None:
    """As Jupyter writes it, with results, for a reader who is named, and without commands that only IPython knows."""
    notebook = read(path)
    assert path.read_text("utf-8") == written(notebook)
    assert notebook["nbformat"] == 4
    assert "This notebook is for" in "".join(cells(notebook, "markdown")[0]["source"])
    for number, cell in enumerate(cells(notebook), 1):
        assert cell["execution_count"] == number
        assert not any(line.startswith(("%", "!")) for line in cell["source"])
    assert sum(bool(cell["outputs"]) for cell in cells(notebook)) >= 4


def test_a_cell_gives_what_it_prints_and_its_last_value() -> None:
    assert run("x = 2\nprint(x)\nx + 1", {}, "here") == ("2\n", 3)
    assert run("x = 2", {}, "here") == ("", None)
    with pytest.raises(ZeroDivisionError):
        run("1 / 0", {}, "here")


def test_a_notebook_that_shows_something_else_is_found() -> None:
    def cell(shows: str, tags: tuple[str, ...] = ()) -> dict[str, object]:
        output = {"name": "stdout", "output_type": "stream", "text": [shows]}
        return {"cell_type": "code", "metadata": {"tags": [*tags]}, "source": ["print(1)"], "outputs": [output]}

    assert is_current({"cells": [cell("1\n")]}, "planted")
    assert not is_current({"cells": [cell("2\n")]}, "planted")
    assert is_current({"cells": [cell("2\n", ("varies",))]}, "planted")

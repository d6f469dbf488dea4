"""Every Python block of every document runs, each page's in order in one namespace."""

import doctest
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.docs.pages import blocks, name_of, pages_with
from tests.rl.extras import need

EXTRAS = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "torch"}  # what may not be there
NOWHERE = {"jax", "verifiers"}  # what no command of ours installs
ELSEWHERE = "http://localhost:8000"  # needs a server: tests/web/test_sockets.py plays the protocol's
LENIENT = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def run(code: str, page: str, names: dict[str, Any]) -> None:
    """What a reader types: as a program, or as a dialogue with answers."""
    if not code.startswith(">>>"):
        exec(compile(code, page, "exec"), names)  # noqa: S102 - our own page
        return
    told: list[str] = []
    dialogue = doctest.DocTestParser().get_doctest(code, names, page, page, 0)
    doctest.DocTestRunner(optionflags=LENIENT).run(dialogue, out=told.append, clear_globs=False)
    names.update(dialogue.globs)
    assert not told, "".join(told)


def run_page(page: str, codes: list[str]) -> None:
    """A class defined on a page has a module, as anywhere."""
    module = ModuleType(page.replace("/", "_").replace(".", "_"))
    sys.modules[module.__name__] = module
    try:
        for code in codes:
            run(code, page, module.__dict__)
    except ModuleNotFoundError as missing:
        if missing.name in NOWHERE:
            pytest.skip(f"{missing.name} is not installed")
        if missing.name not in EXTRAS:
            raise
        need(missing.name)
    finally:
        del sys.modules[module.__name__]


@pytest.mark.parametrize("page", pages_with("python"), ids=name_of)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_page(name_of(page), [code for code in blocks(page, "python") if ELSEWHERE not in code])


def test_the_pages_that_teach_python_are_among_them() -> None:
    taught = {
        "README.md",
        "docs/arena.md",
        "docs/play.md",
        "docs/python.md",
        "docs/record.md",
        "docs/train.md",
        "docs/write-a-bot.md",
    }
    assert taught <= {name_of(page) for page in pages_with("python")}


def test_only_the_protocol_needs_a_server() -> None:
    served = [name_of(page) for page in pages_with("python") for code in blocks(page, "python") if ELSEWHERE in code]
    assert served == ["docs/protocol.md"]


@pytest.mark.parametrize(
    "code",
    [
        ">>> 1 + 1\n3\n",
        "import cheeseboard\ncheeseboard.new('alles-kaese', seats=7)\n",
        "import cheeseboard.nowhere\n",
        "from cheeseboard import nothing\n",
    ],
)
def test_a_page_that_is_wrong_fails(code: str) -> None:
    with pytest.raises((AssertionError, ValueError, ImportError)):
        run_page("planted.md", [code])


def test_blocks_of_a_page_know_each_other() -> None:
    run_page("planted.md", ["def one():\n    return 1\n", ">>> one()\n1\n", "assert one() == 1\n"])

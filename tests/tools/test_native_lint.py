"""The lint notices what changes its meaning when compiled."""

from pathlib import Path

import pytest

from tools import native_lint


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("y = 1 << n", "32-bit shift"),
        ("y = i64(1) << n", "32-bit shift"),
        ("ONE: Final[i64] = 1\ny = ONE << n", "32-bit shift"),
        ("y = 0x7FFFFFFFFFFFFFFF", "boxed object"),
        ("y = x if x > 2 else 0", "boxes both"),
        ("y = -1 if x > 2 else x", "boxes both"),
        ("y = x.bit_count()", "slow"),
        ("y, z = divmod(x, 3)", "boxes"),
    ],
)
def test_traps_are_noticed(tmp_path: Path, source: str, said: str) -> None:
    path = tmp_path / "rules.py"
    path.write_text(source)

    found = native_lint.complaints(path)
    assert len(found) == 1
    assert said in found[0]


@pytest.mark.parametrize(
    "source", ["y = 1 << 5", "y = x << n", "y = x if x else NONE", "y = 'a' if x else 'b'", "y = True if x else z"]
)
def test_the_rest_is_left_alone(tmp_path: Path, source: str) -> None:
    path = tmp_path / "rules.py"
    path.write_text(source)

    assert native_lint.complaints(path) == []


@pytest.mark.parametrize(
    "source",
    [
        "from cheeseboard.games.box import Game",
        "import cheeseboard",
        "from cheeseboard import new",
        "from . import view",
        "def f():\n    from cheeseboard.table.words import Words",
        "import fluent.runtime",
    ],
)
def test_what_is_compiled_imports_nothing_that_is_not(tmp_path: Path, source: str) -> None:
    path = tmp_path / "rules.py"
    path.write_text(source)

    (found,) = native_lint.strays(path, {"cheeseboard.engine.state"})
    assert "is not compiled" in found


@pytest.mark.parametrize(
    "source",
    [
        "from cheeseboard.engine.state import State",
        "from cheeseboard.engine import state",
        "import cheeseboard.engine.state",
        "from collections.abc import Sequence\nfrom librt.vecs import vec\nfrom mypy_extensions import i64",
    ],
)
def test_what_is_compiled_may_import_its_like(tmp_path: Path, source: str) -> None:
    path = tmp_path / "rules.py"
    path.write_text(source)

    assert native_lint.strays(path, {"cheeseboard.engine.state"}) == []


def test_a_narrow_shift_in_c_is_recognised() -> None:
    assert native_lint.NARROW_SHIFT.search("    cpy_r_r0 = 1 << cpy_r_n;")
    assert not native_lint.NARROW_SHIFT.search("    cpy_r_r0 = cpy_r_one << cpy_r_n;")

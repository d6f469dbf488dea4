"""What the documents show is what happens."""

import doctest
import re
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.rl.extras import need

ROOT = Path(__file__).parent.parent


def test_the_page_on_training_runs() -> None:
    need("numpy")
    page = (ROOT / "docs" / "train.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, Any] = {"cheeseboard": import_module("cheeseboard.rl") and import_module("cheeseboard")}
    exec(code, names)  # noqa: S102 - our own page
    assert names["games"].batch.decisions == 4096


def test_the_readme_runs() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)

    assert tried.attempted >= 8
    assert tried.failed == 0

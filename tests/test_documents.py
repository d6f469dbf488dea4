"""What the documents show is what happens."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_readme_runs() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)

    assert tried.attempted >= 8
    assert tried.failed == 0

"""What the tests of the adapters need besides the package."""

import os
from typing import Any

import pytest


def need(module: str, extra: str = "bench") -> Any:
    """A module of an extra; where it is not installed the tests are skipped, but never in CI."""
    if os.environ.get("CI"):
        return __import__(module)
    return pytest.importorskip(module, reason=f"{module} is not installed: pip install cheeseboard[{extra}]")

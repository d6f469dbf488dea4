"""What the tests of the adapters need besides the package."""

import os
from typing import Any

import pytest


def need(module: str, command: str = "bench") -> Any:
    """A module that a command of run.py installs; where it is not installed the tests are skipped, but never in CI."""
    if os.environ.get("CI"):
        return __import__(module)
    return pytest.importorskip(module, reason=f"{module} is not installed: python3 run.py {command}")

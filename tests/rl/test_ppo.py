"""The example learns."""

import runpy
from pathlib import Path
from statistics import fmean

import pytest

import cheeseboard

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.mark.skipif(not cheeseboard.compiled, reason="takes more games than can be played uncompiled")
def test_the_example_learns() -> None:
    """In a few updates, and so only a little; two minutes of it are in docs/train.md."""
    pytest.importorskip("torch", reason="torch is not installed: pip install cheeseboard[train]")
    shares = list(runpy.run_path(str(EXAMPLE))["train"](16))
    assert 0.40 < fmean(shares[:2]) < 0.57  # at random it would be about a half
    assert fmean(shares[-4:]) > fmean(shares[:2]) + 0.03

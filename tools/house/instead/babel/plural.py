"""A plural rule is a function here."""

from collections.abc import Callable
from typing import Any


def to_python(rule: Callable[[Any], str]) -> Callable[[Any], str]:
    return rule

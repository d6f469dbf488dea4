"""Instead of attrs: as much as Fluent uses is in the standard library."""

from dataclasses import MISSING, dataclass, field, replace
from typing import Any


def ib(default: Any = MISSING, factory: Any = MISSING, init: bool = True, validator: object = None) -> Any:  # noqa: ARG001
    return field(default=default, default_factory=factory, init=init)


class validators:  # noqa: N801 - it is a module there
    @staticmethod
    def in_(options: object) -> object:
        return options


s, evolve = dataclass, replace

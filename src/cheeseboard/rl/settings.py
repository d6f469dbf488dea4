"""Settings of an environment: what cannot be is refused by name, with what would do."""

from collections.abc import Sequence
from typing import Any, Final

MOST: Final = (1 << 63) - 1


def one_of(name: str, value: Any, possible: Sequence[Any]) -> Any:
    """A setting that is one of a few values; otherwise a ValueError that names them."""
    if not any(value == one and type(value) is type(one) for one in possible):
        raise ValueError(f"{name}: {value!r} is not possible; possible: {', '.join(map(repr, possible))}")
    return value


def whole(name: str, value: Any, least: int, most: int = MOST) -> int:
    """A setting that is a whole number; otherwise a ValueError that names the least and the greatest."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{name}: {value!r} is not possible; possible: a whole number from {least} to {most}")
    return value

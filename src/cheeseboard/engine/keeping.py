"""Positions taken apart and put together again, for pickle.

Compiled attributes that are ``Final`` can be set by the constructor alone, and a ``vec`` cannot be pickled at all. So an object
is kept as the arguments of its constructor, which are attributes of the same names, and whatever else it has.
A class in plain Python need not name them so: then it is put together without its constructor.
"""

from inspect import signature
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8


class PackedVec:
    """Stands for a ``vec`` while it is pickled, and comes back as one."""

    def __init__(self, kind: str, items: list[Any]) -> None:
        self.kind = kind
        self.items = items

    def __reduce__(self) -> tuple[Any, ...]:
        return vec_of, (self.kind, self.items)


def vec_of(kind: str, items: list[Any]) -> Any:
    """A ``vec`` of the kind that its type is called by."""
    if kind == "vec[u8]":
        return vec[u8](items)
    if kind == "vec[i16]":
        return vec[i16](items)
    if kind == "vec[i32]":
        return vec[i32](items)
    if kind == "vec[i64]":
        return vec[i64](items)
    return vec[float](items)


def reduced(thing: Any, left_out: tuple[str, ...], silent: type) -> tuple[Any, ...]:
    """What pickle needs: how to put a position together again. Listeners of the class ``silent`` stay here."""
    kind: Any = type(thing)
    told = {name: value for name, value in attributes(thing).items() if name not in left_out}
    names = parameters(kind)
    if not is_compiled(kind) and any(name not in told for name in names):
        return put_together, (kind, told)
    arguments = [packed(told[name]) for name in names]
    rest = {name: packed(value) for name, value in told.items() if name not in names and not isinstance(value, silent)}
    return made_again, (kind, arguments, rest)


def made_again(kind: Any, arguments: list[Any], rest: dict[str, Any]) -> Any:
    """A position by its constructor, with all else set as it was."""
    found: Any = kind(*arguments)
    for name, value in rest.items():
        setattr(found, name, value)
    return found


def put_together(kind: Any, told: dict[str, Any]) -> Any:
    """A position in plain Python without its constructor, with everything set as it was."""
    found: Any = kind.__new__(kind)
    for name, value in told.items():
        setattr(found, name, value)
    return found


def is_compiled(kind: Any) -> bool:
    """Whether the class itself is; one in plain Python may have compiled ones above it."""
    return "__mypyc_attrs__" in vars(kind)


def attributes(thing: Any) -> dict[str, Any]:
    """All that an object has, in the same words whether it is compiled or not."""
    names = getattr(type(thing), "__mypyc_attrs__", ())
    compiled = {name: getattr(thing, name) for name in names if hasattr(thing, name)}
    return {**compiled, **getattr(thing, "__dict__", {})}


def parameters(kind: Any) -> list[str]:
    """The names of the constructor's parameters."""
    return list(signature(kind).parameters)


def packed(value: Any) -> Any:
    """The same, as pickle can have it."""
    kind: Any = type(value)
    return PackedVec(kind.__name__, list(value)) if kind.__name__.startswith("vec[") else value

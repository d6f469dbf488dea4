"""Instead of typing_extensions, for Pythons that have all of it that is used."""

from typing import Literal, NotRequired, Required, get_type_hints

__all__ = ["Literal", "NotRequired", "Required", "get_type_hints"]

"""Instead of Babel: plurals and numbers of the languages that we speak. No dates: nothing here says one."""

from collections.abc import Callable
from typing import Any, Final

from babel.numbers import NumberPattern, parse_pattern


class UnknownLocaleError(Exception):
    """A language that we do not speak."""


def one(number: Any) -> str:
    return "one" if number == 1 and isinstance(number, int) else "other"


def romance(number: Any) -> str:
    """Italian and Spanish."""
    return "many" if is_millions(number) else one(number)


def spanish(number: Any) -> str:
    return "many" if is_millions(number) else "one" if number == 1 else "other"


def french(number: Any) -> str:
    return "many" if is_millions(number) else "one" if 0 <= abs(number) < 2 else "other"


def is_millions(number: Any) -> bool:
    return isinstance(number, int) and number != 0 and number % 1_000_000 == 0


# The plural, what stands between thousands, and before a fraction.
LANGUAGES: Final[dict[str, tuple[Callable[[Any], str], str, str]]] = {
    "en": (one, ",", "."),
    "de": (one, ".", ","),
    "fr": (french, "\u202f", ","),
    "es": (spanish, ".", ","),
    "it": (romance, ".", ","),
    "nl": (one, ".", ","),
}


class Locale:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.plural_form, self.group, self.point = LANGUAGES[language]
        self.decimal_formats: dict[None, NumberPattern] = {None: parse_pattern("#,##0.###")}

    @classmethod
    def parse(cls, name: str) -> "Locale":
        language = name.partition("_")[0]
        if language not in LANGUAGES:
            raise UnknownLocaleError(name)
        return cls(language)

    @classmethod
    def default(cls) -> "Locale":
        return cls("en")

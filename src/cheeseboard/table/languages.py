"""The languages there are: those in which the words of all games are written. A new one is a set of files.

It loads nothing, so that the command line can list them at once.
"""

import os
from typing import Final

ENGLISH: Final = "en"  # what every game has words in


def found(folder: str) -> tuple[str, ...]:
    """English first, then by their codes."""
    codes = [name.removesuffix(".ftl") for name in os.listdir(folder) if name.endswith(".ftl")]  # noqa: PTH208 - see above
    return tuple(sorted(codes, key=lambda code: (code != ENGLISH, code)))


LANGUAGES: Final = found(os.path.join(os.path.dirname(__file__), "words"))  # noqa: PTH118, PTH120 - see above

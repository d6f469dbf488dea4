"""The program ``cheeseboard``: play, read the rules, serve, simulate, measure."""

from collections.abc import Sequence
from typing import Final

__all__ = ["main"]

INTERRUPTED: Final = 128 + 2  # exit code: Ctrl-C


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked; the exit code. Ctrl-C ends it without a traceback, also while it is being loaded."""
    try:
        from cheeseboard.cli import program  # noqa: PLC0415

        return program.main(words)
    except KeyboardInterrupt:
        return INTERRUPTED

"""The program ``cheeseboard``: play, read the rules, serve, simulate, measure."""

from cheeseboard.cli.program import main

__all__ = ["main"]

"""Cheese as text."""

from collections import Counter
from itertools import groupby

from cheeseboard.games.cheese.view import Stack, View

WIDTH = 78
LETTERS = {"cheese": "c", "cat": "K", "mouse 1": "1", "mouse 2": "2", "mouse 3": "3"}


def draw(seen: View) -> str:
    return ""

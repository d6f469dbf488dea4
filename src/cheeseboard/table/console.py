"""A prompt in a page: what a reader writes runs statement by statement, and the value of each expression is shown.

Nothing here knows the browser. ``tell`` is called with what a piece of output is and with the piece.
"""

import ast
import builtins
import io
import linecache
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, Final, Literal

Output = Literal["text", "html", "error"]
MOST: Final = 100_000  # characters that one run may print


class Printed(io.TextIOBase):
    """What is printed goes to the page, up to a limit: a loop that never ends would fill it."""

    def __init__(self, page: Callable[[Output, str], object]) -> None:
        self.page = page
        self.left = MOST

    def write(self, text: str) -> int:
        shown = text[: self.left]
        self.left -= len(shown)
        if shown:
            self.page("text", shown)
            if not self.left:
                self.page("error", f"\nMore than {MOST:,} characters: the rest is not shown.\n")
        return len(text)


class Console:
    """One namespace, in which one piece of code runs after the other."""

    def __init__(self, tell: Callable[[Output, str], object]) -> None:
        self.tell = tell
        self.names: dict[str, Any] = {"__name__": "__main__"}

    def run(self, code: str, name: str) -> bool:
        """Whether it ran to its end. ``name`` is what tracebacks call it."""
        linecache.cache[name] = (len(code), None, code.splitlines(keepends=True), name)
        printed = Printed(self.tell)
        shows, sys.displayhook = sys.displayhook, self.show
        try:
            with redirect_stdout(printed), redirect_stderr(printed):
                for statement in ast.parse(code, name).body:
                    exec(compile(ast.Interactive([statement]), name, "single"), self.names)  # noqa: S102 - the reader's own
        except BaseException as problem:  # noqa: BLE001 - whatever it was, the reader reads it
            self.tell("error", readable(problem, name))
            return False
        finally:
            sys.displayhook = shows
        return True

    def show(self, value: object) -> None:
        """As at a prompt, and as a picture if it has one."""
        if value is None:
            return
        print(repr(value))
        builtins._ = value  # type: ignore[attr-defined]
        if (html := getattr(value, "_repr_html_", None)) is not None:
            self.tell("html", html())


def readable(problem: BaseException, name: str) -> str:
    """What went wrong, and in which lines of the reader's code. What happened inside of others' is no help."""
    frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if frame.filename == name]
    where = ["Traceback (most recent call last):\n", *traceback.format_list(frames)] if frames else []
    return "".join([*where, *traceback.format_exception_only(problem)])

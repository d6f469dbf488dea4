"""A bar that grows on the screen while somebody waits."""

import sys
import time
from types import TracebackType
from typing import Final, Self, TextIO

PATIENCE: Final = 0.5  # seconds before a bar appears
WIDTH: Final = 30


class Bar:
    """Told how much more is done, it shows how much is done in all; on a terminal only, and only if it takes long."""

    def __init__(self, total: int, what: str, screen: TextIO | None = None) -> None:
        self.total, self.what, self.done = total, what, 0
        self.screen = sys.stderr if screen is None else screen
        self.visible = self.screen.isatty()
        self.next_look = time.perf_counter() + PATIENCE

    def __call__(self, more: int) -> None:
        self.done += more
        if self.visible and time.perf_counter() >= self.next_look:
            self.next_look = time.perf_counter() + 0.1
            filled = "#" * (WIDTH * self.done // self.total)
            self.screen.write(
                f"\r[{filled:<{WIDTH}}] {100 * self.done // self.total:3} % of {self.total:,} {self.what}"
            )
            self.screen.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.visible:
            self.screen.write("\r\x1b[K")
            self.screen.flush()

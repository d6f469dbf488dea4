"""A bar that grows on the screen while somebody waits, with the time that is left."""

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self, TextIO

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE: Final = 1.0  # seconds before a bar appears
BETWEEN: Final = 0.1  # seconds between two looks at it


class ProgressBar:
    """Told how much more is done, it shows how much is done in all; on a terminal only, and only if it takes long."""

    def __init__(self, total: float, what: str, screen: TextIO | None = None) -> None:
        self.total, self.what, self.done = total, what, 0.0
        self.screen = sys.stderr if screen is None else screen
        self.visible = self.screen.isatty()
        self.began = time.perf_counter()
        self.next_look = self.began + PATIENCE
        self.bar: Progress | None = None

    def __call__(self, more: float = 1) -> None:
        self.done += more
        if self.visible and time.perf_counter() >= self.next_look:
            self.next_look = time.perf_counter() + BETWEEN
            self.show()

    def show(self) -> None:
        """No thread draws it: the lab's processes are copies of this one."""
        if self.bar is None:
            self.bar = new_bar(self.screen)
            self.bar.add_task("", total=self.total, says="")
            self.bar.start()
        spent = time.perf_counter() - self.began
        left = clock(max(0.0, self.total / self.done - 1) * spent) if self.done else "?"
        says = f"of {self.total:,.0f} {self.what}, {left} left"
        self.bar.update(self.bar.task_ids[0], completed=self.done, says=says)
        self.bar.refresh()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()


def new_bar(screen: TextIO) -> "Progress":
    """A line that vanishes when it has done its work."""
    from rich.console import Console  # noqa: PLC0415 - only for those who wait
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn  # noqa: PLC0415

    columns = BarColumn(30), TaskProgressColumn(), TextColumn("{task.fields[says]}")
    return Progress(*columns, console=Console(file=screen), auto_refresh=False, transient=True)


def clock(seconds: float) -> str:
    """0:07, 12:30 or 1:05:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

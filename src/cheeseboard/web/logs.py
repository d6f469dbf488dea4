"""The server's own log: one JSON object a line. Never a hand, a seed, a token, a name or a room's code.

Whatever else would write to standard error goes through it, too: other libraries' loggers, warnings, and exceptions that
nobody caught, wherever they were raised.
"""

import contextlib
import json
import logging
import sys
import threading
from collections.abc import Mapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

from cheeseboard.rooms.outside import where


class ServerLog:
    """Lines of JSON on standard error."""

    def __init__(self) -> None:
        self._one = threading.Lock()

    def warning(self, event: str, **facts: Any) -> None:
        self.say("warning", event, facts)

    def error(self, event: str, **facts: Any) -> None:
        self.say("error", event, facts)

    def say(self, level: str, event: str, facts: Mapping[str, Any]) -> None:
        """What cannot be written, as on a full disk, is lost, and stops nobody who plays."""
        at = datetime.now(UTC).isoformat().replace("+00:00", "Z")
        line = json.dumps({**facts, "event": event, "level": level, "timestamp": at}, default=kind_of)
        with self._one, contextlib.suppress(OSError):
            sys.stderr.buffer.write(line.encode() + b"\n")
            sys.stderr.buffer.flush()


def kind_of(value: object) -> str:
    return type(value).__name__


log = ServerLog()


def set_up() -> None:
    logging.basicConfig(handlers=[Others()], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").setLevel(
        logging.ERROR
    )  # it warns of each request that is none: strangers make many
    logging.captureWarnings(capture=True)
    sys.excepthook = uncaught
    sys.unraisablehook = lambda lost: uncaught(lost.exc_type, lost.exc_value, lost.exc_traceback)
    threading.excepthook = lambda lost: uncaught(lost.exc_type, lost.exc_value, lost.exc_traceback)


class Others(logging.Handler):
    """What other libraries log: the first line of it, and of an exception where it was raised."""

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        log.say(record.levelname.lower(), said(record), {"source": record.name, **(where(problem) if problem else {})})


def said(record: logging.LogRecord) -> str:
    """Without what asyncio quotes behind its words: a callback's arguments may be anything. Of a traceback, the error."""
    text, *more = record.getMessage().strip().split("\n")
    if more and text.startswith("Traceback"):
        return more[-1].partition(":")[0]
    return text.partition("<")[0].partition("(")[0].strip() if record.name == "asyncio" else text


def uncaught(kind: type[BaseException], problem: BaseException | None, _: TracebackType | None = None) -> None:
    """An exception that nobody caught."""
    log.error("uncaught", **(where(problem) if problem else {"problem": kind.__name__}))

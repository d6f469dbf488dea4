"""The server's own log: one JSON object a line. Never a hand, a seed, a token, a name or a room's code.

Whatever else would write to standard error goes through it, too: other libraries' loggers, warnings, and exceptions that
nobody caught, wherever they were raised.
"""

import contextlib
import json
import logging
import sys
import threading
from types import TracebackType
from typing import Any

import structlog

from cheeseboard.rooms.outside import where

log = structlog.get_logger()


def set_up() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            structlog.processors.JSONRenderer(serializer=as_json),
        ],
        logger_factory=lambda *_: Patient(sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[Others()], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").setLevel(
        logging.ERROR
    )  # it warns of each request that is none: strangers make many
    logging.captureWarnings(capture=True)
    sys.excepthook = uncaught
    sys.unraisablehook = lambda lost: uncaught(lost.exc_type, lost.exc_value, lost.exc_traceback)
    threading.excepthook = lambda lost: uncaught(lost.exc_type, lost.exc_value, lost.exc_traceback)


def as_json(event: Any, **_: Any) -> bytes:
    return json.dumps(event, default=lambda value: type(value).__name__).encode()


class Patient(structlog.BytesLogger):
    """What cannot be written, as on a full disk, is lost, and stops nobody who plays."""

    def msg(self, message: bytes) -> None:
        with contextlib.suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


class Others(logging.Handler):
    """What other libraries log: the first line of it, and of an exception where it was raised."""

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        log.log(record.levelno, said(record), source=record.name, **(where(problem) if problem else {}))


def said(record: logging.LogRecord) -> str:
    """Without what asyncio quotes behind its words: a callback's arguments may be anything. Of a traceback, the error."""
    text, *more = record.getMessage().strip().split("\n")
    if more and text.startswith("Traceback"):
        return more[-1].partition(":")[0]
    return text.partition("<")[0].partition("(")[0].strip() if record.name == "asyncio" else text


def uncaught(kind: type[BaseException], problem: BaseException | None, _: TracebackType | None = None) -> None:
    """An exception that nobody caught."""
    log.error("uncaught", **(where(problem) if problem else {"problem": kind.__name__}))

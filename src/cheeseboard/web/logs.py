"""The server's own log: one JSON object a line. Never a hand, a seed, a token, a name or a room's code."""

import sys
import traceback
from typing import Any

import msgspec
import structlog


def set_up() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            structlog.processors.JSONRenderer(serializer=as_json),
        ],
        logger_factory=structlog.BytesLoggerFactory(sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )


def as_json(event: Any, **_: Any) -> bytes:
    return msgspec.json.encode(event)


def where(problem: BaseException) -> dict[str, Any]:
    """What went wrong and where in the code, but not with which values: a message may quote a card."""
    frames = traceback.extract_tb(problem.__traceback__)
    return {"problem": type(problem).__name__, "at": [f"{frame.name}:{frame.lineno}" for frame in frames[-8:]]}

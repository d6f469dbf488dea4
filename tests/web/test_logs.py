"""The log is one JSON object a line, whoever wrote it and whatever went wrong; and never what a value was."""

import asyncio
import json
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.web.server import Server
from tests.web.talk import address, line
from tests.web.test_doors import UPGRADE, asked

BEGIN = "from cheeseboard.web import logs\nlogs.set_up()\n"


def logged(program: str, said: bytes = b"") -> list[dict[str, Any]]:
    """What a program writes to standard error: nothing but objects, one a line."""
    words = [sys.executable, "-c", BEGIN + textwrap.dedent(program)]
    found = subprocess.run(words, input=said, capture_output=True, timeout=60, check=False)  # noqa: S603
    return objects(found.stderr.decode())


def objects(text: str) -> list[dict[str, Any]]:
    found = [json.loads(each) for each in text.splitlines()]
    assert all(set(each) >= {"event", "level", "timestamp"} for each in found)
    assert "secret" not in text
    return found


@pytest.mark.parametrize(
    ("program", "event", "problem"),
    [
        ("def f(): raise ValueError('secret\\ntwo lines')\nf()", "uncaught", "ValueError"),
        (
            "import threading\nt = threading.Thread(target=lambda: {}['secret'])\nt.start()\nt.join()",
            "uncaught",
            "KeyError",
        ),
        ("class A:\n    def __del__(self): raise OSError('secret')\na = A()\ndel a", "uncaught", "OSError"),
        (
            """
            import logging
            try: 1 / 0
            except ZeroDivisionError: logging.getLogger("uvicorn.error").exception("Exception in ASGI application\\n")
            """,
            "Exception in ASGI application",
            "ZeroDivisionError",
        ),
        (
            """
            import asyncio
            async def fails(): raise LookupError("secret")
            async def main():
                task = asyncio.create_task(fails(), name="secret")
                await asyncio.sleep(0)
            asyncio.run(main())
            """,
            "Task exception was never retrieved",
            "LookupError",
        ),
        (
            """
            import asyncio
            def fails(card): raise RuntimeError(card)
            async def main():
                asyncio.get_running_loop().call_soon(fails, "secret")
                await asyncio.sleep(0)
            asyncio.run(main())
            """,
            "Exception in callback fails",
            "RuntimeError",
        ),
        (
            "import logging\nlogging.error('Traceback (most recent call last):\\n  File x\\nOSError: secret')",
            "OSError",
            None,
        ),
        ("import warnings\nwarnings.warn('careful\\nwith two lines')", "<string>:4: UserWarning: careful", None),
        ("import logging\nlogging.getLogger('asyncpg').error('gone \\ud800 away')", "gone \ud800 away", None),
    ],
)
def test_every_line_is_an_object_whatever_went_wrong(program: str, event: str, problem: str | None) -> None:
    (found,) = logged(program)
    assert found["event"] == event
    assert found.get("problem") == problem
    if problem:
        assert found["level"] == "error"
        assert all(":" in each for each in found["at"])


def test_a_bot_process_that_understands_nothing_says_so_in_one_line() -> None:
    words = [sys.executable, "-m", "cheeseboard.web.bot_process"]
    for said in (b"\xff\n", b'{"secret": 1}\n', b'{"type": "secret"}\n'):
        found = subprocess.run(words, input=said, capture_output=True, timeout=60, check=False)  # noqa: S603
        assert found.returncode == 1
        (flaw,) = objects(found.stderr.decode())
        assert flaw["problem"].endswith("Error")


def test_what_strangers_send_wrongly_is_not_logged(tmp_path: Path) -> None:
    """Nonsense instead of HTTP, text that is none, a header that is no text: whoever sends much of it fills nobody's disk."""

    async def speak(server: Server) -> None:
        async with connect(address(server)) as socket:
            await socket.send(b"\xed\xa0\x80 secret", text=True)
            await socket.wait_closed()
        async with line(server, None, b"\xff secret") as talk:
            await talk.end()

    with Server(tmp_path) as server:
        host = ("Host", f"127.0.0.1:{server.port}")
        assert asked(server, "/secret\xff", host)[0] == 400
        assert asked(server, "/ws", host, ("X-Secret", "\xff"), *UPGRADE)[0] == 101
        asyncio.run(speak(server))
        server.stop()
        assert objects(server.logged()) == []

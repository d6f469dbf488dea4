"""The real server as a process of its own, to be spoken to, stopped and killed.

The usual server is forked from a process that has imported everything already, which takes a tenth of the time. Servers
with a program or an environment of their own are started anew, as is the command in test_serve.py.
"""

import contextlib
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from cheeseboard.cli import main

NO_LIMITS = {"messages": 1e9, "burst": 1e9, "requests": 1e9, "request_burst": 1e9, "rooms": 1e9, "room_burst": 1e9, "joins": 1e9, "join_burst": 1e9, "wishes": 1e9, "wish_burst": 1e9, "sockets": 1e6, "hellos": 1e9, "hello_burst": 1e9, "connections": 1e6}  # fmt: skip


PROGRAM = ("-m", "cheeseboard.cli")
nursery = multiprocessing.get_context("forkserver")
nursery.set_forkserver_preload(["tests.web.nursery"])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


def serve(words: list[str], log: str) -> None:
    """In the new process: ``cheeseboard serve``, which writes to its log."""
    for name, file in ((os.devnull, sys.stdout), (log, sys.stderr)):
        os.dup2(os.open(name, os.O_WRONLY | os.O_APPEND | os.O_CREAT), file.fileno())
    sys.exit(main(words))


class Forked:
    """A process from the nursery, with as much of Popen as tests need."""

    def __init__(self, words: list[str], log: Path) -> None:
        log.touch()
        self._process = nursery.Process(target=serve, args=(words, str(log)), daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    def wait(self, seconds: float) -> int:
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("cheeseboard serve", seconds)
        return self._process.exitcode


class Server:
    """``cheeseboard serve`` on a file in a folder; what it writes to its log stays there, too."""

    def __init__(
        self,
        folder: Path,
        limits: Mapping[str, float] | None = None,
        program: tuple[str, ...] = PROGRAM,
        environment: Mapping[str, str] | None = None,
        words: tuple[str, ...] = (),
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.file = folder / "rooms.db"
        self.log = folder / "server.log"
        self.limits = dict(limits or {})
        self.program = program
        self.environment = dict(environment or {})
        self.words = [*words]
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        limits = [text for name, value in self.limits.items() for text in ("--limit", f"{name}={value:.0f}")]
        words = [
            *("serve", "--port", str(self.port), "--database", f"sqlite:///{self.file}", "--bot-processes", "1"),
            *("--metrics", "this-machine", *limits, *self.words),
        ]
        if self.program == PROGRAM and not self.environment:
            self.process = Forked(words, self.log)
            return
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, *self.program, *words],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, **self.environment},
            )

    def wait(self, seconds: float = 120.0) -> None:
        """Until it answers."""
        assert self.process is not None
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError):
                if self.get("/readyz")[0] == 200:
                    return
            time.sleep(0.03)
        raise AssertionError(f"the server does not answer, ended: {self.process.poll()}; its log: {self.logged()}")

    def kill(self) -> None:
        """As if the plug were pulled."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As an operator does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None

    def memory(self) -> int:
        """In kilobytes."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(text.partition("VmRSS:")[2].split()[0])

    def run(self, *words: str) -> None:
        """Another command of the same program."""
        subprocess.run([sys.executable, *self.program, *words], check=True, env={**os.environ, **self.environment})  # noqa: S603

    def logged(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def get(self, path: str) -> tuple[int, bytes, dict[str, str]]:
        return self.ask("GET", path)

    def post(self, path: str, said: Any) -> Any:
        status, body, _ = self.ask("POST", path, json.dumps(said).encode())
        assert status == 201, body
        return json.loads(body)

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, bytes, dict[str, str]]:
        """Status, body and headers of an answer, whatever they are."""
        sent = {**({} if body is None else {"content-type": "application/json"}), **(headers or {})}
        request = urllib.request.Request(self.url + path, body, sent, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
                return answer.status, answer.read(), lowered(answer.headers)
        except urllib.error.HTTPError as refusal:
            with refusal:
                return refusal.code, refusal.read(), lowered(refusal.headers)


def lowered(headers: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}

"""The real server as a process of its own, to be spoken to, stopped and killed."""

import contextlib
import json
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

NO_LIMITS = {"messages": 1e9, "burst": 1e9, "requests": 1e9, "request_burst": 1e9, "rooms": 1e9, "room_burst": 1e9, "joins": 1e9, "join_burst": 1e9, "wishes": 1e9, "wish_burst": 1e9, "sockets": 1e6}  # fmt: skip


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


class Server:
    """``cheeseboard serve`` on a file in a folder; what it writes to its log stays there, too."""

    def __init__(
        self,
        folder: Path,
        limits: Mapping[str, float] | None = None,
        program: tuple[str, ...] = ("-m", "cheeseboard.cli"),
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
        self.process: subprocess.Popen[bytes] | None = None

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
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                [
                    *(sys.executable, *self.program, "serve", "--port", str(self.port)),
                    *("--database", f"sqlite:///{self.file}", "--thinkers", "1", *limits, *self.words),
                ],
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
        request = urllib.request.Request(self.url + path, body, dict(headers or {}), method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
                return answer.status, answer.read(), lowered(answer.headers)
        except urllib.error.HTTPError as refusal:
            with refusal:
                return refusal.code, refusal.read(), lowered(refusal.headers)


def lowered(headers: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}

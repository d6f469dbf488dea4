"""Firefox, as far as these tests need it: one page, by WebDriver BiDi. Playwright wants a Firefox of its own."""

import itertools
import json
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
SOON = 90.0  # seconds


class Firefox:
    """A browser with a new profile, and its only page."""

    def __init__(self, profile: Path) -> None:
        assert FIREFOX is not None
        profile.mkdir()
        self.address = profile / "WebDriverBiDiServer.json"  # where it listens, as soon as it does
        command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)  # noqa: S603
        self.counter = itertools.count()
        self.open = ExitStack()

    def __enter__(self) -> Self:
        self.open.enter_context(self.process)
        self.open.callback(self.process.terminate)
        wait_until(self.address.exists, "Firefox has not started")
        at = json.loads(self.address.read_text())
        url = f"ws://{at['ws_host']}:{at['ws_port']}/session"
        self.socket = self.open.enter_context(connect(url, max_size=None, open_timeout=SOON))
        self.send("session.new", capabilities={})
        self.page = self.send("browsingContext.getTree")["contexts"][0]["context"]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.open.close()

    def send(self, method: str, **what: Any) -> dict[str, Any]:
        number = next(self.counter)
        self.socket.send(json.dumps({"id": number, "method": method, "params": what}))
        while True:
            told = json.loads(self.socket.recv(SOON))
            if told.get("id") == number:
                assert told["type"] == "success", told
                result: dict[str, Any] = told["result"]
                return result

    def goto(self, url: str) -> None:
        self.send("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def reload(self) -> None:
        self.send("browsingContext.reload", context=self.page, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What an expression, or what it promises, comes to."""
        told = self.send(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((found) => JSON.stringify(found ?? null))",
            target={"context": self.page}, awaitPromise=True, userActivation=True,
        )  # fmt: skip
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def wait_for(self, condition: str) -> None:
        wait_until(lambda: bool(self.evaluate(condition)), condition)


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + SOON
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.1)

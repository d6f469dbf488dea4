"""Each server in a network of its own: one is cut off from the database while people play, and comes back.

Networks are namespaces of Linux, which only root may make. Every server has two lines: one to the people, one to PostgreSQL.
"""

import asyncio
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.long import LATER, LONG
from tests.web import engines
from tests.web.many import Member, Party
from tests.web.server import free_port
from tests.web.test_ready import becomes

pytestmark = pytest.mark.skipif(not LONG, reason=LATER)  # new networks disturb browsers beside it
CUTS = 20
NUMBER = os.getpid() % 200 + 20  # of our networks, so that two runs do not meet


def ip(*words: object) -> None:
    subprocess.run(["ip", *map(str, words)], check=True, capture_output=True)  # noqa: S603, S607


class Postgres(engines.Postgres):
    """PostgreSQL for the networks of the servers, too."""

    def __init__(self) -> None:
        super().__init__()
        self.port = free_port()
        self.url = f"postgresql://postgres@/postgres?host={self.folder}&port={self.port}"

    def command(self) -> list[str]:
        (self.data / "pg_hba.conf").write_text("local all all trust\nhost all all 10.0.0.0/8 trust\n")
        found = super().command()
        found[found.index("-h") + 1] = "0.0.0.0"  # noqa: S104 - for our own networks
        return [*found, "-p", str(self.port)]

    def is_up(self) -> bool:
        asked = [
            str(self.programs / "pg_isready"),
            "-q",
            "-U",
            "postgres",
            "-h",
            str(self.folder),
            "-p",
            str(self.port),
        ]
        return not subprocess.run(asked, check=False, user=self.user(), cwd=self.folder).returncode  # noqa: S603


class Apart(Member):
    """A server in a network of its own."""

    def __init__(self, folder: Path, number: int, postgres: Postgres) -> None:
        self.network = f"cb{NUMBER}n{number}"
        self.people, self.base = f"10.{NUMBER}.{number}", f"10.{NUMBER}.{100 + number}"
        database = f"postgresql://postgres@{self.base}.1:{postgres.port}/postgres"
        super().__init__(folder, database, "")
        self.url = f"http://{self.people}.2:{self.port}"
        self.words += ["--host", f"{self.people}.2"]

    @contextmanager
    def connected(self) -> Iterator[None]:
        ip("netns", "add", self.network)
        try:
            for name, address in (("lan", self.people), ("wan", self.base)):
                ip("link", "add", f"{self.network}{name}", "type", "veth", "peer", "name", name, "netns", self.network)
                ip("addr", "add", f"{address}.1/24", "dev", f"{self.network}{name}")
                ip("link", "set", f"{self.network}{name}", "up")
                ip("-n", self.network, "addr", "add", f"{address}.2/24", "dev", name)
                ip("-n", self.network, "link", "set", name, "up")
            ip("-n", self.network, "link", "set", "lo", "up")
            yield
        finally:
            ip("netns", "del", self.network)

    def launch(self) -> None:
        limits = [text for name, value in self.limits.items() for text in ("--limit", f"{name}={value:.0f}")]
        command = ["ip", "netns", "exec", self.network, sys.executable, "-m", "cheeseboard.cli", "serve"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                [*command, "--port", str(self.port), *self.words, *limits],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log,
            )  # fmt: skip

    def cut(self) -> None:
        """Whatever is sent to the database is lost, and nobody says so."""
        ip("link", "set", f"{self.network}wan", "down")

    def mend(self) -> None:
        ip("link", "set", f"{self.network}wan", "up")


@pytest.fixture
def apart(tmp_path: Path) -> Iterator[tuple[list[Apart], Postgres]]:
    engines.need_engines()
    if shutil.which("ip") is None or os.geteuid() != 0:
        pytest.skip("only root may make networks, with iproute2")
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres())
        found = [Apart(tmp_path / str(number), number, postgres) for number in range(1, 4)]
        for member in found:
            try:
                stack.enter_context(member.connected())
            except subprocess.CalledProcessError:
                pytest.skip("no networks can be made here")
        for member in found:
            stack.callback(member.kill)
            member.launch()
        for member in found:
            member.wait()
        yield found, postgres


async def cut_off(found: list[Apart], party: Party) -> None:
    """One after the other is cut off. It says that it is not ready, the others go on, and it comes back."""
    dice = random.Random(1)
    for _ in range(CUTS):
        await party.goes_on()
        lonely = dice.choice(found)
        lonely.cut()
        assert await asyncio.to_thread(soon, lonely, is_ready=False)
        await party.leave(lonely)
        await party.goes_on()
        lonely.mend()
        assert await asyncio.to_thread(soon, lonely, is_ready=True)
    party.is_last.set()


def soon(member: Apart, *, is_ready: bool) -> bool:
    return any(becomes(member, is_ready) for _ in range(30))


def test_a_server_without_its_database_loses_nothing_and_comes_back(apart: tuple[list[Apart], Postgres]) -> None:
    found, postgres = apart

    async def go() -> Party:
        party = Party(found, seed=3)
        await party.gather(3)
        cutting = asyncio.create_task(cut_off(found, party))
        cutting.add_done_callback(lambda _: party.is_last.set())  # also if it has failed
        await party.play(3600.0)
        await cutting
        await party.check(postgres.url)
        return party

    party = asyncio.run(go())
    assert set(party.refused) <= {"try-again"}
    assert party.count >= 10 * CUTS

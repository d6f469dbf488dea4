"""``cheeseboard serve``: the server as a program."""

import asyncio
import gc
import socket
import sys
from dataclasses import dataclass, field
from typing import Final

import segno
import structlog
import uvicorn

from cheeseboard.table.kept import data_folder
from cheeseboard.web import logs
from cheeseboard.web.app import application
from cheeseboard.web.bots import Thinkers
from cheeseboard.web.bus import open_bus
from cheeseboard.web.hall import Hall
from cheeseboard.web.http import THIS_MACHINE
from cheeseboard.web.limits import Limits
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.store import open_store
from cheeseboard.web.texts import Texts

DAY: Final = 24 * 3600.0
TICKS: Final = 10  # of uvicorn's in a second
COME_BACK: Final = 2.0  # seconds after a restart was announced

log = structlog.get_logger()


@dataclass(frozen=True)
class Setup:
    """What can be set when the server starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    bus: str = ""
    keep_days: float = 60.0
    metrics: str = THIS_MACHINE  # who may read them
    proxy: str = "127.0.0.1"  # whose word about where a request comes from is believed
    limits: Limits = field(default_factory=Limits)
    thinkers: int | None = None

    @property
    def store(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'rooms.db'}"


class Server(uvicorn.Server):
    """Uvicorn, but it waits for nobody who does not read, and says goodbye before it closes.

    Nor does Python stop to look for circles among all that is there: with 4,000 sockets that takes a quarter of a second.
    Nothing that lives longer than a second is part of one (tests/web/test_circles.py), so what is there is not looked at
    again; it still goes as soon as nobody needs it.
    """

    def __init__(self, config: uvicorn.Config, hall: Hall, thinkers: Thinkers, slow: float) -> None:
        super().__init__(config)
        self.hall = hall
        self.thinkers = thinkers
        self.slow = slow

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; every connection inherits it
            for listening in [each for server in self.servers for each in server.sockets]:
                listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * self.slow))

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            gc.freeze()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.goodbye(COME_BACK)
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)
        await self.thinkers.close()


def check_store(setup: Setup) -> None:
    """Whether the database and the bus can be had: better known now than by the first guest."""

    async def try_out() -> None:
        store = open_store(setup.store)
        open_bus(setup.bus, store)
        await store.open()
        await store.close()

    asyncio.run(try_out())


def run_server(setup: Setup) -> None:
    """Until somebody presses Ctrl-C."""
    logs.set_up()
    metrics = Metrics()
    thinkers = Thinkers(metrics, setup.thinkers)
    store = open_store(setup.store)
    hall = Hall(store, thinkers, open_bus(setup.bus, store), metrics, keep=setup.keep_days * DAY)
    config = uvicorn.Config(
        application(hall, setup.limits, setup.metrics),
        host=setup.host,
        port=setup.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=setup.proxy,
        ws=Texts,
        ws_max_size=setup.limits.message_bytes,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
    )
    Server(config, hall, thinkers, setup.limits.slow_seconds).run()


def home_address() -> str | None:
    """This machine's address in the home network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def is_free(host: str, port: int) -> bool:
    """Whether we can listen there."""
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            return True
    except OSError:
        return False


def announce(setup: Setup) -> None:
    """Where to look; in the home network, also as a code to scan."""
    print(f"Cheeseboard: http://localhost:{setup.port}")
    if setup.host in ("127.0.0.1", "localhost", "::1"):
        print("Only this computer can see it; with --lan, everybody in your network can.")
        return
    address = home_address()
    if address is None:
        return
    url = f"http://{address}:{setup.port}"
    print(f"In your network: {url}")
    if sys.stdout.isatty():
        segno.make(url, error="m").terminal(compact=True)

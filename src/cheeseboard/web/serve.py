"""``cheeseboard serve``: the server as a program."""

import asyncio
import errno
import gc
import socket
import sys
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import uvicorn

from cheeseboard.rooms.hall import Hall
from cheeseboard.table.kept import data_folder
from cheeseboard.web import logs
from cheeseboard.web.app import application
from cheeseboard.web.beacon import Drand
from cheeseboard.web.bots import BotProcesses
from cheeseboard.web.bus import open_bus
from cheeseboard.web.connections import Connections, Http
from cheeseboard.web.databases import TabledStore, open_store
from cheeseboard.web.http import NO_ONE
from cheeseboard.web.limits import Limits
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.nudges import Nudges
from cheeseboard.web.outbound import Outbound
from cheeseboard.web.texts import Texts

PORT: Final = 8000
MOST_PORTS: Final = 65535
DAY: Final = 24 * 3600.0
TICKS: Final = 10  # of uvicorn's in a second
PUBLIC: Final = "public"  # of webhooks: every public address
THIS_MACHINES_OWN: Final = ("127.0.0.1", "localhost", "::1")
YOUNG: Final = (
    10_000  # objects that are new before Python looks for circles among them: with the usual 700, 5 % of all CPU
)
COME_BACK: Final = 2.0  # seconds after a restart was announced


@dataclass(frozen=True)
class ServerSetup:
    """What can be set when the server starts."""

    host: str = "127.0.0.1"
    is_lan: bool = False  # for everybody in the home network
    port: int = PORT
    shares_port: bool = False  # with other processes; the system chooses which one a client comes to
    database: str = ""
    bus: str = ""
    keep_days: float = 60.0
    metrics: str = NO_ONE  # who may read them
    allowed_hosts: str = ""  # what the server is called beside this machine's own names
    proxy: str = "127.0.0.1"  # whose word about where a request comes from is believed
    limits: Limits = field(default_factory=Limits)
    bot_processes: int | None = None  # for each kind of question
    beacon: str = ""  # of a drand relay and chain
    webhooks: str = ""  # "public", or origins that are allowed, with commas; nothing: none
    has_lab: bool = True  # house rules may be tried with games of mice, which keeps a processor busy for a minute
    has_push: bool = True  # if its extra is installed
    contact: str = ""  # for those who run push services: mailto: or https:
    names: str = ""  # typed, or from the list; nothing: typed at home, from the list elsewhere

    @property
    def may_type(self) -> bool:
        """Whether people may type names of their own. Strangers come by a name that was allowed, or to an address."""
        is_home = not self.allowed_hosts and (self.is_lan or self.host in THIS_MACHINES_OWN)
        return self.names == "typed" or (not self.names and is_home)

    @property
    def store(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'rooms.db'}"


class Server(uvicorn.Server):
    """Uvicorn, but it waits for nobody who does not read, and says goodbye before it closes.

    Nor does Python stop to look for circles among all that is there: with 4,000 sockets that takes a quarter of a second.
    Nothing that lives longer than a second is part of one (tests/web/test_circles.py), so what is there is not looked at
    again; it still goes as soon as nobody needs it.
    """

    def __init__(self, config: uvicorn.Config, hall: Hall, bots: BotProcesses, connections: Connections) -> None:
        super().__init__(config)
        self.hall = hall
        self.bots = bots
        self.connections = connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; every connection inherits it
            for listening in [each for server in self.servers for each in server.sockets]:
                listening.setsockopt(
                    socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * self.connections.limits.slow_seconds)
                )

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        gc.set_threshold(YOUNG)
        await super().serve(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            gc.freeze()
            self.connections.look()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.goodbye(COME_BACK)
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)
        await self.bots.close()


def check_store(setup: ServerSetup) -> Drand | None:
    """Whether database, bus and beacon can be had: better known now than by the first guest. The beacon, if there is one."""

    async def try_out() -> Drand | None:
        store = open_store(setup.store)
        open_bus(setup.bus, store)
        await store.open()
        await store.close()
        return await Drand.at(setup.beacon.rstrip("/")) if setup.beacon else None

    logs.set_up()
    return asyncio.run(try_out())


def run_server(setup: ServerSetup, beacon: Drand | None = None) -> None:
    """Until somebody presses Ctrl-C."""
    metrics = Metrics()
    bots = BotProcesses(metrics, setup.bot_processes)
    store = open_store(setup.store)
    nudges = nudges_of(setup, store)
    hall = Hall(
        store,
        bots,
        open_bus(setup.bus, store),
        metrics,
        keep=setup.keep_days * DAY,
        beacon=beacon,
        log=logs.log,
        elsewhere=asyncio.to_thread,
        may_type=setup.may_type,
        has_lab=setup.has_lab,
        nudger=nudges,
    )
    connections = Connections(setup.limits, setup.proxy)
    config = uvicorn.Config(
        application(hall, metrics, setup.limits, setup.metrics, setup.allowed_hosts, network_url(setup), nudges),
        host=setup.host,
        port=setup.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=setup.proxy,
        http=partial(Http, connections),  # type: ignore[arg-type]  # it is called, nothing else
        ws=Texts,
        ws_max_size=setup.limits.message_bytes,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=setup.limits.idle_seconds,
        timeout_graceful_shutdown=5,
    )
    Server(config, hall, bots, connections).run([shared_port(setup)] if setup.shares_port else None)


def nudges_of(setup: ServerSetup, store: TabledStore) -> Nudges:
    """By push if its extra is there, by webhooks if whoever runs the server allows them."""
    named = [each for each in setup.webhooks.split(",") if each]
    hooks = Outbound([each for each in named if each != PUBLIC], is_public=PUBLIC in named) if named else None
    push = Outbound() if setup.has_push else None
    return Nudges(store, push=push, hooks=hooks, contact=setup.contact, is_shared=store.is_shared)


def home_address() -> str | None:
    """This machine's address in the home network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def network_url(setup: ServerSetup) -> str | None:
    """Where others in the network find the server; nothing if only this machine can."""
    if setup.host in THIS_MACHINES_OWN:
        return None
    address = home_address()
    return None if address is None else f"http://{address}:{setup.port}"


def shared_port(setup: ServerSetup) -> socket.socket:
    """A socket at the server's address, where other processes have one, too."""
    found = socket.socket(family_of(setup.host))
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    found.bind((setup.host, setup.port))
    return found


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def why_not_free(setup: ServerSetup) -> str:
    """Why we cannot listen there; nothing if we can."""
    host, port = setup.host, setup.port
    if setup.shares_port and not hasattr(socket, "SO_REUSEPORT"):
        return "this system does not let several processes listen at one port"
    try:
        with shared_port(setup) if setup.shares_port else socket.create_server((host, port), family=family_of(host)):
            return ""
    except PermissionError:
        return f"port {port} is not for everybody on this machine; try --port {PORT}"
    except (OSError, UnicodeError) as problem:  # a name may be none at all
        if isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE:
            return f"{host}:{port} is taken; try --port {port + 1 if port < MOST_PORTS else PORT}"
        return f"{host} is no address of this machine"


def announce(setup: ServerSetup) -> None:
    """Where to look, at once also in a file or a pipe; in the home network, also as a code to scan."""
    print_address(setup)
    sys.stdout.flush()


def print_address(setup: ServerSetup) -> None:
    print(f"Cheeseboard: http://localhost:{setup.port}")
    url = network_url(setup)
    if url is not None:
        print(f"In your network: {url}")
        if sys.stdout.isatty():
            import segno  # noqa: PLC0415 - a part of the start that hardly anybody needs

            segno.make(url, error="m").terminal(compact=True)
    elif setup.host in THIS_MACHINES_OWN:
        print("Only this computer can see it; with --lan, everybody in your network can.")

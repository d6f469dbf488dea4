"""Which requests are answered at all: those for a name of this server, and no changes asked for by another site's page.

A browser lets a page from ``evil.example`` speak to this server if that name is made to point here (DNS rebinding), and
lets any page send simple posts to it. Both say so in their headers, which a page cannot forge. A program can, but a
program that reaches the server needs no browser's help.
"""

import contextlib
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from cheeseboard.table.table import Refused
from cheeseboard.web.meetings import PLACE

ALL: Final = "all"
READING: Final = {"GET", "HEAD", "OPTIONS"}  # methods that change nothing
FOR_ALL_SITES: Final = PLACE  # slips are left there by houses on other web spaces, and change nothing of ours
OWN_SITE: Final = {"same-origin", "none"}  # none: somebody typed the address


class Doors:
    """What this server is called: this machine's names, any address in numbers, and what ``--allow-host`` names.

    An address in numbers needs no list: no name server has a say in it.
    """

    def __init__(self, allowed: str = "") -> None:
        self.is_open = allowed == ALL
        self.names = {plain(name) for name in allowed.split(",") if name} | own_names()

    def refusal(self, scope: Scope) -> Refused | None:
        """Why a request is not answered."""
        headers = Headers(scope=scope)
        if not self.lead_here(headers.getlist("host")):
            return Refused("other-host", "this server has another name; whoever runs it can add one with --allow-host")
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        if changes and not scope["path"].startswith(FOR_ALL_SITES) and not is_own_page(headers):
            return Refused("other-site", "only this server's own page may do that")
        return None

    def lead_here(self, hosts: list[str]) -> bool:
        """Whether that is this server's name. A request without one comes from no browser."""
        return self.is_open or not hosts or (len(hosts) == 1 and self._is_known(name_of(hosts[0])))

    def _is_known(self, name: str) -> bool:
        return name in self.names or name.endswith(".localhost") or is_number(name)


def own_names() -> set[str]:
    """This machine's, also as phones in the same network find it."""
    name = plain(socket.gethostname())
    short = name.partition(".")[0]
    return {"localhost", name, short, f"{short}.local"}


def name_of(host: str) -> str:
    """A Host header without its port; nothing if it is none."""
    with contextlib.suppress(ValueError):
        return plain(urlsplit(f"//{host}").hostname or "")
    return ""


def plain(name: str) -> str:
    return name.strip().lower().removesuffix(".")


def is_number(name: str) -> bool:
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(name)
        return True
    return False


def is_own_page(headers: Headers) -> bool:
    """A browser says from which page it comes; it must be one of ours. Programs say nothing."""
    if headers.get("sec-fetch-site", "none") not in OWN_SITE:
        return False
    origin = headers.get("origin")
    with contextlib.suppress(ValueError):  # not an address at all
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    return False

"""The house without a server, behind the plainest of all web spaces."""

import functools
import http.server
import inspect
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, NoReturn, Self

import pytest
from playwright.sync_api import BrowserContext, Page, Worker

from cheeseboard.games.box import Game
from tests.browser.dealt import Dealt
from tests.every_game.tables import reference
from tests.every_game.test_builds import GOLDEN, traced
from tests.every_game.test_daily import RELEASES, played, played_by_mice, told, told_of_days
from tests.long import unavailable
from tools import make_house

AWAKE = "() => !document.querySelector('.waking progress')"
DEEDS = """() => new Promise((yes) => {
    const asked = indexedDB.open('cheeseboard', 1);
    asked.onsuccess = () => {
        const all = asked.result.transaction('deed').objectStore('deed').getAll();
        all.onsuccess = () => { asked.result.close(); yes(all.result); };
    };
})"""
# Bots make no pauses in rooms that are made, unless somebody asked for it otherwise.
QUICK_BOTS = """
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (data) {
        const said = data?.text ? JSON.parse(data.text) : {};
        if (said.type === "ask" && said.method === "POST" && said.path === "/api/rooms") {
            const wanted = JSON.parse(said.body);
            wanted.settings = { pace: 0, ...wanted.settings };
            said.body = JSON.stringify(wanted);
            data = { ...data, text: JSON.stringify(said) };
        }
        return post.call(this, data);
    };
"""
BESIDE = Path(__file__).with_name("beside.js").read_text("utf-8")
PLAN = "() => document.getElementById('plan') !== null"
TRACE = """
import hashlib, json
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.search import Search
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game

class Setting:
    def __init__(self, game, seats, options):
        self.new = lambda: game.new(seats, options)

class Reference:
    VARIANTS = {variants!r}

def reference(game):
    return Reference

{traced}
traced(find({name!r}))
"""


def need_house() -> None:
    """Skip, or fail in CI, unless the house has been built from these sources."""
    if not make_house.STAMP.exists():
        unavailable("the house has not been built: python3 run.py site --one-file")
    if make_house.STAMP.read_text() != make_house.made_from():
        unavailable("the house is of older sources: python3 run.py site --one-file")


class Site:
    """A house that is a folder of static files, and one device: everything happens in the page."""

    wakes = 40.0  # seconds until it answers, at most: Python has to be fetched and woken up

    def __init__(self, url: str) -> None:
        self.url = url
        self.may_ask = (url, "data:", "blob:", "http://house.invalid/")
        self.is_known = False

    def at(self, path: str) -> str:
        return f"{self.url}#{path}"

    def prepare(self, context: BrowserContext, path: str) -> None:
        if self.is_known and path.startswith("/r/"):
            pytest.skip("a room of another device needs a server")
        self.is_known = True
        context.add_init_script(QUICK_BOTS)

    def open(self, page: Page) -> None:
        """Whoever wants to see or change what goes over the network cannot do so here."""
        on = page.on
        for name in ("route", "route_web_socket", "expect_request", "expect_response"):
            setattr(page, name, no_network)
        page.on = lambda event, hears: no_network() if event == "websocket" else on(event, hears)  # type: ignore[method-assign]


def no_network(*_: object, **__: object) -> NoReturn:
    pytest.skip("it is about what goes over the network")


def is_without_server(page: Page) -> bool:
    """Whether this page is one of the site."""
    return bool(page.evaluate(PLAN))


class Files(http.server.SimpleHTTPRequestHandler):
    """Files of a folder, and nothing else: no paths of ours, no compression."""

    def log_message(self, *_: Any) -> None: ...

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class WebSpace:
    """A folder, of which one part is asked for."""

    def __init__(self, folder: Path, at: str = "/some/where/") -> None:
        handler = functools.partial(Files, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}{at}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()


def wait_until_awake(page: Page) -> None:
    page.locator("a.box, .screen, .score").first.wait_for()
    page.wait_for_function(AWAKE)


def stand_beside(page: Page) -> None:
    """From now on ``beside`` asks and plays in this page's house as another tab would."""
    page.evaluate(BESIDE)


def hall_of(page: Page) -> Worker:
    """The worker that this tab keeps."""
    return next(each for each in page.workers if "/hall" in each.url or each.url.startswith("blob:"))


def trace_of(game: Game[Any]) -> str:
    """A program whose last expression is the golden trace of a game."""
    return TRACE.format(variants=reference(game).VARIANTS, traced=inspect.getsource(traced), name=game.name)


def golden(game: Game[Any]) -> str:
    return (GOLDEN / game.name.replace("-", "_") / "trace.txt").read_text().strip()


DEAL = """
from cheeseboard.table import record
from cheeseboard.table.daily import daily
from cheeseboard.table.table import Table

{played}
{told}
"\\n".join(told({name!r}, release) for release in {releases})
"""

DAYS = """
from cheeseboard.bots.bots import choose
from cheeseboard.table import record
from cheeseboard.table.daily import daily
from cheeseboard.table.table import Table

{played_by_mice}
{told_of_days}
told_of_days({name!r}, {days})
"""

# What tests.browser.dealt does on a server.
DEALT = (
    """
import json, os
from pathlib import Path
from typing import Any
from cheeseboard.engine.state import State
from cheeseboard.rooms import sealing
from cheeseboard.table.luck import Draw, FairLuck
os.environ["LUCK"] = "/luck.json"
Path("/luck.json").write_text({luck!r})
"""
    + inspect.getsource(Dealt).replace("{", "{{").replace("}", "}}")
    + "vars(sealing)['FairLuck'] = Dealt\n"
)


def bring_there(page: Page, luck: str) -> None:
    """What luck brings in the matches that are begun from now on in the hall that this tab keeps: moves by number, as JSON."""
    hall_of(page).evaluate("code => python.runPython(code)", DEALT.format(luck=luck))


def dealt_there(page: Page, game: Game[Any]) -> str:
    """A game's deal of one day, in the browser's Python."""
    code = DEAL.format(
        played=inspect.getsource(played), told=inspect.getsource(told), name=game.name, releases=RELEASES
    )
    return str(hall_of(page).evaluate("code => python.runPython(code)", code))


def days_there(page: Page, game: Game[Any], days: int) -> str:
    """A game's deals of many days, in the browser's Python, and what mice make of two of them."""
    code = DAYS.format(
        played_by_mice=inspect.getsource(played_by_mice),
        told_of_days=inspect.getsource(told_of_days),
        name=game.name,
        days=days,
    )
    return str(hall_of(page).evaluate("code => python.runPython(code)", code))


def traced_there(page: Page, game: Game[Any]) -> str:
    """The golden trace of a game, in the browser's Python."""
    return str(hall_of(page).evaluate("code => python.runPython(code)", trace_of(game)))

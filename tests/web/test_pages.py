"""The browser's client, as the server hands it out."""

import gzip
import re
import urllib.error
import urllib.request
from email.message import Message
from http import HTTPStatus
from pathlib import Path

import msgspec
import pytest

from cheeseboard.games import find
from cheeseboard.rooms.api import about
from cheeseboard.rooms.replays import ReplayStep, replay, steps
from cheeseboard.table.languages import LANGUAGES
from cheeseboard.table.links import to_link
from cheeseboard.table.record import record_of
from cheeseboard.table.table import Chair, Table
from cheeseboard.web.pages import ALONE, STATIC, WITH_A_WORD
from tests.web.server import Server

ROOT = Path(__file__).resolve().parents[2]
HTML = {"accept": "text/html"}


@pytest.fixture(autouse=True)
def static() -> Path:
    if not (STATIC / "index.html").exists():
        pytest.skip("the browser's client was not built")
    return STATIC


def asked(server: Server, path: str, **headers: str) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(server.url + path, headers=headers)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as problem:
        return problem.code, problem.headers, problem.read()


@pytest.mark.parametrize(
    "path", [f"/{name}" for name in sorted(ALONE)] + [f"/{name}/abc" for name in sorted(WITH_A_WORD)]
)
def test_every_address_of_the_client_is_the_same_page_and_never_old(server: Server, path: str) -> None:
    status, headers, body = asked(server, path)

    assert status == HTTPStatus.OK
    assert b"<title>Cheeseboard</title>" in body
    assert headers["cache-control"] == "no-cache"


def test_the_server_knows_all_addresses_of_the_client() -> None:
    routes = (ROOT / "client/src/lib/route.svelte.ts").read_text("utf-8")
    assert set(re.findall(r'first === "(\w+)"', routes)) == WITH_A_WORD


def test_people_who_are_lost_see_a_page_and_programs_are_told(server: Server) -> None:
    status, headers, body = asked(server, "/nowhere", **HTML)
    assert (status, headers.get_content_type()) == (404, "text/html")
    assert b"<title>Cheeseboard</title>" in body

    status, headers, body = asked(server, "/nowhere")
    assert (status, headers.get_content_type()) == (404, "application/json")


def test_built_files_are_kept_for_ever_and_come_compressed(server: Server, static: Path) -> None:
    script = max((static / "assets").glob("*.js"), key=lambda path: path.stat().st_size)
    status, headers, body = asked(server, f"/assets/{script.name}", **{"accept-encoding": "gzip"})

    assert status == HTTPStatus.OK
    assert "immutable" in headers["cache-control"]
    assert headers["content-encoding"] == "gzip"
    assert len(body) < script.stat().st_size / 2
    assert gzip.decompress(body) == script.read_bytes()
    assert asked(server, "/sw.js")[1]["cache-control"] == "no-cache"


def test_the_smallest_way_to_pack_a_file_that_a_browser_knows(server: Server, static: Path) -> None:
    script = max((static / "assets").glob("*.js"), key=lambda path: path.stat().st_size)
    for taken, sent in (
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip", "gzip"),
        ("deflate", None),
        ("", None),
    ):
        headers, body = asked(server, f"/assets/{script.name}", **{"accept-encoding": taken})[1:]
        assert headers["content-encoding"] == sent
        assert headers["vary"] == "accept-encoding"
        assert int(headers["content-length"]) == len(body)
        assert (body == script.read_bytes()) == (sent is None)


def test_what_a_browser_has_is_not_sent_again(server: Server) -> None:
    headers, body = asked(server, "/")[1:]
    assert body
    status, again, nothing = asked(server, "/", **{"if-none-match": headers["etag"]})
    assert (status, nothing) == (304, b"")
    assert again["etag"] == headers["etag"]
    assert asked(server, "/", **{"if-none-match": '"another"'})[0] == HTTPStatus.OK


def test_a_head_has_no_body(server: Server) -> None:
    request = urllib.request.Request(f"{server.url}/", method="HEAD")  # noqa: S310
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
        assert int(answer.headers["content-length"]) > 0
        assert answer.read() == b""


def test_what_is_packed_and_hidden_has_no_address_of_its_own(server: Server, static: Path) -> None:
    assert (static / "index.html.br").exists()
    for path in ("/index.html.br", "/index.html.gz", "/.stamp", "/assets", "/assets/", "/../pages.py", "/r/a/b"):
        assert asked(server, path)[0] == HTTPStatus.NOT_FOUND


def test_the_page_has_no_inline_script_or_style(server: Server) -> None:
    page = asked(server, "/")[2].decode()

    assert "<style" not in page
    assert " style=" not in page
    assert page.count("<script") == page.count('<script type="module" crossorigin src="/assets/')


def test_a_box_says_its_line_in_every_language_and_how_moves_are_written() -> None:
    for game in about().games:
        assert set(game.tagline) == set(LANGUAGES)
        assert game.phrases == dict(find(game.name).phrases)


def test_an_open_replay_names_the_one_who_saw_something_alone() -> None:
    table = Table("alles-kaese", [Chair("Anna"), Chair("Ben")])
    while not table.over:
        table.play(table.turn, table.possible()[0], table.version)
    link = to_link(record_of(table))
    seen = [
        (event.only, step.mover)
        for step in [msgspec.json.decode(each, type=ReplayStep) for each in steps(link, None, 0, 200)]
        for event in step.events
        if event.name == "front_seen"
    ]

    assert seen
    assert {only for only, _ in seen} <= {0, 1}
    assert "luck was typed in" in replay(link).verified  # nobody can say

"""What docs/security.md says stops a stranger, where no other test shows it; and that the page names tests that are there."""

import http.client
import json
import re
import socket
from contextlib import closing
from pathlib import Path

import pytest

from cheeseboard.rooms.names import SYLLABLES, TOKEN_BYTES, hashed, new_code, new_token
from tests.web.server import Server
from tests.web.talk import a_room

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
ROW = re.compile(r"^\| [^|]+ \| [^|]+ \| `(tests/[\w/]+\.py)::(test_\w+)` \|$", re.MULTILINE)
UPGRADE = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: Y2hlZXNlIGZvciBhIG1vdQ==\r\n"


def test_every_threat_has_a_test_that_is_there() -> None:
    parts = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    threats = [part for part in parts if "what they try | what stops them | test" in part]
    assert [part.partition("\n")[0] for part in threats] == [
        "A cheating player",
        "A curious host",
        "A stranger",
        "A flood",
    ]
    for part in threats:
        table = part.partition("what they try")[2].partition("\n\n")[0]
        assert len(ROW.findall(table)) == len(table.splitlines()) - 2
        assert "**What does not stop them.**" in part
    for file, name in ROW.findall(PAGE):
        assert f"def {name}(" in (ROOT / file).read_text("utf-8"), f"{file}::{name}"


def test_a_token_has_too_many_possibilities_to_be_guessed() -> None:
    assert TOKEN_BYTES * 8 >= 128
    assert len({new_token() for _ in range(1000)}) == 1000
    assert len(hashed(new_token())) * 4 >= 128  # what is kept of it, too


def test_a_code_is_one_of_millions() -> None:
    """So that trying all of them takes years, at half a try a second."""
    assert 80**SYLLABLES > 40_000_000
    assert len({new_code() for _ in range(1000)}) > 990


@pytest.mark.parametrize(
    "path",
    [
        "/../server.log", "/..%2fserver.log", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/assets/../../serve.py", "/assets/..%5c..%5cserve.py",
        "/assets/%00", "/static/../rooms.db", "/rooms.db", "/.%252e/serve.py", "/assets//etc/passwd", "/file:///etc/passwd",
    ],
)  # fmt: skip
def test_no_path_leads_out_of_the_page(server: Server, path: str) -> None:
    a_room(server)
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)) as door:
        door.request("GET", path)
        answer = door.getresponse()
        body = answer.read()
    assert answer.status == 404
    assert json.loads(body)["reason"] == "not-found"


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\0\x01\0",
        b"POST /api/rooms HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
        b"POST /api/rooms HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n3\r\n{}\r\n0\r\n\r\n",
        b"HEAD /api/rooms HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\nx\r\n",
        f"GET /ws HTTP/1.1\r\nhost: evil.example\r\n{UPGRADE}\r\n".encode(),
        f"GET /nowhere HTTP/1.1\r\nhost: localhost\r\n{UPGRADE}\r\n".encode(),
        f"GET /ws HTTP/1.1\r\nhost: localhost\r\n{UPGRADE}\r\n".encode() + b"\x81\x83\0\0\0\0{\xd0}",
        f"GET /ws HTTP/1.1\r\nhost: localhost\r\n{UPGRADE}\r\n".encode() + b"\xff\xff\xff\xff",
        f"GET /ws HTTP/1.1\r\nhost: localhost\r\n{UPGRADE}\r\n".encode() + b"\x81\xfe\xff\xff\0\0\0\0",
    ],
    ids=lambda said: said[:20].decode("latin-1"),
)  # fmt: skip
def test_whatever_strangers_do_wrong_leaves_no_line_in_the_log(server: Server, said: bytes) -> None:
    """Or a stranger could fill the operator's disk, and hide there."""
    before = server.logged()
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=20)) as line:
        line.sendall(said)
        line.settimeout(0.5)
        try:
            while line.recv(4096):
                pass
        except TimeoutError:
            pass
    assert server.get("/healthz")[0] == 200
    assert server.logged() == before

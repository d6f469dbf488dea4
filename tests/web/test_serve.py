"""``cheeseboard serve`` as an operator meets it."""

import re
import socket
import time
from dataclasses import fields
from pathlib import Path

import pytest

from cheeseboard.cli.program import main, parser
from cheeseboard.cli.serving import add_serve
from cheeseboard.web.limits import Limits
from cheeseboard.web.serve import Setup, announce
from tests.web.server import Server


def test_a_port_that_is_taken_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    said = capsys.readouterr()
    assert said.err == f"cheeseboard: 127.0.0.1:{port} is taken, or not to be had here; try --port {port + 1}\n"
    assert not said.out


def test_it_says_where_it_can_be_found_and_who_can_see_it(capsys: pytest.CaptureFixture[str]) -> None:
    announce(Setup(port=8123))
    at_home = capsys.readouterr().out
    announce(Setup(host="0.0.0.0", port=8123))  # noqa: S104
    in_the_network = capsys.readouterr().out
    assert "http://localhost:8123" in at_home
    assert "--lan" in at_home
    assert "--lan" not in in_the_network


def test_the_document_for_hosts_names_every_flag_and_every_limit() -> None:
    text = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")
    commands = parser()
    add_serve(commands)
    flags = {flag for action in commands._actions for flag in action.option_strings if flag.startswith("--")}
    assert set(re.findall(r"^\| `(--[a-z]+)", text, flags=re.MULTILINE)) == flags - {"--help", "--version"}
    rows = re.findall(r"^\| (`[a-z_`, ]+) \| ([\d., ]+) \|", text, flags=re.MULTILINE)
    shown = {
        name.strip("` "): float(value)
        for names, values in rows
        for name, value in zip(names.split(","), values.split(","), strict=True)
    }
    assert shown == {each.name: each.default for each in fields(Limits)}


def until_it_listens(port: int) -> None:
    """Without asking for anything: that would count."""
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError


def statuses(server: Server, *addresses: str) -> list[int]:
    """Answers to requests that a proxy has passed on from these addresses."""
    return [server.ask("GET", "/api/about", headers={"x-forwarded-for": address})[0] for address in addresses]


@pytest.mark.parametrize("believed", [True, False])
def test_behind_a_proxy_each_visitor_has_limits_of_their_own(tmp_path: Path, believed: bool) -> None:
    server = Server(tmp_path, {"requests": 0, "request_burst": 3})
    if not believed:
        server.program = ("-c", "from cheeseboard.cli import main; import sys; main([*sys.argv[1:], '--proxy', '192.0.2.1'])")  # fmt: skip
    server.launch()
    try:
        until_it_listens(server.port)
        one, two = "203.0.113.1", "203.0.113.2"
        assert statuses(server, one, one, one) == [200, 200, 200]
        assert statuses(server, one) == [429]
        assert statuses(server, two) == [200 if believed else 429]
        assert statuses(server, f"{two}, {one}") == [429]  # what a visitor writes there itself is not believed
    finally:
        server.kill()

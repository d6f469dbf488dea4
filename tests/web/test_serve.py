"""``cheeseboard serve`` as an operator meets it."""

import asyncio
import io
import os
import re
import signal
import socket
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path

import click
import pytest
import segno

from cheeseboard.cli import main
from cheeseboard.cli.serving import serve
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Settings
from cheeseboard.web import serve as web_serve
from cheeseboard.web.client import make
from cheeseboard.web.limits import Limits
from cheeseboard.web.serve import ServerSetup, announce
from tests.long import cases
from tests.web.server import Server, free_port


def test_a_port_that_is_taken_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    said = capsys.readouterr()
    assert said.err == f"cheeseboard: 127.0.0.1:{port} is taken; try --port {port + 1}\n"
    assert not said.out


def test_it_says_where_it_can_be_found_and_who_can_see_it(capsys: pytest.CaptureFixture[str]) -> None:
    announce(ServerSetup(port=8123))
    at_home = capsys.readouterr().out
    announce(ServerSetup(host="0.0.0.0", port=8123))  # noqa: S104
    in_the_network = capsys.readouterr().out
    assert "http://localhost:8123" in at_home
    assert "--lan" in at_home
    assert "--lan" not in in_the_network


def test_a_terminal_shows_the_address_as_a_code_to_scan(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same picture that a code of this address is; into a file or a pipe it is not printed."""
    url, code = "http://192.0.2.7:8123", io.StringIO()
    segno.make(url, error="m").terminal(out=code, compact=True)
    monkeypatch.setattr(web_serve, "network_url", lambda _: url)
    announce(ServerSetup(host="0.0.0.0", port=8123))  # noqa: S104
    assert code.getvalue() not in capsys.readouterr().out
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    announce(ServerSetup(host="0.0.0.0", port=8123))  # noqa: S104
    assert code.getvalue() in capsys.readouterr().out


def test_the_document_for_hosts_names_every_flag_and_every_limit() -> None:
    text = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")
    flags = {each.opts[0] for each in serve.params if isinstance(each, click.Option) and not each.hidden}
    assert set(re.findall(r"^\| `(--[a-z-]+)", text, flags=re.MULTILINE)) == flags
    rows = re.findall(r"^\| (`[a-z_`, ]+) \| ([\d., ]+) \|", text, flags=re.MULTILINE)
    shown = {
        name.strip("` "): float(value)
        for names, values in rows
        for name, value in zip(names.split(","), values.split(","), strict=True)
    }
    assert shown == {each.name: each.default for each in fields(Limits)}


# What goes wrong is a sentence and an exit code


def serving(folder: Path, *words: str) -> "subprocess.Popen[str]":
    """The program, with what it prints going into files; its file lies in a folder unless the words say otherwise."""
    command = [sys.executable, "-m", "cheeseboard.cli", "serve", "--database", f"sqlite:///{folder}/rooms.db", *words]
    with (folder / "out").open("w") as out, (folder / "err").open("w") as err:
        return subprocess.Popen(  # noqa: S603 - our own program
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, text=True, start_new_session=True
        )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--port 99999", "--port 99999: possible are 1 to 65535"),
        ("--port 0", "--port 0: possible are 1 to 65535"),
        ("--port -1", "--port -1: possible are 1 to 65535"),
        ("--port x", "Invalid value for '--port': 'x' is not a valid integer."),
        ("--host no.such.host.invalid", "no.such.host.invalid is no address of this machine"),
        ("--host 192.0.2.1", "192.0.2.1 is no address of this machine"),
        ("--database sqlite:///", "a database is sqlite:///FILE or postgresql://…, not 'sqlite:///'"),
        (
            "--database sqlite:////proc/nowhere/rooms.db",
            "/proc/nowhere/rooms.db cannot be used: No such file or directory",
        ),
        ("--database sqlite:////dev", "/dev is a folder; name a file in it"),
        ("--database sqlite:////dev/null/rooms.db", "/dev/null/rooms.db cannot be used: /dev/null is no folder"),
        ("--keep nan", "--keep nan: possible are days, or 0 for ever"),
        ("--bot-processes 0", "--bot-processes 0: there must be at least one"),
        ("--thinkers 0", "--bot-processes 0: there must be at least one"),
    ],
)
def test_what_cannot_be_had_is_said_in_one_sentence(tmp_path: Path, words: str, said: str) -> None:
    port = () if "--port" in words else ("--port", str(free_port()))
    assert serving(tmp_path, *port, *words.split()).wait(60) == 2
    assert (tmp_path / "err").read_text("utf-8") == f"cheeseboard: {said}\n"
    assert (tmp_path / "out").read_text("utf-8") == ""


def test_its_address_is_in_a_file_at_once_and_ctrl_c_ends_it_without_a_traceback(tmp_path: Path) -> None:
    """Ctrl-C goes to all processes of a terminal, to those that think for bots, too."""
    port = free_port()
    process = serving(tmp_path, "--port", str(port))
    try:
        until_it_listens(port)
        assert f"http://localhost:{port}\n" in (tmp_path / "out").read_text("utf-8")
        asyncio.run(bots_play(f"http://127.0.0.1:{port}"))
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(30) == 130
    finally:
        process.kill()
    assert (
        (tmp_path / "out")
        .read_text("utf-8")
        .endswith("Stopped. Start it again, and every room goes on where it was.\n")
    )
    assert (tmp_path / "err").read_text("utf-8") == ""


async def bots_play(url: str) -> None:
    """Until a bot has made a move, so that a process that thinks is there."""
    chairs = [wire.WantedChair("me"), wire.WantedChair("bot", bot="otto"), wire.WantedChair("bot", bot="otto")]
    settings = Settings(pace=0)
    async with make(url, wire.NewRoom("cheese", chairs, settings=settings, begin=True)) as guest, asyncio.timeout(60):
        async for frame in guest.turns():
            if frame.version > 1:
                return
            await guest.play(frame.moves[0], frame)


@pytest.mark.parametrize("after", cases([0.3, 0.6, 1.0, 1.5], [0.6]))
def test_ctrl_c_while_it_starts_leaves_no_traceback(tmp_path: Path, after: float) -> None:
    process = serving(tmp_path, "--port", str(free_port()))
    time.sleep(after)
    process.send_signal(signal.SIGINT)
    assert process.wait(30) in {130, -signal.SIGINT}  # the latter before Python itself has begun: a shell tells 130 too
    assert "Traceback" not in (tmp_path / "err").read_text("utf-8")


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


@pytest.mark.parametrize(
    ("host", "home", "url"),
    [
        ("127.0.0.1", "192.0.2.7", None),
        ("localhost", "192.0.2.7", None),
        ("0.0.0.0", "192.0.2.7", "http://192.0.2.7:8000"),  # noqa: S104
        ("0.0.0.0", None, None),  # noqa: S104
    ],
)
def test_the_address_for_others_is_told_only_if_there_is_one(
    monkeypatch: pytest.MonkeyPatch, host: str, home: str | None, url: str | None
) -> None:
    monkeypatch.setattr(web_serve, "home_address", lambda: home)
    assert web_serve.network_url(web_serve.ServerSetup(host=host)) == url


def test_only_a_page_on_the_same_machine_is_told_the_address(server: Server) -> None:
    assert server.get("/api/address")[:2] == (200, b'{"url":null}')
    assert server.ask("GET", "/api/address", headers={"x-forwarded-for": "203.0.113.9"})[0] == 404

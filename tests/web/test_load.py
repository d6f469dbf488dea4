"""``cheeseboard load`` plays for a moment and says what it saw. How fast is nobody's business here."""

import json
import socket
import subprocess
import sys

import msgspec
import pytest

from cheeseboard.rooms import wire
from cheeseboard.web.bare import CLOSE, PING, TEXT, cut, framed
from cheeseboard.web.crowds import Gist, Party
from tests.long import only_in_full
from tests.web import engines


def load(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cheeseboard.cli", "load", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=200)  # noqa: S603


def test_ten_rooms_play_and_are_counted() -> None:
    words = ("--rooms", "10", "--seats", "2", "--seconds", "2", "--game", "alles-kaese", "--json")
    done = load(*words)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["sockets"] == 20
    assert found["moves"] > 0 and found["matches"] > 0
    assert found["moves_per_second"] == pytest.approx(found["moves"] / found["seconds"])
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["worst_ms"]
    assert found["refusals"] == {}
    assert found["frame_bytes"] > 100
    if sys.platform == "linux":
        assert found["server_us"] > 0 and found["connection_kb"] is not None


def test_a_rate_is_kept_to_and_people_can_read_it() -> None:
    done = load("--rooms", "5", "--seats", "3", "--seconds", "1", "--rate", "20")
    assert done.returncode == 0, done.stderr
    first, second, *_, last = done.stdout.splitlines()
    assert first.startswith("5 rooms of 3, cheese, 20 moves/s, sqlite")
    assert int(second.split()[0]) <= 30
    assert last == "  refused: nothing"


def test_clients_in_several_processes_are_counted_together() -> None:
    done = load("--rooms", "5", "--seats", "2", "--seconds", "2", "--rate", "40", "--clients", "2", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["sockets"] == 10 and found["refusals"] == {}
    assert found["moves"] == pytest.approx(80, rel=0.4)
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["worst_ms"]


@only_in_full
@pytest.mark.skipif(not hasattr(socket, "SO_REUSEPORT"), reason="several cannot listen at one port here")
def test_several_processes_listen_at_one_port() -> None:
    engines.need_engines()
    with engines.Postgres() as postgres:
        words = ("--rooms", "8", "--seats", "2", "--seconds", "2", "--rate", "20", "--json")
        done = load(*words, "--processes", "2", "--one-port", "--database", postgres.url)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["moves"] > 0 and found["refusals"].keys() <= {"stale"}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--rooms", "0"), "more than 0"),
        (("--rooms", "2", "--clients", "3"), "no more than --rooms"),
        (("--rooms", "9000000"), "processes of the server"),
        (("--seats", "99"), "99"),
        (("--game", "chess"), "chess"),
        (("--url", "http://127.0.0.1:9", "--seconds", "1"), "cannot be reached"),
    ],
)
def test_what_cannot_be_measured_is_said_in_a_sentence(words: tuple[str, ...], says: str) -> None:
    done = load(*words)
    assert done.returncode != 0 and says in done.stderr
    assert "Traceback" not in done.stderr and not done.stdout


# A room that is not played in as it should be gives no figures.


class Mute:
    """A line that only remembers."""

    def __init__(self) -> None:
        self.said: list[wire.Request] = []

    def say(self, text: bytes) -> None:
        self.said.append(wire.read_request(text))


def party(seats: int = 2, longest: int = 9) -> tuple[Party, list[Mute]]:
    keys = [wire.Key("mika-tolu", seat, "t" * 24, seat) for seat in range(seats)]
    found, lines = Party(keys, longest, 0.0), [Mute() for _ in keys]
    found._lines = lines  # type: ignore[assignment]
    return found, lines


def frame(version: int, seat: int, moves: list[str], match: int = 1, over: object = None) -> bytes:
    return msgspec.json.encode(
        {"type": "frame", "match": match, "version": version, "seat": seat, "moves": moves, "over": over}
    )


def settled() -> tuple[Party, list[Mute]]:
    """Two clients who have seen the beginning; the first has said its move."""
    found, lines = party()
    found._hear(0, frame(0, 0, ["flip"]))
    found._hear(1, frame(0, 1, []))
    found.start(1.0)
    return found, lines


def test_the_next_move_waits_for_every_seat_and_the_answer() -> None:
    found, lines = settled()
    assert lines[0].said == [wire.Move("1", 1, 0, 0, "flip")]
    found._hear(0, frame(1, 0, []))
    found._hear(0, b'{"type":"done","id":"1","match":1,"version":1}')
    assert not found.tally.waits and not lines[1].said
    found._hear(1, frame(1, 1, ["stop"]))
    assert len(found.tally.waits) == 1
    assert lines[1].said == [wire.Move("2", 1, 1, 1, "stop")]


def test_after_a_match_the_next_one_begins() -> None:
    found, lines = settled()
    found._hear(0, b'{"type":"done","id":"1","match":1,"version":1}')
    found._hear(0, frame(1, 0, [], over={"winners": [0]}))
    found._hear(1, frame(1, 1, [], over={"winners": [0]}))
    assert lines[1].said == [wire.Begin("2", 1)]
    found._hear(1, b'{"type":"done","id":"2","match":2,"version":0}')
    found._hear(0, frame(0, 1, [], match=2))
    found._hear(1, frame(0, 0, ["flip"], match=2))
    assert lines[1].said[1:] == [wire.Move("3", 2, 0, 0, "flip")]
    assert found.tally.matches == 1 and len(found.tally.waits) == 1 and not found.problem


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        (frame(0, 0, ["flip"]), "version (1, 0) instead of (1, 1)"),
        (frame(2, 0, ["flip"]), "version (1, 2) instead of (1, 1)"),
        (b'{"type":"goodbye","reason":"too-fast","after":5.0}', "the server said goodbye: too-fast"),
    ],
)
def test_a_server_that_stands_still_skips_or_leaves_is_found_out(told: bytes, problem: str) -> None:
    found, _ = settled()
    found._hear(0, told)
    assert found.problem == problem


def test_a_match_without_an_end_is_found_out() -> None:
    found, _ = party(seats=1, longest=2)
    found._hear(0, frame(0, 0, ["flip"]))
    found.start(1.0)
    for version in range(1, 5):
        found._hear(0, b'{"type":"done"}')
        found._hear(0, frame(version, 0, ["flip"]))
    assert found.problem == "3 moves, and the match is not over"


def test_nobody_to_move_is_found_out() -> None:
    found, _ = settled()
    found._hear(0, b'{"type":"done"}')
    found._hear(0, frame(1, 0, []))
    found._hear(1, frame(1, 1, []))
    assert found.problem == "nobody may move"


def test_a_refused_move_is_counted_and_made_again() -> None:
    found, lines = settled()
    found._hear(0, b'{"type":"refused","id":"1","reason":"try-again","facts":{}}')
    assert found.tally.refusals == {"try-again": 1} and not found.problem
    assert lines[0].said[1:] == [wire.Move("2", 1, 0, 0, "flip")]


# The bare socket


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_of_any_length_is_framed_as_the_standard_has_it(size: int) -> None:
    from websockets.frames import Frame, Opcode  # noqa: PLC0415 - only to compare
    from websockets.streams import StreamReader  # noqa: PLC0415

    body = b"x" * size
    reader = StreamReader()
    reader.feed_data(framed(TEXT, body))
    parsing = Frame.parse(reader.read_exact, mask=True)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    assert done.value.value == Frame(Opcode.TEXT, body)

    served = Frame(Opcode.TEXT, body).serialize(mask=False) + Frame(Opcode.PING, b"?").serialize(mask=False)
    kind, begin, end = cut(bytearray(served), 0) or (0, 0, 0)
    assert (kind, served[begin:end]) == (TEXT, body)
    assert cut(bytearray(served), end) == (PING, end + 2, end + 3)
    assert all(cut(bytearray(served[:short]), 0) is None for short in {0, 1, end // 2, end - 1} if short < end)
    assert CLOSE not in (kind, served[end])


def test_a_client_reads_no_more_than_it_needs() -> None:
    heard = msgspec.json.decode(frame(3, 1, ["flip"], over={"seed": "00"}), type=Gist)
    assert (heard.match, heard.version, heard.seat, heard.moves) == (1, 3, 1, ["flip"]) and heard.over is not None

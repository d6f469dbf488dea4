"""Messages that must change nothing: malformed, stale, oversized, for another's seat, out of turn, above one's station."""

import json
import random
from collections.abc import Callable
from typing import Any, Final

from cheeseboard.games import names

JUNK: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 15, 16, 1 << 31, 1 << 63, 1 << 64, 10**40, -(10**40), 0.5, 1e308, -0.0, "", " ", "x", "keep 1", "\x00", "\ud800",
    "é" * 13, "🧀" * 40, "x" * 81, "x" * 5000, [], [[]], {}, {"": None}, [1, "a", None], "null", "1", "-1", "NaN", "../../etc/passwd",
    "'; DROP TABLE deed; --", "<script>alert(1)</script>", "{{7*7}}", "\u202egnp", "0" * 40,
)  # fmt: skip
BROKEN: Final = (
    b"", b" ", b"{", b"}", b"[", b"[]", b"{}", b"null", b"0", b'""', b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"[" * 9000, b'{"a":' * 3000,
    b'{"type":', b'{"type":"move"', b'{"type":"move"}', b'{"type":1}', b'{"type":null}', b'{"type":"MOVE","id":"1"}', b'{"type":["move"]}',
    b'{"type":"move","type":"close","id":"1"}', b'{"type":"ping","id":"\\ud800"}', b"NaN", b'{"type":"ping","id":NaN}', b"1e999", b"-",
    b'{"type":"set","id":"1","settings":{"pace":1e999}}', b'{"type":"set","id":"1","settings":{"pace":-1}}', b"'", b"<xml/>",
)  # fmt: skip
HOSTS: Final[tuple[dict[str, Any], ...]] = (
    {"type": "close"},
    {"type": "remove", "guest": 0},
    {"type": "remove", "guest": 1},
    {"type": "host", "guest": 1},
    {"type": "set", "settings": {}},
    {"type": "place", "seat": 0, "chair": {"kind": "me"}},
    {"type": "plan", "game": "cheese", "options": {}, "chairs": [{}, {}]},
)


class Rude:
    """Thinks of the next message. Everything follows from the dice."""

    def __init__(self, dice: random.Random, seats: int) -> None:
        self.dice = dice
        self.seats = seats
        self.number = 0
        self.kinds: tuple[Callable[[Any, int], bytes], ...] = (
            self.broken, self.bent, self.stale, self.elsewhere, self.not_mine, self.out_of_turn, self.as_host, self.nonsense, self.noise,
        )  # fmt: skip

    def say(self, frame: Any, guest: int) -> tuple[str, bytes]:
        """Something that a guest (not the host; its seat has the same number) must not get away with."""
        kind = self.dice.choice(self.kinds)
        return kind.__name__, kind(frame, guest)

    def text(self, said: dict[str, Any]) -> bytes:
        self.number += 1
        own = {} if said["type"] == "hello" else {"id": f"rude-{self.number}"}
        return json.dumps({**own, **said}).encode("utf-8", "surrogatepass")

    def move(self, frame: Any, guest: int, **more: Any) -> dict[str, Any]:
        move = self.dice.choice([*frame["moves"], "keep 1", "pass", "take 2"])
        return {
            "type": "move",
            **{key: frame[key] for key in ("match", "version")},
            "seat": guest,
            "move": move,
            **more,
        }

    def wrong(self, frame: Any, guest: int) -> dict[str, Any]:
        """In two ways, so that whatever is changed in it, it stays wrong."""
        return self.move(frame, guest, version=frame["version"] + 1, match=frame["match"] + 1)

    def broken(self, _: Any, __: int) -> bytes:
        return self.dice.choice(BROKEN)

    def noise(self, frame: Any, guest: int) -> bytes:
        """A good message with some bytes changed, cut or doubled; or no message at all."""
        if self.dice.random() < 0.3:
            return self.dice.randbytes(self.dice.randrange(200))
        text = bytearray(self.text(self.wrong(frame, guest)))
        place = self.dice.randrange(len(text))
        if self.dice.random() < 0.5:
            del text[place:]
        else:
            text[place] ^= 1 << self.dice.randrange(8)
        return bytes(text)

    def bent(self, frame: Any, guest: int) -> bytes:
        """A good message with one field of the wrong kind, one too many or one too few."""
        said = {"id": "x", **self.wrong(frame, guest)}
        key = self.dice.choice([*said, "more"])
        if self.dice.random() < 0.2 and key in said:
            del said[key]
        else:
            said[key] = self.dice.choice(JUNK)
        return json.dumps(said).encode("utf-8", "surrogatepass")

    def stale(self, frame: Any, guest: int) -> bytes:
        version = frame["version"] + self.dice.choice([-1, 1, 2, 1000])
        undo = {"type": "undo", "match": frame["match"], "version": version, "seat": guest}
        return self.text(self.dice.choice([undo, self.move(frame, guest, version=version)]))

    def elsewhere(self, frame: Any, guest: int) -> bytes:
        return self.text(self.move(frame, guest, match=frame["match"] + self.dice.choice([-1, 1, 7])))

    def not_mine(self, frame: Any, guest: int) -> bytes:
        seat = self.dice.choice([seat for seat in (*range(self.seats), 15) if seat != guest])
        said = self.dice.choice(
            [{"type": "face", "seat": seat}, {"type": "stand", "seat": seat}, {"type": "sit", "seat": seat}]
        )
        return self.text(self.dice.choice([said, self.move(frame, guest, seat=seat)]))

    def out_of_turn(self, frame: Any, guest: int) -> bytes:
        """In its own turn, an illegal move."""
        move = {"move": "dance 7"} if frame["turn"] == guest else {}
        return self.text(self.move(frame, guest, **move))

    def as_host(self, _: Any, __: int) -> bytes:
        return self.text(self.dice.choice(HOSTS))

    def nonsense(self, _: Any, __: int) -> bytes:
        """Well-formed, and impossible for anybody, the host too."""
        game = self.dice.choice(names())
        some = {
            "type": "plan",
            "game": game,
            "options": {self.dice.choice(["traps", "x"]): self.dice.choice(JUNK)},
            "chairs": [],
        }
        said: list[dict[str, Any]] = [
            {"type": "begin", "match": self.dice.choice([0, 1, 99])},
            {"type": "sticker", "sticker": "bomb"},
            {"type": "sit", "seat": 0, "name": "not a cheese"},
            {"type": "hello", "protocol": 1, "room": "x"},
            {"type": "remove", "guest": 10**9},
            {"type": "host", "guest": 999},
            {"type": "set", "settings": {"bot": "deep thought"}},
            {"type": "set", "settings": {"clock": 10**12}},
            {"type": "place", "seat": 14, "chair": {}},
            {"type": "place", "seat": 0, "chair": {"kind": "guest"}},
            {"type": "place", "seat": 0, "chair": {"kind": "guest", "guest": 77}},
            {"type": "place", "seat": 0, "chair": {"kind": "bot", "bot": "deep thought"}},
            some,
            {"type": "plan", "game": "chess", "options": {}, "chairs": [{}, {}]},
        ]
        return self.text(self.dice.choice(said))

"""A push service of our own on loopback, and a browser that opens what it is sent: written apart from what it tests."""

import asyncio
import base64
import json
import secrets
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Letter:
    """What came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PostOffice:
    """Takes letters, and answers each as a test wants it to."""

    letters: list[Letter] = field(default_factory=list)
    answers: list[bytes] = field(default_factory=list)  # the next ones; then 201
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.close()

    def answer(self, *statuses: int, headers: str = "") -> None:
        self.answers += [f"HTTP/1.1 {status} So\r\n{headers}\r\n".encode() for status in statuses]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
            body = await reader.readexactly(int(headers["content-length"]))
            self.letters.append(Letter(head[0], headers, body))
            self.came.set()
            writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 201 Created\r\n\r\n")
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # somebody only looked whether we are here
        finally:
            writer.close()


class Browser:
    """Has a key and a secret, and opens what was sealed for it."""

    def __init__(self, office: PostOffice) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.public = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.endpoint = f"{office.origin}/push/{secrets.token_hex(8)}"

    def wanted(self, token: str, **more: Any) -> dict[str, Any]:
        keys = {"endpoint": self.endpoint, "p256dh": plain(self.public), "auth": plain(self.auth)}
        return {"token": token, "language": "en", **keys, **more}

    def open(self, letter: Letter) -> dict[str, str]:
        """RFC 8291, from the other side."""
        assert letter.headers["content-encoding"] == "aes128gcm"
        salt, size, length = letter.body[:16], int.from_bytes(letter.body[16:20], "big"), letter.body[20]
        theirs, sealed = letter.body[21 : 21 + length], letter.body[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = spread(shared, self.auth, b"WebPush: info\x00" + self.public + theirs, 32)
        key = spread(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = spread(secret, salt, b"Content-Encoding: nonce\x00", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert text.endswith(b"\x02")  # the last record
        found: dict[str, str] = json.loads(text[:-1])
        return found


def spread(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def claims_of(letter: Letter, key: str) -> dict[str, Any]:
    """What the server has signed, RFC 8292, if it is the one with this public key."""
    scheme, _, fields = letter.headers["authorization"].partition(" ")
    found = dict(each.strip().split("=", 1) for each in fields.split(","))
    assert (scheme, found["k"]) == ("vapid", key)
    signed, _, signature = found["t"].rpartition(".")
    r, s = raw(signature)[:32], raw(signature)[32:]
    der = utils.encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(raw(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    told: dict[str, Any] = claims
    return told

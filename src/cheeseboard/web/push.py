"""Web push: a message sealed for one browser (RFC 8291) and signed by this server (RFC 8292, VAPID), with pyca's cryptography.

It is an extra: ``pip install 'cheeseboard[push]'``. The push service of the browser's maker carries the message and cannot
read it. All messages are equally long, so their length tells neither game nor language.
"""

import base64
import hashlib
import hmac
import json
import os
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # RFC 8188's record size; all of a message is in one record
PADDED: Final = 1024  # bytes of every message before it is sealed
POINT: Final = 65  # bytes of a public key
SECRET: Final = 16  # bytes of a browser's secret
VALID: Final = 12 * 3600  # seconds for which a signature is good
KEEP: Final = 2 * 24 * 3600  # seconds that a push service keeps a message for a device that is switched off


class PushTarget(NamedTuple):
    """Where a browser can be reached, as it says itself: an address, its public key and its secret."""

    endpoint: str
    p256dh: str
    auth: str


class PushKey:
    """This server's key, which every subscription is made for."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self.private = private

    @classmethod
    def new(cls) -> "PushKey":
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def read(cls, text: str) -> "PushKey":
        return cls(ec.derive_private_key(int(text, 16), CURVE))

    def write(self) -> str:
        return f"{self.private.private_numbers().private_value:064x}"

    @property
    def public(self) -> str:
        return encoded(point_of(self.private.public_key()))

    def authorization(self, origin: str, now: float, contact: str = "") -> str:
        """That it is this server which sends to that origin. The contact is for the people who run the push service."""
        claims: dict[str, Any] = {"aud": origin, "exp": int(now) + VALID, **({"sub": contact} if contact else {})}
        parts = [json.dumps(each, separators=(",", ":")).encode() for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(map(encoded, parts))
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def check_target(target: PushTarget) -> None:
    """ValueError, unless a message could be sealed for it."""
    if len(decoded(target.auth)) != SECRET:
        raise ValueError("not a secret of a browser")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(target.p256dh))


def push_headers(
    target: PushTarget, key: PushKey, origin: str, now: float, about: str, contact: str
) -> Mapping[str, str]:
    """What a push service must know: how long to keep it, and which older message a newer one replaces."""
    topic = hmac.digest(decoded(target.auth), about.encode(), hashlib.sha256)[:24]
    return {
        "authorization": key.authorization(origin, now, contact),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEEP),
        "topic": encoded(topic),
        "urgency": "normal",
    }


def sealed(
    text: bytes,
    target: PushTarget,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    size: int = PADDED,
) -> bytes:
    """A message that only this browser can open, RFC 8291. Key and salt are new for each message, but in a test."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, mine = decoded(target.p256dh), point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derived(shared, decoded(target.auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, (text + b"\x02").ljust(size, b"\0"), None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

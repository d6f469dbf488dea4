"""WebSockets as uvicorn has them, but several texts to one client go out in one write."""

from collections.abc import Iterable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TEXT: Final = 0x81  # a whole message
SHORT, MIDDLE = 126, 1 << 16


class Texts(WebSocketsSansIOProtocol):
    """One socket. Greeting, listening, pings and parting are uvicorn's; only our own way of telling is added.

    ``{"type": "websocket.send", "texts": [b"…", b"…"]}`` tells all of them, already as UTF-8. No extension may be agreed on
    (ws_per_message_deflate is off): what is told so is not packed.
    """

    async def send(self, message: Any) -> None:
        texts = message.get("texts")
        if texts is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.close_sent is not None:
            raise ClientDisconnected
        self.transport.write(framed(texts))


def framed(texts: Iterable[bytes]) -> bytes:
    """Messages as a server sends them."""
    parts = []
    for text in texts:
        parts += (head(len(text)), text)
    return b"".join(parts)


def head(size: int) -> bytes:
    """What stands before a message of so many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")

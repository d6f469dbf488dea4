"""A seat for an agent in a room on a server, among people and bots."""

import asyncio
import secrets
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from cheeseboard.agents.telling import AgentTold, allowed_moves, question, sentences
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.rooms import wire
from cheeseboard.table.grammar import FUNCTIONS
from cheeseboard.table.scribe import Event
from cheeseboard.table.table import Refused
from cheeseboard.table.words import Words
from cheeseboard.web.client import Guest, RefusedByServer, post

ANSWER: Final = 10.0  # seconds in which a server must let us in


async def make_room(url: str, wanted: wire.NewRoom, language: str) -> "RoomSeat":
    """A new room on a server, with this agent as its host."""
    return await RoomSeat.entered(url, f"{url}/api/rooms", wanted, language)


async def join_room(url: str, room: str, name: str | None, seat: int | None, language: str) -> "RoomSeat":
    """A seat in a room that somebody has made."""
    return await RoomSeat.entered(url, f"{url}/api/rooms/{room}/guests", wire.NewGuest(name, seat), language)


class RoomSeat:
    """An agent on one seat of a room. It is told what the server tells that seat."""

    def __init__(self, guest: Guest, language: str) -> None:
        self.guest = guest
        self.language = language
        self.code = f"room-{guest.code}-{secrets.token_urlsafe(9)}"
        self.moved = (0, -1)  # in which match, and in which version of the table, it moved last

    @classmethod
    async def entered(cls, url: str, door: str, wanted: wire.NewRoom | wire.NewGuest, language: str) -> "RoomSeat":
        """Go in by this address."""
        key = await asyncio.to_thread(post, door, wanted, wire.Key)
        found = cls(await Guest(url, key).__aenter__(), language)
        try:
            async with asyncio.timeout(ANSWER):
                await found.guest.until(lambda me: me.room is not None)
        except TimeoutError:
            await found.leave()
            raise RefusedByServer("try-again") from None
        return found

    async def leave(self) -> None:
        """Stand up and go."""
        try:
            async with asyncio.timeout(2):
                await self.guest.stand_up()
        except (RefusedByServer, TimeoutError):
            pass
        finally:
            await self.guest.__aexit__(None, None, None)

    @property
    def room(self) -> wire.RoomNow:
        assert self.guest.room is not None
        return self.guest.room

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.room.chairs]

    @property
    def words(self) -> Words:
        return Words(find(self.room.game), self.language)

    @property
    def frame(self) -> wire.Frame:
        """What the server told last; Refused before the first match."""
        if self.guest.frame is None:
            raise Refused("no-match", "no match is on yet")
        return self.guest.frame

    # Playing.

    async def begin(self) -> None:
        """Begin the match, or another one."""
        await self.guest.begin()
        await self.guest.until(lambda me: me.frame is not None and me.frame.match == self.room.match)

    async def play(self, move: str, version: int | None) -> None:
        """Play a move; the server refuses what is not possible."""
        frame = self.frame
        chosen = frame if version is None else msgspec.structs.replace(frame, version=version)
        await self.guest.play(move, chosen)
        self.moved = (frame.match, chosen.version)
        await self.guest.until(lambda me: me.frame is not None and me.frame.version > chosen.version)

    async def wait(self, seconds: float) -> None:
        """Until it is this agent's turn or the match is over, but no longer than so."""
        try:
            async with asyncio.timeout(seconds):
                await self.guest.until(lambda me: me.is_gone or self._is_awaited())
        except TimeoutError:
            pass

    def _is_awaited(self) -> bool:
        frame = self.guest.frame
        return frame is not None and (frame.over is not None or frame.turn in self.guest.seats)

    # Telling.

    def told(self) -> AgentTold:
        """All that the seat may know now. Refused before the first match."""
        frame, game, names = self.frame, find(self.room.game), self.names
        view: dict[str, Any] = msgspec.json.decode(frame.view)
        return {
            "table": self.code,
            "game": game.name,
            "seat": frame.seat,
            "names": names,
            "help": self.room.help,
            "version": frame.version,
            "turn": frame.turn,
            "your_turn": frame.turn in self.guest.seats,
            "over": frame.over is not None,
            "news": sentences(self.words, self._heard(frame), names, frame.seat),
            "drawn": self.words.draw(view, names, frame.seat),
            "question": question(self.words, frame.turn, frame.seat, names, frame.moves),
            "moves": frame.moves if self.room.help != "printed" else [],
            "view": view,
            "scores": frame.over.scores if frame.over else [],
            "winners": frame.over.winners if frame.over else [],
            "result": self.words.won(frame.over.winners, names, frame.seat) if frame.over else "",
            "link": frame.over.link if frame.over else "",
        }

    def _heard(self, frame: wire.Frame) -> list[Event]:
        match, version = self.moved
        events = [msgspec.convert(event, Event) for event in self.guest.heard]
        return [event for event in events if match != frame.match or event.version > version]

    def waiting(self) -> str:
        """Who is here, before the first match."""
        chairs = ", ".join(chair.name or chair.kind for chair in self.room.chairs)
        return f"Room {self.guest.code}: {chairs}. {self._refused('no-match')}"

    def moves(self) -> list[str]:
        """The legal moves; Refused if the level of help says so, or if it is another's turn."""
        found = allowed_moves(self.room.help, self.frame.moves)
        if self.frame.turn == NOBODY:
            raise Refused("over", "the game is over")
        if self.frame.turn not in self.guest.seats:
            raise Refused("not-your-turn", "it is another's turn", turn=self.frame.turn)
        return found

    async def hint(self) -> str:
        """A good move and why, if the room allows it."""
        return (await self.guest.hint(self.language)).says

    async def odds(self) -> str:
        """What the seat may think of everything hidden, if the room allows it."""
        found = await self.guest.odds(self.language)
        return "\n".join(line for each in found for line in (each.heading, *(f"  {share}" for share in each.lines)))

    def refusal(self, refused: Refused | RefusedByServer) -> str:
        """Why something cannot be had, in words."""
        return self._refused(refused.reason, **refused.facts)

    def _refused(self, reason: str, **facts: int | str) -> str:
        if self.words.bundle.has_message(f"refused-{reason}"):
            return self.words.refusal(reason, self.names, **facts)
        return refused_in_room(reason, self.language, **facts)


def refused_in_room(reason: str, language: str, **facts: int | str) -> str:
    """Why a server does not do something, in words; the reason itself if it is a newer server's."""
    found = room_words(language)
    key = f"refused-{reason}"
    if not found.has_message(key):
        return reason
    pattern = found.get_message(key).value
    assert pattern is not None
    return str(found.format_pattern(pattern, facts)[0])


@cache
def room_words(language: str) -> FluentBundle:
    """What rooms say in this language."""
    found = FluentBundle([language], FUNCTIONS, use_isolating=False)
    page = files("cheeseboard.rooms") / "words" / f"{language}.ftl"
    found.add_resource(FluentResource(page.read_text("utf-8")))
    return found

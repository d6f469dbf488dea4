"""What can be asked for over HTTP."""

import asyncio
import io
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
import segno

from cheeseboard import __version__
from cheeseboard.bots.bots import BOTS
from cheeseboard.games import find, names
from cheeseboard.games.box import Choice, Number, Numbers, Option
from cheeseboard.table.lesson import lesson_of
from cheeseboard.table.record import write
from cheeseboard.table.table import Refused
from cheeseboard.table.words import LANGUAGES, Words
from cheeseboard.web import wire
from cheeseboard.web.hall import Hall
from cheeseboard.web.http import THIS_MACHINE, Page, Way, openapi
from cheeseboard.web.lessons import LessonNow, lesson
from cheeseboard.web.names import NAMES, STICKERS
from cheeseboard.web.replays import MOST_STEPS, Replay, Step, record_of_link, replay, steps
from cheeseboard.web.room import refused


class OptionNow(msgspec.Struct, frozen=True):
    """A house rule, with what can be chosen."""

    name: str
    title: dict[str, str]  # in every language
    default: Any
    choices: list[bool | int | str] | None = None
    low: int | None = None
    high: int | None = None
    length: int | None = None
    total: int | None = None


class GameNow(msgspec.Struct, frozen=True):
    """What stands on a game's box."""

    name: str
    title: str
    designer: str
    publisher: str
    seats: list[int]
    version: int
    options: list[OptionNow]
    tagline: dict[str, str]  # in every language
    phrases: dict[str, str]  # how moves are written, to find the words for them: «keep {place}» is move-keep
    lesson: bool  # whether it has a first lesson


class About(msgspec.Struct, frozen=True):
    """What this server has."""

    server: str
    protocol: int
    games: list[GameNow]
    bots: list[str]
    languages: list[str]
    names: list[str]
    stickers: list[str]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]


class InLanguage(msgspec.Struct, frozen=True):
    language: wire.Language = "en"


class Where(msgspec.Struct, frozen=True):
    """Where the page is, as the reader's device sees it."""

    base: Annotated[str, msgspec.Meta(pattern=r"^https?://[A-Za-z0-9.\-:\[\]]{1,100}$")]


class Which(msgspec.Struct, frozen=True):
    """Which steps, and through whose eyes: a seat, -2 for a watcher; without one, all open."""

    seat: Annotated[int, msgspec.Meta(ge=-2, le=15)] | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)] = 50


class Api:
    """The answers."""

    def __init__(self, hall: Hall, rooms_in_memory: int, metrics_for: str = THIS_MACHINE) -> None:
        self.hall = hall
        self.most = rooms_in_memory
        self.metrics_for = metrics_for

    async def health(self) -> Health:
        return Health("ok")

    async def ready(self) -> Health:
        try:
            async with asyncio.timeout(5):
                await self.hall.store.ping()
        except Exception:  # noqa: BLE001 - whatever it is, it is not ready
            raise refused("try-again") from None
        if self.hall.is_closing:
            raise refused("try-again")
        return Health("ok")

    async def metrics(self) -> Page:
        return Page(self.hall.metrics.text(), "text/plain; version=0.0.4")

    async def about(self) -> About:
        return await asyncio.to_thread(about)  # the first time it reads all words

    async def rules(self, game: str, asked: InLanguage) -> Page:
        folder = files("cheeseboard.games") / known(game).replace("-", "_")
        page = folder / ("RULES.md" if asked.language == "en" else f"RULES.{asked.language}.md")
        return Page(page.read_bytes(), "text/markdown; charset=utf-8")

    async def words(self, game: str, asked: InLanguage) -> Page:
        """The Fluent messages of a game, those all games share, and those of rooms."""
        places = ("cheeseboard.table", "cheeseboard.web", f"cheeseboard.games.{known(game).replace('-', '_')}")
        pages = [(files(place) / "words" / f"{asked.language}.ftl").read_bytes() for place in places]
        return Page(b"\n".join(pages), "text/plain; charset=utf-8")

    async def lesson(self, game: str) -> LessonNow:
        return await asyncio.to_thread(lesson, known(game))

    async def make_room(self, said: wire.NewRoom) -> wire.Key:
        if len(self.hall.rooms) >= self.most:
            raise Refused("too-many", "this server is full; please try again later")
        moves: tuple[str, ...] = ()
        if said.link is not None:
            record = await asyncio.to_thread(record_of_link, said.link)
            if record["game"] != said.game or len(record["names"]) != len(said.chairs):
                raise Refused("bad-plan", "that is another game")
            if said.step >= len(record["moves"]) and record["result"] is not None:
                raise refused("over")
            said = msgspec.structs.replace(said, options=record["options"])
            moves = tuple(record["moves"][: said.step])
        return await self.hall.make(said, moves)

    async def see_room(self, code: str) -> wire.RoomNow:
        live = await self.hall.enter(code)
        return live.room.shown(live.here)

    async def see_matches(self, code: str) -> list[wire.Finished]:
        return (await self.hall.enter(code)).room.finished

    async def join_room(self, code: str, said: wire.NewGuest) -> wire.Key:
        return await self.hall.join(code, said)

    async def code_to_scan(self, code: str, asked: Where) -> Page:
        """The link to a room as a picture."""
        live = await self.hall.enter(code)
        picture = io.BytesIO()
        made = segno.make(f"{asked.base}/r/{live.room.code}", error="m")
        made.save(picture, kind="svg", border=4, light="#fff", xmldecl=False, svgns=True)
        return Page(picture.getvalue(), "image/svg+xml")

    async def see_replay(self, link: str) -> Replay:
        return await asyncio.to_thread(replay, link)

    async def see_steps(self, link: str, asked: Which) -> list[Step]:
        return await asyncio.to_thread(steps, link, asked.seat, asked.first, asked.count)

    async def see_record(self, link: str) -> Page:
        record = await asyncio.to_thread(record_of_link, link)
        name = f'attachment; filename="cheeseboard-{record["game"]}.json"'
        return Page(write(record).encode(), "application/json", (("content-disposition", name),))

    async def openapi(self) -> dict[str, Any]:
        return openapi(self.ways(), __version__)

    def ways(self) -> list[Way]:
        """All routes."""
        room, play = "/api/rooms/{code}", "/api/replays/{link}"
        return [
            Way(
                method="GET", path="/metrics", says="For Prometheus", answer=self.metrics, gives="text/plain",
                refuses=(404,), only=self.metrics_for,
            ),
            Way(method="GET", path="/healthz", says="Is the process there?", answer=self.health, gives=Health),
            Way(method="GET", path="/readyz", says="Can it be used?", answer=self.ready, gives=Health),
            Way(method="GET", path="/api/about", says="Games, bots, names, stickers", answer=self.about, gives=About),
            Way(
                method="GET", path="/api/games/{game}/rules", says="The rulebook", answer=self.rules, asks=InLanguage,
                gives="text/markdown", refuses=(404,),
            ),
            Way(
                method="GET", path="/api/games/{game}/words", says="What is said, as Fluent messages", answer=self.words, asks=InLanguage,
                gives="text/plain", refuses=(404,),
            ),
            Way(
                method="GET", path="/api/games/{game}/lesson", says="Its first lesson", answer=self.lesson, gives=LessonNow, refuses=(404,),
            ),
            Way(
                method="POST", path="/api/rooms", says="Make a room", answer=self.make_room, takes=wire.NewRoom, gives=wire.Key,
                status=201, refuses=(404, 409, 413, 422), limit="rooms",
            ),
            Way(
                method="GET", path=room, says="A room, as anybody may see it", answer=self.see_room, gives=wire.RoomNow,
                refuses=(404,), limit="joins",
            ),
            Way(
                method="GET", path=f"{room}/matches", says="Its finished matches", answer=self.see_matches,
                gives=list[wire.Finished], refuses=(404,), limit="joins",
            ),
            Way(
                method="POST", path=f"{room}/guests", says="Come in", answer=self.join_room, takes=wire.NewGuest, gives=wire.Key,
                status=201, refuses=(404, 409, 410, 413, 422), limit="joins",
            ),
            Way(
                method="GET", path=f"{room}/qr", says="The way in, to scan", answer=self.code_to_scan, asks=Where,
                gives="image/svg+xml", refuses=(404,),
            ),
            Way(method="GET", path=play, says="A finished match", answer=self.see_replay, gives=Replay, refuses=(404,)),
            Way(
                method="GET", path=f"{play}/steps", says="Its steps", answer=self.see_steps, asks=Which, gives=list[Step],
                refuses=(404, 422),
            ),
            Way(
                method="GET", path=f"{play}/record", says="Its record, to keep", answer=self.see_record, gives="application/json",
                refuses=(404,),
            ),
            Way(method="GET", path="/api/openapi.json", says="This document", answer=self.openapi, gives=dict[str, Any]),
        ]  # fmt: skip


def known(game: str) -> str:
    if game not in names():
        raise refused("no-such-game")
    return game


def in_every_language(game: str, key: str) -> dict[str, str]:
    return {language: Words(find(game), language).say(key) for language in LANGUAGES}


def option_now(game: str, option: Option) -> OptionNow:
    title = in_every_language(game, f"option-{option.name.replace('_', '-')}")
    match option:
        case Choice(choices=choices):
            return OptionNow(option.name, title, option.default, choices=list(choices))
        case Number(low=low, high=high):
            return OptionNow(option.name, title, option.default, low=low, high=high)
        case Numbers(low=low, high=high, length=length, total=total):
            return OptionNow(option.name, title, option.default, low=low, high=high, length=length, total=total)
    raise AssertionError(option)


def game_now(name: str) -> GameNow:
    game = find(name)
    options = [option_now(name, option) for option in game.options]
    return GameNow(
        name=name,
        title=game.title,
        designer=game.designer,
        publisher=game.publisher,
        seats=list(game.seats),
        version=game.version,
        options=options,
        tagline=in_every_language(name, "tagline"),
        phrases=dict(game.phrases),
        lesson=lesson_of(name) is not None,
    )


@cache
def about() -> About:
    games = [game_now(name) for name in names()]
    return About(__version__, wire.PROTOCOL, games, list(BOTS), list(LANGUAGES), list(NAMES), list(STICKERS))

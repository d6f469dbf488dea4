"""What can be asked of a hall, one request at a time."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec

from cheeseboard import __version__
from cheeseboard.bots.bots import BOTS
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.games.box import Choice, Number, Numbers, Option
from cheeseboard.rooms import wire
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.deeds import Deal
from cheeseboard.rooms.folding import RoomPhase, refused
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.labs import Labs
from cheeseboard.rooms.lessons import LessonNow, lesson
from cheeseboard.rooms.names import FACES, NAMES, STICKERS, read_code
from cheeseboard.rooms.puzzles import Guess, PuzzleNow, PuzzlesNow, PuzzleSolved, puzzle, puzzles
from cheeseboard.rooms.questions import LabShown, LabWanted, ReviewShown
from cheeseboard.rooms.replays import MOST_STEPS, Links, Replay, ReplayStep, SameLuck
from cheeseboard.rooms.reviews import Reviews
from cheeseboard.rooms.room import Room, check_plan
from cheeseboard.rooms.ways import Reply, Way, openapi
from cheeseboard.table.daily import DailyDeal, daily
from cheeseboard.table.lesson import lesson_of
from cheeseboard.table.puzzle import exercises_of, how_many
from cheeseboard.table.table import Refused
from cheeseboard.table.words import LANGUAGES, Words

MOST_GAMES: Final = 2000  # of each level among its like, which makes 10,000 with the others
MOST_OPEN: Final = 30  # rooms that a device asks about at a time: as many as its page remembers


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
    in_box: bool = False  # part of the card set: forms keep it apart, and tables name it only if it is not as usual


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
    people: list[str]  # the facts that are seats, beside "seat" and "only"
    facts: dict[str, list[str]]  # what the numbers of some facts mean
    by_seat: list[str]  # the entries of a view that are lists with one thing for each seat
    places: dict[str, dict[str, str]]  # the facts that are places, and how one is told that nobody sees
    puzzles: int = 0  # how many it has
    exercises: int = 0  # how many of them are for after the first lesson


class About(msgspec.Struct, frozen=True):
    """What this server has."""

    server: str
    protocol: int
    games: list[GameNow]
    bots: list[str]
    languages: dict[str, str]  # what each calls itself
    names: list[str]
    stickers: list[str]
    beacon: bool  # whether rooms may mix a public beacon into luck
    faces: list[str] = []  # that people may have
    own_names: bool = False  # whether rooms may allow names that are not in the list
    lab: bool = False  # whether house rules may be tried here with games of mice


class Address(msgspec.Struct, frozen=True):
    """Where others in the network find this server; nothing if they cannot."""

    url: str | None


class OpenWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rooms that a device has been in, with its tokens."""

    keys: Annotated[list[wire.RoomKey], msgspec.Meta(max_length=MOST_OPEN)]


class GuestToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who asks."""

    token: wire.Token


class OpenGame(msgspec.Struct, frozen=True):
    """A room of a device: what is played there, and whose turn it is."""

    room: str
    game: str
    phase: RoomPhase
    turn: int  # a seat, or -2: nobody's
    name: str  # of who is to move
    mine: bool  # whether that is somebody at this device
    since: float  # seconds that the turn has lasted
    with_whom: list[str]  # the others at the table


class InLanguage(msgspec.Struct, frozen=True):
    language: wire.Language = "en"


def shared_words(language: wire.Language) -> bytes:
    """The Fluent messages of all games, and those of rooms."""
    pages = [files(place) / "words" / f"{language}.ftl" for place in ("cheeseboard.table", "cheeseboard.rooms")]
    return b"".join(page.read_bytes() + b"\n" for page in pages)


class Which(msgspec.Struct, frozen=True):
    """Which steps, and through whose eyes: a seat, -2 for a watcher; without one, all open."""

    seat: Annotated[int, msgspec.Meta(ge=-2, le=15)] | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)] = 50


class HowFar(msgspec.Struct, frozen=True):
    """How much of a review somebody has seen, in percent; -1: nothing yet. Without it, all of it is waited for."""

    after: Annotated[int, msgspec.Meta(ge=-1, le=99)] | None = None


class LabAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules to try with games of mice, and how much somebody has seen, in percent; -1: nothing yet."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=16)]
    options: dict[str, Any] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)] = MOST_GAMES
    language: wire.Language = "en"
    after: Annotated[int, msgspec.Meta(ge=-1, le=99)] = -1


class DealNow(msgspec.Struct, frozen=True):
    """A game's deal of a day: who plays it."""

    game: str
    day: str
    version: int  # of the rules
    bots: list[str]  # for each seat which mouse; nothing for the person
    release: str  # of Cheeseboard


def deal_of(game: str, day: str, release: str | None = None) -> DailyDeal:
    try:
        return daily(game, day, release=release)
    except ValueError as problem:
        raise Refused("not-found", str(problem)) from None


def deal_now(game: str, day: str) -> DealNow:
    found = deal_of(game, day)
    return DealNow(game, day, found.version, list(found.bots), found.release)


def same_day(game: str, deal: Deal) -> SameLuck:
    found = deal_of(game, deal.day, deal.release)
    return SameLuck(game, found.version, found.options, list(found.bots), deal, ())


class Api:
    """The answers."""

    def __init__(self, hall: Hall, rooms_in_memory: int, guesses: Buckets | None = None) -> None:
        self.hall = hall
        self.guesses = guesses  # at the codes of rooms, by each network
        self.most = rooms_in_memory
        self.links = Links(hall.bots)
        self.reviews = Reviews(hall.bots, self.links)
        self.labs = Labs(hall.bots)

    async def about(self) -> About:
        found = await self.hall.elsewhere(about)  # the first time it reads all words
        return msgspec.structs.replace(
            found, beacon=self.hall.beacon is not None, own_names=self.hall.may_type, lab=self.hall.has_lab
        )

    async def rules(self, game: str, asked: InLanguage) -> Reply:
        return Reply(find(known(game)).rulebook(asked.language).read_bytes(), "text/markdown; charset=utf-8")

    async def words(self, game: str, asked: InLanguage) -> Reply:
        """The Fluent messages of a game, those all games share, and those of rooms."""
        own = find(known(game)).words(asked.language).read_bytes()
        return Reply(shared_words(asked.language) + own, "text/plain; charset=utf-8")

    async def lesson(self, game: str) -> LessonNow:
        return await self.hall.elsewhere(lesson, known(game))

    async def puzzles(self, game: str) -> PuzzlesNow:
        return await self.hall.elsewhere(puzzles, known(game))

    async def puzzle(self, game: str, number: str) -> PuzzleNow:
        return await self.hall.elsewhere(puzzle, known(game), number)

    async def solve(self, game: str, number: str, asked: Guess, network: str) -> Reply:
        return Reply(await self.links.solve(known(game), number, asked.move, network))

    async def make_room(self, wanted: wire.NewRoom, network: str) -> wire.Key:
        if len(self.hall.rooms) >= self.most:
            raise Refused("too-many", "this server is full; please try again later")
        moves: tuple[str, ...] = ()
        if wanted.link is not None:
            start = await self.links.start(wanted.link, wanted.step, network)
            if start.game != wanted.game or start.seats != len(wanted.chairs):
                raise Refused("bad-plan", "that is another game")
            if start.is_over:
                raise refused("over")
            wanted = msgspec.structs.replace(wanted, options=start.options)
            moves = start.moves
        if wanted.deal is None:
            return await self.hall.make(wanted, moves)
        if moves:
            raise Refused("bad-plan", "a match that goes on from another has luck of its own")
        deal = await self._deal(wanted, wanted.deal, network)
        wanted = msgspec.structs.replace(wanted, options=deal.options, deal=deal.deal)
        return await self.hall.make(wanted, answers=deal.answers)

    async def _deal(self, wanted: wire.NewRoom, deal: Deal, network: str) -> SameLuck:
        """What is played, if these are the game and the mice of that deal."""
        if bool(deal.day) == bool(deal.of) or (deal.of and deal.release):
            raise Refused("bad-plan", "a deal is of a day, or of another match")
        found = same_day(known(wanted.game), deal) if deal.day else await self.links.same_luck(deal.of, network)
        bots = [chair.bot if chair.kind == "bot" else "" for chair in wanted.chairs]
        if found.game != wanted.game or found.version != find(wanted.game).version or len(bots) != len(found.bots):
            raise Refused("bad-plan", "that deal is of another game, or of older rules")
        is_same = all(bot in ("", mine) for bot, mine in zip(found.bots, bots, strict=True))
        if not is_same or [chair.kind for chair in wanted.chairs].count("me") != 1 or bots.count("") != 1:
            raise Refused("bad-plan", f"at this deal sit {', '.join(filter(None, found.bots))}, and you")
        return found

    async def see_deals(self, day: str) -> list[DealNow]:
        return [deal_now(name, day) for name in names()]

    async def see_room(self, code: str) -> wire.RoomNow:
        live = await self.hall.enter(code)
        return live.room.shown(live.here)

    async def see_matches(self, code: str) -> list[wire.Finished]:
        return (await self.hall.enter(code)).room.finished

    async def join_room(self, code: str, wanted: wire.NewGuest) -> wire.Key:
        return await self.hall.join(code, wanted)

    async def renew_key(self, code: str, wanted: GuestToken) -> wire.Key:
        return await self.hall.renew_key(code, wanted.token)

    async def see_open(self, wanted: OpenWanted, network: str) -> list[OpenGame]:
        """A room that is not there, and one that this device has no token of, are left out alike, and count as guesses."""
        found: list[OpenGame] = []
        for key in {read_code(each.room): each for each in wanted.keys}.values():
            game = await self._open_game(key)
            if game is not None:
                found.append(game)
            elif self.guesses is not None and not self.guesses.take(network):
                break
        return found

    async def _open_game(self, key: wire.RoomKey) -> OpenGame | None:
        code = read_code(key.room)
        if code not in self.hall.rooms and len(self.hall.rooms) >= self.most:
            return None
        try:
            live = await self.hall.look(code)
        except Refused:
            return None
        guest = live.room.guest_of(key.token)
        return None if guest is None or live.room.phase == "closed" else open_game(live.room, guest, self.hall.clock())

    async def see_replay(self, link: str, network: str) -> Reply:
        return Reply(await self.links.replay(link, network))

    async def see_steps(self, link: str, asked: Which, network: str) -> Reply:
        return Reply(await self.links.steps(link, asked.seat, asked.first, asked.count, network))

    async def see_record(self, link: str, network: str) -> Reply:
        game, text = await self.links.record(link, network)
        name = f'attachment; filename="cheeseboard-{game}.json"'
        return Reply(text.encode(), headers=(("content-disposition", name),))

    async def see_review(self, link: str, asked: HowFar, network: str) -> ReviewShown:
        return await self.reviews.see(link, network, asked.after)

    async def see_lab(self, wanted: LabAsked, network: str) -> LabShown:
        if not self.hall.has_lab:
            raise Refused("not-found", "there is no lab here")
        check_plan(wanted.game, wanted.options, wanted.seats)
        options = find(wanted.game).settle(wanted.options)
        order = LabWanted(wanted.game, wanted.seats, options, wanted.games, wanted.seed, wanted.language)
        return await self.labs.see(order, network, wanted.after)

    async def openapi(self) -> dict[str, Any]:
        return openapi(self.ways(), __version__)

    def ways(self) -> list[Way]:
        """All routes."""
        room, play = "/api/rooms/{code}", "/api/replays/{link}"
        return [
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
                method="GET", path="/api/games/{game}/puzzles", says="Its puzzles: levels and themes", answer=self.puzzles, gives=PuzzlesNow,
                refuses=(404,),
            ),
            Way(
                method="GET", path="/api/games/{game}/puzzles/{number}", says="A puzzle, as its solver sees it", answer=self.puzzle,
                gives=PuzzleNow, refuses=(404,),
            ),
            Way(
                method="GET", path="/api/games/{game}/puzzles/{number}/answer", says="Whether a move is the answer, and why",
                answer=self.solve, asks=Guess, gives=PuzzleSolved, refuses=(404, 422), takes_time=True,
            ),
            Way(
                method="POST", path="/api/rooms", says="Make a room", answer=self.make_room, takes=wire.NewRoom, gives=wire.Key,
                status=201, refuses=(404, 409, 413, 422), limit="rooms", takes_time=True,
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
                method="POST", path=f"{room}/key", says="Another token, if somebody else may have this one", answer=self.renew_key,
                takes=GuestToken, gives=wire.Key, status=201, refuses=(404, 409, 410, 413, 422), limit="joins",
            ),
            Way(
                method="POST", path="/api/open", says="The rooms of a device, and whose turn it is", answer=self.see_open,
                takes=OpenWanted, gives=list[OpenGame], refuses=(413,), limit="joins", takes_time=True,
            ),
            Way(method="GET", path=play, says="A finished match", answer=self.see_replay, gives=Replay, refuses=(404,), takes_time=True),
            Way(
                method="GET", path=f"{play}/steps", says="Its steps", answer=self.see_steps, asks=Which, gives=list[ReplayStep],
                refuses=(404, 422), takes_time=True,
            ),
            Way(
                method="GET", path=f"{play}/record", says="Its record, to keep", answer=self.see_record, gives="application/json",
                refuses=(404,), takes_time=True,
            ),
            Way(
                method="GET", path=f"{play}/review", says="How it went: chances, choices and luck", answer=self.see_review,
                asks=HowFar, gives=ReviewShown, refuses=(404,), takes_time=True,
            ),
            Way(
                method="POST", path="/api/lab", says="House rules, tried with games of mice", answer=self.see_lab, takes=LabAsked,
                gives=LabShown, refuses=(404, 413, 422), takes_time=True,
            ),
            Way(
                method="GET", path="/api/deals/{day}", says="The deals of a day, one for each game", answer=self.see_deals,
                gives=list[DealNow], refuses=(404,),
            ),
            Way(method="GET", path="/api/openapi.json", says="This document", answer=self.openapi, gives=dict[str, Any]),
        ]  # fmt: skip


def open_game(room: Room, guest: int, now: float) -> OpenGame:
    """What everybody at the table can see, in short."""
    turn = room.turn
    since = room.match.table.turn_since if room.match is not None else room.now
    return OpenGame(
        room=room.code,
        game=room.game,
        phase=room.phase,
        turn=turn,
        name="" if turn == NOBODY else room.chairs[turn].name,
        mine=turn in room.seats_of(guest),
        since=max(0.0, round(now - since, 1)),
        with_whom=[chair.name for chair in room.chairs if chair.guest != guest],
    )


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
            return OptionNow(option.name, title, option.default, choices=list(choices), in_box=option.in_box)
        case Number(low=low, high=high):
            return OptionNow(option.name, title, option.default, low=low, high=high, in_box=option.in_box)
        case Numbers(low=low, high=high, length=length, total=total):
            return OptionNow(option.name, title, option.default, None, low, high, length, total, option.in_box)
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
        tagline={language: Words(game, language).tagline() for language in LANGUAGES},
        phrases=dict(game.phrases),
        lesson=lesson_of(name) is not None,
        people=list(game.people),
        facts={fact: list(names) for fact, names in game.facts.items()},
        by_seat=list(game.by_seat),
        places={fact: dict(game.where(None, "")) for fact in game.places},
        puzzles=how_many(name),
        exercises=len(exercises_of(name)),
    )


@cache
def about() -> About:
    games = [game_now(name) for name in names()]
    spoken = in_every_language(names()[0], "language-name")
    return About(
        __version__,
        wire.PROTOCOL,
        games,
        list(BOTS),
        spoken,
        list(NAMES),
        list(STICKERS),
        beacon=False,
        faces=list(FACES),
        lab=True,
    )

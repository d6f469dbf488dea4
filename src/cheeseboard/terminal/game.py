"""A game at one screen: who sits in front of it, whose turn it is to look, and what they may read."""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from textwrap import wrap
from typing import Any, Final, Literal

from cheeseboard.bots.bots import FAMILY, MICE, family, names_of, patiently
from cheeseboard.bots.hints import STRENGTHS, Hint, Prospect, hint
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.games.text import NAME
from cheeseboard.table.daily import daily
from cheeseboard.table.help import Eyes, is_announced
from cheeseboard.table.links import to_link
from cheeseboard.table.luck import FairLuck
from cheeseboard.table.opened import resumed
from cheeseboard.table.record import record_of
from cheeseboard.table.scribe import Event
from cheeseboard.table.table import Chair, HelpKind, HelpLevel, Refused, Table
from cheeseboard.table.visible import visible
from cheeseboard.table.words import LANGUAGES, Words, alike
from cheeseboard.terminal.saved import Folder, Unfinished

Phase = Literal["choose", "bot", "hand over", "curtain", "over"]

PAGE: Final = 70  # columns of a page to read, on a narrow screen
SHORT: Final = 8  # characters of a seal that stand for all of it


@dataclass(frozen=True)
class Setup:
    """What is agreed on before the first card."""

    game: str
    seats: int
    people: int = 1
    bot: str = FAMILY  # who the others are: a family, or all of one kind
    language: str = "en"
    options: Mapping[str, object] = field(default_factory=dict)
    names: tuple[str, ...] = ()  # of the people, as far as they have given one
    help: HelpLevel = "family"  # who may use hints and odds, and what is remembered for people
    day: str = ""  # whose deal it is, such as 2026-11-18; then luck and mice are those of that day
    release: str = ""  # of Cheeseboard, whose deal of that day it is

    @property
    def bots(self) -> list[str]:
        """Who plays on the seats of nobody here."""
        if self.day:
            return list(daily(self.game, self.day, release=self.release).bots[1:])
        number = self.seats - self.people
        return family(number) if self.bot == FAMILY else [self.bot] * number

    def check(self) -> None:
        """Refuse what cannot be played."""
        find(self.game).new(self.seats, self.options)
        if not 1 <= self.people <= self.seats:
            raise ValueError(f"people: {self.people} is not possible; possible: 1 to {self.seats}, the number of seats")
        if len(self.names) > self.people:
            raise ValueError(f"there are {len(self.names)} names, and people at this keyboard: {self.people}")


def tidy(name: str) -> str:
    """A name without what cannot be seen, and not too long."""
    return visible(name)[:NAME].rstrip()


def called(words: Words, names: Sequence[str], people: int) -> list[str]:
    """What people are called: by their own name, unless somebody else is called so already."""
    found = [words.player(seat) for seat in range(people)]
    for seat, name in enumerate(map(tidy, names)):
        if name and name.casefold() not in map(str.casefold, found):
            found[seat] = name
    return found


def bots_called(words: Words, bots: Sequence[str], taken: Sequence[str]) -> list[str]:
    """What bots are called: Pip, Otto, Clara. The second of a kind is a cousin, Ole, and so is one who meets a person called Otto."""
    found: list[str] = []
    for bot in bots:
        known = {each.casefold() for each in (*taken, *found)}
        names = names_of(bot if bot in MICE else words.say("bot-random-name"))
        found.append(next(each for each in names if each.casefold() not in known))
    return found


def seed_of(number: int | None) -> bytes:
    """A seed for fair luck: fresh, or always the same for a number."""
    if number is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(b"cheeseboard --seed %d" % number).digest()


@dataclass(frozen=True)
class Given:
    """A hint that was given: after which move and to whom, and how much of it has been said."""

    at: tuple[int, int]
    hint: Hint
    strength: int = STRENGTHS[0]

    def more(self) -> "Given":
        return replace(self, strength=min(self.strength + 1, STRENGTHS[-1]))


class Sitting:
    """One game and everybody who plays it at this screen, bots too.

    ``facing`` is the seat that looks at the screen. It is NOBODY behind the curtain, and then nothing hidden is shown.
    """

    def __init__(
        self, setup: Setup, seed: bytes, folder: Folder | None = None, saved_as: str = "", table: Table | None = None
    ) -> None:
        setup.check()
        self.setup = setup
        self.game: Game[Any] = find(setup.game)
        self.words = Words(self.game, setup.language)
        luck = daily(setup.game, setup.day, release=setup.release).luck() if setup.day else FairLuck(seed)
        self.table = table or Table(setup.game, self._chairs(setup.bots), setup.options, luck)
        self.table.help = setup.help
        self.eyes = Eyes(self.game, setup.help)
        self._watched = 0  # so many events have gone past those eyes
        self.folder = folder
        self.saved_as = saved_as or ("" if folder is None else folder.new_name(setup.game))
        self.read_to = dict.fromkeys([*range(setup.seats), NOBODY], 0)  # how much of the log each has been told
        self._sentences: list[str] = []
        self.given: Given | None = None
        self.budget: Budget | None = None  # for a hint; as usual if there is none
        self.facing = NOBODY if self.is_shared else 0
        self._settle()

    def _chairs(self, bots: Sequence[str]) -> list[Chair]:
        people = called(self.words, self.setup.names, self.setup.people)
        names = bots_called(self.words, bots, people)
        seated = [Chair(name, "bot", bot) for name, bot in zip(names, bots, strict=True)]
        return [Chair(name, "device") for name in people] + seated

    def speak(self, language: str) -> None:
        """Another language from now on, also for what has happened."""
        self.setup = replace(self.setup, language=language)
        self.words = Words(self.game, language)
        self._sentences.clear()
        bots = [chair.bot for chair in self.table.chairs if chair.kind == "bot"]
        for seat, chair in enumerate(self._chairs(bots)):
            self.table.rename(seat, chair.name)
        self.save()

    def again(self) -> "Sitting":
        """A rematch: the same people, new luck."""
        return Sitting(replace(self.setup, day=""), seed_of(None), self.folder)

    @classmethod
    def resumed(cls, found: Unfinished, folder: Folder, language: str | None = None) -> "Sitting":
        """A saved game, at the move it was left at. Luck comes out of the seed as it did before."""
        record, table = found.record, resumed(found.record, found.seed, "device")
        people = record["bots"].count("")
        bots = [*filter(None, record["bots"])]
        bot = FAMILY if bots == family(len(bots)) else bots[0]
        usual = [Words(table.game, each) for each in LANGUAGES]
        names = [
            "" if name in {words.player(seat) for words in usual} else name
            for seat, name in enumerate(table.names[:people])
        ]
        setup = Setup(
            record["game"], len(table.names), people, bot, found.language, table.options, tuple(names), table.help,
            record.get("deal", {}).get("day", ""), record.get("deal", {}).get("release", ""),
        )  # fmt: skip
        sitting = cls(setup, found.seed, folder, found.name, table)
        sitting.speak(language or found.language)
        sitting.read_to = dict.fromkeys(sitting.read_to, len(sitting.table.log))
        for seat in range(setup.seats):
            sitting.eyes.put_back(seat, table.version)
        return sitting

    # Who looks.

    @property
    def is_shared(self) -> bool:
        """Several people share this screen: then nobody is called «you»."""
        return self.setup.people > 1

    @property
    def reader(self) -> int | None:
        return None if self.is_shared else 0

    @property
    def has_curtain(self) -> bool:
        """A game in which nobody ever learns something alone needs none."""
        return self.is_shared and self.game.has_secrets

    @property
    def phase(self) -> Phase:
        turn = self.table.turn
        if self.table.over:
            return "over"
        if self.table.chairs[turn].kind == "bot":
            return "bot"
        if turn == self.facing:
            return "choose"
        return "curtain" if self.facing == NOBODY else "hand over"

    def hand_over(self) -> None:
        """The curtain falls."""
        self.put_back()
        self.facing = NOBODY

    def put_back(self) -> bool:
        """As printed: whoever looks has seen what they were looking at. Whether there was anything."""
        is_glance = bool(self.eyes.looks(self.facing))
        if is_glance:
            self.eyes.put_back(self.facing, self.table.version)
        return is_glance

    def face(self) -> None:
        """Whoever is at turn says that nobody else is looking."""
        if self.phase == "curtain":
            self.facing = self.table.turn

    def _settle(self) -> None:
        """Who looks without having to say so: everybody, where there is no secret; nobody alone, at the end."""
        for event in self.table.log[self._watched :]:
            self.eyes.hear(event)
        self._watched = len(self.table.log)
        if self.is_shared and self.table.over:
            self.facing = NOBODY
        elif self.is_shared and not self.has_curtain and self.table.chairs[self.table.turn].kind != "bot":
            self.facing = self.table.turn

    # What is done.

    def play(self, notation: str, version: int | None = None) -> None:
        """Whoever looks plays a move."""
        self.put_back()
        self.table.play(self.facing, notation, self.table.version if version is None else version)
        self._done()

    def bot(self) -> Callable[[], str]:
        """The bot whose turn it is, to be asked for a move. It is given its view and a number, and nothing else.

        Somebody looks on: it takes its time, whatever it sees.
        """
        seat = self.table.turn
        view = self.game.view(self.table.state, seat)
        return partial(patiently, self.table.chairs[seat].bot, self.game, view, self._bot_number())

    def play_bot(self, notation: str) -> None:
        self.table.play(self.table.turn, notation, self.table.version)
        self._done()

    def _bot_number(self) -> int:
        assert self.table.luck is not None
        return self.table.luck.bot_number(len(self.table.moves))

    def go_on(self) -> bool:
        """Where nobody has a choice: the one move there is, whoever's it is. Whether something happened that is worth a look."""
        heard = len(self.table.log)
        self.table.play(self.table.turn, self.table.possible()[0], self.table.version)
        self._settle()
        return self.table.over or any(event.name in self.game.stops for event in self.table.log[heard:])

    def undo(self) -> None:
        """Whoever looks takes a move back."""
        if self.facing == NOBODY:
            raise Refused("no-undo", "nobody is looking")
        self.table.undo(self.facing)
        self._done()

    def _done(self) -> None:
        self._settle()
        self.save()

    def save(self) -> None:
        """Where nothing can be written, the game goes on without, and nothing is promised."""
        if self.folder is not None:
            try:
                self.folder.save(self.saved_as, self.table, self.setup.language)
            except OSError:
                self.folder = None

    # What is read.

    def log(self, since: int = 0) -> list[str]:
        """All that whoever looks has heard, or what is newer."""
        heard = self.table.log[since:]
        return [said for event, said in zip(heard, self._said()[since:], strict=True) if self._hears(event)]

    def _hears(self, event: Event) -> bool:
        """Whether whoever looks may read it, or still may."""
        if event.only is None or self.table.over:
            return event.is_heard_by(self.facing)
        return event.only == self.facing and self.eyes.hears(self.facing, event.version, event.name)

    def news(self) -> list[str]:
        """What whoever looks has not been told yet; from now on they have."""
        since, self.read_to[self.facing] = self.read_to[self.facing], len(self.table.log)
        return self.log(since)

    def _said(self) -> list[str]:
        """The whole log in words, each sentence made once."""
        for each in self.table.log[len(self._sentences) :]:
            self._sentences.append(self.words.event(each, self.table.names, self.reader))
        return self._sentences

    def picture(self) -> str:
        """The table as whoever looks sees it."""
        view = self.game.view(self.table.state, self.facing)
        shown = self.eyes.view(view, self.facing, is_over=self.table.over)
        return self.words.draw(shown, self.table.names, self.reader)

    def moves(self) -> list[str]:
        """What whoever looks may play."""
        return self.table.possible() if self.phase == "choose" else []

    def in_words(self, notation: str) -> str:
        return self.words.move(notation, self.table.names, self.reader)

    def whose_turn(self) -> str:
        turn = self.table.turn
        if turn in (NOBODY, LUCK):
            return self.words.say("turn-over" if turn == NOBODY else "turn-luck")
        if turn == self.reader:
            return self.words.say("turn-yours")
        return self.words.say("turn-theirs", {"seat": self.table.names[turn]})

    def refusal(self, refused: Refused) -> str:
        return self.words.refusal(refused.reason, self.table.names, **refused.facts)

    def scores(self) -> list[str]:
        names, scores = self.table.names, self.table.state.scores()
        return [
            self.words.say("score", {"seat": names[seat], "seat-is": self._is(seat), "points": points})
            for seat, points in enumerate(scores)
        ]

    def won(self) -> str:
        return self.words.result(self.table.state, self.table.names, self.reader)

    def _is(self, seat: int) -> str:
        return "you" if seat == self.reader else "other"

    def ending(self) -> list[str]:
        """Who won, and how everybody can check that luck was fair."""
        luck = self.table.luck
        assert luck is not None
        said = [*self.scores(), self.won(), ""]
        if self.setup.day:
            said.append(self.words.say("over-day", {"day": self.setup.day}))
            said += ["", to_link(record_of(self.table)), ""]
        else:
            said.append(self.words.say("over-seal", {"seal": luck.noted}))
            said.append(self.words.say("over-seed", {"seed": luck.seed.hex()}))
        if self.table.help != "family":
            said.append(self.level())
        if self.folder is not None:
            said += [self.words.say("over-check"), self.where_saved()]
        return said

    def seal(self) -> str:
        """What luck is committed to, in one short line: told before the first move."""
        assert self.table.luck is not None
        if self.setup.day:
            return self.words.say("day-luck", {"day": self.setup.day})
        return self.words.say("committed", {"seal": self.table.luck.noted[:SHORT]})

    def seal_explained(self) -> list[str]:
        """All of the seal, what it is good for, and how it is checked."""
        assert self.table.luck is not None
        if self.setup.day:
            return wrap(self.words.say("day-what", {"day": self.setup.day}), PAGE)
        before, after, how = (wrap(self.words.say(key), PAGE) for key in ("seal-what", "seal-after", "over-check"))
        return [*before, "", self.table.luck.noted, "", *after, *how]

    def where_saved(self) -> str:
        assert self.folder is not None
        return self.words.say("saved-to", {"path": str(self.folder.path(self.saved_as))})

    def odds(self) -> list[str]:
        """What may be under here? Everything hidden from whoever looks, things with the same odds together."""
        if refusal := self._asked("odds"):
            return [refusal]
        names, seat = self.table.names, self.facing
        found = alike(self.game.chances(self.game.view(self.table.state, seat)))
        if not found:
            return [self.words.say("odds-none")]
        who = "nobody" if seat == NOBODY else self._is(seat)
        title = self.words.say("odds-title", {"seat": "" if seat == NOBODY else names[seat], "seat-is": who})
        said = [title, ""]
        for each in found:
            heading, shares = self.words.chance(each, names, self.reader)
            said += [*wrap(heading, PAGE), *flowing(shares)]
        return said

    def hint(self) -> str:
        """Where to look; asked again, the move; then its chances and why. By what whoever looks can know, in their own turn."""
        if self.phase != "choose":
            return self.words.say("hint-none")
        if refusal := self._asked("hint"):
            return refusal
        at = self.table.version, self.facing
        if self.given is None or self.given.at != at:
            self.given = Given(at, hint(self.game, self.game.view(self.table.state, self.facing), self.budget))
        else:
            self.given = self.given.more()
        return self._hint_in_words(self.given.hint, self.given.strength)

    def _asked(self, what: HelpKind) -> str:
        """Whoever looks asks for help: why there is none; nothing, if there is. At a fair table all are told."""
        table = self.table
        try:
            is_told = not table.over and is_announced(table.help, self.setup.people, sits=self.facing != NOBODY)
        except Refused as refused:
            return self.refusal(refused)
        if is_told and table.note_help(self.facing, what):
            table.log.append(Event(table.version, f"{what}_asked", {"seat": self.facing}))
            self.save()
        return ""

    def level(self) -> str:
        """Who may use help at this table."""
        return self.words.say("help-level-here", {"level": self.words.say(f"help-level-{self.table.help}")})

    def _hint_in_words(self, found: Hint, strength: int) -> str:
        said = self.words.hint(found.advice, strength, self.table.names, self.reader)
        if strength < STRENGTHS[-1]:
            return f"{said} {self.words.say('hint-more')}"
        chances = [self._chance_in_words(each) for each in found.prospects]
        return f"{said} {' · '.join(chances)}".rstrip()

    def _chance_in_words(self, found: Prospect) -> str:
        facts = {"percent": found.percent, "error": found.error, "level": "yes" if found.level else "no"}
        return self.words.say("hint-chance", {"move": self.in_words(found.move), **facts})

    def rules(self) -> str:
        return self.game.rulebook(self.setup.language).read_text("utf-8")


def flowing(shares: Sequence[str]) -> list[str]:
    """One after the other, as many in a line as fit."""
    lines: list[str] = []
    for share in shares:
        if lines and len(lines[-1]) + 3 + len(share) <= PAGE:
            lines[-1] += f"   {share}"
        else:
            lines += wrap(share, PAGE, initial_indent="  ", subsequent_indent="    ")
    return lines

"""A game at one screen: who sits in front of it, whose turn it is to look, and what they may read."""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.resources import files
from textwrap import wrap
from typing import Any, Final, Literal

from cheeseboard.bots.bots import choose
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.games.text import NAME
from cheeseboard.table.luck import FairLuck
from cheeseboard.table.scribe import events_of
from cheeseboard.table.table import Chair, Happening, Refused, Table
from cheeseboard.table.words import Words, alike
from cheeseboard.terminal.saved import Folder, Unfinished

Phase = Literal["choose", "bot", "hand over", "curtain", "over"]

PAGE: Final = 70  # columns of a page to read, on a narrow screen


@dataclass(frozen=True)
class Setup:
    """What is agreed on before the first card."""

    game: str
    seats: int
    people: int = 1
    bot: str = "otto"
    language: str = "en"
    options: Mapping[str, object] = field(default_factory=dict)
    names: tuple[str, ...] = ()  # of the people, as far as they have given one

    def check(self) -> None:
        """Refuse what cannot be played."""
        find(self.game).new(self.seats, self.options)
        if not 1 <= self.people <= self.seats:
            raise ValueError(f"people: {self.people} is not possible; possible: 1 to {self.seats}, the number of seats")
        if len(self.names) > self.people:
            raise ValueError(f"there are {len(self.names)} names, and people at this keyboard: {self.people}")


def tidy(name: str) -> str:
    """A name without what cannot be seen, and not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:NAME].rstrip()


def called(words: Words, names: Sequence[str], seats: int) -> list[str]:
    """What everybody is called: by their own name, unless somebody else is called so already."""
    people = [words.player(seat) for seat in range(seats)]
    for seat, name in enumerate(map(tidy, names)):
        if name and name.casefold() not in map(str.casefold, people):
            people[seat] = name
    return people


def seed_of(number: int | None) -> bytes:
    """A seed for fair luck: fresh, or always the same for a number."""
    if number is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(b"cheeseboard --seed %d" % number).digest()


class Sitting:
    """One game and everybody who plays it at this screen, bots too.

    ``facing`` is the seat that looks at the screen. It is NOBODY behind the curtain, and then nothing hidden is shown.
    """

    def __init__(
        self, setup: Setup, seed: bytes, folder: Folder | None = None, saved_as: str = "", moves: Sequence[str] = ()
    ) -> None:
        setup.check()
        self.setup = setup
        self.game: Game[Any] = find(setup.game)
        self.words = Words(self.game, setup.language)
        self.table = Table(setup.game, self._chairs(), setup.options, FairLuck(seed), moves=moves)
        self.folder = folder
        self.saved_as = saved_as or ("" if folder is None else folder.new_name(setup.game))
        self.read_to = dict.fromkeys([*range(setup.seats), NOBODY], 0)  # how much of the log each has been told
        self._sentences: list[str] = []
        self.facing = NOBODY if self.is_shared else 0
        self._settle()

    def _chairs(self) -> list[Chair]:
        setup = self.setup
        names = called(self.words, setup.names, setup.seats)
        people = [Chair(name, "device") for name in names[: setup.people]]
        return people + [Chair(name, "bot", setup.bot) for name in names[setup.people :]]

    def speak(self, language: str) -> None:
        """Another language from now on, also for what has happened."""
        self.setup = replace(self.setup, language=language)
        self.words = Words(self.game, language)
        self._sentences.clear()
        for seat, chair in enumerate(self._chairs()):
            self.table.sit(seat, chair)
        self.save()

    def again(self) -> "Sitting":
        """A rematch: the same people, new luck."""
        return Sitting(self.setup, seed_of(None), self.folder)

    @classmethod
    def resumed(cls, found: Unfinished, folder: Folder, language: str | None = None) -> "Sitting":
        """A saved game, at the move it was left at. Luck comes out of the seed as it did before."""
        record, game = found.record, find(found.record["game"])
        people = record["bots"].count("")
        bot = next(filter(None, record["bots"]), "otto")
        before = Words(game, found.language)
        names = ["" if name == before.player(seat) else name for seat, name in enumerate(record["names"][:people])]
        setup = Setup(game.name, len(record["names"]), people, bot, found.language, record["options"], tuple(names))
        sitting = cls(
            replace(setup, language=language or found.language), found.seed, folder, found.name, record["moves"]
        )
        sitting.read_to = dict.fromkeys(sitting.read_to, len(sitting.table.log))
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
        return self.is_shared and any("only" in facts for facts in events_of(self.game.tale).values())

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
        self.facing = NOBODY

    def face(self) -> None:
        """Whoever is at turn says that nobody else is looking."""
        if self.phase == "curtain":
            self.facing = self.table.turn

    def _settle(self) -> None:
        """Who looks without having to say so: everybody, where there is no secret; nobody alone, at the end."""
        if self.is_shared and self.table.over:
            self.facing = NOBODY
        elif self.is_shared and not self.has_curtain and self.table.chairs[self.table.turn].kind != "bot":
            self.facing = self.table.turn

    # What is done.

    def play(self, notation: str, version: int | None = None) -> None:
        """Whoever looks plays a move."""
        self.table.play(self.facing, notation, self.table.version if version is None else version)
        self._done()

    def bot(self) -> Callable[[], str]:
        """The bot whose turn it is, to be asked for a move. It is given its view and a number, and nothing else."""
        seat = self.table.turn
        view = self.game.view(self.table.state, seat)
        return partial(choose, self.table.chairs[seat].bot, self.game, view, self._bot_number())

    def play_bot(self, notation: str) -> None:
        self.table.play(self.table.turn, notation, self.table.version)
        self._done()

    def play_bots(self) -> None:
        """Until a person is at turn, or nobody."""
        while self.phase == "bot":
            self.play_bot(self.bot()())

    def _bot_number(self) -> int:
        assert self.table.luck is not None
        said = b"cheeseboard bot %d" % len(self.table.moves)
        return int.from_bytes(hashlib.sha256(said + self.table.luck.seed).digest()[:6], "big")

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
        return [said for happening, said in zip(heard, self._said()[since:], strict=True) if self._hears(happening)]

    def news(self) -> list[str]:
        """What whoever looks has not been told yet; from now on they have."""
        since, self.read_to[self.facing] = self.read_to[self.facing], len(self.table.log)
        return self.log(since)

    def _hears(self, happening: Happening) -> bool:
        return happening.event.is_heard_by(self.facing)

    def _said(self) -> list[str]:
        """The whole log in words, each sentence made once."""
        for each in self.table.log[len(self._sentences) :]:
            self._sentences.append(self.words.event(each.event, self.table.names, self.reader))
        return self._sentences

    def picture(self) -> str:
        """The table as whoever looks sees it."""
        return self.words.draw(self.game.view(self.table.state, self.facing), self.table.names, self.reader)

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
        return self.words.won(self.table.state.winners(), self.table.names, self.reader)

    def _is(self, seat: int) -> str:
        return "you" if seat == self.reader else "other"

    def ending(self) -> list[str]:
        """Who won, and how everybody can check that luck was fair."""
        luck = self.table.luck
        assert luck is not None
        said = [*self.scores(), self.won(), "", self.words.say("over-seal", {"commitment": luck.commitment})]
        said.append(self.words.say("over-seed", {"seed": luck.seed.hex()}))
        if self.folder is not None:
            said += [self.words.say("over-check"), self.where_saved()]
        return said

    def seal(self) -> str:
        """What luck is committed to: told before the first move."""
        assert self.table.luck is not None
        return self.words.say("committed", {"commitment": self.table.luck.commitment})

    def where_saved(self) -> str:
        assert self.folder is not None
        return self.words.say("saved-to", {"path": str(self.folder.path(self.saved_as))})

    def odds(self) -> list[str]:
        """What may be under here? Everything hidden from whoever looks, things with the same odds together."""
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
        """What whoever looks might play, by what they can know, and why. Nobody else's turn is anybody's to advise on."""
        if self.phase != "choose":
            return self.words.say("hint-none")
        advice = self.game.advise(self.game.view(self.table.state, self.facing))
        reason = self.words.reason(advice, self.table.names, self.reader)
        return self.words.say("hint", {"move": self.in_words(advice.move), "reason": reason})

    def rules(self) -> str:
        return rules_of(self.game, self.setup.language)


def flowing(shares: Sequence[str]) -> list[str]:
    """One after the other, as many in a line as fit."""
    lines: list[str] = []
    for share in shares:
        if lines and len(lines[-1]) + 3 + len(share) <= PAGE:
            lines[-1] += f"   {share}"
        else:
            lines += wrap(share, PAGE, initial_indent="  ", subsequent_indent="    ")
    return lines


def rules_of(game: Game[Any], language: str) -> str:
    """The rulebook in this language; in English if there is no other."""
    folder = files("cheeseboard.games") / game.name.replace("-", "_")
    page = folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")
    return (page if page.is_file() else folder / "RULES.md").read_text("utf-8")

"""Fair luck: every draw follows from numbers that were fixed before the first card, by the house and by every device.

Commit, then reveal. The house commits to a secret seed (``commitment_to``). Each device commits to a secret number of its own
(``Contribution``). All commitments, and what is played by whom, make one ``Seal``. Only when the seal is known to everybody do the
devices reveal their numbers. The key of all draws is made of the seed, the seal and the revealed numbers. So neither the house nor
the last device to speak can choose luck, as long as one of the others is honest. docs/record.md has the formulas, and what the
house could still do.
"""

import hashlib
import hmac
import json
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, NamedTuple

from cheeseboard.engine.state import State

SEED_BYTES: Final = 32
SECRET_BYTES: Final = 16
WORD: Final = 1 << 64  # a draw is so many bits; what would make some tickets likelier is drawn again


def fresh_seed() -> bytes:
    """32 random bytes from the operating system."""
    return os.urandom(SEED_BYTES)


def commitment_to(seed: bytes) -> str:
    """What the house shows before anybody contributes: it fixes the seed and tells nothing about it."""
    return hashlib.sha256(b"cheeseboard seed" + seed).hexdigest()


def canonical(data: object) -> bytes:
    """JSON in one spelling: sorted keys, no spaces, UTF-8."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


@dataclass(frozen=True, slots=True)
class Contribution:
    """A device's own number, mixed into luck, with a word if somebody typed one. Unrevealed, only its commitment is known."""

    by: str  # whose device
    commitment: str
    secret: str | None = None  # 32 hex digits; none until it is revealed, or if it came too late
    word: str = ""

    @classmethod
    def made(cls, by: str, secret: bytes | None = None, word: str = "") -> "Contribution":
        """A new one, revealed."""
        number = os.urandom(SECRET_BYTES) if secret is None else secret
        return cls(by, contribution_to(number, word), number.hex(), word)

    @property
    def is_revealed(self) -> bool:
        return self.secret is not None

    def mixed(self) -> bytes:
        """What goes into the key."""
        if self.secret is None:
            return b"\0"
        word = self.word.encode()
        return b"\1" + bytes.fromhex(self.secret) + len(word).to_bytes(4, "big") + word


def contribution_to(secret: bytes, word: str) -> str:
    """A device's commitment."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return hashlib.sha256(b"cheeseboard contribution" + secret + word.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Beacon:
    """A round of a public source of randomness, named before it was drawn. Then not even all devices together with the house choose."""

    source: str  # such as the hash of a drand chain
    round: int
    value: str | None = None  # 64 hex digits, once it is known

    def mixed(self) -> bytes:
        return b"" if self.value is None else b"\2" + bytes.fromhex(self.value)


@dataclass(frozen=True, slots=True)
class Seal:
    """All that is fixed before any contribution is revealed: the commitments, what is played, and who plays."""

    commitment: str  # the house's
    contributions: tuple[tuple[str, str], ...]  # whose device, and its commitment
    beacon: tuple[str, int] | None  # which round of which source
    game: str
    version: int
    options: Mapping[str, Any]
    names: tuple[str, ...]
    bots: tuple[str, ...]

    @property
    def digest(self) -> str:
        """One word for all of it, to be kept by everybody and compared afterwards."""
        found = {
            "commitment": self.commitment,
            "contributions": [list(each) for each in self.contributions],
            "beacon": None if self.beacon is None else list(self.beacon),
            "game": self.game,
            "version": self.version,
            "options": dict(self.options),
            "names": list(self.names),
            "bots": list(self.bots),
        }
        return hashlib.sha256(b"cheeseboard seal" + canonical(found)).hexdigest()


class Draw(NamedTuple):
    """A move of luck, so that it can be checked without the rules: its place in the game, and which tickets of how many bring it."""

    number: int  # of the move, counted from 0
    tickets: int
    first: int
    held: int  # tickets that bring it
    question: int = -1  # what luck was asked, where several matches share it

    def written(self) -> list[int]:
        """As it stands in a record."""
        return list(self) if self.question >= 0 else list(self[:4])


def outcomes(state: State) -> list[tuple[str, int, int]]:
    """Everything that may happen now: notation, tickets and move, sorted by notation."""
    return sorted((state.write(move), int(state.odds(move)), move) for move in state.moves())


def question_of(possible: Sequence[tuple[str, int, int]]) -> int:
    """A number below 2**48 for what luck is asked: which outcomes are possible, each with how many tickets."""
    asked = canonical([[notation, odds] for notation, odds, _ in possible])
    return int.from_bytes(hashlib.sha256(asked).digest()[:6], "big")


class Luck:
    """Numbers drawn with a key. Which draw it is depends on its place in the game alone: taking a move back changes none."""

    is_public = False  # whether everybody may know it before the first card

    def __init__(self, seed: bytes | None) -> None:
        self.seed = fresh_seed() if seed is None else seed
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")
        self.commitment = commitment_to(self.seed)
        self._key = b""

    def seal(
        self, game: str, version: int, options: Mapping[str, Any], names: Sequence[str], bots: Sequence[str]
    ) -> None:
        """The table tells what is played, and by whom: before the first draw."""
        raise NotImplementedError

    @property
    def noted(self) -> str:
        """What anybody may note before the first card, and compare afterwards."""
        return self.commitment

    def draw(self, state: State, number: int) -> tuple[int, Draw]:
        """Luck's move in this position, which is move ``number`` of the game."""
        ticket, first = self.ticket(number, int(state.tickets)), 0
        for _, odds, move in outcomes(state):
            if ticket < first + odds:
                return move, Draw(number, int(state.tickets), first, odds)
            first += odds
        raise AssertionError

    def ticket(self, number: int, tickets: int) -> int:
        """Which of so many tickets wins in move ``number``. All are equally likely."""
        return self._drawn(number.to_bytes(8, "big"), tickets)

    def bot_number(self, moves: int) -> int:
        """A seed for a bot that plays after so many moves. It tells the bot nothing of luck."""
        return int.from_bytes(hashlib.sha256(b"cheeseboard bot %d" % moves + self.seed).digest()[:6], "big")

    def rewound(self, draws: Sequence[Draw]) -> None:
        """Moves were taken back: these draws are left."""

    def _drawn(self, what: bytes, tickets: int) -> int:
        for attempt in count():
            message = what + attempt.to_bytes(8, "big")
            drawn = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if drawn < WORD - WORD % tickets:
                return drawn % tickets
        raise AssertionError


class FairLuck(Luck):
    """Luck of one game by commit and reveal, from the house's seed, everybody's contributions and perhaps a beacon."""

    def __init__(
        self,
        seed: bytes | None = None,
        contributions: Sequence[Contribution] = (),
        beacon: Beacon | None = None,
        before: tuple[int, Mapping[str, Any]] | None = None,
    ) -> None:
        super().__init__(seed)
        self.contributions = tuple(contributions)
        self.beacon = beacon
        self.before = before  # version and options as they were sealed: house rules may have been added since
        self.sealed: Seal | None = None

    @property
    def noted(self) -> str:
        """The digest of the seal: what anybody may note before the first card. Empty until it is sealed."""
        return "" if self.sealed is None else self.sealed.digest

    def seal(
        self, game: str, version: int, options: Mapping[str, Any], names: Sequence[str], bots: Sequence[str]
    ) -> None:
        """Fix all that is known before the first draw. After it the key of all draws is known."""
        version, options = self.before or (version, options)
        commitments = tuple((each.by, each.commitment) for each in self.contributions)
        beacon = None if self.beacon is None else (self.beacon.source, self.beacon.round)
        self.sealed = Seal(self.commitment, commitments, beacon, game, version, options, tuple(names), tuple(bots))
        mixed = [each.mixed() for each in self.contributions] + ([self.beacon.mixed()] if self.beacon else [])
        digest = bytes.fromhex(self.sealed.digest)
        self._key = hashlib.sha256(b"cheeseboard luck 2" + self.seed + digest + b"".join(mixed)).digest()


Answers = Mapping[tuple[int, int], str]  # what luck said: a question, for which time it was asked, and the outcome


def answered(said: Sequence[tuple[int, str]]) -> dict[tuple[int, int], str]:
    """What luck said in a match, from its questions and answers in order."""
    asked, found = Counter[int](), {}
    for question, notation in said:
        found[question, asked[question]] = notation
        asked[question] += 1
    return found


class SharedLuck(FairLuck):
    """Luck that several matches share: that of a day, or that of another match. Its seed is public, so nobody seals anything.

    Luck depends on what it is asked and not on when: the same outcomes with the same odds, asked for the same time in a match,
    have the same answer in all of them, whatever was played meanwhile. So the third roll of a die is the same for everybody.
    """

    is_public = True

    def __init__(
        self,
        seed: bytes,
        deal: Mapping[str, str],
        answers: Answers | None = None,
        before: tuple[int, Mapping[str, Any]] | None = None,
    ) -> None:
        super().__init__(seed, before=before)
        self.deal = dict(deal)  # whose luck it is, as a record says it
        self._answers = answers or {}
        self._asked: Counter[int] = Counter()
        self._key = self._shared_key()

    def seal(
        self, game: str, version: int, options: Mapping[str, Any], names: Sequence[str], bots: Sequence[str]
    ) -> None:
        """Who plays makes no difference to this luck; the seal only says what was played."""
        super().seal(game, version, options, names, bots)
        self._key = self._shared_key()

    def _shared_key(self) -> bytes:
        return hashlib.sha256(b"cheeseboard shared luck" + self.seed).digest()

    def draw(self, state: State, number: int) -> tuple[int, Draw]:
        """The answer to this question, as often as it has been asked by now."""
        possible = outcomes(state)
        question = question_of(possible)
        time = self._asked[question]
        self._asked[question] += 1
        known = self._answers.get((question, time))
        ticket = -1 if known is not None else self.answer(question, time, int(state.tickets))
        first = 0
        for notation, odds, move in possible:
            if notation == known or first <= ticket < first + odds:
                return move, Draw(number, int(state.tickets), first, odds, question)
            first += odds
        raise AssertionError

    def answer(self, question: int, time: int, tickets: int) -> int:
        """Which of so many tickets wins if this is asked for the ``time``-th time, counted from 0."""
        return self._drawn(question.to_bytes(8, "big") + time.to_bytes(8, "big"), tickets)

    def rewound(self, draws: Sequence[Draw]) -> None:
        self._asked = Counter(draw.question for draw in draws)


class FirstLuck(Luck):
    """Luck as it was drawn at first (record 1): from the seed and from words that were revealed at once."""

    def __init__(self, seed: bytes, words: Sequence[str] = ()) -> None:
        super().__init__(seed)
        self.words = list(words)
        parts = [word.encode() for word in self.words]
        spelled = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
        self._key = hashlib.sha256(b"cheeseboard key" + self.seed + spelled).digest()

    def seal(
        self, game: str, version: int, options: Mapping[str, Any], names: Sequence[str], bots: Sequence[str]
    ) -> None:
        """It did not depend on any of that."""

    def draw(self, state: State, number: int) -> tuple[int, Draw]:
        """Tickets were numbered as the engine does; records did not tell which."""
        ticket = self.ticket(number, int(state.tickets))
        move = int(state.drawn(ticket))
        return move, Draw(number, int(state.tickets), ticket, 1)

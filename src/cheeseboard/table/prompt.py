"""A game at a Python prompt: one person plays every seat, takes moves back, asks bots, and keeps what was played."""

import copy
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from cheeseboard.engine.dice import Dice, dice_at
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove, State
from cheeseboard.games import find
from cheeseboard.games.box import Game

if TYPE_CHECKING:
    from cheeseboard.bots.hints import Hint
    from cheeseboard.bots.review import Review
    from cheeseboard.games.svg import Theme
    from cheeseboard.table.asked import Odds
    from cheeseboard.table.record import Record

# What a method needs it imports itself, so that opening a table stays quick.
# ruff: noqa: PLC0415

OwnBot = Callable[[Game[Any], Mapping[str, Any], list[str]], str]  # a bot of your own: game, view, moves
UNNAMED: Final = "bot"  # what a bot of your own is called in a record


class PlayedMove(NamedTuple):
    """A move that was played."""

    seat: int  # from 0; LUCK for a die or a card
    move: str  # its notation
    bot: str = ""  # which bot chose it; nothing if you did, or luck

    @property
    def is_luck(self) -> bool:
        """Whether it was luck's."""
        return self.seat == LUCK


class OpenTable:
    """A game at a Python prompt, all seats yours. Moves are notations; luck is played for you, unless you ask for it.

    Made by ``cheeseboard.new`` and ``cheeseboard.load``. It can be copied and pickled. Two games are equal if the same
    moves were played under the same rules. A game changes, so it has no hash: ``game.link()`` or ``game.history`` has one.
    """

    state: State  # the position itself, with all that is hidden; what is played on it directly is in no history

    def __init__(
        self,
        name: str,
        seats: int | None,
        seed: int | None,
        options: Mapping[str, object],
        luck: Literal["seed", "ask"],
        rules: int | None = None,
        names: Sequence[str] | None = None,
        record: "Record | None" = None,
        moves: Iterable[tuple[str, str]] = (),
    ) -> None:
        if luck not in ("seed", "ask"):
            raise ValueError(f"luck: {luck!r} is not possible; possible: 'seed', 'ask'")
        if seed is not None and (type(seed) is not int or not 0 <= seed < 1 << 63):
            raise ValueError(f"seed: {seed!r} is not possible; possible: a whole number from 0, below 2**63")
        self.game = find(name)
        self.seed = int.from_bytes(os.urandom(6), "big") if seed is None else seed
        self.options: dict[str, Any] = self.game.settle(options, rules)
        self._rules = self.game.version if rules is None else rules
        self._names = names
        self._record = record  # that the game was loaded from
        self._dice = None if luck == "ask" else Dice(self.seed)
        self._played: list[PlayedMove] = []
        self._steps: list[tuple[int, int]] = []  # of each of them: the move as a number, and the dice before it
        self.state = self.game.new(self.game.seats[0] if seats is None else seats, self.options)
        for notation, bot in moves:
            self._happen(self.state.read(notation), self._word, bot)
        self._let_luck_play()

    # Playing.

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.state.seats

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat."""
        from cheeseboard.table.words import Words

        words = Words(self.game, "en")
        return [words.player(seat) for seat in range(self.seats)] if self._names is None else list(self._names)

    @property
    def turn(self) -> int:
        """The seat that decides, from 0; LUCK (only with ``luck="ask"``); NOBODY once the game is over."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.turn == NOBODY

    def moves(self) -> list[str]:
        """The notations of all legal moves."""
        return [self.state.write(move) for move in self.state.moves()]

    def play(self, notation: str, seat: int | None = None) -> None:
        """Play a move; luck follows. IllegalMove if it is not possible, or if it is not the turn of ``seat``."""
        if seat is not None and seat != self.turn and not self.over:
            raise IllegalMove(f"seat {seat} cannot play {notation!r}: it is the turn of {who(self.turn)}")
        self._happen(self.state.read(notation), self._word)
        self._let_luck_play()

    def play_bot(self, bot: "str | OwnBot", tries: int | None = None, seconds: float | None = None) -> str:
        """Let a bot play for the seat whose turn it is; the move that it chose. Luck follows.

        ``bot`` is a name ("pip", "mia", "otto", "clara", "gustav", "random"), or a function of your own with the
        parameters ``game, view, moves`` that returns one of the moves. It is told only what the seat may know. Our bots think as
        long as they plan to, or for so many tries or seconds. Without ``seconds`` the same seed plays the same game.
        """
        self._check_decides()
        notation = self._asked(bot, tries, seconds)
        self._happen(self.state.read(notation), self._word, bot if isinstance(bot, str) else UNNAMED)
        self._let_luck_play()
        return notation

    def _asked(self, bot: "str | OwnBot", tries: int | None, seconds: float | None) -> str:
        if not isinstance(bot, str):
            return bot(self.game, self.view(), self.moves())
        from cheeseboard.bots.bots import choose
        from cheeseboard.bots.thought import Budget

        return choose(bot, self.game, self.view(), self._bot_number(), Budget(tries, seconds, by_clock=False))

    def _bot_number(self) -> int:
        """A seed for a bot, which tells it nothing of luck's."""
        from hashlib import sha256

        return int.from_bytes(sha256(b"cheeseboard bot %d %d" % (len(self._played), self.seed)).digest()[:6], "big")

    def undo(self, count: int = 1) -> str:
        """Take back the last decision, or the last few, with the luck that followed; the first of what was taken back.

        Played again, it meets the same luck. With ``luck="ask"`` moves are counted, luck's too. Luck that a loaded record
        told of and that is taken back is drawn anew. IllegalMove if there are not so many moves to take back.
        """
        mine = [k for k, played in enumerate(self._played) if self._dice is None or not played.is_luck]
        if not 1 <= count <= len(mine):
            raise IllegalMove(
                "there is no move to take back" if not mine else f"{count} moves cannot be taken back; {len(mine)} can"
            )
        first = mine[-count]
        taken = self._played[first].move
        self._rewind(first)
        return taken

    def _rewind(self, kept: int) -> None:
        """Back to the position after so many moves."""
        if self._dice is not None:
            self._dice.word = self._steps[kept][1]
        del self._played[kept:], self._steps[kept:]
        self.state = self.game.new(self.seats, self.options)
        for move, _ in self._steps:
            self.state.happen(move)

    @property
    def _word(self) -> int:
        """What the dice stand at."""
        return 0 if self._dice is None else int(self._dice.word)

    def _happen(self, move: int, before: int, bot: str = "") -> None:
        self._played.append(PlayedMove(int(self.state.turn), self.state.write(move), bot))
        self._steps.append((move, before))
        self.state.happen(move)

    def _let_luck_play(self) -> None:
        while self._dice is not None and self.state.turn == LUCK:
            before = self._word
            self._happen(int(self.state.pick(self._dice)), before)

    # Looking.

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """All that a seat may know, as plain data. Without a seat: the one whose turn it is, or a watcher."""
        return self.game.view(self.state, self._looking(seat))

    def odds(self, seat: int | None = None) -> "Odds":
        """What a seat may think of everything hidden, and of what luck does next: exact chances, which can be printed.

        Without a seat: the one whose turn it is, or a watcher.
        """
        from cheeseboard.table.asked import Odds

        return Odds.of(self.game, self.view(seat), self.names)

    def hint(self, seat: int | None = None) -> "Hint":
        """A good move for the seat whose turn it is, why, and how it compares; by what that seat may know.

        ValueError if it is not the turn of ``seat``.
        """
        from cheeseboard.table.asked import hint_in_words

        self._check_decides()
        if seat not in (None, self.turn):
            raise ValueError(f"a hint is for the seat that decides: it is the turn of {who(self.turn)}")
        return hint_in_words(self.game, self.view(), self.names)

    def svg(self, seat: int | None = None, theme: "Theme" = "light", lang: str = "en") -> str:
        """A picture of the table as a seat sees it: SVG, one file that needs no other.

        Without a seat: the one whose turn it is, or a watcher. ``theme`` is "light" or "dark".
        """
        from cheeseboard.table.picture import svg

        return svg(self.game, self.view(seat), self._names, lang, theme)

    def _repr_html_(self) -> str:
        """For notebooks: the picture, and beside it the last lines of the log, for the seat whose turn it is or a watcher."""
        from cheeseboard.table.picture import html

        return html(self.svg(), self.log())

    def scores(self) -> list[int]:
        """The points of every seat."""
        return self.state.scores()

    def winners(self) -> list[int]:
        """Who has won, once the game is over; until then nobody."""
        return self.state.winners() if self.over else []

    def _looking(self, seat: int | None) -> int:
        if seat is None:
            seat = self.turn if self.turn >= 0 else NOBODY
        if seat != NOBODY and seat not in range(self.seats):
            raise ValueError(f"there is no seat {seat}; there are 0 to {self.seats - 1}")
        return seat

    def _check_decides(self) -> None:
        if self.turn < 0:
            raise IllegalMove("nobody decides: the game is over" if self.over else "it is the turn of luck")

    # Looking back.

    @property
    def history(self) -> tuple[PlayedMove, ...]:
        """All moves so far, luck's too: who, and what. Of whoever plays all seats nothing is hidden; ``log`` is for one."""
        return tuple(self._played)

    def log(self, seat: int | None = None) -> list[str]:
        """What a seat has heard of the game so far, in sentences. Without a seat: the one whose turn it is, or a watcher."""
        from cheeseboard.table.asked import heard

        start = self.game.new(self.seats, self.options)
        return heard(self.game, start, [move for move, _ in self._steps], self.names, self._looking(seat))

    def rows(self, win_chances: bool = False) -> list[dict[str, Any]]:
        """A row for each move, for ``pandas.DataFrame`` or ``polars.DataFrame``.

        ``number`` from 1, ``seat`` (LUCK for luck), ``who``, ``bot``, ``move``, ``is_luck``, ``choices`` (how many moves were
        possible) and ``chance`` (of luck's move, by the true position; nothing for a decision). With ``win_chances``, of a
        game that is over, also ``win_1``, ``win_2`` …: what each seat could hope for before the move, by a review.
        """
        from cheeseboard.table.asked import rows_of

        rows = rows_of(self.game.new(self.seats, self.options), self._played, self.names)
        curves = self.review().curves if win_chances else []
        return [
            {**row, **{f"win_{seat + 1}": float(curve[k]) for seat, curve in enumerate(curves)}}
            for k, row in enumerate(rows)
        ]

    def review(self) -> "Review":
        """A game that is over, looked at again: how the chances went, what decisions cost, what was luck. It takes seconds."""
        from cheeseboard.bots.review import review

        return review(self.game, self.seats, self.options, [played.move for played in self._played])

    # Keeping.

    def record(self) -> "Record":
        """The game so far as a record (docs/record.md), luck's moves written out.

        Luck is not sealed here, and a record says so. One that was loaded and not changed is as it was.
        """
        from cheeseboard.table.opened import written

        if self._record is not None and self._record["moves"] == [played.move for played in self._played]:
            return copy.deepcopy(self._record)
        return written(self.game, self._rules, self.options, self.names, self._played)

    def save(self, path: "str | os.PathLike[str]") -> None:
        """Write the record into a file, which ``cheeseboard.load`` and the commands ``replay``, ``review`` and ``verify`` read."""
        from cheeseboard.table.record import write

        Path(path).write_text(write(self.record()), "utf-8", newline="\n")

    def link(self) -> str:
        """The game so far as one line, which a server shows at ``/replay/`` and ``cheeseboard.load`` opens."""
        from cheeseboard.table.links import to_link

        return to_link(self.record())

    def copy(self) -> "OpenTable":
        """An independent game at the same point, with the same luck to come."""
        found = object.__new__(type(self))
        own = {"state": self.state.clone(), "_dice": copy.copy(self._dice)}
        vars(found).update(vars(self), **own, _played=list(self._played), _steps=list(self._steps))
        return found

    def __copy__(self) -> "OpenTable":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "OpenTable":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the moves, not the position. So any game can be sent to another process, whatever its states are."""
        luck = "ask" if self._dice is None else "seed"
        moves = [(played.move, played.bot) for played in self._played]
        made = (
            self.game.name,
            self.seats,
            self.seed,
            self.options,
            luck,
            self._rules,
            self._names,
            self._record,
            moves,
        )
        return reopened, (type(self), made, [before for _, before in self._steps], self._word)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, OpenTable):
            return NotImplemented
        mine, theirs = (self.game.name, self._rules, self._played), (other.game.name, other._rules, other._played)
        return mine == theirs and self.state == other.state

    __hash__ = None  # type: ignore[assignment] # it changes

    def __str__(self) -> str:
        from cheeseboard.table.words import Words

        return Words(self.game, "en").draw(self.view(), self._names, reader=self.turn)

    def __repr__(self) -> str:
        now = f"over, scores {self.scores()}" if self.over else f"turn of {who(self.turn)}"
        return f"<{self.game.title} {self.seats} seats, {len(self._played)} moves, {now}>"


def who(turn: int) -> str:
    if turn == NOBODY:
        return "nobody: the game is over"
    return "luck" if turn == LUCK else f"seat {turn}"


def reopened(kind: type[OpenTable], made: Sequence[Any], before: Sequence[int], word: int) -> OpenTable:
    """A game that comes out of a pickle: its dice stand where they stood at each move, and now."""
    found = kind(*made)
    steps = [(move, then) for (move, _), then in zip(vars(found)["_steps"], before, strict=True)]
    vars(found).update(_steps=steps, _dice=dice_at(word) if vars(found)["_dice"] else None)
    return found


def load(
    source: "str | os.PathLike[str] | Mapping[str, Any]",
    seed: int | None = None,
    luck: Literal["seed", "ask"] = "seed",
) -> OpenTable:
    """A game out of a record or a link: see ``cheeseboard.load``."""
    from cheeseboard.table.opened import moves_in, opened

    record = opened(source)
    seats, rules = len(record["names"]), record["version"]
    return OpenTable(
        record["game"], seats, seed, record["options"], luck, rules, record["names"], record, moves_in(record)
    )

"""Every game as a game of OpenSpiel (extra ``openspiel``). Importing this registers them.

    import pyspiel, cheeseboard.rl.openspiel
    game = pyspiel.load_game("cheeseboard_cheese_rescue", {"seats": 4, "diagonals": True})

Luck is a chance node with exact odds. A player's return is its share of the win above an even share, so that all add
up to zero: with three players 2/3 for the winner and -1/3 for the others; a game that nobody wins is 0 for everybody.

The information state is all that this seat has seen happen, move by move: what is hidden from it stands there as ``?``
and a number, as ``State.seen`` has it. The observation is its view, as JSON; the public one is a watcher's view, and the
private one the parts of the seat's view that differ from it. As tensors, the observation is the game's
features (docs/features.md), and the information state is that and every move of the game as this seat saw it: its number
plus one, or 0 for what has not happened yet. A resampled state knows nothing that the
player does not: it is made from that player's view and what it has seen, and its history begins there.
"""

import json
import struct
from collections.abc import Callable, Mapping
from operator import index
from typing import Any, Final

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import payoffs
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games import find, names
from cheeseboard.games.box import Game, Numbers, Option
from cheeseboard.rl.settings import whole

BETWEEN: Final = "/"  # the numbers of an option or of an opening: OpenSpiel's game strings use commas themselves
SEEDS: Final = 1 << 53  # as many as OpenSpiel's random number can tell apart

Memory = tuple[str, ...]  # what each seat has seen happen; then a watcher; then all that did
Moves = tuple[bytes, ...]  # the same without the last, as numbers


class Origin:
    """Where a resampled game begins: one player's information state, what everybody saw, and the dice for the rest."""

    def __init__(
        self, player: int, view: Mapping[str, Any], log: str, seed: int, moves: tuple[bytes, bytes] = (b"", b"")
    ) -> None:
        self.player, self.view, self.log, self.moves, self.seed = player, view, log, moves, seed

    def state(self, game: Game[Any]) -> State:
        """A position that fits what the player knows."""
        state: State = game.recall(self.view).imagine(self.player, Dice(self.seed))
        return state

    def memory(self, game: Game[Any], state: State) -> Memory:
        """What each seat remembers there: the player all of it, others what they may know in this world."""
        told = [f" {shown(game, state, seat)}" for seat in [*range(state.seats), NOBODY]]
        told[self.player] = self.log
        return (*told, f" {' '.join(map(str, state.facts()))}")

    def seen(self, seats: int) -> Moves:
        """The moves as each seat saw them: the player's own, and for others what was public."""
        own, public = self.moves
        return tuple(own if seat == self.player else public for seat in range(seats + 1))


class Position:
    """A state of a game with its history. A copy is a clone; pickled it is the moves alone."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        origin: Origin | None = None,
        moves: tuple[int, ...] = (),
    ) -> None:
        self.game, self.seats, self.options, self.origin = game, seats, options, origin
        self.moves: list[int] = []
        self.state: State = game.new(seats, options) if origin is None else origin.state(game)
        self.memory: Memory = ("",) * (seats + 2) if origin is None else origin.memory(game, self.state)
        self.seen: Moves = (b"",) * (seats + 1) if origin is None else origin.seen(seats)
        for move in moves:
            self.play(move)

    def play(self, move: int) -> None:
        """A move happens, and everybody remembers what they see of it."""
        state = self.state
        if not state.is_legal(move):
            state.play(move)  # which says why not
        said = state.write(move)
        self.memory = (
            *[f"{self.memory[seat]} {seen(state, move, seat, said)}" for seat in range(self.seats)],
            f"{self.memory[self.seats]} {seen(state, move, NOBODY, said)}",
            f"{self.memory[self.seats + 1]} {said}",
        )
        viewers = [*range(self.seats), NOBODY]
        self.seen = tuple(
            before + struct.pack("<h", state.seen(move, seat) + 1)
            for before, seat in zip(self.seen, viewers, strict=True)
        )
        state.happen(move)
        self.moves.append(move)

    def resampled(self, player: int, seed: int) -> "Position":
        """Another world that this player cannot tell from this one, made from what it knows."""
        player = self.seated(player)
        moves = self.seen[player], self.seen[self.seats]
        origin = Origin(player, self.game.view(self.state, player), self.memory[player], seed, moves)
        return Position(self.game, self.seats, self.options, origin)

    def seated(self, player: int) -> int:
        """A seat of this table. (Beyond them, our tuples hold what a watcher knows, and all that happened.)"""
        return whole("player", index(player), 0, self.seats - 1)

    def __deepcopy__(self, _: object) -> "Position":
        copy = Position.__new__(Position)
        copy.game, copy.seats, copy.options, copy.origin = self.game, self.seats, self.options, self.origin
        copy.moves, copy.state = self.moves[:], self.state.clone()
        copy.memory, copy.seen = self.memory, self.seen
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (self.game.name, self.seats, self.options, self.origin, tuple(self.moves))


def rebuilt(name: str, seats: int, options: dict[str, Any], origin: Origin | None, moves: tuple[int, ...]) -> Position:
    """A position from its pickled parts."""
    return Position(find(name), seats, options, origin, moves)


def seen(state: State, move: int, seat: int, said: str) -> str:
    """The notation of a legal move as a seat sees it: ``?`` and a number if it is hidden."""
    number = state.seen(move, seat)
    return said if number == move else f"?{number}"


def shown(game: Game[Any], state: State, seat: int) -> str:
    """A view as one line."""
    return as_line(game.view(state, seat))


def private(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """The parts of a view that are not as somebody sees them who only watches."""
    public = game.view(state, NOBODY)
    return {part: told for part, told in game.view(state, seat).items() if told != public[part]}


def as_line(data: Mapping[str, Any]) -> str:
    """JSON without spaces."""
    return json.dumps(data, separators=(",", ":"))


class TableState(pyspiel.State):
    """A state of one of our games, as OpenSpiel wants it."""

    def __init__(self, game: "TableGame", position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's number for chance or for a finished game."""
        turn = self.position.state.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn == NOBODY else turn  # LUCK is -1 for both of us

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.state.turn == NOBODY

    def is_chance_node(self) -> bool:
        """Whether luck moves next."""
        return self.position.state.turn == LUCK

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only ever the one whose turn it is
        return self.position.state.moves()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Luck's possible moves with their probabilities."""
        state = self.position.state
        return [(move, int(state.odds(move)) / int(state.tickets)) for move in state.moves()]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - a move says who makes it
        return self.position.state.write(action)

    def returns(self) -> list[float]:
        """The reward of each player; 0 before the end."""
        return payoffs(self.position.state)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "TableState":
        """Another world, as likely as the game's ``imagine`` makes it, that looks the same to this player."""
        return TableState(self.get_game(), self.position.resampled(player, int(rng() * SEEDS)))

    def __str__(self) -> str:
        """All that happened, hidden things included."""
        return self.position.memory[-1].strip()


class TableObserver:
    """An observer of one of the kinds that OpenSpiel can ask for: a player's observation or information state."""

    def __init__(self, table: "TableGame", kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"our observers take no parameters; given: {dict(params)}")
        self.is_single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info and (kind.perfect_recall or not self.is_single):
            raise ValueError(
                "without what is public, an observer tells what a single player sees now, and nothing else"
            )
        self.game, self.recalls, self.private, self.public = (
            table.game, kind.perfect_recall, kind.private_info, kind.public_info
        )  # fmt: skip
        self.features = table.game.features(table.start.seats)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.is_single and self.public:
            sizes = {"features": 8 * self.features.words, "moves": table.max_game_length() if self.recalls else 0}
            self.tensor = np.zeros(sum(sizes.values()), np.float32)
            parts = np.split(self.tensor, [sizes["features"]])
            self.dict = {name: part for name, part in zip(sizes, parts, strict=True) if part.size}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what this player sees into the tensor."""
        if self.tensor is None:
            raise ValueError("only all that a single player sees is told as numbers")
        position = state.position
        player = position.seated(player)
        words = vec[i64]([0] * self.features.words)
        self.features.write(position.state, player, words, 0)
        self.dict["features"][:] = np.frombuffer(words, np.uint8)
        if self.recalls:
            seen = np.frombuffer(position.seen[player], "<i2")
            self.dict["moves"][: len(seen)] = seen
            self.dict["moves"][len(seen) :] = 0

    def string_from(self, state: TableState, player: int) -> str:
        """What this observer tells of a state to a player, as text."""
        position = state.position
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(state)
        viewer = position.seated(player) if self.is_single else NOBODY
        if not self.public:
            return as_line(private(self.game, position.state, viewer))
        if self.recalls:
            return f"seat {viewer}:{position.memory[position.seats if viewer == NOBODY else viewer]}"
        return shown(self.game, position.state, viewer)


class TableGame(pyspiel.Game):
    """One of our games for so many seats, under some house rules, perhaps after an opening. Each has a class of its own."""

    game: Game[Any]
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, given = self.game, dict(params or {})
        seats = given.get("seats", game.seats[0])
        options = {option.name: read(option, given[option.name]) for option in game.options if option.name in given}
        self.start = Position(
            game, seats, game.settle(options), moves=tuple(numbers("opening", given.get("opening", "")))
        )
        actions = game.actions(seats)
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=actions,
                max_chance_outcomes=actions,
                num_players=seats,
                min_utility=-1 / seats,
                max_utility=1 - 1 / seats,
                utility_sum=0.0,
                max_game_length=game.longest(seats, self.start.options),
            ),
            given,
        )

    def new_initial_state(self) -> TableState:
        """The position before the first move, or after the opening."""
        return TableState(self, self.start.__deepcopy__(None))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name and parameters. (Its class cannot be looked up, and importing this module registers it.)"""
        return loaded, (str(self),)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> TableObserver:
        """An observer of this kind; by default of what a player sees now."""
        return TableObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def loaded(text: str) -> Any:
    """The game of an OpenSpiel game string."""
    return pyspiel.load_game(text)


def numbers(name: str, text: str) -> list[int]:
    """The whole numbers in a text such as ``3/1/4``; ValueError for anything else."""
    try:
        return [int(number) for number in text.split(BETWEEN) if number]
    except ValueError:
        possible = f"whole numbers with {BETWEEN} between them"
        raise ValueError(f"{name}: {text!r} is not possible; possible: {possible}") from None


def read(option: Option, value: Any) -> Any:
    """An option's value from OpenSpiel's, which knows no lists."""
    return numbers(option.name, value) if isinstance(option, Numbers) else value


def written(option: Option) -> Any:
    """An option's default for OpenSpiel."""
    return BETWEEN.join(map(str, option.default)) if isinstance(option.default, list) else option.default


def short_name(game: Game[Any]) -> str:
    """What the game is called in OpenSpiel."""
    return f"cheeseboard_{game.name.replace('-', '_')}"


def game_type(game: Game[Any]) -> Any:
    """What OpenSpiel wants to know of a game."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.seats[0],
            "opening": "",  # moves that have been made before the first state, as numbers with "/" between them
            **{option.name: written(option) for option in game.options},
        },
    )


def register(game: Game[Any]) -> None:
    """Register a game with OpenSpiel, as a class: a function would be freed too late when Python ends."""
    kind = game_type(game)
    pyspiel.register_game(kind, type(game.name.title().replace("-", ""), (TableGame,), {"game": game, "kind": kind}))


for _name in names():
    register(find(_name))

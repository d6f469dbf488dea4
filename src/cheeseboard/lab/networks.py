"""A trained network as a player: layers in a file of NumPy arrays (``.npz``), which sees the features of its view.

The arrays are ``game`` and ``seats``, ``weights-0`` and ``biases-0`` for the first layer and so on, and ``draws``: whether a
move is drawn by its probability, or the likeliest one is played. What a layer has added up goes through tanh, but for the last
one: that has a number for each move. The inputs are the logarithms of one more than each feature.
"""

import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.bots.makers import BotMaker
from cheeseboard.games.box import Game

Array = Any  # of NumPy
ENDING: Final = ".npz"
MOST_BYTES: Final = 64 << 20  # of a file


@dataclass(frozen=True)
class TrainedNetwork:
    """Weights and biases, layer by layer, for one game and number of players."""

    game: str
    seats: int
    layers: Sequence[tuple[Array, Array]]
    draws: bool = False

    def chances(self, features: Array, mask: Array) -> Array:
        """How likely each move is, from what a seat sees and which moves are legal."""
        found = np.log1p(features.astype(np.float64))
        for number, (weights, biases) in enumerate(self.layers):
            found = (np.tanh(found) if number else found) @ weights + biases
        found = np.where(mask, found, -np.inf)
        likely = np.exp(found - found.max())
        return likely / likely.sum()

    def choose(self, game: Game[Any], view: Mapping[str, Any], seed: int) -> str:
        """The notation of a move."""
        if (game.name, view["seats"]) != (self.game, self.seats):
            raise ValueError(f"this network plays {self.game} with {self.seats} players only")
        state = game.recall(view)
        chances = self.chances(*seen(game, state, view["seat"]))
        move = np.random.default_rng(seed).choice(len(chances), p=chances) if self.draws else chances.argmax()
        return str(state.write(int(move)))

    def save(self, file: str | Path) -> None:
        arrays = {
            f"{what}-{k}": part for k, layer in enumerate(self.layers) for what, part in zip(PARTS, layer, strict=True)
        }
        with Path(file).open("wb") as out:
            np.savez_compressed(out, game=self.game, seats=self.seats, draws=self.draws, **arrays)


PARTS: Final = ("weights", "biases")


def seen(game: Game[Any], state: Any, seat: int) -> tuple[Array, Array]:
    """What a network is shown of a position that looks like a view: the features, and which moves are legal."""
    features, actions = game.features(int(state.seats)), game.actions(int(state.seats))
    numbers, mask = vec[i64]([0] * features.words), vec[i64]([0] * -(-actions // 8))
    features.write(state, seat, numbers, 0)
    state.mask(mask, 0, len(mask))
    return np.frombuffer(numbers, np.uint8).copy(), np.frombuffer(mask, np.bool_)[:actions].copy()


def read_network(file: str | Path) -> TrainedNetwork:
    """The network in a file. ValueError if there is none, or if its layers do not fit."""
    if Path(file).is_file() and Path(file).stat().st_size > MOST_BYTES:
        raise ValueError(f"{file} is no network: it has more than {MOST_BYTES >> 20} MB")
    try:
        with np.load(file, allow_pickle=False) as arrays:
            number = sum(name.startswith(f"{PARTS[0]}-") for name in arrays)
            layers = [tuple(arrays[f"{part}-{k}"] for part in PARTS) for k in range(number)]
            found = TrainedNetwork(str(arrays["game"]), int(arrays["seats"]), layers, bool(arrays["draws"]))
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as problem:
        raise ValueError(f"{file} is no network: {problem}") from None
    if not found.layers or any(
        weights.ndim != 2 or biases.shape != weights.shape[1:] or not np.isfinite(weights).all()
        for weights, biases in found.layers
    ):
        raise ValueError(f"{file} is no network: its layers do not fit")
    for (weights, _), (after, _) in zip(found.layers, found.layers[1:], strict=False):
        if weights.shape[1] != after.shape[0]:
            raise ValueError(f"{file} is no network: its layers do not fit")
    return found


def network_maker(file: str) -> BotMaker:
    """A player for each chair, all of one file."""
    network = read_network(file)
    return lambda: network.choose

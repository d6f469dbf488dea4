"""Train the learned mouse: games against itself, in NumPy, and a small file of bytes for ``engine/network.py``.

    python tools/train_mouse.py GAME SEATS [--rounds 400] [--seed 1] [--out FOLDER] [--on] [--keep]

It learns by PPO. Two things keep it from running in circles: a reward for leaving choices open, which shrinks, and a pull
towards its own average of late (a magnet). What is kept in the end is that average. Everything drawn follows from the seed.
After every few rounds all of it is saved in a folder; the same command goes on from there.
It needs NumPy (extra ``rl``).
"""

import argparse
import json
import struct
import time
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

from cheeseboard.engine.batch import Batch
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.network import CHOICES, TABLE
from cheeseboard.games import find
from cheeseboard.games.learned import FILE

GAMES: Final = 512  # side by side
STEPS: Final = 64  # decisions in each before it learns
PART: Final = 2048  # decisions in one step of learning
EPOCHS: Final = 3
INNER: Final = (128, 32)
CLIP: Final = 0.15
SHARP: Final = (
    2.0  # a mouse that has learned is surer of its choices than one that learns: its logits are so many times as large
)
RATE: Final = (1e-3, 1e-4)  # at first, and at the end
OPEN: Final = (0.08, 0.015)  # what leaving choices open is worth
PULL: Final = 0.05  # of the magnet
MEMORY: Final = 0.99  # of the average, from one round to the next
FADING: Final = 0.995  # of a win, from one's own decision to the next
TRUST: Final = 0.9  # of GAE
SOURCES: Final = Path(__file__).parent.parent / "src" / "cheeseboard" / "games"
SAVED: Final = 20  # rounds
MET: Final = 3  # one table in so many has a rival on one chair, and one in so many on all chairs but one
MIDDLE: Final = 0.5  # of the way: there a mouse begins that goes on from the one that is kept
Array = Any


class Net:
    """Two inner layers of rectified units; what each choice is worth, and the position. It learns with Adam."""

    def __init__(self, inputs: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        sizes = (inputs, *INNER, CHOICES + 1)
        self.weights = []
        for k, (one, other) in enumerate(pairwise(sizes)):
            spread = np.sqrt(2 / one) if k < len(INNER) else 0.01
            self.weights += [random.normal(0, spread, (one, other)).astype(np.float32), np.zeros(other, np.float32)]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.average = [each.copy() for each in self.weights]
        self.steps = 0

    def look(self, views: Array, masks: Array, weights: list[Array] | None = None) -> tuple[list[Array], Array, Array]:
        """Each layer, the logarithms of the chances, and the values."""
        first, one, second, two, last, three = self.weights if weights is None else weights
        layers = [views.astype(np.float32) * np.float32(1 / 127)]
        layers.append(np.maximum(layers[0] @ first + one, 0))
        layers.append(np.maximum(layers[1] @ second + two, 0))
        out = layers[2] @ last + three
        logits = np.where(masks, out[:, :CHOICES], np.float32(-1e9))
        logits = logits - logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return layers, logs, out[:, CHOICES]

    def learn(self, part: "Part", openness: float, rate: float) -> None:
        """One step of PPO."""
        layers, logs, values = self.look(part.views, part.masks)
        rows, count = np.arange(len(values)), len(values)
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, part.choices] - part.before)
        gain = part.gains
        is_held = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(is_held, 0, gain * ratio)[:, None]
        slope = -push * chances
        slope[rows, part.choices] += push[:, 0]
        safe = np.where(part.masks, logs, 0)
        slope -= openness * chances * (safe - (chances * safe).sum(axis=1, keepdims=True))
        apart = np.where(part.masks, logs - part.magnet, 0)
        slope -= PULL * chances * (apart - (chances * apart).sum(axis=1, keepdims=True))
        back = np.concatenate([slope, 0.5 * (part.returns - values)[:, None]], axis=1).astype(np.float32) / count
        slopes: list[Array] = []
        for k in (2, 1, 0):
            slopes = [layers[k].T @ back, back.sum(axis=0), *slopes]
            if k:
                back = (back @ self.weights[2 * k].T) * (layers[k] > 0)
        self.climb(slopes, rate)

    def climb(self, slopes: list[Array], rate: float) -> None:
        size = float(np.sqrt(sum(float((each**2).sum()) for each in slopes)))
        shrink = min(1.0, 0.5 / (size + 1e-8))
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for at, slope in enumerate(slopes):
            pull = slope * np.float32(shrink)
            self.means[at] += np.float32(0.1) * (pull - self.means[at])
            self.squares[at] += np.float32(0.001) * (pull**2 - self.squares[at])
            self.weights[at] += np.float32(rate) * self.means[at] / (np.sqrt(self.squares[at]) + np.float32(1e-7))

    def remember(self) -> None:
        for at, weight in enumerate(self.weights):
            self.average[at] += np.float32(1 - MEMORY) * (weight - self.average[at])


@dataclass
class Part:
    """Some decisions, and what came of them."""

    views: Array
    masks: Array
    choices: Array
    before: Array  # the logarithm of its chance when it was chosen
    gains: Array
    returns: Array
    magnet: Array

    def cut(self, rows: Array) -> "Part":
        return Part(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))


class Tables:
    """Many games at once, as the network senses them."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        found = find(game)
        if found.learning.senses is None:
            raise SystemExit(f"{game} has no senses for a mouse to learn by")
        senses = found.learning.senses(seats)
        self.seats = seats
        self.inputs = 8 * (int(senses.words) - int(TABLE))
        self.batch = Batch(found.new(seats, {}), senses, found.actions(seats), GAMES, seed, False)
        sensed = np.frombuffer(self.batch.observations, np.uint8).reshape(GAMES, -1)
        self.moves, self.views = sensed[:, :CHOICES], sensed[:, CHOICES:]
        self.turns = np.frombuffer(self.batch.turns, np.uint8)
        self.over = np.frombuffer(self.batch.over, np.bool_)
        self.rewards = np.frombuffer(self.batch.rewards, np.float64).reshape(GAMES, seats)
        self.random = np.random.default_rng(seed)
        self.each = np.arange(GAMES)
        self.rivals = found.learning.rivals() if found.learning.rivals else []
        self.dice = Dice(seed)
        self.away: Array = np.zeros((GAMES, seats), np.bool_)  # at each table the chairs of its rival
        if self.rivals:
            chairs = self.random.integers(seats, size=GAMES)
            self.away[self.each, chairs] = self.each % MET == 0
            others = self.each % MET == 1
            self.away[others] = chairs[others, None] != np.arange(seats)

    def play(self, net: Net) -> Part:
        """Every game goes on for so many decisions; what each brought, by the player's own later decisions (GAE)."""
        views: Array = np.empty((STEPS, GAMES, self.inputs), np.uint8)
        masks: Array = np.empty((STEPS, GAMES, CHOICES), np.bool_)
        choices: Array = np.empty((STEPS, GAMES), np.int64)
        before: Array = np.empty((STEPS, GAMES), np.float32)
        values: Array = np.empty((STEPS, GAMES), np.float32)
        seats: Array = np.empty((STEPS, GAMES), np.int64)
        over: Array = np.empty((STEPS, GAMES), np.bool_)
        ours: Array = np.empty((STEPS, GAMES), np.bool_)
        rewards: Array = np.empty((STEPS, GAMES, self.seats), np.float32)
        for t in range(STEPS):
            views[t], masks[t], seats[t] = self.views, self.moves > 0, self.turns
            _, logs, values[t] = net.look(views[t], masks[t])
            drawn = self.random.random((GAMES, 1))
            chances = np.exp(logs)
            choice = (chances.cumsum(axis=1) < drawn * chances.sum(axis=1, keepdims=True)).sum(axis=1)
            choice = np.where(masks[t][self.each, np.minimum(choice, CHOICES - 1)], choice, masks[t].argmax(axis=1))
            choices[t], before[t] = choice, logs[self.each, choice]
            moves = self.moves[self.each, choice].astype("<i2") - 1
            ours[t] = ~self.away[self.each, self.turns]
            for k in np.flatnonzero(~ours[t]):
                moves[k] = self.rivals[k // MET % len(self.rivals)].choose(self.batch.states[int(k)], self.dice)
            self.batch.step(moves.astype("<i2").tobytes())
            over[t], rewards[t] = self.over, self.rewards
        gains: Array = np.zeros((STEPS, GAMES), np.float32)
        later: Array = np.zeros((GAMES, self.seats), np.float32)  # the value of each player's next decision
        known: Array = np.zeros((GAMES, self.seats), np.bool_)  # whether there was one, or the end
        paid: Array = np.zeros((GAMES, self.seats), np.float32)
        carried: Array = np.zeros((GAMES, self.seats), np.float32)
        counts: Array = np.zeros((STEPS, GAMES), np.bool_)
        for t in reversed(range(STEPS)):
            ended = over[t]
            later[ended], carried[ended], known[ended], paid[ended] = 0, 0, True, rewards[t][ended]
            at = (self.each, seats[t])
            step = paid[at] + FADING * later[at] - values[t]
            carried[at] = step + FADING * TRUST * carried[at]
            gains[t], counts[t] = carried[at], known[at]
            unknown = ~known[at]
            carried[self.each[unknown], seats[t][unknown]] = 0
            later[at], paid[at], known[at] = values[t], 0, True
        kept = counts & ours & (masks.sum(axis=2) > 1)
        flat: list[Array] = [each[kept] for each in (views, masks, choices, before, gains, values)]
        scale = flat[4].std() + 1e-6
        _, magnet, _ = net.look(flat[0], flat[1], net.average)
        gain = (flat[4] - flat[4].mean()) / scale
        return Part(flat[0], flat[1], flat[2], flat[3], gain, flat[4] + flat[5], magnet)


def study(net: Net, played: Part, openness: float, rate: float) -> None:
    """Go over what was played, a few times, in parts."""
    random = np.random.default_rng(net.steps)
    for _ in range(EPOCHS):
        order = random.permutation(len(played.choices))
        for start in range(0, len(order), PART):
            net.learn(played.cut(order[start : start + PART]), openness, rate)
    net.remember()


def between(ends: tuple[float, float], way: float) -> float:
    """From one end to the other, in even ratios."""
    return float(ends[0] * (ends[1] / ends[0]) ** way)


def packed(weights: list[Array]) -> bytes:
    """As ``engine/network.py`` reads it: bytes with a scale for each unit. Inputs are 127 for 1, all others 256."""
    sizes = [weights[0].shape[0], weights[0].shape[1], weights[2].shape[1]]
    found = [struct.pack("<3i", *sizes)]
    for k in range(3):
        sharp = SHARP if k == len(INNER) else 1.0
        weight, bias = sharp * weights[2 * k].astype(np.float64), sharp * weights[2 * k + 1]
        largest = np.maximum(np.abs(weight).max(axis=0), 1e-6)
        scales = largest / 127 * 65536 * (256 / 127 if k == 0 else 1)
        numbers = np.stack([np.rint(scales), np.rint(bias * 256)], axis=1).astype("<i4")
        found += [numbers.tobytes(), np.rint(weight / largest * 127).astype(np.int8).tobytes()]
    return b"".join(found)


def unpacked(told: bytes) -> list[Array]:
    """The weights of a mouse that is kept, as near as its bytes tell them."""
    sizes = (*struct.unpack_from("<3i", told), CHOICES + 1)
    found, at = [], 12
    for k, (one, other) in enumerate(pairwise(sizes)):
        sharp = SHARP if k == len(INNER) else 1.0
        numbers = np.frombuffer(told, "<i4", 2 * other, at).reshape(other, 2).astype(np.float64)
        each = np.frombuffer(told, np.int8, one * other, at + numbers.size * 4).reshape(one, other)
        scales = numbers[:, 0] / 65536 / (256 / 127 if k == 0 else 1) / sharp
        found += [(each * scales).astype(np.float32), (numbers[:, 1] / 256 / sharp).astype(np.float32)]
        at += numbers.size * 4 + each.size
    return found


def save(folder: Path, net: Net, told: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    arrays = {
        f"{name}{k}": each
        for name in ("weights", "means", "squares", "average")
        for k, each in enumerate(getattr(net, name))
    }
    np.savez(folder / "state.npz", **arrays, steps=net.steps)
    (folder / "mouse.bin").write_bytes(packed(net.average))
    (folder / "mouse.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def load(folder: Path, net: Net) -> dict[str, Any]:
    kept = np.load(folder / "state.npz")
    for name in ("weights", "means", "squares", "average"):
        setattr(net, name, [kept[f"{name}{k}"] for k in range(len(net.weights))])
    net.steps = int(kept["steps"])
    told: dict[str, Any] = json.loads((folder / "mouse.json").read_text(encoding="utf-8"))
    return told


def kept_in(game: str) -> Path:
    return SOURCES / game.replace("-", "_") / FILE


def keep(folder: Path, told: Mapping[str, Any]) -> None:
    """Write the mouse into its game's folder, with what it was made from."""
    path = kept_in(str(told["game"]))
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    network = b64encode((folder / "mouse.bin").read_bytes()).decode()
    kept[str(told["seats"])] = {"made": dict(told), "network": network}
    path.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def train(game: str, seats: int, seed: int, rounds: int, folder: Path, *, goes_on: bool) -> dict[str, Any]:
    """So many rounds, from the beginning, from the mouse that is kept, or from where it was saved."""
    tables = Tables(game, seats, seed)
    net = Net(tables.inputs, seed)
    told: dict[str, Any] = {"game": game, "seats": seats, "seed": seed, "rounds": 0, "decisions": 0, "cpu_seconds": 0.0}
    if goes_on:
        before = json.loads(kept_in(game).read_text(encoding="utf-8"))[str(seats)]
        net.weights = unpacked(b64decode(before["network"]))
        net.average = [each.copy() for each in net.weights]
        told["after"] = before["made"]
    if (folder / "state.npz").exists():
        told = load(folder, net)
        tables = Tables(game, seats, seed + told["rounds"])
    began = time.process_time() - told["cpu_seconds"]
    while told["rounds"] < rounds:
        way = told["rounds"] / rounds
        way = MIDDLE + (1 - MIDDLE) * way if goes_on else way
        played = tables.play(net)
        study(net, played, between(OPEN, way), between(RATE, way))
        told |= {"rounds": told["rounds"] + 1, "decisions": told["decisions"] + GAMES * STEPS}
        told["cpu_seconds"] = round(time.process_time() - began, 1)
        if told["rounds"] % SAVED == 0 or told["rounds"] == rounds:
            save(folder, net, told)
            games = int(tables.batch.finished)
            print(
                f"round {told['rounds']:>5}  {told['cpu_seconds']:8.0f} s  {told['decisions']:>11,} decisions  "
                f"{int(tables.batch.decisions) / max(1, games):6.1f} a game  mean log chance {played.before.mean():.3f}",
                flush=True,
            )
    return told


def main() -> None:
    asked = argparse.ArgumentParser(description="Train the learned mouse.")
    asked.add_argument("game")
    asked.add_argument("seats", type=int)
    asked.add_argument("--rounds", type=int, default=400, help=f"of {GAMES} times {STEPS} decisions")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, help="where to save; build/mice/GAME-SEATS")
    asked.add_argument("--on", action="store_true", help="begin with the mouse that the game's folder has")
    asked.add_argument("--keep", action="store_true", help="write it into the game's folder")
    given = asked.parse_args()
    folder = given.out or Path("build/mice") / f"{given.game}-{given.seats}"
    told = train(given.game, given.seats, given.seed, given.rounds, folder, goes_on=given.on)
    if given.keep:
        keep(folder, told)


if __name__ == "__main__":
    main()

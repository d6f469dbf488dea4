"""A small network that was trained beforehand, in whole numbers alone: the same bits on every build and in the browser.

What a seat senses goes in as numbers from 0 to 127; out come, for each choice, how gladly it would be made, and how good the
position is. Training and the file's making are in ``tools/train_mouse``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.features import Features
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import State

CHOICES: Final[i64] = 16  # at most, between which a seat decides; their moves come first in what it senses
TABLE: Final[i64] = 2  # rows that hold them
NO_MOVE: Final[i64] = 0  # in that table; a move stands there with 1 added
UNIT: Final[i64] = 8  # bits behind the point of every number inside
NAT: Final[i64] = 256  # a logit of 1
LEAST: Final[i64] = 12 * 256  # a choice this far behind the best is never made
ROUNDED: Final[i64] = 1 << 15
ZERO: Final[i64] = 0
# exp(-k/256) and exp(-k), as parts of 65536.
FINE: Final = vec[i64]([round(65536 * 2.718281828459045 ** (-k / 256)) for k in range(256)])
COARSE: Final = vec[i64]([round(65536 * 2.718281828459045**-k) for k in range(12)])


def weight_of(behind: i64) -> i64:
    """How likely a choice is made that is so far behind the best one, where the best has 65536."""
    if behind >= LEAST:
        return 0
    return (FINE[behind & 255] * COARSE[behind >> 8]) >> 16


@mypyc_attr(acyclic=True)
class Layer:
    """Sums of weighted inputs. Weights are bytes, one row for each input; each sum has its own scale, in parts of 65536."""

    def __init__(self, inputs: i64, outputs: i64) -> None:
        self.inputs: Final[i64] = inputs
        self.outputs: Final[i64] = outputs
        self.weights: Final = vec[i64]([0] * (inputs * outputs))
        self.scales: Final = vec[i64]([0] * outputs)
        self.biases: Final = vec[i64]([0] * outputs)
        self.sums: Final = vec[i64]([0] * outputs)

    def read(self, told: bytes, at: i64) -> i64:
        """Take the numbers from a file, from here on; where the next ones are."""
        for k in range(self.outputs):
            self.scales[k] = number(told, at)
            self.biases[k] = number(told, at + 4)
            at += 8
        for k in range(self.inputs * self.outputs):
            byte = i64(told[at + k])
            self.weights[k] = byte - 256 if byte > 127 else byte
        return at + self.inputs * self.outputs

    def clear(self) -> None:
        """Nothing has been added yet."""
        for k in range(self.outputs):
            self.sums[k] = 0

    def take(self, source: i64, value: i64) -> None:
        """Add what one input weighs."""
        weights = self.weights
        sums = self.sums
        at = source * self.outputs
        for k in range(self.outputs):
            sums[k] += weights[at + k] * value

    def settle(self, is_last: bool) -> None:
        """Bring the sums to their scale; below 0 an inner unit is silent."""
        for k in range(self.outputs):
            value = ((self.sums[k] * self.scales[k] + ROUNDED) >> 16) + self.biases[k]
            self.sums[k] = ZERO if value < 0 and not is_last else value


def number(told: bytes, at: i64) -> i64:
    """Four bytes, the lowest first, with a sign."""
    found = i64(told[at]) | (i64(told[at + 1]) << 8) | (i64(told[at + 2]) << 16) | (i64(told[at + 3]) << 24)
    return found - (1 << 32) if found >= 1 << 31 else found


@mypyc_attr(acyclic=True)
class ByteNetwork:
    """Inputs, two layers of inner units, and what comes out: one number for each choice, and the value at the end."""

    def __init__(self, told: bytes) -> None:
        self.inputs: Final[i64] = number(told, 0)
        self.first: Final = Layer(number(told, 0), number(told, 4))
        self.second: Final = Layer(number(told, 4), number(told, 8))
        self.last: Final = Layer(number(told, 8), CHOICES + 1)
        at = self.first.read(told, 12)
        at = self.second.read(told, at)
        self.last.read(told, at)

    def think(self, sensed: vec[i64]) -> None:
        """Work out what comes of this; the answers stand in ``last.sums``."""
        self.first.clear()
        for row in range(self.inputs >> 3):
            word = sensed[TABLE + row]
            source = row << 3
            while word != 0:
                if word & 127 != 0:
                    self.first.take(source, word & 127)
                word >>= 8
                source += 1
        self.first.settle(False)
        pass_on(self.first, self.second)
        self.second.settle(False)
        pass_on(self.second, self.last)
        self.last.settle(True)


def pass_on(one: Layer, other: Layer) -> None:
    """What one layer says is what the next one weighs."""
    other.clear()
    for k in range(one.outputs):
        if one.sums[k] != 0:
            other.take(k, one.sums[k])


def move_at(sensed: vec[i64], choice: i64) -> i64:
    """The move of a choice, with 1 added, as it stands in the table."""
    return (sensed[choice >> 3] >> (8 * (choice & 7))) & 127


@mypyc_attr(acyclic=True)
class Learned(Policy):
    """Everybody plays as the network has learned: each choice as often as that says."""

    def __init__(self, network: ByteNetwork, senses: Features) -> None:
        self.network: Final = network
        self.senses: Final = senses
        self.sensed: Final = vec[i64]([0] * senses.words)
        self.weights: Final = vec[i64]([0] * CHOICES)

    def choose(self, state: State, dice: Dice) -> i64:
        if state.tickets == 1:
            return state.move(0)
        total = self.weigh(state)
        ticket = dice.below(total)
        choice: i64 = 0
        while ticket >= self.weights[choice]:
            ticket -= self.weights[choice]
            choice += 1
        return move_at(self.sensed, choice) - 1

    def weigh(self, state: State) -> i64:
        """How likely each choice is, in ``weights``; and what all of them weigh together."""
        self.senses.write(state, state.turn, self.sensed, 0)
        self.network.think(self.sensed)
        logits = self.network.last.sums
        best: i64 = -(1 << 40)
        for k in range(CHOICES):
            if move_at(self.sensed, k) != NO_MOVE and logits[k] > best:
                best = logits[k]
        total: i64 = 0
        for k in range(CHOICES):
            self.weights[k] = 0
            if move_at(self.sensed, k) != NO_MOVE:
                self.weights[k] = weight_of(best - logits[k])
            total += self.weights[k]
        return total

"""A network in whole numbers: the same on every build, and nobody is asked what is not legal."""

from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.network import CHOICES, NO_MOVE, TABLE, ByteNetwork, Learned, move_at
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese_chase import GAME
from cheeseboard.games.cheese_chase.senses import ChaseSenses

INNER = (8, 4)
SEATS = 3


def any_network(inputs: int, seed: int) -> bytes:
    """Drawn by lot, in the form of a file."""
    dice = Dice(seed)
    sizes = (inputs, *INNER, int(CHOICES) + 1)
    found = b"".join(size.to_bytes(4, "little") for size in sizes[:3])
    for one, other in pairwise(sizes):
        for _ in range(other):
            found += int(2000 + dice.below(4000)).to_bytes(4, "little")
            found += int(dice.below(200) - 100).to_bytes(4, "little", signed=True)
        found += bytes(int(dice.below(256)) for _ in range(one * other))
    return found


def senses() -> ChaseSenses:
    return ChaseSenses(SEATS)


def inputs() -> int:
    return 8 * (int(senses().words) - int(TABLE))


def test_sums_are_the_same_on_every_build() -> None:
    network = ByteNetwork(any_network(16, 5))
    network.think(vec[i64]([0, 0, 0x7F01_0040_0000_0003, 0x0000_0010_2000_007F]))

    assert [int(each) for each in network.last.sums] == PINNED


def test_a_game_of_networks_is_the_same_on_every_build() -> None:
    mouse, dice, state = Learned(ByteNetwork(any_network(inputs(), 6)), senses()), Dice(7), GAME.new(SEATS)
    found: list[int] = []
    while state.turn != NOBODY and len(found) < 60:
        if state.turn >= 0 and state.count() > 1:
            move = mouse.choose(state, dice)
            found.append(int(move))
            state.play(move)
        else:
            state.play(state.pick(dice))

    assert found == GAME_OF_THREE


def test_choices_are_the_legal_moves_and_each_has_its_weight() -> None:
    mouse, dice, state = Learned(ByteNetwork(any_network(inputs(), 8)), senses()), Dice(9), GAME.new(SEATS)
    while state.turn != NOBODY and len(state.turns) < 30:
        if state.turn >= 0:
            total = mouse.weigh(state)
            choices = [k for k in range(int(CHOICES)) if move_at(mouse.sensed, k) != NO_MOVE]
            assert sorted(int(move_at(mouse.sensed, k)) - 1 for k in choices) == sorted(state.moves())
            assert sum(int(mouse.weights[k]) for k in choices) == total >= 65536
        state.play(state.pick(dice))


PINNED = [
    6910,
    -10232,
    -7073,
    6813,
    2645,
    -4865,
    3970,
    -2430,
    7351,
    7228,
    -5901,
    1797,
    -5155,
    -9115,
    -12466,
    -6966,
    -1591,
]
GAME_OF_THREE = [
    55,
    3,
    12,
    30,
    57,
    2,
    32,
    56,
    0,
    15,
    26,
    57,
    8,
    16,
    31,
    56,
    0,
    14,
    29,
    57,
    5,
    32,
    56,
    7,
    13,
    26,
    57,
    6,
    10,
    24,
    55,
    4,
    10,
    29,
    57,
    8,
]

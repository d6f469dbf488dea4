"""A mouse is trained: the same from the same seed, further from where it stopped; and its file says what the network says."""

import json
from base64 import b64decode
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from librt.vecs import vec  # noqa: E402
from mypy_extensions import i64  # noqa: E402

from cheeseboard.engine.dice import Dice  # noqa: E402
from cheeseboard.engine.network import CHOICES, NAT, TABLE, ByteNetwork, Learned, move_at, weight_of  # noqa: E402
from cheeseboard.games.cheese_chase import GAME  # noqa: E402
from cheeseboard.games.cheese_chase.senses import ChaseSenses  # noqa: E402
from tools import train_mouse  # noqa: E402
from tools.train_mouse import SHARP, Net, Tables, packed  # noqa: E402

SEATS = 3


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few decisions at a time."""
    monkeypatch.setattr(train_mouse, "GAMES", 6)
    monkeypatch.setattr(train_mouse, "STEPS", 12)


def trained(rounds: int) -> tuple[Tables, Net]:
    tables = Tables("cheese-chase", SEATS, 3)
    net = Net(tables.inputs, 3)
    for _ in range(rounds):
        train_mouse.study(net, tables.play(net), 0.05, 1e-3)
    return tables, net


@pytest.mark.usefixtures("few")
def test_the_same_seed_makes_the_same_mouse_and_it_learns() -> None:
    (_, one), (_, other), (_, fresh) = trained(3), trained(3), trained(0)

    assert packed(one.average) == packed(other.average) != packed(fresh.average)


@pytest.mark.usefixtures("few")
def test_it_goes_on_from_where_it_was_saved(tmp_path: Path) -> None:
    tables, net = trained(2)
    train_mouse.save(tmp_path, net, {"rounds": 2})
    again = Net(tables.inputs, 99)

    assert train_mouse.load(tmp_path, again) == {"rounds": 2}
    assert again.steps == net.steps
    assert packed(again.average) == packed(net.average)
    assert all(np.array_equal(one, other) for one, other in zip(again.squares, net.squares, strict=True))


@pytest.mark.usefixtures("few")
def test_whole_numbers_say_what_the_network_says() -> None:
    """Bytes instead of floats: logits within a tenth, in positions of games."""
    tables, net = trained(3)
    played = tables.play(net)
    network = ByteNetwork(packed(net.average))
    _, logs, _ = net.look(played.views, played.masks, net.average)
    for view, mask, expected in zip(played.views, played.masks, logs, strict=True):
        network.think(vec[i64]([0] * int(TABLE) + [int(word) for word in view.view("<i8")]))
        found = np.array([int(network.last.sums[k]) / int(NAT) for k in range(int(CHOICES))])[mask]
        assert found - found.max() == pytest.approx(SHARP * (expected[mask] - expected[mask].max()), abs=0.1)


def test_a_weight_falls_with_the_logit() -> None:
    for behind in (0, 1, 100, 256, 1000, 2560):
        assert int(weight_of(behind)) == pytest.approx(65536 * np.exp(-behind / 256), rel=0.01, abs=1.5)
    assert weight_of(1 << 20) == 0


@pytest.mark.usefixtures("few")
def test_only_legal_moves_are_choices_and_all_of_them() -> None:
    tables, net = trained(1)
    senses, mouse = ChaseSenses(SEATS), Learned(ByteNetwork(packed(net.average)), ChaseSenses(SEATS))
    sensed, dice = vec[i64]([0] * int(senses.words)), Dice(4)
    state = GAME.new(SEATS)
    for _ in range(300):
        if state.turn == -2:
            state = GAME.new(SEATS)
        if state.turn >= 0:
            senses.write(state, state.turn, sensed, 0)
            choices = sorted(int(move_at(sensed, k)) - 1 for k in range(int(CHOICES)) if move_at(sensed, k) != 0)
            assert choices == sorted(state.moves())
            assert state.is_legal(mouse.choose(state, dice))
        state.play(state.pick(dice))
    assert tables.inputs == 8 * (int(senses.words) - int(TABLE))


@pytest.mark.usefixtures("few")
def test_rivals_sit_at_some_tables_and_nobody_learns_from_their_moves() -> None:
    tables, _ = trained(0)

    with_rivals = tables.away.any(axis=1)
    assert with_rivals.sum() == 4  # of six tables
    assert sorted(tables.away[with_rivals].sum(axis=1).tolist()) == [1, 1, 2, 2]


def test_a_mouse_that_goes_on_begins_as_the_one_that_is_kept(tmp_path: Path) -> None:
    kept = train_mouse.kept_in("cheese-chase").read_text("utf-8")
    told = b64decode(json.loads(kept)["3"]["network"])
    assert packed(train_mouse.unpacked(told)) == told
    assert train_mouse.train("cheese-chase", SEATS, 3, 0, tmp_path, goes_on=True)["after"]["decisions"] > 1_000_000

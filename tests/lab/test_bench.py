"""The benchmark measures games, and refuses what is not one being played."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Tally, batch, clones
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games import find, names
from cheeseboard.lab import bench, loops, machine, openspiel, proof
from cheeseboard.lab.contest import Contender, Slice, contest
from cheeseboard.lab.proof import Length, Standstill, survey
from tests.rl.extras import need

GAME = find("alles-kaese")
LONGEST = GAME.longest(3, GAME.settle({}))


class Counter:
    """A plain game that counts to ten and a little more, by the dice: no fault in it. Each fault changes one thing."""

    seats = 2
    tickets = 3

    def __init__(self, total: int = 0) -> None:
        self.total = total

    @property
    def turn(self) -> int:
        return NOBODY if self.total >= 10 else 0

    def count(self) -> int:
        return 3

    def pick(self, dice: Dice) -> int:
        return dice.below(3)

    def play(self, move: int) -> None:
        self.total += move + 1

    def facts(self) -> list[int]:
        return [self.total]

    def clone(self) -> "Counter":
        return type(self)(self.total)

    def scores(self) -> list[int]:
        return [self.total, 0]

    def rank(self, seat: int) -> int:
        return self.scores()[seat]

    def winners(self) -> list[int]:
        return [0]


class NeverEnds(Counter):
    turn = 0


class DoesNothing(Counter):
    def play(self, move: int) -> None:
        pass


class IsOverAtOnce(Counter):
    turn = NOBODY


class HasNoLuck(Counter):
    def pick(self, dice: Dice) -> int:  # noqa: ARG002
        return 0


class ClonesItself(Counter):
    def clone(self) -> Counter:
        return self


class PaysNonsense(Counter):
    def scores(self) -> list[int]:
        return [-1, 999]


class CrownsTheWrongOne(Counter):
    def winners(self) -> list[int]:
        return [1]


def as_state(fake: Counter) -> State:
    return cast("State", fake)


@pytest.fixture
def no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine's loop takes real states only."""
    monkeypatch.setattr(proof, "_agree_with_engine", lambda *_: None)


FAULTS = [
    (NeverEnds, "had not ended after 30 steps"),
    (DoesNothing, "step 1 changed nothing"),
    (IsOverAtOnce, "over before it began"),
    (HasNoLuck, "ended alike"),
    (ClonesItself, "changed the state it was cloned from|over before it began"),
    (PaysNonsense, "no game ends with scores"),
    (CrownsTheWrongOne, "not those of the highest rank"),
]


@pytest.mark.usefixtures("no_engine")
def test_a_faultless_game_is_surveyed() -> None:
    found = survey(as_state(Counter()), 30, 50)
    assert 4 <= found.length.least <= found.length.mean <= found.length.most <= 10
    assert found.decisions == found.length.mean
    assert found.moves == 3


@pytest.mark.usefixtures("no_engine")
@pytest.mark.parametrize(("fault", "reason"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_planted_fault_is_found(fault: type[Counter], reason: str) -> None:
    with pytest.raises(Standstill, match=reason):
        survey(as_state(fault()), 30, 20)


@pytest.mark.parametrize(("fault", "reason"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_no_rate_is_printed_for_a_planted_fault(
    fault: type[Counter], reason: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openspiel, "is_installed", lambda: False)
    monkeypatch.setattr(machine, "start_milliseconds", lambda *_: 1.0)
    broken = replace(GAME, start=cast("Any", lambda *_: fault()), longest=lambda *_: 30)
    assert bench.bench([(broken, 2)], 0.01, False) == 1
    printed = capsys.readouterr().out
    assert "no figures, for it is not played" in printed
    assert "steps/s" not in printed
    assert re.search(reason, printed)


def lazy(_start: State, tally: Tally, games: int, _seed: int, _first: int, _enough: int) -> int:
    """A loop that only says that it played."""
    tally.steps += 100 * games
    tally.games += games
    return games


def half(start: State, tally: Tally, games: int, seed: int, first: int, enough: int) -> int:
    """A loop that plays every second game."""
    batch(start, tally, games // 2, seed, first, enough)
    return games


@pytest.mark.parametrize("loop", [lazy, half])
def test_an_engine_that_plays_other_games_is_found(loop: Callable[..., int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "batch", loop)
    with pytest.raises(Standstill, match="other games than its single steps"):
        survey(GAME.new(3), LONGEST, 10)


@pytest.mark.parametrize("loop", [lazy, half])
def test_a_timed_loop_that_does_not_play_is_found(loop: Callable[..., int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "batch", loop)
    found = bench.measure(GAME, 3, 0.01, [])
    assert isinstance(found, bench.Unmeasured)
    assert re.search("steps a game|steps in|takes no time", found.reason)


def test_a_copier_that_does_not_copy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "clones", lambda state, copies: clones(state, copies - 1))
    found = bench.measure(GAME, 3, 0.01, [])
    assert isinstance(found, bench.Unmeasured)
    assert "copies" in found.reason


def test_lengths_may_differ_by_chance_only() -> None:
    known = Length(games=100, mean=50, sd=10, least=30, most=80)
    proof.check_length("close", known, 100, 5100)
    for games, steps in ((100, 2500), (100, 10000), (0, 0), (10, 0)):
        with pytest.raises(Standstill):
            proof.check_length("far", known, games, steps)


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "bytes_per_state", lambda *_: 500.0)
    box = find(name)
    found = bench.measure(box, box.seats[-1], 0.05, [])
    assert isinstance(found, bench.GameSpeed), found
    assert found.rounds >= 5
    assert list(found.rates) == list(found.ratios) == list(bench.SAYS)
    assert min(found.rates.values()) > 0
    assert found.survey.decisions <= found.survey.length.mean
    assert [floor.says for floor in found.floors] == ["ns a clone inside", "bytes a state"]


def test_bench_for_machines(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "is_installed", lambda: False)
    assert bench.bench([(GAME, 2)], 0.02, True) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["machine", "alone", "openspiel", "games", "starts_ms"]
    (figures,) = found["games"]
    assert list(figures) == [
        "game", "seats", "survey", "rounds", "rates", "ratios", "clone_ns", "bytes_per_state", "floors",
    ]  # fmt: skip
    assert figures["bytes_per_state"] > 100
    assert all(cost > 0 for cost in found["starts_ms"].values())


def test_bench_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "is_installed", lambda: False)
    monkeypatch.setattr(machine, "bytes_per_state", lambda *_: None)
    assert bench.bench([(GAME, 2)], 0.02, False) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith(("compiled, ", "interpreted, "))
    assert any("inside the engine" in line for line in rest)
    assert "OpenSpiel is not installed" in rest[-1]


def test_contenders_take_turns_and_each_begins_once() -> None:
    turns: list[str] = []

    def contender(name: str) -> Contender:
        def run(amount: int) -> Slice:
            turns.append(name)
            return Slice(amount, sum(1 for _ in range(amount)))

        return Contender(name, run)

    contenders = [contender(name) for name in "abc"]
    rounds = contest(contenders, 0.001)
    played = "".join(turns)[-3 * rounds :]
    assert played.startswith("abcbcacab")
    assert all(len(one.rates) == rounds for one in contenders)
    assert contenders[0].ratio(contenders[0]).median == 1


def test_whoever_does_nothing_is_found_before_the_contest() -> None:
    with pytest.raises(Standstill, match="idler: takes no time"):
        contest([Contender("idler", lambda amount: Slice(amount, amount))], 0.1)


def test_a_peer_that_does_not_play_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def standstill() -> list[openspiel.Peer]:
        raise Standstill("hearts did not advance")

    monkeypatch.setattr(openspiel, "is_installed", lambda: True)
    monkeypatch.setattr(openspiel, "load_all", standstill)
    assert bench.find_peers() == ([], "hearts did not advance")


def test_openspiel_is_played_too() -> None:
    need("pyspiel")
    peer = openspiel.load("leduc_poker")
    openspiel.look_at_cpp(peer)
    assert 6 < peer.length.mean < 7.5
    work = openspiel.from_python(peer)(300)
    proof.check_length("leduc", peer.length, work.games, work.steps)
    assert openspiel.in_cpp(peer)(100).games == 100
    with pytest.raises(Standstill, match="does not pay"):
        openspiel.check_returns(peer.game, [1.0, 1.0])

"""What-if and tune: ranges, variants and their links, the same luck for all, and a search on coins whose truth is known."""

import importlib.util
import json
import math
import random
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from cheeseboard.cli import main
from cheeseboard.cli.asking import Wrong
from cheeseboard.cli.lab import read_range
from cheeseboard.games import find
from cheeseboard.lab.balance import sweeping, tuning
from cheeseboard.lab.balance.measures import chair, named, roles_of
from cheeseboard.lab.balance.playing import BalanceOrder, rows_of
from cheeseboard.lab.balance.rows import Row, Seating
from cheeseboard.lab.balance.sweeping import Swept
from cheeseboard.lab.balance.tuning import FRESH, Target, Tried, chance_of_best, search
from cheeseboard.lab.balance.variants import Variant, variants
from cheeseboard.lab.puzzles import graded, harvest
from cheeseboard.lab.workers import Crew
from tests.lab.test_balance import Page

RESCUE = BalanceOrder("cheese-rescue", 2, ("pip",), 3, 7, find("cheese-rescue").settle({}), 0, ("like",))
KAESE = ["alles-kaese", "--bots", "pip", "--games", "3", "--workers", "1"]


# What is tried


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("a=1..3", [1, 2, 3]),
        ("a=-1..1", [-1, 0, 1]),
        ("a=0..7..3", [0, 3, 6]),
        ("a=4..4", [4]),
        ("a=3,1", [3, 1]),
        ("a=floats,centred", ["floats", "centred"]),
        ("a=true,false", [True, False]),
        ("a=[6,12,18],[4,14,18]", [[6, 12, 18], [4, 14, 18]]),
    ],
)
def test_a_range_is_read(text: str, values: list[object]) -> None:
    assert read_range(text) == ("a", values)


@pytest.mark.parametrize("text", ["a", "a=", "a=3..1", "a=0..9999", "a=1..5..0"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(Wrong, match=r"range|possible"):
        read_range(text)


def test_every_value_of_one_with_every_value_of_the_other() -> None:
    tried = variants(replace(RESCUE, options={"diagonals": True}), {"komi": [0, 3, 3], "square": ["floats", "centred"]})
    assert [variant.name for variant in tried] == [
        "komi=0, square=floats", "komi=0, square=centred", "komi=3, square=floats", "komi=3, square=centred",
    ]  # fmt: skip
    assert [variant.is_usual for variant in tried] == [True, False, False, False]
    assert all(variant.order.options["diagonals"] for variant in tried)


@pytest.mark.parametrize("over", [{}, {"komi": [0, 13]}, {"komy": [1]}, {"square": ["round"]}])
def test_variants_that_cannot_be_are_refused(over: dict[str, list[object]]) -> None:
    with pytest.raises(ValueError, match=r"possible|no option|which options"):
        variants(RESCUE, over)


def test_a_link_opens_the_variant() -> None:
    """The client reads it: client/src/lib/variant.ts."""
    rules: dict[str, list[object]] = {"komi": [3], "square": ["centred"], "diagonals": [True], "cheeses": [[0, 6, 0]]}
    link = urlsplit(variants(RESCUE, rules)[0].link("https://example.org/"))
    assert (link.netloc, link.path) == ("example.org", "/play/cheese-rescue")
    asked = dict(parse_qsl(link.query))
    assert asked == {"seats": "2", "komi": "3", "square": "centred", "diagonals": "true", "cheeses": "[0,6,0]"}
    assert variants(RESCUE, {"komi": [0]})[0].link("http://x") == "http://x/play/cheese-rescue?seats=2"


# The same luck for all


def test_variants_play_the_same_games() -> None:
    """Pip does not think of komi, so the scores stay the same, game by game; who wins follows from them."""
    usual, given = variants(RESCUE, {"komi": [0, 5]})
    rows = list(rows_of([usual.order, given.order], Crew(1)))
    assert len(rows) == 6
    assert [row.scores for row in rows[::2]] == [row.scores for row in rows[1::2]]
    assert all(row.winners == ((1,) if b + 2.5 > a else (0,)) for row in rows[1::2] for a, b in [row.scores])


def test_later_games_are_the_same_however_one_comes_to_them() -> None:
    every, later = replace(RESCUE, games=4), replace(RESCUE, first=2, games=2)
    rows = list(rows_of([every], Crew(1)))
    assert [(row.table, row.scores) for row in rows_of([later], Crew(1))] == [
        (row.table, row.scores) for row in rows[2:]
    ]


def row(winner: int, block: int = 0) -> Row:
    return Row(0, Seating("like", block, ("otto", "otto")), (winner,), (0, 0), (1, 2))


def test_a_difference_is_of_games_with_the_same_luck() -> None:
    apart = sweeping.difference(chair(0), [row(0), row(0), row(1), row(0)], [row(0), row(1), row(1), row(1)])
    assert apart is not None and (apart.value, apart.games) == (0.5, 4)
    assert apart.low < 0.5 < apart.high


def test_what_can_be_aimed_at() -> None:
    chase = BalanceOrder("cheese-chase", 5, ("pip",), 1)
    assert roles_of(chase) == ["cat", "mouse"]
    assert named("first", RESCUE).of(row(0)) == 1
    assert named("length", RESCUE).of(row(0)) == 2
    assert named("cat", chase).of(replace(row(1), roles=(None, "cat"))) == 1
    assert named("cat", chase).of(row(1)) is None
    with pytest.raises(ValueError, match="possible: first, chair-2, length, shared, nobody"):
        named("cat", RESCUE)


# The search


def coins(orders: Sequence[BalanceOrder], _: Crew) -> tuple[list[list[Row]], bool]:
    """The first player wins 0.8 of the games, and 0.1 less for each half point of komi."""
    return [
        [
            row(int(random.Random(table.block).random() > 0.8 - 0.1 * order.options["komi"]), table.block)
            for table in order.tables
        ]
        for order in orders
    ], True


def test_the_search_finds_the_fair_coin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "played", coins)
    found = search(
        variants(replace(RESCUE, games=200), {"komi": list(range(7))}), Target(chair(0), 0.5), Crew(1)
    )  # fmt: skip
    assert found.best.variant.changed == {"komi": 3}
    assert [(len(one.rows), one.rounds) for one in found.tried] == [(800, 3)] * 2 + [(400, 2)] * 2 + [(200, 1)] * 3
    assert [row.table.block for row in found.best.rows] == list(range(800))
    assert [row.table.block for row in found.fresh] == list(range(FRESH, FRESH + 800))
    told = tuning.verdict(found, Target(chair(0), 0.5))
    assert told[0] == "Best: komi=3."
    assert told[2] == f"The chance that none of the other 6 is closer: {tuning.sure(found.chance)}."


def test_the_chance_of_two_with_common_luck_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 0.52 and 0.42 the first is closer to a half as long as both together are below 1: a normal distribution."""
    monkeypatch.setattr(tuning, "played", coins)
    found = search(
        variants(replace(RESCUE, games=400), {"komi": [3, 4]}), Target(chair(0), 0.5), Crew(1)
    )  # fmt: skip
    both = [one + other for one, other in zip(*(one.values for one in found.tried), strict=True)]
    known = NormalDist(fmean(both), stdev(both) / math.sqrt(len(both))).cdf(1)
    assert 0.6 < known < 0.99
    assert found.chance == pytest.approx(
        known, abs=0.08
    )  # 200 draws: two standard errors, and the last bit is normal only about


def tried(name: int, shares: Sequence[int]) -> Tried:
    return Tried(Variant({"komi": name}, RESCUE), [row(1 - won, block) for block, won in enumerate(shares)])


def test_how_sure_the_best_is() -> None:
    target, half = Target(chair(0), 0.5), [0, 1] * 50
    assert chance_of_best([tried(0, half)], target, 1) == 1
    assert chance_of_best([tried(0, half), tried(1, half)], target, 1) == 0.5  # the same: they share
    assert chance_of_best([tried(0, half), tried(1, [1] * 100)], target, 1) > 0.99
    unsure = chance_of_best([tried(0, half), tried(1, [0, 1, 1] * 33)], target, 1)
    assert 0.5 < unsure < 1


def test_the_chance_is_about_right() -> None:
    """Two coins, 50 and 60 in 100, with luck of their own: who seems the best with 90 % is it about so often."""
    dice, target, sure = random.Random(3), Target(chair(0), 0.5), []
    for _ in range(60):
        pair = [tried(k, [int(dice.random() < truth) for _ in range(60)]) for k, truth in enumerate((0.5, 0.6))]
        pair.sort(key=lambda one: target.miss(target.measure.values(one.rows)))
        sure.append((chance_of_best(pair, target, 1), pair[0].variant.changed == {"komi": 0}))
    expected, right = sum(chance for chance, _ in sure), sum(is_right for _, is_right in sure)
    assert abs(expected - right) < 12


# From the command to the page


@pytest.fixture(autouse=True)
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "DRAWS", 200)


def links(text: str) -> set[str]:
    page = Page()
    page.feed(text)
    assert page.open == []
    return {part.split('"')[0] for part in text.split('<a href="')[1:]}


def test_what_if_from_the_command_to_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sweep.html"
    words = ["lab", "what-if", KAESE[0], "turn_limit=4..6", *KAESE[1:], "--out", str(out), "--server", "http://here"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "turn_limit=5" in told and "What the others are compared with." in told
    shown = out.read_text(encoding="utf-8")
    assert {"http://here/play/alles-kaese?seats=2&amp;" in link for link in links(shown)} == {True}
    assert any("turn_limit=6" in link for link in links(shown))


def test_a_single_value_is_compared_with_what_is_fair_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "what-if", KAESE[0], "turn_limit=500", *KAESE[1:]]) == 0
    told = capsys.readouterr().out
    assert " games of one variant; " in told and "As usual. Fair would be 50.0 %." in told
    assert "comparisons" not in told


def test_a_sweep_tells_how_long_most_games_take() -> None:
    lengths = [replace(row(0), options=(1,) * length) for length in range(1, 101)]
    order = BalanceOrder("cheese", 2, ("otto",), 100)
    (variant,) = variants(order, {"chips": [0]})
    (found,) = sweeping.section("otto", named("length", order), [Swept(variant, lengths)], "").findings
    assert found.says == "As usual. Nine of ten games: 6 to 95."


@pytest.mark.parametrize("kind", ["html", "json"])
def test_tune_from_the_command_to_the_file(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / f"tuned.{kind}"
    words = ["lab", "tune", *KAESE, "--target", "first=0.5", "--over", "turn_limit=4..6", "--out", str(out)]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "Best: turn_limit=" in told and "On fresh luck, 6 games" in told
    if kind == "html":
        assert len(links(out.read_text(encoding="utf-8"))) == 3
    else:
        data = json.loads(out.read_text(encoding="utf-8"))
        assert [one["games"] for one in data["tried"]] == [6, 6, 3]
        assert data["best"] == data["tried"][0]["options"]


def test_ctrl_c(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A sweep tells what it has; a search that was stopped has found nothing."""
    monkeypatch.setattr(tuning, "played", lambda orders, _: ([[] for _ in orders], False))
    assert main(["lab", "tune", *KAESE, "--target", "first=0.5", "--over", "turn_limit=4..6"]) == 130
    assert "nothing was found yet" in capsys.readouterr().out
    monkeypatch.setattr(sweeping, "played", lambda orders, _: ([[row(0), row(1)], *[[] for _ in orders[1:]]], False))
    words = ["lab", "what-if", "alles-kaese", "turn_limit=4..6"]
    assert main(words) == 130
    told = capsys.readouterr().out
    assert "2 of 1,200 games of 3 variants" in told and "turn_limit=4 " in told


@pytest.mark.parametrize(
    "words",
    [
        ["what-if", "alles-kaese", "turn_limit"],
        ["what-if", "alles-kaese", "turn_limit=-1..2"],
        ["what-if", "alles-kaese", "nothing=1..2"],
        ["what-if", "cheese", "cards=[64,16,7,6,7],[96,24,11,9,10]"],  # each number may be; 150 cards may not
        ["tune", "alles-kaese", "--over", "turn_limit=4..5", "--target", "fun=1"],
        ["tune", "alles-kaese", "--over", "turn_limit=4..5", "--target", "first"],
        ["tune", "alles-kaese", "--over", "turn_limit=4..5", "--target", "first=0.5", "--bots", "pip,mia"],
    ],
)
def test_wrong_wishes_are_answered(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", *words]) == 2
    assert capsys.readouterr().err.startswith("cheeseboard: ")


# A cluster


class LastFirst:
    """Does what Ray does for us, here, and hands out what was asked for last first."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def init(self, address: str, **_: object) -> None:
        if address == "nowhere":
            raise ConnectionError("nobody answers")
        self.calls.append(f"init {address}")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, task: Any) -> Any:
        return SimpleNamespace(remote=task)

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return waiting[-1:], waiting[:-1]

    def get(self, done: Any) -> Any:
        return done

    def shutdown(self) -> None:
        self.calls.append("shutdown")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> LastFirst:
    found = LastFirst()
    monkeypatch.setitem(sys.modules, "ray", found)
    monkeypatch.setattr("cheeseboard.lab.workers.find_spec", lambda _: True)
    return found


def test_games_from_a_cluster_come_in_their_order(cluster: LastFirst) -> None:
    order = replace(RESCUE, games=20)
    assert list(rows_of([order], Crew(1, "there"))) == list(rows_of([order], Crew(1)))
    assert cluster.calls == ["init there", "shutdown"]


def test_puzzles_from_a_cluster_are_the_same(cluster: LastFirst) -> None:
    there, here = (
        graded(KAESE[0], list(harvest(KAESE[0], 3, 40, 0, crew))[:3], crew) for crew in (Crew(1, "there"), Crew(1))
    )
    assert len(there) == 3 and there == here
    assert "init there" in cluster.calls


@pytest.mark.usefixtures("cluster")
def test_a_cluster_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "balance", *KAESE, "--ray", "nowhere"]) == 2
    assert "there is no Ray cluster at nowhere" in capsys.readouterr().err


def test_without_ray_it_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("cheeseboard.lab.workers.find_spec", lambda _: None)
    assert main(["lab", "balance", *KAESE, "--ray", "local"]) == 2
    assert "pip install 'cheeseboard[ray]'" in capsys.readouterr().err


@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is not installed: pip install 'cheeseboard[ray]'"
)
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_the_same_games_on_ray() -> None:
    assert list(rows_of([RESCUE], Crew(1, "local"))) == list(rows_of([RESCUE], Crew(1)))

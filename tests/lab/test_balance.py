"""The balance lab: figures from rows made by hand, intervals on coins, and a tiny run from the first card to the page."""

import math
import random
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import cheeseboard
from cheeseboard.bots.bots import BOTS
from cheeseboard.cli import main
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import AllSeeing, Policy, advance, finish
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.lab import machine
from cheeseboard.lab.balance import comparing, figures, pictures
from cheeseboard.lab.balance.comparing import Run
from cheeseboard.lab.balance.figures import Estimate
from cheeseboard.lab.balance.findings import Finding, Section, card_named, findings, interval, length_says
from cheeseboard.lab.balance.opinion import Leaning, opinions
from cheeseboard.lab.balance.playing import BalanceOrder, peeked, rows_of
from cheeseboard.lab.balance.rows import Gap, Look, Purpose, Row, Seating
from cheeseboard.lab.workers import Crew
from tests.every_game.tables import EVERY_GAME, reference

TINY = BalanceOrder("alles-kaese", 2, ("pip", "otto", "clara:sims=4"), 4, 7, {"turn_limit": 4}, worlds=4)


def row(
    *winners: int,
    bots: tuple[str, ...] = ("otto", "otto"),
    purpose: Purpose = "like",
    lone: int | None = None,
    block: int = 0,
    **more: Any,
) -> Row:
    """A game that somebody won."""
    told: dict[str, Any] = {"scores": (0,) * len(bots), "options": (1, 2), **more}
    return Row(number=0, table=Seating(purpose, block, bots, lone), winners=winners, **told)


def look(*chances: tuple[float, ...], movers: tuple[int, ...] = (), **more: Any) -> Look:
    told: dict[str, Any] = {"worlds": 10_000, "luck": 0.5, "gaps": (), **more}
    return Look(chances, movers or (-1,) * (len(chances) - 1), **told)


# Chairs and roles


def test_a_chair_wins_its_part_of_every_game() -> None:
    rows = [row(0), row(0), row(0, 1), row(1)]
    first, second = figures.seat_share(rows, 0), figures.seat_share(rows, 1)
    assert first is not None and second is not None
    assert (first.value, second.value, first.games) == (2.5 / 4, 1.5 / 4, 4)
    assert first.low < first.value < first.high


def test_games_that_nobody_wins_are_no_chairs_disadvantage() -> None:
    assert figures.fair_share([row(0), row(), row(1), row()]) == 0.25


def test_a_role_wins_wherever_it_sits() -> None:
    rows = [row(0, roles=("cat", None)), row(0, roles=("mouse", "cat")), row(1, roles=(None, "cat")), row(0)]
    cat, mouse = figures.role_share(rows, "cat"), figures.role_share(rows, "mouse")
    assert cat is not None and mouse is not None
    assert (cat.value, cat.games) == (2 / 3, 3)
    assert (mouse.value, mouse.games) == (1.0, 1)
    assert figures.role_names(rows) == ["cat", "mouse"]
    assert figures.role_share(rows, "dog") is None


# Skill


def test_a_step_is_sixty_to_forty_and_seventy_elo() -> None:
    assert figures.steps(0.6, 2) == pytest.approx(1)
    assert figures.elo(1) == pytest.approx(70.44, abs=0.005)
    assert figures.steps(0.25, 4) == pytest.approx(0)
    assert figures.steps(0.5, 4) == pytest.approx(math.log(3) / math.log(1.5))  # odds of 3 · ½ / ½


def steps_rows(won: int, games: int, seats: int = 2) -> list[Row]:
    """The stronger one sits first and wins so many."""
    bots = ("otto", *["mia"] * (seats - 1))
    return [row(0 if k < won else 1, bots=bots, purpose="step", lone=0, block=k) for k in range(games)]


def test_steps_between_two_levels_and_the_whole_ladder() -> None:
    between = figures.steps_between(steps_rows(60, 100))
    assert between is not None
    assert between.value == pytest.approx(1)
    assert 0 < between.low < 1 < between.high < 2
    whole = figures.together([between, between])
    assert whole is not None
    assert whole.value == pytest.approx(2)
    assert whole.value - whole.low == pytest.approx(math.sqrt(2) * (between.value - between.low))


def test_who_always_wins_is_not_infinitely_better() -> None:
    between = figures.steps_between(steps_rows(20, 20))
    assert between is not None
    assert between.value == pytest.approx(figures.steps(1 - 0.5 / 21, 2))
    assert 0 < between.low < between.value < between.high == math.inf


def test_where_nobody_wins_half_of_the_games_wins_are_counted_among_the_others() -> None:
    rows = [*steps_rows(6, 10), *[row(bots=("otto", "mia"), purpose="step", lone=0, block=10 + k) for k in range(10)]]
    between = figures.steps_between(rows)
    assert between is not None and between.value == pytest.approx(1)


def test_games_of_a_block_count_once() -> None:
    rows = [row(k % 2, bots=("otto", "mia"), purpose="step", lone=0, block=k // 2) for k in range(20)]
    found = figures.lone_share(rows)
    assert found is not None and (found.value, found.games) == (0.5, 10)


def test_the_ladder_looks_at_neighbours() -> None:
    rows = steps_rows(6, 10)
    assert [(weaker, stronger) for weaker, stronger, _ in figures.ladder(rows, ("pip", "mia", "otto"))] == [
        ("mia", "otto")
    ]


# The course of a game


def test_length_branching_density_and_ties_by_hand() -> None:
    rows = [row(0, options=(1, 3)), row(0, 1, options=(1, 1, 1, 5)), row()]
    length, branching, density = figures.length(rows), figures.branching(rows), figures.density(rows)
    ties, undecided = figures.ties(rows), figures.undecided(rows)
    assert length is not None and length.value == pytest.approx(8 / 3)
    assert branching is not None and branching.value == pytest.approx((2 + 2 + 1.5) / 3)
    assert density is not None and density.value == pytest.approx((1 / 2 + 1 / 4 + 1 / 2) / 3)
    assert ties is not None and ties.value == pytest.approx(1 / 3)
    assert undecided is not None and undecided.value == pytest.approx(1 / 3)


def test_a_mean_by_hand() -> None:
    found = figures.mean([1.0, 2.0, 3.0])  # variance 1, with the imaginary game 4/3; t of 2 degrees 4.303
    assert found is not None
    assert found.high - found.value == pytest.approx(4.303 * math.sqrt(4 / 9))
    assert found.low == 0
    alone = figures.mean([5.0])
    assert alone is not None and (alone.low, alone.high) == (0, math.inf)
    assert figures.mean([]) is None


def test_what_is_always_the_same_has_no_interval() -> None:
    """A rule fixes how long some games take; a handful of games does not show that."""
    rows = [row(0, options=(1,) * 18)] * 20
    length, few = figures.length(rows), figures.length(rows[:19])
    assert length == Estimate(18, 18, 18, 20)
    assert few is not None and few.low < 18 < few.high
    told = Finding("length", length, "number", length_says(length, [18] * 20))
    assert (interval(told), told.says) == ("the same in all 20 games", "Every game took 18 decisions.")
    other = figures.length([*rows, row(0, options=(1,))])
    assert other is not None and other.low < other.value < other.high


def test_a_constant_that_changes_has_moved_and_one_that_stays_has_not() -> None:
    def run(decisions: int) -> Run:
        length = figures.length([row(0, options=(1,) * decisions)] * 20)
        assert length is not None
        return Run("", "", [Section("", (Finding("length", length, "number", ""),))])

    kept = comparing.read(comparing.write(run(18)))
    assert [change.significance for change in comparing.compared(kept, run(18))] == ["noise"]
    assert [change.significance for change in comparing.compared(kept, run(19))] == ["moved"]


# Games looked at again


def test_luck_and_meaningful_choices_by_hand() -> None:
    clear, small, unsure = Gap(0.1, 0.01), Gap(0.015, 0.001), Gap(0.1, 0.06)
    rows = [row(0, look=look((0.5, 0.5), (1, 0), luck=0.2, gaps=(clear, small, unsure, clear))), row(0)]
    luck, choices = figures.luck(rows), figures.meaningful(rows)
    assert luck is not None and (luck.value, luck.games) == (0.2, 1)
    assert choices is not None and choices.value == 0.5
    assert figures.meaningful([row(0, look=look((0.5, 0.5), (1, 0)))]) is None


def test_drama_is_how_far_the_winner_was_behind() -> None:
    found = figures.drama([row(1, look=look((0.5, 0.5), (0.8, 0.2), (0.1, 0.9), (0, 1)))])
    assert found is not None and found.value == pytest.approx((0 + 0.6 + 0) / 3)


def test_the_lead_changes_only_when_it_is_clear() -> None:
    wobbly = look((0.5, 0.5), (0.6, 0.4), (0.49, 0.51), (0.6, 0.4), (0.3, 0.7), (1, 0))
    assert figures.changes_in(wobbly) == 2
    assert figures.changes_in(look((0.6, 0.4), (0.4, 0.6), (1, 0), worlds=10)) == 0  # ten games show no lead


def test_a_comeback_starts_far_behind_at_half_time() -> None:
    def game(winner: int, chance: float) -> Row:
        return row(winner, look=look((0.5, 0.5), (0.5, 0.5), (1 - chance, chance), (0.5, 0.5), (0.0, 1.0)))

    found = figures.comeback([game(1, 0.1), game(0, 0.1), game(0, 0.19), game(0, 0.3)])
    assert found is not None and found.value == pytest.approx(1 / 3) and found.games == 3


def test_a_king_is_made_by_somebody_without_hope() -> None:
    three = ("otto",) * 3
    curve = [(0.01, 0.6, 0.39), (0.01, 0.4, 0.59), (0.01, 0.41, 0.58), (0.0, 1.0, 0.0)]
    makes_one = row(1, bots=three, look=look(*curve, movers=(0, 0, -1)))
    found = figures.kingmaking([makes_one])
    assert found is not None and found.value == 0.5  # of two choices; what luck does makes no king
    hopeful = row(1, bots=three, look=look(*curve, movers=(1, 1, 1)))
    assert figures.kingmaking([hopeful]) is None
    between_two = row(1, look=look((0.01, 0.99), (0.2, 0.8), (0, 1), movers=(0, 0)))
    assert figures.kingmaking([between_two]) is None


def test_what_a_card_earned_by_hand() -> None:
    rows = [row(0, cards=(("king", 1, 1), ("fat-mouse", 2, 2), ("fat-mouse", 0, 2))), row(0, cards=(("king", 0, 1),))]
    fat, king = figures.card_points(rows)
    assert (fat.card, fat.points.value, fat.most) == ("fat-mouse", 1.0, 2)
    assert (king.card, king.points.value, king.most) == ("king", 0.5, 1)
    assert 0 <= king.points.low < 0.5 < king.points.high <= 1


# Intervals hold the truth as often as they say


def test_intervals_of_shares_hold_on_coins() -> None:
    coins = random.Random(5)
    for truth in (0.5, 0.2):
        runs = [figures.share([float(coins.random() < truth) for _ in range(40)]) for _ in range(500)]
        held = sum(run is not None and run.low <= truth <= run.high for run in runs)
        assert 0.92 <= held / 500 <= 0.995


def test_intervals_of_steps_hold_on_coins() -> None:
    coins, truth = random.Random(6), figures.steps(0.6, 2)
    runs = [figures.steps_between(steps_rows(sum(coins.random() < 0.6 for _ in range(60)), 60)) for _ in range(300)]
    held = sum(run is not None and run.low <= truth <= run.high for run in runs)
    assert 0.92 <= held / 300 <= 0.995


def test_intervals_of_means_hold_on_dice() -> None:
    dice = random.Random(7)
    runs = [figures.mean([float(dice.randint(1, 6)) for _ in range(20)]) for _ in range(500)]
    held = sum(run is not None and run.low <= 3.5 <= run.high for run in runs)
    assert 0.92 <= held / 500 <= 0.995


# What games tell


@EVERY_GAME
def test_cards_earn_no_more_than_the_scores_and_than_they_can(game: Game[Any]) -> None:
    if game.lab.earned is None:
        pytest.skip("it does not tell")
    for seed in range(5):
        state = game.new(game.seats[-1])
        finish(state, Dice(seed), Policy())
        earned = game.earned(state)
        assert earned and all(0 <= points <= most for _, points, most in earned)
        points = sum(points for _, points, _ in earned)
        is_all = getattr(reference(game), "EARNED_IS_ALL", True)
        assert points == sum(state.scores()) if is_all else points <= sum(state.scores())


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_one_seat_is_dealt_the_cat_and_another_the_mouse(seats: int) -> None:
    game = find("cheese-chase")
    dealt_the_cat = set()
    for seed in range(20):
        state = game.new(seats)
        advance(state, Dice(seed))
        roles = game.roles(state)
        assert len(roles) == seats and roles.count("cat") == roles.count("mouse") == 1
        assert "cat" in game.view(state, roles.index("cat"))["mine"]
        dealt_the_cat.add(roles.index("cat"))
    assert len(dealt_the_cat) > 1


# The cheater


def test_the_cheater_looks_at_the_true_world() -> None:
    game = find("cheese-chase")
    state = game.new(5)
    advance(state, Dice(1))
    policy = AllSeeing(Policy())
    assert all(policy.imagine(state, state.turn, Dice(seed)).facts() == state.facts() for seed in range(10))
    assert any(state.imagine(state.turn, Dice(seed)).facts() != state.facts() for seed in range(10))
    assert policy.imagine(state, state.turn, Dice(0)) is not state


def test_the_cheater_finds_the_mouse_at_once() -> None:
    """Who holds the cat in a game of five draws the mouse if it knows where that is."""
    game, caught = find("cheese-chase"), 0
    for seed in range(40):
        state = game.new(5)
        advance(state, Dice(seed))
        roles = game.roles(state)
        if roles[int(state.turn)] == "cat":
            caught += peeked(game, state, "clara:sims=40", seed) == f"draw {roles.index('mouse') + 1}"
    assert caught == sum(game_begins_with_cat(seed) for seed in range(40)) > 0


def game_begins_with_cat(seed: int) -> bool:
    game = find("cheese-chase")
    state = game.new(5)
    advance(state, Dice(seed))
    return game.roles(state)[int(state.turn)] == "cat"


def test_no_bot_that_plays_elsewhere_is_a_cheater() -> None:
    assert set(BOTS) == {"pip", "mia", "otto", "clara", "gustav", "random"}


# All of it


def test_every_table_that_is_needed_is_set() -> None:
    order = BalanceOrder("cheese-rescue", 3, ("mia", "otto", "clara"), 4)
    purposes = [table.purpose for table in order.tables]
    assert (purposes.count("like"), purposes.count("step"), purposes.count("peek")) == (12, 2 * 2 * 3, 2 * 3)
    blocks = [table.block for table in order.tables]
    assert blocks == sorted(blocks)
    lone = [table for table in order.tables if table.purpose == "step" and table.block == 0 and "mia" in table.bots]
    assert [table.bots.index("otto") for table in lone] == [table.lone for table in lone] == [0, 1, 2]
    assert BalanceOrder("cheese-rescue", 3, ("mia", "otto"), 4).planner is None


@pytest.mark.parametrize("bots", [(), ("otto", "otto"), ("nemo",), ("my_bot.py",), ("clara:sims=x",)])
def test_wrong_levels_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"possible|there is no bot|cannot be read"):
        BalanceOrder("cheese-rescue", 3, bots, 4)


@cache
def tiny_rows() -> list[Row]:
    return list(rows_of([TINY], Crew(1)))


def test_the_same_rows_for_any_number_of_workers() -> None:
    alone, together = tiny_rows(), list(rows_of([TINY], Crew(2)))
    assert alone == together
    assert [row.number for row in alone] == list(range(len(TINY.tables)))


def test_a_game_without_choices_is_all_luck() -> None:
    order = BalanceOrder("cheese", 2, ("pip", "otto"), 2, 0, {"max_flips": 12}, worlds=3)
    rows = list(rows_of([order], Crew(1)))
    luck = figures.luck(rows)
    assert luck is not None and luck.value == 1
    assert figures.meaningful(rows) is None
    assert all(set(row.options) == {1} for row in rows)


class Page(HTMLParser):
    """What a page is made of, and whether every element that was opened was closed."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.names: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.names += [value or "" for name, value in attrs if name == "id"]
        assert not {name for name, _ in attrs} & {"src", "onload", "onclick"}
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def run(tmp_path: Path) -> tuple[int, str]:
    out = tmp_path / "report.html"
    words = ["lab", "balance", "alles-kaese", "--bots", "pip,clara:sims=2", "--games", "2", "--workers", "1"]
    code = main([*words, "--option", "turn_limit=2", "--out", str(out)])
    return code, out.read_text(encoding="utf-8")


def test_a_shared_win_is_a_line_for_each_winner() -> None:
    if not pictures.is_drawable():
        pytest.skip("Altair is not installed: python3 run.py lab")
    alone = replace(row(1, look=look((0.6, 0.4), (0.0, 1.0))), number=1)
    shared = row(0, 1, look=look((0.7, 0.3), (0.2, 0.8), (0.5, 0.5)))
    values = pictures.hopes([alone, row(0), row(look=look((0.5, 0.5), (0.0, 0.0))), shared]).to_dict()["data"]["values"]
    lines: dict[str, list[float]] = {}
    for value in values:
        lines.setdefault(value["line"], []).append(value["chance"])
    assert sorted(map(tuple, lines.values())) == [(30, 80, 50), (40, 100), (70, 20, 50)]


@pytest.mark.parametrize(
    "words",
    [
        ["balance", "alles-kaese", "--bots", "pip,otto"],
        ["what-if", "alles-kaese", "turn_limit=2,3"],
        ["tune", "alles-kaese", "--target", "first=0.5", "--over", "turn_limit=2,3"],
    ],
    ids=lambda words: words[0],
)
def test_without_git_a_page_tells_the_version(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "_git", lambda *_: None)
    out = tmp_path / "page.html"
    more = ["--games", "2", "--workers", "1", "--option", "turn_limit=2", "--out", str(out)]
    assert main(["lab", *words, *(more if words[0] == "balance" else [*more[:4], *more[6:]])]) == 0
    for told in (capsys.readouterr().out, out.read_text(encoding="utf-8")):
        assert f"seed 0, cheeseboard {cheeseboard.__version__}" in told
        assert "commit" not in told and "None" not in told


@pytest.mark.parametrize("drawable", [True, False])
def test_from_the_command_to_the_page(
    drawable: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if drawable and not pictures.is_drawable():
        pytest.skip("Altair is not installed: python3 run.py lab")
    if not drawable:
        monkeypatch.setattr(pictures, "find_spec", lambda _: None)
    code, text = run(tmp_path)
    told = capsys.readouterr()
    assert code == 0
    assert "seat 1, pip" in told.out and "luck's share" in told.out and "a cheater who sees all cards" in told.out
    assert ("pip install 'cheeseboard[lab]'" in told.err) is not drawable
    page = Page()
    page.feed(text)
    assert page.open == []
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert ("svg" in page.tags) is drawable
    assert len(page.names) == len(set(page.names))
    assert "prefers-color-scheme: dark" in text and "@media print" in text
    assert not any(colour in text for colour in pictures.PAGE_COLOURS)


@pytest.mark.parametrize(("name", "text"), [("mine.toml", "turn_limit = 2\n"), ("mine.json", '{"turn_limit": 2}')])
def test_house_rules_come_from_a_file(name: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    words = ["lab", "balance", "alles-kaese", "--bots", "pip", "--games", "1", "--workers", "1", "--options", str(file)]
    assert main(words) == 0
    assert "--option turn_limit=2" in capsys.readouterr().out
    for wrong in ("turn_limit", "[2]", '{"turn_limit": 0}', '{"turn_limits": 2}'):
        other = tmp_path / "other.json"
        other.write_text(wrong, encoding="utf-8")
        assert main([*words[:-1], str(other)]) == 2
        assert capsys.readouterr().err


def test_every_finding_has_an_interval_and_a_sentence() -> None:
    sections = findings(TINY, tiny_rows())
    assert [section.title[:4] for section in sections] == ["Does", "How ", "Who ", "How ", "Is i", "What", "What"]
    for finding in (finding for section in sections for finding in section.findings):
        assert finding.estimate.low <= finding.estimate.value <= finding.estimate.high
        assert finding.says.endswith(".")


# In short


def judged(rows: list[Row], seats: int = 2) -> dict[str, tuple[Leaning, str]]:
    order = BalanceOrder("cheese-rescue", seats, ("mia", "otto"), 1000)
    return {each.question.split()[-1]: (each.mark, each.answer) for each in opinions(order, rows)}


def won_by(first: int, games: int, **more: Any) -> list[Row]:
    """Ottos among themselves: the first seat wins so many of so many games."""
    return [row(0 if k < first else 1, **more) for k in range(games)]


@pytest.mark.parametrize(
    ("first", "games", "mark"),
    [
        (500, 1000, "yes"),
        (25, 50, "open"),
        (55, 110, "open"),
        (5200, 10_000, "nearly"),
        (600, 1000, "no"),
        (300, 1000, "no"),
    ],
)
def test_a_game_is_fair_if_no_seat_can_be_told_from_its_share(first: int, games: int, mark: Leaning) -> None:
    assert judged(won_by(first, games))["fair?"][0] == mark


@pytest.mark.parametrize(
    ("won", "games", "mark"), [(850, 1000, "yes"), (600, 1000, "nearly"), (500, 1000, "no"), (52, 100, "open")]
)
def test_a_game_is_deep_if_the_strongest_is_far_above_the_weakest(won: int, games: int, mark: Leaning) -> None:
    assert judged([*won_by(50, 100), *steps_rows(won, games)])["deep?"][0] == mark


@pytest.mark.parametrize(("longest", "mark"), [(30, "yes"), (60, "nearly"), (200, "no")])
def test_a_game_drags_on_if_some_take_far_longer(longest: int, mark: Leaning) -> None:
    rows = [row(k % 2, options=(2,) * (20 if k < 100 else longest)) for k in range(200)]
    found = judged(rows)
    assert found["it?"][0] == mark
    assert ("drag on" in found["change?"][1]) is (mark == "no")


@pytest.mark.parametrize(("changes", "mark"), [(3, "yes"), (0, "no")])
def test_a_game_is_exciting_if_the_lead_changes(changes: int, mark: Leaning) -> None:
    course = [(0.9, 0.1), (0.1, 0.9)] * 4
    rows = [row(0, look=look(*course[: changes + 1])) for _ in range(10)]
    assert judged([*rows, *won_by(50, 100)])["exciting?"][0] == mark


def test_what_to_change_follows_from_the_answers_and_from_games_without_a_winner() -> None:
    found = judged([*won_by(300, 1000), *[row() for _ in range(200)], *steps_rows(500, 1000)])
    assert found["change?"][0] == "no"
    assert "Seat 2 has it too easy" in found["change?"][1] or "Seat 1 has it too hard" in found["change?"][1]
    assert "nobody wins" in found["change?"][1] and "Thinking does not pay" in found["change?"][1]
    assert judged([])["change?"][0] == "open"


# Two runs compared


def estimate(value: float, half: float) -> Estimate:
    return Estimate(value, value - half, value + half, 100)


def a_run(**values: tuple[float, float]) -> Run:
    found = tuple(Finding(name, estimate(*told), "percent", "So it is.") for name, told in values.items())
    return Run("A game", "cheeseboard …", [Section("How?", found)])


def test_a_difference_by_hand() -> None:
    apart = comparing.difference(estimate(0.5, 0.03), estimate(0.6, 0.04))
    assert (apart.value, apart.low, apart.high) == pytest.approx((0.1, 0.05, 0.15))  # 3, 4, 5


def test_what_moved_and_what_is_noise() -> None:
    before = a_run(far=(0.5, 0.03), near=(0.5, 0.03), level=(0.5, 0.03), lost=(0.5, 0.03), unsure=(0.5, math.inf))
    after = a_run(far=(0.7, 0.04), near=(0.44, 0.04), level=(0.54, 0.04), unsure=(0.9, 0.04))
    changes = {change.before.name: change.significance for change in comparing.compared(before, after)}
    # of 4 figures the intervals are 2.498 / 1.96 times as wide, 0.0637: 0.06 is beyond 0.05 and not beyond that
    assert changes == {"far": "moved", "near": "perhaps", "level": "noise", "unsure": "unknown"}
    *_, last = comparing.report(before, after)
    assert last == "Of 4 figures 1 moved by more than noise: far."


def test_equal_coins_seldom_seem_to_have_moved() -> None:
    """Ten figures of the same coins in both runs: some of the ten seem to have moved in about one comparison of twenty."""
    coins = random.Random(8)

    def tossed() -> Run:
        shares = [figures.share([float(coins.random() < 0.5) for _ in range(60)]) for _ in range(10)]
        found = [Finding(str(k), each, "percent", "") for k, each in enumerate(shares) if each is not None]
        return Run("", "", [Section("", tuple(found))])

    alarms = sum(
        any(each.significance == "moved" for each in comparing.compared(tossed(), tossed())) for _ in range(200)
    )  # fmt: skip
    assert alarms <= 20


def test_a_run_is_kept_and_read_again() -> None:
    run = a_run(sure=(0.5, 0.03), unsure=(2.0, math.inf))
    text = comparing.write(run)
    assert "Infinity" not in text
    assert comparing.read(text) == run
    for wrong in ("", "[]", "{}", '{"format": "cheeseboard arena 1"}'):
        with pytest.raises(ValueError, match=r"this is not what|it is of the format"):
            comparing.read(wrong)


def test_a_run_compared_with_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "a.json")
    words = [
        "lab",
        "balance",
        "cheese",
        "--bots",
        "pip,otto",
        "--games",
        "2",
        "--workers",
        "1",
        "--option",
        "max_flips=6",
    ]
    assert main([*words, "--out", out]) == 0
    capsys.readouterr()
    assert main(["lab", "compare", out, out]) == 0
    assert "none moved by more than noise" in capsys.readouterr().out
    assert main(["lab", "compare", out, str(tmp_path / "b.json")]) == 2


def test_wrong_wishes_are_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "balance", "alles-kaese", "--games", "0"]) == 2
    assert main(["lab", "balance", "alles-kaese", "--bots", "nemo"]) == 2
    assert main(["lab", "balance", "alles-kaese", "--workers", "0"]) == 2
    assert main(["lab", "dance"]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "card", "german"),
    [
        ("alles-kaese", "1 hole", "1 Loch"),
        ("alles-kaese", "3 holes", "3 Löcher"),
        ("cheese-rescue", "cheese-2", "Käse, 2 Punkte"),
        ("go-da-cheese", "fat-mouse", "dicke Maus"),
    ],
)
def test_cards_are_named_in_the_language_of_the_page(game: str, card: str, german: str) -> None:
    assert card_named(game, card, "de") == german
    assert card_named(game, card, "en") == card

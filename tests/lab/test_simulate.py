"""Simulations: the same result however they are shared out, and the right one."""

import json
from dataclasses import asdict, replace
from itertools import pairwise
from math import comb

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import WHOLE
from cheeseboard.engine.playout import Tally
from cheeseboard.games import find, names
from cheeseboard.lab.proof import walk
from cheeseboard.lab.runs import Counts, SimulationOrder, play_out
from cheeseboard.lab.simulate import as_json, report, summed_up, timed

EVERY_GAME = pytest.mark.parametrize("name", names())


def order(name: str, games: int, **options: object) -> SimulationOrder:
    box = find(name)
    return SimulationOrder(name, box.seats[-1], games, 7, box.settle(options), chunk=10)


def printed(counts: Counts, wanted: SimulationOrder) -> str:
    box = find(wanted.game)
    return report(box.title, summed_up(box, wanted.options, wanted.seed, counts))


def test_one_process_and_two_print_the_same_bytes() -> None:
    wanted = order("alles-kaese", 95)
    alone, together = play_out(wanted, 1), play_out(wanted, 2)
    assert (alone.jobs, together.jobs) == (1, 2)
    assert printed(alone.counts, wanted) == printed(together.counts, wanted)
    assert alone.counts == together.counts


@EVERY_GAME
def test_slices_and_chunks_of_any_size_add_up_to_the_same(name: str) -> None:
    wanted = order(name, 21)
    expected = play_out(wanted, 1).counts
    for chunk, steps in ((1, 1), (4, 50), (21, 1), (100, 1 << 40)):
        assert play_out(replace(wanted, chunk=chunk, slice=steps), 1).counts == expected


@EVERY_GAME
def test_they_are_the_games_that_single_steps_play(name: str) -> None:
    wanted, box = order(name, 15), find(name)
    start, longest = box.new(wanted.seats, wanted.options), box.longest(wanted.seats, wanted.options)
    tally = Tally(wanted.seats, longest)
    for number in range(15):
        one = walk(start, Dice(wanted.first_seed() + number), longest)
        tally.add(one.end, one.steps, one.decisions)
    assert play_out(wanted, 1).counts == Counts.read(tally.numbers(), wanted.seats)


@EVERY_GAME
def test_every_win_belongs_to_somebody(name: str) -> None:
    counts = play_out(order(name, 50), 1).counts
    assert sum(counts.wins) == WHOLE * (50 - counts.nobody)
    assert counts.games == 50
    for wins, squares in zip(counts.wins, counts.squares, strict=True):
        assert squares <= WHOLE * wins <= WHOLE * WHOLE * 50
        assert squares * 50 >= wins * wins


def test_progress_is_told_and_adds_up() -> None:
    told: list[int] = []
    play_out(order("alles-kaese", 35), 1, told.append)
    assert sum(told) == 35
    assert len(told) == 4


def test_neighbouring_seeds_do_not_play_the_same_games() -> None:
    firsts = sorted(replace(order("alles-kaese", 1), seed=seed).first_seed() for seed in range(100))
    assert min(after - before for before, after in pairwise(firsts)) > 10**9


def test_a_game_of_one_turn_is_won_as_often_as_counting_says() -> None:
    """Alles Käse! cut after one turn. The first player scores if a card of the six fits the die, is kept, not dropped,
    and is one of the 18 cheeses in 36; otherwise all have nothing and share.
    """
    wanted = replace(order("alles-kaese", 20_000, turn_limit=1), seats=4, chunk=5000)
    scores = (1 - comb(30, 6) / comb(36, 6)) / 2 / 2
    result = summed_up(find("alles-kaese"), wanted.options, wanted.seed, play_out(wanted, 1).counts)
    assert result.shared == pytest.approx(20_000 * (1 - scores), abs=4 * (20_000 * scores * (1 - scores)) ** 0.5)
    assert result.nobody == 0
    assert result.decisions.least == result.decisions.most == 1
    truth = [scores + (1 - scores) / 4] + 3 * [(1 - scores) / 4]
    for wins, expected in zip(result.wins, truth, strict=True):
        assert wins.low < expected < wins.high  # each seat gets all or a quarter: a narrow interval
        assert wins.high - wins.low < 0.009


def test_the_json_has_these_fields() -> None:
    wanted = order("alles-kaese", 12)
    played = play_out(wanted, 1)
    found = json.loads(as_json(summed_up(find(wanted.game), wanted.options, 7, played.counts), timed(played)))
    spread = ["mean", "sd", "least", "p5", "p25", "p50", "p75", "p95", "most"]
    assert list(found) == [
        "game", "version", "seats", "options", "seed", "games", "wins", "shared", "nobody",
        "scores", "all_scores", "score_counts", "decisions", "steps", "timing",
    ]  # fmt: skip
    assert [list(wins) for wins in found["wins"]] == [["share", "low", "high"]] * 6
    assert [list(scores) for scores in found["scores"]] == [spread] * 6
    assert list(found["all_scores"]) == list(found["decisions"]) == spread
    assert list(found["timing"]) == [
        "build", "jobs", "wall_seconds", "cpu_seconds", "games_per_wall_second", "games_per_cpu_second",
    ]  # fmt: skip
    assert sum(found["score_counts"]) == 12 * 6
    assert found["options"] == wanted.options


@pytest.mark.parametrize(("field", "value"), [("games", 0), ("seed", -1), ("seed", 1 << 63)])
def test_what_cannot_be_ordered(field: str, value: int) -> None:
    with pytest.raises(ValueError, match=rf"^{field}: {value} is not possible; possible: a whole number from"):
        SimulationOrder(**{**asdict(order("alles-kaese", 1)), field: value})


def test_a_worker_that_dies_is_not_waited_for() -> None:
    with pytest.raises(RuntimeError, match="before it had done its work"):
        play_out(replace(order("alles-kaese", 100), game="no such game"), 2)

"""The arena is fair, says how sure it is, and plays the same games again however many cores it has."""

import json
import math
import os
import random
import re
import sys
import time
from collections import Counter
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import cheeseboard
from cheeseboard import cli
from cheeseboard.bots.bots import BOTS
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find, names
from cheeseboard.lab import anchor
from cheeseboard.lab.arena import ArenaOrder, Foul, Played, blocks_of
from cheeseboard.lab.figures import block_share, t95
from cheeseboard.lab.players import maker_of
from cheeseboard.lab.sprt import BOUND, Sprt
from cheeseboard.lab.standings import Ratings, Standings, command, report, share_of
from tests.every_game.tables import Setting, positions, worlds
from tests.lab.ctrl_c import pressed_ctrl_c
from tests.long import often, only_in_full
from tests.rl.extras import need

KAESE = ["arena", "alles-kaese", "random", "otto"]


def everything(order: ArenaOrder) -> list[Played]:
    return list(chain.from_iterable(blocks_of(order, 1)))


def bot_file(folder: Path, body: str, name: str = "my_bot.py") -> str:
    path = folder / name
    path.write_text(f"def choose(game, view, moves):\n    {body}\n", encoding="utf-8")
    return str(path)


# Rotation and luck


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("bots", [("random", "otto"), ("random", "otto", "clara")])
def test_in_a_block_each_bot_sits_alone_on_each_chair_among_each_other(seats: int, bots: tuple[str, ...]) -> None:
    order = ArenaOrder("alles-kaese", seats, bots, 1)
    alone = Counter(
        (bot, table.index(bot), other)
        for table in order.tables
        for bot in set(table)
        for other in set(table) - {bot}
        if table.count(bot) == 1
    )
    pairs = [(one, other) for one in range(len(bots)) for other in range(len(bots)) if one != other]
    assert alone == Counter((one, chair, other) for one, other in pairs for chair in range(seats))
    assert len(order.tables) == len(set(order.tables)) == seats * len(pairs) // (2 if seats == 2 else 1)


def test_with_sprt_only_what_is_asked_is_played() -> None:
    order = ArenaOrder("alles-kaese", 3, ("otto", "random"), 1, sprt=(0.3, 0.4))
    assert order.tables == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_a_block_has_one_luck_and_blocks_have_others() -> None:
    games = everything(ArenaOrder("alles-kaese", 3, ("random", "otto"), 4))
    lucks = [{game.seed for game in games if game.block == block} for block in range(4)]
    assert [len(luck) for luck in lucks] == [1, 1, 1, 1]
    assert len(set.union(*lucks)) == 4


@pytest.mark.parametrize("name", names())
def test_a_game_follows_from_its_line_in_the_log(name: str) -> None:
    """Its luck and its decisions, and nothing else."""
    game = find(name)
    for one in everything(ArenaOrder(name, game.seats[0], ("random", "random"), 1)):
        state, luck, moves = game.new(game.seats[0]), Dice(one.seed), iter(one.moves)
        while state.turn != NOBODY:
            state.play(state.pick(luck) if state.turn == LUCK else state.read(next(moves)))
        assert (state.scores(), state.winners(), list(moves)) == (one.scores, one.winners, [])
        assert sum(one.decisions) == len(one.moves)


def test_where_nobody_decides_the_same_luck_makes_everybody_equal() -> None:
    """Cheese is all luck: whoever sits there wins, so a block is exactly even. Chairs, luck and parts are right."""
    order = ArenaOrder("cheese", 3, ("random", "otto"), 5 if cheeseboard.compiled else 1)
    for block in blocks_of(order, 1):
        won = sum(block[0].share_of_win(seat) for seat in range(3))
        assert [share_of(0, block[:3]), share_of(1, block[3:])] == pytest.approx([won / 3, won / 3])


def test_who_has_no_luck_in_its_head_is_even_with_itself() -> None:
    order = ArenaOrder("alles-kaese", 3, ("otto", "otto"), 6)
    for block in blocks_of(order, 1):
        assert len({tuple(game.moves) for game in block}) == 1
        assert share_of(0, block[:3]) == pytest.approx(1 / 3)


def test_shared_wins_count_in_parts() -> None:
    game = Played(0, 0, 1, (0, 1, 1), [], [5, 5, 2], [0, 1], [1, 1, 1], [0.0] * 3)
    assert [game.share_of_win(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    nobody = Played(0, 0, 1, (0, 1), [], [0, 0], [], [1, 1], [0.0] * 2)
    assert [nobody.share_of_win(0), nobody.share_of_win(1)] == [0.0, 0.0]


def test_bots_are_not_given_the_seed_of_luck() -> None:
    order = ArenaOrder("alles-kaese", 2, ("random", "otto"), 50)
    seeds = {order.bot_seed(number, decision) for number in range(order.games) for decision in range(40)}
    assert len(seeds) == order.games * 40
    assert not seeds & {order.luck(block) for block in range(50)}


# The same again


def lines(path: Path) -> list[dict[str, Any]]:
    return [
        {key: value for key, value in json.loads(line).items() if key != "seconds"}
        for line in path.read_text(encoding="utf-8").splitlines()
    ]


def without_times(path: Path) -> bytes:
    """The log's bytes, but for the numbers after "seconds"."""
    told = path.read_bytes().splitlines()
    return b"\n".join([told[0], *(line.rpartition(b'"seconds": ')[0] for line in told[1:])])


def without_milliseconds(printed: str) -> str:
    return "\n".join(line.rpartition("  ")[0] if line.endswith(" ms") else line for line in printed.splitlines())


@pytest.mark.parametrize("sprt", [[], ["--sprt", "0.1", "0.5"]], ids=["all", "sprt"])
def test_one_worker_and_two_write_the_same_bytes(
    sprt: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = bot_file(tmp_path, "import random; return random.choice(moves)")
    logs, told = [tmp_path / "1.jsonl", tmp_path / "2.jsonl"], []
    for workers, log in enumerate(logs, 1):
        words = ["arena", "alles-kaese", "clara:sims=4", mine, "--seats", "3", "--blocks", "4", "--seed", "5", *sprt]
        assert cli.main([*words, "--log", str(log), "--workers", str(workers)]) == 0
        told.append(without_milliseconds(capsys.readouterr().out))
    assert without_times(logs[0]) == without_times(logs[1])
    assert told[0] == told[1]
    assert len(lines(logs[0])) > 3
    assert all(game["moves"] for game in lines(logs[0])[1:])


def test_the_log_begins_with_all_that_is_needed_to_have_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log.jsonl"
    words = [*KAESE, "--blocks", "2", "--seed", "9", "--option", "turn_limit=30", "--sims", "7", "--log", str(log)]
    assert cli.main(words) == 0
    first, *games = lines(log)
    assert first["format"] == "cheeseboard arena 1"
    assert {"cheeseboard", "openskill"} <= set(first["versions"])
    assert first["commit"] is None or len(first["commit"].removesuffix("-dirty")) == 40
    assert len(games) == 4
    again = tmp_path / "again.jsonl"
    assert cli.main([*first["command"].split()[1:], "--log", str(again)]) == 0
    assert lines(again) == lines(log)
    capsys.readouterr()


def test_another_seed_plays_other_games() -> None:
    one, two = (everything(ArenaOrder("alles-kaese", 2, ("random", "otto"), 3, seed)) for seed in (1, 2))
    assert not {game.seed for game in one} & {game.seed for game in two}


def test_the_command_says_what_is_unusual() -> None:
    budget = Budget(seconds=0.25)
    options = find("alles-kaese").settle({"turn_limit": 30})
    order = ArenaOrder("alles-kaese", 3, ("random", "otto"), 7, 2, options, budget, (0.3, 0.4))
    assert command(order) == (
        "cheeseboard arena alles-kaese random otto --seats 3 --blocks 7 --seed 2 --option turn_limit=30 "
        "--time 0.25 --sprt 0.3 0.4"
    )
    assert "will not play quite the same games again" in report(Standings(order))
    assert "quite the same" not in report(Standings(ArenaOrder("alles-kaese", 3, ("random", "otto"), 7)))


# What figures say


def coins(rng: random.Random, chance: float, games: int, luck: float) -> float:
    """A block of games with a given chance to win; some blocks are decided by their luck, one win each."""
    if rng.random() < luck:
        return 1 / games
    return sum(rng.random() < chance for _ in range(games)) / games


@pytest.mark.parametrize(
    ("chance", "games", "luck", "blocks"),
    [(0.5, 2, 0, 10), (0.5, 2, 0.5, 60), (0.8, 2, 0, 30), (0.95, 2, 0, 60), (0.3, 4, 0.3, 30), (0.6, 9, 0, 10)],
)
def test_intervals_cover_the_truth(chance: float, games: int, luck: float, blocks: int) -> None:
    """95 times in 100; where there are few blocks, rather more often. Never because they are wide as the world."""
    rng, truth = random.Random(1), (1 - luck) * chance + luck / games
    found = [block_share([coins(rng, chance, games, luck) for _ in range(blocks)]) for _ in range(1000)]
    covered = fmean(share.low <= truth <= share.high for share in found)
    spread = (games * luck * (1 / games - truth) ** 2 + (1 - luck) * chance * (1 - chance)) / games
    spread += (1 - luck) * (chance - truth) ** 2
    assert covered > 0.93
    assert fmean(share.high - share.low for share in found) < 2 * 2.3 * (spread / blocks) ** 0.5 + 1 / blocks


def test_games_of_a_block_are_not_counted_as_if_each_had_its_own_luck() -> None:
    """Four games that end alike tell as much as one: the interval is that of 50 games, not of 200."""
    blocks = [0.0, 1.0] * 25
    share = block_share(blocks)
    assert share.high - share.low > 0.26
    assert block_share([0.5] * 50).high - block_share([0.5] * 50).low < 0.05


def test_few_equal_blocks_are_no_certainty() -> None:
    for blocks in ([1.0] * 3, [0.0] * 3, [0.5] * 3):
        share = block_share(blocks)
        assert share.high - share.low > 0.4
    assert (block_share([1.0]).low, block_share([1.0]).high) == (0.0, 1.0)


def test_students_t() -> None:
    wanted = {1: 12.706, 2: 4.303, 4: 2.776, 5: 2.571, 6: 2.447, 10: 2.228, 30: 2.042, 120: 1.980}
    assert {freedom: t95(freedom) for freedom in wanted} == pytest.approx(wanted, rel=0.002)


def decided(rng: random.Random, sprt: Sprt, chance: float, games: int, luck: float) -> int:
    for number in range(1, 2000):
        sprt.add(coins(rng, chance, games, luck))
        if sprt.is_decided:
            return number
    raise AssertionError


@pytest.mark.parametrize(
    ("low", "high", "games", "luck"), [(0.5, 0.65, 2, 0), (0.5, 0.6, 2, 0.5), (0.25, 0.4, 4, 0.3), (0.11, 0.25, 9, 0.3)]
)
def test_an_sprt_is_seldom_wrong(low: float, high: float, games: int, luck: float) -> None:
    """Promised is once in twenty. Of 300, more than 27 would happen less than once in 500 times; of 100, more than 12."""
    rng, (tried, most) = random.Random(3), often((100, 12), (300, 27))
    for truth in (low, high):
        tests = [Sprt(low, high) for _ in range(tried)]
        chance = (truth - luck / games) / (1 - luck)
        blocks = fmean(decided(rng, sprt, chance, games, luck) for sprt in tests)
        assert sum(sprt.accepted != ("low" if truth == low else "high") for sprt in tests) <= most
        assert blocks < 100


def test_an_sprt_of_single_games_is_walds() -> None:
    """Scores of 0 and 1 leave nothing to fit: the ratio is that of two coins (but for the imaginary block)."""

    def after(wins: int, losses: int) -> Sprt:
        sprt = Sprt(0.4, 0.6)
        for score in [1.0] * wins + [0.0] * losses:
            sprt.add(score)
        return sprt

    for wins, losses in ((30, 26), (26, 30), (3, 0), (0, 3)):
        assert after(wins, losses).ratio == pytest.approx((wins - losses) * math.log(0.6 / 0.4), abs=1e-6)
    assert pytest.approx(2.944, abs=1e-3) == BOUND  # between 7 and 8 wins
    assert [after(33, 26).accepted, after(34, 26).accepted, after(26, 34).accepted] == [None, "high", "low"]


def test_an_sprt_stops_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "cheese-rescue", "otto", "random", "--sprt", "0.5", "0.8", "--workers", "1"]
    assert cli.main(words) == 0
    printed = capsys.readouterr().out
    assert "SPRT 0.5 or 0.8: otto wins rather 0.8 than 0.5" in printed
    assert "14 games in 7 blocks" in printed  # 7 log(0.8 / 0.5) > 2.94


# Ratings


def game_of(table: tuple[int, ...], winners: list[int]) -> Played:
    chairs = len(table)
    return Played(0, 0, 0, table, [], [0] * chairs, winners, [0] * chairs, [0.0] * chairs)


def test_ratings_find_the_order_of_strengths() -> None:
    """Three bots of 2 : 4 : 8, who alone among three others win that share of the time."""
    rng, ratings, strength = random.Random(4), Ratings(3), (2, 4, 8)
    for number in range(1500):
        table = [[one] + [other] * 3 for one in range(3) for other in range(3) if one != other][number % 6]
        rng.shuffle(table)
        winner = rng.choices(range(4), [strength[bot] for bot in table])
        ratings.add(game_of(tuple(table), winner))
    weak, middle, strong = (rating.mu for rating in ratings.of)
    assert weak + 1 < middle < strong - 1
    assert max(rating.sigma for rating in ratings.of) < 1.3


def test_copies_gain_nothing_from_each_other() -> None:
    """Even bots, fair games: one among eight loses most of them, and is rated as they are."""
    rng, ratings = random.Random(5), Ratings(2)
    for _ in range(1500):
        table = [0] + [1] * 8
        rng.shuffle(table)
        ratings.add(game_of(tuple(table), [rng.randrange(9)]))
    assert abs(ratings.of[0].mu - ratings.of[1].mu) < 2.5


# Faults


FAULTS = [
    ("return 'fly to the moon'", "'fly to the moon' is not possible now; possible: "),
    ("return None", "None is not possible now"),
    ("return moves[99]", "IndexError"),
    ("raise SystemExit('good bye')", "SystemExit: good bye"),
    ("view['seat'] = 1; return 5", "5 is not possible now"),
]


@pytest.mark.parametrize(("body", "reason"), FAULTS, ids=[reason for _, reason in FAULTS])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_does_wrong_stops_the_arena(
    workers: str, body: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is not said to have lost. Everybody is told which bot, on which chair, with which luck and after what."""
    late = f"if len(moves) < 12: {body}\n    return moves[0]"
    mine, log = bot_file(tmp_path, late), tmp_path / "log.jsonl"
    words = ["arena", "alles-kaese", "otto", mine, "--blocks", "3", "--workers", workers, "--log", str(log)]
    assert cli.main(words) == 1
    out, err = capsys.readouterr()
    fault = lines(log)[-1]["fault"]
    assert (fault["number"], fault["bot"]) == (0, mine)
    assert reason in fault["what"]
    assert f"{mine}, on chair 2 in game 0 (block 0, luck {fault['seed']}): {fault['what']}" in err
    assert f"decisions before: {', '.join(fault['moves'])}" in err
    assert "No block was played to its end." in out
    assert len(fault["moves"]) >= 1


def test_a_bot_that_only_does_wrong_later_stops_the_arena_there(tmp_path: Path) -> None:
    mine = bot_file(tmp_path, "return moves[0] if view['seat'] == 0 else 'oh'")
    order = ArenaOrder("alles-kaese", 2, (mine, "random"), 3)
    with pytest.raises(Foul, match="in game 1 "):
        everything(order)


# Guests


def test_a_file_is_given_a_view_that_it_may_scribble_on(tmp_path: Path) -> None:
    mine = bot_file(tmp_path, "view.clear(); return moves[-1]")
    assert len(everything(ArenaOrder("cheese-rescue", 2, (mine, "random"), 1))) == 2


def test_a_file_remembers_for_one_chair_of_one_game(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(
        "seats, count = set(), 0\n"
        "def choose(game, view, moves):\n"
        "    global count\n"
        "    seats.add(view['seat'])\n"
        "    count += 1\n"
        "    assert len(seats) == 1 and count < 40\n"
        "    return moves[0]\n",
        encoding="utf-8",
    )
    assert len(everything(ArenaOrder("alles-kaese", 3, (str(path), "random"), 3))) == 18


def test_settings_reach_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []

    def spy(*asked: Any) -> Any:
        budgets.append(asked[3])
        return BOTS["random"](*asked)

    monkeypatch.setitem(BOTS, "spy", spy)
    for text in ("spy", "spy:sims=30", "spy:time=0.5"):
        everything(ArenaOrder("alles-kaese", 2, (text, "random"), 1, budget=Budget(tries=4)))
    assert set(budgets) == {Budget(tries=4), Budget(tries=30), Budget(seconds=0.5)}


def test_time_is_kept() -> None:
    game = find("cheese-rescue")
    bot, state, dice = maker_of("clara:time=0.05", Budget())(), game.new(2), Dice(1)
    while state.turn == LUCK:
        state.play(state.pick(dice))
    began = time.perf_counter()
    bot(game, game.view(state, int(state.turn)), 1)
    assert 0.05 <= time.perf_counter() - began < 0.5


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("arena draughts random otto", "there is no game 'draughts'"),
        ("arena alles-kaese random hal", "there is no bot 'hal'; there are: pip, mia, otto, clara, gustav, random, "),
        ("arena alles-kaese random hal", "and Python files such as my_bot.py"),
        ("arena alles-kaese random", "1 bot has nobody to play against"),
        ("arena alles-kaese random nowhere.py", "nowhere.py cannot be read"),
        ("arena alles-kaese random clara:tries=3", "'tries=3' is not possible; possible: sims=2000"),
        ("arena alles-kaese random clara:sims=0", "'sims=0' is not possible"),
        ("arena alles-kaese random clara:time=inf", "'time=inf' is not possible"),
        ("arena alles-kaese random otto --seats 7", "Alles Käse! is for 2 to 6 players, not 7"),
        ("arena alles-kaese random otto --option cats=3", "has no option 'cats'"),
        ("arena alles-kaese random otto --blocks 0", "blocks: 0 is not possible"),
        ("arena alles-kaese random otto --seed -1", "seed: -1 is not possible"),
        ("arena alles-kaese random otto --workers 0", "workers: 0 is not possible"),
        ("arena alles-kaese random otto --sims 0", "sims: 0 is not possible"),
        ("arena alles-kaese random otto --time nan", "time: nan is not possible"),
        ("arena alles-kaese random otto --time 1 --sims 1", "--time and --sims: one of them is enough"),
        ("arena alles-kaese random otto --sprt 0.6 0.5", "sprt: 0.6 0.5 is not possible"),
        ("arena alles-kaese random otto clara --sprt 0.5 0.6", "--sprt is about two bots, not 3"),
        ("arena alles-kaese random otto --log /nowhere/at/all", "/nowhere/at/all cannot be written"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(
    typed: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(typed.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("text", ["x = 1\n", "def choose(:\n"])
def test_a_file_without_a_bot_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"has no function choose\(game, view, moves\)|cannot be read: invalid syntax"):
        maker_of(str(path), Budget())


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_there(workers: str, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    words = [sys.executable, "-m", "cheeseboard.cli", *KAESE, "--blocks", "1000000", "--workers", workers]
    code, out, err = pressed_ctrl_c(
        [*words, "--log", str(log)], lambda _: log.exists() and log.read_bytes().count(b"\n") >= 20
    )
    assert (code, err) == (130, b"")
    told = re.search(r"([\d,]+) games in ([\d,]+) blocks", out.decode())
    assert told is not None
    games, blocks = (int(number.replace(",", "")) for number in told.groups())
    assert games == 2 * blocks
    assert abs(games - (len(lines(log)) - 1)) <= 2  # the signal may come between a block's two lines


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_told_and_adds_up(workers: int) -> None:
    told: list[int] = []
    order = ArenaOrder("alles-kaese", 3, ("random", "otto"), 3)
    assert [len(block) for block in blocks_of(order, workers, told.append)] == [6, 6, 6]
    assert told == [1] * order.games


def test_a_worker_that_dies_is_not_waited_for(tmp_path: Path) -> None:
    mine = bot_file(tmp_path, "import os; os._exit(3)")
    with pytest.raises(RuntimeError, match="before it had done its work"):
        list(blocks_of(ArenaOrder("alles-kaese", 2, (mine, "random"), 3), 2))


# The anchor


def test_without_openspiel_the_anchor_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anchor, "find_spec", lambda _: None)
    with pytest.raises(ValueError, match="openspiel-ismcts needs OpenSpiel, which is not installed"):
        maker_of("openspiel-ismcts", Budget())


DECIDING = pytest.mark.parametrize("name", [name for name in names() if find(name).has_choices])


@DECIDING
def test_the_anchor_decides_by_what_it_may_know(name: str) -> None:
    """The same view from whichever world: the same move, and a legal one."""
    need("pyspiel")
    game = find(name)
    bot = maker_of("openspiel-ismcts:sims=4", Budget())()
    setting = Setting(game, game.seats[1], {})
    decisions = [state for state, move in positions(setting, 3, 14) if move >= 0 and state.turn >= 0]
    assert decisions
    for state in decisions[:3]:
        seat = int(state.turn)
        chosen = bot(game, game.view(state, seat), 7)
        assert state.is_legal(state.read(chosen))
        for world in worlds(state, seat, 5, 2):
            assert bot(game, game.view(world, seat), 7) == chosen


def test_the_anchor_plays_with_house_rules_and_ends_in_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    need("pyspiel")
    log = tmp_path / "log.jsonl"
    words = ["arena", "alles-kaese", "openspiel-ismcts", "random", "--option", "turn_limit=3", "--blocks", "1"]
    words += ["--option", "traps=[1,1,3,3,5,5]", "--time", "0.1", "--workers", "1", "--log", str(log)]
    assert cli.main(words) == 0
    assert "will not play quite the same games again" in capsys.readouterr().out
    games = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()[1:]]
    thought = [game["seconds"][game["table"].index(0)] for game in games]
    decided = [game["decisions"][game["table"].index(0)] for game in games]
    assert 0 < sum(thought) < 0.1 * sum(decided) + 3  # a busy machine may be late; nobody waits for OpenSpiel to load


@only_in_full
@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
def test_the_anchor_is_no_straw_man() -> None:
    """What beats it should mean something: with 60 simulations it is far ahead of chance."""
    need("pyspiel")
    standings = Standings(order := ArenaOrder("cheese-rescue", 2, ("openspiel-ismcts:sims=60", "random"), 8))
    for block in blocks_of(order, 1):
        standings.add(block)
    share = standings.share(0, 1)
    assert share is not None and share.low > 0.5

"""The deal of the day: the same on every build and platform, for everybody; its results are checked, and forged ones refused."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cheeseboard import __version__
from cheeseboard.bots.bots import MICE, choose
from cheeseboard.games import folders
from cheeseboard.games.box import Game
from cheeseboard.table import fairness, links, record
from cheeseboard.table.daily import DAILY_MICE, checked_day, daily, daily_seed, mice_of
from cheeseboard.table.luck import FairLuck, SharedLuck, question_of
from cheeseboard.table.record import BadRecord, Record
from cheeseboard.table.table import Chair, Table
from tests.every_game.tables import EVERY_GAME, EVERY_OWN_GAME
from tests.table.forged import link as forged_link

RELEASES = ["", "0.1.0"]  # before releases counted, and since
GOLDEN = Path(__file__).parent.parent / "games"
DAY = "2026-11-18"
OTHERS = (Chair("Otto", "bot", "otto"), Chair("Mia", "bot", "mia"), Chair("Pip", "bot", "pip"))


def played(table: Table, stride: int = 7) -> Table:
    """To the end, by everybody in the same way: some move, another each time."""
    while not table.over:
        possible = table.possible()
        table.play(table.turn, possible[len(table.moves) * stride % len(possible)], table.version)
    return table


def golden(name: str) -> Path:
    return GOLDEN / name.replace("-", "_") / "daily.txt"


def told(name: str, release: str) -> str:
    """A game's deal of one day: its mice, and how it ended for somebody who plays like that."""
    deal = daily(name, "2026-11-18", release=release)
    table = played(deal.table("Anna"))
    return " ".join([*deal.bots[1:], str(len(table.moves)), record.record_of(table)["digest"]])


def played_by_mice(table: Table) -> Table:
    """To the end, by mice; those that think by the clock, and somebody who is none, leave it to Otto."""
    while not table.over:
        bot = table.chairs[table.turn].bot
        mouse = bot if bot in ("pip", "mia") else "otto"
        view = table.game.view(table.state, table.turn)
        table.play(table.turn, choose(mouse, table.game, view, len(table.moves)), table.version)
    return table


def told_of_days(name: str, days: int) -> str:
    """A game's deals of the first days of a year: who plays, their luck, and of two of them, how it ends between mice."""
    deals = [daily(name, f"2026-01-{day:02}") for day in range(1, days + 1)]
    lucks = [deal.luck() for deal in deals]
    facts = [
        (*deal.bots, *(luck.answer(3, time, 36) for time in range(20))) for deal, luck in zip(deals, lucks, strict=True)
    ]
    ends = [record.record_of(played_by_mice(deal.table("Anna")))["digest"] for deal in deals[:2]]
    return f"{facts} {ends}"


def record_of(game: Game[Any], stride: int = 7) -> Record:
    return record.record_of(played(daily(game.name, DAY).table("Anna"), stride))


def match(game: Game[Any], luck: SharedLuck | FairLuck, name: str = "Ben", stride: int = 7) -> Table:
    seats = min(max(3, game.seats[0]), game.seats[-1])
    return played(Table(game.name, [Chair(name), *OTHERS[: seats - 1]], {}, luck), stride)


@EVERY_OWN_GAME
def test_the_deal_of_a_day_is_the_same_on_every_build(game: Game[Any]) -> None:
    """It stands in the game's tests; write it again (python -m tests.every_game.test_daily) if the rules' version went up."""
    assert [told(game.name, release) for release in RELEASES] == golden(game.name).read_text().splitlines()


def test_the_formula_is_pinned() -> None:
    """Whoever computes a deal elsewhere must find these."""
    seed = daily_seed("any-game", 2, DAY)

    assert seed.hex() == "566fed5281444f4406870c35dbdd6cfd06f71ec348eb177e0736b0bda0d31ecf"
    later = daily_seed("any-game", 2, DAY, "0.1.0")
    assert later == sha256(b'cheeseboard day["any-game",2,"2026-11-18","0.1.0"]').digest() != seed
    assert mice_of(bytes(32), 2) == ["pip", "otto"]
    assert [SharedLuck(bytes(32), {"day": DAY}).answer(1, time, 6) for time in range(8)] == [0, 0, 5, 4, 3, 1, 4, 5]
    assert question_of([("roll 1", 1, 0), ("roll 2", 1, 1)]) == 71616325171616


def test_the_mice_of_a_day_are_our_mice() -> None:
    assert DAILY_MICE == MICE


@EVERY_GAME
def test_every_day_version_and_release_has_a_deal_of_its_own(game: Game[Any]) -> None:
    days, releases = (DAY, "2026-11-19", "2027-11-18"), ("", "0.1.0", "0.2.0")
    seeds = {daily_seed(game.name, version, day, each) for version in (1, 2) for day in days for each in releases}

    assert len(seeds) == 18
    assert daily(game.name, DAY).release == __version__


@pytest.mark.parametrize("day", ["", "today", "2026-11-31", "20261118", "2026-W47-3", "2026-11-18T00:00"])
def test_a_day_is_a_date(day: str) -> None:
    with pytest.raises(ValueError, match="possible: a date such as"):
        checked_day(day)


@pytest.mark.parametrize("release", ["new", "1", "0.1.0 ", "0.1.0-best", "1" * 30, "٠.١"])
def test_a_release_is_a_version(release: str) -> None:
    """Not any word: otherwise one could be looked for whose luck is good."""
    with pytest.raises(ValueError, match="possible: one such as"):
        daily(min(folders()), DAY, release=release)


@EVERY_GAME
def test_a_result_from_before_releases_counted_can_still_be_checked(game: Game[Any]) -> None:
    found = record.record_of(played(daily(game.name, DAY, release="").table("Anna")))

    assert found["deal"] == {"day": DAY}
    assert fairness.verified(record.write(found)).sources == f"the deal of {DAY}"
    assert fairness.flaw_in(found) == ""
    assert links.from_link(links.to_link(found)) == found


@EVERY_GAME
def test_a_result_is_a_record_that_anybody_can_check(game: Game[Any]) -> None:
    found = record_of(game)

    assert fairness.verified(record.write(found)).luck == "shared"
    assert fairness.flaw_in(found) == ""
    assert links.from_link(links.to_link(found)) == found


@pytest.mark.parametrize(
    ("file", "deal"), [("day", "2026-11-18"), ("day-of-release", "2026-11-18 of Cheeseboard 0.1.0")]
)
def test_a_result_of_today_stays_readable(file: str, deal: str) -> None:
    """The same files are checked by the page's own verifier (client/tests/fair.test.ts)."""
    text = (GOLDEN.parent / "table" / f"{file}.json").read_text("utf-8")

    assert fairness.verify(text).endswith(
        f"the deal of {deal}: it is the same in every such match, and anybody could have known it before playing"
    )
    assert fairness.flaw_in(record.read(text)) == ""


@EVERY_GAME
def test_names_change_nothing_about_the_luck_of_a_day(game: Game[Any]) -> None:
    anna, ben = (played(daily(game.name, DAY).table(name)) for name in ("Anna", "Ben"))

    assert anna.moves == ben.moves


@EVERY_GAME
def test_the_same_question_for_the_same_time_has_the_same_answer(game: Game[Any]) -> None:
    """Whatever was played meanwhile: what both were asked, both were answered."""
    both = [links.answers_in(record_of(game, stride)) for stride in (7, 3)]
    one, other = (dict(zip(numbered(said), [word for _, word in said], strict=True)) for said in both)
    shared = one.keys() & other.keys()

    assert shared
    assert {key: one[key] for key in shared} == {key: other[key] for key in shared}


def numbered(said: list[tuple[int, str]]) -> list[tuple[int, int]]:
    seen: dict[int, int] = {}
    found = []
    for question, _ in said:
        found.append((question, seen.get(question, 0)))
        seen[question] = seen.get(question, 0) + 1
    return found


@EVERY_GAME
def test_a_forged_result_is_refused_by_name(game: Game[Any]) -> None:
    found = record_of(game)
    deal = daily(game.name, DAY)
    easier = ["", *(["random"] * (len(found["bots"]) - 1))]
    others = Table(game.name, [Chair("Anna"), *(Chair(bot, "bot", bot) for bot in easier[1:])], {}, deal.luck())

    assert fairness.flaw_in(record.record_of(played(others))) == "other-mice"
    assert fairness.flaw_in({**found, "result": None}) == "not-over"
    someone = record.SeatChange(after=1, seat=0, name="Clara", bot="clara")
    assert fairness.flaw_in({**found, "seats": [someone]}) == "others-played"


@EVERY_GAME
def test_luck_that_is_not_that_of_the_day_is_refused(game: Game[Any]) -> None:
    """Somebody who tried seeds until one pleased says that it was the day's."""
    deal = daily(game.name, DAY)
    better = replace(deal, day="2026-11-20").luck()
    better.deal = {"day": DAY, "release": deal.release}
    table = Table(game.name, [Chair("Anna"), *(Chair(bot, "bot", bot) for bot in deal.bots[1:])], deal.options, better)
    forged = record.record_of(played(table))

    with pytest.raises(BadRecord, match="seed is not"):
        fairness.verify(record.write(forged))
    with pytest.raises(BadRecord, match="seed is not that of the deal"):
        links.from_link(links.to_link(forged))


@EVERY_GAME
def test_any_match_is_a_challenge_with_the_same_luck(game: Game[Any]) -> None:
    """Who plays as it was played before gets the same match; who plays otherwise, the same answers to the same questions."""
    first = match(game, FairLuck(bytes(32)), "Anna")
    link = links.to_link(record.record_of(first))

    def again(stride: int) -> Table:
        luck = links.shared_luck({"of": link}, game.name, game.version, len(first.chairs))
        return match(game, luck, stride=stride)

    assert again(7).moves == first.moves
    found = record.record_of(again(3))
    assert fairness.verified(record.write(found)).luck == "shared"
    assert fairness.flaw_in(found) == ""
    assert links.from_link(links.to_link(found)) == found
    assert fairness.deal_in(found, "…") == {"of": link}


@EVERY_OWN_GAME
def test_a_challenge_is_of_a_match_with_luck_of_its_own(game: Game[Any]) -> None:
    """So a link cannot hold links in links without end."""
    shared = links.to_link(record_of(game))
    head: list[Any] = [
        game.name,
        game.version,
        {},
        ["a", "b"],
        ["", ""],
        [[], None, [], ["family", []], [], {"of": shared}],
        0,
    ]

    with pytest.raises(BadRecord, match="has none of its own"):
        links.from_link(forged_link(head))


@pytest.mark.parametrize(
    "deal",
    [
        {},
        {"day": DAY, "of": "x"},
        {"day": "never"},
        {"of": "x"},
        {"day": 5},
        {"day": DAY, "release": ""},
        {"day": DAY, "release": 5},
        {"release": "0.1.0"},
        5,
        {"more": "x"},
    ],
)
def test_a_deal_that_is_none_is_refused(deal: object) -> None:
    name = min(folders())
    game = daily(name, DAY)
    seats = len(game.bots)
    head = [name, game.version, game.options, ["a"] * seats, [""] * seats, [[], None, [], ["family", []], [], deal], 0]

    with pytest.raises(BadRecord):
        links.from_link(forged_link(head))


@EVERY_GAME
def test_only_what_nobody_learned_from_is_taken_back(game: Game[Any]) -> None:
    """Otherwise against bots everything may be taken back; but here people compare."""
    table = daily(game.name, DAY).table("Anna")
    while table.turn != 0:
        table.play(table.turn, table.possible()[0], table.version)
    table.play(0, table.possible()[0], table.version)
    while not table.over and table.turn != 0:
        table.play(table.turn, table.possible()[0], table.version)

    assert not table.can_undo(0) or table.movers[-1] == 0


@EVERY_GAME
def test_a_move_that_is_taken_back_meets_the_same_luck(game: Game[Any]) -> None:
    table = daily(game.name, DAY).table("Anna")
    for _ in range(12):
        if not table.over:
            table.play(table.turn, table.possible()[0], table.version)
    before = list(table.moves)
    seat = next(mover for mover in reversed(table.movers) if mover >= 0)
    table.take_back(seat)
    while len(table.moves) < len(before):
        table.play(table.turn, before[len(table.moves)], table.version)

    assert table.moves == before


if __name__ == "__main__":
    for name in sorted(folders()):
        golden(name).write_text("".join(f"{told(name, release)}\n" for release in RELEASES))

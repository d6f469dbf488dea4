"""A finished match looked at again, over HTTP: sums that add up, thought about once, and nothing for a match that is not over."""

import asyncio
from collections.abc import Awaitable, Callable
from fractions import Fraction
from pathlib import Path

import httpx2
import msgspec
import pytest

from cheeseboard.bots.review import rounded
from cheeseboard.rooms import reviews
from cheeseboard.rooms.questions import BotFailed, Hears, ReviewShown, ReviewWanted
from cheeseboard.rooms.replays import review_wanted
from cheeseboard.table.links import to_link
from cheeseboard.table.luck import FairLuck, FirstLuck, Luck
from cheeseboard.table.record import record_of
from cheeseboard.table.table import Chair, Table
from cheeseboard.web.app import application
from cheeseboard.web.bots import BotProcesses
from cheeseboard.web.metrics import Metrics
from tests.rooms.halls import House
from tests.terminal.sittings import SHORT


def link(seed: int = 0, most: int = 10_000, game: str = "cheese") -> str:
    """A short match, to its end or so many moves of players."""
    return played(game, FairLuck(bytes([seed]) * 32), most)


def played(game: str, luck: Luck, most: int = 10_000, names: tuple[str, str] = ("Anna", "Ben")) -> str:
    table = Table(game, [Chair(name) for name in names], SHORT.get(game, {}), luck)
    for number in range(most):
        if table.over:
            break
        possible = table.possible()
        table.play(table.turn, possible[number % len(possible)], table.version)
    return to_link(record_of(table))


def asked(folder: Path, work: Callable[[House, httpx2.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with House(folder) as house:
            transport = httpx2.ASGITransport(application(house.hall, Metrics()))
            async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
                await work(house, client)

    asyncio.run(run())


def test_the_sums_add_up_and_every_step_has_its_chances(tmp_path: Path) -> None:
    match = link(game="cheese-rescue")
    moves = review_wanted(match).moves

    async def see(_: House, client: httpx2.AsyncClient) -> None:
        answer = await client.get(f"/api/replays/{match}/review")
        assert answer.status_code == 200
        found = msgspec.json.decode(answer.content, type=ReviewShown)
        assert [len(curve) for curve in found.curves] == [len(moves) + 1] * 2
        assert all(0 <= chance <= 100 for curve in found.curves for chance in curve)
        for ledger, curve in zip(found.ledgers, found.curves, strict=True):
            assert ledger.start + ledger.own + ledger.others + ledger.luck == ledger.end == curve[-1]
            assert ledger.start == curve[0]
        assert found.choices > 5
        assert found.turning_point is not None
        assert moves[found.turning_point - 1] == found.turning_move
        for mark in found.marks:
            assert moves[mark.step - 1] == mark.move != mark.best
            assert mark.cost > 2 * mark.error - 2

    asked(tmp_path, see)


def test_a_match_is_thought_about_once(tmp_path: Path) -> None:
    match = link()

    async def see(house: House, client: httpx2.AsyncClient) -> None:
        first, second = await asyncio.gather(*(client.get(f"/api/replays/{match}/review") for _ in range(2)))
        third = await client.get(f"/api/replays/{match}/review")
        assert first.content == second.content == third.content
        assert house.bots.reviewed == 1

    asked(tmp_path, see)


def test_the_same_moves_under_other_names_are_thought_about_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "WAITING", 1)
    one, other = (played("cheese", FirstLuck(bytes(32)), names=names) for names in (("Anna", "Ben"), ("Cleo", "Dan")))
    assert one != other

    async def see(house: House, client: httpx2.AsyncClient) -> None:
        found = await asyncio.gather(*(client.get(f"/api/replays/{match}/review") for match in (one, other)))
        assert found[0].content == found[1].content
        assert [each.status_code for each in found] == [200, 200]
        assert house.bots.reviewed == 1

    asked(tmp_path, see)


def test_only_some_are_kept_and_only_some_may_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 1)
    monkeypatch.setattr(reviews, "WAITING", 1)
    one, other = link(1), link(2)

    async def see(house: House, client: httpx2.AsyncClient) -> None:
        works, begun, go_on = house.bots.review, asyncio.Event(), asyncio.Event()

        async def slowly(wanted: ReviewWanted, network: str, told: Hears) -> ReviewShown:
            begun.set()
            await go_on.wait()
            return await works(wanted, network, told)

        house.bots.review = slowly  # type: ignore[method-assign, assignment]
        first = asyncio.create_task(client.get(f"/api/replays/{one}/review"))
        await begun.wait()
        assert (await client.get(f"/api/replays/{other}/review")).status_code == 503
        assert (await client.get(f"/api/replays/{other}/review?after=-1")).json()["progress"] == 0  # for all
        monkeypatch.setattr(reviews, "PATIENCE", 0.01)
        busy = await client.get(f"/api/replays/{other}/review?after=0")
        assert (busy.status_code, busy.json()["progress"]) == (200, 0)  # nothing more is known yet
        monkeypatch.setattr(reviews, "PATIENCE", 600.0)
        later = asyncio.create_task(client.get(f"/api/replays/{other}/review?after=0"))
        go_on.set()
        assert (await first).status_code == 200
        assert (await later).json()["progress"] > 0  # as soon as there is room
        for match in (other, one, other):
            assert (await client.get(f"/api/replays/{match}/review")).status_code == 200
        assert house.bots.reviewed == 4

    asked(tmp_path, see)


def test_a_first_look_comes_first_and_the_rest_follows(tmp_path: Path) -> None:
    """Before the rest is asked for nobody works on it; then whoever waits is told of each part that is done."""
    match = link(game="cheese-rescue")
    moves = review_wanted(match).moves

    async def see(house: House, client: httpx2.AsyncClient) -> None:
        async def after(progress: int) -> ReviewShown:
            answer = await client.get(f"/api/replays/{match}/review?after={progress}")
            assert answer.status_code == 200
            return msgspec.json.decode(answer.content, type=ReviewShown)

        first = await after(-1)
        assert first.progress == house.bots.reviewed == 0
        assert [len(curve) for curve in first.curves] == [len(moves) + 1] * 2
        assert first.turning_point is not None
        assert moves[first.turning_point - 1] == first.turning_move
        works, heard, go_on = house.bots.review, asyncio.Event(), asyncio.Event()

        async def halfway(wanted: ReviewWanted, network: str, told: Hears) -> ReviewShown:
            drafts: list[ReviewShown] = []
            found = await works(wanted, network, drafts.append)
            assert [draft.progress for draft in drafts] == sorted({draft.progress for draft in drafts})
            told(drafts[len(drafts) // 2])
            heard.set()
            await go_on.wait()
            return found

        house.bots.review = halfway  # type: ignore[method-assign, assignment]
        half = await after(0)
        assert 30 < half.progress < 70
        assert half.turning_point == first.turning_point
        assert [len(curve) for curve in half.curves] == [len(moves) + 1] * 2
        rest = asyncio.create_task(after(half.progress))
        assert await after(-1) == half
        go_on.set()
        whole = await rest
        assert whole.progress == 100
        assert whole.curves[0][:20] == half.curves[0][:20]
        assert await after(99) == await after(-1) == whole

    asked(tmp_path, see)


@pytest.mark.parametrize("far", ["-2", "100", "x"])
def test_how_far_somebody_has_seen_is_a_percentage(tmp_path: Path, far: str) -> None:
    async def see(_: House, client: httpx2.AsyncClient) -> None:
        assert (await client.get(f"/api/replays/{link()}/review?after={far}")).status_code == 400

    asked(tmp_path, see)


def test_a_match_that_is_not_over_is_not_looked_at(tmp_path: Path) -> None:
    async def see(house: House, client: httpx2.AsyncClient) -> None:
        for match in (link(most=3), link()[:-4], "nonsense"):
            for more in ("", "?after=-1", "?after=50"):
                answer = await client.get(f"/api/replays/{match}/review{more}")
                assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")
        assert house.bots.reviewed == 0

    asked(tmp_path, see)


def test_after_a_failure_it_is_tried_again(tmp_path: Path) -> None:
    match = link()

    async def see(house: House, client: httpx2.AsyncClient) -> None:
        works = house.bots.review

        async def fails(*_: object) -> ReviewShown:
            raise BotFailed("it crashed")

        house.bots.review = fails  # type: ignore[method-assign, assignment]
        assert (await client.get(f"/api/replays/{match}/review")).status_code == 503
        house.bots.review = works  # type: ignore[method-assign]
        assert (await client.get(f"/api/replays/{match}/review")).status_code == 200

    asked(tmp_path, see)


def test_two_matches_are_looked_back_at_at_the_same_time() -> None:
    async def run() -> None:
        bots = BotProcesses(Metrics(), 1)
        begun = [asyncio.Event(), asyncio.Event()]
        wanted = [review_wanted(link(seed, game="cheese-rescue")) for seed in (1, 2)]
        try:
            works = [
                asyncio.create_task(bots.review(each, "here", lambda _, event=event: event.set()))  # type: ignore[misc]
                for each, event in zip(wanted, begun, strict=True)
            ]
            await asyncio.gather(*(event.wait() for event in begun))
            assert len(bots.critics._all) == 2
            assert [(await work).progress for work in works] == [100, 100]
        finally:
            await bots.close()

    asyncio.run(run())


def test_it_is_done_in_another_process_while_bots_go_on_thinking() -> None:
    """The critic crashes over a match that cannot be, and the players are not touched."""

    async def run() -> None:
        bots = BotProcesses(Metrics(), 1)
        try:
            with pytest.raises(BotFailed):
                await bots.review(ReviewWanted("alles-kaese", 2, {}, ["dance"]))
            assert bots.quick._all == bots.deep._all == []
        finally:
            await bots.close()

    asyncio.run(run())


def test_another_process_tells_what_it_knows_by_then() -> None:
    wanted, told = review_wanted(link(game="cheese-rescue")), list[ReviewShown]()

    async def run() -> None:
        bots = BotProcesses(Metrics(), 1)
        try:
            found = await bots.review(wanted, told=told.append)
            assert found.progress == 100
            assert [draft.curves[0] for draft in told] == [found.curves[0][: len(each.curves[0])] for each in told]
        finally:
            await bots.close()

    asyncio.run(run())
    assert 10 <= len(told) <= 20


@pytest.mark.parametrize(
    ("parts", "total", "whole"),
    [
        ([0.4, 0.4, 0.4], 1, [1, 0, 0]),
        ([10.6, -3.3, -7.3], 0, [10, -3, -7]),
        ([1.0, 2.0, 3.0], 5, [1, 2, 2]),
        ([0.9, 0.9, 0.9], 4, [2, 1, 1]),
    ],
)
def test_what_is_rounded_adds_up(parts: list[float], total: int, whole: list[int]) -> None:
    exact = {str(number): Fraction(str(part)) for number, part in enumerate(parts)}
    found = rounded(exact, total)
    assert sum(found.values()) == total
    assert sorted(found.values()) == sorted(whole)

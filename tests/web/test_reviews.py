"""A finished match looked at again, over HTTP: sums that add up, thought about once, and nothing for a match that is not over."""

import asyncio
from collections.abc import Awaitable, Callable
from fractions import Fraction
from pathlib import Path

import httpx2
import msgspec
import pytest

from cheeseboard.bots.review import rounded
from cheeseboard.table.luck import FairLuck
from cheeseboard.table.record import record_of, to_link
from cheeseboard.table.table import Chair, Table
from cheeseboard.web import reviews
from cheeseboard.web.app import application
from cheeseboard.web.bots import Thinkers
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.questions import BotFailed, Review, ReviewWanted
from cheeseboard.web.reviews import wanted_of
from tests.terminal.sittings import SHORT
from tests.web.halls import House


def link(seed: int = 0, most: int = 10_000, game: str = "cheese") -> str:
    """A short match, to its end or so many moves of players."""
    table = Table(game, [Chair("Anna"), Chair("Ben")], SHORT.get(game, {}), FairLuck(bytes([seed]) * 32))
    for number in range(most):
        if table.over:
            break
        possible = table.possible()
        table.play(table.turn, possible[number % len(possible)], table.version)
    return to_link(record_of(table))


def asked(folder: Path, work: Callable[[House, httpx2.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with House(folder) as house:
            transport = httpx2.ASGITransport(application(house.hall))
            async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
                await work(house, client)

    asyncio.run(run())


def test_the_sums_add_up_and_every_step_has_its_chances(tmp_path: Path) -> None:
    match = link(game="cheese-rescue")
    moves = wanted_of(match).moves

    async def see(_: House, client: httpx2.AsyncClient) -> None:
        answer = await client.get(f"/api/replays/{match}/review")
        assert answer.status_code == 200
        found = msgspec.json.decode(answer.content, type=Review)
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


def test_only_some_are_kept_and_only_some_may_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 1)
    monkeypatch.setattr(reviews, "WAITING", 1)
    one, other = link(1), link(2)

    async def see(house: House, client: httpx2.AsyncClient) -> None:
        works, begun, go_on = house.bots.review, asyncio.Event(), asyncio.Event()

        async def slowly(wanted: ReviewWanted) -> Review:
            begun.set()
            await go_on.wait()
            return await works(wanted)

        house.bots.review = slowly  # type: ignore[method-assign]
        first = asyncio.create_task(client.get(f"/api/replays/{one}/review"))
        await begun.wait()
        assert (await client.get(f"/api/replays/{other}/review")).status_code == 503
        go_on.set()
        assert (await first).status_code == 200
        for match in (one, other, one):
            assert (await client.get(f"/api/replays/{match}/review")).status_code == 200
        assert house.bots.reviewed == 3

    asked(tmp_path, see)


def test_a_match_that_is_not_over_is_not_looked_at(tmp_path: Path) -> None:
    async def see(house: House, client: httpx2.AsyncClient) -> None:
        for match in (link(most=3), link()[:-4], "nonsense"):
            answer = await client.get(f"/api/replays/{match}/review")
            assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")
        assert house.bots.reviewed == 0

    asked(tmp_path, see)


def test_after_a_failure_it_is_tried_again(tmp_path: Path) -> None:
    match = link()

    async def see(house: House, client: httpx2.AsyncClient) -> None:
        works = house.bots.review

        async def fails(_: ReviewWanted) -> Review:
            raise BotFailed("it crashed")

        house.bots.review = fails  # type: ignore[method-assign, assignment]
        assert (await client.get(f"/api/replays/{match}/review")).status_code == 503
        house.bots.review = works  # type: ignore[method-assign]
        assert (await client.get(f"/api/replays/{match}/review")).status_code == 200

    asked(tmp_path, see)


def test_it_is_done_in_another_process_while_bots_go_on_thinking() -> None:
    """The critic crashes over a match that cannot be, and the players are not touched."""

    async def run() -> None:
        thinkers = Thinkers(Metrics(), 1)
        try:
            with pytest.raises(BotFailed):
                await thinkers.review(ReviewWanted("alles-kaese", 2, {}, ["dance"]))
            assert thinkers.players._all == []
        finally:
            await thinkers.close()

    asyncio.run(run())


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

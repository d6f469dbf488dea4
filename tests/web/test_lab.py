"""House rules tried with games of mice, over HTTP: the figures of the command line, a bound, a queue, and a host's switch."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from cheeseboard.cli import main
from cheeseboard.lab.balance import shown
from cheeseboard.lab.balance.comparing import read
from cheeseboard.lab.balance.findings import interval, written
from cheeseboard.rooms import labs
from cheeseboard.rooms.questions import DONE, BotFailed, HearsLab, LabShown, LabWanted
from cheeseboard.table.languages import LANGUAGES
from cheeseboard.web.app import application
from cheeseboard.web.bots import BotProcesses
from cheeseboard.web.metrics import Metrics
from tests.rooms.halls import House

TINY: dict[str, Any] = {"game": "alles-kaese", "seats": 2, "options": {"turn_limit": 3}, "games": 6, "seed": 5}
Work = Callable[[House, httpx2.AsyncClient], Awaitable[None]]


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """To look at games again is what takes long."""
    monkeypatch.setattr(shown, "LOOKS", 1)
    monkeypatch.setattr(shown, "WORLDS", 2)


def asked(folder: Path, work: Work) -> None:
    async def run() -> None:
        async with House(folder) as house:
            transport = httpx2.ASGITransport(application(house.hall, Metrics()))
            async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
                await work(house, client)

    asyncio.run(run())


async def see(client: httpx2.AsyncClient, **more: Any) -> LabShown:
    answer = await client.post("/api/lab", json={**TINY, **more})
    assert answer.status_code == 200, answer.content
    return msgspec.json.decode(answer.content, type=LabShown)


async def whole(client: httpx2.AsyncClient, **more: Any) -> LabShown:
    found = await see(client, **more)
    while found.progress < DONE:
        found = await see(client, **more, after=found.progress)
    return found


def test_the_figures_are_those_of_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def look(_: House, client: httpx2.AsyncClient) -> None:
        found = await whole(client)
        assert found.played == found.of == 3 * 6 + 2 * 2 * 3
        out = tmp_path / "found.json"
        words = found.command.split()[1:]
        assert words[:3] == ["lab", "balance", "alles-kaese"]
        assert main([*words, "--workers", "1", "--out", str(out)]) == 0
        told = capsys.readouterr().out
        run = read(out.read_text(encoding="utf-8"))
        for section, mine in zip(run.sections, found.sections, strict=True):
            assert (section.title, section.note) == (mine.title, mine.note)
            for finding, figure in zip(section.findings, mine.figures, strict=True):
                assert (finding.name, finding.says) == (figure.name, figure.says)
                assert (written(finding.estimate.value, finding.unit), interval(finding)) == (
                    figure.value,
                    figure.interval,
                )
        for opinion in found.opinions:
            assert f"{opinion.question} {opinion.answer}" in told

    asked(tmp_path, look)


def test_other_rules_are_compared_with_the_usual_ones_and_those_with_nothing(tmp_path: Path) -> None:
    async def look(_: House, client: httpx2.AsyncClient) -> None:
        other, usual = await whole(client), await whole(client, options={})
        assert [figure.usual for section in usual.sections for figure in section.figures] == [""] * sum(
            len(section.figures) for section in usual.sections
        )
        (mine,) = [figure for section in other.sections for figure in section.figures if figure.name == "length"]
        (theirs,) = [figure for section in usual.sections for figure in section.figures if figure.name == "length"]
        assert (mine.usual, mine.usual_at) == (theirs.value, theirs.at)
        assert mine.at < theirs.at
        assert mine.moved.startswith(("moved", "perhaps"))

    asked(tmp_path, look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(tmp_path: Path, language: str) -> None:
    async def look(_: House, client: httpx2.AsyncClient) -> None:
        english, here = await whole(client), await whole(client, language=language)
        assert [len(section.figures) for section in english.sections] == [len(each.figures) for each in here.sections]
        assert [each.mark for each in english.opinions] == [each.mark for each in here.opinions]
        assert (english.opinions[0].question == here.opinions[0].question) is (language == "en")

    asked(tmp_path, look)


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"games": 2001}, 400),
        ({"games": 0}, 400),
        ({"seats": 17}, 400),
        ({"seed": -1}, 400),
        ({"after": 100}, 400),
        ({"language": "xx"}, 400),
        ({"bots": ["clara"]}, 400),
        ({"game": "chess"}, 404),
        ({"seats": 9}, 422),
        ({"options": {"turn_limit": 10_001}}, 422),
        ({"options": {"no_such_rule": 1}}, 422),
        ({"game": "cheese", "options": {"max_flips": 100_000}}, 422),
    ],
)
def test_what_is_not_possible_is_refused_before_a_game_is_played(
    tmp_path: Path, more: dict[str, Any], status: int
) -> None:
    async def look(house: House, client: httpx2.AsyncClient) -> None:
        assert (await client.post("/api/lab", json={**TINY, **more})).status_code == status
        assert house.bots.measured == 0

    asked(tmp_path, look)


def test_a_host_can_switch_it_off(tmp_path: Path) -> None:
    async def look(house: House, client: httpx2.AsyncClient) -> None:
        assert (await client.get("/api/about")).json()["lab"] is True
        house.hall.has_lab = False
        assert (await client.get("/api/about")).json()["lab"] is False
        assert (await client.post("/api/lab", json=TINY)).status_code == 404
        assert house.bots.measured == 0

    asked(tmp_path, look)


def test_the_same_rules_are_tried_once_and_only_one_run_waits_for_a_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(house: House, client: httpx2.AsyncClient) -> None:
        works, go_on = house.bots.measure, asyncio.Event()

        async def slowly(wanted: LabWanted, network: str, told: HearsLab) -> LabShown:
            told(LabShown(progress=7, played=1, of=30))
            await go_on.wait()
            return await works(wanted, network, told)

        house.bots.measure = slowly  # type: ignore[method-assign, assignment]
        first, same = await asyncio.gather(see(client), see(client))
        assert first == same == LabShown(progress=7, played=1, of=30)
        monkeypatch.setattr(labs, "PATIENCE", 0.01)
        assert await see(client, seed=6) == LabShown()  # somebody else is first
        monkeypatch.setattr(labs, "PATIENCE", 600.0)
        other, rest = asyncio.create_task(whole(client, seed=6)), asyncio.create_task(whole(client))
        await asyncio.sleep(0)
        go_on.set()
        assert (await rest).progress == (await other).progress == DONE
        assert house.bots.measured == 2

    asked(tmp_path, look)


def test_nothing_is_played_that_nobody_waits_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labs, "LEAVES", 0.0)

    async def look(house: House, client: httpx2.AsyncClient) -> None:
        works, ended = house.bots.measure, asyncio.Event()

        async def for_ever(wanted: LabWanted, network: str, told: HearsLab) -> LabShown:  # noqa: ARG001
            told(LabShown(progress=1, played=1, of=30))
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()
            raise AssertionError

        house.bots.measure = for_ever  # type: ignore[method-assign, assignment]
        assert (await see(client)).progress == 1
        async with asyncio.timeout(30):
            await ended.wait()
        house.bots.measure = works  # type: ignore[method-assign]
        assert (await whole(client)).played == 30  # who comes again begins anew

    asked(tmp_path, look)


def test_after_a_failure_what_was_known_is_told_and_nothing_if_there_was_nothing(tmp_path: Path) -> None:
    async def look(house: House, client: httpx2.AsyncClient) -> None:
        async def fails(wanted: LabWanted, network: str, told: HearsLab) -> LabShown:  # noqa: ARG001
            if wanted.seed:
                told(LabShown(progress=40, played=3, of=30))
            raise BotFailed("it stalled")

        house.bots.measure = fails  # type: ignore[method-assign, assignment]
        assert (await client.post("/api/lab", json={**TINY, "seed": 0})).status_code == 503
        assert await see(client) == LabShown(progress=DONE, played=3, of=30)

    asked(tmp_path, look)


def test_it_ends_by_itself_when_its_time_is_up() -> None:
    wanted = LabWanted("alles-kaese", 2, {"turn_limit": 3}, 2000, 1, "en")
    found = shown.measure(wanted, lambda _: None, seconds=0.0)
    assert found.progress == DONE
    assert 0 < found.played < found.of


def test_it_is_played_in_a_process_of_its_own_while_bots_go_on_thinking() -> None:
    async def run() -> None:
        bots = BotProcesses(Metrics(), 1)
        try:
            wanted = LabWanted("alles-kaese", 2, {"turn_limit": 3}, 6, 5, "en")
            drafts: list[LabShown] = []
            found = await bots.measure(wanted, "here", drafts.append)
            assert found.played == found.of
            assert found.progress == DONE > max((draft.progress for draft in drafts), default=0)
            assert bots.labs.nice > bots.critics.nice > bots.deep.nice
        finally:
            await bots.close()

    asyncio.run(run())

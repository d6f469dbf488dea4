"""All of Cheeseboard in static files, in a browser, without a server: python3 run.py site builds it."""

import gzip
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cheeseboard.bots.bots import MICE
from cheeseboard.rooms.deeds import read_deed
from cheeseboard.rooms.room import Room
from cheeseboard.table.fairness import flaw_in, verify
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from tests.browser.acts import OVER, play, play_to_the_end, start, told, wait_for_turn
from tests.browser.conftest import PHONE, QUICK, Home
from tests.browser.house import (
    DEEDS,
    WebSpace,
    days_there,
    dealt_there,
    golden,
    hall_of,
    stand_beside,
    traced_there,
    wait_until_awake,
)
from tests.browser.test_daily import DAY, begin_an_evening, forged_result, play_on_one_device, play_the_deal
from tests.browser.test_next_step import ADVICE, by_mouse
from tests.browser.test_puzzles import HEARD, PEEKING, VERDICT, answered, first_with, opened, show_all
from tests.every_game.tables import OWN_GAMES
from tests.every_game.test_builds import GOLDEN
from tests.every_game.test_daily import told_of_days
from tests.long import LONG, unavailable
from tools import make_house

FIRST_PICTURE = 300_000  # bytes as they are sent
ALL = 6_000_000
ONE_FILE = 10_000_000
LINK = "a[href*='/replay/']"
RELOADS = 5 if LONG else 1
MATCHES = 100 if LONG else 10
DAYS = 31


def visit(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    wait_until_awake(page)
    return page


def native_links(page: Page) -> dict[str, str]:
    return links_of(page.evaluate(DEEDS))


def links_of(deeds: list[dict[str, Any]]) -> dict[str, str]:
    """The last finished match of each room, folded here from the deeds that a browser has kept."""
    rooms: dict[str, Room] = {}
    for deed in deeds:
        room = rooms.setdefault(deed["room"], Room(deed["room"]))
        room.fold(read_deed(deed["body"].encode()), deed["at"])
    return {name: room.finished[-1].link for name, room in rooms.items()}


def native_link(page: Page) -> str:
    """That of the only room."""
    (found,) = native_links(page).values()
    return found


def test_a_match_goes_on_after_a_reload_and_without_a_network(space: WebSpace, home: Home) -> None:
    context = home(space.url)
    page = visit(context, space.url)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 1)")
    start(page)
    for _ in range(2):
        wait_for_turn(page)
        play(page)
    wait_for_turn(page)
    lines = told(page)
    context.set_offline(True)
    page.reload()
    wait_for_turn(page)
    assert told(page) == lines

    where = page.url
    page.close()
    page = context.new_page()
    page.goto(where)
    assert play_to_the_end(page) > 0
    assert native_link(page) in str(page.locator(LINK).get_attribute("href"))


def test_the_deal_of_a_day_is_the_same_here(space: WebSpace, home: Home) -> None:
    page = visit(home(space.url), space.url)

    assert {game.name: dealt_there(page, game) for game in OWN_GAMES} == {
        game.name: (GOLDEN / game.name.replace("-", "_") / "daily.txt").read_text().strip() for game in OWN_GAMES
    }


def test_the_deals_of_a_month_are_the_same_here_and_mice_play_them_alike(space: WebSpace, home: Home) -> None:
    page = visit(home(space.url), space.url)

    assert {game.name: days_there(page, game, DAYS) for game in OWN_GAMES} == {
        game.name: told_of_days(game.name, DAYS) for game in OWN_GAMES
    }


def test_a_deal_is_played_and_its_result_checked_without_a_network(space: WebSpace, home: Home) -> None:
    """By the rules on the device itself; a forged result is refused."""
    context = home(space.url)
    page = visit(context, space.url)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 1)")
    context.set_offline(True)
    page.goto(f"{space.url}#/daily#{DAY}")
    link = play_the_deal(page)
    assert flaw_in(from_link(link)) == ""
    expect(page.get_by_role("table", name="Our results").get_by_role("row")).to_have_count(2)
    page.goto(f"{space.url}#/beat/{link}")
    expect(page.get_by_text("Played again and found right")).to_be_visible()
    page.goto(f"{space.url}#/beat/{forged_result()}")
    expect(page.get_by_role("alert").get_by_text("against other mice")).to_be_visible()
    page.goto(f"{space.url}#/mine")
    expect(page.get_by_role("heading", name="One match")).to_be_visible()


def test_what_one_comes_back_to_opens_without_a_network(space: WebSpace, home: Home) -> None:
    """Puzzles with their proofs, exercises, a whole evening and my games; from a browser that was closed before."""
    context = home(space.url)
    context.add_init_script(HEARD)
    page = visit(context, space.url)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 1)")
    page.close()
    context.set_offline(True)
    page = context.new_page()
    puzzle = first_with(False)
    page.goto(f"{space.url}#/puzzles/{PEEKING}#{puzzle.number}")
    opened(page, puzzle)
    answered(page)
    expect(page.locator(VERDICT)).to_have_text("Not this time.")
    show_all(page)
    page.goto(f"{space.url}#/exercises/{PEEKING}")
    expect(page.locator(ADVICE)).to_be_visible()
    page.evaluate("asked.length = 0")
    answered(page, by_mouse())
    page.goto(f"{space.url}#/evening")
    begin_an_evening(page)
    play_on_one_device(page)
    expect(page.get_by_role("region", name="A whole evening").get_by_role("cell").first).to_be_visible()
    page.goto(f"{space.url}#/mine")
    expect(page.get_by_role("heading", name="One match")).to_be_visible()


def test_the_rules_are_the_same_to_the_last_bit(space: WebSpace, home: Home) -> None:
    page = visit(home(space.url, service_workers="block"), space.url)

    assert {game.name: traced_there(page, game) for game in OWN_GAMES} == {
        game.name: golden(game) for game in OWN_GAMES
    }


def wanted(number: int) -> dict[str, Any]:
    """A match of every game in turn, for every number of players in turn, with every mouse in turn."""
    turn, place = divmod(number, len(OWN_GAMES))
    game = OWN_GAMES[place]
    times, seats = divmod(turn, len(game.seats))
    mice = [MICE[(turn + times + place + chair) % len(MICE)] for chair in range(1, game.seats[seats])]
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": mouse} for mouse in mice)]
    return {"game": game.name, "chairs": chairs, "settings": {"pace": 0, "think": "quick"}, "begin": True}


def test_matches_of_all_games_and_mice_end_with_the_same_record_as_on_a_server(space: WebSpace, home: Home) -> None:
    """Played there, and folded again here from the same seeds and moves."""
    page = visit(home(space.url, service_workers="block"), space.url)
    stand_beside(page)
    links, records = {}, {}
    for number in range(MATCHES):
        played = page.evaluate("([wanted, seed]) => beside.playAll(wanted, seed)", [wanted(number), number])
        answer = page.evaluate("link => beside.ask('GET', `/api/replays/${link}/record`)", played["link"])
        links[played["room"]] = played["link"]
        records[played["room"]] = answer["body"]
    here = native_links(page)

    assert len(links) == MATCHES
    assert links == here
    assert records == {room: write(from_link(link)) for room, link in here.items()}
    for text in records.values():
        verify(text)  # it raises where something is not right, luck too


KILL = """() => {
    const add = IDBObjectStore.prototype.add;
    let left = 1;
    IDBObjectStore.prototype.add = function (...what) {
        const asked = add.apply(this, what);
        left -= 1;
        if (left === 0) EVENT, () => self.close());
        return asked;
    };
}"""
MOMENTS = {
    "when a deed is asked for": "asked.addEventListener('success'",
    "when a deed is kept": "this.transaction.addEventListener('complete'",
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_hall_that_dies_loses_nothing(space: WebSpace, home: Home, moment: str) -> None:
    page = visit(home(space.url, service_workers="block"), space.url)
    start(page)
    wait_for_turn(page)
    play(page)
    wait_for_turn(page)
    before = told(page)
    for _ in range(2):
        hall = hall_of(page)
        hall.evaluate(KILL.replace("EVENT", MOMENTS[moment]))
        play(page)  # it counts, once
        wait_for_turn(page)
        assert hall not in page.workers
    page.wait_for_function("() => !document.querySelector('.waking progress')")
    deeds = page.evaluate(DEEDS)

    assert told(page) > before or page.locator(OVER).count()
    assert [deed["number"] for deed in deeds] == [*range(1, len(deeds) + 1)]
    assert len({deed["mid"] for deed in deeds}) == len(deeds)
    assert play_to_the_end(page) >= 0
    assert native_link(page) in str(page.locator(LINK).get_attribute("href"))


HAS_HALL = "() => navigator.locks.query().then(({ held }) => held.some(({ name }) => name === 'cheeseboard-hall'))"


def test_a_hall_that_dies_while_it_wakes_up_is_woken_again(space: WebSpace, home: Home) -> None:
    page = home(space.url, service_workers="block").new_page()
    with page.expect_worker() as begun:
        page.goto(space.url)
    page.wait_for_function(HAS_HALL)
    begun.value.evaluate("() => self.close()")
    assert page.locator(".waking progress").count() == 1  # it was not awake yet
    start(page)

    assert wait_for_turn(page)


HALVE = """async () => {
    const cache = await caches.open('cheeseboard-python');
    for (const { url } of await cache.keys()) {
        const bytes = await (await cache.match(url)).arrayBuffer();
        await cache.put(url, new Response(bytes.slice(0, bytes.byteLength / 2)));
    }
}"""


def test_what_was_kept_in_part_is_fetched_again(space: WebSpace, home: Home) -> None:
    """A page may be left while its files are kept."""
    page = visit(home(space.url), space.url)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 1)")
    page.evaluate(HALVE)
    page.reload()
    start(page)

    assert wait_for_turn(page)


def test_a_house_that_cannot_be_fetched_says_so_and_opens_later(
    space: WebSpace, folder: Path, browser: Browser
) -> None:
    (script,) = folder.glob("python/hall-*.js")
    away = script.rename(script.with_suffix(".away"))
    with browser.new_context(locale="en-GB", service_workers="block") as context:
        context.add_init_script(QUICK)
        page = context.new_page()
        page.goto(space.url)
        expect(page.get_by_role("alert").filter(has_text="The house did not open.")).to_be_visible()
        away.rename(script)
        page.get_by_role("button", name="Try again").click()
        start(page)

        assert wait_for_turn(page)


def test_it_says_in_one_corner_that_all_is_packed(space: WebSpace, home: Home) -> None:
    page = home(space.url, viewport=PHONE).new_page()
    page.goto(space.url)
    packed = page.get_by_role("status").filter(has_text="All is packed.")
    expect(packed).to_be_visible()
    box = packed.bounding_box()

    assert box is not None and box["height"] < MANY_LINES


def test_it_does_not_say_so_where_there_was_no_room(space: WebSpace, folder: Path, home: Home) -> None:
    (script,) = folder.glob("python/hall-*.js")
    text = script.read_text()
    script.unlink()  # it is a link to the file that was built
    script.write_text(FULL_DISK + text)
    page = visit(home(space.url), space.url)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 1)")
    page.wait_for_timeout(2000)  # in which it would have said so

    assert page.get_by_text("All is packed.").count() == 0


MANY_LINES = 110  # pixels
FULL_DISK = "Cache.prototype.put = async () => { throw new DOMException('full', 'QuotaExceededError'); };\n"


def test_several_tabs_are_one_house(space: WebSpace, home: Home) -> None:
    context = home(space.url, service_workers="block")
    first = visit(context, space.url)
    start(first)
    wait_for_turn(first)
    second = visit(context, first.url)
    wait_for_turn(second)
    assert len(first.workers) > 0 and len(second.workers) == 0
    lines = told(second)
    play(first)
    second.wait_for_function(
        "before => document.querySelectorAll('.log > ol > li').length > before || document.querySelector('.score')",
        arg=lines,
    )

    first.close()
    wait_for_turn(second)
    assert play_to_the_end(second) >= 0
    assert len(second.workers) > 0


def test_a_record_is_saved_as_a_file_and_opened_again(space: WebSpace, home: Home, tmp_path: Path) -> None:
    page = visit(home(space.url, service_workers="block"), space.url)
    start(page)
    play_to_the_end(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename == "cheeseboard-alles-kaese.json"
    page.get_by_text("Was it all fair?").click()
    expect(page.locator(".verdict")).to_contain_text("Checked on this device")
    kept = tmp_path / "kept.json"
    saved.value.save_as(kept)

    page.goto(f"{space.url}#/")
    page.get_by_label("Open a saved match").set_input_files(kept)
    expect(page.locator("h1, .progress").first).to_be_visible()
    page.wait_for_url(re.compile("#/replay/"))


def test_the_browser_is_asked_to_keep_what_is_played(space: WebSpace, home: Home) -> None:
    context = home(space.url, service_workers="block")
    context.add_init_script(
        "window.asked = 0; if (navigator.storage) navigator.storage.persist = async () => { asked += 1; return true; }"
    )
    page = visit(context, space.url)
    assert page.evaluate("asked") == 0
    start(page)
    wait_for_turn(page)

    assert page.evaluate("asked") == 1


def test_an_update_waits_until_nobody_plays(space: WebSpace, folder: Path, home: Home) -> None:
    context = home(space.url)
    page = visit(context, space.url)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 1)")
    start(page)
    wait_for_turn(page)
    newer(folder)
    page.reload()
    wait_for_turn(page)
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => 1)")
    page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)")
    page.reload()
    wait_for_turn(page)
    assert not is_newer(page)
    page.close()
    page = context.new_page()
    page.goto(space.url)
    page.locator("meta[name=newer]").wait_for(state="attached")


def newer(folder: Path) -> None:
    """Another version of the page."""
    for name, before, after in (
        ("index.html", "<title>", '<meta name="newer" content="yes"><title>'),
        ("sw.js", '"digest": "', '"digest": "newer'),
    ):
        file = folder / name
        text = file.read_text()
        assert before in text
        file.unlink()  # it is a link to the file that was built
        file.write_text(text.replace(before, after))


def is_newer(page: Page) -> bool:
    return bool(page.evaluate("() => document.querySelector('meta[name=newer]') !== null"))


def sent(file: Path) -> int:
    return file.stat().st_size if file.suffix == ".bin" else len(gzip.compress(file.read_bytes()))


def test_it_is_small(built: Path) -> None:
    assert sum(sent(file) for file in built.rglob("*") if file.is_file()) <= ALL


def test_the_first_picture_is_light(space: WebSpace, folder: Path, home: Home) -> None:
    context = home(space.url, service_workers="block")
    page = context.new_page()
    seen: list[str] = []
    page.on("request", lambda asked: seen.append(asked.url.removeprefix(space.url) or "index.html"))
    page.goto(space.url)
    page.locator("a.box").first.wait_for()
    page.wait_for_function("() => document.fonts.ready.then(() => true)")
    shown = [folder / name for name in seen if not name.startswith("python/")]

    assert len(shown) > 3
    assert sum(map(sent, shown)) <= FIRST_PICTURE


@pytest.fixture
def one_file(built: Path) -> str:
    """The address of the house in one file."""
    file: Path = make_house.ONE_FILE
    if not (built.exists() and file.exists()):
        unavailable("there is no house in one file: python3 run.py site --one-file")
    return file.as_uri()


def test_one_file_is_small_enough_to_be_mailed(one_file: str) -> None:
    assert Path(urlsplit(one_file).path).stat().st_size <= ONE_FILE


def test_one_file_opens_from_a_disk(one_file: str, home: Home) -> None:
    page = visit(home("file:"), one_file)
    start(page)
    wait_for_turn(page)
    play(page)
    wait_for_turn(page)
    assert re.search(r"cheeseboard\.html#/r/", page.url)
    kept = page.evaluate(DEEDS)
    page.reload()

    assert len(kept) > 2
    assert page.evaluate(DEEDS) == kept


def test_one_file_knows_whose_seat_it_was(one_file: str, home: Home) -> None:
    """Also if the browser forgets what a page from a disk has put into localStorage."""
    page = visit(home("file:"), one_file)
    start(page)
    wait_for_turn(page)
    for number in range(RELOADS):
        play(page)
        if not wait_for_turn(page):
            assert number > 0  # the match is over, but not so soon
            break
        lines = told(page)
        if number % 2 == 0:
            page.evaluate("localStorage.clear()")
        page.reload()
        assert wait_for_turn(page)
        assert told(page) == lines

"""Python that runs in the documentation's pages, and the house beside them: python3 run.py site, then python3 run.py docs."""

import doctest
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.house import WebSpace, need_house
from tests.docs.pages import ROOT, blocks
from tests.long import only_in_full, unavailable

if not os.environ.get("CI"):
    pytest.importorskip("griffe", reason="Zensical and Griffe are not installed: python3 run.py docs")
from tools import make_site

BELOW = "/some/where/"
WAIT = 120_000  # milliseconds, on a busy machine


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    """The site below some path of a web space."""
    need_house()
    if not make_site.STAMP.exists() or make_site.STAMP.read_text() != make_site.made_from():
        unavailable("the site has not been built with this house: python3 run.py docs")
    folder = tmp_path_factory.mktemp("space")
    (folder / "some").mkdir()
    (folder / "some" / "where").symlink_to(make_site.SITE, target_is_directory=True)
    with WebSpace(folder, BELOW) as running:
        yield running


@pytest.fixture
def context(space: WebSpace, browser: Browser) -> Iterator[BrowserContext]:
    """A reader. No page may complain, or ask anybody but its web space."""
    complaints: list[str] = []
    with browser.new_context(reduced_motion="reduce", locale="en-GB") as found:
        found.set_default_timeout(WAIT)
        mine = (space.url, "data:", "blob:", "http://house.invalid/")
        found.on("request", lambda asked: None if asked.url.startswith(mine) else complaints.append(asked.url))
        found.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        found.on("weberror", lambda problem: complaints.append(str(problem.error)))
        yield found
    assert complaints == []


def example(page: Page, number: int) -> Locator:
    return page.locator(".example").nth(number)


def run(page: Page, number: int, code: str | None = None) -> None:
    one = example(page, number)
    if code is not None:
        one.locator("textarea").fill(code)
    one.get_by_role("button", name="Run").click()
    expect(one).to_have_attribute("aria-busy", "false", timeout=WAIT)  # those above it have run, too
    expect(one.get_by_role("button", name="Run")).to_be_visible()
    expect(one.locator("progress")).to_have_count(0)


def said_by(page: Page, number: int) -> str:
    return "".join(example(page, number).locator("pre").all_text_contents())


def wanted_of(code: str) -> str:
    """What the document says that an example says, with the errors as a page shows them."""
    found = [part.want or "" for part in doctest.DocTestParser().get_examples(code)]
    return "".join(found)


def agrees(code: str, got: str) -> bool:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    return doctest.OutputChecker().check_output(wanted_of(code), got, flags)


def test_the_readmes_examples_run_in_the_page(context: BrowserContext, space: WebSpace) -> None:
    page = context.new_page()
    page.goto(f"{space.url}try.html")
    (code,) = [each for each in blocks(ROOT / "README.md", "python") if each.startswith(">>>")]
    run(page, 1)  # the one above runs first

    assert agrees(code, said_by(page, 0)), said_by(page, 0)
    assert ">>>" not in example(page, 0).locator("textarea").input_value()
    assert said_by(page, 1).startswith("<Cheese Rescue 2 seats")
    picture = example(page, 1).frame_locator("iframe")
    expect(picture.locator("svg").first).to_be_visible()
    expect(picture.locator("ol > li").first).to_be_visible()
    found = Axe().run(page, {"exclude": [["iframe"]]})
    assert found.violations_count == 0, found.generate_report()


@only_in_full
def test_all_examples_of_the_page_about_python_run(context: BrowserContext, space: WebSpace) -> None:
    page = context.new_page()
    page.goto(f"{space.url}python.html")
    codes = blocks(ROOT / "docs" / "python.md", "python")
    expect(page.locator(".example")).to_have_count(len(codes))
    run(page, len(codes) - 1)

    wrong = {
        number: said_by(page, number) for number, code in enumerate(codes) if not agrees(code, said_by(page, number))
    }
    assert wrong == {}


@only_in_full
def test_mistakes_endless_loops_and_floods_are_survived(context: BrowserContext, space: WebSpace) -> None:
    page = context.new_page()
    page.goto(f"{space.url}try.html")
    run(page, 0, "x = 1\ndef f(:\n    pass")
    assert 'File "<example 1>", line 2' in said_by(page, 0) and "SyntaxError" in said_by(page, 0)
    run(page, 0, "x = 1\nx / 0")
    assert "line 2, in <module>\n    x / 0" in said_by(page, 0)

    one = example(page, 0)
    one.locator("textarea").fill("while True:\n    print('mouse')")
    one.get_by_role("button", name="Run").click()
    expect(one.locator("pre.error")).to_contain_text("the rest is not shown")
    page.get_by_role("button", name="Stop").click()
    expect(one.locator(".note")).to_contain_text("Stopped")
    run(page, 0, "x")
    assert "NameError" in said_by(page, 0)  # another Python
    page.get_by_role("button", name="Start over").click()
    expect(one.locator("textarea")).to_have_value("\n".join(first_lines()))
    expect(page.locator(".output > *")).to_have_count(0)


def first_lines() -> list[str]:
    (code,) = [each for each in blocks(ROOT / "README.md", "python") if each.startswith(">>>")]
    found = "".join(part.source for part in doctest.DocTestParser().get_examples(code))
    return found.splitlines()


@only_in_full
def test_a_readers_bot_plays_against_the_mice(context: BrowserContext, space: WebSpace) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.goto(f"{space.url}try-a-bot.html")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    button = page.get_by_role("button", name="Play", exact=True)
    button.click()
    page.get_by_role("button", name="Stop").wait_for()
    button.wait_for()
    rows = page.locator(".example tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("my_bot.py")
    expect(page.locator(".example caption")).to_contain_text("20 games; equal bots would win 50.0 %")
    assert all(0 <= float(text) <= 100 for text in page.locator("tbody td:nth-child(3)").all_text_contents())
    assert len(page.locator(".example > .status").inner_text()) > 10
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()

    page.locator("textarea").fill("def choose(game, view, moves):\n    return moves[99]")
    button.click()
    expect(page.locator("pre.error")).to_contain_text('File "my_bot.py", line 2, in choose')
    page.locator("textarea").fill("def choose(game, view, moves):\n    while True:\n        pass")
    button.click()
    expect(page.locator(".example > .run")).to_contain_text("0 of 20 games")
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".example > .status")).to_have_text("Stopped after 0 games.")


def test_play_now_opens_the_house(context: BrowserContext, space: WebSpace) -> None:
    page = context.new_page()
    page.goto(f"{space.url}index.html")
    page.get_by_role("link", name="Play now").click()
    page.locator("a.box").first.wait_for()
    assert page.url.startswith(f"{space.url}play/")


def test_without_scripts_the_same_code_stands_there(space: WebSpace, browser: Browser) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{space.url}try.html")
        expect(page.locator(".language-python").first).to_contain_text(">>> import cheeseboard")
        expect(page.locator(".without")).to_contain_text("There are no Run buttons")


@only_in_full
def test_a_page_of_a_site_without_the_house_promises_nothing(tmp_path: Path) -> None:
    make_site.gather(tmp_path)
    assert "play/index.html" not in (tmp_path / "pages" / "index.md").read_text("utf-8")
    assert 'class="live"' not in (tmp_path / "pages" / "try.md").read_text("utf-8")
    assert "console.js" not in (tmp_path / "zensical.toml").read_text("utf-8")

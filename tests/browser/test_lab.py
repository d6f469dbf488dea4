"""The lab in a real browser: house rules are changed, tried with games of mice, compared, kept and played."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import expect_no_sideways_scrolling
from tests.browser.conftest import QUICK, THEMES, Visitor
from tests.browser.test_access import expect_access
from tests.long import cases, usually

SMALL: Any = {"width": 320, "height": 640}


def try_it(page: Page) -> None:
    """By keyboard, until the first figures are there."""
    page.get_by_role("button", name="Try 10,000 games").press("Enter")
    expect(page.locator(".report dt")).to_have_count(5)
    page.get_by_role("button", name="Stop").press("Enter")
    expect(page.get_by_text(re.compile(r"^The mice have played [\d,]+ of [\d,]+ games\."))).to_be_visible()


@usually
@pytest.mark.parametrize("theme", cases(THEMES, ["dark"]))
def test_from_the_rules_to_the_report_and_to_the_table(visitor: Visitor, tmp_path: Path, theme: str) -> None:
    page = visitor("/play/cheese-rescue", viewport=SMALL, color_scheme=theme)
    page.get_by_role("link", name="For designers").click()
    page.get_by_role("radio", name="2", exact=True).check()
    gift = page.get_by_role("spinbutton", name=re.compile("half points", re.IGNORECASE))
    expect(gift).to_have_value("0")
    mine = tmp_path / "mine.json"
    mine.write_text('{"komi": 3, "no_such_rule": 1}', encoding="utf-8")
    page.locator("input[type=file]").set_input_files(mine)
    expect(gift).to_have_value("3")
    expect(page.get_by_role("alert")).to_contain_text("no_such_rule=1")
    expect(page.get_by_text("§10.5")).to_be_visible()
    expect_access(page)
    expect_no_sideways_scrolling(page)

    try_it(page)
    expect(page.locator(".report").get_by_text(re.compile("^Usual rules: ")).first).to_be_visible()
    expect(page.locator(".report code")).to_contain_text("--option komi=3")
    expect_access(page)
    expect_no_sideways_scrolling(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the report").click()
    report = Path(saved.value.path()).read_text(encoding="utf-8")
    assert report.startswith("<!doctype html>") and "Is it fair?" in report and "<svg" in report
    assert "<script" not in report and "<button" not in report

    gift.fill("4")
    gift.blur()
    expect(page.get_by_text("These figures are of the rules before.")).to_be_visible()
    page.get_by_role("button", name="Play it now").click()
    page.wait_for_url(re.compile("/r/"))
    expect(page.locator("h1")).to_have_text("Cheese Rescue")


def test_in_another_language_and_with_the_usual_rules_there_is_nothing_to_compare(visitor: Visitor) -> None:
    page = visitor("/lab", QUICK.replace("'en'", "'de'"))
    page.get_by_role("radio", name="Cheese Rescue").check()
    page.wait_for_url(re.compile("/lab/cheese-rescue"))
    page.get_by_role("button", name="10.000 Partien probieren").click()
    expect(page.locator(".report dt").first).to_have_text("Ist es fair?")
    expect(page.locator(".report").get_by_text("Übliche Regeln:")).to_have_count(0)
    page.get_by_role("button", name="Anhalten").click()


def test_a_link_brings_house_rules_and_says_which_nobody_can_have(visitor: Visitor) -> None:
    page = visitor("/lab/cheese-rescue?seats=2&komi=5&diagonals=7")
    expect(page.get_by_role("spinbutton", name=re.compile("half points", re.IGNORECASE))).to_have_value("5")
    expect(page.get_by_text("diagonals=7")).to_be_visible()
    page.get_by_role("button", name="The usual rules").click()
    expect(page.get_by_role("spinbutton", name=re.compile("half points", re.IGNORECASE))).to_have_value("0")

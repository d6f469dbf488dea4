"""What is watched: first the picture, then the sentence. A die tumbles, cards turn and fly; all of it can be skipped, and nothing
comes to light too early."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import play, start, told, wait_for_turn
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.long import cases

MOVES = "no-preference"


def settings(**more: object) -> str:
    kept = {"speed": "fast", "language": "en", "sound": False, "steady": False, **more}
    return f"localStorage.setItem('cheeseboard-settings', {json.dumps(json.dumps(kept))})"


# Looks at the page after every change, as nobody's eyes can: what was seen, and what was seen at the wrong moment.
WATCH = """() => {
    window.seen = new Set();
    window.wrong = [];
    const text = (selector) => document.querySelector(selector)?.textContent ?? "";
    const rolled = () => [...document.querySelectorAll(".log > ol li, [aria-live] *")].map((line) => line.textContent).filter((line) => / rolls? a /.test(line)).length;
    const kept = () => [...document.querySelectorAll(".log > ol li, [aria-live] *")].map((line) => line.textContent).filter((line) => / keeps? the \\w+ card, /.test(line)).length;
    let before = { rolled: rolled(), kept: kept() };
    const look = () => {
        const die = document.querySelector(".die.rolling");
        const turning = document.querySelector(".card-kept.coming");
        if (die) seen.add("die");
        if (turning) seen.add("turn");
        if (document.querySelector(".flier")) seen.add("flier");
        if (document.querySelector(".fresh")) seen.add("fresh");
        if (document.querySelector(".peeker")) seen.add("peeker");
        const now = { rolled: rolled(), kept: kept() };
        if (die && now.rolled > before.rolled) wrong.push("said before the die lay still: " + text(".log > ol li:last-child"));
        if (turning && now.kept > before.kept) wrong.push("said before the card had turned: " + text(".log > ol li:last-child"));
        if (die && /shows/.test(die.ariaLabel)) wrong.push("named while it tumbles: " + die.ariaLabel);
        for (const front of document.querySelectorAll(".board .front"))
            if (!front.closest(".card-kept, .front-seen")) wrong.push("a front that nobody has turned over");
        if (document.querySelector(".peeker") && document.querySelector(".board .front")) wrong.push("a front while another peeks");
        for (const flier of document.querySelectorAll(".flier"))
            if (!flier.inert || flier.ariaHidden !== "true") wrong.push("a flier that can be touched or heard");
        before = now;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def seen(page: Page) -> set[str]:
    return set(page.evaluate("[...window.seen]"))


def watch_some_turns(page: Page, moves: int) -> None:
    for _ in range(moves):
        if not wait_for_turn(page):
            return
        play(page)
    wait_for_turn(page)


@pytest.mark.parametrize("screen", cases([PHONE, DESKTOP], [DESKTOP]), ids=["phone", "desktop"])
def test_the_picture_comes_first_and_nothing_comes_to_light_before(visitor: Visitor, screen: dict[str, int]) -> None:
    page = visitor("/", script=settings(), viewport=screen, reduced_motion=MOVES)
    start(page, 3)
    page.locator(".board").wait_for()
    page.evaluate(WATCH)
    watch_some_turns(page, 3)
    assert page.evaluate("window.wrong") == []
    assert {"die", "flier"} <= seen(page)
    assert "fresh" not in seen(page)


def test_skipping_leaves_nothing_in_the_air(visitor: Visitor) -> None:
    page = visitor("/", script=settings(speed="slow"), reduced_motion=MOVES)
    start(page, 2)
    wait_for_turn(page)
    if page.locator(".acts button.go").count() == 0:
        page.locator(".legal").first.click()
    before = told(page)
    page.locator(".acts button.go").click()
    page.locator(".board .coming, .board .told").first.wait_for()
    page.keyboard.press("s")
    expect(page.locator(".flier, .board .coming, .die.rolling")).to_have_count(0)
    assert told(page) > before
    expect(page.locator(".board .fresh").first).to_be_visible()


def test_where_nothing_moves_it_is_outlined(visitor: Visitor) -> None:
    page = visitor("/", script=settings(speed="normal"))
    start(page, 2)
    page.locator(".board").wait_for()
    page.evaluate(WATCH)
    watch_some_turns(page, 2)
    assert page.evaluate("window.wrong") == []
    assert seen(page) & {"die", "turn", "flier"} == set()
    assert "fresh" in seen(page)


# Cards that were on their way, with their backs up, when the page was drawn with a new line about them.
FLIPS = """() => {
    window.wrong = [];
    const lines = () => document.querySelectorAll(".log > ol li").length;
    const isBack = (one) => one.effect.target.matches?.(".flier.back") && (one.effect.getComputedTiming().progress ?? 1) < 0.5;
    let before = lines();
    new MutationObserver(() => {
        const isNew = lines() > before && / flips? /.test(document.querySelector(".log > ol li:last-child").textContent);
        const flying = isNew ? document.getAnimations().filter(isBack) : [];
        before = lines();
        requestAnimationFrame(() => wrong.push(...flying.filter(isBack).map(() => document.querySelector(".slip").textContent)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_a_flip_turns_over_before_it_is_named(visitor: Visitor) -> None:
    page = visitor("/play/cheese", script=settings(), reduced_motion=MOVES)
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    flip = page.get_by_role("button", name="Flip", exact=True)
    flip.wait_for()
    page.evaluate(FLIPS)
    for _ in range(3):
        flip.click()
        expect(page.locator(".flier").first).to_be_attached()
        flip.wait_for()
    assert page.evaluate("window.wrong") == []
    expect(page.locator(".flier")).to_have_count(0)


# What would be spoken, and whether the die still tumbled then.
SPEAKS = """
window.spoken = [];
const speak = ({ text }) => setTimeout(() => window.spoken.push([text, document.querySelector(".die.rolling") !== null]));
Object.defineProperty(window, "speechSynthesis", { value: { speak, cancel: () => undefined } });
Object.defineProperty(window, "SpeechSynthesisUtterance", { value: class { constructor(text) { this.text = text; } } });
"""


def test_what_happened_and_the_question_are_read_aloud_after_the_picture(visitor: Visitor) -> None:
    page = visitor("/", script=settings(aloud=True) + SPEAKS, reduced_motion=MOVES)
    start(page, 2)
    wait_for_turn(page)
    play(page)
    wait_for_turn(page)
    page.wait_for_function(
        "() => window.spoken.some(([text]) => text === document.querySelector('.tray h2').textContent)"
    )
    rolls = [tumbles for text, tumbles in page.evaluate("window.spoken") if " roll" in text]
    assert rolls and not any(rolls)

"""What comes after the lesson, in a real browser: exercises, a mouse that offers the next step, mistakes that lead to puzzles."""

import json
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.games import find
from cheeseboard.table.puzzle import exercises_of, puzzles_of
from cheeseboard.table.words import LANGUAGES, Words
from tests.browser.acts import expect_no_sideways_scrolling, press_until
from tests.browser.conftest import PHONE, QUICK, Visitor
from tests.browser.test_access import expect_access
from tests.browser.test_lessons import TO_DO, TO_TAP, learn, open_lesson
from tests.browser.test_puzzles import HEARD, NEXT, PUZZLING, QUESTION, VERDICT, answered, opened
from tests.long import cases, in_both_houses

ADVICE = ".ask .advice"
FIRST = PUZZLING[0]
LUCK = "cheese"  # where a win can be had for certain: nothing but cheese, and one flip each
SHARED = f"/play/{LUCK}?seats=2&max_flips=2&cards=[10,0,0,0,0]"


def won(game: str, bots: list[str], number: int, **change: Any) -> dict[str, Any]:
    """A win of mine, as the page keeps it."""
    seats = ["", *bots]
    return {
        "link": f"link{number}", "at": 1_700_000_000_000 + number, "game": game, "version": 1, "names": ["Anna", *bots],
        "bots": seats, "faces": [""] * len(seats), "scores": [3] + [1] * len(bots), "winners": [0], "mine": [0], **change,
    }  # fmt: skip


def kept(*matches: dict[str, Any], settings: dict[str, Any] | None = None) -> str:
    """A device that has played these matches."""
    usual = {"speed": "instant", "language": "en", "sound": False, "steady": False, **(settings or {})}
    return f"""if (!localStorage.getItem('cheeseboard-games')) {{
        localStorage.setItem('cheeseboard-settings', {json.dumps(json.dumps(usual))});
        localStorage.setItem('cheeseboard-seen', '{{"{FIRST}":true,"{LUCK}":true}}');
        localStorage.setItem('cheeseboard-games', {json.dumps(json.dumps({"games": matches}))});
    }}"""


def is_ready(page: Page) -> bool:
    return page.locator(".acts button.go:not([aria-disabled=true])").count() > 0 or page.locator(TO_TAP).count() == 0


def by_mouse() -> Callable[[Page], None]:
    """The last thing first, for a card in the hand comes before its place; then the first; then the button."""
    ends = cycle(["last", "first"])

    def tap(page: Page) -> None:
        (page.locator(TO_DO).first if is_ready(page) else getattr(page.locator(TO_TAP), next(ends))).click()

    return tap


def by_keys() -> Callable[[Page], None]:
    """The same by keyboard, backwards from the end of the page and on again."""
    keys = cycle(["Shift+Tab", "Tab"])

    def press(page: Page) -> None:
        press_until(page, *(("Tab", TO_DO) if is_ready(page) else (next(keys), TO_TAP)))
        page.keyboard.press("Enter")

    return press


def advised(page: Page, number: int, game: str, language: str = "en") -> None:
    words = Words(find(game), language)
    expect(page.locator(ADVICE)).to_have_text(words.say(f"exercise-{number}"))
    expect(page.locator(QUESTION)).to_have_text(exercises_of(game)[number - 1].question(language))
    expect(page.locator(".prog")).to_have_text(words.say("exercise-of", {"number": number, "all": 5}))


@in_both_houses
@pytest.mark.parametrize("game", cases(PUZZLING, PUZZLING[:1]))
def test_five_exercises_follow_the_lesson(visitor: Visitor, game: str) -> None:
    page = visitor(f"/{'learn' if game == FIRST else 'exercises'}/{game}", QUICK + HEARD)
    if game == FIRST:
        open_lesson(page)
        learn(page)
        page.get_by_role("link", name="Small exercises").click()
    right = []
    for number, exercise in enumerate(exercises_of(game), 1):
        advised(page, number, game)
        page.evaluate("asked.length = 0")
        if exercise.solve(answered(page, by_mouse())):
            right.append(number)
        expect(page.locator(VERDICT)).to_have_text("Right!" if number in right else "Not this time.")
        if number == 1:
            expect_access(page)
        if number < 5:
            page.get_by_role("button", name="Next exercise").click()
    expect(page.locator(".ask")).to_contain_text("That was the last exercise.")
    tally = page.evaluate(
        f"(JSON.parse(localStorage['cheeseboard-puzzles'] ?? '{{}}')['{game}'] ?? {{}}).exercises ?? []"
    )
    assert tally == right
    page.get_by_role("link", name="Now play!").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", cases(PUZZLING, []))
def test_exercises_on_a_phone_by_keyboard_and_read_aloud(visitor: Visitor, game: str) -> None:
    page = visitor(f"/exercises/{game}", QUICK + HEARD, viewport=PHONE)
    advised(page, 1, game)
    expect_no_sideways_scrolling(page)
    words = Words(find(game), "en")
    said = f"{words.say('exercise-1')} {exercises_of(game)[0].question()}"
    expect(page.get_by_role("log", name="Announcements")).to_contain_text(said)
    answered(page, by_keys())
    press_until(page, "Tab", ".acts .go")
    page.keyboard.press("Enter")
    expect(page.locator(VERDICT)).to_have_count(0)
    expect_no_sideways_scrolling(page)


@pytest.mark.parametrize("language", cases(LANGUAGES, ["de"]))
def test_exercises_in_every_language(visitor: Visitor, language: str) -> None:
    page = visitor(f"/exercises/{FIRST}", kept(settings={"language": language}) + ";" + HEARD)
    advised(page, 1, FIRST, language)


NOVEMBER, OCTOBER = 1_794_000_000_000, 1_791_500_000_000  # some time in these months of 2026
LOST = {"scores": [1, 3], "winners": [1]}


def test_my_games_tell_each_mouse_and_game_over_time(visitor: Visitor) -> None:
    """Eighteen of twenty after two of ten is more than luck; one of one after none of one is not."""
    matches = [
        *(won(FIRST, ["otto"], number, at=NOVEMBER + number, **(LOST if number < 2 else {})) for number in range(20)),
        *(won(FIRST, ["otto"], 20 + number, at=OCTOBER + number, **(LOST if number < 8 else {})) for number in range(10)),
        won(LUCK, ["pip"], 31, at=NOVEMBER + 31), won(LUCK, ["pip"], 32, at=OCTOBER + 32, **LOST),
    ]  # fmt: skip
    page = visitor("/mine", kept(*matches), viewport=PHONE)
    rates = page.get_by_role("region", name="How often do you win?")
    otto = rates.get_by_role("listitem").filter(has_text="With Otto at the table you won 20 of 30.").first
    pip = rates.get_by_role("listitem").filter(has_text="With Pip at the table").first
    expect(otto).to_contain_text("In November 2026 you won more often than before, and hardly by luck alone.")
    otto.get_by_text("Month by month").click()
    expect(otto).to_contain_text(
        "November 2026: 18 of 20 won. Of a hundred more you would win somewhere between 70 and 97."
    )
    expect(otto).to_contain_text("October 2026: 2 of 10 won.")
    maybe = "Whether November 2026 was better or worse than the time before may still be luck."
    expect(pip.get_by_text(maybe)).to_be_hidden()
    pip.get_by_text("Month by month").click()
    expect(pip.get_by_text(maybe)).to_be_visible()
    expect(rates.get_by_text("In November 2026 you won more often")).to_have_count(2)  # against Otto, and in that game
    expect_access(page)
    expect_no_sideways_scrolling(page)


def test_after_three_wins_against_pip_mia_says_hello(visitor: Visitor) -> None:
    wins = [won(FIRST, ["pip", "pip"], number) for number in range(3)]
    hello = "Hello, I am Mia! You have won 3 times against Pip. Shall we play?"
    page = visitor(f"/play/{FIRST}", kept(*wins[:2]))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Mia")).to_have_count(0)

    page = visitor(f"/play/{FIRST}", kept(*wins), viewport=PHONE)
    mia = page.get_by_role("region", name="Mia")
    expect(mia).to_contain_text(hello)
    expect(page.get_by_role("log", name="Announcements")).to_contain_text(hello)
    expect_access(page)
    expect_no_sideways_scrolling(page)
    mia.get_by_role("button", name="Not yet").click()
    expect(mia).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(mia).to_have_count(0)

    page = visitor(f"/play/{FIRST}?seats=3", kept(*wins))
    page.get_by_role("button", name="Play against Mia").click()
    expect(page.locator(".place-card").filter(has_text="Mia")).to_have_count(1)
    expect(page.locator(".place-card").filter(has_text="Maja")).to_have_count(1)  # her cousin


def test_mia_says_hello_at_the_end_of_the_third_match(visitor: Visitor) -> None:
    """The win is shared; that is a win. A tap, and she sits there."""
    wins = [won(LUCK, ["pip"], number) for number in range(2)]
    page = visitor(SHARED, kept(*wins, settings={"mouse": "pip"}))
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Flip", exact=True).click()
    mia = page.get_by_role("region", name="Mia")
    expect(mia).to_contain_text("You have won 3 times against Pip.")
    expect_access(page)
    mia.get_by_role("button", name="Play against Mia").click()
    expect(page.get_by_role("button", name="Flip", exact=True)).to_be_visible()
    expect(page.get_by_text("Mia").first).to_be_visible()


def test_a_mistake_leads_to_puzzles_of_its_theme(visitor: Visitor) -> None:
    theme = find(FIRST).puzzling.themes[0]
    slips = [{"step": 4, "move": "peek 1", "best": "peek 2", "cost": 20, "theme": theme}]
    review = {"luck": 1, "own": -20, "choices": 4, "low": 5, "slips": slips}
    page = visitor("/mine", kept(won(FIRST, ["pip"], 1, review=review)))
    expect(page.get_by_text("Of a hundred more you would win somewhere between 21 and 100.")).to_have_count(2)
    name = Words(find(FIRST), "en").say(f"theme-{theme}")
    page.get_by_role("link", name=f"Practise it with puzzles: {name}").click()
    opened(page, next(puzzle for puzzle in puzzles_of(FIRST) if theme in puzzle.themes))


def test_solved_puzzles_are_in_the_file_and_deleted_with_the_rest(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor(f"/puzzles/{FIRST}", QUICK + HEARD)
    opened(page, puzzles_of(FIRST)[0])
    answered(page)
    expect(page.get_by_role("button", name=NEXT)).to_be_visible()
    tallies = "JSON.parse(localStorage['cheeseboard-puzzles'])"
    before = page.evaluate(tallies)
    page.goto(page.url.replace(f"/puzzles/{FIRST}", "/mine"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["puzzles"] == before

    page.get_by_role("button", name="Delete everything").click()
    assert page.evaluate(tallies) == {}
    page.reload()
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("log", name="Announcements")).to_contain_text("0")
    assert {game: one["solved"] for game, one in page.evaluate(tallies).items()} == {FIRST: before[FIRST]["solved"]}

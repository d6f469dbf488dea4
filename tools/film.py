"""The moving picture of the README: two people play a game, one at a computer, the other on a phone.

    python3 run.py do python tools/film.py docs/pictures/film.webp [--game cheese-rescue] [--before 8] [--seed 3]

plays in Debian's Chromium and writes an animated WebP. While the camera runs, time on both pages runs slower than the clock on the
wall, so that a busy machine films as smoothly as a fast one. Luck is new each time: film again if the game was dull.
"""

import argparse
import io
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.acts import OVER
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.web.server import NO_LIMITS, Server

SLOW = 14  # times slower than the clock on the wall
A_SECOND = 10  # pictures, at most
DESKTOP: ViewportSize = {"width": 1300, "height": 936}
PHONE: ViewportSize = {"width": 390, "height": 936}
TALL, GAP, ROUND = 488, 14, 12  # of the picture, in pixels
PAPER = (250, 246, 236)
HOLD_FIRST, HOLD_LAST, MOST = 1.5, 1.5, 13.0  # seconds
GO = ".acts button.go"
CAN_ACT = f".legal, {GO}"
SETTINGS = {"speed": "normal", "language": "en", "sound": False}

# The page's clock is slowed, and a ring shows where somebody taps.
CAMERA = """
(() => {
    localStorage.setItem("cheeseboard-settings", JSON.stringify(SETTINGS));
    const [now, later, opened] = [performance.now.bind(performance), window.setTimeout.bind(window), Date.now()];
    let [slow, real, shown] = [1, now(), now()];
    window.slowDown = (times) => { [slow, real, shown] = [times, now(), performance.now()]; };
    performance.now = () => shown + (now() - real) / slow;
    Date.now = () => opened + performance.now();
    window.setTimeout = (what, wait = 0, ...more) => later(what, wait * slow, ...more);
    addEventListener("pointerdown", ({ clientX, clientY }) => {
        const ring = document.createElement("div");
        Object.assign(ring.style, {
            position: "fixed", left: `${clientX - 22}px`, top: `${clientY - 22}px`, width: "44px", height: "44px", zIndex: "99",
            borderRadius: "50%", border: "4px solid #d33c2f", background: "#d33c2f44", pointerEvents: "none",
        });
        document.body.append(ring);
        ring.animate([{ scale: 0.4, opacity: 1 }, { scale: 1, opacity: 1, offset: 0.5 }, { scale: 1.2, opacity: 0 }], 700)
            .finished.then(() => ring.remove());
    }, { capture: true });
})()
"""


class Film:
    """Pictures of two pages side by side, each shown until the next one was taken."""

    def __init__(self, computer: Page, phone: Page) -> None:
        self.pages = (computer, phone)
        self.animations = [page.context.new_cdp_session(page) for page in self.pages]
        self.pictures: list[Image.Image] = []
        self.seconds: list[float] = []
        self.taken = 0.0
        self.bytes: list[bytes] = []

    def run(self) -> None:
        """What happens from here on is filmed, slowly."""
        self.pace(SLOW)
        self.taken = time.monotonic()

    def pause(self) -> None:
        """What happens from here on is not filmed."""
        self.pace(1)

    def pace(self, times: int) -> None:
        for page, animation in zip(self.pages, self.animations, strict=True):
            page.evaluate("times => slowDown(times)", times)
            animation.send("Animation.enable")
            animation.send("Animation.setPlaybackRate", {"playbackRate": 1 / times})

    def take(self) -> None:
        """One picture, or a longer look at the last one if nothing has moved."""
        self.pages[0].wait_for_timeout(max(0.0, 1000 * (self.taken + SLOW / A_SECOND - time.monotonic())))
        now = time.monotonic()
        if self.seconds:
            self.seconds[-1] += (now - self.taken) / SLOW
        self.taken = now
        shots = [page.screenshot(type="jpeg", quality=95) for page in self.pages]
        if shots != self.bytes:
            self.bytes = shots
            self.pictures.append(side_by_side([Image.open(io.BytesIO(shot)).convert("RGB") for shot in shots]))
            self.seconds.append(0.0)

    def roll(self, seconds: float) -> None:
        """Film for so long, as the pages count."""
        end = time.monotonic() + seconds * SLOW
        while time.monotonic() < end:
            self.take()

    def length(self) -> float:
        return sum(self.seconds)

    def write(self, path: Path) -> None:
        self.seconds[-1] += HOLD_LAST
        first, *rest = self.pictures
        shown = [max(20, round(1000 * seconds)) for seconds in self.seconds]
        first.save(path, save_all=True, append_images=rest, duration=shown, loop=0, quality=68, method=4, kmax=0)
        print(f"{path}: {len(shown)} pictures, {sum(shown) / 1000:.1f} s, {path.stat().st_size / 1e6:.2f} MB")


def side_by_side(shots: list[Image.Image]) -> Image.Image:
    """The pages on paper, equally tall, with round corners."""
    small = [shot.resize((round(shot.width * TALL / shot.height), TALL), Image.Resampling.LANCZOS) for shot in shots]
    wide = sum(shot.width for shot in small) + GAP * (len(small) + 1)
    paper, left = Image.new("RGB", (wide, TALL + 2 * GAP), PAPER), GAP
    for shot in small:
        mask = Image.new("L", shot.size, 0)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, shot.width - 1, shot.height - 1), ROUND, fill=255)
        paper.paste(shot, (left, GAP), mask)
        left += shot.width + GAP
    return paper


def visit(browser: Browser, url: str, size: ViewportSize) -> Page:
    context = browser.new_context(viewport=size, locale="en-GB", color_scheme="light", service_workers="block")
    context.set_default_timeout(240_000)
    context.add_init_script(CAMERA.replace("SETTINGS", json.dumps(SETTINGS)))
    page = context.new_page()
    page.goto(url)
    return page


def meet(computer: Page, phone: Page, url: str, game: str) -> None:
    """A room for two, and both sit down."""
    computer.goto(f"{url}/play/{game}")
    computer.get_by_role("radio", name="2", exact=True).check()
    computer.get_by_role("button", name="With friends").click()
    phone.goto(f"{url}/r/{computer.locator('.code').inner_text()}")
    phone.get_by_role("button", name="Sit down").click()
    phone.locator(".wait").wait_for()
    computer.get_by_role("button", name="Begin").click()


class Players:
    """Both of them, who choose as dice fall."""

    def __init__(self, pages: tuple[Page, Page], seed: int) -> None:
        self.pages = pages
        self.dice = random.Random(seed)

    def to_move(self) -> Page | None:
        return next((page for page in self.pages if page.locator(CAN_ACT).count()), None)

    def wait(self) -> None:
        while self.to_move() is None and not self.are_done():
            self.pages[0].wait_for_timeout(50)

    def are_done(self) -> bool:
        return self.pages[0].locator(OVER).count() > 0

    def tap(self, page: Page, look: Callable[[], None]) -> None:
        """One move, in as many taps as it takes, with a look after each."""
        for place in (".hand .legal", ".cell.legal", ".legal"):
            if page.locator(GO).count() == 0 and page.locator(place).count():
                self.dice.choice(page.locator(place).all()).click()
                look()
        page.locator(GO).click()

    def play(self, moves: int) -> None:
        """Off camera."""
        for _ in range(moves):
            self.wait()
            page = self.to_move()
            if page is not None:
                self.tap(page, lambda: None)
                page.wait_for_timeout(300)

    def perform(self, film: Film) -> None:
        """Before the camera, until the film is long enough."""
        while film.length() < MOST - HOLD_LAST and not self.are_done():
            page = self.to_move()
            if page is None:
                film.take()
            else:
                film.roll(0.25)
                self.tap(page, lambda: film.roll(0.45))
                film.roll(0.6)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path)
    parser.add_argument("--game", default="cheese-rescue")
    parser.add_argument("--before", type=int, default=8, help="moves that are played before the camera runs (8)")
    parser.add_argument("--seed", type=int, default=3, help="of the players' choices (3)")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), NO_LIMITS) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        computer, phone = visit(browser, server.url, DESKTOP), visit(browser, server.url, PHONE)
        for page in (computer, phone):
            page.locator("a.box").last.wait_for()
        film, players = Film(computer, phone), Players((computer, phone), asked.seed)
        film.run()
        film.roll(HOLD_FIRST)
        film.pause()
        meet(computer, phone, server.url, asked.game)
        players.play(asked.before)
        players.wait()
        film.run()
        players.perform(film)
        film.write(asked.path)


if __name__ == "__main__":
    main()

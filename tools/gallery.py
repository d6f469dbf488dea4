"""Pictures of every screen, to be looked at: each game with few, some and many players, at its start, in the middle and at its end.

    python3 run.py do python tools/gallery.py build/gallery [game …] [--players 4] [--stages middle] [--sizes phone] [--themes light]

plays against bots in Debian's Chromium. A position is photographed at every size and in both themes before the next move is made.
What does not fit its screen is told. ``--webp 0.5`` makes small pictures, half as wide: those in docs/pictures are made so.
``screens`` instead of a game: everything else, as ``SCREENS`` lists it, such as home, lobby, curtain, odds, replay, a big screen.
"""

import argparse
import base64
import itertools
import re
import sys
import tempfile
from collections.abc import Collection, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from cheeseboard.games import find, names
from tests.browser.acts import told, wait_for_news
from tests.browser.conftest import ARGUMENTS, CHROMIUM, QUICK, REVIEW, with_quick_bots
from tests.web.server import NO_LIMITS, Server

SIZES = {
    "least": (320, 568),
    "small": (320, 640),
    "low": (360, 740),
    "phone": (390, 844),
    "lying": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
    "tv": (1920, 1080),
}
LARGE = ("desktop", "tv")  # where somebody who only watches sees the big screen
THEMES = ("light", "dark")
STAGES = ("start", "middle", "end")
# Every screen but the tables of each game, and the part of the page that it shows. Names with a star are taken for every game.
SCREENS = {
    "home": "pages/Home",
    "settings": "parts/Settings",
    "keys": "parts/Keys",
    "game": "pages/Game",
    "who": "parts/WhoSheet",
    "daily": "pages/Daily",
    "evening": "pages/Evening",
    "lab": "pages/Lab",
    "lost": "pages/Lost",
    "lesson-*": "pages/Lesson",
    "puzzle-*": "pages/Puzzle",
    "exercise-*": "pages/Puzzle",
    "rules-*": "parts/Rules",
    "door": "room/Join",
    "lobby": "room/Lobby",
    "pick": "room/PickChair",
    "nudge": "room/NudgeSheet",
    "waiting": "room/Lobby",
    "room": "table/Playing",
    "asked": "room/Inside",
    "people": "room/Together",
    "curtain": "table/Curtain",
    "handed-over": "pages/Room",
    "printed": "table/Playing",
    "tv-lobby": "room/Lobby",
    "tv-*": "table/Tv",
    "pocket-*": "table/Playing",
    "pocket-waits": "table/Playing",
    "tv-end": "table/Ended",
    "pocket-end": "table/Ended",
    "hint": "table/Playing",
    "odds-*": "table/OddsSheet",
    "log": "table/Log",
    "replay": "pages/Replay",
    "review": "pages/Replay",
    "beat": "pages/Beat",
    "mine": "pages/Mine",
}
WAITS = ".wait"


# A picture and how wide it shall be, as a part of its width.
SMALL = """async ([taken, part]) => {
    const picture = await createImageBitmap(await (await fetch(taken)).blob());
    const [width, height] = [Math.round(picture.width * part), Math.round(picture.height * part)];
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const brush = canvas.getContext("2d");
    brush.imageSmoothingQuality = "high";
    brush.drawImage(picture, 0, 0, width, height);
    return canvas.toDataURL("image/webp", 0.85);
}"""


class Photographer:
    """Somebody with a camera, who sees a page at every size and in both themes."""

    def __init__(self, browser: Browser, server: Server, asked: argparse.Namespace) -> None:
        self.browser, self.server, self.folder = browser, server, Path(asked.folder)
        self.sizes: list[str] = asked.sizes
        self.themes: list[str] = asked.themes
        self.stages: list[str] = asked.stages
        self.webp: float | None = asked.webp
        self.lines: int = asked.lines
        self.taken: set[str] = set()
        self.darkroom = browser.new_page()
        self.folder.mkdir(parents=True, exist_ok=True)

    def visit(self, path: str = "/") -> Page:
        context = self.browser.new_context(reduced_motion="reduce", locale="en-GB", service_workers="block")
        context.add_init_script(QUICK)
        context.route("**/api/rooms", with_quick_bots)
        page = context.new_page()
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(self.server.url + path)
        return page

    def shoot(self, page: Page, name: str, among: Collection[str] = SIZES) -> None:
        """A picture at each size that is wanted, and that this screen is made for."""
        self.taken.add(name)
        before = page.viewport_size
        for size, theme in itertools.product([one for one in self.sizes if one in among], self.themes):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.mouse.move(0, 0)
            page.wait_for_timeout(60)
            self.develop(page.screenshot(), f"{name}-{size}-{theme}")
            wide, tall = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            if (wide, tall) != (width, height):
                print(f"{name}-{size}: {wide - width} px too wide, {tall - height} px too tall", flush=True)
        if before is not None:
            page.set_viewport_size(before)

    def develop(self, png: bytes, name: str) -> None:
        """On paper as it is, or small: a browser can make WebP, so nothing else need be installed."""
        if self.webp is None:
            (self.folder / f"{name}.png").write_bytes(png)
            return
        taken = f"data:image/png;base64,{base64.b64encode(png).decode()}"
        made: str = self.darkroom.evaluate(SMALL, [taken, self.webp])
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(made.partition(",")[2]))

    # Games

    def sit_down(self, game: str, players: int) -> Page:
        page = self.visit(f"/play/{game}")
        page.get_by_role("radio", name=str(players), exact=True).check()
        page.get_by_role("button", name="Play", exact=True).click()
        return page

    def match(self, game: str, players: int) -> None:
        page = self.sit_down(game, players)
        name = f"{game}-{players}"
        can_play(page)
        if "start" in self.stages:
            self.shoot(page, f"{name}-1-start")
        while can_play(page) and told(page) < self.lines:
            play(page)
        if "middle" in self.stages and can_play(page):
            choose(page)
            self.shoot(page, f"{name}-2-middle")
        if "end" in self.stages:
            while can_play(page):
                play_on(page)
            self.shoot(page, f"{name}-3-end")
        page.context.close()

    # Everything else

    def screens(self) -> None:
        self.pages()
        self.games()
        self.room()
        self.one_device()
        self.as_printed()
        for game in names():
            self.living_room(game)
        self.help_and_replay()

    def pages(self) -> None:
        page = self.visit()
        page.locator("a.box").nth(4).wait_for()
        self.shoot(page, "home")
        page.get_by_role("button", name="Settings").click()
        self.shoot(page, "settings")
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        page.get_by_role("dialog", name="Keys").wait_for()
        self.shoot(page, "keys")
        page.goto(f"{self.server.url}/play/cheese-rescue")
        page.get_by_role("button", name="Play", exact=True).wait_for()
        self.shoot(page, "game")
        page.get_by_role("button", name="Change name and face").click()
        self.shoot(page, "who")
        for name, path in (("daily", "daily"), ("evening", "evening"), ("lab", "lab/cheese"), ("lost", "nowhere")):
            page.goto(f"{self.server.url}/{path}")
            page.locator("main h1, main h2").first.wait_for()
            self.shoot(page, name)
        page.context.close()

    def games(self) -> None:
        """What every game has beside its table."""
        for game in names():
            puzzles = ("puzzles", "exercises") if find(game).puzzling.find else ()
            for path in ("learn", *puzzles):
                page = self.visit(f"/{path}/{game}")
                page.locator(".board").wait_for()
                self.shoot(page, f"{path.replace('learn', 'lesson').removesuffix('s')}-{game}")
                page.context.close()
            page = self.sit_down(game, find(game).seats[0])
            can_play(page)
            page.get_by_role("button", name="The odds").click()
            page.get_by_role("dialog").wait_for()
            self.shoot(page, f"odds-{game}")
            page.keyboard.press("Escape")
            page.keyboard.press("r")
            page.get_by_role("dialog").locator(".now").wait_for()
            self.shoot(page, f"rules-{game}")
            page.context.close()

    def room(self) -> None:
        page = self.visit("/play/cheese-chase")
        page.get_by_role("radio", name="2", exact=True).check()
        page.get_by_role("button", name="With friends").click()
        friend = self.visit(f"/r/{page.locator('.code').inner_text()}")
        friend.get_by_role("button", name="Sit down").wait_for()
        self.shoot(friend, "door")
        friend.get_by_role("button", name="Sit down").click()
        friend.locator(WAITS).wait_for()
        self.shoot(page, "lobby")
        self.shoot(friend, "waiting")
        page.get_by_role("button", name=re.compile("^Who plays from")).nth(1).click()
        self.shoot(page, "pick")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Tell me when it is my turn").click()
        self.shoot(page, "nudge")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Begin").click()
        can_play(page)
        page.get_by_role("button", name="The room").click()
        self.shoot(page, "room")
        page.get_by_role("button", name=re.compile("^Who plays from")).nth(1).click()
        page.get_by_role("dialog", name="Who plays here?").get_by_role("button", name="Me, on this device").click()
        friend.get_by_role("dialog", name="Somebody asks for a seat").wait_for()
        self.shoot(friend, "asked")
        for one in (page, friend):
            one.context.close()

    def one_device(self) -> None:
        page = self.visit("/play/alles-kaese")
        page.get_by_role("button", name="On this device").click()
        page.get_by_role("dialog", name="Who plays?").wait_for()
        self.shoot(page, "people")
        page.get_by_role("button", name="Begin").click()
        page.get_by_role("button", name=re.compile("^I am ")).wait_for()
        self.shoot(page, "curtain")
        page.get_by_role("button", name=re.compile("^I am ")).click()
        can_play(page)
        self.shoot(page, "handed-over")
        page.context.close()

    def as_printed(self) -> None:
        """A card that may be looked at once."""
        page = self.visit("/play/cheese-chase?seats=3")
        page.locator("details.help summary").click()
        page.get_by_role("radio", name="As printed").check()
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("button", name="Put it back").wait_for()
        self.shoot(page, "printed")
        page.context.close()

    def living_room(self, game: str) -> None:
        """A big screen, and phones around it."""
        pocketed = [size for size in SIZES if size not in LARGE]
        screen = self.visit(f"/play/{game}")
        screen.get_by_role("button", name="Table and pockets").click()
        code = screen.locator(".code").inner_text()
        phones = [self.visit(f"/r/{code}") for _ in range(2)]
        for phone in phones:
            phone.set_viewport_size({"width": 390, "height": 844})
            phone.get_by_role("button", name="Sit down").click()
            phone.locator(WAITS).wait_for()
        is_first = game == names()[0]
        if is_first:
            self.shoot(screen, "tv-lobby", LARGE)
        screen.get_by_role("button", name="Begin").click()
        can_play(phones[0])
        self.shoot(screen, f"tv-{game}", LARGE)
        self.shoot(phones[0], f"pocket-{game}", pocketed)
        if is_first:
            self.shoot(phones[1], "pocket-waits", pocketed)
            while screen.locator(".side .score").count() == 0:
                for phone in phones:
                    if phone.locator(".legal, .acts button.go").count():
                        play(phone)
                screen.wait_for_timeout(60)
            self.shoot(screen, "tv-end", LARGE)
            self.shoot(phones[0], "pocket-end", pocketed)
        for one in (screen, *phones):
            one.context.close()

    def help_and_replay(self) -> None:
        page = self.sit_down("alles-kaese", 3)
        can_play(page)
        play(page)
        can_play(page)
        page.get_by_role("button", name="A hint").click()
        page.locator(".hint").wait_for()
        self.shoot(page, "hint")
        page.set_viewport_size({"width": 390, "height": 844})
        page.locator(".log .last").click()
        page.get_by_role("dialog", name="What happened").wait_for()
        self.shoot(page, "log", [size for size in SIZES if size not in LARGE])
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": 1440, "height": 900})
        while can_play(page):
            play(page)
        page.get_by_role("link", name="Replay").click()
        page.get_by_role("slider").wait_for()
        for _ in range(30):
            page.keyboard.press("ArrowRight")
        self.shoot(page, "replay")
        page.get_by_role("button", name="How did it go?").click()
        page.get_by_role("dialog").get_by_role("img").first.wait_for(timeout=REVIEW)
        self.shoot(page, "review")
        for name, path in (("beat", page.url.partition("/replay/")[2].partition("#")[0]), ("mine", "")):
            page.goto(f"{self.server.url}/{name}/{path}".rstrip("/"))
            page.locator("main h1, main h2").first.wait_for()
            self.shoot(page, name)
        page.context.close()


def can_play(page: Page) -> bool:
    """Whether there is something to do; otherwise the game is over."""
    page.locator(".legal, .acts button.go, .score").first.wait_for()
    return page.locator(".score").count() == 0


def choose(page: Page) -> None:
    """Whatever can be chosen before the yellow button is there."""
    for place in (".hand .legal", ".cell.legal", ".legal"):
        if page.locator(".acts button.go").count() == 0 and page.locator(place).count() > 0:
            page.locator(place).first.click()


def play(page: Page) -> None:
    choose(page)
    before = told(page)
    page.locator(".acts button.go").click()
    wait_for_news(page, before)


def play_on(page: Page) -> None:
    """The same; but where a game can go on by itself, it does."""
    if page.get_by_role("button", name="By itself").count():
        page.get_by_role("button", name="By itself").click()
        page.get_by_role("button", name="Faster").click()
        page.locator(".score").wait_for(timeout=300_000)
    else:
        play(page)


def some_of(seats: Sequence[int]) -> list[int]:
    """As few as can play, as many, and a number between."""
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("subjects", nargs="*", metavar="game", default=["screens", *names()])
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--lines", type=int, default=30, help="that the log has in the middle (30)")
    parser.add_argument("--stages", nargs="*", choices=STAGES, default=list(STAGES))
    parser.add_argument("--webp", type=float, metavar="PART")
    parser.add_argument("--sizes", nargs="*", choices=list(SIZES), default=list(SIZES))
    parser.add_argument("--themes", nargs="*", choices=list(THEMES), default=list(THEMES))
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), NO_LIMITS) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        photographer = Photographer(browser, server, asked)
        for subject in asked.subjects:
            if subject == "screens":
                photographer.screens()
                continue
            for players in asked.players or some_of(find(subject).seats):
                photographer.match(subject, players)


if __name__ == "__main__":
    main()

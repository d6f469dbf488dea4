"""The site: every page is there, every link leads somewhere, and nothing is asked of another host."""

import os
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from cheeseboard.games import find, names
from cheeseboard.table.languages import ENGLISH, LANGUAGES
from tests.docs.pages import ROOT

if not os.environ.get("CI"):
    pytest.importorskip("griffe", reason="Zensical and Griffe are not installed: python3 run.py docs")
from tools import make_site

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
ASKED = re.compile(r'<(?:script|img|iframe|source|video|audio|embed|link)\b[^>]*?\b(?:src|href)="([^"]+)"')
IN_CSS = re.compile(r"""(?:url\(\s*|@import\s+)["']?([^"')\s]+)""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    make_site.gather(folder / "gathered")
    assert make_site.build(folder / "gathered", folder / "site") == 0
    return folder / "site"


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize("name", names())
def test_every_game_has_its_rules_in_every_language(site: Path, name: str) -> None:
    for language in LANGUAGES:
        folder = site / "rules" / ("" if language == ENGLISH else language)
        page = (folder / f"{name}.html").read_text("utf-8")
        assert find(name).title in page
        assert f'<div lang="{language}">' in page
        assert all(own_name in page for own_name in make_site.OWN_NAMES.values())
        assert "§1.1" in page


def test_every_page_can_be_found_from_the_first(site: Path) -> None:
    seen, waiting = set(), [site / "index.html"]
    while waiting:
        page = waiting.pop()
        if page not in seen:
            seen.add(page)
            links = re.findall(r'href="([^":#]+\.html)', page.read_text("utf-8"))
            waiting += [(page.parent / link).resolve() for link in links]
    assert {page for page in site.rglob("*.html") if page.name != "404.html"} <= seen


def test_no_page_asks_another_host(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert "default-src 'self'" in text
        assert [link for link in ASKED.findall(text) if is_elsewhere(link)] == []
    for sheet in site.rglob("*.css"):
        assert [link for link in IN_CSS.findall(sheet.read_text("utf-8")) if is_elsewhere(link)] == []


def is_elsewhere(link: str) -> bool:
    return link.startswith("//") or bool(re.match(r"(?!data:)[a-z]+:", link))


def test_another_host_would_be_noticed() -> None:
    page = '<link rel="stylesheet" href="https://fonts.example/x.css"><script defer src="//x.example/y.js"></script><a href="https://fine.example">'
    assert [link for link in ASKED.findall(page) if is_elsewhere(link)] == [
        "https://fonts.example/x.css",
        "//x.example/y.js",
    ]
    assert [
        link for link in IN_CSS.findall('@import "https://x.example/a.css"; a{b:url(data:x)}') if is_elsewhere(link)
    ]


def test_a_browser_asks_nobody_else_and_nothing_scrolls_sideways(address: str, browser: Browser) -> None:
    asked: list[str] = []
    complaints: list[str] = []
    with browser.new_context() as context:
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda said: complaints.append(f"{said.type}: {said.text}"))
        page.set_viewport_size(DESKTOP)
        light = ground(page, f"{address}/index.html", "light")
        page.set_viewport_size(PHONE)
        for place in ("index", "protocol", "rules/fr/cheese-rescue", "api/engine"):
            assert ground(page, f"{address}/{place}.html", "dark") != light
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], place
    assert f"{address}/look/look.css" in asked
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
    assert [said for said in complaints if said.startswith("error")] == []


def test_the_search_finds_its_page_served_and_as_files(site: Path, address: str, browser: Browser) -> None:
    with browser.new_context() as context:
        for where in (address, site.as_uri()):
            asked = asked_in_search(context.new_page(), where)
            assert [url for url in asked if not url.startswith((where, "data:", "blob:"))] == []


def asked_in_search(page: Page, where: str) -> list[str]:
    """What a browser asks for while somebody looks for a word and opens the page that has it."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{where}/rules/cheese.html")
    page.get_by_role("button", name="Search").first.click()
    page.keyboard.type("kingmaking")
    page.get_by_text("What the figures say").first.click()
    page.wait_for_url(re.compile(r"/lab\.html"))
    return asked


def ground(page: Page, url: str, scheme: Literal["light", "dark"]) -> str:
    """The colour of a page, as somebody sees it who likes it light or dark."""
    page.emulate_media(color_scheme=scheme)
    page.goto(url)
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


def small(folder: Path) -> Path:
    """The repository's documents, and nothing else of it."""
    for source in [*ROOT.glob("*.md"), *ROOT.glob("src/cheeseboard/games/*/RULES*.md"), ROOT / "client" / "README.md"]:
        make_site.write(folder / source.relative_to(ROOT), source.read_text("utf-8"))
    for part in ("docs", "src/cheeseboard/games/art", "client/public"):
        shutil.copytree(ROOT / part, folder / part)
    return folder


def test_a_sixth_game_and_a_new_report_need_no_edit(tmp_path: Path) -> None:
    root = small(tmp_path / "root")
    for name in ("RULES.md", "RULES.de.md", "RULES.fr.md"):
        make_site.write(root / "src/cheeseboard/games/mouse_trap" / name, "# Mouse Trap!\n\n**§1.1** Run.\n")
    make_site.write(root / "docs/balance/trap.md", "# How fair is it?\n\nAs fair as\n[the lab](../lab.md).\n\nMore.\n")
    make_site.gather(tmp_path / "gathered", root)
    frame = (tmp_path / "gathered/zensical.toml").read_text("utf-8")
    assert '{ "Mouse Trap!" = "rules/mouse-trap.md" }' in frame
    assert '{ "How fair is it?" = "balance/trap.md" }' in frame
    assert "[Deutsch](de/mouse-trap.md)" in (tmp_path / "gathered/pages/rules/mouse-trap.md").read_text("utf-8")
    verdicts = (tmp_path / "gathered/pages/balance/index.md").read_text("utf-8").splitlines()
    assert "- **[How fair is it?](trap.md)**: As fair as [the lab](../lab.md)." in verdicts


def test_a_link_to_nothing_is_refused(tmp_path: Path) -> None:
    root = small(tmp_path / "root")
    make_site.write(root / "docs/new.md", "# New\n\n[gone](nowhere.md)\n")
    with pytest.raises(make_site.BrokenLink, match=r"docs/new\.md: nowhere\.md"):
        make_site.gather(tmp_path / "gathered", root)


def test_a_link_to_no_heading_fails_the_build(tmp_path: Path) -> None:
    frame = (ROOT / "docs/site/zensical.toml").read_text("utf-8").replace('custom_dir = "frame"\n', "")
    make_site.write(tmp_path / "zensical.toml", frame)
    make_site.write(tmp_path / "pages/index.md", "# Here\n\n[fine](#here), [not fine](#nowhere)\n")
    assert make_site.build(tmp_path, tmp_path / "built") == 1

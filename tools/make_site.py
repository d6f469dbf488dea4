"""The documentation as a site, in site/: python3 run.py docs.

Pages stand where they belong, in docs/, beside each game's rules and at the root, and link to each other there. Here they
are gathered in build/docs/, their links follow them, and Zensical builds them. A link to nothing fails.

If the house has been built (python3 run.py site), it stands in site/play/, and Python runs in some pages (site/try/).
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from html import escape
from itertools import chain
from pathlib import Path

from cheeseboard.bots.bots import BOTS
from cheeseboard.games import find, names
from cheeseboard.table.languages import ENGLISH, LANGUAGES
from cheeseboard.table.words import Words
from tools import api_pages

ROOT = Path(__file__).resolve().parents[1]
GATHERED, SITE = ROOT / "build" / "docs", ROOT / "site"
STAMP = ROOT / "build" / "docs.stamp"  # from what it was made
LOOK = ROOT / "docs" / "site"
OWN_NAMES = {each: Words(find(names()[0]), each).own_name() for each in LANGUAGES}
DRAWINGS = "src/cheeseboard/games/art"  # shared by the client, pictures and this site

# What stands in the navigation, in order. A star takes what is there: a new game needs no line here.
SECTIONS: dict[str, list[str]] = {
    "Start here": ["docs/index.md", "docs/install.md"],
    "Play": ["docs/play.md", "docs/puzzles.md", "docs/referee.md", "docs/pictures.md"],
    "Rules": ["src/cheeseboard/games/*/RULES.md"],
    "Host": ["docs/host.md", "docs/host-many.md", "docs/security.md", "docs/house.md"],
    "In Python": ["docs/try.md", "docs/python.md"],
    "Bots": ["docs/write-a-bot.md", "docs/try-a-bot.md", "docs/bots.md", "docs/arena.md", "docs/agents.md"],
    "Train and study": ["docs/research.md", "docs/train.md", "docs/puffer-and-jax.md", "docs/features.md", "docs/lab.md", "docs/balance/index.md", "docs/balance/*.md"],
    "Measured": ["docs/acceptance.md", "docs/measured/index.md", "docs/measured/*.md"],
    "Underneath": ["docs/protocol.md", "docs/record.md", "docs/command-line.md", "ARCHITECTURE.md", "docs/architecture/*.md", "client/README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"],
    "More": ["docs/*.md"],  # whatever stands nowhere else
}  # fmt: skip
GAMES = "src/cheeseboard/games"  # a link to the folder leads to the shelf
SHELF = "rules/index.md"
BALANCE = "balance/index.md"  # says of every report beside it what it comes to
RUNS = ("try.md", "python.md", "write-a-bot.md")  # pages whose examples run where the house is
RING = "try-a-bot.md"
EXAMPLES = "<!-- the examples of README.md -->"
PLAYED = ("index.md", "play.md")  # pages that lead to the house
PLAY_NOW = '<p class="play-now"><a class="md-button md-button--primary" href="play/index.html">Play now</a> in this browser. Nothing is installed, and nothing leaves it.</p>'
TRANSLATED = f"{GAMES}/*/RULES.??.md"
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.DOTALL | re.MULTILINE)
LINK = re.compile(r'(\]\(|(?:src|href)=")(?!\w+:|#|/)([^)"#\s]+)')


class BrokenLink(Exception):  # noqa: N818 - whoever wrote it reads it
    """A page links to what is not there, or to what the site does not show."""


def main() -> int:
    flaw = house_flaw()
    if flaw:
        print(f"without «Play now» and without examples that run: {flaw}; python3 run.py site builds it")
    STAMP.unlink(missing_ok=True)
    gather(GATHERED, has_house=not flaw)
    answer = build(GATHERED, SITE)
    if answer == 0 and not flaw:
        add_house(SITE)
        STAMP.write_text(made_from())
    return answer


def build(gathered: Path, site: Path) -> int:
    """Zensical's answer: 0 if every link leads somewhere."""
    shutil.rmtree(site, ignore_errors=True)
    done = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict", "--clean"], cwd=gathered, check=False)
    if done.returncode == 0:
        shutil.move(gathered / "site", site)
        print(f"the site: {site / 'index.html'}")
    return done.returncode


# The house


def house_flaw() -> str:
    """Why there is no house to put beside the pages; nothing if there is."""
    try:
        from tools import make_house  # noqa: PLC0415 - whoever writes documents need not have what builds it
    except ModuleNotFoundError:
        return "the house has not been built"
    return make_house.flaw()


def add_house(site: Path) -> None:
    from tools.make_house import CONSOLE, HOUSE, PLAY  # noqa: PLC0415

    shutil.copytree(HOUSE, site / PLAY)
    shutil.copytree(CONSOLE, site / "try")


def made_from() -> str:
    """One word for the documents and for the house beside them."""
    from tools import make_house  # noqa: PLC0415

    folders = [ROOT / "docs", ROOT / "tools" / "make_site.py", *sorted(ROOT.glob("*.md"))]
    files = [file for each in folders for file in (sorted(each.rglob("*")) if each.is_dir() else [each])]
    bodies = [file.read_bytes() for file in files if file.is_file()]
    return hashlib.sha256(b"\0".join([*bodies, make_house.STAMP.read_bytes()])).hexdigest()


def live(text: str, place: str) -> str:
    """A page that runs, or that leads to the house: what says so stands below its title, or below the drawings."""
    heading, _, rest = text.partition("\n")
    if place in PLAYED:
        before, hero, after = rest.partition("</div>\n") if 'class="hero"' in rest else ("", "", rest)
        return f"{heading}\n{before}{hero}\n{PLAY_NOW}\n{after}"
    if place in RUNS:
        return f'{heading}\n\n<div class="live"></div>\n{rest}'
    if place == RING:
        return f'{heading}\n\n<div class="live" data-choices="{escape(json.dumps(choices()))}"></div>\n{rest}'
    return text


def choices() -> dict[str, object]:
    """What a bot can play, and against whom."""
    games = {name: {"title": find(name).title, "seats": list(find(name).seats)} for name in names()}
    return {"games": games, "bots": list(BOTS)}


# Gathering


def gather(into: Path, root: Path = ROOT, *, has_house: bool = False) -> None:
    """All pages, pictures and the look in one folder, as Zensical wants them."""
    shutil.rmtree(into, ignore_errors=True)
    sections = {name: found for name, found in listed(root) if found}
    sources = [*chain.from_iterable(sections.values()), *sorted(root.glob(TRANSLATED))]
    places = {source: place_of(source.relative_to(root)) for source in sources}
    leads = {**places, root / GAMES: SHELF, **{file: f"api/{name}.md" for file, name in api_pages.sources(root)}}
    texts = {place: page(source, leads, root) for source, place in places.items()}
    texts[SHELF] = shelf(sections["Rules"], places)
    texts[BALANCE] += verdicts({place: text for place, text in texts.items() if is_report(place)})
    texts |= {f"api/{name}.md": text for name, text in api_pages.pages().items()}
    if has_house:
        texts = {place: live(text, place) for place, text in texts.items()}
    for place, text in texts.items():
        write(into / "pages" / place, text)
    gather_look(into, root)
    nav = toml(navigation({name: [places[each] for each in found] for name, found in sections.items()}, texts))
    frame = (LOOK / "zensical.toml").read_text("utf-8").replace("nav = []", f"nav = {nav}")
    scripts = 'extra_javascript = ["try/console.js"]' if has_house else "extra_javascript = []"
    write(into / "zensical.toml", frame.replace("extra_javascript = []", scripts))


def navigation(sections: dict[str, list[str]], texts: dict[str, str]) -> list[dict[str, list[dict[str, str]]]]:
    """Sections of pages, by their titles; the rules begin with the shelf, and the reference comes last."""
    sections = {
        **sections,
        "Rules": [SHELF, *sections["Rules"]],
        "Python": [each for each in texts if each.startswith("api/")],
    }
    return [{name: [{title(texts[place]): place} for place in found]} for name, found in sections.items()]


def listed(root: Path) -> Iterator[tuple[str, list[Path]]]:
    """The sections with their pages, each page once."""
    seen: set[Path] = set()
    for name, patterns in SECTIONS.items():
        found = [path for pattern in patterns for path in sorted(root.glob(pattern)) if path not in seen]
        seen.update(found)
        yield name, found


def place_of(source: Path) -> str:
    """Where a page stands on the site."""
    if source.name.startswith("RULES"):
        language = source.name.split(".")[1:-1]
        return "/".join(["rules", *language, source.parent.name.replace("_", "-")]) + ".md"
    if source.name == "SECURITY.md":  # where everybody looks for it; docs/security.md has that place on the site
        return "reporting.md"
    if source.parts[0] == "docs":
        return str(Path(*source.parts[1:]))
    return f"{source.parent.name or source.stem.lower()}.md"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


# A page


def page(source: Path, places: dict[Path, str], root: Path) -> str:
    """Its text, with links as they are on the site."""
    parts = FENCE.split(source.read_text("utf-8").replace(EXAMPLES, examples(root)))
    follow = follower(source, places, root)
    text = "".join(part if FENCE.fullmatch(part) else LINK.sub(follow, part) for part in parts)
    return rules(text, source, places) if source.name.startswith("RULES") else text


def examples(root: Path) -> str:
    """The Python of the README."""
    return "\n\n".join(part for part in FENCE.findall((root / "README.md").read_text("utf-8")) if "```python" in part)


def follower(source: Path, places: dict[Path, str], root: Path) -> Callable[[re.Match[str]], str]:
    """What turns a link between files of the repository into one between pages of the site."""
    here = Path(places[source]).parent

    def follow(link: re.Match[str]) -> str:
        target = (source.parent / link[2]).resolve()
        if target == root / "README.md":
            return link[1] + relative("index.md", here)
        if target in places:
            return link[1] + relative(places[target], here)
        if target.is_file() and target.is_relative_to(root / "docs" / "pictures"):
            return link[1] + relative(f"pictures/{target.name}", here)
        if target.is_file() and target.is_relative_to(root / DRAWINGS):
            return link[1] + relative(f"look/{target.name}", here)
        raise BrokenLink(f"{source.relative_to(root)}: {link[2]} is not on the site")

    return follow


def relative(target: str, here: Path) -> str:
    return os.path.relpath(target, here).replace(os.sep, "/")


def rules(text: str, source: Path, places: dict[Path, str]) -> str:
    """A rulebook in its language, with the ways to the others."""
    language = "".join(source.name.split(".")[1:-1]) or ENGLISH
    heading, _, rest = text.partition("\n")
    ways = ways_of(source, language, places, places[source])
    return f'{heading}\n\n{ways}\n{{ .ways }}\n\n<div lang="{language}" markdown="1">\n{rest}\n</div>\n'


def shelf(books: list[Path], places: dict[Path, str]) -> str:
    """All rulebooks in all languages."""
    lines = ["# The rulebooks", "", "In our own words, every clause with a number, every ruling with its reason.", ""]
    lines += [f"- **{title(book.read_text('utf-8'))}**: {ways_of(book, None, places, SHELF)}" for book in books]
    return "\n".join([*lines, ""])


def is_report(place: str) -> bool:
    return Path(place).parent == Path(BALANCE).parent and place != BALANCE


def verdicts(reports: dict[str, str]) -> str:
    """Of each balance report its title and its first paragraph: whoever writes one begins with what it comes to."""
    found = [f"- **[{title(text)}]({Path(place).name})**: {opening(text)}" for place, text in reports.items()]
    return "\n".join(["", "## Game by game", "", *found, ""])


def opening(text: str) -> str:
    """The first paragraph below the title."""
    return text.split("\n\n")[1].replace("\n", " ")


def ways_of(source: Path, here: str | None, places: dict[Path, str], page: str) -> str:
    """From a page, where this rulebook may be open in a language already, to it in every language that it has."""
    books = {to: source.with_name("RULES.md" if to == ENGLISH else f"RULES.{to}.md") for to in LANGUAGES}
    found = [
        f"**{OWN_NAMES[to]}**" if to == here else f"[{OWN_NAMES[to]}]({relative(places[book], Path(page).parent)})"
        for to, book in books.items()
        if book in places
    ]
    return " · ".join(found)


def title(text: str) -> str:
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    assert found, "a page begins with its title"
    return found[1]


# The look


def gather_look(folder: Path, root: Path) -> None:
    """The browser client's own colours, drawings and letters; the letters only where the client has been built.

    And a small script by which the search works where pages are opened as files.
    """
    client, into = root / "client", folder / "pages" / "look"
    write(folder / "frame" / "main.html", (LOOK / "main.html").read_text("utf-8"))
    shutil.copytree(root / "docs" / "pictures", folder / "pages" / "pictures")
    write(into / "tokens.css", (root / DRAWINGS / "tokens.css").read_text("utf-8"))
    for name in ("look.css", "iframe-worker.js"):
        write(into / name, (LOOK / name).read_text("utf-8"))
    for drawing in [*(root / DRAWINGS).glob("*.svg"), client / "public" / "favicon.svg"]:
        shutil.copy(drawing, into)
    shutil.copy(client / "public" / "fonts-OFL.txt", into)
    for name, font in letters(root):
        shutil.copy(font, into / f"{name}.woff2")


def letters(root: Path) -> Iterable[tuple[str, Path]]:
    built = root / "src" / "cheeseboard" / "web" / "static" / "assets"
    for name in ("fraunces", "atkinson"):
        yield from ((name, font) for font in sorted(built.glob(f"{name}*.woff2"))[:1])


def toml(value: object) -> str:
    """A navigation as TOML: lists, tables and words."""
    if isinstance(value, dict):
        return (
            "{ "
            + ", ".join(f"{json.dumps(key, ensure_ascii=False)} = {toml(each)}" for key, each in value.items())
            + " }"
        )
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())

"""The documentation as a site, in site/: python3 run.py docs.

Pages stand where they belong, in docs/, beside each game's rules and at the root, and link to each other there. Here they
are gathered in build/docs/, their links follow them, and Zensical builds them. A link to nothing fails.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path

from tools import api_pages

ROOT = Path(__file__).resolve().parents[1]
GATHERED, SITE = ROOT / "build" / "docs", ROOT / "site"
LOOK = ROOT / "docs" / "site"
LANGUAGES = {"": "English", "de": "Deutsch", "fr": "Français"}

# What stands in the navigation, in order. A star takes what is there: a new game needs no line here.
SECTIONS: dict[str, list[str]] = {
    "Start here": ["docs/index.md"],
    "Play": ["docs/play.md", "docs/referee.md"],
    "Rules": ["src/cheeseboard/games/*/RULES.md"],
    "Host": ["docs/host.md", "docs/host-many.md"],
    "Bots": ["docs/write-a-bot.md", "docs/bots.md", "docs/bots-tried.md", "docs/arena.md"],
    "Train and study": ["docs/train.md", "docs/features.md", "docs/lab.md", "docs/balance/index.md", "docs/balance/*.md"],
    "Underneath": ["docs/protocol.md", "docs/record.md", "ARCHITECTURE.md", "client/README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
    "More": ["docs/*.md"],  # whatever stands nowhere else
}  # fmt: skip
GAMES = "src/cheeseboard/games"  # a link to the folder leads to the shelf
SHELF = "rules/index.md"
BALANCE = "balance/index.md"  # says of every report beside it what it comes to
TRANSLATED = f"{GAMES}/*/RULES.??.md"
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.DOTALL | re.MULTILINE)
LINK = re.compile(r'(\]\(|(?:src|href)=")(?!\w+:|#|/)([^)"#\s]+)')


class BrokenLink(Exception):  # noqa: N818 - whoever wrote it reads it
    """A page links to what is not there, or to what the site does not show."""


def main() -> int:
    gather(GATHERED)
    return build(GATHERED, SITE)


def build(gathered: Path, site: Path) -> int:
    """Zensical's answer: 0 if every link leads somewhere."""
    shutil.rmtree(site, ignore_errors=True)
    done = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict", "--clean"], cwd=gathered, check=False)
    if done.returncode == 0:
        shutil.move(gathered / "site", site)
        print(f"the site: {site / 'index.html'}")
    return done.returncode


# Gathering


def gather(into: Path, root: Path = ROOT) -> None:
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
    for place, text in texts.items():
        write(into / "pages" / place, text)
    gather_look(into, root)
    nav = toml(navigation({name: [places[each] for each in found] for name, found in sections.items()}, texts))
    write(into / "zensical.toml", (LOOK / "zensical.toml").read_text("utf-8").replace("nav = []", f"nav = {nav}"))


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
    if source.parts[0] == "docs":
        return str(Path(*source.parts[1:]))
    return f"{source.parent.name or source.stem.lower()}.md"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


# A page


def page(source: Path, places: dict[Path, str], root: Path) -> str:
    """Its text, with links as they are on the site."""
    parts = FENCE.split(source.read_text("utf-8"))
    follow = follower(source, places, root)
    text = "".join(part if FENCE.fullmatch(part) else LINK.sub(follow, part) for part in parts)
    return rules(text, source, places) if source.name.startswith("RULES") else text


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
        if target.is_file() and target.is_relative_to(root / "client" / "src" / "art"):
            return link[1] + relative(f"look/{target.name}", here)
        raise BrokenLink(f"{source.relative_to(root)}: {link[2]} is not on the site")

    return follow


def relative(target: str, here: Path) -> str:
    return os.path.relpath(target, here).replace(os.sep, "/")


def rules(text: str, source: Path, places: dict[Path, str]) -> str:
    """A rulebook in its language, with the ways to the others."""
    language = "".join(source.name.split(".")[1:-1])
    heading, _, rest = text.partition("\n")
    ways = " · ".join(way(source, each, language, places, places[source]) for each in LANGUAGES)
    return f'{heading}\n\n{ways}\n{{ .ways }}\n\n<div lang="{language or "en"}" markdown="1">\n{rest}\n</div>\n'


def shelf(books: list[Path], places: dict[Path, str]) -> str:
    """All rulebooks in all languages."""
    lines = ["# The rulebooks", "", "In our own words, every clause with a number, every ruling with its reason.", ""]
    for book in books:
        ways = " · ".join(way(book, language, None, places, SHELF) for language in LANGUAGES)
        lines.append(f"- **{title(book.read_text('utf-8'))}**: {ways}")
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


def way(source: Path, to: str, here: str | None, places: dict[Path, str], page: str) -> str:
    """From a page, where this rulebook may be open in a language already, to its text in another."""
    if to == here:
        return f"**{LANGUAGES[to]}**"
    there = source.with_name(f"RULES.{to}.md" if to else "RULES.md")
    return f"[{LANGUAGES[to]}]({relative(places[there], Path(page).parent)})"


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
    write(into / "tokens.css", (client / "src" / "look" / "tokens.css").read_text("utf-8"))
    for name in ("look.css", "iframe-worker.js"):
        write(into / name, (LOOK / name).read_text("utf-8"))
    for drawing in [*(client / "src" / "art").glob("*.svg"), client / "public" / "favicon.svg"]:
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

"""The documents, and the blocks in them."""

import re
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    ROOT / "client" / "README.md",
    *sorted(ROOT.glob("src/cheeseboard/games/*/RULES*.md")),
]
BLOCK = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)


def blocks(page: Path, language: str) -> list[str]:
    return [textwrap.dedent(text) for _, named, text in BLOCK.findall(page.read_text("utf-8")) if named == language]


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, language)]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))

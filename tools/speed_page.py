"""The table of docs/measured/speed.md, from what ``cheeseboard bench --all --json`` printed.

cheeseboard bench --all --seconds 5 --json > docs/measured/speed.json
python3 run.py do python tools/speed_page.py
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "measured"
PAGE, FIGURES = FOLDER / "speed.md", FOLDER / "speed.json"
BEGIN, END = "<!-- bench --all -->\n", "<!-- end -->\n"


def made(page: str, found: dict[str, Any]) -> str:
    """The page with these figures."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n".join(lines(found)) + "\n" + END + after


def lines(found: dict[str, Any]) -> Iterator[str]:
    about = found["machine"]
    yield f"{about['python']}, {about['system']}, {about['processor']}, {about['cores']} cores; load average {found['load']:.0f}."
    yield ""
    yield "| what | seen | lowest to highest | promised | |"
    yield "|---|---|---|---|---|"
    for line in found["lines"]:
        promised = f"{line['bound']} {line['promised']:g} {line['unit']}"
        if line["seen"] is None:
            yield f"| {line['what']} | – | – | {promised} | not measured: {line['missing']} |"
            continue
        seen, low, high = (number(line[key]) for key in ("seen", "low", "high"))
        noise = f"{low} to {high}, {line['rounds']} rounds" if line["rounds"] > 1 else "one round"
        kept = "kept" if line["met"] else "**not kept**"
        yield f"| {line['what']} | {seen} {line['unit']} | {noise} | {promised} | {kept} |"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def main() -> None:
    page, found = PAGE.read_text("utf-8"), json.loads(FIGURES.read_text("utf-8"))
    PAGE.write_text(made(page, found), "utf-8")


if __name__ == "__main__":
    main()

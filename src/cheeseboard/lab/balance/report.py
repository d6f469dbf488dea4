"""Play, print what was found, and write the page."""

import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from html import escape
from pathlib import Path

from cheeseboard.games import find
from cheeseboard.lab.balance import comparing
from cheeseboard.lab.balance.comparing import Run
from cheeseboard.lab.balance.findings import Finding, Section, findings, interval, written
from cheeseboard.lab.balance.page import page
from cheeseboard.lab.balance.pictures import is_drawable
from cheeseboard.lab.balance.playing import Order, rows_of
from cheeseboard.lab.balance.rows import Row
from cheeseboard.lab.machine import commit
from cheeseboard.lab.progress import Bar
from cheeseboard.lab.workers import cores


def balance(order: Order, workers: int | None, out: Path | None) -> bool:
    """Whether all games were played: Ctrl-C ends earlier, with what is there."""
    rows, is_complete = played(order, workers or cores())
    sections = findings(order, rows)
    print("\n".join(summary(order, rows, sections)))
    if out is not None:
        keep(order, rows, sections, out)
        print(f"\nwritten: {out}")
    return is_complete


def keep(order: Order, rows: Sequence[Row], sections: list[Section], out: Path) -> None:
    """As a page, or as figures for `lab compare`."""
    if out.suffix == ".json":
        out.write_text(comparing.write(Run(title(order), command(order), sections)), encoding="utf-8")
    else:
        write_page(order, rows, sections, out)


def played(order: Order, workers: int) -> tuple[list[Row], bool]:
    rows: list[Row] = []
    with Bar(len(order.tables), "games") as bar, closing(rows_of(order, workers)) as games:
        try:
            for row in games:
                rows.append(row)
                bar(1)
        except KeyboardInterrupt:
            return rows, False
    return rows, True


def write_page(order: Order, rows: Sequence[Row], sections: Sequence[Section], out: Path) -> None:
    if not is_drawable():
        print(
            "cheeseboard: the page has no pictures without Altair and vl-convert: pip install 'cheeseboard[lab]'",
            file=sys.stderr,
        )
    lines = [escape(told(order, rows)), f"<code>{escape(command(order))}</code>"]
    out.write_text(page(order, rows, sections, title(order), lines), encoding="utf-8")


# The summary


def title(order: Order) -> str:
    game = find(order.game)
    return f"{game.title} ({game.name} v{game.version}) with {order.seats}"


def told(order: Order, rows: Sequence[Row]) -> str:
    looked_at = sum(row.look is not None for row in rows)
    return f"{len(rows):,} games, {looked_at:,} of them looked at again; seed {order.seed}, commit {commit()}"


def command(order: Order) -> str:
    """What plays the same games again, on however many cores."""
    words = ["cheeseboard", "lab", "balance", order.game, "--seats", order.seats, "--bots", ",".join(order.bots)]
    words += ["--games", order.games, "--seed", order.seed]
    usual = find(order.game).settle({})
    for name, value in order.options.items():
        words += ["--option", f"{name}={json.dumps(value)}"] if value != usual[name] else []
    return shlex.join(map(str, words))


def summary(order: Order, rows: Sequence[Row], sections: Sequence[Section]) -> Iterator[str]:
    yield title(order)
    yield told(order, rows)
    yield command(order)
    for section in sections:
        yield ""
        yield section.title
        wide = max(len(finding.name) for finding in section.findings)
        for finding in section.findings:
            yield f"  {finding.name:<{wide}}  {figure(finding)}"
            yield f"  {'':{wide}}  {finding.says}"
        if section.note:
            yield f"  ({section.note})"


def figure(finding: Finding) -> str:
    return f"{written(finding.estimate.value, finding.unit):>8}  ({interval(finding)})"

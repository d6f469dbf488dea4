"""Play, print what was found, and write the page."""

import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from cheeseboard.lab.balance import comparing
from cheeseboard.lab.balance.comparing import Run
from cheeseboard.lab.balance.figures import best_rows
from cheeseboard.lab.balance.findings import Finding, Section, findings, interval, written
from cheeseboard.lab.balance.opinion import lines_of_opinions, opinions
from cheeseboard.lab.balance.page import course, page
from cheeseboard.lab.balance.pictures import is_drawable
from cheeseboard.lab.balance.playing import BalanceOrder, played
from cheeseboard.lab.balance.rows import Row
from cheeseboard.lab.balance.typed import command, title
from cheeseboard.lab.machine import release
from cheeseboard.lab.workers import Crew


def balance(order: BalanceOrder, crew: Crew, out: Path | None) -> bool:
    """Play an order, print what was found, and write a page or figures to ``out``. False if Ctrl-C ended it early."""
    (rows,), is_complete = played([order], crew)
    sections = findings(order, rows)
    print("\n".join(summary(order, rows, sections)))
    if out is not None:
        keep(order, rows, sections, out)
        print(f"\nwritten: {out}")
    return is_complete


def keep(order: BalanceOrder, rows: Sequence[Row], sections: list[Section], out: Path) -> None:
    """As a page, or as figures for `lab compare`."""
    if out.suffix == ".json":
        out.write_text(comparing.write(Run(title(order), command(order), sections)), encoding="utf-8")
    else:
        write_page(order, rows, sections, out)


def write_page(order: BalanceOrder, rows: Sequence[Row], sections: Sequence[Section], out: Path) -> None:
    warn_if_not_drawable()
    lines = [escape(told(order, rows)), f"<code>{escape(command(order))}</code>"]
    judged = opinions(order, rows)
    out.write_text(page(title(order), lines, sections, course(best_rows(rows, order.bots)), judged), encoding="utf-8")


def warn_if_not_drawable() -> None:
    if not is_drawable():
        print(
            "cheeseboard: the page has no pictures without Altair and vl-convert: pip install 'cheeseboard[lab]'",
            file=sys.stderr,
        )


# The summary


def told(order: BalanceOrder, rows: Sequence[Row]) -> str:
    looked_at = sum(row.look is not None for row in rows)
    games = how_many(len(rows), len(order.tables))
    return f"{games}, {looked_at:,} of them looked at again; seed {order.seed}, {release()}"


def how_many(played: int, wanted: int) -> str:
    """Whoever stopped early has played fewer than the command says."""
    return f"{played:,} games" if played == wanted else f"{played:,} of {wanted:,} games"


def summary(order: BalanceOrder, rows: Sequence[Row], sections: Sequence[Section]) -> Iterator[str]:
    yield title(order)
    yield told(order, rows)
    yield command(order)
    yield ""
    yield from lines_of_opinions(opinions(order, rows))
    yield from lines_of(sections)


def lines_of(sections: Sequence[Section]) -> Iterator[str]:
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

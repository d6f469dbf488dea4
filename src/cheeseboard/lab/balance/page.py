"""The report as one page that needs nothing else: no script, no file beside it; for day, night and paper."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from cheeseboard.lab.balance import pictures
from cheeseboard.lab.balance.figures import looks
from cheeseboard.lab.balance.findings import Finding, Section, interval, written
from cheeseboard.lab.balance.opinion import Opinion
from cheeseboard.lab.balance.rows import Row
from cheeseboard.lab.balance.wording import wording

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fffdf6; --ink: #2b2419; --mark: #a35b00; --faint: #9a8f7d; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a15; --ink: #efe7d8; --mark: #ffb84d; --faint: #8d8372; } }
@media print { :root { color-scheme: light; --paper: #fff; --ink: #000; --mark: #8a4d00; --faint: #888; } }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto;
  padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
section { break-inside: avoid-page; margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-top: 1px solid var(--faint); }
td.number { white-space: nowrap; font-variant-numeric: tabular-nums; }
tr { break-inside: avoid; }
figure { margin: 1rem 0; overflow-x: auto; }
svg { max-width: 100%; height: auto; }
figcaption, .note { font-size: .9rem; }
p { overflow-wrap: anywhere; }
@media (max-width: 36rem) { thead { display: none; } tr { display: grid; grid-template-columns: 1fr auto auto; column-gap: .8rem;
  border-top: 1px solid var(--faint); } th, td { border: 0; } td:last-child { grid-column: 1 / -1; padding-top: 0; } }
a { color: var(--mark); }
dt { font-weight: 700; margin-top: .8rem; }
dd { margin: 0; font-size: 1.15rem; }
dd .note { margin: .2rem 0 0; }
"""


def page(
    title: str,
    told: Sequence[str],
    sections: Sequence[Section],
    more: Iterable[str] = (),
    judged: Sequence[Opinion] = (),
) -> str:
    """With a few lines about the run first, and at the end what else there is, both as HTML; the opinion opens it."""
    return "\n".join(_lines(title, told, sections, more, judged))


def _lines(
    title: str, told: Sequence[str], sections: Sequence[Section], more: Iterable[str], judged: Sequence[Opinion]
) -> Iterator[str]:
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>"
    yield f"<h1>{escape(title)}</h1>"
    yield from _opinion(judged)
    yield from (f"<p>{line}</p>" for line in told)
    yield (
        "<p>Every figure has an interval: where the true value lies in 95 of 100 such runs. "
        "If it is wide, more games make it narrower: four times as many, half as wide. A number that was the same in all games has none.</p>"
    )
    for number, section in enumerate(sections):
        yield from _section(section, number)
    yield from more
    if not pictures.is_drawable():
        yield "<p>This page has no pictures: Altair and vl-convert were not installed.</p>"
    yield "</main>\n</body>\n</html>\n"


def _opinion(judged: Sequence[Opinion]) -> Iterator[str]:
    if not judged:
        return
    yield f'<section class="opinion">\n<h2>{escape(wording().say("opinion"))}</h2>\n<dl>'
    for each in judged:
        yield f'<dt>{escape(each.question)}</dt><dd class="{each.mark}">{escape(each.answer).replace(" %", "&nbsp;%")}'
        yield f'<p class="note">{escape(each.rests).replace(" %", "&nbsp;%")}</p></dd>' if each.rests else "</dd>"
    yield "</dl>\n</section>"


def _section(section: Section, number: int) -> Iterator[str]:
    yield f"<section>\n<h2>{escape(section.title)}</h2>"
    alike = [each for each in section.findings if each.unit == section.findings[0].unit]
    if pictures.is_drawable() and section.along and len(section.findings) > 1:
        chart = pictures.curve(section.findings, section.along, section.axis)
        yield _figure(chart, f"s{number}", "Dots with their intervals. Grey: what would be fair, or is wanted.")
    elif pictures.is_drawable() and len(alike) > 1 and len(alike) == len(section.findings):
        axis = {"percent": "percent", "steps": "steps of skill", "points": "points", "number": ""}[alike[0].unit]
        says = "Dots with their intervals. Grey ticks: what would be fair or is wanted, or the most there is."
        if not all(map(pictures.has_ends, alike)):
            says += " Intervals without an end are left out."
        yield _figure(pictures.intervals(alike, axis), f"s{number}", says)
    yield "<table>\n<thead><tr><th>what</th><th>seen</th><th>the truth lies in</th><th>that means</th></tr></thead>\n<tbody>"
    yield from map(_row, section.findings)
    yield "</tbody>\n</table>"
    if section.note:
        yield f'<p class="note">{escape(section.note)}</p>'
    yield "</section>"


def _row(finding: Finding) -> str:
    seen = written(finding.estimate.value, finding.unit)
    name = escape(finding.name)
    if finding.link:
        name = f'<a href="{escape(finding.link)}">{name}</a>'
    return (
        f'<tr><th scope="row">{name}</th><td class="number">{seen}</td>'
        f'<td class="number">{interval(finding)}</td><td>{escape(finding.says).replace(" %", "&nbsp;%")}</td></tr>'
    )


def course(rows: Sequence[Row]) -> Iterator[str]:
    """Pictures of some games, one line or bar for each."""
    if not rows or not pictures.is_drawable():
        return
    yield "<section>\n<h2>Pictures of the course of a game</h2>"
    if len({len(row.options) for row in rows}) > 1:
        yield _figure(pictures.lengths(rows), "lengths", "How many games took how many decisions.")
    if any(row.winners for row, _ in looks(rows)):
        yield _figure(
            pictures.hopes(rows),
            "hopes",
            "Games looked at again, a line for each winner: its chances. Who shares a win ends with a part of it.",
        )
    yield "</section>"


def _figure(chart: object, name: str, says: str) -> str:
    return f"<figure>\n{pictures.rendered(chart, name)}\n<figcaption>{escape(says)}</figcaption>\n</figure>"

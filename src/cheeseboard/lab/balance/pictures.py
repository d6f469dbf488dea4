"""Pictures as SVG to put into a page. Colours are the page's: it knows whether it is day or night."""

import re
from collections.abc import Sequence
from importlib.util import find_spec
from math import isfinite
from typing import Any, Final

from cheeseboard.lab.balance.findings import Finding
from cheeseboard.lab.balance.rows import Row

# Colours that stand for the page's own, and are found again in the picture.
TEXT, MARK, FAINT = "#010203", "#040506", "#070809"
PAGE_COLOURS: Final = {TEXT: "currentColor", MARK: "var(--mark)", FAINT: "var(--faint)"}
WIDTH: Final = 420
ROOM: Final = {"left": 40, "right": 20, "top": 5, "bottom": 5}  # the reader's letters may be wider than ours


def is_drawable() -> bool:
    """Whether Altair and vl-convert are there."""
    return all(find_spec(name) is not None for name in ("altair", "vl_convert"))


def has_ends(found: Finding) -> bool:
    """Whether its interval can be drawn."""
    return isfinite(found.estimate.low) and isfinite(found.estimate.high)


def intervals(found: Sequence[Finding], axis: str) -> Any:
    """A dot for each finding, its interval as a line, and a tick where it would be fair."""
    import altair as alt  # noqa: PLC0415 - an extra

    scale = 100 if found[0].unit == "percent" else 1
    rows = [
        {
            "name": each.name,
            "value": scale * each.estimate.value,
            "low": scale * each.estimate.low,
            "high": scale * each.estimate.high,
            "fair": None if each.fair is None else scale * each.fair,
        }
        for each in filter(has_ends, found)
    ]
    names = alt.Y("name:N", sort=[row["name"] for row in rows], title=None)
    base = alt.Chart(alt.Data(values=rows))
    whiskers = base.mark_rule(color=MARK, strokeWidth=2).encode(
        y=names, x=alt.X("low:Q", title=axis, scale=alt.Scale(zero=False)), x2="high:Q"
    )
    dots = base.mark_point(color=MARK, filled=True, size=60).encode(y=names, x="value:Q")
    fair = base.mark_tick(color=FAINT, thickness=2, size=16).encode(y=names, x="fair:Q")
    return (fair + whiskers + dots).properties(width=WIDTH)


def curve(found: Sequence[Finding], along: Sequence[int], axis: str) -> Any:
    """A sweep over numbers: a dot for each with its interval, joined by a line, and what would be fair."""
    import altair as alt  # noqa: PLC0415

    scale = 100 if found[0].unit == "percent" else 1
    rows = [
        {
            axis: at,
            "value": scale * each.estimate.value,
            "low": scale * each.estimate.low,
            "high": scale * each.estimate.high,
            "fair": None if each.fair is None else scale * each.fair,
        }
        for each, at in zip(found, along, strict=True)
        if has_ends(each)
    ]
    across = alt.X(f"{axis}:Q", title=axis, axis=alt.Axis(tickMinStep=1), scale=alt.Scale(zero=False, padding=10))
    upwards = alt.Y("low:Q", title="percent" if scale == 100 else "", scale=alt.Scale(zero=False))
    base = alt.Chart(alt.Data(values=rows))
    whiskers = base.mark_rule(color=MARK, strokeWidth=2).encode(x=across, y=upwards, y2="high:Q")
    dots = base.mark_point(color=MARK, filled=True, size=60).encode(x=across, y="value:Q")
    line = base.mark_line(color=MARK, strokeWidth=1, opacity=0.6).encode(x=across, y="value:Q")
    fair = base.mark_line(color=FAINT, strokeWidth=2).encode(x=across, y="fair:Q")
    return (fair + line + whiskers + dots).properties(width=WIDTH, height=180)


def lengths(rows: Sequence[Row]) -> Any:
    """How many games took how long."""
    import altair as alt  # noqa: PLC0415

    values = [{"decisions": len(row.options)} for row in rows]
    return (
        alt.Chart(alt.Data(values=values))
        .mark_bar(color=MARK)
        .encode(
            x=alt.X("decisions:Q", bin=alt.Bin(maxbins=30), title="decisions in a game"),
            y=alt.Y("count()", title="games"),
        )
        .properties(width=WIDTH, height=140)
    )


def hopes(rows: Sequence[Row]) -> Any:
    """A line for each winner of a game looked at again: its chances, and in the end its part of the win."""
    import altair as alt  # noqa: PLC0415

    values = [
        {
            "line": f"{row.number} {seat}",
            "time": 100 * point / max(1, len(row.look.chances) - 1),
            "chance": 100 * chances[seat],
        }
        for row in rows
        if row.look is not None
        for seat in row.winners
        for point, chances in enumerate(row.look.chances)
    ]
    return (
        alt.Chart(alt.Data(values=values))
        .mark_line(color=MARK, opacity=0.35, strokeWidth=1.5)
        .encode(
            x=alt.X("time:Q", title="percent of the game", scale=alt.Scale(domain=[0, 100])),
            y=alt.Y("chance:Q", title="chances of the winner, percent", scale=alt.Scale(domain=[0, 100])),
            detail="line:N",
        )
        .properties(width=WIDTH, height=180)
    )


def rendered(chart: Any, name: str) -> str:
    """The picture, with the page's colours, and names that no other picture on the page has."""
    import vl_convert  # noqa: PLC0415

    styled = (
        chart.configure(background="transparent", font="sans-serif", padding=ROOM)
        .configure_axis(
            labelColor=TEXT,
            titleColor=TEXT,
            tickColor=FAINT,
            domainColor=FAINT,
            gridColor=FAINT,
            gridOpacity=0.3,
            labelLimit=260,
        )
        .configure_view(stroke=None)
    )
    svg: str = vl_convert.vegalite_to_svg(styled.to_json())
    for stand_in, colour in PAGE_COLOURS.items():
        svg = svg.replace(stand_in, colour)
    return re.sub(r'(id="|url\(#)', rf"\g<1>{name}-", svg)

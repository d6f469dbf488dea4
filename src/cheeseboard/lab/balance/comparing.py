"""Two runs side by side: under other house rules, or of another release. What moved, and is that more than noise?"""

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import NormalDist
from typing import Any, Final, Literal

from cheeseboard.lab.balance.figures import Estimate
from cheeseboard.lab.balance.findings import Finding, Section, written
from cheeseboard.lab.figures import Z95

FORMAT: Final = "cheeseboard balance 1"
Significance = Literal["moved", "perhaps", "noise", "unknown"]
SAYS: Final[dict[Significance, str]] = {
    "moved": "moved: more than noise, even among so many figures",
    "perhaps": "perhaps: more than noise, had this been the only figure",
    "noise": "",
    "unknown": "too few games to tell",
}


@dataclass(frozen=True)
class Run:
    """What a run found, as it is kept in a file."""

    title: str
    command: str
    sections: list[Section]

    def by_name(self) -> dict[tuple[str, str], Finding]:
        return {(section.title, found.name): found for section in self.sections for found in section.findings}


@dataclass(frozen=True)
class Change:
    """A figure in both runs, and by how much it moved."""

    section: str
    before: Finding
    after: Finding
    difference: Estimate
    significance: Significance


# Kept in a file


def write(run: Run) -> str:
    return json.dumps({"format": FORMAT, **finite(asdict(run))}, ensure_ascii=False, indent=1) + "\n"


def finite(data: Any) -> Any:
    """JSON has no infinity: an interval without an end ends with nothing."""
    if isinstance(data, dict):
        return {key: finite(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [finite(value) for value in data]
    return None if isinstance(data, float) and math.isinf(data) else data


def read(text: str) -> Run:
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ValueError(f"it is of the format {data['format']!r}, not {FORMAT!r}")
        return Run(data["title"], data["command"], [read_section(section) for section in data["sections"]])
    except (KeyError, TypeError, json.JSONDecodeError) as problem:
        raise ValueError(f"this is not what `cheeseboard lab balance --out FILE.json` writes: {problem!r}") from None


def read_section(data: dict[str, Any]) -> Section:
    return Section(data["title"], tuple(map(read_finding, data["findings"])), data["note"])


def read_finding(data: dict[str, Any]) -> Finding:
    found = data["estimate"]
    low = -math.inf if found["low"] is None else found["low"]
    high = math.inf if found["high"] is None else found["high"]
    estimate = Estimate(found["value"], low, high, found["games"])
    return Finding(data["name"], estimate, data["unit"], data["says"], data["fair"])


# Compared


def compared(before: Run, after: Run) -> list[Change]:
    """Every figure that both have."""
    old, new = before.by_name(), after.by_name()
    both = [key for key in old if key in new]
    return [change(key[0], old[key], new[key], len(both)) for key in both]


def change(section: str, before: Finding, after: Finding, figures: int) -> Change:
    """One of so many figures. Who looks at twenty finds one that moved by mere chance: all together may, once in twenty."""
    apart = difference(before.estimate, after.estimate)
    wider = NormalDist().inv_cdf(1 - 0.025 / figures) / Z95
    return Change(section, before, after, apart, significance(apart, wider))


def difference(before: Estimate, after: Estimate) -> Estimate:
    """How much more, with Newcombe's interval: the ends that lie towards each other are squared and added."""
    apart = after.value - before.value
    below = math.hypot(after.value - after.low, before.high - before.value)
    above = math.hypot(after.high - after.value, before.value - before.low)
    return Estimate(apart, apart - below, apart + above, min(before.games, after.games))


def significance(apart: Estimate, wider: float) -> Significance:
    towards = apart.value - apart.low if apart.value > 0 else apart.high - apart.value  # the way back to 0
    if math.isinf(towards):
        return "unknown"
    if abs(apart.value) > wider * towards:
        return "moved"
    return "perhaps" if abs(apart.value) > towards else "noise"


# Told


def report(before: Run, after: Run) -> Iterator[str]:
    changes = compared(before, after)
    yield f"A  {before.title}: {before.command}"
    yield f"B  {after.title}: {after.command}"
    yield ""
    yield from told(changes)
    yield ""
    yield summed_up(changes)


def told(changes: Sequence[Change]) -> Iterator[str]:
    wide = max((len(change.before.name) for change in changes), default=0)
    section = ""
    for change in changes:
        if change.section != section:
            section = change.section
            yield section
        unit = change.before.unit
        a, b = written(change.before.estimate.value, unit), written(change.after.estimate.value, unit)
        yield f"  {change.before.name:<{wide}}  {a:>8} → {b:>8}  {SAYS[change.significance]}".rstrip()


def summed_up(changes: Sequence[Change]) -> str:
    if not changes:
        return "The two runs have no figure in common."
    moved = [change.before.name for change in changes if change.significance == "moved"]
    if not moved:
        return f"Of {len(changes)} figures none moved by more than noise. That is no proof that nothing did: more games show more."
    return f"Of {len(changes)} figures {len(moved)} moved by more than noise: {'; '.join(moved)}."

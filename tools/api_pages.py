"""The reference of the public names, written from the sources' docstrings as Markdown. Nothing is imported or run.

In this house a field is explained by the comment behind it, so these are read, too.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import griffe

ROOT = Path(__file__).resolve().parents[1]
WIDE = 88  # a longer signature has a line for each parameter

# A page for each room of the house: title, what it is for, and which names of which modules others may rely on.
PAGES: dict[str, tuple[str, str, dict[str, str]]] = {
    "cheeseboard": ("cheeseboard", "To play at a Python prompt. `cheeseboard.games()` are the names of all games; a move that is not possible is refused with `cheeseboard.IllegalMove`.", {
        "cheeseboard": "new load LUCK NOBODY compiled",
        "cheeseboard.table.prompt": "OpenTable PlayedMove",
        "cheeseboard.table.asked": "Odds",
    }),
    "games": ("cheeseboard.games", "The games, and what stands on their boxes.", {
        "cheeseboard.games": "names find",
        "cheeseboard.games.box": "Game Option Choice Number Numbers Chance Advice Plan Flaw",
        "cheeseboard.games.picture": "Sheet Area",
    }),
    "engine": ("cheeseboard.engine", "Positions: the contract every game keeps, and what plays and searches without knowing any of them.", {
        "cheeseboard.engine.state": "State SetState Story IllegalMove",
        "cheeseboard.engine.dice": "Dice",
        "cheeseboard.engine.playout": "Policy Tally batch finish",
        "cheeseboard.engine.outcome": "share_of_win share_in reward payoffs exact_share",
        "cheeseboard.engine.search": "Search",
        "cheeseboard.engine.features": "Features",
    }),
    "table": ("cheeseboard.table", "One game being played: who hears what, fair luck, records, words.", {
        "cheeseboard.table.table": "Table Chair Refused",
        "cheeseboard.table.daily": "DailyDeal daily",
        "cheeseboard.table.record": "Record Result BadRecord record_of write read replayed",
        "cheeseboard.table.links": "to_link from_link",
        "cheeseboard.table.fairness": "Verified verify verified flaw_in",
        "cheeseboard.table.luck": "FairLuck fresh_seed commitment_to",
        "cheeseboard.table.words": "Words",
        "cheeseboard.table.picture": "svg png html",
        "cheeseboard.table.referee": "score score_any Scored Referee Question",
    }),
    "bots": ("cheeseboard.bots", "Players who are not people, hints, and a look back.", {
        "cheeseboard.bots.bots": "think choose",
        "cheeseboard.bots.thought": "Budget Thought Worth ponder",
        "cheeseboard.bots.hints": "hint Hint Prospect",
        "cheeseboard.bots.review": "review Review Ledger Decision",
        "cheeseboard.bots.scoring": "decisions_of points_lost",
    }),
    "rl": ("cheeseboard.rl", "Games to learn from (extras `rl` and `openspiel`).", {
        "cheeseboard.rl": "batch",
        "cheeseboard.rl.vector": "Vector SavedGame",
        "cheeseboard.rl.pettingzoo": "env parallel_env raw_env TableEnv",
        "cheeseboard.rl.gymnasium": "SeatEnv",
        "cheeseboard.rl.vector_env": "SeatVectorEnv",
        "cheeseboard.rl.puffer": "PufferGames",
        "cheeseboard.rl.openspiel": "TableGame register",
    }),
    "lab": ("cheeseboard.lab", "Games counted and measured: the arena and the balance lab from a program.", {
        "cheeseboard.lab.arena": "ArenaOrder Played Fault blocks_of",
        "cheeseboard.lab.standings": "contest Standings report",
        "cheeseboard.lab.leaderboard": "read_agents LeaderboardOrder Leaderboard ranked",
        "cheeseboard.lab.agents": "AgentLimits AgentFault agent_maker",
        "cheeseboard.lab.data": "DataOrder rows_of write_parquet",
        "cheeseboard.lab.simulate": "SimulationResult",
        "cheeseboard.lab.balance.playing": "BalanceOrder rows_of",
        "cheeseboard.lab.balance.report": "balance",
        "cheeseboard.lab.balance.findings": "findings Finding Section",
        "cheeseboard.lab.balance.opinion": "opinions Opinion",
        "cheeseboard.lab.exploit": "ExploitOrder Effort exploited searched",
        "cheeseboard.lab.exact": "grown equilibrium best_response value",
    }),
    "agents": ("cheeseboard.agents", "Seats for agents that read and write (extras `mcp`, `textarena`, `openenv`, `verifiers`).", {
        "cheeseboard.agents.text": "TextGame",
        "cheeseboard.agents.verifiers": "VerifiersEnv CheeseboardTaskset",
        "cheeseboard.agents.tables": "AgentTable AgentSetup",
        "cheeseboard.agents.telling": "AgentTold",
        "cheeseboard.agents.serving": "AgentHouse agent_server",
    }),
    "web": ("cheeseboard.web.client", "A guest on somebody's server.", {
        "cheeseboard.web.client": "seat_bot make join Guest RefusedByServer",
    }),
}  # fmt: skip


@cache
def pages() -> dict[str, str]:
    """The name of each page, and its text."""
    package = griffe.load("cheeseboard", search_paths=[str(ROOT / "src")], allow_inspection=False)
    return {
        name: "\n\n".join([f"# {title}", says, *written(package, modules)]) + "\n"
        for name, (title, says, modules) in PAGES.items()
    }


def sources(root: Path) -> Iterator[tuple[Path, str]]:
    """The files that a page tells of: a link to one leads there."""
    for name, (_, _, modules) in PAGES.items():
        for module in modules:
            path = Path("src", *module.split("."))
            file = path.with_suffix(".py")
            yield root / (file if (ROOT / file).is_file() else path / "__init__.py"), name


def written(package: griffe.Object, modules: dict[str, str]) -> Iterator[str]:
    for path, names in modules.items():
        module = package if path == "cheeseboard" else package[path.removeprefix("cheeseboard.")]
        yield f"## `{path}`"
        yield from told(module)
        for name in names.split():
            yield from named(module.members[name])


def named(found: griffe.Object) -> Iterator[str]:
    if found.is_class:
        yield from of_class(found)
    elif found.is_function:
        yield from of_function(found, "###", found.name)
    else:
        yield f"### {found.name}"
        yield comment_of(found)


def of_class(found: griffe.Class) -> Iterator[str]:
    yield f"### {found.name}"
    yield code(head(found))
    yield from told(found)
    members = [each for each in found.members.values() if not each.name.startswith("_") and not each.is_alias]
    if fields := [each for each in members if each.is_attribute]:
        yield table(fields)
    for each in members:
        if each.is_function:
            yield from of_function(each, "####", each.name)


def head(found: griffe.Class) -> str:
    """How one is made, and what it is a kind of. What dataclasses are made of stands among their fields."""
    made = found.members.get("__init__")
    how = signature(made, found.name).removesuffix(" -> None") if made and not is_plain_data(found) else found.name
    bases = ", ".join(str(base) for base in found.bases)
    return f"class {how}" + (f"  # a {bases}" if bases else "")


def is_plain_data(found: griffe.Class) -> bool:
    return any("dataclass" in str(each.value) for each in found.decorators)


def of_function(found: griffe.Function, level: str, name: str) -> Iterator[str]:
    yield f"{level} {name}"
    yield code(signature(found, name))
    yield from told(found)


def signature(found: griffe.Function, name: str) -> str:
    short: str = found.signature(name=name)
    if len(short) <= WIDE:
        return short
    inside, _, gives = short[len(name) + 1 :].rpartition(")")
    lines = ",\n    ".join(apart(inside))
    return f"{name}(\n    {lines},\n){gives}"


def apart(parameters: str) -> list[str]:
    """Parameters, split at commas that are in no bracket."""
    depth, parts = 0, [""]
    for letter in parameters:
        depth += (letter in "[(") - (letter in "])")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def table(fields: list[griffe.Attribute]) -> str:
    rows = [f"| `{each.name}` | {kind_of(each)} | {comment_of(each) or first_line(each)} |" for each in fields]
    return "\n".join(["| field | type | what |", "|---|---|---|", *rows])


def kind_of(field: griffe.Attribute) -> str:
    return f"`{field.annotation}`".replace("|", "\\|") if field.annotation else ""


def first_line(found: griffe.Object) -> str:
    return plain(found.docstring.value).splitlines()[0] if found.docstring else ""


def comment_of(found: griffe.Object) -> str:
    """What stands behind a field in the source."""
    text = "".join(found.lines_collection[found.filepath][found.lineno - 1 : found.endlineno])
    comment = re.search(r"  # (?!noqa|fmt|type)(.+)$", text)
    return comment[1].strip().replace("|", "\\|") if comment else ""


def told(found: griffe.Object) -> Iterator[str]:
    """A docstring as Markdown."""
    if found.docstring:
        yield plain(found.docstring.value)


def plain(docstring: str) -> str:
    """Our docstrings are plain text with ``names``; examples are indented or begin with >>>."""
    text = re.sub(r":\w+:`([^`]+)`", r"`\1`", docstring).replace("``", "`")
    return re.sub(
        r"(?:^>>> .*\n?(?:^(?!\s*$).*\n?)*)", lambda found: code(found[0].rstrip(), "pycon"), text, flags=re.MULTILINE
    )


def code(text: str, language: str = "python") -> str:
    return f"```{language}\n{text}\n```"

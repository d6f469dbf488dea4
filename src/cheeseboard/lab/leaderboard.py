"""A leaderboard: agents and mice in the arena, ranked by the win chance that their decisions lost.

Every game is played as in the arena. Where an agent is late, breaks down or names no legal move, the house plays a random move for
it and counts a fault, so that one bad answer ends nothing. Afterwards every decision is weighed by what its player could know.
"""

import html
import json
import math
import shlex
import tomllib
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from cheeseboard.bots.scoring import POINTS, decisions_of, mean_of_groups
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, IllegalMove, State
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.lab.agents import PYTHON, AgentFault, AgentLimits, AgentSeat, agent_maker
from cheeseboard.lab.arena import ArenaOrder, Fault, Foul, Played, play, seed_for
from cheeseboard.lab.figures import Share, block_share, t95
from cheeseboard.lab.machine import commit, description
from cheeseboard.lab.players import AGENTS, BotMaker, SeatedBot, maker_of
from cheeseboard.lab.standings import Standings, command
from cheeseboard.lab.workers import Crew

AGENTS_FORMAT: Final = "cheeseboard agents 1"
FORMAT: Final = "cheeseboard leaderboard 1"
KEYS: Final = {"format", "seconds", "memory", "agent"}
AGENT_KEYS: Final = {"name", "run"}


@dataclass(frozen=True)
class Entrant:
    """Who plays: a name for the table, what is run, and how that was written."""

    name: str
    run: str
    typed: str

    def maker(self, order: ArenaOrder, limits: AgentLimits) -> BotMaker:
        """What seats it on a chair."""
        if self.run.startswith(AGENTS):
            return agent_maker(self.run, limits)
        return maker_of(self.run, order.budget)


@dataclass(frozen=True)
class AgentsFile:
    """Agents and their limits, as somebody has written them down."""

    entrants: tuple[Entrant, ...]
    limits: AgentLimits = field(default_factory=AgentLimits)


def read_agents(text: str, folder: Path) -> AgentsFile:
    """A file of agents, in TOML. ValueError if it is none. Python files are looked for beside it."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise ValueError(f"that is no TOML: {problem}") from None
    if found.get("format") != AGENTS_FORMAT:
        raise ValueError(f"format: {found.get('format')!r} is not possible; possible: {AGENTS_FORMAT!r}")
    listed = found.get("agent", [])
    if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
        raise ValueError("agent: every agent begins with a line [[agent]]")
    strange = (set(found) - KEYS) | {key for each in listed for key in set(each) - AGENT_KEYS}
    if strange:
        raise ValueError(
            f"nobody knows {', '.join(sorted(strange))}; there are: {', '.join(sorted(KEYS | AGENT_KEYS))}"
        )
    usual = AgentLimits()
    numbers = {"seconds": found.get("seconds", usual.seconds), "memory": found.get("memory", usual.memory)}
    for name, value in numbers.items():
        if type(value) not in (int, float):
            raise ValueError(f"{name}: {value!r} is not possible; possible: a number")
    limits = AgentLimits(float(numbers["seconds"]), int(numbers["memory"]))
    return AgentsFile(tuple(_entrant(each, folder) for each in listed), limits)


def _entrant(found: dict[str, Any], folder: Path) -> Entrant:
    run = found.get("run", "")
    if not run or type(run) is not str:
        raise ValueError(f"an agent has a line such as run = 'my_bot.py'; this one has not: {found}")
    if run.endswith(".py") and not run.startswith(AGENTS):
        run = f"{PYTHON}{folder / run}"
    return Entrant(str(found.get("name", found["run"])), run, found["run"])


# Games


class Excusing:
    """A player whose faults are counted: a random move is played in its place."""

    def __init__(self, player: SeatedBot, bot: int) -> None:
        self.player = player
        self.bot = bot
        self.faults: list[str] = []

    def __call__(self, game: Game[Any], view: Any, seed: int) -> str:
        state: State = game.recall(view)
        try:
            chosen = self.player(game, view, seed)
            state.read(chosen)
        except (AgentFault, IllegalMove) as problem:
            self.faults.append(str(problem))
            return state.write(state.pick(Dice(seed)))
        return chosen

    def close(self) -> None:
        if isinstance(self.player, AgentSeat):
            self.player.close()


@dataclass(frozen=True)
class ScoredGame:
    """A game, and by entrant what its decisions cost in points of win chance, and its faults."""

    played: Played
    costs: list[list[float]]
    faults: list[list[str]]


@dataclass(frozen=True)
class LeaderboardOrder:
    """What is played, by whom, and how closely it is looked at."""

    order: ArenaOrder
    entrants: tuple[Entrant, ...]
    limits: AgentLimits
    file: str  # where the agents stand
    tries: int = 1000  # for each decision that is weighed

    def makers(self) -> list[BotMaker]:
        """What seats each entrant on a chair."""
        return [entrant.maker(self.order, self.limits) for entrant in self.entrants]


def play_scored(what: LeaderboardOrder, game: Game[Any], makers: Sequence[BotMaker], number: int) -> ScoredGame:
    """Game so-and-so, played and weighed. Foul if one of our own bots broke down."""
    seated: list[Excusing] = []

    def watched(bot: int) -> SeatedBot:
        seated.append(Excusing(makers[bot](), bot))
        return seated[-1]

    try:
        played = play(what.order, game, [partial(watched, bot) for bot in range(len(makers))], number)
    finally:
        for each in seated:
            each.close()
    if isinstance(played, Fault):
        raise Foul(played)
    faults: list[list[str]] = [[] for _ in makers]
    for each in seated:
        faults[each.bot] += each.faults
    return ScoredGame(played, costs_of(what, game, played), faults)


def costs_of(what: LeaderboardOrder, game: Game[Any], played: Played) -> list[list[float]]:
    """By entrant: what each of its decisions cost."""
    order = what.order
    costs: list[list[float]] = [[] for _ in what.entrants]
    seed = seed_for(order.seed, f"score {played.number}")
    moves = all_moves(game.new(order.seats, order.options), played)
    for made in decisions_of(game, order.seats, order.options, moves, tries=what.tries, seed=seed):
        costs[played.table[made.seat]].append(POINTS * made.cost)
    return costs


def all_moves(state: State, played: Played) -> list[str]:
    """The moves of a game with luck's among them, which follow from its seed."""
    dice, decisions, found = Dice(played.seed), iter(played.moves), []
    while state.turn != NOBODY:
        move = state.pick(dice) if state.turn == LUCK else state.read(next(decisions))
        found.append(state.write(move))
        state.happen(move)
    return found


def skill(what: LeaderboardOrder) -> Callable[[int], ScoredGame]:
    """In a process of its own."""
    return partial(play_scored, what, find(what.order.game), what.makers())


# What they came to


class Leaderboard:
    """Scores, wins and faults of all entrants."""

    def __init__(self, what: LeaderboardOrder) -> None:
        self.what = what
        self.standings = Standings(what.order)
        self.costs: list[list[list[float]]] = [[] for _ in what.entrants]  # by entrant and block
        self.faults: list[list[str]] = [[] for _ in what.entrants]
        self._block: list[Played] = []

    def add(self, game: ScoredGame) -> None:
        """Games come in order."""
        if not self._block:
            for blocks in self.costs:
                blocks.append([])
        self._block.append(game.played)
        for costs, faults, mine, my_faults in zip(self.costs, self.faults, game.costs, game.faults, strict=True):
            costs[-1].extend(mine)
            faults.extend(my_faults)
        if len(self._block) == len(self.what.order.tables):
            self.standings.add(self._block)
            self._block = []

    def rows(self) -> list[dict[str, Any]]:
        """A row for each entrant, those who lost least by their decisions first."""
        found = [self._row(place, entrant) for place, entrant in enumerate(self.what.entrants)]
        return sorted(found, key=lambda row: math.inf if row["points_lost"] is None else row["points_lost"])

    def _row(self, place: int, entrant: Entrant) -> dict[str, Any]:
        blocks, decisions = self.costs[place], self.standings.decisions[place]
        mean, error = mean_of_groups(blocks)
        half = t95(max(1, len(blocks) - 1)) * error
        wins = self._wins(place)
        return {
            "name": entrant.name,
            "run": entrant.typed,
            "points_lost": number(mean),
            "points_low": number(mean - half),
            "points_high": number(mean + half),
            "weighed": sum(map(len, blocks)),
            "wins": number(wins.share),
            "wins_low": wins.low,
            "wins_high": wins.high,
            "rating": self.standings.ratings.of[place].mu,
            "decisions": decisions,
            "faults": len(self.faults[place]),
            "first_fault": next(iter(self.faults[place]), ""),
            "ms_per_decision": 1000 * self.standings.seconds[place] / max(1, decisions),
        }

    def _wins(self, place: int) -> Share:
        """Alone among copies of each other entrant, all together."""
        shares = [found for (lone, _), found in self.standings.shares.items() if lone == place]
        return block_share([sum(block) / len(block) for block in zip(*shares, strict=True)])

    def data(self) -> dict[str, Any]:
        """All of it for machines, in a format of its own."""
        what, order = self.what, self.what.order
        return {
            "format": FORMAT,
            "game": order.game,
            "rules": find(order.game).version,
            "seats": order.seats,
            "options": order.options,
            "seed": order.seed,
            "blocks": self.standings.blocks,
            "games": self.standings.blocks * len(order.tables),
            "fair_share": 1 / order.seats,
            "limits": asdict(what.limits),
            "tries": what.tries,
            "command": self._command(),
            "commit": commit(),
            "machine": description(),
            "agents": self.rows(),
        }

    def _command(self) -> str:
        """What plays the same games again, as far as the agents are the same."""
        before, after = f"cheeseboard arena {self.what.order.game}", command(self.what.order).partition(" --seats ")[2]
        bots = [shlex.quote(each.run) for each in self.what.entrants if each.run == each.typed]
        mine = [bot for bot in bots if not bot.strip("'").startswith(AGENTS)]
        return f"{' '.join([before, *mine])} --agents {shlex.quote(self.what.file)} --seats {after}"


def number(value: float) -> float | None:
    """JSON has no word for what is not a number."""
    return None if math.isnan(value) else value


def ranked(what: LeaderboardOrder, crew: Crew, told: Callable[[int], None] = lambda _: None) -> Leaderboard:
    """Play everything and count it."""
    board = Leaderboard(what)
    with closing(crew.do(partial(skill, what), what.order.games)) as games:
        for game in games:
            board.add(game)
            told(1)
    return board


# As a table

HEADINGS: Final = ("", "agent", "points lost a decision", "wins in percent", "faults", "decisions", "a decision")


def cells(data: dict[str, Any]) -> list[tuple[str, ...]]:
    """The table of results, row by row."""
    return [
        (
            str(place),
            row["name"],
            interval(row["points_lost"], row["points_low"], row["points_high"], 1, 2),
            interval(row["wins"], row["wins_low"], row["wins_high"], 100, 0),
            str(row["faults"]),
            str(row["decisions"]),
            f"{row['ms_per_decision']:.1f} ms",
        )
        for place, row in enumerate(data["agents"], 1)
    ]


def interval(value: float | None, low: float | None, high: float | None, times: int, digits: int) -> str:
    if value is None:
        return "–"
    said = f"{times * value:.{digits}f}"
    return said if low is None or high is None else f"{said} ({times * low:.{digits}f} to {times * high:.{digits}f})"


def title(data: dict[str, Any]) -> str:
    game = find(data["game"])
    return f"{game.title} (v{data['rules']}), {data['seats']} players, {data['games']} games, seed {data['seed']}"


def notes(data: dict[str, Any]) -> list[str]:
    """What the figures mean."""
    limits = data["limits"]
    return [
        "Points lost: of 100 points of win chance, what a decision cost beside the best move that our review found.",
        "It is judged by what the player could know; luck is not in it. Below 0 somebody chose better than the review.",
        f"Wins: alone among copies of each other agent; fair is {100 * data['fair_share']:.0f}.",
        "Intervals are 95 %, over blocks of games with the same luck.",
        f"Faults: answers that were late (over {limits['seconds']:g} s), missing or not legal; then a random move was played.",
        f"Memory of an agent: at most {limits['memory']} MB.",
    ]


def as_markdown(data: dict[str, Any]) -> str:
    """The table of results as Markdown."""
    lines = ["| " + " | ".join(HEADINGS) + " |", "|" + "---|" * len(HEADINGS)]
    lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in cells(data)]
    said = "\n".join(f"- {note}" for note in notes(data))
    return f"# {title(data)}\n\n" + "\n".join(lines) + f"\n\n{said}\n\n`{data['command']}`\n"


STYLE: Final = """body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.4rem .6rem;border-block-end:1px solid #999}
@media(prefers-color-scheme:dark){body{background:#1b1a17;color:#eee}}"""


def as_html(data: dict[str, Any]) -> str:
    """The table of results as a page that needs no other file."""
    name = html.escape(title(data))
    head = "".join(f'<th scope="col">{html.escape(each)}</th>' for each in HEADINGS)
    rows = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>\n" for row in cells(data))
    said = "".join(f"<li>{html.escape(note)}</li>" for note in notes(data))
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{name}</title><style>{STYLE}</style>\n'
        f"<h1>{name}</h1>\n<table><thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table>\n"
        f"<ul>{said}</ul><p><code>{html.escape(data['command'])}</code></p></html>\n"
    )


def written(data: dict[str, Any], name: str) -> str:
    """As the name of a file wants it: .md, .html, or else JSON."""
    if name.endswith(".md"):
        return as_markdown(data)
    return as_html(data) if name.endswith(".html") else json.dumps(data, ensure_ascii=False, indent=1) + "\n"

"""Is a game ready to be played? ``python3 run.py judge FOLDER``, or the name of a game that is installed.

The folder is a project with a pyproject.toml that announces the game, or a package with GAME in its ``__init__.py``. All checks
that every game inherits are run on this game alone: rules, secrets, odds, words, bots, playthroughs, and how long people wait. What
fails is named, with the place to look at first. ``--only words`` checks one topic. The exit code is 0 if nothing fails.
"""

import argparse
import contextlib
import io
import os
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
GROUP = "cheeseboard.games"
CHECKS = ("tests/every_game", "tests/rooms/test_alone.py", "tests/rooms/test_events.py", "tests/web/test_leaks.py")
# What a check is about: its file, or a word of its name.
TOPICS = {
    "test_leaks": "secrets", "hidden": "secrets", "news": "secrets", "view_alone": "secrets", "imagines": "secrets",
    "test_chances": "odds", "test_truth": "odds", "test_words": "words", "test_lessons": "words",
    "test_advice": "bots", "test_search": "bots", "test_usual": "bots",
    "test_folders": "folder", "test_alone": "rooms", "test_events": "rooms",
}  # fmt: skip
RULES, WAITING = "rules", "waiting"
SLOWEST_GAME, SLOWEST_MOVE = 2.0, 1.0  # seconds of CPU for a random game, and for a move of a bot that plays at once


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 run.py judge", description="Is a game ready to be played?")
    parser.add_argument(
        "what", metavar="FOLDER", help="a project or a package, or the name of a game that is installed"
    )
    parser.add_argument("--only", choices=sorted({*TOPICS.values(), RULES, WAITING}), help="one topic of the checks")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        name = announced(asked.what, Path(folder))
        from cheeseboard.games import everything  # noqa: PLC0415 - only now it can be found

        found = next((each for each in everything() if each.name == name), None)
        if found is None or found.game is None:
            why = found.why if found else "no game of that name is installed"
            print(f"{name} cannot be played: {why}")
            return 1
        return judge(found.game, asked.only)


def announced(what: str, folder: Path) -> str:
    """The name of the game. If it stands in a folder, that is put on the path, as if it were installed."""
    path = Path(what).resolve()
    if not path.is_dir():
        return what
    if path.parent == ROOT / "src" / "cheeseboard" / "games":
        return path.name.replace("_", "-")
    name, value, home = entry_of(path)
    about = folder / f"{name.replace('-', '_')}-0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {path.name}\nVersion: 0\n", "utf-8")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {value}\n", "utf-8")
    sys.path[:0] = [str(folder), str(home)]
    # For the programs that checks start.
    inherited = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), str(home), *inherited.split(os.pathsep)]).rstrip(
        os.pathsep
    )
    return name


def entry_of(path: Path) -> tuple[str, str, Path]:
    """A game's name, where its Game is, and the folder from which that is imported."""
    project = path / "pyproject.toml"
    if not project.is_file():
        return path.name.replace("_", "-"), f"{path.name}:GAME", path.parent
    points = tomllib.loads(project.read_text("utf-8")).get("project", {}).get("entry-points", {}).get(GROUP, {})
    if len(points) != 1:
        sys.exit(f'{project} must announce one game in [project.entry-points."{GROUP}"]; it announces {len(points)}')
    ((name, value),) = points.items()
    package = path / "src"
    return name, value, package if package.is_dir() else path


@dataclass
class Check:
    """One thing that a game promises, tried under several settings."""

    topic: str
    says: str
    tried: int = 0
    failed: list[str] = field(default_factory=list)  # under which settings
    why: str = ""


class Judge:
    """Runs the checks of one game, and keeps what came of each."""

    def __init__(self, name: str, only: str | None) -> None:
        self.name = name
        self.only = only
        self.checks: dict[str, Check] = {}
        self.number = 0  # of cases
        self.done = 0

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        ours = [item for item in items if self.name in set(games_of(item)) and self.is_wanted(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in ours])
        items[:] = ours
        self.number = len(ours)

    def is_wanted(self, item: pytest.Item) -> bool:
        return self.only in (None, topic_of(*parts_of(item.nodeid)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped or (report.when != "call" and report.passed):
            return
        self.done += 1
        if sys.stderr.isatty():
            print(f"\r{self.done} of {self.number} cases", end="\r", file=sys.stderr)
        check = self.check_of(report.nodeid)
        check.tried += 1
        if report.failed:
            check.failed.append(report.nodeid.partition("[")[2].rstrip("]"))
            check.why = check.why or reason(report)

    def check_of(self, nodeid: str) -> Check:
        file, function = parts_of(nodeid)
        says = function.removeprefix("test_").replace("_", " ")
        return self.checks.setdefault(function, Check(topic_of(file, function), says))


def parts_of(nodeid: str) -> tuple[str, str]:
    """The file and the function of a test. One test tries many promises: there the promise is what counts."""
    test, _, setting = nodeid.partition("[")
    file, _, function = test.rpartition("/")[2].partition(".py::")
    return file, setting.partition("-")[0] if function == "test_every_game" else function


def topic_of(file: str, function: str) -> str:
    return next((topic for word, topic in TOPICS.items() if word in f"{file} {function}"), RULES)


def games_of(item: pytest.Item) -> Iterator[str]:
    """The games that a test is about, by its parameters."""
    for value in (getattr(item, "callspec", None) and item.callspec.params.values()) or ():  # type: ignore[attr-defined]
        game = getattr(value, "game", value)
        yield game if isinstance(game, str) else getattr(game, "name", "")


def reason(report: pytest.TestReport) -> str:
    """The line that failed, and what was wrong there."""
    lines = report.longreprtext.splitlines()
    marked = [line for line in lines if line[:1] in (">", "E") and not is_noise(line)]
    last = max((number for number, line in enumerate(marked) if line[:1] == ">"), default=0)
    told = [line[1:].strip() for line in marked[last : last + 5]]
    return "\n".join(line[:160] for line in told if line) or lines[-1]


def is_noise(line: str) -> bool:
    """What Hypothesis says about the example that it found."""
    return any(word in line for word in ("Failing test case", "tried(", "seed=", "E       )"))


def judge(game: Any, only: str | None = None) -> int:
    """Run all checks, and say what came of them."""
    os.chdir(ROOT)
    os.environ["CHEESEBOARD_JUDGED"] = game.name
    print(f"{game.title} ({game.name}), {game.seats[0]} to {game.seats[-1]} players")
    found = Judge(game.name, only)
    with contextlib.redirect_stdout(io.StringIO()) as said:
        ended = pytest.main(["-q", "-p", "no:cacheprovider", *CHECKS], plugins=[found])
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and only != WAITING:
        print(said.getvalue())
        return 1
    checks = [*found.checks.values(), *(waits(game) if only in (None, WAITING) else ())]
    for topic in dict.fromkeys(check.topic for check in checks):
        show(topic, [check for check in checks if check.topic == topic])
    print(f"\n{verdict(checks, only)}")
    return 1 if any(check.failed for check in checks) else 0


def verdict(checks: list[Check], only: str | None) -> str:
    """The last line. One topic alone does not make a game ready."""
    broken = [check for check in checks if check.failed]
    if broken:
        return f"{len(broken)} of {len(checks)} checks failed."
    if only:
        return f"All {len(checks)} checks of {only} passed. Without --only, all topics are checked."
    return f"All {len(checks)} checks passed. This game is ready to be played."


def show(topic: str, checks: list[Check]) -> None:
    good = [check for check in checks if not check.failed]
    tried = sum(check.tried for check in checks)
    print(f"\n{topic}: {len(good)} of {len(checks)} checks passed ({tried} cases)")
    for check in checks:
        if check.failed:
            print(f"  FAILED  {check.says}")
            print(f"          first with: {check.failed[0]}" if check.failed[0] else "")
            print("\n".join(f"          {line}" for line in check.why.splitlines()))


def waits(game: Any) -> Iterator[Check]:
    """How long people wait, in seconds of CPU."""
    from cheeseboard.bots.bots import choose  # noqa: PLC0415
    from cheeseboard.engine.dice import Dice  # noqa: PLC0415

    state, dice, began = game.new(game.seats[-1]), Dice(1), time.process_time()
    middle = None
    while state.turn != -2:
        if state.turn >= 0:
            middle = state.clone()
        state.happen(state.pick(dice))
    yield in_time("a random game is over soon", time.process_time() - began, SLOWEST_GAME)
    if middle is not None:
        for bot in ("pip", "mia", "otto"):
            began = time.process_time()
            choose(bot, game, game.view(middle, int(middle.turn)), 1)
            yield in_time(f"{bot} plays at once", time.process_time() - began, SLOWEST_MOVE)


def in_time(says: str, took: float, most: float) -> Check:
    late = [""] if took > most else []
    return Check(WAITING, says, 1, late, f"it took {took:.2f} s of CPU; at most {most:.1f} s are fine" if late else "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

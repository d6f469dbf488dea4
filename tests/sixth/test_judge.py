"""``python3 run.py judge``: a sound game passes, and a planted fault of each kind is found and named."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard.games import folders
from tests.docs.pages import ROOT
from tests.long import LONG, cases, only_in_full
from tools.judge import Check, verdict

PIG = Path(__file__).parent


def judged(*words: str) -> tuple[int, str]:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "tools.judge", *words],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "CI": "", "LANG": "C.UTF-8"},
    )
    return done.returncode, done.stdout + done.stderr


@only_in_full
def test_pig_is_ready_to_be_played() -> None:
    code, said = judged(str(PIG))
    assert "This game is ready to be played." in said, said
    assert code == 0


@only_in_full
@pytest.mark.parametrize("name", sorted(folders()) if LONG else sorted(folders())[1:2])
def test_our_own_games_are_ready_to_be_played(name: str) -> None:
    code, said = judged(name)
    assert "This game is ready to be played." in said, said
    assert code == 0


CODE, WORDS = "pig/__init__.py", "pig/words/en.ftl"
ADVICE = "playing=Playing(advise=lambda view: Advice('fly', 'tried-out', {})), start=lambda"
FAULTS = {
    "it ends later than it says": ("rules", CODE, "TURNS * seats * (int", "0 * seats * (int", "ends in time"),
    "a clone shares its points": ("rules", CODE, "self.points[:], self.total", "self.points, self.total", "copies do not share"),
    "recall forgets the total": ("rules", CODE, 'seen["points"][:], seen["total"]', 'seen["points"][:], 0', "can be recalled"),
    "a view tells what is hidden": ("secrets", CODE, '"total": state.total,', '"total": state.total, "at": id(state),', "hidden"),
    "an event has no words": ("words", WORDS, "event-turn-lost", "event-turn-gone", "there are words for everything"),
    "advice is no legal move": ("bots", CODE, "start=lambda", ADVICE, "the move is legal"),
    "odds do not add up": (
        "odds", CODE, "start=lambda", "telling=Telling(chances=lambda view: [Chance(what='die', of='face', odds={'1': Fraction(1, 2)})]), start=lambda",
        "chances",
    ),
    "the makers are not in the rules": ("folder", CODE, 'designer="John Scarne"', 'designer="Nobody"', "the rules name every option"),
    "it is slow": ("waiting", CODE, "if move == ROLL:", "sum(range(10_000_000))\n        if move == ROLL:", "a random game is over soon"),
}  # fmt: skip


@pytest.mark.parametrize("fault", cases(list(FAULTS), list(FAULTS)[:1]))
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    topic, file, before, after, says = FAULTS[fault]
    for name in ("pyproject.toml", "pig"):
        (shutil.copytree if (PIG / name).is_dir() else shutil.copy)(PIG / name, tmp_path / name)
    text = (tmp_path / file).read_text("utf-8")
    assert before in text
    text = text.replace("import Game, Number", "import Advice, Chance, Game, Number, Playing, Telling")
    text = text.replace(
        "from collections.abc import Mapping", "from collections.abc import Mapping\nfrom fractions import Fraction"
    )
    (tmp_path / file).write_text(text.replace(before, after), "utf-8")

    code, said = judged(str(tmp_path), "--only", topic)
    assert code == 1
    failed = [line for line in said.splitlines() if "FAILED" in line]
    assert any(says in line for line in failed), said


def test_one_topic_alone_does_not_make_a_game_ready() -> None:
    good, bad = Check("words", "it has words", 3), Check("rules", "it ends in time", 3, ["2 players"])
    assert verdict([good], None) == "All 1 checks passed. This game is ready to be played."
    assert verdict([good], "words").startswith("All 1 checks of words passed. Without --only")
    assert verdict([good, bad], None) == verdict([good, bad], "rules") == "1 of 2 checks failed."


@pytest.mark.parametrize(
    ("what", "says"), [("no-such-game", "no game of that name is installed"), ("tests", "No module named 'tests'")]
)
def test_what_is_no_game_is_named(what: str, says: str, tmp_path: Path) -> None:
    if what == "tests":
        (tmp_path / "empty").mkdir()
        code, said = judged(str(tmp_path / "empty"))
        assert "empty cannot be played" in said
    else:
        code, said = judged(what)
        assert says in said
    assert code == 1


def test_a_project_that_announces_nothing_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n", "utf-8")
    code, said = judged(str(tmp_path))
    assert code == 1
    assert "must announce one game" in said

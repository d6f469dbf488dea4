"""The program, as it is typed."""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence

import pytest

import cheeseboard
from cheeseboard import cli
from cheeseboard.cli import asking
from cheeseboard.games import find, names
from tests.lab.ctrl_c import pressed_ctrl_c

POSIX = pytest.mark.skipif(os.name != "posix", reason="signals and pipes of POSIX")
PROGRAM = [sys.executable, "-m", "cheeseboard.cli"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("simulate draughts", "there is no game 'draughts'; there are: "),
        ("rules draughts", "there is no game 'draughts'"),
        ("bench draughts", "there is no game 'draughts'"),
        ("playthrough draughts", "there is no game 'draughts'"),
        ("play draughts", "there is no game 'draughts'"),
        ("play --seats 3", "need a GAME"),
        ("simulate alles-kaese --seats 7", "Alles Käse! is for 2 to 6 players, not 7"),
        ("bench alles-kaese --seats 1", "Alles Käse! is for 2 to 6 players, not 1"),
        ("play alles-kaese --seats 1", "Alles Käse! is for 2 to 6 players, not 1"),
        ("simulate alles-kaese --option cats=3", "Alles Käse! has no option 'cats'"),
        ("simulate alles-kaese --option turn_limit=0", "option turn_limit: 0 is not possible"),
        ("playthrough alles-kaese --option turn_limit=many", "option turn_limit: 'many' is not possible"),
        ("simulate alles-kaese --option turn_limit", "has no value; write NAME=JSON"),
        ("simulate alles-kaese --games 0", "games: 0 is not possible"),
        ("simulate alles-kaese --games few", "'few' is not a valid integer"),
        ("simulate alles-kaese --seed -1", "seed: -1 is not possible"),
        ("playthrough alles-kaese --seed -1", "seed: -1 is not possible"),
        ("simulate alles-kaese --jobs 0", "jobs: 0 is not possible"),
        ("bench alles-kaese --seconds 0", "seconds: 0.0 is not possible"),
        ("bench alles-kaese --seconds nan", "seconds: nan is not possible"),
        ("dance", "No such command 'dance'."),
        ("simulate", "Missing argument 'GAME'."),
        ("lab dance", "No such command 'dance'."),
        ("rules cheese --lang xx", "there is no language 'xx'; there are: en"),
        ("arena cheese otto pip --time 1 --sims 2", "--time and --sims: one of them is enough"),
        ("bot http://localhost:1 --room x --bot pip --file y.py", "--bot and --file: one of them is enough"),
        ("review nowhere.json", "nowhere.json cannot be read"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(
    typed: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(typed.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


def said(words: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert cli.main(words) == 0
    return capsys.readouterr().out


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(["games"], capsys).splitlines()
    assert [line.split()[0] for line in lines] == list(names())
    for line, box in zip(lines, map(find, names()), strict=True):
        assert box.title in line
        assert box.designer in line
        assert f"{box.seats[0]} to {box.seats[-1]} players" in line


@pytest.mark.parametrize("name", names())
def test_rules_are_printed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(["rules", name], capsys) == find(name).rulebook().read_text(encoding="utf-8")


def test_a_playthrough_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["playthrough", "alles-kaese", "--seats", "3", "--seed", "5", "--option", "top_shown=false"]
    text = said(words, capsys)
    assert text.startswith("game alles-kaese v1, seats 3, seed 5\n")
    assert '"top_shown": false' in text


def test_simulate_prints_the_same_but_for_the_timing(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "alles-kaese", "--seats", "4", "--games", "60", "--seed", "3"]
    first, second = (said([*words, "--jobs", jobs], capsys).rpartition("\n\n") for jobs in "12")
    assert first[0] == second[0]
    assert first[2].startswith(("compiled, 1 process: 60 games", "interpreted, 1 process: 60 games"))


def test_simulate_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "alles-kaese", "--games", "20", "--json", "--option", "turn_limit=3"]
    found = json.loads(said(words, capsys))
    assert (found["seats"], found["games"], found["options"]["turn_limit"]) == (2, 20, 3)
    assert found["decisions"]["most"] <= 3


@pytest.mark.parametrize(
    ("text", "value"),
    [("3", 3), ("true", True), ("False", False), ("[1, 2]", [1, 2]), ('"old"', "old"), ("old", "old"), ("", "")],
)
def test_option_values_are_json_or_words(text: str, value: object) -> None:
    assert asking.read_options([f"name={text}"]) == {"name": value}


def test_the_version_says_which_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    build = "compiled" if cheeseboard.compiled else "interpreted"
    assert capsys.readouterr().out == f"cheeseboard {cheeseboard.__version__}, {build}\n"


SAYS_IT_GOES = """
import sys
from cheeseboard import cli
from cheeseboard.lab.progress import ProgressBar
ProgressBar.__call__ = lambda *_: print("going", flush=True)
sys.exit(cli.main(sys.argv[1:]))
"""


@POSIX
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_quietly(jobs: str) -> None:
    words = [sys.executable, "-c", SAYS_IT_GOES, "simulate", "alles-kaese", "--games", "1000000000", "--jobs", jobs]
    code, out, err = pressed_ctrl_c(words, lambda said: said.readline() == b"going\n")
    assert (code, set(out.split()) - {b"going"}, err) == (130, set(), b"")


@POSIX
def test_a_reader_who_leaves_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([*PROGRAM, "playthrough", "alles-kaese"], stdout=writer, stderr=subprocess.PIPE, check=False)  # noqa: S603
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


def test_help_is_quick(record_property: Callable[[str, object], None]) -> None:
    resource = pytest.importorskip("resource")

    def cpu_seconds(words: list[str]) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(words, stdout=subprocess.DEVNULL, check=True)  # noqa: S603
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return float(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)

    bare, program = [sys.executable, "-c", "pass"], [*PROGRAM, "--help"]
    pairs = [(cpu_seconds(bare), cpu_seconds(program)) for _ in range(5)]
    record_property("help_cpu_seconds", statistics.median(helped for _, helped in pairs))
    assert statistics.median(helped / nothing for nothing, helped in pairs) < 12  # no game, no engine is loaded

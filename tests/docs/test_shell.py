"""Every command in the documents is one that the program knows; those that end by themselves do, with fewer games."""

import re
import shlex
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
import pytest

import cheeseboard
import run
from cheeseboard.bots.bots import BOTS, FAMILY
from cheeseboard.cli import asking, program
from cheeseboard.games import find, names
from cheeseboard.lab.players import AGENTS
from cheeseboard.table import record
from tests.docs.pages import ROOT, blocks, name_of, pages_with
from tests.long import cases
from tests.rl.extras import need
from tests.table.test_record import finished

OURS = re.compile(r"^(?:[A-Z_]+=\S+ )*(cheeseboard|python3 run\.py) ")


def commands(page: Path) -> list[str]:
    """Lines of shell that are ours; a line that is indented goes on with the one before."""
    lines = [line for block in blocks(page, "sh") for line in re.sub(r"\n +", " ", block).splitlines()]
    return [part.strip() for line in lines for part in line.split(" && ") if OURS.match(part.strip() + " ")]


def check(line: str) -> None:
    words = shlex.split(OURS.sub(r"\1 ", line), comments=True)
    if words[0] == "python3":
        words = as_ours(words[2:])
    if not words:
        return
    if "[" in line:
        check_flags(words)
    else:
        check_wish(asked_for(words[1:]))


def as_ours(words: list[str]) -> list[str]:
    """What run.py hands on to cheeseboard, if it does."""
    what, *rest = words
    assert re.search(rf"^    python3 run\.py {what}\b", str(run.__doc__), re.MULTILINE), f"run.py knows no {what}"
    handed_on = {"play": ["cheeseboard", "serve"], "bench": ["cheeseboard", "bench"], "lab": ["cheeseboard", "lab"]}
    if what == "do":
        return rest if rest[0] == "cheeseboard" else []
    if what == "test":
        assert all((ROOT / word).exists() for word in rest if word.startswith("tests/")), words
    return [*handed_on[what], *rest] if what in handed_on else []


def check_flags(words: list[str]) -> None:
    """A synopsis, with what may be left out in brackets: the command has every flag it names."""
    found: click.Command = program.program
    for word in words[1:]:
        if not isinstance(found, click.Group) or word not in found.commands:
            break
        found = found.commands[word]
    known = {flag for param in found.params for flag in param.opts if not getattr(param, "hidden", False)}
    named = {flag for word in words for flag in re.findall(r"--[a-z-]+", word)}
    assert named
    assert named <= known, f"{found.name} has no {named - known}"


def asked_for(words: list[str]) -> dict[str, Any]:
    """What a command is given, read as the program reads it, and not done."""
    found: click.Command = program.program
    context: click.Context | None = None
    while isinstance(found, click.Group):
        context = found.make_context(found.name, list(words), parent=context)
        _, inside, words = found.resolve_command(context, words)
        assert inside is not None
        found = inside
    return found.make_context(found.name, list(words), parent=context).params


def check_wish(asked: dict[str, Any]) -> None:
    """What is asked for can be had: the game, so many players, these house rules, these bots."""
    game = asked.get("game")
    if game is None:
        return
    assert game in names()
    seats = asked.get("seats") or len(asked.get("called") or ()) or find(game).seats[-1]
    find(game).new(seats, asking.read_options(asked.get("pairs", ())))
    bots = asked.get("bots") or ()
    for bot in bots.split(",") if isinstance(bots, str) else bots:
        is_agent = bot.startswith(AGENTS) or bot.endswith(".py")
        assert bot.partition(":")[0] in {*BOTS, FAMILY, "openspiel-ismcts"} or is_agent, f"there is no bot {bot}"


@pytest.mark.parametrize("page", [page for page in pages_with("sh") if commands(page)], ids=name_of)
def test_the_commands_of_a_page_can_be_asked_for(page: Path) -> None:
    for line in commands(page):
        check(line)


ENDING = ("games", "rules", "simulate", "arena", "lab", "verify", "replay", "review", "playthrough")
FEWER = {
    "arena": {"--blocks": "1"},
    "simulate": {"--games": "2"},
    "lab": {"--games": "2"},
    "lab compare": {},
    "lab solve": {"--asked": "2"},
    "lab exploit": {"--seconds": "1", "--games": "2"},
}
LEVELS = ("pip", "mia", "otto", "clara", "gustav")


def briefly(line: str) -> list[str]:
    """The words of a command that ends by itself, with few games; none if it does not end, or only shows what can be asked for."""
    words = shlex.split(OURS.sub(r"\1 ", line), comments=True)[1:]
    if not line.startswith("cheeseboard") or words[0] not in ENDING or " [" in line:
        return []
    if kind_of(words) == "lab exploit" and find_spec("numpy") is None:  # an extra
        return []
    fewer = FEWER.get(kind_of(words), FEWER.get(words[0], {}))
    words = [{**fewer, "--time": "0.01"}.get(before, word) for before, word in pairwise(["", *words])]
    return words + [word for flag in fewer if flag not in words for word in (flag, fewer[flag])]


def sort_of(words: list[str]) -> str:
    """What a command asks for, but for numbers and how well the mice play: of one sort, one is enough."""
    return re.sub(rf"\b({'|'.join(LEVELS)}|[0-9][0-9.,:a-z=]*)\b,?", "", " ".join(words))


def kind_of(words: list[str]) -> str:
    return " ".join(words[: 2 if words[0] == "lab" else 1])


BRIEF = {sort_of(words): words for page in pages_with("sh") for line in commands(page) if (words := briefly(line))}

SHORTEST = {kind_of(words): words for words in sorted(BRIEF.values(), key=lambda words: -len(" ".join(words)))}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with what the documents speak of: a game that was played, a bot, two reports."""
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(record.write(record.record_of(finished("alles-kaese", 2, 3))), "utf-8")
    Path("my_bot.py").write_text("def choose(game, view, moves):\n    return moves[0]\n", "utf-8")
    Path("agents.toml").write_text('format = "cheeseboard agents 1"\n[[agent]]\nrun = "my_bot.py"\n', "utf-8")


@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize("words", cases(BRIEF.values(), SHORTEST.values()), ids=" ".join)
def test_a_command_that_ends_does_what_it_should(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    if "openspiel-ismcts" in words:
        need("pyspiel")
    if words[:2] == ["lab", "compare"]:
        for name in words[2:]:
            assert program.main(["lab", "balance", "alles-kaese", "--games", "2", "--out", name]) == 0
    if any(word.endswith(".html") for word in words):
        need("altair", "lab")

    assert program.main(words) == 0
    assert capsys.readouterr().out
    assert all(Path(name).stat().st_size for flag, name in pairwise(words) if flag in ("--out", "--log"))


def test_commands_of_every_kind_are_among_them() -> None:
    assert {words[0] for words in BRIEF.values()} >= {*ENDING} - {"playthrough"}


@pytest.mark.parametrize(
    "line",
    [
        "cheeseboard play cheese-chase --seat 4 --colour blue",
        "cheeseboard play chess",
        "cheeseboard play cheese --option speed=2",
        "cheeseboard play cheese-rescue --seats 5",
        "cheeseboard arena cheese otto klara",
        "cheeseboard dance",
        "cheeseboard arena GAME BOT [--speed N]",
        "python3 run.py fly",
        "python3 run.py play --nowhere  # a comment",
        "python3 run.py do cheeseboard rules",
        "CHEESEBOARD_PURE=1 python3 run.py test tests/nothing",
    ],
)
def test_a_command_that_is_wrong_fails(line: str) -> None:
    assert OURS.match(line)
    with pytest.raises((AssertionError, asking.Wrong, click.ClickException, ValueError)):
        check(line)


@pytest.mark.parametrize(
    "line",
    [
        "cheeseboard arena GAME BOT BOT… [--seats N] [--time S | --sims N]",
        "cheeseboard lab balance GAME [--out FILE]",
        "CHEESEBOARD_ONLY=cheese python3 run.py test tests/games/cheese  # and so on",
        "python3 run.py play --lan",
    ],
)
def test_a_command_that_is_right_passes(line: str) -> None:
    check(line)

"""What somebody sees who asks for help, mistypes, or presses Tab."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import click
import pytest

from cheeseboard import cli
from cheeseboard.bots.bots import BOTS, FAMILY
from cheeseboard.cli import asking, program
from cheeseboard.games import find, names
from cheeseboard.table.words import LANGUAGES

Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *words: str) -> str:
    assert cli.main(words) == 0
    return capsys.readouterr().out


def commands(group: click.Group, *before: str) -> list[tuple[str, ...]]:
    """The words of every command."""
    found = []
    for name, command in group.commands.items():
        found += [(*before, name)]
        found += commands(command, *before, name) if isinstance(command, click.Group) else []
    return found


def test_what_may_be_left_out_stands_in_brackets(capsys: Capture) -> None:
    assert "cheeseboard play [OPTIONS] [GAME]\n" in said(capsys, "play", "--help")
    assert "cheeseboard rules [OPTIONS] GAME\n" in said(capsys, "rules", "--help")


def test_the_bare_program_shows_help_by_who_needs_it(capsys: Capture) -> None:
    bare = said(capsys)

    assert bare == said(capsys, "--help")
    headings = re.findall(r"^(\S.*):$", bare, re.MULTILINE)
    assert headings[1:] == list(program.SECTIONS)
    under = bare.split("To host:")[1].split("For bot authors:")[0]
    assert re.findall(r"^  (\w+)", under, re.MULTILINE) == ["serve", "backup", "load"]


def test_every_command_is_shown_once() -> None:
    shown = [str(command.name) for each in program.SECTIONS.values() for command in each]

    assert sorted(shown) == sorted(set(shown)) == sorted(program.program.commands)


@pytest.mark.parametrize("words", commands(program.program), ids=" ".join)
def test_every_command_explains_itself(words: Sequence[str], capsys: Capture) -> None:
    """In a sentence that fits beside its name, and with words for everything it takes."""
    found: click.Command = program.program
    for word in words:
        assert isinstance(found, click.Group)
        found = found.commands[word]

    assert found.help
    assert not found.get_short_help_str(62).endswith("..."), found.help
    assert all(param.help for param in found.params if not getattr(param, "hidden", False)), words
    assert said(capsys, *words, "--help").startswith(f"Usage: cheeseboard {' '.join(words)}")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("simulat cheese", "Did you mean 'simulate'?"),
        ("lab balanc cheese", "Did you mean 'balance'?"),
        ("simulate cheese --gams 3", "Did you mean '--games'?"),
        ("rules cheese-rescu", "(did you mean cheese-rescue?)"),
    ],
)
def test_what_was_mistyped_is_guessed(typed: str, meant: str, capsys: Capture) -> None:
    assert cli.main(typed.split()) == asking.WRONG
    assert meant in capsys.readouterr().err


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "cheeseboard", "games", "--json"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)  # noqa: S603

    assert [game["name"] for game in json.loads(done.stdout)["games"]] == list(names())


# Tab


def completed(monkeypatch: pytest.MonkeyPatch, capsys: Capture, typed: str) -> list[str]:
    """What bash offers after this has been typed."""
    words = typed.split(" ")
    monkeypatch.setenv("_CHEESEBOARD_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
    assert cli.main([]) == 0
    return re.findall(r"^plain,(.*)$", capsys.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("cheeseboard ver", ["verify"]),
        ("cheeseboard lab t", ["tune"]),
        ("cheeseboard rules cheese-", ["cheese-chase", "cheese-rescue"]),
        ("cheeseboard simulate cheese --ga", ["--games"]),
        ("cheeseboard play --bots c", ["clara"]),
        ("cheeseboard arena cheese openspiel", ["openspiel-ismcts"]),
        ("cheeseboard play alles-kaese --option top", ["top_shown="]),
        ("cheeseboard play --option top", []),
        ("cheeseboard rules cheese --lang d", ["de"]),
        ("cheeseboard serve --thi", []),
        ("cheeseboard serve --bot-", ["--bot-processes"]),
    ],
)
def test_tab_completes(typed: str, offered: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert completed(monkeypatch, capsys, typed) == offered


def test_tab_knows_all_games_bots_and_languages(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert completed(monkeypatch, capsys, "cheeseboard rules ") == list(names())
    assert (
        completed(monkeypatch, capsys, "cheeseboard play --bots ") == [FAMILY, *BOTS] == [asking.FAMILY, *asking.BOTS]
    )
    assert completed(monkeypatch, capsys, "cheeseboard play --lang ") == list(LANGUAGES)
    options = completed(monkeypatch, capsys, "cheeseboard play cheese --option ")
    assert options == [f"{option.name}=" for option in find("cheese").options]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(shell: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    script = said(capsys, "completion", shell)
    assert "_CHEESEBOARD_COMPLETE" in script
    monkeypatch.setenv("SHELL", f"/bin/{shell}")
    assert said(capsys, "completion") == script


def test_an_unknown_shell_is_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("SHELL", "/bin/oil")
    assert cli.main(["completion"]) == asking.WRONG
    assert "bash, zsh or fish" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/bin/bash").exists(), reason="no bash here")
def test_bash_itself_completes() -> None:
    """The script as bash runs it, with the program that is found on the PATH."""
    asks = """
        eval "$(cheeseboard completion bash)"
        COMP_WORDS=(cheeseboard rules go-) COMP_CWORD=2
        $(complete -p cheeseboard | sed 's/.*-F \\([^ ]*\\).*/\\1/') cheeseboard
        echo "${COMPREPLY[@]}"
    """
    where = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    command = ["/bin/bash", "--norc", "-c", asks]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, env=where)  # noqa: S603
    assert done.stdout.strip() == "go-da-cheese"

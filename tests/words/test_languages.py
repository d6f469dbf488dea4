"""A language is a set of files: whoever adds them has added it, with no edit anywhere."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cheeseboard.cli import main
from cheeseboard.games import folders
from cheeseboard.rooms import wire
from cheeseboard.rooms.api import about
from cheeseboard.table.languages import ENGLISH, LANGUAGES, found
from tests.docs.pages import ROOT
from tests.words.test_glossary import pages
from tools.make_types import in_typescript

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def test_languages_are_found_english_first(tmp_path: Path) -> None:
    for name in ("nl.ftl", "en.ftl", "de.ftl", "notes.txt"):
        (tmp_path / name).touch()
    assert found(str(tmp_path)) == ("en", "de", "nl")


@EVERY_LANGUAGE
def test_a_language_is_whole(language: str) -> None:
    assert [str(page.relative_to(ROOT)) for page in pages(language, None) if not page.is_file()] == []


def test_no_part_has_a_language_that_the_others_lack() -> None:
    places = [ROOT / "client", *(ROOT / "src" / "cheeseboard" / each for each in ("table", "rooms", "lab"))]
    games = [ROOT / "src" / "cheeseboard" / "games" / each.replace("-", "_") for each in folders()]
    for place in (*places, *games, *(game / "client" for game in games)):
        assert found(str(place / "words")) == LANGUAGES, place


def test_every_language_says_what_it_is_called() -> None:
    named = about().languages
    assert tuple(named) == LANGUAGES
    assert len(set(named.values())) == len(LANGUAGES)
    assert named[ENGLISH] == "English"


def test_the_command_line_speaks_them_all_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    said = set()
    for language in LANGUAGES:
        assert main(["rules", "cheese", "--lang", language]) == 0
        said.add(capsys.readouterr().out)
    assert len(said) == len(LANGUAGES)
    assert main(["rules", "cheese", "--lang", "xx"]) != 0
    assert "xx" in capsys.readouterr().err


@pytest.mark.parametrize("language", [*LANGUAGES, "xx", "en\n", ""])
def test_the_wire_refuses_what_nobody_speaks(language: str) -> None:
    asked = json.dumps({"type": "ask", "id": "a", "what": "odds", "language": language}).encode()
    if language in LANGUAGES:
        assert wire.read_request(asked)
    else:
        with pytest.raises(msgspec.ValidationError, match="language"):
            wire.read_request(asked)


def test_no_file_of_the_client_names_them() -> None:
    assert in_typescript(wire.Language) == "string"


def test_to_list_them_loads_nothing() -> None:
    code = "import sys; from cheeseboard.table import languages; print('fluent' in ' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)  # noqa: S603
    assert done.stdout.strip() == "False"

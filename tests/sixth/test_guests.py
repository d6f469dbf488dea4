"""Games of other packages: found by their entry points, and left out with a reason if they cannot be played."""

import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cheeseboard.cli import main
from cheeseboard.games import GROUP, everything, find, folders, guests, names

SOUND = """
    from dataclasses import replace
    from cheeseboard.games.alles_kaese import GAME as OTHER
    from cheeseboard.engine.state import Story
    class Tale(OTHER.tale): ...
    GAME = replace(OTHER, name="guest", tale=Tale)
"""
Bring = Callable[..., None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Installs a package: some code, an entry point, and files beside the code."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def install(
        code: str, name: str = "guest", value: str = "", files: tuple[str, ...] = ("RULES.md", "words/en.ftl")
    ) -> None:
        package = tmp_path / f"package_{name.replace('-', '_')}"
        (package / "words").mkdir(parents=True)
        (package / "__init__.py").write_text(textwrap.dedent(code), "utf-8")
        for file in files:
            (package / file).write_text("", "utf-8")
        about = tmp_path / f"{package.name}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package.name}\nVersion: 1\n", "utf-8")
        point = f"[{GROUP}]\n{name} = {value or f'{package.name}:GAME'}\n"
        (about / "entry_points.txt").write_text(point, "utf-8")
        guests.cache_clear()

    yield install
    guests.cache_clear()
    for name in [name for name in sys.modules if name.startswith("package_")]:
        del sys.modules[name]


def test_a_game_of_another_package_is_one_of_the_games(bring: Bring, capsys: pytest.CaptureFixture[str]) -> None:
    bring(SOUND)

    assert names() == tuple(sorted([*folders(), "guest"]))
    assert find("guest").rulebook("de").name == "RULES.md"
    assert main(["games"]) == 0
    assert "(package_guest)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "more", "why"),
    [
        ("import no_such_module", {}, "No module named 'no_such_module'"),
        ("raise SystemError('on purpose')", {}, "on purpose"),
        ("BOX = 1", {}, "has no attribute 'GAME'"),
        ("GAME = 1", {}, "names no Game"),
        ("from cheeseboard.games.box import Game\nGAME = Game(name='guest')", {}, "missing 9 required"),
        (SOUND, {"name": "other"}, "its name is 'guest', in its entry point 'other'"),
        (SOUND.replace('"guest"', '"cheese"'), {"name": "cheese"}, "a game of that name already"),
        (SOUND, {"files": ("RULES.md",)}, "came without en.ftl"),
        (SOUND, {"files": ("words/en.ftl",)}, "came without RULES.md"),
        (SOUND.replace("tale=Tale", "tale=Tale, start=lambda *_: 1 / 0"), {}, "division by zero"),
    ],
)
def test_one_that_cannot_be_played_is_named_and_left_out(
    code: str,
    more: dict[str, str],
    why: str,
    bring: Bring,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bring(code, **more)

    with pytest.warns(UserWarning, match=f"is left out: .*{re.escape(why)}"):
        assert names() == tuple(sorted(folders()))
    assert [found.name for found in everything() if found.why] == [more.get("name", "guest")]
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert "cannot be played: " in said and why in said


def test_whoever_asks_for_one_that_cannot_be_played_is_told_why(bring: Bring) -> None:
    bring("import no_such_module")

    with (
        pytest.warns(UserWarning, match="is left out"),
        pytest.raises(ValueError, match="there is no game 'guest', and it cannot be played: ModuleNotFoundError"),
    ):
        find("guest")

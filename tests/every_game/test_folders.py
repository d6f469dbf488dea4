"""Every game's folder is complete: rules with numbered clauses, a test for each, playthroughs that still hold."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.games.box import Game
from cheeseboard.lab.playthrough import playthrough
from tests.every_game.tables import EVERY_GAME, EVERY_OWN_GAME, GAMES, Setting, boxes, played, reference

HERE = Path(__file__).parent.parent / "games"
CLAUSE = re.compile(r"\*\*§(\d+(?:\.\d+)?)\*\*")


def folder(game: Game[Any]) -> str:
    return game.name.replace("-", "_")


def clauses(game: Game[Any]) -> list[str]:
    return CLAUSE.findall(game.rulebook().read_text("utf-8"))


def clauses_with_tests(game: Game[Any]) -> set[str]:
    """The clauses named by the game's tests: test_s3_2_s3_3_a_card_… names 3.2 and 3.3."""
    found = set()
    for path in sorted((HERE / folder(game)).glob("test_*.py")):
        for prefix in re.findall(r"def test_((?:s\d+(?:_\d+)?_)+)", path.read_text("utf-8")):
            found |= {clause.replace("_", ".") for clause in re.findall(r"s(\d+(?:_\d+)?)", prefix)}
    return found


@EVERY_OWN_GAME
def test_every_clause_has_a_test_that_names_it(game: Game[Any]) -> None:
    numbers = clauses(game)

    assert len(numbers) >= 15
    assert len(set(numbers)) == len(numbers)
    assert sorted(set(numbers) - clauses_with_tests(game)) == []
    assert sorted(clauses_with_tests(game) - set(numbers)) == []


@EVERY_GAME
def test_the_rules_name_every_option_and_its_makers(game: Game[Any]) -> None:
    text = game.rulebook().read_text("utf-8")

    assert game.title in text
    assert game.designer in text
    for option in game.options:
        assert f"`{option.name}`" in text
        assert option.says
        assert option.source


@EVERY_OWN_GAME
def test_every_value_of_every_option_is_tried(game: Game[Any]) -> None:
    variants = [*reference(game).VARIANTS, *boxes(game), *(small.options for small in game.lab.miniatures.values())]
    tried = [variant.get(option.name, option.default) for option in game.options for variant in variants]
    for option in game.options:
        for value in getattr(option, "choices", ()):
            assert value in tried, f"{option.name}={value!r}"
        assert any(variant.get(option.name, option.default) != option.default for variant in variants)


PLAYTHROUGHS = [(game, path) for game in GAMES for path in sorted(Path(str(game.folder)).glob("playthroughs/*.txt"))]


@pytest.mark.parametrize(("game", "path"), PLAYTHROUGHS, ids=lambda x: x.stem if isinstance(x, Path) else x.name)
def test_playthroughs_still_hold(game: Game[Any], path: Path) -> None:
    """If a change is meant, write them again (python -m tests.every_game.playthroughs) and read the difference."""
    text = path.read_text("utf-8")
    seats, seed = (int(number) for number in re.findall(r"seats (\d+), seed (\d+)", text)[0])
    options = json.loads(text.splitlines()[1].removeprefix("options "))

    assert playthrough(game.name, seats, seed, options) == text


@EVERY_OWN_GAME
def test_several_player_counts_have_a_playthrough(game: Game[Any]) -> None:
    counts = {re.findall(r"\d+", path.stem)[0] for owner, path in PLAYTHROUGHS if owner is game}

    assert {str(game.seats[0]), str(game.seats[-1])} <= counts


@EVERY_GAME
def test_the_name_is_the_folders(game: Game[Any]) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", game.name)
    assert game.version >= 1


@EVERY_GAME
def test_every_older_version_can_still_be_played(game: Game[Any]) -> None:
    """A new version says with which options it plays like each one before."""
    assert set(game.older) == set(range(1, game.version))
    for version, before in game.older.items():
        assert game.settle({}, version).items() >= before.items()
        assert game.settle({}, version) != game.settle({})


@EVERY_GAME
def test_every_kind_of_event_happens(game: Game[Any]) -> None:
    """An event that never happens is not told by the rules."""
    from cheeseboard.table.scribe import events_of, scribe  # noqa: PLC0415

    missing = set(events_of(game.tale))
    for seed in range(300):
        variants = reference(game).VARIANTS
        setting = Setting(game, game.seats[seed % len(game.seats)], variants[seed // 7 % len(variants)])
        tale, state = scribe(game), setting.new()
        state.listen(tale)
        for _, notation in played(setting, seed)[1]:
            state.play(state.read(notation))
        state.listen(game.tale())
        missing -= {event.name for event in tale.events}
        if not missing:
            break
    assert missing <= getattr(reference(game), "RARE_EVENTS", set())

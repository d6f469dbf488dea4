"""Games are saved after every move, and gone on with."""

import os
import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.bots.bots import FAMILY
from cheeseboard.games.box import Game
from cheeseboard.table.fairness import verify
from cheeseboard.table.kept import data_folder
from cheeseboard.table.record import read
from cheeseboard.terminal.game import Sitting
from cheeseboard.terminal.saved import Folder
from tests.every_game.tables import EVERY_GAME
from tests.terminal.sittings import SHORT, play_bots, play_to_the_end, sitting


def files(folder: Path) -> set[str]:
    return {path.suffix for path in folder.iterdir()}


@EVERY_GAME
def test_a_game_is_gone_on_with_where_it_was_left(game: Game[Any], tmp_path: Path) -> None:
    place = sitting(game.name, game.seats[0], 2, 7, tmp_path, options=SHORT.get(game.name))
    play_to_the_end(place, steps=4)
    found = Folder(tmp_path).last_unfinished()
    assert found is not None
    again = Sitting.resumed(found, Folder(tmp_path))

    assert again.table.moves == place.table.moves
    assert again.table.state.facts() == place.table.state.facts()
    bot = "random" if game.seats[0] > 2 else FAMILY  # if there is one
    assert again.setup == replace(place.setup, options=game.settle(place.setup.options), bot=bot, names=("", ""))
    assert again.table.chairs == place.table.chairs
    assert again.saved_as == place.saved_as
    play_to_the_end(place)
    play_to_the_end(again)
    assert again.table.moves == place.table.moves


def test_names_are_kept_and_other_defaults_follow_the_language(tmp_path: Path) -> None:
    place = sitting(people=2, folder=tmp_path, names=("", "Ben"))
    place.save()
    found = Folder(tmp_path).last_unfinished()
    assert found is not None

    assert place.table.names == ["Player 1", "Ben", "Random"]
    assert Sitting.resumed(found, Folder(tmp_path)).table.names == place.table.names
    assert Sitting.resumed(found, Folder(tmp_path), "fr").table.names == ["Joueur 1", "Ben", "Hasard"]


def test_the_seed_is_kept_apart_until_the_end(tmp_path: Path) -> None:
    place = sitting(folder=tmp_path)
    assert place.table.luck is not None
    seed = place.table.luck.seed.hex()
    place.play(place.moves()[0])
    record = Folder(tmp_path).path(place.saved_as)

    assert files(tmp_path) == {".json", ".unfinished"}
    assert seed not in record.read_text("utf-8")
    for path in tmp_path.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    play_to_the_end(place)
    assert files(tmp_path) == {".json"}
    assert read(record.read_text("utf-8"))["seed"] == seed
    assert "every draw follows from" in verify(record.read_text("utf-8"))
    assert Folder(tmp_path).last_unfinished() is None


def test_taking_back_is_saved_too(tmp_path: Path) -> None:
    place = sitting(folder=tmp_path)
    place.play(place.moves()[0])
    play_bots(place)
    place.undo()
    found = Folder(tmp_path).last_unfinished()

    assert found is not None
    assert found.record["moves"] == place.table.moves


def test_the_last_one_is_gone_on_with_and_damaged_ones_are_passed_over(tmp_path: Path) -> None:
    older, newer = (sitting(seed=seed, folder=tmp_path) for seed in (1, 2))
    older.save()
    newer.saved_as = f"{newer.saved_as}-b"
    newer.save()
    folder = Folder(tmp_path)
    for number, place in enumerate((older, newer)):
        os.utime(tmp_path / f"{place.saved_as}.unfinished", (number, number))

    assert found_name(folder) == newer.saved_as
    folder.path(newer.saved_as).write_text("{", "utf-8")
    assert found_name(folder) == older.saved_as
    (tmp_path / f"{older.saved_as}.unfinished").write_text('{"seed": 3}', "utf-8")
    assert found_name(folder) is None


def found_name(folder: Folder) -> str | None:
    found = folder.last_unfinished()
    return None if found is None else found.name


def test_a_seed_of_another_game_is_noticed(tmp_path: Path) -> None:
    place, other = sitting(folder=tmp_path), sitting(seed=2)
    play_to_the_end(place, steps=3)
    found = Folder(tmp_path).last_unfinished()
    assert found is not None
    assert other.table.luck is not None
    wrong = replace(found, seed=other.table.luck.seed)
    with pytest.raises(ValueError, match="luck does not come out as it did"):
        Sitting.resumed(wrong, Folder(tmp_path))


def test_two_games_in_one_second_have_two_names(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    names = set()
    for seed in range(3):
        place = sitting(seed=seed, folder=tmp_path)
        place.save()
        names.add(place.saved_as)

    assert len(names) == 3
    assert all(folder.path(name).is_file() for name in names)


def test_where_games_are_kept(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "cheeseboard"
    for environment in ({}, {"XDG_DATA_HOME": ""}, {"XDG_DATA_HOME": "not/absolute"}):
        assert data_folder(environment) == Path.home() / ".local" / "share" / "cheeseboard"


def test_where_nothing_can_be_written_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    place = sitting(folder=tmp_path / "file" / "folder")
    play_to_the_end(place)

    assert place.table.over
    assert not [line for line in place.ending() if "Saved" in line]

"""Games of older versions of the rules stay readable: they are played by today's, with what was usual then."""

from pathlib import Path

import pytest

from cheeseboard.games import find
from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link, to_link
from cheeseboard.table.record import options_of, read, write
from cheeseboard.terminal.replay import steps

FOLDER = Path(__file__).parent / "older"  # records and links as version 1 wrote them
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def written(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text("utf-8")


def linked(name: str) -> str:
    return (FOLDER / f"{name}.link").read_text("utf-8").strip()


@pytest.mark.parametrize("name", NAMES)
def test_an_old_record_is_read_and_its_luck_is_checked(name: str) -> None:
    record = read(written(name))
    assert record["version"] == 1 < find(record["game"]).version
    assert "every draw follows from" in verify(written(name))
    assert options_of(record).items() >= find(record["game"]).older[1].items()


@pytest.mark.parametrize("name", NAMES)
def test_an_old_link_tells_the_game_that_was_played(name: str) -> None:
    """A link leaves out what was usual when it was written, and numbers moves among those that were possible then."""
    old, found = read(written(name)), from_link(linked(name))
    for key in ("game", "names", "bots", "seed", "commitment", "moves", "hashes", "result"):
        assert found[key] == old[key]
    assert found["options"] == options_of(old)


@pytest.mark.parametrize("name", NAMES)
def test_an_old_game_can_be_linked_and_written_again(name: str) -> None:
    old = read(written(name))
    assert to_link(old) == linked(name)
    again = from_link(to_link(old))
    assert from_link(to_link(again)) == again == read(write(again))


@pytest.mark.parametrize("name", NAMES)
def test_an_old_game_can_be_watched_to_its_end(name: str) -> None:
    record = read(written(name))
    assert len(list(steps(record, None, "en"))) == len(record["moves"]) + 1


def test_the_old_games_are_ones_that_todays_rules_would_not_play() -> None:
    """Otherwise the tests above would show nothing: in each, something was decided by what has changed since."""
    for name in NAMES:
        record = read(written(name))
        game = find(record["game"])
        then, now = (
            game.new(len(record["names"]), game.settle(record["options"] | usual)) for usual in usuals(game.name)
        )
        differs = False
        for notation in record["moves"]:
            differs |= then.moves() != now.moves()
            then.play(then.read(notation))
            now.play(now.read(notation))
        assert differs or then.winners() != now.winners(), name


def usuals(game: str) -> tuple[dict[str, object], dict[str, object]]:
    then = find(game).older[1]
    return {**then}, {name: find(game).settle({})[name] for name in then}

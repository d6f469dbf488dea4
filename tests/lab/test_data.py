"""Games as a table of decisions."""

import json
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.cli import main
from cheeseboard.games import find, names
from cheeseboard.lab.data import SCHEMA, DataOrder, rows_of
from cheeseboard.lab.workers import Crew
from tests.rl.extras import need


def rows(order: DataOrder) -> list[list[dict[str, Any]]]:
    return list(rows_of(order, Crew(1)))


@pytest.mark.parametrize("name", names())
def test_every_row_has_what_its_seat_could_know_and_a_legal_move(name: str) -> None:
    game = find(name)
    seats = game.seats[0]
    for played in rows(DataOrder(name, seats, ("pip", "otto"), 2)):
        shares = {row["seat"]: row["share"] for row in played}
        assert sum(shares.values()) <= 1
        for row in played:
            view = json.loads(row["view"])
            state = game.recall(view)
            assert view["seat"] == row["seat"] == state.turn
            assert row["legal"] == list(state.moves())
            assert row["legal_moves"][row["legal"].index(row["move"])] == row["notation"]
            assert row["bot"] == ("pip", "otto")[(row["game"] + row["seat"]) % 2]
            assert row["steps"] == len(played)


def test_the_same_seed_gives_the_same_table_on_any_number_of_processes() -> None:
    order = DataOrder("alles-kaese", 2, ("otto", "random"), 3, seed=5)
    assert rows(order) == list(rows_of(order, Crew(2)))
    assert rows(order) != rows(DataOrder("alles-kaese", 2, ("otto", "random"), 3, seed=6))


def test_win_chances_are_told_if_asked_for() -> None:
    """By the view alone, so the same view is told the same; whoever is ahead wins more often."""
    order = DataOrder("alles-kaese", 2, ("otto",), 12, seed=1, tries=60)
    told = [row for game in rows(order) for row in game]
    assert {row["chance"] for game in rows(DataOrder("alles-kaese", 2, ("otto",), 1)) for row in game} == {None}
    known = [row for row in told if row["chance"] is not None]
    assert len(known) > len(told) / 2
    assert all(0 <= row["chance"] <= 1 and row["advised"] in row["legal_moves"] for row in known)
    won = [row["chance"] for row in known if row["share"] == 1]
    lost = [row["chance"] for row in known if row["share"] == 0]
    assert sum(won) / len(won) > sum(lost) / len(lost) + 0.1


def test_the_command_writes_parquet_that_says_what_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    need("pyarrow", "install data")
    import pyarrow.parquet as pq  # noqa: PLC0415

    file = tmp_path / "games.parquet"
    words = ["data", "alles-kaese", "--games", "3", "--bots", "pip,otto", "--out", str(file), "--workers", "1"]
    assert main(words) == 0
    found = pq.read_table(file)
    assert found.num_rows == int(capsys.readouterr().out.split()[0])
    said = {key.decode(): value.decode() for key, value in found.schema.metadata.items()}
    assert said["schema"] == SCHEMA
    assert json.loads(said["bots"]) == ["pip", "otto"]
    order = DataOrder("alles-kaese", 2, ("pip", "otto"), 3, options=find("alles-kaese").settle({}))
    assert found.to_pylist() == [row for game in rows(order) for row in game]


def test_the_page_names_every_column() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "research.md").read_text("utf-8")
    for column in rows(DataOrder("alles-kaese", 2, ("pip",), 1))[0][0]:
        assert f"`{column}`" in page
    assert SCHEMA in page


def test_what_cannot_be_had_is_refused() -> None:
    assert main(["data", "alles-kaese", "--bots", "nemo", "--out", "x.parquet"]) == 2
    assert main(["data", "alles-kaese", "--games", "0", "--out", "x.parquet"]) == 2

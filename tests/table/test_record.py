"""Records: they replay, they fit into a link, and nobody changes them unnoticed."""

import json
from dataclasses import replace
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.table import record as records
from cheeseboard.table.record import BadRecord, Record, from_link, read, record_of, to_link, verify, write
from cheeseboard.table.table import Chair, Table
from tests.every_game.tables import EVERY_GAME, EVERY_SETTING, Setting
from tests.table.test_table import PEOPLE, play_on, seed, table


def finished(name: str, seats: int, number: int = 1, options: dict[str, Any] | None = None) -> Table:
    place = Table(name, PEOPLE[:seats], options or {}, seed(number))
    play_on(place, Dice(number))
    return place


@EVERY_SETTING
def test_every_game_can_be_written_down_and_read_again(setting: Setting) -> None:
    place = finished(setting.game.name, setting.seats, 5, setting.options)
    text = write(record_of(place))

    assert read(text) == record_of(place)
    assert "luck is what was committed to" in verify(text)
    assert records.replayed(read(text)).facts() == place.state.facts()


@EVERY_SETTING
def test_every_game_fits_into_a_link(setting: Setting) -> None:
    record = record_of(finished(setting.game.name, setting.seats, 6, setting.options))
    line = to_link(record)

    assert from_link(line) == record
    assert len(line) < 2000
    assert line.replace("-", "").replace("_", "").isalnum()


def test_a_record_says_who_was_a_bot() -> None:
    place = Table("alles-kaese", [PEOPLE[0], Chair("Pip", "bot", "clara"), Chair("Pop", "bot")], {}, seed(2))
    play_on(place, Dice(2))
    record = record_of(place)

    assert record["bots"] == ["", "clara", "bot"]
    assert from_link(to_link(record)) == record


@EVERY_GAME
def test_a_table_keeps_its_hashes_as_it_plays_and_takes_back(game: Game[Any]) -> None:
    """At any time they are those of the game replayed from its first move."""
    place, dice = table(game.name, game.seats[0], 4), Dice(7)
    for seat in range(1, game.seats[0]):
        place.sit(seat, Chair("Pip", "bot", "random"))
    lengths = [0]
    while not place.over and len(place.moves) < 90:
        play_on(place, dice, 1)
        if len(place.hashes) > max(lengths) and place.can_undo(0):
            lengths.append(len(place.hashes))
            place.undo(0)
        records.replayed(record_of(place))
        lengths.append(len(place.hashes))

    assert len(place.hashes) == len(place.moves) // 20 > 0
    assert lengths != sorted(lengths), "some were taken back"


def test_a_record_is_written_without_replaying_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    place = finished("alles-kaese", 2, 9)
    monkeypatch.setattr(Game, "new", None)  # no second table is laid

    assert record_of(place) == RECORD


def test_a_link_holds_typed_luck_too() -> None:
    place, dice = Table("alles-kaese", PEOPLE[:3]), Dice(4)
    play_on(place, dice)
    record = record_of(place)

    assert record["commitment"] is None
    assert from_link(to_link(record)) == record
    assert "cannot be checked" in verify(write(record))


@EVERY_GAME
def test_the_seed_is_told_only_after_the_end(game: Game[Any]) -> None:
    place, dice = table(game.name, game.seats[0]), Dice(3)
    assert place.luck is not None
    secret = place.luck.seed.hex()
    while not place.over:
        if len(place.moves) < 200:
            text = write(record_of(place))
            assert secret not in text
            assert "once the game is over" in verify(text)
        play_on(place, dice, 1)

    assert secret in write(record_of(place))


RECORD = record_of(finished("alles-kaese", 2, 9))


def test_any_changed_byte_is_noticed() -> None:
    text = write(RECORD)
    assert text.isascii(), "each letter is a byte"
    for at in range(len(text)):
        for other in (chr(ord(text[at]) ^ 1), " ", ""):
            if other != text[at]:
                with pytest.raises(BadRecord) as found:
                    verify(text[:at] + other + text[at + 1 :])
                assert "\n" not in str(found.value)


def forged(**changes: object) -> str:
    """A record changed by somebody who knows how to make the digest fit."""
    record: Any = {**RECORD, **changes}
    record["digest"] = records.digest_of(record)
    return write(record)


def other_luck() -> list[str]:
    """The moves with another die at the first roll that allows it, played on to the same length or less."""
    moves = list(RECORD["moves"])
    moves[0] = "next 1" if moves[0] != "next 1" else "next 2"
    return moves


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"moves": other_luck()}, "the position after move"),
        ({"moves": [*RECORD["moves"], "keep 1"]}, "the game is over"),
        ({"moves": ["dance", *RECORD["moves"][1:]]}, "move 1: 'dance' is not possible now"),
        ({"moves": RECORD["moves"][:-1]}, "more hashes than moves"),
        ({"result": {"scores": [99, 0], "winners": [0]}}, "the result does not follow"),
        ({"seed": "00" * 32}, "not the one that was committed to"),
        ({"seed": "00"}, "the seed is not one"),
        ({"seed": "zz"}, "the seed is not one"),
        ({"commitment": "00"}, "not the one that was committed to"),
        ({"words": ["gouda"]}, "luck was"),
        ({"version": 99}, "it was played by version 99 of the rules of Alles Käse!; here is version 1"),
        ({"game": "chess"}, "there is no game 'chess' here"),
        ({"options": {"komi": 3}}, "has no option 'komi'"),
        ({"options": {"traps": 3}}, "option traps"),
        ({"names": ["Anna"]}, "2 to 6 players"),
        ({"names": ["Anna", 7]}, "names holds something that is no text"),
        ({"bots": [""]}, "bots has not one entry for each seat"),
        ({"bots": ["", None]}, "bots holds something that is no text"),
        ({"hashes": []}, "is not the one that was played"),
        ({"hashes": [*RECORD["hashes"], "00"]}, "more hashes than moves"),
        ({"moves": "keep"}, "moves is 'keep', which it cannot be"),
        ({"extra": 1}, "it should have"),
    ],
)
def test_a_forged_record_is_noticed(changes: dict[str, object], said: str) -> None:
    with pytest.raises(BadRecord) as found:
        verify(forged(**changes))

    assert said in str(found.value)


@EVERY_GAME
def test_a_record_from_before_a_house_rule_is_read(game: Game[Any]) -> None:
    """Whoever adds a rule that is usually off breaks nobody's old games."""
    record = record_of(finished(game.name, game.seats[0], 9))
    for option in game.options:
        old: Any = {**record, "options": {k: v for k, v in record["options"].items() if k != option.name}}
        old["digest"] = records.digest_of(old)
        assert records.read(write(old)) == old
        assert records.replayed(old).facts() == records.replayed(record).facts()


def test_luck_that_was_not_committed_to_is_noticed() -> None:
    """Somebody plays with luck of their own and writes everything else as it should be."""
    honest = finished("alles-kaese", 2, 9)
    lucky = finished("alles-kaese", 2, 10)
    record = record_of(lucky)
    assert honest.luck is not None
    record["seed"], record["commitment"] = honest.luck.seed.hex(), honest.luck.commitment
    record["digest"] = records.digest_of(record)
    with pytest.raises(BadRecord, match=r"move \d+: luck was '.*', but '.*' was played"):
        verify(write(record))


def test_a_seed_told_too_early_is_noticed() -> None:
    place = table()
    record = record_of(place)
    assert place.luck is not None
    record["seed"] = place.luck.seed.hex()
    record["digest"] = records.digest_of(record)
    with pytest.raises(BadRecord, match="the seed is told before the end"):
        read(write(record))


@pytest.mark.parametrize("text", ["", "{}", "[1]", "no", "null", json.dumps({"format": "cheeseboard record 2"})])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


def test_a_damaged_link_is_refused() -> None:
    line = to_link(RECORD)
    assert from_link(line) == RECORD
    for at in range(0, len(line), 3):
        changed = line[:at] + ("A" if line[at] != "A" else "B") + line[at + 1 :]
        try:
            assert from_link(changed) == RECORD  # the last letter of base64 holds spare bits
            assert at == len(line) - 1
        except BadRecord:
            pass
    for other in ("", "A", "????", "é", line[:20], line + line):
        with pytest.raises(BadRecord):
            from_link(other)


def test_older_rules_are_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = replace(find("alles-kaese"), version=2)
    monkeypatch.setattr("cheeseboard.table.record.find", lambda _name: newer)
    with pytest.raises(BadRecord, match="it was played by version 1 of the rules of Alles Käse!; here is version 2"):
        read(write(RECORD))


def test_names_and_words_can_be_anything() -> None:
    place = Table("alles-kaese", [replace(PEOPLE[0], name="Zoë 🐭"), PEOPLE[1]], {}, seed(3))
    assert place.luck is not None
    place.luck.words = []
    play_on(place, Dice(1))
    record: Record = record_of(place)

    assert from_link(to_link(record)) == record
    assert read(write(record)) == record

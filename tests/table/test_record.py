"""Records: they replay, they fit into a link, and nobody changes them unnoticed."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.table import fairness
from cheeseboard.table import record as records
from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link, to_link
from cheeseboard.table.luck import Contribution, FairLuck
from cheeseboard.table.record import BadRecord, Record, read, record_of, write
from cheeseboard.table.table import Chair, Table
from tests.every_game.tables import EVERY_GAME, EVERY_SETTING, Setting
from tests.long import often
from tests.table.forged import JUNK, good, link, links
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
    assert "every draw follows from the house's seed alone" in verify(text)
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
    place, dice = table(game.name, game.seats[0], 5), Dice(7)
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
GIVEN = records.given(Contribution.made("Anna", b"a" * 16))


def test_any_changed_byte_is_noticed() -> None:
    text = write(RECORD)
    assert text.isascii(), "each letter is a byte"
    for at in range(len(text)):
        changes = (chr(ord(text[at]) ^ 1), " ", "")
        for other in often(changes[at % 3 :][:1], changes):
            if other != text[at]:
                with pytest.raises(BadRecord) as found:
                    verify(text[:at] + other + text[at + 1 :])
                assert "\n" not in str(found.value)


def forged(**changes: object) -> str:
    """A record changed by somebody who knows how to make digest and seal fit."""
    record: Any = {**RECORD, **changes}
    if "seal" not in changes:
        record["seal"] = records.seal_in(record).digest
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
        ({"moves": other_luck()}, "move 1: 'next 1' has tickets 0 to 5 of 36"),
        ({"moves": [*RECORD["moves"], "keep 1"]}, "the game is over"),
        ({"moves": ["dance", *RECORD["moves"][1:]]}, "move 1: 'dance' is not possible now"),
        ({"moves": RECORD["moves"][:-1]}, "the position after move"),
        ({"result": {"scores": [99, 0], "winners": [0]}}, "the result does not follow"),
        ({"seed": "00" * 32}, "not the one that was committed to"),
        ({"seed": "00"}, "a seed has 32 bytes, not 1"),
        ({"seed": "zz"}, "the seed or a contribution is not one"),
        ({"commitment": "00"}, "not the one that was committed to"),
        ({"contributions": [GIVEN]}, "luck was"),
        ({"contributions": [{**GIVEN, "word": "gouda"}]}, "what Anna revealed is not what was committed to"),
        ({"contributions": [{**GIVEN, "secret": "zz"}]}, "what Anna revealed is not what was committed to"),
        ({"contributions": [7], "seal": None}, "contributions: Expected `object`, got `int`"),
        ({"beacon": {"source": "drand", "round": 7, "value": "00" * 32}}, "luck was"),
        ({"names": ["Anna", "Eve"]}, "luck was"),
        ({"bots": ["", "clara"]}, "luck was"),
        ({"seal": "00" * 32}, "the seal does not fit"),
        ({"names": ["Anna", "Eve"], "seal": RECORD["seal"]}, "the seal does not fit"),
        ({"draws": RECORD["draws"][1:]}, "has tickets"),
        ({"draws": [[0, 1, 0, 1], *RECORD["draws"][1:]]}, "move 1: 'next"),
        ({"draws": [*RECORD["draws"], [999, 1, 0, 1]]}, "more hashes or draws than moves"),
        ({"version": 99}, "it was played by version 99 of the rules of Alles Käse!; here is version 1"),
        ({"game": "chess"}, "there is no game 'chess' here"),
        ({"options": {"komi": 3}}, "has no option 'komi'"),
        ({"options": {"traps": 3}}, "option traps"),
        ({"names": ["Anna"]}, "2 to 6 players"),
        ({"names": ["Anna", 7]}, "names: Expected `str`, got `int`"),
        ({"bots": [""]}, "bots has not one entry for each seat"),
        ({"bots": ["", None]}, "bots: Expected `str`, got `null`"),
        ({"hashes": []}, "is not the one that was played"),
        ({"hashes": [*RECORD["hashes"], "00"]}, "more hashes or draws than moves"),
        ({"moves": "keep"}, "moves: Expected `array`, got `str`"),
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
        old["seal"] = records.seal_in(old).digest
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
    record["seal"] = records.seal_in(record).digest
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


@pytest.mark.parametrize("text", ["", "{}", "[1]", "no", "null", json.dumps({"format": "cheeseboard record 3"})])
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
    given = [Contribution.made("Zoë 🐭", word="«Käse»\n\u2028"), Contribution("Ben", "ab" * 32)]
    place = Table("alles-kaese", [replace(PEOPLE[0], name="Zoë 🐭"), PEOPLE[1]], {}, FairLuck(bytes(32), given))
    play_on(place, Dice(1))
    record: Record = record_of(place)

    assert from_link(to_link(record)) == record
    assert read(write(record)) == record
    assert "the house's seed and the devices of Zoë 🐭 (too late: Ben)" in verify(write(record))


def test_a_link_replays_by_the_options_it_was_sealed_with() -> None:
    """A house rule that is added later changes nobody's luck."""
    luck = FairLuck(bytes(32), before=(1, {"turn_limit": 3}))
    place = Table("alles-kaese", PEOPLE[:2], {"turn_limit": 3}, luck)
    play_on(place, Dice(1))
    old = record_of(place)
    old["options"] = {"turn_limit": 3}  # as it was written then
    old["digest"] = records.digest_of(old)
    assert fairness.verify(write(old))
    again = from_link(to_link(old))
    assert (again["moves"], again["seal"]) == (old["moves"], old["seal"])


def test_whoever_noted_the_seal_before_the_first_card_can_compare_it() -> None:
    text = write(RECORD)
    seal = RECORD["seal"]
    assert seal is not None
    assert verify(text, seal).endswith("the seal is the one that was seen before the first card")
    assert verify(text).endswith(f"shown only by somebody who saw the seal {seal} then")
    with pytest.raises(BadRecord, match=r"its seal is .*, and not 00, which was seen before the first card"):
        verify(text, "00")


def test_a_record_without_a_seal_is_not_the_match_whose_seal_was_noted() -> None:
    place, dice = Table("alles-kaese", PEOPLE[:3]), Dice(4)
    play_on(place, dice)
    with pytest.raises(BadRecord, match=r"it has no seal, and not 00, which was seen before the first card"):
        verify(write(record_of(place)), "00")


def test_who_came_later_stands_in_the_record_and_in_its_link() -> None:
    place = Table("alles-kaese", PEOPLE[:2], {}, seed(3))
    dice = Dice(1)
    play_on(place, dice, 2)
    after = len(place.moves)
    place.sit(1, Chair("Clara", "bot", "clara"))
    play_on(place, dice)
    record = record_of(place)
    assert record["seats"] == [{"after": after, "seat": 1, "name": "Clara", "bot": "clara"}]
    assert (record["names"][1], record["bots"][1]) == (PEOPLE[1].name, "")
    assert from_link(to_link(record)) == record
    assert verify(write(record))


OLD = Path(__file__).parent / "old"


@pytest.mark.parametrize("path", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_records_of_the_first_format_stay_readable_to_the_byte(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read(text)
    assert write(record) == text
    assert "too old to show when the seed was chosen" in verify(text)
    assert to_link(record) == path.with_suffix(".link").read_text("utf-8").strip()
    again = from_link(to_link(record))
    assert {**again, "options": {}, "digest": ""} == {**record, "options": {}, "digest": ""}
    assert again["options"].items() >= record["options"].items(), "house rules may have been added since"


def test_a_link_with_something_in_it_that_is_no_text_is_refused_in_a_sentence_of_ours() -> None:
    for is_first in (True, False):
        line = link([*good(is_first).values()], is_first=is_first)
        assert from_link(line)["names"] == ["Anna", "Ben"]
    for what, line in links():
        assert is_ours(refusal_of(line)), what


@pytest.mark.parametrize("key", sorted(records.KEYS[records.FORMAT]))
def test_a_record_with_something_in_it_that_is_no_text_is_refused_in_a_sentence_of_ours(key: str) -> None:
    record: dict[str, Any] = {**record_of(finished("alles-kaese", 2))}
    for junk in JUNK:
        if junk == record.get(key):
            continue
        for ascii_only in (True, False):
            text = json.dumps({**record, key: junk}, ensure_ascii=ascii_only, indent=1) + "\n"
            with pytest.raises(BadRecord) as flaw:
                verify(text)
            assert is_ours(str(flaw.value))


def test_a_record_that_is_nested_without_end_is_refused() -> None:
    for text in ('{"a":' * 100_000, "[" * 100_000, '{"format": ' + "[" * 100_000):
        with pytest.raises(BadRecord, match="not JSON"):
            read(text)


def refusal_of(line: str) -> str:
    """Why a link is refused; some junk is as good as nothing, and read as that."""
    try:
        found = from_link(line)
    except BadRecord as flaw:
        return str(flaw)
    json.dumps(found, ensure_ascii=False).encode()
    return ""


def is_ours(says: str) -> bool:
    """Not what Python says of its own insides; and it can be printed."""
    says.encode()
    return not any(word in says for word in ("codec", "' object", "argument", "unpack", "NoneType", "\n"))

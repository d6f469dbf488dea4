"""A game line by line."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

from cheeseboard import cli
from cheeseboard.cli import asking
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.games.box import Game
from cheeseboard.table.words import LANGUAGES, Words
from cheeseboard.terminal import plain
from cheeseboard.terminal.offers import FEW, groups, in_words
from tests.every_game.tables import EVERY_GAME
from tests.terminal.sittings import SHORTER, play_bots, sitting

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Person:
    """Somebody who types lines, and all that they were told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def types(self, lines: Iterable[str]) -> None:
        left = iter(lines)
        self.monkeypatch.setattr("builtins.input", lambda prompt: self.answer(prompt, left))

    def answer(self, prompt: str, left: Iterator[str]) -> str:
        print(prompt, end="")
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    def plays(self, *words: str) -> str:
        """What the command says."""
        assert cli.main(["play", *words]) == 0
        return self.capsys.readouterr().out


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Person:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return Person(monkeypatch, capsys)


@EVERY_GAME
@pytest.mark.parametrize(("people", "language"), [(1, "en"), (1, "de"), (2, "fr")])
def test_a_whole_game_can_be_played(person: Person, game: Game[Any], people: int, language: str) -> None:
    person.types(repeat("1", 400))
    options = [f"--option={name}={value}" for name, value in SHORTER.get(game.name, {}).items()]
    said = person.plays(
        game.name, "--seats", str(game.seats[0]), "--people", str(people), "--bots", "random",
        "--seed", "3", "--lang", language, *options,
    )  # fmt: skip

    words = Words(game, language)
    assert words.say("again-plain") in said
    assert said.rstrip().endswith(words.say("goodbye"))
    assert re.search(r"[0-9a-f]{64}", said)


def test_game_and_players_are_asked_for(person: Person) -> None:
    person.types(["what?", "0", "1", "2", "1"])
    said = person.plays("--seed", "1")

    assert said.count("Please type a number from 1 to 5.") == 2
    assert "Alles Käse! for 3 players. You are Player 1." in said
    assert all(f"  {number}  " in said for number in range(1, len(names()) + 1))
    assert said.rstrip().endswith("Goodbye!")


@pytest.mark.parametrize("lines", [[], ["q"], ["1"], ["1", "1"], ["1", "quit"]])
def test_leaving_before_the_first_card(person: Person, lines: list[str]) -> None:
    person.types(lines)

    assert person.plays("--lang", "fr").rstrip().endswith("Au revoir !")


@EVERY_LANGUAGE
def test_bad_input_gets_a_sentence_and_another_chance(person: Person, language: str) -> None:
    person.types(["dance", "99", "0", "KEEP  9", "", "q"])
    said = person.plays("alles-kaese", "--seats", "3", "--lang", language)
    for asked in ("dance", "99", "0", "keep 9"):
        assert Words(find("alles-kaese"), language).say("refused-not-legal", {"asked": asked}) in said


def test_every_order_at_the_prompt(person: Person) -> None:
    person.types(["?", "t", "r", "l", "o", "h", "h", "u", "1", "u", "q"])
    said = person.plays("alles-kaese", "--seats", "3", "--seed", "3")

    assert said.count("Type the number of a move") == 2
    assert "## §1 The cards" in said
    assert "What is hidden, as far as you can know" in said
    assert said.count("Hint: ") == 1, "first only where to look"
    assert " ".join(said.split()).count("(h again: more)") == 2
    assert "There is no move to take back" in said
    assert "You take a move back." in said


def test_odds_can_be_had_at_every_prompt(person: Person) -> None:
    """Behind the curtain, before a move, before the screen is handed over, at the end: for whoever looks then."""
    place = sitting(seats=2, people=2, options={"turn_limit": 1})
    person.types(["o", "", "o", "1", "o", "q"])
    plain.play(place)
    titles = re.findall(r"What is hidden, as far as (.+) can know", person.capsys.readouterr().out)

    assert titles == ["everybody", "Player 1", "everybody"]
    place = sitting(seats=2, people=2)
    person.types(["", "1", "o", "", "o", "q"])
    plain.play(place)
    titles = re.findall(r"What is hidden, as far as (.+) can know", person.capsys.readouterr().out)
    assert titles == ["Player 1", "everybody"]


def test_a_move_can_be_typed_in_three_ways() -> None:
    place = sitting()
    moves = place.moves()

    assert plain.meant(place, "1", moves) == moves[0]
    assert plain.meant(place, moves[-1], moves) == moves[-1]
    assert plain.meant(place, place.in_words(moves[-1]).lower(), moves) == moves[-1]
    assert plain.meant(place, "dance", moves) == "dance"


def test_many_moves_are_told_by_what_is_chosen_first() -> None:
    place = sitting("cheese-rescue", 2, seed=1)
    while len(place.moves()) <= FEW and place.phase != "over":
        place.play(place.moves()[0])
        play_bots(place)
    told = plain.offered(place, place.moves())

    assert place.phase == "choose"
    assert 1 < len(told) <= 6
    assert told[0].startswith(
        f"  1  {next(iter(groups(place.words, in_words(place, place.moves()))))}: {place.moves()[0]} · "
    )
    assert sum(text.count("·") + 1 for text in told) == len(place.moves())


def test_a_number_among_many_moves_chooses_what_comes_first(person: Person) -> None:
    person.types(["1", *repeat("1", 40)])
    said = person.plays("cheese-rescue", "--seats", "2", "--seed", "1", "--bots", "random")

    assert re.search(r"  1  [^:\n]*: \S+ [a-p]\d+ · ", said)
    assert "Goodbye!" in said


def test_the_end_of_input_ends_politely_and_the_game_goes_on_later(person: Person) -> None:
    person.types(["1"])
    said = person.plays("alles-kaese", "--seats", "2", "--seed", "4", "--bots", "random", "--lang", "de")
    assert "Die Partie ist gespeichert." in said
    person.types(["t", "q"])
    said = person.plays("--resume")

    assert "Spieler 1" in said
    assert "Auf Wiedersehen!" in said
    person.types(["q"])
    assert "Au revoir !" in person.plays("--resume", "--lang", "fr")


def test_there_may_be_nothing_to_go_on_with(person: Person) -> None:
    assert cli.main(["play", "--resume", "--lang", "fr"]) == asking.WRONG
    assert "Il n’y a pas de partie inachevée." in person.capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["alles-kaese", "--seats", "3", "--people", "4"], "people: 4 is not possible; possible: 1 to 3"),
        (["--people", "2"], "need a GAME"),
        (["alles-kaese", "--seats", "9"], "2 to 6 players"),
        (["alles-kaese", "--bots", "clever"], "'clever' is not one of 'family', 'pip'"),
        (["alles-kaese", "--lang", "xx"], "there is no language 'xx'; there are: en"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_wrong_wishes(person: Person, words: list[str], says: str) -> None:
    assert cli.main(["play", *words]) == asking.WRONG
    assert says in person.capsys.readouterr().err


def test_a_rematch_has_new_luck(person: Person) -> None:
    person.types(chain(["n"], repeat("1", 300), ["n"]))
    said = person.plays("alles-kaese", "--seats", "2", "--seed", "4", "--bots", "random")
    seals = re.findall(r"sealed \((\w+)", said)

    assert len(seals) >= 2
    assert len(set(seals)) == len(seals)


def test_the_curtain_line_by_line(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one has read is cleared away before the other one comes."""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    place = sitting("cheese-chase", 3, 2, seed=3)
    person.types(repeat("1", 60))
    plain.play(place)
    parts = person.capsys.readouterr().out.split(plain.CLEAR)

    assert len(parts) > 3
    place.facing = NOBODY
    public = set(place.log())
    for seat, other in ((0, 1), (1, 0)):
        place.facing = seat
        private = set(place.log()) - public
        place.facing = other
        private -= set(place.log())
        assert private
        for part in parts:
            if f"Player {other + 1}, are you alone" in part:
                assert not [said for said in private if f"  {said}\n" in part]


def test_no_terminal_no_screen(person: Person) -> None:
    """Pytest has none; and then Textual is never asked."""
    person.types([])
    assert "Goodbye!" in person.plays("alles-kaese", "--seats", "2")


def test_people_are_called_by_their_names(person: Person) -> None:
    person.types(["", "1", "q"])
    said = person.plays("alles-kaese", "--seats", "3", "--seed", "1", "--name", "Anna", "--name", " Ben\t ")

    assert "Anna, are you alone with the screen?" in said
    assert "Ben" in said
    assert "Otto" in said
    assert "(you)" not in said


def test_another_language_line_by_line(person: Person) -> None:
    person.types(["de", "l", "dance", "q"])
    said = person.plays("alles-kaese", "--seats", "2", "--seed", "1")

    assert "It is your turn." in said
    before, after = said.split("Tippe die Nummer", 1)
    assert "Spieler 1" not in before
    assert "> Spieler 1 (du)" in after
    assert "„dance“ ist" in after or "„dance“" in after
    assert after.rstrip().endswith("Auf Wiedersehen!")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--name Anna --name anna", "different names"),
        ("--name Anna --name Anna\u200b", "different names"),
        ("--name Anna --name Anna\u3164", "different names"),
        ("--name \u3164", r"nobody could see '\u3164'"),
        ("--name \u0301", r"nobody could see '\u0301'"),
        ("--name Anna --name Ben --people 1", "there are 2 names, and people at this keyboard: 1"),
        ("--name A --name B --name C --seats 2", "people: 3 is not possible"),
    ],
)
def test_names_that_cannot_be(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = [] if "--seats" in words else ["--seats", "3"]

    assert cli.main(["play", "alles-kaese", "--plain", *words.split(), *seats]) == 2
    assert said in capsys.readouterr().err


def test_cheese_needs_one_key_for_all_its_cards(person: Person) -> None:
    person.types(["1", "s", "3", "q"])
    said = person.plays("cheese", "--seats", "3", "--seed", "5")
    first = said.split("It is your turn.")[1]

    assert re.search("The cat pounces!|the slip!", first), "until something happens"
    assert said.count("It is your turn.") == 2
    assert "cheeseboard verify FILE --seal SEAL" in said
    assert "Pip has " in said
    assert "Otto has " in said
    assert "Ole" not in said, "a cousin comes only when there is a second of a kind"
    assert said.rstrip().endswith("Goodbye!")


def test_one_card_can_be_flipped_too(person: Person) -> None:
    person.types(["2", "flip", "Flip your top card", "q"])
    said = person.plays("cheese", "--seats", "3", "--seed", "5")

    assert said.count("It is your turn.") == 4

"""The referee, line by line: whole games through stdin, secrets behind the curtain, bad input another chance."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cheeseboard import cli
from cheeseboard.engine.dice import Dice
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.table.fairness import verify
from cheeseboard.table.record import read
from cheeseboard.table.referee import Referee
from cheeseboard.table.table import Refused
from cheeseboard.table.words import LANGUAGES, Words
from cheeseboard.terminal import referee
from cheeseboard.terminal.referee import LiveGame, grouped
from tests.every_game.tables import EVERY_GAME
from tests.table.test_referee import NAMES

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: Patch) -> Path:
    """Where live games are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "cheeseboard"


def type_in(monkeypatch: Patch, answer: Callable[[str], str]) -> None:
    def asked(prompt: str) -> str:
        print(prompt)
        return answer(prompt)

    monkeypatch.setattr("builtins.input", asked)


def lines(*said: str) -> Callable[[str], str]:
    """These, and then there is no more to read."""
    left: Iterator[str] = iter(said)

    def answer(_prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def live_game(game: Game[Any], seats: int, language: str = "en", **options: object) -> LiveGame:
    return LiveGame(Words(game, language), NAMES[:seats], game.settle(options))


def played(monkeypatch: Patch, watched: LiveGame, seed: int) -> list[str]:
    """Let any box that fits be on the table; all that was typed."""
    said: list[str] = []
    dice = Dice(seed)

    def answer(prompt: str) -> str:
        state = watched.referee.table.state
        said.append("" if prompt.startswith("\n") else state.write(state.pick(dice)))
        return said[-1]

    type_in(monkeypatch, answer)
    watched.run()
    return said


@EVERY_GAME
def test_a_whole_game_through_the_real_command(
    game: Game[Any], monkeypatch: Patch, capsys: Capture, tmp_path: Path
) -> None:
    """What was typed into one referee is piped into another."""
    seats, language = game.seats[len(game.seats) // 2], LANGUAGES[len(game.name) % len(LANGUAGES)]
    said = played(monkeypatch, live_game(game, seats, language), 4)
    told = capsys.readouterr().out
    assert max(map(len, told.splitlines())) <= referee.WIDTH, "lines end between words"
    ending = told.rstrip().split("\n")[-seats - 1 :]
    saved = tmp_path / "game.json"
    words = ["referee", game.name, "--names", ",".join(NAMES[:seats]), "--lang", language, "--save", str(saved)]
    command = [sys.executable, "-c", "import sys; from cheeseboard.cli import main; sys.exit(main())", *words]
    done = subprocess.run(command, input="\n".join(said), capture_output=True, encoding="utf-8", check=True)  # noqa: S603

    assert done.stderr == ""
    assert done.stdout.rstrip().split("\n")[-seats - 2 : -1] == ending
    record = read(saved.read_text("utf-8"))
    assert record["result"] is not None
    assert record["names"] == NAMES[:seats]
    assert "luck was typed in" in verify(saved.read_text("utf-8"))


def one_line(said: str) -> str:
    """As if no line were too short."""
    return " ".join(said.split())


def outside(said: str, words: Words) -> str:
    """What was printed while nobody sat behind the curtain, in one line."""
    said = one_line(said)
    alone = re.escape(words.say("referee-alone", {"name": "@"})).replace("@", r"\w+")
    return re.sub(alone + ".*?" + re.escape(words.say("referee-give-back")), "", said, flags=re.DOTALL)


@EVERY_GAME
def test_nothing_private_is_said_outside_the_curtain(game: Game[Any], monkeypatch: Patch, capsys: Capture) -> None:
    watched = live_game(game, game.seats[len(game.seats) // 2])
    played(monkeypatch, watched, 6)
    said = capsys.readouterr().out
    public = outside(said, watched.words)
    secrets = [each for each in watched.referee.table.log if each.only is not None]
    sentences = {watched.words.event(event, NAMES, reader) for event in secrets for reader in (None, event.only)}

    assert not [sentence for sentence in sentences if sentence in public]
    assert bool(secrets) == (public != one_line(said))
    assert watched.words.say("referee-luck-alone") not in public
    assert (watched.words.say("referee-luck-alone") in said) == bool(secrets)


def test_the_curtain_is_wiped_at_both_ends(monkeypatch: Patch, capsys: Capture) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    watched = live_game(find("cheese-rescue"), 2)
    type_in(monkeypatch, lines("", "dog", "cat"))
    with pytest.raises(EOFError):
        watched.run()
    said = capsys.readouterr().out

    assert said.count(referee.CLEAR) == 2
    assert "Which card" in said.split(referee.CLEAR)[1]
    assert "Which card" not in said.split(referee.CLEAR)[0] + said.split(referee.CLEAR)[2]
    monkeypatch.setenv("TERM", "dumb")
    referee.wipe()
    assert capsys.readouterr().out == "\n" * referee.LINES


def watch(monkeypatch: Patch, capsys: Capture, *said: str, name: str = "alles-kaese", options: str = "") -> str:
    type_in(monkeypatch, lines(*said))
    assert cli.main(["referee", name, "--names", "Anna,Ben", "--lang", "en", *options.split()]) == 0
    return capsys.readouterr().out


def test_bad_input_gets_a_sentence_and_another_chance(monkeypatch: Patch, capsys: Capture) -> None:
    said = watch(monkeypatch, capsys, "dance", "", "7", "1", "2", "2", "4", "6", "6", "3", "roll 2", "keep 1", "2")

    assert "“dance” is not possible now." in said
    assert "“7” is not possible now." in said
    assert "“keep 1” is not possible now." in said
    assert "Anna rolls a 2." in said
    assert "It is Anna’s turn." in said
    assert said.rstrip().endswith("Goodbye!")


def test_there_is_more_to_type_than_moves(monkeypatch: Patch, capsys: Capture) -> None:
    said = watch(monkeypatch, capsys, "?", "s", "t", "b", "1", "b", "2", "q")

    assert said.count("b: back") == 2
    assert said.count("Score: Anna 0, Ben 0") == 2
    assert "Nothing has been typed yet." in said
    assert said.count("One step back.") == 1
    assert "The new first card has 2 holes." in said


def test_what_others_have_typed_rules_out_what_cannot_be(monkeypatch: Patch, capsys: Capture) -> None:
    """Anna has typed a card that Ben now claims to have; he is told that, and nothing more."""
    deal = ["", "cat", "1", "2", "3", "", "cat"]
    said = watch(monkeypatch, capsys, *deal, name="cheese-chase")

    assert "“cat” cannot be, after all that has been typed so far." in said
    assert "possible" not in said


def test_behind_the_curtain_one_is_told_what_one_may_know(monkeypatch: Patch, capsys: Capture) -> None:
    deal = ["", "1", "2", "3", "cat", "", "4", "5", "6"]
    said = watch(monkeypatch, capsys, *deal, "look 1", "draw 2.1", "show 4", "", "4", name="cheese-chase")

    assert "Your first card: it is cheese 1." in said
    assert "Your first card: it is cheese 1." not in outside(said, Words(find("cheese-chase"), "en"))
    assert "Anna keeps one card in secret." in said


def test_somebody_may_go_back_instead_of_taking_the_device(monkeypatch: Patch, capsys: Capture) -> None:
    said = watch(monkeypatch, capsys, "", "dog", "cat", "t", "b", "", "mouse", "", "dog", name="cheese-rescue")

    assert said.count("Hand the device to Anna.") == 2
    assert said.count("Hand the device to Ben.") == 3
    assert "One step back. Type it again." in said
    dealt = live_game(find("cheese-rescue"), 2)
    dealt.referee.answer("deal dog")
    dealt.referee.answer("deal cat")
    assert dealt.picture() in said


def test_going_back_behind_the_curtain(monkeypatch: Patch, capsys: Capture) -> None:
    said = watch(monkeypatch, capsys, "", "dog", "b", "t", "mouse", "mouse", "q", name="cheese-rescue")

    assert said.count("Which card do you see?") == 4
    assert said.count("The curtain has fallen.") == 1


def test_whoever_leaves_behind_the_curtain_leaves_nothing_there(monkeypatch: Patch, capsys: Capture) -> None:
    said = watch(monkeypatch, capsys, "", "dog", "q", name="cheese-rescue")

    assert said.rstrip().endswith("Goodbye!")
    assert said.index("dog") < said.index("Put the device back on the table.")
    assert "dog" not in said.split("Put the device back on the table.")[1]


def test_an_unfinished_game_is_saved(monkeypatch: Patch, capsys: Capture, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    said = watch(monkeypatch, capsys, "1", "2", "q", options=f"--save {saved}")

    assert f"The game is written down in {saved}." in said
    assert read(saved.read_text("utf-8"))["moves"] == ["next 1", "next 2"]


def test_long_lists_are_told_by_first_word() -> None:
    moves = [f"{kind} {cell}" for kind in ("cat", "cheese-1") for cell in ("e4", "e5")]

    words = Words(find("cheese-rescue"), "de")
    told = {notation: words.move(notation, NAMES) for notation in [*moves, "dog e4"]}

    assert grouped(words, told) == [
        "  Eine Katze auf … legen: e4 · e5",
        "  Einen Käse mit 1 Punkt auf … legen: e4 · e5",
        "  Einen Hund auf e4 legen",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["help", "score", "Table", "back", "quit"]),
        ("de", ["Hilfe", "stand", "Tisch", "ZURÜCK", "Schluss"]),
        ("fr", ["aide", "score", "table", "Retour", "quitter"]),
    ],
)
def test_orders_are_words_of_the_language(language: str, words: list[str], monkeypatch: Patch, capsys: Capture) -> None:
    said = Words(find("alles-kaese"), language)
    type_in(monkeypatch, lines(*words))
    assert cli.main(["referee", "alles-kaese", "--names", "Anna,Ben", "--lang", language]) == 0
    told = one_line(capsys.readouterr().out)

    assert told.count(said.say("referee-keys")) == 2
    assert told.count(said.say("referee-score", {"scores": "Anna 0, Ben 0"})) == 2
    assert said.say("referee-nothing-typed") in told
    assert told.endswith(said.say("referee-goodbye"))


def test_moves_are_words_of_the_language(monkeypatch: Patch, capsys: Capture) -> None:
    """A card behind the curtain, and where there are many moves, one of them with some of its words."""
    watched = live_game(find("cheese-rescue"), 2, "de")
    type_in(monkeypatch, lines("", "Hund", "katze", "", "maus", "Maus", "hund", "leg den Hund auf f5"))
    with pytest.raises(EOFError):
        watched.run()
    told = one_line(capsys.readouterr().out)

    assert watched.referee.table.moves == ["deal dog", "deal cat", "deal mouse", "deal mouse", "dog f5"]
    assert "„hund“ könnte sein: Einen Hund auf " in told


# A finished table

SQUARE = "A1 C M B2 / M D A2 C / B1 M C M / A3 B3 D A1"


def test_a_file_is_scored_step_by_step(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "square.txt"
    file.write_text(SQUARE, encoding="utf-8")
    words = ["referee", "cheese-rescue", "--layout", str(file), "--as-it-lies", "--names", "Anna,Ben", "--lang"]
    assert cli.main([*words, "en"]) == 0
    said = capsys.readouterr().out

    assert said.startswith("Row 1, column 5: there is no card, so the square is not full.\nNever mind")
    assert "Woof! A dog scares the cat on b1 away." in said
    assert "Pounce! A cat catches the mouse on d3." in said
    assert "Crunch! A mouse eats Anna’s cheese on a1: 1 point gone!" in said
    assert said.endswith("Anna has 4 points.\nBen has 0 points.\nAnna has won!\n")
    for language in LANGUAGES[1:]:
        assert cli.main([*words, language]) == 0
        assert "Anna" in capsys.readouterr().out


def test_a_flawed_file_is_one_sentence(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "lines.txt"
    file.write_text("4: RN BC RD YC GN", encoding="utf-8")
    assert cli.main(["referee", "go-da-cheese", "--layout", str(file), "--lang", "de"]) == 2
    said = capsys.readouterr()

    assert said.out == ""
    assert said.err == "Es sollten 8 Käse sein, nicht 1.\n"


def test_a_typed_table_can_be_mended(monkeypatch: Patch, capsys: Capture) -> None:
    type_in(monkeypatch, lines("4: RN BQ RD", "3: YN", "", "1 = 4: RN BC RD YC GN", ""))
    assert cli.main(["referee", "go-da-cheese", "--layout", "--as-it-lies", "--seats", "4", "--lang", "en"]) == 0
    said = capsys.readouterr().out

    assert "Cheese 1, place 2: “BQ” is no card." in said
    assert "Player 1 has 7 points." in said
    assert "Player 3 has 1 point." in said


def test_a_typed_table_can_be_typed_again(monkeypatch: Patch, capsys: Capture) -> None:
    type_in(monkeypatch, lines("A3 Q", "", "a3 m", "c", ""))
    assert cli.main(["referee", "cheese-rescue", "--layout", "--as-it-lies", "--lang", "en"]) == 0
    assert "Player 1 has 0 points." in capsys.readouterr().out


def test_a_typed_table_that_stays_flawed_ends_with_the_input(monkeypatch: Patch, capsys: Capture) -> None:
    type_in(monkeypatch, lines("A3 M"))
    assert cli.main(["referee", "cheese-rescue", "--layout", "--lang", "en"]) == 2
    assert "The square has 5 rows, not 1." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chess", "there is no game 'chess'"),
        ("cheese --layout", "Cheese cannot be scored from a finished table"),
        ("cheese --as-it-lies", "--as-it-lies needs a --layout"),
        ("cheese-rescue --layout --save x", "--save needs a live game"),
        ("cheese-rescue --names Anna,Ben --seats 3", "there are 2 names for 3 seats"),
        ("cheese-rescue --names Anna", "for 2 to 4 players, not 1"),
        ("cheese-rescue --names Anna,anna", "different names"),
        ("cheese-rescue --names Anna,,Ben", "different names"),
        ("cheese-rescue --layout /nowhere/at/all", "cannot be read"),
        ("cheese-rescue --save /nowhere/at/all", "cannot be written"),
        ("cheese-rescue --option wind=1", "has no option 'wind'"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(words: str, said: str, capsys: Capture) -> None:
    assert cli.main(["referee", *words.split()]) == 2
    assert said in capsys.readouterr().err


# Going on


def test_a_live_game_is_gone_on_with(monkeypatch: Patch, capsys: Capture, kept: Path) -> None:
    begun = watch(monkeypatch, capsys, "", "1", "2", "3", "cat", "", "4", "5", "6", name="cheese-chase")
    assert begun.rstrip().endswith(
        "The game is kept. Go on with it: cheeseboard referee cheese-chase --resume\nGoodbye!"
    )
    saved = {path.suffix: path for path in kept.iterdir()}
    assert set(saved) == {".json", ".unfinished"}
    type_in(monkeypatch, lines("look 1", "draw 2.1", "show 4", "", "4"))
    assert cli.main(["referee", "cheese-chase", "--resume", "--lang", "en"]) == 0
    said = capsys.readouterr().out

    assert said.index("It is Anna’s turn.") < said.index("Hand the device to Anna."), "nobody deals again"
    assert said.count("Your first card: it is cheese 1.") == 1
    moves = read(saved[".json"].read_text("utf-8"))["moves"]
    assert moves[8] == "look 1"
    assert "show 4" in moves


@EVERY_GAME
def test_a_mistyped_move_can_be_taken_back_after_going_on(game: Game[Any]) -> None:
    """Every answer, back to the first; and played again, the game is the same."""
    seats = game.seats[0]
    first, dice = Referee(game.name, NAMES[:seats], game.settle({})), Dice(5)
    for _ in range(12):
        first.question()
        state = first.table.state
        first.answer(state.write(state.pick(dice)))
    again = Referee(game.name, NAMES[:seats], game.settle({}), first.table.moves)
    first.question()

    assert again.table.moves == first.table.moves
    assert again.table.state.facts() == first.table.state.facts()
    assert again._typed == first._typed
    for _ in range(12):
        again.back()
        first.back()
        assert again.table.moves == first.table.moves
    with pytest.raises(Refused):
        again.back()


def test_what_is_over_is_not_gone_on_with(monkeypatch: Patch, capsys: Capture, kept: Path) -> None:
    game = find("alles-kaese")
    said = played(monkeypatch, live_game(game, 2), 4)
    watch(monkeypatch, capsys, *said)

    assert {path.suffix for path in kept.iterdir()} == {".json"}
    assert cli.main(["referee", "alles-kaese", "--resume", "--lang", "en"]) == 2
    assert "There is no unfinished game." in capsys.readouterr().err


def test_only_live_games_of_that_name_are_gone_on_with(monkeypatch: Patch, capsys: Capture) -> None:
    watch(monkeypatch, capsys, "1")
    for words in ("referee cheese --resume", "play --resume"):
        assert cli.main([*words.split(), "--lang", "en"]) == 2
    assert cli.main(["referee", "alles-kaese", "--resume", "--names", "Anna,Ben"]) == 2
    assert "--resume goes on with a game as it is" in capsys.readouterr().err


def test_where_nothing_can_be_kept_the_live_game_goes_on(monkeypatch: Patch, capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "cheeseboard").write_text("", "utf-8")
    said = watch(monkeypatch, capsys, "1", "2", "2")

    assert "The new third card has 2 holes." in said
    assert "--resume" not in said

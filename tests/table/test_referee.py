"""The referee asks for what it cannot know, offers what the reader cannot rule out, and tells nobody's secrets."""

import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find, names
from cheeseboard.games.box import Flaw, Game
from cheeseboard.table.fairness import verify
from cheeseboard.table.record import read, record_of, write
from cheeseboard.table.referee import Question, Referee, flawed, labels, meant, score, score_any, understood
from cheeseboard.table.table import Refused
from cheeseboard.table.words import LANGUAGES, Words
from tests.every_game.tables import EVERY_GAME

NAMES = ["Anna", "Ben", "Chloé", "Dimitri", "Esra", "Fatou", "Gül", "Hugo", "Ines"]


def referee(game: Game[Any], seats: int, **options: object) -> Referee:
    return Referee(game.name, NAMES[:seats], game.settle(options))


def answered(live: Referee, dice: Dice) -> str:
    """What really happens: the box on the table is any that fits what was typed so far."""
    state = live.table.state
    notation = str(state.write(state.pick(dice)))
    live.answer(notation)
    return notation


@EVERY_GAME
def test_a_whole_game_is_watched(game: Game[Any]) -> None:
    seats = game.seats[len(game.seats) // 2]
    live, dice = referee(game, seats), Dice(seats)
    asked = 0
    while question := live.question():
        asked += 1
        happened = answered(live, dice)
        assert happened in question.offered

    assert live.table.over
    assert asked <= len(live.table.moves)
    assert "typed in" in verify(write(record_of(live.table)))


@EVERY_GAME
def test_questions_tell_nothing_hidden(game: Game[Any]) -> None:
    """Whoever reads a question reads the same after what they cannot know has been dealt again."""
    for seats in (game.seats[1], game.seats[-1]):
        live, dice, others = referee(game, seats), Dice(seats + 5), Dice(77)
        for number in range(25):
            question = live.question()
            if question is None:
                break
            readers = [*range(seats), NOBODY] if question.teller is None else [question.teller]
            reader = readers[number % len(readers)]
            assert asked_in(live, live.table.state.imagine(reader, others)) == question
            watcher = asked_in(live, live.table.state.imagine(NOBODY, others))
            assert watcher is not None
            assert (watcher.turn, watcher.teller) == (question.turn, question.teller)
            answered(live, dice)


def asked_in(live: Referee, world: Any) -> Question | None:
    """What would be asked if the table were that one."""
    other = Referee(live.table.game.name, live.table.names, live.table.options)
    other.table.state = world
    return other.question()


def test_private_luck_is_typed_by_whoever_sees_it() -> None:
    live = referee(find("cheese-rescue"), 2)
    tellers = []
    for _ in range(4):
        question = live.question()
        assert question is not None
        assert question.turn == LUCK
        assert question.offered == ["deal dog", "deal cat", "deal mouse"]
        tellers.append(question.teller)
        live.answer("deal cat")

    assert tellers == [0, 0, 1, 1]


def test_laying_a_card_openly_is_typed_by_anybody_and_tells_no_hand() -> None:
    live = referee(find("cheese-rescue"), 2)
    for _ in range(4):
        live.question()
        live.answer("deal cat")
    question = live.question()

    assert question is not None
    assert (question.turn, question.teller) == (0, None)
    assert {notation.split()[0] for notation in question.offered} >= {"dog", "cat", "mouse"}
    with pytest.raises(Refused, match="dog e4"):
        live.answer("dog e4")


def test_somebody_who_is_dealt_a_card_learns_nothing_of_those_dealt_before() -> None:
    live = referee(find("cheese-chase"), 5)
    for card in ("cat", "2", "mouse", "3"):
        question = live.question()
        assert question is not None
        assert question.offered == [f"deal {other}" for other in ("1", "2", "3", "mouse", "cat")]
        live.answer(f"deal {card}")
    with pytest.raises(Refused):
        live.answer("deal cat")


def test_what_everybody_knows_goes_without_saying() -> None:
    """In Cheese nobody decides anything: only the cards are asked for."""
    live = referee(find("cheese"), 2)
    for _ in range(5):
        question = live.question()
        assert question is not None
        assert question.turn == LUCK
        assert question.teller is None
        assert live.unsaid == "flip"
        live.answer("cheese")

    assert live.table.moves == ["flip", "cheese"] * 5


def test_whoever_sits_alone_is_told_what_only_they_may_know() -> None:
    live = referee(find("cheese-chase"), 5)
    for card in ("1", "2", "3", "mouse"):
        live.question()
        live.answer(f"deal {card}")
    live.question()  # who has the cat goes without saying
    live.news()
    live.news_for(0)
    live.answer("draw 2")
    live.question()

    assert [event.name for event in live.news()] == ["card_drawn"]
    assert [(event.name, event.facts["card"]) for event in live.news_for(0)] == [("drawn_card_seen", "2")]
    assert live.news_for(0) == []


@EVERY_GAME
def test_every_answer_can_be_taken_back(game: Game[Any]) -> None:
    live, dice = referee(game, game.seats[0]), Dice(3)
    live.question()
    forced = list(live.table.moves)  # what needs no answer
    for _ in range(10):
        before, facts = live.question(), live.table.state.facts()
        happened = answered(live, dice)
        live.question()
        live.back()
        assert live.question() == before
        assert live.table.state.facts() == facts
        live.answer(happened)
    for _ in range(10):
        live.back()
    with pytest.raises(Refused, match="nothing has been typed"):
        live.back()

    assert live.table.moves == forced


def test_after_going_back_only_what_is_new_is_told() -> None:
    live = referee(find("alles-kaese"), 2)
    live.question()
    live.answer("next 1")
    assert len(live.news()) == 1
    live.back()
    live.answer("next 2")
    assert [event.facts["holes"] for event in live.news()] == [2]


def test_a_refused_answer_changes_nothing() -> None:
    live = referee(find("alles-kaese"), 2)
    with pytest.raises(Refused):
        live.answer("roll 7")

    assert live.table.moves == []
    assert read(write(record_of(live.table)))["moves"] == []


# What people type


@pytest.mark.parametrize(
    ("name", "notations", "keys"),
    [
        ("alles-kaese", ["next 1", "next 2", "next 4"], ["1", "2", "4"]),
        ("alles-kaese", ["keep 2", "keep 3", "drop 2", "drop 3"], ["1", "2", "3", "4"]),
        ("alles-kaese", ["cheese", "trap"], ["1", "2"]),
        ("go-da-cheese", ["cheese 2", "cheese 3", "cheese 5"], ["2", "3", "5"]),
        ("go-da-cheese", ["deal mouse", "deal cat"], ["1", "2"]),
        ("cheese-chase", ["deal 2", "deal 5", "deal cat"], ["2", "5", "cat"]),
        ("cheese-chase", ["draw 2", "draw 3"], ["2", "3"]),
        ("cheese-rescue", ["dog e4", "dog e5", "cat e4"], ["1", "2", "3"]),
        ("cheese-rescue", [f"dog a{row}" for row in range(1, 30)], [f"dog a{row}" for row in range(1, 30)]),
    ],
)
def test_a_number_on_a_card_is_typed_as_it_is(name: str, notations: list[str], keys: list[str]) -> None:
    assert labels(Words(find(name), "en"), notations) == keys


@pytest.mark.parametrize(
    ("name", "notations", "said", "meant"),
    [
        ("alles-kaese", ["next 1", "next 4"], "4", "next 4"),
        ("alles-kaese", ["next 1", "next 4"], "2", "2"),
        ("alles-kaese", ["next 1", "next 4"], " NEXT  4 ", "next 4"),
        ("alles-kaese", ["cheese", "trap"], "2", "trap"),
        ("alles-kaese", ["cheese", "trap"], "es ist eine falle", "trap"),
        ("cheese-rescue", ["deal dog", "deal cat"], "hund", "deal dog"),
        ("cheese-rescue", ["deal dog", "deal cat"], "cat", "deal cat"),
        ("cheese-rescue", ["dog e4", "dog e5"], "e5", "dog e5"),
        ("cheese-rescue", ["dog e4", "dog e5"], "Dance", "dance"),
        ("cheese-rescue", ["dog e4", "cat e4", "cat e5"], "Katze e4", "cat e4"),
        ("cheese-rescue", ["dog e4", "cat e4", "cat e5"], "Leg die Katze auf E5!", "cat e5"),
        ("cheese-rescue", ["dog e4", "cat e4", "cat e5"], "hund", "dog e4"),
        ("cheese-rescue", ["dog e4", "cat e4", "cat e5"], "katze", "katze"),
        ("cheese-rescue", ["dog e4", "cat e4", "cat e5"], "maus e4", "maus e4"),
        ("alles-kaese", ["keep 2", "keep 3", "drop 2", "drop 3"], "wegschieben 3", "drop 3"),
        ("alles-kaese", ["keep 2", "keep 3", "drop 2", "drop 3"], "Karte 3 nehmen", "keep 3"),
        ("alles-kaese", ["keep 2", "keep 3", "drop 2", "drop 3"], "die dritte Karte nehmen", "keep 3"),
        ("alles-kaese", ["keep 2", "keep 3", "drop 2", "drop 3"], "7", "7"),
        ("cheese-chase", ["deal 2", "deal 5", "deal cat"], "Käse 5", "deal 5"),
        ("cheese-chase", ["deal 2", "deal 5", "deal cat"], "kaese", "kaese"),
        ("cheese-chase", ["deal 2", "deal 5", "deal cat"], "KATZE", "deal cat"),
    ],
)
def test_people_are_understood(name: str, notations: list[str], said: str, meant: str) -> None:
    words = Words(find(name), "de")

    assert understood(words, Question(LUCK, None, notations), NAMES, said) == meant


def test_a_label_is_a_word_of_the_language() -> None:
    assert labels(Words(find("cheese-chase"), "de"), ["deal 2", "deal cat"]) == ["2", "Katze"]


def test_accents_need_not_be_typed() -> None:
    words = Words(find("alles-kaese"), "fr")

    assert understood(words, Question(0, None, ["keep 2", "drop 2"]), NAMES, "ecarter 2") == "drop 2"


def test_what_may_mean_several_things_is_not_guessed() -> None:
    words, offered = Words(find("cheese-rescue"), "de"), ["dog e4", "cat e4", "cat e5"]

    assert meant(words, Question(0, None, offered), NAMES, "eine Katze") == ["cat e4", "cat e5"]


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_understood_by_its_whole_sentence(game: Game[Any], language: str) -> None:
    """Unless two moves are said alike: then the sentence of neither may be taken for another's."""
    words, live = Words(game, language), referee(game, game.seats[0])
    dice = Dice(3)
    for _ in range(15):
        if (question := live.question()) is None:
            break
        told = {notation: words.move(notation, NAMES) for notation in question.offered}
        for notation, sentence in told.items():
            if list(told.values()).count(sentence) == 1:
                assert understood(words, question, NAMES, f" {sentence.upper()} ") == notation
        state = live.table.state
        live.answer(state.write(state.pick(dice)))


# Words


def shared(language: str) -> dict[str, set[str]]:
    """The referee's messages, with the facts they speak of."""
    text = (files("cheeseboard.table") / "words" / f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("referee-", "layout-")):
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$([\w-]+)", text[entry.span.start : entry.span.end]))
    return found


def test_every_language_says_the_same() -> None:
    assert all(shared(language) == shared("en") for language in LANGUAGES)


COUNTS = "row column rows columns side middle value most least cheeses circle cheese place mice cards all seat players"
FACTS: dict[str, int | str] = dict.fromkeys([*COUNTS.split(), "text", "possible"], 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in names() if find(name).has_layout])
def test_every_flaw_is_one_sentence_in_every_language(name: str, language: str) -> None:
    game = find(name)
    words = Words(game, language)
    source = game.file("layout.py").read_text("utf-8")
    reasons = set(re.findall(r'(?:Flaw|WrongSize|Stranger)\(\s*"([\w-]+)"', source)) | set(
        re.findall(r'"(too-many[\w-]*)"', source)
    )
    assert len(reasons) > 8
    for reason in reasons:
        for most in (0, 1, 2):
            said = flawed(words, Flaw(reason, **{**FACTS, "most": most, "kind": "dog"}), NAMES)
            assert said[0] == said[0].upper()
            assert said.endswith((".", "!"))
            assert "{" not in said


def test_other_games_cannot_be_scored_from_a_table() -> None:
    with pytest.raises(ValueError, match="Cheese Chase cannot be scored"):
        score(find("cheese-chase"), "", 2, {})
    with pytest.raises(ValueError, match="Alles Käse! cannot be scored"):
        score_any(find("alles-kaese"), "", {})

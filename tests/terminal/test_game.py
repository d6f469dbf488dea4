"""A game at one screen: who looks, who is told what, what luck may do."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import cheeseboard
from cheeseboard.bots.bots import MICE, family
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Game
from cheeseboard.table.table import Refused
from cheeseboard.table.words import LANGUAGES
from cheeseboard.terminal.game import PAGE, Setup, Sitting, bots_called, called, seed_of, tidy
from cheeseboard.terminal.saved import Folder
from tests.every_game.tables import EVERY_GAME, worlds
from tests.terminal.sittings import SHORT, SHORTER, play_bots, play_to_the_end, sitting, step
from tests.words.glossary import said_of

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_GAME
@EVERY_LANGUAGE
def test_whole_games_alone_and_together(game: Game[Any], language: str) -> None:
    for people in {1, 2, game.seats[0]}:
        place = sitting(game.name, game.seats[0], people, 5, language=language, options=SHORT.get(game.name))
        play_to_the_end(place)

        assert place.table.over
        assert place.won()
        assert place.log()
        assert place.facing == (0 if people == 1 else NOBODY)


def test_a_seed_means_the_same_game_again() -> None:
    first, second, third = (sitting(seed=seed) for seed in (1, 1, 2))
    for place in (first, second, third):
        play_to_the_end(place)

    assert first.table.moves == second.table.moves != third.table.moves
    assert seed_of(None) != seed_of(None)


@pytest.mark.parametrize("people", [0, 4, -1])
def test_more_people_than_seats_are_refused(people: int) -> None:
    with pytest.raises(ValueError, match="possible: 1 to 3"):
        Setup("alles-kaese", 3, people).check()


@pytest.mark.parametrize(
    ("given", "tidied"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Lena\n", "Anna Lena"),
        ("Zo\x1b[31më\x07", "Zo [31më"),
        ("\u202eannA", "annA"),
        ("x" * 40, "x" * 24),
        ("Maximiliane-Charlotte X Y", "Maximiliane-Charlotte X"),
        ("\u200b \x00", ""),
    ],
)
def test_names_hold_nothing_that_cannot_be_seen(given: str, tidied: str) -> None:
    assert tidy(given) == tidied


@EVERY_LANGUAGE
def test_everybody_is_called_something_else(language: str) -> None:
    """Or the wrong one might look behind the curtain."""
    words = sitting(language=language).words
    third = words.player(2)

    assert called(words, ("Anna", "anna", "Chloé"), 4) == ["Anna", words.player(1), "Chloé", words.player(3)]
    assert called(words, (third, "", third), 3) == [words.player(0), words.player(1), third]
    with pytest.raises(ValueError, match="there are 2 names, and people at this keyboard: 1"):
        Setup("alles-kaese", 3, names=("Anna", "Ben")).check()


@EVERY_LANGUAGE
def test_bots_go_by_their_names(language: str) -> None:
    words = sitting(language=language).words

    assert bots_called(words, ["otto"] * 3, ["Anna"]) == ["Otto", "Ole", "Olga"]
    assert bots_called(words, ["clara", "clara"], ["CLARA", "Cleo"]) == ["Carlo", "Cosmo"]
    assert bots_called(words, ["pip"] * 9, [])[-1] == "Pip 2", "only when there are no names left"
    assert bots_called(words, ["random"], []) == [words.say("bot-random-name")]
    place = Sitting(Setup("alles-kaese", 3, 1, "gustav", language, names=("Anna",)), seed_of(1))
    assert place.table.names == ["Anna", "Gustav", "Greta"]


def test_bots_are_a_mixed_family_and_stay_who_they_are(tmp_path: Path) -> None:
    place = Sitting(Setup("alles-kaese", 4, 1, names=("Otto",)), seed_of(1), Folder(tmp_path))
    assert [(chair.name, chair.bot) for chair in place.table.chairs] == [
        ("Otto", ""),
        ("Pip", "pip"),
        ("Ole", "otto"),
        ("Clara", "clara"),
    ]
    place.speak("de")
    place.save()
    found = Folder(tmp_path).last_unfinished()
    assert found is not None
    again = Sitting.resumed(found, Folder(tmp_path))
    assert again.table.chairs == place.table.chairs
    assert again.again().table.names == place.table.names
    for number in range(1, len(MICE) + 1):
        assert len(set(family(number))) == number, "no copy where it can be avoided"


def test_nine_at_a_table_all_have_names_of_their_own() -> None:
    place = Sitting(Setup("cheese-chase", 9, 1, names=("Anna",)), seed_of(1))
    assert place.table.names == ["Anna", "Pip", "Mia", "Otto", "Clara", "Gustav", "Pina", "Ole", "Maja"]


def test_the_seal_is_one_short_line_and_all_of_it_can_be_read() -> None:
    place = sitting()
    assert place.table.luck is not None

    assert len(place.seal()) < 70
    assert place.table.luck.noted[:8] in place.seal()
    assert place.table.luck.noted in place.seal_explained()
    assert all(len(line) <= PAGE for line in place.seal_explained())


def test_a_game_without_choices_plays_by_itself_until_something_happens() -> None:
    """A whole game of Cheese needs far fewer keys than cards, whoever flips."""
    by_hand, by_itself = (sitting("cheese", 2, people) for people in (1, 2))
    keys = 0
    while by_itself.phase != "over":
        keys += 1
        while not by_itself.go_on():
            last = by_itself.table.log[-1].name
            assert last not in by_itself.game.stops
    play_to_the_end(by_hand)

    assert {event.name for event in by_itself.table.log} >= set(by_itself.game.stops)
    assert 5 * keys < by_itself.table.moves.count("flip")
    assert by_itself.won()


@EVERY_GAME
def test_what_a_game_stops_at_is_an_event_of_its_own(game: Game[Any]) -> None:
    assert all(hasattr(game.tale, event) for event in game.stops)
    assert game.has_choices or game.stops


@EVERY_GAME
def test_another_language_in_the_middle_of_a_game(game: Game[Any]) -> None:
    """As if it had been spoken from the start, the log too."""
    german, french = (
        sitting(game.name, game.seats[0], 2, 5, None, "de", SHORT.get(game.name), ("Anna",)) for _ in range(2)
    )
    french.speak("fr")  # before the first move
    for place in (german, french):
        for _ in range(12):
            step(place)
            place.log()
    assert german.log() != french.log()
    german.speak("fr")

    assert german.log() == french.log()
    assert german.picture() == french.picture()
    assert german.table.names == french.table.names == ["Anna", *french.table.names[1:]]
    assert german.again().setup == french.setup


@EVERY_GAME
def test_only_games_with_secrets_have_a_curtain(game: Game[Any]) -> None:
    """Where there is none, all seats see the same."""
    place = sitting(game.name, game.seats[0], 2, 3, options=SHORT.get(game.name))
    while not place.has_curtain and place.phase != "over":
        assert place.phase == "choose"
        first, *others = ({**game.view(place.table.state, seat), "seat": 0} for seat in (0, 1, NOBODY))
        assert all(first == other for other in others)
        step(place)

    assert place.has_curtain == game.has_secrets
    assert not sitting(game.name, game.seats[0], 1).has_curtain


def test_the_curtain_falls_between_two_people() -> None:
    place = sitting(people=2)

    assert (place.phase, place.facing) == ("curtain", NOBODY)
    place.face()
    assert (place.phase, place.facing) == ("choose", 0)
    place.play(place.moves()[0])
    assert (place.phase, place.facing, place.moves()) == ("hand over", 0, [])
    place.face()
    assert place.facing == 0, "nobody looks before the screen is handed over"
    place.hand_over()
    place.face()
    assert (place.phase, place.facing) == ("choose", 1)
    place.play(place.moves()[0])
    assert place.phase == "bot"
    play_bots(place)
    assert (place.phase, place.facing) == ("hand over", 1)


@EVERY_GAME
def test_whoever_looks_learns_nothing_hidden(game: Game[Any]) -> None:
    """Picture, log, moves and odds are the same after what this seat cannot know has been dealt again."""
    place = sitting(game.name, game.seats[0], game.seats[0], 11, options=SHORT.get(game.name))
    steps = 0
    while place.phase != "over" and steps < 60:
        if place.phase in ("curtain", "choose", "hand over") and steps % 5 < 3:
            true, before = place.table.state, seen(place)
            for world in worlds(true, place.facing, steps, 2):
                place.table.state = world
                assert seen(place) == before
            place.table.state = true
        step(place)
        steps += 1


def seen(place: Sitting) -> Any:
    moves = place.moves()
    return place.picture(), place.log(), moves, place.whose_turn(), [place.in_words(m) for m in moves], place.odds()


@EVERY_GAME
@EVERY_LANGUAGE
def test_nobody_is_called_you_on_a_shared_screen(game: Game[Any], language: str) -> None:
    place = sitting(game.name, game.seats[0], 2, 4, language=language, options=SHORT.get(game.name))
    play_to_the_end(place)
    alone = sitting(game.name, game.seats[0], 1, 4, language=language, options=SHORT.get(game.name))
    play_to_the_end(alone)
    you = said_of(language, "you")

    for seat in (0, 1, NOBODY):
        place.facing = seat
        everything = (*place.log(), *place.scores(), place.won(), *place.odds())
        assert not [said for said in everything if you.search(said)]
    assert any(you.search(said) for said in (*alone.log(), *alone.scores()))


def test_each_is_told_news_once() -> None:
    place = sitting("alles-kaese", 2, 2)
    place.face()

    assert place.news() == place.log()
    assert place.news() == []
    heard = len(place.log())
    place.play(place.moves()[0])
    assert place.news() == place.log()[heard:] != []
    place.hand_over()
    place.face()
    assert place.news() == place.log(), "the other one has been told nothing yet"


# Hints

FEW = Budget(tries=24)  # by count, not by the clock: then the same hint comes from the same view


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_hint_says_where_to_look_then_the_move_then_why(game: Game[Any], language: str) -> None:
    place = sitting(game.name, game.seats[0], 1, 8, language=language, options=SHORT.get(game.name))
    place.budget = FEW
    for _ in range(6):
        if place.phase == "choose":
            where, what, why = place.hint(), place.hint(), place.hint()
            assert place.given is not None
            advice, prospects = place.given.hint.advice, place.given.hint.prospects
            assert advice.move in place.moves()
            assert where.startswith(place.words.look(advice.move, place.table.names, 0))
            assert place.in_words(advice.move) not in where
            assert place.in_words(advice.move) in what
            assert place.words.reason(advice, place.table.names, 0) in why
            assert all(f"{each.percent} %" in why for each in prospects)
            assert [each.move for each in prospects[:1]] == ([advice.move] if len(place.moves()) > 1 else [])
            assert place.hint() == why, "there is no more to say"
        step(place)


@EVERY_GAME
def test_a_hint_comes_from_what_whoever_looks_may_know(game: Game[Any]) -> None:
    place = sitting(game.name, game.seats[0], game.seats[0], 6, options=SHORT.get(game.name))
    place.budget = FEW
    hints = 0
    for number in range(24 if cheeseboard.compiled else 9):
        if place.phase == "choose":
            true, told = place.table.state, [place.hint() for _ in range(3)]
            hints += 1
            for world in worlds(true, place.facing, number, 2 if cheeseboard.compiled else 1):
                place.table.state, place.given = world, None
                assert [place.hint() for _ in range(3)] == told
            place.table.state = true
        step(place)
    assert hints > (3 if cheeseboard.compiled else 1)


@EVERY_LANGUAGE
def test_there_is_no_hint_for_anybody_else(language: str) -> None:
    """Not behind the curtain, not after the own move, not while a bot thinks, not at the end."""
    place = sitting(people=2, language=language)
    none = place.words.say("hint-none")
    seen = {place.phase: place.hint()}
    while place.phase != "over":
        step_once(place)
        seen.setdefault(place.phase, place.hint())

    assert {phase for phase, said in seen.items() if said == none} == {"curtain", "hand over", "bot", "over"}
    assert seen["choose"] != none


def step_once(place: Sitting) -> None:
    if place.phase == "bot":
        place.play_bot(place.bot()())
    else:
        step(place)


# Taking back, refusals


def test_against_bots_everything_can_be_taken_back() -> None:
    place = sitting()
    before = list(place.table.moves)
    place.play(place.moves()[0])
    play_bots(place)
    place.undo()

    assert place.table.moves == before
    assert place.log()[-1] == "You take a move back."


def test_among_people_only_what_taught_nobody_anything() -> None:
    place = sitting(people=2)
    place.face()
    place.play(place.moves()[0])
    with pytest.raises(Refused) as refused:
        place.undo()

    assert "taken back" in place.refusal(refused.value)
    place.hand_over()
    with pytest.raises(Refused):
        place.undo()


@EVERY_LANGUAGE
def test_every_refusal_is_a_sentence(language: str) -> None:
    place = sitting(language=language)
    said = set()
    for seat, notation, version in ((0, "dance", 0), (1, "keep 1", 0), (0, "keep 1", 9), (7, "keep 1", 0)):
        with pytest.raises(Refused) as refused:
            place.table.play(seat, notation, version)
        said.add(place.refusal(refused.value))
    play_to_the_end(place)
    with pytest.raises(Refused) as refused:
        place.play("keep 1")
    said.add(place.refusal(refused.value))

    assert len(said) == 5
    assert all(sentence.endswith((".", "!")) for sentence in said)


# Odds


def test_the_odds_of_a_table_that_nobody_has_looked_under() -> None:
    """Cards that are alike stand together: two traps among the six cards with one hole, and with two."""
    place = sitting(seats=2, seed=1)
    display = place.game.view(place.table.state, 0)["display"]
    few = [number for number, card in enumerate(display, 1) if card["holes"] < 3]
    which = place.words.listed([place.words.say("nth-place", {"place": number}) for number in few])
    said = place.odds()

    assert said[0] == "What is hidden, as far as you can know"
    assert any(re.match(rf"The {which} cards?\b", line) for line in said)
    assert "  cheese: 2 of 3 (67 %)   trap: 1 of 3 (33 %)" in said
    assert "  1, 2, 3, 4, 5 and 6: each 1 of 6 (17 %)" in said


def test_odds_are_for_whoever_looks_at_any_time() -> None:
    """Before and after the move, behind the curtain, and at the end."""
    place = sitting(seats=2, people=2, seed=1)
    assert place.odds()[0] == "What is hidden, as far as everybody can know"
    place.face()
    assert place.odds()[0] == "What is hidden, as far as Player 1 can know"
    place.play(place.moves()[0])
    assert place.phase == "hand over"
    assert place.odds()[0] == "What is hidden, as far as Player 1 can know"
    play_to_the_end(place)
    assert place.odds()[0] == "What is hidden, as far as everybody can know"
    assert not any("die" in line for line in place.odds())


def test_a_peek_is_known_to_whoever_peeked() -> None:
    for seed in range(200):
        place = sitting(seats=2, people=2, seed=seed)
        place.face()
        peek = next((move for move in place.moves() if move.startswith("peek")), None)
        if peek is not None:
            break
    assert peek is not None
    place.play(peek)
    assert any(line.endswith("for sure (100 %)") for line in place.odds())
    place.hand_over()
    assert not any("for sure" in line for line in place.odds())
    place.face()
    assert not any("for sure" in line for line in place.odds())


def test_where_nothing_is_hidden_that_is_said() -> None:
    place = sitting("go-da-cheese", 3, 1, 2)
    play_to_the_end(place)

    assert place.odds() == ["Nothing is hidden now."]


@EVERY_GAME
@EVERY_LANGUAGE
def test_odds_fit_a_page(game: Game[Any], language: str) -> None:
    """With the most players, over a whole game."""
    place = sitting(game.name, game.seats[-1], 1, 5, language=language, options=SHORTER.get(game.name))
    while place.phase != "over":
        step(place)
        assert max(map(len, place.odds())) <= PAGE


def test_the_shared_words_are_the_same_in_every_language() -> None:
    english, *others = (keys(language) for language in LANGUAGES)
    for other in others:
        assert other == english


def keys(language: str) -> dict[str, list[str]]:
    """The messages all games share, with the facts they speak of."""
    page = (files("cheeseboard.table") / "words" / f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(page).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            assert entry.span is not None
            found[entry.id.name] = sorted(set(re.findall(r"\$([\w-]+)", page[entry.span.start : entry.span.end])))
    return found

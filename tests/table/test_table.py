"""A table: refuses by name, tells everybody what they may know, and takes back what may be taken back."""

from collections.abc import Callable
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.box import Game
from cheeseboard.table.luck import FairLuck
from cheeseboard.table.phrases import read_phrase
from cheeseboard.table.table import Chair, Refused, Table
from tests.every_game.tables import EVERY_GAME, Setting, for_some_seeds, positions, worlds

PEOPLE = [Chair(name) for name in ("Anna", "Ben", "Chloé", "Dimitri", "Esra", "Fatou", "Gül", "Hugo", "Ines")]


def seed(number: int) -> FairLuck:
    return FairLuck(number.to_bytes(32, "big"))


def table(name: str = "alles-kaese", seats: int = 3, number: int = 1, **options: object) -> Table:
    return Table(name, PEOPLE[:seats], options, seed(number), clock=lambda: 0.0)


def play_on(place: Table, dice: Dice, steps: int = 1 << 30) -> None:
    """Decide at random."""
    while not place.over and steps:
        place.play(place.turn, place.possible()[dice.below(len(place.possible()))], place.version)
        steps -= 1


def everything(place: Table) -> Any:
    return place.state.facts(), place.version, list(place.moves), list(place.log), list(place.chairs)


@EVERY_GAME
def test_a_whole_game_of_each(game: Game[Any]) -> None:
    place = table(game.name, game.seats[0])
    play_on(place, Dice(3))

    assert place.over
    assert len(place.moves) == len(place.movers)
    assert place.version == sum(mover != LUCK for mover in place.movers)


@pytest.mark.parametrize(
    ("seat", "notation", "version", "reason"),
    [
        (1, "keep 1", 0, "not-your-turn"),
        (0, "dance", 0, "not-legal"),
        (0, "", 0, "not-legal"),
        (0, "keep 1", 1, "stale"),
        (0, "keep 1", -1, "stale"),
        (7, "keep 1", 0, "no-such-seat"),
        (-2, "keep 1", 0, "no-such-seat"),
        (LUCK, "roll 1", 0, "not-your-turn"),
    ],
)
def test_refusals_have_a_name_and_change_nothing(seat: int, notation: str, version: int, reason: str) -> None:
    place = table()
    before = everything(place)
    with pytest.raises(Refused) as refusal:
        place.play(seat, notation, version)

    assert refusal.value.reason == reason
    assert everything(place) == before


@EVERY_GAME
def test_a_refusal_tells_only_what_whoever_asked_may_play(game: Game[Any]) -> None:
    """Of luck's outcomes, which count what others have seen, it tells nothing."""
    place, dice = Table(game.name, PEOPLE[: game.seats[0]], {}), Dice(3)
    asked = {LUCK: 0, 0: 0}
    while not place.over and len(place.moves) < 200:
        with pytest.raises(Refused) as refusal:
            place.play(place.turn, "dance", place.version)
        told = [notation for notation in place.possible() if notation in str(refusal.value)]
        assert bool(told) == (place.turn != LUCK)
        asked[min(place.turn, 0)] += 1
        for seat in set(range(game.seats[0])) - {place.turn}:
            with pytest.raises(Refused) as refusal:
                place.play(seat, place.possible()[0], place.version)
            assert not [notation for notation in place.possible() if notation in str(refusal.value)]
        play_on(place, dice, 1)
    assert asked[LUCK] > 3 and asked[0] > 3


@EVERY_GAME
def test_a_game_is_gone_on_with_from_its_moves(game: Game[Any]) -> None:
    place = table(game.name, game.seats[0], 4)
    play_on(place, Dice(3), 8)
    again = Table(game.name, place.chairs, place.options, seed(4), lambda: 0.0, place.moves)

    assert everything(again) == everything(place)
    assert (again.movers, again.hashes) == (place.movers, place.hashes)
    with pytest.raises(ValueError, match="luck does not come out as it did"):
        Table(game.name, place.chairs, place.options, seed(5), lambda: 0.0, place.moves)


def test_after_the_end_nothing_is_played() -> None:
    place = table()
    play_on(place, Dice(1))
    with pytest.raises(Refused) as refusal:
        place.play(0, "keep 1", place.version)

    assert refusal.value.reason == "over"


def test_seats_can_change_hands_at_any_time() -> None:
    place = table()
    place.sit(2, Chair("Pip", "bot", "random"))

    assert place.names == ["Anna", "Ben", "Pip"]
    with pytest.raises(Refused):
        place.sit(3, PEOPLE[3])


def test_a_turn_knows_since_when() -> None:
    now = [10.0]
    place = Table("alles-kaese", PEOPLE[:2], {}, seed(1), clock=lambda: now[0])
    assert place.turn_since == 10.0
    now[0] = 20.0
    place.play(place.turn, place.possible()[0], 0)

    assert place.turn_since == 20.0


def test_luck_can_be_typed_in() -> None:
    place = Table("alles-kaese", PEOPLE[:2])
    assert place.turn == LUCK
    for version, notation in enumerate(
        ["next 1", "next 2", "next 2", "next 4", "next 6", "next 6", "next 3", "roll 2"]
    ):
        place.play(LUCK, notation, version)

    assert place.turn == 0
    with pytest.raises(Refused) as refusal:
        place.play(LUCK, "roll 3", place.version)
    assert refusal.value.reason == "not-your-turn"


# Taking back


def test_without_a_move_there_is_nothing_to_take_back() -> None:
    place = table()
    before = everything(place)
    with pytest.raises(Refused) as refusal:
        place.undo(0)

    assert refusal.value.reason == "nothing-to-undo"
    assert everything(place) == before


def test_against_bots_only_everything_can_be_taken_back() -> None:
    place = table()
    for seat in (1, 2):
        place.sit(seat, Chair("Pip", "bot"))
    dice = Dice(5)
    play_on(place, dice, 7)
    past = list(place.moves)
    while place.can_undo(0):
        place.undo(0)
        assert place.turn == 0
        assert past[: len(place.moves)] == place.moves

    assert 0 not in place.movers
    assert place.log[-1].name == "move_undone"


def play_until(place: Table, is_so: Callable[[], bool], number: int = 1) -> None:
    """Decide at random until something is so."""
    dice = Dice(number)
    while not is_so():
        assert not place.over
        play_on(place, dice, 1)


def test_what_counts_is_who_sat_there_when_the_moves_were_made() -> None:
    """Whoever has seen something is not made to forget it by a bot on their chair."""
    place = table("cheese-chase", 2)
    play_until(place, lambda: 0 in place.movers and not place.can_undo(0))
    place.sit(1, Chair("Pip", "bot", "pip"))
    with pytest.raises(Refused) as refusal:
        place.undo(0)
    assert refusal.value.reason == "no-undo"

    count = len(place.moves)
    play_until(place, lambda: 0 in place.movers[count:])
    assert place.can_undo(0), "by then, a bot sat there"


def test_somebody_who_sat_down_for_a_moment_has_seen_the_cards() -> None:
    place = table("cheese-chase", 2)
    place.sit(1, Chair("Pip", "bot", "pip"))
    play_until(place, lambda: 0 in place.movers)
    assert place.can_undo(0)
    place.sit(1, Chair("Brie"))
    place.sit(1, Chair("Pip", "bot", "pip"))
    assert not place.can_undo(0)


def test_a_move_of_somebody_else_who_sat_here_is_not_mine_to_take_back() -> None:
    place = table("cheese-chase", 2)
    place.sit(1, Chair("Pip", "bot", "pip"))
    play_until(place, lambda: 0 in place.movers)
    place.sit(0, Chair("Brie"))
    assert not place.can_undo(0)


def test_every_change_of_chairs_is_kept_with_the_number_of_moves_made() -> None:
    place = table()
    pip, brie = Chair("Pip", "bot", "pip"), Chair("Brie")
    place.sit(1, pip)
    place.sit(1, pip)
    play_on(place, Dice(5), 2)
    count = len(place.moves)
    place.sit(1, brie)
    place.sit(1, pip)
    assert place.sat == [(dealt(), 1, pip), (count, 1, brie), (count, 1, pip)]
    place.sit(2, pip)
    play_until(place, lambda: 0 in place.movers[count:])
    mia = Chair("Mia", "bot", "mia")
    place.sit(2, mia)
    place.undo(0)
    assert place.sat[-1] == (len(place.moves), 2, mia), "it holds from the next move on"


def dealt() -> int:
    """Luck's moves before anybody's."""
    return len(table().moves)


def test_who_is_only_called_otherwise_is_still_the_same() -> None:
    place = table("cheese-chase", 2)
    place.sit(1, Chair("Pip", "bot", "pip"))
    play_until(place, lambda: 0 in place.movers)
    for seat, name in enumerate(("Spieler 1", "Pip der Kleine")):
        place.rename(seat, name)
    assert place.names == ["Spieler 1", "Pip der Kleine"]
    assert place.can_undo(0)


@EVERY_GAME
def test_taking_back_never_changes_luck(game: Game[Any]) -> None:
    """The same moves again bring the same cards."""
    place = table(game.name, game.seats[0], 4)
    for seat in range(1, game.seats[0]):
        place.sit(seat, Chair("Pip", "bot"))
    dice = Dice(2)
    play_on(place, dice, 9)
    moves, movers = list(place.moves), list(place.movers)
    for _ in range(2):
        if place.can_undo(0):
            place.undo(0)
    while len(place.moves) < len(moves):
        assert place.turn == movers[len(place.moves)]
        place.play(place.turn, moves[len(place.moves)], place.version)

    assert place.moves == moves


@EVERY_GAME
def test_among_people_nothing_learned_is_taken_back(game: Game[Any]) -> None:
    """What can be undone has told the others nothing: in every world they thought possible it could have been played."""
    setting = Setting(game, game.seats[0], {})

    def check(number: int) -> None:
        for state, move in positions(setting, number, 25):
            if move < 0 or state.turn < 0 or read_phrase(game, state.write(move))[0] in game.reveals:
                continue
            for seat in (*range(setting.seats), NOBODY):
                if seat != state.turn:
                    for world in worlds(state, seat, number, 6):
                        assert state.seen(move, seat) in [world.seen(each, seat) for each in world.moves()]

    for_some_seeds(setting, check, 3)


@EVERY_GAME
def test_among_people_only_the_very_last_move_is_taken_back(game: Game[Any]) -> None:
    place, dice = table(game.name, game.seats[-1], 3), Dice(6)
    while not place.over and len(place.moves) < 200:
        seat = place.turn
        play_on(place, dice, 1)
        followed = place.movers[-1] != seat
        if followed or read_phrase(game, place.moves[-1])[0] in game.reveals:
            before = everything(place)
            with pytest.raises(Refused) as refusal:
                place.undo(seat)
            assert refusal.value.reason == "no-undo"
            assert everything(place) == before
        else:
            version, moves = place.version, place.moves[:-1]
            notation = place.moves[-1]
            place.undo(seat)
            assert (place.version, place.moves, place.turn) == (version + 1, moves, seat)
            place.play(seat, notation, place.version)


@EVERY_GAME
def test_what_reveals_is_a_phrase(game: Game[Any]) -> None:
    assert set(game.reveals) <= set(game.phrases)

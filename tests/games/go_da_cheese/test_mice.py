"""The mice of Go da Cheese!: how children err, how the sly play on, and that the last play is exact."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations, product
from math import prod, sqrt
from typing import Any

import pytest

import cheeseboard
from cheeseboard.bots.thought import Budget, ponder
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import share_of_win
from cheeseboard.engine.playout import finish
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.go_da_cheese import GAME
from cheeseboard.games.go_da_cheese.advice import plays
from cheeseboard.games.go_da_cheese.endgame import MOST, Ending, solve, unmarked
from cheeseboard.games.go_da_cheese.mice import child, own_points, points
from cheeseboard.games.go_da_cheese.policy import LANES, Line, Sly
from cheeseboard.games.go_da_cheese.position import CAT, DOG, KINDS, KING, MOUSE, is_marked
from cheeseboard.games.go_da_cheese.rules import DRAW, Goda
from cheeseboard.games.go_da_cheese.view import view
from tests.games.go_da_cheese import reference
from tests.games.go_da_cheese.reference import VARIANTS
from tests.games.go_da_cheese.scenes import dealt, hand_of, play
from tests.statistics import SAMPLES, assert_falls_as, deviation, quantile

EVERY_HOUSE = pytest.mark.parametrize("options", VARIANTS, ids=str)
MICE = "mouse mouse mouse"


def decisions(seats: int, seed: int, options: Mapping[str, Any]) -> Iterator[Goda]:
    """Every position of a random game in which somebody decides."""
    state, dice = GAME.new(seats, options), Dice(seed)
    while state.turn != NOBODY:
        if state.turn != LUCK:
            yield state
        state.happen(state.pick(dice))


def late(seats: int, seed: int, missing: int, options: Mapping[str, Any]) -> Goda:
    """The first decision of a random game when at most so many cards are missing on the table."""
    return next(state.clone() for state in decisions(seats, seed, options) if state.laid >= 15 * seats - missing)


def says(state: Goda, age: int) -> str:
    return child(view(state, state.turn), age, Dice(1))


# Children. The cheeses are for 5, 2, 2, 3, 3, 3, 4 and 4 mice.


def test_pip_lays_as_soon_as_it_can_and_mia_waits_for_a_full_hand() -> None:
    state = dealt(3)

    assert says(state, 6).startswith("at")
    assert says(state, 8) == "draw"


def test_pip_takes_its_king_to_the_biggest_cheese() -> None:
    state = dealt(4, "king mouse mouse", first=5)
    for move in ("at 7", "lay mouse", "lay mouse", "lay king"):
        assert says(state, 6) == move
        play(state, move)


@pytest.mark.parametrize(("crowd", "start"), [("at 1", "at 7"), ("at 7", "at 5")])
def test_pip_forgets_who_lies_face_down(crowd: str, start: str) -> None:
    """Three cards at the biggest cheese do not disturb it unless it sees them."""
    state = dealt(4, MICE, MICE, MICE, "king mouse mouse", first=5)
    for _ in range(3):
        play(state, crowd, "lay mouse", "lay mouse", "lay mouse")

    assert says(state, 6) == start


def test_mia_takes_whatever_lies_face_down_for_a_mouse() -> None:
    """At a cheese for two that two cats guard, it finds no room for a mouse, and prey for a cat."""
    state = dealt(4, "cat mouse mouse", "cat mouse mouse", first=5)
    for _ in range(2):
        play(state, "at 2", "lay cat", "lay mouse", "lay mouse")

    assert points(view(state, 2), 1, MOUSE) == 0
    assert points(view(state, 2), 1, KING) == 1
    assert points(view(state, 2), 1, CAT) == 2


def test_mia_forgets_what_dogs_do() -> None:
    """A cat lies open at the end of a line; a dog would take it."""
    state = dealt(3, "mouse mouse plain-cat", "dog mouse mouse", marked_cats=1)
    play(state, "at 1", "lay mouse", "lay plain-cat", "lay mouse")
    seen = view(state, 1)

    assert [card["kind"] for card in seen["lines"][1]] == ["plain-cat"]
    assert points(seen, 1, DOG) == 0
    assert points(seen, 1, MOUSE) == 1


def test_mia_lays_what_brings_itself_most() -> None:
    for state in decisions(4, 3, {}):
        seen = view(state, state.turn)
        if state.laid > 12 and "draw" not in [state.write(move) for move in state.moves()]:
            best = max(own_points(seen, start, cards) for start, cards in plays(seen, state))
            move = says(state, 8)
            follows = [
                own_points(seen, start, cards)
                for start, cards in plays(seen, state)
                if move in (f"at {start + 1}", f"lay {KINDS[cards[0]]}")
            ]
            assert max(follows) == best


# The sly


@EVERY_HOUSE
def test_a_line_is_resolved_as_the_rules_say(options: dict[str, Any]) -> None:
    for seed in range(6):
        state, line = late(4, seed, 1, options), Line()
        state.happen(state.pick(Dice(seed)))
        ranks = [0] * 4
        for cheese in range(8):
            line.load(state, cheese, 0, True)
            line.resolve()
            ranks = [rank + int(line.gains[seat]) for seat, rank in enumerate(ranks)]
        finish(state, Dice(seed), Sly())

        assert ranks == [state.rank(seat) for seat in range(4)]


@EVERY_HOUSE
def test_what_a_card_brings_is_reckoned_up_rightly(options: dict[str, Any]) -> None:
    """The short way through a mouse's meal gives what resolving the line with it gives."""
    sly, line = Sly(True), Line()
    for state in decisions(3, 5, options):
        for cheese, kind in product(range(6), range(len(KINDS))):
            sly.line.load(state, cheese, state.turn, True)
            sly.line.resolve()
            before = sly.line.lead(state.turn, 3)
            gain = sly.gain(kind, state.turn, 3, before)
            line.load(state, cheese, state.turn, True)
            line.append(kind, state.turn)
            line.resolve()
            assert gain == line.lead(state.turn, 3) - before


def test_the_sly_lay_the_best_of_all_plays() -> None:
    """None is left out because it looked hopeless."""
    sly = Sly()
    for state in decisions(4, 8, {}):
        if state.start == -1 and not state.is_legal(0):
            chosen = sly.choose(state, Dice(2)) - 1, tuple(int(kind) for kind in sly.cards)
            worths = {
                (start, cards): sum(
                    int(sly.worths[LANES * ((start + step) % 8) + kind]) for step, kind in enumerate(cards)
                )
                for start, cards in plays(view(state, state.turn), state)
            }
            assert worths[chosen] == max(worths.values())


@EVERY_HOUSE
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_sly_play_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    """Also if they begin in the middle of somebody's play."""
    sly, dice = Sly(), Dice(4)
    for begun in [state.clone() for state in decisions(seats, 4, options)][:: 9 if cheeseboard.compiled else 40]:
        while begun.turn != NOBODY:
            begun.play(begun.pick(dice) if begun.turn == LUCK else sly.choose(begun, dice))


def test_the_sly_do_not_look_under_cards_unless_they_are_sighted() -> None:
    looked = 0
    for state in decisions(3, 6, {}):
        for world in (state.imagine(state.turn, Dice(seed)) for seed in range(4)):
            assert Sly().choose(world, Dice(1)) == Sly().choose(state, Dice(1))
            looked += Sly(True).choose(world, Dice(1)) != Sly(True).choose(state, Dice(1))
    assert looked > 0


def test_the_sly_lay_three_cards_three_times_of_four_rather_than_draw() -> None:
    state = dealt(3)
    draws = sum(Sly().choose(state, Dice(seed)) == DRAW for seed in range(400))

    assert 70 < draws < 130


def test_the_sly_keep_their_cats_for_later() -> None:
    """A cat that would catch two mice stays in the hand at first; with the last cards it goes behind them."""
    state = dealt(3, MICE, "cat mouse mouse")
    play(state, "at 1", "lay mouse", "lay mouse", "lay mouse", "draw", *["deal mouse"] * 3)
    play(state, "draw", *["deal mouse"] * 3, "draw", *["deal mouse"] * 3)
    sly = Sly()
    sly.choose(state, Dice(1))

    assert "cat" in hand_of(state, 1)
    assert CAT not in list(sly.cards)


# What the sly believe of cards that lie face down


@EVERY_HOUSE
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_the_sly_imagine_looks_the_same_and_holds_the_same_cards(seats: int, options: dict[str, Any]) -> None:
    sly, dice = Sly(), Dice(3)
    for state in list(decisions(seats, 2, options))[:: 5 if cheeseboard.compiled else 30]:
        for seat in (NOBODY, *range(seats)):
            world = sly.imagine(state, seat, dice)
            assert view(world, seat) == view(state, seat)
            assert world.moves() == state.moves() or seat != state.turn
            assert reference.cards(world) == reference.deck(seats, GAME.settle(options))


def test_the_sly_imagine_by_what_a_seat_may_know() -> None:
    """Whatever lies under the cards, the same dice give the same world."""
    for state in list(decisions(4, 7, {}))[::6]:
        for seat in (NOBODY, *range(4)):
            found = [Sly().imagine(world, seat, Dice(5)).facts() for world in other_worlds(state, seat)]
            assert all(facts == found[0] for facts in found)


def other_worlds(state: Goda, seat: int) -> list[Goda]:
    return [state, *(state.imagine(seat, Dice(seed)) for seed in range(3))]


def test_a_card_is_twice_as_likely_for_every_point_that_it_brings() -> None:
    """At an empty cheese a mouse brings 2/3 of a point of lead, less what a cat might take of it: half a point, in quarters a
    good one. A fat mouse brings twice as much. Claras lay mice first more readily than other kinds.
    """
    state = dealt(3, "king mouse mouse")
    play(state, "at 1", "lay king", "lay mouse", "lay mouse")
    quarters = {"mouse": 1, "marked-mouse": 1 - 3, "fat-mouse": 3 - 2, "king": 1 - 2, "cat": -3, "dog": -1}
    left = {"mouse": 5, "marked-mouse": 2, "fat-mouse": 2, "king": 1, "cat": 2, "dog": 1}
    expected = {kind: left[kind] * 2 ** (quarters[kind] / 4) for kind in left}

    assert_falls_as(expected, Counter(KINDS[kind] for kind in believed(state, 0)))


def test_a_marked_card_that_is_not_the_first_is_hardly_ever_a_cat() -> None:
    """Whoever lays one would rather lay it first, where nobody sees the mark."""
    state = dealt(3, "mouse cat mouse")
    play(state, "at 1", "lay mouse", "lay cat", "lay mouse")

    assert_falls_as({"marked-mouse": 8, "cat": 1}, Counter(KINDS[kind] for kind in believed(state, 1)))


def test_a_card_behind_many_mice_is_likely_to_be_a_cat() -> None:
    """Laid there after them it brings three points, and before them nothing."""
    state = dealt(4, MICE, MICE, "cat mouse mouse", first=2)
    for start in ("at 8", "at 8"):
        play(state, start, "lay mouse", "lay mouse", "lay mouse")
    before, behind = state.clone(), state
    play(before, "at 4", "lay cat", "lay mouse", "lay mouse")
    play(behind, "at 1", "lay cat", "lay mouse", "lay mouse")

    assert believed(behind, 6).count(CAT) > 3 * believed(before, 6).count(CAT)


def believed(state: Goda, card: int) -> list[int]:
    """What the next seat believes that a card is, again and again."""
    sly, dice = Sly(), Dice(8)
    return [int(sly.imagine(state, state.turn, dice).kind(card)) for _ in range(SAMPLES)]


# The last play


def opened(state: Goda, keep: int) -> Goda:
    """The same table, with all but so many of each other seat's hidden cards turned up."""
    for other in range(state.seats):
        hidden = [
            card for card in range(state.laid) if state.owner(card) == other and state.is_hidden(card, state.turn)
        ]
        for card in hidden[keep:]:
            start = int(state.start_of(card // 3))
            state.show((start + card % 3) % state.circle(), card)
    return state


def worlds(state: Goda) -> list[Goda]:
    """Every way in which the hidden cards can lie, card by card."""
    others = [other for other in range(state.seats) if other != state.turn]
    hidden = [
        [card for card in range(state.laid) if state.owner(card) == other and state.is_hidden(card, state.turn)]
        for other in others
    ]
    found = []
    for orders in product(*(permutations([state.kind(card) for card in cards]) for cards in hidden)):
        pairs = [pair for cards, order in zip(hidden, orders, strict=True) for pair in zip(cards, order, strict=True)]
        if all(card % 3 == 0 or is_marked(kind) for card, kind in pairs):
            world = state.clone()
            for card, kind in pairs:
                world.suppose(card, kind)
            found.append(world)
    return found


def won(world: Goda, seat: int, moves: tuple[int, ...]) -> float:
    world = world.clone()
    for move in moves:
        world.play(move)
    finish(world, Dice(0), Sly())
    return share_of_win(world, seat)


def ends(state: Goda) -> list[tuple[int, ...]]:
    """All ways to go on until everything is laid."""
    if state.turn in (LUCK, NOBODY):
        return [()]
    found = []
    for move in state.moves():
        after = state.clone()
        after.play(move)
        found += [(move, *rest) for rest in ends(after)]
    return found


def faces(world: Goda, hidden: list[int]) -> tuple[int, ...]:
    return tuple(int(unmarked(world.kind(card))) for card in hidden)


def hidden_from_mover(state: Goda) -> list[int]:
    return [card for card in range(state.laid) if state.is_hidden(card, state.turn)]


def imagined(state: Goda) -> Counter[tuple[int, ...]]:
    """How the hidden cards lie in many worlds that the sly imagine."""
    sly, dice, hidden = Sly(), Dice(6), hidden_from_mover(state)
    return Counter(faces(sly.imagine(state, state.turn, dice), hidden) for _ in range(SAMPLES))


def blindly(state: Goda) -> Counter[tuple[int, ...]]:
    """And if every card were as likely as another."""
    return Counter(faces(world, hidden_from_mover(state)) for world in worlds(state))


def expected_chances(state: Goda, ways: Counter[tuple[int, ...]]) -> dict[int, float]:
    """Of each move, as good as the best end that begins with it, if the cards lie so, each way so often."""
    means = dict.fromkeys(ends(state), 0.0)
    for way, number in ways.items():
        world = state.clone()
        for card, kind in zip(hidden_from_mover(state), way, strict=True):
            world.suppose(card, kind)
        for end in means:
            means[end] += won(world, state.turn, end) * number / ways.total()
    return {move: max(mean for end, mean in means.items() if end[0] == move) for move in state.moves()}


@EVERY_HOUSE
def test_a_way_in_which_cards_can_lie_is_as_likely_as_the_sly_imagine_it(options: dict[str, Any]) -> None:
    state = opened(late(3, 7, 3, options), 3)
    found = imagined(state)
    ending = Ending(state, state.turn)
    ways: dict[tuple[int, ...], float] = {}
    for pair in product(*(colour.chances.items() for colour in ending.colours)):
        for colour, (way, _) in zip(ending.colours, pair, strict=True):
            colour.lay(way)
        ways[faces(ending.table, hidden_from_mover(state))] = prod(chance for _, chance in pair)
    off, freedom = deviation(blindly(state), found)

    assert sum(ways.values()) == pytest.approx(1)
    assert_falls_as(ways, found)
    assert off > quantile(freedom)


NOISE = 4 * 0.5 / sqrt(SAMPLES)  # four standard errors of a chance, at most


@pytest.mark.parametrize(("missing", "seed"), [(3, 2), (2, 10)])
@EVERY_HOUSE
def test_the_last_play_is_worth_what_the_sly_find_in_many_worlds(
    options: dict[str, Any], missing: int, seed: int
) -> None:
    state = opened(late(3, seed, missing, options), 3)

    assert solve(state, state.turn) == pytest.approx(expected_chances(state, imagined(state)), abs=NOISE)


@EVERY_HOUSE
def test_it_would_be_worth_something_else_if_cards_were_laid_blindly(options: dict[str, Any]) -> None:
    state = opened(late(3, 2, 3, options), 3)

    assert solve(state, state.turn) != pytest.approx(expected_chances(state, blindly(state)), abs=NOISE)


def test_the_last_play_is_not_one_sided() -> None:
    """Somewhere a choice matters, and somewhere it is not sure."""
    found = [solve(state, state.turn) for state in (opened(late(3, seed, 3, {}), 4) for seed in range(8))]

    assert any(0.01 < max(chances.values()) < 0.99 for chances in found)
    assert any(max(chances.values()) > min(chances.values()) for chances in found)


def test_only_the_last_play_is_solved_and_only_if_there_is_time() -> None:
    assert solve(late(3, 1, 6, {}), 2) == {}
    state = next(state for state in (late(5, seed, 3, {}) for seed in range(9)) if Ending(state, 4).ways() > MOST)
    assert solve(state, 4) == {}


# Builds


PINNED = [("lay cat", 0.1), ("lay fat-mouse", 0.65), ("draw", 0), ("draw", 0), ("draw", 0.25), ("lay mouse", 0)]


def test_thinking_ahead_is_the_same_in_every_build() -> None:
    found = []
    for number, state in enumerate(decisions(4, 9, {})):
        if number % 16 == 5:
            thought = ponder(GAME, view(state, state.turn), GAME.plans(4)[0], 3, Budget(tries=24))
            found.append((thought.move, round(sum(worth.chance for worth in thought.worths.values()), 9)))

    assert found == PINNED

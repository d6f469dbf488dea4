"""What seats believe, against every world there is: deals and secret choices enumerated in plain Python."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise, permutations
from typing import Any

import pytest

from cheeseboard.engine.bits import __file__ as built
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.cheese_chase import GAME
from cheeseboard.games.cheese_chase.position import CARDS, CAT, EXCHANGED, MOUSE, SOME, card_at, own_place
from cheeseboard.games.cheese_chase.rules import Chase
from cheeseboard.games.cheese_chase.view import Turn, View, recall, view
from tests.games.cheese_chase.reference import cheeses
from tests.long import mixed, often

COMPILED = not built.endswith(".py")
World = tuple[tuple[str, ...], tuple[bool, ...]]  # the deal, and in which turns cards were exchanged


# Every world that a view allows.


def legal_shows(own: str, drawn: str, crossed: set[str], options: dict[str, Any]) -> list[list[str]]:
    """All that could have been shown of two cards."""
    pair = {own, drawn}
    if pair == {"cat", "mouse"}:
        return [["cat", "mouse"]]
    alone = [[card] for card in sorted(pair - {"cat", "mouse"})]
    if "mouse" not in pair:
        return alone
    together = [["mouse", alone[0][0]]]
    if alone[0][0] in crossed:
        return alone + together if options["pair_show_crossed"] else alone
    return together if options["pair_show"] == "must" else alone + together


def deals(seen: View) -> Iterator[tuple[str, ...]]:
    """All deals that may be dealt and agree with this seat's own cards."""
    hand, seat, mine = seen["hand"], seen["seat"], seen["mine"]
    rest = [card for card in ["cat", "mouse", *cheeses(seen["seats"], seen["options"])] if card not in mine]
    for others in permutations(rest):
        row = list(others)
        if mine:
            row[seat * hand : seat * hand] = mine
        if hand == 1 or row.index("cat") // hand != row.index("mouse") // hand:
            yield tuple(row)


def all_worlds(seen: View) -> dict[World, Fraction]:
    """Each world with its chance: deals are equally likely, and so are the legal options of every choice."""
    found: Counter[World] = Counter()
    for deal in deals(seen):
        for bits, weight in pasts(seen, deal):
            found[deal[: seen["dealt"]], bits] += weight
    total = sum(found.values())
    return {world: Fraction(weight, total) for world, weight in found.items()}


def pasts(seen: View, deal: tuple[str, ...]) -> list[tuple[tuple[bool, ...], int]]:
    """In which turns cards can have been exchanged after this deal, and how likely that is: keeping is a fair coin."""
    open_pasts: list[tuple[list[str], tuple[bool, ...], int]] = [(list(deal), (), 1)]
    crossed: set[str] = set()
    for turn in seen["turns"]:
        open_pasts = [
            (after(seen, turn, cards, bit), (*bits, bit), weight * chance)
            for cards, bits, weight in open_pasts
            for chance in [chance_of(seen, turn, cards, crossed)]
            for bit in (False, True)
            if chance and turn["kept"] in (None, "drawn" if bit else "own")
        ]
        if turn["shown"][:1] == ["mouse"]:
            crossed.add(turn["shown"][1])
    last = (False, True) if seen["phase"] == "see returned" else (False,)
    return [
        ((*bits, bit), weight * chance)
        for cards, bits, weight in open_pasts
        for chance in [chance_of(seen, seen["now"], cards, crossed)]
        for bit in last
        if chance and seen["now"]["kept"] in (None, "drawn" if bit else "own")
        if seen["cat"] in (None, after(seen, seen["now"], cards, bit).index("cat") // seen["hand"])
    ]


def places(seen: View, turn: Turn) -> tuple[int | None, int | None]:
    own = None if turn["place"] is None else turn["seat"] * seen["hand"] + turn["place"] - 1
    if turn["owner"] is None or turn["owner_place"] is None:
        return own, None
    return own, turn["owner"] * seen["hand"] + turn["owner_place"] - 1


def chance_of(seen: View, turn: Turn, cards: list[str], crossed: set[str]) -> int:
    """How likely what was seen of a turn was, if the cards lay so before it: 0 not at all, 1 one half, 2 certain."""
    own, drawn = places(seen, turn)
    if own is not None and turn["own"] not in (None, cards[own]):
        return 0
    if drawn is not None and turn["drawn"] not in (None, cards[drawn]):
        return 0
    if own is None or drawn is None or not turn["shown"]:
        return 2
    possible = legal_shows(cards[own], cards[drawn], crossed, seen["options"])
    return 2 // len(possible) if turn["shown"] in possible else 0


def after(seen: View, turn: Turn, cards: list[str], exchanged: bool) -> list[str]:
    own, drawn = places(seen, turn)
    left = cards[:]
    if exchanged and own is not None and drawn is not None:
        left[own], left[drawn] = cards[drawn], cards[own]
    return left


def world_of(state: Chase) -> World:
    deal = tuple(CARDS[card_at(state.deal, place)] for place in range(state.next_place()))
    return deal, tuple(bool(turn & EXCHANGED) for turn in [*state.turns, state.now])


# Positions to ask about.


def positions(seats: int, seed: int, turns: int, options: dict[str, Any]) -> list[Chase]:
    """A random game up to so many turns, and its end if it ends before."""
    state, dice, found = GAME.new(seats, options), Dice(seed), []
    while state.turn != NOBODY and len(state.turns) <= turns:
        found.append(state.clone())
        state.play(state.pick(dice))
    return [*found, state.clone()]


def is_cheap(state: Chase, seat: int) -> bool:
    """Whether all worlds can be counted while somebody waits."""
    hidden = state.places() - (state.hand if seat >= 0 else 0)
    return math.factorial(hidden) << len(state.turns) <= (often(3_000, 12_000) if COMPILED else 3_000)


OPTIONS: list[dict[str, Any]] = [
    {},
    {"pair_show": "must", "mouse_draws_cat": "cat_owner"},
    {"pair_show_crossed": False},
    {"turn_cap": 1, "at_cap": "cat_loses"},
]


@pytest.mark.parametrize(("seats", "number"), mixed(range(2, 8), range(len(OPTIONS))))
def test_the_filter_gives_every_arrangement_its_exact_weight(seats: int, number: int) -> None:
    """At every step of a few games, for every seat and a watcher."""
    asked = 0
    for seed in range(often(1, 3) if COMPILED else 1):
        for state in positions(seats, 100 * number + 10 * seed + seats, 3 if seats < 6 else 2, OPTIONS[number]):
            for seat in [*range(seats), NOBODY]:
                if is_cheap(state, seat) and state.pack == 0:
                    assert arrangements(state, seat) == believed(state, seat)
                    asked += 1
    assert asked > (often(3, 10) if COMPILED else 3)


def arrangements(state: Chase, seat: int) -> dict[tuple[str, ...], float]:
    """What lies where now, by counting worlds; cheeses this seat cannot tell apart are one."""
    seen = view(state, seat)
    some = [CARDS[card] for card in range(1, 8) if not state.belief(seat).tip.named >> card & 1]
    found: dict[tuple[str, ...], Fraction] = defaultdict(Fraction)
    for (deal, bits), weight in all_worlds(seen).items():
        cards = list(deal)
        for turn, bit in zip([*seen["turns"], seen["now"]], bits, strict=True):
            cards = after(seen, turn, cards, bit)
        key = tuple("some" if card in some else card for card in cards)
        found[key] += weight
    return {key: float(weight) for key, weight in sorted(found.items())}


def believed(state: Chase, seat: int) -> dict[tuple[str, ...], float]:
    """The same as the filter has it."""
    tip = state.belief(seat).tip
    total = sum(Fraction(weight) for weight in tip.weights)
    words = {SOME: "some", **dict(enumerate(CARDS))}
    found = {}
    for code, weight in zip(tip.codes, tip.weights, strict=True):
        found[tuple(words[card_at(code, place)] for place in range(state.places()))] = float(Fraction(weight) / total)
    return dict(sorted(found.items()))


def chi_square_is_fine(observed: Counter[World], expected: dict[World, Fraction]) -> None:
    """Cells with little expected are taken together; the bound is passed by chance once in a million."""
    drawn = sum(observed.values())
    assert set(observed) <= set(expected)
    rare_seen, rare, total, cells = 0, 0.0, 0.0, 0
    for world, chance in expected.items():
        mean = float(chance) * drawn
        if mean < 5:
            rare, rare_seen = rare + mean, rare_seen + observed[world]
        else:
            total, cells = total + (observed[world] - mean) ** 2 / mean, cells + 1
    if rare >= 5:
        total, cells = total + (rare_seen - rare) ** 2 / rare, cells + 1
    freedom = cells - 1
    if freedom > 0:
        spread = 2 / (9 * freedom)
        assert ((total / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread) < 4.75


def role(state: Chase, seat: int) -> str:
    if seat == NOBODY:
        return "watcher"
    if seat == state.mover:
        return "active"
    return "victim" if state.now >> 4 and state.victim() == seat else "bystander"


@pytest.mark.parametrize("seats", range(2, 8))
def test_whole_worlds_come_as_often_as_they_should(seats: int) -> None:
    """Deal and every secret exchange, for each role and each phase once; also while cards are dealt, and at the end."""
    asked = set()
    for seed in range(6):
        for state in positions(seats, seed, 3 if seats < 6 else 2, OPTIONS[seed % 4]):
            for seat in [*range(seats), NOBODY]:
                what = (role(state, seat), int(state.phase), bool(state.ending), len(state.turns) > 0)
                if what not in asked and is_cheap(state, seat):
                    asked.add(what)
                    worlds_fit(state, seat)
    everybody = {"active", "victim", "watcher"} | ({"bystander"} if seats > 2 else set())
    assert everybody - {kind for kind, *_ in asked} <= ({"watcher"} if seats in (2, 3, 4, 7) else set())


def worlds_fit(state: Chase, seat: int, draws: int = often(3_000, 20_000) if COMPILED else 400) -> None:
    dice = Dice(7)
    expected = all_worlds(view(state, seat))
    chi_square_is_fine(Counter(world_of(state.imagine(seat, dice)) for _ in range(draws)), expected)


def lopsided_origins(state: Chase, seat: int) -> int:
    """How many arrangements can have come about in two ways that are not equally likely."""
    belief, found = state.belief(seat), 0
    for before, layer in pairwise([*belief.past, belief.tip]):
        for stayed, exchanged in zip(layer.stayed, layer.swapped, strict=True):
            if stayed >= 0 and exchanged >= 0:
                found += before.weights[int(stayed)] != before.weights[int(exchanged)]
    return found


@pytest.mark.parametrize(("seats", "seat"), [(5, NOBODY), (5, 4), (6, 5), (2, 1)])
def test_pasts_that_are_not_equally_likely_come_as_often_as_they_should(seats: int, seat: int) -> None:
    """Where it matters most how the way back is drawn."""
    asked = [state for seed in range(30) for state in positions(seats, seed, 6, {}) if is_cheap(state, seat)]
    state = max(asked, key=lambda state: lopsided_origins(state, seat))

    assert lopsided_origins(state, seat) > 1
    worlds_fit(state, seat, often(12_000, 40_000) if COMPILED else 8_000)


@pytest.mark.parametrize(("seats", "seat"), [(9, 8), (8, 1), (2, NOBODY), (4, NOBODY)])
def test_where_cat_and_mouse_are_when_nearly_everything_is_hidden(seats: int, seat: int) -> None:
    """Forty thousand deals of the cards this seat has not seen, and two turns that say little about them."""
    games = (positions(seats, seed, 1, {})[-1] for seed in range(100))
    state = next(state for state in games if len(state.turns) == 2)
    seen = view(state, seat)
    expected: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for (deal, bits), chance in all_worlds(seen).items():
        cards = list(deal)
        for turn, bit in zip([*seen["turns"], seen["now"]], bits, strict=True):
            cards = after(seen, turn, cards, bit)
        expected[cards.index("cat"), cards.index("mouse")] += chance
    tip = state.belief(seat).tip
    found: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for code, weight in zip(tip.codes, tip.weights, strict=True):
        row = [card_at(code, place) for place in range(state.places())]
        found[row.index(CAT), row.index(MOUSE)] += Fraction(weight)
    total = sum(found.values())

    assert {key: weight / total for key, weight in found.items()} == dict(expected)


# Imagined worlds are worlds.


def notations(world: Chase) -> list[str]:
    """Every move of a game up to here, luck's too, from its deal and its turns."""
    cards = [CARDS[card_at(world.deal, place)] for place in range(world.next_place())]
    told = [f"deal {card}" for card in cards]
    if world.pack:
        return told
    for number, turn in enumerate(world.turns):
        told += turn_told(world, cards, int(turn), number % world.seats, "finished")
    return told + turn_told(world, cards, world.now, world.mover, view(world, NOBODY)["phase"])


def turn_told(world: Chase, cards: list[str], turn: int, mover: int, phase: str) -> list[str]:
    hand, own, drawn = world.hand, turn & 15, turn >> 4 & 15
    shown, both, exchanged = turn >> 8 & 15, turn >> 12 & 1, turn >> 13 & 1
    told = [] if hand == 1 else [f"look {own - mover * hand + 1}", f"card {cards[own]}"]
    told += [
        f"draw {drawn + 1}" if hand == 1 else f"draw {drawn // hand + 1}.{drawn % hand + 1}",
        f"card {cards[drawn]}",
    ]
    told += ["catch" if shown == 9 else f"show {'mouse ' * both}{CARDS[shown]}"]
    if exchanged:
        cards[own], cards[drawn] = cards[drawn], cards[own]
    told += [f"keep {cards[own]}"] + ([f"card {cards[drawn]}"] if hand == 1 else [])
    steps = ["look", "see own", "draw", "see drawn", "show", "keep", "see returned"]
    if phase in ("find cat", "over"):
        done = 0 if shown == 0 else (3 if hand == 1 else 5)
        return told[:done] + ([f"cat {world.cat_seat + 1}"] if world.cat_seat >= 0 else [])
    if phase == "finished":
        return told
    return told[: steps.index(phase) - (2 if hand == 1 else 0)]


@pytest.mark.parametrize("seats", range(2, 10))
def test_every_imagined_world_could_have_happened(seats: int) -> None:
    """Its past can be played move by move, and leads to just this position."""
    for number, options in enumerate([*OPTIONS, {"turn_cap": 2}]):
        for step, state in enumerate(positions(seats, number, 30, options)):
            if step % 3 and state.turn != NOBODY:
                continue
            seat = [*range(seats), NOBODY][step % (seats + 1)]
            world = state.imagine(seat, Dice(step))
            played = GAME.new(seats, options)
            for notation in notations(world):
                played.play(played.read(notation))
            assert played.facts() == world.facts()


def test_a_long_game_is_remembered_to_its_end() -> None:
    """Nine players who never cross anything out and never meet: 900 turns, and still every view can be rebuilt."""
    turns = 900 if COMPILED else 120
    state, dice = GAME.new(9, {"at_cap": "cat_loses"}), Dice(3)
    while len(state.turns) < turns and state.turn != NOBODY:
        move = state.pick(dice)
        if state.turn >= 0:
            move = quiet(state, move, dice)
        state.play(move)
    assert len(state.turns) == turns
    for seat in (0, 4, NOBODY):
        seen = view(state, seat)
        assert view(recall(seen), seat) == seen
        assert view(state.imagine(seat, dice), seat) == seen
        assert max(layer.size for layer in state.belief(seat).past) <= 384


def quiet(state: Chase, move: int, dice: Dice) -> int:
    """A move after which cat and mouse do not meet, and nothing is crossed out."""
    mine = card_at(state.cards, own_place(state.now))
    while True:
        text = state.write(move)
        meets = text.startswith("draw") and {mine, card_at(state.cards, move)} == {MOUSE, CAT}
        if not meets and not text.startswith("show mouse"):
            return move
        move = state.pick(dice)


def test_a_belief_is_shared_by_clones_and_carried_on() -> None:
    """Carried on it is the same as begun anew, and it never tells one future what happened in another."""
    state, dice = GAME.new(6), Dice(11)
    while state.turn == LUCK or len(state.turns) < 3:
        state.play(state.pick(dice))
    belief = state.belief(2)
    one, other = state.clone(), state.clone()
    assert one.belief(2) is belief
    for copy, seed in ((one, 1), (other, 2)):
        luck = Dice(seed)
        for _ in range(12):
            if copy.turn != NOBODY:
                copy.play(copy.pick(luck))
        fresh = recall(view(copy, 2))
        assert copy.imagine(2, Dice(5)).facts() == fresh.imagine(2, Dice(5)).facts()
    assert state.belief(2) is belief

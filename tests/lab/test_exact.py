"""Games so small that they are worked out: counts by hand, known values, and OpenSpiel's word for what is an equilibrium."""

from collections.abc import Mapping
from functools import lru_cache
from statistics import fmean
from typing import Any

import pytest

from cheeseboard.cli import main
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY, ListState, State, Story
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.lab.exact import (
    Behaviour,
    GameTree,
    InfoSet,
    TreeWalk,
    as_seen,
    best_response,
    equilibrium,
    grown,
    value,
)
from cheeseboard.lab.solving import everywhere, listed, won_against
from tests.every_game.tables import GAMES
from tests.long import cases
from tests.rl.extras import need

MINIATURES = [(game, name) for game in GAMES for name in game.lab.miniatures]
SMALLEST = [(game, next(iter(game.lab.miniatures))) for game in GAMES if game.lab.miniatures]


def named(part: object) -> str:
    """A game by its name, and a miniature, too."""
    return str(getattr(part, "name", part))


EVERY_MINIATURE = pytest.mark.parametrize(("game", "name"), cases(MINIATURES, SMALLEST), ids=named)
FOR_TWO = pytest.mark.parametrize(
    ("game", "name"), [each for each in SMALLEST if each[0].lab.miniatures[each[1]].seats == 2], ids=named
)
THE_SMALLEST = pytest.mark.parametrize(("game", "name"), SMALLEST, ids=named)

# Histories after 0, 1, 2 … steps, and information sets; the value for player 1, or with three what each wins at most against
# two who play anything. Counted by lab/exact.py when it was written; a change of the rules that shows here changes the game.
KNOWN: Mapping[tuple[str, str], tuple[str, str, float | tuple[float, ...]]] = {
    ("alles-kaese", "tiny"): (
        "1 2 4 7 14 34 60 76 168 344 408 608 1200 1392 560",
        "0 0 0 0 14 0 0 40 56 0 80 256 212 0 0",
        9 / 160,
    ),
    ("alles-kaese", "pairs"): (
        "1 2 4 8 16 40 76 136 296 656 1016 1848 3952 6796 9172 16108 27108 25676 9080",
        "0 0 0 0 16 0 0 56 136 0 160 832 992 320 2432 5568 3864 0 0",
        61 / 5760,
    ),
    ("alles-kaese", "mini"): (
        "1 3 9 24 72 156 288 652 1680 3336 5184 11400 25176 39112 54096 106244 178068 164904 60608",
        "0 0 0 0 72 0 0 324 720 0 1080 5616 6696 2160 15984 37728 29496 0 0",
        -47 / 4860,
    ),
    ("cheese-chase", "tiny"): (
        "1 4 8 16 16 32 32 64 64 96 160 320 320 640 640 960 1680",
        "0 0 0 0 8 0 16 0 64 80 64 0 208 0 544 744 0",
        1 / 4,
    ),
    ("cheese-chase", "mini"): (
        "1 6 28 72 216 432 432 1296 1296 3888 3888 6480 12096 36288 36288 108864 108864 181440 343872",
        "0 0 0 0 0 0 72 0 216 0 1944 3024 2160 0 9504 0 57024 90936 0",
        1 / 6,
    ),
    ("cheese-chase", "rounds"): (
        (
            "1 4 8 16 16 32 32 64 64 96 160 320 320 640 640 960 1680 3328 3328 6656 6656 9984 17504 34304 34304 "
            "68608 68608 102912 179264"
        ),
        "0 0 0 0 8 0 16 0 64 80 64 0 208 0 544 744 832 0 2496 0 5824 7776 7872 0 24152 0 57520 75152 0",
        7 / 24,
    ),
    ("cheese-rescue", "tiny"): (
        "1 3 8 48 108 648 1080 3096",
        "0 0 3 0 28 0 408 0",
        7 / 15,
    ),
    ("cheese-rescue", "floats"): (
        "1 3 8 96 216 2592 4320 12384",
        "0 0 3 0 56 0 1632 0",
        7 / 15,
    ),
    ("cheese-rescue", "mini"): (
        "1 3 8 19 38 720 1136 21504 21504 95040",
        "0 0 0 0 8 0 172 0 7200 0",
        9 / 20,
    ),
    ("go-da-cheese", "tiny"): (
        (
            "1 1 1 1 2 3 4 8 12 16 32 48 64 192 336 480 480 1440 2520 3600 3600 10800 18900 27000 27000 27000 27000 "
            "27000 25272 17496 5832"
        ),
        "0 0 0 0 0 0 0 0 0 0 0 0 4 12 21 30 36 108 189 270 324 972 1701 2430 0 0 0 0 0 0 0",
        (-23 / 96, 79 / 384, 37 / 96),
    ),
    ("go-da-cheese", "mini"): (
        (
            "1 1 1 1 2 4 6 12 24 36 72 144 216 648 1296 1944 1944 5832 11664 17496 17496 52488 104976 157464 157464 "
            "157464 157464 157464 156735 147987 110808 46656 9477 729"
        ),
        "0 0 0 0 0 0 0 0 0 0 0 0 6 18 36 54 72 216 432 648 864 2592 5184 7776 0 0 0 0 0 0 0 0 0 0",
        (-65 / 216, 5 / 48, 61 / 96),
    ),
}


def tree_of(game: Game[Any], name: str) -> GameTree:
    return tree_by_name(game.name, name)


@lru_cache(2)
def tree_by_name(game: str, name: str) -> GameTree:
    small = find(game).lab.miniatures[name]
    return grown(find(game), small.seats, small.options)


def anything(tree: GameTree) -> Behaviour:
    return [[1 / len(here.moves)] * len(here.moves) for here in tree.info_sets]


# A game whose answer is known: one hides a coin in a hand, the other guesses.


class Coin(ListState):
    """Seat 0 hides a coin, left (1) or right (2), and seat 1 guesses. A right guess wins at the left; at the right, luck
    says in one case of two that nobody wins (3) and else that the guess does (4). A wrong guess wins for seat 0."""

    def __init__(self) -> None:
        super().__init__(2)
        self.hidden, self.winner = 0, NOBODY
        self.choose(0, [1, 2])

    def happen(self, move: int) -> None:
        if self.turn == 0:
            self.hidden = move
            self.choose(1, [1, 2])
        elif self.turn == 1 and move == self.hidden == 2:
            self.ask_luck({3: 1, 4: 1})
        else:
            self.winner = NOBODY if move == 3 else int(move in (4, self.hidden))
            self.end()

    def seen(self, move: int, seat: int) -> int:
        return 9 if seat != self.turn == 0 else int(move)

    def rank(self, seat: int) -> int:
        return 1 if seat == self.winner else -1

    def clone(self) -> "Coin":
        copy = Coin()
        copy.like(self)
        copy.hidden, copy.winner = self.hidden, self.winner
        return copy

    def score(self, seat: int) -> int:
        return self.rank(seat)

    def imagine(self, seat: int, dice: Dice) -> "Coin":
        raise NotImplementedError

    def listen(self, story: Story) -> None:
        raise NotImplementedError

    def facts(self) -> list[int]:
        return [self.hidden, self.winner]

    def write(self, move: int) -> str:
        return str(move)


def coin() -> GameTree:
    return TreeWalk(Coin()).tree


def test_all_histories_and_all_that_is_known_are_counted() -> None:
    tree = coin()
    assert tree.histories == [1, 2, 4, 2]
    assert tree.known == [1, 1, 0, 0]  # who guesses cannot tell the two hands apart
    assert tree.sequences == [3, 3]
    assert [here.moves for here in tree.info_sets] == [[1, 2], [1, 2]]


def test_luck_and_payoffs_are_in_the_ends() -> None:
    assert coin().ends == {(1, 1): [-0.5, 0.5], (1, 2): [0.5, -0.5], (2, 1): [0.5, -0.5], (2, 2): [-0.25, 0.25]}


@pytest.mark.parametrize(("left", "most"), [(0.0, 0.25), (0.5, 0.0), (1.0, 0.5)])
def test_a_best_response_takes_all_there_is(left: float, most: float) -> None:
    """Of seat 1 against a coin that is so often at the left; and of seat 0 against one who always guesses left."""
    tree = coin()
    strategies = everywhere(tree, [[left, 1 - left], [1.0, 0.0]])
    assert best_response(tree, strategies, 0)[0] == 0.5
    found, mine = best_response(tree, strategies, 1)
    assert found == pytest.approx(most)
    assert value(tree, [strategies[0], mine], 1) == pytest.approx(found)


def test_the_coin_is_hidden_as_theory_says() -> None:
    """With p at the left, guessing left pays p - 1/2, guessing right 1/4 - 3p/4: equal at p = 3/7."""
    need("scipy")
    won, (hides, guesses) = equilibrium(coin())
    assert won == pytest.approx(1 / 14, abs=1e-9)
    assert hides[1:] == pytest.approx([3 / 7, 4 / 7], abs=1e-9)
    assert guesses[1:] == pytest.approx([3 / 7, 4 / 7], abs=1e-9)


def test_only_two_have_a_value() -> None:
    with pytest.raises(ValueError, match="only a game of two players"):
        equilibrium(GameTree(3))


# The miniatures


@EVERY_MINIATURE
def test_a_miniature_is_counted(game: Game[Any], name: str) -> None:
    tree = tree_of(game, name)
    assert (listed(tree.histories), listed(tree.known)) == KNOWN[game.name, name][:2]


@EVERY_MINIATURE
def test_a_miniature_has_its_value(game: Game[Any], name: str) -> None:
    tree = tree_of(game, name)
    if tree.seats > 2:
        everybody = everywhere(tree, anything(tree))
        most = tuple(best_response(tree, everybody, seat)[0] for seat in range(tree.seats))
        assert most == pytest.approx(KNOWN[game.name, name][2], abs=1e-6)
        return
    need("scipy")
    won, strategies = equilibrium(tree)
    assert won == pytest.approx(KNOWN[game.name, name][2], abs=1e-6)
    assert value(tree, strategies, 0) == pytest.approx(won, abs=1e-6)
    assert [best_response(tree, strategies, seat)[0] for seat in range(2)] == pytest.approx([won, -won], abs=1e-6)


@FOR_TWO
def test_openspiel_finds_nothing_better(game: Game[Any], name: str) -> None:
    """Its own tabular best responses win nothing against our equilibrium, and it has the same value."""
    pyspiel, tree, small = need("pyspiel"), tree_of(game, name), game.lab.miniatures[name]
    need("scipy")
    from open_spiel.python import policy  # noqa: PLC0415
    from open_spiel.python.algorithms import expected_game_score, exploitability  # noqa: PLC0415

    from cheeseboard.rl import openspiel  # noqa: PLC0415

    won, strategies = equilibrium(tree)
    known = {(here.seat, here.known): here for here in tree.info_sets}

    class Ours(policy.Policy):  # type: ignore[misc] # OpenSpiel has no types
        def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
            seat = state.current_player() if player_id is None else player_id
            here = known.get((seat, state.position.seen[seat]))
            return {state.legal_actions()[0]: 1.0} if here is None else chances(here, strategies[seat])

    table = pyspiel.load_game(openspiel.short_name(game), {"seats": small.seats, **as_text(small.options)})
    ours = Ours(table, list(range(small.seats)))
    values = expected_game_score.policy_value(table.new_initial_state(), [ours] * 2)
    assert values == pytest.approx([won, -won], abs=1e-6)
    assert exploitability.nash_conv(table, ours, use_cpp_br=False) == pytest.approx(0, abs=1e-6)


def as_text(options: Mapping[str, object]) -> dict[str, object]:
    """OpenSpiel knows no lists."""
    return {
        name: "/".join(map(str, chosen)) if isinstance(chosen, list) else chosen for name, chosen in options.items()
    }


def chances(here: InfoSet, mine: list[float]) -> dict[int, float]:
    """How likely each move is; where the strategy never comes, all are as likely."""
    found = mine[here.first : here.first + len(here.moves)]
    whole = sum(found)
    return {move: each / whole if whole > 0 else 1 / len(found) for move, each in zip(here.moves, found, strict=True)}


@THE_SMALLEST
def test_an_information_set_has_one_view(game: Game[Any], name: str) -> None:
    """Whatever a seat has seen tells its view, so a bot that is asked by views answers once for each information set."""
    small = game.lab.miniatures[name]
    views: dict[tuple[int, bytes], Mapping[str, Any]] = {}

    def visit(state: State, known: tuple[bytes, ...]) -> None:
        seat = int(state.turn)
        if seat >= 0:
            seen = game.view(state, seat)
            assert views.setdefault((seat, known[seat]), seen) == seen
        for move in state.moves():
            after = state.clone()
            after.happen(move)
            visit(after, tuple(before + as_seen(state, move, each) for each, before in enumerate(known)))

    visit(game.new(small.seats, small.options), (b"",) * small.seats)
    assert len(views) == sum(tree_of(game, name).known)


@THE_SMALLEST
def test_random_play_is_worth_what_games_say(game: Game[Any], name: str) -> None:
    """The sum over all histories against games that are played out."""
    tree, small = tree_of(game, name), game.lab.miniatures[name]
    exact = value(tree, everywhere(tree, anything(tree)), 0)
    dice, won = Dice(5), []
    for _ in range(4000):
        state = game.new(small.seats, small.options)
        state.play_out(dice)
        winners = state.winners()
        won.append((0 in winners) / len(winners) - 1 / small.seats if winners else 0.0)
    assert exact == pytest.approx(fmean(won), abs=0.03)


@FOR_TWO
def test_a_mouse_is_told_what_it_loses(game: Game[Any], name: str) -> None:
    """Best responses to Otto win no less than the value, and those to random play no less than those to the mouse."""
    tree = tree_of(game, name)
    won = KNOWN[game.name, name][2]
    assert isinstance(won, float)
    for found in won_against(tree, game, "otto", 2, 3):
        at_best = won if found.seat == 0 else -won
        assert found.most >= at_best - 1e-9
        assert found.least <= found.most + 1e-9


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    need("scipy")
    assert main(["lab", "solve", "cheese-chase", "--bots", "otto", "--asked", "2"]) == 0
    told = capsys.readouterr().out
    assert "5,053; after 0, 1, 2 … steps: 1 4 8 16 16" in told
    assert "value for player 1, in points above an even share: +25.00" in told
    assert told.count("against otto") == 2


def test_a_game_of_three_is_counted_and_has_no_one_value(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "solve", "go-da-cheese", "tiny"]) == 0
    told = capsys.readouterr().out
    assert "histories: 226,141" in told
    assert "with 3 players there is no one value" in told


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("cheese", "Cheese has no miniature"),
        ("cheese-chase huge", "no miniature 'huge'; there are: tiny, mini"),
        ("cheese-chase --asked 3", "possible: an even number from 2"),
        ("cheese-chase --bots nobody", "there is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_solved_is_refused(typed: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "solve", *typed.split()]) == 2
    assert said in capsys.readouterr().err


def test_a_move_is_remembered_as_openspiel_is_told_it() -> None:
    assert as_seen(Coin(), 1, 0) == b"\2\0"
    assert as_seen(Coin(), 1, 1) == b"\n\0"

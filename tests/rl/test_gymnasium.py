"""One who learns alone: every game is a Gymnasium environment."""

import pickle
import warnings
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest

import cheeseboard
from cheeseboard.bots.bots import BOTS, choose
from cheeseboard.bots.thought import Thought
from cheeseboard.engine.outcome import payoffs
from cheeseboard.engine.state import NOBODY
from cheeseboard.lab.arena import AS_PLANNED, ArenaOrder, Played, played_here
from tests.every_game.tables import EVERY_GAME, GAMES
from tests.rl.extras import need

gymnasium = need("gymnasium")
np = need("numpy")
need("pettingzoo")
import cheeseboard.rl.gymnasium  # noqa: E402

SeatEnv = cheeseboard.rl.gymnasium.SeatEnv
TABLES = [
    (game, seats)
    for game in GAMES
    for seats in ((game.seats[0], game.seats[-1]) if cheeseboard.compiled else game.seats[:1])
]
SOME_TABLES = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))


@EVERY_GAME
def test_gymnasium_finds_no_fault(game: Any) -> None:
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(f"cheeseboard/{game.name}-v0").unwrapped)


def played(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A game in which this seat plays at random: what it paid, and what was told at the end."""
    draw = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    over, paid = False, 0.0
    while not over:
        assert paid == 0
        moves = np.flatnonzero(info["action_mask"])
        assert len(moves) > 0
        _, paid, over, _, info = env.step(int(draw.choice(moves)))
    return paid, info


@EVERY_GAME
@pytest.mark.parametrize("others", ["random", "otto"])
def test_a_game_is_played_to_its_end(game: Any, others: str) -> None:
    seats = game.seats[0]
    env = gymnasium.make(f"cheeseboard/{game.name}-v0", seats=seats, others=others, disable_env_checker=True).unwrapped
    results = [played(env, seed) for seed in range(3)]
    assert all(-1 / seats <= paid <= 1 - 1 / seats for paid, _ in results)
    assert all(len(info["scores"]) == seats for _, info in results)
    assert [played(env, seed)[0] for seed in range(3)] == [paid for paid, _ in results]


def test_it_sits_where_it_is_told() -> None:
    assert {SeatEnv("alles-kaese", seats=3, seat=2).reset(seed=seed)[1]["seat"] for seed in range(9)} == {2}
    assert {SeatEnv("alles-kaese", seats=3).reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_move_loses() -> None:
    env = SeatEnv("alles-kaese", seats=4)
    env.reset(seed=1)
    _, paid, over, cut, info = env.step(31)
    assert (paid, over, cut) == (-1 / 4, True, False)
    assert "is not possible now" in info["refused"]


def test_better_bots_are_harder_to_beat() -> None:
    """The others are played by the bot that was asked for."""
    games = 60 if cheeseboard.compiled else 20
    means = [
        np.mean([played(SeatEnv("alles-kaese", others=bot), seed)[0] for seed in range(games)])
        for bot in ("random", "otto")
    ]
    assert means[0] - means[1] > 0.15


# Every game counts, also one that ends before the learner could decide anything.


def arena_games(order: ArenaOrder) -> Iterator[Played]:
    """The first bot alone among copies of the second, on each chair in turn."""
    for game in played_here(order):
        assert isinstance(game, Played), game
        yield game


def arena_pay(game: Played) -> float:
    """What the environment should pay to the one who sat alone."""
    even = 1 / len(game.table)
    return game.share_of_win(game.table.index(0)) - even if game.winners else 0.0


def env_pay(env: Any, learner: str, seed: int | None = None) -> float:
    """A game in which a bot is the learner."""
    env.reset(seed=seed)
    over, paid, moves = False, 0.0, 0
    while not over:
        episode, move = env.episode, 0
        if not episode.is_over:
            view = episode.game.view(episode.state, env.seat)
            move = episode.state.read(choose(learner, episode.game, view, 977 * (seed or 0) + moves, AS_PLANNED))
        _, paid, over, _, _ = env.step(move)
        moves += 1
    return paid


@SOME_TABLES
def test_the_environment_pays_game_by_game_what_the_arena_does(
    game: Any, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that roll no dice play with the arena's luck: no game may be left out, begun twice or paid otherwise."""
    monkeypatch.setitem(BOTS, "advised", lambda game, view, *_: Thought(game.advise(view).move))
    monkeypatch.setitem(BOTS, "last", lambda game, view, *_: Thought(last_of(game, view)))
    options = {"max_flips": 30} if "max_flips" in game.settle({}) else {}
    blocks = (12 if cheeseboard.compiled else 3) // seats + 1
    order = ArenaOrder(game.name, seats, ("last", "advised"), blocks, options=options, sprt=(0.1, 0.9))
    luck = (order.luck(number // seats) for number in range(order.games))
    envs = [SeatEnv(game.name, seats, options, seat=chair, others="advised") for chair in range(seats)]
    begin = cheeseboard.rl.episode.Episode.begin
    monkeypatch.setattr(cheeseboard.rl.episode.Episode, "begin", lambda self, _: begin(self, next(luck)))
    for number, played in enumerate(arena_games(order)):
        assert env_pay(envs[number % seats], "last") == pytest.approx(arena_pay(played)), number
    assert next(luck, None) is None


def last_of(game: Any, view: Any) -> str:
    state = game.recall(view)
    return str(state.write(state.move(state.count() - 1)))


@pytest.mark.skipif(not cheeseboard.compiled, reason="takes more games than can be played uncompiled")
@pytest.mark.parametrize(
    ("name", "seats", "learner", "others", "games"),
    [
        ("cheese-chase", 2, "clara", "clara", 1800),
        ("cheese-chase", 5, "clara", "pip", 800),
        ("cheese-rescue", 3, "mia", "pip", 120),
        ("alles-kaese", 2, "mia", "otto", 400),
    ],
)
def test_environment_and_arena_tell_the_same_share(
    name: str, seats: int, learner: str, others: str, games: int
) -> None:
    """With other luck and other dice, within four standard errors of the difference. (In Cheese Chase, the games in
    which the learner was asked at all are further off than that.)"""
    order = ArenaOrder(name, seats, (learner, others), -(-games // seats), sprt=(0.1, 0.9))
    arena = [arena_pay(game) for game in islice(arena_games(order), games)]
    env = SeatEnv(name, seats, others=others)
    told = [env_pay(env, learner, seed) for seed in range(games)]
    error = np.sqrt((np.var(arena) + np.var(told)) / games)
    assert abs(np.mean(arena) - np.mean(told)) < 4 * error


def games_over_at_once(env: Any) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """What reset told of games that ended before the learner could decide."""
    told = (env.reset(seed=seed) for seed in range(1000))
    return ((seen, info) for seen, info in told if info["over"])


def test_a_game_that_is_over_at_once_is_paid_by_the_first_step() -> None:
    env = SeatEnv("cheese-chase", seats=5, others="otto")
    games = games_over_at_once(env)
    for action in range(5):
        seen, info = next(games)
        assert list(np.flatnonzero(seen["action_mask"])) == list(np.flatnonzero(info["action_mask"])) == [0]
        assert env.observation_space.contains(seen)
        assert env.episode.state.turn == NOBODY
        last, paid, over, cut, told = env.step(action)  # any will do
        assert (paid, over, cut) == (payoffs(env.episode.state)[env.seat], True, False)
        assert paid != 0
        assert told["scores"] == info["scores"] == env.episode.state.scores()
        assert "refused" not in told
        assert all(np.array_equal(last[part], seen[part]) for part in seen)
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)


def test_there_is_no_step_without_a_game() -> None:
    env = SeatEnv("alles-kaese")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    env.step(31)  # which is luck's, and loses
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@EVERY_GAME
def test_a_copy_is_the_same_game_with_the_same_luck_to_come(game: Any) -> None:
    env = SeatEnv(game.name, memory=5)
    seen, _ = env.reset(seed=2)
    first, second = deepcopy(env), deepcopy(env)
    told = [list(rest(copy, seen)) for copy in (first, second)]
    assert told[0] == told[1] == list(rest(env, seen))  # and what the copies played changed nothing here
    assert len(told[0]) > 2


def rest(env: Any, seen: dict[str, Any]) -> Iterator[tuple[bytes, bytes, float]]:
    """Some steps of a game, the last legal move each time."""
    over = False
    for _ in range(40):
        if not over:
            seen, paid, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
            yield seen["observation"].tobytes(), seen["memory"].tobytes(), paid


@pytest.mark.parametrize("mode", ["NEXT_STEP", "SAME_STEP"])
def test_gymnasium_plays_several_at_once_and_there_is_always_something_to_draw_from(mode: str) -> None:
    mode = getattr(gymnasium.vector.AutoresetMode, mode)
    envs = gymnasium.make_vec(
        "cheeseboard/cheese-chase-v0", num_envs=3, seats=6, vector_kwargs={"autoreset_mode": mode}
    )
    seen, _ = envs.reset(seed=4)
    ended = 0
    for _ in range(60):
        assert seen["action_mask"].any(axis=1).all()
        seen, paid, over, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
        assert not paid[~over].any()
        ended += over.sum()
    assert ended > 10


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 2},
        {"seat": -1},
        {"seat": True},
        {"seat": "me"},
        {"others": "nemo"},
        {"others": None},
        {"memory": -1},
        {"memory": 1.5},
        {"render_mode": "nemo"},
        {"seats": 1},
        {"seats": 99},
        {"options": {"turn_limit": -5}},
        {"options": {"nemo": 1}},
    ],
    ids=str,
)
def test_wrong_settings_are_refused_by_name(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"is not possible; possible: .+|is for 2 to 6 players|has no option 'nemo'"):
        SeatEnv("alles-kaese", **{"seats": 2, **wrong})


def test_gymnasium_says_so_too() -> None:
    with pytest.raises(ValueError, match="seat: 2 is not possible; possible: None, 0, 1"):
        gymnasium.make("cheeseboard/alles-kaese-v0", seats=2, seat=2)


def test_bots_think_as_planned_however_slow_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed is the same game: a plan's seconds do not count."""
    budgets = []

    def asked(game: Any, view: Any, _: int, budget: Any) -> Thought:
        budgets.append(budget)
        return Thought(last_of(game, view))

    monkeypatch.setitem(BOTS, "asked", asked)
    played(SeatEnv("alles-kaese", others="asked"), 1)
    assert budgets and not any(budget.by_clock for budget in budgets)


# As others' tools want it


def first(_: Any, __: Any, moves: list[str]) -> str:
    return moves[0]


def last(_: Any, __: Any, moves: list[str]) -> str:
    return moves[-1]


def moves_of(env: Any, seed: int) -> list[Any]:
    """What is seen in a game in which the learner plays its first move."""
    seen, info = env.reset(seed=seed)
    found, over = [seen], False
    while not over:
        seen, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        found.append(seen)
    return [each["observation"].tolist() for each in found]


def test_others_may_be_a_bot_with_settings_a_file_a_function_or_one_of_each(tmp_path: Any) -> None:
    file = tmp_path / "first.py"
    file.write_text("def choose(game, view, moves):\n    return moves[0]\n", "utf-8")
    tables = {"cheese-rescue": 2, "alles-kaese": 3}
    for name, seats in tables.items():
        settings: dict[str, Any] = {"seats": seats, "seat": 0}
        by_file = moves_of(SeatEnv(name, others=str(file), **settings), 1)
        assert by_file == moves_of(SeatEnv(name, others=first, **settings), 1)
        both: list[Any] = [first, str(file)]
        assert by_file == moves_of(SeatEnv(name, others=both[: seats - 1], **settings), 1)
        assert by_file != moves_of(SeatEnv(name, others=last, **settings), 1)
    assert moves_of(SeatEnv("alles-kaese", others="clara:sims=10"), 1)


def test_a_list_of_others_sits_in_the_order_after_the_learner() -> None:
    asked: list[tuple[str, int]] = []

    def one(_: Any, view: Any, moves: list[str]) -> str:
        asked.append(("one", view["seat"]))
        return moves[0]

    def two(_: Any, view: Any, moves: list[str]) -> str:
        asked.append(("two", view["seat"]))
        return moves[0]

    moves_of(SeatEnv("alles-kaese", seats=3, seat=2, others=[one, two]), 1)
    assert set(asked) == {("one", 0), ("two", 1)}
    with pytest.raises(ValueError, match="others: 1"):
        SeatEnv("alles-kaese", seats=3, others=[one])


@EVERY_GAME
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_goes_on_as_the_environment_does(game: Any, copied: Any) -> None:
    env = SeatEnv(game.name, others="otto", memory=3)
    _, info = env.reset(seed=5)
    for _ in range(2):
        twin = copied(env)
        assert twin.action_masks().tolist() == env.action_masks().tolist()
        move = int(np.flatnonzero(info["action_mask"])[-1])
        here, there = env.step(move), twin.step(move)
        for key in here[0]:
            assert here[0][key].tolist() == there[0][key].tolist()
        assert here[1:4] == there[1:4]
        info = here[4]
        if here[2]:
            break


@EVERY_GAME
@pytest.mark.parametrize("memory", [0, 4])
def test_flat_is_the_same_in_one_box(game: Any, memory: int) -> None:
    flat, usual = (SeatEnv(game.name, memory=memory, flat=each) for each in (True, False))
    assert isinstance(flat.observation_space, gymnasium.spaces.Box)
    seen, info = flat.reset(seed=3)
    parts, _ = usual.reset(seed=3)
    assert flat.observation_space.contains(seen)
    assert seen.tolist() == [*parts["observation"], *parts.get("memory", [])]
    assert flat.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_maskable_ppo_takes_it_as_it_is() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    from sb3_contrib import MaskablePPO  # noqa: PLC0415

    for flat in (True, False):
        env = SeatEnv("alles-kaese", flat=flat)
        policy = "MlpPolicy" if flat else "MultiInputPolicy"
        model = MaskablePPO(policy, env, n_steps=32, batch_size=32, n_epochs=1, device="cpu")
        model.learn(64)
        seen, _ = env.reset(seed=1)
        move, _ = model.predict(seen, action_masks=env.action_masks())
        assert env.action_masks()[int(move)]

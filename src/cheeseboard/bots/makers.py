"""Bots to sit down with: one of ours by its name and settings, or a Python file with a function ``choose(game, view, moves)``."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cheeseboard.bots.bots import BOTS
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.state import State
from cheeseboard.games.box import Game

SeatedBot = Callable[[Game[Any], Mapping[str, Any], int], str]  # game, view, seed: the notation of a move
BotMaker = Callable[[], SeatedBot]  # a new bot for each chair of each game: nothing is remembered from one to the next


def bot_maker(text: str, budget: Budget, also: tuple[str, ...] = ()) -> BotMaker:
    """A bot by its name, its name and settings (``clara:sims=2000``), or its file. ValueError if there is none."""
    if text.endswith(".py"):
        return from_file(Path(text))
    name, _, settings = text.partition(":")
    if name not in BOTS:
        there_are = ", ".join([*BOTS, *also])
        raise ValueError(f"there is no bot {name!r}; there are: {there_are}, and Python files such as my_bot.py")
    return named(name, settled(text, settings, budget))


def settled(text: str, settings: str, budget: Budget) -> Budget:
    """What everybody has to think, unless this bot's own settings say otherwise."""
    if not settings:
        return budget
    key, _, value = settings.partition("=")
    try:
        if key == "sims" and int(value) > 0:
            return Budget(tries=int(value))
        if key == "time" and 0 < float(value) < float("inf"):
            return Budget(seconds=float(value))
    except ValueError:
        pass
    raise ValueError(f"{text}: {settings!r} is not possible; possible: sims=2000, or time=0.25 in seconds")


def named(name: str, budget: Budget) -> BotMaker:
    """The one place that knows how our bots are asked."""
    return lambda: lambda game, view, seed: BOTS[name](game, view, seed, budget).move


def from_file(path: Path) -> BotMaker:
    """Somebody's bot. Its file runs anew for each chair: who sits on two of them has no way to tell itself anything."""
    try:
        code = compile(path.read_text(encoding="utf-8"), str(path), "exec")
    except (OSError, UnicodeDecodeError, SyntaxError) as problem:
        raise ValueError(f"{path} cannot be read: {problem}") from None

    def sit_down() -> SeatedBot:
        told: dict[str, Any] = {"__name__": path.stem, "__file__": str(path)}
        exec(code, told)  # noqa: S102 - somebody asked for their own file
        return asking(told["choose"])

    if "choose" not in code.co_names:
        raise ValueError(f"{path} has no function choose(game, view, moves)")
    return sit_down


def asking(choose: Callable[[Game[Any], Mapping[str, Any], list[str]], str]) -> SeatedBot:
    """The module random is seeded before each question, so that a bot that rolls dice plays the same again."""

    def bot(game: Game[Any], view: Mapping[str, Any], seed: int) -> str:
        state: State = game.recall(view)
        random.seed(seed)
        return choose(game, view, [state.write(move) for move in state.moves()])

    return bot

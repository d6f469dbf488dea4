"""Games at one screen, for tests."""

from collections.abc import Mapping
from pathlib import Path

from cheeseboard.table.table import HelpLevel
from cheeseboard.terminal.game import Setup, Sitting, seed_of
from cheeseboard.terminal.saved import Folder
from tests.every_game.tables import GAMES, reference

# House rules that end a long game early.
SHORT: dict[str, dict[str, object]] = {game.name: getattr(reference(game), "SHORT", {}) for game in GAMES}
SHORTER: dict[str, dict[str, object]] = {game.name: getattr(reference(game), "SHORTER", {}) for game in GAMES}


def sitting(
    game: str = "alles-kaese",
    seats: int = 3,
    people: int = 1,
    seed: int = 1,
    folder: Path | None = None,
    language: str = "en",
    options: Mapping[str, object] | None = None,
    names: tuple[str, ...] = (),
    level: HelpLevel = "family",
) -> Sitting:
    setup = Setup(game, seats, people, "random", language, options or {}, names, level)
    return Sitting(setup, seed_of(seed), None if folder is None else Folder(folder))


def play_bots(place: Sitting) -> None:
    """Until a person is at turn, or nobody."""
    while place.phase == "bot":
        place.play_bot(place.bot()())


def play_to_the_end(place: Sitting, steps: int = 1 << 30) -> None:
    """Everybody always takes the first move there is."""
    while place.phase != "over" and steps:
        steps -= 1
        step(place)


def step(place: Sitting) -> None:
    if place.phase == "choose":
        place.play(place.moves()[0])
    elif place.phase == "hand over":
        place.hand_over()
    elif place.phase == "curtain":
        place.face()
    else:
        play_bots(place)

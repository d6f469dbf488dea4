"""Games at one screen, for tests."""

from collections.abc import Mapping
from pathlib import Path

from cheeseboard.terminal.game import Setup, Sitting, seed_of
from cheeseboard.terminal.saved import Folder

SHORT: dict[str, dict[str, object]] = {
    "cheese": {"max_flips": 40},
    "cheese-chase": {"turn_cap": 6},
}  # house rules that end a long game early

SHORTER: dict[str, dict[str, object]] = {
    "alles-kaese": {"turn_limit": 8},
    "cheese": {"max_flips": 12},
    "cheese-chase": {"turn_cap": 4},
}


def sitting(
    game: str = "alles-kaese",
    seats: int = 3,
    people: int = 1,
    seed: int = 1,
    folder: Path | None = None,
    language: str = "en",
    options: Mapping[str, object] | None = None,
    names: tuple[str, ...] = (),
) -> Sitting:
    setup = Setup(game, seats, people, "random", language, options or {}, names)
    return Sitting(setup, seed_of(seed), None if folder is None else Folder(folder))


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
        place.play_bots()

"""Writes the playthroughs of every game anew: short games for the fewest, some and the most players, and each variant."""

import sys
from pathlib import Path

from cheeseboard.games import find, names
from cheeseboard.lab.playthrough import playthrough
from tests.every_game.tables import Setting, played, reference

SOURCE = Path(__file__).parents[2] / "src" / "cheeseboard" / "games"


def shortest(setting: Setting) -> int:
    """The seed below 30 with the fewest moves: easiest to read."""
    return min(range(1, 30), key=lambda seed: len(played(setting, seed)[1]))


def write(name: str) -> None:
    game = find(name)
    folder = SOURCE / name.replace("-", "_") / "playthroughs"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    few, some, most = game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]
    for seats in sorted({few, some, most}):
        seed = shortest(Setting(game, seats, {}))
        (folder / f"{seats}-players.txt").write_text(playthrough(name, seats, seed), "utf-8")
    for number, options in enumerate(reference(game).VARIANTS):
        if options:
            seats = game.seats[number % len(game.seats)]
            seed = shortest(Setting(game, seats, options))
            label = "-".join(options)
            (folder / f"{seats}-players-{label}-{number}.txt").write_text(
                playthrough(name, seats, seed, options), "utf-8"
            )


if __name__ == "__main__":
    for each in sys.argv[1:] or names():
        write(each)

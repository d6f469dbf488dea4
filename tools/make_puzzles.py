"""Harvest a game's puzzles from games of mice, on all cores or a Ray cluster, and write its puzzles.txt.

python3 run.py do python tools/make_puzzles.py cheese-rescue --puzzles 2200

The same numbers of games give the same file on every machine, unless the minutes run out. docs/puzzles.md says what a puzzle is and how it is proved.
"""

import argparse
import time
from pathlib import Path

from cheeseboard.games import find
from cheeseboard.lab.puzzles import graded, harvest, known, page, thinned
from cheeseboard.lab.workers import Crew, cores
from cheeseboard.table.puzzle import FILE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--puzzles", type=int, default=2200, help="so many are enough (2200)")
    parser.add_argument("--more", type=int, default=0, help="find so many more, and leave out what is most alike (0)")
    parser.add_argument("--add", action="store_true", help="to those that the game has, not instead of them")
    parser.add_argument("--steps", type=int, default=0, help="so many steps at least, those that are added (0)")
    parser.add_argument("--games", type=int, default=100_000, help="no more games than this (100000)")
    parser.add_argument("--minutes", type=float, default=60.0, help="play no longer than this (60)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help="on a Ray cluster instead; `local` is one on this machine")
    parser.add_argument("--to", type=Path, help="a file (the game's own)")
    asked = parser.parse_args()
    crew = Crew(asked.workers, asked.ray)
    path = asked.to or Path(str(find(asked.game).file(FILE)))
    began, found = time.monotonic(), []
    before = known(asked.game, with_all=asked.add)
    wanted = asked.puzzles + asked.more
    for one in harvest(asked.game, wanted, asked.games, asked.first, crew, before, asked.steps):
        found.append(one)
        if len(found) % 100 == 0:
            print(f"{len(found)} puzzles after {time.monotonic() - began:.0f} s", flush=True)
        if time.monotonic() - began > 60 * asked.minutes:
            break
    puzzles = thinned(asked.game, graded(asked.game, found[:wanted], crew), asked.puzzles)
    path.write_text(page(asked.game, puzzles), "utf-8")
    print(f"{path}: {len(puzzles)} puzzles, {path.stat().st_size:,} bytes, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()

"""Many evenings: ``python -m tests.storm [FIRST [COUNT]]``. One that fails is told, and kept, with as few faults as it takes.

Without numbers, two minutes of evenings that nobody has lived through before today. Whatever fails and is put into
tests/storm/kept is a test from then on.
"""

import argparse
import gc
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from itertools import count, islice
from pathlib import Path

from tests.storm.evening import Evening, Plan, planned, shrunk, spend, write_plan

A_DAY = 1_000_000  # evenings
PIECE = 10  # of them at a time
KEPT = Path("build/storm")  # where a failing evening is written; in tests/storm/kept it is a test from then on


def prepare() -> None:
    """What is there now stays; what evenings leave behind is cleared away after some of them."""
    gc.collect()
    gc.freeze()
    gc.disable()


def lived(seed: int) -> Evening:
    if seed % PIECE == 0:
        gc.collect()
    return spend(planned(seed))


def fails(plan: Plan) -> bool:
    return bool(spend(plan).flaws)


def keep(evening: Evening) -> None:
    plan = shrunk(evening.plan, fails)
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{plan.seed}.json"
    path.write_text(write_plan(plan), "utf-8")
    print(f"evening {plan.seed} fails; with no more faults than it takes it is in {path}:", flush=True)
    print(write_plan(plan), *spend(plan).flaws, sep="\n  ", flush=True)


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m tests.storm", description=__doc__)
    words.add_argument("first", type=int, nargs="?", help="the number of the first evening")
    words.add_argument("count", type=int, nargs="?", help="how many")
    words.add_argument("--seconds", type=float, default=120.0, help="for how long, without numbers")
    words.add_argument("--jobs", type=int, help="at a time; as many as there are cores")
    words.add_argument("--go-on", action="store_true", help="after an evening that fails")
    said = words.parse_args()
    first = datetime.now(UTC).toordinal() * A_DAY if said.first is None else said.first
    until = time.monotonic() + (said.seconds if said.first is None else float("inf"))
    seeds = islice(count(first), said.count)
    counted: Counter[str] = Counter()
    with ProcessPoolExecutor(said.jobs, initializer=prepare) as pool:
        while time.monotonic() < until and (some := list(islice(seeds, 100))):
            for evening in pool.map(lived, some, chunksize=PIECE):
                counted += Counter(evenings=1, deeds=evening.deeds, faults=len(evening.plan.faults))
                if evening.flaws:
                    counted["failures"] += 1
                    keep(evening)
            if counted["failures"] and not said.go_on:
                break
            if said.go_on:
                print(dict(counted), "until", some[-1], flush=True)
    wrong = f"{counted['failures']} failed" if counted["failures"] else "nothing wrong"
    print(
        f"{counted['evenings']} evenings from {first} on, {counted['faults']} faults, {counted['deeds']} deeds: {wrong}"
    )
    return 1 if counted["failures"] else 0


if __name__ == "__main__":
    sys.exit(main())

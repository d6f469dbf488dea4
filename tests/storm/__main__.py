"""Many evenings: ``python -m tests.storm [FIRST [COUNT]]``. One that fails is told with as few faults as it takes.

Without numbers, two minutes of evenings that nobody has lived through before today.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from itertools import count, islice

from tests.storm.evening import Evening, Plan, planned, shrunk, spend

SECONDS = 120.0
A_DAY = 1_000_000  # evenings


def lived(seed: int) -> Evening:
    return spend(planned(seed))


def fails(plan: Plan) -> bool:
    return bool(spend(plan).flaws)


def main() -> int:
    words = [int(word) for word in sys.argv[1:]]
    first = words[0] if words else datetime.now(UTC).toordinal() * A_DAY
    until = time.monotonic() + (float("inf") if words else SECONDS)
    seeds = islice(count(first), words[1] if len(words) > 1 else None)
    number = deeds = 0
    with ProcessPoolExecutor() as pool:
        while time.monotonic() < until and (some := list(islice(seeds, 200))):
            for evening in pool.map(lived, some, chunksize=10):
                number, deeds = number + 1, deeds + evening.deeds
                if evening.flaws:
                    plan = shrunk(evening.plan, fails)
                    print(f"seed {plan.seed}: {plan}", *spend(plan).flaws, sep="\n  ")
                    return 1
    print(f"{number} evenings from {first} on, {deeds} deeds, nothing wrong")
    return 0


if __name__ == "__main__":
    sys.exit(main())

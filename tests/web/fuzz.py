"""Fuzz everything that the server accepts: ``python -m tests.web.fuzz 60`` does it for a minute, guided by coverage (Atheris)."""

import argparse
import sys
import tempfile
from pathlib import Path

import atheris  # type: ignore[import-untyped]

OURS = ["cheeseboard.rooms", "cheeseboard.table", "cheeseboard.web"]
OTHERS = ["h11", "starlette", "uvicorn", "websockets"]

with atheris.instrument_imports(include=[*OURS, *OTHERS], enable_loader_override=False):
    from tests.web import fuzzing


def main() -> None:
    """Until something breaks or the time is over. Atheris ends the process."""
    asked = argparse.ArgumentParser()
    asked.add_argument("seconds", type=int, nargs="?", default=60)
    asked.add_argument("--corpus", type=Path, help="a folder whose inputs are used, and which grows")
    asked.add_argument("--plant", action="store_true", help="break something first, to see that it is found")
    asked.add_argument("--try", dest="file", type=Path, help="this one input, as it was found")
    found = asked.parse_args()
    house = fuzzing.House()
    if found.file is not None:
        house.take(found.file.read_bytes())
        return
    if found.plant:
        fuzzing.plant_a_bug()
    corpus = found.corpus or Path(tempfile.mkdtemp(prefix="cheeseboard-fuzz-")) / "corpus"
    bounds = [f"-max_total_time={found.seconds}", "-timeout=120", "-rss_limit_mb=4096", "-print_final_stats=1"]
    atheris.Setup(
        [sys.argv[0], *fuzzing.prepare(corpus), *bounds, "-verbosity=0"],
        lambda data: None if house.take(data) else -1,
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()

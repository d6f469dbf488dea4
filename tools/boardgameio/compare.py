"""boardgame.io's server beside ours: two clients a match, each move as soon as both have seen the last, turn about.

python3 run.py do python tools/boardgameio/compare.py [--matches N] [--seconds T] [--rounds R] [--files]

Needs Node and npm; boardgame.io is installed into a temporary folder. It keeps matches in memory (with --files in its own file
store, which does not wait for the disk); we have each move on disk before anybody hears of it. Both servers run on the first core, both clients on the second.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from cheeseboard.web.crowds import Load
from cheeseboard.web.load import Processes, free_port, keep_apart, measure

HERE = Path(__file__).resolve().parent


def install(folder: Path) -> None:
    for name in ("package.json", "server.js", "client.js"):
        shutil.copy(HERE / name, folder)
    command = [which("npm"), "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
    subprocess.run(command, cwd=folder, check=True)


def which(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        sys.exit(f"{program} is not installed")
    return found


def theirs(folder: Path, matches: int, seconds: float, *, in_files: bool) -> dict[str, Any]:
    port = free_port()
    cores = os.sched_getaffinity(0)
    kept = [tempfile.mkdtemp(dir=folder)] if in_files else []
    server = subprocess.Popen(
        [which("node"), "server.js", str(port), *kept], cwd=folder, env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        keep_apart([server.pid])  # whatever we start from here on is on the second core
        time.sleep(2)
        process = Processes([server.pid])
        command = [which("node"), "client.js", str(port), str(matches), str(seconds)]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as client:
            assert client.stdout is not None
            assert client.stdout.readline() == "go\n"
            before = process.cpu()
            found: dict[str, Any] = json.loads(client.stdout.readline())
            spent = process.cpu() - before
        return {
            "moves_per_second": found["moves"] / found["seconds"],
            "server_us": 1e6 * spent / found["moves"],
            "p50_ms": found["p50_ms"],
        }
    finally:
        server.terminate()
        server.wait(20)
        os.sched_setaffinity(0, cores)


def ours(matches: int, seconds: float) -> dict[str, Any]:
    cores = os.sched_getaffinity(0)
    try:
        found = measure(Load("cheese", matches, 2, 0.0, seconds))
    finally:
        os.sched_setaffinity(0, cores)
    return {"moves_per_second": found.moves_per_second, "server_us": found.server_us, "p50_ms": found.p50_ms}


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--matches", type=int, default=50)
    asked.add_argument("--seconds", type=float, default=5.0)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--files", action="store_true", help="boardgame.io keeps matches in files")
    args = asked.parse_args()
    found: dict[str, list[dict[str, Any]]] = {"boardgame.io": [], "cheeseboard": []}
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        for number in range(args.rounds):
            for name in sorted(found, reverse=bool(number % 2)):
                one = (
                    theirs(Path(folder), args.matches, args.seconds, in_files=args.files)
                    if name == "boardgame.io"
                    else ours(args.matches, args.seconds)
                )
                found[name].append(one)
                print(name, *(f"{key} {value:.1f}" for key, value in one.items()), sep="  ", flush=True)
    for key in ("moves_per_second", "server_us", "p50_ms"):
        mine, others = (
            [one[key] for one in found[name] if one[key] is not None] for name in ("cheeseboard", "boardgame.io")
        )
        ratio = statistics.median(mine) / statistics.median(others)
        print(f"{key}: {statistics.median(mine):.1f} to {statistics.median(others):.1f}, {ratio:.2f} times")
    return 0


if __name__ == "__main__":
    sys.exit(main())

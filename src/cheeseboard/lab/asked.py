"""``python -m cheeseboard.lab.asked FILE.py``: somebody's function ``choose``, asked in JSON over stdin and stdout."""

import json
import os
import sys
from pathlib import Path

from cheeseboard.games import find
from cheeseboard.lab.players import from_file


def main(file: str) -> None:
    """Answer one question a line until there are no more. What the file prints goes to stderr."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    bot = from_file(Path(file))()
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"move": bot(find(asked["game"]), asked["view"], asked["seed"])}), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])

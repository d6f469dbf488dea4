"""The server, with a time of day that is wrong by as many seconds as a file says. ``python -m tests.web.jumping serve …``"""

import os
import time
from pathlib import Path

FILE = Path(os.environ["WRONG_BY"])
right = time.time
time.time = lambda: right() + float(FILE.read_text("utf-8") or 0)

if __name__ == "__main__":
    from cheeseboard.cli import program

    raise SystemExit(program.main())

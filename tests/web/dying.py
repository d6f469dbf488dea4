"""A server that now and then dies right after a deed is on disk, before anybody has heard of it."""

import os
import random
import signal
import sqlite3
import sys
from collections.abc import Collection

from cheeseboard.cli import main
from cheeseboard.rooms.store import Entry
from cheeseboard.web import sqlite
from cheeseboard.web.databases import PROBE

insert = sqlite.insert
chance = random.Random(os.getpid())


def insert_and_die(base: sqlite3.Connection, entries: Collection[Entry]) -> set[tuple[str, int, str]]:
    written = insert(base, entries)
    is_deed = any(entry is not PROBE for entry in entries)
    if is_deed and chance.random() < float(os.environ["CHANCE_TO_DIE"]):
        os.kill(os.getpid(), signal.SIGKILL)
    return written


if __name__ == "__main__":
    sqlite.insert = insert_and_die
    sys.exit(main())

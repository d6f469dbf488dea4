"""What a server needs, imported once in the process from which servers are forked (tests/web/server.py)."""

import cheeseboard.web.serve
from cheeseboard.games import find, names
from cheeseboard.table.words import LANGUAGES, Words

for name in names():
    for language in LANGUAGES:
        Words(find(name), language)

__all__ = ["cheeseboard"]

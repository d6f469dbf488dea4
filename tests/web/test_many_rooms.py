"""However many rooms there are, a statement of the store looks at those that it is about: each finds its rows by an index."""

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from cheeseboard.web import sqlite
from cheeseboard.web.sqlite import SQLite
from tests.web.million import fill

ANY_ROW = "SELECT 1 FROM deed LIMIT 1"  # the first one will do


def test_no_statement_looks_at_all_rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path / "rooms.db", 200)
    said: set[str] = set()
    connect = sqlite.connect

    def listening(path: Path) -> sqlite3.Connection:
        base = connect(path)
        base.set_trace_callback(said.add)
        return base

    async def everything() -> None:
        store = SQLite(str(tmp_path / "rooms.db"))
        await store.open()
        [entry, *_] = await store.read("baba-baba")
        assert await store.append(entry._replace(room="neva-rosi"))
        assert await store.append(entry._replace(room="neva-rosi", number=2))
        assert not await store.append(entry._replace(room="neva-rosi", number=2, mid="another"))
        await store.mark("neva-rosi", 1, b"...")
        assert await store.bookmark("neva-rosi") == b"..."
        assert (await store.heads(["baba-baba", "neva-rosi"])).keys() == {"baba-baba", "neva-rosi"}
        assert len(await store.forget(time.time() + 60)) == 201
        await store.close()

    monkeypatch.setattr(sqlite, "connect", listening)
    asyncio.run(everything())
    asked = [text for text in said if re.search(r"\b(deed|room|bookmark)\b", text) and "CREATE" not in text]
    assert len(asked) > 8
    with closing(sqlite3.connect(tmp_path / "rooms.db")) as base:
        for text in asked:
            plan = [row[3] for row in base.execute(f"EXPLAIN QUERY PLAN {text}")]
            assert text == ANY_ROW or not any(re.match(r"SCAN (?!\(subquery|.*CONSTANT)", step) for step in plan), (
                text,
                plan,
            )

"""The client's types are those of the server: python tools/make_types.py writes them."""

import os
import subprocess
import sys
from typing import Any, TypedDict

from tools import make_types


class Card(TypedDict):
    kind: str | None
    seen_by: list[int]


class View(TypedDict):
    cards: list[Card | None]
    odds: list[tuple[str, int]]
    options: dict[str, Any]


def test_no_type_is_stale() -> None:
    """From the sources: compiled views keep no types."""
    command = [sys.executable, "tools/make_types.py", "--check"]
    sources = {**os.environ, "PYTHONPATH": "src"}
    done = subprocess.run(command, cwd=make_types.ROOT, env=sources, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_view_becomes_interfaces_with_all_that_they_speak_of() -> None:
    assert make_types.module("view.py", [View], {}).splitlines()[2:] == [
        "export interface Card {",
        "\tkind: string | null;",
        "\tseen_by: number[];",
        "}",
        "",
        "export interface View {",
        "\tcards: (Card | null)[];",
        "\todds: [string, number][];",
        "\toptions: Record<string, unknown>;",
        "}",
    ]


def test_what_the_server_reads_may_leave_out_what_has_a_default() -> None:
    text = make_types.files()[make_types.ROOT / "client" / "src" / "wire.d.ts"]
    hello = text.split("export interface Hello {")[1].split("}")[0]
    assert "room: string;" in hello
    assert "have?: number;" in hello
    assert 'type: "hello";' in hello

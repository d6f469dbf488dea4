"""docs/protocol.md says what the server does: every message, every reason, every route."""

import inspect
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from starlette.routing import Route

from cheeseboard.bots.hints import Prospect
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Settings
from cheeseboard.rooms.ways import openapi
from cheeseboard.table.scribe import Event
from cheeseboard.web.api import ServerApi
from cheeseboard.web.app import application
from cheeseboard.web.metrics import Metrics
from tests.rooms.halls import House
from tests.web.test_words import said

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
STRUCTS: dict[str, type[Any]] = {
    "Settings": Settings,
    "Event": Event,
    "Prospect": Prospect,
    **{
        name: each
        for name, each in vars(wire).items()
        if inspect.isclass(each) and issubclass(each, msgspec.Struct) and each.__module__ == wire.__name__
    },
}
REQUESTS, MESSAGES = get_args(wire.Request), get_args(wire.Message)


def examples() -> list[tuple[str, str]]:
    """The name of a struct, and an example."""
    parts = re.split(r"^#### (\w+)$", TEXT, flags=re.MULTILINE)[1:]
    return [
        (name, example)
        for name, part in zip(parts[::2], parts[1::2], strict=True)
        for example in re.findall(r"```json\n(.*?)```", part, flags=re.DOTALL)
    ]


def quoted(text: str) -> set[str]:
    """Words in backquotes in the first column of a table."""
    rows = re.findall(r"^\| (`[^|]*) \|", text, flags=re.MULTILINE)
    return {word for row in rows for word in re.findall(r"`([a-z-]+)`", row)}


def section(start: str, end: str) -> str:
    return TEXT.partition(start)[2].partition(end)[0]


def test_every_struct_has_an_example() -> None:
    assert {name for name, _ in examples()} == set(STRUCTS)


@pytest.mark.parametrize(("name", "example"), examples())
def test_an_example_is_read_by_the_real_struct_and_nothing_of_it_is_lost(name: str, example: str) -> None:
    kind = STRUCTS[name]
    read = msgspec.json.decode(example, type=kind)
    if kind in REQUESTS:
        assert wire.read_request(example) == read
    if kind in MESSAGES:
        assert type(wire.read_message(example)) is kind
    shown, whole = msgspec.json.decode(example), msgspec.json.decode(msgspec.json.encode(read))
    assert shown.items() <= whole.items() or name in {"NewRoom", "PlanMatch", "Place"}
    if kind in MESSAGES:
        assert shown == whole
    assert set(shown) <= set(whole)


def test_every_reason_stands_in_the_document() -> None:
    table = Path(inspect.getfile(wire)).parents[1] / "table"
    sources = "".join((table / name).read_text("utf-8") for name in ("table.py", "help.py"))
    played = set(re.findall(r'Refused\("([a-z-]+)"', sources))
    assert quoted(section("## Why something is refused", "## Bots")) == said()["refused"] | played
    assert quoted(section("#### Goodbye", "## Over HTTP")) == said()["goodbye"]


def test_every_notice_stands_in_the_document_with_its_facts() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| ([a-z, ]*) ?\|", section("#### Notice", "#### Pong"), flags=re.MULTILINE)
    assert {name for name, _ in rows} == said()["notice"]
    calls = {name: re.findall(r"(\w+)=", rest) for name, rest in calls_of_notice()}
    for name, facts in rows:
        key = "chair" if name.startswith("chair-") else name
        assert [fact for fact in facts.replace(" ", "").split(",") if fact] == calls[key]


def calls_of_notice() -> list[tuple[str, str]]:
    text = Path(inspect.getfile(wire)).with_name("folding.py").read_text("utf-8")
    return re.findall(r'notice\(f?"([a-z-]+?)(?:-\{chair\.kind\})?"(.*?)\)[\] \n]', text)


# HTTP


def routes(folder: Path) -> list[Route]:
    hall = House(folder).hall
    return [route for route in application(hall, Metrics()).ways.routes if isinstance(route, Route) and is_ours(route)]


def is_ours(route: Route) -> bool:
    return route.path.startswith("/api") or route.path in {"/healthz", "/readyz", "/metrics"}


def document(folder: Path) -> dict[str, Any]:
    return openapi(ServerApi(House(folder).hall, 1, Metrics()).ways(), "1")


def test_every_route_stands_in_the_document(tmp_path: Path) -> None:
    rows = re.findall(r"^\| (GET|POST) \| `([^`]+)` \|", TEXT, flags=re.MULTILINE)
    answered = {(method, route.path) for route in routes(tmp_path) for method in (route.methods or set()) - {"HEAD"}}
    assert set(rows) == answered
    assert len(answered) >= 14


def test_the_openapi_document_is_valid_and_has_every_route(tmp_path: Path) -> None:
    import schemathesis  # noqa: PLC0415 - takes a while

    made = document(tmp_path)
    assert made["openapi"].startswith("3.1")
    schemathesis.openapi.from_dict(made).validate()
    described = {(method.upper(), path) for path, ways in made["paths"].items() for method in ways}
    answered = {(method, route.path) for route in routes(tmp_path) for method in (route.methods or set()) - {"HEAD"}}
    assert described == answered
    names = [way["operationId"] for ways in made["paths"].values() for way in ways.values()]
    assert len(set(names)) == len(names)


def test_the_openapi_check_can_fail(tmp_path: Path) -> None:
    import schemathesis  # noqa: PLC0415

    made = document(tmp_path)
    made["paths"]["/api/rooms"]["post"]["responses"] = 7
    with pytest.raises(Exception, match=r"responses|schema|7"):
        schemathesis.openapi.from_dict(made).validate()

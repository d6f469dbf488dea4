"""The words beside a name: the same names, in names.json, are told by the client's tests."""

import json
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cheeseboard.table.grammar import FUNCTIONS

TOLD: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("names.json").read_text("utf-8"))


def say(message: str, name: str) -> tuple[str, list[object]]:
    bundle = FluentBundle(["fr"], FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(message))
    pattern = bundle.get_message("of").value
    assert pattern is not None
    said, problems = bundle.format_pattern(pattern, {"name": name})
    return str(said), list(problems)


@pytest.mark.parametrize(("message", "names"), TOLD.items())
def test_a_name_has_the_right_word_beside_it(message: str, names: dict[str, str]) -> None:
    assert {name: say(message, name) for name in names} == {name: (told, []) for name, told in names.items()}


def test_a_message_must_say_what_goes_with_any_other_name() -> None:
    _, problems = say('of = { BEFORE($name, vowel: "d’") }', "Ben")
    assert problems

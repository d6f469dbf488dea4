"""The OpenAPI document tells the truth: whatever is asked, the answer is one that it describes, and never a crash."""

import contextlib
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from tests.long import LONG, cases, often
from tests.web.server import Server
from tests.web.talk import a_room

EXAMPLES = 300 if LONG else often(3, 12)
EACH = often(3, 1)  # how many requests there are for one that is tried
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]


@pytest.mark.parametrize("mode", cases(GenerationMode, [GenerationMode.NEGATIVE]), ids=lambda mode: mode.value)
def test_every_answer_is_as_described(server: Server, mode: GenerationMode) -> None:
    room = a_room(server)["room"]
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    rejection = schema.config.checks.negative_data_rejection
    rejection.expected_statuses = [*rejection.expected_statuses, "413"]  # what is too long to be read is refused, too
    asked = 0
    log = server.logged()
    for found in [*schema.get_all_operations()][::EACH]:
        operation = found.ok()  # type: ignore[union-attr] # an error would be one

        @settings(max_examples=EXAMPLES)
        @given(case=operation.as_strategy(generation_mode=mode))
        def check(case: Any) -> None:
            nonlocal asked
            if asked % 3 == 0 and "code" in case.path_parameters and isinstance(case.path_parameters["code"], str):
                case.path_parameters["code"] = room  # so that some are about a room that is there
            asked += 1
            case.call_and_validate(checks=CHECKS)

        with contextlib.suppress(Unsatisfiable):  # where nothing can be said, nothing wrong can be said
            check()
    assert asked > EXAMPLES
    assert server.logged() == log

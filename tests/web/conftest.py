"""One server for all tests that only talk to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.server import NO_LIMITS, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, NO_LIMITS) as found:
        yield found

"""Which build is tested, and how hard."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import cheeseboard
from tests import late, left_out
from tests.long import PATIENCE

# The same examples every time, so that a red run can be had again; CHEESEBOARD_EXPLORE=1 looks for new ones.
COMMON = settings(
    deadline=None,
    derandomize=not os.environ.get("CHEESEBOARD_EXPLORE"),
    suppress_health_check=list(HealthCheck),
    database=None,
)
settings.register_profile("compiled", COMMON, max_examples=50)
settings.register_profile("interpreted", COMMON, max_examples=10)
settings.load_profile("compiled" if cheeseboard.compiled else "interpreted")


# A shell starts what runs in its background deaf to Ctrl-C, and programs inherit that: some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)  # before pytest-timeout asks
def pytest_configure(config: pytest.Config) -> None:
    for plugin in (late, left_out):
        config.pluginmanager.register(plugin)
    if config.getoption("timeout") is None:
        config.option.timeout = PATIENCE


def pytest_report_header() -> str:
    return f"cheeseboard: {'compiled' if cheeseboard.compiled else 'interpreted'}, {Path(cheeseboard.__file__).parent}"


def pytest_sessionstart(session: pytest.Session) -> None:
    """An old library must not hide an edited rule, nor a missing compiler an untested build."""
    if os.environ.get("CHEESEBOARD_MUST_COMPILE") and not os.environ.get("PYTHONPATH") and not cheeseboard.compiled:
        pytest.exit("the compiled build was asked for and is not there", returncode=3)
    installed, source = Path(cheeseboard.__file__).parent, session.config.rootpath / "src" / "cheeseboard"
    for path in sorted(source.rglob("*.py")):
        copy = installed / path.relative_to(source)
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            pytest.exit(f"{path} has changed since it was built: use python3 run.py test", returncode=3)

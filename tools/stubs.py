"""Hold what is installed against the sources with mypy's stubtest: names, parameters and defaults, as help() and editors show them.

There are no stub files: type checkers and editors read the sources, which lie beside the compiled library. So they are the stubs
here, and a compiled module that has lost a name or a parameter is found.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
PROMPT = ["cheeseboard.table.prompt", "cheeseboard.table.asked", "cheeseboard.table.opened"]
# mypyc adds a list of attributes to each class, lets none of them be mixed, and names no parameter of operators.
ALLOWED = r".*\.__mypyc_attrs__"
SETTINGS = ["--concise", "--ignore-disjoint-bases", "--ignore-positional-only", "--ignore-unused-allowlist"]


def modules() -> list[str]:
    """Those that are compiled, and those that somebody at a prompt meets."""
    from hatch_build import compiled_sources  # noqa: PLC0415 - the hook knows what is compiled

    return [*PROMPT, *(name.removesuffix(".py").replace("/", ".") for name in compiled_sources(ROOT / "src"))]


def main() -> int:
    with tempfile.TemporaryDirectory() as elsewhere:  # what is installed is imported, not what lies here
        allowed = Path(elsewhere, "allowed")
        allowed.write_text(ALLOWED)
        words = [sys.executable, "-m", "mypy.stubtest", *SETTINGS, "--allowlist", str(allowed), *modules()]
        return subprocess.run(words, cwd=elsewhere, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

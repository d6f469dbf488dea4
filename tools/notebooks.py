"""Runs the notebooks of examples/ and writes what their cells show into them: python3 run.py notebooks [NAME].

With --check nothing is written, and a notebook fails that shows something else. A cell may show something else on another
machine if it has the tag ``varies``.

A cell is run as Python, all cells of a notebook in order in one namespace. What it prints and the value of its last line are
kept. There is no kernel, so that there are no commands of IPython (``%``, ``!``) in them.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def notebooks() -> list[Path]:
    return sorted(EXAMPLES.glob("*.ipynb"))


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def written(notebook: dict[str, Any]) -> str:
    """As Jupyter writes it."""
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def cells(notebook: dict[str, Any], kind: str = "code") -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == kind]


def shown(notebook: dict[str, Any], name: str) -> list[list[dict[str, Any]]]:
    """Run a notebook; what each of its cells shows. Its classes and functions have a module, as anywhere."""
    module = ModuleType(name)
    sys.modules[name] = module
    try:
        return [
            outputs(*run("".join(cell["source"]), module.__dict__, f"{name}, cell {number}"), number)
            for number, cell in enumerate(cells(notebook), 1)
        ]
    finally:
        del sys.modules[name]


def run(code: str, names: dict[str, Any], where: str) -> tuple[str, Any]:
    """What a cell prints, and the value of its last line."""
    *body, last = ast.parse(code).body
    is_value = isinstance(last, ast.Expr) and not code.rstrip().endswith(";")
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body if is_value else [*body, last], []), where, "exec"), names)  # noqa: S102 - our own
        if is_value and isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), where, "eval"), names)  # noqa: S307
    return printed.getvalue(), value


def outputs(printed: str, value: Any, number: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if printed:
        found.append({"name": "stdout", "output_type": "stream", "text": lines(printed)})
    if value is not None:
        data = {"text/html": lines(value._repr_html_())} if hasattr(value, "_repr_html_") else {}
        data["text/plain"] = lines(repr(value))
        found.append({"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return found


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def refresh(path: Path) -> None:
    """Write what the cells show now."""
    notebook = read(path)
    for number, (cell, told) in enumerate(zip(cells(notebook), shown(notebook, path.stem), strict=True), 1):
        cell["execution_count"], cell["outputs"] = number, told
    path.write_text(written(notebook), "utf-8", newline="\n")


def is_current(notebook: dict[str, Any], name: str) -> bool:
    """Run a notebook; whether it shows what its cells give."""
    is_right = True
    for cell, told in zip(cells(notebook), shown(notebook, name), strict=True):
        if texts(told) != texts(cell["outputs"]) and "varies" not in cell["metadata"].get("tags", []):
            print(f"{name}: {''.join(cell['source'])}\ngives {texts(told)}\nand shows {texts(cell['outputs'])}")
            is_right = False
    return is_right


def texts(told: list[dict[str, Any]]) -> list[str]:
    """What was printed and what the last line gave, as text."""
    return ["".join(each["text"] if "text" in each else each["data"]["text/plain"]) for each in told]


def main(words: list[str]) -> int:
    chosen = [path for path in notebooks() if path.stem in words] or notebooks()
    if "--check" in words:
        return int(not all([is_current(read(path), path.stem) for path in chosen]))  # noqa: C419 - all are to be told of
    for path in chosen:
        print(path.name, flush=True)
        refresh(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

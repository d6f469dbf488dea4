"""One word per thing: a type has a name of its own, and what others may rely on is explained."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "cheeseboard"
Documented = ast.Module | ast.ClassDef | ast.FunctionDef


def is_in_a_games_folder(path: Path) -> bool:
    """There House, Tale, View and Card may repeat: no game knows another."""
    parts = path.relative_to(SOURCE).parts
    return parts[0] == "games" and len(parts) > 2


def type_names(tree: ast.Module) -> Iterator[str]:
    """Classes, and aliases: what is assigned to a name that is written like a class."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if name[0].isupper() and not name.isupper():
                    yield name


def modules(source: Path) -> list[Path]:
    return [path for path in sorted(source.rglob("*.py")) if not is_in_a_games_folder(path)]


def test_outside_the_games_folders_every_type_name_is_defined_once() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in modules(SOURCE):
        for name in type_names(ast.parse(path.read_text("utf-8"))):
            found[name].append(path.relative_to(SOURCE).as_posix())

    assert {name: where for name, where in found.items() if len(where) > 1} == {}


def test_classes_and_aliases_are_found_and_constants_are_not() -> None:
    source = (
        "class A: ...\nBot = Callable[[int], str]\nEnd: TypeAlias = int\nMOST: Final = 3\nT = TypeVar('T')\nold = 1"
    )
    assert list(type_names(ast.parse(source))) == ["A", "Bot", "End"]


# What others may rely on


def listed() -> dict[str, list[str]]:
    """The public names of each module, as the reference lists them."""
    tree = ast.parse((ROOT / "tools" / "api_pages.py").read_text("utf-8"))
    pages = next(node.value for node in tree.body if isinstance(node, ast.AnnAssign) and node.value is not None)
    return {
        module: names.split() for _, _, named in ast.literal_eval(pages).values() for module, names in named.items()
    }


def file_of(module: str) -> Path:
    path = SOURCE.parent.joinpath(*module.split("."))
    return path.with_suffix(".py") if path.with_suffix(".py").is_file() else path / "__init__.py"


def public() -> Iterator[tuple[str, str, Documented]]:
    """Everything in the engine and in rl, and what the reference lists of other modules."""
    names = listed()
    whole = [path for folder in ("engine", "rl") for path in sorted((SOURCE / folder).glob("*.py"))]
    for path in sorted({*whole, *map(file_of, names)}):
        module = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
        tree = ast.parse(path.read_text("utf-8"))
        yield module, "", tree
        for node in tree.body:
            is_named = path in whole or (
                isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name in names[module]
            )
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and is_named and not node.name.startswith("_"):
                yield module, node.name, node


def methods(node: Documented) -> Iterator[ast.FunctionDef]:
    for each in node.body if isinstance(node, ast.ClassDef) else []:
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("_"):
            yield each


def explained(classes: dict[str, ast.ClassDef], node: ast.ClassDef, method: str) -> bool:
    """By the class itself, or by one that it is a kind of."""
    if any(each.name == method and ast.get_docstring(each) for each in methods(node)):
        return True
    bases = [classes[base.id] for base in node.bases if isinstance(base, ast.Name) and base.id in classes]
    return any(explained(classes, base, method) for base in bases)


def test_public_names_say_what_they_are() -> None:
    found = list(public())
    classes = {name: node for _, name, node in found if isinstance(node, ast.ClassDef)}
    silent = [f"{module} {name}".strip() for module, name, node in found if not ast.get_docstring(node)]
    silent += [
        f"{module} {name}.{method.name}"
        for module, name, node in found
        if isinstance(node, ast.ClassDef)
        for method in methods(node)
        if not explained(classes, node, method.name)
    ]

    assert silent == []

"""All of Cheeseboard as static files that need no server, in build/house: python3 run.py site.

The rules are compiled to WebAssembly, Python is packed, and the page is built to find both beside it. The folder can be put below any
path of any web space. With --one-file everything is also written into a single page that can be mailed. docs/house.md explains both.

Beside it, in build/console, is what the documentation needs to run Python in its pages: a wheel of our package for Pyodide, which
others can use, too, and scripts. tools/make_site.py puts both into the documentation.
"""

import argparse
import asyncio
import base64
import hashlib
import json
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

import hatch_build
from cheeseboard.games import names
from cheeseboard.rooms.api import Api, InLanguage, shared_words
from cheeseboard.rooms.hall import Hall
from cheeseboard.table.languages import LANGUAGES
from cheeseboard.table.lesson import lesson_of
from cheeseboard.web.app import SAFE
from tools.house.fetch import ROOT, Missing, fetch_pyodide, node, said
from tools.house.library import make_library
from tools.house.trim import trim
from tools.house.wheel import make_wheel

WORK, HOUSE, CONSOLE = ROOT / "build" / "house-work", ROOT / "build" / "house", ROOT / "build" / "console"
ONE_FILE = ROOT / "build" / "cheeseboard.html"
STAMP = WORK / "house.stamp"  # from what it was made
TOOLS = ROOT / "tools" / "house"
PACKED = ("pyodide.asm.wasm", "stdlib.zip", "engine.so", "modules.json", "app.zip")
PYODIDE = ("pyodide.asm.js", "pyodide.js", "pyodide.asm.wasm")
PLAY = "play"  # where the documentation has the house
ANYWHERE = "./"  # as a base: the page does not know where it lies, and its own paths stand behind a #
ANY_SERVER = "https: http:"  # two devices may find each other with its help: docs/house.md
MEGABYTE = 1_000_000


def main() -> int:
    asked = arguments()
    try:
        WORK.mkdir(parents=True, exist_ok=True)
        files = make_python()
        pages = make_pages(asked.base, one_file=asked.one_file)
        files["hall.js"] = (pages / "hall" / "hall.js").read_bytes()
        answers = asyncio.run(write_answers())
        make_folder(HOUSE, pages / "house", files, answers, asked.base)
        make_console(CONSOLE, pages, files)
        STAMP.write_text(made_from())
        report(HOUSE)
        report(CONSOLE)
        if asked.one_file:
            ONE_FILE.write_text(one_file(pages / "one-file", files, answers), "utf-8")
            print(f"{shown(ONE_FILE)}: {ONE_FILE.stat().st_size / MEGABYTE:.2f} MB")
    except (Missing, hatch_build.Failure) as why:
        print(f"the house was not built: {why}", file=sys.stderr)
        return 1
    return 0


def arguments() -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="python3 run.py site", description=(__doc__ or "").partition("\n")[0])
    asked.add_argument(
        "--one-file", action="store_true", help="also write build/cheeseboard.html, one page with all in it"
    )
    asked.add_argument(
        "--base",
        default=ANYWHERE,
        type=path,
        help="the path below which it will lie, like /games/: then its pages have paths of their own, and the host must answer "
        "unknown ones with 404.html. Without it the folder can lie anywhere",
    )
    return asked.parse_args()


def path(text: str) -> str:
    if text != ANYWHERE and not re.fullmatch(r"/([\w.~-]+/)*", text):
        raise argparse.ArgumentTypeError("a path begins and ends with /, like /games/")
    return text


def made_from() -> str:
    """One word for everything that the house is made from."""
    places = [ROOT / "src" / "cheeseboard", ROOT / "client", TOOLS]
    alone = [Path(__file__), ROOT / "pyproject.toml", ROOT / "LICENSE"]
    sources = [*alone, *(file for place in places for file in hatch_build.files_in(place))]
    kept = [file for file in sources if not {"static", "__pycache__"} & set(file.parts)]
    return word_for(*[f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes() for file in kept])


def flaw() -> str:
    """Why the documentation cannot have what is in build/house and build/console; nothing if it can."""
    if not STAMP.exists():
        return "the house has not been built"
    if STAMP.read_text() != made_from():
        return "the house is of older sources"
    return "the house was built for another path (--base)" if (HOUSE / "404.html").exists() else ""


def shown(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def report(folder: Path) -> None:
    sent = [
        each.stat().st_size if each.suffix in {".bin", ".whl"} else len(packed(each.read_bytes()))
        for each in all_files(folder)
    ]
    print(f"{shown(folder)}: {len(sent)} files, {sum(sent) / MEGABYTE:.2f} MB as they are sent")


def all_files(folder: Path) -> list[Path]:
    return sorted(each for each in folder.rglob("*") if each.is_file())


def packed(body: bytes) -> bytes:
    """As gzip does it, but smaller. Always the same bytes for the same file."""
    import deflate  # noqa: PLC0415 - only whoever builds a house has it

    return bytes(deflate.gzip_compress(body, 12))


def word_for(*bodies: bytes) -> str:
    return hashlib.sha256(b"\0".join(bodies)).hexdigest()[:12]


# Python


def make_python() -> dict[str, bytes]:
    """Interpreter, standard library, compiled rules and everything that is not compiled."""
    engine, modules = make_library(WORK)
    pyodide = trim(WORK, fetch_pyodide(WORK), engine)
    (WORK / "modules.json").write_text(json.dumps(modules))
    pack("app", WORK / "modules.json", WORK, WORK / "app.zip")
    (WORK / "used.json").write_text(json.dumps(used(pyodide, engine)))
    pack("stdlib", WORK / "used.json", pyodide, WORK / "stdlib.zip")
    return {
        **{name: (pyodide / name).read_bytes() for name in PYODIDE},
        "engine.so": engine.read_bytes(),
        **{name: (WORK / name).read_bytes() for name in ("modules.json", "app.zip", "stdlib.zip")},
    }


def pack(what: str, *places: Path) -> None:
    said(
        sys.executable, "-X", "no_debug_ranges", "-m", "tools.house.pack", what, *places,
        cwd=ROOT, env={**hatch_build.npm()[1], "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip


def used(pyodide: Path, engine: Path) -> list[str]:
    """What of the standard library is imported when somebody plays. It is found out by playing, once for the same files."""
    parts = [engine, WORK / "modules.json", WORK / "app.zip", TOOLS / "rehearsal.py"]
    found, stamp = WORK / "rehearsed.json", WORK / "rehearsed.stamp"
    want = word_for(*[each.read_bytes() for each in [*parts, pyodide / "pyodide.asm.wasm"]])
    if not hatch_build.is_stamped(stamp, want):
        found.write_text(said(node(), TOOLS / "used.mjs", pyodide, *parts, env=hatch_build.npm()[1]))
        stamp.write_text(want)
    files: list[str] = json.loads(found.read_text())["files"]
    return files


# Answers that never change


async def write_answers() -> dict[str, bytes]:
    """What any hall of this version answers, by the names that client/src/house/answers.ts asks for.

    What all games say is written once, and not with the words of each.
    """
    api = Api(Hall(None, None), 0)  # type: ignore[arg-type] # nothing of a room is asked for
    shared = {language: shared_words(language) for language in LANGUAGES}
    found = {"about.json": msgspec.json.encode(await api.about())}
    found |= {f"words.{language}.txt": words for language, words in shared.items()}
    for game in names():
        for language in LANGUAGES:
            words = (await api.words(game, InLanguage(language))).body
            found[f"{game}/words.{language}.txt"] = words.removeprefix(shared[language])
            found[f"{game}/rules.{language}.txt"] = (await api.rules(game, InLanguage(language))).body
        if lesson_of(game) is not None:
            found[f"{game}/lesson.json"] = msgspec.json.encode(await api.lesson(game))
        found[f"{game}/puzzles.json"] = msgspec.json.encode(await api.puzzles(game))
    return found


# The page


def make_pages(base: str, *, one_file: bool) -> Path:
    """What Vite makes: the page, the worker's script, the service worker; and the page in one script."""
    client, target = ROOT / "client", WORK / "pages"
    modes = dict.fromkeys(("house", "hall", "sw", "console", "desk"), base)
    modes |= {"one-file": ANYWHERE} if one_file else {}
    with hatch_build.node_modules(client):
        for mode, where in modes.items():
            words = ("--mode", mode, "--outDir", str(target / mode), "--base", where, "--logLevel", "warn")
            hatch_build.run_npm(client, "run", "build", "--", *words)
    shutil.copy(target / "sw" / "sw.js", target / "house" / "sw.js")
    return target


def make_folder(target: Path, page: Path, files: dict[str, bytes], answers: dict[str, bytes], base: str) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(page, target)
    beside = f"answers-{word_for(*answers.values())}/"
    for name, body in answers.items():
        write(target / beside / name, body)
    places = dict(placed(files))
    for at, body in places.values():
        write(target / at, body)
    plan = plan_of(beside, {name: (at, len(body)) for name, (at, body) in places.items()})
    text = with_plan((page / "index.html").read_text("utf-8"), plan, policy())
    (target / "index.html").write_text(text, "utf-8")
    if base != ANYWHERE:
        shutil.copy(target / "index.html", target / "404.html")
    tell_service_worker(target, places)


def placed(files: dict[str, bytes]) -> Iterator[tuple[str, tuple[str, bytes]]]:
    """Each with a digest in its name, so that it never changes; packed if it is no script."""
    for name, body in files.items():
        stem, _, kind = name.rpartition(".")
        is_script = kind == "js"
        at = f"python/{stem}-{word_for(body)}.{kind if is_script else 'bin'}"
        yield name, (at, body if is_script else packed(body))


def make_console(target: Path, pages: Path, files: dict[str, bytes]) -> None:
    """Beside the house, of which it takes Pyodide: all of the standard library, our wheel, what that needs, and two scripts."""
    shutil.rmtree(target, ignore_errors=True)
    pyodide = fetch_pyodide(WORK)
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        (WORK / "whole.json").write_text(json.dumps(library.namelist()))
    pack("whole", WORK / "whole.json", pyodide, WORK / "whole.zip")
    pack("others", WORK / "others.zip")
    name, wheel = make_wheel(WORK, pyodide, *make_library(WORK))
    shared = {each: files[each] for each in PYODIDE}
    own = {
        "stdlib.zip": (WORK / "whole.zip").read_bytes(),
        "others.zip": (WORK / "others.zip").read_bytes(),
        "desk.js": (pages / "desk" / "desk.js").read_bytes(),
    }
    sizes = {each: (f"../{PLAY}/{at}", len(body)) for each, (at, body) in placed(shared)}
    for each, (at, body) in placed(own):
        write(target / at, body)
        sizes[each] = at, len(body)
    write(target / name, wheel)
    sizes["cheeseboard.whl"] = f"{name}?{word_for(wheel)}", len(wheel)  # it has to have the name that it has
    write(target / "plan.json", json.dumps(plan_of("", sizes)).encode())
    write(target / "console.js", (pages / "console" / "console.js").read_bytes())


def write(file: Path, body: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)


def plan_of(answers: str, files: dict[str, tuple[str, int]]) -> dict[str, Any]:
    info = json.loads((fetch_pyodide(WORK) / "pyodide-lock.json").read_text())["info"]
    places = {name: {"at": at, "bytes": length} for name, (at, length) in files.items()}
    digest = word_for(json.dumps(places).encode(), answers.encode())
    return {"digest": digest, "version": version("cheeseboard"), "answers": answers, "files": places, "info": info}


def with_plan(page: str, plan: dict[str, Any], rules: str) -> str:
    block = f'<script type="application/json" id="plan">{json.dumps(plan)}</script>'
    head = f'<meta charset="utf-8">\n\t\t<meta http-equiv="Content-Security-Policy" content="{rules}">'
    return page.replace('<meta charset="utf-8">', head, 1).replace("</head>", f"\t{block}\n\t</head>", 1)


def policy(**more: str) -> str:
    """What the page may do: as on a server, and WebAssembly; and it may ask a server that somebody names to pass slips on.

    Who may frame it, only a server can say.
    """
    rules = [each.strip() for each in SAFE["content-security-policy"].split(";") if "frame-ancestors" not in each]
    found = dict(each.split(" ", 1) for each in rules)
    found["script-src"] += " 'wasm-unsafe-eval'"
    found["connect-src"] += f" {ANY_SERVER}"
    return "; ".join(f"{name} {more.get(name.replace('-', '_'), allowed)}" for name, allowed in found.items())


def tell_service_worker(target: Path, places: dict[str, tuple[str, bytes]]) -> None:
    """What to keep: at once the page and its scripts; Python's large files are kept by whoever fetches them."""
    large = sorted(at for name, (at, _) in places.items() if name in PACKED)
    unkept = {"sw.js", "index.html", "404.html", "fonts-OFL.txt", *large}
    small = [each for each in all_files(target) if each.relative_to(target).as_posix() not in unkept]
    shell = [ANYWHERE, *(each.relative_to(target).as_posix() for each in small)]
    digest = word_for((target / "index.html").read_bytes(), *[each.read_bytes() for each in small])
    script = target / "sw.js"
    told = json.dumps({"digest": digest, "shell": shell, "python": large})
    script.write_text(script.read_text("utf-8").replace("__HOUSE__", told), "utf-8")


# One file


def one_file(page: Path, files: dict[str, bytes], answers: dict[str, bytes]) -> str:
    """Everything in one page, which opens from a disk: scripts and styles inline, the rest packed as text."""
    script = (
        next((page / "assets").glob("*.js"))
        .read_text("utf-8")
        .replace("</script", "<\\/script")
        .replace("<!--", "<\\!--")
    )
    style = next((page / "assets").glob("*.css")).read_text("utf-8")
    worker = b"\n".join(files[name] for name in ("pyodide.asm.js", "pyodide.js", "hall.js"))
    inside = {name: files[name] for name in PACKED} | {"hall.js": worker} | answers
    held = "\n".join(
        f'<script type="text/plain" data-file="{name}">{base64.b64encode(packed(body)).decode()}</script>'
        for name, body in inside.items()
    )
    plan = plan_of("", {name: ("", len(packed(files[name]))) for name in (*PACKED, "hall.js")})
    text = re.sub(
        r'\s*<(script type="module".*?</script>|link rel="(stylesheet|modulepreload|manifest|apple-touch-icon)"[^>]*>)',
        "", (page / "index.html").read_text("utf-8"),
    )  # fmt: skip
    icon = "data:image/svg+xml;base64," + base64.b64encode((page / "favicon.svg").read_bytes()).decode()
    text = with_plan(text.replace("./favicon.svg", icon), plan, policy(**inline(script, style)))
    text = text.replace("</head>", f"<style>{style}</style>\n\t</head>", 1)
    return text.replace("</body>", f'{held}\n<script type="module">{script}</script>\n</body>', 1)


def inline(script: str, style: str) -> dict[str, str]:
    """The rules for a page that has nothing beside it: this script, this style sheet, and what it holds itself."""
    return {
        "script_src": f"{fingerprint(script)} blob: 'wasm-unsafe-eval'",
        "style_src": fingerprint(style),
        "worker_src": "blob:",
        "connect_src": f"blob: data: {ANY_SERVER}",
        "font_src": "data:",
        "img_src": "data:",
        "manifest_src": "'none'",
        "media_src": "data:",
    }


def fingerprint(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


if __name__ == "__main__":
    sys.exit(main())

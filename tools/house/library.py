"""The compiled rules as one library of WebAssembly: mypyc writes C, Zig's clang compiles it, its wasm-ld links it.

No Emscripten is needed: Python's headers are those of the interpreter that runs this, told that pointers have four bytes.
In the library are all compiled modules, librt.vecs, which they use, and msgspec's core.
"""

import hashlib
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import mypyc

import hatch_build
from tools.house.fetch import ROOT, Missing, fetch_msgspec, said

HERE = Path(__file__).resolve().parent
RUNTIME = Path(mypyc.__file__).parent / "lib-rt"  # mypyc's, with the sources of librt
VECS = ("librt_vecs", "vec_i64", "vec_i32", "vec_i16", "vec_u8", "vec_float", "vec_bool", "vec_t", "vec_nested")
ENTRIES = ("cheeseboard__load", "cheeseboard__mypyc", "vecs", "_core")  # as what the library can be imported

CPU = "mvp+mutable_globals+sign_ext+nontrapping_fptoint+bulk_memory"  # as Pyodide itself
FLAGS = ("-O3", "-fPIC", "-fvisibility=hidden", "-ffp-contract=off", "-DNDEBUG", "-w", "-g0")
LINK = ("-shared", "--experimental-pic", "--no-entry", "--unresolved-symbols=import-dynamic", "--strip-all", "--gc-sections", "-O2")  # fmt: skip
NARROW = ("LONG", "SIZE_T", "VOID_P", "UINTPTR_T", "PTHREAD_T")  # eight bytes here, four there
MUSL = (
    ("#define _REDIR_TIME64 1\n", ""),
    ("#define _Addr int", "#define _Addr long"),
    ("typedef unsigned wchar_t", "typedef int wchar_t"),
)


def make_library(work: Path) -> tuple[Path, list[str]]:
    """The library, and the modules in it. One that is there stays, if it was made from the same."""
    modules = [name[:-3].replace("/", ".") for name in hatch_build.compiled_sources(ROOT / "src")]
    library, stamp = work / "engine.so", work / "engine.stamp"
    want = made_from()
    if not hatch_build.is_stamped(stamp, want) or not library.exists():
        stamp.unlink(missing_ok=True)
        compile_all(work, library)
        stamp.write_text(want)
    return library, modules


def made_from() -> str:
    """One word for all that decides what is made."""
    found = hashlib.sha256()
    for name in ("mypy", "ziglang", "msgspec"):
        found.update(f"{name} {version(name)} {sys.version}\0".encode())
    sources = [ROOT / "src" / name for name in hatch_build.compiled_sources(ROOT / "src")]
    sources += [ROOT / "src" / header for header in hatch_build.HEADERS.values()]
    for path in [Path(__file__), HERE / "load.c", HERE / "generate.py", *sources]:
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def compile_all(work: Path, library: Path) -> None:
    zig = zig_folder()
    code = work / "c"
    compiler = [
        zig / "zig", "cc", "-target", "wasm32-emscripten", f"-mcpu={CPU}", "-isystem", musl_headers(work, zig),
        "-isystem", zig / "lib/libc/include/generic-musl", f"-I{python_headers(work)}", *FLAGS,
    ]  # fmt: skip
    os.environ.setdefault("ZIG_GLOBAL_CACHE_DIR", str(work / "zig"))
    os.environ.setdefault("ZIG_LOCAL_CACHE_DIR", str(work / "zig"))
    shutil.rmtree(code, ignore_errors=True)
    said(
        sys.executable,
        HERE / "generate.py",
        ROOT / "src",
        code,
        work / "mypy",
        *hatch_build.compiled_sources(ROOT / "src"),
    )
    written = code / "__native_cheeseboard.c"
    docs = hatch_build.docstrings(ROOT / "src")
    written.write_text(hatch_build.with_docstrings(written.read_text("utf-8"), docs), "utf-8")
    objects = work / "objects"
    objects.mkdir(exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as side_by_side:
        made = list(
            side_by_side.map(
                lambda one: compile_one(compiler, one[0], one[1], objects), c_sources(code, fetch_msgspec(work))
            )
        )
    said(zig / "zig", "wasm-ld", *LINK, *[f"--export=PyInit_{name}" for name in ENTRIES], *made, "-o", library)


def compile_one(compiler: list[object], file: Path, more: list[str], objects: Path) -> Path:
    target = objects / f"{file.stem}.o"
    said(*compiler, *more, "-c", file.name, "-o", target, cwd=file.parent)
    return target


def c_sources(code: Path, msgspec: Path) -> Iterator[tuple[Path, list[str]]]:
    """What is compiled, and with what more; the longest first."""
    yield code / "__native_cheeseboard.c", [f"-I{RUNTIME}", f"-I{code}", f"-I{ROOT / 'src'}"]
    yield msgspec / "_core.c", [f'-DMSGSPEC_VERSION="{version("msgspec")}"']
    for name in VECS:
        yield RUNTIME / "vecs" / f"{name}.c", [f"-I{RUNTIME}", f"-I{RUNTIME / 'vecs'}"]
    yield HERE / "load.c", []


def zig_folder() -> Path:
    import ziglang  # noqa: PLC0415 - only where the house is built

    return Path(ziglang.__file__).parent


def python_headers(work: Path) -> Path:
    """This interpreter's own. No layout changes within a 3.x, so those of any patch release will do."""
    given, target = Path(sysconfig.get_path("include")), work / "python"
    if not (given / "Python.h").exists():
        raise Missing("this Python has no headers (Debian: apt-get install python3-dev)")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(given, target)
    text = Path(sysconfig.get_config_h_filename()).read_text()
    for name in NARROW:
        text = re.sub(rf"(#define (?:SIZEOF|ALIGNOF)_{name}) 8", r"\1 4", text)
    (target / "pyconfig.h").write_text(text)
    return target


def musl_headers(work: Path, zig: Path) -> Path:
    """Zig has musl's headers, but none for Emscripten: those of 32-bit ARM, with WebAssembly's own basic types."""
    target = work / "musl" / "bits"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(zig / "lib" / "libc" / "include" / "arm-linux-musl" / "bits", target)
    types = target / "alltypes.h"
    text = types.read_text()
    for before, after in MUSL:
        if before not in text:
            raise Missing(f"another Zig, another musl: no {before!r} in its alltypes.h")
        text = text.replace(before, after)
    types.write_text(text)
    return target.parent

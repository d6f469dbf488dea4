"""The bit instructions that compiled rules use give what the functions of bits.py give, with and without such instructions."""

import ctypes
import platform
import re
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cheeseboard.engine import bits

HEADER = Path(bits.__file__).with_name("bits.h")
FUNCTIONS = {
    name: len(parameters.split(","))
    for name, parameters in re.findall(r"int64_t Bits_(\w+)\((.*?)\)", HEADER.read_text("utf-8"))
}
CODE = """#include <stdint.h>
#ifdef PLAIN
#undef __GNUC__
#undef __x86_64__
#endif
#include "bits.h"
#ifdef BITS_ASKED
void old(void) { bits_has_popcnt = bits_has_pdep = 0; }
#else
void old(void) {}
#endif
"""
BUILDS = {
    "as asked": ((), False),
    "an old processor": ((), True),
    "no builtins": (("-DPLAIN",), False),
    **({"v3": (("-march=x86-64-v3",), False)} if platform.machine() == "x86_64" else {}),
}

GCC = shutil.which("gcc")
pytestmark = pytest.mark.skipif(GCC is None, reason="there is no gcc")


def library(folder: Path, flags: tuple[str, ...]) -> Any:
    calls = [
        f"int64_t {name}({', '.join(f'int64_t a{k}' for k in range(count))}) "
        f"{{ return Bits_{name}({', '.join(f'a{k}' for k in range(count))}); }}\n"
        for name, count in FUNCTIONS.items()
    ]
    (folder / "bits.c").write_text(CODE + "".join(calls))
    command = [GCC or "gcc", "-O2", "-shared", "-fPIC", *flags, "-I", str(HEADER.parent), "bits.c", "-o", "bits.so"]
    subprocess.run(command, cwd=folder, check=True)  # noqa: S603 - our own program
    return ctypes.CDLL(str(folder / "bits.so"))


def sets() -> list[int]:
    dice = Random(0)
    some = [dice.getrandbits(dice.randrange(1, 63)) for _ in range(300)]
    return [1, 3, 1 << 61, 1 << 62, (1 << 62) - 1, *(x for x in some if x)]


def bags() -> list[int]:
    dice = Random(1)
    return [0, *(sum(dice.randrange(19) << (8 * kind) for kind in range(7)) for _ in range(300))]


def arguments(name: str) -> list[tuple[int, ...]]:
    if name in {"bit", "one"}:
        return [(k,) for k in range(63 if name == "bit" else 8)]
    if name == "spread":
        return [(k,) for k in range(256)]
    if name == "nth":
        return [(x, k) for x in sets() for k in range(x.bit_count())]
    if name == "held":
        return [(x, kind) for x in bags() for kind in range(7)]
    if name == "nth_kind":
        return [(x, ticket) for x in bags() for ticket in range(0, bits.size(x), 5)]
    return [(x,) for x in (bags() if name in {"size", "kinds"} else sets())]


@pytest.mark.parametrize("build", BUILDS)
def test_the_processor_counts_as_the_functions_do(build: str, tmp_path: Path) -> None:
    flags, is_old = BUILDS[build]
    found = library(tmp_path, flags)
    if is_old:
        found.old()
    for name, count in FUNCTIONS.items():
        function = getattr(found, name)
        function.argtypes, function.restype = [ctypes.c_int64] * count, ctypes.c_int64
        expected = getattr(bits, name)
        for words in arguments(name):
            assert function(*words) == expected(*words), (name, words)

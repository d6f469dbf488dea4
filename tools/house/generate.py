"""The compiled sources as C for 32 bits. A process of its own: mypyc asks its Python how wide a pointer is.

generate.py SOURCES TARGET CACHE MODULE.py …
"""

import os
import sys
import sysconfig
from pathlib import Path

sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4  # before mypyc is imported: short integers have 31 bits then

from mypyc.build import mypycify  # noqa: E402

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from hatch_build import use_headers  # noqa: E402

source, target, cache, *modules = sys.argv[1:]
os.chdir(source)  # mypyc names a module by its path
use_headers(Path(source))
mypycify(
    ["--strict", "--follow-imports=skip", "--config-file=", f"--cache-dir={cache}", *modules],
    opt_level="3",
    debug_level="0",
    group_name="cheeseboard",
    target_dir=target,
)

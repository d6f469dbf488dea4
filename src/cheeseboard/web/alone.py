"""One process at a time: a lock of the operating system on a file. It ends with its process, however that ends."""

import sys
from pathlib import Path
from typing import IO, Final

MINE: Final = 0o600  # a new file is its owner's alone

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as problem:
            raise BlockingIOError(problem.errno, problem.strerror) from None

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def taken(path: Path) -> IO[bytes]:
    """This file, locked until it is closed. BlockingIOError if another process has it.

    The file stays where it is: if it were deleted, two processes could lock two files of one name.
    """
    path.touch(MINE)
    file = path.open("r+b")
    try:
        lock(file)
    except OSError:
        file.close()
        raise
    return file

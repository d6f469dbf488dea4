"""``python -m cheeseboard.lab.limited MEGABYTES COMMAND…``: become a command that may use only so much memory."""

import os
import sys


def limit(megabytes: int) -> None:
    """From now on this process has no more memory than so; Windows has no such limit."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    size = megabytes << 20
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (size if hard == resource.RLIM_INFINITY else min(size, hard), hard))


def main(words: list[str]) -> None:
    """Become the command."""
    limit(int(words[0]))
    try:
        os.execvp(words[1], words[1:])  # noqa: S606 - somebody asked for it
    except OSError as problem:
        sys.exit(f"{words[1]} cannot be run: {problem.strerror}")


if __name__ == "__main__":
    main(sys.argv[1:])

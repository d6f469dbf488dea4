"""Long work in compiled code takes a breath now and then, so that other threads go on."""

from mypy_extensions import i64


def breathe() -> i64:
    """Let other threads have their turn, at most once in 8 milliseconds. Whether it did: 1 or 0.

    It may be asked as often as every microsecond. Interpreted code is interrupted by Python itself, so there is nothing to do.
    """
    return 0

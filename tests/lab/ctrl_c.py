"""Somebody presses Ctrl-C while a program works."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from typing import IO

PATIENCE = 240  # seconds, on however busy a machine


def pressed_ctrl_c(words: Sequence[str], is_time: Callable[[IO[bytes]], bool]) -> tuple[int, bytes, bytes]:
    """As soon as it is time, by what it says. How it ends, with what else it says and complains of; it outlives no test."""
    with subprocess.Popen(  # noqa: S603
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as program:
        try:
            assert program.stdout is not None
            ends = time.monotonic() + PATIENCE
            while not is_time(program.stdout):
                assert program.poll() is None and time.monotonic() < ends
                time.sleep(0.1)
            os.killpg(program.pid, signal.SIGINT)  # as a terminal does, to all processes
            out, err = program.communicate(timeout=PATIENCE)
            return program.returncode, out, err
        finally:
            if program.poll() is None:
                os.killpg(program.pid, signal.SIGKILL)

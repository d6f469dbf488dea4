"""All commands together, and how the program ends."""

import argparse
import os
import sys
from collections.abc import Sequence

from cheeseboard.cli import lab, playing, serving, studying
from cheeseboard.cli.asking import INTERRUPTED, NOBODY_READS, WRONG, Parser, Wrong


class Version(argparse.Action):
    """The version is looked up only if somebody asks for it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        import cheeseboard  # noqa: PLC0415

        build = "compiled" if cheeseboard.compiled else "interpreted"
        print(f"cheeseboard {cheeseboard.__version__}, {build}")
        parser.exit()


def parser() -> Parser:
    program = Parser(prog="cheeseboard", description="Five small games about mice, cats, dogs and cheese.")
    program.add_argument("--version", action=Version, nargs=0, help="version and build")
    commands = program.add_subparsers(metavar="COMMAND", required=True)
    for commands_of in (playing, serving, studying, lab):
        commands_of.add_commands(commands)
    return program


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked; the exit code. Wrong wishes, Ctrl-C and a reader who left end without a traceback."""
    try:
        return run(words)
    except Wrong as problem:
        print(f"cheeseboard: {problem}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains while it ends
        return NOBODY_READS


def run(words: Sequence[str] | None) -> int:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # an old terminal may have no ä
    args = parser().parse_args(words)
    code: int = args.run(args)
    sys.stdout.flush()  # here, where a closed pipe is expected
    return code

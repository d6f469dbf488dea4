"""What the Tab key completes: commands, flags, games, house rules, languages and bots."""

import os
from typing import Final

import click

from cheeseboard.cli.asking import Wrong, command

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415

SHELLS: Final = ("bash", "zsh", "fish")


@command("completion")
@click.argument(
    "shell", metavar="[SHELL]", type=click.Choice(SHELLS), required=False, help="bash, zsh or fish (yours)."
)
def completion(shell: str | None) -> int:
    """Complete commands, games and options with the Tab key.

    Prints a script for your shell. For this session:

    \b
        eval "$(cheeseboard completion bash)"
        eval "$(cheeseboard completion zsh)"
        cheeseboard completion fish | source

    For good, add that line to ~/.bashrc, ~/.zshrc or ~/.config/fish/config.fish.
    """
    from cheeseboard.cli.program import COMPLETE, NAME, program

    answer(program, NAME, COMPLETE, f"{shell or own_shell()}_source")
    return 0


def own_shell() -> str:
    name = os.path.basename(os.environ.get("SHELL", ""))  # noqa: PTH119 - importing pathlib costs more than it helps
    if name not in SHELLS:
        raise Wrong(f"which shell? Write cheeseboard completion {', '.join(SHELLS[:-1])} or {SHELLS[-1]}")
    return name


def answer(program: click.Command, name: str, variable: str, instruction: str) -> int:
    """What a shell asks for: its script, or what could be typed next."""
    from click.shell_completion import shell_complete

    return shell_complete(program, {}, name, variable, instruction)

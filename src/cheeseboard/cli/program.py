"""All commands together, and how the program ends."""

import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import click

from cheeseboard.cli import agents, completion, lab, picture, playing, puzzling, recalling, serving, studying
from cheeseboard.cli.asking import ASKED, NOBODY_READS, WRONG, AskedContext, Wrong

NAME: Final = "cheeseboard"
COMPLETE: Final = "_CHEESEBOARD_COMPLETE"  # a variable with which a shell asks what could be typed next

SECTIONS: Final[dict[str, tuple[click.Command, ...]]] = {  # a new command is named here, once
    "To play": (playing.play, playing.daily, puzzling.puzzles, playing.games, playing.rules, playing.referee),
    "After a game": (recalling.replay, recalling.review, recalling.verify, picture.picture),
    "To host": (serving.serve, serving.backup, serving.load),
    "For bot authors": (serving.bot, studying.arena, agents.mcp),
    "For designers and researchers": (
        studying.simulate,
        lab.lab,
        studying.data,
        studying.playthrough,
        studying.bench,
    ),
    "This program": (completion.completion,),
}


class Program(click.Group):
    """The commands, shown by who needs them."""

    context_class = AskedContext

    def format_commands(self, _: click.Context, formatter: click.HelpFormatter) -> None:
        widest = max(map(len, self.commands))
        for heading, commands in SECTIONS.items():
            with formatter.section(heading):
                rows = [(f"{one.name:<{widest}}", one.get_short_help_str(100)) for one in commands]
                formatter.write_dl(rows)


def show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """The version is looked up only if somebody asks for it."""
    if wanted:
        import cheeseboard  # noqa: PLC0415

        build = "compiled" if cheeseboard.compiled else "interpreted"
        click.echo(f"cheeseboard {cheeseboard.__version__}, {build}")
        context.exit()


@click.command(cls=Program, invoke_without_command=True, context_settings=ASKED)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help="Version and build."
)
@click.pass_context
def program(context: click.Context) -> int:
    """Five small games about mice, cats, dogs and cheese: to play, host, study and design.

    `cheeseboard COMMAND --help` says more about a command.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
    return 0


for commands in SECTIONS.values():
    for each in commands:
        program.add_command(each)


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked; the exit code. Wrong wishes and a reader who left end without a traceback."""
    try:
        return run(sys.argv[1:] if words is None else list(words))
    except Wrong as problem:
        return complain(str(problem))
    except click.ClickException as problem:
        return complain(problem.format_message())
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains while it ends
        return NOBODY_READS


def complain(problem: str) -> int:
    click.echo(f"{click.style('cheeseboard:', fg='red', bold=True)} {problem}", err=True, color=colour())
    return WRONG


def colour() -> bool | None:
    """No colour if NO_COLOR says so; otherwise wherever there is a terminal, as click finds out."""
    return False if os.environ.get("NO_COLOR") else None


def run(words: list[str]) -> int:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # an old terminal may have no ä
    if instruction := os.environ.get(COMPLETE):
        return completion.answer(program, NAME, COMPLETE, instruction)
    code = invoked(words)
    sys.stdout.flush()  # here, where a closed pipe is expected
    return code


def invoked(words: list[str]) -> int:
    settings: dict[str, Any] = {"color": colour()}
    try:
        with program.make_context(NAME, words, **settings) as context:
            code: int = program.invoke(context)
            return code
    except click.exceptions.Exit as left:  # help and version were all that was asked for
        return left.exit_code

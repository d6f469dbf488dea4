"""Solve proved puzzles at the keyboard."""

import random

import click

from cheeseboard.cli.asking import (
    Wrong,
    command,
    find,
    game_argument,
    json_option,
    language,
    language_option,
    print_json,
)

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


@command("puzzles")
@game_argument(required=False, says="Its name; without it, the games that have puzzles are listed.")
@click.option("--level", type=click.IntRange(1, 6), metavar="N", help="Only of this level, 1 (very easy) to 6.")
@click.option("--theme", metavar="THEME", help="Only of this theme; without a GAME, all themes are listed.")
@click.option("--number", type=click.IntRange(min=1), metavar="N", help="Begin with this puzzle, and go on in order.")
@click.option(
    "--exercises", is_flag=True, help="Only the few for after the first lesson, with a word of advice for each."
)
@click.option("--seed", type=int, metavar="S", help="The same order again; without it, the easiest comes first.")
@language_option
@json_option
def puzzles(
    game: str | None,
    level: int | None,
    theme: str | None,
    number: int | None,
    exercises: bool,
    seed: int | None,
    lang: str | None,
    in_json: bool,
) -> int:
    """Solve puzzles in which one move is provably right."""
    from cheeseboard import puzzles as asked_for
    from cheeseboard.games import names
    from cheeseboard.table.puzzle import exercises_of, puzzles_of
    from cheeseboard.terminal.puzzles import Solving

    if game is None:
        counts = {name: len(puzzles_of(name)) for name in names()}
        if in_json:
            print_json({"puzzles": counts})
        else:
            for name, count in counts.items():
                themes = ", ".join(find(name).puzzling.themes)
                click.echo(f"{click.style(f'{name:<14}', bold=True)}  {count:>5}  {themes}".rstrip())
        return 0
    box = find(game)
    if theme is not None and theme not in box.puzzling.themes:
        raise Wrong(f"{box.title} has no theme {theme!r}; there are: {', '.join(box.puzzling.themes) or 'none'}")
    found = list(exercises_of(game)) if exercises else asked_for(game, level, theme)
    if not found:
        raise Wrong(f"{box.title} has no such puzzles")
    if number is not None:
        found = [puzzle for puzzle in found if puzzle.number >= number]
    if seed is not None:
        random.Random(seed).shuffle(found)
    if in_json:
        print_json(
            {
                "puzzles": [
                    {"number": one.number, "level": one.level, "kind": one.kind, "themes": one.themes} for one in found
                ]
            }
        )
        return 0
    solving = Solving(lang or language())
    if exercises:
        solving.practise(found)
    else:
        solving.run(found, len(puzzles_of(game)))
    return 0

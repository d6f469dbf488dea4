"""Look at a recorded game again: step by step, with its chances, or to check it."""

import click

from cheeseboard.cli.asking import (
    Wrong,
    allowed,
    command,
    json_option,
    language,
    language_option,
    print_json,
    read_file,
    read_record,
    record_argument,
)

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


@command("replay")
@record_argument
@click.option("--seat", type=int, metavar="N", help="As this seat saw it, from 1 (with all cards open).")
@language_option
def replay(file: str, seat: int | None, lang: str | None) -> int:
    """Watch a recorded game, step by step."""
    from cheeseboard.terminal.replay import replay as show

    record = read_record(file)
    if seat is not None and seat not in range(1, len(record["names"]) + 1):
        raise Wrong(f"there is no seat {seat}; there are 1 to {len(record['names'])}")
    return show(record, None if seat is None else seat - 1, lang or language())


@command("review")
@record_argument
@click.option(
    "--tries", type=int, default=2000, show_default=True, metavar="N", help="Games played on for each choice."
)
@language_option
@json_option
def review(file: str, tries: int, lang: str | None, in_json: bool) -> int:
    """Look back at a recorded game: chances, choices, luck."""
    from cheeseboard.lab.progress import ProgressBar
    from cheeseboard.terminal import review as terminal

    record = read_record(file)
    if record["result"] is None:
        raise Wrong("the game was not finished: there is nothing to look back on yet")
    if tries < 1:
        raise Wrong(f"tries: {tries} is not possible; possible: a whole number from 1")
    with ProgressBar(len(record["moves"]), "moves") as bar:
        found = terminal.reviewed(record, tries, bar)
    if in_json:
        print_json(terminal.as_json(record, found))
        return 0
    for line in terminal.lines(record, found, lang or language()):
        click.echo(line)
    return 0


@command("verify")
@record_argument
@click.option("--seal", metavar="SEAL", help="The seal that was noted before the first card, to compare.")
@json_option
def verify(file: str, seal: str | None, in_json: bool) -> int:
    """Check that a recorded game kept the rules, with fair luck."""
    from dataclasses import asdict

    from cheeseboard.table import fairness, links
    from cheeseboard.table import record as records

    text = read_file(file)
    whole = allowed(lambda: text if "{" in text else records.write(links.from_link(text.strip())))
    found = allowed(lambda: fairness.verified(whole, seal))
    if in_json:
        print_json({**asdict(found), "says": found.says})
    else:
        print(found.says)
    return 0

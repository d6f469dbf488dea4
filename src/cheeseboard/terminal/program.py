"""What ``cheeseboard play`` does: find out what is to be played, and then play it on a screen or line by line."""

from dataclasses import dataclass, replace

from cheeseboard.games import find, names
from cheeseboard.table.table import HelpLevel
from cheeseboard.table.words import Words
from cheeseboard.terminal import plain
from cheeseboard.terminal.game import Setup, Sitting, seed_of
from cheeseboard.terminal.saved import Folder


@dataclass(frozen=True)
class Wish:
    """What somebody asked for at the command line."""

    setup: Setup | None  # the game, if one was named
    is_complete: bool  # nothing more needs to be asked
    people: int | None
    names: tuple[str, ...]
    bot: str
    language: str
    resume_in: str | None  # another language for a saved game
    seed: int | None
    help: HelpLevel
    resume: bool
    plain: bool


def run(wish: Wish, folder: Folder) -> int:
    """Play; the exit code."""
    words = Words(find(names()[0]), wish.language)
    sitting = None
    if wish.resume:
        found = folder.last_unfinished()
        if found is None:
            raise ValueError(words.say("nothing-to-resume"))
        sitting = Sitting.resumed(found, folder, wish.resume_in)
    elif wish.setup is not None and wish.is_complete:
        sitting = Sitting(wish.setup, seed_of(wish.seed), folder)
    if wish.plain:
        return run_plain(wish, sitting, folder, words)
    return run_screen(wish, sitting, folder)


def run_plain(wish: Wish, sitting: Sitting | None, folder: Folder, words: Words) -> int:
    if sitting is None:
        try:
            asked = plain.ask_setup(wish.setup, wish.language, wish.people, wish.bot)
            asked = replace(asked, names=wish.names, help=wish.help)
        except (EOFError, KeyboardInterrupt):
            print(f"\n{words.say('goodbye')}")
            return 0
        sitting = Sitting(asked, seed_of(wish.seed), folder)
    return plain.play(sitting)


def run_screen(wish: Wish, sitting: Sitting | None, folder: Folder) -> int:
    from cheeseboard.terminal.app import Cheeseboard  # noqa: PLC0415 - Textual is slow to come, and only needed here

    setup = replace(wish.setup or first_setup(wish), language=wish.language, bot=wish.bot, help=wish.help)
    app = Cheeseboard(setup, folder, sitting, wish.seed)
    app.run()
    for line in app.farewell():
        print(line)
    return app.return_code or 0


def first_setup(wish: Wish) -> Setup:
    """What the start screen shows if no game was named."""
    game = find(names()[0])
    people = min(wish.people or 1, game.seats[-1])
    return Setup(game.name, max(game.seats[0], people), people, names=wish.names[:people])

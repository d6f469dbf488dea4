"""How long a bot's answer takes: as long as everybody may know, whatever cards it holds.

A bot that answered as soon as it had found its move would tell by its pause how much there was to think about.
So a move is asked for early and told at a moment that was fixed beforehand, by public facts alone: which game, how many
players, which bot, how long the room lets it think, and the pace. If the machine was too busy for that, the next
moment is as long after it again.
"""

from math import ceil, floor, log2
from typing import Any, Final

from cheeseboard.bots.bots import MICE, takes
from cheeseboard.bots.thought import USUAL, Budget
from cheeseboard.games.box import Game
from cheeseboard.rooms.deeds import Think

TIMES: Final[dict[Think, float]] = {"quick": 1 / 3, "normal": 1.0, "long": 2.0}  # of what the game plans for Gustav
AT_ONCE: Final = 0.02  # seconds for a bot that does not think ahead, there and back
LEAST: Final = 1 / 64  # of its time, for a bot or a hint
OVERHEAD: Final = 0.1  # seconds that thinking ahead may take beyond its own limit


def budget(bot: str, think: Think, share: float = 1.0) -> Budget:
    """The best bot may be asked to think for a shorter or longer time; the others are what they are. Where many wait, each has a share."""
    times = (TIMES[think] if bot == MICE[-1] else 1.0) * share
    return USUAL if times == 1.0 else Budget(times=times)


def share_of(work: float, seconds: float) -> float:
    """Which part of so much work can be done within these seconds: 1, 1/2, 1/4 and so on."""
    return 1.0 if work <= seconds else max(LEAST, 2.0 ** floor(log2(seconds / work)))


def thinking(game: Game[Any], seats: int, bot: str, think: Think) -> float:
    """Seconds that this bot may think about any move in such a room, and does for all that others can tell."""
    return takes(bot, game, seats, budget(bot, think).times)


def lead(game: Game[Any], seats: int, bot: str, think: Think) -> float:
    """Seconds from the question to the answer; none where nobody has anything to hide."""
    seconds = thinking(game, seats, bot, think)
    return seconds + OVERHEAD if seconds else AT_ONCE * game.has_secrets


def moment(due: float, now: float, step: float) -> float:
    """When to tell what was to be told at ``due`` and is ready now: then, or so many whole steps later."""
    return due if now <= due or not step else due + step * ceil((now - due) / step)

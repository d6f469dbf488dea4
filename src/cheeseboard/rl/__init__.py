"""The games for those who train and study players: OpenSpiel, PettingZoo, Gymnasium, and many games at once.

Nothing here is imported until it is asked for. OpenSpiel needs the extra ``openspiel``, the others need ``rl``.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cheeseboard.rl.others import Other
    from cheeseboard.rl.vector import Vector


def batch(
    name: str,
    n: int = 4096,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    alone: bool = False,
    others: "Other | Sequence[Other]" = "random",
) -> "Vector":
    """Many games side by side as NumPy arrays: see :class:`cheeseboard.rl.vector.Vector`. Needs the extra ``rl``."""
    from cheeseboard.rl.vector import Vector  # noqa: PLC0415 - NumPy is an extra

    return Vector(name, n, seats=seats, options=options, seed=seed, alone=alone, others=others)

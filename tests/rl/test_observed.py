"""What many games at once show, step by step: the same bytes as ever, for every game, player count and house rule.

``python3 run.py do python -m tests.rl.test_observed`` writes the digests anew, after a change of rules or features.
"""

import hashlib
from pathlib import Path
from typing import Any, Final

import pytest

import cheeseboard
import cheeseboard.rl
from tests.every_game.tables import EVERY_OWN_SETTING, OWN_GAMES, SETTINGS, Setting
from tests.rl.extras import need

np = need("numpy")

KEPT: Final = Path(__file__).with_name("observed.txt")
GAMES: Final = 10
STEPS: Final = 120


def digest(setting: Setting) -> str:
    """One word for all that is seen in some games, with every seat asked and with one."""
    found = hashlib.sha256()
    for alone in (False, True):
        games: Any = cheeseboard.rl.batch(
            setting.game.name, GAMES, seats=setting.seats, options=setting.options, seed=5, alone=alone
        )
        for _ in range(STEPS):
            games.step(games.any_moves())
            for array in (games.observations, games.masks, games.turns, games.rewards, games.over):
                found.update(array.tobytes())
    return found.hexdigest()[:16]


def kept() -> dict[str, str]:
    return dict(line.split() for line in KEPT.read_text("utf-8").splitlines())


@pytest.mark.skipif(not cheeseboard.compiled, reason="takes more games than can be played uncompiled")
@EVERY_OWN_SETTING
def test_what_is_seen_is_what_was_seen(setting: Setting) -> None:
    assert digest(setting) == kept()[str(setting)]


def test_every_setting_is_kept() -> None:
    assert {str(setting) for setting in SETTINGS if setting.game in OWN_GAMES} <= set(kept())


if __name__ == "__main__":
    lines = [f"{setting} {digest(setting)}" for setting in SETTINGS if setting.game in OWN_GAMES]
    KEPT.write_text("\n".join(sorted(lines)) + "\n", "utf-8")

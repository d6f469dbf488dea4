"""The server, with luck that brings what a file says, as far as it says anything. ``python -m tests.browser.dealt serve …``"""

import json
import os
import sys
from pathlib import Path
from typing import Any

from cheeseboard.cli import main
from cheeseboard.engine.state import State
from cheeseboard.rooms import sealing
from cheeseboard.table.luck import Draw, FairLuck


class Dealt(FairLuck):
    """The moves of luck of the next match that is begun stand in the file by their numbers."""

    def __init__(self, *sealed: Any) -> None:
        super().__init__(*sealed)
        self.moves: dict[str, int] = json.loads(Path(os.environ["LUCK"]).read_text("utf-8"))

    def draw(self, state: State, number: int) -> tuple[int, Draw]:
        move = self.moves.get(str(number))
        if move is None or not state.is_legal(move):
            return super().draw(state, number)
        return move, Draw(number, int(state.tickets), 0, 1)


if __name__ == "__main__":
    vars(sealing)["FairLuck"] = Dealt
    sys.exit(main())

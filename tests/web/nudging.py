"""A server that may also send nudges to one origin on loopback, and does not wait long before it does."""

import os
import sys

from cheeseboard.cli import main
from cheeseboard.web import nudges, serve
from cheeseboard.web.outbound import Outbound

if __name__ == "__main__":
    nudges.GRACE = 0.5  # type: ignore[misc]
    serve.Outbound = lambda *words, **more: Outbound([os.environ["NUDGE_ORIGIN"]], *words[1:], **more)  # type: ignore[attr-defined, assignment]
    sys.exit(main())

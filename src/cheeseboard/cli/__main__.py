"""``python -m cheeseboard.cli``."""

import sys

from cheeseboard.cli.program import main

sys.exit(main())

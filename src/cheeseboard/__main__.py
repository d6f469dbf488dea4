"""``python -m cheeseboard``."""

import sys

from cheeseboard.cli import main

sys.exit(main())

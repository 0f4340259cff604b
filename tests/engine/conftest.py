"""The example game of the documentation is a package of its own, outside ``src``."""

import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "sejmik"

if str(EXAMPLE) not in sys.path:
    sys.path.insert(0, str(EXAMPLE))

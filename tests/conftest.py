"""What all tests share."""

import os
import sys
from pathlib import Path

from hypothesis import settings

# Thirteen thousand tests and the servers they start are compiled once, and not by each process
# anew, also where Python is told to leave nothing behind.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# The same examples in every run, and no limit of time for one: a test that fails, fails for
# everybody, and one that passes does not fail on a busy machine.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")

# The example game of the documentation is a package of its own, outside ``src``.
EXAMPLE = Path(__file__).parents[1] / "examples" / "sejmik"
if str(EXAMPLE) not in sys.path:
    sys.path.insert(0, str(EXAMPLE))

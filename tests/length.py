"""How much is tried of what is long by nature: some in every run, all of it by ``make prove``."""

from __future__ import annotations

import os

WHOLE = bool(os.environ.get("STOLNIK_WHOLE"))


def so_many(here: int, *, whole: int) -> int:
    return whole if WHOLE else here

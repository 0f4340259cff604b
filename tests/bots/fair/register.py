"""Makes the village fair a registered game, as another package would."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stolnik.engine.registry import loaded


@contextmanager
def fair_registered(folder: Path, module: str = "village_fair") -> Iterator[None]:
    """Lay out a package with an entry point, in sight of this process and its workers."""
    package = folder / "village_fair-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: village-fair\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(
        f"[stolnik.games]\nvillage_fair = tests.bots.fair.{module}:GAME\n"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        loaded.cache_clear()
        yield
    loaded.cache_clear()

"""Figures as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from stolnik.lab.errors import LabError
from stolnik.lab.ratings import Rating

KINDS: Final = (".svg", ".png", ".pdf")
INK: Final = "#2b2620"
WINE: Final = "#8c2f39"


def check_picture(file: Path) -> None:
    """Refuse a name that no picture has, before anything is played."""
    if file.suffix.lower() not in KINDS:
        raise LabError("picture", file=str(file), right=", ".join(KINDS))
    _pyplot()


def draw_ratings(file: Path, rated: Mapping[str, Rating], title: str, scale: str) -> None:
    """A line for each bot: its rating, and the interval in which it lies."""
    figure, axes = _pyplot().subplots(figsize=(7, 1.2 + 0.45 * len(rated)), layout="constrained")
    names = list(rated)[::-1]
    axes.errorbar(
        [rated[name].rating for name in names],
        range(len(names)),
        xerr=[rated[name].margin for name in names],
        fmt="o",
        color=WINE,
        ecolor=INK,
        capsize=4,
    )
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlabel(scale)
    axes.set_title(title, loc="left")
    axes.grid(axis="x", alpha=0.3)
    axes.spines[["top", "right", "left"]].set_visible(False)
    figure.savefig(file, dpi=160, metadata={"Date": None} if file.suffix == ".svg" else None)


def _pyplot() -> Any:
    try:
        import matplotlib

        matplotlib.use("agg")
        from matplotlib import pyplot
    except ImportError:
        raise LabError("extra", package="matplotlib") from None
    return pyplot

"""For rules that the editions share: one test, played with the parts of each edition.

>>> @EACH_EDITION
... def test_a_hand_of_two_is_full(edition: int) -> None:
...     g = pax_position(edition=edition)
...     hold(g, 0, *twins(g, "luther", "cromwell"))
...     assert clause(g, bought) == cited(g, "PAX1-E1.3", "PAX2-E1.2")
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolnik.games.pax_renaissance import game
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import EDITIONS

EACH_EDITION = pytest.mark.parametrize("edition", EDITIONS, ids=["1st", "2nd"])
"""The test is run for either edition."""

_NAMES = Path(game.__file__).parent / "text" / "components.en.ftl"
_TWINS = {
    first: second
    for second, first in re.findall(
        r"^card-(pren\w+) = \{ card-(\w+) \}$", _NAMES.read_text(encoding="utf-8"), re.M
    )
}
"""Each card of the 1st edition that has a namesake in the 2nd."""


def twin(g: Pax, card: str) -> str:
    """The card that bears in this edition the name of a card of the 1st."""
    return card if g.box.edition.number == 1 else _TWINS[card]


def twins(g: Pax, *cards: str) -> list[str]:
    """The namesakes of several cards."""
    return [twin(g, card) for card in cards]


def cited(g: Pax, first: str, second: str) -> str:
    """The clause of the edition at hand."""
    return first if g.box.edition.number == 1 else second

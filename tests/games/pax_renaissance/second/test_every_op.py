"""Every op of every card and empire of the 2nd edition: it does what its icon shows."""

from __future__ import annotations

import pytest

from stolnik.games.pax_renaissance.chapters.tableau import ops_of
from tests.games.pax_renaissance.every_card import cards_of, full_box, position
from tests.games.pax_renaissance.every_op import (
    check_op,
    empire_icons,
    icons,
    refusal_under_bishop,
)

CARDS = cards_of(2)
ICONS = [
    pytest.param(*icon, id=name)
    for *icon, name in (*icons(CARDS.values()), *empire_icons(full_box(2).empires.values()))
]


@pytest.mark.rule("PAX2-B5.4", "PAX2-B4.4", "PAX2-E4.1", "PAX2-E4.7", "PAX2-F.1")
@pytest.mark.parametrize("card, index, republic", ICONS)
def test_its_op_works_when_its_side_is_run(card: str, index: int, republic: bool) -> None:
    check_op(position(2), card, index, republic)


@pytest.mark.rule("PAX2-F1.15", "PAX2-F.2", "PAX2-GLO.Bishop.6")
@pytest.mark.parametrize("card, index, republic", ICONS)
def test_its_op_falls_silent_under_a_bishop_unless_it_is_religious(
    card: str, index: int, republic: bool
) -> None:
    g = position(2)
    refusal = refusal_under_bishop(g, card, index, republic)
    if ops_of(g, card)[index].kind == "inquisitor":
        assert refusal is None
    else:
        immune = card in CARDS and "own_cards_immune_to_silencing" in CARDS[card].abilities
        assert refusal is not None
        assert (refusal.clause == "PAX2-F1.15") is not immune

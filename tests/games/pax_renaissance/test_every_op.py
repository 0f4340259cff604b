"""Every op of every card and empire, one by one: it does what its icon shows, or falls silent."""

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

CARDS = cards_of(1)
ICONS = [
    pytest.param(*icon, id=name)
    for *icon, name in (*icons(CARDS.values()), *empire_icons(full_box(1).empires.values()))
]


@pytest.mark.rule("PAX1-B4.5", "PAX1-E4.2", "PAX1-E4.6", "PAX1-B3.4")
@pytest.mark.parametrize("card, index, republic", ICONS)
def test_its_op_works_when_its_side_is_run(card: str, index: int, republic: bool) -> None:
    check_op(position(), card, index, republic)


@pytest.mark.rule("PAX1-F1.14", "PAX1-F0.2")
@pytest.mark.parametrize("card, index, republic", ICONS)
def test_its_op_falls_silent_under_a_bishop_unless_it_is_religious(
    card: str, index: int, republic: bool
) -> None:
    g = position()
    refusal = refusal_under_bishop(g, card, index, republic)
    if ops_of(g, card)[index].kind == "inquisitor":
        assert refusal is None
    else:
        immune = card in CARDS and "own_cards_immune_to_silencing" in CARDS[card].abilities
        assert refusal is not None
        assert (refusal.clause == "PAX1-F1.14") is not immune

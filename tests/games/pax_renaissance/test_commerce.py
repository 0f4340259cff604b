"""Commerce (F2): a florin from the market."""

import pytest

from stolnik.games.pax_renaissance.chapters.ops.commerce import refuse_commerce
from tests.games.pax_renaissance.position import own, pax_position
from tests.games.pax_renaissance.running import icon, menu, targets, use

WEST = "merchants_of_the_staple"
EAST = "the_kremlin"


@pytest.mark.rule("PAX1-F2.1", "PAX1-E4.7")
def test_it_takes_one_florin_from_a_card_of_its_row_even_from_the_face_down_one() -> None:
    g = pax_position()
    own(g, 0, WEST)
    row = g.market["west"]
    row.florins = [3, 0, 1, 0, 0, 0]
    assert targets(g, WEST, "commerce") == [
        ("commerce", row.cards[0]),
        ("commerce", row.cards[2]),
    ]
    use(g, WEST, "commerce", targets(g, WEST, "commerce")[0])
    assert row.florins == [2, 0, 1, 0, 0, 0]
    assert g.players[0].florins == 11


@pytest.mark.rule("PAX1-F2.1")
def test_the_icon_names_the_row() -> None:
    g = pax_position()
    own(g, 0, WEST, EAST)
    g.market["east"].florins[4] = 1
    assert menu(g, "west") == []
    assert targets(g, EAST, "commerce") == [("commerce", g.market["east"].cards[4])]


@pytest.mark.rule("PAX1-F2.1")
def test_a_card_without_florins_or_of_the_other_row_is_refused() -> None:
    g = pax_position()
    own(g, 0, WEST)
    g.market["east"].florins[1] = 1
    _, op = icon(g, WEST, "commerce")
    for card in (g.market["west"].cards[1], g.market["east"].cards[1]):
        assert card is not None
        refusal = refuse_commerce(g, 0, WEST, op, card)
        assert refusal is not None
        assert refusal.clause == "PAX1-F2.1"


@pytest.mark.rule("PAX1-F2.1")
def test_florins_left_on_an_emptied_place_cannot_be_taken() -> None:
    g = pax_position()
    own(g, 0, WEST)
    row = g.market["west"]
    row.cards[0] = None
    row.florins[0] = 2
    assert menu(g, "west") == []

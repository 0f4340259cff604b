"""Tax (F4): a concession's owner pays or yields, and then levies."""

import pytest

from stolnik.engine.flow import Ask
from stolnik.games.pax_renaissance.chapters.ops.tax import PAY, YIELD, refuse_tax
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from tests.games.pax_renaissance.position import border, own, pax_position, stand
from tests.games.pax_renaissance.running import icon, menu, op, targets, use

CARD = "holy_land_crusade"
"""Tax in Mamluk."""
ALEXANDRIA = border("ottoman", "mamluk")


@pytest.mark.rule("PAX1-F4.1", "PAX1-GL.Concession.4", "PAX1-E4.8")
def test_it_reaches_the_concessions_on_the_borders_of_its_location() -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.concessions.update({ALEXANDRIA: 2, border("hungary", "ottoman"): 1})
    assert targets(g, CARD, "tax") == [("tax", "mamluk", ALEXANDRIA)]
    _, tax = icon(g, CARD, "tax")
    empty = refuse_tax(g, 0, CARD, tax, "mamluk", border("byzantium", "mamluk"))
    assert empty is not None
    assert empty.clause == "PAX1-F4.1"
    elsewhere = refuse_tax(g, 0, CARD, tax, "ottoman", ALEXANDRIA)
    assert elsewhere is not None
    assert elsewhere.clause == "PAX1-E4.8"


@pytest.mark.rule("PAX1-F4.1", "PAX1-GL.Pirate.5")
def test_pirates_are_not_taxed() -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.pirates[ALEXANDRIA] = "islamic"
    assert targets(g, CARD, "tax") == []


@pytest.mark.rule("PAX1-GL.Location.4", "PAX1-GL.Location.8", "PAX1-E4.9")
def test_a_card_of_location_east_chooses_which_of_two_empires_is_taxed() -> None:
    g = pax_position()
    own(g, 0, "dervishes")
    g.concessions.update({ALEXANDRIA: 2, border("papal_states", "ottoman"): 1})
    assert targets(g, "dervishes", "tax") == [
        ("tax", "ottoman", border("papal_states", "ottoman")),
        ("tax", "ottoman", ALEXANDRIA),
        ("tax", "mamluk", ALEXANDRIA),
    ]


@pytest.mark.rule("PAX1-F4.2", "PAX1-F4.3")
def test_the_owner_decides_and_not_the_player_who_taxes() -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.concessions[ALEXANDRIA] = 2
    asks: list[Ask] = []
    use(g, CARD, "tax", PAY, ("levy", "cyprus"), asks=asks)
    assert [(ask.seat, ask.topic) for ask in asks] == [(0, "ops"), (2, "tax_due"), (2, "levy")]
    assert [player.florins for player in g.players] == [10, 10, 9]
    assert g.concessions == {ALEXANDRIA: 2}
    assert g.cities == {"cyprus": "rook_catholic"}


@pytest.mark.rule("PAX1-F4.2", "PAX1-GL.Repress.5", "PAX1-GL.Repress.7")
def test_an_owner_may_have_his_concession_repressed_in_the_taxed_empire_at_no_cost() -> None:
    g = pax_position()
    own(g, 0, CARD)
    own(g, 1, "mamluk", "ottoman")
    g.concessions[ALEXANDRIA] = 2
    use(g, CARD, "tax", YIELD, ("levy", "cairo"))
    assert g.concessions == {}
    assert g.repressed == {"mamluk": ["pawn_2"]}
    assert [player.florins for player in g.players] == [10, 10, 10]
    assert g.cities == {"cairo": "rook_islamic"}


@pytest.mark.rule("PAX1-F4.2")
def test_an_owner_without_florins_must_yield() -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.concessions[ALEXANDRIA] = 2
    g.players[2].florins = 0
    use(g, CARD, "tax", ("levy", "cairo"))
    assert g.concessions == {}
    assert reserve(g, "pawn_2") == 10


@pytest.mark.rule("PAX1-F4.3", "PAX1-GL.Levy.1", "PAX1-GL.Levy.3")
def test_the_levy_follows_the_icon_and_the_owner_chooses_among_the_open_cities() -> None:
    g = pax_position()
    own(g, 0, "marechaussee")
    stand(g, bruges="rook_islamic")
    g.concessions[border("france", "aragon")] = 1
    asks: list[Ask] = []
    france = ("tax", "france", border("france", "aragon"))
    use(g, "marechaussee", "tax", france, PAY, ("levy", "lyon"), asks=asks)
    assert list(asks[-1].options) == [("levy", "paris"), ("levy", "lyon")]
    assert g.cities == {"bruges": "rook_islamic", "lyon": "knight_catholic"}


def test_when_the_reserve_has_no_token_for_any_open_city_there_is_no_levy() -> None:
    g = pax_position()
    own(g, 0, CARD)
    own(g, 1, "ottoman")
    stand(g, cyprus="rook_catholic")
    g.repressed["ottoman"] = ["rook_islamic"] * 7
    g.concessions[ALEXANDRIA] = 2
    use(g, CARD, "tax", PAY)
    assert g.players[2].florins == 9
    assert g.cities == {"cyprus": "rook_catholic"}


@pytest.mark.rule("PAX1-E4.13")
def test_a_player_may_tax_himself() -> None:
    g = pax_position()
    own(g, 0, CARD)
    stand(g, cyprus="rook_catholic")
    g.concessions[ALEXANDRIA] = 0
    use(g, CARD, "tax", PAY)
    assert g.players[0].florins == 9
    assert g.cities["cairo"] == "rook_islamic"


# -- the rulebook's examples ------------------------------------------------------------------


@pytest.mark.rule("PAX1-F4.1", "PAX1-F4.2", "PAX1-F4.3", "PAX1-GL.Levy.3")
def test_ex16_tax_in_mamluk() -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.states["mamluk"] = "catholic"
    stand(g, cyprus="rook_catholic")
    coeur = [player.bank for player in g.players].index("coeur")
    g.concessions[ALEXANDRIA] = coeur
    use(g, CARD, "tax", PAY)
    assert g.players[coeur].florins == 9
    assert g.concessions == {ALEXANDRIA: coeur}
    assert g.cities["cairo"] == "rook_catholic"


@pytest.mark.rule("PAX1-F4.4", "PAX1-GL.Saturation.3")
def test_ex17_tax_on_a_saturated_empire() -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.concessions[ALEXANDRIA] = 2
    stand(g, cairo="rook_islamic", cyprus="knight_reformation")
    assert op(g, CARD, "tax") not in menu(g, "west")
    refusal = refuse_tax(g, 0, CARD, icon(g, CARD, "tax")[1], "mamluk", ALEXANDRIA)
    assert refusal is not None
    assert refusal.clause == "PAX1-F4.4"


@pytest.mark.rule("PAX1-F4.4", "PAX1-GL.Saturation.4")
def test_a_card_of_location_east_can_tax_the_neighbour_that_is_not_saturated() -> None:
    g = pax_position()
    own(g, 0, "dervishes")
    g.concessions[ALEXANDRIA] = 2
    stand(g, cairo="rook_islamic", cyprus="knight_reformation")
    stand(g, modon="rook_islamic", rhodes="rook_islamic", constantinople_1="rook_islamic")
    stand(g, constantinople_2="knight_islamic")
    assert targets(g, "dervishes", "tax") == [("tax", "ottoman", ALEXANDRIA)]
    stand(g, constantinople_3="knight_islamic")
    assert targets(g, "dervishes", "tax") == []

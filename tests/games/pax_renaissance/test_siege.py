"""Siege (F8): one armed token dies."""

import pytest

from stolnik.games.pax_renaissance.chapters.ops.siege import refuse_siege
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import border, own, pax_position, stand
from tests.games.pax_renaissance.running import icon, menu, targets, use

CARD = "conquistadors"
"""Siege in Portugal."""


def clause(g: Pax, place: str) -> str | None:
    refusal = refuse_siege(g, 0, CARD, icon(g, CARD, "siege")[1], place)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX1-F8.1", "PAX1-GL.Kill.1")
def test_the_token_returns_to_its_reserve() -> None:
    g = pax_position()
    own(g, 0, CARD, "portugal")
    stand(g, toledo="knight_catholic")
    use(g, CARD, "siege")
    assert g.cities == {}
    assert g.repressed == {}
    assert reserve(g, "knight_catholic") == 10


@pytest.mark.rule("PAX1-F8.1", "PAX1-GL.Pirate.6")
def test_a_pirate_can_be_killed() -> None:
    g = pax_position()
    own(g, 0, CARD)
    g.pirates[border("england", "portugal")] = "reformation"
    use(g, CARD, "siege")
    assert g.pirates == {}
    assert reserve(g, "rook_reformation") == 7


@pytest.mark.rule("PAX1-F8.1")
def test_concessions_and_repressed_tokens_cannot_be_besieged() -> None:
    g = pax_position()
    own(g, 0, CARD)
    own(g, 1, "portugal")
    g.concessions[border("portugal", "aragon")] = 1
    g.repressed["portugal"] = ["knight_catholic"]
    assert targets(g, CARD, "siege") == []
    assert clause(g, border("portugal", "aragon")) == "PAX1-F8.1"
    assert clause(g, "portugal") == "PAX1-F8.1"


@pytest.mark.rule("PAX1-F8.1", "PAX1-E4.8")
def test_a_token_elsewhere_is_out_of_reach() -> None:
    g = pax_position()
    own(g, 0, CARD)
    stand(g, paris="knight_catholic")
    g.pirates[border("england", "france")] = "islamic"
    assert menu(g, "west") == []
    assert clause(g, "paris") == "PAX1-E4.8"
    assert clause(g, border("england", "france")) == "PAX1-E4.8"


@pytest.mark.rule("PAX1-GL.Location.4", "PAX1-GL.Location.7")
def test_a_card_of_location_west_reaches_all_six_western_empires() -> None:
    g = pax_position()
    own(g, 0, "spanish_tercio")
    cities = ("london", "paris", "vienna", "toledo", "valencia", "venice")
    stand(g, **dict.fromkeys((*cities, "buda", "cairo"), "knight_catholic"))
    g.pirates[border("papal_states", "ottoman")] = "islamic"
    g.pirates[border("hungary", "ottoman")] = "islamic"
    assert targets(g, "spanish_tercio", "siege") == [
        *(("siege_city", city) for city in cities),
        ("siege_pirate", border("papal_states", "ottoman")),
    ]


@pytest.mark.rule("PAX1-GL.Location.4")
def test_a_card_of_location_east_reaches_all_four_eastern_empires() -> None:
    g = pax_position()
    own(g, 0, "qizilbash")
    stand(g, buda="knight_catholic", caffa="rook_islamic", rhodes="rook_catholic")
    stand(g, cairo="rook_islamic", venice="knight_catholic")
    assert targets(g, "qizilbash", "siege") == [
        ("siege_city", "buda"),
        ("siege_city", "caffa"),
        ("siege_city", "rhodes"),
        ("siege_city", "cairo"),
    ]


@pytest.mark.rule("PAX1-F8.1", "PAX1-E4.9", "PAX1-GL.Location.8")
def test_ex21_siege_in_portugal() -> None:
    g = pax_position()
    own(g, 0, CARD)
    stand(g, toledo="knight_catholic", granada="rook_islamic")
    g.pirates[border("portugal", "aragon")] = "catholic"
    choices = [
        ("siege_city", "toledo"),
        ("siege_city", "granada"),
        ("siege_pirate", border("portugal", "aragon")),
    ]
    assert targets(g, CARD, "siege") == choices
    use(g, CARD, "siege", choices[1])
    assert g.cities == {"toledo": "knight_catholic"}

"""Casus Belli, what a War costs in Stability, and whom one may not attack."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.board.hostility import vassals_of
from stolnik.games.price_of_power.chapters.board.ownership import is_npr, npr_places
from stolnik.games.price_of_power.chapters.relations.alliances import place_truce
from stolnik.games.price_of_power.chapters.war.casus_belli import (
    CALL,
    CONQUEST,
    EVENT,
    HOLY_WAR,
    LIBERATION,
    SUCCESSION,
    TOKEN,
    casus_belli,
    claim_succession,
    refuse_war,
    stability_lost,
)
from stolnik.games.price_of_power.state import NPR, PASSED, SMALL, Europe, Officer, War, piece
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    area,
    europe,
    place,
    realm,
    vassal,
)


def clause(g: Europe, seat: int, name: str) -> str | None:
    refusal = refuse_war(g, seat, realm(g, name))
    return None if refusal is None else refusal.clause


def dispute(g: Europe, seat: int, name: str) -> int:
    """A Disputed Succession token of a player on a Realm."""
    target = realm(g, name)
    g.players[seat].marriages[target] = True
    return target


# -- what one has ------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.CB.1", "EU-9.1.14", "EU-5.5.5")
def test_without_a_cb_a_war_costs_two_stability() -> None:
    g = europe()
    milan = realm(g, "milan")
    assert casus_belli(g, CASTILE, milan) == []
    assert stability_lost(g, CASTILE, milan) == 2
    g.claims[area(g, "lombardy")] = 1 << CASTILE
    assert stability_lost(g, CASTILE, milan) == 0


@pytest.mark.rule("EU-9.CB.2")
def test_conquest_is_a_cb_against_all_who_own_or_control_there() -> None:
    g = europe()
    g.claims[area(g, "lombardy")] = 1 << CASTILE
    for name in ("milan", "genoa", "mantua", "savoy", "venice"):
        assert casus_belli(g, CASTILE, realm(g, name)) == [CONQUEST]
    assert casus_belli(g, FRANCE, realm(g, "milan")) == []
    g.occupiers[place(g, "milano")] = piece(SMALL, ENGLAND)
    assert casus_belli(g, CASTILE, ENGLAND) == [CONQUEST]


@pytest.mark.rule("EU-9.CB.5")
def test_a_cb_token_is_good_for_its_owner_alone() -> None:
    g = europe()
    g.cbs.append((CASTILE, FRANCE))
    assert casus_belli(g, CASTILE, FRANCE) == [TOKEN]
    assert casus_belli(g, FRANCE, CASTILE) == []
    assert casus_belli(g, ENGLAND, FRANCE) == []


@pytest.mark.rule("EU-9.CB.10", "EU-11.2.17")
def test_a_disputed_succession_is_a_cb_for_everybody() -> None:
    g = europe()
    hungary = realm(g, "hungary")
    assert casus_belli(g, CASTILE, hungary) == []
    dispute(g, AUSTRIA, "hungary")
    for seat in range(4):
        assert SUCCESSION in casus_belli(g, seat, hungary)


@pytest.mark.rule("EU-9.CB.14")
def test_and_against_every_player_who_is_at_war_with_that_realm() -> None:
    g = europe()
    hungary = dispute(g, AUSTRIA, "hungary")
    assert casus_belli(g, CASTILE, FRANCE) == []
    g.wars.append(War(FRANCE, hungary))
    assert casus_belli(g, CASTILE, FRANCE) == [SUCCESSION]
    assert casus_belli(g, CASTILE, ENGLAND) == []


@pytest.mark.rule("EU-9.CB.14", "EU-11.3.37")
def test_be_it_as_somebody_s_active_ally() -> None:
    g = europe()
    hungary = dispute(g, AUSTRIA, "hungary")
    g.wars.append(War(FRANCE, AUSTRIA))
    assert SUCCESSION not in casus_belli(g, CASTILE, FRANCE)
    g.players[AUSTRIA].allies[hungary] = True
    assert SUCCESSION in casus_belli(g, CASTILE, FRANCE)


@pytest.mark.rule("EU-9.CB.17")
def test_deus_vult_is_good_against_neighbours_and_distant_realms_of_another_faith() -> None:
    g = europe(6)
    granada, tunis, aztec = (realm(g, one) for one in ("granada", "tunis", "aztec"))
    assert casus_belli(g, CASTILE, granada) == []
    g.players[CASTILE].ideas.append(g.box.idea_of["deus_vult"])
    assert casus_belli(g, CASTILE, granada) == [HOLY_WAR]
    assert casus_belli(g, CASTILE, aztec) == [HOLY_WAR]
    assert casus_belli(g, CASTILE, realm(g, "portugal")) == []
    g.players[ENGLAND].ideas.append(g.box.idea_of["deus_vult"])
    assert casus_belli(g, ENGLAND, tunis) == []  # not adjacent


@pytest.mark.rule("EU-9.CB.18")
def test_christians_have_no_holy_war_against_christians() -> None:
    g = europe(6)
    for seat in (CASTILE, OTTOMANS):
        g.players[seat].ideas.append(g.box.idea_of["deus_vult"])
    g.players[FRANCE].faith = g.box.faith_of["protestant"]
    assert casus_belli(g, CASTILE, FRANCE) == []
    serbia = realm(g, "serbia")
    assert g.box.faiths[g.box.realms[g.box.realm_of["serbia"]].faith].group == "christian"
    assert HOLY_WAR in casus_belli(g, OTTOMANS, serbia)


@pytest.mark.rule("EU-9.CB.17")
def test_nobody_has_a_holy_war_against_neighbours_of_the_same_state_religion() -> None:
    g = europe(6)
    g.players[OTTOMANS].ideas.append(g.box.idea_of["deus_vult"])
    karaman = realm(g, "karaman")
    assert HOLY_WAR not in casus_belli(g, OTTOMANS, karaman)
    g.players[OTTOMANS].faith = g.box.faith_of["orthodox"]
    assert HOLY_WAR in casus_belli(g, OTTOMANS, karaman)


@pytest.mark.rule("EU-9.CB.22")
def test_the_emperor_may_liberate_what_outsiders_hold_in_the_empire() -> None:
    g = europe(6)
    for name in ("burgundy", "venice", "denmark"):  # the Unlawful Occupants of 1444
        assert LIBERATION in casus_belli(g, AUSTRIA, realm(g, name))
        assert LIBERATION not in casus_belli(g, FRANCE, realm(g, name))
    assert LIBERATION not in casus_belli(g, AUSTRIA, realm(g, "bavaria"))
    assert casus_belli(g, AUSTRIA, ENGLAND) == []
    vassal(g, "praha", ENGLAND)
    assert casus_belli(g, AUSTRIA, ENGLAND) == [LIBERATION]


@pytest.mark.rule("EU-9.CB.22", "EU-11.4.4")
def test_what_is_free_of_a_vassal_does_not_answer_for_what_the_vassal_has_in_the_empire() -> None:
    g = europe()
    burgundy = realm(g, "burgundy")
    assert LIBERATION in casus_belli(g, AUSTRIA, burgundy)
    for one in npr_places(g, burgundy - NPR):
        if g.box.places[one].in_hre:
            vassal(g, g.box.places[one].id, FRANCE)
    for one in vassals_of(g, burgundy):
        g.overlords[one - NPR] = 0
    assert is_npr(g, burgundy)
    assert LIBERATION in casus_belli(g, AUSTRIA, FRANCE)
    assert LIBERATION not in casus_belli(g, AUSTRIA, burgundy)


@pytest.mark.rule("EU-9.CB.23")
def test_an_area_that_left_the_empire_gives_no_cb() -> None:
    g = europe(6)
    vassal(g, "praha", ENGLAND)
    g.not_hre.append(area(g, "bohemia"))
    assert casus_belli(g, AUSTRIA, ENGLAND) == []


# -- what it costs -----------------------------------------------------------------------------


@pytest.mark.rule("EU-11.2.7", "EU-9.1.16", "EU-5.5.6")
def test_a_war_on_a_marriage_costs_one_more() -> None:
    g = europe()
    aragon = realm(g, "aragon")
    assert stability_lost(g, CASTILE, aragon) == 3
    g.claims[area(g, "aragon")] = 1 << CASTILE
    assert stability_lost(g, CASTILE, aragon) == 1
    assert stability_lost(g, FRANCE, aragon) == 2


@pytest.mark.rule("EU-9.CB.11", "EU-9.1.16")
def test_a_disputed_succession_forgives_the_marriage() -> None:
    g = europe()
    aragon = realm(g, "aragon")
    dispute(g, FRANCE, "aragon")  # somebody else's token will do (RA11)
    assert stability_lost(g, CASTILE, aragon) == 0


@pytest.mark.rule("EU-9.CB.8", "EU-9.CB.9", "EU-9.1.15")
def test_the_cb_of_an_event_forgives_it_and_that_of_a_call_does_not() -> None:
    g = europe()
    aragon = realm(g, "aragon")
    assert stability_lost(g, CASTILE, aragon, EVENT) == 0
    assert stability_lost(g, CASTILE, aragon, CALL) == 1


# -- whom one may not attack -------------------------------------------------------------------


@pytest.mark.rule("EU-9.1.4", "EU-11.3.3")
def test_no_war_on_an_ally() -> None:
    g = europe()
    assert clause(g, CASTILE, "portugal") == "EU-9.1.4"
    assert clause(g, FRANCE, "portugal") is None


@pytest.mark.rule("EU-9.CB.12", "EU-9.1.11")
def test_but_a_spouse_may_dispute_the_succession_even_of_an_ally_and_without_a_ruler() -> None:
    g = europe()
    dispute(g, ENGLAND, "portugal")
    assert clause(g, CASTILE, "portugal") == "EU-9.1.4"  # not Married there
    g.players[CASTILE].marriages[realm(g, "portugal")] = False
    assert clause(g, CASTILE, "portugal") is None
    g.players[CASTILE].ruler = None
    assert clause(g, CASTILE, "portugal") is None
    assert clause(g, CASTILE, "granada") == "EU-9.1.10"


@pytest.mark.rule("EU-9.CB.13", "EU-11.3.42")
def test_and_the_alliance_ends_with_it() -> None:
    g = europe()
    portugal = dispute(g, CASTILE, "portugal")
    claim_succession(g, CASTILE, portugal)
    assert portugal not in g.players[CASTILE].allies
    claim_succession(g, CASTILE, realm(g, "milan"))  # no Ally


@pytest.mark.rule("EU-11.3.46", "EU-11.3.47", "EU-9.CB.13")
def test_an_active_ally_whose_succession_is_disputed_takes_its_units_along() -> None:
    g = europe()
    castile, portugal = g.players[CASTILE], dispute(g, CASTILE, "portugal")
    castile.allies[portugal] = True
    castile.allied, castile.allied_from = 2, {portugal: 2}
    g.wars.append(War(ENGLAND, CASTILE))
    claim_succession(g, CASTILE, portugal)
    assert (castile.allied, castile.allied_from) == (0, {})
    assert War(ENGLAND, portugal) in g.wars, "a War of its own"


@pytest.mark.rule("EU-9.1.10", "EU-5.5.3")
def test_no_war_in_an_interregnum() -> None:
    g = europe()
    assert clause(g, CASTILE, "granada") is None
    g.players[CASTILE].ruler = None
    assert clause(g, CASTILE, "granada") == "EU-9.1.10"
    g.players[CASTILE].ruler = Officer("ruler")


@pytest.mark.rule("EU-9.1.5")
def test_a_truce_binds_both() -> None:
    g = europe()
    place_truce(g, FRANCE, CASTILE)
    assert clause(g, CASTILE, "france") == clause(g, FRANCE, "castile") == "EU-9.1.5"


@pytest.mark.rule("EU-9.1.6", "EU-9.1.7", "EU-11.3.30")
def test_no_war_on_who_has_passed_nor_on_their_npr_allies() -> None:
    g = europe()
    assert clause(g, ENGLAND, "france") is None
    assert clause(g, ENGLAND, "scotland") is None
    g.players[FRANCE].status = PASSED
    assert clause(g, ENGLAND, "france") == "EU-9.1.6"
    assert clause(g, ENGLAND, "scotland") == "EU-9.1.7"


@pytest.mark.rule("EU-9.1.7")
def test_a_truce_protects_npr_allies_too() -> None:
    g = europe()
    place_truce(g, ENGLAND, FRANCE)
    assert clause(g, ENGLAND, "scotland") == "EU-9.1.7"


@pytest.mark.rule("EU-9.1.8")
def test_members_are_as_far_out_of_reach_as_the_emperor() -> None:
    g = europe()
    assert clause(g, FRANCE, "saxony") is None
    g.players[AUSTRIA].status = PASSED
    assert clause(g, FRANCE, "saxony") == "EU-9.1.8"
    assert clause(g, FRANCE, "aragon") is None
    g.wars.append(War(AUSTRIA, realm(g, "saxony")))
    assert clause(g, FRANCE, "saxony") is None


@pytest.mark.rule("EU-9.1.8", "EU-11.3.37")
def test_an_active_ally_of_the_emperor_s_enemy_is_not_at_peace_with_the_emperor() -> None:
    g = europe()
    g.players[AUSTRIA].status = PASSED
    g.players[ENGLAND].allies[realm(g, "saxony")] = True
    assert clause(g, FRANCE, "saxony") == "EU-9.1.8"
    g.wars.append(War(ENGLAND, AUSTRIA))
    assert clause(g, FRANCE, "saxony") is None


@pytest.mark.rule("EU-9.1.9")
def test_a_distant_realm_must_be_discovered() -> None:
    g = europe()
    assert clause(g, CASTILE, "inca") == "EU-9.1.9"
    g.claims[area(g, "cuzco")] = 1 << CASTILE
    assert clause(g, CASTILE, "inca") is None


@pytest.mark.rule("EU-9.1.9", "EU-9.CB.2")
def test_a_claim_on_what_another_player_occupies_discovers_its_lawful_owner() -> None:
    g = europe()
    g.claims[area(g, "cuzco")] = 1 << CASTILE
    g.occupiers[place(g, "cuzco")] = piece(SMALL, FRANCE)
    assert casus_belli(g, CASTILE, realm(g, "inca")) == [CONQUEST]
    assert clause(g, CASTILE, "inca") is None


@pytest.mark.rule("EU-9.1.9", "EU-11.4.23")
def test_a_claim_on_a_vassal_discovers_its_overlord_overseas() -> None:
    g = europe()
    g.overlords[g.box.realm_of["aztec"]] = realm(g, "inca") + 1
    g.claims[area(g, "mexico")] = 1 << CASTILE
    assert clause(g, CASTILE, "inca") is None


@pytest.mark.rule("EU-11.4.22")
def test_a_vassal_is_attacked_through_its_overlord() -> None:
    g = europe()
    vassal(g, "navarra", FRANCE)
    assert clause(g, ENGLAND, "navarra") == "EU-11.4.22"


@pytest.mark.rule("EU-2.4.3")
def test_no_war_is_declared_on_a_realm_without_a_province() -> None:
    g = europe()
    assert clause(g, CASTILE, "granada") is None
    for where in g.box.realms[g.box.realm_of["granada"]].places:
        g.tokens[where] = piece(SMALL, CASTILE)
    assert clause(g, CASTILE, "granada") == "EU-2.4.3"

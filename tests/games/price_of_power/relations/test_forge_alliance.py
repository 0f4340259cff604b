"""Forge Alliance."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.box.components import DIP
from stolnik.games.price_of_power.chapters.basic_actions.alliance import forge_alliance
from stolnik.games.price_of_power.chapters.board.ownership import capital
from stolnik.games.price_of_power.chapters.board.supply import cubes_left
from stolnik.games.price_of_power.chapters.relations.influence import own_cubes
from stolnik.games.price_of_power.state import Europe, War
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    area,
    influence,
    realm,
    town,
    vassal,
)
from tests.games.price_of_power.relations.diplomats import clause, menu, refused, table
from tests.games.running import Procedure


def forge(name: str) -> Move:
    return ("forge_alliance", name)


def milan(g: Europe, mine: int = 2) -> None:
    influence(g, "lombardy", CASTILE, mine)
    influence(g, "lombardy", FRANCE, 0)


@pytest.mark.rule("EU-5.4.7", "EU-5.4.8", "EU-2.4.16")
@pytest.mark.parametrize(
    ("name", "where", "price"), [("mantua", "lombardy", 1), ("milan", "lombardy", 2)]
)
def test_half_the_tax_income_and_one_influence_in_its_capital(
    name: str, where: str, price: int
) -> None:
    g = table()
    milan(g)
    menu(g, forge(name))
    assert g.players[CASTILE].power[DIP] == 5 - price
    assert g.players[CASTILE].allies[realm(g, name)] is False
    assert own_cubes(g, CASTILE, area(g, where)) == 3


@pytest.mark.rule("EU-5.4.7")
def test_the_largest_npr_costs_three() -> None:
    g = table(dip=2)
    assert refused(menu(g), forge("aragon")) == (
        "EU-5.4.7",
        {"price": 3, "have": 2, "power": "dip"},
    )
    g = table(dip=3)
    menu(g, forge("aragon"))
    assert g.players[CASTILE].power[DIP] == 0


@pytest.mark.rule("EU-5.4.8")
def test_a_full_capital_area_gets_no_influence() -> None:
    g = table()
    milan(g)
    influence(g, "lombardy", ENGLAND, 3)
    menu(g, forge("milan"))
    assert realm(g, "milan") in g.players[CASTILE].allies
    assert own_cubes(g, CASTILE, area(g, "lombardy")) == 2


@pytest.mark.rule("EU-5.4.9", "EU-11.3.5", "EU-11.3.6")
@pytest.mark.parametrize("who", ["player", "npr", "active"])
def test_both_must_be_at_peace(who: str) -> None:
    g = table()
    milan(g)
    target = realm(g, "milan")
    if who == "player":
        g.wars.append(War(FRANCE, CASTILE))
    elif who == "npr":
        g.wars.append(War(FRANCE, target))
    else:
        g.players[FRANCE].allies[target] = True
    assert clause(menu(g), forge("milan")) == "EU-5.4.9"


@pytest.mark.rule("EU-5.4.10", "EU-11.2.3")
def test_two_influence_in_its_areas_marriages_included() -> None:
    g = table()
    milan(g, 1)
    assert refused(menu(g), forge("milan")) == ("EU-5.4.10", {"due": 2, "have": 1})
    g.players[CASTILE].marriages[realm(g, "milan")] = False
    assert forge("milan") in menu(g).ask.options


@pytest.mark.rule("EU-5.4.11", "EU-11.3.4", "EU-11.3.43")
def test_an_opponent_s_ally_goes_to_who_has_more_influence() -> None:
    g = table()
    milan(g)
    target = realm(g, "milan")
    g.players[FRANCE].allies[target] = False
    influence(g, "lombardy", FRANCE, 2)
    assert refused(menu(g), forge("milan")) == ("EU-5.4.11", {"due": 3, "have": 2})
    influence(g, "lombardy", CASTILE, 3)
    menu(g, forge("milan"))
    assert target in g.players[CASTILE].allies
    assert target not in g.players[FRANCE].allies


@pytest.mark.rule("EU-5.4.10", "EU-11.1.9")
@pytest.mark.parametrize("colonists", [1, 2])
def test_colonists_are_influence_enough_for_an_npr_that_reaches_overseas(colonists: int) -> None:
    g = table(6, seat=OTTOMANS)
    g.influence = bytearray(len(g.influence))
    player = g.players[OTTOMANS]
    player.allies, player.marriages, player.colonists = {}, {}, colonists
    asked = menu(g)
    if colonists == 1:
        assert refused(asked, forge("mamluks")) == ("EU-5.4.10", {"due": 2, "have": 1})
        return
    asked.say(forge("mamluks"))
    assert realm(g, "mamluks") in player.allies


@pytest.mark.rule("EU-5.4.12", "EU-11.1.9")
def test_a_distant_npr_needs_claims_on_two_of_its_areas() -> None:
    g = table()
    g.players[CASTILE].colonists = 2
    inca = forge("inca")
    g.claims[area(g, "cuzco")] = 1 << CASTILE
    assert refused(menu(g), inca) == ("EU-5.4.12", {"due": 2, "have": 1})
    g.claims[area(g, "quito")] = 1 << CASTILE
    acting = menu(g, inca)
    assert realm(g, "inca") in g.players[CASTILE].allies
    assert acting.ask.topic == "end_turn"
    g.players[CASTILE].colonists = 1
    del g.players[CASTILE].allies[realm(g, "inca")]
    g.turn.acted = False
    assert clause(menu(g), inca) == "EU-5.4.10"


@pytest.mark.rule("EU-5.4.12", "EU-7.6.9")
def test_cores_left_in_the_areas_of_a_distant_npr_are_claims_on_them() -> None:
    g = table()
    g.players[CASTILE].colonists = 2
    for name in ("cuzco", "quito"):
        g.cores[area(g, name)] = CASTILE + 1
    assert forge("inca") in menu(g).ask.options


@pytest.mark.rule("EU-11.3.1")
def test_three_alliances_and_a_fourth_with_the_cabinet() -> None:
    g = table()
    milan(g)
    for name in ("savoy", "bavaria"):
        g.players[CASTILE].allies[realm(g, name)] = False
    assert refused(menu(g), forge("milan")) == ("EU-11.3.1", {"most": 3})
    g.players[CASTILE].ideas.append(g.box.idea_of["cabinet"])
    assert forge("milan") in menu(g).ask.options


@pytest.mark.rule("EU-11.3.31")
def test_no_alliance_is_forged_with_a_player_or_a_vassal() -> None:
    g = table()
    milan(g)
    castile = menu(g)
    assert clause(castile, forge("france")) == "EU-11.3.31"
    vassal(g, g.box.places[capital(g, realm(g, "mantua"))].id, FRANCE)
    assert clause(menu(g), forge("mantua")) == "EU-11.4.4"
    assert clause(menu(g), forge("portugal")) == "EU-5.4.8"


@pytest.mark.rule("EU-2.4.3")
def test_no_alliance_is_forged_with_a_realm_without_a_province() -> None:
    g = table()
    town(g, g.box.places[capital(g, realm(g, "mantua"))].id, FRANCE)
    assert clause(menu(g), forge("mantua")) == "EU-2.4.3"


@pytest.mark.rule("EU-19.1.8")
def test_the_cardinal_of_roma_comes_with_the_alliance_before_the_influence() -> None:
    g = table()
    g.players[CASTILE].power = [0, 0, 0]
    g.players[CASTILE].power[DIP] = cubes_left(g, CASTILE) - 1
    assert cubes_left(g, CASTILE) == 1
    forging = Procedure(forge_alliance(g, CASTILE, realm(g, "papal_states"), free=True), g)
    assert forging.ask.topic == "cubes"  # the last one lies in the Roma slot
    assert g.roma == CASTILE

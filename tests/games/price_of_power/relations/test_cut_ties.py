"""Cut Ties, and what it costs to leave an Ally."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.box.components import ALLIED
from stolnik.games.price_of_power.chapters.relations.influence import own_cubes
from stolnik.games.price_of_power.chapters.relations.ties import at_war, lose_allied_units
from stolnik.games.price_of_power.events.relations import AlliedUnitsLost
from stolnik.games.price_of_power.state import IMPERIAL, NOBODY, Europe, War
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    realm,
)
from tests.games.price_of_power.relations.diplomats import clause, menu, table

CUT: Move = ("cut_ties",)


@pytest.mark.rule("EU-5.2.29")
def test_influence_and_claims_return_to_supply_one_by_one() -> None:
    g = table()
    g.claims[area(g, "portugal")] = 1 << CASTILE
    castile = menu(g, CUT, ("cut_influence", "aragon"))
    assert own_cubes(g, CASTILE, area(g, "aragon")) == 1
    castile.say(CUT, ("cut_claim", "portugal"), CUT, ("cut_influence", "aragon"))
    assert own_cubes(g, CASTILE, area(g, "aragon")) == 0
    assert g.claims[area(g, "portugal")] == 0
    assert castile.ask.topic == "turn"  # a Minor Action


@pytest.mark.rule("EU-5.2.29")
def test_only_one_s_own_ties_are_cut() -> None:
    g = table()
    g.cores[area(g, "leon")] = CASTILE + 1
    castile = menu(g, CUT)
    for move in (("cut_influence", "lombardy"), ("cut_claim", "leon"), ("cut_alliance", "aragon")):
        assert clause(castile, move) == "EU-5.2.29"
    g = table()
    g.influence = bytearray(len(g.influence))
    g.players[CASTILE].allies = {}
    assert clause(menu(g), CUT) == "EU-5.2.29"


@pytest.mark.rule("EU-5.2.29", "EU-18.2.3")
def test_the_emperor_may_give_up_imperial_influence() -> None:
    g = table()
    g.influence = bytearray(len(g.influence))
    influence(g, "saxony", IMPERIAL, 2)
    g.players[CASTILE].allies = {}
    assert clause(menu(g), CUT) == "EU-5.2.29"
    g.emperor = CASTILE
    menu(g, CUT, ("lose_imperial", "saxony"))
    assert own_cubes(g, IMPERIAL, area(g, "saxony")) == 1


@pytest.mark.rule("EU-5.2.30", "EU-11.3.44", "EU-11.3.42")
def test_leaving_an_ally_at_peace_costs_five_influence_there() -> None:
    g = table()
    portugal = realm(g, "portugal")
    influence(g, "portugal", CASTILE, 4)
    influence(g, "northern_morocco", CASTILE, 2)
    castile = menu(g, CUT, ("cut_alliance", "portugal"))
    assert castile.ask.topic == "lose_influence"
    castile.say(("lose_influence", "northern_morocco"))
    castile.say(*[("lose_influence", "portugal")] * 3)
    castile.say(("lose_influence", "portugal"))
    assert own_cubes(g, CASTILE, area(g, "northern_morocco")) == 1
    assert portugal not in g.players[CASTILE].allies
    assert g.truces == [(CASTILE, portugal)]
    assert g.players[CASTILE].stability == 0


@pytest.mark.rule("EU-11.2.6", "EU-11.3.44")
def test_a_marriage_there_saves_one_influence() -> None:
    g = table()
    influence(g, "portugal", CASTILE, 5)
    g.players[CASTILE].marriages[realm(g, "portugal")] = False
    menu(g, CUT, ("cut_alliance", "portugal"))
    assert own_cubes(g, CASTILE, area(g, "portugal")) == 1


@pytest.mark.rule("EU-19.1.8", "EU-19.1.9")
def test_who_leaves_the_pope_loses_the_cardinal_of_roma_before_anything_is_asked() -> None:
    g = table()
    g.players[CASTILE].allies = {realm(g, "papal_states"): False}
    g.roma = CASTILE
    influence(g, "central_italy", CASTILE, 4)
    influence(g, "languedoc", CASTILE, 3)
    castile = menu(g, CUT, ("cut_alliance", "papal_states"))
    assert castile.ask.topic == "lose_influence"
    assert g.roma == NOBODY


def active_ally(g: Europe) -> int:
    """Portugal fights beside Castile, which is at War with France and with Austria."""
    portugal = realm(g, "portugal")
    player = g.players[CASTILE]
    player.allies[portugal] = True
    player.allied, player.allied_from = 1, {portugal: 3, realm(g, "savoy"): 1}
    army = player.armies[0]
    army.area = area(g, "castile")
    army.units[3 * ALLIED] = 3
    g.wars = [War(FRANCE, CASTILE), War(CASTILE, AUSTRIA)]
    return portugal


@pytest.mark.rule("EU-11.3.45", "EU-5.2.30")
def test_leaving_an_ally_at_war_costs_stability_and_all_influence() -> None:
    g = table()
    g.wars.append(War(FRANCE, realm(g, "portugal")))
    influence(g, "portugal", CASTILE, 5)
    influence(g, "macaronesia", CASTILE, 1)
    influence(g, "aragon", CASTILE, 2)
    menu(g, CUT, ("cut_alliance", "portugal"))
    assert g.players[CASTILE].stability == -2
    assert own_cubes(g, CASTILE, area(g, "portugal")) == 0
    assert own_cubes(g, CASTILE, area(g, "macaronesia")) == 0
    assert own_cubes(g, CASTILE, area(g, "aragon")) == 2
    assert g.truces == []


@pytest.mark.rule("EU-11.3.46", "EU-11.3.23")
def test_leaving_an_active_ally_costs_the_units_that_it_gave() -> None:
    g = table()
    portugal = active_ally(g)
    menu(g, CUT, ("cut_alliance", "portugal"))
    player = g.players[CASTILE]
    assert (player.allied, player.armies[0].units[3 * ALLIED]) == (0, 1)
    assert portugal not in player.allied_from


@pytest.mark.rule("EU-11.3.46", "EU-11.3.23")
def test_no_more_units_are_lost_than_it_gave_from_whichever_army() -> None:
    g = table()
    portugal = realm(g, "portugal")
    player = g.players[CASTILE]
    player.allied, player.allied_from = 0, {portugal: 1}
    player.armies[0].units[3 * ALLIED : 3 * ALLIED + 2] = [1, 1]
    told = listen(g)
    lose_allied_units(g, CASTILE, portugal)
    assert player.armies[0].units[3 * ALLIED : 3 * ALLIED + 2] == [0, 1]
    assert told == [AlliedUnitsLost(CASTILE, "portugal", 1)]


@pytest.mark.rule("EU-11.3.47", "EU-11.3.24")
def test_the_former_active_ally_goes_on_with_wars_of_its_own() -> None:
    g = table()
    portugal = active_ally(g)
    menu(g, CUT, ("cut_alliance", "portugal"))
    assert at_war(g, FRANCE, portugal)
    assert at_war(g, AUSTRIA, portugal)
    assert not at_war(g, ENGLAND, portugal)
    assert not at_war(g, CASTILE, portugal)

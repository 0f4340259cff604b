"""Influence: where it can lie, what it costs, and what a Marriage is worth."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.box.components import DIP
from stolnik.games.price_of_power.chapters.board.ownership import capital_area
from stolnik.games.price_of_power.chapters.relations.influence import (
    cubes_in,
    gain_influence,
    influence_for_alliance,
    own_cubes,
    reach,
    remove_influence,
)
from stolnik.games.price_of_power.chapters.relations.ties import influence_in, influence_in_realm
from stolnik.games.price_of_power.state import COLUMNS, IMPERIAL, Europe
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    bare_map,
    influence,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.price_of_power.relations.diplomats import DONE, clause, menu, refused, table
from tests.games.running import Procedure, run

INFLUENCE: Move = ("influence",)
POWER: Move = ("with_power",)
DUCATS: Move = ("with_ducats",)


def place(name: str) -> Move:
    return ("place", name)


@pytest.mark.rule("EU-5.4.1", "EU-5.4.2", "EU-5.4.3", "EU-5.4.4")
def test_exa19_influence_of_france_in_italy() -> None:
    g = table(seat=FRANCE, dip=2, ducats=6)
    influence(g, "lombardy", CASTILE, 2)
    france = menu(g, INFLUENCE, place("lombardy"), place("lombardy"), POWER)
    assert cubes_in(g, area(g, "lombardy")) == 5
    # Nothing is in reach by what was placed just now.
    assert clause(france, place("naples")) == "EU-5.4.2"
    assert clause(france, place("dalmatia")) == "EU-5.4.2"
    france.say(place("central_italy"))
    france.say(place("corsica_and_sardinia"))
    assert france.ask.topic == "end_turn"
    player = g.players[FRANCE]
    assert (player.power[DIP], player.ducats) == (0, 0)
    assert own_cubes(g, FRANCE, area(g, "central_italy")) == 1
    assert own_cubes(g, FRANCE, area(g, "corsica_and_sardinia")) == 1


@pytest.mark.rule("EU-5.4.1")
def test_the_first_cube_costs_power_and_no_ducats_do_instead() -> None:
    g = table(dip=0, ducats=50)
    assert refused(menu(g), INFLUENCE) == ("EU-5.4.1", {"price": 1, "have": 0, "power": "dip"})
    g = table(dip=1, ducats=50)
    castile = menu(g, INFLUENCE, place("aragon"))
    assert g.players[CASTILE].power[DIP] == 0
    castile.say(place("aragon"))
    assert g.players[CASTILE].ducats == 47


@pytest.mark.rule("EU-5.4.1")
def test_benign_diplomats_make_the_first_cube_free() -> None:
    g = table(dip=0, ducats=0)
    g.players[CASTILE].ideas.append(g.box.idea_of["benign_diplomats"])
    castile = menu(g, INFLUENCE, place("aragon"))
    assert castile.ask.topic == "end_turn"
    assert own_cubes(g, CASTILE, area(g, "aragon")) == 3


@pytest.mark.rule("EU-5.4.3")
def test_at_most_two_cubes_into_an_area_each_turn() -> None:
    castile = menu(table(), INFLUENCE, place("portugal"), place("portugal"), POWER)
    assert refused(castile, place("portugal")) == ("EU-5.4.3", {"most": 2})
    castile.say(place("aragon"), POWER, DONE)
    assert castile.ask.topic == "end_turn"


@pytest.mark.rule("EU-5.4.4", "EU-5.4.5", "EU-11.1.1", "EU-11.1.2")
def test_the_sixth_influence_in_an_area_is_refused() -> None:
    g = table()
    influence(g, "aragon", FRANCE, 1)
    castile = menu(g, INFLUENCE, place("aragon"))
    assert cubes_in(g, area(g, "aragon")) == 4
    castile.say(place("aragon"), POWER)
    assert cubes_in(g, area(g, "aragon")) == 5
    assert refused(castile, place("aragon")) == ("EU-5.4.5", {"most": 5})


@pytest.mark.rule("EU-5.4.4")
def test_imperial_influence_fills_an_area_too() -> None:
    g = table(seat=AUSTRIA)
    g.influence[area(g, "bohemia") * COLUMNS + IMPERIAL] = 4
    austria = menu(g, INFLUENCE)
    assert clause(austria, place("bohemia")) == "EU-5.4.5"


@pytest.mark.rule("EU-5.4.6", "EU-11.1.8")
def test_no_influence_overseas() -> None:
    g = table()
    town(g, "mexico", CASTILE)
    castile = menu(g, INFLUENCE)
    assert clause(castile, place("mexico")) == "EU-5.4.6"
    assert run(gain_influence(g, CASTILE, area(g, "mexico"))) is False


@pytest.mark.rule("EU-2.6.1")
def test_no_influence_on_a_board_that_is_left_out() -> None:
    g = table(3)
    east = next(one for one in g.box.areas if one.east and not one.distant)
    assert clause(menu(g, INFLUENCE), place(east.id)) == "EU-2.6.1"
    assert run(gain_influence(g, CASTILE, east.no)) is False
    assert cubes_in(g, east.no) == 0


@pytest.mark.rule("EU-11.1.6")
def test_no_influence_where_players_own_everything() -> None:
    g = table()
    castile = menu(g, INFLUENCE)
    assert clause(castile, place("leon")) == "EU-11.1.6"
    before = bytes(g.influence)
    assert run(gain_influence(g, CASTILE, area(g, "leon"))) is False
    assert g.influence == before


@pytest.mark.rule("EU-5.4.2")
@pytest.mark.parametrize("what", ["town", "vassal", "alliance", "marriage", "influence"])
def test_what_influence_spreads_from(what: str) -> None:
    g = table(6, seat=CASTILE)
    bare_map(g)
    castile = g.players[CASTILE]
    castile.allies, castile.marriages = {}, {}
    g.influence = bytearray(len(g.influence))
    assert reach(g, CASTILE) == 0
    near = 1 << area(g, "central_italy")
    match what:
        case "town":
            town(g, "venezia", CASTILE)
            near = 1 << area(g, "venetia")
        case "vassal":
            vassal(g, "roma", CASTILE)
        case "alliance":
            castile.allies[realm(g, "papal_states")] = False
        case "marriage":
            castile.marriages[realm(g, "papal_states")] = False
        case "influence":
            influence(g, "lombardy", CASTILE, 1)
    assert reach(g, CASTILE) & near


@pytest.mark.rule("EU-5.4.2")
def test_ties_that_were_cut_this_turn_still_count() -> None:
    g = table(seat=FRANCE)
    assert ("place", "venetia") in menu(g, INFLUENCE).ask.options
    g = table(seat=FRANCE)
    g.influence[area(g, "lombardy") * COLUMNS + FRANCE] = 0
    menu_without = menu(g, INFLUENCE)
    assert clause(menu_without, place("venetia")) == "EU-5.4.2"
    g = table(seat=FRANCE)
    france = menu(g, ("cut_ties",), ("cut_influence", "lombardy"), INFLUENCE)
    assert place("venetia") in france.ask.options


@pytest.mark.rule("EU-11.1.3")
def test_influence_gained_otherwise_makes_room_for_itself() -> None:
    g = table()
    lombardy = area(g, "lombardy")
    influence(g, "lombardy", FRANCE, 3)
    influence(g, "lombardy", ENGLAND, 1)
    g.influence[lombardy * COLUMNS + IMPERIAL] = 1
    gain = Procedure(gain_influence(g, CASTILE, lombardy))
    assert gain.ask.options == (("oust", FRANCE), ("oust", ENGLAND), ("oust_imperial",))
    gain.say(("oust", FRANCE))
    assert gain.result is True
    assert (own_cubes(g, FRANCE, lombardy), own_cubes(g, CASTILE, lombardy)) == (2, 1)
    assert cubes_in(g, lombardy) == 5


@pytest.mark.rule("EU-11.1.4", "EU-11.2.4")
def test_any_player_s_influence_can_be_aimed_at_but_no_marriage() -> None:
    g = table()
    provence = capital_area(g, realm(g, "provence"))
    assert realm(g, "provence") in g.players[FRANCE].marriages
    g.influence[provence * COLUMNS : (provence + 1) * COLUMNS] = bytes([0, 1, 1, 3, 0, 0, 0])
    gain = Procedure(gain_influence(g, CASTILE, provence))
    gain.say(("oust", FRANCE))
    assert influence_in(g, FRANCE, provence) == 1
    again = Procedure(gain_influence(g, CASTILE, provence))
    assert ("oust", FRANCE) not in again.ask.options


@pytest.mark.rule("EU-11.2.3", "EU-11.1.8")
def test_influence_in_a_realm_counts_cubes_marriages_and_the_emperor_s() -> None:
    g = table()
    bohemia, aragon = realm(g, "bohemia"), realm(g, "aragon")
    assert influence_in_realm(g, AUSTRIA, bohemia) == 2  # one cube, one Imperial
    assert influence_in_realm(g, FRANCE, bohemia) == 0
    assert influence_in_realm(g, CASTILE, aragon) == 3  # two cubes and the Marriage
    assert own_cubes(g, CASTILE, area(g, "mexico")) == 0


@pytest.mark.rule("EU-11.1.9")
def test_colonists_count_as_influence_in_distant_realms() -> None:
    g = table()
    g.players[CASTILE].colonists = 3
    assert influence_for_alliance(g, CASTILE, realm(g, "aztec")) == 3
    assert influence_for_alliance(g, CASTILE, realm(g, "milan")) == 0


def married_in_full_area(g: Europe) -> int:
    """Provence with five Influence, two of them French, and the French Marriage."""
    provence = capital_area(g, realm(g, "provence"))
    g.influence[provence * COLUMNS : (provence + 1) * COLUMNS] = bytes([2, 2, 1, 0, 0, 0, 0])
    return provence


@pytest.mark.rule("EU-11.1.1", "EU-11.2.3", "EU-11.2.5", "EU-11.2.6")
def test_exb17_marriage_and_the_influence_limit() -> None:
    g = table(seat=FRANCE)
    provence = married_in_full_area(g)
    assert influence_in(g, FRANCE, provence) == 3
    assert cubes_in(g, provence) == 5
    assert run(remove_influence(g, FRANCE, [provence], 2, by_action=True)) == 1
    assert own_cubes(g, FRANCE, provence) == 1


@pytest.mark.rule("EU-11.2.4", "EU-11.2.6")
def test_what_is_no_action_removes_all_but_the_marriage() -> None:
    g = table(seat=FRANCE)
    provence = married_in_full_area(g)
    assert run(remove_influence(g, FRANCE, [provence], 5, by_action=False)) == 2
    assert influence_in(g, FRANCE, provence) == 1


@pytest.mark.rule("EU-11.2.4", "EU-11.3.26")
def test_influence_elsewhere_stays_by_the_clause_that_takes_it() -> None:
    g = table(seat=FRANCE)
    influence(g, "lombardy", FRANCE, 1)
    influence(g, "central_italy", FRANCE, 1)
    influence(g, "naples", FRANCE, 1)
    areas = [area(g, "lombardy"), area(g, "central_italy")]
    losing = remove_influence(g, FRANCE, areas, 1, by_action=False, clause="EU-11.3.26")
    ask = Procedure(losing, g).ask
    assert refusal_of(g, ask, ("lose_influence", "lombardy")) is None
    assert refusal_of(g, ask, ("lose_influence", "naples")) == "EU-11.3.26"


@pytest.mark.rule("EU-11.1.5", "EU-2.2.6")
def test_without_cubes_in_supply_influence_moves() -> None:
    g = table(dip=10, adm=10)
    castile = g.players[CASTILE]
    castile.power[2] = 6
    assert 30 - 26 - 3 - 1 == 0
    acting = menu(g, INFLUENCE, place("andalucia"), place("andalucia"), DUCATS)
    assert acting.ask.topic == "cubes"
    acting.say(("take_influence", "portugal"))
    assert own_cubes(g, CASTILE, area(g, "andalucia")) == 2
    assert own_cubes(g, CASTILE, area(g, "portugal")) == 0
    assert castile.ducats == 17

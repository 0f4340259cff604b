"""Colonize, Colonial Claims, and the Colonists that they bring in Phase 5."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM
from stolnik.games.price_of_power.chapters.board.supply import cubes_left
from stolnik.games.price_of_power.chapters.effects.conditions import holds
from stolnik.games.price_of_power.chapters.phases.cleanup import update_and_refresh
from stolnik.games.price_of_power.state import (
    COLUMNS,
    SMALL,
    Europe,
    Fleet,
    kind_of,
    piece,
    seat_of,
)
from tests.games.price_of_power.effects.cards import condition
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    place,
    refusal_of,
    town,
    vassal,
)
from tests.games.price_of_power.world.explorers import (
    claim,
    claims,
    in_port,
    named,
    old_world,
    ship,
    turn,
    zone,
)
from tests.games.running import Procedure, run


def colonize(name: str) -> Move:
    return ("colonize", name)


def refused(table: Procedure, name: str) -> str | None:
    return refusal_of(table.state, table.ask, colonize(name))


def example() -> Europe:
    """England with four Colonial Claims, three Ships and two Colonists."""
    g = old_world(("london", ENGLAND), ("wessex", ENGLAND), ("lancashire", ENGLAND))
    claim(g, ENGLAND, "antilles", "canada", "pernambuco", "gold_coast")
    for where in ("northwestern_atlantic", "southeastern_atlantic", "northeastern_atlantic"):
        ship(g, ENGLAND, where)
    g.players[ENGLAND].colonists = 2
    return g


# -- golden examples ---------------------------------------------------------------------------


@pytest.mark.rule("EU-5.3.6", "EU-5.3.7", "EU-5.3.8")
def test_exa18_england_colonizes_canada() -> None:
    g = example()
    table = turn(g, ENGLAND)
    assert named(table, "colonize") == {"canada"}
    assert refused(table, "antilles") == "EU-5.3.8"
    assert refused(table, "pernambuco") == "EU-5.3.8"
    assert refused(table, "gold_coast") == "EU-5.3.8"
    before = g.players[ENGLAND].power[ADM]
    table.say(colonize("canada"), ("colonists", 2))
    assert g.players[ENGLAND].colonists == 0
    assert g.players[ENGLAND].power[ADM] == before - 2
    token = g.tokens[place(g, "canada")]
    assert (kind_of(token), seat_of(token)) == (SMALL, ENGLAND)
    assert claims(g, ENGLAND) == {"antilles", "pernambuco", "gold_coast"}
    assert audit(g) == []


@pytest.mark.rule("EU-5.3.8")
def test_exa18_a_ship_in_the_caribbean_sea_links_two_more() -> None:
    g = example()
    ship(g, ENGLAND, "caribbean_sea")
    assert named(turn(g, ENGLAND), "colonize") == {"canada", "antilles", "gold_coast"}


def cleanup(*towns: tuple[str, int]) -> Europe:
    """Phase 5, Step A, of England, with no Unit to muster out."""
    g = old_world(*towns)
    for player in g.players:
        player.exhausted = player.available = 0
    g.step, g.queue = "5A", [ENGLAND]
    return g


def colonists_of_the_round(*numbers: int) -> Europe:
    """The Step with so many Colonial Claims of each player."""
    g = cleanup()
    territories = [one for one in g.box.places if one.territory]
    for seat, n in enumerate(numbers):
        for one in territories[:n]:
            claim(g, seat, g.box.areas[one.area].id)
    g.queue = [*range(len(numbers))]
    while g.queue and g.step == "5A":
        run(update_and_refresh(g))
    return g


@pytest.mark.rule("EU-4.5.7")
def test_exa11_colonists() -> None:
    g = colonists_of_the_round(5, 2, 2, 0)
    assert [player.colonists for player in g.players] == [4, 2, 2, 0]
    assert (CASTILE, FRANCE, ENGLAND, AUSTRIA) == (0, 1, 2, 3)


# -- Colonists ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.5.7", "EU-5.1.37")
def test_only_claims_on_vacant_territories_bring_colonists() -> None:
    g = cleanup(("florida", FRANCE))
    claim(g, ENGLAND, "canada", "florida", "mexico", "lombardy")
    g.dnpr[place(g, "virginia")] = 1
    claim(g, ENGLAND, "virginia")
    run(update_and_refresh(g))
    assert g.players[ENGLAND].colonists == 1


@pytest.mark.rule("EU-4.5.7", "EU-2.2.6")
def test_colonists_are_cubes_and_may_come_from_elsewhere() -> None:
    g = cleanup()
    claim(g, ENGLAND, "canada")
    g.influence[area(g, "lombardy") * COLUMNS + ENGLAND] = cubes_left(g, ENGLAND)
    table = Procedure(update_and_refresh(g), g)
    table.say(("take_influence", "lombardy"))
    assert g.players[ENGLAND].colonists == 1
    assert cubes_left(g, ENGLAND) == 0


def test_the_colonization_policy_sends_one_more() -> None:
    g = cleanup()
    g.players[ENGLAND].ideas.append(g.box.idea_of["colonization_policy"])
    claim(g, ENGLAND, "canada", "florida")
    run(update_and_refresh(g))
    assert g.players[ENGLAND].colonists == 3


# -- Colonize ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.3.6")
def test_the_price_is_any_mix_of_four() -> None:
    g = example()
    player = g.players[ENGLAND]
    player.power[ADM], player.colonists = 3, 4
    table = turn(g, ENGLAND)
    table.say(colonize("canada"))
    assert table.ask.options == tuple(("colonists", n) for n in (1, 2, 3, 4))
    assert refusal_of(g, table.ask, ("colonists", 0)) == "EU-5.3.6"
    player.power[ADM], player.colonists = 3, 0
    assert refused(turn(g, ENGLAND), "canada") == "EU-5.3.6"


@pytest.mark.rule("EU-5.3.6")
def test_four_administrative_power_are_enough() -> None:
    g = example()
    player = g.players[ENGLAND]
    player.power[ADM], player.colonists = 4, 0
    turn(g, ENGLAND).say(colonize("canada"))
    assert player.power[ADM] == 0
    assert g.tokens[place(g, "canada")]


@pytest.mark.rule("EU-5.3.7")
@pytest.mark.parametrize("name", ["virginia", "florida", "mexico"])
def test_only_an_own_claim_on_a_vacant_territory_becomes_a_town(name: str) -> None:
    g = example()
    town(g, "florida", FRANCE)
    claim(g, ENGLAND, "florida", "mexico")
    assert refused(turn(g, ENGLAND), name) == "EU-5.3.7"


@pytest.mark.rule("EU-5.3.8")
def test_a_colony_links_its_neighbours_by_land() -> None:
    g = example()
    claim(g, ENGLAND, "great_lakes")
    assert refused(turn(g, ENGLAND), "great_lakes") == "EU-5.3.8"
    town(g, "canada", ENGLAND)
    g.claims[area(g, "canada")] = 0
    assert named(turn(g, ENGLAND), "colonize") == {"great_lakes"}


@pytest.mark.rule("EU-5.3.8")
def test_vassals_influence_and_ships_in_port_are_no_links() -> None:
    g = example()
    g.players[ENGLAND].ships = {zone(g, "northwestern_atlantic"): 1}
    vassal(g, "pale", ENGLAND)
    in_port(g, ENGLAND, "lancashire")
    assert refused(turn(g, ENGLAND), "canada") == "EU-5.3.8"
    ship(g, ENGLAND, "northeastern_atlantic")
    assert named(turn(g, ENGLAND), "colonize") == {"canada"}


@pytest.mark.rule("EU-5.3.8")
def test_a_town_that_occupies_is_a_link() -> None:
    g = old_world(("london", ENGLAND), ("canada", FRANCE))
    claim(g, ENGLAND, "great_lakes")
    g.players[ENGLAND].colonists = 4
    for where in ("english_channel", "eastern_atlantic", "northwestern_atlantic"):
        ship(g, ENGLAND, where)
    assert refused(turn(g, ENGLAND), "great_lakes") == "EU-5.3.8"
    g.occupiers[place(g, "canada")] = piece(SMALL, ENGLAND, True)
    assert named(turn(g, ENGLAND), "colonize") == {"great_lakes"}


@pytest.mark.rule("EU-5.3.8")
def test_any_ship_of_the_player_is_a_link() -> None:
    g = example()
    player = g.players[ENGLAND]
    player.ships = {zone(g, "northwestern_atlantic"): 1}
    player.fleet = Fleet(zone(g, "northeastern_atlantic"), heavy=1)
    assert named(turn(g, ENGLAND), "colonize") == {"canada"}


@pytest.mark.rule("EU-5.1.37")
def test_cards_count_colonial_claims_on_vacant_territories_alone() -> None:
    g = old_world(("florida", FRANCE))
    claim(g, ENGLAND, "mexico", "florida")
    claim(g, CASTILE, "canada")
    has_one = condition(g, {"has_token": {"kind": "claim", "colonial": True}})
    most = condition(g, {"most_colonial_claims": True})
    assert holds(g, CASTILE, has_one)
    assert not holds(g, ENGLAND, has_one)
    assert holds(g, CASTILE, most)
    assert not holds(g, ENGLAND, most)

"""The variant Available Mercenaries."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.box.components import INFANTRY, MERCENARY
from stolnik.games.price_of_power.chapters.war.units import slot_of
from stolnik.games.price_of_power.state import EVENT_TAKEN, Army, Europe, Fleet
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    area,
    empty_hands,
    europe,
    refusal_of,
)
from tests.games.price_of_power.war.forces import army, infantry, turn, where_is
from tests.games.price_of_power.war.forces import war as at_war

HIRE: Move = ("hire_mercenary", "infantry")
HALT: Move = ("halt",)


def free_companies(*, variant: bool = True) -> Europe:
    g = empty_hands(europe(available_mercenaries=variant))
    for player in g.players:
        player.status = EVENT_TAKEN
        player.ducats, player.power = 60, [3, 3, 6]
        player.available += sum(one.size for one in player.armies)
        player.armies = [Army(), Army(), Army()]
        player.ships, player.fleet, player.allies = {}, Fleet(), {}
    g.slots = bytearray(len(g.slots))
    return g


@pytest.mark.rule("EU-5.5.35", "EU-9.MU.46")
def test_an_army_hires_three_at_home_who_must_move_with_it() -> None:
    g = free_companies()
    army(g, CASTILE, 1, "leon", 2)
    table = turn(g, CASTILE)
    table.say(("activate_land",))
    assert HALT in table.ask.options
    table.say(HIRE)
    assert g.players[CASTILE].ducats == 56  # the normal price
    assert refusal_of(g, table.ask, HALT) == "EU-5.5.35"
    assert HALT not in table.ask.options
    assert not any(move[0] == "regroup" for move in table.ask.options)
    table.say(HIRE, HIRE)
    assert refusal_of(g, table.ask, HIRE) == "EU-9.MU.46"
    table.say(("march", "castile"))
    assert refusal_of(g, table.ask, HIRE) == "EU-5.5.35"  # it has moved
    table.say(HALT)
    assert where_is(g, CASTILE, 1) == "castile"
    assert g.players[CASTILE].armies[0].units[slot_of(MERCENARY, INFANTRY)] == 3


@pytest.mark.rule("EU-5.5.35")
def test_not_abroad_not_for_a_single_unit_and_not_without_the_variant() -> None:
    g = free_companies()
    at_war(g, CASTILE, "france")
    army(g, CASTILE, 1, "seine", 2)
    infantry(g, CASTILE, "leon")
    for mover in (("move_army", 1), ("move_infantry", "leon")):
        table = turn(g, CASTILE)
        table.say(("activate_land",), mover)
        assert refusal_of(g, table.ask, HIRE) == "EU-5.5.35"
    g = free_companies(variant=False)
    army(g, CASTILE, 1, "leon", 2)
    table = turn(g, CASTILE)
    table.say(("activate_land",))
    assert HIRE not in table.ask.options


@pytest.mark.rule("EU-5.5.35", "EU-5.5.31", "EU-5.5.33")
def test_exa24_one_mercenary_more_fits_on_the_bridge_to_naples() -> None:
    """Two Ships in each Sea Zone carry six Units: the Army of five, and one that it hires."""
    g = free_companies()
    at_war(g, FRANCE, "naples")
    army(g, FRANCE, 1, "languedoc", 4, 1)
    infantry(g, FRANCE, "lombardy")
    france = g.players[FRANCE]
    france.ships = {
        g.box.zone_of["gulf_of_lion"]: 2,
        g.box.zone_of["western_mediterranean"]: 2,
    }
    table = turn(g, FRANCE)
    table.say(("activate_naval",), ("bound_for", "central_mediterranean"))
    table.say(*[("send_from", "western_mediterranean")] * 2)
    if DONE in table.ask.options:
        table.say(DONE)
    while table.ask.topic != "arrive":
        table.say(table.ask.options[-1])
    table.say(("carry_army", 1))
    assert ("ship_over", "naples") in table.ask.options
    table.say(HIRE)
    assert HIRE not in table.ask.options  # a seventh Unit would have to stay
    table.say(("ship_over", "naples"))
    assert france.armies[0].units[slot_of(MERCENARY, INFANTRY)] == 1
    assert france.infantry == {area(g, "lombardy"): 1}  # from one Area only

"""Units and Ships that cards give, take and move."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.flow import DONE, Flow, rest_of
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import CAVALRY
from stolnik.games.price_of_power.chapters.board.hostility import land_units
from stolnik.games.price_of_power.chapters.board.supply import mercenaries_left
from stolnik.games.price_of_power.chapters.effects.scope import Scope
from stolnik.games.price_of_power.chapters.effects.verbs.forces import VERBS
from stolnik.games.price_of_power.events.war import ArmyMarched, InfantryMarched
from stolnik.games.price_of_power.state import Europe
from stolnik.games.price_of_power.tasks import Battle
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.granting import args_of, scope_of
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    area,
    realm,
    refusal_of,
)
from tests.games.price_of_power.war.forces import (
    army,
    at_arms,
    infantry,
    rebels,
    ships,
    war,
    where_is,
)
from tests.games.running import Procedure


def doing(g: Europe, verb: str, *, scope: Scope | None = None, **args: object) -> Procedure:
    """One effect of a card that Castile has taken."""
    g.active = CASTILE
    chosen = scope_of(CASTILE) if scope is None else scope

    def flow() -> Flow[None]:
        yield from rest_of(VERBS[verb](g, chosen, args_of(**args)))

    return Procedure(flow(), g)


def gaining(g: Europe, **args: Any) -> Procedure:
    return doing(g, "gain_units", **{"who": "you", "cost": "free", "n": 1, **args})


# -- gaining -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.23")
def test_regular_units_come_from_available_manpower() -> None:
    g = at_arms()
    player = g.players[CASTILE]
    player.available = 1
    before = player.ducats
    table = gaining(g, kind="regular", type="cavalry", n=2, where={"areas": {"in": ["leon"]}})
    assert table.over  # no choice, and nobody is left for a second
    assert player.armies[0].units[CAVALRY] == 1
    assert (player.available, player.ducats) == (0, before)


@pytest.mark.rule("EU-9.MU.44")
def test_mercenaries_come_from_the_general_supply_and_only_as_long_as_it_lasts() -> None:
    g = at_arms()
    army(g, FRANCE, 1, "seine", 0, 0, 0, mercenaries_left(g) - 1)
    assert mercenaries_left(g) == 1
    where = {"areas": {"in": ["leon"]}}
    table = gaining(g, kind="mercenary", type="infantry", n=2, where=where)
    assert table.over  # no choice, and nobody is left for a second
    assert g.players[CASTILE].armies[0].size == 1
    assert mercenaries_left(g) == 0


@pytest.mark.rule("EU-16.3.22")
def test_units_are_placed_where_no_battle_starts() -> None:
    g = at_arms()
    rebels(g, "leon", 1)
    where = {"areas": {"in": ["leon", "castile"]}}
    assert gaining(g, kind="mercenary", type="infantry", where=where).over
    assert g.players[CASTILE].armies[0].area == area(g, "castile")  # no choice: Rebels in Leon
    rebels(g, "castile", 1)
    before = mercenaries_left(g)
    assert gaining(g, kind="mercenary", type="infantry", where=where).over
    assert mercenaries_left(g) == before  # they are not gained at all


@pytest.mark.rule("EU-16.3.22")
def test_no_units_among_provinces_of_an_enemy() -> None:
    g = at_arms()
    where = {"areas": {"in": ["aragon"]}}
    war(g, CASTILE, "aragon")
    assert gaining(g, kind="regular", type="infantry", where=where).over
    g.wars = []
    table = gaining(g, kind="regular", type="infantry", where=where)
    table.say(("raise_alone", "regular", "infantry"))
    assert g.players[CASTILE].infantry == {area(g, "aragon"): 1}


def test_without_a_place_on_the_card_units_come_where_they_are_recruited() -> None:
    g = at_arms()
    table = gaining(g, kind="mercenary", type="infantry")
    assert ("pick_area", "leon") in table.ask.options
    assert ("pick_area", "seine") not in table.ask.options


def test_half_the_price_is_rounded_up_and_any_number_of_a_range_may_be_taken() -> None:
    g = at_arms()
    before = g.players[CASTILE].ducats
    where = {"areas": {"in": ["leon"]}}
    table = gaining(g, kind="mercenary", type="any", n={"range": [1, 4]}, where=where, cost="half")
    assert ("raise_unit", "mercenary", "artillery", 1) not in table.ask.options  # no Cannons
    assert refusal_of(g, table.ask, ("raise_unit", "mercenary", "artillery", 1)) == "EU-5.5.51"
    table.say(("raise_unit", "mercenary", "cavalry", 1))  # the first is not left to choice
    assert g.players[CASTILE].ducats == before - 4  # half of 7
    table.say(("pick_area", "leon"), ("raise_unit", "mercenary", "infantry", 1), DONE)
    assert table.over
    assert g.players[CASTILE].ducats == before - 6
    assert g.players[CASTILE].armies[0].size == 2
    assert not list(audit(g))


# -- disbanding --------------------------------------------------------------------------------


def test_the_owner_chooses_what_to_disband() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 2, 1, 0, 1)
    player = g.players[CASTILE]
    before = player.available
    table = doing(g, "disband", who="you", n=3)
    table.say(("disband", 1, "mercenary", "infantry"), ("disband", 1, "regular", "cavalry"))
    assert table.over  # only Regular Infantry is left
    assert player.armies[0].size == 1
    assert (player.available, player.exhausted) == (before + 2, 0)


def test_all_units_overseas_go_home_exhausted() -> None:
    g = at_arms()
    far = next(one for one in g.box.areas if one.distant)
    infantry(g, CASTILE, far.id, 2)
    infantry(g, CASTILE, "leon", 1)
    table = doing(
        g, "disband", who="you", n="all", where={"areas": {"distant": True}}, exhaust=True
    )
    assert table.over  # there is no choice
    assert g.players[CASTILE].infantry == {area(g, "leon"): 1}
    assert g.players[CASTILE].exhausted == 2


def test_the_attacked_says_whose_units_in_his_areas_are_disbanded() -> None:
    g = at_arms()
    war(g, FRANCE, "castile")
    infantry(g, FRANCE, "leon", 2)
    infantry(g, FRANCE, "seine", 1)
    where = {"areas": {"owned_by": "realm:castile"}}
    table = doing(g, "disband", who="enemies", n={"range": [0, 4]}, where=where)
    assert table.ask.seat == CASTILE
    table.say(("pick_realm", "france"))
    table.say(DONE)
    assert table.over
    assert g.players[FRANCE].infantry == {area(g, "leon"): 1, area(g, "seine"): 1}


# -- Casualties --------------------------------------------------------------------------------


@pytest.mark.parametrize(("units", "lost"), [(1, 1), (4, 2), (5, 3)])
def test_half_the_units_of_an_area_rounded_up(units: int, lost: int) -> None:
    g = at_arms()
    infantry(g, CASTILE, "leon", units)
    infantry(g, CASTILE, "castile", 3)
    scope = scope_of(CASTILE)
    scope.memory["plague_areas"] = [area(g, "leon")]
    half = {"fraction": "1/2", "round": "up"}
    doing(g, "casualties", scope=scope, who="self", n=half, where="plague_areas")
    assert land_units(g.players[CASTILE], area(g, "leon")) == units - lost
    assert g.players[CASTILE].infantry[area(g, "castile")] == 3
    assert g.players[CASTILE].exhausted == lost
    assert scope.counts["units_removed"] == lost


def test_an_area_with_enough_units_must_be_chosen_if_there_is_one() -> None:
    g = at_arms()
    infantry(g, CASTILE, "leon", 2)
    infantry(g, CASTILE, "castile", 4)
    scope = scope_of(CASTILE)
    where = {
        "areas": {
            "with_units_of": "you",
            "prefer_min_units": 3,
            "fallback": "andalucia",
            "single": True,
        }
    }
    doing(g, "casualties", scope=scope, who="you", n={"all_max": 3}, where=where)
    assert land_units(g.players[CASTILE], area(g, "castile")) == 1
    assert scope.last["area"] == [area(g, "castile")]
    g.players[CASTILE].infantry = {}
    scope = scope_of(CASTILE)
    doing(g, "casualties", scope=scope, who="you", n={"all_max": 3}, where=where)
    assert scope.last["area"] == [area(g, "andalucia")]  # where the card has more to say
    assert scope.counts["units_removed"] == 0


def test_casualties_anywhere_and_what_is_missing_is_noted() -> None:
    g = at_arms()
    infantry(g, CASTILE, "leon", 1)
    scope = scope_of(CASTILE)
    doing(g, "casualties", scope=scope, who="self", n=3)
    assert g.players[CASTILE].infantry == {}
    assert scope.memory["missing_units"] == [2]


def test_attrition_strikes_the_army_that_has_come() -> None:
    g = at_arms()
    army(g, FRANCE, 1, "leon", 3)
    scope = scope_of(CASTILE, "mil_10_1", "action_card")
    scope.memory["attacker"] = [FRANCE]
    scope.memory["attacked_area"] = [area(g, "leon")]
    doing(g, "attrition_roll", scope=scope, who="attacker", casualties=2)
    assert g.players[FRANCE].armies[0].size == 1
    assert g.players[FRANCE].exhausted == 2


def test_dice_go_to_the_side_that_a_player_commands() -> None:
    g = at_arms()
    g.agenda.append(Battle(area(g, "leon"), FRANCE, defenders=[CASTILE], main=CASTILE))
    table = doing(g, "battle_dice", who="you", dice={"any": 1, "artillery": 1})
    table.say(("die", "cavalry"))
    battle = g.agenda[-1]
    assert isinstance(battle, Battle)
    assert [side.added for side in battle.sides] == [[0, 0, 0], [0, 1, 1]]


# -- moves -------------------------------------------------------------------------------------


def test_units_of_the_card_attack_a_realm_at_half_its_strength() -> None:
    lost = []
    for half in (False, True):
        g = at_arms()
        war(g, CASTILE, "navarra")
        army(g, CASTILE, 1, "aragon", 9, 3)
        scope = scope_of(CASTILE, "253B", r=realm(g, "aragon"))
        war(g, CASTILE, "aragon")
        scope.touch(area(g, "aragon"), "units")
        if half:
            scope.memory["half_mc"] = [realm(g, "aragon"), realm(g, "navarra")]
        table = doing(
            g,
            "move_units",
            scope=scope,
            who="you",
            army="last_units",
            to={"areas": {"in": ["aragon"]}},
            battle=True,
        )
        battle = next(one for one in g.agenda if isinstance(one, Battle))
        lost.append(sum(battle.forces.values()))
        assert not table.over
    assert lost[0] > lost[1] >= lost[0] // 2


def test_units_of_the_card_march_next_door_to_attack() -> None:
    g = at_arms()
    war(g, CASTILE, "aragon")
    army(g, CASTILE, 2, "castile", 3)
    infantry(g, CASTILE, "castile", 2)
    infantry(g, CASTILE, "leon", 1)
    scope = scope_of(CASTILE, "253B", r=realm(g, "aragon"))
    scope.touch(area(g, "castile"), "units")
    told = listen(g)
    to = {"areas": {"in": ["aragon", "sicily"]}}  # Sicily is not next to Castile
    doing(g, "move_units", scope=scope, who="you", army="last_units", to=to, battle=True)
    castile = g.players[CASTILE]
    assert told[:2] == [ArmyMarched(CASTILE, 2, "aragon"), InfantryMarched(CASTILE, "aragon")]
    assert where_is(g, CASTILE, 2) == "aragon"
    assert castile.infantry == {area(g, "aragon"): 2, area(g, "leon"): 1}
    battle = next(one for one in g.agenda if isinstance(one, Battle))
    assert (battle.area, battle.came_from) == (area(g, "aragon"), area(g, "castile"))


def test_a_ship_sails_further_than_it_could_into_unknown_waters() -> None:
    g = at_arms()
    ships(g, CASTILE, "central_atlantic", 1)
    scope = scope_of(CASTILE, "403-2")
    table = doing(g, "move_units", scope=scope, who="you", ship=1, spaces=3, unexplored_ok=True)
    table.say(("pick_zone", "central_atlantic"))
    far = [
        str(move[1])
        for move in table.ask.options
        if g.box.zones[g.box.zone_of[str(move[1])]].distant
    ]
    assert far
    table.say(("pick_zone", far[0]))
    zone = g.box.zone_of[far[0]]
    assert g.players[CASTILE].ships == {zone: 1}
    assert scope.last["ships"] == [zone]


def test_who_has_no_ship_moves_none() -> None:
    g = at_arms()
    assert doing(g, "move_units", who="you", ship=1, spaces=3).over
    assert doing(g, "casualties", who="realm:england", n=2).over

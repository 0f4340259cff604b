"""Imperial Manpower in Battle."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.battle.sides import (
    ATTACKER,
    DEFENDER,
    strength,
    types_on_side,
)
from stolnik.games.price_of_power.chapters.empire.imperial_units import may_serve_in
from stolnik.games.price_of_power.chapters.peace.parties import units_deployed
from stolnik.games.price_of_power.events.empire import ImperialUnitsJoined
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.battle.field import (
    BLANK,
    INFANTRY,
    battle,
    deploy,
    field,
    load,
    topics,
    under_way,
    war,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    FRANCE,
    area,
    europe,
    realm,
    town,
)

HITS = (INFANTRY,) * 3
MISSES = (BLANK,) * 3


def invaded(where: str = "austria", units: int = 4) -> Europe:
    """France attacks the Emperor, who has Imperial Manpower."""
    g = field()
    war(g, FRANCE, AUSTRIA)
    g.defending, g.imperial_units = True, units
    deploy(g, AUSTRIA, where, 2)
    deploy(g, FRANCE, where, 5)
    return g


@pytest.mark.rule("EU-18.4.7")
def test_exb37_where_imperial_manpower_may_fight() -> None:
    g = europe()
    seine, brittany = area(g, "seine"), area(g, "brittany_and_normandy")
    assert not may_serve_in(g, seine)  # case 3
    town(g, "paris", AUSTRIA)
    assert may_serve_in(g, seine)  # case 1
    town(g, "caux", AUSTRIA)
    assert may_serve_in(g, seine)  # case 2
    assert not may_serve_in(g, brittany)
    assert may_serve_in(g, area(g, "saxony"))
    g.not_hre.append(area(g, "saxony"))
    assert not may_serve_in(g, area(g, "saxony"))


@pytest.mark.rule("EU-18.4.8", "EU-18.4.10")
def test_the_emperor_may_add_all_of_it_as_infantry() -> None:
    g = invaded()
    fight = battle(g, "austria", FRANCE, "tirol")
    assert (fight.ask.seat, fight.ask.topic) == (AUSTRIA, "imperial_units")
    fight.say(YES)
    assert strength(g, under_way(g), DEFENDER) == 6
    assert types_on_side(g, under_way(g), DEFENDER) == [6, 0, 0]
    g = invaded()
    fight = battle(g, "austria", FRANCE, "tirol")
    fight.say(NO)
    assert strength(g, under_way(g), DEFENDER) == 2


@pytest.mark.rule("EU-18.4.7")
def test_nobody_is_asked_where_it_cannot_fight() -> None:
    g = invaded("naples")
    load(g, *HITS * 9)
    fight = battle(g, "naples", FRANCE)
    assert "imperial_units" not in topics(fight)


@pytest.mark.rule("EU-18.4.9")
def test_it_does_not_fight_npr_members_alone() -> None:
    g = field()
    bavaria, venice = realm(g, "bavaria"), realm(g, "venice")
    war(g, AUSTRIA, bavaria)
    g.defending, g.imperial_units = True, 4
    deploy(g, AUSTRIA, "bavaria_and_swabia", 3)
    load(g, *HITS * 9)
    assert "imperial_units" not in topics(battle(g, "bavaria_and_swabia", AUSTRIA))
    g = field()
    war(g, AUSTRIA, venice)  # an outsider, in Lombardy
    g.defending, g.imperial_units = True, 4
    deploy(g, AUSTRIA, "lombardy", 3)
    load(g, *HITS * 9)
    assert "imperial_units" in topics(battle(g, "lombardy", AUSTRIA))


@pytest.mark.rule("EU-18.4.10", "EU-18.4.11")
def test_imperial_units_fall_like_allied_ones_and_the_rest_stays_for_later() -> None:
    g = invaded()
    load(g, *HITS, *MISSES)  # three hits on the Emperor's side
    fight = battle(g, "austria", FRANCE, "tirol")
    fight.say(YES)
    # Regular, then the Allied category, then Regular again: no choice is left in any of them.
    assert g.players[AUSTRIA].armies[0].size == 0
    assert g.imperial_units == under_way(g).imperial == 3
    assert audit(g) == []
    fight.say(("retreat", "tirol"))  # France gives up
    assert g.imperial_units == 3
    assert g.agenda == []


@pytest.mark.rule("EU-18.4.11", "EU-18.4.10")
def test_they_return_to_the_pool_when_the_emperor_retreats() -> None:
    g = invaded()
    load(g, *MISSES, *MISSES)
    fight = battle(g, "austria", FRANCE, "tirol")
    fight.say(YES, ("fight",))
    assert fight.ask.seat == AUSTRIA
    way = next(move for move in fight.ask.options if move[0] == "retreat")
    fight.say(way)
    # One more Casualty, a Regular Unit, comes with the Retreat.
    assert g.imperial_units == 4
    assert g.agenda == []


@pytest.mark.rule("EU-18.4.12")
def test_they_do_not_count_in_peace() -> None:
    g = invaded()
    assert units_deployed(g, AUSTRIA) == 2
    fight = battle(g, "austria", FRANCE, "tirol")
    fight.say(YES)
    assert strength(g, under_way(g), DEFENDER) == 6
    assert units_deployed(g, AUSTRIA) == 2


@pytest.mark.rule("EU-18.4.8")
def test_the_attacking_emperor_may_add_them_too() -> None:
    g = field()
    war(g, FRANCE, AUSTRIA)
    g.defending, g.imperial_units = True, 4
    deploy(g, AUSTRIA, "rhineland", 2)
    deploy(g, FRANCE, "rhineland", 5)
    fight = battle(g, "rhineland", AUSTRIA, "tirol")
    told = listen(g)
    fight.say(YES)
    assert ImperialUnitsJoined(AUSTRIA, "rhineland", 4) in told
    assert strength(g, under_way(g), ATTACKER) == 6

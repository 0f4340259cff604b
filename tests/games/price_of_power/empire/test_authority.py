"""Imperial Authority: its bounds, what it brings, and the Action that raises it."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import ADM
from stolnik.games.price_of_power.chapters.board.changes import place_town
from stolnik.games.price_of_power.chapters.board.tracks import manpower, tax_income
from stolnik.games.price_of_power.chapters.empire.authority import (
    change_authority,
    refuse_raising,
)
from stolnik.games.price_of_power.chapters.phases.cleanup import men, update_and_refresh
from stolnik.games.price_of_power.chapters.phases.final_scoring import final_list
from stolnik.games.price_of_power.chapters.phases.income import (
    balance,
    collect_power,
    score_prestige,
)
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    FRANCE,
    europe,
    place,
    realm,
    town,
)
from tests.games.price_of_power.war.forces import at_arms, turn
from tests.games.running import run


def clause(g: Europe, seat: int) -> str | None:
    refusal = refuse_raising(g, seat)
    return None if refusal is None else refusal.clause


@pytest.mark.rule("EU-18.0.1", "EU-18.1.2", "EU-2.4.26")
def test_austria_begins_as_emperor_with_authority_three() -> None:
    g = europe()
    assert (g.emperor, g.authority) == (AUSTRIA, 3)


@pytest.mark.rule("EU-18.1.1")
def test_authority_stays_between_nothing_and_six() -> None:
    g = europe()
    change_authority(g, -5, "raised")
    assert g.authority == 0
    change_authority(g, 9, "raised")
    assert g.authority == 6


@pytest.mark.rule("EU-18.1.4", "EU-3.3.3")
def test_authority_is_manpower_from_the_next_cleanup_on() -> None:
    g = europe()
    before = manpower(g, AUSTRIA)
    change_authority(g, 2, "raised")
    assert manpower(g, AUSTRIA) == before + 2
    assert manpower(g, CASTILE) == manpower(europe(), CASTILE)
    assert men(g.players[AUSTRIA]) == before  # nothing before Phase 5
    enter(g, "5A")
    g.queue = [AUSTRIA, CASTILE]
    run(update_and_refresh(g))
    assert men(g.players[AUSTRIA]) == before + 2


@pytest.mark.rule("EU-4.4.17", "EU-18.1.5", "EU-18.1.6")
def test_authority_brings_ducats_that_are_no_tax_income() -> None:
    g = europe()
    taxes = tax_income(g, AUSTRIA)
    with_three = balance(g, AUSTRIA).income
    g.authority = 5
    assert balance(g, AUSTRIA).income == with_three + 2
    assert tax_income(g, AUSTRIA) == taxes
    assert manpower(g, AUSTRIA) == manpower(europe(), AUSTRIA) + 2  # by the value itself alone


@pytest.mark.rule(
    "EU-18.1.4", "EU-18.1.5", "EU-18.1.8", "EU-18.1.9", "EU-18.1.10", "EU-4.4.29", "EU-4.4.32"
)
@pytest.mark.parametrize(
    ("authority", "dip", "mil", "prestige"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 0),
        (2, 1, 0, 0),
        (3, 1, 0, 0),
        (4, 1, 1, 0),
        (5, 1, 1, 0),
        (6, 2, 1, 1),
    ],
)
def test_exb38_bonuses_by_authority(authority: int, dip: int, mil: int, prestige: int) -> None:
    plain, g = europe(), europe()
    plain.emperor = realm(plain, "bohemia")
    g.authority = authority
    assert balance(g, AUSTRIA).income == balance(plain, AUSTRIA).income + authority
    assert manpower(g, AUSTRIA) == manpower(plain, AUSTRIA) + authority
    for table in (plain, g):
        table.players[AUSTRIA].power = [0, 0, 0]
        enter(table, "4D")
        table.queue = [AUSTRIA, CASTILE]
        run(collect_power(table))
    more = [a - b for a, b in zip(g.players[AUSTRIA].power, plain.players[AUSTRIA].power)]
    assert more == [0, dip, mil]
    enter(g, "4E")
    run(score_prestige(g))
    assert g.players[AUSTRIA].prestige == prestige
    assert g.players[CASTILE].prestige == 0


@pytest.mark.rule("EU-4.7.12")
def test_the_emperor_scores_authority_in_the_end() -> None:
    g = europe()
    g.authority = 4
    assert dict(final_list(g, AUSTRIA))["imperial_authority"] == 4
    assert dict(final_list(g, FRANCE))["imperial_authority"] == 0


# -- the Action --------------------------------------------------------------------------------


@pytest.mark.rule("EU-18.1.11", "EU-18.1.12", "EU-18.1.3", "EU-18.1.13")
def test_exb39_raising_authority_and_its_cap() -> None:
    g = at_arms()
    austria = g.players[AUSTRIA]
    austria.power = [3, 3, 3]
    assert clause(g, AUSTRIA) == "EU-18.1.11"  # 4 are due
    austria.power[ADM] = 10
    table = turn(g, AUSTRIA)
    table.say(("raise_authority",))
    assert (g.authority, austria.power[ADM]) == (4, 6)
    assert ("raise_authority",) not in table.ask.options  # it took the Turn
    change_authority(g, 2, "raised")
    assert g.authority == 6
    town(g, "praha", AUSTRIA)
    for name in ("olomouc", "rudohori"):
        town(g, name, AUSTRIA)
    assert place_town(g, AUSTRIA, place(g, "budejovice"))
    assert g.authority == 5  # 4 Elector Areas
    town(g, "nurnberg", AUSTRIA)
    for name in ("leipzig", "wittenberg"):
        town(g, name, AUSTRIA)
    assert place_town(g, AUSTRIA, place(g, "dresden"))
    assert g.authority == 4  # 3 Elector Areas
    austria.power[ADM] = 10
    assert clause(g, AUSTRIA) == "EU-18.1.3"


@pytest.mark.rule("EU-18.1.11")
def test_only_the_emperor_raises_authority() -> None:
    g = at_arms()
    g.players[FRANCE].power[ADM] = 10
    assert clause(g, FRANCE) == "EU-18.1.11"
    assert ("raise_authority",) not in turn(g, FRANCE).ask.options


@pytest.mark.rule("EU-18.1.1")
def test_nobody_raises_authority_above_six() -> None:
    g = at_arms()
    g.players[AUSTRIA].power[ADM] = 10
    g.authority = 6
    assert clause(g, AUSTRIA) == "EU-18.1.1"

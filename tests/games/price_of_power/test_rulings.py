"""Rulings that concern many rooms: each as a table of cases, what is asked, and the answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.chapters.board.ports import room_for_ships
from stolnik.games.price_of_power.chapters.board.supply import officers
from stolnik.games.price_of_power.chapters.board.tracks import base_tax, manpower
from stolnik.games.price_of_power.chapters.effects.numbers import value_of
from stolnik.games.price_of_power.chapters.empire.election import candidates, vote
from stolnik.games.price_of_power.chapters.government.characters import refuse_ruler
from stolnik.games.price_of_power.chapters.peace.terms.humiliation import prestige_at_stake
from stolnik.games.price_of_power.chapters.phases.final_scoring import final_list
from stolnik.games.price_of_power.chapters.phases.income import skill
from stolnik.games.price_of_power.chapters.phases.peace_and_rebels import (
    interregnum,
    prestige_penalties,
)
from stolnik.games.price_of_power.chapters.prestige.power_struggles import prestige_in
from stolnik.games.price_of_power.chapters.rebels.rising import siege_strength, where_to
from stolnik.games.price_of_power.chapters.relations.marriages import refuse_partner
from stolnik.games.price_of_power.chapters.war.capacity import recruiting_ground, room_at_sea
from stolnik.games.price_of_power.chapters.war.casus_belli import refuse_war
from stolnik.games.price_of_power.state import LARGE, REBEL_TOWN, SMALL, Europe, War, piece
from tests.games.price_of_power.battle.field import deploy, rebels
from tests.games.price_of_power.effects.cards import playing
from tests.games.price_of_power.peace.wars import at_peace_table, occupy
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    POLAND,
    area,
    bare_map,
    empty_hands,
    europe,
    give,
    influence,
    place,
    realm,
    town,
    vassal,
)
from tests.games.price_of_power.rebels.unruly import unruly
from tests.games.running import Procedure, run


def clause(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.clause


# -- RA62: a Ruler called Interregnum is no Ruler -----------------------------------------------

LEADER = "adm_02_3"
HUNGARY = "hungary"


def _war(g: Europe) -> object:
    return clause(refuse_war(g, POLAND, realm(g, "teutonic_order")))


def _marriage(g: Europe) -> object:
    return clause(refuse_partner(g, POLAND, realm(g, HUNGARY)))


def _marriage_accepted(g: Europe) -> object:
    return clause(refuse_partner(g, FRANCE, POLAND))


def _stability(g: Europe) -> object:
    _step_f(g)
    return g.players[POLAND].stability


def _dispute(g: Europe) -> object:
    g.players[CASTILE].marriages = {POLAND: False}
    _step_f(g)
    return g.players[CASTILE].marriages[POLAND]


def _step_f(g: Europe) -> None:
    g.step, g.queue = "3F", [POLAND]
    run(interregnum(g))


def _skill(g: Europe) -> object:
    return skill(g, POLAND, 0)


def _successor(g: Europe) -> object:
    give(g, POLAND, LEADER)
    return clause(refuse_ruler(g, POLAND, LEADER))


def _card(g: Europe) -> object:
    effect = {"do": "ducats", "who": "you", "n": 1}
    before = g.players[POLAND].ducats
    playing(g, [{"if": {"interregnum": True}, "then": [effect]}], POLAND)
    return g.players[POLAND].ducats > before


def _mortal(g: Europe) -> object:
    return len(officers(g.players[POLAND]))


THRONE: dict[Callable[[Europe], object], tuple[object, object]] = {
    # what is asked: in an Interregnum, under a Ruler
    _war: ("EU-9.1.10", None),
    _marriage: ("EU-7.2.27", None),
    _marriage_accepted: ("EU-7.2.27", None),
    _stability: (-1, 0),
    _dispute: (True, False),
    _skill: (1, 2),
    _successor: (None, "EU-7.2.9"),
    _card: (True, False),
    _mortal: (0, 1),
}


@pytest.mark.rule("EU-5.2.11", "EU-4.3.29", "EU-4.3.30", "EU-7.2.27", "EU-9.1.10", "EU-4.4.25")
@pytest.mark.parametrize("asked", THRONE, ids=lambda asked: asked.__name__.strip("_"))
@pytest.mark.parametrize("throne", ["as Poland begins", "vacant", "taken"])
def test_a_ruler_called_interregnum_is_no_ruler(
    throne: str, asked: Callable[[Europe], object]
) -> None:
    g = empty_hands(europe(6))
    poland, france = g.players[POLAND], g.players[FRANCE]
    if throne == "vacant":
        poland.ruler = None
    elif throne == "taken":
        poland.ruler = france.ruler
    vacant, taken = THRONE[asked]
    assert asked(g) == (taken if throne == "taken" else vacant)


# -- RA63: Towns larger or smaller than their Province -------------------------------------------

MURCIA, SEVILLA = "murcia", "sevilla"
"""A Small Province and a Large one, each with a Port on one Sea Zone."""


def _income(g: Europe, name: str) -> int:
    return base_tax(g, CASTILE)


def _men(g: Europe, name: str) -> int:
    town(g, "cordoba", CASTILE)  # the first two Small Towns bring one Manpower
    men = manpower(g, CASTILE)
    bare_map(g)
    return men - manpower(g, CASTILE)


def _lost_in_step_e(g: Europe, name: str) -> int:
    g.occupiers[place(g, name)] = piece(REBEL_TOWN, CASTILE)
    g.step, g.queue = "3E", [CASTILE]
    before = g.players[CASTILE].prestige
    run(prestige_penalties(g))
    return before - g.players[CASTILE].prestige


def _lost_at_the_end(g: Europe, name: str) -> int:
    g.occupiers[place(g, name)] = piece(REBEL_TOWN, CASTILE)
    return -dict(final_list(g, CASTILE))["occupied"]


def _military(g: Europe, name: str) -> int:
    (support,) = recruiting_ground(g, CASTILE).provinces
    return support.tax


def _siege(g: Europe, name: str) -> int:
    return siege_strength(g, place(g, name))


def _struggle(g: Europe, name: str) -> int:
    alone = 1
    return prestige_in(g, CASTILE, g.box.places[place(g, name)].area) - alone


def _humiliation(g: Europe, name: str) -> int:
    g.wars = [War(FRANCE, CASTILE)]
    occupy(g, FRANCE, name)
    return prestige_at_stake(g, FRANCE, CASTILE) // 2


def _port(g: Europe, name: str) -> int:
    return room_for_ships(g, place(g, name)) // 2


def _naval(g: Europe, name: str) -> int:
    (zone,) = g.box.places[place(g, name)].zones
    ships = 0
    while room_at_sea(g, CASTILE, zone):
        ships += 1
        g.turn.launched[zone] = ships
    return ships


TOWNS_ON = ((MURCIA, SMALL), (MURCIA, LARGE), (SEVILLA, SMALL), (SEVILLA, LARGE))
TOWN, PROVINCE, EITHER = (1, 2, 1, 2), (1, 1, 2, 2), (1, 2, 2, 2)
"""What follows the Town, what the Province, and what the larger of the two."""
SIZES: dict[Callable[[Europe, str], int], tuple[int, ...]] = {
    _income: TOWN,
    _men: TOWN,
    _lost_in_step_e: TOWN,
    _lost_at_the_end: TOWN,
    _military: PROVINCE,
    _siege: PROVINCE,
    _struggle: PROVINCE,
    _humiliation: PROVINCE,
    _port: EITHER,
    _naval: EITHER,
}


@pytest.mark.rule("EU-2.6.9", "EU-4.3.27", "EU-4.7.14", "EU-7.5.2", "EU-9.2.1", "EU-9.5.28")
@pytest.mark.parametrize("asked", SIZES, ids=lambda asked: asked.__name__.strip("_"))
@pytest.mark.parametrize("no", range(4), ids=[f"{kind}-on-{name}" for name, kind in TOWNS_ON])
def test_each_rule_follows_the_town_or_the_province_that_it_names(
    no: int, asked: Callable[[Europe, str], int]
) -> None:
    g = at_peace_table()
    bare_map(g)
    name, kind = TOWNS_ON[no]
    g.tokens[place(g, name)] = piece(kind, CASTILE)
    assert asked(g, name) == SIZES[asked][no]


@pytest.mark.rule("EU-7.5.2")
def test_a_card_that_names_the_tax_value_of_towns_means_the_towns() -> None:
    g = at_peace_table()
    bare_map(g)
    far = next(one for one in g.box.places if g.box.areas[one.area].distant and not one.large)
    for kind, value in ((SMALL, 1), (LARGE, 2)):
        g.tokens[far.no] = piece(kind, CASTILE)
        assert value_of(g, CASTILE, "tax_value_of_distant_towns") == value


# -- RA64: Rebels who would move where several players stand -------------------------------------

CROWDS = {
    # Units of Castile, England and France; Rebels there already; whether two Rebels come
    "one player, as many": ((2, 0, 0), 0, True),
    "one player, more": ((3, 0, 0), 0, False),
    "two players, none with more": ((1, 1, 0), 0, True),
    "two players, more together": ((2, 1, 0), 0, False),
    "three players, more together": ((1, 1, 1), 0, False),
    "others than those with Unrest": ((0, 2, 1), 0, False),
    "more together, but not with the Rebels there": ((2, 1, 0), 1, True),
    "more together even so": ((2, 2, 0), 1, False),
}


@pytest.mark.rule("EU-4.3.13", "EU-4.3.15", "EU-14.3.2")
@pytest.mark.parametrize("at_war", [False, True], ids=["at peace", "at war"])
@pytest.mark.parametrize("crowd", CROWDS)
def test_rebels_do_not_come_where_all_players_together_outnumber_them(
    crowd: str, at_war: bool
) -> None:
    g = unruly("burgos")
    if at_war:
        g.wars = [War(ENGLAND, CASTILE), War(FRANCE, ENGLAND)]
    units, there, come = CROWDS[crowd]
    for seat, n in zip((CASTILE, ENGLAND, FRANCE), units, strict=True):
        deploy(g, seat, "castile", n)
    rebels(g, "castile", there)
    goal = where_to(g, area(g, "leon"), 2)
    assert goal == (area(g, "castile") if come else None)


# -- R65: Elector Areas and who cannot be elected ------------------------------------------------

ELECTOR = "saxony"
TIED = "the Emperor decides"
BALLOTS = {
    # Influence; who has the Vassals there; who is at home there; who gets the vote
    "most Influence": ({FRANCE: 2, ENGLAND: 1}, None, None, FRANCE),
    "most Influence in vain": ({CASTILE: 3, FRANCE: 2, ENGLAND: 1}, None, None, FRANCE),
    "as much in vain": ({CASTILE: 2, FRANCE: 2}, None, None, FRANCE),
    "nobody else": ({CASTILE: 3}, None, None, None),
    "a tie below": ({CASTILE: 3, FRANCE: 1, ENGLAND: 1}, None, None, TIED),
    "an Overlord": ({ENGLAND: 2}, FRANCE, None, FRANCE),
    "an Overlord in vain": ({CASTILE: 3, ENGLAND: 2}, CASTILE, None, ENGLAND),
    "an Overlord in vain, and nobody else": ({CASTILE: 3}, CASTILE, None, None),
    "at home": ({ENGLAND: 2}, None, FRANCE, FRANCE),
    "at home in vain": ({ENGLAND: 2}, None, CASTILE, None),
}


@pytest.mark.rule("EU-18.9.3", "EU-18.9.4", "EU-18.9.5", "EU-18.9.6", "EU-18.9.7")
@pytest.mark.parametrize("emperor_too", [False, True], ids=["Emperor eligible", "Emperor not"])
@pytest.mark.parametrize("ballot", BALLOTS)
def test_an_elector_area_passes_over_who_cannot_be_elected(ballot: str, emperor_too: bool) -> None:
    g = empty_hands(europe(5))
    bare_map(g)
    g.influence = bytearray(len(g.influence))
    for player in g.players:
        player.marriages = {}
    shares, lord, at_home, chosen = BALLOTS[ballot]
    protestant = g.box.faith_of["protestant"]
    g.players[CASTILE].faith = protestant
    if emperor_too:
        g.players[AUSTRIA].faith = protestant
    for seat, n in shares.items():
        influence(g, ELECTOR, seat, n)
    where = g.box.areas[area(g, ELECTOR)]
    if lord is not None:
        for no in where.places:
            vassal(g, g.box.places[no].id, lord)
    if at_home is not None:
        capital = next(one for one in where.places if g.box.places[one].capital)
        g.players[at_home].realm = g.box.places[capital].flag
        town(g, g.box.places[capital].id, at_home)
    table = Procedure(vote(g, where.no, candidates(g)))
    if chosen == TIED:
        assert table.ask.seat == AUSTRIA
        assert table.ask.options == (("elect", FRANCE), ("elect", ENGLAND))
    else:
        assert table.over
        assert table.result == chosen

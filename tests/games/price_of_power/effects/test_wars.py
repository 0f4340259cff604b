"""Wars that Events begin and end."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.board.ownership import capital, controller, owner
from stolnik.games.price_of_power.chapters.relations.alliances import has_truce, place_truce
from stolnik.games.price_of_power.chapters.relations.influence import own_cubes
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.chapters.war.war_by_event import refuse_war_by_event
from stolnik.games.price_of_power.events.battles import BattleBegan
from stolnik.games.price_of_power.events.tokens import TruceEnded
from stolnik.games.price_of_power.state import PASSED, SMALL, Europe, War, piece
from tests.games.price_of_power.declaration.heralds import JOIN, REJECT, listen
from tests.games.price_of_power.effects.cards import playing
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    place,
    realm,
)
from tests.games.price_of_power.war.forces import army, at_arms, clause_of
from tests.games.running import Procedure


def war(g: Europe, aggressor: object, target: object, **options: object) -> Procedure:
    """Castile has taken an Event that says who Declares War on whom."""
    g.active = CASTILE
    effect = {"do": "war", "aggressor": aggressor, "target": target, **options}
    return playing(g, [effect], CASTILE)


def calm(table: Procedure) -> None:
    """Nobody calls anybody, nobody joins."""
    table.finish(lambda ask: next(m for m in (DONE, REJECT, ask.options[0]) if m in ask.options))


@pytest.mark.rule("EU-16.3.37")
def test_only_steps_3_to_7_follow() -> None:
    """Nothing is paid or lost before the Calls to Arms, and no free Action comes after Battles."""
    g = at_arms()
    g.players[CASTILE].marriages[realm(g, "navarra")] = False
    influence(g, "aragon", CASTILE, 2)
    g.players[CASTILE].allies[FRANCE] = g.players[FRANCE].allies[CASTILE] = False
    before = g.players[CASTILE].stability
    table = war(g, "you", "realm:navarra")
    assert table.ask.topic == "call"  # step 3 comes first
    topics = {table.ask.topic}
    while not table.over:
        topics.add(table.ask.topic)
        table.say(DONE)
    assert at_war(g, CASTILE, realm(g, "navarra"))
    assert (g.players[CASTILE].stability, g.players[CASTILE].power[MIL]) == (before, 6)
    assert own_cubes(g, CASTILE, area(g, "aragon")) == 1  # step 5; the Marriage saves one
    assert "free_action" not in topics


@pytest.mark.rule("EU-16.3.37")
def test_the_attacked_gains_power_and_units_fight() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "seine", 2)
    army(g, FRANCE, 1, "seine", 2)
    told = listen(g)
    table = war(g, "you", "realm:france")
    while not any(isinstance(one, BattleBegan) for one in told):
        table.say(DONE if DONE in table.ask.options else table.ask.options[-1])
    assert g.players[FRANCE].power[MIL] == 7


@pytest.mark.rule("EU-16.3.38")
@pytest.mark.parametrize("hindrance", ["truce", "alliance", "passed", "interregnum"])
def test_an_ineligible_target_brings_no_war(hindrance: str) -> None:
    g = at_arms()
    if hindrance == "truce":
        g.truces.append((CASTILE, FRANCE))
    elif hindrance == "alliance":
        g.players[CASTILE].allies[FRANCE] = g.players[FRANCE].allies[CASTILE] = False
    elif hindrance == "passed":
        g.players[FRANCE].status = PASSED
    else:
        g.players[CASTILE].ruler = None
    assert war(g, "you", "realm:france").over
    assert g.wars == []


@pytest.mark.rule("EU-16.3.4", "EU-16.3.38")
@pytest.mark.parametrize("gains", [[], [{"do": "prestige", "who": "realm:france", "n": 1}]])
def test_who_cannot_declare_the_war_that_an_option_begins_with_takes_the_other(
    gains: list[dict[str, object]],
) -> None:
    attack = {"do": "war", "aggressor": "realm:france", "target": "realm:navarra"}
    options = [
        {"id": "A", "effects": [attack, *gains]},
        {"id": "B", "effects": [{"do": "prestige", "who": "realm:france", "n": -3}]},
    ]
    card = [{"choice": {"by": "realm:france", "options": options}}]
    g = at_arms()
    assert playing(g, card, CASTILE).ask.options == (("option", "A"), ("option", "B"))
    place_truce(g, FRANCE, realm(g, "navarra"))
    before = g.players[FRANCE].prestige
    assert playing(g, card, CASTILE).over
    assert g.players[FRANCE].prestige == before - 3


@pytest.mark.rule("EU-16.3.39")
def test_who_has_passed_declares_no_war() -> None:
    g = at_arms()
    g.players[ENGLAND].status = PASSED
    assert clause_of(refuse_war_by_event(g, ENGLAND, FRANCE)) == "EU-16.3.39"
    assert war(g, "realm:england", "realm:france").over
    assert g.wars == []
    g.players[ENGLAND].status = 1
    calm(war(g, "realm:england", "realm:france"))
    assert g.wars == [War(ENGLAND, FRANCE)]


@pytest.mark.rule("EU-16.3.41")
def test_an_eligible_target_must_be_chosen_if_there_is_one() -> None:
    g = at_arms()
    g.truces.append((CASTILE, FRANCE))
    table = war(g, "you", {"list": ["realm:france", "realm:england", "realm:austria"]})
    assert set(table.ask.options) == {("pick_realm", "england"), ("pick_realm", "austria")}
    table.say(("pick_realm", "england"))
    calm(table)
    assert at_war(g, CASTILE, ENGLAND)
    assert not at_war(g, CASTILE, AUSTRIA)


def test_the_card_may_break_truce_and_alliance_first() -> None:
    g = at_arms()
    g.truces.append((FRANCE, CASTILE))
    g.players[CASTILE].allies[FRANCE] = g.players[FRANCE].allies[CASTILE] = False
    told = listen(g)
    calm(war(g, "you", "realm:france", remove_truce_and_alliance=True))
    assert at_war(g, CASTILE, FRANCE)
    assert FRANCE not in g.players[CASTILE].allies
    assert not has_truce(g, CASTILE, FRANCE)
    assert told.count(TruceEnded(CASTILE, "france")) == 1


@pytest.mark.rule("EU-16.3.34")
def test_and_an_active_ally_takes_its_units_along() -> None:
    g = at_arms()
    castile, aragon = g.players[CASTILE], realm(g, "aragon")
    castile.allies[aragon] = True
    castile.allied, castile.allied_from = 2, {aragon: 2}
    calm(war(g, "you", "realm:aragon", remove_truce_and_alliance=True))
    assert at_war(g, CASTILE, aragon)
    assert (castile.allied, castile.allied_from) == (0, {})


# -- NPR Aggressors ----------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.40", "EU-11.3.9")
def test_an_npr_declares_war_and_calls_its_ally() -> None:
    g = at_arms()
    aragon = realm(g, "aragon")
    g.players[ENGLAND].allies[aragon] = False
    table = war(g, "realm:aragon", "realm:france")
    assert (table.ask.seat, table.ask.topic) == (ENGLAND, "called")  # its Offensive Call
    table.say(JOIN)
    calm(table)
    assert War(aragon, FRANCE) in g.wars
    assert at_war(g, ENGLAND, FRANCE)
    assert g.players[FRANCE].power[MIL] == 7


@pytest.mark.rule("EU-11.3.33", "EU-11.3.18", "EU-16.3.34")
@pytest.mark.parametrize("active", [False, True])
def test_who_is_allied_to_an_npr_and_to_its_target_is_called_by_that_one_only(active: bool) -> None:
    g = at_arms()
    aragon, england = realm(g, "aragon"), g.players[ENGLAND]
    england.allies = {aragon: active, FRANCE: False}
    g.players[FRANCE].allies[ENGLAND] = False
    g.wars = [War(AUSTRIA, ENGLAND)] if active else []
    table = war(g, "realm:aragon", "realm:france")
    assert (table.ask.seat, table.ask.topic) == (FRANCE, "call")
    assert england.allies[aragon] is active  # nothing is refused yet
    table.say(("call", "england"), JOIN)
    assert england.allies == {FRANCE: False}
    assert at_war(g, ENGLAND, aragon)
    assert at_war(g, AUSTRIA, aragon) is active  # a War of its own now


@pytest.mark.rule("EU-16.3.40")
def test_the_attacked_player_calls_allies_against_an_npr() -> None:
    g = at_arms()
    g.players[FRANCE].allies[AUSTRIA] = g.players[AUSTRIA].allies[FRANCE] = False
    table = war(g, "realm:aragon", "realm:france")
    assert (table.ask.seat, table.ask.topic) == (FRANCE, "call")
    table.say(("call", "austria"), JOIN)
    calm(table)
    assert at_war(g, AUSTRIA, realm(g, "aragon"))


@pytest.mark.rule("EU-9.1.8")
@pytest.mark.parametrize("emperor", ["at the table", "passed", "allied", "bound", "fighting"])
def test_members_are_as_far_out_of_reach_of_an_npr_as_the_emperor(emperor: str) -> None:
    g = at_arms()
    venice = realm(g, "venice")
    g.emperor = FRANCE
    if emperor == "passed":
        g.players[FRANCE].status = PASSED
    elif emperor != "at the table":
        g.players[FRANCE].allies[venice] = False
    if emperor == "bound":
        del g.players[FRANCE].allies[venice]
        place_truce(g, FRANCE, venice)
    if emperor == "fighting":
        g.wars.append(War(FRANCE, AUSTRIA))
    refused = clause_of(refuse_war_by_event(g, venice, AUSTRIA))
    assert refused == (None if emperor in ("at the table", "fighting") else "EU-9.1.8")


@pytest.mark.rule("EU-16.3.38", "EU-16.3.40")
def test_restrictions_hold_for_nprs_as_well() -> None:
    g = at_arms()
    aragon = realm(g, "aragon")
    why = lambda: clause_of(refuse_war_by_event(g, aragon, FRANCE))  # noqa: E731
    assert why() is None  # type: ignore[no-untyped-call]
    g.players[FRANCE].allies[aragon] = False
    assert why() == "EU-9.1.4"  # type: ignore[no-untyped-call]
    g.players[FRANCE].allies = {}
    g.truces.append((FRANCE, aragon))
    assert why() == "EU-9.1.5"  # type: ignore[no-untyped-call]
    g.truces = []
    g.players[FRANCE].status = PASSED
    assert why() == "EU-9.1.6"  # type: ignore[no-untyped-call]
    assert clause_of(refuse_war_by_event(g, aragon, realm(g, "navarra"))) == "EU-9.1.1"  # R48
    assert war(g, "realm:aragon", "realm:france").over
    assert g.wars == []


@pytest.mark.rule("EU-16.3.38", "EU-16.3.40")
def test_no_emperor_stands_before_whoever_is_no_member() -> None:
    g = at_arms()
    granada = realm(g, "granada")
    g.players[g.emperor].status = PASSED
    assert g.emperor == AUSTRIA
    assert refuse_war_by_event(g, granada, CASTILE) is None
    g.emperor = realm(g, "bohemia")
    assert refuse_war_by_event(g, granada, CASTILE) is None


@pytest.mark.rule("EU-16.3.38", "EU-11.3.37")
def test_an_active_ally_declares_no_war_on_whom_it_fights_already() -> None:
    g = at_arms()
    saxony = realm(g, "saxony")
    g.wars = [War(FRANCE, AUSTRIA)]
    g.players[FRANCE].allies[saxony] = False
    assert refuse_war_by_event(g, saxony, AUSTRIA) is None
    g.players[FRANCE].allies[saxony] = True
    assert clause_of(refuse_war_by_event(g, saxony, AUSTRIA)) == "EU-9.1.1"
    assert refuse_war_by_event(g, saxony, CASTILE) is None


# -- the end of Wars ---------------------------------------------------------------------------


def test_all_wars_end_as_the_board_stands_and_capitals_go_back_for_nothing() -> None:
    g = at_arms()
    g.wars = [War(FRANCE, CASTILE), War(CASTILE, realm(g, "granada"))]
    for name in ("galicia", g.box.places[capital(g, CASTILE)].id):
        g.occupiers[place(g, name)] = piece(SMALL, FRANCE, unrest=True)
    before = [player.ducats for player in g.players]
    effect = {
        "do": "end_war",
        "who": "realm:castile",
        "terms": "keep_current_board_state",
        "truce": True,
        "capitals_returned": True,
    }
    playing(g, [effect], CASTILE).finish(lambda ask: DONE)
    assert g.wars == []
    assert has_truce(g, CASTILE, FRANCE)
    assert owner(g, place(g, "galicia")) == FRANCE  # who Occupies, keeps
    assert controller(g, capital(g, CASTILE)) == CASTILE
    assert [player.ducats for player in g.players] == before  # no ransom


@pytest.mark.rule("EU-10.1.6", "EU-10.4.3")
def test_the_end_of_a_war_is_one_peace_with_a_player_and_the_active_ally_who_was_attacked() -> None:
    g = at_arms()
    milan = realm(g, "milan")
    g.wars = [War(CASTILE, milan), War(CASTILE, AUSTRIA)]
    g.players[AUSTRIA].allies[milan] = True
    effect = {"do": "end_war", "who": "realm:castile", "terms": "keep_current_board_state"}
    assert playing(g, [effect], CASTILE).over
    assert g.wars == []
    assert has_truce(g, CASTILE, AUSTRIA)
    assert not has_truce(g, CASTILE, milan)


@pytest.mark.rule("EU-16.3.41")
def test_a_target_is_picked_among_those_who_can_be_attacked() -> None:
    g = at_arms()
    among = {"realms": {"in": ["navarra", "granada", "portugal"]}}
    attack = {"do": "war", "aggressor": "you", "target": "$r"}
    gain = {"do": "prestige", "who": "you", "n": 1}
    pick = {"as": "$r", "kind": "realm", "from": among, "by": "you", "n": 1}
    card = [{"pick": pick, "then": [gain, attack]}]
    g.truces, g.players[CASTILE].allies = [(CASTILE, realm(g, "navarra"))], {}
    asked = playing(g, card, CASTILE)
    assert {move[1] for move in asked.ask.options} == {"granada", "portugal"}
    g.truces += [(CASTILE, realm(g, name)) for name in ("granada", "portugal")]
    asked = playing(g, card, CASTILE)
    assert {move[1] for move in asked.ask.options} == {"navarra", "granada", "portugal"}
    asked.say(("pick_realm", "granada"))
    assert asked.over
    assert not g.wars, "without an eligible target there is no War"
    pick["from"] = "opponents"
    pick["kind"] = "player"
    g.players[ENGLAND].status = PASSED
    g.truces.append((CASTILE, FRANCE))
    torn = {"do": "rule", "text": "no ties across sides", "hook": "break_ties_across_sides"}
    asked = playing(g, [{"pick": pick, "then": [torn, attack]}], CASTILE)
    assert {move[1] for move in asked.ask.options} == {"austria", "france"}
    calm(playing(g, card, CASTILE))
    assert at_war(g, CASTILE, AUSTRIA), "nobody else is left to be picked"

"""A player who leaves: what stays of the Realm, and how the others go on."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM
from stolnik.games.price_of_power.chapters.basic_actions.alliance import refuse_forging
from stolnik.games.price_of_power.chapters.basic_actions.diplomacy import refuse_diplomacy
from stolnik.games.price_of_power.chapters.board.changes import place_town, place_vassal
from stolnik.games.price_of_power.chapters.board.hostility import opponents
from stolnik.games.price_of_power.chapters.board.ownership import (
    areas_of,
    capital,
    is_npr,
    lawful_owner,
    owned,
)
from stolnik.games.price_of_power.chapters.event_cards.event_action import resolve_event, take_event
from stolnik.games.price_of_power.chapters.event_cards.row import (
    belongs_to_the_absent,
    lay_out_events,
    reveal_next,
)
from stolnik.games.price_of_power.chapters.other_realms.dynamic import refuse_dnpr
from stolnik.games.price_of_power.chapters.peace.terms.annexation import refuse_annexation
from stolnik.games.price_of_power.chapters.peace.terms.keep_board import in_question, keep_board
from stolnik.games.price_of_power.chapters.peace.terms.vassalization import refuse_vassalization
from stolnik.games.price_of_power.chapters.phases.actions import ducats_for_passing
from stolnik.games.price_of_power.chapters.phases.cleanup import end_round
from stolnik.games.price_of_power.chapters.phases.final_scoring import standings
from stolnik.games.price_of_power.chapters.phases.leaving_the_game import LEAVE, STAY, leave
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.chapters.relations.alliances import refuse_gained
from stolnik.games.price_of_power.state import (
    COLUMNS,
    EVENT_TAKEN,
    NPR,
    UNREST,
    Europe,
    RowEvent,
    War,
    task_of,
    turn_order,
)
from stolnik.games.price_of_power.tasks import EventUnderWay, Settlement
from tests.games.price_of_power.peace.wars import at_peace_table, occupy, war
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    appoint,
    area,
    empty_hands,
    europe,
    influence,
    place,
    realm,
    town,
    unrest,
    vassal,
)
from tests.games.running import Procedure, run, run_anyhow


def table(players: int = 4) -> Europe:
    return empty_hands(europe(players, players_may_leave=True))


def england(g: Europe) -> int:
    return NPR + g.box.realm_of["england"]


def own_events(g: Europe) -> list[int]:
    """The Events of England in this Age."""
    cards = [*g.event_deck, *(one.event for one in g.row)]
    return [no for no in cards if g.box.events[no].realm == g.box.realm_of["england"]]


def others(g: Europe, n: int) -> list[int]:
    """Events that belong to no Realm."""
    return [no for no in g.event_deck if g.box.events[no].kind != "realm"][:n]


@pytest.mark.rule("EU-21.0.1")
def test_no_peace_takes_the_capital_of_a_player() -> None:
    g = at_peace_table()
    war(g, FRANCE, ENGLAND)
    places = [g.box.places[no].id for no in owned(g, ENGLAND)]
    occupy(g, FRANCE, *places)
    london = place(g, "london")
    assert len(in_question(g, FRANCE, ENGLAND)) == len(places) - 1
    assert london not in in_question(g, FRANCE, ENGLAND)
    for refuse in (refuse_annexation, refuse_vassalization):
        assert refuse(g, FRANCE, ENGLAND) is not None
    run_anyhow(keep_board(g, Settlement(FRANCE, ENGLAND, "total")))
    assert lawful_owner(g, london) == ENGLAND
    assert not g.occupiers[london]


@pytest.mark.rule("EU-21.0.2")
def test_each_is_asked_at_the_end_of_a_round_and_nobody_leaves_who_is_at_war() -> None:
    g = table(3)
    enter(g, "end_of_round")
    g.wars.append(War(ENGLAND, realm(g, "scotland")))
    ask = Procedure(end_round(g)).ask
    assert (ask.seat, list(ask.options)) == (g.first, [STAY, LEAVE])
    g.first = ENGLAND
    enter(g, "end_of_round")
    run(end_round(g))  # England is at War, so there is nothing to ask
    assert not g.players[ENGLAND].left


@pytest.mark.rule("EU-21.0.2")
def test_two_players_stay_in_any_case() -> None:
    g = table(3)
    enter(g, "end_of_round")
    run(end_round(g), [LEAVE])
    assert g.players[CASTILE].left
    before = g.round
    run(end_round(g))
    assert g.round == before + 1, "the last two are not asked"


@pytest.mark.rule("EU-21.0.2")
def test_when_the_first_player_leaves_the_next_one_is_first_and_active() -> None:
    g = table()
    g.first = ENGLAND
    enter(g, "end_of_round")
    assert g.active == ENGLAND
    run(end_round(g), [LEAVE])
    assert (g.first, g.active) == (AUSTRIA, AUSTRIA)


def test_without_the_option_nobody_is_asked() -> None:
    g = empty_hands(europe(3))
    enter(g, "end_of_round")
    before = g.round
    run(end_round(g))
    assert g.round == before + 1


@pytest.mark.rule("EU-21.0.3")
def test_towns_and_vassals_stay_as_one_npr() -> None:
    g = table()
    vassal(g, "lothian", ENGLAND)
    held = {no for no, token in enumerate(g.tokens) if token and token >> 4 & 7 == ENGLAND}
    leave(g, ENGLAND)
    npr = england(g)
    assert is_npr(g, npr)
    assert set(owned(g, npr)) >= held
    assert all(lawful_owner(g, no) == npr for no in held)
    assert lawful_owner(g, place(g, "lothian")) == npr
    assert capital(g, npr) == place(g, "london")
    assert areas_of(g, npr)
    assert not audit(g)


@pytest.mark.rule("EU-21.0.4")
def test_unrest_and_all_other_pieces_are_gone() -> None:
    g = table()
    unrest(g, "london")
    influence(g, "scotland", ENGLAND, 2)
    g.claims[area(g, "scotland")] |= 1 << ENGLAND | 1 << FRANCE
    g.cores[area(g, "aquitaine")], g.cores[area(g, "bohemia")] = ENGLAND + 1, AUSTRIA + 1
    hand = [g.decks[0].pop(), g.decks[1].pop()]
    g.players[ENGLAND].hand = list(hand)
    appoint(g, ENGLAND, ADM, "adm_02_2")
    shown = g.shown
    leave(g, ENGLAND)
    assert g.shown > shown, "nobody goes back behind the hand that all have seen"
    player = g.players[ENGLAND]
    assert g.box.card_of["adm_02_2"] in g.discards[ADM], "an Advisor is everybody's again"
    assert (player.prestige, player.stability, player.ducats, player.interest) == (0, 0, 0, 0)
    assert (player.power, player.available) == ([0, 0, 0], 0)
    assert not any(token & UNREST for token in g.tokens)
    assert not any(g.influence[ENGLAND::COLUMNS])
    assert not any(bits >> ENGLAND & 1 for bits in g.claims)
    assert ENGLAND + 1 not in g.cores
    assert g.claims[area(g, "scotland")] >> FRANCE & 1, "what others have stays"
    assert g.cores[area(g, "bohemia")] == AUSTRIA + 1
    assert ENGLAND + 1 not in g.slots
    assert not any(army.size for army in player.armies)
    assert not player.ships
    assert not player.merchants
    assert player.fleet.size == 0
    assert {*g.discards[0], *g.discards[1]} >= set(hand)
    assert not audit(g)


@pytest.mark.rule("EU-21.0.5")
def test_alliances_end_and_marriages_are_with_the_npr() -> None:
    g = table()
    g.players[FRANCE].allies[ENGLAND] = g.players[ENGLAND].allies[FRANCE] = False
    g.players[FRANCE].marriages[ENGLAND] = g.players[ENGLAND].marriages[FRANCE] = False
    leave(g, ENGLAND)
    assert not g.players[ENGLAND].allies
    assert ENGLAND not in g.players[FRANCE].allies
    assert england(g) not in g.players[FRANCE].allies
    assert england(g) in g.players[FRANCE].marriages
    assert not audit(g)


@pytest.mark.rule("EU-21.0.6")
def test_nobody_allies_with_it_or_makes_it_a_vassal() -> None:
    g = table()
    leave(g, ENGLAND)
    npr = england(g)
    for refusal in (
        refuse_forging(g, FRANCE, npr),
        refuse_gained(g, FRANCE, npr),
        refuse_vassalization(g, FRANCE, npr),
    ):
        assert refusal is not None
        assert refusal.clause == "EU-21.0.6"
    assert not place_vassal(g, FRANCE, place(g, "london"))
    del g.remains[place(g, "london")]  # taken by another and lost again: the flag shows
    assert lawful_owner(g, place(g, "london")) == npr
    assert not place_vassal(g, FRANCE, place(g, "london"))


@pytest.mark.rule("EU-21.0.3")
def test_a_town_of_another_takes_the_place_of_what_remains() -> None:
    g = table()
    town(g, "lothian", ENGLAND)
    leave(g, ENGLAND)
    assert place_town(g, FRANCE, place(g, "lothian"))
    assert lawful_owner(g, place(g, "lothian")) == FRANCE
    g.tokens[place(g, "lothian")] = 0
    assert lawful_owner(g, place(g, "lothian")) != england(g), "its flag shows again"


@pytest.mark.rule("EU-21.0.3")
def test_a_capital_among_what_remains_is_nobody_else_s() -> None:
    g = table()
    scotland = realm(g, "scotland")
    assert capital(g, scotland) == place(g, "lothian")
    town(g, "lothian", ENGLAND)
    leave(g, ENGLAND)
    assert capital(g, scotland) != place(g, "lothian")


@pytest.mark.rule("EU-21.0.7")
def test_its_events_are_removed_when_they_are_turned_up() -> None:
    g = table()
    leave(g, ENGLAND)
    own = own_events(g)
    rest = [no for no in g.event_deck if no not in own]
    g.row = []
    g.event_deck = [*rest[:-4], *rest[-4:-2], own[0], *rest[-2:]]
    lay_out_events(g)
    assert own[0] not in [one.event for one in g.row]
    assert own[0] in g.event_discards
    assert [one.open for one in g.row] == [True, True, False, False]
    hidden = g.row[2]
    hidden.event = own[1]
    reveal_next(g)
    assert [one.open for one in g.row] == [True, True, False], "nothing takes its place"


@pytest.mark.rule("EU-21.0.7", "EU-16.1.7")
def test_events_follow_who_has_gone_on_with_the_realm_of_a_player_who_left() -> None:
    g = europe(4, line_up="northern")
    denmark, sweden = (
        next(no for no in g.event_deck if g.box.events[no].realm == g.box.realm_of[name])
        for name in ("denmark", "sweden")
    )
    leave(g, 1)
    assert belongs_to_the_absent(g, sweden)
    g.players[0].realm = g.box.realm_of["sweden"]  # who played Denmark so far
    g.players = list(g.players)
    assert not belongs_to_the_absent(g, sweden)
    assert belongs_to_the_absent(g, denmark)


@pytest.mark.rule("EU-21.0.8")
def test_more_events_than_one_are_left_over_and_resolved_by_rule() -> None:
    g = table()
    leave(g, ENGLAND)
    one, other, taken = others(g, 3)
    own = own_events(g)[0]
    g.event_deck = [no for no in g.event_deck if no not in (one, other, taken, own)]
    g.row = [RowEvent(no, open=True) for no in (one, taken, other)]
    g.row.append(RowEvent(own, open=False))
    for seat in (CASTILE, FRANCE):
        g.players[seat].status = EVENT_TAKEN
    run(take_event(g, AUSTRIA, g.row[1]))
    done = len(g.box.events[taken].symbols)
    g.agenda[-1] = EventUnderWay(taken, AUSTRIA, unpicked=False, stage="symbols", symbol=done)
    run(resolve_event(g, task_of(g, EventUnderWay)))
    waiting = [task for task in g.agenda if isinstance(task, EventUnderWay)]
    assert [task.event for task in reversed(waiting)] == [one, other], "from left to right"
    assert all(task.unpicked for task in waiting)
    assert own in g.event_discards


def test_who_has_left_has_no_turn_and_comes_last() -> None:
    g = table()
    g.first = ENGLAND
    g.players[ENGLAND].prestige = 50
    leave(g, ENGLAND)
    assert g.first == AUSTRIA
    assert turn_order(g) == [AUSTRIA, CASTILE, FRANCE]
    assert opponents(g, FRANCE) == [AUSTRIA, CASTILE]
    g.players[FRANCE].prestige = -5
    places = {one.seat: one.place for one in standings(g)}
    assert places[ENGLAND] == 4
    assert ducats_for_passing(g) == 5


@pytest.mark.rule("EU-21.0.3", "EU-5.1.14")
def test_nobody_deals_with_who_has_left() -> None:
    g = table()
    assert refuse_diplomacy(g, FRANCE, ENGLAND) is None
    leave(g, ENGLAND)
    refusal = refuse_diplomacy(g, FRANCE, ENGLAND)
    assert refusal is not None
    assert refusal.clause == "EU-21.0.3"


def test_the_emperor_who_leaves_is_emperor_as_an_npr() -> None:
    g = table()
    assert g.emperor == AUSTRIA
    leave(g, AUSTRIA)
    assert g.emperor == NPR + g.box.realm_of["austria"]
    assert not audit(g)


def test_rebels_are_gone_with_the_unrest() -> None:
    g = table()
    here = g.box.places[place(g, "london")].area
    g.rebels[here] = 2
    leave(g, ENGLAND)
    assert g.rebels[here] == 0


@pytest.mark.rule("EU-13.3.4", "EU-21.0.3")
def test_dutch_provinces_are_no_player_s_core_once_the_netherlands_have_left() -> None:
    g = europe(3, line_up="featured")
    amsterdam = place(g, "amsterdam")
    assert refuse_dnpr(g, amsterdam) is not None
    leave(g, 2)
    assert refuse_dnpr(g, amsterdam) is None


@pytest.mark.rule("EU-21.0.3", "EU-2.6.10")
def test_a_capital_that_a_player_had_moved_stays_where_it_is() -> None:
    g = europe(5)
    ottomans = g.players[4].realm
    town(g, "constantinople", 4)
    g.players[4].capital = place(g, "constantinople")
    leave(g, 4)
    assert capital(g, NPR + ottomans) == place(g, "constantinople")
    town(g, "constantinople", FRANCE)
    assert capital(g, NPR + ottomans) != place(g, "constantinople")

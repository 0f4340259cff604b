"""Research Idea, Government Forms, and the display of Ideas."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, DIP, MIL
from stolnik.games.price_of_power.chapters.agenda import settle
from stolnik.games.price_of_power.chapters.government.learning import (
    add_idea,
    bring_to_display,
    learn,
    price,
    refuse_research,
)
from stolnik.games.price_of_power.chapters.phases.actions import take_turn
from stolnik.games.price_of_power.state import NPR, Europe
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    POLAND,
    empty_hands,
    europe,
    refusal_of,
)
from tests.games.running import Procedure, run


def table(*shown: str, players: int = 6) -> Europe:
    """Castile's Turn, with these Ideas on display."""
    g = empty_hands(europe(players))
    for idea in shown:
        show(g, idea)
    return g


def show(g: Europe, name: str) -> None:
    """Put an Idea on display in place of another of its kind."""
    idea = g.box.ideas[g.box.idea_of[name]]
    if idea.no in g.idea_display:
        return
    deck = g.idea_decks[idea.kind]
    if idea.no in deck:
        deck.remove(idea.no)
    others = [
        one
        for one in g.idea_display
        if g.box.ideas[one].kind == idea.kind and not g.box.ideas[one].basic
    ]
    g.idea_display[g.idea_display.index(others[0])] = idea.no
    deck.append(others[0])


def number(g: Europe, name: str) -> int:
    return g.box.idea_of[name]


def refusal(g: Europe, seat: int, name: str) -> str | None:
    found = refuse_research(g, seat, g.box.ideas[number(g, name)])
    return None if found is None else found.clause


@pytest.mark.rule("EU-5.1.40", "EU-8.0.1", "EU-5.1.42", "EU-8.0.4", "EU-5.1.1", "EU-5.0.2")
def test_research_costs_power_of_its_kind_and_takes_the_turn() -> None:
    g = table("cannons")
    castile = g.players[CASTILE]
    castile.power = [3, 3, 5]
    run(take_turn(g), [("research", "cannons")])
    assert number(g, "cannons") in castile.ideas
    assert castile.power == [3, 3, 1]
    assert castile.prestige == 2
    after = Procedure(take_turn(g))
    assert refusal_of(g, after.ask, ("research", "bureaucracy")) == "EU-4.2.3"


@pytest.mark.rule("EU-8.0.1", "EU-5.0.2")
def test_power_of_another_kind_buys_no_idea() -> None:
    g = table("cannons")
    g.players[CASTILE].power = [10, 10, 3]
    asked = Procedure(take_turn(g)).ask
    assert ("research", "cannons") not in asked.options
    assert refusal_of(g, asked, ("research", "cannons")) == "EU-8.0.1"


@pytest.mark.rule("EU-5.1.40")
def test_an_idea_is_researched_once() -> None:
    g = table("cannons")
    g.players[CASTILE].power[MIL] = 10
    run(learn(g, CASTILE, number(g, "cannons")))
    assert refusal(g, CASTILE, "cannons") == "EU-5.1.40"
    assert refusal(g, FRANCE, "cannons") == "EU-8.0.1"  # too poor, but not too late


@pytest.mark.rule("EU-8.1.3")
def test_only_an_idea_on_display_is_researched_by_action() -> None:
    g = table()
    g.players[CASTILE].power = [10, 10, 10]
    hidden = g.box.ideas[g.idea_decks[ADM][0]].id
    assert refusal(g, CASTILE, hidden) == "EU-8.1.3"


@pytest.mark.rule(
    "EU-5.1.42", "EU-5.1.43", "EU-5.1.44", "EU-8.0.4", "EU-8.0.5", "EU-8.0.6", "EU-2.2.8"
)
def test_exa31_prestige_for_an_idea_that_four_players_research() -> None:
    g = table()
    tercios = number(g, "tercios_janissaries")
    scores = []
    for seat in (AUSTRIA, ENGLAND, FRANCE, POLAND):
        run(learn(g, seat, tercios))
        scores.append([g.players[one].prestige for one in (AUSTRIA, ENGLAND, FRANCE, POLAND)])
    assert scores == [[2, 0, 0, 0], [3, 2, 0, 0], [4, 3, 2, 0], [4, 3, 2, 2]]
    assert audit(g) == []


@pytest.mark.rule("EU-8.0.2")
@pytest.mark.parametrize(("authority", "clause"), [(2, None), (3, "EU-8.0.2")])
def test_research_without_its_prerequisite_is_refused(authority: int, clause: str | None) -> None:
    g = table("absolute_monarchy")
    g.players[AUSTRIA].power[ADM] = g.players[FRANCE].power[ADM] = 10
    g.emperor, g.authority = NPR + g.box.realm_of["bohemia"], authority
    assert refusal(g, AUSTRIA, "absolute_monarchy") == clause
    assert refusal(g, FRANCE, "absolute_monarchy") is None  # outside the Empire
    g.emperor = AUSTRIA
    assert refusal(g, AUSTRIA, "absolute_monarchy") is None


@pytest.mark.rule("EU-8.0.2")
def test_a_prerequisite_that_is_not_met_is_not_offered_at_the_table() -> None:
    g = table("absolute_monarchy")
    g.active = AUSTRIA
    g.players[AUSTRIA].power[ADM] = 10
    g.emperor, g.authority = FRANCE, 4
    asked = Procedure(take_turn(g)).ask
    assert ("research", "absolute_monarchy") not in asked.options
    assert refusal_of(g, asked, ("research", "absolute_monarchy")) == "EU-8.0.2"


@pytest.mark.rule("EU-5.1.41")
def test_free_trade_brings_a_merchant_at_once() -> None:
    g = table()
    merchants = len(g.players[CASTILE].merchants)
    run(learn(g, CASTILE, number(g, "free_trade")))
    run(settle(g, 0))
    assert len(g.players[CASTILE].merchants) == merchants + 1
    assert audit(g) == []


def test_a_player_has_three_merchants_at_most() -> None:
    g = table()
    castile = g.players[CASTILE]
    while len(castile.merchants) < g.box.pieces.merchants:
        castile.merchants.append(castile.merchants[0])
    run(learn(g, CASTILE, number(g, "free_trade")))
    run(settle(g, 0))
    assert len(castile.merchants) == g.box.pieces.merchants


@pytest.mark.rule("EU-8.2.1", "EU-8.2.2", "EU-8.2.3")
def test_a_new_government_form_replaces_the_old_one() -> None:
    g = table()
    castile = g.players[CASTILE]
    run(learn(g, CASTILE, number(g, "bureaucracy")))
    run(learn(g, CASTILE, number(g, "constitutional_monarchy")))
    run(learn(g, CASTILE, number(g, "absolute_monarchy")))
    names = {g.box.ideas[idea].id for idea in castile.ideas}
    assert names == {"bureaucracy", "absolute_monarchy"}
    assert castile.prestige == 6
    run(learn(g, FRANCE, number(g, "constitutional_monarchy")))
    assert castile.prestige == 6  # the tag is gone


def test_the_scientific_revolution_makes_research_cheaper() -> None:
    g = table()
    cannons = g.box.ideas[number(g, "cannons")]
    assert price(g, CASTILE, cannons) == 4
    g.players[CASTILE].ideas.append(number(g, "scientific_revolution"))
    assert price(g, CASTILE, cannons) == 3


# -- the display -------------------------------------------------------------------------------


@pytest.mark.rule("EU-8.1.2")
def test_an_event_adds_an_idea_in_a_further_row() -> None:
    g = table()
    before, left = list(g.idea_display), len(g.idea_decks[DIP])
    add_idea(g, DIP)
    assert g.idea_display[: len(before)] == before
    assert g.box.ideas[g.idea_display[-1]].kind == DIP
    assert len(g.idea_decks[DIP]) == left - 1
    assert audit(g) == []


@pytest.mark.rule("EU-8.1.3")
def test_an_idea_from_the_deck_takes_the_place_of_an_unresearched_one() -> None:
    g = table()
    new = g.idea_decks[MIL][0]
    shown = [one for one in g.idea_display if g.box.ideas[one].kind == MIL]
    basic = [one for one in shown if g.box.ideas[one].basic]
    first, second = [one for one in shown if one not in basic]
    asked = Procedure(bring_to_display(g, CASTILE, new))
    names = [g.box.ideas[one].id for one in (first, second)]
    assert set(asked.ask.options) == {("swap_out", name) for name in names}
    swap: Move = ("swap_out", g.box.ideas[basic[0]].id)
    assert refusal_of(g, asked.ask, swap) == "EU-8.1.3"
    asked.say(("swap_out", names[1]))
    assert new in g.idea_display
    assert second in g.idea_decks[MIL]
    assert len(g.idea_display) == 9
    assert audit(g) == []


@pytest.mark.rule("EU-8.1.4")
def test_with_nothing_but_a_basic_idea_to_swap_a_row_is_opened() -> None:
    g = table()
    for one in g.idea_display:
        if g.box.ideas[one].kind == MIL and not g.box.ideas[one].basic:
            g.players[FRANCE].ideas.append(one)
    new = g.idea_decks[MIL][0]
    run(bring_to_display(g, CASTILE, new))
    assert g.idea_display[-1] == new
    assert len(g.idea_display) == 10

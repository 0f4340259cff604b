"""Phase 1 and the first hands."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.action_cards.decks import draw
from stolnik.games.price_of_power.chapters.phases.draw_cards import (
    discard_drawn,
    draw_action_cards,
    first_draw,
    pay_for_cards,
    pick_missions,
    refuse_keeping,
    reveal_events,
)
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.chapters.prestige.missions import take_mission
from stolnik.games.price_of_power.events.phases import DrewCard, DrewFrom
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.stages import RoundStep
from stolnik.games.price_of_power.state import Europe
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.position import CASTILE, FRANCE, europe, now_refused, refusal_of
from tests.games.running import Procedure, run


def at(step: RoundStep, players: int = 4) -> Europe:
    g = europe(players)
    enter(g, step)
    return g


# -- first hands -------------------------------------------------------------------------------


@pytest.mark.rule("EU-3.4.1", "EU-3.4.4")
def test_exa2_a_first_hand_of_four_administrative_cards() -> None:
    g = europe()
    table = Procedure(play(g), g)
    table.say(*[("draw", "adm")] * 3)
    drawn = [g.box.cards[card].deck for card in g.players[CASTILE].drawn]
    assert sorted(drawn) == [0, 0, 0, 0, 1, 2]
    table.say(DONE)  # nobody is appointed
    for _ in range(4):
        table.say(table.ask.options[0])
    assert len(g.players[CASTILE].hand) == 4
    assert audit(g) == []


@pytest.mark.rule("EU-3.4.4")
def test_a_fifth_card_of_the_first_hand_is_refused() -> None:
    g = europe()
    g.step = "first_keep"
    castile = g.players[CASTILE]
    castile.hand = [draw(g, CASTILE, 0) for _ in range(3)]
    castile.drawn = [draw(g, CASTILE, 1) for _ in range(3)]
    last = castile.drawn[0]
    assert refuse_keeping(g, CASTILE, last) is None
    castile.hand.append(draw(g, CASTILE, 0))
    refusal = refuse_keeping(g, CASTILE, last)
    assert refusal is not None
    assert refusal.clause == "EU-3.4.4"


@pytest.mark.rule("EU-3.4.4")
def test_one_may_keep_fewer_and_the_rest_is_discarded() -> None:
    g = europe()
    table = Procedure(play(g), g)
    table.say(*[("draw", "mil")] * 3, DONE, DONE)
    assert g.players[CASTILE].hand == []
    assert sum(len(pile) for pile in g.discards) == 6


@pytest.mark.rule("EU-3.4.4")
def test_what_is_not_kept_is_shown_and_where_all_is_kept_nothing_is() -> None:
    g = europe()
    castile = g.players[CASTILE]
    castile.drawn = []
    before = g.shown
    discard_drawn(g, CASTILE)
    assert g.shown == before
    castile.drawn = [g.decks[0].pop()]
    discard_drawn(g, CASTILE)
    assert (g.shown, castile.drawn) == (before + 1, [])


@pytest.mark.rule("EU-3.4.5")
def test_two_green_missions_of_the_own_deck() -> None:
    g = europe()
    table = Procedure(play(g), g)
    table.say(*[("draw", "mil")] * 3, DONE, DONE)
    offered = [g.box.missions[g.box.mission_of[str(move[1])]] for move in table.ask.options]
    assert all(mission.starting and mission.deck == "castile" for mission in offered)
    later = next(one for one in g.box.missions if one.deck == "castile" and not one.starting)
    other = next(one for one in g.box.missions if one.deck == "france" and one.starting)
    assert refusal_of(g, table.ask, ("take_mission", later.id)) == "EU-3.4.5"
    assert refusal_of(g, table.ask, ("take_mission", other.id)) == "EU-17.2.1"
    table.say(table.ask.options[0], table.ask.options[1])
    assert len(g.players[CASTILE].missions) == 2
    assert g.active == FRANCE


@pytest.mark.rule("EU-3.4.2", "EU-4.0.3")
def test_the_first_hands_take_the_place_of_phase_1() -> None:
    g = europe()
    row = [shown.event for shown in g.row]
    table = Procedure(play(g), g)
    while g.step.startswith("first"):
        table.say(table.ask.options[0])
    assert g.step == "actions"
    assert [shown.event for shown in g.row] == row


# -- Phase 1 -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.1.1", "EU-16.2.1", "EU-16.2.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_players_and_one_more_events_three_of_them_face_up(players: int) -> None:
    g = at("1A", players)
    top = g.event_deck[-1]
    run(reveal_events(g))
    assert len(g.row) == players + 1
    assert [shown.open for shown in g.row] == [True] * 3 + [False] * (players - 2)
    assert g.row[0].event == top
    assert g.step == "1B"


@pytest.mark.rule("EU-4.1.3", "EU-4.1.4")
def test_three_cards_each_one_at_a_time_in_any_mix() -> None:
    g = at("1B")
    for deck in ("adm", "mil", "mil"):
        run(draw_action_cards(g), [("draw", deck)])
    drawn = [g.box.cards[card].deck for card in g.players[CASTILE].drawn]
    assert drawn == [0, 2, 2]
    assert g.queue[0] == FRANCE


@pytest.mark.rule("EU-4.1.5", "EU-6.0.8")
def test_what_was_drawn_is_secret() -> None:
    g = at("1B")
    run(draw_action_cards(g), [("draw", "dip")])
    card = g.box.cards[g.players[CASTILE].drawn[0]].id
    assert view(g, CASTILE).players[CASTILE].drawn == [card]
    assert view(g, FRANCE).players[CASTILE].drawn == []
    assert view(g, None).players[CASTILE].drawn_by_deck == {"adm": 0, "dip": 1, "mil": 0}
    told = DrewCard(CASTILE, "dip", card)
    assert told.seen_by(CASTILE) is told
    assert told.seen_by(FRANCE) == told.seen_by(None) == DrewFrom(CASTILE, "dip")


@pytest.mark.rule("EU-4.1.6", "EU-4.1.7")
def test_kept_cards_cost_2_ducats_and_the_rest_is_discarded() -> None:
    g = at("1C")
    castile = g.players[CASTILE]
    castile.drawn = [draw(g, CASTILE, deck) for deck in range(3)]
    castile.ducats = 3
    first, second, third = sorted(castile.drawn)
    asks: list[object] = []
    run(pay_for_cards(g), [("keep", g.box.cards[second].id)], asks=asks)  # type: ignore[arg-type]
    assert castile.ducats == 1
    table = Procedure(pay_for_cards(g))
    assert table.over  # nothing else can be paid for
    assert castile.hand == [second]
    assert {*g.discards[0], *g.discards[1], *g.discards[2]} == {first, third}


@pytest.mark.rule("EU-4.1.6")
def test_a_card_that_cannot_be_paid_for_is_refused() -> None:
    g = at("1C")
    castile = g.players[CASTILE]
    castile.drawn = [draw(g, CASTILE, deck) for deck in range(3)]
    table = Procedure(pay_for_cards(g))
    castile.ducats = 1
    card = g.box.cards[castile.drawn[0]].id
    assert now_refused(g, table.ask, ("keep", card)) == "EU-4.1.6"


@pytest.mark.rule("EU-4.1.8")
def test_missions_are_taken_up_to_two() -> None:
    g = at("1D")
    mission = next(one for one in g.box.missions if one.deck == "castile" and one.starting)
    take_mission(g, CASTILE, mission.no)
    table = Procedure(pick_missions(g))
    takes = [move for move in table.ask.options if move[0] == "take_mission"]
    assert takes
    assert ("take_mission", mission.id) not in takes
    table.say(takes[0])
    assert len(g.players[CASTILE].missions) == 2
    assert not any(move[0] == "take_mission" for move in Procedure(pick_missions(g)).ask.options)


@pytest.mark.rule("EU-4.1.9")
def test_a_mission_in_hand_may_be_swapped() -> None:
    g = at("1D")
    green = [one for one in g.box.missions if one.deck == "castile" and one.starting]
    for mission in green[:2]:
        take_mission(g, CASTILE, mission.no)
    table = Procedure(pick_missions(g))
    assert refusal_of(g, table.ask, ("return_mission", green[0].id)) is None
    assert refusal_of(g, table.ask, ("return_mission", green[2].id)) == "EU-4.1.9"
    table.say(("return_mission", green[0].id))
    run(pick_missions(g), [("take_mission", green[2].id)])
    held = [one.mission for one in g.players[CASTILE].missions]
    assert held == [green[1].no, green[2].no]


@pytest.mark.rule("EU-4.1.9", "EU-17.2.11")
def test_both_missions_in_hand_may_be_swapped() -> None:
    g = at("1D")
    green = [one for one in g.box.missions if one.deck == "castile" and one.starting]
    for mission in green[:2]:
        take_mission(g, CASTILE, mission.no)
    run(pick_missions(g), [("return_mission", green[0].id)])
    run(pick_missions(g), [("take_mission", green[2].id)])
    run(pick_missions(g), [("return_mission", green[1].id)])
    run(pick_missions(g), [("take_mission", green[3].id)])
    held = [one.mission for one in g.players[CASTILE].missions]
    assert held == [green[2].no, green[3].no]
    run(pick_missions(g))
    assert g.queue[0] == FRANCE


@pytest.mark.rule("EU-6.0.11")
def test_an_empty_deck_is_made_of_all_discards_but_the_top_five() -> None:
    g = europe()
    g.discards[0] = g.decks[0]
    g.decks[0] = []
    top = g.discards[0][-5:]
    card = draw(g, CASTILE, 0)
    assert g.discards[0] == top
    assert len(g.decks[0]) == 36 - 5 - 1
    assert card not in top


@pytest.mark.rule("EU-6.0.12")
def test_five_discards_or_fewer_are_all_reshuffled() -> None:
    g = europe()
    g.discards[0] = g.decks[0][:5]
    g.decks[0] = []
    draw(g, CASTILE, 0)
    assert g.discards[0] == []
    assert len(g.decks[0]) == 4


@pytest.mark.rule("EU-6.0.10")
def test_discards_lie_open() -> None:
    g = europe()
    g.discards[1] = [g.decks[1].pop()]
    assert view(g, None).discards["dip"] == [g.box.cards[g.discards[1][0]].id]


def test_the_first_three_cards_are_one_of_each_deck() -> None:
    g = europe()
    run(first_draw(g))
    assert [g.box.cards[card].deck for card in g.players[CASTILE].drawn] == [0, 1, 2]

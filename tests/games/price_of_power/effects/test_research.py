"""Research by cards, the loss and exchange of Ideas, and the cards on display."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, DIP, MIL
from stolnik.games.price_of_power.events.phases import MilestoneReplaced
from stolnik.games.price_of_power.play import play as go_on
from stolnik.games.price_of_power.setup import lay_out_milestones
from stolnik.games.price_of_power.state import EVENT_TAKEN, Europe, Merchant
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.cards import playing, playing_event
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    empty_hands,
    europe,
    refusal_of,
)
from tests.games.running import Procedure


def table(*shown: str, players: int = 4) -> Europe:
    """A table with these Ideas on display, besides the Basic ones."""
    g = empty_hands(europe(players))
    for player in g.players:
        player.power, player.prestige = [3, 3, 3], 0
    for idea in [one for one in g.idea_display if not g.box.ideas[one].basic]:
        g.idea_display.remove(idea)
        g.idea_decks[g.box.ideas[idea].kind].append(idea)
    for name in shown:
        idea = number(g, name)
        if idea not in g.idea_display:
            g.idea_decks[g.box.ideas[idea].kind].remove(idea)
            g.idea_display.append(idea)
    return g


def number(g: Europe, name: str) -> int:
    return g.box.idea_of[name]


def knows(g: Europe, seat: int) -> list[str]:
    return [g.box.ideas[idea].id for idea in g.players[seat].ideas]


def research(g: Europe, idea: str, seat: int = CASTILE, who: str = "you", **args: Any) -> Procedure:
    return playing(g, [{"do": "research", "who": who, "idea": idea, **args}], seat)


@pytest.mark.rule("EU-16.3.26")
def test_research_by_a_card_scores_as_usual() -> None:
    g = table("tolerance")
    g.players[FRANCE].ideas = [number(g, "tolerance")]
    assert research(g, "tolerance", cost={"adm": 3}).over
    assert knows(g, CASTILE) == ["tolerance"]
    assert [player.prestige for player in g.players] == [2, 1, 0, 0]
    assert g.players[CASTILE].power == [0, 3, 3]


@pytest.mark.rule("EU-16.3.27")
def test_of_several_researchers_of_one_idea_the_active_player_is_first() -> None:
    g = table("tolerance")
    each = {
        "each": "all",
        "effects": [{"do": "research", "who": "self", "idea": "tolerance", "cost": "free"}],
    }
    assert playing(g, [each], ENGLAND).over
    # England, Austria, Castile, France: each scores 2, and the earlier ones 1 for the next two.
    assert g.players[ENGLAND].prestige == 2 + 1 + 1
    assert g.players[AUSTRIA].prestige == 2 + 1
    assert g.players[CASTILE].prestige == 2
    assert g.players[FRANCE].prestige == 2


@pytest.mark.rule("EU-16.3.28", "EU-8.1.3")
def test_an_idea_from_the_deck_takes_the_place_of_one_on_display() -> None:
    g = table("inquisition", "church_attendance_duty", "cabinet")
    asked = research(g, "bureaucracy", cost="free")
    assert asked.ask.topic == "swap_out"
    assert asked.ask.options == (
        ("swap_out", "inquisition"),
        ("swap_out", "church_attendance_duty"),
    ), "neither a Basic one nor one of another kind"
    assert refusal_of(g, asked.ask, ("swap_out", "cabinet")) == "EU-8.1.3"
    asked.say(("swap_out", "inquisition"))
    assert number(g, "bureaucracy") in g.idea_display
    assert number(g, "inquisition") in g.idea_decks[ADM]
    assert audit(g) == []


@pytest.mark.rule("EU-16.3.29", "EU-8.1.4")
def test_where_none_can_leave_a_further_row_is_opened() -> None:
    g = table("inquisition")
    g.players[FRANCE].ideas = [number(g, "inquisition")]
    before = list(g.idea_display)
    assert research(g, "bureaucracy", cost="free").over
    assert g.idea_display == [*before, number(g, "bureaucracy")]


def test_what_is_known_too_dear_or_not_in_play_is_not_researched() -> None:
    g = table("tolerance", "cabinet")
    assert research(g, "tolerance", cost={"adm": 4}).over
    assert knows(g, CASTILE) == []
    g.players[CASTILE].ideas = [number(g, "tolerance")]
    research(g, "tolerance", cost="free")
    assert g.players[CASTILE].prestige == 0
    research(g, "revolutionary_regime", cost="free")
    assert knows(g, CASTILE) == ["tolerance"], "that is an Idea of a later Age"


def test_the_printed_price_less_a_discount() -> None:
    g = table("tolerance")
    card = g.box.ideas[number(g, "tolerance")]
    g.players[CASTILE].power[ADM] = card.cost - 3
    assert research(g, "tolerance", cost="printed", discount=2).over
    assert knows(g, CASTILE) == []
    research(g, "tolerance", cost="printed", discount=3)
    assert knows(g, CASTILE) == ["tolerance"]
    assert g.players[CASTILE].power[ADM] == 0


@pytest.mark.parametrize("more", [0, 1])
def test_an_idea_is_free_if_as_much_or_more_is_taken_off_its_price(more: int) -> None:
    g = table("tolerance")
    card = g.box.ideas[number(g, "tolerance")]
    g.players[CASTILE].power[ADM] = 0
    research(g, "tolerance", cost="printed", discount=card.cost + more)
    assert knows(g, CASTILE) == ["tolerance"]
    assert g.players[CASTILE].power[ADM] == 0


def test_any_idea_on_display_or_of_a_kind() -> None:
    g = table("tolerance", "cabinet", "military_drill")
    asked = research(g, "any_on_display", cost="free")
    names = {move[1] for move in asked.ask.options}
    assert names == {g.box.ideas[idea].id for idea in g.idea_display}
    asked = research(g, "any_mil", cost="free")
    kinds = {g.box.ideas[number(g, str(move[1]))].kind for move in asked.ask.options}
    assert kinds == {MIL}
    assert refusal_of(g, asked.ask, ("pick_idea", "tolerance")) == "EU-16.3.9"
    asked.say(("pick_idea", "military_drill"))
    assert knows(g, CASTILE) == ["military_drill"]
    g.players[FRANCE].ideas = [number(g, "cabinet"), number(g, "military_drill")]
    g.players[CASTILE].power[DIP] = 9
    research(g, "any_known_by_opponent", cost="printed", discount=3)
    assert knows(g, CASTILE) == ["military_drill", "cabinet"]


def test_an_idea_takes_effect_at_once() -> None:
    g = table(players=6)
    g.idea_decks[DIP].append(number(g, "free_trade"))
    g.players[CASTILE].merchants = [Merchant(-1), Merchant(-1)]
    research(g, "free_trade", cost="free")
    assert len(g.players[CASTILE].merchants) == 3
    g.players[FRANCE].merchants = [Merchant(-1)]
    research(g, "free_trade", FRANCE, cost="free")
    assert len(g.players[FRANCE].merchants) == 1


@pytest.mark.rule("EU-5.1.41")
def test_an_idea_researched_by_action_takes_effect_before_the_turn_goes_on() -> None:
    g = table(players=6)
    g.players[CASTILE].status = EVENT_TAKEN
    g.idea_display.append(number(g, "free_trade"))
    g.players[CASTILE].merchants = [Merchant(-1), Merchant(-1)]
    g.players[CASTILE].power[DIP] = 10
    asked = Procedure(go_on(g), g)
    asked.say(("research", "free_trade"))
    assert g.agenda == []
    assert len(g.players[CASTILE].merchants) == 3


def test_44a_2_is_cheaper_for_revolutionaries() -> None:
    g = table("tolerance", players=6)
    g.players[FRANCE].ideas = [number(g, "revolutionary_regime")]
    for player in g.players:
        player.power = [3, 3, 3]
    asked = playing_event(g, "44A-2", CASTILE)
    asked.say(("yes",))
    assert knows(g, CASTILE) == ["tolerance"]
    assert g.players[CASTILE].power[ADM] == 0, "3 of the 3"
    asked.say(("yes",))
    assert asked.ask.seat == FRANCE
    assert asked.ask.options == (("pick_power", "adm"), ("pick_power", "dip"))
    asked.say(("pick_power", "dip"))
    assert g.players[FRANCE].power == [0, 3, 3]
    asked.say(("yes",))
    assert g.players[ENGLAND].power == [0, 2, 3]


def test_a_price_may_be_the_research_of_an_idea() -> None:
    g = table("tolerance")
    cost = {"research": "tolerance", "discount": 2}
    must = {
        "must_pay_or": "you",
        "cost": cost,
        "then": [],
        "else": [{"do": "prestige", "who": "you", "n": -4}],
    }
    price = g.box.ideas[number(g, "tolerance")].cost - 2
    g.players[CASTILE].power[ADM] = price - 1
    assert playing(g, [must], CASTILE).over
    assert g.players[CASTILE].prestige == -4
    g.players[CASTILE].power[ADM] = price
    playing(g, [must], CASTILE).say(("pay",))
    assert knows(g, CASTILE) == ["tolerance"]
    assert (g.players[CASTILE].power[ADM], g.players[CASTILE].prestige) == (0, -2)


# -- loss and exchange -------------------------------------------------------------------------


def test_a_lost_idea_keeps_its_prestige() -> None:
    g = table("tolerance")
    g.players[CASTILE].ideas, g.players[CASTILE].prestige = [number(g, "tolerance")], 2
    lose = {"do": "lose_idea", "who": "you", "idea": "tolerance"}
    playing(g, [lose], CASTILE)
    assert (knows(g, CASTILE), g.players[CASTILE].prestige) == ([], 2)
    assert playing(g, [lose], CASTILE).over


def test_ideas_are_exchanged_without_cost() -> None:
    g = table("tolerance", "military_drill", "noble_knights")
    swap = {"do": "swap_idea", "who": "you", "lose": "any_mil", "gain": "tolerance", "prestige": 0}
    assert playing(g, [swap], CASTILE).over
    assert knows(g, CASTILE) == [], "nothing is gained for nothing"
    g.players[CASTILE].ideas = [number(g, "military_drill"), number(g, "noble_knights")]
    playing(g, [swap], CASTILE).say(("pick_idea", "military_drill"))
    assert knows(g, CASTILE) == ["noble_knights", "tolerance"]
    assert g.players[CASTILE].prestige == 0
    first = {
        "do": "swap_idea",
        "who": "you",
        "lose": ["tolerance", "any"],
        "gain": "military_drill",
    }
    playing(g, [first], CASTILE)
    assert knows(g, CASTILE) == ["noble_knights", "military_drill"]
    assert g.players[CASTILE].prestige == 2


# -- the display -------------------------------------------------------------------------------


@pytest.mark.rule("EU-8.1.2")
def test_a_row_is_added_or_completed() -> None:
    g = table()

    def columns() -> list[int]:
        return [sum(g.box.ideas[one].kind == kind for one in g.idea_display) for kind in range(3)]

    before = columns()
    assert len(set(before)) == 1
    playing(g, [{"do": "idea_row"}], CASTILE)
    assert columns() == [n + 1 for n in before]
    extra = g.idea_decks[MIL].pop()
    g.idea_display.append(extra)
    playing(g, [{"do": "idea_row"}], CASTILE)
    assert columns() == [n + 2 for n in before], "the row that Military Ideas began is completed"
    assert audit(g) == []


def test_an_idea_of_choice_replaces_one_on_display() -> None:
    g = table("inquisition", "cabinet")
    asked = playing(g, [{"do": "choose_replacement_idea", "n": 1}], CASTILE)
    assert asked.ask.options == (("pick_idea", "inquisition"), ("pick_idea", "cabinet"))
    asked.say(("pick_idea", "inquisition"))
    names = [str(move[1]) for move in asked.ask.options]
    assert all(number(g, name) in g.idea_decks[ADM] for name in names)
    asked.say(("pick_idea", "bureaucracy"))
    assert number(g, "bureaucracy") in g.idea_display
    assert number(g, "inquisition") in g.idea_decks[ADM]


@pytest.mark.rule("EU-17.3.5")
def test_cards_on_display_are_replaced_by_the_next_of_their_decks() -> None:
    g = table("mercantilism")
    lay_out_milestones(g, g.age)
    shown = [one.milestone for one in g.milestones]
    g.milestones[0].reached = [FRANCE]
    before = g.shown
    swap = {"do": "swap_display_cards", "n": {"range": [0, 3]}, "kinds": ["milestone", "idea"]}
    asked = playing(g, [swap], CASTILE)
    reached = g.box.milestones[shown[0]].id
    assert ("pick_milestone", reached) not in asked.ask.options
    asked.say(("pick_idea", "mercantilism"))
    assert number(g, "mercantilism") not in g.idea_display
    second = g.box.milestones[shown[1]].id
    told = listen(g)
    asked.say(("pick_milestone", second), DONE)
    assert g.milestones[1].milestone != shown[1]
    assert MilestoneReplaced(second, g.box.milestones[g.milestones[1].milestone].id) in told
    assert shown[1] in g.milestone_decks[1]
    assert g.shown > before
    assert asked.over
    assert audit(g) == []


def test_who_could_not_research_an_idea_is_not_asked() -> None:
    g = table("tolerance")
    research_it = {"do": "research", "who": "you", "idea": "tolerance", "cost": {"adm": 3}}
    fine = {"do": "prestige", "who": "you", "n": -1}
    may = {"may": "you", "then": [research_it], "else": [fine]}
    g.players[CASTILE].power[ADM] = 2
    assert playing(g, [may], CASTILE).over
    assert g.players[CASTILE].prestige == -1
    g.players[CASTILE].power[ADM] = 3
    assert playing(g, [may], CASTILE).ask.topic == "effect_may"

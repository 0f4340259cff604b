"""Characters whom cards appoint, dismiss, enthrone, wound and lure away."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, DIP, MIL, NONE
from stolnik.games.price_of_power.chapters.agenda import WORK, work_on
from stolnik.games.price_of_power.chapters.battle.battle_actions import refuse_from_display
from stolnik.games.price_of_power.events.empire import ElectionBegan
from stolnik.games.price_of_power.events.government import CardPlayed
from stolnik.games.price_of_power.events.grants import RulerRejected
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import DisplayCard, Europe, Officer, Turn
from stolnik.games.price_of_power.tasks import Battle, EventUnderWay
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.cards import playing
from tests.games.price_of_power.effects.granting import scope_of
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    advisors,
    appoint,
    empty_hands,
    europe,
    give,
)
from tests.games.price_of_power.war.forces import army
from tests.games.running import Procedure

assert WORK
assert play  # type: ignore[truthy-function]


def court(players: int = 4) -> Europe:
    return empty_hands(europe(players))


def effect(g: Europe, verb: str, origin: str = "12A-2", /, **args: object) -> Procedure:
    g.active = CASTILE
    return playing(g, [{"do": verb, **args}], CASTILE, scope_of(CASTILE, origin))


def discarded(g: Europe, *names: str) -> None:
    for name in names:
        card = g.box.card_of[name]
        g.decks[g.box.cards[card].deck].remove(card)
        g.discards[g.box.cards[card].deck].append(card)


def leaders(g: Europe, deck: int, n: int) -> list[str]:
    found = [card.id for card in g.box.cards if card.deck == deck and card.character.appointable]
    return found[:n]


# -- appointing --------------------------------------------------------------------------------


def test_an_advisor_of_a_discard_pile_serves_for_nothing() -> None:
    g = court()
    scholar = next(card for price in (1, 2, 3, 4) for card in advisors(g, ADM, price))
    envoy = next(card for price in (1, 2, 3, 4) for card in advisors(g, DIP, price))
    discarded(g, scholar, envoy)
    before = g.players[CASTILE].ducats
    args = {"who": "you", "what": "any", "role": "advisor:adm", "cost": "free"}
    table = effect(g, "appoint", **args, **{"from": "discards:adm"})
    assert ("pick_card", envoy) not in table.ask.options
    table.say(("pick_card", scholar))
    assert g.players[CASTILE].advisors[ADM] == Officer(scholar)
    assert g.players[CASTILE].ducats == before
    assert g.discards[ADM] == []
    assert not list(audit(g))


def test_a_card_lies_where_it_lay_until_the_army_of_its_general_is_chosen() -> None:
    g = court()
    (leader,) = leaders(g, ADM, 1)
    discarded(g, leader)
    args = {"who": "you", "what": "any", "role": "general", "cost": "free"}
    table = effect(g, "appoint", **args, **{"from": "discards:adm"})
    table.say(("pick_card", leader))
    assert table.ask.options[0] == ("as_general", 1)
    assert g.discards[ADM] == [g.box.card_of[leader]]
    table.say(("as_general", 1))
    assert g.discards[ADM] == []


def test_only_the_top_five_discards_and_nobody_must_be_appointed() -> None:
    g = court()
    names = [card for price in (1, 2, 3, 4) for card in advisors(g, ADM, price)][:6]
    discarded(g, *names)
    args = {"who": "you", "what": "any", "role": "advisor", "cost": "free"}
    table = effect(g, "appoint", **args, **{"from": "discards_top5:any"})
    assert set(table.ask.options) == {*(("pick_card", name) for name in names[1:]), DONE}
    table.say(DONE)
    assert g.players[CASTILE].advisors[ADM] is None


def test_an_advisor_of_no_kind_in_particular_may_be_of_any() -> None:
    g = court()
    names = [next(iter(advisors(g, kind, 1) + advisors(g, kind, 2))) for kind in (ADM, DIP, MIL)]
    discarded(g, *names)
    args = {"who": "you", "what": "any", "role": "advisor", "cost": "free"}
    table = effect(g, "appoint", **args, **{"from": "discards:any"})
    assert set(table.ask.options) == {*(("pick_card", name) for name in names), DONE}


def test_the_character_of_the_event_is_paid_for_and_takes_one_of_its_slots() -> None:
    g = court()
    g.players[CASTILE].ducats = 4
    args = {"who": "you", "what": "Leonardo da Vinci", "role": "advisor:adm|mil"}
    table = effect(g, "appoint", "155B", **args, cost="printed")
    table.say(("pick_character", "155B"), ("as_advisor", "mil"))
    assert g.players[CASTILE].advisors[MIL] == Officer("155B")
    assert g.players[CASTILE].ducats == 0
    leonardo = g.box.characters["155B"]
    assert (leonardo.skills[ADM], leonardo.skills[MIL]) == (4, 3), "each slot has its own Skill"
    assert effect(g, "appoint", "155B", **args, cost="printed").over  # nobody can pay


def test_a_general_and_an_admiral_take_command() -> None:
    g = court()
    args = {"who": "you", "what": "Hayreddin", "role": "admiral", "cost": "free"}
    effect(g, "appoint", "251B", **args).say(("pick_character", "251B"))
    assert g.players[CASTILE].fleet.admiral == Officer("251B")
    args = {"who": "you", "what": "Oliver", "role": "general", "cost": "free"}
    table = effect(g, "appoint", "358B", **args)
    table.say(("pick_character", "358B"), ("as_general", 2))
    assert g.players[CASTILE].armies[1].general == Officer("358B")


def test_who_may_appoint_a_ruler_from_hand_is_asked_whatever_the_hand() -> None:
    """To ask only who holds a Leader would show it (R56)."""
    g = court()
    give(g, CASTILE, next(card for price in (1, 2, 3, 4) for card in advisors(g, ADM, price)))
    args = {"who": "you", "what": "any", "role": "ruler", "cost": "free", "from": "hand"}
    table = effect(g, "appoint", **args)
    assert list(table.ask.options) == [DONE]
    (leader,) = leaders(g, MIL, 1)
    give(g, CASTILE, leader)
    table = effect(g, "appoint", **args)
    table.say(("pick_card", leader))
    assert g.players[CASTILE].ruler == Officer(leader)
    assert g.box.card_of[leader] not in g.players[CASTILE].hand


# -- dismissing --------------------------------------------------------------------------------


def test_the_owner_chooses_whom_to_dismiss() -> None:
    g = court()
    for kind in (ADM, DIP):
        name = next(card for price in (1, 2, 3, 4) for card in advisors(g, kind, price))
        appoint(g, FRANCE, kind, name)
    table = effect(g, "fire", who="realm:france", n=1, kind="any", role="advisor")
    assert table.ask.seat == FRANCE
    table.say(("dismiss", "dip"))
    assert g.players[FRANCE].advisors[DIP] is None
    assert g.players[FRANCE].advisors[ADM] is not None
    assert effect(g, "fire", who="realm:france", n="all", kind="any", role="advisor").over
    assert g.players[FRANCE].advisors == [None, None, None]


def test_the_power_of_the_advisor_who_was_dismissed() -> None:
    g = court()
    name = next(card for price in (1, 2, 3, 4) for card in advisors(g, DIP, price))
    appoint(g, CASTILE, DIP, name)
    before = list(g.players[CASTILE].power)
    effects = [
        {"do": "fire", "who": "you", "n": 1, "kind": "any", "role": "advisor"},
        {"do": "power", "who": "you", "kind": "matching_fired_advisor", "n": 1},
    ]
    playing(g, effects, CASTILE)
    assert g.players[CASTILE].power[DIP] == before[DIP] + 1


def test_a_general_goes_over_with_his_ill_health() -> None:
    g = court()
    (leader,) = leaders(g, MIL, 1)
    card = g.box.card_of[leader]
    g.decks[MIL].remove(card)
    g.players[FRANCE].armies[0].general = Officer(leader, 1)
    army(g, CASTILE, 2, "leon", 3)
    scope = scope_of(CASTILE, "355B", p=FRANCE)
    effect = {"do": "steal_general", "from": "$p", "to": "you"}
    table = playing(g, [effect], CASTILE, scope)
    table.say(("as_general", 2))
    assert g.players[FRANCE].armies[0].general is None
    assert g.players[CASTILE].armies[1].general == Officer(leader, 1)
    assert scope.last["army"] == [1]


# -- Rulers ------------------------------------------------------------------------------------


def event(g: Europe, name: str) -> Procedure:
    """An Event that Castile takes, from its text to its Ruler."""
    g.active = CASTILE
    number = g.box.event_of[name]
    if number in g.event_deck:
        g.event_deck.remove(number)
    g.event_discards.append(number)
    g.row = []
    task = EventUnderWay(number, CASTILE, unpicked=False, stage="text")
    g.agenda.append(task)

    def whole():  # type: ignore[no-untyped-def]
        while g.agenda:
            yield from work_on(g, g.agenda[-1])

    return Procedure(whole(), g)  # type: ignore[no-untyped-call]


@pytest.mark.rule("EU-16.3.35")
def test_to_reject_a_ruler_costs_the_present_one_when_the_event_is_resolved() -> None:
    g = court()
    g.age = 3
    stuart = g.players[ENGLAND].ruler
    assert stuart is not None
    g.players[ENGLAND].hand = []
    seen = []
    table = event(g, "303-2")
    table.say(("option", "B"))
    while not table.over:
        ruler = g.players[ENGLAND].ruler
        seen.append(None if ruler is None else ruler.character)
        table.say(table.ask.options[0])
    assert stuart.character in seen  # he reigns on while the text is resolved
    assert g.players[ENGLAND].ruler is None  # then both are gone: nobody follows
    assert "take_ruler" not in {str(ask.topic) for ask in table.asked}


@pytest.mark.rule("EU-16.3.35")
def test_who_is_appointed_instead_of_the_rejected_stays() -> None:
    g = court()
    g.age = 3
    (leader,) = leaders(g, MIL, 1)
    give(g, ENGLAND, leader)
    table = event(g, "303-2")
    told = listen(g)
    table.say(("option", "B"), ("yes",), ("pick_card", leader))
    table.finish(lambda ask: ask.options[0])
    assert RulerRejected(ENGLAND, "303-2") in told
    assert g.players[ENGLAND].ruler == Officer(leader)


@pytest.mark.rule("EU-18.9.1")
@pytest.mark.parametrize(("choice", "reigns"), [("B", Officer("456B")), ("C", None)])
def test_electors_vote_when_a_card_takes_an_emperor_s_ruler(
    choice: str, reigns: Officer | None
) -> None:
    g = court()
    g.emperor = CASTILE
    g.players[CASTILE].hand = []
    g.players[CASTILE].ideas.append(g.box.idea_of["revolutionary_regime"])
    table = event(g, "456B")
    told = listen(g)
    table.say(("option", choice))
    table.finish(lambda ask: ask.options[-1])
    assert g.players[CASTILE].ruler == reigns
    assert told.count(ElectionBegan()) == 1


@pytest.mark.rule("EU-18.9.1")
@pytest.mark.parametrize(("choice", "reigns"), [("B", Officer("456B")), ("C", None)])
def test_nobody_votes_when_the_emperor_had_no_ruler_to_be_taken(
    choice: str, reigns: Officer | None
) -> None:
    g = court()
    g.emperor = CASTILE
    g.players[CASTILE].hand, g.players[CASTILE].ruler = [], None
    g.players[CASTILE].ideas.append(g.box.idea_of["revolutionary_regime"])
    table = event(g, "456B")
    told = listen(g)
    table.say(("option", choice))
    table.finish(lambda ask: ask.options[-1])
    assert g.players[CASTILE].ruler == reigns
    assert ElectionBegan() not in told


def test_a_ruler_of_the_card_is_set_at_once_and_can_be_of_ill_health() -> None:
    g = court()
    effect(g, "ruler", "358B", who="you", mode="set", name="Oliver")
    assert g.players[CASTILE].ruler == Officer("358B")
    before = g.players[FRANCE].ruler
    assert before is not None
    scope = scope_of(CASTILE, "259B", p=FRANCE)
    ill = {"do": "ill_health", "what": {"ruler_of": "$p"}, "n": 1}
    playing(g, [ill], CASTILE, scope)
    assert (before.ill, g.players[FRANCE].ruler) == (1, before)


@pytest.mark.parametrize(("option", "ill"), [("A", 0), ("B", 1)])
def test_the_ruler_of_an_event_can_come_to_power_ill(option: str, ill: int) -> None:
    g = court()
    g.players[CASTILE].realm = g.box.realm_of["portugal"]
    g.players = [*g.players]  # somebody plays another Realm now
    table = event(g, "410-1")
    table.say(("option", option))
    while not table.over:
        table.say(table.ask.options[-1])
    assert g.players[CASTILE].ruler == Officer("410-1", ill)


def test_a_second_ill_health_kills_the_ruler() -> None:
    g = court()
    g.players[FRANCE].hand = []
    ruler = g.players[FRANCE].ruler
    assert ruler is not None
    ruler.ill = 1
    effect(g, "ill_health", "204-2", what={"capital_token": "paris"}, n=1)
    assert g.players[FRANCE].ruler is None


def test_a_leader_of_the_deck_follows_a_rejected_ruler() -> None:
    g = court()
    (leader,) = leaders(g, MIL, 1)
    soldiers = [card.no for card in g.box.cards if card.deck == MIL and card.character.advisor]
    for card in (g.box.card_of[leader], *soldiers[:1]):
        g.decks[MIL].remove(card)
        g.decks[MIL].append(card)  # the last one is drawn first
    effect(g, "ruler", "209-2", who="you", mode="reject_draw", deck="mil")
    assert g.players[CASTILE].ruler == Officer(leader)
    assert g.discards[MIL] == soldiers[:1]


# -- cards -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-6.2.1")
def test_a_card_stays_among_the_discards_until_there_is_room_for_it() -> None:
    g = court()
    player = g.players[CASTILE]
    for name in ("adm_01_1", "dip_05_1"):
        card = g.box.cards[g.box.card_of[name]]
        g.decks[card.deck].remove(card.no)
        player.display.append(DisplayCard(card.no, card.type.charges))
    reforms = next(one for one in g.box.cards if one.type.card == "military_reforms")
    discarded(g, reforms.id)
    args = {"who": "you", "card": "military_reforms", "from": "discards:mil", "cost": "free"}
    table = effect(g, "play_card", **args, no_loss=True)
    assert table.ask.topic == "drop_display"
    assert g.discards[MIL] == [reforms.no]
    table.say(table.ask.options[0])
    assert [shown.card for shown in player.display].count(reforms.no) == 1
    assert reforms.no not in g.discards[MIL]


@pytest.mark.parametrize("no_loss", [True, False])
def test_a_display_card_of_the_discards_is_laid_out(no_loss: bool) -> None:
    g = court()
    card = next(one for one in g.box.cards if one.type.card == "military_reforms")
    args = {"who": "you", "card": "military_reforms", "from": "discards:mil", "cost": "free"}
    assert effect(g, "play_card", **args, no_loss=no_loss).over  # it is in the deck
    assert g.players[CASTILE].display == []
    discarded(g, card.id)
    g.players[CASTILE].power = [5, 5, 5]
    told = listen(g)
    before = (g.players[CASTILE].stability, g.players[CASTILE].power[:])
    effect(g, "play_card", **args, no_loss=no_loss).finish(lambda ask: ask.options[0])
    assert CardPlayed(CASTILE, card.id) in told
    (shown,) = g.players[CASTILE].display
    assert (shown.card, shown.cubes) == (card.no, card.type.charges)
    assert g.discards[MIL] == []
    after = (g.players[CASTILE].stability, g.players[CASTILE].power)
    assert (after == before) is (no_loss or not card.type.on_play)


@pytest.mark.rule("EU-6.2.2")
def test_what_an_event_lays_out_serves_in_no_battle_of_the_same_turn() -> None:
    g = court()
    card = next(one for one in g.box.cards if one.type.card == "military_reforms")
    discarded(g, card.id)
    args = {"who": "you", "card": "military_reforms", "from": "discards:mil", "cost": "free"}
    effect(g, "play_card", **args, no_loss=True)
    g.players[CASTILE].power = [5, 5, 5]
    fight = Battle(g.box.area_of["castile"], CASTILE, NONE, defenders=[FRANCE], main=FRANCE)
    fight.stage = "attacking_actions"
    refusal = refuse_from_display(g, fight, CASTILE, card.id)
    assert refusal is not None
    assert refusal.clause == "EU-6.2.2"
    g.turn = Turn()
    assert refuse_from_display(g, fight, CASTILE, card.id) is None

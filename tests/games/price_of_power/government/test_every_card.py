"""Every kind of Action Card is played for its Action, and Covert Actions are countered."""

from __future__ import annotations

from random import Random

import pytest

from stolnik.engine.flow import DONE, Ask, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, DIP
from stolnik.games.price_of_power.chapters.board.ownership import npr_places
from stolnik.games.price_of_power.chapters.relations.influence import own_cubes
from stolnik.games.price_of_power.events.card_effects import EffectPassedOver
from stolnik.games.price_of_power.events.grants import CovertActionFoiled
from stolnik.games.price_of_power.events.relations import AimedAtRealm
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import (
    EVENT_TAKEN,
    NPR,
    UNREST,
    Army,
    DisplayCard,
    Europe,
    Turn,
    War,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    empty_hands,
    europe,
    give,
    influence,
    place,
    realm,
    refusal_of,
    unrest,
    vassal,
)
from tests.games.running import Procedure

LET: Move = ("let",)
AUTHORITY = "adm_01_1"
NEW_ALLIANCE, SPY_NETWORK, ROYAL_MARRIAGE = "dip_04_1", "dip_05_1", "dip_03_1"
COUNTER, COUNTER_TOO, STUDY_TECHNOLOGY = "dip_01_1", "dip_01_2", "dip_02_1"
MOST_ANSWERS = 200


def table(*hand: str) -> Europe:
    """The first Turn of Castile, who is rich and at War, with these cards in hand."""
    g = empty_hands(europe())
    for player in g.players:
        player.status = EVENT_TAKEN
        player.power = [5, 5, 5]
    g.players[CASTILE].ducats = 40
    give(g, CASTILE, *hand)
    return g


def do(g: Europe, *moves: Move) -> Procedure:
    asked = Procedure(play(g), g)
    asked.say(*moves)
    return asked


def kinds(g: Europe, *wanted: str) -> list[str]:
    """One card of each type of these kinds."""
    found = {}  # type: ignore[var-annotated]
    for card in g.box.cards:
        if card.type.kind in wanted:
            found.setdefault(card.type.id, card.id)
    return sorted(found.values())


ACTIONS = kinds(europe(), "action", "covert")
DISPLAYS = [
    (card, action.id)
    for card in kinds(europe(), "display")
    for action in europe().box.cards[europe().box.card_of[card]].type.actions
    if action.kind != "battle"
]


def play_on(asked: Procedure, random: Random) -> None:
    """Answer at random up to the end of the Turn."""
    for _ in range(MOST_ANSWERS):
        if asked.ask.topic in ("end_turn", "turn"):
            return
        asked.say(random.choice(asked.ask.options))
    raise AssertionError("this card never ends")


def lively(g: Europe) -> None:
    unrest(g, "madrid", "badajoz", "paris", "london")
    g.players[CASTILE].available -= 1
    g.players[CASTILE].exhausted += 1
    influence(g, "lombardy", FRANCE, 2)
    influence(g, "lombardy", CASTILE, 3)
    g.players[CASTILE].allies[realm(g, "mantua")] = False  # who can be Subjugated
    g.wars.append(War(CASTILE, NPR + g.box.realm_of["granada"]))


@pytest.mark.rule("EU-6.0.5", "EU-6.0.6")
@pytest.mark.parametrize("card", ACTIONS)
def test_every_card_is_played_to_its_end_and_discarded(card: str) -> None:
    for seed in range(4):
        g = table(card)
        lively(g)
        asked = do(g, ("play", card))
        play_on(asked, Random(f"{card} {seed}"))
        number = g.box.card_of[card]
        pile = g.discards[g.box.cards[number].deck]
        assert number in pile
        assert number not in g.players[CASTILE].hand
        assert not audit(g)


@pytest.mark.rule("EU-6.2.1", "EU-6.2.2", "EU-6.2.3")
@pytest.mark.parametrize(("card", "action"), DISPLAYS)
def test_every_action_of_a_display_card_is_taken(card: str, action: str) -> None:
    g = table(card)
    lively(g)
    asked = do(g, ("play", card))
    assert asked.ask.topic == "end_turn"
    shown = {one.card: one.cubes for one in g.players[CASTILE].display}
    number = g.box.card_of[card]
    assert shown == {number: g.box.cards[number].type.charges}
    g.turn.acted = False
    asked = do(g, ("use", card, action))
    play_on(asked, Random(card + action))
    (left,) = g.players[CASTILE].display
    charges = next(one for one in g.box.cards[number].type.actions if one.id == action).charges
    assert left.cubes == shown[number] - charges
    assert not audit(g)


@pytest.mark.rule("EU-6.2.1", "EU-6.2.2", "EU-6.2.3", "EU-6.2.4")
def test_exa29_central_authority_brings_war_taxes() -> None:
    g = table()
    give(g, AUSTRIA, AUTHORITY)
    g.first = g.active = AUSTRIA
    austria = g.players[AUSTRIA]
    austria.power[ADM], austria.ducats = 3, 2
    austria.armies = [Army(area(g, "austria"), [6, 2, 0, 0, 0, 0, 0, 0, 0]), Army(), Army()]
    austria.available = 0
    asked = do(g, ("play", AUTHORITY))
    assert (austria.power[ADM], austria.ducats) == (1, 0)
    assert [one.cubes for one in austria.display] == [3]
    assert asked.ask.topic == "end_turn"
    g.turn = Turn()
    g.agenda = []
    g.wars.append(War(AUSTRIA, realm(g, "venice")))
    asked = do(g, ("use", AUTHORITY, "war_taxes"))
    assert (austria.power[ADM], austria.ducats) == (0, 8)
    assert asked.ask.topic == "effect_pick"
    unruly = str(asked.ask.options[0][1])
    asked.say(asked.ask.options[0])
    assert g.tokens[place(g, unruly)] & UNREST
    assert [one.cubes for one in austria.display] == [1]


# -- Covert Actions ----------------------------------------------------------------------------


def alliance_with_milan(ask: Ask) -> Move:
    """New Alliance aims at Milan; nothing is countered."""
    for move in (LET, ("pick_realm", "milan")):
        if move in ask.options:
            return move
    return ask.options[0]


@pytest.mark.rule("EU-6.2.13", "EU-6.2.14")
def test_a_countered_card_is_discarded_without_effect_and_stays_paid() -> None:
    g = table(NEW_ALLIANCE)
    give(g, FRANCE, COUNTER)
    before = bytes(g.influence)
    asked = do(g, ("play", NEW_ALLIANCE), ("pick_realm", "milan"))
    assert (asked.ask.seat, asked.ask.topic) == (FRANCE, "counter")
    told = listen(g)
    asked.say(("counter", COUNTER))
    assert CovertActionFoiled(CASTILE) in told
    assert asked.ask.topic == "end_turn"
    assert realm(g, "milan") not in g.players[CASTILE].allies
    assert bytes(g.influence) == before
    assert g.players[CASTILE].power[DIP] == 1
    assert g.players[CASTILE].ducats == 38
    assert set(g.discards[DIP]) == {g.box.card_of[NEW_ALLIANCE], g.box.card_of[COUNTER]}
    assert not audit(g)


@pytest.mark.rule("EU-6.2.16", "EU-6.2.13")
def test_what_is_countered_in_turn_takes_effect() -> None:
    g = table(NEW_ALLIANCE)
    give(g, FRANCE, COUNTER)
    give(g, ENGLAND, COUNTER_TOO)
    asked = do(g, ("play", NEW_ALLIANCE), ("pick_realm", "milan"), ("counter", COUNTER))
    while asked.ask.topic == "counter":
        move = ("counter", COUNTER_TOO)
        asked.say(move if move in asked.ask.options else LET)
    while asked.ask.topic != "end_turn":
        asked.say(alliance_with_milan(asked.ask))
    assert realm(g, "milan") in g.players[CASTILE].allies
    assert own_cubes(g, CASTILE, area(g, "lombardy")) == 2


@pytest.mark.rule("EU-6.2.13", "EU-6.2.14", "EU-6.2.16", "EU-5.4.29")
@pytest.mark.parametrize("countered_in_turn", [False, True])
def test_exa28_new_alliance_is_countered(countered_in_turn: bool) -> None:
    g = table()
    give(g, FRANCE, NEW_ALLIANCE, COUNTER_TOO)
    give(g, CASTILE, COUNTER)
    g.first = g.active = FRANCE
    aragon = realm(g, "aragon")
    influence(g, "aragon", CASTILE, 2)
    influence(g, "aragon", FRANCE, 0)
    power, ducats = 6, 9
    g.players[FRANCE].ducats, g.players[FRANCE].power[DIP] = ducats, power
    asked = do(g, ("play", NEW_ALLIANCE))
    assert (g.players[FRANCE].power[DIP], g.players[FRANCE].ducats) == (power - 4, ducats - 2)
    aims = listen(g)
    asked.say(("pick_realm", "aragon"))
    # Castile sees whose Influence is about to go.
    assert aims == [AimedAtRealm(FRANCE, "aragon")]
    assert (asked.ask.seat, asked.ask.topic) == (CASTILE, "counter")
    asked.say(("counter", COUNTER))
    assert g.players[CASTILE].power[DIP] == 3
    assert asked.ask.seat == FRANCE
    asked.say(("counter", COUNTER_TOO) if countered_in_turn else LET)
    while asked.ask.topic != "end_turn":
        asked.say(asked.ask.options[0])
    assert asked.ask.seat == FRANCE
    spent = {NEW_ALLIANCE, COUNTER, *((COUNTER_TOO,) if countered_in_turn else ())}
    assert set(g.discards[DIP]) == {g.box.card_of[card] for card in spent}
    left = own_cubes(g, CASTILE, area(g, "aragon")), own_cubes(g, FRANCE, area(g, "aragon"))
    assert left == ((0, 2) if countered_in_turn else (2, 0))
    assert (aragon in g.players[FRANCE].allies) is countered_in_turn
    assert not audit(g)


@pytest.mark.rule("EU-6.2.15", "EU-6.2.4")
@pytest.mark.parametrize("countered", [True, False])
def test_a_countered_action_of_the_spy_network_spends_its_cubes(countered: bool) -> None:
    g = table()
    number = g.box.card_of[SPY_NETWORK]
    g.decks[DIP].remove(number)
    g.players[CASTILE].display.append(DisplayCard(number, 3))
    give(g, FRANCE, COUNTER)
    influence(g, "lombardy", FRANCE, 2)
    asked = do(g, ("use", SPY_NETWORK, "damage_reputation"), ("pick_area", "lombardy"))
    assert asked.ask.seat == FRANCE
    told = listen(g)
    asked.say(("counter", COUNTER) if countered else LET)
    assert (CovertActionFoiled(CASTILE) in told) is countered
    while asked.ask.topic != "end_turn":
        move = ("pick_area", "lombardy")
        asked.say(move if move in asked.ask.options else asked.ask.options[0])
    assert own_cubes(g, FRANCE, area(g, "lombardy")) == (2 if countered else 0)
    assert g.players[CASTILE].display == [DisplayCard(number, 2)]
    assert g.players[CASTILE].power[DIP] == 4


@pytest.mark.rule("EU-6.2.13", "EU-5.4.30")
@pytest.mark.parametrize("countered", [True, False])
def test_a_covert_action_with_a_single_aim_is_countered_too(countered: bool) -> None:
    g = table()
    number = g.box.card_of[SPY_NETWORK]
    g.decks[DIP].remove(number)
    g.players[CASTILE].display.append(DisplayCard(number, 3))
    give(g, FRANCE, COUNTER)
    for token in range(len(g.tokens)):
        if g.tokens[token] and g.box.places[token].id != "toulouse":
            g.tokens[token] |= UNREST
    asked = do(g, ("use", SPY_NETWORK, "sow_discontent"))
    assert (asked.ask.seat, asked.ask.topic) == (FRANCE, "counter")
    asked.say(("counter", COUNTER) if countered else LET)
    while asked.ask.topic == "counter":
        asked.say(LET)
    assert asked.ask.topic == "end_turn"
    assert bool(g.tokens[place(g, "toulouse")] & UNREST) is not countered


@pytest.mark.rule("EU-6.2.16", "EU-16.3.3")
def test_power_that_went_into_a_counterespionage_pays_for_no_idea() -> None:
    g = table(STUDY_TECHNOLOGY, COUNTER_TOO)
    give(g, FRANCE, COUNTER)
    quest = g.box.idea_of["quest_for_the_new_world"]
    g.players[FRANCE].ideas.append(quest)
    g.players[CASTILE].power = [0, 4, 0]
    asked = do(g, ("play", STUDY_TECHNOLOGY), ("counter", COUNTER))
    told = listen(g)
    asked.say(("counter", COUNTER_TOO))
    while asked.ask.topic == "counter":
        asked.say(LET)
    assert asked.ask.topic == "end_turn"
    assert EffectPassedOver("castile", STUDY_TECHNOLOGY, "research") in told
    assert quest not in g.players[CASTILE].ideas
    assert g.players[CASTILE].power == [0, 0, 0]
    assert not audit(g)


@pytest.mark.rule("EU-6.2.13")
def test_what_is_not_covert_is_not_countered() -> None:
    g = table("dip_06_1")
    give(g, FRANCE, COUNTER)
    asked = do(g, ("play", "dip_06_1"))
    assert asked.ask.topic == "effect_pick"
    assert asked.ask.seat == CASTILE


# -- what cards ask for ------------------------------------------------------------------------


@pytest.mark.rule("EU-6.0.5", "EU-7.2.27")
def test_a_card_with_a_condition_waits_for_it() -> None:
    g = table(ROYAL_MARRIAGE)
    ruler, g.players[CASTILE].ruler = g.players[CASTILE].ruler, None
    assert refusal_of(g, do(g).ask, ("play", ROYAL_MARRIAGE)) == "EU-6.0.5"
    g.players[CASTILE].ruler = ruler
    assert ("play", ROYAL_MARRIAGE) in do(g).ask.options


@pytest.mark.rule("EU-11.2.1")
def test_a_royal_marriage_with_an_npr_comes_from_the_card() -> None:
    g = table(ROYAL_MARRIAGE)
    influence(g, "lombardy", CASTILE, 1)
    asked = do(g, ("play", ROYAL_MARRIAGE), ("pick_realm", "milan"))
    assert realm(g, "milan") in g.players[CASTILE].marriages
    assert asked.ask.topic == "end_turn"
    assert own_cubes(g, CASTILE, area(g, "lombardy")) == 2


@pytest.mark.rule("EU-11.2.1", "EU-11.2.9", "EU-11.4.3")
@pytest.mark.parametrize("lord", [CASTILE, FRANCE])
def test_a_royal_marriage_with_a_vassal_is_for_its_overlord_alone(lord: int) -> None:
    g = table(ROYAL_MARRIAGE)
    influence(g, "lombardy", CASTILE, 1)
    for one in npr_places(g, g.box.realm_of["milan"]):
        vassal(g, g.box.places[one].id, lord)
    asked = do(g, ("play", ROYAL_MARRIAGE))
    assert (("pick_realm", "milan") in asked.ask.options) is (lord == CASTILE)
    if lord == CASTILE:
        asked.say(("pick_realm", "milan"))
        assert realm(g, "milan") in g.players[CASTILE].marriages
        assert own_cubes(g, CASTILE, area(g, "lombardy")) == 2


def test_unrest_of_opponents_is_sown_by_the_spy_network() -> None:
    g = table()
    number = g.box.card_of[SPY_NETWORK]
    g.decks[DIP].remove(number)
    g.players[CASTILE].display.append(DisplayCard(number, 1))
    asked = do(g, ("use", SPY_NETWORK, "sow_discontent"))
    assert asked.ask.topic == "effect_pick"
    target = str(asked.ask.options[0][1])
    asked.say(asked.ask.options[0])
    assert g.tokens[place(g, target)] & UNREST
    assert DONE not in asked.asked[-2].options
    assert g.players[CASTILE].display == []
    assert number in g.discards[DIP]

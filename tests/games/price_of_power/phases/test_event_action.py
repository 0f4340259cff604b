"""The Event Action, symbols, Rulers and the unpicked Event."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES, Flow
from stolnik.games.price_of_power.box.components import ADM, DIP
from stolnik.games.price_of_power.box.effects import Effects
from stolnik.games.price_of_power.chapters.effects.scope import Scope
from stolnik.games.price_of_power.chapters.event_cards import event_action
from stolnik.games.price_of_power.chapters.event_cards.symbols.mortality import mortality
from stolnik.games.price_of_power.events.grants import RulerDeclined
from stolnik.games.price_of_power.events.phases import EventUnpicked
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import EVENT_TAKEN, Europe, Officer
from stolnik.games.price_of_power.tasks import EventUnderWay
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    advisors,
    appoint,
    empty_hands,
    europe,
    give,
    refusal_of,
    row,
)
from tests.games.running import Procedure, run


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The Events whose texts were to be run, in place of running them: see test_event_text."""
    run_texts: list[str] = []

    def note(g: Europe, scope: Scope, effects: Effects) -> Flow[None]:
        run_texts.append(scope.card)
        yield from ()

    monkeypatch.setattr(event_action, "run_card", note)
    return run_texts


def turns() -> Europe:
    g = empty_hands(europe())
    for player in g.players:  # nobody dies by the way
        player.ruler = Officer("setup_castile")
    g.cardinals = []  # no Cardinal either
    g.dnpr = bytearray(len(g.dnpr))  # and no dynamic NPR grows
    return g


def quiet(g: Europe, seat: int) -> list[str]:
    """Events of the Age without a Ruler and without symbols in force, for the rest of the row."""
    return [
        event.id
        for event in (g.box.events[no] for no in g.event_deck)
        if event.ruler is None
        and not any(symbol.startswith("mortality") for symbol in event.symbols)
    ]


def event_with_ruler(g: Europe, realm: str) -> str:
    """An Event of a Realm with a Ruler on it."""
    number = g.box.realm_of[realm]
    cards = [*g.event_deck, *(one.event for one in g.row)]
    return next(
        g.box.events[no].id
        for no in cards
        if g.box.events[no].realm == number and g.box.events[no].ruler is not None
    )


@pytest.mark.rule("EU-5.1.3", "EU-5.1.4", "EU-5.1.12", "EU-4.2.9", "EU-16.2.3")
def test_taking_an_event_takes_its_ducats_and_enriches_the_others() -> None:
    g = turns()
    names = quiet(g, CASTILE)[:4]
    row(g, *names, event_with_ruler(g, "england"), hidden=2)
    g.row[0].ducats = 4
    castile = g.players[CASTILE]
    before = castile.ducats
    table = Procedure(play(g), g)
    table.say(("event", names[0]))
    assert castile.status == EVENT_TAKEN
    assert castile.ducats == before + 4
    assert [(one.open, one.ducats) for one in g.row] == [
        (True, 2),
        (True, 2),
        (True, 0),  # revealed only now, without Ducats
        (False, 0),
    ]


@pytest.mark.rule("EU-5.1.3")
def test_a_face_down_event_cannot_be_taken() -> None:
    g = turns()
    hidden = g.box.events[g.row[-1].event].id
    table = Procedure(play(g), g)
    assert refusal_of(g, table.ask, ("event", hidden)) == "EU-5.1.3"


@pytest.mark.rule("EU-5.1.8", "EU-5.1.5")
@pytest.mark.parametrize("answer", [YES, NO])
def test_exa16_another_player_decides_on_the_ruler_of_their_event(answer: tuple[str]) -> None:
    g = turns()
    english = event_with_ruler(g, "england")
    row(g, english, *quiet(g, CASTILE)[:4], hidden=2)
    g.active = FRANCE
    g.players[ENGLAND].ruler = Officer("setup_england")
    symbols = g.box.events[g.box.event_of[english]].symbols
    assert not any(symbol.startswith("mortality") for symbol in symbols)
    table = Procedure(play(g), g)
    table.say(("event", english))
    assert (table.ask.seat, table.ask.topic) == (ENGLAND, "take_ruler")
    told = listen(g)
    table.say(answer)
    ruler = g.players[ENGLAND].ruler
    assert ruler is not None
    assert ruler.character == (english if answer == YES else "setup_england")
    assert (RulerDeclined(ENGLAND, english) in told) == (answer == NO)


@pytest.mark.rule("EU-5.1.7", "EU-7.2.3", "EU-7.2.7")
def test_one_s_own_event_replaces_one_s_ruler() -> None:
    g = turns()
    english = event_with_ruler(g, "england")
    row(g, english, *quiet(g, CASTILE)[:4], hidden=2)
    g.active = ENGLAND
    table = Procedure(play(g), g)
    table.say(("event", english))
    ruler = g.players[ENGLAND].ruler
    assert ruler is not None
    assert ruler.character == english


@pytest.mark.rule("EU-4.2.10", "EU-5.1.9", "EU-5.1.11", "EU-16.4.1", "EU-16.4.3", "EU-16.4.4")
def test_the_unpicked_event_offers_its_ruler_for_2_power() -> None:
    g = turns()
    english = event_with_ruler(g, "england")
    last, *_ = quiet(g, CASTILE)
    row(g, last, english)
    for seat in (FRANCE, ENGLAND, AUSTRIA):
        g.players[seat].status = EVENT_TAKEN
    g.players[ENGLAND].power[ADM] = 2
    table = Procedure(play(g), g)
    table.say(("event", last))
    assert (table.ask.seat, table.ask.topic) == (ENGLAND, "buy_ruler")
    table.say(YES)
    assert g.players[ENGLAND].power[ADM] == 0
    ruler = g.players[ENGLAND].ruler
    assert ruler is not None
    assert ruler.character == english
    assert g.row == []


@pytest.mark.rule("EU-5.1.11", "EU-16.4.3")
def test_who_does_not_want_the_unpicked_ruler_pays_nothing() -> None:
    g = turns()
    english = event_with_ruler(g, "england")
    last, *_ = quiet(g, CASTILE)
    row(g, last, english)
    for seat in (FRANCE, ENGLAND, AUSTRIA):
        g.players[seat].status = EVENT_TAKEN
    g.players[ENGLAND].power[ADM] = 2
    table = Procedure(play(g), g)
    told = listen(g)
    table.say(("event", last), NO)
    assert g.players[ENGLAND].power[ADM] == 2
    assert g.players[ENGLAND].ruler == Officer("setup_castile")
    assert RulerDeclined(ENGLAND, english) in told


@pytest.mark.rule("EU-5.1.11", "EU-16.4.3")
def test_who_cannot_pay_is_not_offered_the_unpicked_ruler() -> None:
    g = turns()
    english = event_with_ruler(g, "england")
    last, *_ = quiet(g, CASTILE)
    row(g, last, english)
    for seat in (FRANCE, ENGLAND, AUSTRIA):
        g.players[seat].status = EVENT_TAKEN
    g.players[ENGLAND].power[ADM] = 1
    table = Procedure(play(g), g)
    table.say(("event", last))
    assert table.ask.topic == "end_turn"


@pytest.mark.rule("EU-16.4.1", "EU-16.4.4")
def test_events_stay_unpicked_until_the_last_event_action() -> None:
    g = turns()
    names = quiet(g, CASTILE)[:3]
    row(g, *names)
    g.players[FRANCE].status = g.players[ENGLAND].status = EVENT_TAKEN
    table = Procedure(play(g), g)
    table.say(("event", names[0]))
    assert len(g.row) == 2


@pytest.mark.rule("EU-5.1.6", "EU-16.5.1", "EU-16.5.2")
def test_the_symbols_of_the_unpicked_event_work() -> None:
    g = turns()
    deadly = next(
        event
        for event in (g.box.events[no] for no in [*g.event_deck, *(o.event for o in g.row)])
        if any(symbol.startswith("mortality") for symbol in event.symbols)
    )
    symbol = next(one for one in deadly.symbols if one.startswith("mortality")).split(":")[1]
    last, *_ = quiet(g, CASTILE)
    row(g, last, deadly.id)
    ruler = next(one for one in g.box.setups.values() if one.ruler.mortality == symbol).ruler
    g.players[CASTILE].ruler = Officer(ruler.id)
    for seat in (FRANCE, ENGLAND, AUSTRIA):
        g.players[seat].status = EVENT_TAKEN
    table = Procedure(play(g), g)
    table.say(("event", last))
    assert g.players[CASTILE].ruler is not None
    assert g.players[CASTILE].ruler.ill == 1


@pytest.mark.rule("EU-5.1.10", "EU-16.4.2")
def test_the_text_of_the_unpicked_event_is_not_even_looked_at(texts: list[str]) -> None:
    g = turns()
    first, second, *_ = quiet(g, CASTILE)
    row(g, first, second)
    for seat in (FRANCE, ENGLAND, AUSTRIA):
        g.players[seat].status = EVENT_TAKEN
    told: list[object] = []
    g.attach(g.box, told.append)
    table = Procedure(play(g), g)
    table.say(("event", first))
    assert g.box.events[g.box.event_of[second]].effects
    assert EventUnpicked(second) in told
    assert texts == [first]


# -- mortality ---------------------------------------------------------------------------------


def under_way(seat: int = CASTILE) -> EventUnderWay:
    return EventUnderWay(0, seat, unpicked=False, stage="symbols")


@pytest.mark.rule("EU-16.5.4", "EU-7.2.19", "EU-7.2.1")
def test_everybody_with_the_symbol_falls_ill() -> None:
    g = empty_hands(europe())
    name = advisors(g, DIP, 1)[0]
    appoint(g, FRANCE, DIP, name)
    symbol = g.box.cards[g.box.card_of[name]].character.mortality
    for player in g.players:
        assert player.ruler is not None
        player.ruler.ill = 0
    run(mortality(g, under_way(), symbol))
    advisor = g.players[FRANCE].advisors[DIP]
    assert advisor is not None
    assert advisor.ill == 1
    for player in g.players:
        assert player.ruler is not None
        ill = g.box.characters[player.ruler.character].mortality == symbol
        assert player.ruler.ill == ill


@pytest.mark.rule("EU-16.5.5", "EU-7.2.20", "EU-7.2.22")
def test_a_second_ill_health_kills_and_the_card_is_discarded() -> None:
    g = empty_hands(europe())
    for player in g.players:
        player.ruler = None
    name = advisors(g, DIP, 1)[0]
    appoint(g, FRANCE, DIP, name)
    advisor = g.players[FRANCE].advisors[DIP]
    assert advisor is not None
    advisor.ill = 1
    run(mortality(g, under_way(), g.box.cards[g.box.card_of[name]].character.mortality))
    assert g.players[FRANCE].advisors[DIP] is None
    assert g.discards[DIP] == [g.box.card_of[name]]


@pytest.mark.rule("EU-7.2.24", "EU-5.2.12", "EU-7.2.5", "EU-7.2.9")
def test_a_leader_from_hand_may_succeed_a_dead_ruler_at_no_cost() -> None:
    g = empty_hands(europe())
    leader = next(card.id for card in g.box.cards if card.character.appointable)
    give(g, ENGLAND, leader)
    symbol = g.box.characters["setup_england"].mortality
    for seat, player in enumerate(g.players):
        player.ruler = Officer("setup_england", 1) if seat == ENGLAND else None
    power = list(g.players[ENGLAND].power)
    table = Procedure(mortality(g, under_way(), symbol))
    assert table.ask.options == (("crown", leader), ("let",))
    advisor = advisors(g, ADM, 1)[0]
    assert refusal_of(g, table.ask, ("crown", advisor)) == "EU-7.2.26"
    table.say(("crown", leader))
    assert g.players[ENGLAND].ruler == Officer(leader)
    assert g.players[ENGLAND].hand == []
    assert g.players[ENGLAND].power == power


@pytest.mark.rule("EU-7.2.25")
def test_without_a_successor_there_is_an_interregnum() -> None:
    g = empty_hands(europe())
    symbol = g.box.characters["setup_england"].mortality
    for seat, player in enumerate(g.players):
        player.ruler = Officer("setup_england", 1) if seat == ENGLAND else None
    run(mortality(g, under_way(), symbol))
    assert g.players[ENGLAND].ruler is None


@pytest.mark.rule("EU-7.2.24")
def test_the_question_does_not_tell_who_holds_a_leader() -> None:
    g = empty_hands(europe())
    give(g, ENGLAND, advisors(g, ADM, 1)[0])
    symbol = g.box.characters["setup_england"].mortality
    for seat, player in enumerate(g.players):
        player.ruler = Officer("setup_england", 1) if seat == ENGLAND else None
    table = Procedure(mortality(g, under_way(), symbol))
    assert table.ask.options == (("let",),)


@pytest.mark.rule("EU-7.2.4")
def test_a_historical_ruler_may_come_ill() -> None:
    g = turns()
    cards = [one for one in g.box.events if one.ruler is not None and one.ruler.ill]
    assert cards
    assert all(card.ruler is not None and card.ruler.ill == 1 for card in cards)

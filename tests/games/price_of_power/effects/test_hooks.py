"""Sentences of cards that have a function of their own: one test for each."""

from __future__ import annotations

import msgspec
import pytest

from stolnik.engine.flow import NO, YES, Move
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.box.effect_words import HOOKS as WORDS
from stolnik.games.price_of_power.chapters.board.ownership import (
    capital,
    is_npr,
    owner,
    realm_at_table,
)
from stolnik.games.price_of_power.chapters.effects.hooks import HOOKS
from stolnik.games.price_of_power.chapters.relations.alliances import has_truce
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.events.battles import UnitExhausted
from stolnik.games.price_of_power.events.grants import CapitalMoved, NameTaken
from stolnik.games.price_of_power.events.relations import WarJoined
from stolnik.games.price_of_power.speech.vocabulary import seat_name
from stolnik.games.price_of_power.state import PASSED, PORT, SMALL, Europe, Officer, War, piece
from stolnik.games.price_of_power.tasks import EventUnderWay
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.cards import playing
from tests.games.price_of_power.effects.granting import scope_of
from tests.games.price_of_power.effects.test_characters import event
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    area,
    empty_hands,
    europe,
    place,
    realm,
    town,
    vassal,
)
from tests.games.price_of_power.war.forces import at_arms, infantry
from tests.games.running import Procedure


def hook(g: Europe, name: str, seat: int = CASTILE, **args: object) -> Procedure:
    g.active = seat
    effect = {"do": "rule", "text": "a sentence", "hook": name, **args}
    return playing(g, [effect], seat, scope_of(seat))


def test_every_hook_of_the_vocabulary_has_a_function() -> None:
    assert HOOKS.keys() == WORDS


@pytest.mark.parametrize("name", ["none", "counterespionage"])
def test_a_sentence_that_only_explains_does_nothing(name: str) -> None:
    g = at_arms()
    before = msgspec.msgpack.encode(g)
    assert hook(g, name).over
    assert msgspec.msgpack.encode(g) == before


@pytest.mark.parametrize("war", [False, True])
def test_england_cedes_maine_in_peace_only(war: bool) -> None:
    g = at_arms()
    town(g, "maine", ENGLAND)
    if war:
        g.wars.append(War(ENGLAND, realm(g, "scotland")))
    effects = [
        {"do": "rule", "text": "England cedes Maine", "hook": "cede_maine"},
        {"do": "place_town", "who": "realm:france", "on": {"provinces": {"in": ["maine"]}}},
    ]
    playing(g, effects, CASTILE).finish(lambda ask: ask.options[0])
    assert owner(g, place(g, "maine")) == (ENGLAND if war else FRANCE)


def test_denmark_plays_on_as_sweden() -> None:
    g = at_arms(6)
    denmark, sweden = g.box.realm_of["denmark"], g.box.realm_of["sweden"]
    g.players[ENGLAND].realm = denmark  # somebody plays it
    g.players = list(g.players)
    for name in ("kobenhavn", "lund"):
        town(g, name, ENGLAND)
    for name in ("stockholm", "abo"):
        vassal(g, name, ENGLAND)
    assert realm(g, "denmark") == realm_at_table(g, denmark) == ENGLAND
    hook(g, "play_on_as_sweden")
    assert g.players[ENGLAND].realm == sweden
    assert capital(g, ENGLAND) == place(g, "stockholm")
    assert owner(g, place(g, "abo")) == ENGLAND  # a Town now
    assert is_npr(g, realm(g, "denmark"))
    assert owner(g, place(g, "kobenhavn")) == realm(g, "denmark")
    assert seat_name(g, ENGLAND) == "realm-sweden"


@pytest.mark.rule("EU-2.5.12", "EU-2.6.12")
def test_ships_and_occupiers_leave_the_denmark_that_nobody_plays_any_more() -> None:
    g = at_arms(6)
    g.players[ENGLAND].realm = g.box.realm_of["denmark"]
    g.players = list(g.players)
    for name in ("kobenhavn", "lund"):
        town(g, name, ENGLAND)
    vassal(g, "stockholm", ENGLAND)
    g.players[ENGLAND].ships[PORT + place(g, "kobenhavn")] = 1
    g.wars.append(War(FRANCE, ENGLAND))
    g.occupiers[place(g, "lund")] = piece(SMALL, FRANCE, unrest=True)
    hook(g, "play_on_as_sweden").finish(lambda ask: ask.options[0])
    (space,) = [one for one, n in g.players[ENGLAND].ships.items() if n]
    assert space in g.box.places[place(g, "kobenhavn")].zones
    assert owner(g, place(g, "lund")) == realm(g, "denmark")  # at Peace with France


def test_what_cannot_be_lost_on_the_board_is_exhausted() -> None:
    g = at_arms()
    infantry(g, CASTILE, "leon", 1)
    g.players[CASTILE].available = 5
    effects = [
        {"do": "casualties", "who": "self", "n": 3},
        {"do": "rule", "text": "missing Units", "hook": "exhaust_what_is_missing"},
    ]
    told = listen(g)
    playing(g, effects, CASTILE)
    assert told.count(UnitExhausted(CASTILE)) == 2
    assert g.players[CASTILE].infantry == {}
    assert (g.players[CASTILE].available, g.players[CASTILE].exhausted) == (3, 3)


def choice(by: str = "self") -> dict[str, object]:
    power = [
        {"id": x, "effects": [{"do": "prestige", "who": by, "n": n}]}
        for x, n in (("A", 1), ("B", 3))
    ]
    return {"choice": {"by": by, "options": power}}


def test_the_active_player_has_option_a_alone() -> None:
    g = at_arms()
    effects = [
        {"do": "rule", "text": "you must pick A", "hook": "active_player_must_pick_a"},
        {"each": "all", "effects": [choice()]},
    ]
    table = playing(g, effects, CASTILE)
    assert table.ask.seat == FRANCE  # Castile was not asked
    table.finish(lambda ask: ("option", "B"))
    gained = [player.prestige for player in g.players]
    assert gained[CASTILE] + 2 == gained[FRANCE] == gained[ENGLAND]


def test_the_active_player_chooses_last_though_the_sentence_comes_later() -> None:
    g = at_arms()
    effects = [
        {"each": "all", "effects": [choice()]},
        {"do": "rule", "text": "chooses last", "hook": "active_player_chooses_last"},
    ]
    table = playing(g, effects, CASTILE)
    order = []
    while not table.over:
        order.append(table.ask.seat)
        table.say(("option", "A"))
    assert order == [FRANCE, ENGLAND, AUSTRIA, CASTILE]


def test_the_grand_coalition_takes_sides_and_fights() -> None:
    g = at_arms(6)
    g.age = 4
    g.truces.append((CASTILE, AUSTRIA))
    g.players[ENGLAND].allies[FRANCE] = g.players[FRANCE].allies[ENGLAND] = False
    for player in g.players:
        player.power = [0, 0, 0]
    told = listen(g)
    table = event(g, "455B")
    table.say(("pick_realm", "france"))
    sides: dict[int, Move] = {
        ENGLAND: ("option", "A"),
        AUSTRIA: ("option", "B"),
        OTTOMANS: ("option", "C"),
        5: ("option", "B"),
    }
    asked = set()
    while not table.over:
        ask = table.ask
        if ask.topic == "effect_option":
            asked.add(ask.seat)
            table.say(sides[ask.seat])
        else:
            table.say(next((m for m in (("done",), ("let",)) if m in ask.options), ask.options[0]))
    assert asked == set(sides)  # the rival does not choose: nobody fights himself
    for one in (CASTILE, ENGLAND):
        for other in (FRANCE, AUSTRIA, 5):
            assert at_war(g, one, other), (one, other)
    joined = [one for one in told if isinstance(one, WarJoined)]
    assert joined == [
        *(WarJoined(CASTILE, enemy) for enemy in ("austria", "poland")),
        *(WarJoined(ENGLAND, enemy) for enemy in ("france", "austria", "poland")),
    ]
    assert not at_war(g, CASTILE, OTTOMANS)
    assert not has_truce(g, CASTILE, AUSTRIA)
    assert FRANCE not in g.players[ENGLAND].allies
    assert g.players[AUSTRIA].power[MIL] >= 2  # Castile and England stand against him


@pytest.mark.rule("EU-16.3.39", "EU-4.2.19")
def test_who_has_passed_is_not_drawn_into_the_grand_coalition() -> None:
    g = at_arms(4)
    g.age = 4
    g.players[ENGLAND].status = g.players[AUSTRIA].status = PASSED
    table = event(g, "455B")
    sides: dict[int, Move] = {ENGLAND: ("option", "A"), AUSTRIA: ("option", "B")}
    while not table.over:
        ask = table.ask
        wanted = (sides.get(ask.seat, ("done",)), ("done",), ("let",))
        table.say(next((move for move in wanted if move in ask.options), ask.options[0]))
    assert g.wars == [War(CASTILE, FRANCE)]


@pytest.mark.rule("EU-11.3.16")
def test_whom_the_rival_calls_fights_the_whole_coalition() -> None:
    g = at_arms(6)
    g.age = 4
    g.players[FRANCE].allies[OTTOMANS] = g.players[OTTOMANS].allies[FRANCE] = False
    table = event(g, "455B")
    table.say(("pick_realm", "france"))
    wanted = (("call", "ottomans"), ("answer_call",), ("done",), ("let",))
    while not table.over:
        ask = table.ask
        side = ("option", "A" if ask.seat == ENGLAND else "C")
        table.say(next((move for move in (side, *wanted) if move in ask.options), ask.options[0]))
    assert at_war(g, ENGLAND, FRANCE)
    assert at_war(g, OTTOMANS, CASTILE)
    assert at_war(g, OTTOMANS, ENGLAND)


@pytest.mark.parametrize(("ruler", "comes"), [("404-1", True), ("setup_france", False)])
def test_louis_xvi_follows_louis_xv_alone(ruler: str, comes: bool) -> None:
    g = empty_hands(europe())
    g.players[FRANCE].ruler = Officer(ruler)
    task = EventUnderWay(g.box.event_of["404-2"], CASTILE, unpicked=False, stage="text")
    g.agenda.append(task)
    hook(g, "ruler_only_after_louis_xv")
    assert task.no_ruler is not comes


@pytest.mark.parametrize("answer", [YES, NO])
def test_a_realm_may_take_a_new_name(answer: Move) -> None:
    g = at_arms()
    told = listen(g)
    hook(g, "take_name", arg="spain").say(answer)
    assert told == ([NameTaken(CASTILE, "spain")] if answer == YES else [])
    assert seat_name(g, CASTILE) == ("realm-spain" if answer == YES else "realm-castile")


@pytest.mark.parametrize("answer", [YES, NO])
def test_a_capital_may_move_to_a_province_of_ones_own(answer: Move) -> None:
    g = at_arms()
    before = capital(g, CASTILE)
    assert hook(g, "move_capital", arg="constantinople").over  # not one's own
    town(g, "constantinople", CASTILE)
    told = listen(g)
    hook(g, "move_capital", arg="constantinople").say(answer)
    assert (CapitalMoved(CASTILE, "constantinople") in told) is (answer == YES)
    moved = place(g, "constantinople")
    assert capital(g, CASTILE) == (moved if answer == YES else before)


def test_portugal_is_committed_to_the_crusade() -> None:
    g = at_arms()
    g.players[ENGLAND].realm = g.box.realm_of["portugal"]
    g.players = list(g.players)
    effects = [{"do": "rule", "text": "committed", "hook": "commit_to_crusade"}]
    playing(g, effects, CASTILE, scope_of(CASTILE, "210-2"))
    assert g.committed == []  # there is no Crusade
    g.crusade = area(g, "andalucia")
    playing(g, effects, CASTILE, scope_of(CASTILE, "210-2"))
    assert ENGLAND in g.committed

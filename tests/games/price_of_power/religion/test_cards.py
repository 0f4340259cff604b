"""What cards do to faiths, and tokens that run out."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import ADM
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest
from stolnik.games.price_of_power.chapters.board.supply import faith_piece, faith_pieces_left
from stolnik.games.price_of_power.chapters.religion.faiths import state_religion
from stolnik.games.price_of_power.chapters.religion.religion_tokens import change_faith
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.battle.field import load
from tests.games.price_of_power.effects.cards import Json, playing, playing_event, scope_of
from tests.games.price_of_power.effects.granting import granting
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    area,
    europe,
    place,
    realm,
    refusal_of,
    town,
)
from tests.games.price_of_power.religion.faith import believe, profess, professed, shown
from tests.games.running import Procedure, run


def religion(where: Json, faith: str, **more: Json) -> Json:
    return [{"do": "religion", "where": where, "faith": faith, **more}]


def of_realm(g: Europe, name: str) -> str:
    return g.box.faiths[state_religion(g, realm(g, name))].id


# -- faiths of Areas ---------------------------------------------------------------------------


def test_a_named_area_takes_a_faith() -> None:
    g = europe()
    assert playing(g, religion({"areas": {"in": ["bohemia"]}}, "protestant"), CASTILE).over
    assert shown(g, "bohemia") == "protestant"
    assert of_realm(g, "bohemia") == "protestant"


def test_the_owner_chooses_among_own_areas_of_another_faith() -> None:
    g = europe()
    believe(g, "protestant", "seine")
    where = {"areas": {"owned_by": "realm:france", "single": True}}
    table = playing(g, religion(where, "protestant"), CASTILE)
    assert table.ask.seat == FRANCE
    assert ("pick_area", "seine") not in table.ask.options
    table.say(("pick_area", "loire"))
    assert table.over
    assert shown(g, "loire") == "protestant"


def test_a_single_area_is_one_however_many_are_asked_for() -> None:
    g = europe()
    where = {"areas": {"owned_by": "realm:france", "single": True}}
    scope = scope_of(CASTILE)
    table = playing(g, religion(where, "protestant", n=2), CASTILE, scope)
    table.say(("pick_area", "loire"))
    assert table.over
    assert scope.affected == [area(g, "loire")]  # which the rest of the card may speak of
    others = [one.id for one in g.box.areas if one.id != "loire" and one.slot >= 0]
    assert "protestant" not in {shown(g, name) for name in others}


def test_all_means_all_that_have_another_faith() -> None:
    g = europe()
    where = {"areas": {"in": ["prussia", "brandenburg"]}}
    believe(g, "protestant", "prussia")
    assert playing(g, religion(where, "protestant", n="all"), CASTILE).over
    assert {shown(g, "prussia"), shown(g, "brandenburg")} == {"protestant"}


def test_the_reformation_begins_in_switzerland_and_saxony() -> None:
    g = europe()
    g.age = 2
    playing_event(g, "23A-1", CASTILE).finish(lambda ask: ask.options[0])
    assert {shown(g, "saxony"), shown(g, "switzerland")} == {"protestant"}


def test_a_state_religion_comes_where_another_faith_is() -> None:
    g = europe()
    profess(g, FRANCE, "counter_reformed")
    believe(g, "protestant", "loire")
    where = {"areas": {"owned_by": "you"}}
    assert playing(g, religion(where, "state_religion_of:you", n=1), FRANCE).over
    assert shown(g, "loire") == "counter_reformed"
    assert shown(g, "seine") == "catholic", "which is the same faith"


def test_what_was_protestant_is_remembered() -> None:
    g = europe()
    believe(g, "protestant", "lombardy")
    town(g, "milano", AUSTRIA)
    effects = religion({"areas": {"in": ["lombardy"]}}, "counter_reformed") + [
        {
            "do": "unrest",
            "n": "all",
            "on": {
                "tokens": {"kind": ["town"], "owner": "any", "area": "converted_from_protestant"}
            },
        }
    ]
    assert playing(g, effects, CASTILE).over
    assert has_unrest(g, place(g, "milano"))


# -- State Religions ---------------------------------------------------------------------------


@pytest.mark.rule("EU-15.2.4", "EU-5.1.52")
def test_an_event_changes_a_state_religion_at_no_cost() -> None:
    g = europe()
    england = g.players[ENGLAND]
    before = (england.prestige, england.stability, list(england.power), dict(england.marriages))
    effects = [{"do": "adopt_religion", "who": "realm:england", "faith": "protestant"}]
    assert playing(g, effects, CASTILE).over
    assert professed(g, ENGLAND) == "protestant"
    now = (england.prestige, england.stability, england.power, england.marriages)
    assert now == before
    assert ENGLAND not in g.cardinals


@pytest.mark.rule("EU-15.2.5")
def test_an_npr_adopts_a_faith_with_its_capital_area() -> None:
    g = europe(6)
    effects = [{"do": "adopt_religion", "who": "realm:byzantium", "faith": "catholic"}]
    assert playing(g, effects, CASTILE).over
    assert of_realm(g, "byzantium") == "catholic"


# -- the revolution ----------------------------------------------------------------------------


@pytest.mark.rule("EU-15.0.16")
def test_cards_lay_and_lift_revolutionary_tokens() -> None:
    g = europe(6)
    believe(g, "protestant", "seine")
    where = {"areas": {"in": ["seine"]}}
    assert playing(g, [{"do": "revolution", "where": where, "n": 1}], CASTILE).over
    assert shown(g, "seine") == "revolutionary"
    own = {"areas": {"owned_by": "realm:france"}}
    believe(g, "revolutionary", "loire", "languedoc", "bohemia")
    table = playing(g, [{"do": "remove_revolution", "where": own, "n": 2}], CASTILE)
    assert table.ask.seat == FRANCE
    assert {move[1] for move in table.ask.options} == {"seine", "loire", "languedoc"}
    table.say(("pick_area", "seine"), ("pick_area", "loire"))
    assert table.over
    assert [shown(g, n) for n in ("seine", "loire", "languedoc", "bohemia")] == [
        *("protestant", "catholic", "revolutionary", "revolutionary"),
    ]


# -- the Action Convert Area -------------------------------------------------------------------


def reconquered() -> Europe:
    g = europe()
    town(g, "granada", CASTILE)
    town(g, "gibraltar", CASTILE)
    load(g)
    return g


@pytest.mark.rule("EU-15.3.4")
@pytest.mark.parametrize("quiet", [False, True])
def test_man_of_the_church_and_missionaries_convert_for_ducats(quiet: bool) -> None:
    g = reconquered()
    castile = g.players[CASTILE]
    power, ducats = castile.power[ADM], castile.ducats
    more = {"no_unrest": True} if quiet else {}
    price = {"adm": 0, "ducats": 3}
    table = granting(g, CASTILE, "convert_area", cost_override=price, **more)  # type: ignore[arg-type]
    assert set(table.ask.options) == {("convert", "andalucia"), ("done",)}
    table.say(("convert", "andalucia"))
    assert table.over == quiet, "else a Town is chosen for Unrest"
    table.finish(lambda ask: ask.options[0])
    assert shown(g, "andalucia") == "catholic"
    assert (castile.power[ADM], castile.ducats) == (power, ducats - 3)
    turned = [has_unrest(g, one) for one in g.box.areas[area(g, "andalucia")].places]
    assert sum(turned) == (0 if quiet else 1)


@pytest.mark.rule("EU-15.3.4", "EU-5.3.2", "EU-5.3.3")
def test_the_granted_conversion_asks_for_ducats_and_for_the_provinces() -> None:
    g = reconquered()
    g.players[CASTILE].ducats = 2
    assert granting(g, CASTILE, "convert_area", cost_override={"adm": 0, "ducats": 3}).over
    assert granting(g, CASTILE, "convert_area").over, "free of Power, not of Ducats"
    nothing = {"adm": 0, "ducats": 0}
    assert not granting(g, CASTILE, "convert_area", cost_override=nothing).over
    g = europe()
    assert granting(g, CASTILE, "convert_area").over, "Granada is Muslim"


# -- tokens ------------------------------------------------------------------------------------


def lay(g: Europe, seat: int, where: str, faith: str) -> Procedure:
    return Procedure(change_faith(g, seat, area(g, where), g.box.faith_of[faith]))


@pytest.mark.rule("EU-COMP.16", "EU-3.3.7")
def test_state_religions_are_shown_with_the_same_tokens() -> None:
    g = europe(6)
    left = {
        faith: faith_pieces_left(g, faith_piece(g.box, g.box.faith_of[faith]))
        for faith in ("protestant", "catholic", "muslim", "revolutionary")
    }
    # Five Catholic Realms; the Ottomans. What Andalusia shows is printed there.
    assert left == {"protestant": 32, "catholic": 9 - 5, "muslim": 11 - 1, "revolutionary": 10}
    assert GAME.rules.audit(g) == []
    for seat in range(6):
        profess(g, seat, "catholic")
    believe(g, "diverse_faiths", "leon", "seine", "loire", "saxony")
    assert any("catholic" in fault for fault in GAME.rules.audit(g))


@pytest.mark.rule("EU-2.2.1", "EU-2.2.2", "EU-2.2.3", "EU-2.2.4")
def test_when_they_run_out_one_leaves_another_area() -> None:
    g = europe(6)
    assert lay(g, CASTILE, "leon", "diverse_faiths").over, "while there is one, none is taken"
    believe(g, "diverse_faiths", "seine", "loire", "aquitaine")
    piece = faith_piece(g.box, g.box.faith_of["catholic"])
    assert faith_pieces_left(g, piece) == 0
    table = lay(g, ENGLAND, "east_anglia", "diverse_faiths")
    assert table.ask.seat == ENGLAND
    names = {"leon", "seine", "loire", "aquitaine"}
    assert {move[1] for move in table.ask.options} == names
    assert refusal_of(g, table.ask, ("take_faith", "castile")) == "EU-2.2.2"
    table.say(("take_faith", "seine"))
    assert table.result
    assert shown(g, "seine") == "catholic"
    assert shown(g, "east_anglia") == "diverse_faiths"
    # What is printed needs no token, and a token that lies there is turned over.
    assert lay(g, CASTILE, "leon", "catholic").over
    believe(g, "diverse_faiths", "greece")
    assert faith_pieces_left(g, piece) == 0
    assert run(change_faith(g, OTTOMANS, area(g, "greece"), g.box.faith_of["catholic"]))
    assert shown(g, "greece") == "catholic"


@pytest.mark.rule("EU-2.2.4")
def test_without_any_token_to_take_nothing_changes() -> None:
    g = europe(4)  # the standard box has no Orthodox and no Muslim tokens
    table = lay(g, CASTILE, "leon", "muslim")
    assert table.over
    assert table.result is False
    assert shown(g, "leon") == "catholic"

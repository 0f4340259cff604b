"""What players see of the table: what is under way, supplies, and nothing hidden."""

from __future__ import annotations

from typing import Literal, get_args, get_origin

import msgspec
import pytest

from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.state import PASSED, Europe, Officer
from stolnik.games.price_of_power.tasks import (
    Battle,
    Covert,
    Deal,
    Fabricating,
    Moving,
    Side,
    Task,
    Trading,
)
from stolnik.games.price_of_power.under_way import shapes, shown
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    empty_hands,
    europe,
    influence,
    place,
    realm,
)


@pytest.mark.parametrize("kind", get_args(Task))
def test_every_task_is_shown(kind: type[msgspec.Struct]) -> None:
    g = europe()
    fields = msgspec.structs.fields(kind)
    needed = {field.name: given(field.type) for field in fields if field.required}
    seen = shown(g, kind(**needed))  # type: ignore[arg-type]
    assert seen.kind == kind.__struct_config__.tag
    assert list(seen.about) == [field.name for field in fields]
    msgspec.convert(seen.about, shapes()[seen.kind], strict=True)


def given(kind: object) -> object:
    """A value for a field that has no default."""
    if get_origin(kind) is Literal:
        return get_args(kind)[0]
    return {int: 1, bool: True, str: "text"}.get(kind, [1])  # type: ignore[call-overload]


def test_a_trade_shows_its_cards_by_their_ids() -> None:
    g = europe()
    g.agenda.append(Trading(ENGLAND, [g.box.trade_card_of["T02-1"]], g.box.zone_of["north_sea"]))
    seen = view(g, FRANCE).agenda[-1]
    assert seen.kind == "trade"
    assert seen.about == {
        "seat": ENGLAND,
        "cards": ["T02-1"],
        "ship": "north_sea",
        "slot": False,
        "left": None,
        "kind": "",
        "alone": False,
        "node": None,
    }


def test_a_battle_shows_its_sides() -> None:
    g = europe()
    rebels = 7
    battle = Battle(area(g, "seine"), rebels, defenders=[FRANCE, realm(g, "savoy")], main=FRANCE)
    battle.sides[1] = Side(leader="setup_france", army=0, due=2)
    about = shown(g, battle).about
    assert about["area"] == "seine"
    assert about["attacker"] == "rebels"
    assert about["defenders"] == ["france", "savoy"]
    sides = about["sides"]
    assert isinstance(sides, list)
    assert [side["army"] for side in sides if isinstance(side, dict)] == [None, 0]


def test_a_deal_shows_prices_and_ducats_to_receive() -> None:
    g = europe()
    deal = Deal(CASTILE, FRANCE, ducats=-1, prices={place(g, "toulouse"): 5})
    about = shown(g, deal).about
    assert about["ducats"] == -1
    assert about["prices"] == {"toulouse": 5}
    assert about["marriage"] is None


def test_claims_under_way_show_who_may_still_counter() -> None:
    g = europe()
    task = Fabricating(CASTILE, [area(g, "aragon")], Covert(CASTILE, [FRANCE, ENGLAND]))
    about = shown(g, task).about
    assert about["areas"] == ["aragon"]
    assert about["covert"] == {
        "player": CASTILE,
        "waiting": [FRANCE, ENGLAND],
        "countered": False,
    }


def test_a_march_that_has_not_begun_is_nowhere() -> None:
    about = shown(europe(), Moving(CASTILE)).about
    assert about["army"] is about["area"] is None


def test_supplies_are_what_is_not_on_the_table() -> None:
    g = europe()
    before = view(g, None)
    influence(g, "bavaria_and_swabia", ENGLAND, 3)
    g.players[ENGLAND].interest += 2
    after = view(g, None)
    was, now = before.players[ENGLAND].pieces, after.players[ENGLAND].pieces
    assert now.cubes == was.cubes - 3
    assert after.supply.ill_or_interest == before.supply.ill_or_interest - 2
    assert was.merchants == 1  # three in a set, two on the board


def test_a_watcher_sees_no_hand_and_no_mission() -> None:
    g = empty_hands(europe())
    g.players[AUSTRIA].hand = [g.decks[0].pop()]
    assert view(g, AUSTRIA).players[AUSTRIA].hand
    assert not view(g, None).players[AUSTRIA].hand
    assert not view(g, FRANCE).players[AUSTRIA].hand
    assert view(g, None).players[AUSTRIA].hand_by_deck["adm"] == 1


# -- the audit finds what is lost or doubled ---------------------------------------------------


def lose_a_trade_card(g: Europe) -> None:
    g.trade_deck.pop()


def double_a_trade_card(g: Europe) -> None:
    g.trade_discards.append(g.trade_deck[0])


def lose_an_action_card(g: Europe) -> None:
    g.decks[1].pop()


def too_many_cubes(g: Europe) -> None:
    for name in list(g.box.area_of)[:31]:
        influence(g, name, FRANCE, 1)


def too_many_ships(g: Europe) -> None:
    g.players[FRANCE].ships[0] = 20


def too_many_units(g: Europe) -> None:
    g.players[FRANCE].available += 30


def a_fourth_merchant(g: Europe) -> None:
    g.players[FRANCE].merchants += g.players[ENGLAND].merchants


def power_beyond_ten(g: Europe) -> None:
    g.players[FRANCE].power[0] = 11


def an_empty_army_on_the_board(g: Europe) -> None:
    g.players[FRANCE].armies[2].area = area(g, "seine")


def too_much_ill_health(g: Europe) -> None:
    g.players[FRANCE].ruler = Officer("setup_france", 60)


def a_status_beyond_the_last(g: Europe) -> None:
    g.players[FRANCE].status = PASSED + len(g.players)


@pytest.mark.rule("EU-2.2.5", "EU-COMP.13")
@pytest.mark.parametrize(
    "fault",
    [
        lose_a_trade_card,
        double_a_trade_card,
        lose_an_action_card,
        too_many_cubes,
        too_many_ships,
        too_many_units,
        a_fourth_merchant,
        power_beyond_ten,
        an_empty_army_on_the_board,
        too_much_ill_health,
        a_status_beyond_the_last,
    ],
)
def test_the_audit_finds(fault: object) -> None:
    g = europe()
    assert list(audit(g)) == []
    assert callable(fault)
    fault(g)
    assert len(audit(g)) == 1


def test_cards_on_the_table_of_a_trade_are_counted() -> None:
    g = europe()
    g.agenda.append(Trading(ENGLAND, [g.trade_deck.pop(), g.trade_deck.pop()], ship=NONE))
    assert list(audit(g)) == []

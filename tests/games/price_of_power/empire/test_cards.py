"""What cards do to the Empire."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.board.ownership import capital_area
from stolnik.games.price_of_power.chapters.effects.run import VERBS
from stolnik.games.price_of_power.chapters.effects.scope import Scope
from stolnik.games.price_of_power.chapters.effects.selectors import areas
from stolnik.games.price_of_power.chapters.empire.leaving_the_empire import review_areas
from stolnik.games.price_of_power.chapters.empire.membership import hre_areas, is_member
from stolnik.games.price_of_power.state import COLUMNS, IMPERIAL
from stolnik.games.price_of_power.tasks import EventUnderWay
from tests.games.price_of_power.effects.cards import scope_of
from tests.games.price_of_power.position import AUSTRIA, CASTILE, FRANCE, area, europe, town
from tests.games.running import Procedure, run


def scope() -> Scope:
    return scope_of(FRANCE, "event", "201-1")


@pytest.mark.rule("EU-18.1.12", "EU-18.1.1")
@pytest.mark.parametrize(("n", "authority"), [(1, 4), (-2, 1), (-9, 0), (9, 6)])
def test_cards_change_authority_within_its_bounds(n: int, authority: int) -> None:
    g = europe()
    run(VERBS["imperial_authority"](g, scope(), {"n": n}))
    assert g.authority == authority


@pytest.mark.rule("EU-18.6.2", "EU-16.3.36", "EU-18.2.6")
def test_areas_that_a_card_takes_out_cost_what_the_card_says() -> None:
    g = europe()
    g.influence[area(g, "lombardy") * COLUMNS + IMPERIAL] = 1
    g.agenda.append(EventUnderWay(0, FRANCE, False, "text"))
    run(VERBS["leave_hre"](g, scope(), {"areas": ["lombardy", "central_italy", "naples"]}))
    assert g.not_hre == [area(g, "lombardy"), area(g, "central_italy")]
    assert g.influence[area(g, "lombardy") * COLUMNS + IMPERIAL] == 0
    assert g.authority == 3


def test_a_card_can_go_on_about_the_areas_that_it_took_out() -> None:
    g = europe()
    card = scope()
    run(VERBS["leave_hre"](g, card, {"areas": ["lombardy", "central_italy", "naples"]}))
    left = [area(g, "lombardy"), area(g, "central_italy")]
    assert areas(g, card, "last_area") == left, "Naples was never in the Empire"


@pytest.mark.rule("EU-18.3.5")
def test_a_player_leaves_the_empire_by_a_card_and_by_no_conquest() -> None:
    g = europe()
    g.emperor = CASTILE
    home = capital_area(g, AUSTRIA)
    for where in (home, area(g, "bavaria_and_swabia"), area(g, "tirol")):
        for one in g.box.areas[where].places:
            town(g, g.box.places[one].id, AUSTRIA)
    review_areas(g)
    assert is_member(g, AUSTRIA)
    assert g.not_hre == [], "what a Member owns stays in the Empire"
    run(VERBS["leave_hre"](g, scope(), {"areas": [g.box.areas[home].id]}))
    assert not is_member(g, AUSTRIA)


@pytest.mark.rule("EU-18.6.3")
def test_they_do_not_come_back_in_the_same_breath() -> None:
    g = europe()
    for name in ("geneve", "bern", "st_gallen"):
        town(g, name, AUSTRIA)
    run(VERBS["leave_hre"](g, scope(), {"areas": ["switzerland"]}))
    assert area(g, "switzerland") not in hre_areas(g)


@pytest.mark.rule("EU-18.4.6", "EU-18.3.7")
def test_a_card_lets_the_emperor_defend_the_empire() -> None:
    g = europe()
    g.emperor = CASTILE
    g.influence = bytearray(len(g.influence))
    g.influence[area(g, "saxony") * COLUMNS + CASTILE] = 3
    table = Procedure(VERBS["activate_defending_hre"](g, scope(), {"who": "emperor"}))
    assert table.ask.seat == AUSTRIA  # a Subject contributes, and there is no Aggressor
    assert ("give_cb",) not in table.ask.options
    table.say(("give_prestige",))
    assert g.defending
    assert g.imperial_units == 3
    assert g.agenda == []

"""Wars inside the Empire, and what they cost."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.empire.internal_wars import punish_internal_war
from stolnik.games.price_of_power.state import COLUMNS, IMPERIAL
from tests.games.price_of_power.declaration.heralds import declaring
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    realm,
)
from tests.games.price_of_power.war.forces import at_arms
from tests.games.running import Procedure


@pytest.mark.rule("EU-18.5.1", "EU-18.1.12", "EU-18.2.3")
def test_an_emperor_without_a_cb_against_a_subject_loses_authority_and_influence() -> None:
    g = at_arms()
    influence(g, "saxony", AUSTRIA, 2)
    influence(g, "bohemia", AUSTRIA, 2)
    influence(g, "naples", AUSTRIA, 2)
    g.influence[area(g, "westphalia") * COLUMNS + IMPERIAL] = 1
    asked = declaring(g, AUSTRIA, "bavaria")
    assert g.players[AUSTRIA].stability == -2  # as any War without a CB
    assert g.authority == 2
    assert set(asked.ask.options) == {
        ("lose_influence", "saxony"),
        ("lose_influence", "bohemia"),
        ("lose_imperial", "westphalia"),
    }
    asked.say(
        ("lose_imperial", "westphalia"),
        ("lose_influence", "saxony"),
        ("lose_influence", "saxony"),
    )
    left = [g.influence[area(g, name) * COLUMNS + AUSTRIA] for name in ("saxony", "bohemia")]
    assert left == [0, 2]


@pytest.mark.rule("EU-18.5.1")
def test_with_a_cb_or_outside_the_empire_nothing_of_it_is_lost() -> None:
    g = at_arms()
    influence(g, "saxony", AUSTRIA, 2)
    g.claims[area(g, "bavaria_and_swabia")] = 1 << AUSTRIA
    declaring(g, AUSTRIA, "bavaria")
    assert g.authority == 3
    g = at_arms()
    influence(g, "saxony", AUSTRIA, 2)
    g.players[AUSTRIA].marriages = {}
    declaring(g, AUSTRIA, "hungary")
    assert (g.authority, g.players[AUSTRIA].stability) == (3, -2)


@pytest.mark.rule("EU-18.5.2")
@pytest.mark.parametrize(("target", "placed"), [("bavaria", True), ("hungary", False)])
def test_the_emperor_gets_a_cb_against_a_subject_who_attacks_a_member(
    target: str, placed: bool
) -> None:
    g = at_arms()
    g.emperor = CASTILE
    declaring(g, AUSTRIA, target)
    assert ((CASTILE, AUSTRIA) in g.cbs) == placed
    assert g.authority == 3


@pytest.mark.rule("EU-18.5.2", "EU-2.2.1")
def test_with_both_cb_tokens_out_the_emperor_has_to_move_one() -> None:
    g = at_arms()
    g.emperor = CASTILE
    g.cbs = [(CASTILE, FRANCE), (CASTILE, ENGLAND)]
    attack = Procedure(punish_internal_war(g, AUSTRIA, realm(g, "bavaria")), g)
    assert attack.ask.seat == CASTILE
    attack.say(("give_up_cb", "france"))
    assert g.cbs == [(CASTILE, ENGLAND), (CASTILE, AUSTRIA)]


@pytest.mark.rule("EU-18.5.2")
def test_but_not_if_the_subject_has_a_cb_of_its_own_or_comes_from_outside() -> None:
    g = at_arms()
    g.emperor = CASTILE
    g.claims[area(g, "bavaria_and_swabia")] = 1 << AUSTRIA
    declaring(g, AUSTRIA, "bavaria")
    assert g.cbs == []
    g = at_arms()
    g.emperor = CASTILE
    declaring(g, FRANCE, "bavaria")
    assert g.cbs == []
    g = at_arms()
    g.emperor = realm(g, "bohemia")  # an NPR has no tokens
    declaring(g, AUSTRIA, "bavaria")
    assert g.cbs == []

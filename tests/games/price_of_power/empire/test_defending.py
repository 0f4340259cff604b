"""Defending the HRE: who calls, who pays, who passes, and what it comes to."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES, Move
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.agenda import work_on
from stolnik.games.price_of_power.chapters.board.tracks import manpower, tax_income
from stolnik.games.price_of_power.chapters.empire.defending import (
    activate_defence,
    call_emperor,
    can_defend,
    stand_down,
)
from stolnik.games.price_of_power.chapters.empire.wards import wards
from stolnik.games.price_of_power.chapters.government.learning import refuse_learning
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.chapters.war.access import open_to, refuse_access
from stolnik.games.price_of_power.events.empire import DefenceOver, ImperialManpowerLeft
from stolnik.games.price_of_power.state import COLUMNS, IMPERIAL, Europe, War
from tests.games.price_of_power.declaration.heralds import JOIN, REJECT, declaring, listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    realm,
    refusal_of,
    town,
)
from tests.games.price_of_power.war.forces import at_arms
from tests.games.running import Procedure


def imperial(g: Europe, name: str, n: int) -> None:
    g.influence[area(g, name) * COLUMNS + IMPERIAL] = n


# -- the Call ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-18.4.1", "EU-18.4.2", "EU-5.5.8", "EU-5.5.11")
def test_the_emperor_joins_a_subject_that_an_outsider_attacks() -> None:
    g = at_arms()
    asked = declaring(g, FRANCE, "bavaria")
    assert (asked.ask.seat, asked.ask.topic) == (AUSTRIA, "defend_empire")
    asked.say(JOIN)
    assert at_war(g, AUSTRIA, FRANCE)
    assert g.defending
    assert g.authority == 3
    assert g.players[AUSTRIA].power[MIL] == 7  # as who helps an NPR


@pytest.mark.rule("EU-18.4.2", "EU-5.5.9")
def test_an_emperor_who_defends_an_ally_is_not_called_again() -> None:
    g = at_arms()
    bavaria = realm(g, "bavaria")
    g.players[AUSTRIA].allies[bavaria] = False
    asked = declaring(g, FRANCE, "bavaria")
    asked.say(JOIN)
    assert asked.ask.topic == "activate"
    asked.say(YES)
    assert asked.ask.topic == "free_action"
    assert g.players[AUSTRIA].allies == {bavaria: True}
    g = at_arms()
    g.players[AUSTRIA].allies[bavaria] = False
    asked = declaring(g, FRANCE, "bavaria")
    asked.say(REJECT)
    assert (asked.ask.seat, asked.ask.topic) == (AUSTRIA, "called")


@pytest.mark.rule("EU-18.4.1", "EU-11.3.37")
def test_nor_is_one_who_fights_the_attacker_as_an_active_ally() -> None:
    g = at_arms()
    hungary = realm(g, "hungary")
    g.defending = True
    g.wars = [War(ENGLAND, AUSTRIA)]
    g.players[ENGLAND].allies[hungary] = True
    call_emperor(g, FRANCE, [hungary])
    assert not g.agenda
    call_emperor(g, FRANCE, [hungary, CASTILE])
    assert len(g.agenda) == 1


@pytest.mark.rule("EU-18.4.15")
def test_only_the_emperor_settles_for_the_subjects_that_he_defends() -> None:
    g = at_arms()
    asked = declaring(g, FRANCE, "bavaria")
    asked.say(JOIN)
    assert wards(g, AUSTRIA, FRANCE) == [realm(g, "bavaria")]
    g.wars.append(War(ENGLAND, FRANCE))
    assert wards(g, ENGLAND, FRANCE) == []
    g.defending = False
    assert wards(g, AUSTRIA, FRANCE) == []


@pytest.mark.rule("EU-18.4.4", "EU-18.1.12")
def test_an_emperor_who_refuses_loses_authority_and_nothing_else() -> None:
    g = at_arms()
    bavaria = realm(g, "bavaria")
    influence(g, "bavaria_and_swabia", AUSTRIA, 2)
    asked = declaring(g, FRANCE, "bavaria")
    asked.say(REJECT)
    assert g.authority == 2
    assert not g.defending
    assert not at_war(g, AUSTRIA, FRANCE)
    assert g.players[AUSTRIA].prestige == 0
    assert g.influence[area(g, "bavaria_and_swabia") * COLUMNS + AUSTRIA] == 2
    assert (AUSTRIA, bavaria) not in g.truces


@pytest.mark.rule("EU-18.4.1")
@pytest.mark.parametrize(
    ("aggressor", "target"),
    [(FRANCE, "granada"), (AUSTRIA, "bavaria"), (FRANCE, "venice")],
)
def test_only_subjects_attacked_from_outside_call(aggressor: int, target: str) -> None:
    g = at_arms()
    asked = declaring(g, aggressor, target)
    assert all(str(one.topic) != "defend_empire" for one in asked.asked)


@pytest.mark.rule("EU-18.4.1", "EU-18.1.7")
def test_nobody_calls_an_emperor_without_authority_or_an_enemy() -> None:
    g = at_arms()
    g.authority = 0
    assert not can_defend(g)
    asked = declaring(g, FRANCE, "bavaria")
    assert str(asked.ask.topic) != "defend_empire"
    g = at_arms()
    g.wars.append(War(AUSTRIA, realm(g, "bavaria")))
    asked = declaring(g, FRANCE, "bavaria")
    assert str(asked.ask.topic) != "defend_empire"


@pytest.mark.rule("EU-18.4.1", "EU-11.3.37")
def test_a_subject_that_fights_the_emperor_beside_a_player_does_not_call_him() -> None:
    g = at_arms()
    g.wars.append(War(ENGLAND, AUSTRIA))
    g.players[ENGLAND].allies[realm(g, "bavaria")] = True
    asked = declaring(g, FRANCE, "bavaria")
    assert all(str(one.topic) != "defend_empire" for one in asked.asked)


@pytest.mark.rule("EU-18.4.1")
def test_each_subject_calls_until_one_is_answered() -> None:
    g = at_arms()
    g.claims[area(g, "bavaria_and_swabia")] = g.claims[area(g, "saxony")] = 1 << FRANCE
    asked = declaring(g, FRANCE, "bavaria", "ulm", "saxony")
    asked.say(REJECT)
    assert (g.authority, asked.ask.topic) == (2, "defend_empire")
    asked.say(JOIN)
    assert str(asked.ask.topic) != "defend_empire"  # Saxony is defended with the others
    assert g.authority == 2


@pytest.mark.rule("EU-18.4.5")
def test_an_emperor_at_home_in_the_empire_may_defend_it_in_his_own_war() -> None:
    g = at_arms()
    asked = declaring(g, FRANCE, "austria")
    assert (asked.ask.seat, asked.ask.topic) == (AUSTRIA, "defend_oneself")
    asked.say(YES)
    assert g.defending
    g = at_arms()
    asked = declaring(g, FRANCE, "austria")
    asked.say(NO)
    assert not g.defending
    assert g.authority == 3


@pytest.mark.rule("EU-18.4.5")
def test_an_emperor_from_outside_may_not() -> None:
    g = at_arms()
    g.emperor = ENGLAND
    asked = declaring(g, FRANCE, "england")
    assert str(asked.ask.topic) != "defend_oneself"


# -- Imperial Manpower -------------------------------------------------------------------------


@pytest.mark.rule("EU-18.4.6")
def test_influence_in_elector_areas_becomes_imperial_manpower() -> None:
    g = at_arms()
    influence(g, "bohemia", AUSTRIA, 2)
    influence(g, "saxony", FRANCE, 2)
    influence(g, "lombardy", AUSTRIA, 3)  # no Elector Area
    imperial(g, "westphalia", 3)
    g.players[AUSTRIA].marriages = {}
    activate_defence(g)
    assert g.imperial_units == 5
    assert g.influence[area(g, "bohemia") * COLUMNS + AUSTRIA] == 2  # nothing is spent


@pytest.mark.rule("EU-18.4.6")
def test_there_are_at_most_eight_imperial_units() -> None:
    g = at_arms()
    for name in ("bohemia", "saxony", "westphalia"):
        influence(g, name, AUSTRIA, 5)
    activate_defence(g)
    assert g.imperial_units == 8


@pytest.mark.rule("EU-18.4.3", "EU-18.4.13", "EU-4.5.12", "EU-4.5.14")
def test_the_defence_ends_in_the_cleanup_after_the_war() -> None:
    g = at_arms()
    g.defending, g.imperial_units = True, 4
    g.wars.append(War(FRANCE, AUSTRIA))
    told = listen(g)
    stand_down(g)
    assert told == []
    assert (g.defending, g.imperial_units) == (True, 4)
    g.wars = [War(FRANCE, realm(g, "bavaria"))]
    stand_down(g)
    assert told == [ImperialManpowerLeft(4), DefenceOver()]
    assert (g.defending, g.imperial_units) == (False, 0)


# -- Military Access ---------------------------------------------------------------------------


@pytest.mark.rule("EU-18.4.14")
def test_the_empire_is_open_to_both_sides_while_it_is_defended() -> None:
    g = at_arms()
    saxony, naples = area(g, "saxony"), area(g, "naples")
    g.wars.append(War(FRANCE, AUSTRIA))
    for seat in (FRANCE, AUSTRIA):
        assert not open_to(g, seat, saxony)
    g.defending = True
    for seat in (FRANCE, AUSTRIA):
        g.players[seat].ducats = 0
        assert refuse_access(g, seat, saxony) is None
        assert not open_to(g, seat, naples)
    assert not open_to(g, ENGLAND, saxony)  # no part in this War
    g.wars = []
    assert not open_to(g, AUSTRIA, saxony)  # not without a War of the Emperor


# -- contributions -----------------------------------------------------------------------------


def under_castile() -> Europe:
    """Castile is Emperor; Austria is a Subject at the table."""
    g = at_arms()
    g.emperor = CASTILE
    g.active = FRANCE
    return g


@pytest.mark.rule("EU-5.5.11", "EU-18.4.2")
def test_an_emperor_who_helps_a_player_gains_no_power_by_it() -> None:
    g = under_castile()
    asked = declaring(g, FRANCE, "austria")
    assert (asked.ask.seat, asked.ask.topic) == (CASTILE, "defend_empire")
    asked.say(JOIN)
    assert refusal_of(g, asked.ask, ("appoint", "adm_01_1")) == "EU-18.3.7"
    asked.say(("give_prestige",))
    while asked.ask.topic != "free_action":
        asked.say(asked.ask.options[-1])
    assert at_war(g, CASTILE, FRANCE)
    assert [g.players[seat].power[MIL] for seat in (CASTILE, AUSTRIA)] == [6, 7]


@pytest.mark.rule("EU-18.4.2", "EU-5.2.13")
@pytest.mark.parametrize("answer", [JOIN, REJECT])
def test_a_player_calls_an_ally_who_is_emperor_only_if_he_has_not_come(answer: Move) -> None:
    g = under_castile()
    g.players[AUSTRIA].allies = {CASTILE: False}
    g.players[CASTILE].allies = {AUSTRIA: False}
    asked = declaring(g, FRANCE, "austria")
    asked.say(answer)
    if answer == JOIN:
        asked.say(("give_prestige",))
        assert asked.ask.topic == "free_action"
    else:
        assert (asked.ask.seat, asked.ask.topic) == (AUSTRIA, "call")


def contributing(g: Europe) -> Procedure:
    activate_defence(g, FRANCE)

    def work():  # type: ignore[no-untyped-def]
        while g.agenda:
            yield from work_on(g, g.agenda[-1])

    return Procedure(work())  # type: ignore[no-untyped-call]


@pytest.mark.rule("EU-18.3.7", "EU-18.3.4")
def test_a_subject_at_the_table_contributes_one_thing() -> None:
    g = under_castile()
    austria = g.players[AUSTRIA]
    before = austria.available
    asked = contributing(g)
    assert asked.ask.seat == AUSTRIA
    assert {str(move[0]) for move in asked.ask.options} == {
        "give_manpower",
        "give_ducats",
        "give_prestige",
        "give_cb",
    }
    asked.say(("give_manpower",))
    assert asked.over
    assert (austria.available, austria.exhausted) == (before - 2, 2)
    for gift, changed in (("give_ducats", (54, 0)), ("give_prestige", (60, -1))):
        g = under_castile()
        for name in ("pest", "napoli"):
            town(g, name, AUSTRIA)
        contributing(g).say((gift,))
        assert (g.players[AUSTRIA].ducats, g.players[AUSTRIA].prestige) == changed
    g = under_castile()
    contributing(g).say(("give_cb",))
    assert g.cbs == [(AUSTRIA, FRANCE)]


@pytest.mark.rule("EU-18.3.8")
def test_manpower_is_limited_to_half_of_all() -> None:
    g = under_castile()
    g.tokens = bytearray(len(g.tokens))
    assert manpower(g, AUSTRIA) <= 2
    g.players[AUSTRIA].available = 1
    contributing(g).say(("give_manpower",))
    assert g.players[AUSTRIA].exhausted == (manpower(g, AUSTRIA) + 1) // 2 < 2


@pytest.mark.rule("EU-18.3.9")
def test_ducats_are_limited_to_half_of_the_tax_income() -> None:
    g = under_castile()
    assert tax_income(g, AUSTRIA) == 9
    contributing(g).say(("give_ducats",))
    assert g.players[AUSTRIA].ducats == 60 - 5


@pytest.mark.rule("EU-18.3.7", "EU-18.3.8", "EU-18.3.9")
def test_what_a_subject_does_not_have_it_cannot_give() -> None:
    g = under_castile()
    austria = g.players[AUSTRIA]
    austria.available, austria.ducats = 0, 0
    g.cbs.append((AUSTRIA, FRANCE))
    g.cbs.append((AUSTRIA, ENGLAND))
    activate_defence(g, FRANCE)
    task = g.agenda[-1]
    asked = Procedure(work_on(g, task))
    assert asked.over  # Prestige is all that is left, so nothing is asked
    assert austria.prestige == -1


@pytest.mark.rule("EU-18.3.7")
@pytest.mark.parametrize(
    ("elsewhere", "offered"), [(["venice"], True), (["venice", "hungary"], False)]
)
def test_a_subject_with_both_cb_tokens_on_other_capitals_gives_something_else(
    elsewhere: list[str], offered: bool
) -> None:
    g = under_castile()
    g.cbs = [(AUSTRIA, realm(g, name)) for name in elsewhere]
    asked = contributing(g)
    assert (("give_cb",) in asked.ask.options) == offered
    clause = refusal_of(g, asked.ask, ("give_cb",))
    assert clause == (None if offered else "EU-18.3.7")


@pytest.mark.rule("EU-18.3.7")
def test_the_emperor_and_outsiders_contribute_nothing() -> None:
    g = at_arms()
    activate_defence(g, FRANCE)
    assert g.agenda == []


# -- who is protected --------------------------------------------------------------------------


@pytest.mark.rule("EU-18.3.6")
@pytest.mark.parametrize(("authority", "clause"), [(2, None), (3, "EU-18.3.6")])
def test_a_strong_emperor_keeps_subjects_from_new_forms(authority: int, clause: str | None) -> None:
    g = under_castile()
    g.authority = authority
    form = g.box.ideas[g.box.idea_of["constitutional_monarchy"]]
    for player in g.players:
        player.power = [10, 10, 10]
        player.stability = 3
    refusal = refuse_learning(g, AUSTRIA, form)
    assert (refusal.clause if refusal else None) == clause
    assert refuse_learning(g, FRANCE, form) is None

"""What the Papal Controller has of it."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import ADM, DIP
from stolnik.games.price_of_power.chapters.basic_actions.increase_stability import (
    price_of_stability,
)
from stolnik.games.price_of_power.chapters.curia.curia_track import keep_curia
from stolnik.games.price_of_power.chapters.phases.final_scoring import final_list
from stolnik.games.price_of_power.chapters.phases.income import (
    advisor_upkeep,
    collect_power,
    score_prestige,
    skill,
)
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import REBEL_TOWN, Europe, HeldMission
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.curia.rome import convert
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    POLAND,
    advisors,
    appoint,
    area,
    bare_map,
    europe,
    place,
    realm,
    town,
    vassal,
)
from tests.games.running import Procedure, run


def prestige_of_step_e(g: Europe, seat: int) -> int:
    before = g.players[seat].prestige
    enter(g, "4E")
    run(score_prestige(g))
    return g.players[seat].prestige - before


@pytest.mark.rule("EU-4.4.10", "EU-19.2.5")
def test_advisors_cost_the_controller_a_ducat_less() -> None:
    g = europe()
    appoint(g, FRANCE, ADM, advisors(g, ADM, 4)[0])
    appoint(g, FRANCE, DIP, advisors(g, DIP, 1)[0])
    g.cardinals = [CASTILE, FRANCE]
    assert advisor_upkeep(g, FRANCE) == 5
    g.cardinals = [FRANCE, CASTILE]
    assert advisor_upkeep(g, FRANCE) == 3


@pytest.mark.rule("EU-4.4.28", "EU-19.2.3")
def test_the_controller_gains_one_diplomatic_power_more() -> None:
    for cardinals, more in (([FRANCE], 1), ([CASTILE], 0)):
        g = europe()
        g.cardinals = cardinals
        enter(g, "4D")
        g.queue = [FRANCE, ENGLAND]
        g.players[FRANCE].power = [0, 0, 0]
        run(collect_power(g))
        assert g.players[FRANCE].power[DIP] == skill(g, FRANCE, DIP) + more


@pytest.mark.rule("EU-19.2.4")
def test_stability_costs_the_controller_one_power_less() -> None:
    g = europe()
    g.cardinals = [CASTILE]
    price = price_of_stability(g, FRANCE)
    g.cardinals = [FRANCE]
    assert price_of_stability(g, FRANCE) == price - 1


@pytest.mark.rule("EU-4.4.31", "EU-19.2.6")
def test_exa10_prestige_in_phase_4() -> None:
    g = europe()
    convert(g, ENGLAND, "protestant")
    g.players[FRANCE].allies[realm(g, "papal_states")] = False
    g.cardinals = [CASTILE, FRANCE, AUSTRIA, FRANCE]
    run(keep_curia(g))
    g.authority = 4
    g.players[AUSTRIA].ideas = [g.box.idea_of["absolute_monarchy"]]
    g.players[AUSTRIA].stability = 1
    before = [player.prestige for player in g.players]
    enter(g, "4E")
    run(score_prestige(g))
    scored = [player.prestige - was for player, was in zip(g.players, before)]
    assert scored[FRANCE] == 2
    assert scored[AUSTRIA] == 1
    assert scored[CASTILE] == scored[ENGLAND] == 0


@pytest.mark.rule("EU-19.1.2", "EU-19.1.3", "EU-19.2.1", "EU-19.2.6", "EU-4.4.31")
@pytest.mark.parametrize(
    ("cardinals", "prestige"),
    [
        ([FRANCE, CASTILE, FRANCE, CASTILE, FRANCE], 3),
        ([FRANCE, CASTILE, CASTILE, FRANCE], 0),
        ([FRANCE], 0),
    ],
)
def test_exb44_the_papal_controller(cardinals: list[int], prestige: int) -> None:
    g = europe(6)  # the Ottomans are no Catholics: five are
    g.cardinals = cardinals
    assert view(g, None).curia.controller == FRANCE
    assert view(g, None).curia.uncontested == (prestige > 0)
    assert prestige_of_step_e(g, FRANCE) == prestige


@pytest.mark.rule("EU-19.2.6")
def test_the_prestige_is_one_less_than_the_catholic_players() -> None:
    g = europe(6)
    for seat in (ENGLAND, POLAND, CASTILE):
        convert(g, seat, "protestant")
    g.cardinals = [FRANCE, FRANCE, AUSTRIA]
    assert prestige_of_step_e(g, FRANCE) == 1


@pytest.mark.rule("EU-4.7.11")
def test_the_controller_scores_each_catholic_player_at_the_end() -> None:
    g = europe(6)
    g.cardinals = [AUSTRIA]
    assert dict(final_list(g, AUSTRIA))["papal_controller"] == 5
    assert dict(final_list(g, FRANCE))["papal_controller"] == 0
    convert(g, ENGLAND, "protestant")
    assert dict(final_list(g, AUSTRIA))["papal_controller"] == 4
    assert dict(final_list(g, OTTOMANS))["papal_controller"] == 0


@pytest.mark.rule("EU-4.7.6", "EU-4.7.7", "EU-4.7.11", "EU-4.7.13", "EU-4.7.14")
def test_exa15_final_scoring_of_castile() -> None:
    g = europe()
    g.step = "final_missions"
    g.queue = list(range(len(g.players)))
    bare_map(g)
    convert(g, ENGLAND, "protestant")
    g.cardinals = [CASTILE]
    castile = g.players[CASTILE]
    castile.prestige, castile.stability = 43, -2
    portugal = realm(g, "portugal")
    castile.allies, castile.marriages = {portugal: False}, {portugal: False}
    g.cores[area(g, "andalucia")] = CASTILE + 1
    small = ("granada", "gibraltar", "cordoba", "burgos", "murcia", "essex", "badajoz")
    for name in (*small, "canarias", "york", "oxford"):
        town(g, name, CASTILE)
    town(g, "sevilla", CASTILE)  # town income 12
    for name in ("galicia", "navarra", "barcelona"):
        (vassal if name == "barcelona" else town)(g, name, CASTILE)
        g.occupiers[place(g, name)] = REBEL_TOWN
    for name in ("sus", "tafilalt", "tangiers", "gharb"):
        vassal(g, name, CASTILE)
    castile.missions = [HeldMission(g.box.mission_of["castile_01"])]  # La Reconquista
    ideas = list(castile.ideas)
    scoring = Procedure(play(g), g)
    scoring.say(("reveal", "castile_01"))
    lines = dict(final_list(g, CASTILE))
    assert lines["tax_income"] == 14
    assert lines["papal_controller"] == 3
    assert lines["stability"] == -4
    assert lines["occupied"] == -2  # Galicia and Navarra; Barcelona is a Vassal's
    assert castile.prestige == 60
    assert castile.ideas == ideas

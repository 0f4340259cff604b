"""Imperial Influence: how much of it there is, where it lies, and what it counts for."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.agenda import work_on
from stolnik.games.price_of_power.chapters.board.adjacency import areas_next_to
from stolnik.games.price_of_power.chapters.curia.excommunication import excommunicate
from stolnik.games.price_of_power.chapters.empire.imperial_influence import on_the_map
from stolnik.games.price_of_power.chapters.peace.terms.force_conversion import convert
from stolnik.games.price_of_power.chapters.phases.cleanup import clean_the_board
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.chapters.relations.influence import reach
from stolnik.games.price_of_power.chapters.relations.ties import influence_in
from stolnik.games.price_of_power.state import COLUMNS, IMPERIAL, Europe
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    europe,
    influence,
    realm,
    refusal_of,
    vassal,
)
from tests.games.price_of_power.rebels.unruly import step
from tests.games.price_of_power.religion.faith import believe
from tests.games.running import Procedure, run_anyhow


def cleanup(**cubes: int) -> Europe:
    """Phase 5, Step B, with these Imperial Influence cubes and no other."""
    g = europe()
    g.influence = bytearray(len(g.influence))
    for name, n in cubes.items():
        g.influence[area(g, name) * COLUMNS + IMPERIAL] = n
    enter(g, "5B")
    return g


def step_b(g: Europe):  # type: ignore[no-untyped-def]
    while g.step == "5B":
        if g.agenda:
            yield from work_on(g, g.agenda[-1])
        else:
            clean_the_board(g)


def cubes(g: Europe, name: str) -> int:
    return g.influence[area(g, name) * COLUMNS + IMPERIAL]


@pytest.mark.rule("EU-4.5.11", "EU-4.5.10", "EU-18.2.1", "EU-18.2.2", "EU-18.2.4")
def test_exa13_imperial_influence_follows_authority() -> None:
    g = cleanup(bohemia=1, saxony=2)
    g.authority = 4
    g.plague = [area(g, "lombardy")]
    table = Procedure(step_b(g))
    assert g.plague == []
    assert DONE not in table.ask.options  # one cube is still to be placed
    assert refusal_of(g, table.ask, DONE) == "EU-18.2.4"
    table.say(("place_imperial", "westphalia"))
    assert on_the_map(g) == 4
    assert DONE in table.ask.options
    assert refusal_of(g, table.ask, ("place_imperial", "rhineland")) == "EU-18.2.4"
    assert refusal_of(g, table.ask, ("recall_imperial", "westphalia")) == "EU-18.2.4"
    table.say(("recall_imperial", "saxony"), ("place_imperial", "rhineland"), DONE)
    assert [cubes(g, one) for one in ("bohemia", "saxony", "westphalia", "rhineland")] == [1] * 4
    assert g.step == "5C"


@pytest.mark.rule("EU-18.2.1", "EU-18.2.4")
def test_with_less_authority_cubes_are_taken_up_first() -> None:
    g = cleanup(bohemia=2, saxony=1)
    g.authority = 2
    table = Procedure(step_b(g))
    assert set(table.ask.options) == {("recall_imperial", "bohemia"), ("recall_imperial", "saxony")}
    table.say(("recall_imperial", "saxony"), DONE)
    assert on_the_map(g) == 2
    assert audit(g) == []


@pytest.mark.rule("EU-18.2.5", "EU-4.5.11")
def test_it_goes_where_an_npr_member_owns_something_and_there_is_room() -> None:
    g = cleanup()
    influence(g, "saxony", FRANCE, 3)
    influence(g, "saxony", ENGLAND, 2)
    for name in ("praha", "olomouc", "rudohori", "budejovice"):
        vassal(g, name, CASTILE)
    table = Procedure(step_b(g))
    assert ("place_imperial", "lombardy") in table.ask.options
    assert refusal_of(g, table.ask, ("place_imperial", "saxony")) == "EU-4.5.11"
    assert refusal_of(g, table.ask, ("place_imperial", "bohemia")) == "EU-18.2.5"
    assert refusal_of(g, table.ask, ("place_imperial", "naples")) == "EU-18.2.5"
    assert refusal_of(g, table.ask, ("place_imperial", "austria")) == "EU-18.2.5"


@pytest.mark.rule("EU-18.2.3")
def test_it_counts_as_influence_of_the_emperor() -> None:
    g = cleanup(bohemia=2)
    influence(g, "bohemia", AUSTRIA, 1)
    g.players[AUSTRIA].marriages = {}
    assert influence_in(g, AUSTRIA, area(g, "bohemia")) == 3
    assert influence_in(g, FRANCE, area(g, "bohemia")) == 0
    g.emperor = FRANCE
    assert influence_in(g, FRANCE, area(g, "bohemia")) == 2


@pytest.mark.rule("EU-18.2.3", "EU-5.4.2")
def test_influence_of_the_emperor_spreads_from_it() -> None:
    g = cleanup(westphalia=1)
    there = area(g, "westphalia")
    near = areas_next_to(g, there) | 1 << there
    assert near & ~reach(g, AUSTRIA) == 0
    g.emperor = FRANCE
    assert near & ~reach(g, AUSTRIA)


@pytest.mark.rule("EU-18.2.3", "EU-19.3.7", "EU-10.PT.43")
@pytest.mark.parametrize("converted", [False, True])
def test_an_emperor_who_loses_influence_loses_imperial_influence_too(converted: bool) -> None:
    g = cleanup(westphalia=2, saxony=2)
    influence(g, "bohemia", AUSTRIA, 1)
    g.players[AUSTRIA].marriages = {}
    g.cardinals = []
    if converted:
        run_anyhow(convert(g, FRANCE, AUSTRIA))
    else:
        run_anyhow(excommunicate(g, FRANCE, AUSTRIA))
    assert on_the_map(g) + g.influence[area(g, "bohemia") * COLUMNS + AUSTRIA] == 1


@pytest.mark.rule("EU-18.2.3", "EU-4.3.32")
def test_imperial_influence_can_be_what_vassals_in_dissent_cost() -> None:
    g = cleanup(bohemia=1)
    vassal(g, "praha", AUSTRIA)
    believe(g, "protestant", "bohemia")
    dissent = step(g, "3G")
    while dissent.ask.topic == "dissent":  # of Towns
        dissent.say(dissent.ask.options[0])
    assert dissent.ask.topic == "dissent_of_vassals"
    dissent.say(("lose_imperial", "bohemia"))
    assert on_the_map(g) == 0


@pytest.mark.rule("EU-18.2.1")
def test_an_npr_emperor_has_none_to_place() -> None:
    g = cleanup()
    g.emperor = realm(g, "bohemia")
    table = Procedure(step_b(g))
    assert table.over
    assert g.step == "5C"

"""The worked examples that go on from one phase to the next, each as one continued position."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.gods_playground.chapters.administration.end_of_turn import end_turn
from stolnik.games.gods_playground.chapters.administration.plunder import plunder
from stolnik.games.gods_playground.chapters.administration.prestige import war_glory
from stolnik.games.gods_playground.chapters.magnate_actions.private_armies import recruit
from stolnik.games.gods_playground.chapters.wars.expansion import expansions
from stolnik.games.gods_playground.chapters.wars.invasions import invasion, invasions
from stolnik.games.gods_playground.play import campaigns, reliefs
from stolnik.games.gods_playground.state import (
    CAMPAIGNS,
    EXPANSION,
    INVASIONS,
    NOBODY,
    PLUNDER,
    PRIVATE_ARMIES,
    RELIEF,
)
from tests.games.gods_playground.position import (
    army,
    army_of,
    camp,
    clients,
    crown,
    cubes_in,
    deputies,
    dice,
    enemies,
    enemies_in,
    estates,
    number,
    owners,
    position,
    raiders,
    rolled_all,
    run,
    sound,
    vienna,
)

B, W, R = range(3)
"""Blue, white and red sit in the turn order of these examples."""


def recruiting(province: str, *numbers: int) -> list[Move]:
    kinds = ("infantry", "cavalry", "artillery", "cossacks")
    return [("recruit", province), *((kind, n) for kind, n in zip(kinds, numbers))]


@pytest.mark.rule("BOZ 7.3.4 7.3.5 7.3.6 7.3.7 7.3.8 7.3.9 7.3.10 7.3.15")
@pytest.mark.rule("BOZ 8.1.3 8.1.4 8.1.5 8.1.6 8.1.7 8.1.10 8.1.11 8.1.12 8.1.13 8.1.14")
@pytest.mark.rule("BOZ 8.1.15 8.1.17 8.1.28 8.1.29 8.1.31 6.3.7")
@pytest.mark.rule("BOZ 8.2.1.1 8.2.1.2 8.2.1.4 8.2.1.5 8.2.2.3 8.2.2.7 8.2.2.8 8.2.2.9")
@pytest.mark.rule("BOZ 8.2.2.11 8.2.2.14 8.2.2.16 8.2.2.22 8.2.2.23")
@pytest.mark.rule("BOZ 8.3.0.3 8.3.0.5 8.3.0.7 8.3.0.8 8.3.0.10 8.3.0.11")
def test_examples_boz_ex13_ex14_ex16_ex19_khmelnytskys_rising() -> None:
    g = position(turn=2, phase=PRIVATE_ARMIES, hetman=B)
    clients(g, "ukraine", {B: 3, W: 3})
    clients(g, "little_poland", {R: 4})
    enemies(g, "little_poland", "ottomans", 1)
    camp(g, "tatars", cubes=1)
    deputies(g, prussia=W)
    crown(g, 1, 1)

    # EX13: recruiting.
    run(recruit(g, B), recruiting("ukraine", 1, 2, 0, 0))
    run(recruit(g, W), recruiting("ukraine", 2, 1, 0, 2))
    run(recruit(g, R), recruiting("little_poland", 3, 2, 1))
    assert [player.money for player in g.players] == [10, 8, 10]
    assert cubes_in(g, "ukraine") == [2, 2, 0]
    assert cubes_in(g, "little_poland") == [0, 0, 3]

    # EX14: campaigns. White has a disc in the Sejm and keeps it: the Crown Army stays out.
    g.phase = CAMPAIGNS
    first, second = ("campaign", "ukraine"), ("campaign", "little_poland")
    dice(g, 5, 2, 3, 4, 2)  # B: infantry hits, cavalry misses; a Cossack hits
    run(campaigns(g), [first, ("cossacks", 2)])
    dice(g, 5, 2, 3, 1, 2)  # W: one infantry hits; one Cossack is lost
    run(campaigns(g), [first, ("cossacks", 2), ("no",)])
    dice(g, 4, 1, 3, 3, 3)  # R with artillery: three hits, one infantry lost
    run(campaigns(g), [second])
    assert raiders(g, "tatars") == [2, 1, 0]
    assert raiders(g, "ottomans") == [0, 0, 2]  # the first hit cleared Little Poland
    dice(g, 2, 4, 1, 2)
    run(campaigns(g), [first, ("cossacks", 1)])
    dice(g, 5, 2, 4, 2)
    run(campaigns(g), [first, ("cossacks", 1), ("no",)])
    dice(g, 4, 1, 1, 3)
    run(campaigns(g), [second])
    dice(g, 5, 2)
    run(campaigns(g))  # B and W have no cubes left in Ukraine, and pass
    run(campaigns(g))
    run(campaigns(g), [second])
    assert rolled_all(g)
    assert raiders(g, "tatars") == [3, 3, 0]
    assert g.fields[number("tatars")].cubes == 1
    assert raiders(g, "ottomans") == [0, 0, 5]
    assert enemies_in(g, "little_poland") == {}
    assert (g.provinces[number("ukraine")].cossacks, g.cossacks) == (1, 1)
    assert army_of(g, B, "ukraine") == [1, 1, 0]
    assert army_of(g, W, "ukraine") == [2, 1, 0]
    assert army_of(g, R, "little_poland") == [1, 1, 1]
    assert cubes_in(g, "little_poland") == [0, 0, 0]
    assert sound(g)

    # EX16: the strength roll, and the Tatars invade. Great Poland is not part of the example.
    g.phase = INVASIONS
    clients(g, "great_poland", {B: 2, W: 2, R: 2})
    army(g, B, "prussia", 0, 0)
    defence = (5, 2, 2, 2, 2)  # B and W hit once in all
    dice(g, 1, 2, 5, 6, *defence)
    invasions(g)
    assert rolled_all(g)
    assert (g.fields[0].cubes, g.fields[1].cubes) == (1, 1)
    assert g.fields[2].cossacks == 1
    assert g.provinces[number("ukraine")].cossacks == 0
    assert enemies_in(g, "ukraine") == {"tatars": 2}
    assert enemies_in(g, "little_poland") == {}
    assert cubes_in(g, "great_poland") == [0, 0, 1]  # EX17's markers: base 4 and one more
    assert sound(g)

    # EX24: the raids on both are scored although the Tatars came.
    assert war_glory(g, number("tatars")) == {B: 1, W: 1}
    assert war_glory(g, number("ottomans")) == {R: 5}

    # EX19: the Crown Army in Ukraine.
    g.phase, g.step, g.active = RELIEF, 1, B
    for player in g.players:
        player.passed = False
    dice(g, 5, 2)
    run(reliefs(g), [("relieve", "ukraine")])
    assert enemies_in(g, "ukraine") == {"tatars": 1}
    dice(g, 5, 5)
    run(reliefs(g), [("relieve", "ukraine")])
    assert enemies_in(g, "ukraine") == {}
    assert g.provinces[0].seat == NOBODY
    assert g.fields[2].king == 0
    assert sound(g)


@pytest.mark.rule("BOZ 8.2.4.1 8.2.4.2 8.2.4.4 8.2.4.11 8.3.1.1 8.3.1.2 8.3.0.8 8.3.0.16")
@pytest.mark.rule("BOZ 8.4.2.1 8.4.2.2 9.3.4")
def test_examples_boz_ex18_ex20_ex22_the_relief_of_vienna() -> None:
    g = position(turn=3, phase=INVASIONS, hetman=B)
    camp(g, "ottomans", cubes=1, raiders={B: 3, R: 2})
    camp(g, "habsburgs", markers=3)
    crown(g, 2, 2)
    deputies(g, lithuania=B)

    # EX18: 12 + 1 - 5 orange cubes come before Vienna.
    invasion(g, number("ottomans"))
    assert vienna(g) == 8
    assert g.fields[number("habsburgs")].markers == 0
    assert enemies_in(g, "little_poland") == {}

    # EX20: the Hetman attacks free, and for a disc in the second cycle; four hits in all.
    g.phase, g.step, g.active = RELIEF, 1, B
    dice(g, 5, 2, 4, 2, 6, 2, 6, 2)
    run(reliefs(g), [("relieve_vienna",)])
    assert g.provinces[1].seat == B
    run(reliefs(g))  # white and red have no discs, and pass
    run(reliefs(g))
    assert (g.active, g.step) == (B, 2)
    run(reliefs(g), [("relieve_vienna",)])
    assert rolled_all(g)
    assert vienna(g) == 4
    assert g.provinces[1].seat == NOBODY

    # EX22: two of the four come into Great Poland; and two stay in field V for turn 4.
    g.phase = EXPANSION
    expansions(g)
    assert enemies_in(g, "great_poland") == {"ottomans": 2}
    assert vienna(g) == 4
    end_turn(g)
    assert (vienna(g), g.garrison) == (2, 2)
    assert sound(g)


@pytest.mark.rule("BOZ 8.4.0.1 8.4.0.2 8.4.0.3 8.4.0.4 8.4.0.5 8.4.0.10 8.4.0.11 8.4.0.14")
@pytest.mark.rule("BOZ 8.4.0.15 8.2.2.18 8.2.2.19")
@pytest.mark.rule("BOZ 9.1.1.1 9.1.1.2 9.1.1.3 9.1.1.5 9.1.2.1 9.3.8")
def test_examples_boz_ex21_ex23_ex26_the_deluge() -> None:
    g = position(turn=2, phase=EXPANSION, hetman=B)
    enemies(g, "prussia", "north", 5)
    clients(g, "prussia", {W: 1})
    enemies(g, "ukraine", "tatars", 4)
    clients(g, "ukraine", {W: 1})
    army(g, B, "lithuania", 0, 1)
    clients(g, "lithuania", {B: 2, R: 1})
    clients(g, "great_poland", {B: 2, R: 1})
    estates(g, "prussia", B, W, R, W)
    estates(g, "lithuania", W, R)
    estates(g, "great_poland", W, R)

    # EX21: Sweden expands, then the Tatars; blue hits once each time.
    dice(g, 4, 4)
    expansions(g)
    assert rolled_all(g)
    assert enemies_in(g, "prussia") == {"north": 5}
    assert enemies_in(g, "lithuania") == {"north": 1}
    assert enemies_in(g, "great_poland") == {"north": 4}
    assert sound(g)

    # EX23: plunder.
    g.phase = PLUNDER
    for name in ("ukraine", "little_poland"):  # not part of the example
        g.provinces[number(name)].enemies = [0] * 5
        g.provinces[number(name)].invaded = True
    g.supply[number("tatars")] = 25
    plunder(g)
    assert owners(g, "prussia") == []
    assert owners(g, "lithuania") == [W]  # red's, the most valuable, is lost
    assert owners(g, "great_poland") == [W]
    wealth = [here.wealth for here in g.provinces]
    assert wealth == [2, 2, 3, 3, 2]

    # EX26: the end of the turn.
    end_turn(g)
    assert enemies_in(g, "prussia") == {"north": 1}
    assert enemies_in(g, "great_poland") == {"north": 3}
    assert enemies_in(g, "lithuania") == {"north": 1}
    assert sound(g)


@pytest.mark.rule("BOZ-9.1.2.1")
def test_example_boz_ex23_counter_case_lithuania_defended() -> None:
    g = position(turn=2, phase=PLUNDER)
    estates(g, "lithuania", W, R)
    g.provinces[1].invaded = True  # black and brown cubes came, and cancelled out
    plunder(g)
    assert owners(g, "lithuania") == [W, R]
    assert g.provinces[1].wealth == 3

"""Peace while the Empire is defended, and what the Emperor's Wars are worth."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, NO
from stolnik.games.price_of_power.chapters.peace.order import (
    refuse_offering,
    refuse_settling,
    victories,
)
from stolnik.games.price_of_power.chapters.peace.parties import side
from stolnik.games.price_of_power.chapters.peace.terms.white_peace import white_peace
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.events.peace import PeaceConcluded
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.peace.wars import (
    active_ally,
    army,
    at_peace_table,
    occupy,
    occupy_all,
    owner_of,
    settle,
    settlement,
    talks,
    war,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    realm,
    refusal_of,
)
from tests.games.running import run

ULM = "ulm"


def defended(*, tagged: bool = True) -> Europe:
    """France has attacked Ulm, and the Emperor has come to its help."""
    g = at_peace_table()
    g.defending = tagged
    war(g, FRANCE, realm(g, ULM))
    war(g, FRANCE, AUSTRIA)
    return g


def clause(g: Europe, guard) -> str | None:  # type: ignore[no-untyped-def]
    refusal = guard(g, FRANCE, realm(g, ULM))
    return None if refusal is None else refusal.clause


@pytest.mark.rule("EU-18.4.15")
def test_no_peace_with_a_subject_alone_without_a_victory_over_the_emperor() -> None:
    g = defended()
    ulm = realm(g, ULM)
    occupy_all(g, FRANCE, ULM)
    army(g, AUSTRIA, "austria", 4)
    army(g, FRANCE, "bavaria_and_swabia", 4)
    assert victories(g, FRANCE) == []
    assert clause(g, refuse_settling) == clause(g, refuse_offering) == "EU-18.4.15"
    army(g, FRANCE, "bavaria_and_swabia", 8)  # twice as many: a Partial Victory over the Emperor
    assert victories(g, FRANCE) == [ulm]
    assert clause(g, refuse_settling) is None
    assert clause(g, refuse_offering) is None


@pytest.mark.rule("EU-18.4.15")
@pytest.mark.parametrize("friend", [AUSTRIA, CASTILE])
def test_nor_with_a_subject_that_is_an_active_ally(friend: int) -> None:
    g = at_peace_table()
    g.defending = True
    war(g, FRANCE, AUSTRIA)
    war(g, FRANCE, CASTILE)
    active_ally(g, friend, ULM)
    occupy_all(g, FRANCE, ULM)
    army(g, AUSTRIA, "austria", 4)
    army(g, FRANCE, "bavaria_and_swabia", 4)
    assert victories(g, FRANCE) == []
    assert clause(g, refuse_settling) == "EU-18.4.15"
    army(g, FRANCE, "bavaria_and_swabia", 8)
    assert victories(g, FRANCE) == [realm(g, ULM)]
    assert clause(g, refuse_settling) is None


@pytest.mark.rule("EU-18.4.15", "EU-18.4.16")
def test_a_subject_that_is_an_active_ally_is_settled_once_and_not_before_the_emperor_gives_up() -> (
    None
):
    g = defended()
    g.first = AUSTRIA
    active_ally(g, AUSTRIA, ULM)
    occupy_all(g, FRANCE, ULM)
    army(g, AUSTRIA, "austria", 4)
    army(g, FRANCE, "bavaria_and_swabia", 4)
    table = talks(g, "open")
    table.say(("negotiate", "france"))
    assert table.ask.topic == "peace_articles", "the Emperor speaks for Ulm"
    table.say(("drop",), ("surrender", "france"))
    assert table.ask.about["realm"] == ULM
    table.say(("term", "full_annexation"))
    while table.ask.topic != "peace_term":
        table.say(table.ask.options[-1])
    assert table.ask.about["realm"] == "austria", "Ulm is no more"


@pytest.mark.rule("EU-10.PT.61", "EU-18.4.16")
def test_only_who_loses_an_active_ally_pays_for_a_subject_that_is_annexed() -> None:
    for friend, lost in ((None, [0, 0, 0, 0]), (CASTILE, [-2, 0, 0, 0]), (AUSTRIA, [0, 0, 0, -2])):
        g = defended()
        war(g, FRANCE, CASTILE)
        if friend is not None:
            active_ally(g, friend, ULM)
        settle(g, FRANCE, realm(g, ULM), ("term", "full_annexation"), result="total")
        assert [player.prestige for player in g.players] == lost


@pytest.mark.rule("EU-10.3.4", "EU-10.3.5", "EU-18.4.15")
def test_another_s_active_ally_among_the_subjects_leaves_with_its_units() -> None:
    g = defended()
    war(g, FRANCE, CASTILE)
    active_ally(g, CASTILE, ULM, 1)
    settle(g, FRANCE, realm(g, ULM), ("term", "white_peace"), result="total")
    assert g.players[CASTILE].allies == {}
    assert g.players[CASTILE].allied == 0


@pytest.mark.rule("EU-18.4.15")
def test_without_the_defence_each_settles_alone() -> None:
    g = defended(tagged=False)
    occupy_all(g, FRANCE, ULM)
    army(g, AUSTRIA, "austria", 4)
    army(g, FRANCE, "bavaria_and_swabia", 4)
    assert victories(g, FRANCE) == [realm(g, ULM)]


@pytest.mark.rule("EU-18.4.16")
def test_the_emperor_settles_for_npr_subjects_as_for_active_allies() -> None:
    g = defended()
    ulm = realm(g, ULM)
    assert side(g, AUSTRIA, FRANCE) == {AUSTRIA, ulm}
    occupy(g, FRANCE, "ulm")
    told = listen(g)
    run(white_peace(g, FRANCE, AUSTRIA))
    assert not at_war(g, FRANCE, ulm)
    peaces = [event for event in told if isinstance(event, PeaceConcluded)]
    assert [event.realm for event in peaces] == ["austria", ULM], "both Wars are told to be over"
    assert not g.occupiers[g.box.place_of["ulm"]]  # it went back with the Emperor's peace


@pytest.mark.rule("EU-18.4.15", "EU-18.4.16")
def test_who_beat_a_subject_settles_with_it_first_when_the_emperor_surrenders() -> None:
    g = defended()
    g.first = AUSTRIA
    occupy_all(g, FRANCE, ULM)
    army(g, AUSTRIA, "austria", 4)
    army(g, FRANCE, "bavaria_and_swabia", 4)
    table = talks(g, "open")
    table.say(("surrender", "france"))
    assert table.ask.about["realm"] == ULM, "a peace of its own comes first"
    table.say(("term", "full_annexation"))
    while table.ask.topic != "peace_term":
        table.say(table.ask.options[-1])
    assert table.ask.about["realm"] == "austria"
    table.say(("term", "white_peace"))
    assert owner_of(g, "ulm") == FRANCE, "the peace of the Emperor does not bring it back"


@pytest.mark.rule("EU-10.3.15", "EU-18.4.15", "EU-18.4.16")
@pytest.mark.parametrize("loser", [AUSTRIA, CASTILE])
def test_the_succession_of_a_subject_comes_with_the_surrender_of_the_emperor_only(
    loser: int,
) -> None:
    g = defended()
    g.first = loser
    war(g, FRANCE, CASTILE)
    if loser == CASTILE:
        active_ally(g, CASTILE, ULM)
    g.players[ENGLAND].marriages[realm(g, ULM)] = True
    occupy(g, FRANCE, "ulm")
    army(g, AUSTRIA, "austria", 4)
    army(g, FRANCE, "bavaria_and_swabia", 4)
    table = settlement(g, FRANCE, loser, "surrender")
    refused = refusal_of(g, table.ask, ("inherit", ULM))
    assert refused == (None if loser == AUSTRIA else "EU-18.4.15")
    assert (("inherit", ULM) in table.ask.options) is (loser == AUSTRIA)


@pytest.mark.rule("EU-18.4.16")
def test_a_subject_has_no_automatic_white_peace_while_the_emperor_fights_on() -> None:
    g = defended()
    occupy(g, FRANCE, "tirol")  # of the Emperor; nothing of Ulm
    army(g, AUSTRIA, "austria", 4)
    army(g, FRANCE, "tirol", 4)
    talks(g)
    assert at_war(g, FRANCE, realm(g, ULM))
    g = defended(tagged=False)
    occupy(g, FRANCE, "tirol")
    army(g, AUSTRIA, "austria", 4)
    army(g, FRANCE, "tirol", 4)
    talks(g)
    assert not at_war(g, FRANCE, realm(g, ULM))


# -- what a War was worth ----------------------------------------------------------------------


@pytest.mark.rule("EU-18.4.17", "EU-18.1.12")
def test_a_war_won_against_an_outside_aggressor_raises_authority() -> None:
    g = defended()
    settle(g, AUSTRIA, FRANCE, ("term", "keep_current_board_state"))
    assert g.authority == 4


@pytest.mark.rule("EU-18.4.17")
def test_not_by_a_white_peace_nor_in_a_war_of_his_own() -> None:
    g = defended()
    settle(g, AUSTRIA, FRANCE, ("term", "white_peace"))
    assert g.authority == 3
    g = at_peace_table()
    war(g, AUSTRIA, FRANCE)
    settle(g, AUSTRIA, FRANCE, ("term", "keep_current_board_state"))
    assert g.authority == 3


@pytest.mark.rule("EU-18.4.17")
def test_not_if_something_of_the_empire_is_ceded() -> None:
    g = defended()
    occupy(g, FRANCE, "karnten")  # the Loser keeps what the Victor does not exchange
    settle(g, AUSTRIA, FRANCE, ("term", "keep_current_board_state"), DONE)
    assert owner_of(g, "karnten") == FRANCE
    assert g.authority == 3


@pytest.mark.rule("EU-18.4.18", "EU-18.1.12")
def test_a_war_lost_to_an_outside_aggressor_costs_authority() -> None:
    g = defended()
    occupy(g, FRANCE, "wien")
    settle(g, FRANCE, AUSTRIA, ("term", "humiliation"))
    assert g.authority == 2


@pytest.mark.rule("EU-18.4.18", "EU-10.PT.55")
def test_the_war_of_the_emperor_is_lost_also_if_the_victor_is_elected_by_it() -> None:
    g = defended()
    occupy(g, FRANCE, "wien")
    g.players[FRANCE].marriages[AUSTRIA] = g.players[AUSTRIA].marriages[FRANCE] = True
    g.influence = bytearray(len(g.influence))
    influence(g, "saxony", FRANCE, 2)
    card = next(no for no in g.decks[0] if g.box.cards[no].character.appointable)
    g.decks[0].remove(card)
    g.discards[0].append(card)
    settle(
        g,
        FRANCE,
        AUSTRIA,
        ("term", "secure_desired_succession"),
        ("impose_ruler", g.box.cards[card].id),
        NO,
    )
    assert g.emperor == FRANCE
    assert g.authority == 2


@pytest.mark.rule("EU-18.4.18", "EU-18.6.2")
def test_an_area_that_leaves_with_it_costs_besides() -> None:
    g = defended()
    occupy(g, FRANCE, "krain")  # all that Venetia has inside the border
    settle(
        g,
        FRANCE,
        AUSTRIA,
        ("term", "keep_current_board_state"),
        ("keep_province", "krain"),
        DONE,
    )
    assert area(g, "venetia") in g.not_hre
    assert g.authority == 1

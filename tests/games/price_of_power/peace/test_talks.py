"""Step D: the order of peace talks, Surrender, negotiations, and the Aftermath."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.flow import NO, Move
from stolnik.games.price_of_power.chapters.board.ownership import places_with_tokens
from stolnik.games.price_of_power.chapters.peace.aftermath import nearest_home
from stolnik.games.price_of_power.chapters.peace.order import peace
from stolnik.games.price_of_power.chapters.peace.terms.white_peace import white_peace
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.events.peace import (
    AlliesStoodDown,
    LiberationProposed,
    PeaceProposed,
    ReturnProposed,
    VictorProposed,
)
from stolnik.games.price_of_power.events.relations import ProposedDucats
from stolnik.games.price_of_power.state import COLUMNS, Europe, piece
from stolnik.games.price_of_power.state import SMALL as SMALL_TOWN
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.peace.wars import (
    active_ally,
    army,
    at_peace_table,
    is_occupied,
    occupy,
    occupy_all,
    owner_of,
    talks,
    war,
    work_off,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    europe,
    influence,
    now_refused,
    place,
    realm,
    refusal_of,
    town,
)
from tests.games.running import Procedure, run

DONE: Move = ("done",)


def prestige(g: Europe) -> list[int]:
    return [player.prestige for player in g.players]


def france_and_austria(**options: Any) -> Europe:
    """A War in which both Occupy something and nobody has the upper hand."""
    g = at_peace_table(**options)
    war(g, FRANCE, AUSTRIA)
    occupy(g, FRANCE, "sundgau")
    occupy(g, AUSTRIA, "lyon")
    army(g, FRANCE, "loire", 3)
    army(g, AUSTRIA, "austria", 3)
    return g


# -- the order ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.3.19", "EU-10.0.1")
def test_without_a_war_the_step_is_over_at_once() -> None:
    g = at_peace_table()
    run(peace(g))
    assert g.step == "3E"
    g = france_and_austria()
    run(peace(g))
    assert g.agenda


@pytest.mark.rule(
    "EU-4.3.20", "EU-10.1.2", "EU-10.VC.2", "EU-10.1.1", "EU-10.1.3", "EU-10.2.4", "EU-10.1.5"
)
def test_exb48_automatic_white_peace_costs_prestige_once_for_each_war() -> None:
    g = at_peace_table()
    war(g, FRANCE, AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    war(g, FRANCE, realm(g, "milan"))
    talks(g)
    assert prestige(g) == [0, -2, 0, -1]
    assert g.wars == []
    assert sorted(g.truces) == [(FRANCE, AUSTRIA), (FRANCE, realm(g, "milan"))]


@pytest.mark.rule("EU-10.1.7", "EU-4.3.21", "EU-10.1.9", "EU-10.1.10")
def test_total_victories_come_in_turn_order_and_cannot_be_left_open() -> None:
    g = at_peace_table()
    g.first = ENGLAND
    for seat, loser in ((FRANCE, "savoy"), (ENGLAND, "brittany"), (FRANCE, "granada")):
        war(g, seat, realm(g, loser))
        occupy_all(g, seat, loser)
    table = talks(g, "total")
    assert table.ask.seat == ENGLAND
    assert table.ask.topic == "peace_term"
    table.say(("term", "full_annexation"))
    assert table.ask.seat == FRANCE
    assert table.ask.options == (("settle", "granada"), ("settle", "savoy"))
    table.say(("settle", "savoy"))
    assert DONE not in table.ask.options


@pytest.mark.rule("EU-10.1.8", "EU-10.1.11", "EU-10.3.3", "EU-10.3.9", "EU-10.PT.61")
def test_exb3_an_active_ally_is_annexed_before_the_war_goes_on() -> None:
    g = france_and_austria()
    army(g, FRANCE, "loire", 6)
    active_ally(g, AUSTRIA, "savoy", units=1)
    occupy_all(g, FRANCE, "savoy")
    table = talks(g, "total")
    assert ("term", "full_annexation") in table.ask.options
    table.say(("term", "full_annexation"))
    assert realm(g, "savoy") not in g.players[AUSTRIA].allies
    assert g.players[AUSTRIA].prestige == -2
    while table.ask.seat != FRANCE:
        table.say(DONE)
    assert ("settle", "austria") in table.ask.options


@pytest.mark.rule("EU-10.1.12", "EU-10.1.13", "EU-4.3.22", "EU-10.1.15", "EU-10.2.3")
def test_a_partial_victory_may_be_left_open() -> None:
    g = france_and_austria()
    g.first = FRANCE
    army(g, FRANCE, "loire", 6)
    war(g, FRANCE, realm(g, "milan"))
    occupy(g, FRANCE, "parma")
    table = talks(g, "open")
    assert table.ask.seat == FRANCE
    settled = {move for move in table.ask.options if move[0] == "settle"}
    assert settled == {("settle", "austria"), ("settle", "milan")}
    table.say(("settle", "milan"), ("term", "white_peace"))
    assert table.ask.seat == FRANCE  # one finishes before the next acts
    table.say(DONE)
    assert table.ask.seat == AUSTRIA
    table.say(DONE)
    assert len(g.wars) == 1


@pytest.mark.rule("EU-10.2.5", "EU-10.VC.12", "EU-10.1.16", "EU-10.0.2")
def test_an_inconclusive_war_allows_no_terms() -> None:
    g = france_and_austria()
    g.first = FRANCE
    table = talks(g, "open")
    assert {move[0] for move in table.ask.options} == {"negotiate", "surrender", "done"}
    assert refusal_of(g, table.ask, ("settle", "austria")) == "EU-10.2.5"
    assert refusal_of(g, table.ask, ("offer_white_peace", "austria")) == "EU-10.1.16"
    assert refusal_of(g, table.ask, ("settle", "milan")) == "EU-10.0.2"


@pytest.mark.rule("EU-10.2.6", "EU-10.VC.12")
def test_exb12_an_npr_takes_every_white_peace() -> None:
    g = at_peace_table()
    g.first = FRANCE
    milan = realm(g, "milan")
    war(g, FRANCE, milan)
    occupy(g, FRANCE, "parma")
    table = talks(g, "open")
    assert refusal_of(g, table.ask, ("settle", "milan")) == "EU-10.2.5"
    table.say(("offer_white_peace", "milan"))
    assert not is_occupied(g, "parma")
    assert prestige(g) == [0, -1, 0, 0]


@pytest.mark.rule("EU-10.VC.10")
def test_an_active_ally_is_not_settled_with_alone_by_a_partial_victory() -> None:
    g = france_and_austria()
    g.first = FRANCE
    army(g, FRANCE, "loire", 6)
    active_ally(g, AUSTRIA, "savoy")
    occupy(g, FRANCE, "savoie")
    table = talks(g, "open")
    assert refusal_of(g, table.ask, ("settle", "savoy")) == "EU-10.VC.10"
    g.players[ENGLAND].marriages[realm(g, "savoy")] = True
    assert now_refused(g, table.ask, ("settle", "savoy")) is None


@pytest.mark.rule("EU-10.PT.44", "EU-10.PT.47", "EU-10.3.15")
def test_the_succession_of_an_active_ally_takes_a_victory_over_it() -> None:
    g = france_and_austria()
    g.first = FRANCE
    active_ally(g, AUSTRIA, "savoy")
    g.players[ENGLAND].marriages[realm(g, "savoy")] = True
    occupy(g, FRANCE, "savoie")
    table = talks(g, "open")
    assert refusal_of(g, table.ask, ("settle", "austria")) == "EU-10.2.5"
    assert now_refused(g, table.ask, ("settle", "savoy")) is None, "an NPR like any other"
    g.rebels[area(g, "loire")] = 3
    assert now_refused(g, table.ask, ("settle", "savoy")) == "EU-10.PT.44"


def france_attacked_savoy(*, active: bool) -> Europe:
    """Austria has come to the help of Savoy, and made it an Active Ally or not."""
    g = france_and_austria()
    g.first = FRANCE
    war(g, FRANCE, realm(g, "savoy"))
    g.players[AUSTRIA].allies[realm(g, "savoy")] = active
    return g


@pytest.mark.rule("EU-10.1.5", "EU-10.3.2", "EU-10.VC.12")
def test_an_npr_that_was_attacked_and_is_active_makes_no_peace_of_its_own() -> None:
    g = france_attacked_savoy(active=False)
    talks(g)
    assert not at_war(g, FRANCE, realm(g, "savoy"))
    g = france_attacked_savoy(active=True)
    table = talks(g)  # nothing of Savoy is Occupied, but something of Austria
    assert at_war(g, FRANCE, realm(g, "savoy"))
    assert prestige(g) == [0, 0, 0, 0]
    assert refusal_of(g, table.ask, ("offer_white_peace", "savoy")) == "EU-10.VC.12"
    assert refusal_of(g, table.ask, ("settle", "savoy")) == "EU-10.VC.10"


@pytest.mark.rule("EU-10.1.6", "EU-10.3.8", "EU-10.4.3")
def test_its_war_ends_with_that_of_its_player() -> None:
    g = france_attacked_savoy(active=True)
    occupy(g, FRANCE, "geneve")
    run(white_peace(g, FRANCE, AUSTRIA))
    assert g.wars == []
    assert not is_occupied(g, "geneve")
    assert prestige(g) == [0, -1, 0, -1]
    assert g.truces == [(FRANCE, AUSTRIA)]


@pytest.mark.rule("EU-4.3.23")
def test_a_total_victory_that_came_about_here_can_be_settled() -> None:
    g = france_and_austria()
    g.first = FRANCE
    savoy = realm(g, "savoy")
    war(g, FRANCE, savoy)
    occupy_all(g, FRANCE, "savoy")
    table = talks(g, "open")
    table.say(("settle", "savoy"))
    assert ("term", "full_annexation") in table.ask.options


# -- Surrender ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-10.2.8", "EU-10.2.9", "EU-10.2.10", "EU-10.2.11", "EU-10.PE.6")
def test_exb13_surrender() -> None:
    g = france_and_austria()
    g.first = AUSTRIA
    table = talks(g, "open")
    assert table.ask.seat == AUSTRIA
    table.say(("surrender", "france"))
    assert prestige(g) == [0, 2, 0, -2]
    assert table.ask.seat == FRANCE  # at once, out of turn
    assert DONE not in table.ask.options
    assert ("term", "humiliation") in table.ask.options
    assert ("term", "full_annexation") not in table.ask.options
    table.say(("term", "humiliation"))
    assert g.wars == []


@pytest.mark.rule("EU-10.3.15", "EU-10.PT.47", "EU-10.VC.10", "EU-10.2.10", "EU-10.2.11")
@pytest.mark.parametrize("by", ["surrender", "total"])
def test_the_succession_of_an_active_ally_comes_before_peace_with_its_player(by: str) -> None:
    g = france_and_austria()
    g.first = AUSTRIA
    active_ally(g, AUSTRIA, "savoy", units=1)
    active_ally(g, AUSTRIA, "milan")
    savoy = realm(g, "savoy")
    g.players[ENGLAND].marriages[savoy] = True
    occupy(g, FRANCE, "savoie", "milano")
    g.rebels[area(g, "loire")] = 3  # a Partial Victory over Savoy alone is not needed
    if by == "surrender":
        table = talks(g, "open")
        table.say(("surrender", "france"))
    else:
        occupy(g, FRANCE, *(g.box.places[no].id for no in places_with_tokens(g, AUSTRIA)))
        army(g, AUSTRIA, "austria", 0)
        g.players[AUSTRIA].allied = 0
        table = talks(g, "total")
    assert table.ask.about["realm"] == "austria"
    offered = {move for move in table.ask.options if move[0] == "inherit"}
    assert offered == {("inherit", "savoy")}
    assert refusal_of(g, table.ask, ("inherit", "milan")) == "EU-10.PT.45"
    assert refusal_of(g, table.ask, ("inherit", "brittany")) == "EU-10.0.2"
    assert refusal_of(g, table.ask, ("inherit", "austria")) == "EU-10.0.2"
    before = g.players[FRANCE].prestige
    table.say(("inherit", "savoy"), DONE, NO)
    assert g.players[FRANCE].prestige == before + 3, "for the Marriage of England"
    assert savoy not in g.players[ENGLAND].marriages
    assert savoy not in g.players[AUSTRIA].allies
    assert g.truces == [(FRANCE, savoy)]
    assert (table.ask.seat, table.ask.about["realm"]) == (FRANCE, "austria")
    assert {move[0] for move in table.ask.options} == {"term", "negotiate"}
    table.say(("term", "white_peace"))
    assert g.wars == []
    assert not is_occupied(g, "milano")


@pytest.mark.rule("EU-10.1.10", "EU-10.2.11", "EU-10.PT.64")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_who_must_end_a_war_may_agree_with_the_loser_instead(answer: str) -> None:
    g = france_and_austria()
    g.first = AUSTRIA
    table = talks(g, "open")
    table.say(("surrender", "france"))
    assert refusal_of(g, table.ask, ("negotiate", "austria")) is None
    table.say(("negotiate", "austria"), ("agree", "white_peace", FRANCE), ("propose_peace",))
    assert table.ask.seat == AUSTRIA
    table.say((answer,))
    if answer == "accept":
        assert table.over
        assert g.wars == []
        assert not is_occupied(g, "sundgau")
        return
    assert table.ask.seat == FRANCE  # who must settle now
    assert refusal_of(g, table.ask, ("negotiate", "austria")) == "EU-10.PT.63"
    assert DONE not in table.ask.options


@pytest.mark.rule("EU-10.1.10", "EU-10.PT.64")
def test_a_total_victory_can_be_talked_over_with_a_player_only() -> None:
    g = at_peace_table()
    war(g, FRANCE, AUSTRIA)
    war(g, FRANCE, realm(g, "milan"))
    for no in places_with_tokens(g, AUSTRIA):
        occupy(g, FRANCE, g.box.places[no].id)
    occupy_all(g, FRANCE, "milan")
    table = talks(g, "total")
    table.say(("settle", "austria"))
    assert ("negotiate", "austria") in table.ask.options
    table.say(("negotiate", "austria"), ("agree", "humiliation", FRANCE), ("propose_peace",))
    table.say(("accept",))
    assert prestige(g) == [0, 10, 0, -10]
    assert table.ask.about["realm"] == "milan"
    assert refusal_of(g, table.ask, ("negotiate", "milan")) == "EU-10.PT.64"


@pytest.mark.rule("EU-10.4.8")
def test_with_the_variant_nobody_surrenders_and_the_war_goes_on() -> None:
    g = france_and_austria(no_surrender=True)
    g.first = AUSTRIA
    table = talks(g, "open")
    assert {move[0] for move in table.ask.options} == {"negotiate", "done"}
    assert refusal_of(g, table.ask, ("surrender", "france")) == "EU-10.4.8"
    table.say(DONE, DONE)
    assert len(g.wars) == 1


@pytest.mark.rule("EU-10.2.8")
def test_nobody_surrenders_to_an_npr() -> None:
    g = at_peace_table()
    g.first = FRANCE
    war(g, FRANCE, realm(g, "milan"))
    occupy(g, FRANCE, "parma")
    ask = talks(g, "open").ask
    assert refusal_of(g, ask, ("surrender", "milan")) == "EU-10.2.8"


# -- negotiations ------------------------------------------------------------------------------


def negotiations(g: Europe) -> Procedure:
    g.first = FRANCE
    table = talks(g, "open")
    table.say(("negotiate", "austria"))
    return table


@pytest.mark.rule("EU-10.PT.63", "EU-10.PT.65")
def test_a_negotiated_peace_needs_both() -> None:
    g = france_and_austria()
    table = negotiations(g)
    table.say(("agree", "white_peace", FRANCE), ("propose_peace",))
    assert table.ask.seat == AUSTRIA
    table.say(("refuse",))
    assert len(g.wars) == 1
    assert table.ask.seat == FRANCE
    assert refusal_of(g, table.ask, ("negotiate", "austria")) == "EU-10.PT.63"


@pytest.mark.rule("EU-10.PT.64")
def test_one_negotiates_with_players_only() -> None:
    g = at_peace_table()
    g.first = FRANCE
    war(g, FRANCE, realm(g, "milan"))
    occupy(g, FRANCE, "parma")
    ask = talks(g, "open").ask
    assert refusal_of(g, ask, ("negotiate", "milan")) == "EU-10.PT.64"


@pytest.mark.rule("EU-10.PT.66", "EU-10.PT.67", "EU-10.PT.71")
def test_any_term_whose_needs_are_met_but_two() -> None:
    g = france_and_austria()
    occupy(g, FRANCE, "wien")
    table = negotiations(g)
    agreed = {move[1:] for move in table.ask.options if move[0] == "agree"}
    assert ("humiliation", FRANCE) in agreed
    assert ("humiliation", AUSTRIA) not in agreed  # Austria does not hold Paris
    assert ("keep_current_board_state", AUSTRIA) in agreed
    assert refusal_of(g, table.ask, ("agree", "vassalization", FRANCE)) == "EU-10.PT.67"
    assert refusal_of(g, table.ask, ("agree", "full_annexation", FRANCE)) == "EU-10.PT.67"
    assert refusal_of(g, table.ask, ("agree", "white_peace", CASTILE)) == "EU-10.PT.66"
    table.say(("agree", "humiliation", FRANCE))
    assert refusal_of(g, table.ask, ("agree", "white_peace", FRANCE)) == "EU-10.PT.71"


@pytest.mark.rule("EU-10.PT.66", "EU-10.PT.68", "EU-10.PT.71")
def test_nobody_need_be_named_victor() -> None:
    g = france_and_austria()
    town(g, "geneve", AUSTRIA)
    occupy(g, FRANCE, "geneve", "wien")
    authority = g.authority
    table = negotiations(g)
    assert refusal_of(g, table.ask, ("agree_undecided", "humiliation")) == "EU-10.PT.68"
    table.say(("agree_undecided", "keep_current_board_state"))
    assert refusal_of(g, table.ask, ("agree_undecided", "white_peace")) == "EU-10.PT.71"
    table.say(("set_free", "geneve"), ("propose_peace",), ("accept",))
    topics = []
    while not table.over:
        topics.append(str(table.ask.topic))
        table.say(table.ask.options[-1])
    assert g.wars == []
    assert not g.players[FRANCE].deeds.wars
    assert not g.players[AUSTRIA].deeds.wars
    assert g.authority == authority
    assert "new_friend" not in topics, "a Victor would be asked"


@pytest.mark.rule("EU-10.PT.66", "EU-10.PT.69", "EU-10.PT.70")
def test_what_a_proposed_peace_is_made_of_is_told() -> None:
    g = france_and_austria()
    town(g, "geneve", AUSTRIA)
    occupy(g, FRANCE, "geneve", "sundgau")
    table = negotiations(g)
    told = listen(g)
    table.say(("agree", "keep_current_board_state", FRANCE), ("hand_back", "sundgau"))
    table.say(("set_free", "geneve"), ("pay_peace", AUSTRIA), ("amount", 3))
    table.say(("propose_peace",))
    assert told == [
        VictorProposed(FRANCE),
        ReturnProposed("sundgau"),
        LiberationProposed("geneve"),
        ProposedDucats(AUSTRIA, FRANCE, 3),
        PeaceProposed(FRANCE, AUSTRIA, "keep_current_board_state"),
    ]


@pytest.mark.rule("EU-10.PT.68")
def test_a_term_falls_on_one_side_only() -> None:
    g = france_and_austria()
    occupy(g, FRANCE, "wien")
    occupy(g, AUSTRIA, "paris")
    table = negotiations(g)
    table.say(("agree", "humiliation", AUSTRIA), ("propose_peace",), ("accept",))
    assert g.players[FRANCE].prestige == -g.players[AUSTRIA].prestige < 0


@pytest.mark.rule("EU-10.PT.69")
def test_provinces_go_back_for_ducats_by_agreement() -> None:
    g = france_and_austria()
    g.players[AUSTRIA].ducats, g.players[FRANCE].ducats = 12, 0
    table = negotiations(g)
    table.say(("agree", "keep_current_board_state", FRANCE), ("hand_back", "sundgau"))
    table.say(("pay_peace", AUSTRIA), ("amount", 10), ("propose_peace",), ("accept",))
    while not table.over and table.ask.topic in ("claim_lost", "claim_spent"):
        table.say(DONE)
    assert owner_of(g, "sundgau") == AUSTRIA
    assert owner_of(g, "lyon") == AUSTRIA  # kept
    assert g.players[FRANCE].ducats == 10
    assert g.players[AUSTRIA].ducats == 2


@pytest.mark.rule("EU-10.PT.67", "EU-10.PT.69")
def test_a_proposal_needs_a_term_and_ducats_need_provinces_that_go_back() -> None:
    g = france_and_austria()
    g.players[AUSTRIA].ducats = 12
    table = negotiations(g)
    assert refusal_of(g, table.ask, ("propose_peace",)) == "EU-10.PT.67"
    assert refusal_of(g, table.ask, ("pay_peace", AUSTRIA)) == "EU-10.PT.69"
    table.say(("agree", "keep_current_board_state", FRANCE), ("hand_back", "sundgau"))
    assert refusal_of(g, table.ask, ("propose_peace",)) is None
    assert refusal_of(g, table.ask, ("pay_peace", CASTILE)) == "EU-10.PT.69"
    table.say(("pay_peace", AUSTRIA))
    assert refusal_of(g, table.ask, ("amount", 13)) == "EU-10.PT.69"
    assert list(table.ask.options) == [("amount", n) for n in range(1, 13)], "what they agree on"
    table.say(("amount", 5))
    assert refusal_of(g, table.ask, ("pay_peace", FRANCE)) == "EU-10.PT.69"


@pytest.mark.rule("EU-10.PT.70")
def test_liberation_by_agreement_brings_no_prestige() -> None:
    g = france_and_austria()
    town(g, "geneve", AUSTRIA)
    occupy(g, FRANCE, "geneve")
    table = negotiations(g)
    table.say(("agree", "keep_current_board_state", FRANCE), ("set_free", "geneve"))
    table.say(("propose_peace",), ("accept",))
    while not table.over and table.ask.topic != "peace_talks":
        table.say(table.ask.options[-1])
    assert owner_of(g, "geneve") == realm(g, "savoy")
    assert prestige(g)[FRANCE] == 0


# -- an Action as part of the peace ------------------------------------------------------------


@pytest.mark.rule("EU-10.PT.72", "EU-10.PT.73", "EU-10.PT.74")
def test_enemies_become_allies_by_the_peace_that_they_make() -> None:
    g = france_and_austria()
    g.players[FRANCE].power = [2, 2, 2]
    g.players[AUSTRIA].power = [2, 2, 2]
    table = negotiations(g)
    assert refusal_of(g, table.ask, ("side_action", FRANCE)) == "EU-10.PT.72", "a term comes first"
    table.say(("agree", "white_peace", FRANCE), ("side_action", AUSTRIA))
    assert refusal_of(g, table.ask, ("side_action", FRANCE)) == "EU-10.PT.72", "one of them"
    table.say(("side_deal",), ("offer_alliance",), ("propose",))
    assert table.ask.topic == "peace_articles", "it is answered with the rest, not by itself"
    assert AUSTRIA not in g.players[FRANCE].allies
    table.say(("propose_peace",), ("accept",))
    assert AUSTRIA in g.players[FRANCE].allies
    assert g.wars == []
    assert g.players[AUSTRIA].power == [2, 1, 2], "whose Action it is pays as usual"
    assert g.players[FRANCE].power == [2, 2, 2]


@pytest.mark.rule("EU-10.PT.74")
def test_who_refuses_the_peace_refuses_the_action_with_it() -> None:
    g = france_and_austria()
    for seat in (FRANCE, AUSTRIA):
        g.players[seat].power = [2, 2, 2]
    influence(g, "lombardy", FRANCE, 1)
    table = negotiations(g)
    table.say(("agree", "white_peace", FRANCE), ("side_action", FRANCE))
    table.say(("side_deal",), ("offer_alliance",), ("propose",))
    table.say(("waive_influence", "lombardy"), ("propose_peace",), ("refuse",))
    assert g.wars
    assert not g.players[FRANCE].allies
    assert g.players[FRANCE].power == [2, 2, 2]
    assert g.influence[area(g, "lombardy") * COLUMNS + FRANCE] == 1


@pytest.mark.rule("EU-10.PT.72")
def test_a_party_cuts_ties_as_part_of_the_peace() -> None:
    g = france_and_austria()
    g.claims[area(g, "lombardy")] |= 1 << AUSTRIA
    g.claims[area(g, "loire")] |= 1 << FRANCE
    table = negotiations(g)
    table.say(("agree", "white_peace", FRANCE), ("side_action", AUSTRIA))
    assert refusal_of(g, table.ask, ("waive_claim", "loire")) == "EU-10.PT.72"
    table.say(("waive_claim", "lombardy"))
    assert refusal_of(g, table.ask, ("waive_claim", "lombardy")) == "EU-10.PT.72", "once"
    table.say(("propose_peace",), ("accept",))
    assert not g.claims[area(g, "lombardy")]
    assert g.claims[area(g, "loire")]
    assert g.wars == []


@pytest.mark.rule("EU-10.PT.72", "EU-10.PT.74", "EU-11.3.45")
def test_the_deal_of_a_peace_is_paid_before_the_ties_that_are_cut_with_it() -> None:
    g = france_and_austria()
    scotland = realm(g, "scotland")
    france = g.players[FRANCE]
    france.allies = {scotland: False}
    france.stability, france.power = -3, [0, 1, 0]
    war(g, ENGLAND, scotland)
    table = negotiations(g)
    table.say(("agree", "white_peace", FRANCE), ("side_action", FRANCE))
    table.say(("waive_alliance", "scotland"), ("side_deal",), ("offer_alliance",), ("propose",))
    table.say(("propose_peace",), ("accept",))
    assert set(france.allies) == {AUSTRIA}
    assert (france.stability, france.power) == (-3, [0, 0, 0])


@pytest.mark.rule("EU-10.PT.72", "EU-5.1.19", "EU-5.1.20")
def test_a_marriage_of_the_peace_brings_cards_like_any_other() -> None:
    g = france_and_austria()
    for seat in (FRANCE, AUSTRIA):
        g.players[seat].power = [2, 2, 2]
    table = negotiations(g)
    table.say(("agree", "white_peace", FRANCE), ("side_action", FRANCE), ("side_deal",))
    table.say(("offer_marriage", "dip"), ("propose",), ("propose_peace",), ("accept",))
    assert AUSTRIA in g.players[FRANCE].marriages
    table.say(("draw", "dip"), DONE)
    assert len(g.players[FRANCE].hand) == 1
    assert g.wars == []


def test_a_side_deal_that_was_dropped_does_not_come_back() -> None:
    g = france_and_austria()
    for seat in (FRANCE, AUSTRIA):
        g.players[seat].power = [2, 2, 2]
    table = negotiations(g)
    table.say(("agree", "white_peace", FRANCE), ("side_action", FRANCE), ("side_deal",))
    table.say(("drop",))
    assert str(table.ask.topic) == "peace_articles"
    assert ("side_deal",) not in table.ask.options


@pytest.mark.rule("EU-11.3.48", "EU-10.1.9")
def test_nobody_settles_for_an_ally_whom_the_enemy_has_beaten_totally() -> None:
    g = france_and_austria()
    g.first = AUSTRIA
    active_ally(g, AUSTRIA, "savoy", units=1)
    active_ally(g, AUSTRIA, "milan")
    occupy_all(g, FRANCE, "savoy")
    occupy(g, FRANCE, "parma")
    table = talks(g, "open")
    table.say(("surrender", "france"))
    assert table.ask.about["realm"] == "savoy", "a peace of its own comes first"
    table.say(("term", "full_annexation"))
    while table.ask.topic != "peace_term":
        table.say(table.ask.options[-1])
    assert table.ask.about["realm"] == "austria"
    table.say(("term", "white_peace"))
    assert owner_of(g, "savoie") == FRANCE, "the peace of Austria does not bring it back"
    assert not is_occupied(g, "parma"), "for Milan Austria has settled"
    assert g.wars == []


@pytest.mark.rule("EU-10.1.8", "EU-10.1.9", "EU-11.3.48")
def test_an_ally_who_is_beaten_totally_has_terms_of_its_own_though_its_player_is_too() -> None:
    g = at_peace_table()
    g.first = FRANCE
    war(g, FRANCE, AUSTRIA)
    active_ally(g, AUSTRIA, "savoy")
    active_ally(g, FRANCE, "milan")
    occupy(g, FRANCE, *(g.box.places[no].id for no in places_with_tokens(g, AUSTRIA)))
    occupy_all(g, FRANCE, "savoy")
    occupy_all(g, AUSTRIA, "milan")
    table = talks(g, "total")
    table.say(("settle", "austria"))
    assert (table.ask.seat, table.ask.about["realm"]) == (AUSTRIA, "milan")
    table.say(("term", "full_annexation"))
    assert (table.ask.seat, table.ask.about["realm"]) == (FRANCE, "savoy")
    table.say(("term", "full_annexation"))
    assert table.ask.about["realm"] == "austria"
    table.say(("term", "humiliation"))
    assert owner_of(g, "savoie") == FRANCE, "not given back with what is Austria's"
    assert owner_of(g, "milano") == AUSTRIA


# -- the Aftermath -----------------------------------------------------------------------------


@pytest.mark.rule("EU-10.1.17", "EU-10.1.20", "EU-4.3.24")
def test_units_leave_neutral_areas_for_the_nearest_friendly_one() -> None:
    g = at_peace_table()
    army(g, FRANCE, "switzerland", 2)
    g.players[FRANCE].infantry[area(g, "switzerland")] = 1
    power = list(g.players[FRANCE].power)
    talks(g, "aftermath")
    assert g.players[FRANCE].armies[0].area == area(g, "burgundy")
    assert g.players[FRANCE].infantry == {area(g, "burgundy"): 1}
    assert g.players[FRANCE].power == power
    assert g.step == "3E"


@pytest.mark.rule("EU-10.1.19")
def test_of_several_homes_the_owner_picks_one() -> None:
    g = at_peace_table()
    army(g, FRANCE, "aragon", 2)
    homes = nearest_home(g, FRANCE, area(g, "aragon"))
    assert len(homes) > 1
    g.agenda.clear()
    table = talks(g, "aftermath")
    assert {g.box.area_of[str(move[1])] for move in table.ask.options} == set(homes)


@pytest.mark.rule("EU-10.1.18")
def test_a_sea_zone_is_a_step_like_an_area() -> None:
    g = at_peace_table()
    # Ireland: over one Sea Zone to England's coasts.
    for name in ("pale",):
        g.tokens[place(g, name)] = piece(SMALL_TOWN, CASTILE)
    homes = {g.box.areas[home].id for home in nearest_home(g, ENGLAND, area(g, "ireland"))}
    assert "wales_and_wessex" in homes
    # The Aegean islands: from there all the way over the Mediterranean, and back if they are home.
    g = europe(6)
    islands = area(g, "aegean_archipelago")
    assert nearest_home(g, FRANCE, islands) == [area(g, "languedoc")]
    town(g, "naxos", FRANCE)
    assert nearest_home(g, FRANCE, area(g, "cyprus")) == [islands]
    # Who has nothing left is at home nowhere.
    g.tokens = bytearray(len(g.tokens))
    g.players[FRANCE].allies.clear()
    assert nearest_home(g, FRANCE, islands) == []


@pytest.mark.rule("EU-10.1.18", "EU-9.5.46")
def test_units_come_home_from_a_distant_continent() -> None:
    g = at_peace_table()
    homes = {g.box.areas[home].id for home in nearest_home(g, ENGLAND, area(g, "hudson_bay"))}
    assert "wales_and_wessex" in homes, "over the letters"
    # A colony of one's own is nearer, though its Port was greyed.
    town(g, "virginia", ENGLAND)
    assert nearest_home(g, ENGLAND, area(g, "hudson_bay")) == [area(g, "virginia")]


@pytest.mark.rule("EU-10.1.21", "EU-10.1.22", "EU-4.3.24b", "EU-4.3.24c")
def test_active_allies_stand_down_when_their_player_is_at_peace() -> None:
    g = at_peace_table()
    active_ally(g, AUSTRIA, "savoy", units=2)
    g.players[AUSTRIA].armies[0].area = area(g, "austria")
    g.players[AUSTRIA].armies[0].units = [0, 0, 0, 1, 0, 0, 2, 0, 0]
    active_ally(g, FRANCE, "milan", units=1)
    war(g, FRANCE, realm(g, "granada"))
    occupy(g, FRANCE, "granada")
    told = listen(g)
    talks(g, "aftermath")
    assert [one for one in told if isinstance(one, AlliesStoodDown)] == [AlliesStoodDown(AUSTRIA)]
    player = g.players[AUSTRIA]
    assert player.allies == {realm(g, "savoy"): False}
    assert (player.allied, player.allied_from) == (0, {})
    assert player.armies[0].units == [0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert g.players[FRANCE].allies == {realm(g, "milan"): True}


@pytest.mark.rule("EU-10.1.14")
def test_a_player_settles_together_with_the_active_allies() -> None:
    g = france_and_austria()
    g.first = FRANCE
    army(g, FRANCE, "loire", 6)
    active_ally(g, AUSTRIA, "savoy")
    occupy(g, FRANCE, "geneve")
    table = talks(g, "open")
    table.say(("settle", "austria"), ("term", "white_peace"))
    assert not is_occupied(g, "geneve")
    assert g.wars == []
    assert list(work_off(g)) == []

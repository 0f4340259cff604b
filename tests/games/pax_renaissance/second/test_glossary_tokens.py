"""The glossary of the 2nd edition on bishops and florins, pawns and pirates."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, NO, Move
from stolnik.games.pax_renaissance.box.components import Agent, Op
from stolnik.games.pax_renaissance.chapters.agents import (
    place_agents,
    place_concession,
    place_pirate,
    refuse_concession,
    refuse_pirate,
    token_of,
)
from stolnik.games.pax_renaissance.chapters.bishops import enter_card
from stolnik.games.pax_renaissance.chapters.market import buy
from stolnik.games.pax_renaissance.chapters.ops import usable_ops
from stolnik.games.pax_renaissance.chapters.ops.corsair import refuse_corsair
from stolnik.games.pax_renaissance.chapters.ops.inquisitor import refuse_inquisitor
from stolnik.games.pax_renaissance.chapters.ops.repress import refuse_repress
from stolnik.games.pax_renaissance.chapters.ops.tax import PAY
from stolnik.games.pax_renaissance.chapters.ops.vote import has_majority, vote
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.selling import sell
from stolnik.games.pax_renaissance.chapters.tableau import seat_of, silenced
from stolnik.games.pax_renaissance.chapters.tokens import (
    bishops_left,
    empty_borders,
    reserve,
)
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.chapters.victory import concessions
from stolnik.games.pax_renaissance.chapters.wars.campaign import campaign
from stolnik.games.pax_renaissance.chapters.wars.civil_war import conspiracy
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.view import view
from tests.games.pax_renaissance.every_card import drive
from tests.games.pax_renaissance.position import border, first_ask, hold, own, run, stand
from tests.games.pax_renaissance.running import icon, targets, use
from tests.games.pax_renaissance.second.second import enthrone, second

WEST_OF_FRANCE = border("england", "france")
SOUTH_OF_FRANCE = border("france", "aragon")
EAST_OF_FRANCE = border("france", "holy_roman_empire")
BISHOP = Agent("bishop", "catholic")
JESUITS = "pren008"  # West, Aragon
WEST_CARD = "pren023"  # West, in the whole West


def clause(refusal: object) -> str | None:
    return getattr(refusal, "clause", None)


def cards_offered(g: Pax, card: str) -> set[str]:
    """Where the bishop of a card may be placed."""
    ask = first_ask(place_agents(g, 0, card, [BISHOP]))
    return {str(move[2]) for move in ask.options if move[0] == "bishop"}


# -- bishops -------------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX2-GLO.Bishop.1",
    "PAX2-GLO.Bishop.2",
    "PAX2-GLO.Bishop.3",
    "PAX2-GLO.Bishop.7",
    "PAX2-GLO.Location.9",
    "PAX2-GLO.PlayerBoard.1",
)
def test_a_bishop_goes_to_any_card_or_throne_that_shares_the_location() -> None:
    g = second()
    own(g, 0, JESUITS, "pren036")  # the card that brings him, and one of France
    own(g, 1, "pren040", WEST_CARD, "england")
    g.players[2].maids.append("pren044")
    assert cards_offered(g, JESUITS) == {JESUITS, "pren040", WEST_CARD, "aragon"}
    assert cards_offered(g, "pren036") == {"pren036", WEST_CARD, "france"}


@pytest.mark.rule("PAX2-GLO.Bishop.4", "PAX2-GLO.Kill.1")
@pytest.mark.parametrize("way", ["placed", "moved"])
def test_a_bishop_who_meets_another_kills_him_and_dies(way: str) -> None:
    g = second()
    own(g, 0, JESUITS, "pren037")
    g.bishops["pren037"] = "reformation"
    enthrone(g, "aragon", repressed=["pawn_1"])
    if way == "placed":
        run(enter_card(g, 0, "pren037", "catholic"))
    else:
        g.bishops[JESUITS] = "catholic"
        use(g, JESUITS, "inquisitor", ("inquisitor", JESUITS, "pren037"))
    assert g.bishops == {}
    assert bishops_left(g, "catholic") == bishops_left(g, "reformation") == 5


@pytest.mark.rule("PAX2-GLO.Bishop.5")
@pytest.mark.parametrize("answer", [NO, ("pacify", "pawn_1"), ("pacify", "rook_islamic")])
def test_a_bishop_who_enters_may_kill_one_of_the_repressed(answer: Move) -> None:
    g = second()
    enthrone(g, "aragon", repressed=["pawn_1", "rook_islamic", "pawn_1"])
    run(enter_card(g, 0, "aragon", "catholic"), [answer])
    assert g.bishops == {"aragon": "catholic"}
    assert g.players[0].florins == 10
    left = ["pawn_1", "rook_islamic", "pawn_1"]
    if answer != NO:
        left.remove(str(answer[1]))
    assert g.repressed["aragon"] == left


@pytest.mark.rule("PAX2-GLO.Bishop.6")
def test_a_bishop_silences_abilities_one_shots_and_all_but_religious_ops() -> None:
    g = second()
    own(g, 0, "pren037", "pren135x", "pren028")  # The Hidden; Machiavellianism; a conspiracy
    g.bishops = {"pren037": "reformation", "pren028": "catholic"}
    g.market["west"].florins[1] = 1
    assert silenced(g, "pren037")
    assert targets(g, "pren037", "inquisitor") != []
    g.turn.running = ["west"]
    kinds = {
        g.box.cards[str(card)].ops[int(index)].kind
        for _, card, index in usable_ops(g, 0, ["west"])
        if card == "pren037"
    }
    assert kinds == {"inquisitor"}
    run(sell(g, 0, "pren028"))  # Machiavellianism would else perform its one-shot


@pytest.mark.rule("PAX2-GLO.Bishop.7")
def test_a_bishop_is_never_repressed_and_never_on_the_map() -> None:
    g = second()
    own(g, 0, "pren020", "france")  # represses pawn, rook and knight in France
    g.bishops["france"] = "catholic"
    assert targets(g, "pren020", "repress") == []
    for place in (*g.box.land_of, *g.box.between):
        assert place not in cards_offered(g, "pren020")


@pytest.mark.rule("PAX2-GLO.Bishop.8")
def test_a_bishop_goes_where_his_card_goes() -> None:
    g = second()
    own(g, 0, "france", "pren036")
    g.bishops = {"france": "islamic", "pren036": "catholic"}
    run(sell(g, 0, "france"))
    assert seat_of(g, "france") is None
    assert g.bishops == {"france": "islamic", "pren036": "catholic"}
    run(sell(g, 0, "pren036"))
    assert g.bishops == {"france": "islamic"}
    drive(g, conspiracy(g, 1, "france", [Agent("knight", "catholic")]))
    assert seat_of(g, "france") == 1
    assert g.bishops == {"france": "islamic"}


@pytest.mark.rule("PAX2-GLO.Bishop.9", "PAX2-GLO.RegimeChange.10")
def test_a_regime_change_dismisses_the_bishop_of_an_empire_from_a_tableau() -> None:
    g = second()
    own(g, 1, "france")
    g.bishops["france"] = "islamic"
    drive(g, conspiracy(g, 0, "france", [Agent("knight", "catholic")]))
    assert g.bishops == {}


@pytest.mark.rule("PAX2-GLO.Bishop.10", "PAX2-GLO.Op.3")
def test_only_an_inquisitor_of_his_colour_moves_a_bishop() -> None:
    g = second()
    own(g, 0, "pren004", JESUITS)  # a red and a Catholic inquisitor
    own(g, 1, "pren036", "pren037")
    g.bishops = {"pren036": "reformation"}
    assert ("inquisitor", "pren036", "pren037") in targets(g, "pren004", "inquisitor")
    assert targets(g, JESUITS, "inquisitor") == []
    inquisitor = icon(g, JESUITS, "inquisitor")[1]
    refusal = refuse_inquisitor(g, 0, JESUITS, inquisitor, "pren036", "pren037")
    assert clause(refusal) == "PAX2-F1.1"


# -- florins -------------------------------------------------------------------------------------


def money(g: Pax) -> int:
    """All florins that are not in China."""
    on_market = sum(sum(row.florins) for row in g.market.values())
    return on_market + sum(player.florins for player in g.players)


@pytest.mark.rule("PAX2-GLO.China.1", "PAX2-GLO.Florins.2")
def test_fairs_sales_and_repress_ops_bring_florins_from_china() -> None:
    g = second()
    own(g, 0, "pren025", "pren034")
    stand(g, vienna="rook_catholic")
    start = money(g)
    drive(g, hold_fair(g, 0, "east"))
    assert money(g) == start + 2
    run(sell(g, 0, "pren034"))
    assert money(g) == start + 4
    use(g, "pren025", "repress")
    assert money(g) == start + 5


@pytest.mark.rule("PAX2-GLO.China.2", "PAX2-GLO.China.3", "PAX2-GLO.Repress.2")
def test_agents_that_repress_campaigns_votes_and_taxes_pay_to_china() -> None:
    g = second()
    own(g, 0, "france", "pren028")
    stand(g, paris="knight_catholic", valencia="rook_islamic")
    enthrone(g, "france", repressed=["pawn_1", "pawn_2"])
    g.concessions = {SOUTH_OF_FRANCE: 0}
    left = [money(g)]
    place = first_ask(place_agents(g, 0, JESUITS, [Agent("rook", "catholic")]))
    assert ("oust", "rook_catholic", "valencia") in place.options
    run(
        place_agents(g, 0, JESUITS, [Agent("rook", "catholic")]),
        [("oust", "rook_catholic", "valencia")],
    )
    left.append(money(g))
    drive(g, campaign(g, 0, "france", "england"))
    left.append(money(g))
    use(g, "pren028", "tax", PAY, ("levy", "lyon"))
    left.append(money(g))
    drive(g, vote(g, 0, "pren040", Op("vote", side="west"), "france"))
    left.append(money(g))
    assert left == [30, 29, 28, 27, 25]


@pytest.mark.rule("PAX2-GLO.China.3")
def test_the_price_of_a_card_stays_on_the_market() -> None:
    g = second()
    start = money(g)
    run(buy(g, 0, str(g.market["west"].cards[4])))
    assert g.players[0].florins == 6
    assert money(g) == start


@pytest.mark.rule("PAX2-GLO.Florins.3")
def test_there_is_no_limit_to_the_florins() -> None:
    g = second(florins=500)  # far more than the 53 of the box
    own(g, 0, "pren034")
    run(sell(g, 0, "pren034"))
    assert g.players[0].florins == 502


@pytest.mark.rule("PAX2-GLO.Florins.4")
def test_everybody_sees_the_florins_of_all() -> None:
    g = second()
    g.players[1].florins = 7
    for seat in (0, 1, 2, None):
        assert [player.florins for player in view(g, seat).players] == [10, 7, 10]


# -- pawns ---------------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX2-GLO.Pawn.1", "PAX2-GLO.Concession.1", "PAX2-GLO.Concession.2", "PAX2-GLO.Serf.1"
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_pawn_is_a_concession_on_a_border_and_a_serf_on_an_empire_card(seat: int) -> None:
    g = second()
    assert token_of(g, Agent("pawn"), seat) == f"pawn_{seat}"
    hold(g, seat, "pren036")
    drive(g, play_card(g, seat, "pren036"), agents=("concession", SOUTH_OF_FRANCE))
    assert g.concessions == {SOUTH_OF_FRANCE: seat}
    assert reserve(g, f"pawn_{seat}") == 9
    own(g, 0, "pren020")
    use(g, "pren020", "repress")
    assert g.concessions == {}
    assert g.repressed == {"france": [f"pawn_{seat}"]}
    assert reserve(g, f"pawn_{seat}") == 9


@pytest.mark.rule("PAX2-GLO.Concession.1", "PAX2-GLO.Border.4")
def test_there_is_one_concession_on_a_border() -> None:
    g = second()
    g.concessions = {SOUTH_OF_FRANCE: 1}
    place_concession(g, 0, SOUTH_OF_FRANCE, "france")
    assert g.concessions == {SOUTH_OF_FRANCE: 0}
    assert reserve(g, "pawn_1") == 9  # a serf


@pytest.mark.rule("PAX2-GLO.Concession.3")
def test_a_concession_votes_and_counts_for_globalization_and_can_be_taxed_and_killed() -> None:
    g = second()
    own(g, 1, "france", "pren139x", "pren028")  # a Catholic corsair and a tax in France
    g.concessions = {WEST_OF_FRANCE: 0}
    assert has_majority(g, 0, "france")
    assert concessions(g, 0) == 1
    assert targets(g, "pren028", "tax", seat=1) == [("tax", "france", WEST_OF_FRANCE)]
    assert ("repress_concession", WEST_OF_FRANCE, "france") in targets(
        g, "pren139x", "repress", seat=1
    )
    g.pirates = {EAST_OF_FRANCE: "catholic"}
    g.turn.seat = 1
    corsair: Move = ("corsair", EAST_OF_FRANCE, WEST_OF_FRANCE)
    assert corsair in targets(g, "pren139x", "corsair", seat=1)


@pytest.mark.rule("PAX2-GLO.Concession.4", "PAX2-GLO.Border.5")
def test_only_concessions_on_an_active_route_earn_profits() -> None:
    g = second()
    g.market["west"].florins[0] = 9
    off_the_route = border("ottoman", "mamluk")  # only the Red Sea's white route comes there
    g.concessions = {WEST_OF_FRANCE: 1, off_the_route: 2, SOUTH_OF_FRANCE: 2}
    drive(g, hold_fair(g, 0, "west"))
    assert [player.florins for player in g.players] == [11, 11, 10]


# -- pirates -------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Pirate.1", "PAX2-GLO.Pirate.2", "PAX2-GLO.Location.2")
def test_a_pirate_goes_only_to_a_sea_border_of_its_cards_location() -> None:
    g = second()
    ask = first_ask(place_agents(g, 0, "pren142x", [Agent("pirate", "reformation")]))
    assert {move for move in ask.options if move != DONE} == {
        ("pirate", "pirate_reformation", WEST_OF_FRANCE),
        ("pirate", "pirate_reformation", EAST_OF_FRANCE),
    }
    assert clause(refuse_pirate(g, ["france"], SOUTH_OF_FRANCE)) == "PAX2-GLO.Pirate.1"
    sea_elsewhere = border("portugal", "aragon")
    assert clause(refuse_pirate(g, ["france"], sea_elsewhere)) == "PAX2-E2.17"


@pytest.mark.rule("PAX2-GLO.Pirate.3", "PAX2-GLO.Pirate.7", "PAX2-GLO.Kill.1")
@pytest.mark.parametrize("there", ["concession", "pirate"])
def test_a_placed_pirate_kills_what_is_on_its_border(there: str) -> None:
    g = second()
    if there == "concession":
        g.concessions = {WEST_OF_FRANCE: 1}
    else:
        g.pirates = {WEST_OF_FRANCE: "islamic"}
    place_pirate(g, 0, WEST_OF_FRANCE, "catholic")
    assert (g.concessions, g.pirates) == ({}, {WEST_OF_FRANCE: "catholic"})
    assert reserve(g, "pawn_1") == 10
    assert reserve(g, "pirate_islamic") == 4
    assert g.repressed == {}
    assert g.players[0].florins == 10


@pytest.mark.rule("PAX2-GLO.Pirate.4")
def test_each_pirate_on_the_route_takes_a_florin_of_the_profits() -> None:
    g = second()
    g.market["west"].florins[0] = 5
    g.pirates = {WEST_OF_FRANCE: "islamic", border("portugal", "aragon"): "catholic"}
    drive(g, hold_fair(g, 0, "west"))
    assert g.market["west"].florins[0] == 5 + 2 - 1 - 2
    assert money(g) == 30 + 7 - 2


@pytest.mark.rule("PAX2-GLO.Pirate.6")
def test_a_pirate_cannot_be_repressed() -> None:
    g = second()
    own(g, 0, "pren020")
    g.pirates = {WEST_OF_FRANCE: "islamic"}
    op = g.box.cards["pren020"].ops[0]
    assert targets(g, "pren020", "repress") == []
    refusal = refuse_repress(g, 0, "pren020", op, WEST_OF_FRANCE)
    assert clause(refusal) == "PAX2-GLO.Pirate.6"


@pytest.mark.rule("PAX2-GLO.Pirate.7")
@pytest.mark.parametrize("by", ["siege", "corsair"])
def test_a_pirate_is_killed_by_a_siege_or_by_another_that_sails_in(by: str) -> None:
    g = second()
    g.pirates = {WEST_OF_FRANCE: "islamic"}
    if by == "siege":
        own(g, 0, "pren028")
        use(g, "pren028", "siege")
        assert g.pirates == {}
    else:
        own(g, 0, "pren139x")
        g.pirates[EAST_OF_FRANCE] = "catholic"
        use(g, "pren139x", "corsair", ("corsair", EAST_OF_FRANCE, WEST_OF_FRANCE))
        assert g.pirates == {WEST_OF_FRANCE: "catholic"}
    assert reserve(g, "pirate_islamic") == 4


@pytest.mark.rule("PAX2-GLO.Pirate.8", "PAX2-GLO.Op.3")
def test_a_pirate_moves_only_by_a_corsair_of_its_religion() -> None:
    g = second()
    own(g, 0, "pren139x")  # a Catholic corsair in France
    g.pirates = {EAST_OF_FRANCE: "islamic"}
    assert targets(g, "pren139x", "corsair") == []
    op = next(op for op in g.box.cards["pren139x"].ops if op.kind == "corsair")
    refusal = refuse_corsair(g, 0, "pren139x", op, EAST_OF_FRANCE, WEST_OF_FRANCE)
    assert clause(refusal) == "PAX2-F7.2"


@pytest.mark.rule("PAX2-GLO.Pirate.9")
def test_a_pirate_beside_a_protected_concession_takes_no_profits() -> None:
    g = second()
    own(g, 1, "pren113x")
    g.market["west"].florins[0] = 5
    g.concessions = {WEST_OF_FRANCE: 1}
    g.pirates = {WEST_OF_FRANCE: "islamic"}
    drive(g, hold_fair(g, 0, "west"))
    assert g.players[1].florins == 11
    assert g.market["west"].florins[0] == 5 + 2 - 1 - 1


@pytest.mark.rule("PAX2-GLO.Pirate.10")
def test_even_a_protected_player_places_no_new_concession_beside_a_pirate() -> None:
    g = second()
    own(g, 0, "pren113x")
    g.pirates = {WEST_OF_FRANCE: "islamic"}
    assert clause(refuse_concession(g, 0, ["france"], WEST_OF_FRANCE)) == "PAX2-E2.21"
    assert WEST_OF_FRANCE not in empty_borders(g, "france")

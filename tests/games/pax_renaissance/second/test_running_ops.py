"""Activating the ops of one half of the tableau (E4): who acts, how often, against what."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.pax_renaissance.chapters.ops import refuse_op, refuse_target
from stolnik.games.pax_renaissance.play import refuse_action
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import border, crown, own, stand, vassal
from tests.games.pax_renaissance.running import icon, menu, op, targets, use
from tests.games.pax_renaissance.second.cards import (
    ANTIPOPE,
    BUNDSCHUH,
    CROMWELL,
    DAMASCUS_COFFEE,
    DUKE_OF_MILAN,
    GENOESE_FLEET,
    GUTENBERG,
    HOLY_LAND_CRUSADE,
    ISABELLA,
    JANISSARIES,
    JESUITS,
    KINGMAKER,
    KREMLIN,
    LUTHER,
    POSPOLITE_RUSZENIE,
    QIZILBASH,
    SINDICAT_REMENCA,
    STAPLE,
    THE_BOLD,
    THE_GRIM,
    THE_HIDDEN,
    VLAD,
)
from tests.games.pax_renaissance.second.second import second
from tests.games.pax_renaissance.table import Table

AUGSBURG = border("france", "holy_roman_empire")
FLORENCE = border("aragon", "papal_states")


def clause(g: Pax, *move: str) -> str | None:
    """Why seat 0 cannot take this action."""
    refusal = refuse_action(g, 0, move)
    return refusal.clause if refusal else None


def rich_market(g: Pax) -> Pax:
    """Plenty of florins to trade with lie in both rows."""
    for row in g.market.values():
        row.florins[0] = 9
    return g


def acting(table: Table) -> set[str]:
    """The cards that can use an op now."""
    assert table.ask is not None
    assert table.topic == "ops"
    return {str(move[1]) for move in table.ask.options if move != DONE}


# -- who acts, and how often -------------------------------------------------------------------


@pytest.mark.rule("PAX2-D1.10", "PAX2-D1.11", "PAX2-E4.1", "PAX2-E4.3", "PAX2-B5.4")
@pytest.mark.parametrize(
    "side, cards", [("east", {DAMASCUS_COFFEE, KREMLIN}), ("west", {STAPLE, BUNDSCHUH})]
)
def test_each_card_of_one_half_may_use_an_op(side: str, cards: set[str]) -> None:
    g = rich_market(second())
    own(g, 0, DAMASCUS_COFFEE, STAPLE, KREMLIN, BUNDSCHUH)
    own(g, 1, GUTENBERG)
    assert refuse_op(g, 0, STAPLE, 0) is not None  # ops work only while they are activated
    table = Table(g)
    table.answer(("ops", side))
    assert acting(table) == cards
    for card in sorted(cards):
        table.answer(op(g, card, "commerce"))
    assert g.players[0].florins == 12
    assert (table.topic, g.turn.actions) == ("action", 1)


@pytest.mark.rule("PAX2-D1.10", "PAX2-D1.11", "PAX2-D1.4", "PAX2-E4.3")
def test_east_and_west_are_actions_of_their_own_and_each_comes_once_a_turn() -> None:
    g = rich_market(second())
    own(g, 0, DAMASCUS_COFFEE, KREMLIN, STAPLE)
    table = Table(g)
    table.answer(("ops", "east"), op(g, KREMLIN, "commerce"), DONE)
    assert clause(g, "ops", "east") == "PAX2-D1.4"  # though one card has not acted
    assert clause(g, "ops", "west") is None
    table.answer(("ops", "west"))
    assert g.players[0].florins == 12
    assert table.seat == 1


@pytest.mark.rule("PAX2-E4.2", "PAX2-D1.3")
def test_at_least_one_op_must_be_performed_and_no_more() -> None:
    g = rich_market(second())
    own(g, 0, STAPLE, BUNDSCHUH)
    table = Table(g)
    table.answer(("ops", "west"))
    assert table.ask is not None
    assert DONE not in table.ask.options
    table.answer(op(g, STAPLE, "commerce"))
    assert list(table.ask.options) == [op(g, BUNDSCHUH, "commerce"), DONE]
    table.answer(DONE)
    assert (table.topic, g.turn.actions) == ("action", 1)


@pytest.mark.rule("PAX2-E4.4")
def test_a_card_uses_one_of_its_ops_only_once_a_turn() -> None:
    g = rich_market(second())
    own(g, 0, THE_HIDDEN, STAPLE, "aragon")
    g.concessions[FLORENCE] = 0
    table = Table(g)
    table.answer(("ops", "west"))
    assert table.ask is not None
    assert {op(g, THE_HIDDEN, "vote"), op(g, THE_HIDDEN, "commerce")} < {*table.ask.options}
    table.answer(op(g, THE_HIDDEN, "commerce"))
    assert THE_HIDDEN not in acting(table)
    refusal = refuse_op(g, 0, THE_HIDDEN, icon(g, THE_HIDDEN, "vote")[0])
    assert refusal is not None
    assert refusal.clause == "PAX2-E4.4"


@pytest.mark.rule("PAX2-E4.5")
@pytest.mark.parametrize("order", [(STAPLE, BUNDSCHUH), (BUNDSCHUH, STAPLE)])
def test_ops_are_performed_in_any_order(order: tuple[str, str]) -> None:
    g = rich_market(second())
    own(g, 0, STAPLE, BUNDSCHUH)
    table = Table(g)
    table.answer(("ops", "west"), *(op(g, card, "commerce") for card in order))
    assert g.turn.used == list(order)


# -- cards that come in the middle of it ---------------------------------------------------------


@pytest.mark.rule("PAX2-E4.6", "PAX2-E4.16")
def test_a_card_gained_by_a_campaign_may_act_at_once_if_it_lies_in_this_half() -> None:
    g = second()
    own(g, 0, "ottoman")
    stand(g, constantinople_2="knight_islamic", varna="knight_catholic", buda="knight_catholic")
    stand(g, constantinople_3="knight_islamic", modon="knight_islamic")
    table = Table(g)
    table.answer(
        ("ops", "east"),
        ("campaign", "hungary"),
        ("lose", "modon", "knight_islamic"),
        ("lose", "constantinople_2", "knight_islamic"),
        DONE,
    )
    assert g.suzerains == {"hungary": "ottoman"}
    assert (table.topic, g.turn.actions) == ("action", 1)  # Hungary has no knights left
    g = second()
    own(g, 0, "ottoman")
    g.repressed["hungary"] = ["knight_catholic"]
    stand(g, constantinople_2="knight_islamic")
    table = Table(g)
    table.answer(
        ("ops", "east"),
        ("campaign", "hungary"),
        DONE,  # no concession
        ("emancipate", "knight_catholic", "buda"),
    )
    assert acting(table) == {"hungary"}  # but Ottoman, which has acted, cannot again
    table.answer(op(g, "hungary", "campaign"), ("campaign", "byzantium"), DONE)
    assert g.suzerains == {"hungary": "ottoman", "byzantium": "ottoman"}


@pytest.mark.rule("PAX2-E4.6")
def test_a_vassal_acts_in_the_half_of_its_suzerain() -> None:
    g = second()  # 2e R14
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "holy_roman_empire")
    stand(g, vienna="knight_catholic")
    assert menu(g, "east") == [("op", "holy_roman_empire", 0)]
    assert menu(g, "west") == []


@pytest.mark.rule("PAX2-E4.6", "PAX2-E4.16")
def test_a_card_gained_by_a_vote_may_act_at_once() -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA)
    own(g, 1, "aragon")
    g.concessions[FLORENCE] = 0
    stand(g, valencia="knight_catholic")
    table = Table(g)
    table.answer(("ops", "west"), DONE)  # nothing but the vote is possible
    assert acting(table) == {"aragon"}


@pytest.mark.rule("PAX2-E4.14", "PAX2-E4.15")
def test_a_vote_makes_a_republic_of_ones_own_king_and_its_op_may_be_used_at_once() -> None:
    g = rich_market(second())
    own(g, 0, SINDICAT_REMENCA, "aragon")
    g.concessions[FLORENCE] = 0
    table = Table(g)
    table.answer(("ops", "west"), op(g, SINDICAT_REMENCA, "vote"), DONE)
    assert g.republics == ["aragon"]
    table.answer(op(g, "aragon", "commerce"))
    assert g.players[0].florins == 11


@pytest.mark.rule("PAX2-E4.14")
def test_a_vote_makes_a_king_of_ones_own_republic() -> None:
    g = second()
    own(g, 0, SINDICAT_REMENCA)
    own(g, 0, "aragon", republic=True)
    g.concessions[FLORENCE] = 0
    use(g, SINDICAT_REMENCA, "vote", DONE)
    assert g.republics == []
    assert g.players[0].west == [SINDICAT_REMENCA, "aragon"]


@pytest.mark.rule("PAX2-E4.15", "PAX2-E4.16")
def test_a_card_that_has_acted_cannot_act_again_on_its_other_side() -> None:
    g = rich_market(second())
    own(g, 0, SINDICAT_REMENCA)
    own(g, 0, "aragon", republic=True)
    g.concessions[FLORENCE] = 0
    stand(g, valencia="knight_catholic")
    table = Table(g)
    table.answer(("ops", "west"), op(g, "aragon", "commerce"))
    table.answer(op(g, SINDICAT_REMENCA, "vote"), DONE)
    assert g.republics == []  # a king with a knight, who could campaign
    assert (table.topic, g.turn.actions) == ("action", 1)


# -- against what --------------------------------------------------------------------------------


def crowded() -> Pax:
    """Something for every op: cards, bishops, florins, and tokens everywhere in the West."""
    g = rich_market(second())
    stand(g, valencia="rook_catholic", paris="knight_catholic")
    g.concessions = {FLORENCE: 1, AUGSBURG: 0, border("england", "france"): 1}
    g.pirates[border("portugal", "aragon")] = "catholic"
    return g


@pytest.mark.rule("PAX2-E4.7", "PAX2-E4.8")
@pytest.mark.parametrize(
    "card, kind, verbs",
    [
        (STAPLE, "commerce", {"commerce"}),
        (DUKE_OF_MILAN, "tax", {"tax"}),
        (DUKE_OF_MILAN, "siege", {"siege_city", "siege_pirate"}),
        (GENOESE_FLEET, "repress", {"repress_concession"}),
        (GENOESE_FLEET, "corsair", {"corsair"}),
        (SINDICAT_REMENCA, "vote", {"vote"}),
        (JESUITS, "inquisitor", {"inquisitor"}),
        (ISABELLA, "behead", {"behead"}),
        (ISABELLA, "repress", {"repress_concession", "repress_city"}),
        ("france", "campaign", {"campaign"}),
    ],
)
def test_each_op_has_its_own_kind_of_target(card: str, kind: str, verbs: set[str]) -> None:
    g = crowded()
    own(g, 0, STAPLE, DUKE_OF_MILAN, GENOESE_FLEET, SINDICAT_REMENCA, JESUITS, "aragon", "france")
    own(g, 1, THE_BOLD)
    g.concessions[border("france", "aragon")] = 0
    crown(g, ISABELLA, "aragon")
    g.bishops[JESUITS] = "catholic"
    g.bishops[GENOESE_FLEET] = "reformation"
    found = targets(g, card, kind)
    assert {move[0] for move in found} == verbs
    others: list[Move] = [("vote", "france"), ("commerce", "pren001"), ("behead", "aragon")]
    for wrong in [move for move in others if move[0] not in verbs]:
        refusal = refuse_target(g, 0, card, icon(g, card, kind)[1], wrong)
        assert refusal is not None
        assert refusal.clause == "PAX2-E4.7"


@pytest.mark.rule("PAX2-E4.8")
def test_the_target_of_an_inquisitor_is_a_bishop_on_a_card_and_of_commerce_a_florin() -> None:
    g = second()
    own(g, 0, JESUITS, STAPLE, LUTHER)
    assert targets(g, JESUITS, "inquisitor") == []
    assert targets(g, STAPLE, "commerce") == []
    g.bishops[STAPLE] = "catholic"
    g.market["west"].florins[3] = 1
    assert targets(g, STAPLE, "commerce") == [("commerce", g.market["west"].cards[3])]
    assert ("inquisitor", STAPLE, LUTHER) in targets(g, JESUITS, "inquisitor")


@pytest.mark.rule("PAX2-E4.9")
def test_repress_tax_corsair_and_siege_act_in_the_location_of_their_card() -> None:
    g = crowded()
    own(g, 0, DUKE_OF_MILAN, GENOESE_FLEET)  # both in Aragon
    assert targets(g, DUKE_OF_MILAN, "tax") == [("tax", "aragon", FLORENCE)]
    assert targets(g, GENOESE_FLEET, "repress") == [("repress_concession", FLORENCE, "aragon")]
    assert set(targets(g, DUKE_OF_MILAN, "siege")) == {
        ("siege_city", "valencia"),
        ("siege_pirate", border("portugal", "aragon")),
    }
    assert {move[1] for move in targets(g, GENOESE_FLEET, "corsair")} == {
        border("portugal", "aragon")
    }
    g.pirates = {border("england", "france"): "catholic"}
    assert targets(g, GENOESE_FLEET, "corsair") == []
    elsewhere: list[tuple[str, str, Move]] = [
        (DUKE_OF_MILAN, "siege", ("siege_city", "paris")),
        (DUKE_OF_MILAN, "siege", ("siege_pirate", border("england", "france"))),
        (DUKE_OF_MILAN, "tax", ("tax", "france", AUGSBURG)),
        (GENOESE_FLEET, "repress", ("repress_concession", AUGSBURG, "france")),
    ]
    for card, kind, move in elsewhere:
        assert refuse_target(g, 0, card, icon(g, card, kind)[1], move) is not None


@pytest.mark.rule("PAX2-E4.9")
def test_a_token_on_a_border_is_in_both_empires() -> None:
    g = second()
    own(g, 0, KINGMAKER, CROMWELL, THE_BOLD)  # England, England, France
    g.concessions[border("england", "france")] = 1
    assert targets(g, CROMWELL, "tax") == [("tax", "england", border("england", "france"))]
    assert targets(g, THE_BOLD, "tax") == [("tax", "france", border("england", "france"))]
    g.pirates[border("england", "portugal")] = "islamic"
    assert targets(g, KINGMAKER, "siege") == [("siege_pirate", border("england", "portugal"))]


@pytest.mark.rule("PAX2-E4.10")
def test_a_campaign_goes_against_a_neighbour() -> None:
    g = second()
    own(g, 0, "england")
    stand(g, london="knight_catholic")
    assert {move[1] for move in targets(g, "england", "campaign")} == {
        "france",
        "portugal",
        "aragon",  # across the corner
    }


@pytest.mark.rule("PAX2-E4.11")
def test_behead_goes_against_a_card_of_the_same_location() -> None:
    g = second()
    own(g, 0, THE_GRIM)  # Ottoman
    own(g, 1, QIZILBASH, VLAD, "ottoman", "hungary")  # East, Hungary
    assert set(targets(g, THE_GRIM, "behead")) == {("behead", QIZILBASH), ("behead", "ottoman")}


@pytest.mark.rule("PAX2-E4.12")
def test_inquisitor_commerce_and_vote_do_not_care_for_the_location_of_their_card() -> None:
    g = rich_market(second())
    own(g, 0, ANTIPOPE, KREMLIN, POSPOLITE_RUSZENIE)  # France, Holy Roman Empire, Hungary
    own(g, 1, CROMWELL, KINGMAKER, "byzantium")
    g.bishops[CROMWELL] = "reformation"
    g.concessions[border("hungary", "byzantium")] = 0
    assert ("inquisitor", CROMWELL, KINGMAKER) in targets(g, ANTIPOPE, "inquisitor")
    assert targets(g, KREMLIN, "commerce") == [("commerce", g.market["east"].cards[0])]
    assert targets(g, POSPOLITE_RUSZENIE, "vote") == [("vote", "byzantium")]


@pytest.mark.rule("PAX2-E4.13")
def test_one_may_target_ones_own_cards_and_tokens() -> None:
    g = second()
    own(g, 0, GENOESE_FLEET, DUKE_OF_MILAN, "aragon", JESUITS)
    crown(g, ISABELLA, "aragon")
    stand(g, valencia="knight_catholic")
    g.concessions[FLORENCE] = 0
    assert ("behead", JESUITS) in targets(g, ISABELLA, "behead")
    assert ("siege_city", "valencia") in targets(g, DUKE_OF_MILAN, "siege")
    assert ("tax", "aragon", FLORENCE) in targets(g, DUKE_OF_MILAN, "tax")
    use(g, GENOESE_FLEET, "repress")
    assert g.repressed == {"aragon": ["pawn_0"]}
    assert g.players[0].florins == 11


@pytest.mark.rule("PAX2-E4.8", "PAX2-E4.9")
def test_a_card_of_the_whole_east_acts_in_any_of_its_empires() -> None:
    g = second()
    own(g, 0, JANISSARIES, HOLY_LAND_CRUSADE)
    stand(g, buda="knight_catholic", cairo="rook_islamic", paris="knight_catholic")
    assert targets(g, JANISSARIES, "siege") == [("siege_city", "buda"), ("siege_city", "cairo")]
    assert targets(g, HOLY_LAND_CRUSADE, "siege") == [("siege_city", "cairo")]

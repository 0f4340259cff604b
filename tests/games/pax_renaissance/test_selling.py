"""Selling cards (E3) and what the sale of some cards brings."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, NO, Ask
from stolnik.games.pax_renaissance.chapters.selling import refuse_sale, sell, worth
from stolnik.games.pax_renaissance.chapters.tableau import in_play
from stolnik.games.pax_renaissance.chapters.tokens import reserve
from stolnik.games.pax_renaissance.events import CourtLost, Sold
from stolnik.games.pax_renaissance.play import menu
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.both import EACH_EDITION, cited, twin, twins
from tests.games.pax_renaissance.position import (
    border,
    crown,
    first_ask,
    hold,
    listen,
    own,
    pax_position,
    run,
    stand,
    vassal,
)


def clause(g: Pax, card: str, seat: int = 0) -> str | None:
    refusal = refuse_sale(g, seat, card)
    return refusal.clause if refusal else None


@pytest.mark.rule(
    "PAX1-D1.7",
    "PAX1-E3.1",
    "PAX1-GL.China.1",
    "PAX2-A2.3",
    "PAX2-D1.9",
    "PAX2-E3.1",
    "PAX2-GLO.China.1",
)
@pytest.mark.parametrize("place", ["hand", "tableau"])
@EACH_EDITION
def test_a_card_from_hand_or_tableau_brings_two_florins_from_china(
    place: str, edition: int
) -> None:
    g = pax_position(edition=edition)
    luther = twin(g, "luther")
    (hold if place == "hand" else own)(g, 0, luther)
    heard = listen(g)
    run(sell(g, 0, luther))
    assert [player.florins for player in g.players] == [12, 10, 10]
    assert (g.players[0].hand, g.players[0].west, g.discards) == ([], [], [luther])
    assert heard == [Sold(0, luther, 2)]


@pytest.mark.rule("PAX1-E3.2", "PAX2-E3.2")
@EACH_EDITION
def test_only_own_cards_can_be_sold(edition: int) -> None:
    g = pax_position(edition=edition)
    luther, cromwell, jesuits = twins(g, "luther", "cromwell", "jesuits")
    own(g, 1, luther, "england")
    hold(g, 1, cromwell)
    hold(g, 0, jesuits)
    for card in (luther, "england", cromwell, "france", g.market["east"].cards[1], "x"):
        assert clause(g, card) == cited(g, "PAX1-E3.2", "PAX2-E3.2")  # type: ignore[arg-type]
    assert clause(g, jesuits) is None
    assert clause(g, luther, seat=1) is None


@pytest.mark.rule("PAX1-E3.3", "PAX1-GL.Discard.1", "PAX1-GL.Discard.3", "PAX1-GL.Discard.4")
def test_a_sold_empire_takes_its_vassals_and_all_tokens_along() -> None:
    g = pax_position()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "hungary", "mamluk")
    g.bishops = {"ottoman": "islamic", "hungary": "catholic"}
    g.repressed = {"ottoman": ["rook_islamic"], "mamluk": ["pawn_1", "knight_islamic"]}
    run(sell(g, 0, "ottoman"))
    assert not any(in_play(g, empire) for empire in ("ottoman", "hungary", "mamluk"))
    assert (g.bishops, g.repressed, g.suzerains) == ({}, {}, {})
    assert reserve(g, "pawn_1") == 10
    assert g.discards == []  # empires go back to the stack
    assert g.players[0].florins == 12  # 1e R33: nothing for the vassals


@pytest.mark.rule("PAX1-E3.3", "PAX1-GL.Discard.4", "PAX2-E3.3")
@EACH_EDITION
def test_a_bishop_goes_with_the_sold_card(edition: int) -> None:
    g = pax_position(edition=edition)
    luther = twin(g, "luther")
    own(g, 0, luther)
    g.bishops[luther] = "catholic"
    run(sell(g, 0, luther))
    assert g.bishops == {}


@pytest.mark.rule("PAX1-E3.4", "PAX1-GL.Discard.2")
def test_a_royal_couple_is_sold_together_for_four() -> None:
    g = pax_position()
    own(g, 0, "aragon")
    crown(g, "isabella_of_castille", "aragon")
    assert clause(g, "isabella_of_castille") == "PAX1-E3.4"
    run(sell(g, 0, "aragon"))
    assert g.players[0].florins == 14
    assert g.discards == ["isabella_of_castille"]
    assert not in_play(g, "aragon")


@pytest.mark.rule("PAX1-E3.4", "PAX2-E3.4")
@EACH_EDITION
def test_a_couple_with_vassals_sells_for_four(edition: int) -> None:
    g = pax_position(edition=edition)
    own(g, 0, "aragon")
    crown(g, twin(g, "isabella_of_castille"), "aragon")
    vassal(g, "aragon", "france")
    assert worth(g, 0, "aragon") == 4


@pytest.mark.parametrize(("edition", "queen_stays"), [(1, False), (2, True)])
def test_the_story_tells_who_leaves_with_a_sold_empire(edition: int, queen_stays: bool) -> None:
    g = pax_position(edition=edition)
    isabella = twin(g, "isabella_of_castille")
    own(g, 0, "aragon")
    crown(g, isabella, "aragon")
    vassal(g, "aragon", "france")
    heard = listen(g)
    run(sell(g, 0, "aragon"))
    lost = ("france",) if queen_stays else ("france", isabella)
    assert heard == [Sold(0, "aragon", 4), CourtLost("aragon", lost)]


@pytest.mark.rule("PAX1-E3.2", "PAX1-E3.1")
def test_a_vassal_can_be_sold_alone() -> None:
    g = pax_position()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "hungary")
    run(sell(g, 0, "hungary"))
    assert not in_play(g, "hungary")
    assert in_play(g, "ottoman")
    assert g.players[0].florins == 12


@pytest.mark.rule("PAX1-I2.2")
def test_an_old_maid_cannot_be_sold() -> None:
    g = pax_position()
    g.players[0].maids.append("joanna_the_mad")
    assert clause(g, "joanna_the_mad") == "PAX1-I2.2"


@pytest.mark.rule("PAX1-D1.2", "PAX2-D1.4")
@EACH_EDITION
def test_no_more_than_two_sales_a_turn(edition: int) -> None:
    g = pax_position(edition=edition)
    luther = twin(g, "luther")
    hold(g, 0, luther)
    g.turn.sold = 2
    assert clause(g, luther) == cited(g, "PAX1-D1.2", "PAX2-D1.4")
    assert ("sell", luther) not in menu(g, 0)


# -- cards that say otherwise ----------------------------------------------------------------


@pytest.mark.rule("PAX1-A1.1", "PAX1-GL.Ability.1", "PAX2-A1.1", "PAX2-E3.6")
@EACH_EDITION
def test_aztec_gold_sells_for_four_from_the_tableau(edition: int) -> None:
    g = pax_position(edition=edition)
    conquistadors = twin(g, "conquistadors")
    own(g, 0, conquistadors)
    assert worth(g, 0, conquistadors) == 4
    g.bishops[conquistadors] = "catholic"
    assert worth(g, 0, conquistadors) == 2
    g = pax_position(edition=edition)
    hold(g, 0, conquistadors)
    assert worth(g, 0, conquistadors) == 2  # an ability works only in a tableau


@pytest.mark.rule("PAX1-A1.1", "PAX1-E3.4", "PAX2-A1.1")
@EACH_EDITION
def test_a_queen_worth_four_makes_her_couple_worth_six(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    own(g, 0, "holy_roman_empire")
    crown(g, twin(g, "reichskrone"), "holy_roman_empire")
    assert worth(g, 0, "holy_roman_empire") == 6


@pytest.mark.rule("PAX1-A1.1", "PAX2-A1.1")
@EACH_EDITION
def test_machiavellianism_lets_a_sold_card_start_its_war(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    machiavellianism, guild = twins(g, "machiavellianism", "flanders_guild")
    own(g, 0, machiavellianism)
    hold(g, 0, guild)
    first, second = border("england", "france"), border("france", "aragon")
    run(
        sell(g, 0, guild),
        [("attack", "france"), ("settle", "pawn_0", first), ("concession", second)],
    )
    assert g.players[0].florins == 12
    assert guild in g.discards
    assert g.players[0].west == [machiavellianism, "france"]


@pytest.mark.rule("PAX1-A1.1", "PAX1-GL.Ability.1", "PAX2-A1.1")
@EACH_EDITION
def test_machiavellianism_is_optional_and_can_be_silenced(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    machiavellianism, guild = twins(g, "machiavellianism", "flanders_guild")
    own(g, 0, machiavellianism, guild)
    ask = first_ask(sell(g, 0, guild))
    assert NO in ask.options
    g = pax_position(variants=["expansion"], edition=edition)
    own(g, 0, machiavellianism, guild)
    g.bishops[machiavellianism] = "catholic"
    run(sell(g, 0, guild))
    assert g.players[0].florins == 12


@pytest.mark.rule("PAX1-A1.1", "PAX2-A1.1")
@EACH_EDITION
def test_machiavellianism_does_not_cover_trade_shifts_reformations_and_jihads(edition: int) -> None:
    for name in ("hanseatic_league", "luther", "the_grim"):
        g = pax_position(variants=["expansion"], edition=edition)
        card = twin(g, name)
        own(g, 0, twin(g, "machiavellianism"), card)
        stand(g, vienna="knight_catholic", constantinople_1="knight_catholic")
        run(sell(g, 0, card))
        assert g.discards == [card]


@pytest.mark.rule("PAX1-A1.1")
def test_selling_cryptography_uses_a_political_op_of_an_opponent() -> None:
    g = pax_position(variants=["expansion"])
    own(g, 0, "cryptography", "almeida_armada")
    own(g, 1, "genoese_fleet", "spanish_tercio")
    own(g, 2, "swabian_league")
    stand(g, valencia="knight_catholic", paris="knight_catholic")
    g.concessions = {border("aragon", "papal_states"): 2, border("england", "portugal"): 2}
    asks: list[Ask] = []
    run(sell(g, 0, "cryptography"), [("op", "genoese_fleet", 0)], asks=asks)
    # Not: a siege, which is no political op; a Swabian League without a target; an own card.
    assert list(asks[0].options) == [("op", "genoese_fleet", 0), DONE]
    assert g.concessions == {border("england", "portugal"): 2}
    assert g.players[0].florins == 10 + 2 + 1  # the sale, and the florin of Repress


@pytest.mark.rule("PAX1-A1.1", "PAX1-GL.Ability.1", "PAX2-E3.6", "PAX2-GLO.Cryptography.1")
@EACH_EDITION
def test_cryptography_breaks_no_cipher_from_the_hand(edition: int) -> None:
    g = pax_position(variants=["expansion"], edition=edition)
    cryptography, fleet = twins(g, "cryptography", "genoese_fleet")
    hold(g, 0, cryptography)
    own(g, 1, fleet)
    g.concessions[border("aragon", "papal_states")] = 2
    run(sell(g, 0, cryptography))
    assert g.players[0].florins == 12

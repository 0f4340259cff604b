"""The glossary of the 2nd edition on cards: tableau, ops, market, hand and discards."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.pax_renaissance.box.checking import PRESTIGE
from stolnik.games.pax_renaissance.box.components import VICTORIES
from stolnik.games.pax_renaissance.chapters.apostasy import apostasy
from stolnik.games.pax_renaissance.chapters.market import buy, refuse_purchase
from stolnik.games.pax_renaissance.chapters.ops import refuse_op
from stolnik.games.pax_renaissance.chapters.ops.inquisitor import adjacent_cards, refuse_inquisitor
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.selling import sell
from stolnik.games.pax_renaissance.chapters.tableau import ability_count, prestige, seat_of
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair, refuse_fair
from stolnik.games.pax_renaissance.chapters.victory import law
from stolnik.games.pax_renaissance.view import view
from tests.games.pax_renaissance.every_card import drive
from tests.games.pax_renaissance.position import box, crown, hold, own, run, stand, vassal
from tests.games.pax_renaissance.running import icon, menu, op, targets, use
from tests.games.pax_renaissance.second.second import next_ask, second


def clause(refusal: object) -> str | None:
    return getattr(refusal, "clause", None)


# -- the tableau ---------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Tableau.1", "PAX2-E2.1")
def test_east_and_west_are_the_two_halves_of_a_tableau() -> None:
    g = second()
    hold(g, 0, "pren034", "pren084")
    drive(g, play_card(g, 0, "pren034"))
    drive(g, play_card(g, 0, "pren084"))
    hold(g, 0, "pren035", "pren082")
    drive(g, play_card(g, 0, "pren035"))
    drive(g, play_card(g, 0, "pren082"))
    assert g.players[0].west == ["pren034", "pren035"]
    assert g.players[0].east == ["pren084", "pren082"]
    seen = view(g, 1).players[0]
    assert [card.card for card in (*seen.west, *seen.east)] == [
        "pren034",
        "pren035",
        "pren084",
        "pren082",
    ]


@pytest.mark.rule("PAX2-GLO.Adjacent.2")
def test_cards_are_adjacent_if_they_lie_next_to_each_other() -> None:
    g = second()
    own(g, 0, "pren034", "pren035", "pren036", "pren084")
    own(g, 1, "pren040")
    assert adjacent_cards(g, "pren034") == ["pren035"]
    assert adjacent_cards(g, "pren035") == ["pren034", "pren036"]
    assert adjacent_cards(g, "pren084") == []
    assert adjacent_cards(g, "pren040") == []


@pytest.mark.rule("PAX2-GLO.Adjacent.3")
def test_a_vassal_is_adjacent_to_suzerain_fellows_and_both_neighbours() -> None:
    g = second()
    own(g, 0, "pren034", "france", "pren035", "pren036")
    vassal(g, "france", "aragon", "england")
    assert set(adjacent_cards(g, "aragon")) == {"pren034", "pren035", "france", "england"}
    assert set(adjacent_cards(g, "england")) == {"pren034", "pren035", "france", "aragon"}
    assert set(adjacent_cards(g, "pren035")) == {"pren036", "france", "aragon", "england"}
    assert set(adjacent_cards(g, "pren036")) == {"pren035"}


@pytest.mark.rule("PAX2-GLO.PlayerBoard.1", "PAX2-F1.6")
def test_no_bishop_moves_onto_a_player_board_or_across_it() -> None:
    g = second()
    own(g, 0, "pren008", "pren058")  # the innermost cards of both halves
    g.bishops["pren008"] = "catholic"
    inquisitor = icon(g, "pren008", "inquisitor")[1]
    for bank, refusing in (("fugger", "PAX2-F1.6"), ("pren058", "PAX2-F1.2")):
        refusal = refuse_inquisitor(g, 0, "pren008", inquisitor, "pren008", bank)
        assert clause(refusal) == refusing


@pytest.mark.rule("PAX2-GLO.Prestige.1")
def test_there_are_six_kinds_of_prestige() -> None:
    parts = box(edition=2)
    shown = {kind for card in parts.cards.values() for kind in card.prestige}
    six = {"reformation", "catholic", "islamic", "law", "discovery", "patron"}
    assert shown == six == PRESTIGE


@pytest.mark.rule("PAX2-GLO.OldMaid.1", "PAX2-GLO.OldMaid.2", "PAX2-GLO.Queen.1")
def test_an_old_maid_stays_under_the_board_and_her_prestige_counts() -> None:
    g = second()
    hold(g, 0, "pren048")
    drive(g, play_card(g, 0, "pren048"))
    assert g.players[0].maids == ["pren048"]
    assert [g.cities, g.concessions, g.bishops] == [{}, {}, {}]
    assert law(g, 0) == 1
    apostasy(g, 1, "catholic", "reformation")
    assert g.players[0].maids == ["pren048"]
    assert seat_of(g, "pren048") is None


# -- ops -----------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Op.1")
def test_a_card_is_used_for_one_op_a_turn() -> None:
    g = second()
    own(g, 0, "pren036", "pren034")  # vote, siege and commerce; commerce
    g.market["west"].florins[1] = 3
    stand(g, paris="rook_catholic")
    use(g, "pren036", "commerce")
    assert menu(g, "west") == [op(g, "pren034", "commerce")]
    siege = icon(g, "pren036", "siege")[0]
    assert clause(refuse_op(g, 0, "pren036", siege)) == "PAX2-E4.4"
    g.turn.running.clear()
    g.turn.done.append("ops west")
    g.turn.actions = 0
    next_ask(g)  # the next player's turn
    assert g.turn.used == []


@pytest.mark.rule("PAX2-GLO.Op.2")
def test_votes_commerce_and_inquisitors_do_not_look_at_the_cards_location() -> None:
    g = second()
    own(g, 0, "pren166x", "pren040")  # of Byzantium: commerce West; of Aragon: vote West
    own(g, 1, "england", "hungary")
    g.market["west"].florins[2] = 1
    g.concessions = {"border_england_france": 0, "border_hungary_ottoman": 0}
    west = str(g.market["west"].cards[2])
    assert targets(g, "pren166x", "commerce") == [("commerce", west)]
    assert targets(g, "pren040", "vote") == [("vote", "england")]  # only the West, but all of it


@pytest.mark.rule("PAX2-GLO.Op.3")
@pytest.mark.parametrize("colour", ["catholic", "islamic", "reformation"])
def test_the_target_of_other_ops_may_have_any_colour(colour: str) -> None:
    g = second()
    own(g, 0, "pren020", "pren028")
    stand(g, paris=f"knight_{colour}")
    assert targets(g, "pren020", "repress") == [("repress_city", "paris")]
    assert targets(g, "pren028", "siege") == [("siege_city", "paris")]


# -- the market and the hand ---------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Market.1", "PAX2-GLO.Market.2", "PAX2-GLO.Market.3")
@pytest.mark.parametrize("side", ["east", "west"])
def test_the_first_of_six_cards_lies_face_down_for_a_fair_and_the_others_are_for_sale(
    side: str,
) -> None:
    g = second()
    row = next(row for row in view(g, None).market if row.side == side)
    assert [place.face_down for place in row.places] == [True, False, False, False, False, False]
    cards = [str(card) for card in g.market[side].cards]
    assert clause(refuse_purchase(g, 0, cards[0])) == "PAX2-E1.6"
    assert [clause(refuse_purchase(g, 0, card)) for card in cards[1:]] == [None] * 5
    drive(g, hold_fair(g, 0, side))
    assert g.discards == cards[:1]
    assert g.market[side].cards == [None, *cards[1:]]
    assert refuse_fair(g, 0, side) is not None


@pytest.mark.rule("PAX2-GLO.Hand.1")
def test_a_bought_card_goes_to_the_hand_hidden_from_others() -> None:
    g = second()
    card = str(g.market["west"].cards[1])
    run(buy(g, 0, card))
    assert g.players[0].hand == [card]
    assert view(g, 0).players[0].hand == (card,)
    for other in (1, 2, None):
        seen = view(g, other).players[0]
        assert (seen.hand, seen.held) == ((), 1)


@pytest.mark.rule("PAX2-GLO.Hand.2")
def test_with_two_cards_in_hand_no_third_can_be_bought() -> None:
    g = second()
    card = str(g.market["west"].cards[1])
    hold(g, 0, "pren034")
    assert clause(refuse_purchase(g, 0, card)) is None
    hold(g, 0, "pren035")
    assert clause(refuse_purchase(g, 0, card)) == "PAX2-E1.2"


@pytest.mark.rule("PAX2-GLO.Hand.3")
@pytest.mark.parametrize("loss", ["silenced", "sold", "beheaded"])
def test_who_loses_an_unlimited_hand_discards_at_once_down_to_two(loss: str) -> None:
    g = second()
    own(g, 1, "pren043")
    hold(g, 1, "pren034", "pren035", "pren036", "pren037")
    answers: list[Move] = []
    if loss == "silenced":
        g.bishops["pren043"] = "catholic"  # in the turn of seat 0
    elif loss == "sold":
        g.turn.seat = 1
        answers.append(("sell", "pren043"))
    else:
        own(g, 0, "pren001")
        g.bishops["pren043"] = "catholic"
        use(g, "pren001", "behead")
    ask = next_ask(g, *answers)
    assert (ask.seat, ask.topic) == (1, "hand_limit")
    ask = next_ask(g, ("discard", "pren035"), ("discard", "pren034"))
    assert ask.topic in ("action", "ops")
    assert g.players[1].hand == ["pren036", "pren037"]
    assert g.discards[-2:] == ["pren035", "pren034"]


@pytest.mark.rule("PAX2-GLO.Hand.4")
def test_cards_in_hand_give_no_abilities() -> None:
    g = second()
    for card in g.box.cards.values():
        g.players[0].hand = [card.id]
        for ability in card.abilities:
            assert ability_count(g, 0, ability) == 0
    assert prestige(g, 0, "patron") == 0


@pytest.mark.rule("PAX2-GLO.VictoryCard.1", "PAX2-GLO.Comet.1")
def test_each_comet_turns_one_of_the_four_common_victory_cards() -> None:
    g = second(florins=50)
    comets = [*g.box.comets["east"], *g.box.comets["west"]]
    assert len(comets) == len(VICTORIES) == 4
    for comet, victory in zip(comets, VICTORIES, strict=True):
        g.market["east"].cards[1] = comet
        g.turn.loaded.clear()
        left = [("activate", each) for each in VICTORIES if each not in g.active]
        if len(left) > 1:
            ask = next(buy(g, 0, comet))
            assert list(ask.options) == left
            g.market["east"].cards[1] = comet
        drive(g, buy(g, 0, comet), activate=("activate", victory))
    assert g.active == list(VICTORIES)


# -- discards ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-GLO.Discard.1", "PAX2-GLO.Discard.2")
@pytest.mark.parametrize("way", ["sale", "behead", "apostasy", "fair", "comet"])
def test_cards_are_discarded_with_the_bishops_on_them(way: str) -> None:
    g = second()
    card = "pren005"  # Reformist, of the whole West
    if way in ("sale", "behead", "apostasy"):
        own(g, 1, card, "pren003")
        g.bishops[card] = "catholic"
    if way == "sale":
        run(sell(g, 1, card))
    elif way == "behead":
        own(g, 0, "pren001")
        use(g, "pren001", "behead")
    elif way == "apostasy":
        apostasy(g, 0, "reformation", "catholic")
    elif way == "fair":
        g.market["west"].cards[0] = card
        drive(g, hold_fair(g, 0, "west"))
    else:
        card = "comet_halley"
        g.market["west"].cards[1] = card
        drive(g, buy(g, 0, card), activate=("activate", "holy"))
    assert card in g.discards
    assert seat_of(g, card) is None
    assert card not in g.players[0].hand
    assert g.bishops == {}


@pytest.mark.rule("PAX2-GLO.Discard.3")
@pytest.mark.parametrize("way", ["sale", "apostasy"])
def test_a_discarded_empire_goes_to_its_throne_with_its_vassals(way: str) -> None:
    g = second()
    own(g, 0, "papal_states", "pren011")  # Catholic; Reformist
    vassal(g, "papal_states", "france", "aragon")
    crown(g, "pren045", "france")
    if way == "sale":
        run(sell(g, 0, "papal_states"))
    else:
        apostasy(g, 1, "reformation", "catholic")
    assert {seat_of(g, empire) for empire in ("papal_states", "france", "aragon")} == {None}
    assert g.suzerains == {}
    assert g.queens == {"pren045": "france"}
    assert "papal_states" not in g.discards
